#include <algorithm>
#include <array>
#include <string>

#include "decks/akarios/map.h"
#include "decks/akarios/sheet.h"
#include "decks/akarios/vocabulary.h"
#include "decks/spelling.h"

namespace rondo::akarios {

namespace {

constexpr std::array<std::string_view, 7> card_keys = {"word", "name", "line", "count", "needs", "changes", "source"};
constexpr std::array<std::string_view, 19> scenario_keys = {"word",      "name",       "line",       "act",     "columns", "rows",         "planets",
                                                            "asteroids", "nebulae",    "starts",     "facing",  "sparrow", "sparrow_hull", "groups",
                                                            "goal",      "goal_round", "goal_spots", "changes", "source"};
constexpr std::array<std::string_view, 5> group_keys = {"type", "round", "squad", "facing", "spots"};
constexpr std::size_t squad = 4;
constexpr int smallest = 5, largest = 15;  // columns and rows
constexpr int last_round = 30;
constexpr std::size_t most_groups = 20;

Group read_group(const Node& node, const Reader& scenario, Map& map, Sheet& sheet) {
  const Reader table(node, "a group of " + scenario.what(), group_keys, sheet.log);
  Group group;
  group.type = read_reference(table, "type", kind::enemy, true, sheet);
  group.round = static_cast<std::uint8_t>(table.number_or("round", 0, last_round, 0));
  group.squad = static_cast<std::uint8_t>(table.number_or("squad", 1, static_cast<int>(squad), 1));
  group.facing = static_cast<std::uint8_t>(table.number_or("facing", 0, 5, 3));
  const Node* spots = table.need("spots", NodeKind::list, "a list of hexes, [[3, 5], [4, 5]]");
  if (!spots) return group;
  if (spots->items.empty()) sheet.log.add(spots->place, table.what() + " has no ships", "one hex or more");
  group.spots = map.read(table, "spots", group.round == 0 ? Layer::ship : Layer::arrival, "a ship");
  return group;
}

/// No more ships of a type at the start than it has enemy cards (HOUSE-15).
Later check_ships(std::vector<Group> groups, std::string what, Place place, FaultLog& log) {
  return [groups = std::move(groups), what = std::move(what), place, &log](const Box& box) {
    for (const EnemyType& type : box.enemy_types) {
      std::size_t ships = 0;
      for (const Group& group : groups)
        if (group.round == 0 && group.type == type.word) ships += group.spots.size();
      if (ships > type.ships)
        log.add(place, what + " begins with " + std::to_string(ships) + " ships of " + quoted(type.word), "at most " + std::to_string(type.ships));
    }
  };
}

void read_goal(const Reader& table, Map& map, Scenario& scenario) {
  if (table.find("goal")) scenario.goal = static_cast<Goal>(table.choice("goal", goal_names).value_or(0));
  scenario.goal_round = static_cast<std::uint8_t>(table.number_or("goal_round", 1, last_round, 0));
  scenario.goal_spots = map.read(table, "goal_spots", Layer::arrival, "a hex to reach");
  if (scenario.goal == Goal::survive && !table.find("goal_round"))
    table.log().add(table.find("goal")->place, table.what() + " is to be survived, but never ends", "goal_round = the last round");
  const Node* spots = table.find("goal_spots");
  if (scenario.goal == Goal::reach && (!spots || (spots->kind == NodeKind::list && spots->items.empty())))
    table.log().add(table.find("goal")->place, table.what() + " has no hex to reach", "goal_spots = [[5, 0], …]");
  if (scenario.goal != Goal::reach && spots)
    table.log().add(spots->place, table.what() + " has hexes that nobody must reach", "goal = \"reach\" besides");
}

/// What is there to be destroyed must be there from the start, for a squad of one as well.
void check_goal(const Reader& table, const Scenario& scenario) {
  if (scenario.goal != Goal::destroy || !table.find("groups")) return;
  const auto meets = [](const Group& group) { return group.round == 0 && group.squad == 1; };
  if (std::none_of(scenario.groups.begin(), scenario.groups.end(), meets))
    table.log().add(table.find("groups")->place, table.what() + " is won at once by a squad of one", "a group of round 0 and squad 1");
}

void read_sparrow(const Reader& table, Map& map, Scenario& scenario) {
  scenario.sparrow = map.read_one(table, "sparrow", Layer::sparrow, "the Sparrow");
  if (table.find("sparrow"))
    scenario.sparrow_hull = static_cast<std::uint8_t>(table.number("sparrow_hull", 1, 60));
  else if (const Node* hull = table.find("sparrow_hull"))
    table.log().add(hull->place, table.what() + " has a hull for no Sparrow", "sparrow = [column, row] besides");
}

void read_ships(const Reader& table, Map& map, Scenario& scenario, Sheet& sheet) {
  const Node* list = table.need("starts", NodeKind::list, "four hexes, one for each pilot");
  scenario.starts = map.read(table, "starts", Layer::ship, "a start");
  if (list && list->items.size() != squad)
    sheet.log.add(list->place, table.what() + " has " + std::to_string(list->items.size()) + " starts", "four, one for each pilot");
  scenario.facing = static_cast<std::uint8_t>(table.number_or("facing", 0, 5, 0));
  if (!table.need("groups", NodeKind::list, "the enemy ships, { type = \"…\", spots = [[3, 1]] }")) return;
  for (const Node* node : table.tables("groups", most_groups)) scenario.groups.push_back(read_group(*node, table, map, sheet));
  sheet.later.push_back(check_ships(scenario.groups, table.what(), table.find("groups")->place, sheet.log));
}

}  // namespace

ScenarioCard read_scenario_card(const Node& node, Sheet& sheet) {
  const Reader table(node, title(node, "scenario card", "word"), card_keys, sheet.log);
  ScenarioCard card;
  card.source = read_source(table, sheet.source);
  card.word = read_own(table, kind::scenario_card, sheet);
  card.name = table.text("name");
  card.line = table.text("line", line_bytes);
  card.count = static_cast<std::uint8_t>(table.number_or("count", 1, 30, 1));
  card.needs = read_needs(table, sheet);
  card.changes = read_changes(table, true);
  if (const Node* changes = table.find("changes"); changes && changes->kind == NodeKind::list && changes->items.empty())
    sheet.log.add(changes->place, table.what() + " changes nothing", "one change or more");
  return card;
}

Scenario read_scenario(const Node& node, Sheet& sheet) {
  const Reader table(node, title(node, "scenario", "word"), scenario_keys, sheet.log);
  Scenario scenario;
  scenario.source = read_source(table, sheet.source);
  scenario.word = read_own(table, kind::scenario, sheet);
  scenario.name = table.text("name");
  scenario.line = table.text_or("line", "", line_bytes);
  scenario.act = static_cast<std::uint8_t>(table.number("act", 0, levels));
  const std::size_t faults = sheet.log.count();
  scenario.columns = static_cast<std::uint8_t>(table.number("columns", smallest, largest));
  scenario.rows = static_cast<std::uint8_t>(table.number("rows", smallest, largest));
  const bool sized = sheet.log.count() == faults;  // if not, one fault is enough
  Map map(table, sized ? scenario.columns : largest, sized ? scenario.rows : largest);
  scenario.planets = map.read(table, "planets", Layer::planet, "a planet");
  scenario.asteroids = map.read(table, "asteroids", Layer::asteroid, "an asteroid");
  scenario.nebulae = map.read(table, "nebulae", Layer::nebula, "a nebula");
  read_sparrow(table, map, scenario);
  read_ships(table, map, scenario, sheet);
  read_goal(table, map, scenario);
  check_goal(table, scenario);
  scenario.changes = read_changes(table, false);
  return scenario;
}

}  // namespace rondo::akarios
