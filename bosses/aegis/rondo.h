#pragma once
// The Solo Rondo: what the boss's side prefers among the legal options. It is the printed AI Decision Rules, the approach of minions
// and the directions of enemy Moves, and nothing else: where the book is silent every option survives and the player is asked
// (AEG-427, AEG-433). Same position, same answer; which slot a piece lies in never matters.
#include "bosses/aegis/decision_rules.h"
#include "rules/aegis/game.h"
#include "rules/core/ruled.h"

namespace rondo::aegis {

class Rondo {
 public:
  explicit Rondo(const Table& table) : rules_(table) {}

  [[nodiscard]] Seat seat() const { return boss_seat; }
  [[nodiscard]] Seat tie_breaker() const { return hero_seat; }
  /// Never allocates without a trace.
  void narrow(const Game& game, const Position& p, OptionList& options, Trace* trace) const;

 private:
  DecisionRules rules_;
};

/// A whole solo game: the rules with the boss that plays itself.
using SoloGame = Ruled<Game, Rondo>;
[[nodiscard]] inline SoloGame solo(const Game& game) { return SoloGame(game, Rondo(game.table())); }

}  // namespace rondo::aegis
