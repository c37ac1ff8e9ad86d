// Equip upgrades, step 2 of set-up: who may take which drone, and what it covers.
#include "tests/akarios/scene.h"

namespace rondo::akarios {

namespace {

/// A game at its start; Ada's ship has these slots: weapon, engine, tech, ship ability, pilot ability, co-pilot.
Scene setup(Slots slots, int pilots = 2) {
  Scene scene(open_table(1, pilots));
  scene.table.pilots[ada].slots = slots;
  return scene;
}

bool fits(Slots slots, std::string_view drone) {
  Scene scene = setup(slots);
  scene.open();
  return scene.offers("drone " + std::string(drone));
}

}  // namespace

TEST_CASE("a ship with room may take any drone that is there, or none", "[akarios][AKA-033][AKA-034]") {
  Scene scene = setup({1, 1, 2, 1, 1, 1});
  scene.open();
  CHECK(scene.options() == std::vector<std::string>{"drone ram-bo", "drone kricket", "drone detour", "drone ghost", "drone p1-ng", "drone biff",
                                                     "no drone"});
  Scene skipped = scene;
  skipped.play({"no drone", "equipped", "no drone", "equipped"});
  CHECK(skipped.rolling());
  CHECK(skipped.p.cockpit(ada).drone == no_card);
  scene.play({"drone ghost", "equipped", "no drone", "equipped"});
  CHECK(scene.table.drones[scene.p.cockpit(ada).drone].word == "ghost");
  for (int die = 0; die < 4; ++die) scene.play("die move");
  scene.play("die drone");
  for (int die = 0; die < 4; ++die) scene.play("die move");
  REQUIRE(scene.asks_squad());  // round 1: equipping is over
  CHECK(scene.options("drone").empty());
  CHECK(scene.options("equip").empty());
}

TEST_CASE("every drone is there once", "[akarios][AKA-003]") {
  Scene scene = setup({1, 1, 2, 1, 1, 1});
  scene.open().play({"drone ghost", "equipped"});
  CHECK(scene.options("drone").size() == 4);  // Bea has one tech slot: no Biff
  CHECK_FALSE(scene.offers("drone ghost"));
  CHECK(scene.offers("drone detour"));
}

TEST_CASE("four pilots take four drones, and there is nobody for a fifth die", "[akarios][AKA-002]") {
  Scene scene = setup({1, 1, 2, 1, 1, 1}, 4);
  scene.open().play({"drone ghost", "equipped", "drone kricket", "equipped", "drone detour", "equipped", "drone ram-bo", "equipped"});
  CHECK(scene.rolling());
  int drone_dice = 0;
  while (scene.p.owing.is_chance()) {
    drone_dice += scene.offers("die blank");
    scene.play(scene.offers("die blank") ? "die blank" : "die move");
  }
  CHECK(drone_dice == 4);
}

TEST_CASE("a drone covers the slots on its back for the whole scenario", "[akarios][AKA-035][AKA-036]") {
  Scene scene = setup({1, 1, 0, 0, 0, 0});
  scene.open().play("drone ram-bo");
  CHECK(free_slots(scene.table, scene.p, ada) == Slots{});
  CHECK_FALSE(scene.offers("equip scatter-guns"));  // nothing to ask: Bea is next
  CHECK(scene.p.frames.back().ship == bea);
  Scene bare = setup({1, 1, 0, 0, 0, 0});
  bare.open().play("no drone");
  CHECK(bare.offers("equip scatter-guns"));
  CHECK(bare.offers("equip bank-jets"));
  Scene two = setup({0, 0, 3, 0, 0, 0});  // two of one kind
  two.open().play("drone biff");
  CHECK(free_slots(two.table, two.p, ada) == Slots{0, 0, 1, 0, 0, 0});
}

TEST_CASE("a ship without one of the slots cannot take the drone", "[akarios][AKA-037]") {
  CHECK_FALSE(fits({1, 1, 0, 1, 1, 1}, "kricket"));  // no tech slot
  CHECK(fits({1, 0, 1, 0, 0, 0}, "kricket"));
}

TEST_CASE("nobody takes two drones", "[akarios][AKA-040]") {
  Scene scene = setup({1, 2, 2, 2, 2, 2});
  scene.open().play("drone ghost");
  CHECK(scene.options("drone").empty());  // upgrades, though there is room for Detour
  CHECK(scene.offers("equip bank-jets"));
  CHECK_FALSE(can_take_drone(scene.table, scene.p, ada, 2));
}

TEST_CASE("Ram-Bo needs a weapon and an engine slot", "[akarios][AKA-061]") {
  CHECK(fits({1, 1, 0, 0, 0, 0}, "ram-bo"));
  CHECK_FALSE(fits({0, 1, 2, 2, 2, 2}, "ram-bo"));
  CHECK_FALSE(fits({1, 0, 2, 2, 2, 2}, "ram-bo"));
}
TEST_CASE("Kricket needs a weapon and a tech slot", "[akarios][AKA-083]") {
  CHECK(fits({1, 0, 1, 0, 0, 0}, "kricket"));
  CHECK_FALSE(fits({0, 2, 2, 2, 2, 2}, "kricket"));
  CHECK_FALSE(fits({1, 2, 0, 2, 2, 2}, "kricket"));
}
TEST_CASE("Detour needs an engine and a ship ability slot", "[akarios][AKA-110]") {
  CHECK(fits({0, 1, 0, 1, 0, 0}, "detour"));
  CHECK_FALSE(fits({2, 0, 2, 1, 2, 2}, "detour"));
  CHECK_FALSE(fits({2, 1, 2, 0, 2, 2}, "detour"));
}
TEST_CASE("Ghost needs an engine and a pilot ability slot", "[akarios][AKA-129]") {
  CHECK(fits({0, 1, 0, 0, 1, 0}, "ghost"));
  CHECK_FALSE(fits({2, 0, 2, 2, 1, 2}, "ghost"));
  CHECK_FALSE(fits({2, 1, 2, 2, 0, 2}, "ghost"));
}
TEST_CASE("P1-NG needs a tech and a ship ability slot", "[akarios][AKA-144]") {
  CHECK(fits({0, 0, 1, 1, 0, 0}, "p1-ng"));
  CHECK_FALSE(fits({2, 2, 0, 1, 2, 2}, "p1-ng"));
  CHECK_FALSE(fits({2, 2, 1, 0, 2, 2}, "p1-ng"));
}
TEST_CASE("Biff needs two tech slots", "[akarios][AKA-157]") {
  CHECK(fits({0, 0, 2, 0, 0, 0}, "biff"));
  CHECK_FALSE(fits({2, 2, 1, 2, 2, 2}, "biff"));
}

TEST_CASE("with Kricket come a die, the target marker and four missiles", "[akarios][AKA-017]") {
  Scene scene = setup({1, 0, 1, 0, 0, 0});
  scene.open().play({"drone kricket", "no drone", "equipped"});
  scene.play({"die move", "die move", "die move", "die move"});
  CHECK(scene.offers("die drone"));
  CHECK(tokens_left(scene.table, scene.p, ada, TokenKind::missile) == 4);
  CHECK(tokens_left(scene.table, scene.p, ada, TokenKind::ignition) == 0);
  CHECK(can_mark(scene.table, scene.p, ada));
  CHECK_FALSE(can_mark(scene.table, scene.p, bea));
}

TEST_CASE("all supply is there when a scenario begins, at each level", "[akarios][AKA-049][AKA-052]") {
  struct Supplies {
    const char* drone;
    std::array<int, levels> cubes;
  };
  for (const auto& [drone, cubes] : {Supplies{"ram-bo", {1, 2, 3}}, {"kricket", {2, 3, 4}}, {"detour", {2, 3, 4}}, {"ghost", {2, 3, 4}},
                                     {"p1-ng", {2, 3, 4}}, {"biff", {2, 3, 4}}})
    for (int level = 1; level <= levels; ++level) {
      Scene scene(level);
      scene.table.pilots[ada].slots = {1, 1, 2, 1, 1, 0};
      scene.open().play("drone " + std::string(drone)).play({"equipped", "no drone", "equipped"});
      INFO(drone << " at level " << level);
      CHECK(scene.supply(ada) == cubes[static_cast<std::size_t>(level - 1)]);
    }
}

}  // namespace rondo::akarios
