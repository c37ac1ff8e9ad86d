#pragma once
// What an automaton prefers among the legal options: its focus, which way it turns, which alternative of a move it takes and whom it attacks
// (HOUSE-4 to HOUSE-7 of the profile). The keys end in the ship's id or the printed order, so nothing is ever left to the player. Same
// position, same answer.
#include "rules/akarios/game.h"
#include "rules/core/ruled.h"

namespace rondo::akarios {

class Automaton {
 public:
  [[nodiscard]] Seat seat() const { return automaton_seat; }
  [[nodiscard]] Seat tie_breaker() const { return squad_seat; }
  /// Never allocates without a trace.
  void narrow(const Game& game, const Position& p, OptionList& options, Trace* trace) const;
};

/// A whole battle: the rules with automatons that fly themselves.
using Battle = Ruled<Game, Automaton>;
[[nodiscard]] inline Battle battle(const Game& game) { return Battle(game, Automaton()); }

/// Hex sides that `ship` must turn, the shorter way, until an attack with that arc could hit `target`; 7 where no turn is enough (HOUSE-4).
[[nodiscard]] int turns_to_hit(const Table& table, const Position& p, ShipId ship, HexId at, int facing, ShipId target, Arc arc);

}  // namespace rondo::akarios
