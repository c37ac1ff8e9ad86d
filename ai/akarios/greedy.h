#pragma once
// A squad that always does what looks best now: every ability, with its payment, way and targets, is tried on a copy of the position and
// appraised when it is over; of dice and cards it expects the likeliest. It never plans a second ability, and is the opponent that
// designers' numbers are stated against.
#include "ai/core/chooser.h"
#include "rules/akarios/game.h"

namespace rondo::akarios {

class Greedy {
 public:
  explicit Greedy(Game game) : game_(std::move(game)) {}

  /// Works with the rules alone and with the ruled battle.
  template <class G>
  [[nodiscard]] std::size_t choose(const G&, const Position& view, Seat seat, const OptionList& options, const ai::Moment&) const {
    return seat == squad_seat ? best(view, options) : 0;
  }

 private:
  [[nodiscard]] std::size_t best(const Position& p, const OptionList& options) const;
  /// What becomes of an answer, at best, when the ability or the window is over.
  [[nodiscard]] double outlook(Position p, Action action, std::size_t depth) const;
  [[nodiscard]] std::size_t equip(const Position& p, const OptionList& options) const;

  Game game_;
};

}  // namespace rondo::akarios
