#pragma once
// The pilot who looks one round ahead: it weighs each card in hand, flown as well as can be, against every card that the opponent may have
// chosen, and on its own turn every way that is left. It never ends outside the area when it could stay. A pure function of what it sees:
// asked again, it answers the same.
#include "ai/aerodome/appraisal.h"
#include "ai/core/chooser.h"
#include "rules/aerodome/game.h"

namespace rondo::aerodome {

class Greedy {
 public:
  explicit Greedy(Game game, Weights weights = {}) : game_(std::move(game)), weights_(weights), repertoire_(game_.table()) {}

  /// The index of the option that `seat` takes; `view` is what it may know.
  [[nodiscard]] std::size_t choose(const Position& view, Seat seat, const OptionList& options, const ai::Moment& now) const;
  template <class G>
  [[nodiscard]] std::size_t choose(const G&, const Position& view, Seat seat, const OptionList& options, const ai::Moment& now) const {
    return choose(view, seat, options, now);
  }

 private:
  Game game_;
  Weights weights_;
  Repertoire repertoire_;
};

}  // namespace rondo::aerodome
