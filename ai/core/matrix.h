#pragma once
// Two-seat zero-sum matrix games, solved exactly but for rounding: the value and an optimal mix of each seat. The order of operations
// is fixed, so that the same matrix gives the same bytes everywhere. Numbers must be finite; an empty matrix is refused.
//
// The row seat wants much and the column seat little. A saddle point is answered as such, by the first row and column that have it;
// any other matrix goes through the simplex method on Tucker's condensed tableau (Dantzig's rule, then Bland's, which cannot cycle).
#include <cstddef>
#include <span>
#include <vector>

namespace rondo::ai {

/// Payoffs of the row seat, row by row.
struct MatrixView {
  std::span<const double> cells;
  std::size_t rows = 0;
  std::size_t columns = 0;
  [[nodiscard]] double at(std::size_t row, std::size_t column) const { return cells[row * columns + column]; }
};

/// Solves one matrix after the other and keeps its workspace: no heap once it has seen its largest.
class MatrixSolver {
 public:
  /// The value for the row seat. `row` and `column` stay good until the next call.
  double solve(const MatrixView& matrix);
  [[nodiscard]] std::span<const double> row() const { return row_; }
  [[nodiscard]] std::span<const double> column() const { return column_; }

 private:
  bool saddle(const MatrixView& matrix, double& value);
  void set_up(const MatrixView& matrix, double lowest, double scale);
  [[nodiscard]] bool enter(bool bland, std::size_t& column) const;
  [[nodiscard]] bool leave(std::size_t column, std::size_t& row) const;
  void pivot(std::size_t row, std::size_t column);
  double read_off();
  [[nodiscard]] double& at(std::size_t row, std::size_t column) { return tableau_[row * width_ + column]; }
  [[nodiscard]] double at(std::size_t row, std::size_t column) const { return tableau_[row * width_ + column]; }

  std::size_t rows_ = 0, columns_ = 0, width_ = 0;
  std::vector<double> tableau_, row_, column_, most_;
  std::vector<std::size_t> basic_, free_;  ///< names of the variables: the columns' shares come first, then the rows' slacks
};

/// What a best answer to `column` earns the row seat more than a best answer to `row` leaves it: 0 for optimal mixes, never less.
[[nodiscard]] double exploitability(const MatrixView& matrix, std::span<const double> row, std::span<const double> column);

}  // namespace rondo::ai
