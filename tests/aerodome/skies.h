#pragma once
// Small tables put together by hand for what people read: two pilots, or more, with the nine cards of a house hand, one with every kind of
// action line, and Auxiliary cards of every type.
#include <string>
#include <vector>

#include "rules/aerodome/cards.h"
#include "rules/aerodome/game.h"

namespace rondo::aerodome {

inline ActionLine flies(Maneuver maneuver, int speed, bool locked = false, bool reactive = false) {
  ActionLine line;
  line.maneuver = maneuver;
  line.number = static_cast<std::uint8_t>(speed);
  line.locked = locked;
  line.reactive = reactive;
  return line;
}

inline ActionLine shoots(int dice, bool locked = false) {
  ActionLine line;
  line.family = Family::shot;
  line.number = static_cast<std::uint8_t>(dice);
  line.locked = locked;
  return line;
}

inline Keywords with(Keyword keyword, int number = 1) {
  Keywords keywords;
  keywords.amounts[static_cast<std::size_t>(keyword)] = {static_cast<std::uint8_t>(number), Measured::number};
  return keywords;
}

/// An effect line that happens by itself and any number of times.
inline Effect line(std::string name, When when, EffectVerb verb, int amount = 1) {
  Effect effect;
  effect.name = std::move(name);
  effect.when = when;
  effect.verb = verb;
  effect.amount = {static_cast<std::uint8_t>(amount), Measured::number};
  return effect;
}

inline AuxCard aux_card(std::string id, std::string name, AuxType type) {
  AuxCard card;
  card.id = std::move(id);
  card.name = std::move(name);
  card.type = type;
  return card;
}

inline BattleCard battle_card(int initiative, std::string name, std::vector<ActionLine> actions, Keywords keywords = {}) {
  BattleCard card;
  card.id = "T" + std::to_string(initiative);
  card.name = std::move(name);
  card.initiative = initiative;
  card.type = actions[0].maneuver;
  card.actions = std::move(actions);
  card.keywords = keywords;
  return card;
}

/// Nine cards: every maneuver, Locked and Reactive lines, symbols, and keywords of attack, Initiative and the end of a turn.
inline std::vector<BattleCard> house_hand() {
  using enum Maneuver;
  std::vector<BattleCard> hand = {
      battle_card(1, "Steady", {flies(straight, 3, true), flies(turn, 2, false, true), shoots(5)}),
      battle_card(2, "Breather", {flies(straight, 2, true), flies(turn, 2, false, true), shoots(4)}, with(Keyword::dazed)),
      battle_card(3, "Swing", {flies(turn, 3, true), shoots(4), flies(roll, 1, false, true)}, with(Keyword::pierce)),
      battle_card(4, "Lucky Split", {flies(straight, 1, true), flies(roll, 3, false, true), shoots(4)}, with(Keyword::lucky, 2)),
      battle_card(5, "Match", {flies(turn, 2, true), shoots(4)}, with(Keyword::burn, 2)),
      battle_card(6, "Flip Back", {flies(immelmann, 2, true), shoots(3)}, with(Keyword::freeze, 1)),
      battle_card(7, "Corkscrew", {flies(turn, 3, false, true), flies(straight, 2, false, true), shoots(3, true)}, with(Keyword::boost, 1)),
      battle_card(8, "Pivot", {flies(rotate, 3, true), flies(straight, 3, false, true), shoots(3)}),
      battle_card(9, "Dash", {flies(straight, 4, true), shoots(2)}, with(Keyword::elusive))};
  hand[1].actions[1].recover = true;
  hand[6].actions[0].aux = true;
  hand[7].keywords.psych = 0b1110'0000;  // 5 to 7
  hand[2].effects = {line("Wind Up", When::compare, EffectVerb::initiative, 2)};
  hand[2].effects[0].may = true;
  return hand;
}

inline std::vector<AuxCard> house_aux() {
  std::vector<AuxCard> deck = {aux_card("AUX1", "Wing Guns", AuxType::armament), aux_card("AUX2", "Snap Turn", AuxType::skill),
                               aux_card("AUX3", "Smoke", AuxType::instant), aux_card("AUX4", "Overcharge", AuxType::mod)};
  deck[0].actions = {shoots(5)};
  deck[0].keywords = with(Keyword::ammo, 2);
  deck[1].replaces = true;
  deck[1].actions = {flies(Maneuver::immelmann, 2)};
  deck[2].effects = {line("Smoke", When::drawn, EffectVerb::elusive)};
  deck[3].effects = {line("Overcharge", When::own_turn, EffectVerb::burst)};
  return deck;
}

inline Pilot house_pilot(std::string word, std::string name, std::string call_sign) {
  Pilot pilot;
  pilot.fighter.word = word;
  pilot.fighter.id = "F-" + word;
  pilot.fighter.name = std::move(name);
  pilot.fighter.call_sign = std::move(call_sign);
  pilot.fighter.bar.fill(3);
  pilot.hand = house_hand();
  return pilot;
}

/// So many pilots of this mode; squadrons are of four each.
inline Table house_table(Mode mode = Mode::standard, int pilots = 2) {
  Table table;
  table.mode = mode;
  table.stadium.word = "sky";
  table.stadium.id = "ST-1";
  table.stadium.name = "Open Sky";
  static const std::vector<std::string> words = {"ann", "bob", "cid", "dot", "eve", "fay", "gus", "hal"};
  for (int i = 0; i < pilots; ++i) {
    const std::string& word = words[static_cast<std::size_t>(mode == Mode::squadron ? i % 4 : i)];
    table.pilots.push_back(house_pilot(word, "Pilot " + word, i % 2 == 0 ? "Sign " + word : ""));
  }
  table.pilots[0].fighter.effects = {line("Slip Away", When::maneuver_done, EffectVerb::elusive)};
  table.pilots[0].fighter.effects[0].maneuvers = 1U << static_cast<unsigned>(Maneuver::immelmann);
  table.pilots[1].fighter.effects = {line("Keen Eye", When::attack_rolled, EffectVerb::reroll)};
  table.pilots[1].fighter.effects[0].may = table.pilots[1].fighter.effects[0].once = true;
  table = complete(std::move(table));
  for (std::vector<AuxCard>& deck : table.aux_decks) deck = house_aux();
  return table;
}

}  // namespace rondo::aerodome
