#include "ai/aerodome/tactician.h"

#include <algorithm>
#include <utility>

#include "ai/core/planner.h"

namespace rondo::aerodome {

namespace {

using Planner = ai::Planner<Rehearsal, Lookout>;

constexpr std::size_t most_memory = std::size_t{64} << 20U;  // of a tree, which two rounds never fill
constexpr double hopeless = -1e6;
constexpr double close = 3;  // Hit Points that an end may seem worse than the best, to be looked at more closely

ai::PlannerSettings settings_of(std::uint32_t budget, const Level& level) {
  ai::PlannerSettings settings;
  settings.budget = budget;
  settings.trees = level.trees;
  settings.threads = level.threads;
  settings.memory = std::clamp<std::size_t>(budget * std::size_t{1024}, std::size_t{1} << 20U, most_memory) * static_cast<std::size_t>(level.trees);
  settings.share = false;  // places hardly ever come again
  return settings;
}

/// Puts the cards that were not planned with among the moves, with nothing; all then in the order of the options.
void complete(std::vector<ai::PlanMove>& moves, const Game& game, const Position& view, Seat seat) {
  if (moves.empty()) return;
  OptionList options;
  game.options(view, seat, options);
  const std::vector<ai::PlanMove> planned = std::exchange(moves, {});
  for (const Option& option : options) {
    const auto move = std::find_if(planned.begin(), planned.end(), [&](const ai::PlanMove& one) { return one.action == option.action; });
    moves.push_back(move == planned.end() ? ai::PlanMove{option.action} : *move);
  }
}

}  // namespace

struct Tactician::Study {
  Study(Game of, const Level& at)
      : game(std::move(of)), level(at), greedy(game), repertoire(game.table()), evaluation(game.table(), repertoire, level.scales),
        rehearsal(game.table(), evaluation, level.horizon, level.ways), next_round(game.table(), evaluation, 1) {}

  Game game;
  Level level;
  Weights weights;
  Greedy greedy;
  Repertoire repertoire;
  Evaluation evaluation;
  Rehearsal rehearsal, next_round;
  mutable ai::ArenaShelf shelf;
};

Tactician::Tactician(Game game, const Level& level) {
  RONDO_ENSURE(flies(game), "a level of a duel's pilot elsewhere");
  study_ = std::make_shared<const Study>(std::move(game), level);
}

std::array<CardSet, 2> Tactician::astray(const Position& view) const {
  const Appraisal appraisal(study_->game.table(), study_->repertoire, study_->weights, view);
  std::array<CardSet, 2> cards{};
  for (FighterId fighter = 0; fighter < 2; ++fighter)
    for (int card = 0; card < hand_cards; ++card) {
      if (view[fighter].dazed[static_cast<std::size_t>(card)] > 0) continue;
      if (!TurnPlan::can_stay_inside(study_->game, appraisal, fighter, card)) cards[fighter] = static_cast<CardSet>(cards[fighter] | (1U << card));
    }
  return cards;
}

ai::Plan Tactician::plan(const Position& view, Seat seat, std::uint64_t seed, const std::atomic<bool>* stop) const {
  const bool choosing = view.owing.contains(seat) && seat != Seat::chance && view.frames.back().kind == FrameKind::round;
  if (!choosing) return {};
  Planner planner(study_->rehearsal, settings_of(study_->level.budget, study_->level), {}, {}, &study_->shelf);
  ai::Plan plan = planner.plan(study_->rehearsal.from(view, astray(view)), seat, seed, stop);
  for (const Seat one : view.owing) complete(one == seat ? plan.moves : plan.replies, study_->game, view, one);
  return plan;
}

ai::Plan Tactician::mix(const Position& view, Seat seat, std::uint64_t seed, const std::atomic<bool>* stop) const {
  ai::Plan plan = this->plan(view, seat, seed, stop);
  if (plan.moves.empty()) return plan;
  const CardSet shunned = astray(view)[static_cast<std::size_t>(seat)];
  const auto staying = [&](const ai::PlanMove& move) { return ((shunned >> move.action.a) & 1U) == 0; };
  const double stay = static_cast<double>(std::count_if(plan.moves.begin(), plan.moves.end(), staying));
  if (stay == 0) return plan;
  const double careless = study_->level.carelessness;
  for (ai::PlanMove& move : plan.moves) move.share = (1 - careless) * move.share + (staying(move) ? careless / stay : 0);
  return plan;
}

/// Rehearses the next round from where a turn may end, and before it the other's turn, if that is still to come.
class Tactician::Closer {
 public:
  Closer(const Study& study, const Position& view, Seat seat, std::uint64_t seed)
      : study_(study), there_(view), seat_(seat), seed_(seed), own_(view.frames.back().fighter), other_(static_cast<FighterId>(1 - own_)),
        planner_(study.next_round, settings_of(study.level.end_budget, study.level), {}, {}, &study.shelf) {}

