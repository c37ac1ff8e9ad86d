#include "ai/core/planner_learn.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace rondo::ai {

namespace {

/// Adds the present mix to the average, and says what that mix earns in `earn(move)`.
template <class Earn>
double average(std::span<Learner> moves, double regret, double weight, Earn&& earn) {
  const double part = regret > 0 ? 1 / regret : 0, even = regret > 0 ? 0 : 1.0 / static_cast<double>(moves.size());
  double earned = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const double share = moves[i].regret * part + even;
    moves[i].share += weight * share;
    earned += share * earn(i);
  }
  return earned;
}

/// Moves every regret by `gain(move)`, none below zero, and says what they add up to.
template <class Gain>
double regrets(std::span<Learner> moves, Gain&& gain) {
  double sum = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    moves[i].regret = std::max(moves[i].regret + gain(i), 0.0);
    sum += moves[i].regret;
  }
  return sum;
}

}  // namespace

std::uint32_t draw_move(std::span<const Learner> moves, double regret, Draws& draws) {
  if (regret <= 0) return draws.below(static_cast<std::uint32_t>(moves.size()));
  double ticket = regret * draws.share();
  std::uint32_t last = 0;
  for (std::uint32_t i = 0; i < moves.size(); ++i) {
    if (moves[i].regret <= 0) continue;
    last = i;
    if (ticket < moves[i].regret) return i;
    ticket -= moves[i].regret;
  }
  return last;  // rounding left a rest of the ticket
}

void learn_regret(Joint& joint, std::uint32_t row, std::uint32_t column) {
  Node& node = joint.node;
  const double weight = ++node.lessons;
  const auto of_row = [&](std::size_t i) { return joint.worth(i * node.columns + column); };
  const auto of_column = [&](std::size_t j) { return joint.worth(std::size_t{row} * node.columns + j); };
  const double by_row = average(joint.rows, node.row_regret, weight, of_row);
  const double by_column = average(joint.columns, node.column_regret, weight, of_column);
  node.row_regret = regrets(joint.rows, [&](std::size_t i) { return of_row(i) - by_row; });
  node.column_regret = regrets(joint.columns, [&](std::size_t j) { return by_column - of_column(j); });
  node.weight += weight;
  if (!node.solved) node.value += weight / node.weight * ((by_row + by_column) / 2 - node.value);
}

void learn_means(Joint& joint, std::uint32_t row, std::uint32_t column) {
  Node& node = joint.node;
  const double worth = joint.worth(std::size_t{row} * node.columns + column);
  const auto learn = [](Learner& move, double value) {
    move.share += 1;
    move.regret += (value - move.regret) / move.share;
  };
  learn(joint.rows[row], worth);
  learn(joint.columns[column], -worth);
  ++node.lessons;
  node.weight += 1;
  node.value += (worth - node.value) / node.weight;
}

std::uint32_t most_promising(std::span<const Learner> moves, double visits, double bonus) {
  std::uint32_t best = 0;
  double most = 0;
  for (std::uint32_t i = 0; i < moves.size(); ++i) {
    if (moves[i].share <= 0) return i;
    const double bound = moves[i].regret + bonus * std::sqrt(rough_log(static_cast<std::uint32_t>(visits) + 1) / moves[i].share);
    if (i != 0 && bound <= most) continue;
    best = i;
    most = bound;
  }
  return best;
}

std::uint32_t elsewhere(const Joint& joint, std::uint32_t row, std::uint32_t column) {
  const std::uint32_t own = row * joint.node.columns + column;
  std::uint32_t best = own, least = nowhere;
  const auto look = [&](std::uint32_t cell) {
    if (joint.cells[cell].proven() || joint.cells[cell].visits >= least) return;
    best = cell;
    least = joint.cells[cell].visits;
  };
  for (std::uint32_t i = 0; i < joint.node.rows; ++i) look(i * joint.node.columns + column);
  for (std::uint32_t j = 0; j < joint.node.columns; ++j) look(row * joint.node.columns + j);
  if (least == nowhere)
    for (std::uint32_t cell = 0; cell < joint.cells.size(); ++cell) look(cell);
  return best;
}

bool well_known(const Joint& joint, std::uint32_t least) {
  return std::all_of(joint.cells.begin(), joint.cells.end(), [&](const Edge& cell) { return cell.proven() || cell.visits >= least; });
}

double NodeSolver::solve(const Joint& joint) {
  cells_.clear();
  for (std::size_t cell = 0; cell < joint.cells.size(); ++cell) cells_.push_back(joint.worth(cell));
  return solver_.solve({cells_, joint.node.rows, joint.node.columns});
}

double rough_log(std::uint32_t number) {
  const int whole = static_cast<int>(std::bit_width(number)) - 1;
  const double rest = static_cast<double>(number) / static_cast<double>(std::uint32_t{1} << static_cast<unsigned>(whole)) - 1;
  return 0.69314718055994531 * (whole + rest);
}

}  // namespace rondo::ai
