#include "ai/aerodome/greedy.h"

#include <span>

#include "ai/aerodome/duel.h"
#include "ai/aerodome/goods.h"
#include "ai/aerodome/turn_plan.h"
#include "ai/aerodome/windows.h"
#include "rules/core/dealer.h"

namespace rondo::aerodome {

namespace {

/// The option of the greatest worth, the first among equals.
template <class Worth>
std::size_t best(const OptionList& options, Worth&& worth) {
  std::size_t choice = 0;
  double most = 0;
  for (std::size_t i = 0; i < options.size(); ++i)
    if (const double value = worth(options[i].action); i == 0 || value > most + 1e-9) {
      most = value;
      choice = i;
    }
  return choice;
}

/// One decision.
class Decision {
 public:
  Decision(const Game& game, const Appraisal& appraisal, Seat seat)
      : game_(game), table_(game.table()), appraisal_(appraisal), p_(appraisal.position()), frame_(p_.frames.back()), seat_(seat) {}

  [[nodiscard]] std::size_t answer(const OptionList& options, const ai::Moment& now) const {
    switch (frame_.kind) {
      case FrameKind::opening: return best(options, [](Action action) { return verb_of(action) == Verb::second ? 1.0 : 0.0; });
      case FrameKind::entry: return entered(options, now);
      case FrameKind::round: return card(options, now);
      case FrameKind::compare: return compared(options);
      case FrameKind::turn: return TurnPlan(game_, appraisal_, p_).best(options);
      case FrameKind::buff: return best(options, [&](Action action) { return held(action); });
      case FrameKind::effects: return best(options, [&](Action action) { return triggered(action); });
      default: return best(options, [&](Action action) { return window_worth(appraisal_, frame_, action); });
    }
  }

 private:
  [[nodiscard]] std::size_t card(const OptionList& options, const ai::Moment& now) const;
  [[nodiscard]] std::size_t drawn(std::span<const double> worth, std::size_t choice, const ai::Moment& now) const;
  [[nodiscard]] FighterId next_of_order(const OptionList& options) const;
  [[nodiscard]] std::size_t compared(const OptionList& options) const;
  [[nodiscard]] std::size_t entered(const OptionList& options, const ai::Moment& now) const;
  [[nodiscard]] double triggered(Action action) const;
  [[nodiscard]] double held(Action action) const;
  [[nodiscard]] double ordered(FighterId fighter, int own, FighterId enemy, int theirs) const;
  [[nodiscard]] double initiative_line(FighterId fighter, const Effect& line) const;

