#pragma once
// How the planner looks at an AEGIS solo battle: a playout is the greedy hero's, to the end of the round, and what
// then stands on the board is worth about the share of such games that are won. Pure functions of the position.
#include <optional>

#include "ai/aegis/greedy.h"
#include "ai/core/planner_leaf.h"
#include "rules/aegis/game.h"

namespace rondo::aegis {

/// What a position is worth to the hero: −1 lost, 1 won.
class Foresight {
 public:
  explicit Foresight(Game game) : game_(std::move(game)) {}

  /// Where a round is over.
  [[nodiscard]] bool stop(const Position& p) const;
  [[nodiscard]] double value(const Position& p) const;

  template <class G>
  [[nodiscard]] bool stop(const G&, const Position& p, int) const {
    return stop(p);
  }
  template <class G>
  [[nodiscard]] double value(const G& game, const Position& p, Seat seat) const {
    return game.chooser(seat) == hero_seat ? value(p) : -value(p);
  }
  [[nodiscard]] std::optional<ai::Bounds> bounds() const { return ai::Bounds{-1, 1}; }

 private:
  Game game_;
};

/// Plays on as the greedy hero, without what Valor could buy between two activations: what is asked there costs it most of its time.
class Habit {
 public:
  explicit Habit(const Game& game) : greedy_(game) {}

  [[nodiscard]] std::size_t choose(const Position& p, Seat seat, const OptionList& options) const;
  template <class G>
  [[nodiscard]] std::size_t choose(const G&, const Position& p, Seat seat, const OptionList& options, ai::Draws&) const {
    return choose(p, seat, options);
  }

 private:
  Greedy greedy_;
};

}  // namespace rondo::aegis
