#include "rules/akarios/cards.h"

#include <algorithm>

#include "rules/core/ensure.h"

namespace rondo::akarios {

HexId Table::hex(Spot spot) const { return map.find(hex_of(spot)); }
Spot Table::spot(HexId hex) const { return spot_of(map.at(hex)); }

Table complete(Table table) {
  const Scenario& scenario = table.scenario;
  std::vector<Hex> hexes;
  for (int row = 0; row < scenario.rows; ++row)
    for (int column = 0; column < scenario.columns; ++column) hexes.push_back(hex_of({column, row}));
  table.map = HexMap(std::move(hexes));
  const auto lay = [&](HexSet& set, const std::vector<Spot>& spots) {
    set = {};
    for (const Spot spot : spots) set.insert(table.hex(spot));
  };
  lay(table.planets, scenario.planets);
  lay(table.asteroids, scenario.asteroids);
  lay(table.nebulae, scenario.nebulae);
  lay(table.goals, scenario.goal_spots);
  return table;
}

int type_index(const Table& table, const std::string& word) {
  for (std::size_t type = 0; type < table.types.size(); ++type)
    if (table.types[type].word == word) return static_cast<int>(type);
  RONDO_ENSURE(false, "a group of a type that the battle does not have");
  return 0;
}

const Ability* ability_of(const Table& table, const Position& p, ShipId pilot, AbilityId id) {
  if (!is_pilot(pilot) || pilot >= table.squad()) return nullptr;
  const Cockpit& cockpit = p.cockpit(pilot);
  const auto level = static_cast<std::size_t>(table.level - 1);
  if (id < drone_basic) {
    const std::vector<Ability>& board = table.pilots[pilot].board;
    return id < board.size() ? &board[id] : nullptr;
  }
  if (id < first_upgrade) {
    if (cockpit.drone == no_card) return nullptr;
    const Drone& drone = table.drones[cockpit.drone];
    return id == drone_basic ? &drone.basic[level] : &drone.advanced[level];
  }
  const auto place = static_cast<std::size_t>(id - first_upgrade);
  return place < cockpit.upgrades.size() ? &table.upgrades[cockpit.upgrades[place]].ability : nullptr;
}

const std::vector<Step>& steps_of(const Table& table, const Position& p, const Frame& frame) {
  const ShipId owner = frame.kind == FrameKind::flight && frame.other != no_ship ? frame.other : frame.ship;
  if (is_enemy(owner)) {
    const auto type = static_cast<std::size_t>(type_of(owner));
    return table.combat[type][p.cards[type]].steps;
  }
  const Ability* ability = ability_of(table, p, owner, frame.ability);
  RONDO_ENSURE(ability != nullptr, "steps of an ability that the ship does not have");
  return ability->steps;
}

const Arc* next_attack(const std::vector<Step>& steps, std::size_t line) {
  for (std::size_t i = line; i < steps.size(); ++i)
    if (steps[i].what == Do::attack) return &steps[i].arc;
  return nullptr;
}

int change(const Table& table, const Position& p, Rule rule) {
  int sum = 0;
  const auto add = [&](const std::vector<Change>& changes) {
    for (const Change& change : changes)
      if (change.rule == rule) sum += change.amount;
  };
  add(table.changes);
  for (const std::uint8_t card : p.scenario_cards) add(table.scenario_cards[card].changes);
  return sum;
}

int most_shields(const Table& table, const Position& p, ShipId ship) {
  const auto level = static_cast<std::size_t>(table.level - 1);
  if (is_pilot(ship)) return std::max(0, table.pilots[ship].shields + change(table, p, Rule::pilot_shields));
  if (ship == sparrow) return 0;
  return std::max(0, table.types[static_cast<std::size_t>(type_of(ship))].shields[level] + change(table, p, Rule::enemy_shields));
}

int most_hull(const Table& table, const Position& p, ShipId ship) {
  const auto level = static_cast<std::size_t>(table.level - 1);
  if (is_pilot(ship)) return table.pilots[ship].hull;
  if (ship == sparrow) return table.scenario.sparrow_hull;
  return std::max(1, table.types[static_cast<std::size_t>(type_of(ship))].hull[level] + change(table, p, Rule::enemy_hull));
}

}  // namespace rondo::akarios
