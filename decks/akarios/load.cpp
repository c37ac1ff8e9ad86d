#include "decks/akarios/load.h"

#include <array>
#include <deque>
#include <string_view>
#include <utility>

#include "decks/akarios/sheet.h"
#include "decks/akarios/vocabulary.h"

namespace rondo::akarios {

namespace {

constexpr std::array<std::string_view, 11> file_keys = {"source",   "pilot",         "upgrade", "drone",    "combat_card", "enemy",
                                                        "scenario", "scenario_card", "story",   "campaign", "component"};
constexpr std::array<std::string_view, 4> component_keys = {"name", "count", "stateless", "source"};
constexpr std::size_t table_limit = 500;  // tables of one kind a file

/// What goes through all files, and what is left to do behind them.
struct Reading {
  Registry registry;
  std::deque<FaultLog> logs;  ///< registry and later checks keep pointers to them
  std::vector<Later> later;
  Box box;
};

void read_file(const SourceFile& file, std::span<const std::string_view> besides, Reading& reading) {
  FaultLog& log = reading.logs.emplace_back(file.path);
  const Result<Node> root = parse_toml(file.text, file.path);
  if (!root) return log.add(root.fault());
  std::vector<std::string_view> keys(file_keys.begin(), file_keys.end());
  keys.insert(keys.end(), besides.begin(), besides.end());
  const Reader top(*root, "the file", keys, log);
  Sheet sheet{log, reading.registry, reading.later, read_file_source(top)};
  const auto read_all = [&](std::string_view key, auto& cards, auto read) {
    for (const Node* table : top.tables(key, table_limit)) cards.push_back(read(*table, sheet));
  };
  Box& box = reading.box;
  read_all("pilot", box.pilots, read_pilot);
  read_all("upgrade", box.upgrades, read_upgrade);
  read_all("drone", box.drones, read_drone);
  read_all("combat_card", box.combat_cards, read_combat_card);
  read_all("enemy", box.enemy_types, read_enemy_type);
  read_all("scenario_card", box.scenario_cards, read_scenario_card);
  read_all("scenario", box.scenarios, read_scenario);
  read_all("story", box.story_cards, read_story_card);
  read_all("campaign", box.campaigns, read_campaign);
  read_all("component", box.components, read_component);
}

}  // namespace

Component read_component(const Node& node, Sheet& sheet) {
  const Reader table(node, title(node, "component", "name"), component_keys, sheet.log);
  Component component;
  component.source = read_source(table, sheet.source);
  component.name = table.text("name");
  component.count = table.number("count", 1, 999);
  component.stateless = table.flag_or("stateless", false);
  if (component.name != "?") sheet.registry.define(kind::component, component.name, table.find("name")->place, sheet.log);
  return component;
}

std::string read_own(const Reader& table, IdKind kind, Sheet& sheet) {
  std::string id = table.id(kind.key);
  if (!id.empty()) sheet.registry.define(kind, id, table.find(kind.key)->place, sheet.log);
  return id;
}

std::string read_reference(const Reader& table, std::string_view key, IdKind kind, bool compulsory, Sheet& sheet) {
  if (!compulsory && !table.find(key)) return "";
  std::string id = table.id(key);
  if (!id.empty()) sheet.registry.refer(kind, id, table.find(key)->place, sheet.log);
  return id;
}

std::vector<std::string> read_references(const Reader& table, std::string_view key, IdKind kind, bool compulsory, Sheet& sheet) {
  constexpr std::size_t limit = 40;
  std::vector<std::string> ids;
  if (compulsory && !table.need(key, NodeKind::list, "a list of ids")) return ids;
  for (const Node* item : table.texts(key, limit)) {
    ids.push_back(item->text);
    sheet.registry.refer(kind, item->text, item->place, sheet.log);
  }
  return ids;
}

Loaded load(std::span<const SourceFile> files, std::span<const std::string_view> besides) {
  Reading reading;
  for (const SourceFile& file : files) read_file(file, &file == &files.back() ? besides : std::span<const std::string_view>{}, reading);
  reading.registry.settle();
  for (const Later& check : reading.later) check(reading.box);
  Loaded loaded;
  loaded.box = std::move(reading.box);
  for (const FaultLog& log : reading.logs)
    for (Fault& fault : log.in_order()) loaded.faults.push_back(std::move(fault));
  return loaded;
}

}  // namespace rondo::akarios