  const Game& game_;
  const Table& table_;
  const Appraisal& appraisal_;
  const Position& p_;
  const Frame& frame_;
  Seat seat_;
};

/// In squadrons those fly first who are nearest to an enemy.
FighterId Decision::next_of_order(const OptionList& options) const {
  FighterId found = nobody;
  for (const Option& option : options) {
    const auto fighter = static_cast<FighterId>(option.action.a);
    if (fighter == found) continue;
    const FighterId enemy = appraisal_.nearest(fighter);
    if (enemy == nobody) continue;
    if (found == nobody || compare_distances(p_[fighter].at, p_[enemy].at, p_[found].at, p_[appraisal_.nearest(found)].at) < 0) found = fighter;
  }
  return found == nobody ? static_cast<FighterId>(options[0].action.a) : found;
}

/// Of the cards that can be flown without ending outside as everybody stands now, if there is one, the best against what may be chosen.
std::size_t Decision::card(const OptionList& options, const ai::Moment& now) const {
  const bool slots = verb_of(options[0].action) == Verb::slot;
  FighterId fighter = 0;
  if (slots) {
    fighter = next_of_order(options);
  } else {
    while (table_.seat_of(fighter) != seat_) ++fighter;
  }
  const FighterId enemy = appraisal_.nearest(fighter);
  std::array<double, hand_cards> values{};
  if (enemy != nobody) values = Duel(appraisal_, fighter, enemy).values();
  constexpr double outside = 1e7;
  std::array<double, static_cast<std::size_t>(max_fighters * hand_cards)> worth{};
  double* next = worth.data();
  const std::size_t choice = best(options, [&](Action action) {
    const int card = slots ? action.b : action.a;
    if (slots && action.a != fighter) return *next++ = -2 * outside;
    const bool stays = TurnPlan::can_stay_inside(game_, appraisal_, fighter, card);
    return *next++ = values[static_cast<std::size_t>(card)] - (stays ? 0 : outside);
  });
  return drawn(std::span(worth).first(options.size()), choice, now);
}

/// One of those that are about as good as the best: who always flies the same way is met, and two who do fly in circles. The longer a game
/// lasts the less it matters.
std::size_t Decision::drawn(std::span<const double> worth, std::size_t choice, const ai::Moment& now) const {
  constexpr double scale = 1000;
  const double loose = appraisal_.weights().loose * appraisal_.restlessness();
  const auto chances = [&](double value) {
    const double gap = worth[choice] - value;
    return gap < loose ? static_cast<std::uint32_t>(scale * (1 - gap / loose)) : 0U;
  };
  std::uint32_t sum = 0;
  for (const double value : worth) sum += chances(value);
  if (sum == 0) return choice;
  std::uint32_t lot = Dealer(now.seed).below(sum, max_streams + static_cast<std::uint32_t>(seat_), now.ply);
  std::size_t i = 0;
  for (; lot >= chances(worth[i]); ++i) lot -= chances(worth[i]);
  return i;
}

/// What the two open cards come to if these are the Initiatives.
double Decision::ordered(FighterId fighter, int own, FighterId enemy, int theirs) const {
  const Duel duel(appraisal_, fighter, enemy, {p_[fighter].active, p_[enemy].active});
  const auto value = [&](bool first) { return duel.value(p_[fighter].active, p_[enemy].active, first); };
  if (own == theirs) return (value(true) + value(false)) / 2;
  return value(own > theirs);
}

std::size_t Decision::compared(const OptionList& options) const {
  if (options.size() == 2 && verb_of(options[0].action) == Verb::take) {
    const FighterId own = p_.order[0];
    const FighterId enemy = p_.order[1];
    return ordered(own, 1, enemy, 0) >= ordered(own, 0, enemy, 1) ? 0 : 1;
  }
  return 0;  // away with the frost
}

double Decision::initiative_line(FighterId fighter, const Effect& line) const {
  const FighterId enemy = opponent_of(table_, p_, fighter);
  if (enemy == nobody || !p_[enemy].revealed || !p_[enemy].aloft || p_[enemy].active >= hand_cards) return 0;
  const int change = (line.minus ? -1 : 1) * measured(table_, p_, fighter, line.amount);
  const int own = p_[fighter].initiative;
  const int theirs = p_[enemy].initiative;
  const auto limited = [](int initiative) { return std::clamp(initiative, 0, 9); };
  const bool mine = line.whom == Whom::self;
  return ordered(fighter, limited(own + (mine ? change : 0)), enemy, limited(theirs + (mine ? 0 : change))) - ordered(fighter, own, enemy, theirs);
}

double Decision::triggered(Action action) const {
  if (verb_of(action) == Verb::pass) return 0;
  if (frame_.fighter == nobody) return 0;  // whose lines come first
  const int item = action.a;
  if (item >= static_cast<int>(Duty::burn)) return item == static_cast<int>(Duty::dazed) ? 3 : item == static_cast<int>(Duty::recover) ? 2 : 1;
  const Effect& line = line_of(table_, p_, frame_, item);
  if (line.verb == EffectVerb::initiative) return initiative_line(frame_.fighter, line);
  return worth(line, measured(table_, p_, frame_.fighter, line.amount));
}

/// Nitro may be needed in the same turn.
double Decision::held(Action action) const {
  const double value = window_worth(appraisal_, frame_, action);
  Position next = p_;
  Mute mute;
  game_.apply(next, std::span(&action, 1), mute);
  const bool flies_on = !next.frames.empty() && next.frames.back().kind == FrameKind::turn && next.frames.back().fighter == frame_.fighter;
  return flies_on ? value + TurnPlan(game_, appraisal_, next).value() : value;
}

/// Where it sees the enemies and not the edge; with nobody there yet near the middle, a little to either side as the game has it.
std::size_t Decision::entered(const OptionList& options, const ai::Moment& now) const {
  const FighterId fighter = frame_.fighter;
  const bool heading = verb_of(options[0].action) == Verb::face;
  const double aside = static_cast<double>(Dealer(now.seed).below(9, max_streams + static_cast<std::uint32_t>(seat_), 0)) - 4;
  return best(options, [&](Action action) {
    if (!heading) return place_worth(appraisal_, fighter, pose(spot(table_, action.a, action.b, frame_.amount), frame_.amount), aside);
    double most = -1e9;
    const bool opening = table_.mode == Mode::standard;
    for (int edge = 0; edge < (opening ? 2 : edges); ++edge) {
      if (opening && p_[fighter == 0 ? 1 : 0].aloft && (p_[fighter == 0 ? 1 : 0].at.x < table_.centre().x) == (edge == 0)) continue;
      for (int i = 0; i < spots(table_, edge, action.a); i += 4)
        most = std::max(most, place_worth(appraisal_, fighter, pose(spot(table_, edge, i, action.a), action.a), aside));
    }
    return most;
  });
}

}  // namespace

std::size_t Greedy::choose(const Position& view, Seat seat, const OptionList& options, const ai::Moment& now) const {
  if (options.size() == 1) return 0;
  const Appraisal appraisal(game_.table(), repertoire_, weights_, view);
  return Decision(game_, appraisal, seat).answer(options, now);
}

}  // namespace rondo::aerodome
