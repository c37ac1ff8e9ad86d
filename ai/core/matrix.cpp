#include "ai/core/matrix.h"

#include <algorithm>
#include <limits>

#include "rules/core/ensure.h"

namespace rondo::ai {

namespace {

constexpr double tiny = 1e-11;        // the tableau starts with entries between 1 and 2
constexpr double least_pivot = 1e-9;  // what may be divided by

/// Rounding leaves shares a little below zero, or adds up to a little more than one.
void make_mix(std::vector<double>& shares) {
  double sum = 0;
  for (double& share : shares) {
    share = std::max(share, 0.0);
    sum += share;
  }
  for (double& share : shares) share = sum > 0 ? share / sum : 1.0 / static_cast<double>(shares.size());
}

}  // namespace

bool MatrixSolver::saddle(const MatrixView& matrix, double& value) {
  most_.assign(columns_, -std::numeric_limits<double>::infinity());
  double maximin = -std::numeric_limits<double>::infinity();
  std::size_t best_row = 0;
  for (std::size_t i = 0; i < rows_; ++i) {
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t j = 0; j < columns_; ++j) {
      const double cell = matrix.at(i, j);
      RONDO_ENSURE(cell - cell == 0, "a matrix game with a payoff that is no number");
      least = std::min(least, cell);
      most_[j] = std::max(most_[j], cell);
    }
    if (least > maximin) {
      maximin = least;
      best_row = i;
    }
  }
  const auto best_column = std::min_element(most_.begin(), most_.end());
  if (*best_column > maximin) return false;
  value = maximin;
  row_[best_row] = 1;
  column_[static_cast<std::size_t>(best_column - most_.begin())] = 1;
  return true;
}

/// The column seat's programme: the largest sum of shares y ≥ 0 with (matrix, moved to 1 … 2) y ≤ 1.
void MatrixSolver::set_up(const MatrixView& matrix, double lowest, double scale) {
  width_ = columns_ + 1;
  tableau_.assign((rows_ + 1) * width_, 1.0);
  for (std::size_t i = 0; i < rows_; ++i)
    for (std::size_t j = 0; j < columns_; ++j) at(i, j) = 1.0 + (matrix.at(i, j) - lowest) / scale;
  for (std::size_t j = 0; j < columns_; ++j) at(rows_, j) = -1.0;
  at(rows_, columns_) = 0;
  free_.resize(columns_);
  basic_.resize(rows_);
  for (std::size_t j = 0; j < columns_; ++j) free_[j] = j;
  for (std::size_t i = 0; i < rows_; ++i) basic_[i] = columns_ + i;
}

bool MatrixSolver::enter(bool bland, std::size_t& column) const {
  bool found = false;
  for (std::size_t j = 0; j < columns_; ++j) {
    const double gain = at(rows_, j);
    if (gain >= -tiny) continue;
    if (found && (bland ? free_[j] > free_[column] : gain >= at(rows_, column))) continue;
    column = j;
    found = true;
  }
  return found;
}

bool MatrixSolver::leave(std::size_t column, std::size_t& row) const {
  bool found = false;
  double least = 0;
  for (std::size_t i = 0; i < rows_; ++i) {
    if (at(i, column) <= least_pivot) continue;
    const double ratio = at(i, columns_) / at(i, column);
    if (found && (ratio > least || (ratio == least && basic_[i] > basic_[row]))) continue;
    row = i;
    least = ratio;
    found = true;
  }
  return found;
}

void MatrixSolver::pivot(std::size_t row, std::size_t column) {
  const double inverse = 1.0 / at(row, column);
  for (std::size_t i = 0; i <= rows_; ++i) {
    if (i == row) continue;
    const double factor = at(i, column) * inverse;
    for (std::size_t j = 0; j <= columns_; ++j)
      if (j != column) at(i, j) -= factor * at(row, j);
    at(i, column) = -factor;
  }
  for (std::size_t j = 0; j <= columns_; ++j)
    if (j != column) at(row, j) *= inverse;
  at(row, column) = inverse;
  std::swap(basic_[row], free_[column]);
}

/// The mixes, and the value in the moved matrix.
double MatrixSolver::read_off() {
  for (std::size_t i = 0; i < rows_; ++i)
    if (basic_[i] < columns_) column_[basic_[i]] = at(i, columns_);
  for (std::size_t j = 0; j < columns_; ++j)
    if (free_[j] >= columns_) row_[free_[j] - columns_] = at(rows_, j);
  make_mix(row_);
  make_mix(column_);
  return 1.0 / at(rows_, columns_);
}

double MatrixSolver::solve(const MatrixView& matrix) {
  RONDO_ENSURE(matrix.rows > 0 && matrix.columns > 0 && matrix.cells.size() == matrix.rows * matrix.columns, "a matrix game without a matrix");
  rows_ = matrix.rows;
  columns_ = matrix.columns;
  row_.assign(rows_, 0.0);
  column_.assign(columns_, 0.0);
  double value = 0;
  if (saddle(matrix, value)) return value;
  const auto [low, high] = std::minmax_element(matrix.cells.begin(), matrix.cells.end());
  const double lowest = *low, scale = *high - *low;
  set_up(matrix, lowest, scale);
  const std::size_t patience = 4 * (rows_ + columns_);  // beyond it Bland's rule, which ends surely but slowly
  for (std::size_t turn = 0, in = 0, out = 0; turn < 200 * (rows_ + columns_); ++turn) {
    if (!enter(turn > patience, in) || !leave(in, out)) break;
    pivot(out, in);
  }
  return lowest + (read_off() - 1.0) * scale;
}

double exploitability(const MatrixView& matrix, std::span<const double> row, std::span<const double> column) {
  double best = -std::numeric_limits<double>::infinity(), worst = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < matrix.rows; ++i) {
    double earned = 0;
    for (std::size_t j = 0; j < matrix.columns; ++j) earned += matrix.at(i, j) * column[j];
    best = std::max(best, earned);
  }
  for (std::size_t j = 0; j < matrix.columns; ++j) {
    double left = 0;
    for (std::size_t i = 0; i < matrix.rows; ++i) left += matrix.at(i, j) * row[i];
    worst = std::min(worst, left);
  }
  return std::max(best - worst, 0.0);
}

}  // namespace rondo::ai
