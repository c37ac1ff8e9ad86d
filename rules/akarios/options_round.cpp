#include "rules/akarios/lists.h"

namespace rondo::akarios {

void list_opening(const Table& table, const Position& p, const Frame& frame, OptionList& list) {
  const auto count = [](const auto& cards) { return static_cast<int>(cards.size()); };
  switch (static_cast<OpeningStep>(frame.step)) {
    case OpeningStep::cards:
      for (int card = 0; card < count(table.scenario_cards); ++card)
        if (const std::uint8_t copies = p.scenario_deck[static_cast<std::size_t>(card)]; copies > 0) list.add(action(Verb::deal, card), copies);
      return;
    case OpeningStep::drone:
      for (int drone = 0; drone < count(table.drones); ++drone)
        if (can_take_drone(table, p, frame.ship, drone)) list.add(action(Verb::drone, drone));
      list.add(action(Verb::no_drone));
      return;
    case OpeningStep::upgrades:
      if (next_usual(table, p, frame.ship)) list.add(action(Verb::usual));
      for (int upgrade = 0; upgrade < count(table.upgrades); ++upgrade)
        if (can_equip(table, p, frame.ship, upgrade)) list.add(action(Verb::equip, upgrade));
      list.add(action(Verb::equipped));
      return;
    case OpeningStep::over: return;
  }
}

/// The first type that is present and still lacks its card.
void list_reveal(const Table& table, const Position& p, OptionList& list) {
  for (int type = 0; type < static_cast<int>(table.types.size()); ++type) {
    const auto i = static_cast<std::size_t>(type);
    if (p.cards[i] != no_card || !present(p, type)) continue;
    for (int card = 0; card < static_cast<int>(table.combat[i].size()); ++card)
      if (const std::uint32_t weight = p.decks[i].weight(static_cast<std::uint8_t>(card)); weight > 0)
        list.add(action(Verb::combat, type, card), weight);
    return;
  }
}

/// Faces of the pilots' dice and of the drone die by how often they occur (AKA-042).
void list_roll(const Frame& frame, OptionList& list) {
  if (frame.amount > 0) {
    list.add(action(Verb::die, static_cast<int>(Face::move)), 2);
    list.add(action(Verb::die, static_cast<int>(Face::attack)), 2);
    list.add(action(Verb::die, static_cast<int>(Face::wild)));
    list.add(action(Verb::die, static_cast<int>(Face::stress)));
    return;
  }
  list.add(action(Verb::die, static_cast<int>(Face::drone)), 2);
  list.add(action(Verb::die, static_cast<int>(Face::drone_wild)));
  list.add(action(Verb::die, static_cast<int>(Face::blank)));
  list.add(action(Verb::die, static_cast<int>(Face::drone_stress)), 2);
}

void list_phase(const Table& table, const Position& p, const Frame& frame, OptionList& list) {
  for (ShipId pilot = 0; pilot < table.squad(); ++pilot) {
    if (!p[pilot].in_play() || (frame.ship != no_ship && pilot != frame.ship)) continue;
    each_ability(table, p, pilot, [&](AbilityId id, const Ability&) {
      if (usable(table, p, pilot, id)) list.add(action(Verb::use, pilot, id));
    });
    if (can_reroll(p, pilot)) list.add(action(Verb::reroll, pilot));
    if (!can_mark(table, p, pilot)) continue;
    for (ShipId ship = 0; ship < max_ships; ++ship)
      if (p[ship].in_play() && ship != p.marked) list.add(action(Verb::mark, pilot, ship));
  }
  list.add(action(Verb::end_phase));
}

}  // namespace rondo::akarios
