#include "ai/core/planner_learn.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace rondo::ai {

namespace {

/// What is known of the cells that a side's moves meet, four by four; of unknown ones what the node is worth.
struct Meetings {
  const float* values;
  Lanes otherwise;
  [[nodiscard]] Lanes at(std::uint32_t i) const {
    const Lanes four = load(values + i);
    return choose(four == all_lanes(unknown), otherwise, four);
  }
};

/// Adds the present mix to the average, and says what that mix earns.
float average(const Node::Lessons& moves, float regret, float weight, const Meetings& meetings) {
  const Lanes part = all_lanes(regret > 0 ? 1 / regret : 0), even = all_lanes(regret > 0 ? 0 : 1 / static_cast<float>(moves.count));
  Lanes earned = all_lanes(0);
  for (std::uint32_t i = 0; i < moves.count; i += lanes) {
    const Lanes share = masked(first_lanes(moves.count - i), load(moves.regrets() + i) * part + even);
    store(moves.shares() + i, load(moves.shares() + i) + share * all_lanes(weight));
    earned += share * meetings.at(i);
  }
  return sum(earned);
}

/// Moves every regret by what its move earns more than `earned`, in units of `sign`, none below zero; says what they add up to.
float regrets(const Node::Lessons& moves, float earned, float sign, const Meetings& meetings) {
  Lanes total = all_lanes(0);
  for (std::uint32_t i = 0; i < moves.count; i += lanes) {
    const Lanes moved = load(moves.regrets() + i) + (meetings.at(i) - all_lanes(earned)) * all_lanes(sign);
    const Lanes regret = masked((moved > all_lanes(0)) & first_lanes(moves.count - i), moved);
    store(moves.regrets() + i, regret);
    total += regret;
  }
  return sum(total);
}

}  // namespace

std::uint32_t draw_move(const Node::Lessons& moves, float regret, Draws& draws) {
  if (regret <= 0) return draws.below(moves.count);
  const float ticket = regret * draws.small_share();
  const float* regrets = moves.regrets();
  float passed = 0;
  std::uint32_t drawn = 0;
  for (std::uint32_t i = 0; i < moves.count; ++i) {  // no branches: nobody could foretell them
    passed += regrets[i];
    drawn += passed <= ticket;
  }
  if (drawn < moves.count) return drawn;
  do --drawn;  // rounding left a rest of the ticket
  while (regrets[drawn] <= 0);
  return drawn;
}

void learn_regret(Node& node, std::uint32_t row, std::uint32_t column) {
  const auto weight = static_cast<float>(++node.lessons);
  const Lanes otherwise = all_lanes(static_cast<float>(node.value));
  const Meetings of_rows{node.turned() + std::size_t{column} * node.rows, otherwise};
  const Meetings of_columns{node.values() + std::size_t{row} * node.columns, otherwise};
  const Node::Lessons rows = node.row_lessons(), columns = node.column_lessons();
  const float by_row = average(rows, node.row_regret, weight, of_rows);
  const float by_column = average(columns, node.column_regret, weight, of_columns);
  node.row_regret = regrets(rows, by_row, 1, of_rows);
  node.column_regret = regrets(columns, by_column, -1, of_columns);
  if (!node.solved) node.value += 2.0 / (node.lessons + 1.0) * ((double{by_row} + by_column) / 2 - node.value);
}

void learn_means(Node& node, std::uint32_t row, std::uint32_t column) {
  const std::uint32_t cell = row * node.columns + column;
  const float worth = node.cell_known(cell) ? node.values()[cell] : static_cast<float>(node.value);
  const auto learn = [](const Node::Lessons& moves, std::uint32_t move, float value) {
    const float visits = moves.visits()[move] += 1;
    moves.means()[move] += (value - moves.means()[move]) / visits;
    moves.reaches()[move] = 1 / std::sqrt(visits);
  };
  learn(node.row_lessons(), row, worth);
  learn(node.column_lessons(), column, -worth);
  node.value += (double{worth} - node.value) / ++node.lessons;
}

std::uint32_t most_promising(const Node::Lessons& moves, float bonus) {
  std::uint32_t best = 0;
  float most = unknown;
  for (std::uint32_t i = 0; i < moves.count; ++i) {
    if (moves.visits()[i] <= 0) return i;
    const float bound = moves.means()[i] + bonus * moves.reaches()[i];
    best = bound > most ? i : best;
    most = bound > most ? bound : most;
  }
  return best;
}

std::uint32_t elsewhere(const Node& node, std::uint32_t row, std::uint32_t column) {
  const std::uint32_t own = row * node.columns + column;
  std::uint32_t best = own, least = nowhere;
  const std::uint32_t* visits = node.cell_visits();
  const auto look = [&](std::uint32_t cell) {
    if (visits[cell] >= least || node.cell_proven(cell)) return;
    best = cell;
    least = visits[cell];
  };
  for (std::uint32_t i = 0; i < node.rows; ++i) look(i * node.columns + column);
  for (std::uint32_t j = 0; j < node.columns; ++j) look(row * node.columns + j);
  if (least == nowhere)
    for (std::uint32_t cell = 0; cell < node.size(); ++cell) look(cell);
  return best;
}

bool all_known(const Node& node) {
  return std::none_of(node.values(), node.values() + node.size(), [](float value) { return value == unknown; });
}

double worth(const Arena& arena, const Node& node, std::uint32_t cell) {
  const Place child = node.children()[cell] & ~proven_mark;
  if (node.cell_proven(cell) && child != nowhere) return arena.at<Node>(child)->value;
  return node.cell_known(cell) ? double{node.values()[cell]} : node.value;
}

double NodeSolver::solve(const Arena& arena, const Node& node) {
  cells_.clear();
  for (std::uint32_t cell = 0; cell < node.size(); ++cell) cells_.push_back(worth(arena, node, cell));
  return solver_.solve({cells_, node.rows, node.columns});
}

double rough_log(std::uint32_t number) {
  const int whole = static_cast<int>(std::bit_width(number)) - 1;
  const double rest = static_cast<double>(number) / static_cast<double>(std::uint32_t{1} << static_cast<unsigned>(whole)) - 1;
  return 0.69314718055994531 * (whole + rest);
}

}  // namespace rondo::ai
