#include "decks/aegis/action_line.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "decks/aegis/vocabulary.h"
#include "decks/spelling.h"

namespace rondo::aegis {

namespace {

void read_cost(const Reader& table, ActionLine& line) {
  constexpr std::string_view expected = "a whole number from 1 to 9, or \"X\"";
  const Node* value = table.find("cost");
  if (value && value->kind == NodeKind::text) {
    line.x_cost = value->text == "X";
    if (!line.x_cost) table.log().add(value->place, "'cost' is " + quoted(value->text), std::string(expected));
  } else if (table.need("cost", NodeKind::number, expected)) {
    line.cost = table.number("cost", 1, 9);
  }
}

bool read_hits(const Reader& table) {
  const Node* value = table.need("hits", NodeKind::text, "\"multi\" (green figure) or \"single\" (blue figure)");
  if (!value || value->text == "multi" || value->text == "single") return value && value->text == "multi";
  const std::vector<std::string> known = {"multi", "single"};
  table.log().add(value->place, "'hits' is " + quoted(value->text), "\"multi\" (green figure) or \"single\" (blue figure)",
                  nearest(value->text, known));
  return false;
}

void read_effect(const Reader& table, ActionLine& line) {
  std::vector<std::pair<Place, Effect>> found;
  for (std::size_t i = 0; i < effect_names.size(); ++i)
    if (const Node* value = table.find(effect_names[i])) found.emplace_back(value->place, static_cast<Effect>(i));
  const std::vector<std::string> known = strings(effect_names);
  if (found.empty()) return table.log().add(table.place(), table.what() + " has no effect", "one of " + listed(known));
  std::sort(found.begin(), found.end());
  for (std::size_t i = 1; i < found.size(); ++i)
    table.log().add(found[i].first, table.what() + " has a second effect '" + known[static_cast<std::size_t>(found[i].second)] + "'",
                    "one effect an Action");
  line.effect = found[0].second;
  const std::string& name = known[static_cast<std::size_t>(line.effect)];
  line.power = table.number(name, is_stat(line.effect) ? -9 : 1, 9);
  if (line.power == 0) table.log().add(found[0].first, "'" + name + "' is 0", "1 to 9 for a buff, -1 to -9 for a debuff");
}

}  // namespace

std::string action_title(const Node& table, std::string_view owner) { return title(table, "Action", "name") + " of " + std::string(owner); }

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
  if (is_unique(line.effect)) {
    for (const std::string_view key : {"range", "radius"})
      if (const Node* value = table.find(key))
        table.log().add(value->place, "'" + std::string(key) + "' on a unique Action", "no range and no radius: the effect says whom it reaches");
  } else if (!table.find("range") && !table.find("radius") && !line.attributes.has(Attribute::self))
    table.log().add(table.place(), table.what() + " reaches nobody", "'range', 'radius' or both, or the attribute SELF");
  return line;
}

}  // namespace rondo::aegis
