#include <array>
#include <string>
#include <vector>

#include "decks/aegis/sheet.h"
#include "decks/aegis/vocabulary.h"
#include "decks/spelling.h"

namespace rondo::aegis {

namespace {

constexpr std::array<std::string_view, 4> commander_keys = {"id", "name", "abilities", "source"};

std::vector<std::string> commander_ability_names() {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < ability_names.size(); ++i)
    if (is_commander_ability(static_cast<Ability>(i))) names.emplace_back(ability_names[i].name);
  return names;
}

}  // namespace

void judge_commander_abilities(const Reader& table, const AbilitySet& abilities, const std::string& commander, Source source, Sheet& sheet) {
  for (std::size_t i = 0; i < ability_names.size(); ++i) {
    const auto ability = static_cast<Ability>(i);
    if (!is_commander_ability(ability) || !abilities.has(ability)) continue;
    const Place place = table.find("abilities")->place;
    if (commander.empty())
      sheet.log.add(place, table.what() + " has the Commander ability " + quoted(ability_names[i].name) + " without a Commander",
                    "such abilities on robots with a 'commander' and on [[commander]] cards");
    else
      sheet.registry.claim(ability, commander, source, place, sheet.log);
  }
}

CommanderCard read_commander(const Node& node, Sheet& sheet) {
  const Reader table(node, title(node, "Commander", "id"), commander_keys, sheet.log);
  CommanderCard card;
  card.id = table.id("id");
  if (!card.id.empty()) sheet.registry.define(IdKind::commander, card.id, table.find("id")->place, sheet.log);
  card.name = table.text("name");
  card.source = read_source(table, sheet.source);
  std::vector<EffectLine> lines;
  card.abilities = read_abilities(table, sheet, lines);
  const std::string expected = "one or more of " + listed(commander_ability_names());
  for (const EffectLine& line : lines)
    sheet.log.add(table.find("abilities")->place, table.what() + " has the ability " + quoted(line.name), expected);
  for (std::size_t i = 0; i < ability_names.size(); ++i)
    if (!is_commander_ability(static_cast<Ability>(i)) && card.abilities.number[i] > 0)
      sheet.log.add(table.find("abilities")->place, table.what() + " has the ability " + quoted(ability_names[i].name), expected);
  const Node* list = table.find("abilities");
  if (!list || (list->kind == NodeKind::list && list->items.empty()))
    sheet.log.add(list ? list->place : table.place(), table.what() + " has no ability", expected);
  judge_commander_abilities(table, card.abilities, card.name, card.source, sheet);
  return card;
}

}  // namespace rondo::aegis
