#pragma once
// How the decisions of a planner's tree learn, apart from any game: regret matching⁺ with linear averages over the matrix of what is
// known (Tammelin 2014; Lisý et al. 2013), UCT by each side on its own or alone (Kocsis and Szepesvári 2006), and the exact solution.
#include <span>
#include <vector>

#include "ai/core/draws.h"
#include "ai/core/matrix.h"
#include "ai/core/planner_tree.h"

namespace rondo::ai {

/// A move drawn by its regret, or any move while none is regretted; `regret` is that of all together.
[[nodiscard]] std::uint32_t draw_move(const Node::Lessons& moves, float regret, Draws& draws);

/// The lesson of a meeting of `row` and `column`: regrets, average mixes and the node's value move on. Exploration has no part in it.
void learn_regret(Node& node, std::uint32_t row, std::uint32_t column);

/// The same for decoupled UCT, whose lessons are mean values and visits.
void learn_means(Node& node, std::uint32_t row, std::uint32_t column);

/// The upper confidence bound's choice among mean values and visits; a move without visits comes first, ties go to the first.
/// `bonus` is in units of the value.
[[nodiscard]] std::uint32_t most_promising(const Node::Lessons& moves, float bonus);

/// Where to look instead of in (row, column): the least visited open cell of that row and column, or else of the whole matrix.
[[nodiscard]] std::uint32_t elsewhere(const Node& node, std::uint32_t row, std::uint32_t column);

/// Whether every cell is known.
[[nodiscard]] bool all_known(const Node& node);

/// What a cell is worth as exactly as it is kept, and as much as the node where nothing is known of it.
[[nodiscard]] double worth(const Arena& arena, const Node& node, std::uint32_t cell);

/// Solves matrices of joint nodes without touching the heap once it has seen its largest.
class NodeSolver {
 public:
  double solve(const Arena& arena, const Node& node);

 private:
  MatrixSolver solver_;
  std::vector<double> cells_;
};

/// The natural logarithm, drawn straight between the powers of two: no library has a say in it. `number` is at least 1.
[[nodiscard]] double rough_log(std::uint32_t number);

}  // namespace rondo::ai
