#include "ai/aerodome/turn_plan.h"

#include <bit>

#include "ai/aerodome/goods.h"
#include "ai/aerodome/volley.h"
#include "rules/aerodome/effects.h"
#include "rules/aerodome/flight.h"

namespace rondo::aerodome {

namespace {

constexpr double never = -1e9;
constexpr double outside_cost = 1000;
constexpr double corner_cost = 10;
constexpr double unseen_cost = 500;  // a line that was not followed to its end
constexpr int most_nodes = 8'000;
constexpr int plenty_of_nodes = 2'000;

}  // namespace

TurnPlan::TurnPlan(const Game& game, const Appraisal& appraisal, const Position& p)
    : game_(game), table_(game.table()), appraisal_(appraisal), sky_(p), fighter_(p.frames.back().fighter), seat_(table_.seat_of(fighter_)) {
  prepare_replies();
}

Position TurnPlan::turn_with(const Position& p, FighterId fighter, int card, Seat seat) {
  Position turn = p;
  while (turn.frames.size() > 1) turn.frames.pop_back();
  Frame frame;
  frame.kind = FrameKind::turn;
  frame.step = static_cast<std::uint8_t>(TurnStep::act);
  frame.fighter = fighter;
  turn.frames.push_back(frame);
  turn.owing = seat;
  turn[fighter].active = static_cast<std::uint8_t>(card);
  turn[fighter].revealed = true;
  return turn;
}

/// The ways of the enemies' open cards that are still to be flown.
void TurnPlan::prepare_replies() {
  std::size_t size = 0;
  const Repertoire& repertoire = appraisal_.repertoire();
  for (FighterId enemy = 0; enemy < max_fighters; ++enemy) {
    begin_[enemy] = size;
    if (enemy >= table_.fighters() || !table_.enemies(fighter_, enemy)) continue;
    const Plane& plane = sky_[enemy];
    if (!plane.aloft || plane.acted || !plane.revealed || plane.active >= hand_cards) continue;
    const Pose start = pose(plane);
    for (const Way& way : repertoire.ways(enemy, plane.active)) {
      Reply& reply = replies_[size++];
      reply.end = after(start, way.end);
      reply.count = way.count;
      reply.own = inside(repertoire.sizes(), reply.end) ? 0 : -4;
      for (std::size_t i = 0; i < static_cast<std::size_t>(way.count); ++i)
        reply.aims[i] = {after(start, way.aims[i].from), way.aims[i].damage * appraisal_.point(fighter_), way.aims[i].reach};
    }
  }
  begin_[max_fighters] = size;
}

bool TurnPlan::over() const { return ended_ || next_line(table_, sky_, turn()) == nullptr; }

bool TurnPlan::considered(Action action, const OptionList& options) const {
  switch (verb_of(action)) {
    case Verb::end_turn: return false;  // skipping line by line comes to the same
    case Verb::nitro: return nodes_ < limit_ / 2;
    case Verb::play: {
      if (nodes_ >= limit_ / 4) return false;
      const AuxCard& card = table_.aux_card(fighter_, action.a);
      if (card.replaces) return true;
      const bool attacks = next_line(table_, sky_, turn())->family != Family::maneuver;
      return attacks ? verb_of(options[0].action) == Verb::shoot : card.keywords.has(Keyword::boost);  // a Mod when it counts
    }
    case Verb::shoot:
    case Verb::fire: {  // all dice at one
      const ActionLine& line = *next_line(table_, sky_, turn());
      if (table_.mode == Mode::standard || turn().amount > 0) return true;
      return verb_of(action) == Verb::fire || action.b == dice_of(table_, sky_, fighter_, line, turn().aux);
    }
    default: return true;
  }
}

double TurnPlan::explore() {
  if (over()) return end_value();
  if (++nodes_ > limit_) return weigh_end() - unseen_cost;
  OptionList options;
  game_.options(sky_, seat_, options);
  double best = never;
  for (const Option& option : options)
    if (considered(option.action, options)) best = std::max(best, follow(option.action));
  return best;
}

double TurnPlan::follow(Action action) {
  const Position before = sky_;
  double value = perform(action);
  value += explore();
  sky_ = before;
  ended_ = false;
  return value;
}

std::size_t TurnPlan::best(const OptionList& options) {
  std::size_t choice = 0;
  double most = 2 * never;
  for (std::size_t i = 0; i < options.size(); ++i) {
    nodes_ = 0;
    limit_ = most_nodes / static_cast<int>(options.size());
    if (!considered(options[i].action, options)) continue;
    if (const double value = follow(options[i].action); value > most + 1e-9) {
      most = value;
      choice = i;
    }
  }
  return choice;
}

double TurnPlan::value() {
  nodes_ = 0;
  limit_ = plenty_of_nodes;
  return explore();
}

bool TurnPlan::can_stay_inside() {
  if (over()) return outside(table_, own().at, own().heading) == 0;
  if (++nodes_ > most_nodes) return false;
  OptionList options;
  game_.options(sky_, seat_, options);
  for (const Option& option : options) {
    if (verb_of(option.action) == Verb::end_turn) continue;
    const Position before = sky_;
    perform(option.action);
    const bool stays = can_stay_inside();
    sky_ = before;
    if (stays) return true;
  }
  return false;
}

// The end of the turn.

double TurnPlan::end_value() {
  for (std::size_t i = 0; i < known_size_; ++i)
    if (known_[i].at == own().at && known_[i].heading == own().heading) return known_[i].value;
  const double value = weigh_end();
  if (known_size_ < known_.size()) known_[known_size_++] = {own().at, own().heading, value};
  return value;
}

double TurnPlan::weigh_end() const {
  const Pose end = pose(own());
  const int corners = outside(table_, own().at, own().heading);
  double value = corners > 0 ? -outside_cost - corner_cost * corners : appraisal_.room(fighter_, end);
  const FighterId nearest = appraisal_.nearest(fighter_);
  for (FighterId enemy = 0; enemy < table_.fighters(); ++enemy) {
    if (!sky_[enemy].aloft || !table_.enemies(fighter_, enemy)) continue;
    value += (enemy == nearest ? 1.0 : 0.3) * against(enemy, end);
    if (enemy == nearest) value += appraisal_.nearness(end, pose(sky_[enemy]));
  }
  return value;
}

/// With the enemy where it is, or where it may go by the best of its card.
double TurnPlan::against(FighterId enemy, const Pose& end) const {
  const std::size_t from = begin_[enemy];
  const std::size_t to = begin_[static_cast<std::size_t>(enemy) + 1];
  if (from == to) return appraisal_.prospect(fighter_, end, enemy, pose(sky_[enemy]));
  double least = -never;
  for (std::size_t i = from; i < to; ++i) {
    const Reply& reply = replies_[i];
    double value = appraisal_.prospect(fighter_, end, enemy, reply.end) - reply.own;
    for (std::size_t aim = 0; aim < static_cast<std::size_t>(reply.count); ++aim)
      if (reaches(appraisal_.repertoire().sizes(), reply.aims[aim], end)) value -= reply.aims[aim].damage;
    least = std::min(least, value);
  }
  return least;
}

// Answers.

double TurnPlan::perform(Action action) {
  switch (verb_of(action)) {
    case Verb::fly: return take_off(action);
    case Verb::nitro:
      own().buff = Buff::none;
      turn().flags = static_cast<std::uint8_t>(turn().flags | turn_flag::plain);
      return maneuver(static_cast<Maneuver>(action.a), static_cast<Flank>(action.b), action.c) - goods::nitro;
    case Verb::fire:
    case Verb::shoot: return attack(action);
    case Verb::play: return play(static_cast<std::uint8_t>(action.a));
    case Verb::end_turn: ended_ = true; return 0;
    default: next_line_of_turn(); return 0;  // skip, attempt, done
  }
}

const Effect& TurnPlan::line(int item) const {
  Frame lines;
  lines.fighter = fighter_;
  return line_of(table_, sky_, lines, item);
}

/// What a speed uses up, as the rules have it.
double TurnPlan::take_off(Action action) {
  const Boosts available = boosts(table_, sky_, turn());
  const std::optional<BoostUse> use = speed_use(*next_line(table_, sky_, turn()), available, action.c);
  const std::uint8_t used = turn().aux == Frame::no_aux ? turn_flag::boosted : turn_flag::aux_boosted;
  if (use && use->keyword) turn().flags = static_cast<std::uint8_t>(turn().flags | used);
  if (use && use->line) {
    const Effect& boost = line(available.item);
    if (boost.once) own().used = static_cast<std::uint16_t>(own().used | (1U << available.item));
    if (boost.cost > 0) own().charges[own().active] = static_cast<std::uint8_t>(own().charges[own().active] - boost.cost);
  }
  return maneuver(static_cast<Maneuver>(action.a), static_cast<Flank>(action.b), action.c);
}

double TurnPlan::maneuver(Maneuver maneuver, Flank flank, int speed) {
  const Flight flight = fly(table_, sky_, fighter_, maneuver, flank, speed);
  own().at = flight.at;
  own().heading = flight.heading;
  own().touching = flight.touching;
  double gain = goods::card * std::popcount(flight.tokens);
  if (table_.centre_token && token_within_range(table_, own(), 1, table_.centre())) gain += goods::card;
  if (!flight.success) {
    gain -= appraisal_.weights().collision * appraisal_.point(fighter_);
    if (own().hit_points <= 1) gain -= 5 * goods::kill;
    gain += lines_at(When::collided, maneuver);
  } else {
    gain += lines_at(When::maneuver_done, maneuver);
    if (flight.passed != 0) gain += lines_at(When::clear_pass, maneuver);
    const bool aux = turn().aux != Frame::no_aux;
    const std::uint8_t done = aux ? turn_flag::aux_maneuver : turn_flag::first_maneuver;
    gain += maneuver_goods(performed(table_, sky_, turn()), (turn().flags & (done | turn_flag::plain)) == 0);
    if ((turn().flags & turn_flag::plain) == 0) turn().flags = static_cast<std::uint8_t>(turn().flags | done);
  }
  next_line_of_turn();
  return gain;
}

/// The symbols of a success, and what keywords give for a first one.
double TurnPlan::maneuver_goods(const ActionLine* line, bool first) {
  double gain = 0;
  const bool ill = own().burn > 0 || own().frozen > 0 || std::any_of(own().dazed.begin(), own().dazed.end(), [](int n) { return n > 0; });
  if (line && line->aux) gain += goods::card;
  if (line && line->recover && ill) gain += goods::dazed;
  if (line && line->dazed) gain -= goods::dazed;
  if (!first) return gain;
  if (keyword(table_, sky_, fighter_, Keyword::helpful) > 0) gain += goods::card;
  const auto gains = [&](Keyword which, Buff buff, double value) {
    if (own().buff != Buff::none || keyword(table_, sky_, fighter_, which) == 0) return;
    own().buff = buff;
    gain += value;
  };
  gains(Keyword::elusive, Buff::elusive, goods::elusive);
  gains(Keyword::nitro, Buff::nitro, goods::nitro);
  return gain;
}

double TurnPlan::lines_at(When when, Maneuver maneuver) const {
  if ((table_.moments & only(when)) == 0) return 0;
  double gain = 0;
  for (unsigned items = items_of(table_, sky_, fighter_, when, maneuver); items != 0; items &= items - 1) {
    const Effect& it = line(std::countr_zero(items));
    const bool idle = it.verb == EffectVerb::elusive && it.whom == Whom::self && own().buff != Buff::none;
    const double value = idle ? 0 : worth(it, measured(table_, sky_, fighter_, it.amount));
    gain += it.may ? std::max(0.0, value) : value;
  }
  return gain;
}

double TurnPlan::attack(Action action) {
  const auto target = static_cast<FighterId>(action.a);
  const bool armed = verb_of(action) == Verb::fire;
  double cost = 0;
  std::uint8_t slot = turn().aux;
  const ActionLine* line = next_line(table_, sky_, turn());
  if (armed) {
    slot = armament_of(table_, sky_, fighter_);
    line = &armament_line(table_.aux_card(fighter_, slot));
    --own().ammo;
    cost = goods::charge;
  }
  Volley volley{action.b, success_of(table_, sky_, fighter_, *line, slot), line->d3 ? 3 : 6, keyword(table_, sky_, fighter_, Keyword::lucky, slot)};
  volley.pierce = keyword(table_, sky_, fighter_, Keyword::pierce, slot) > 0;
  volley.elusive = sky_[target].buff == Buff::elusive;
  volley.rerolls += static_cast<int>(lines_at(When::attack_rolled, Maneuver::straight) / goods::die + 0.5);
  const Harm harm = harm_of(volley);
  const int left = sky_[target].hit_points + sky_[target].sturdy;
  const Keywords& keywords = slot == Frame::no_aux ? face_up(table_, sky_, fighter_)->keywords : table_.aux_card(fighter_, slot).keywords;
  double gain = harm.mean(left) * appraisal_.point(target) + harm.at_least(left) * goods::kill;
  gain += harm.any() * (marks(keywords) + lines_at(When::hit, Maneuver::straight));
  if (line->dazed) gain -= goods::dazed;
  if (line->aux) gain += harm.any() * goods::card;
  next_line_of_turn();
  return gain - cost;
}

double TurnPlan::play(std::uint8_t slot) {
  const AuxCard& card = table_.aux_card(fighter_, slot);
  AuxPlace& place = sky_.aux[static_cast<std::size_t>(table_.owner_of(fighter_))][slot];
  double gain = -0.5 * goods::card;
  if (card.replaces) {
    place = AuxPlace::in_play;
    turn().aux = slot;
    turn().count = 0;
    return gain;
  }
  place = AuxPlace::discard;
  if (card.type == AuxType::mod) own().mods |= std::uint32_t{1} << slot;
  for (const Effect& line : card.effects)
    if (line.when == When::own_turn) gain += worth(line, measured(table_, sky_, fighter_, line.amount));
  return gain;
}

/// On to the next line, back from an Auxiliary card that is at its end.
void TurnPlan::next_line_of_turn() {
  using namespace turn_flag;
  Frame& frame = turn();
  frame.flags = static_cast<std::uint8_t>(frame.flags & ~(success | plain | armed | turn_flag::maneuver));
  frame.items = 0;
  frame.amount = 0;
  ++(frame.aux == Frame::no_aux ? frame.line : frame.count);
  if (frame.aux == Frame::no_aux || next_line(table_, sky_, frame)) return;
  sky_.aux[static_cast<std::size_t>(table_.owner_of(fighter_))][frame.aux] = AuxPlace::discard;
  frame.aux = Frame::no_aux;
  frame.count = 0;
  frame.flags = static_cast<std::uint8_t>(frame.flags & ~(aux_maneuver | aux_boosted));
  ++frame.line;
}

}  // namespace rondo::aerodome
