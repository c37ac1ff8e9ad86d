#pragma once
// The Monte-Carlo planner: what is wise in a position of any game, by looking ahead a given number of times. It sees no more than its
// seat's view, never changes the position it is given, and answers with a legal mix at any budget.
//
// A budget is the total over a fixed number of independent trees, each with a stream of its own, merged in order: the settings, the
// position and the seed make the answer, and threads only change who computes it. Where more than two sides meet, everybody else is
// taken to be against the planner.
#include <algorithm>
#include <atomic>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

#include "ai/core/chooser.h"
#include "ai/core/planner_answer.h"
#include "ai/core/planner_search.h"
#include "ai/core/planner_shelf.h"

namespace rondo::ai {

template <Game G, Leaf<G> L = Payoff, PlayoutPolicy<G> P = Evenly>
class Planner {
 public:
  using Position = typename G::Position;

  /// `settings` must have no fault. Planning again uses the same memory again; with a shelf it comes from there, and goes back.
  Planner(const G& game, const PlannerSettings& settings, L leaf = {}, P policy = {}, ArenaShelf* shelf = nullptr)
      : game_(game), settings_(settings), leaf_(std::move(leaf)), policy_(std::move(policy)), shelf_(shelf) {
    RONDO_ENSURE(!fault_of(settings_), "a planner with settings out of range");
    const auto trees = static_cast<std::size_t>(settings_.trees);
    const std::size_t memory = settings_.memory / trees;
    for (std::size_t i = 0; i < trees; ++i)
      searches_.push_back(std::make_unique<Search<G, L, P>>(game_, leaf_, policy_, settings_, shelf_ ? shelf_->take(memory) : Arena(memory)));
  }
  Planner(const Planner&) = delete;
  Planner& operator=(const Planner&) = delete;
  ~Planner() {
    for (const auto& search : searches_)
      if (shelf_) shelf_->put_back(search->release());
  }

  /// What `seat` should do; a seat that owes nothing has a plan without moves. Whoever sets `stop` gets what was found until then, which
  /// then depends on the hour.
  [[nodiscard]] Plan plan(const Position& position, Seat seat, std::uint64_t seed, const std::atomic<bool>* stop = nullptr) {
    Plan plan;
    if (seat == Seat::chance || !game_.to_act(position).contains(seat)) return plan;
    const Seat me = game_.chooser(seat);
    const Position seen = game_.view(position, me);
    search(seen, me, seed, stop);
    Gathering gathering;
    for (const auto& search : searches_) {
      if (search->root() != nullptr) gathering.add(search->arena(), *search->root(), search->tallies());
      plan.simulations += search->simulations();
      plan.nodes += search->nodes();
      plan.bytes += search->arena().used();
    }
    answer(plan, gathering, seen, seat, me);
    if (settings_.caution > 0 && !plan.proven && plan.moves.size() > 1 && game_.to_act(seen).size() == 1) be_cautious(plan, seen, seat, seed);
    return plan;
  }

 private:
  void search(const Position& seen, Seat me, std::uint64_t seed, const std::atomic<bool>* stop) {
    const auto trees = static_cast<std::uint32_t>(searches_.size());
    const auto one = [&](std::uint32_t tree) {
      const std::uint32_t budget = settings_.budget / trees + (tree < settings_.budget % trees);
      searches_[tree]->run(seen, me, budget, {seed, Dealer::game_seed(seed, tree)}, stop);
    };
    const auto crew = std::min(static_cast<std::uint32_t>(settings_.threads), trees);
    const auto share = [&](std::uint32_t member) {
      for (std::uint32_t tree = member; tree < trees; tree += crew) one(tree);
    };
    std::vector<std::jthread> others;
    for (std::uint32_t member = 1; member < crew; ++member) others.emplace_back(share, member);
    share(0);
  }

