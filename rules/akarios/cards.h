#pragma once
// The immutable tables of one battle: its scenario and map, the squad, the automatons, and every card that may come into play.
#include <array>
#include <string>
#include <vector>

#include "decks/akarios/cards.h"
#include "decks/fault.h"
#include "rules/akarios/position.h"
#include "rules/core/hex_map.h"

namespace rondo::akarios {

inline constexpr const char* profile_name = "akarios-house-1";

struct Table {
  Scenario scenario;
  int level = 1;                          ///< 1–3: of drones and automatons
  HexMap map;
  HexSet planets, asteroids, nebulae, goals;
  std::vector<Pilot> pilots;              ///< one to four
  std::vector<Drone> drones;              ///< that may be chosen; none before they are available
  std::vector<Upgrade> upgrades;          ///< in the squad's supply
  std::vector<EnemyType> types;           ///< one to three, in the order in which they act
  std::array<std::vector<CombatCard>, max_types> combat;  ///< ten each, as in EnemyType::deck
  std::vector<ScenarioCard> scenario_cards;
  int cards_to_draw = 1;                  ///< 0–3
  int last_round = 40;                    ///< a battle that goes on longer is lost (ruling 39)
  std::vector<Change> changes;            ///< of the scenario, and of the story cards in force

  [[nodiscard]] int squad() const { return static_cast<int>(pilots.size()); }
  [[nodiscard]] HexId hex(Spot spot) const;   ///< nowhere beyond the map
  [[nodiscard]] Spot spot(HexId hex) const;
};

/// What a game is laid out from; see `settings`.
struct Setup {
  std::string scenario;
  std::vector<std::string> pilots;   ///< words, one to four
  int act = 1;                       ///< decides the level
  int cards = 1;
  bool drones = true;                ///< whether they are available
  std::vector<std::string> stories;  ///< words of the story cards in force
};

/// The tables of a set-up, or why it cannot be played.
[[nodiscard]] Result<Table> lay_out(const Box& box, const Setup& setup);

/// Lays out the map of the table's scenario: columns, rows, obstacles and goals.
[[nodiscard]] Table complete(Table table);

/// Columns and rows as axial coordinates: `{q, r}` with r lower by half a hex in odd columns.
[[nodiscard]] constexpr Hex hex_of(Spot spot) { return {spot.column, spot.row - (spot.column - (spot.column & 1)) / 2}; }
[[nodiscard]] constexpr Spot spot_of(Hex hex) { return {hex.q, hex.r + (hex.q - (hex.q & 1)) / 2}; }

/// The place of an enemy type among those of the battle.
[[nodiscard]] int type_index(const Table& table, const std::string& word);
/// One ability of a pilot's ship, or null where it has none of that id.
[[nodiscard]] const Ability* ability_of(const Table& table, const Position& p, ShipId pilot, AbilityId id);
/// The steps that a frame `use` or `activation` walks through.
[[nodiscard]] const std::vector<Step>& steps_of(const Table& table, const Position& p, const Frame& frame);
/// The arc of the next attack of these steps from `line` on, or null.
[[nodiscard]] const Arc* next_attack(const std::vector<Step>& steps, std::size_t line);
/// What scenario, stories and scenario cards in play add up to.
[[nodiscard]] int change(const Table& table, const Position& p, Rule rule);
/// Most shields and hull of any ship.
[[nodiscard]] int most_shields(const Table& table, const Position& p, ShipId ship);
[[nodiscard]] int most_hull(const Table& table, const Position& p, ShipId ship);

}  // namespace rondo::akarios
