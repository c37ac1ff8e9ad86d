// The words over what ships: every scenario's map fits, every card can be shown, and no two ships look alike.
#include <set>

#include "rules/akarios/words.h"
#include "tests/akarios/asking.h"
#include "tests/decks/akarios_box.h"

using namespace rondo;
using namespace rondo::akarios;

namespace {

/// A scenario with as many of the shipped pilots as fly together.
Table shipped(const std::string& scenario, int act) {
  Setup setup;
  setup.scenario = scenario;
  setup.act = act;
  for (const Pilot& pilot : tests::akarios_box().pilots)
    if (setup.pilots.size() < max_pilots) setup.pilots.push_back(pilot.word);
  const auto table = lay_out(tests::akarios_box(), setup);
  if (!table) FAIL(table.fault().text());
  return *table;
}

std::size_t longest_line(const std::string& text) {
  std::size_t longest = 0;
  for (const std::string_view line : lines(text)) longest = std::max(longest, line.size());
  return longest;
}

}  // namespace

TEST_CASE("Every shipped scenario has a map of 60 columns on which no two ships look alike", "[akarios][picture][shipped]") {
  for (const Scenario& scenario : tests::akarios_box().scenarios) {
    INFO(scenario.word);
    const akarios::Game game(shipped(scenario.word, 1));
    for (const int width : {60, 80}) {
      const std::string picture = game.picture(game.start(), width);
      CHECK(picture.find("(the map needs") == std::string::npos);
      CHECK(longest_line(picture) <= static_cast<std::size_t>(width));
    }
    std::set<std::string> seen;
    for (ShipId ship = 0; ship < max_ships; ++ship)
      if (has(all_ships(game.table()), ship)) {
        CHECK(seen.insert(sign(game.table(), ship)).second);
        CHECK(*ship_named(game.table(), ship_name(game.table(), ship)) == ship);
      }
    const std::string sheet = answer(game.table(), game.start(), "show scenario");
    CHECK(says(sheet, scenario.name));
    CHECK(longest_line(sheet) <= 78);
  }
}

TEST_CASE("Every shipped card can be shown by its word and by its name, with its source", "[akarios][questions][shipped]") {
  std::set<std::string> types;
  for (const Scenario& scenario : tests::akarios_box().scenarios) {
    const Table table = shipped(scenario.word, 3);
    bool news = false;
    for (const EnemyType& type : table.types) news |= types.insert(type.word).second;
    if (!news) continue;  // the other cards are the same everywhere
    const Position p = akarios::Game(table).start();
    const auto check = [&](const std::string& word, const std::string& name) {
      INFO(scenario.word << ": " << word);
      const std::string by_word = answer(table, p, "show " + word);
      CHECK(says(by_word, name));
      CHECK(says(by_word, "  Source: "));
      CHECK(longest_line(by_word) <= 78);
      CHECK(says(answer(table, p, "show " + name), name));
    };
    for (const Pilot& pilot : table.pilots) check(pilot.word, pilot.name);
    for (const Drone& drone : table.drones) check(drone.word, drone.name);
    for (const Upgrade& card : table.upgrades) check(card.word, card.ability.name);
    for (const EnemyType& type : table.types) check(type.word, type.name);
    for (const ScenarioCard& card : table.scenario_cards) check(card.word, card.name);
    for (const auto& deck : table.combat)
      for (const CombatCard& card : deck) check(card.id, card.name);
  }
  CHECK(types.size() >= 2);
}
