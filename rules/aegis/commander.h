#pragma once
// Commander abilities (AEG-201 to AEG-205, AEG-457, AEG-533 to AEG-558): which are in force, for whom, and what they allow. A side that
// has no such card pays one bit test for each question (`knows`).
#include "rules/aegis/stats.h"

namespace rondo::aegis {

inline constexpr int wind_price = 3;      ///< Energy for Aether Wind (AEG-534)
inline constexpr int excavate_price = 1;  ///< Energy for Excavate's die (AEG-539)
inline constexpr int long_arm_price = 2;  ///< Energy for Long Arm of the Law (AEG-552)
inline constexpr int long_arm_hexes = 2;
inline constexpr int jetjump_hexes = 3;  ///< AEG-548

/// The active Commander robot of the side, or no_piece: the one noted in the round frame, else the first by name (ruling 40).
[[nodiscard]] PieceId commander(const Table& table, const Position& p, Side side);
[[nodiscard]] bool serves(const Table& table, const Position& p, PieceId piece, Ability which);
/// Whether the Commander ability is in force for the piece: one of the Commander's side, not the boss, in its own side's hands.
[[nodiscard]] inline bool commanded(const Table& table, const Position& p, PieceId piece, Ability which) {
  return knows(table, side_of(piece), which) && serves(table, p, piece, which);
}
[[nodiscard]] bool activated_by_hero(const Position& p, PieceId piece);
/// Who plays the piece at this moment: its own side, or the player who activates an enemy Drone by False Army (AEG-545).
[[nodiscard]] inline Side hand_on(const Table& table, const Position& p, PieceId piece) {
  const bool lent = side_of(piece) == Side::boss && knows(table, Side::hero, Ability::false_army) && activated_by_hero(p, piece);
  return lent ? Side::hero : side_of(piece);
}
[[nodiscard]] int authority(const Table& table, const Position& p, PieceId piece);
/// Reroll X, with what Authority and Authority+ give to combined robots (AEG-537, AEG-538).
[[nodiscard]] inline int rerolls(const Table& table, const Position& p, PieceId piece) {
  const bool any = knows(table, side_of(piece), Ability::authority) || knows(table, side_of(piece), Ability::authority_plus);
  return ability(table, p, piece, Ability::reroll) + (any ? authority(table, p, piece) : 0);
}

/// Free hexes exactly three away from the piece (AEG-548).
[[nodiscard]] HexSet jetjump_ends(const Table& table, const Position& p, PieceId piece);
/// Whether Excavate may be asked for before this `use` begins, Energy aside (AEG-539, AEG-543).
[[nodiscard]] bool may_excavate(const Table& table, const Position& p, const Frame& use);
/// What the face of Excavate's die gives: RECHARGE, a DEF buff, or both and an Energy Boost (AEG-540 to AEG-542).
enum class Find : std::uint8_t { recharge, shield, hoard };
[[nodiscard]] constexpr Find found(int face) { return face <= 3 ? Find::recharge : face <= 5 ? Find::shield : Find::hoard; }
/// Whom False Army lets the player activate now: the Commander robot and any Drone, as far as they have not been activated (AEG-547).
[[nodiscard]] PieceSet called_up(const Table& table, const Position& p);
[[nodiscard]] inline PieceSet false_army(const Table& table, const Position& p) { return p.frames[0].amount == 0 ? 0 : called_up(table, p); }
/// The same for the enemy in the boss turn in progress: its Commander and its Drones that are not to act in it anyway (ruling 50).
[[nodiscard]] PieceSet false_army(const Table& table, const Position& p, const Frame& boss_turn);
/// Whether one normal activation of the piece may be an Override: not of the Commander robot itself (AEG-554).
[[nodiscard]] bool may_override(const Table& table, const Position& p, PieceId piece);
/// Whether Aether Wind takes the piece anywhere: a robot of the player's that can move, a minion with nothing in range.
[[nodiscard]] bool wind_carries(const Table& table, const Position& p, PieceId piece);

}  // namespace rondo::aegis
