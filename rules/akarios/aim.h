#pragma once
// The geometry of a battle on hexes: facings, arcs, ranges, lines of fire, and where a pattern leads. The one place that knows them: options,
// resolver, automaton, questions and picture all ask here.
#include <optional>

#include "rules/akarios/cards.h"

namespace rondo::akarios {

/// A facing as a direction of `hex_steps`: facings 0–5 go clockwise from straight up the map (HOUSE-13), hex_steps anticlockwise.
[[nodiscard]] constexpr int direction(int facing) { return (8 - facing) % 6; }
[[nodiscard]] constexpr int turned(int facing, int sides) { return (facing + sides + 12) % 6; }  ///< clockwise where positive

/// Of a glide: whether it turns, and to which side it goes, −1 left, 0 ahead, 1 right.
[[nodiscard]] constexpr bool is_turn(Glide glide) { return glide == Glide::turn_left || glide == Glide::turn_right; }
[[nodiscard]] constexpr int side_of(Glide glide) {
  return glide == Glide::forward ? 0 : glide == Glide::slip_left || glide == Glide::turn_left ? -1 : 1;
}

/// Whether `to` lies in the arc of a ship at `from`; nothing but geometry.
[[nodiscard]] bool in_arc(Hex from, int facing, Hex to, Arc arc);
/// The same at any distance: within the angular span (HOUSE-6).
[[nodiscard]] bool in_span(Hex from, int facing, Hex to, ArcKind kind);
/// Hex sides, −2 to 3 and clockwise where positive, that bring `to` within the angular span of `kind`, or where no facing does within that of a
/// cone, the shorter way; clockwise on a tie (HOUSE-6). 0 for the own hex.
[[nodiscard]] int turns_to_face(Hex from, int facing, Hex to, ArcKind kind);

/// Whether `ship` could attack `target` with that arc now: arc, range, planets between, nebula, radar jam (HOUSE-8, HOUSE-12).
[[nodiscard]] bool can_hit(const Table& table, const Position& p, ShipId ship, ShipId target, Arc arc);
/// The same if it stood elsewhere.
[[nodiscard]] bool could_hit(const Table& table, const Position& p, ShipId ship, HexId at, int facing, ShipId target, Arc arc);
/// Everyone of `among` whom it could attack.
[[nodiscard]] ShipSet targets(const Table& table, const Position& p, ShipId ship, ShipSet among, Arc arc);

/// Ships in play.
[[nodiscard]] ShipSet friends(const Position& p);  ///< the squad and the Sparrow
[[nodiscard]] ShipSet enemies(const Position& p);
[[nodiscard]] bool present(const Position& p, int type);  ///< whether any enemy of that type is
/// Hexes between two ships.
[[nodiscard]] int between(const Table& table, const Position& p, ShipId a, ShipId b);
/// Of `among` those at most `range` away from `ship`, itself left out.
[[nodiscard]] ShipSet within(const Table& table, const Position& p, ShipId ship, ShipSet among, int range);

/// Whether a ship may enter the hex: on the map, no planet, no other ship.
[[nodiscard]] bool free_to_enter(const Table& table, const Position& p, HexId hex);

/// Where a pattern would leave a ship that nothing destroys: blocked steps end it, a nebula ends it, slow takes its last step.
struct Course {
  HexId at = nowhere;
  int facing = 0;
  FixedVector<HexId, longest_flight> entered;
  bool blocked = false;
};
[[nodiscard]] Course course(const Table& table, const Position& p, ShipId ship, const Pattern& pattern);
/// How many glides of the pattern the ship has, slow considered.
[[nodiscard]] std::size_t glides(const Position& p, ShipId ship, const Pattern& pattern);

/// The one hex of a push away from, or a pull toward `source` (HOUSE-12); nowhere when there is none or it is not free.
[[nodiscard]] HexId shove_step(const Table& table, const Position& p, ShipId ship, HexId source, bool pull);
/// The facing in which a missile goes next (HOUSE-14, ruling 18); nothing without a marked ship.
[[nodiscard]] std::optional<int> missile_course(const Table& table, const Position& p, const Token& missile);
/// The hex that leads to, whatever is there; nowhere likewise.
[[nodiscard]] HexId missile_step(const Table& table, const Position& p, const Token& missile);
/// The free hex beside `ship` on, or nearest to, the line to `enemy` (AKA-123, AKA-124); nowhere without one.
[[nodiscard]] HexId flak_hex(const Table& table, const Position& p, ShipId ship, ShipId enemy);

}  // namespace rondo::akarios
