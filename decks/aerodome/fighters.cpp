#include <algorithm>
#include <array>
#include <string>

#include "decks/aerodome/effect_line.h"
#include "decks/aerodome/sheet.h"
#include "decks/aerodome/vocabulary.h"

namespace rondo::aerodome {

namespace {

constexpr std::array<std::string_view, 16> fighter_keys = {"word",           "id",        "rank", "name",    "call_sign", "archetype",      "world",
                                                           "type",           "bar",       "x",    "effects", "side_b",    "side_b_effects", "source",
                                                           "ability_source", "bar_source"};

std::array<std::uint8_t, maneuver_count> read_bar(const Reader& fighter) {
  std::array<std::uint8_t, maneuver_count> bar{};
  const Node* node = fighter.need("bar", NodeKind::table, "{ Straight = 3, Turn = 3, Rotate = 1, Roll = 1, Immelmann = 3 }, say");
  if (!node) return bar;
  const Reader table(*node, "'bar' of " + fighter.what(), maneuver_names, fighter.log());
  for (std::size_t i = 0; i < bar.size(); ++i) bar[i] = static_cast<std::uint8_t>(table.number(maneuver_names[i], 0, hand_size));
  return bar;
}

}  // namespace

Fighter read_fighter(const Node& node, Sheet& sheet) {
  const Reader table(node, title(node, "fighter", "word"), fighter_keys, sheet.log);
  Fighter fighter;
  fighter.source = read_source(table, sheet.source);
  fighter.ability_source = read_source(table, "ability_source", fighter.source);
  fighter.bar_source = read_source(table, "bar_source", fighter.source);
  fighter.word = read_own(table, kind::fighter, sheet);
  fighter.id = read_own(table, kind::fighter_id, sheet);
  fighter.rank = table.text_or("rank", "");
  fighter.name = table.text("name");
  fighter.call_sign = table.text_or("call_sign", "");
  const auto archetypes = std::span(archetype_names).subspan(1);  // Basic is a card's only
  fighter.archetype = static_cast<Archetype>(table.choice("archetype", archetypes).value_or(0) + 1);
  fighter.world = static_cast<World>(table.choice("world", world_names).value_or(0));
  fighter.type = table.text("type");
  fighter.bar = read_bar(table);
  CardX x(table);
  fighter.effects = read_effects(table, "effects", Bearer::fighter, false, x);
  fighter.side_b = table.text_or("side_b", "");
  fighter.side_b_effects = read_effects(table, "side_b_effects", Bearer::fighter, false, x);
  x.settle(table, false);
  const auto flips =
      std::find_if(fighter.effects.begin(), fighter.effects.end(), [](const Effect& effect) { return effect.verb == EffectVerb::flip; });
  if (fighter.side_b.empty() && flips != fighter.effects.end())
    sheet.log.add(table.find("effects")->place, table.what() + " flips, but has one side", "side_b = \"its name\"");
  if (const Node* other = table.find("side_b_effects"); other && fighter.side_b.empty())
    sheet.log.add(other->place, table.what() + " has effects of a side B, but no side B", "side_b = \"its name\"");
  for (const std::string& name : {fighter.name, fighter.side_b})
    if (!name.empty()) sheet.registry.note(kind::pilot, name);
  return fighter;
}

}  // namespace rondo::aerodome
