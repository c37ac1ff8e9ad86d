// The Akarios that ships: it loads, it has what was promised, and what the expansion prints stands on its cards.
#include <string>
#include <vector>

#include "decks/akarios/step_line.h"
#include "tests/decks/akarios_box.h"

using namespace rondo;
using namespace rondo::akarios;
using namespace rondo::tests;

TEST_CASE("the shipped Akarios has no faults", "[decks][akarios]") {
  CHECK(akarios_faults(akarios_files()) == std::vector<std::string>{});
  const Box& box = akarios_box();
  CHECK(box.pilots.size() == 6);
  CHECK(box.upgrades.size() == 28);
  CHECK(box.drones.size() == 6);
  CHECK(box.combat_cards.size() == 20);
  CHECK(box.enemy_types.size() == 2);
  CHECK(box.scenarios.size() == 5);
  CHECK(box.scenario_cards.size() == 10);
  CHECK(box.story_cards.size() == 18);
  CHECK(box.campaigns.size() == 1);
}
