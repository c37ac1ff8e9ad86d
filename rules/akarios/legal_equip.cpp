#include <algorithm>

#include "rules/akarios/legal.h"

namespace rondo::akarios {

Slots free_slots(const Table& table, const Position& p, ShipId pilot) {
  Slots left = table.pilots[pilot].slots;
  const Cockpit& cockpit = p.cockpit(pilot);
  const auto take = [&](std::size_t slot, int count) { left[slot] = static_cast<std::uint8_t>(std::max(0, left[slot] - count)); };
  if (cockpit.drone != no_card)
    for (std::size_t slot = 0; slot < slot_kinds; ++slot) take(slot, table.drones[cockpit.drone].slots[slot]);
  for (const std::uint8_t upgrade : cockpit.upgrades) take(static_cast<std::size_t>(table.upgrades[upgrade].slot), 1);
  return left;
}

bool can_take_drone(const Table& table, const Position& p, ShipId pilot, int drone) {
  if (p.cockpit(pilot).drone != no_card) return false;
  for (const Cockpit& cockpit : p.cockpits)
    if (cockpit.drone == drone) return false;
  const Slots left = free_slots(table, p, pilot);
  for (std::size_t slot = 0; slot < slot_kinds; ++slot)
    if (left[slot] < table.drones[static_cast<std::size_t>(drone)].slots[slot]) return false;
  return true;
}

bool can_equip(const Table& table, const Position& p, ShipId pilot, int upgrade) {
  const Upgrade& card = table.upgrades[static_cast<std::size_t>(upgrade)];
  if (p.cockpit(pilot).upgrades.full()) return false;
  if (!card.ability.only_for.empty() && card.ability.only_for != table.pilots[pilot].word) return false;
  int left = card.count;
  for (const Cockpit& cockpit : p.cockpits) left -= static_cast<int>(std::count(cockpit.upgrades.begin(), cockpit.upgrades.end(), upgrade));
  const auto& own = p.cockpit(pilot).upgrades;
  if (left <= 0 || std::find(own.begin(), own.end(), upgrade) != own.end()) return false;
  return free_slots(table, p, pilot)[static_cast<std::size_t>(card.slot)] > 0;
}

std::optional<int> next_usual(const Table& table, const Position& p, ShipId pilot) {
  for (const std::string& word : table.pilots[pilot].usual)
    for (std::size_t upgrade = 0; upgrade < table.upgrades.size(); ++upgrade)
      if (table.upgrades[upgrade].ability.word == word && can_equip(table, p, pilot, static_cast<int>(upgrade))) return static_cast<int>(upgrade);
  return std::nullopt;
}

bool fits(const Table& table, const ScenarioCard& card) {
  return std::all_of(card.needs.begin(), card.needs.end(), [&](const Requirement& requirement) {
    switch (requirement.need) {
      case Need::asteroids: return table.asteroids.size() >= std::max(1, requirement.number);
      case Need::nebulae: return table.nebulae.size() >= std::max(1, requirement.number);
      case Need::planets: return table.planets.size() >= std::max(1, requirement.number);
      case Need::squad_of: return table.squad() >= requirement.number;
      case Need::act: return table.level >= requirement.number;
      case Need::type:
        return std::any_of(table.types.begin(), table.types.end(), [&](const EnemyType& type) { return type.word == requirement.type; });
      case Need::sparrow: return table.scenario.sparrow.has_value();
    }
    return false;
  });
}

}  // namespace rondo::akarios
