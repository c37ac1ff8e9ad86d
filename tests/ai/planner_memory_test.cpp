// What a planner remembers, and what it says of how sure it is: positions that only look alike are never one node, memory that was used
// before changes no plan, and each move comes with its interval.
#include <algorithm>
#include <cmath>

#include "ai/core/planner.h"
#include "ai/core/playout.h"
#include "ai/core/random.h"
#include "tests/catch.h"
#include "tests/reference/duel.h"
#include "tests/reference/goofspiel.h"
#include "tests/reference/nim.h"

namespace rondo::ai {

namespace {

using reference::Goofspiel;

/// Goofspiel whose positions all have the same digest, and which counts the answers that are no options.
struct Lookalike {
  struct Position : Goofspiel::Position {
    bool operator==(const Position&) const = default;
    template <class Archive>
    void serialize(Archive&) {}
  };
  struct Event {};
  Goofspiel game;
  mutable int applied = 0, illegal = 0;

  [[nodiscard]] Position start() const { return {game.start()}; }
  [[nodiscard]] SeatSet to_act(const Position& position) const { return game.to_act(position); }
  void options(const Position& position, Seat seat, OptionList& options) const { game.options(position, seat, options); }
  template <class Narrator>
  void apply(Position& position, std::span<const Action> answers, Narrator& narrator) const {
    OptionList options;
    const Action* answer = answers.data();
    for (const Seat seat : game.to_act(position)) {
      game.options(position, seat, options);
      illegal += !options.contains(*answer++);
    }
    ++applied;
    game.apply(position, answers, narrator);
  }
  [[nodiscard]] int payoff(const Position& position, Seat seat) const { return game.payoff(position, seat); }
  [[nodiscard]] Position view(const Position& position, Seat) const { return position; }
  [[nodiscard]] int stream(const Position&) const { return 0; }
  [[nodiscard]] Seat chooser(Seat seat) const { return seat; }
};

PlannerSettings with(std::uint32_t budget) {
  PlannerSettings settings;
  settings.budget = budget;
  settings.memory = std::size_t{4} << 20U;
  return settings;
}

template <Game G>
Plan planned(const G& game, const PlannerSettings& settings, std::uint64_t seed = 1, Payoff leaf = {}) {
  auto position = game.start();
  for (Clock clock; game.to_act(position).is_chance();) play_ply(game, position, 5, clock, Random{});
  return Planner<G>(game, settings, leaf).plan(position, Seat::seat0, seed);
}

}  // namespace

TEST_CASE("positions with the same digest are told apart: no illegal move is ever tried, and the plan is the same", "[ai][planner]") {
  for (const auto prizes : {Goofspiel::Prizes::descending, Goofspiel::Prizes::shuffled})
    for (const auto joint : {PlannerSettings::Joint::regret, PlannerSettings::Joint::uct}) {
      PlannerSettings settings = with(1500);
      settings.joint = joint;
      const Goofspiel game(6, prizes);
      const Lookalike blurred{game};
      REQUIRE(digest(blurred.start()) == digest(Lookalike{Goofspiel(5)}.start()));
      const Plan plan = planned(blurred, settings);
      CHECK(blurred.applied > 1500);
      CHECK(blurred.illegal == 0);
      CHECK(plan == planned(game, settings));
    }
}

TEST_CASE("a plan is the same in fresh memory and in memory that was used before", "[ai][planner]") {
  const Goofspiel game(8), other(9, Goofspiel::Prizes::shuffled);
  PlannerSettings settings = with(700);
  settings.trees = 2;
  const Plan fresh = planned(game, settings);
  ArenaShelf shelf;
  const auto on_shelf = [&](const Goofspiel& played, const Goofspiel::Position& position, Seat seat) {
    return Planner<Goofspiel>(played, settings, {}, {}, &shelf).plan(position, seat, 1);
  };
  CHECK(on_shelf(game, game.start(), Seat::seat0) == fresh);
  static_cast<void>(on_shelf(other, other.start(), Seat::chance));
  Goofspiel::Position later = other.start();
  Clock clock;
  play_ply(other, later, 3, clock, Random{});
  static_cast<void>(on_shelf(other, later, Seat::seat1));
  CHECK(on_shelf(game, game.start(), Seat::seat0) == fresh);
}

TEST_CASE("a shelf hands out what was put back, to those who ask for as much", "[ai][planner]") {
  ArenaShelf shelf;
  Arena first = shelf.take(8192);
  const auto* memory = first.at<std::byte>(0);
  shelf.put_back(std::move(first));
  CHECK(shelf.take(4096).at<std::byte>(0) != memory);
  Arena again = shelf.take(8192);
  CHECK(again.at<std::byte>(0) == memory);
  CHECK(shelf.take(8192).at<std::byte>(0) != memory);
}

TEST_CASE("the results through a move make its interval", "[ai][planner]") {
  Tally tally;
  CHECK(tally.margin(7) == 7);
  tally.add(1);
  CHECK(tally.margin(7) == 7);  // one result has no spread
  for (const double result : {0.0, 1.0, 1.0}) tally.add(result);
  CHECK(std::abs(tally.margin(7) - 1.96 * 0.5 / 2) < 1e-12);  // three of four: a spread of 1/2
  Tally both;
  both.add(tally);
  both.add(tally);
  CHECK(both.count == 8);
  CHECK(std::abs(both.margin(7) - 1.96 * std::sqrt(0.1875 / 7)) < 1e-12);
}

TEST_CASE("each move and each reply has its visits, its share, its value and an interval that narrows", "[ai][planner]") {
  const Goofspiel game(7, Goofspiel::Prizes::shuffled);
  const Plan small = planned(game, with(400)), large = planned(game, with(6400));
  for (const Plan* plan : {&small, &large})
    for (const std::vector<PlanMove>* moves : {&plan->moves, &plan->replies}) {
      REQUIRE(moves->size() == 7);
      double shares = 0, visits = 0;
      for (const PlanMove& move : *moves) {
        shares += move.share;
        visits += move.visits;
        CHECK(std::abs(move.value) <= 1);
        CHECK(move.margin > 0);
      }
      CHECK(std::abs(shares - 1) < 1e-12);
      CHECK(visits == plan->simulations);
    }
  const auto narrowest = [](const Plan& plan) {
    return std::min_element(plan.moves.begin(), plan.moves.end(), [](const PlanMove& a, const PlanMove& b) { return a.margin < b.margin; })->margin;
  };
  CHECK(narrowest(large) < narrowest(small) / 2);  // sixteen times as many: a quarter, if they were spread alike
}

TEST_CASE("an interval is nothing for what is proven, and all there is for what was not tried", "[ai][planner]") {
  for (const PlanMove& move : planned(reference::Duel({{3, -1}, {-2, 4}}), with(400)).moves) CHECK(move.margin == 0);
  const Plan alone = planned(reference::Nim(40), with(2), 1, Payoff{Bounds{-1, 1}});
  REQUIRE(alone.moves.size() == 3);
  CHECK(alone.moves[2].visits == 0);
  CHECK(alone.moves[2].margin == 2);
}

}  // namespace rondo::ai
