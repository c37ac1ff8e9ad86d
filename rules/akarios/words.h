#pragma once
// The words of Akarios that several texts share: names of ships and hexes, facings, dice, modifier cards, conditions, steps and abilities.
// Whatever a player may type back is spelled here once, and read here where a question takes it.
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/akarios/cards.h"
#include "rules/core/text.h"

namespace rondo::akarios {

using Lines = std::vector<std::string>;

inline constexpr std::array<std::string_view, 6> facing_words = {"up", "up-right", "down-right", "down", "down-left", "up-left"};
inline constexpr std::array<std::string_view, modifier_kinds> modifier_words = {"zero", "plus-1", "minus-1", "plus-2", "minus-2",
                                                                                "miss", "twice",  "bolster", "strain"};
/// The same on a card's face.
inline constexpr std::array<std::string_view, modifier_kinds> modifier_faces = {"0",    "+1", "-1",         "+2",          "-2",
                                                                                "Miss", "x2", "bolster +1", "-1 (stress)"};

// Ships.

/// A type's word without `auto-`, or in full where another type would be called the same: `fighter`.
[[nodiscard]] std::string type_name(const Table& table, int type);
/// What options call a ship: `chull-ray`, `sparrow`, `fighter-1`.
[[nodiscard]] std::string ship_name(const Table& table, ShipId ship);
/// Its sign on the map: a pilot's capital, `Sp`, or the small letter of a type with the ship's number.
[[nodiscard]] std::string sign(const Table& table, ShipId ship);
/// Their names in order.
[[nodiscard]] std::vector<std::string> ship_names(const Table& table, ShipSet ships);
/// Every ship that this battle may see.
[[nodiscard]] ShipSet all_ships(const Table& table);
/// The ship that a word means: its name, a unique beginning of one, or its sign as the map has it.
[[nodiscard]] Result<ShipId> ship_named(const Table& table, std::string_view word);

// Hexes.

/// Column and row as printed at the map's edges: `c5`. Of nowhere `the edge`.
[[nodiscard]] std::string hex_text(const Table& table, HexId hex);
[[nodiscard]] Result<HexId> hex_named(const Table& table, std::string_view word);
/// Where a ship is, and how it lies: `c5, facing up-right`.
[[nodiscard]] std::string stance(const Table& table, const Craft& craft);

// Dice and cards.

[[nodiscard]] inline std::string face_text(int face) { return std::string(face_names[static_cast<std::size_t>(face)]); }
/// `2 attack, 1 wild`, or `no dice`.
[[nodiscard]] std::string dice_text(const std::array<std::uint8_t, face_count>& dice);
/// `radar jam`, `slow`.
[[nodiscard]] std::vector<std::string> condition_words(ConditionSet set);
/// `push 1`, `slow`.
[[nodiscard]] std::vector<std::string> rider_words(const Riders& riders);
/// `forward slip-left`, as options spell a flight.
[[nodiscard]] std::string pattern_text(const Pattern& pattern);
/// `cone 3`.
[[nodiscard]] std::string arc_text(Arc arc);
/// What a step does: `attack cone 3, 2 damage, push 1`. `bonus` is what the ship adds to the damage of an attack.
[[nodiscard]] std::string step_text(const Step& step, int bonus = 0);
/// All of them, divided by `; `.
[[nodiscard]] std::string steps_text(const std::vector<Step>& steps, int bonus = 0);
/// `weapon and engine`, `two tech`.
[[nodiscard]] std::string slots_text(const Slots& slots);
/// An ability with its price and limits, without its name: `for attack: attack cone 3, 2 damage`.
[[nodiscard]] std::string ability_text(const Ability& ability);
/// What a scenario or card changes: `pilot-shields -1`.
[[nodiscard]] std::string change_text(const Change& change);
/// What wins: `Destroy every enemy by the end of round 8.`
[[nodiscard]] std::string goal_text(const Table& table);

/// The abilities of a ship, by id.
[[nodiscard]] std::vector<AbilityId> abilities_of(const Table& table, const Position& p, ShipId pilot);
/// `cannons`, as options call it.
[[nodiscard]] std::string ability_word(const Table& table, const Position& p, ShipId pilot, AbilityId id);
/// Whether a damaged upgrade makes it useless.
[[nodiscard]] bool is_damaged(const Position& p, ShipId pilot, AbilityId id);

/// What an enemy adds to the damage that its card prints, or a pilot's ship (nothing).
[[nodiscard]] int damage_bonus(const Table& table, const Position& p, ShipId ship);
/// The combat card of a type in this round, or null.
[[nodiscard]] const CombatCard* revealed_card(const Table& table, const Position& p, int type);

}  // namespace rondo::akarios
