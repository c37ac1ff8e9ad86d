#include <algorithm>
#include <array>

#include "decks/aerodome/action_line.h"
#include "decks/aerodome/effect_line.h"
#include "decks/aerodome/sheet.h"
#include "decks/aerodome/vocabulary.h"

namespace rondo::aerodome {

namespace {

constexpr std::array<std::string_view, 16> card_keys = {"id",        "name",     "initiative",        "printed_row", "type",    "archetype",
                                                        "signature", "only_for", "actions",           "keywords",    "aux_bar", "x",
                                                        "effects",   "source",   "initiative_source", "face_source"};

void read_face(const Reader& table, BattleCard& card) {
  card.actions = read_actions(table);
  const Node* list = table.need("actions", NodeKind::list, "a list of actions");
  const auto type = table.choice("type", maneuver_names);
  if (type) card.type = static_cast<Maneuver>(*type);
  if (list && list->items.empty()) table.log().add(list->place, table.what() + " has no action", "one to six");
  const bool shows = std::any_of(card.actions.begin(), card.actions.end(),
                                 [&](const ActionLine& line) { return line.family == Family::maneuver && line.maneuver == card.type; });
  if (type && list && !list->items.empty() && !shows)
    table.log().add(table.find("type")->place, table.what() + " is of the type " + std::string(maneuver_names[*type]) + ", but has no such action",
                    "the main maneuver among its actions");
  CardX x(table);
  card.keywords = read_keywords(table, "keywords", KeywordPlace::battle_card, x);
  card.aux_bar = read_keywords(table, "aux_bar", KeywordPlace::borrowed, x);
  card.effects = read_effects(table, "effects", Bearer::battle_card, card.keywords.has(Keyword::charge), x);
  x.settle(table, card.keywords.has(Keyword::charge));
}

}  // namespace

BattleCard read_battle_card(const Node& node, Sheet& sheet) {
  const Reader table(node, title(node, "card", "id"), card_keys, sheet.log);
  BattleCard card;
  card.source = read_source(table, sheet.source);
  card.initiative_source = read_source(table, "initiative_source", card.source);
  card.face_source = read_source(table, "face_source", card.source);
  card.id = read_own(table, kind::card, sheet);
  card.name = table.text("name");
  card.initiative = table.number("initiative", 1, 9);
  if (table.find("printed_row")) card.printed_row = table.number("printed_row", 1, 9);
  card.archetype = read_card_archetype(table);
  card.only_for = read_restriction(table, sheet);
  card.signature = table.flag_or("signature", false);
  if (card.signature && card.only_for.pilot.empty())
    sheet.log.add(table.find("signature")->place, table.what() + " is nobody's Signature card", "only_for = { pilot = \"…\" } besides");
  read_face(table, card);
  return card;
}

}  // namespace rondo::aerodome
