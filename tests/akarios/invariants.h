#pragma once
// What holds in every position of every battle, and a ledger of what came into and went out of the pilots' modifier decks.
#include <algorithm>
#include <array>
#include <string>

#include "rules/akarios/aim.h"
#include "rules/akarios/event.h"
#include "rules/akarios/legal.h"
#include "rules/akarios/words.h"

namespace rondo::akarios {

/// Cards that were added to each pilot's modifier deck, or taken out for good, as the rules told of it.
struct Ledger {
  std::array<std::array<int, modifier_kinds>, max_pilots> cards{};

  void hear(const Event& event) {
    const auto count = [&](Modifier kind, int change) { cards[event.ship][static_cast<std::size_t>(kind)] += change; };
    if (event.kind == EventKind::bolstered) count(Modifier::bolster, 1);
    if (event.kind == EventKind::modifier_drawn && event.n == static_cast<int>(Modifier::bolster)) count(Modifier::bolster, -1);
    if (event.kind == EventKind::purged) count(static_cast<Modifier>(event.n), -1);
  }
};

/// Whether a reaction of some card gives shields that the board has no room for.
inline bool gives_extra_shields(const Table& table) {
  const auto gives = [](const Ability& ability) {
    return std::any_of(ability.steps.begin(), ability.steps.end(),
                       [](const Step& step) { return step.what == Do::shield && step.condition == If::still_attacked; });
  };
  return std::any_of(table.upgrades.begin(), table.upgrades.end(), [&](const Upgrade& card) { return gives(card.ability); }) ||
         std::any_of(table.drones.begin(), table.drones.end(), [&](const Drone& drone) { return gives(drone.advanced[levels - 1]); }) ||
         std::any_of(table.pilots.begin(), table.pilots.end(),
                     [&](const Pilot& pilot) { return std::any_of(pilot.board.begin(), pilot.board.end(), gives); });
}

inline std::string broken_ship(const Table& table, const Position& p, ShipId ship, bool extra_shields) {
  const Craft& craft = p[ship];
  if (!craft.in_play()) return craft == Craft{} ? "" : "is out of play, but not gone";
  if (craft.at >= table.map.size()) return "is off the map";
  if (table.planets.contains(craft.at)) return "is on a planet";
  if (p.ship_at(craft.at) != ship) return "shares its hex";
  if (craft.facing > 5 || craft.conditions > 7) return "faces nowhere, or suffers from nothing known";
  if (craft.hull > most_hull(table, p, ship)) return "has too much hull";
  if (p.round > 0 && craft.shields > most_shields(table, p, ship) && !(is_pilot(ship) && extra_shields)) return "has too many shields";
  return "";
}

/// Cards of a pile by kind, wherever they lie.
template <std::size_t Kinds, std::size_t Capacity>
std::array<int, Kinds> all_of(const Pile<Kinds, Capacity>& pile) {
  std::array<int, Kinds> count{};
  for (std::size_t kind = 0; kind < Kinds; ++kind) count[kind] = pile.bag[kind];
  for (const auto* cards : {&pile.top, &pile.bottom, &pile.discard})
    for (const std::uint8_t kind : *cards) ++count[kind];
  return count;
}

inline std::string broken_deck(const Position& p, ShipId pilot, const Ledger& ledger) {
  constexpr std::array<int, modifier_kinds> printed = {6, 5, 5, 1, 1, 1, 1, 0, 0};
  const std::array<int, modifier_kinds> cards = all_of(p.cockpit(pilot).deck);
  const int stress = p.cockpit(pilot).stress;
  for (std::size_t kind = 0; kind < modifier_kinds; ++kind) {
    const int wanted = printed[kind] + ledger.cards[pilot][kind];
    if (static_cast<Modifier>(kind) != Modifier::strain) {
      if (cards[kind] != wanted) return "has " + std::to_string(cards[kind]) + " modifier cards of " + std::string(modifier_words[kind]);
      continue;
    }
    const int strains = (stress >= 4) + (stress >= 7) + (stress >= 10);
    if (cards[kind] > strains || (ledger.cards[pilot][kind] == 0 && cards[kind] != strains)) return "has the wrong cards of −1 for its stress";
  }
  return "";
}

inline std::string broken_cockpit(const Table& table, const Position& p, ShipId pilot, const Ledger& ledger) {
  const Cockpit& it = p.cockpit(pilot);
  if (it.stress > most_stress) return "has too much stress";
  for (AbilityId id = 0; id < max_ability_ids; ++id) {
    const Ability* ability = ability_of(table, p, pilot, id);
    if (it.supply[id] > (ability ? ability->cubes : 0)) return "has too many cubes on ability " + std::to_string(id);
  }
  if (it.kinetic > (it.drone == no_card ? 0 : table.drones[it.drone].kinetic)) return "has too many Kinetic tokens";
  if ((it.damaged >> it.upgrades.size()) != 0) return "has damage on an upgrade that is not there";
  int dice = 0;
  for (const std::uint8_t count : it.dice) dice += count;
  if (dice > std::max(1, 4 - change(table, p, Rule::fewer_dice)) + (it.drone != no_card)) return "has too many dice";
  return p.round > 0 ? broken_deck(p, pilot, ledger) : "";
}

inline std::string broken_tokens(const Table& table, const Position& p) {
  for (const Token& token : p.tokens) {
    if (token.at >= table.map.size() || token.owner >= table.squad()) return "a token is off the map or of nobody";
    if (token_at(p, token.kind, token.at) != &token) return "two tokens of a kind share a hex";
    if (token.kind != TokenKind::ignition && table.planets.contains(token.at)) return "a token on a planet";
    if (tokens_left(table, p, token.owner, token.kind) < 0) return "too many tokens of a kind";
    if (token.kind == TokenKind::flak && (token.value < 1 || token.value > 2)) return "flak that shows " + std::to_string(token.value);
  }
  return p.marked == no_ship || p[p.marked].in_play() ? "" : "the target marker is on nobody";
}

/// What is broken, or nothing. `extra_shields`: whether some reaction gives shields beyond the printed number.
inline std::string broken_rule(const Table& table, const Position& p, const Ledger& ledger, bool extra_shields) {
  for (ShipId ship = 0; ship < max_ships; ++ship)
    if (const std::string text = broken_ship(table, p, ship, extra_shields); !text.empty()) return ship_name(table, ship) + " " + text;
  for (ShipId pilot = 0; pilot < table.squad(); ++pilot)
    if (const std::string text = broken_cockpit(table, p, pilot, ledger); !text.empty()) return ship_name(table, pilot) + " " + text;
  for (std::size_t type = 0; type < table.types.size(); ++type) {
    auto cards = all_of(p.decks[type]);
    if (p.cards[type] != no_card) ++cards[p.cards[type]];
    for (std::size_t card = 0; card < table.combat[type].size(); ++card)
      if (cards[card] != 1) return "a combat card of type " + std::to_string(type) + " is there " + std::to_string(cards[card]) + " times";
  }
  if (p.round > table.last_round) return "the battle goes on too long";
  if (static_cast<int>(p.scenario_cards.size()) > table.cards_to_draw) return "too many scenario cards";
  return broken_tokens(table, p);
}

}  // namespace rondo::akarios
