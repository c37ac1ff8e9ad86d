#include "decks/aegis/action_line.h"

#include <string>

#include "decks/aegis/vocabulary.h"
#include "decks/spelling.h"

namespace rondo::aegis {

namespace {

void read_cost(const Reader& table, ActionLine& line) {
  constexpr std::string_view expected = "a whole number from 0 to 9, or \"X\"";
  const Node* value = table.find("cost");
  if (value && value->kind == NodeKind::text) {
    line.x_cost = value->text == "X";
    if (!line.x_cost) table.log().add(value->place, "'cost' is " + quoted(value->text), std::string(expected));
  } else if (table.need("cost", NodeKind::number, expected)) {
    line.cost = table.number("cost", 0, 9);
  }
}

bool read_hits(const Reader& table) {
  const Node* value = table.need("hits", NodeKind::text, "\"multi\" (green figure) or \"single\" (blue figure)");
  if (!value || value->text == "multi" || value->text == "single") return value && value->text == "multi";
  const std::vector<std::string> known = {"multi", "single"};
  table.log().add(value->place, "'hits' is " + quoted(value->text), "\"multi\" (green figure) or \"single\" (blue figure)", nearest(value->text, known));
  return false;
}

bool is_stat(Effect effect) { return effect >= Effect::dmg; }

void read_effect(const Reader& table, ActionLine& line) {
  bool found = false;
  for (std::size_t i = 0; i < effect_names.size(); ++i) {
    const Node* value = table.find(effect_names[i]);
    if (!value) continue;
    if (found) {
      table.log().add(value->place, table.what() + " has a second effect '" + std::string(effect_names[i]) + "'", "one effect an Action");
      continue;
    }
    found = true;
    line.effect = static_cast<Effect>(i);
    line.power = table.number(effect_names[i], is_stat(line.effect) ? -9 : 1, 9);
    if (value->kind == NodeKind::number && value->number == 0 && is_stat(line.effect))
      table.log().add(value->place, "'" + std::string(effect_names[i]) + "' is 0", "1 to 9 for a buff, -1 to -9 for a debuff");
  }
  const std::vector<std::string> known = strings(effect_names);
  if (!found) table.log().add(table.place(), table.what() + " has no effect", "one of " + listed(known));
}

}  // namespace

std::string action_title(const Node& table, std::string_view owner) {
  for (const Entry& entry : table.entries)
    if (entry.key == "name" && entry.value.kind == NodeKind::text) return "Action " + quoted(entry.value.text) + " of " + std::string(owner);
  return "an Action of " + std::string(owner);
}

ActionLine read_action_line(const Reader& table, Source source) {
  ActionLine line;
  line.name = table.text("name");
  read_cost(table, line);
  line.accuracy = table.number("accuracy", 1, 6);
  line.multi_hit = read_hits(table);
  read_effect(table, line);
  line.range = table.number_or("range", 0, 20, 0);
  line.radius = table.number_or("radius", 0, 9, 0);
  line.attributes = read_attributes(table);
  line.source = read_source(table, source);
  if (!table.find("range") && !table.find("radius") && !line.attributes.has(Attribute::self))
    table.log().add(table.place(), table.what() + " reaches nobody", "'range', 'radius' or both, or the attribute SELF");
  return line;
}

}  // namespace rondo::aegis
