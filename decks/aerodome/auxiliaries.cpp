#include <array>

#include "decks/aerodome/action_line.h"
#include "decks/aerodome/effect_line.h"
#include "decks/aerodome/sheet.h"
#include "decks/aerodome/vocabulary.h"

namespace rondo::aerodome {

namespace {

constexpr std::array<std::string_view, 13> aux_keys = {"id",      "name",      "type",     "action_icon", "actions", "keywords",   "x",
                                                       "effects", "archetype", "only_for", "stadium",     "source",  "face_source"};

/// Refuses what has no use on such a card.
void refuse(const Reader& table, std::string_view key, std::string_view shape, std::string_view expected) {
  if (const Node* value = table.find(key))
    table.log().add(value->place, table.what() + " is " + std::string(shape) + " with " + std::string(key), std::string(expected));
}

void check_armament(const Reader& table, const AuxCard& card, std::size_t faults) {
  const bool one_attack = card.actions.size() == 1 && card.actions[0].family != Family::maneuver;
  if (!one_attack) {
    const Node* list = table.find("actions");
    table.log().add(list ? list->place : table.place(), table.what() + " is an Armament without its one attack",
                    "one Shot or Attack among its actions");
  }
  if (!card.keywords.has(Keyword::ammo) && table.log().count() == faults)
    table.log().add(table.place(), table.what() + " is an Armament that never holds Ammo", "AMMO and a number among its keywords");
}

/// An Instant recovers at once, which is all that a keyword could do on it.
void check_instant(const Reader& table, const AuxCard& card) {
  Keywords rest = card.keywords;
  rest.amounts[static_cast<std::size_t>(Keyword::recover)] = {};
  if (any(rest)) refuse(table, "keywords", "an Instant", "RECOVER alone, or effects");
}

/// What stands on a card must have a use by the card's type: only what replaces an action, or an attack, has actions of its own. Where there
/// have been faults since the first `faults`, what seems to be lacking may be at fault already.
void check_parts(const Reader& table, const AuxCard& card, std::size_t faults) {
  const bool armament = card.type == AuxType::armament;
  if (armament) check_armament(table, card, faults);
  if (card.replaces && card.actions.empty()) table.log().add(table.place(), table.what() + " has an Action icon, but no action", "one to six");
  if (armament || card.replaces)
    return refuse(table, "effects", armament ? "an Armament" : "an Auxiliary with an Action icon", "keywords, which hold for its actions");
  const bool skill = card.type == AuxType::skill;
  const std::string_view shape = card.type == AuxType::instant ? "an Instant" : "an Auxiliary without an Action icon";
  refuse(table, "actions", shape, "effects, or action_icon = true on a Skill or Mod that replaces an action");
  if (skill) refuse(table, "keywords", shape, "effects, or keywords on a Mod");
  if (card.type == AuxType::instant) check_instant(table, card);
  if (card.effects.empty() && (skill || !any(card.keywords)) && table.log().count() == faults)
    table.log().add(table.place(), table.what() + " does nothing", skill ? "effects" : "effects or keywords");
}

}  // namespace

AuxCard read_aux_card(const Node& node, Sheet& sheet) {
  const Reader table(node, title(node, "Auxiliary", "id"), aux_keys, sheet.log);
  AuxCard card;
  card.source = read_source(table, sheet.source);
  card.face_source = read_source(table, "face_source", card.source);
  card.id = read_own(table, kind::aux, sheet);
  card.name = table.text("name");
  const auto type = table.choice("type", aux_type_names);
  card.type = static_cast<AuxType>(type.value_or(static_cast<std::size_t>(AuxType::instant)));
  card.replaces = table.flag_or("action_icon", false);
  card.archetype = read_card_archetype(table);
  card.only_for = read_restriction(table, sheet);
  card.stadium = table.text_or("stadium", "");
  if (!card.stadium.empty()) sheet.registry.refer(kind::stadium_name, card.stadium, table.find("stadium")->place, sheet.log);
  const std::size_t faults = sheet.log.count();
  card.actions = read_actions(table);
  if (!type) return card;
  if (const Node* icon = table.find("action_icon"); card.replaces && (card.type == AuxType::armament || card.type == AuxType::instant))
    sheet.log.add(icon->place, table.what() + " has an Action icon", "action_icon on Skills and Mods only");
  const bool armament = card.type == AuxType::armament;
  CardX x(table);
  card.keywords = read_keywords(table, "keywords", armament ? KeywordPlace::armament : KeywordPlace::borrowed, x);
  const Bearer bearer = card.type == AuxType::instant ? Bearer::instant : Bearer::held;
  if (!armament && !card.replaces) card.effects = read_effects(table, "effects", bearer, false, x);
  x.settle(table, false);
  check_parts(table, card, faults);
  return card;
}

}  // namespace rondo::aerodome
