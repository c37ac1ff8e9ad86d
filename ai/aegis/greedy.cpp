#include "ai/aegis/greedy.h"

#include <algorithm>
#include <array>
#include <optional>

#include "ai/aegis/plan.h"
#include "rules/aegis/effects.h"
#include "rules/aegis/permits.h"
#include "rules/aegis/valor.h"
#include "rules/aegis/verbs.h"

namespace rondo::aegis {

namespace {

constexpr double never = -1e15;
constexpr int plenty = 6;  // Energy with which nobody lacks any

/// One decision: each option gets a worth, the largest is taken.
class Decision {
 public:
  Decision(const Game& game, const Position& p, const Weights& weights)
      : game_(game), table_(game.table()), p_(p), frame_(p.frames.back()), appraisal_(game.table(), p, weights) {}

  std::size_t best(const OptionList& options) {
    std::size_t choice = 0;
    double most = never * 2;
    for (std::size_t i = 0; i < options.size(); ++i)
      if (const double value = worth(options[i].action); value > most + 1e-9) {
        most = value;
        choice = i;
      }
    return choice;
  }

 private:
  [[nodiscard]] double worth(Action action);
  [[nodiscard]] double placed(CardId card, HexId hex) const;
  [[nodiscard]] double activated(PieceId piece, const Position& p, bool override = false) const;
  [[nodiscard]] double activated_now(PieceId piece);
  [[nodiscard]] double commanded_to(Action action);
  [[nodiscard]] double bought(PieceId piece);
  [[nodiscard]] double more_energy();
  [[nodiscard]] double best_activity(const Position& p);
  [[nodiscard]] double three_points() const;
  [[nodiscard]] double used(int action) const;
  [[nodiscard]] double salvoed(PieceId piece, int action) const;
  [[nodiscard]] double moved(HexId hex);
  [[nodiscard]] bool lifts(Action action) const;
  [[nodiscard]] double accelerated(HexId hex) const;
  [[nodiscard]] double combined(PieceSet partners, Action action, HexId hex, int price) const;
  [[nodiscard]] double paid(int energy) const;
  [[nodiscard]] double aimed(PieceId target, std::uint8_t line) const;
  [[nodiscard]] double rerolled(int face) const;
  [[nodiscard]] double changed(int face, bool up) const;
  [[nodiscard]] double gambled(int dice) const;
  [[nodiscard]] double struck(int action, bool long_arm = false) const;
  [[nodiscard]] double recalled(PieceId piece) const;
  [[nodiscard]] double entered(Action action) const;
  [[nodiscard]] Position following(Action action) const;
  [[nodiscard]] double after(Action action);
  const Plan& plan();

