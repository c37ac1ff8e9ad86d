// Matrix games with known answers, degenerate ones, and random ones whose answers are held against the conditions of optimality.
#include "ai/core/matrix.h"

#include <algorithm>
#include <cmath>

#include "rules/core/dealer.h"
#include "tests/catch.h"

namespace rondo::ai {

namespace {

constexpr double close = 1e-11;

struct Solved {
  double value;
  std::vector<double> row, column;
};

Solved solved(std::vector<double> cells, std::size_t rows) {
  MatrixSolver solver;
  const double value = solver.solve({cells, rows, cells.size() / rows});
  return {value, {solver.row().begin(), solver.row().end()}, {solver.column().begin(), solver.column().end()}};
}

void check_mix(const std::vector<double>& mix, const std::vector<double>& expected) {
  REQUIRE(mix.size() == expected.size());
  for (std::size_t i = 0; i < mix.size(); ++i) CHECK(std::abs(mix[i] - expected[i]) < close);
}

void check_optimal(const std::vector<double>& cells, std::size_t rows, double scale = 1) {
  const Solved it = solved(cells, rows);
  const MatrixView matrix{cells, rows, cells.size() / rows};
  double row_sum = 0, column_sum = 0;
  for (const double share : it.row) {
    CHECK(share >= 0);
    row_sum += share;
  }
  for (const double share : it.column) {
    CHECK(share >= 0);
    column_sum += share;
  }
  CHECK(std::abs(row_sum - 1) < close);
  CHECK(std::abs(column_sum - 1) < close);
  CHECK(exploitability(matrix, it.row, it.column) < 1e-10 * scale);
  for (std::size_t j = 0; j < matrix.columns; ++j) {
    double left = 0;
    for (std::size_t i = 0; i < rows; ++i) left += matrix.at(i, j) * it.row[i];
    CHECK(left > it.value - 1e-10 * scale);
  }
}

double drawn(std::uint64_t seed, std::uint64_t occasion, std::uint32_t bound) { return Dealer(seed).below(bound, 0, occasion); }

}  // namespace

TEST_CASE("matrix games with closed forms have their values and mixes", "[ai][matrix]") {
  const Solved pennies = solved({1, -1, -1, 1}, 2);
  CHECK(std::abs(pennies.value) < close);
  check_mix(pennies.row, {0.5, 0.5});
  check_mix(pennies.column, {0.5, 0.5});

  const Solved two = solved({3, -1, -2, 4}, 2);  // no saddle: (ad − bc) / (a + d − b − c)
  CHECK(std::abs(two.value - 1.0) < close);
  check_mix(two.row, {0.6, 0.4});
  check_mix(two.column, {0.5, 0.5});

  const Solved rock = solved({0, -1, 2, 1, 0, -1, -2, 1, 0}, 3);  // rock over scissors counts twice
  CHECK(std::abs(rock.value) < close);
  check_mix(rock.row, {0.25, 0.5, 0.25});
  check_mix(rock.column, {0.25, 0.5, 0.25});

  const Solved diagonal = solved({1, 0, 0, 0, 2, 0, 0, 0, 4}, 3);  // 1 / Σ 1/d
  CHECK(std::abs(diagonal.value - 4.0 / 7) < close);
  check_mix(diagonal.row, {4.0 / 7, 2.0 / 7, 1.0 / 7});
}

TEST_CASE("degenerate matrices are solved like any other", "[ai][matrix]") {
  CHECK(solved({7}, 1).value == 7);
  CHECK(solved({3, 1, 2}, 1).value == 1);
  check_mix(solved({3, 1, 2}, 1).column, {0, 1, 0});
  CHECK(solved({3, 1, 2}, 3).value == 3);
  check_mix(solved({3, 1, 2}, 3).row, {1, 0, 0});
  CHECK(solved(std::vector<double>(12, -2.5), 3).value == -2.5);
  CHECK(solved({0, 0, 0, 0}, 2).value == 0);
  CHECK(solved({5, 5, 4, 9}, 2).value == 5);  // a saddle, beside an equal cell

  const std::vector<double> pairs = {1, -1, 1, -1, -1, 1, -1, 1, 1, -1, 1, -1};  // columns in pairs, and two rows the same
  CHECK(std::abs(solved(pairs, 3).value) < close);
  check_optimal(pairs, 3);
  const Solved dominated = solved({1, -1, 9, -1, 1, 9, -3, -3, -3}, 3);
  CHECK(std::abs(dominated.value) < close);
  check_mix(dominated.row, {0.5, 0.5, 0});
  check_mix(dominated.column, {0.5, 0.5, 0});
}

TEST_CASE("random matrices are solved to their conditions of optimality", "[ai][matrix]") {
  for (std::uint64_t seed = 1; seed <= 600; ++seed) {
    const auto rows = static_cast<std::size_t>(1 + drawn(seed, 0, 14)), columns = static_cast<std::size_t>(1 + drawn(seed, 1, 14));
    const std::uint32_t faces = seed % 3 == 0 ? 3 : seed % 3 == 1 ? 20 : 1'000'000;  // few faces: many ties
    const double scale = seed % 5 == 0 ? 1e-6 : seed % 5 == 1 ? 1e6 : 1;
    std::vector<double> cells(rows * columns);
    for (std::size_t i = 0; i < cells.size(); ++i) cells[i] = scale * (drawn(seed, 2 + i, faces) / faces - 0.5);
    INFO("seed " << seed);
    check_optimal(cells, rows, scale);
  }
}

TEST_CASE("moving and stretching a matrix, or changing seats, changes its value alike", "[ai][matrix]") {
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    std::vector<double> cells(20), moved(20), turned(20);
    for (std::size_t i = 0; i < 20; ++i) {
      cells[i] = drawn(seed, i, 100) - 50;
      moved[i] = 3 * cells[i] + 7;
      turned[(i % 5) * 4 + i / 5] = -cells[i];
    }
    const double value = solved(cells, 4).value;
    CHECK(std::abs(solved(moved, 4).value - (3 * value + 7)) < 1e-9);
    CHECK(std::abs(solved(turned, 5).value + value) < 1e-9);
  }
}

TEST_CASE("a solver that has solved others solves the same, and mixes that are not optimal can be exploited", "[ai][matrix]") {
  const std::vector<double> big(100, 1.0), pennies = {1, -1, -1, 1};
  MatrixSolver solver;
  solver.solve({big, 10, 10});
  CHECK(std::abs(solver.solve({pennies, 2, 2})) < close);
  CHECK(solver.row().size() == 2);
  const std::vector<double> even = {0.5, 0.5}, first = {1, 0};
  CHECK(exploitability({pennies, 2, 2}, even, even) == 0);
  CHECK(exploitability({pennies, 2, 2}, first, even) == 1);
  CHECK(exploitability({pennies, 2, 2}, first, first) == 2);
}

}  // namespace rondo::ai
