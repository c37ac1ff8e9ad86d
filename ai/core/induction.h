#pragma once
// Exact backward induction for small games: the value of a position between two seats who want the opposite, every decision of theirs
// played optimally, joint ones by the matrix solver. The oracle of the planner's tests. It visits every position that can be
// reached and remembers each by what it is, so it refuses nothing but takes as long, and as much memory, as there are positions.
#include <algorithm>
#include <unordered_map>
#include <vector>

#include "ai/core/matrix.h"
#include "rules/core/fields.h"
#include "rules/core/game.h"

namespace rondo::ai {

template <Game G>
class Induction {
 public:
  using Position = typename G::Position;

  /// Values are those of `own`, whose payoff is taken; every other seat is one enemy of it. Two seats at most may owe at once.
  explicit Induction(const G& game, Seat own = Seat::seat0) : game_(game), own_(own) {}

  /// The matrix of a joint decision of two seats: the first of them has the rows.
  struct Matrix {
    std::size_t rows = 0, columns = 0;
    std::vector<double> cells;  ///< values of the seat that has the rows
    [[nodiscard]] MatrixView view() const { return {cells, rows, columns}; }
  };

  [[nodiscard]] double value(const Position& position) {
    if (const auto known = values_.find(position); known != values_.end()) return known->second;
    const double found = compute(position);
    values_.emplace(position, found);
    return found;
  }
  [[nodiscard]] Matrix matrix(const Position& position) {
    const SeatSet seats = game_.to_act(position);
    RONDO_ENSURE(seats.size() == 2, "a matrix of other than two seats");
    OptionList rows, columns;
    game_.options(position, seats.first(), rows);
    game_.options(position, second(seats), columns);
    Matrix result{rows.size(), columns.size(), {}};
    result.cells.reserve(rows.size() * columns.size());
    const double sign = game_.chooser(seats.first()) == own_ ? 1 : -1;
    for (const Option& row : rows)
      for (const Option& column : columns) result.cells.push_back(sign * after(position, {row.action, column.action}));
    return result;
  }
  /// The positions met so far at which somebody owes a decision, chance not counted; each with its value.
  template <class Visit>
  void each(Visit&& visit) const {
    for (const auto& [position, worth] : values_)
      if (const SeatSet seats = game_.to_act(position); !seats.empty() && !seats.is_chance()) visit(position, worth);
  }

 private:
  struct ByDigest {
    std::size_t operator()(const Position& position) const { return static_cast<std::size_t>(digest(position)); }
  };

  static Seat second(SeatSet seats) {
    seats.erase(seats.first());
    return seats.first();
  }
  double after(Position position, std::initializer_list<Action> answers) {
    Mute mute;
    game_.apply(position, {answers.begin(), answers.size()}, mute);
    return value(position);
  }
  double compute(const Position& position) {
    const SeatSet seats = game_.to_act(position);
    if (seats.empty()) return game_.payoff(position, own_);
    if (seats.size() == 2) {
      const Matrix joint = matrix(position);
      return game_.chooser(seats.first()) == own_ ? solver_.solve(joint.view()) : -solver_.solve(joint.view());
    }
    OptionList options;
    game_.options(position, seats.first(), options);
    return seats.is_chance() ? expected(position, options) : best(position, options, game_.chooser(seats.first()) == own_);
  }
  double expected(const Position& position, const OptionList& options) {
    double sum = 0, weights = 0;
    for (const Option& option : options) {
      sum += option.weight * after(position, {option.action});
      weights += option.weight;
    }
    return sum / weights;
  }
  double best(const Position& position, const OptionList& options, bool mine) {
    double found = after(position, {options[0].action});
    for (const Option& option : options) {
      const double worth = after(position, {option.action});
      found = mine ? std::max(found, worth) : std::min(found, worth);
    }
    return found;
  }

  const G& game_;
  Seat own_;
  MatrixSolver solver_;
  std::unordered_map<Position, double, ByDigest> values_;
};

}  // namespace rondo::ai
