#pragma once
// How the decisions of a planner's tree learn, apart from any game: regret matching⁺ with linear averages over the matrix of what is
// known (Tammelin 2014; Lisý et al. 2013), UCT by each side on its own or alone (Kocsis and Szepesvári 2006), and the exact solution.
#include <span>

#include "ai/core/draws.h"
#include "ai/core/matrix.h"
#include "ai/core/planner_tree.h"

namespace rondo::ai {

/// A joint node as one sees it: its matrix and its learners.
struct Joint {
  Node& node;
  std::span<Edge> cells;
  std::span<Learner> rows, columns;

  Joint(const Arena& arena, Node& of)
      : node(of),
        cells(arena.at<Edge>(of.edges), of.size()),
        rows(arena.at<Learner>(of.learners), of.rows),
        columns(arena.at<Learner>(of.learners) + of.rows, of.columns) {}

  /// What a cell is worth as far as one knows: an unknown one as much as the node.
  [[nodiscard]] double worth(std::size_t cell) const { return cells[cell].known() ? cells[cell].value : node.value; }
};

/// A move drawn by its regret, or any move while none is regretted; `regret` is that of all together.
[[nodiscard]] std::uint32_t draw_move(std::span<const Learner> moves, double regret, Draws& draws);

/// The lesson of a meeting of `row` and `column`: regrets, average mixes and the node's value move on. Exploration has no part in it.
void learn_regret(Joint& joint, std::uint32_t row, std::uint32_t column);

/// The same for decoupled UCT, whose learners hold mean values and visits.
void learn_means(Joint& joint, std::uint32_t row, std::uint32_t column);

/// The upper confidence bound's choice among mean values and visits; a move without visits comes first, ties go to the first.
[[nodiscard]] std::uint32_t most_promising(std::span<const Learner> moves, double visits, double bonus);

/// Where to look instead of in (row, column): the least visited open cell of that row and column, or else of the whole matrix.
[[nodiscard]] std::uint32_t elsewhere(const Joint& joint, std::uint32_t row, std::uint32_t column);

/// Whether every cell has been seen `least` times or is proven.
[[nodiscard]] bool well_known(const Joint& joint, std::uint32_t least);

/// Solves matrices of joint nodes without touching the heap once it has seen its largest.
class NodeSolver {
 public:
  double solve(const Joint& joint);
  [[nodiscard]] std::span<const double> row() const { return solver_.row(); }
  [[nodiscard]] std::span<const double> column() const { return solver_.column(); }

 private:
  MatrixSolver solver_;
  std::vector<double> cells_;
};

/// The natural logarithm, drawn straight between the powers of two: no library has a say in it. `number` is at least 1.
[[nodiscard]] double rough_log(std::uint32_t number);

}  // namespace rondo::ai
