#include <algorithm>
#include <array>
#include <string>

#include "decks/akarios/ability.h"
#include "decks/akarios/gain_line.h"
#include "decks/akarios/sheet.h"
#include "decks/akarios/vocabulary.h"
#include "decks/spelling.h"

namespace rondo::akarios {

namespace {

constexpr std::array<std::string_view, 9> drone_keys = {"word", "name", "slots", "supply", "icon", "tokens", "basic", "advanced", "source"};
constexpr std::array<std::string_view, 7> basic_keys = {"word", "name", "cost", "once", "level_1", "level_2", "level_3"};
constexpr std::array<std::string_view, 9> advanced_keys = {"word", "name", "trigger", "cost", "supply", "once", "level_1", "level_2", "level_3"};
constexpr std::array<std::string_view, levels> level_keys = {"level_1", "level_2", "level_3"};
constexpr std::size_t drone_slots = 2;

struct Token {
  std::string_view name;
  std::uint8_t Drone::*count;
};
constexpr std::array<Token, 5> tokens = {{{"ignition", &Drone::ignition},
                                          {"missiles", &Drone::missiles},
                                          {"markers", &Drone::markers},
                                          {"flak", &Drone::flak},
                                          {"kinetic", &Drone::kinetic}}};

void read_tokens(const Reader& drone, Drone& found) {
  std::array<std::string_view, tokens.size()> names{};
  for (std::size_t i = 0; i < tokens.size(); ++i) names[i] = tokens[i].name;
  const Node* node = drone.may("tokens", NodeKind::table, "{ ignition = 10 }, say");
  if (!node) return;
  const Reader table(*node, "'tokens' of " + drone.what(), names, drone.log());
  for (const Token& token : tokens) found.*token.count = static_cast<std::uint8_t>(table.number_or(token.name, 1, 20, 0));
}

/// The steps at each level: those of the levels below it, with what it adds (AKA-054, AKA-060).
std::array<std::vector<Step>, levels> read_by_level(const Reader& table) {
  std::array<std::vector<Step>, levels> found;
  const Node* first = table.need(level_keys[0], NodeKind::list, "a list of steps, one text each");
  if (first && first->items.empty()) table.log().add(first->place, table.what() + " does nothing at level 1", "one step or more");
  std::vector<Step> steps;
  for (std::size_t i = 0; i < found.size(); ++i) {
    for (const Node* item : table.texts(level_keys[i], max_steps))
      if (const std::optional<Fault> fault = add_line(item->text, steps))
        table.log().add(item->place, table.what() + ": " + fault->what, fault->expected, fault->nearest);
    if (steps.size() > max_steps)
      table.log().add(table.find(level_keys[i])->place,
                      table.what() + " has " + std::to_string(steps.size()) + " steps at level " + std::to_string(i + 1),
                      "at most " + std::to_string(max_steps));
    found[i] = steps;
  }
  return found;
}

/// One of the two actions at all levels; `word` and `name` are what it is called if it has none of its own.
std::array<Ability, levels> read_action(const Reader& drone, std::string_view key, Bearer bearer, std::string word, std::string name, Sheet& sheet) {
  std::array<Ability, levels> found;
  const Node* node = drone.need(key, NodeKind::table, "a table, [drone." + std::string(key) + "]");
  if (!node) return found;
  const auto keys = bearer == Bearer::basic ? std::span<const std::string_view>(basic_keys) : std::span<const std::string_view>(advanced_keys);
  const Reader table(*node, "the " + std::string(key) + " action of " + drone.what(), keys, sheet.log);
  const std::size_t faults = sheet.log.count();
  Ability ability;
  ability.word = table.find("word") ? table.id("word") : std::move(word);
  ability.name = table.text_or("name", std::move(name));
  if (!ability.word.empty())
    sheet.registry.define(kind::ability, ability.word, table.find("word") ? table.find("word")->place : table.place(), sheet.log);
  read_cost(table, bearer, sheet, ability);
  const auto steps = read_by_level(table);
  for (std::size_t i = 0; i < found.size(); ++i) {
    found[i] = ability;
    found[i].steps = steps[i];
  }
  if (sheet.log.count() == faults) check_ability(table, level_keys[0], found[levels - 1]);
  return found;
}

/// Tokens that an action puts down must come with the drone (AKA-008).
void check_tokens(const Reader& table, const Drone& drone) {
  struct Use {
    Do what;
    const Token* token;
  };
  const std::array<Use, 5> uses = {
      {{Do::ignite, tokens.data()}, {Do::missile, &tokens[1]}, {Do::missile, &tokens[2]}, {Do::flak, &tokens[3]}, {Do::redirect, &tokens[4]}}};
  for (const Use& use : uses)
    for (const auto* ability : {&drone.basic[levels - 1], &drone.advanced[levels - 1]})
      if (drone.*use.token->count == 0 &&
          std::any_of(ability->steps.begin(), ability->steps.end(), [&](const Step& step) { return step.what == use.what; }))
        table.log().add(table.place(), table.what() + " has no " + std::string(use.token->name) + " for its " + quoted(ability->word),
                        std::string(use.token->name) + " among its 'tokens'");
}

void check_supply(const Reader& table, Drone& drone) {
  for (std::size_t i = 0; i < levels; ++i) {
    drone.advanced[i].cubes = drone.supply[i];
    if (drone.advanced[i].supply > drone.supply[i])
      return table.log().add(table.find("supply")->place,
                             table.what() + " has less supply at level " + std::to_string(i + 1) + " than its advanced action takes",
                             "at least " + std::to_string(drone.advanced[i].supply));
  }
}

}  // namespace

Drone read_drone(const Node& node, Sheet& sheet) {
  const std::size_t faults = sheet.log.count();
  const Reader table(node, title(node, "drone", "word"), drone_keys, sheet.log);
  Drone drone;
  drone.source = read_source(table, sheet.source);
  drone.word = read_own(table, kind::drone, sheet);
  drone.name = table.text("name");
  drone.slots = read_slots(table, drone_slots);
  if (const Node* slots = table.find("slots"); slots && slots->kind == NodeKind::list && slots->items.size() < drone_slots)
    sheet.log.add(slots->place, table.what() + " covers fewer than two slots", "two");
  drone.supply = read_levels(table, "supply", 0, 9);
  drone.icon = static_cast<Icon>(table.choice("icon", std::span(icon_names).first(icon_names.size() - 1)).value_or(0));
  read_tokens(table, drone);
  drone.basic = read_action(table, "basic", Bearer::basic, drone.word, drone.name, sheet);
  drone.advanced = read_action(table, "advanced", Bearer::advanced, drone.word + "-advanced", drone.name + "'s advanced action", sheet);
  if (sheet.log.count() == faults) {
    check_tokens(table, drone);
    check_supply(table, drone);
  }
  return drone;
}

}  // namespace rondo::akarios