  /// In Hit Points. Replies are looked at only until one makes it worse than `enough`.
  [[nodiscard]] double value(const TurnPlan::End& end, double enough) {
    there_[own_].at = end.at;
    there_[own_].heading = static_cast<std::uint8_t>(end.heading);
    const Rehearsed now = study_.next_round.from(there_);
    const Plane& other = there_[other_];
    if (other.acted || !other.revealed) return planned(now);
    double least = 0;
    std::uint64_t flown = 0;
    for (int reply = 0; reply < study_.level.replies; ++reply) {
      Rehearsed later = now;
      if (!study_.next_round.finish_round(later, other_, other.active, flown)) break;
      const double value = planned(later);
      least = reply == 0 ? value : std::min(least, value);
      if (least < enough) break;
    }
    return least;
  }

 private:
  [[nodiscard]] double planned(const Rehearsed& p) { return study_.evaluation.lead(planner_.plan(p, seat_, seed_).value, there_, seat_); }

  const Study& study_;
  Position there_;
  Seat seat_;
  std::uint64_t seed_;
  FighterId own_, other_;
  Planner planner_;
};

/// The ends of the turn that look best at first sight are looked at more closely; an answer that leads to none of these is not seen. An end
/// is given up where a reply makes it worse than the best so far, unless it is asked what each comes to.
std::size_t Tactician::flown(const Position& view, Seat seat, const OptionList& options, std::uint64_t seed, Followed* followed) const {
  const Appraisal appraisal(study_->game.table(), study_->repertoire, study_->weights, view);
  TurnPlan turn(study_->game, appraisal, view);
  const std::size_t at_first_sight = turn.best(options, followed);
  if (!looks_closer(view)) return at_first_sight;
  const std::span<TurnPlan::End> ends = turn.ends();
  if (ends.size() < 2) return at_first_sight;
  std::sort(ends.begin(), ends.end(), [](const auto& one, const auto& other) { return one.whole > other.whole; });
  if (ends[0].value <= outside_value) return at_first_sight;
  Closer closer(*study_, view, seat, seed);
  const auto most = static_cast<std::size_t>(study_->level.ends);
  const double enough = ends[0].whole - close;
  double best = hopeless;
  for (std::size_t i = 0; i < ends.size(); ++i) {
    const double gained = ends[i].whole - ends[i].value;
    ends[i].value = i < most && ends[i].whole >= enough ? closer.value(ends[i], followed ? hopeless : best - gained) : hopeless;
    best = std::max(best, gained + ends[i].value);
  }
  const std::size_t choice = turn.best(options, followed);
  if (followed != nullptr)
    for (TurnPlan::Followed& one : *followed)
      if (one.value < hopeless / 2) one = {};
  return choice;
}

bool Tactician::looks_closer(const Position& view) const { return study_->level.ends > 0 && view[1].aloft && view[0].aloft; }

std::size_t Tactician::choose(const Position& view, Seat seat, const OptionList& options, const ai::Moment& now) const {
  if (options.size() == 1) return 0;
  const std::uint64_t seed = ai::thought_seed(now, seat);
  const FrameKind kind = view.frames.back().kind;
  if (kind == FrameKind::turn) return flown(view, seat, options, seed, nullptr);
  if (kind != FrameKind::round) return study_->greedy.choose(view, seat, options, {seed, 0});
  ai::Draws draws(~seed);
  return ai::draw_from(mix(view, seat, seed), draws);
}

ai::Plan Tactician::advise(const Position& view, Seat seat, std::uint64_t seed, const std::atomic<bool>* stop) const {
  if (!view.owing.contains(seat) || seat == Seat::chance) return {};
  const FrameKind kind = view.frames.back().kind;
  if (kind == FrameKind::round) return mix(view, seat, seed, stop);
  OptionList options;
  study_->game.options(view, seat, options);
  Followed followed(options.size());
  const bool turn = kind == FrameKind::turn && options.size() > 1;
  const std::size_t choice = options.size() == 1 ? 0
                             : turn              ? flown(view, seat, options, seed, &followed)
                                                 : study_->greedy.choose(view, seat, options, {seed, 0});
  ai::Plan plan;
  for (std::size_t i = 0; i < options.size(); ++i) {
    plan.moves.push_back({options[i].action, i == choice ? 1.0 : 0.0, static_cast<double>(followed[i].seen)});
    if (followed[i].seen > 0) plan.moves[i].value = study_->evaluation.value_of(followed[i].value, view, seat);
    plan.simulations += static_cast<std::uint32_t>(followed[i].seen);
  }
  plan.value = plan.moves[choice].value;
  return plan;
}

}  // namespace rondo::aerodome
