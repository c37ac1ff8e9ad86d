#pragma once
// How good a position of a battle is for the squad, in points of damage: what has been dealt and suffered, what the dice that are left can
// still do from here, how exposed every ship is, and how near the goal. Sums of small terms in a fixed order; no chance, no search.
#include "rules/akarios/game.h"

namespace rondo::akarios {

/// The larger, the better; differences of less than about 0.05 mean nothing.
[[nodiscard]] double appraise(const Table& table, const Position& p);

}  // namespace rondo::akarios
