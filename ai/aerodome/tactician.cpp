#include "ai/aerodome/tactician.h"

#include <algorithm>

#include "ai/aerodome/turn_plan.h"
#include "ai/core/planner.h"

namespace rondo::aerodome {

namespace {

using Planner = ai::Planner<Rehearsal, Lookout>;

constexpr double hopeless = -1e6;
constexpr double close = 3;  // Hit Points that an end may seem worse than the best, to be looked at more closely

ai::PlannerSettings settings_of(std::uint32_t budget, const Level& level) {
  ai::PlannerSettings settings;
  settings.budget = budget;
  settings.trees = level.trees;
  settings.threads = level.threads;
  settings.memory = std::max<std::size_t>(std::size_t{1} << 20U, budget * std::size_t{1024}) * static_cast<std::size_t>(level.trees);
  settings.share = false;  // places hardly ever come again
  return settings;
}

}  // namespace

struct Tactician::Study {
  Study(Game of, const Level& at)
      : game(std::move(of)), level(at), greedy(game), repertoire(game.table()), evaluation(game.table(), repertoire, level.scales),
        rehearsal(game.table(), evaluation, level.horizon), next_round(game.table(), evaluation, 1) {}

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

ai::Plan Tactician::plan(const Position& view, Seat seat, std::uint64_t seed) const {
  const bool choosing = view.owing.contains(seat) && seat != Seat::chance && view.frames.back().kind == FrameKind::round;
  if (!choosing) return {};
  Planner planner(study_->rehearsal, settings_of(study_->level.budget, study_->level), {}, {}, &study_->shelf);
  return planner.plan(study_->rehearsal.from(view), seat, seed);
}

/// Cards that cannot stay inside are left out where others can; where the plan has none of these, the best of them is taken.
ai::Plan Tactician::mix(const Position& view, Seat seat, std::uint64_t seed) const {
  ai::Plan plan = this->plan(view, seat, seed);
  const auto fighter = static_cast<FighterId>(seat);
  const Appraisal appraisal(study_->game.table(), study_->repertoire, study_->weights, view);
  std::vector<bool> stays;
  for (const ai::PlanMove& move : plan.moves)
    stays.push_back(TurnPlan(study_->game, appraisal, TurnPlan::turn_with(view, fighter, move.action.a, seat)).can_stay_inside());
  const auto staying = static_cast<double>(std::count(stays.begin(), stays.end(), true));
  if (staying == 0) return plan;
  double sum = 0;
  std::size_t best = plan.moves.size();
  for (std::size_t i = 0; i < plan.moves.size(); ++i) {
    if (!stays[i]) continue;
    sum += plan.moves[i].share;
    if (best == plan.moves.size() || plan.moves[i].value > plan.moves[best].value) best = i;
  }
  const double careless = study_->level.carelessness;
  for (std::size_t i = 0; i < plan.moves.size(); ++i) {
    double& share = plan.moves[i].share;
    const double planned = sum > 1e-9 ? share / sum : i == best ? 1 : 0;
    share = stays[i] ? careless / staying + (1 - careless) * planned : 0;
  }
  return plan;
}

/// Rehearses the next round from where a turn may end, and before it the other's turn, if that is still to come.
class Tactician::Closer {
 public:
  Closer(const Study& study, const Position& view, Seat seat, std::uint64_t seed)
      : study_(study), there_(view), seat_(seat), seed_(seed), own_(view.frames.back().fighter), other_(static_cast<FighterId>(1 - own_)),
        planner_(study.next_round, settings_of(study.level.end_budget, study.level), {}, {}, &study.shelf) {}

  /// In Hit Points.
  [[nodiscard]] double value(const TurnPlan::End& end) {
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

/// The ends of the turn that look best at first sight are looked at more closely.
std::size_t Tactician::flown(const Position& view, Seat seat, const OptionList& options, std::uint64_t seed) const {
  const Appraisal appraisal(study_->game.table(), study_->repertoire, study_->weights, view);
  TurnPlan turn(study_->game, appraisal, view);
  const std::size_t at_first_sight = turn.best(options);
  const std::span<TurnPlan::End> ends = turn.ends();
  if (ends.size() < 2) return at_first_sight;
  std::sort(ends.begin(), ends.end(), [](const auto& one, const auto& other) { return one.whole > other.whole; });
  if (ends[0].value <= outside_value) return at_first_sight;
  Closer closer(*study_, view, seat, seed);
  const auto most = static_cast<std::size_t>(study_->level.ends);
  const double enough = ends[0].whole - close;
  for (std::size_t i = 0; i < ends.size(); ++i) ends[i].value = i < most && ends[i].whole >= enough ? closer.value(ends[i]) : hopeless;
  return turn.best(options);
}

std::size_t Tactician::choose(const Position& view, Seat seat, const OptionList& options, const ai::Moment& now) const {
  if (options.size() == 1) return 0;
  const std::uint64_t seed = Dealer::game_seed(~now.seed, now.ply * (max_seats + 2) + static_cast<std::uint64_t>(seat));
  const FrameKind kind = view.frames.back().kind;
  if (kind == FrameKind::turn && study_->level.ends > 0 && view[1].aloft && view[0].aloft) return flown(view, seat, options, seed);
  if (kind != FrameKind::round) return study_->greedy.choose(view, seat, options, now);
  ai::Draws draws(~seed);
  return ai::draw_from(mix(view, seat, seed), draws);
}

}  // namespace rondo::aerodome
