#pragma once
// Who can be aimed at and who is affected: the one legality of targets and the one line of sight that options, resolution,
// queries and the boss's controller share.
#include "rules/aegis/commander.h"

namespace rondo::aegis {

/// An Action in somebody's hands.
struct Shot {
  PieceId user = no_piece;
  const ActionLine* line = nullptr;
  const AttributeSet* attributes = nullptr;
  Side hand = Side::hero;       ///< who uses it: the side of the user, but for Drones under False Army
  std::uint8_t axis = no_axis;  ///< the line a Lanzer is aimed along, once chosen
  std::uint8_t longer = 0;      ///< hexes added to the range by Long Arm of the Law
  [[nodiscard]] bool has(Attribute attribute) const { return attributes->has(attribute); }
  [[nodiscard]] Side side() const { return hand; }
  [[nodiscard]] int range() const { return line->range + longer; }
};
[[nodiscard]] Shot shot(const Table& table, const Position& p, PieceId user, int action, bool long_arm = false);
/// The Action as a `use` frame holds it.
[[nodiscard]] Shot shot(const Table& table, const Position& p, const Frame& use);

/// Damage and Energy Drain (AEG-154).
[[nodiscard]] constexpr bool offensive(Effect effect) {
  return effect == Effect::damage || effect == Effect::drain || effect == Effect::lanzer || effect == Effect::burst_star;
}
[[nodiscard]] constexpr bool shoves(Effect effect) { return effect == Effect::push || effect == Effect::pull || effect == Effect::move; }
/// Whether an Action helps those it affects: Repair, Energy Boost and buffs.
[[nodiscard]] inline bool helpful(const ActionLine& line) {
  return line.effect == Effect::repair || line.effect == Effect::boost || (is_stat(line.effect) && line.power > 0);
}

/// Centre-to-centre sight between two hexes, blocked by terrain and by pieces between them (AEG-178 to AEG-182).
[[nodiscard]] bool sees(const Table& table, const Position& p, HexId from, HexId to);
/// The same with terrain alone, as the radius of an Action needs (AEG-168, AEG-169, AEG-177).
[[nodiscard]] bool open_ground(const Table& table, HexId from, HexId to);

/// Whether the Action means `piece` at all: everything for the player's own robots (AEG-175); an enemy's harmful Actions mean only
/// the player's robots and its helpful ones only its own side, where they would do something (AEG-381 to AEG-383).
[[nodiscard]] bool concerns(const Position& p, const Shot& shot, PieceId piece);
/// The legal targets of a ranged Action: in range, seen unless ARCING, Beacons first (AEG-166, AEG-508). Empty for a pure Radius Action.
[[nodiscard]] PieceSet targets(const Table& table, const Position& p, const Shot& shot);
/// Everything the Action affects when it succeeds (AEG-167 to AEG-177, AEG-494 to AEG-496). `target` is no_piece for a pure Radius Action.
[[nodiscard]] PieceSet affected(const Table& table, const Position& p, const Shot& shot, PieceId target);
/// The number a die must reach, all modifiers added and clamped once to 1–6 (AEG-158 to AEG-163, AEG-525 to AEG-527).
[[nodiscard]] int accuracy(const Table& table, const Position& p, const Shot& shot, PieceId target);
/// The six lines through a hex, each of two opposite axes: flat sides first, then points (AEG-183, AEG-587).
inline constexpr int line_count = 6;
/// The line on which two hexes lie, or no_axis.
[[nodiscard]] std::uint8_t line_between(const Table& table, HexId a, HexId b);
/// Robots next to the user that its Burst Star may reach with a 3 (damage) or a 4 (Move), Beacons first (AEG-592).
[[nodiscard]] PieceSet star_targets(const Table& table, const Position& p, const Shot& shot, int face);
/// Whether the piece has something to use this Action on: a legal target, or for a pure Radius Action somebody affected.
[[nodiscard]] bool has_use(const Table& table, const Position& p, const Shot& shot);
/// DISARM in force: never on Level 3 and higher (AEG-485, AEG-486).
[[nodiscard]] bool disarmed(const Table& table, const Position& p, PieceId piece);

/// Dice that the Action rolls and how many of the lowest or highest are dropped before anything is counted.
struct DicePlan {
  int rolled = 0;
  int drop_lowest = 0;   ///< PRECISE at maximum range; Reroll X of a minion (AEG-441, AEG-497)
  int drop_highest = 0;  ///< Jamming X of a minion that the player targets (AEG-442)
};
/// `cost` is the printed cost or the chosen X.
[[nodiscard]] DicePlan dice_plan(const Table& table, const Position& p, const Shot& shot, PieceId target, int cost);

/// The successes that the kept dice make against an accuracy (AEG-121 to AEG-123).
[[nodiscard]] int successes(const ActionLine& line, const Dice& dice, int accuracy);
/// What a successful Action does before it meets anyone: Power × successes with CRITICAL and the user's DMG (AEG-127, AEG-154,
/// ruling 11). All zero without a success, so nothing is added to a failed Action (AEG-155).
struct Strength {
  int base = 0;
  int anti_air = 0;       ///< added once against Flight and Jet (AEG-187, AEG-473)
  bool negative = false;  ///< a debuff
};
[[nodiscard]] Strength strength(const Table& table, const Position& p, const Shot& shot, int successes, int sixes);
/// The total on one robot before its DEF, never below 0; negative for a debuff.
[[nodiscard]] int total(const Table& table, const Position& p, const Strength& strength, PieceId on);

}  // namespace rondo::aegis
