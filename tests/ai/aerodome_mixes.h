#pragma once
// How much a best answer gains against the mix that a pilot of Aerodome publishes: positions met in play, and what each pair of cards is
// worth there, estimated anew with fresh seeds. For the tests of the levels and for their bench.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "ai/aerodome/tactician.h"
#include "ai/core/matrix.h"
#include "ai/core/planner.h"
#include "ai/core/playout.h"
#include "rules/aerodome/roster.h"
#include "rules/aerodome/setup.h"
#include "rules/aerodome/verbs.h"
#include "rules/core/dealer.h"

namespace rondo::aerodome {

struct Met {
  Game game;
  Position position;
};

/// So many positions before a hidden choice, one in five of games of two veterans, by five pairs of pilots in turn.
inline std::vector<Met> met_in_play(const Box& box, std::size_t wanted) {
  const std::vector<std::vector<std::string>> pilots = {
      {"theodosia", "alice"}, {"ash", "jax"}, {"lance", "dario"}, {"hilda", "sven"}, {"elena", "van"}};
  std::vector<Met> met;
  for (std::uint64_t i = 0; met.size() < wanted; ++i) {
    Setup setup;
    setup.hands = pilots[i % pilots.size()];
    setup.stadium = "open-sky";
    Result<Table> table = lay_out(box, setup);
    RONDO_ENSURE(table, "pilots that do not ship");
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

/// What pairs of cards are worth to red, −1 … 1.
struct Estimate {
  std::vector<Action> rows, columns;  ///< red's cards, blue's cards
  std::vector<double> cells;
};

inline std::vector<Action> actions_of(const OptionList& options) {
  std::vector<Action> actions;
  for (const Option& option : options) actions.push_back(option.action);
  return actions;
}

struct Looking {
  int horizon = 2;             ///< rounds
  std::uint32_t budget = 300;  ///< rehearsals of what follows each pair
};

/// Each pair is rehearsed, and the rounds after it planned with a fresh seed; weighed as the level does. Cards that cannot stay inside,
/// which nobody flies who has others, are left out.
inline Estimate rehearsed(const Met& met, const Level& level, Looking looking, std::uint64_t seed) {
  const Repertoire repertoire(met.game.table());
  const Evaluation evaluation(met.game.table(), repertoire, level.scales);
  const Rehearsal rehearsal(met.game.table(), evaluation, looking.horizon, level.ways);
  ai::PlannerSettings settings;
  settings.budget = looking.budget * static_cast<std::uint32_t>(level.ways * level.ways);
  settings.memory = std::max<std::size_t>(settings.budget * std::size_t{1024}, std::size_t{1} << 20U);
  ai::Planner<Rehearsal, Lookout> planner(rehearsal, settings);
  const Rehearsed start = rehearsal.from(met.position, Tactician(met.game, level).astray(met.position));
  Estimate estimate;
  OptionList options;
  rehearsal.options(start, Seat::seat0, options);
  estimate.rows = actions_of(options);
  rehearsal.options(start, Seat::seat1, options);
  estimate.columns = actions_of(options);
  Mute mute;
  for (const Action card : estimate.rows)
    for (const Action answer : estimate.columns) {
      Rehearsed after = start;
      rehearsal.apply(after, std::array{card, answer}, mute);
      std::vector<Rehearsed> ends = {after};
      if (after.step == Rehearsed::Step::order) {
        ends.push_back(after);
        for (std::size_t i = 0; i < 2; ++i) rehearsal.apply(ends[i], std::array{action(i == 0 ? Verb::first : Verb::second)}, mute);
      }
      double sum = 0;
      for (const Rehearsed& end : ends) {
        const bool red = rehearsal.to_act(end).contains(Seat::seat0);
        const double value = planner.plan(end, red ? Seat::seat0 : Seat::seat1, ++seed).value;
        sum += red ? value : -value;
      }
      estimate.cells.push_back(sum / static_cast<double>(ends.size()));
    }
  return estimate;
}

/// The round is played in earnest by two veterans, so many times with fresh dice, and how it then stands weighed as the level does.
inline Estimate played(const Met& met, const Level& level, int times, std::uint64_t seed) {
  const Game& game = met.game;
  const Repertoire repertoire(game.table());
  const Evaluation evaluation(game.table(), repertoire, level.scales);
  const Tactician veteran(game, levels[1]);
  Estimate estimate;
  OptionList options;
  game.options(met.position, Seat::seat0, options);
  estimate.rows = actions_of(options);
  game.options(met.position, Seat::seat1, options);
  estimate.columns = actions_of(options);
  Mute mute;
  for (const Action card : estimate.rows)
    for (const Action answer : estimate.columns) {
      double sum = 0;
      for (int i = 0; i < times; ++i) {
        Position p = met.position;
        game.apply(p, std::array{card, answer}, mute);
        ai::Clock clock;
        ++seed;
        while (!over(game, p) && game.to_act(p).size() < 2) ai::play_ply(game, p, seed, clock, veteran);
        sum += over(game, p) ? game.payoff(p, Seat::seat0) : evaluation.value(p, Seat::seat0);
      }
      estimate.cells.push_back(sum / times);
    }
  return estimate;
}

/// What each card of the other leaves the pilot of `seat` that plays `mix`, for that pilot.
inline std::vector<double> left_by_answers(const Estimate& estimate, const ai::Plan& mix, Seat seat) {
  const bool red = seat == Seat::seat0;
  const std::size_t width = estimate.columns.size();
  std::vector<double> left(red ? width : estimate.rows.size());
  for (std::size_t cell = 0; cell < estimate.cells.size(); ++cell) {
    const std::size_t row = cell / width, column = cell % width;
    const Action own = red ? estimate.rows[row] : estimate.columns[column];
    const auto move = std::find_if(mix.moves.begin(), mix.moves.end(), [&](const ai::PlanMove& one) { return one.action == own; });
    RONDO_ENSURE(move != mix.moves.end(), "a card without a share");
    left[red ? column : row] += move->share * (red ? estimate.cells[cell] : -estimate.cells[cell]);
  }
  return left;
}

/// The value of an estimate for the pilot of `seat`.
inline double value_of(const Estimate& estimate, Seat seat) {
  ai::MatrixSolver solver;
  const double value = solver.solve({estimate.cells, estimate.rows.size(), estimate.columns.size()});
  return seat == Seat::seat0 ? value : -value;
}

inline constexpr double value_range = 2;

/// What a best answer to the mix of `seat` gains, as a share of the range of values.
inline double exploited(const Estimate& estimate, const ai::Plan& mix, Seat seat) {
  const std::vector<double> left = left_by_answers(estimate, mix, seat);
  return (value_of(estimate, seat) - *std::min_element(left.begin(), left.end())) / value_range;
}

/// The same in earnest: the best answer is found with some dice and tried with others, so that luck is not taken for skill.
inline double exploited(const Estimate& found, const Estimate& tried, const ai::Plan& mix, Seat seat) {
  const std::vector<double> left = left_by_answers(found, mix, seat);
  const auto answer = static_cast<std::size_t>(std::min_element(left.begin(), left.end()) - left.begin());
  return (value_of(tried, seat) - left_by_answers(tried, mix, seat)[answer]) / value_range;
}

}  // namespace rondo::aerodome
