// How the decisions of a planner's tree learn: by lanes of four the same as move by move, for every number of moves.
#include "ai/core/planner_learn.h"

#include <algorithm>
#include <cmath>

#include "tests/catch.h"

namespace rondo::ai {

namespace {

/// A joint node without moves or position, nothing known.
Node& joint_node(Arena& arena, std::uint16_t rows, std::uint16_t columns, bool uct = false) {
  Node made;
  made.kind = Node::Kind::joint;
  made.uct = uct;
  made.rows = rows;
  made.columns = columns;
  made.open = made.size();
  Node& node = *new (arena.at<Node>(arena.take(made.lay_out(0)))) Node(made);
  node.wipe();
  return node;
}

/// Regret matching⁺ as the papers write it, for one side.
struct Plain {
  explicit Plain(std::size_t moves) : regrets(moves), shares(moves) {}
  std::vector<double> regrets, shares;

  [[nodiscard]] double total() const {
    double sum = 0;
    for (const double regret : regrets) sum += regret;
    return sum;
  }
  /// What the present mix earns of `worths`, which are this side's own.
  double learn(const std::vector<double>& worths, double weight) {
    const double all = total();
    double earned = 0;
    for (std::size_t i = 0; i < regrets.size(); ++i) {
      const double share = all > 0 ? regrets[i] / all : 1.0 / static_cast<double>(regrets.size());
      shares[i] += weight * share;
      earned += share * worths[i];
    }
    for (std::size_t i = 0; i < regrets.size(); ++i) regrets[i] = std::max(regrets[i] + worths[i] - earned, 0.0);
    return earned;
  }
};

bool near(double one, double other) { return std::abs(one - other) <= 1e-4 * (1 + std::abs(other)); }

bool alike(const Node::Lessons& lessons, float total, const Plain& plain) {
  bool same = near(double{total}, plain.total());
  for (std::uint32_t i = 0; i < lessons.count; ++i)
    same = same && near(double{lessons.regrets()[i]}, plain.regrets[i]) && near(double{lessons.shares()[i]}, plain.shares[i]);
  for (std::uint32_t i = lessons.count; i < lessons.room; ++i)  // what fills up the last lanes never takes part
    same = same && lessons.regrets()[i] == 0 && lessons.shares()[i] == 0;
  return same;
}

}  // namespace

TEST_CASE("regret matching by lanes teaches what it teaches move by move", "[ai][planner]") {
  Arena arena(std::size_t{1} << 16U);
  Draws draws(5);
  for (std::uint16_t rows = 2; rows <= 9; ++rows) {
    const auto columns = static_cast<std::uint16_t>(13 - rows);
    arena.clear();
    Node& node = joint_node(arena, rows, columns);
    for (std::uint32_t cell = 0; cell < node.size(); ++cell)
      if (draws.below(4) > 0) node.set_value(cell, draws.share() * 2 - 1);
    Plain own(rows), others(columns);
    double value = 0;
    for (int lesson = 1; lesson <= 200; ++lesson) {
      const std::uint32_t row = draws.below(rows), column = draws.below(columns);
      const auto worth = [&](std::uint32_t cell) { return node.cell_known(cell) ? double{node.values()[cell]} : value; };
      std::vector<double> of_rows, of_columns;
      for (std::uint32_t i = 0; i < rows; ++i) of_rows.push_back(worth(i * columns + column));
      for (std::uint32_t j = 0; j < columns; ++j) of_columns.push_back(-worth(row * columns + j));
      const double by_row = own.learn(of_rows, lesson), by_column = -others.learn(of_columns, lesson);
      value += 2.0 / (lesson + 1.0) * ((by_row + by_column) / 2 - value);
      learn_regret(node, row, column);
    }
    INFO(rows << " × " << columns);
    CHECK(alike(node.row_lessons(), node.row_regret, own));
    CHECK(alike(node.column_lessons(), node.column_regret, others));
    CHECK(near(node.value, value));
  }
}

TEST_CASE("a move is drawn as often as it is regretted, and any where none is", "[ai][planner]") {
  Arena arena(4096);
  Node& node = joint_node(arena, 6, 2);
  const Node::Lessons rows = node.row_lessons();
  Draws draws(11);
  const auto drawn = [&](float regret) {
    std::vector<int> times(6);
    for (int i = 0; i < 6000; ++i) ++times[draw_move(rows, regret, draws)];
    return times;
  };
  for (const int times : drawn(0)) CHECK(std::abs(times - 1000) < 150);  // 5 deviations of 29
  for (const std::uint32_t i : {1U, 4U}) rows.regrets()[i] = static_cast<float>(i);
  const std::vector<int> times = drawn(5);
  CHECK(times[1] + times[4] == 6000);
  CHECK(std::abs(times[4] - 4800) < 155);  // 5 deviations of 31
  CHECK(drawn(1000)[4] > 5900);  // a rest that rounding leaves goes to the last that is regretted
}

TEST_CASE("UCT tries each move once, then the one that promises most", "[ai][planner]") {
  Arena arena(4096);
  Node& node = joint_node(arena, 3, 2, true);
  for (std::uint32_t cell = 0; cell < 6; ++cell) node.set_value(cell, cell < 2 ? 0.25 : cell < 4 ? 1 : -1);
  for (std::uint32_t row = 0; row < 3; ++row) {
    CHECK(most_promising(node.row_lessons(), 1) == row);
    learn_means(node, row, row % 2);
  }
  CHECK(node.row_lessons().means()[1] == 1);
  CHECK(node.column_lessons().means()[0] == (-0.25F + 1) / 2);  // its own side's
  CHECK(most_promising(node.row_lessons(), 0) == 1);
  for (int i = 0; i < 8; ++i) learn_means(node, 1, 0);
  CHECK(most_promising(node.row_lessons(), 1) == 1);      // 1 + 1/3 over 0.25 + 1
  CHECK(most_promising(node.row_lessons(), 1.25F) == 0);  // 1 + 1.25/3 under 0.25 + 1.25
}

TEST_CASE("who strays goes to the least visited cell that is open, in the row and the column first", "[ai][planner]") {
  Arena arena(4096);
  Node& node = joint_node(arena, 3, 3);
  const auto prove = [&](std::uint32_t cell) { node.children()[cell] |= proven_mark; };
  for (std::uint32_t cell = 0; cell < 9; ++cell) node.cell_visits()[cell] = 10 + cell;
  node.cell_visits()[8] = 0;
  CHECK(elsewhere(node, 1, 1) == 1);
  prove(1);
  CHECK(elsewhere(node, 1, 1) == 3);
  for (const std::uint32_t cell : {3U, 4U, 5U, 7U}) prove(cell);
  CHECK(elsewhere(node, 1, 1) == 8);
  prove(8);
  CHECK(elsewhere(node, 1, 1) == 0);
}

}  // namespace rondo::ai
