#pragma once
// What may be done now: equipping, abilities in the pilot action phase, and reactions. Options offer exactly this, and the resolver asks the
// same functions whether there is anything to ask.
#include <optional>

#include "rules/akarios/aim.h"

namespace rondo::akarios {

// Equip upgrades.
/// Slots of the pilot's ship that nothing covers or fills.
[[nodiscard]] Slots free_slots(const Table& table, const Position& p, ShipId pilot);
[[nodiscard]] bool can_take_drone(const Table& table, const Position& p, ShipId pilot, int drone);
[[nodiscard]] bool can_equip(const Table& table, const Position& p, ShipId pilot, int upgrade);
/// The upgrade that the pilot would take as the next of the usual ones; nothing when none fits.
[[nodiscard]] std::optional<int> next_usual(const Table& table, const Position& p, ShipId pilot);
/// Whether a scenario card's requirements are met.
[[nodiscard]] bool fits(const Table& table, const ScenarioCard& card);

// Abilities.
/// What the pilot's drone results count as elsewhere.
[[nodiscard]] std::optional<Icon> drone_icon(const Table& table, const Position& p, ShipId pilot);
/// Whether dice, supply, the limit of a round and the card itself allow it.
[[nodiscard]] bool affordable(const Table& table, const Position& p, ShipId pilot, AbilityId id);
/// Whether `restock cards` brings cubes back to that ability: not to one that does so itself, which would never end.
[[nodiscard]] bool restocked(const Position& p, ShipId pilot, AbilityId id, const Ability& ability);
/// Whether the step can do anything for that pilot now. `rotated`: a rotate would be the second in a row.
[[nodiscard]] bool useful(const Table& table, const Position& p, ShipId pilot, const Step& step, bool rotated);
/// Whether the step's condition on the ship itself holds.
[[nodiscard]] inline bool holds(const Position& p, ShipId ship, const Step& step) {
  return step.condition != If::shields_gone || p[ship].shields == 0;
}
/// Whether it may be used in the pilot action phase: affordable, and at least one step can do something.
[[nodiscard]] bool usable(const Table& table, const Position& p, ShipId pilot, AbilityId id);
[[nodiscard]] bool can_reroll(const Position& p, ShipId pilot);
/// Whether the pilot may move the target marker in this phase.
[[nodiscard]] bool can_mark(const Table& table, const Position& p, ShipId pilot);
/// Whether the pilots have anything to do but to end their phase; with a pilot only that one counts.
[[nodiscard]] bool anything_to_do(const Table& table, const Position& p, ShipId only_pilot);

// Tokens.
/// Tokens of that kind still beside the board of their owner.
[[nodiscard]] int tokens_left(const Table& table, const Position& p, ShipId pilot, TokenKind kind);
/// Whether a pilot's last move passed the hex, and it holds no Ignition token.
[[nodiscard]] bool can_ignite(const Position& p, ShipId pilot, HexId hex);
/// Whether a Missile token may be laid there, beside the pilot's ship.
[[nodiscard]] bool can_launch(const Table& table, const Position& p, ShipId pilot, HexId hex);

// Targets of the step of a `use` frame.
[[nodiscard]] ShipSet enemy_targets(const Table& table, const Position& p, ShipId pilot, const Step& step);
/// Friendly ships that a step helps: the ship itself counts only for `repair … ship` and `cancel effects ship`.
[[nodiscard]] ShipSet friendly_targets(const Table& table, const Position& p, ShipId pilot, const Step& step);
/// Whether that upgrade of `ship` is a damaged engine.
[[nodiscard]] bool damaged_engine(const Table& table, const Position& p, ShipId ship, int place);

// Windows. `attack` is the frame of an enemy attack, `harm` one of damage about to arrive.
[[nodiscard]] bool can_react(const Table& table, const Position& p, const Frame& attack, ShipId pilot, AbilityId id);
[[nodiscard]] bool can_absorb(const Table& table, const Position& p, const Frame& attack, ShipId pilot);
/// Whether anybody has anything to answer to the attack.
[[nodiscard]] bool window(const Table& table, const Position& p, const Frame& attack);
/// The ability that would leave the victim hull 1; no_ability without one.
[[nodiscard]] AbilityId endurance(const Table& table, const Position& p, ShipId victim);

/// Calls `act(id, ability)` for all abilities of a pilot.
template <class Act>
void each_ability(const Table& table, const Position& p, ShipId pilot, Act&& act) {
  for (AbilityId id = 0; id < max_ability_ids; ++id)
    if (const Ability* ability = ability_of(table, p, pilot, id)) act(id, *ability);
}

/// What a frame of an ability remembers.
namespace use_flag {
inline constexpr std::uint8_t rotated = 1;    ///< the last action before it was a rotate
inline constexpr std::uint8_t flown = 2;      ///< of a swing: the move is done or given up
inline constexpr std::uint8_t swung = 4;      ///< of a swing: the rotate is
inline constexpr std::uint8_t aftermath = 8;  ///< only steps for a ship that is still attacked
}  // namespace use_flag

/// What a frame of an attack remembers.
namespace attack_flag {
inline constexpr std::uint8_t missile = 1;
inline constexpr std::uint8_t halved = 2;
inline constexpr std::uint8_t no_effects = 4;
inline constexpr std::uint8_t missed = 8;
inline constexpr std::uint8_t twice = 16;
inline constexpr std::uint8_t reshuffle = 32;
inline constexpr std::uint8_t absorbed = 64;
}  // namespace attack_flag

}  // namespace rondo::akarios
