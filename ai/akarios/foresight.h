#pragma once
// How the planner looks at a battle: a playout is the greedy squad's, to the end of the round, and what then flies is worth the appraisal
// squeezed between −1 and 1. Pure functions of the position.
#include <optional>

#include "ai/akarios/appraisal.h"
#include "ai/akarios/greedy.h"
#include "ai/core/planner_leaf.h"

namespace rondo::akarios {

/// What a position is worth to the squad: −1 lost, 1 won.
class Foresight {
 public:
  explicit Foresight(Game game) : game_(std::move(game)) {}

  /// When the dice of a round are about to be rolled, other than where the playout began.
  template <class G>
  [[nodiscard]] bool stop(const G&, const Position& p, int plies) const {
    return plies > 0 && !p.frames.empty() && p.frames.back().kind == FrameKind::roll && p.frames.size() == 2 && p.frames[0].count == 1;
  }
  template <class G>
  [[nodiscard]] double value(const G& game, const Position& p, Seat seat) const {
    const double squad = worth(p);
    return game.chooser(seat) == squad_seat ? squad : -squad;
  }
  [[nodiscard]] std::optional<ai::Bounds> bounds() const { return ai::Bounds{-1, 1}; }

 private:
  [[nodiscard]] double worth(const Position& p) const {
    if (p.outcome != Outcome::open) return won(p.outcome) ? 1 : -1;
    const double points = appraise(game_.table(), p);
    return points / (half_way + (points < 0 ? -points : points));
  }
  static constexpr double half_way = 12;  ///< points that are worth half a victory

  Game game_;
};

/// Plays on as the greedy squad.
class Habit {
 public:
  explicit Habit(const Game& game) : greedy_(game) {}

  template <class G>
  [[nodiscard]] std::size_t choose(const G& game, const Position& p, Seat seat, const OptionList& options, ai::Draws&) const {
    return greedy_.choose(game, p, seat, options, {});
  }

 private:
  Greedy greedy_;
};

}  // namespace rondo::akarios
