#include <algorithm>
#include <array>
#include <string>

#include "decks/aegis/action_line.h"
#include "decks/aegis/effect_line.h"
#include "decks/aegis/sheet.h"
#include "decks/aegis/vocabulary.h"

namespace rondo::aegis {

namespace {

constexpr std::array<std::string_view, 16> robot_keys = {"id",        "make",    "model",   "variant",   "class",   "movement", "energy", "integrity",
                                                         "abilities", "effects", "actions", "commander", "faction", "number",   "recipe", "source"};
constexpr std::array<std::string_view, 10> drone_keys = {"id",        "make",      "model",   "movement", "energy",
                                                         "integrity", "abilities", "effects", "actions",  "source"};
constexpr std::size_t action_limit = 3;  // AEG-023

void read_name(const Reader& table, RobotCard& card) {
  const std::size_t dash = card.id.find('-');
  const bool halves = dash != std::string::npos && dash > 0 && dash + 1 < card.id.size();
  card.variant = table.text_or("variant", "");
  if (card.id.empty()) return;  // already reported
  if (!halves && !table.find("make"))
    table.log().add(table.find("id")->place, "'id' is " + quoted(card.id), "Make-Model, or 'make' and 'model' besides");
  card.make = table.text_or("make", card.id.substr(0, dash));
  // a variant's name may stand in the id, so the model of a variant is always written out
  const bool from_id = card.variant.empty() && (halves || !table.find("make"));
  card.model = from_id ? table.text_or("model", halves ? card.id.substr(dash + 1) : card.id) : table.text("model");
}

void read_actions(const Reader& table, RobotCard& card) {
  for (const Node* node : table.tables("actions", action_limit)) {
    const Reader action(*node, action_title(*node, table.what()), action_keys, table.log());
    ActionLine line = read_action_line(action, card.source);
    const bool taken = std::any_of(card.actions.begin(), card.actions.end(), [&](const ActionLine& other) { return other.name == line.name; });
    if (taken && line.name != "?") table.log().add(node->place, table.what() + " has two Actions " + quoted(line.name), "a name of its own for each");
    card.actions.push_back(std::move(line));
  }
  const Node* list = table.find("actions");
  if (!card.drone && (!list || (list->kind == NodeKind::list && list->items.empty())))
    table.log().add(list ? list->place : table.place(), table.what() + " has no Action", "one to three");
}

/// `A ARK`: the letter A must come from a robot of the Make ARK, whatever brings the other letters (AEG-216, AEG-224).
void read_recipe(const Reader& table, RobotCard& card) {
  constexpr std::string_view expected = "a letter of its Class and a Make, e.g. \"A ARK\", or \"any\"";
  const bool combined = card.level() >= 2;
  const Node* value = combined ? table.need("recipe", NodeKind::text, expected) : table.may("recipe", NodeKind::text, expected);
  if (!value) return;
  if (card.classes == 0) return;  // the Class itself is at fault
  if (!combined) return table.log().add(value->place, table.what() + " is a Basic with a recipe", "a recipe on combined robots only");
  if (value->text == "any") return;
  const std::size_t letter = value->text.size() >= 3 && value->text[1] == ' ' ? class_letters.find(value->text[0]) : std::string_view::npos;
  const std::string make = value->text.size() >= 3 ? value->text.substr(2) : "";
  if (letter == std::string_view::npos || make[0] == ' ' || make.size() > 60 || !printable(make))
    return table.log().add(value->place, "'recipe' is " + quoted(value->text), std::string(expected));
  if (!(card.classes >> letter & 1))
    return table.log().add(value->place, "the recipe's letter " + value->text.substr(0, 1) + " is not in the Class " + class_text(card.classes),
                           std::string(expected));
  card.recipe = {static_cast<ClassSet>(1u << letter), make};
}

void read_body(const Reader& table, Sheet& sheet, RobotCard& card) {
  card.source = read_source(table, sheet.source);
  read_name(table, card);
  card.movement = table.number("movement", 0, 9);
  card.energy = table.number("energy", 0, 9);
  card.integrity = table.number("integrity", 1, 20);
  card.abilities = read_abilities(table, sheet, card.effects);
  if (card.abilities.has(Ability::flight) && card.abilities.has(Ability::jet))
    sheet.log.add(table.find("abilities")->place, table.what() + " has both Flight and Jet", "one movement kind");
  read_effects(table, sheet, card.drone ? Bearer::drone : card.level() > 1 ? Bearer::combined : Bearer::basic, card.effects);
  read_actions(table, card);
}

std::string read_id(const Reader& table, Sheet& sheet, bool drone) {
  std::string id = table.id("id");
  if (id.empty()) return id;
  sheet.registry.define(IdKind::robot, id, table.find("id")->place, sheet.log);
  if (drone) sheet.registry.note(IdKind::drone, id);
  return id;
}

}  // namespace

RobotCard read_robot(const Node& node, Sheet& sheet) {
  const Reader table(node, title(node, "robot", "id"), robot_keys, sheet.log);
  RobotCard card;
  card.id = read_id(table, sheet, false);
  card.classes = read_class(table, "class");
  card.commander = table.text_or("commander", "");
  card.faction = table.text_or("faction", "");
  card.number = table.number_or("number", 1, 999, 0);
  read_body(table, sheet, card);
  read_recipe(table, card);
  judge_commander_abilities(table, card.abilities, card.commander, card.source, sheet);
  return card;
}

RobotCard read_drone(const Node& node, Sheet& sheet) {
  const Reader table(node, title(node, "Drone", "id"), drone_keys, sheet.log);
  RobotCard card;
  card.drone = true;
  card.id = read_id(table, sheet, true);
  read_body(table, sheet, card);
  judge_commander_abilities(table, card.abilities, card.commander, card.source, sheet);
  return card;
}

}  // namespace rondo::aegis
