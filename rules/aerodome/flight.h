#pragma once
// Where a maneuver leads, without performing it: the one function that moves markers, for the rules and for previews alike.
#include "rules/aerodome/cards.h"
#include "rules/aerodome/verbs.h"

namespace rondo::aerodome {

struct Flight {
  Point at;
  std::uint8_t heading = 0;
  bool success = true;         ///< false after a collision
  FighterId struck = nobody;   ///< whose marker stopped it
  FighterSet touching = 0;     ///< at its end
  FighterSet passed = 0;       ///< crossed by the tool of a success (ARD-206)
  std::uint8_t tokens = 0;     ///< Auxiliary tokens met, one bit each (ARD-065)
};

/// The maneuver of `fighter` from where it is; `speed` 1 to 5, for Rotate steps of 30 degrees.
[[nodiscard]] Flight fly(const Table& table, const Position& p, FighterId fighter, Maneuver maneuver, Flank flank, int speed);

/// Whose markers one would touch that rests there.
[[nodiscard]] FighterSet touching_at(const Table& table, const Position& p, FighterId fighter, const Point& at, int heading);

/// The marker's shape.
[[nodiscard]] Shape marker(const Table& table, const Point& at, int heading);
[[nodiscard]] inline Shape marker(const Table& table, const Plane& plane) { return marker(table, plane.at, plane.heading); }
/// The Shot tool laid against the Front point.
[[nodiscard]] Sector shot_tool(const Table& table, const Point& at, int heading);
/// Whether the Shot tool of a marker there meets the target's marker.
[[nodiscard]] bool in_shot(const Table& table, const Point& at, int heading, const Plane& target);
/// Whether the target's marker is Within Range `tool` of a marker there (ARD-211, ruling 9).
[[nodiscard]] bool within_range(const Table& table, const Point& at, int heading, int tool, const Plane& target);
/// Whether a token there is Within Range `tool` of the marker.
[[nodiscard]] bool token_within_range(const Table& table, const Plane& plane, int tool, const Point& token);
/// Whether a line of an action bar can be aimed at `target` by `fighter`.
[[nodiscard]] bool in_range(const Table& table, const Position& p, FighterId fighter, const ActionLine& line, FighterId target);
/// How many of its corners lie outside the area.
[[nodiscard]] int outside(const Table& table, const Point& at, int heading);

// Starting places.
inline constexpr int edges = 4;  ///< west, east, south, north
/// How many spots there are along an edge for a marker of that heading.
[[nodiscard]] int spots(const Table& table, int edge, int heading);
/// The place of the marker's centre at that spot: it lies wholly inside and touches the edge.
[[nodiscard]] Point spot(const Table& table, int edge, int index, int heading);
/// How far along its edge the spot is, in 1/1024 inch from the corner with the smaller coordinate.
[[nodiscard]] int spot_distance(const Table& table, int edge, int index, int heading);
/// Whether `fighter` may enter there: no overlap, and outside Range 5 of each enemy where that matters (ARD-249).
[[nodiscard]] bool may_enter(const Table& table, const Position& p, FighterId fighter, int edge, int index, int heading);

}  // namespace rondo::aerodome