  void answer(Plan& plan, Gathering& gathering, const Position& seen, Seat seat, Seat me) const {
    OptionList options;
    game_.options(seen, seat, options);
    for (const Option& option : options) plan.moves.push_back({option.action, 0, 0, 0, 0});
    if (gathering.empty()) {
      for (PlanMove& move : plan.moves) move.share = 1.0 / static_cast<double>(options.size());
      return;
    }
    gathering.conclude(settings_.joint);
    plan.value = gathering.value();
    plan.proven = gathering.proven();
    SeatSet allies, foes;
    for (const Seat one : game_.to_act(seen)) (game_.chooser(one) == me ? allies : foes).insert(one);
    const Node& root = *(*std::find_if(searches_.begin(), searches_.end(), [](const auto& one) { return one->root() != nullptr; }))->root();
    const auto rank = static_cast<std::uint32_t>(allies.rank(seat));
    hand_out(plan.moves, gathering.own(), [&](std::uint32_t i) { return root.row(i)[rank]; });
    if (foes.size() != 1) return;
    game_.options(seen, foes.first(), options);
    for (const Option& option : options) plan.replies.push_back({option.action, 0, 0, 0, 0});
    hand_out(plan.replies, gathering.others(), [&](std::uint32_t j) { return *root.column(j); });
  }
  void be_cautious(Plan& plan, const Position& seen, Seat seat, std::uint64_t seed) const {
    OptionList options;
    game_.options(seen, seat, options);
    Draws draws(seed);
    stay_with(plan, policy_.choose(game_, seen, seat, options, draws), settings_.caution);
  }
  /// A side's move answers for all of its seats; one seat's move has what all moves with its answer have together.
  template <class Answer>
  void hand_out(std::vector<PlanMove>& moves, const Gathering::Side& side, Answer&& answer) const {
    std::vector<Tally> tallies(moves.size());
    std::vector<bool> proven(moves.size(), true);
    for (std::uint32_t i = 0; i < side.mix.size(); ++i) {
      const auto move = std::find_if(moves.begin(), moves.end(), [&](const PlanMove& one) { return one.action == answer(i); });
      RONDO_ENSURE(move != moves.end(), "a planned move that is no option");
      move->share += side.mix[i];
      move->visits += side.visits[i];
      move->value += move->visits > 0 ? (side.values[i] - move->value) * side.visits[i] / move->visits : side.values[i];
      const auto index = static_cast<std::size_t>(move - moves.begin());
      tallies[index].add(side.tallies[i]);
      proven[index] = proven[index] && side.proven[i];
    }
    double least = 0, most = 0;
    for (const auto& search : searches_) least = std::min(least, search->seen().least), most = std::max(most, search->seen().most);
    for (std::size_t i = 0; i < moves.size(); ++i) moves[i].margin = proven[i] ? 0 : tallies[i].margin(most - least);
  }

  const G& game_;
  PlannerSettings settings_;
  L leaf_;
  P policy_;
  ArenaShelf* shelf_;
  std::vector<std::unique_ptr<Search<G, L, P>>> searches_;
};

/// The seed of what a planner on a chair thinks about one decision.
[[nodiscard]] inline std::uint64_t thought_seed(const Moment& now, Seat seat) {
  return Dealer::game_seed(~now.seed, now.ply * (max_seats + 2) + static_cast<std::uint64_t>(seat));
}

/// A planner on a chair: it draws its move by the plan's mix. A copy of it thinks alike; all copies take turns with the same memory, so
/// that many small decisions do not ask for it again and again, and may choose on several threads at once.
template <Game G, Leaf<G> L = Payoff, PlayoutPolicy<G> P = Evenly>
class Planned {
 public:
  explicit Planned(const PlannerSettings& settings, L leaf = {}, P policy = {})
      : settings_(settings), leaf_(std::move(leaf)), policy_(std::move(policy)) {}

  [[nodiscard]] std::size_t choose(const G& game, const typename G::Position& view, Seat seat, const OptionList& options,
                                   const Moment& now) const {
    if (options.size() == 1) return 0;
    const Plan plan = Planner<G, L, P>(game, settings_, leaf_, policy_, shelf_.get()).plan(view, seat, thought_seed(now, seat));
    Draws draws(~thought_seed(now, seat));
    return draw_from(plan, draws);
  }

 private:
  PlannerSettings settings_;
  L leaf_;
  P policy_;
  std::shared_ptr<ArenaShelf> shelf_ = std::make_shared<ArenaShelf>();
};

}  // namespace rondo::ai
