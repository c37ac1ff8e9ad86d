#pragma once
// The hero who takes what is best right now: it weighs each answer by what it leads to (`Appraisal`) and each Action by its exact odds,
// and never looks beyond the next roll or draw. A pure function of the position; among equals it takes the first in option order.
#include "ai/aegis/appraisal.h"
#include "ai/core/chooser.h"
#include "rules/aegis/game.h"

namespace rondo::aegis {

class Greedy {
 public:
  explicit Greedy(Game game, Weights weights = {}) : game_(std::move(game)), weights_(weights) {}

  /// The index of the option that `seat` takes. Ties of the boss's priorities are not its business: the first.
  [[nodiscard]] std::size_t choose(const Position& p, Seat seat, const OptionList& options) const;
  template <class G>
  [[nodiscard]] std::size_t choose(const G&, const Position& view, Seat seat, const OptionList& options, const ai::Moment&) const {
    return choose(view, seat, options);
  }

 private:
  Game game_;
  Weights weights_;
};

}  // namespace rondo::aegis
