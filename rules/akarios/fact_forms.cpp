#include "rules/akarios/fact_forms.h"

#include <algorithm>
#include <numeric>

#include "rules/akarios/aim.h"
#include "rules/akarios/words.h"

namespace rondo::akarios {

namespace {

// What is so, in the words of the fact that was stated.

std::string name(const Scene& scene, const Operands& it) { return ship_name(scene.table, it.ship); }
const Craft& craft(const Scene& scene, const Operands& it) { return scene.p[it.ship]; }
const Cockpit& cockpit(const Scene& scene, const Operands& it) { return scene.p.cockpit(it.ship); }

std::string place(const Scene& scene, const Operands& it) {
  if (!craft(scene, it).in_play()) return name(scene, it) + " destroyed";
  return name(scene, it) + " at " + hex_text(scene.table, craft(scene, it).at);
}
std::string in_play(const Scene& scene, const Operands& it) { return name(scene, it) + (craft(scene, it).in_play() ? " in play" : " destroyed"); }
std::string facing(const Scene& scene, const Operands& it) {
  if (!craft(scene, it).in_play()) return name(scene, it) + " destroyed";
  return name(scene, it) + " facing " + std::string(facing_words[static_cast<std::size_t>(turned(craft(scene, it).facing, -scene.sides))]);
}
std::string ship_number(const Scene& scene, const Operands& it) {
  const Craft& ship = craft(scene, it);
  return name(scene, it) + " " + std::string(ship_numbers[it.stat]) + " " + std::to_string(it.stat == 0 ? ship.shields : ship.hull);
}
std::string pilot_number(const Scene& scene, const Operands& it) {
  const Cockpit& pilot = cockpit(scene, it);
  int number = 0;
  switch (it.stat) {
    case 0: number = pilot.stress; break;
    case 1: number = std::accumulate(pilot.dice.begin(), pilot.dice.end(), 0); break;
    case 2: number = pilot.deck.size(); break;
    case 3: number = static_cast<int>(pilot.deck.discard.size()); break;
    default: number = pilot.kinetic; break;
  }
  return name(scene, it) + " " + std::string(pilot_numbers[it.stat]) + " " + std::to_string(number);
}
std::string battle_number(const Scene& scene, const Operands& it) {
  const Tally& tally = scene.p.tally;
  const int numbers[] = {scene.p.round,
                         tally.attacks,
                         tally.misses,
                         tally.kills,
                         tally.lost,
                         tally.reactions,
                         static_cast<int>(ship_names(scene.table, enemies(scene.p)).size()),
                         static_cast<int>(scene.p.tokens.size()),
                         tally.dealt,
                         tally.suffered,
                         tally.supply,
                         scene.p.discarded};
  return std::string(battle_numbers[it.stat]) + " " + std::to_string(numbers[it.stat]);
}
std::string effect(const Scene& scene, const Operands& it) {
  const bool it_has = has(craft(scene, it).conditions, it.condition);
  return name(scene, it) + (it_has ? " has " : " does not have ") + std::string(condition_names[static_cast<std::size_t>(it.condition)]);
}
template <Condition condition>
std::string effect_of(const Scene& scene, const Operands& it) {
  Operands with = it;
  with.condition = condition;
  return effect(scene, with);
}
std::string effects(const Scene& scene, const Operands& it) {
  const std::vector<std::string> words = condition_words(craft(scene, it).conditions);
  return name(scene, it) + " has " + (words.empty() ? "no effects" : in_a_row(words));
}
std::string die(const Scene& scene, const Operands& it) {
  const auto face = static_cast<std::size_t>(it.face);
  return name(scene, it) + " die " + std::string(face_names[face]) + " " + std::to_string(cockpit(scene, it).dice[face]);
}
std::string supply(const Scene& scene, const Operands& it) {
  for (const AbilityId id : abilities_of(scene.table, scene.p, it.ship))
    if (ability_word(scene.table, scene.p, it.ship, id) == it.word)
      return name(scene, it) + " supply " + it.word + " " + std::to_string(cockpit(scene, it).supply[id]);
  return name(scene, it) + " without " + it.word;
}
std::string card_next(const Scene& scene, const Operands& it) {
  const ModifierDeck& deck = cockpit(scene, it).deck;
  return name(scene, it) + " next " + (deck.top.empty() ? "unknown" : std::string(modifier_words[deck.top.back()]));
}
std::string upgrade_state(const Scene& scene, const Operands& it) {
  const Cockpit& pilot = cockpit(scene, it);
  for (std::size_t place = 0; place < pilot.upgrades.size(); ++place)
    if (scene.table.upgrades[pilot.upgrades[place]].word == it.word)
      return name(scene, it) + (((pilot.damaged >> place) & 1U) != 0 ? " damaged " : " equipped ") + it.word;
  return name(scene, it) + " without " + it.word;
}
std::string drone_state(const Scene& scene, const Operands& it) {
  const std::uint8_t drone = cockpit(scene, it).drone;
  return name(scene, it) + (drone == no_card ? " without drone" : " drone " + scene.table.drones[drone].word);
}
std::string reached(const Scene& scene, const Operands& it) {
  return name(scene, it) + (has(scene.p.reached, it.ship) ? " has reached" : " has not reached");
}

std::string token_word(TokenKind kind) { return std::string(token_words[static_cast<std::size_t>(kind) - 1]); }
/// The tokens in that hex.
std::string tokens_at(const Scene& scene, const Operands& it) {
  std::string text;
  for (const Token& token : scene.p.tokens)
    if (token.at == it.hex) text += (text.empty() ? "" : " and ") + token_word(token.kind);
  return (text.empty() ? "no token" : text) + " at " + hex_text(scene.table, it.hex);
}
std::string token(const Scene& scene, const Operands& it) {
  const bool there = token_at(scene.p, it.token, it.hex) != nullptr;
  return (there ? "" : "no ") + token_word(it.token) + " at " + hex_text(scene.table, it.hex);
}
std::string token_shows(const Scene& scene, const Operands& it) {
  const Token* found = token_at(scene.p, it.token, it.hex);
  return (found ? "" : "no ") + token_word(it.token) + " at " + hex_text(scene.table, it.hex) +
         (found ? " shows " + std::to_string(found->value) : "");
}
std::string token_count(const Scene& scene, const Operands& it) {
  const auto count = std::count_if(scene.p.tokens.begin(), scene.p.tokens.end(), [&](const Token& token) { return token.kind == it.token; });
  return token_word(it.token) + " tokens " + std::to_string(count);
}
std::string marked(const Scene& scene, const Operands&) {
  return "marked " + (scene.p.marked == no_ship ? "nobody" : ship_name(scene.table, scene.p.marked));
}

std::string cards_left(const Scene& scene, const Operands& it) {
  return "cards left " + type_name(scene.table, it.type) + " " + std::to_string(scene.p.decks[static_cast<std::size_t>(it.type)].size());
}
std::string card_revealed(const Scene& scene, const Operands& it) {
  const CombatCard* card = revealed_card(scene.table, scene.p, it.type);
  return "card " + type_name(scene.table, it.type) + " " + (card ? card->id : "none");
}
std::string scenario_card(const Scene& scene, const Operands& it) {
  const auto& cards = scene.p.scenario_cards;
  const bool found = std::any_of(cards.begin(), cards.end(), [&](std::uint8_t card) { return scene.table.scenario_cards[card].word == it.word; });
  return "scenario card " + it.word + (found ? " in play" : " not in play");
}
std::string scenario_cards(const Scene& scene, const Operands&) { return "scenario cards " + std::to_string(scene.p.scenario_cards.size()); }
std::string outcome(const Scene& scene, const Operands&) {
  return "outcome " + std::string(outcome_words[static_cast<std::size_t>(scene.p.outcome)]);
}
std::string squad(const Scene& scene, const Operands&) {
  return scene.p.outcome == Outcome::open ? "outcome open" : won(scene.p.outcome) ? "squad wins" : "squad loses";
}

constexpr Form forms[] = {{"S at H", place},
                          {"S destroyed", place},
                          {"S in play", in_play},
                          {"S facing D", facing},
                          {"S X N", ship_number},
                          {"P Y N", pilot_number},
                          {"S has slow", effect_of<Condition::slow>},
                          {"S does not have slow", effect_of<Condition::slow>},
                          {"S has hack", effect_of<Condition::hack>},
                          {"S does not have hack", effect_of<Condition::hack>},
                          {"S has radar jam", effect_of<Condition::radar_jam>},
                          {"S does not have radar jam", effect_of<Condition::radar_jam>},
                          {"S has no effects", effects},
                          {"P die F N", die},
                          {"P supply A N", supply},
                          {"P next unknown", card_next},
                          {"P next M", card_next},
                          {"P equipped U", upgrade_state},
                          {"P damaged U", upgrade_state},
                          {"P without drone", drone_state},
                          {"P without U", upgrade_state},
                          {"P drone V", drone_state},
                          {"P has reached", reached},
                          {"P has not reached", reached},
                          {"no token at H", tokens_at},
                          {"K at H", token},
                          {"no K at H", token},
                          {"K at H shows N", token_shows},
                          {"K tokens N", token_count},
                          {"marked nobody", marked},
                          {"marked S", marked},
                          {"cards left T N", cards_left},
                          {"card T none", card_revealed},
                          {"card T I", card_revealed},
                          {"scenario card W in play", scenario_card},
                          {"scenario card W not in play", scenario_card},
                          {"scenario cards N", scenario_cards},
                          {"Z N", battle_number},
                          {"squad wins", squad},
                          {"squad loses", squad},
                          {"outcome O", outcome}};

}  // namespace

std::span<const Form> fact_forms() { return forms; }

}  // namespace rondo::akarios
