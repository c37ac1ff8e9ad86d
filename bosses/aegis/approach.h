#pragma once
// Where a minion that has nothing in range goes: toward the player's robot that is fewest steps away, along ways on which each step
// brings it one step nearer, until its first Action has something in range or its movement is used up (AEG-376, AEG-377, AEG-380 and
// ruling 17). The way is never anybody's choice; the robot and the end hex are the player's where several are left.
#include "bosses/aegis/decision_rules.h"
#include "rules/aegis/aim.h"

namespace rondo::aegis {

struct Approach {
  PieceSet nearest = 0;  ///< the player's robots that are nearest, all of them
  PieceSet robots = 0;   ///< of these the ones approached, ties broken by the AI Decision Rules
  bool by_path = true;   ///< nearest by steps; where no robot can be walked up to, by straight distance
  int away = 0;          ///< steps, or hexes of straight distance, to each of `nearest`
  HexSet ends;           ///< hexes it may end on; its own exactly when no other would be nearer
  HexSet in_range;       ///< those where its first Action has something in range
};

[[nodiscard]] Approach approach(const Table& table, const Position& p, PieceId minion, const DecisionRules& rules);

/// Steps from the minion to the hex of `robot`, over hexes it may cross; −1 where no way leads there.
[[nodiscard]] int path_length(const Table& table, const Position& p, PieceId minion, PieceId robot);

}  // namespace rondo::aegis
