#include <array>
#include <string>

#include "decks/akarios/ability.h"
#include "decks/akarios/sheet.h"
#include "decks/akarios/vocabulary.h"
#include "decks/spelling.h"

namespace rondo::akarios {

namespace {

constexpr std::array<std::string_view, 5> card_keys = {"id", "name", "initiative", "steps", "source"};
constexpr std::array<std::string_view, 11> enemy_keys = {"word",  "name",  "piece", "letter",      "shields", "hull",
                                                         "bonus", "ships", "deck",  "face_source", "source"};
constexpr std::size_t deck_size = 10;  // AKA-024

/// A card lies in one deck, once (AKA-020, AKA-021). Of two places the one read later is at fault.
void check_deck(const Reader& table, const EnemyType& type, Sheet& sheet) {
  const Node* list = table.find("deck");
  if (!list || list->kind != NodeKind::list) return;
  if (type.deck.size() != deck_size)
    sheet.log.add(list->place, "the deck of " + table.what() + " has " + std::to_string(type.deck.size()) + " cards", std::to_string(deck_size));
  for (const Node& item : list->items)
    if (item.kind == NodeKind::text) sheet.registry.define(kind::deck_place, item.text, item.place, sheet.log);
}

}  // namespace

CombatCard read_combat_card(const Node& node, Sheet& sheet) {
  const std::size_t faults = sheet.log.count();
  const Reader table(node, title(node, "combat card", "id"), card_keys, sheet.log);
  CombatCard card;
  card.source = read_source(table, sheet.source);
  card.id = read_own(table, kind::combat_card, sheet);
  card.name = table.text("name");
  if (table.find("initiative")) card.initiative = table.number("initiative", 0, 99);
  card.steps = read_steps(table);
  if (sheet.log.count() == faults) check_enemy_steps(table, card.steps);
  return card;
}

EnemyType read_enemy_type(const Node& node, Sheet& sheet) {
  const Reader table(node, title(node, "enemy type", "word"), enemy_keys, sheet.log);
  EnemyType type;
  type.source = read_source(table, sheet.source);
  type.face_source = read_source(table, "face_source", type.source);
  type.word = read_own(table, kind::enemy, sheet);
  type.name = table.text("name");
  type.piece = table.text("piece");
  type.letter = read_letter(table, 'a', 'z', kind::enemy_letter, sheet);
  type.shields = read_levels(table, "shields", 0, 30);
  type.hull = read_levels(table, "hull", 1, 30);
  type.bonus = read_levels(table, "bonus", 0, 9);
  type.ships = static_cast<std::uint8_t>(table.number_or("ships", 1, 9, 5));
  type.deck = read_references(table, "deck", kind::combat_card, true, sheet);
  check_deck(table, type, sheet);
  return type;
}

}  // namespace rondo::akarios
