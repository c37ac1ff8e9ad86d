#pragma once
// Small tables for the tests of Aerodome, built by hand so that no tuned number of a shipped card matters: a plain duel, and tables of
// several pilots with the same cards.
#include <string>
#include <vector>

#include "rules/aerodome/cards.h"
#include "rules/aerodome/game.h"

namespace rondo::aerodome {

inline ActionLine maneuver(Maneuver kind, int speed) {
  ActionLine line;
  line.maneuver = kind;
  line.number = static_cast<std::uint8_t>(speed);
  return line;
}
inline ActionLine shot(int dice) {
  ActionLine line;
  line.family = Family::shot;
  line.number = static_cast<std::uint8_t>(dice);
  return line;
}
inline ActionLine locked(ActionLine line) {
  line.locked = true;
  return line;
}
inline ActionLine reactive(ActionLine line) {
  line.reactive = true;
  return line;
}

inline BattleCard battle_card(int initiative, const std::string& name, std::vector<ActionLine> actions) {
  BattleCard card;
  card.id = "T" + std::to_string(initiative);
  card.name = name;
  card.initiative = initiative;
  card.actions = std::move(actions);
  if (!card.actions.empty()) card.type = card.actions.front().maneuver;
  return card;
}

inline void give(Keywords& keywords, Keyword keyword, int number = 1) {
  keywords.amounts[static_cast<std::size_t>(keyword)].number = static_cast<std::uint8_t>(number);
}

/// Nine cards that have a bit of everything, weaker the earlier they act.
inline std::vector<BattleCard> plain_hand() {
  using M = Maneuver;
  std::vector<BattleCard> hand = {
      battle_card(1, "Plain One", {locked(maneuver(M::straight, 3)), reactive(maneuver(M::turn, 2)), shot(5)}),
      battle_card(2, "Plain Two", {locked(maneuver(M::straight, 2)), reactive(maneuver(M::turn, 2)), shot(4)}),
      battle_card(3, "Plain Three", {locked(maneuver(M::turn, 3)), shot(4), reactive(maneuver(M::roll, 1))}),
      battle_card(4, "Plain Four", {locked(maneuver(M::straight, 1)), reactive(maneuver(M::roll, 3)), shot(4)}),
      battle_card(5, "Plain Five", {locked(maneuver(M::turn, 2)), shot(4)}),
      battle_card(6, "Plain Six", {locked(maneuver(M::immelmann, 2)), shot(3)}),
      battle_card(7, "Plain Seven", {reactive(maneuver(M::turn, 3)), reactive(maneuver(M::straight, 2)), shot(3)}),
      battle_card(8, "Plain Eight", {locked(maneuver(M::rotate, 3)), reactive(maneuver(M::straight, 3)), shot(3)}),
      battle_card(9, "Plain Nine", {locked(maneuver(M::straight, 4)), shot(2)})};
  hand[1].actions[1].recover = true;
  hand[6].actions[0].aux = true;
  give(hand[3].keywords, Keyword::lucky, 2);
  give(hand[4].keywords, Keyword::burn);
  give(hand[8].keywords, Keyword::elusive);
  return hand;
}

inline Pilot plain_pilot(const std::string& word = "plain") {
  Pilot pilot;
  pilot.fighter.word = word;
  pilot.fighter.id = "TF-" + word;
  pilot.fighter.name = "Pilot " + word;
  pilot.fighter.type = "Any";
  pilot.fighter.bar = {9, 9, 9, 9, 9};
  pilot.hand = plain_hand();
  return pilot;
}

/// One Auxiliary card of each type.
inline std::vector<AuxCard> plain_aux() {
  AuxCard gun;
  gun.id = "TA1";
  gun.name = "Spare Gun";
  gun.type = AuxType::armament;
  gun.actions = {shot(5)};
  give(gun.keywords, Keyword::ammo, 2);
  give(gun.keywords, Keyword::pierce);
  AuxCard loop;
  loop.id = "TA2";
  loop.name = "Loop";
  loop.type = AuxType::skill;
  loop.replaces = true;
  loop.actions = {maneuver(Maneuver::immelmann, 2)};
  AuxCard tonic;
  tonic.id = "TA3";
  tonic.name = "Tonic";
  tonic.type = AuxType::instant;
  give(tonic.keywords, Keyword::recover, 2);
  AuxCard tuning;
  tuning.id = "TA4";
  tuning.name = "Tuning";
  tuning.type = AuxType::mod;
  give(tuning.keywords, Keyword::burst);
  return {gun, loop, tonic, tuning};
}

/// Two pilots with the same cards under an open sky.
inline Table plain_duel() {
  Table table;
  table.stadium.name = "Test Sky";
  table.stadium.word = "test-sky";
  table.pilots = {plain_pilot("one"), plain_pilot("two")};
  table.aux_decks = {plain_aux(), plain_aux()};
  return complete(std::move(table));
}

/// So many pilots, each for itself.
inline Table plain_melee(int pilots, int last_round = 12) {
  Table table;
  table.mode = Mode::free_for_all;
  table.last_round = last_round;
  for (int i = 0; i < pilots; ++i) {
    table.pilots.push_back(plain_pilot("p" + std::to_string(i + 1)));
    table.aux_decks.push_back(plain_aux());
  }
  return complete(std::move(table));
}

/// Four against four.
inline Table plain_squadrons(int last_round = 12) {
  Table table;
  table.mode = Mode::squadron;
  table.last_round = last_round;
  for (int i = 0; i < 2 * team_size; ++i) table.pilots.push_back(plain_pilot("p" + std::to_string(i % team_size + 1)));
  table.aux_decks = {plain_aux(), plain_aux()};
  return complete(std::move(table));
}

}  // namespace rondo::aerodome
