// Scenario set-up: ships on the map, scenario cards beside the enemy cards, drones and upgrades on the pilots' boards.
#include <algorithm>

#include "rules/akarios/resolve.h"

namespace rondo::akarios {

bool Resolver::opening(Frame& frame) {
  switch (static_cast<OpeningStep>(frame.step)) {
    case OpeningStep::cards: return scenario_cards(frame);
    case OpeningStep::drone: {
      for (int drone = 0; drone < static_cast<int>(table_.drones.size()); ++drone)
        if (can_take_drone(table_, p, frame.ship, drone)) return wait_squad();
      frame.step = static_cast<std::uint8_t>(OpeningStep::upgrades);
      return true;
    }
    case OpeningStep::upgrades: {
      for (int upgrade = 0; upgrade < static_cast<int>(table_.upgrades.size()); ++upgrade)
        if (can_equip(table_, p, frame.ship, upgrade)) return wait_squad();
      frame.ship = static_cast<ShipId>(frame.ship + 1);
      frame.step = static_cast<std::uint8_t>(frame.ship < table_.squad() ? OpeningStep::drone : OpeningStep::over);
      return true;
    }
    case OpeningStep::over: break;
  }
  start_battle();
  return pop();
}

/// One card after the other until enough fit, or the deck has been gone through once (AKA-179, AKA-180).
bool Resolver::scenario_cards(Frame& frame) {
  const bool more = static_cast<int>(p.scenario_cards.size()) < table_.cards_to_draw;
  const bool left = std::any_of(p.scenario_deck.begin(), p.scenario_deck.end(), [](std::uint8_t count) { return count > 0; });
  if (more && left) return wait_chance();
  if (more) say({EventKind::no_card_fits});
  frame.step = static_cast<std::uint8_t>(OpeningStep::drone);
  frame.ship = 0;
  return true;
}

void Resolver::answer_opening(Frame& frame, Action action) {
  switch (verb_of(action)) {
    case Verb::deal: return deal(action.a);
    case Verb::drone:
      cockpit(frame.ship).drone = static_cast<std::uint8_t>(action.a);
      say({EventKind::drone_taken, frame.ship, no_ship, action.a});
      [[fallthrough]];
    case Verb::no_drone: frame.step = static_cast<std::uint8_t>(OpeningStep::upgrades); return;
    case Verb::equip:
      cockpit(frame.ship).upgrades.push_back(static_cast<std::uint8_t>(action.a));
      say({EventKind::equipped, frame.ship, no_ship, action.a});
      return;
    case Verb::usual:
      while (const std::optional<int> upgrade = next_usual(table_, p, frame.ship)) {
        cockpit(frame.ship).upgrades.push_back(static_cast<std::uint8_t>(*upgrade));
        say({EventKind::equipped, frame.ship, no_ship, *upgrade});
      }
      break;
    default: break;
  }
  frame.ship = static_cast<ShipId>(frame.ship + 1);
  frame.step = static_cast<std::uint8_t>(frame.ship < table_.squad() ? OpeningStep::drone : OpeningStep::over);
}

void Resolver::deal(int card) {
  --p.scenario_deck[static_cast<std::size_t>(card)];
  const bool fit = fits(table_, table_.scenario_cards[static_cast<std::size_t>(card)]);
  if (fit)
    p.scenario_cards.push_back(static_cast<std::uint8_t>(card));
  else
    ++p.discarded;
  say({fit ? EventKind::card_dealt : EventKind::card_unfit, no_ship, no_ship, card});
}

void Resolver::place_ships() {
  const Scenario& scenario = table_.scenario;
  for (int pilot = 0; pilot < table_.squad(); ++pilot) {
    const Pilot& it = table_.pilots[static_cast<std::size_t>(pilot)];
    p[static_cast<ShipId>(pilot)] = {table_.hex(scenario.starts[static_cast<std::size_t>(pilot)]), scenario.facing, it.shields, it.hull, 0};
    cockpit(static_cast<ShipId>(pilot)).drone = no_card;
  }
  for (int pilot = table_.squad(); pilot < max_pilots; ++pilot) cockpit(static_cast<ShipId>(pilot)).drone = no_card;
  if (scenario.sparrow) p[sparrow] = {table_.hex(*scenario.sparrow), scenario.facing, 0, scenario.sparrow_hull, 0};
}

/// The next ship of the type on the free hex nearest to `near`, ties clockwise from straight up (HOUSE-17, ruling 15).
void Resolver::place_enemy(int type, HexId near, int facing) {
  int number = 1;
  const int most = std::min<int>(ships_of_type, table_.types[static_cast<std::size_t>(type)].ships);
  while (number <= most && p[enemy_ship(type, number)].in_play()) ++number;
  if (number > most) return say({EventKind::no_room, no_ship, no_ship, type});
  const auto free = [&](Hex hex) { return free_to_enter(table_, p, table_.map.find(hex)); };
  const Hex centre = table_.map.at(near);
  std::optional<Hex> found;
  if (free(centre)) found = centre;
  for (int radius = 1; !found && radius < 2 * max_ships; ++radius) {
    Hex hex = centre + hex_steps[direction(0)] * radius;
    for (int side = 0; side < 6; ++side)
      for (int step = 0; step < radius; ++step) {
        if (!found && free(hex)) found = hex;
        hex = hex + hex_steps[direction(turned(side, 2))];
      }
  }
  if (!found) return say({EventKind::no_room, no_ship, no_ship, type});
  const ShipId ship = enemy_ship(type, number);
  p[ship] = {table_.map.find(*found), static_cast<std::uint8_t>(facing), 0, 1, 0};
  p[ship].shields = static_cast<std::uint8_t>(most_shields(table_, p, ship));
  p[ship].hull = static_cast<std::uint8_t>(most_hull(table_, p, ship));
  say({EventKind::arrives, ship});
}

void Resolver::ready_pilot(ShipId pilot) {
  constexpr std::array<std::uint8_t, modifier_kinds> deck = {6, 5, 5, 1, 1, 1, 1, 0, 0};  // HOUSE-10
  cockpit(pilot).deck.bag = deck;
  each_ability(table_, p, pilot, [&](AbilityId id, const Ability& ability) { cockpit(pilot).supply[id] = ability.cubes; });
  p[pilot].shields = static_cast<std::uint8_t>(most_shields(table_, p, pilot));
}

void Resolver::start_battle() {
  for (const Group& group : table_.scenario.groups)
    if (group.round == 0 && group.squad <= table_.squad())
      for (const Spot& spot : group.spots) place_enemy(type_index(table_, group.type), table_.hex(spot), group.facing);
  for (int extra = 0; extra < change(table_, p, Rule::extra_enemies) && !table_.scenario.groups.empty(); ++extra) {
    const Group& first = table_.scenario.groups.front();
    place_enemy(type_index(table_, first.type), table_.hex(first.spots.front()), first.facing);
  }
  for (ShipId pilot = 0; pilot < table_.squad(); ++pilot) {
    ready_pilot(pilot);
    add_stress(pilot, change(table_, p, Rule::pilot_stress));
    const auto& upgrades = cockpit(pilot).upgrades;
    for (std::size_t place = 0, hit = 0; place < upgrades.size(); ++place) {
      if (table_.upgrades[upgrades[place]].slot != Slot::engine || static_cast<int>(hit++) >= change(table_, p, Rule::engines_damaged)) continue;
      cockpit(pilot).damaged = static_cast<std::uint8_t>(cockpit(pilot).damaged | (1U << place));
      say({EventKind::flipped, pilot, no_ship, upgrades[place]});
    }
  }
  say({EventKind::battle_begins});
}

}  // namespace rondo::akarios