  const Game& game_;
  const Table& table_;
  const Position& p_;
  const Frame& frame_;
  Appraisal appraisal_;
  std::optional<Plan> plan_;
  std::array<std::optional<double>, max_pieces> activations_;  ///< what those asked about would gain in this position
  std::optional<double> standing_;  ///< of the position as it is
};

/// Whether what is triggered takes a robot off the board: it would stand idle there.
bool Decision::lifts(Action action) const {
  const auto lift = [&](CardId card, int line) { return table_.card(card).effects[static_cast<std::size_t>(line)].verb == EffectVerb::lift; };
  if (frame_.kind == FrameKind::effect) return lift(frame_.card, action.a);
  bool found = false;
  each_combine_line(table_, p_, p_[frame_.piece].card, [&](int item, CardId card, int line) { found = found || (item == action.a && lift(card, line)); });
  return found;
}

const Plan& Decision::plan() {
  if (!plan_) plan_ = best_plan(appraisal_, p_, frame_);
  return *plan_;
}

double Decision::worth(Action action) {
  const auto piece = static_cast<PieceId>(action.a);
  if (frame_.kind == FrameKind::effect) return after(action);
  switch (verb_of(action)) {
    case Verb::place:
    case Verb::comeback: return placed(static_cast<CardId>(action.a), static_cast<HexId>(action.b));
    case Verb::activate: return frame_.kind == FrameKind::round ? activated_now(piece) : commanded_to(action);
    case Verb::again: return bought(piece);
    case Verb::recall: return recalled(piece);
    case Verb::reserve: return never;
    case Verb::energy: return more_energy();
    case Verb::repair: return three_points();
    case Verb::move: return moved(static_cast<HexId>(action.a));
    case Verb::use: return used(action.a);
    case Verb::combine: return combined(only(piece), action, static_cast<HexId>(action.c), table_.profile.combine_cost);
    case Verb::merge: return combined(action.a, action, p_[frame_.piece].hex, table_.profile.merge_cost);
    case Verb::emerge: return combined(action.a, action, p_[frame_.piece].hex, table_.profile.emerge_cost);
    case Verb::drop: return placed(static_cast<CardId>(action.a), static_cast<HexId>(action.b));
    case Verb::accelerate: return accelerated(static_cast<HexId>(action.a));
    case Verb::pay: return paid(action.a);
    case Verb::target: return aimed(piece, no_axis);
    case Verb::aim: return aimed(no_piece, static_cast<std::uint8_t>(action.a));
    case Verb::reroll:
    case Verb::jam: return rerolled(action.a);
    case Verb::six:
    case Verb::one: return frame_.kind == FrameKind::summon ? entered(action) : changed(action.a, verb_of(action) == Verb::six);
    case Verb::gamble: return gambled(action.a);
    case Verb::strike: return struck(action.a);
    case Verb::trigger: return lifts(action) ? never : 1;
    case Verb::override:
    case Verb::waltz:
    case Verb::long_arm:
    case Verb::excavate:
    case Verb::wind: return commanded_to(action);
    case Verb::salvo: return salvoed(piece, action.b);
    case Verb::ready:
    case Verb::pass:
    case Verb::end_round:
    case Verb::take:
    case Verb::done: return 0;  // changes nothing by itself
    default: return after(action);
  }
}

/// A robot's activation, under Override by the Commander's Actions; also that of an enemy Drone lent by False Army.
double Decision::activated(PieceId piece, const Position& p, bool override) const {
  Frame frame = before_activation(piece);
  if (!override && side_of(piece) == Side::hero) return best_plan(appraisal_, p, frame).gain;
  Position acting = p;
  if (override) {
    frame.flags = activation_flag::overridden;
    frame.amount = p[commander(table_, p, Side::hero)].card;
  }
  acting.frames.push_back(frame);
  return best_plan(appraisal_, acting, frame).gain + (override ? appraisal_.harm(p, piece, 1) : 0);
}

/// The same in the position as it is: several options ask for it, and it is reckoned once.
double Decision::activated_now(PieceId piece) {
  std::optional<double>& known = activations_[piece];
  if (!known) known = activated(piece, p_);
  return *known;
}

/// What a Commander ability is worth beyond what comes of it at once. Those of minions are left unused.
double Decision::commanded_to(Action action) {
  const auto hex = static_cast<HexId>(action.a);
  const PieceId piece = frame_.piece;
  if (frame_.kind != FrameKind::round && side_of(piece) == Side::boss) return -1;
  switch (verb_of(action)) {
    case Verb::override: return activated(static_cast<PieceId>(action.a), p_, true);
    case Verb::waltz: {
      if (plan().hex != hex) return never;
      const Reach paid(table_, p_, piece, movement_left(table_, p_, piece, frame_.spent, p_.energy), airborne(table_, p_, piece));
      const int steps = paid.steps_to(hex);
      if (steps < 0) return never;
      return plan().gain + appraisal_.energy(movement_price(table_, p_, piece, steps), p_.energy, piece) + appraisal_.harm(p_, piece, 1);
    }
    case Verb::long_arm: {
      const double gain = frame_.kind == FrameKind::counter ? struck(action.a, true) : best_use(appraisal_, p_, piece, action.a, true).gain;
      return gain - appraisal_.energy(long_arm_price, p_.energy, piece);
    }
    case Verb::excavate: return 0.5 * appraisal_.weights().buff - appraisal_.energy(excavate_price, p_.energy, piece);
    case Verb::wind: {
      Frame stride = before_activation(piece);
      stride.flags = activation_flag::stride;
      return best_plan(appraisal_, p_, stride).gain - appraisal_.energy(wind_price, p_.energy, piece);
    }
    default: return never;
  }
}

/// Near the others, so that they can combine, and where its Actions reach soonest.
double Decision::placed(CardId card, HexId hex) const {
  Position after = p_;
  PieceId slot = 0;
  while (slot + 1 < hero_slots && after.alive(slot)) ++slot;
  after[slot] = {};
  after[slot].card = card;
  after[slot].hex = hex;
  double value = appraisal_.body(card, true) + appraisal_.ground(after, slot, hex) + appraisal_.danger(after);
  each(pieces(p_, Side::hero), [&](PieceId ally) { value -= 10.0 * table_.map.distance(hex, p_[ally].hex); });
  return value;
}

/// One more activation for two Valor Points. A robot that may still act in the ordinary way gains only the moment.
double Decision::bought(PieceId piece) {
  const double gain = activated_now(piece);
  const bool later = !p_[piece].activated && !p_[piece].fresh;
  return gain * (later ? 0.25 : 1) - appraisal_.valor(skill_price(Skill::activate_another));
}

/// A robot given up for a Valor Point, so that it, or the Basics beneath it, can come back whole in the next round.
double Decision::recalled(PieceId piece) const {
  Position without = p_;
  without[piece] = {};
  --without.valor;
  double value = appraisal_.standing(without) - appraisal_.standing(p_);
  if (appraisal_.rounds_after() == 0) return value;
  for (int id = 0; id < table_.team_size(); ++id) {
    const auto card = static_cast<CardId>(id);
    if (table_.is_basic(card) && (card == p_[piece].card || p_.under[card] == p_[piece].card))
      value += appraisal_.weights().comeback * appraisal_.body(card, false);
  }
  return value;
}

double Decision::best_activity(const Position& p) {
  if (frame_.kind == FrameKind::activation) return best_plan(appraisal_, p, frame_).gain;
  double best = 0;
  each(pieces(p, Side::hero), [&](PieceId piece) {
    if (!p[piece].activated && !p[piece].fresh) best = std::max(best, &p == &p_ ? activated_now(piece) : activated(piece, p));
  });
  return best;
}

/// Five Energy for two Valor Points: worth what can be done with it at once that could not be done without, or what those who have not
/// acted yet are short of.
double Decision::more_energy() {
  if (frame_.kind != FrameKind::activation && frame_.kind != FrameKind::round) return never;
  if (p_.energy >= plenty) return never;
  const int shortage = std::clamp(appraisal_.wanted() - p_.energy, 0, energy_skill_gain);
  Position richer = p_;
  richer.energy = static_cast<std::uint16_t>(richer.energy + energy_skill_gain);
  const double later = best_activity(p_) + appraisal_.fuel() * shortage;
  return std::max(best_activity(richer), later) - appraisal_.valor(skill_price(Skill::energy));
}

double Decision::three_points() const {
  Position mended = p_;
  const double before = appraisal_.standing(p_);
  double now = before;
  for (int point = 0; point < repair_skill_points; ++point) {
    PieceId most = no_piece;
    double best = now + 1e-9;
    each(pieces(mended, Side::hero), [&](PieceId piece) {
      if (mended[piece].damage == 0) return;
      --mended[piece].damage;
      if (const double value = appraisal_.standing(mended); value > best) {
        best = value;
        most = piece;
      }
      ++mended[piece].damage;
    });
    if (most == no_piece) break;
    --mended[most].damage;
    now = best;
  }
  return now - before - appraisal_.valor(skill_price(Skill::repair));
}

double Decision::moved(HexId hex) { return plan().hex == hex ? plan().gain : never; }

/// Only for the ground it gains.
double Decision::accelerated(HexId hex) const {
  const PieceId piece = frame_.piece;
  return appraisal_.ground(p_, piece, hex) - appraisal_.ground(p_, piece, p_[piece].hex) -
         appraisal_.energy(ability(table_, p_, piece, Ability::accelerator), p_.energy, piece);
}

double Decision::combined(PieceSet partners, Action action, HexId hex, int price) const {
  return combine_gain(appraisal_, p_, frame_.piece, partners, static_cast<CardId>(action.b), hex, combine_price(frame_, price));
}

double Decision::used(int action) const { return best_use(appraisal_, p_, frame_.piece, action).gain; }

/// A free Action is worth what it does.
double Decision::salvoed(PieceId piece, int action) const {
  const Shot s = shot(table_, p_, piece, action);
  const int cost = s.line->x_cost ? std::min<int>(p_.energy, max_dice) : s.line->cost;
  double best = never;
  each_aim(table_, p_, s, [&](const Shot& aimed, PieceId target) { best = std::max(best, appraisal_.expected(p_, aimed, target, cost)); });
  return best;
}

double Decision::paid(int energy) const {
  const Shot s = shot(table_, p_, frame_);
  double best = never;
  each_aim(table_, p_, s, [&](const Shot& aimed, PieceId target) { best = std::max(best, appraisal_.expected(p_, aimed, target, energy)); });
  return frame_.flags & use_flag::free ? best : best - appraisal_.energy(energy, p_.energy, frame_.piece);
}

double Decision::aimed(PieceId target, std::uint8_t line) const {
  Shot s = shot(table_, p_, frame_);
  s.axis = line;
  return appraisal_.expected(p_, s, target, frame_.amount);
}

/// One Energy for a die rolled again, the player's or the enemy's.
double Decision::rerolled(int face) const {
  double value = -appraisal_.energy(1, p_.energy, side_of(frame_.piece) == Side::hero ? frame_.piece : frame_.target);
  value -= appraisal_.outcome(p_, frame_, frame_.dice);
  for (std::size_t rolled = 0; rolled < 6; ++rolled) {
    Dice dice = frame_.dice;
    --dice.open[static_cast<std::size_t>(face - 1)];
    ++dice.settled[rolled];
    value += appraisal_.outcome(p_, frame_, dice) / 6.0;
  }
  return value;
}

/// Where a minion would come instead, and what it and the others threaten from there; minions are counted as they then stand.
double Decision::entered(Action action) const {
  const Position here = following(act(Verb::pass));
  const Position there = following(action);
  return Appraisal(table_, there, appraisal_.weights()).standing(there) - Appraisal(table_, here, appraisal_.weights()).standing(here);
}

/// A Valor Point for a die turned to 6 or 1.
double Decision::changed(int face, bool up) const {
  const bool gamble = static_cast<UseStep>(frame_.step) == UseStep::gamble_skill;
  const auto value = [&](const Dice& dice) {
    if (!gamble) return appraisal_.outcome(p_, frame_, dice);
    const Shot s = shot(table_, p_, frame_);
    const int needed = std::max(2, accuracy(table_, p_, s, frame_.target));
    for (int shown = 1; shown < needed; ++shown)
      if (dice.count(shown) > 0) return 0.0;
    const int hits = s.line->multi_hit ? frame_.hits + dice.size() : frame_.hits;
    return appraisal_.outcome(p_, s, affected(table_, p_, s, frame_.target), hits, frame_.dice.count(6) + dice.count(6));
  };
  Dice dice = gamble ? frame_.gamble : frame_.dice;
  const double before = value(dice);
  --dice.open[static_cast<std::size_t>(face - 1)];
  ++dice.open[up ? 5 : 0];
  return value(dice) - before - appraisal_.valor(skill_price(up ? Skill::die_to_six : Skill::die_to_one));
}

/// GAMBIT: all extra dice hit and count, or everything fails.
double Decision::gambled(int dice) const {
  const Shot s = shot(table_, p_, frame_);
  const PieceSet reached = affected(table_, p_, s, frame_.target);
  const int sixes = frame_.dice.count(6);
  double hold = 1;
  for (int i = 0; i < dice; ++i) hold *= (7 - std::max(2, accuracy(table_, p_, s, frame_.target))) / 6.0;
  const double now = appraisal_.outcome(p_, s, reached, frame_.hits, sixes);
  const double more = appraisal_.outcome(p_, s, reached, s.line->multi_hit ? frame_.hits + dice : frame_.hits, sixes);
  return hold * more - now - appraisal_.energy(dice, p_.energy, frame_.piece);
}

double Decision::struck(int action, bool long_arm) const {
  Shot s = shot(table_, p_, frame_.piece, action, long_arm);
  if (s.line->effect == Effect::lanzer) s.axis = line_between(table_, p_[frame_.piece].hex, p_[frame_.target].hex);
  const int cost = s.line->x_cost ? 1 : s.line->cost;
  return appraisal_.expected(p_, s, s.line->range > 0 ? frame_.target : no_piece, cost) - appraisal_.energy(cost, p_.energy, frame_.piece);
}

Position Decision::following(Action action) const {
  Position next = p_;
  Mute mute;
  game_.apply(next, std::span(&action, 1), mute);
  return next;
}

/// What the rules make of an answer up to the next roll or question, the Energy that it took counted.
double Decision::after(Action action) {
  if (!standing_) standing_ = appraisal_.standing(p_);
  const Position next = following(action);
  const int spent = std::max(0, p_.energy - next.energy);
  return appraisal_.standing(next) - *standing_ - (spent == 0 ? 0 : appraisal_.energy(spent, p_.energy, frame_.piece));
}

}  // namespace

std::size_t Greedy::choose(const Position& p, Seat seat, const OptionList& options) const {
  if (seat != hero_seat || options.size() == 1) return 0;
  return Decision(game_, p, weights_).best(options);
}

}  // namespace rondo::aegis
