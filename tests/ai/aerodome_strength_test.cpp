// How good the mixes of Aerodome's levels are, at positions met in play: how much a best answer gains against them, in matrices that are
// estimated anew with fresh seeds. Takes minutes, and is run by name: rondo_tests "[.strength]".
#include <cmath>
#include <iostream>

#include "ai/aerodome/tactician.h"
#include "ai/core/matrix.h"
#include "ai/core/planner.h"
#include "ai/core/playout.h"
#include "rules/core/dealer.h"
#include "tests/ai/aerodome_tables.h"
#include "tests/decks/aerodome_box.h"

namespace rondo::aerodome {

namespace {

constexpr std::size_t wanted = 50;

struct Met {
  Game game;
  Position position;
};

/// Positions before a hidden choice in games of two veterans, of several pilots.
std::vector<Met> met_in_play() {
  const std::vector<std::vector<std::string>> pilots = {{"theodosia", "alice"}, {"ash", "jax"}, {"lance", "dario"}, {"hilda", "sven"}, {"elena", "van"}};
  std::vector<Met> met;
  for (std::uint64_t i = 0; met.size() < wanted; ++i) {
    Setup setup;
    setup.hands = pilots[i % pilots.size()];
    setup.stadium = "open-sky";
    Result<Table> table = lay_out(tests::aerodome_box(), setup);
    REQUIRE(table);
    const Game game(std::move(*table));
    const Tactician veteran(game, levels[1]);
    Position p = game.start();
    ai::Clock clock;
    for (int choices = 0; !over(game, p) && met.size() < wanted;) {
      if (game.to_act(p).size() == 2 && ++choices % 5 == 0) met.push_back({game, p});
      ai::play_ply(game, p, Dealer::game_seed(99, i), clock, veteran);
    }
  }
  return met;
}

/// What each pair of cards is worth to red, estimated anew.
struct Estimate {
  std::vector<double> cells;
  std::size_t rows = 0, columns = 0;
};

/// One round deeper than the levels look: the pair is rehearsed, and the round after it planned with a fresh seed.
Estimate rehearsed(const Met& met, std::uint64_t seed) {
  const Repertoire repertoire(met.game.table());
  const Evaluation evaluation(met.game.table(), repertoire, {});
  const Rehearsal rehearsal(met.game.table(), evaluation, 2);
  ai::PlannerSettings settings;
  settings.budget = 300;
  settings.memory = std::size_t{1} << 20U;
  ai::Planner<Rehearsal, Lookout> planner(rehearsal, settings);
  const Rehearsed start = rehearsal.from(met.position);
  OptionList cards, answers;
  rehearsal.options(start, Seat::seat0, cards);
  rehearsal.options(start, Seat::seat1, answers);
  Estimate estimate{{}, cards.size(), answers.size()};
  Mute mute;
  for (const Option& card : cards)
    for (const Option& answer : answers) {
      Rehearsed after = start;
      rehearsal.apply(after, std::array{card.action, answer.action}, mute);
      std::vector<Rehearsed> ends = {after};
      if (after.step == Rehearsed::Step::order) {
        ends.push_back(after);
        for (std::size_t i = 0; i < 2; ++i) rehearsal.apply(ends[i], std::array{action(i == 0 ? Verb::first : Verb::second)}, mute);
      }
      double sum = 0;
      for (const Rehearsed& end : ends) sum += planner.plan(end, Seat::seat0, ++seed).value;
      estimate.cells.push_back(sum / static_cast<double>(ends.size()));
    }
  return estimate;
}

/// By playing the round in earnest, with fresh dice and two veterans.
Estimate played(const Met& met, std::uint64_t seed, int times) {
  const Repertoire repertoire(met.game.table());
  const Evaluation evaluation(met.game.table(), repertoire, {});
  const Tactician veteran(met.game, levels[1]);
  const OptionList cards = options_of(met.game, met.position, Seat::seat0);
  const OptionList answers = options_of(met.game, met.position, Seat::seat1);
  Estimate estimate{{}, cards.size(), answers.size()};
  Mute mute;
  for (const Option& card : cards)
    for (const Option& answer : answers) {
      double sum = 0;
      for (int i = 0; i < times; ++i) {
        Position p = met.position;
        met.game.apply(p, std::array{card.action, answer.action}, mute);
        ai::Clock clock;
        ++seed;
        while (!over(met.game, p) && met.game.to_act(p).size() < 2) ai::play_ply(met.game, p, seed, clock, veteran);
        sum += over(met.game, p) ? met.game.payoff(p, Seat::seat0) : evaluation.value(p, Seat::seat0);
      }
      estimate.cells.push_back(sum / times);
    }
  return estimate;
}

/// What each answer of blue leaves red, that plays `mix`.
std::vector<double> left_by_answers(const Estimate& estimate, const ai::Plan& mix) {
  std::vector<double> left(estimate.columns);
  for (std::size_t cell = 0; cell < estimate.cells.size(); ++cell)
    left[cell % estimate.columns] += mix.moves[cell / estimate.columns].share * estimate.cells[cell];
  return left;
}

struct Spread {
  double mean = 0, worst = 0;
  void add(double value) {
    mean += value / wanted;
    worst = std::max(worst, value);
  }
};

}  // namespace

TEST_CASE("the mixes of veteran and ace can hardly be exploited", "[.strength]") {
  const std::vector<Met> met = met_in_play();
  constexpr double range = 2;
  for (std::size_t level = 1; level < levels.size(); ++level) {
    Spread deeper, earnest;
    for (std::size_t i = 0; i < met.size(); ++i) {
      const Game& game = met[i].game;
      const ai::Plan mix = Tactician(game, levels[level]).mix(met[i].position, Seat::seat0, i);
      const Estimate again = rehearsed(met[i], 1'000'000 * (i + 1));
      ai::MatrixSolver solver;
      const double value = solver.solve({again.cells, again.rows, again.columns});
      const std::vector<double> left = left_by_answers(again, mix);
      deeper.add((value - *std::min_element(left.begin(), left.end())) / range);
      // In earnest: the best answer is found with some dice and tried with others, so that luck is not taken for skill.
      const std::vector<double> found = left_by_answers(played(met[i], 2'000'000 * (i + 1), 4), mix);
      const auto answer = static_cast<std::size_t>(std::min_element(found.begin(), found.end()) - found.begin());
      const Estimate tried = played(met[i], 3'000'000 * (i + 1), 4);
      earnest.add((solver.solve({tried.cells, tried.rows, tried.columns}) - left_by_answers(tried, mix)[answer]) / range);
    }
    std::cout << levels[level].name << ": exploitable by " << deeper.mean << " of the range on average, at most " << deeper.worst
              << " (a round deeper); " << earnest.mean << " (played in earnest)\n";
    CHECK(deeper.mean <= 0.05);
    CHECK(earnest.mean <= 0.05);
  }
}

}  // namespace rondo::aerodome
