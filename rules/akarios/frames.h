#pragma once
// What is in progress, as small structs on a stack inside the position: a position can be copied, saved and searched in the middle of an
// attack or a flight. Each frame either goes on by itself or says whose answer it waits for.
#include <cstdint>

#include <cereal/cereal.hpp>

#include "rules/core/hex_map.h"

namespace rondo::akarios {

inline constexpr int max_pilots = 4;
inline constexpr int max_types = 3;        ///< of enemies in one scenario
inline constexpr int ships_of_type = 5;    ///< enemy cards of one type (HOUSE-15)
using ShipId = std::uint8_t;               ///< pilots 0–3, the Sparrow, then enemies by type and number
inline constexpr ShipId sparrow = 4;
inline constexpr ShipId first_enemy = 5;
inline constexpr int max_ships = first_enemy + max_types * ships_of_type;
inline constexpr ShipId no_ship = 255;
using ShipSet = std::uint32_t;             ///< one bit per ship
[[nodiscard]] constexpr ShipSet only(ShipId ship) { return ShipSet{1} << ship; }
[[nodiscard]] constexpr bool has(ShipSet set, ShipId ship) { return ship < max_ships && ((set >> ship) & 1U) != 0; }
[[nodiscard]] constexpr bool is_pilot(ShipId ship) { return ship < max_pilots; }
[[nodiscard]] constexpr bool is_enemy(ShipId ship) { return ship >= first_enemy && ship < max_ships; }
[[nodiscard]] constexpr int type_of(ShipId enemy) { return (enemy - first_enemy) / ships_of_type; }
[[nodiscard]] constexpr int number_of(ShipId enemy) { return (enemy - first_enemy) % ships_of_type + 1; }
[[nodiscard]] constexpr ShipId enemy_ship(int type, int number) { return static_cast<ShipId>(first_enemy + type * ships_of_type + number - 1); }

/// An ability of one ship: lines of its board, its drone's two actions, its upgrades in the order in which they were equipped.
using AbilityId = std::uint8_t;
inline constexpr AbilityId drone_basic = 8;
inline constexpr AbilityId drone_advanced = 9;
inline constexpr AbilityId first_upgrade = 10;
inline constexpr int max_upgrades = 8;     ///< on one ship
inline constexpr int max_ability_ids = first_upgrade + max_upgrades;
inline constexpr AbilityId no_ability = 255;

enum class FrameKind : std::uint8_t {
  none,
  opening,     ///< scenario cards are drawn and upgrades equipped
  round,       ///< the outermost loop
  roll,        ///< the dice of one pilot
  phase,       ///< the pilots act in any order; with a ship only that one
  use,         ///< one ability, step by step
  activation,  ///< one automaton's combat card, step by step
  flight,      ///< one move, hex by hex
  shove,       ///< a push or a pull, hex by hex
  attack,      ///< one attack on one target
  harm,        ///< damage arrives at one ship
  missile      ///< the flight of one Missile token at the end of the round
};

enum class OpeningStep : std::uint8_t { cards /*chance*/, drone, upgrades, over };
enum class RoundStep : std::uint8_t { start, roll, act, update, reveal /*chance*/, enemies, missiles, flak, waves, check };
enum class UseStep : std::uint8_t { pay, steps };
enum class ActivationStep : std::uint8_t { begin, steps };
enum class FlightStep : std::uint8_t { glide, asteroid, ignition, missile };  ///< also of a shove
enum class AttackStep : std::uint8_t { begin, react, check, kinetic, modifier /*chance*/, harm, push, pull, conditions, over };
enum class HarmStep : std::uint8_t { begin, arrive, endured };

/// One thing in progress. Which fields a kind uses stands beside its resolver; unused ones stay at their defaults.
struct Frame {
  FrameKind kind = FrameKind::none;
  std::uint8_t step = 0;
  ShipId ship = no_ship;             ///< who acts, moves or is hurt
  ShipId other = no_ship;            ///< on whom, or by whom
  AbilityId ability = no_ability;    ///< of `ship`; of an automaton's card no_ability
  std::uint8_t line = 0;             ///< step of the ability or card
  std::uint8_t pattern = 0;          ///< of that step
  std::uint8_t amount = 0;
  std::uint8_t count = 0;
  std::uint8_t flags = 0;
  HexId hex = nowhere;
  ShipSet ships = 0;                 ///< targets already dealt with
  bool operator==(const Frame&) const = default;
  template <class Archive>
  void serialize(Archive& archive) {
    archive(CEREAL_NVP(kind), CEREAL_NVP(step), CEREAL_NVP(ship), CEREAL_NVP(other), CEREAL_NVP(ability), CEREAL_NVP(line), CEREAL_NVP(pattern),
            CEREAL_NVP(amount), CEREAL_NVP(count), CEREAL_NVP(flags), CEREAL_NVP(hex), CEREAL_NVP(ships));
  }
};

}  // namespace rondo::akarios
