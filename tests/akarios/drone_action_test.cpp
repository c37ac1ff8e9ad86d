// What basic and advanced actions of every drone have in common: supply, dice, how often, and what lower levels leave in higher ones.
#include "tests/akarios/scene.h"

namespace rondo::akarios {

TEST_CASE("a basic action takes no supply and may be used once per drone result", "[akarios][AKA-053][AKA-055]") {
  Scene scene(2);
  scene.drone(ada, "ram-bo").put(fighter_1, "f6", 3).strength(fighter_1, 0, 30).dice(ada, {Face::drone, Face::drone_wild, Face::drone_stress});
  scene.planets({"f5"});  // so that it stays where it is
  scene.put(fighter_1, "f7", 3).planets({"f6"}).phase();
  for (const int hull : {27, 24, 21}) {
    REQUIRE(scene.offers("use ada ram-bo"));
    scene.play("use ada ram-bo");
    if (scene.asks_squad()) scene.play(scene.options("pay").front());
    scene.play("modifier zero");
    CHECK(scene.hull(fighter_1) == hull);
    CHECK(scene.supply(ada) == 2);
  }
  CHECK(scene.options("use ada ram-bo").empty());
}

TEST_CASE("basic actions keep what lower levels print", "[akarios][AKA-054]") {
  Scene scene(3);
  scene.drone(ada, "ram-bo").put(fighter_1, "f7", 3).dice(ada, {Face::drone}).phase().play({"use ada ram-bo", "modifier zero"});
  CHECK(scene.hull(fighter_1) == 6);
  CHECK(scene.stands(fighter_1, "f6", 3));
  CHECK(scene.p[fighter_1].conditions == only(Condition::radar_jam));
}

TEST_CASE("an advanced action takes one cube and is used once a round", "[akarios][AKA-056][AKA-059]") {
  Scene scene(2);
  scene.drone(ada, "kricket").put(fighter_1, "a1").dice(ada, {Face::drone, Face::drone}).phase();
  CHECK(scene.supply(ada) == 3);
  scene.play({"use ada guided-missile", "lay f7"});
  CHECK(scene.supply(ada) == 2);
  CHECK(scene.asks_squad());
  CHECK_FALSE(scene.offers("use ada guided-missile"));
  CHECK(scene.p.cockpit(ada).dice[static_cast<std::size_t>(Face::drone)] == 1);
  scene.dice(ada, {Face::drone}).next_round();
  while (scene.rolling()) scene.play(scene.offers("die drone") ? "die drone" : "die attack");
  CHECK(scene.offers("use ada guided-missile"));
}

TEST_CASE("without supply there is no advanced action", "[akarios][AKA-057]") {
  Scene scene;
  scene.drone(ada, "kricket").put(fighter_1, "a1").dice(ada, {Face::drone}).phase();
  CHECK(scene.offers("use ada guided-missile"));
  Scene empty;
  empty.drone(ada, "kricket").put(fighter_1, "a1").dice(ada, {Face::drone});
  empty.p.cockpit(ada).supply[drone_advanced] = 0;
  empty.phase();
  REQUIRE(empty.asks_squad());
  CHECK_FALSE(empty.offers("use ada guided-missile"));
}

TEST_CASE("a reaction needs supply and no die, any other advanced action a drone result as well", "[akarios][AKA-058]") {
  Scene scene;
  scene.drone(ada, "detour").put(fighter_1, "f6", 3).card(0, {"attack cone 3 damage 2"});
  scene.p.cockpit(ada).supply[drone_advanced] = 1;
  scene.enemy_phase().play("focus ada");
  CHECK(scene.offers("react ada flak-defences"));
  scene.play("react ada flak-defences");
  CHECK(scene.supply(ada) == 0);
  Scene empty;
  empty.drone(ada, "detour").put(fighter_1, "f6", 3).card(0, {"attack cone 3 damage 2"});
  empty.p.cockpit(ada).supply[drone_advanced] = 0;
  empty.enemy_phase().play("focus ada");
  CHECK(empty.shields(ada) == 1);  // nothing was offered
  Scene dieless;
  dieless.drone(ada, "kricket").put(fighter_1, "a1").dice(ada, {Face::move, Face::attack, Face::wild, Face::stress}).phase();
  CHECK_FALSE(dieless.offers("use ada guided-missile"));
}

TEST_CASE("advanced actions keep what lower levels print", "[akarios][AKA-060]") {
  Scene scene(3);
  scene.drone(ada, "biff").put(bea, "h8").put(fighter_1, "f3", 3).put(fighter_2, "g4", 3).card(0, {"attack all 9 damage 2"});
  scene.enemy_phase().play({"focus bea", "strike bea"});
  REQUIRE(between(scene.table, scene.p, ada, fighter_1) == 5);
  scene.play("react ada kinetic-field");
  CHECK(scene.offers("cover fighter-2"));
}

TEST_CASE("range counts steps between ships", "[akarios][AKA-069]") {
  Scene scene;
  scene.drone(ada, "ram-bo").put(fighter_1, "f6", 3).put(fighter_2, "g8", 3).dice(ada, {Face::drone}).phase();
  CHECK(between(scene.table, scene.p, ada, fighter_1) == 2);
  CHECK(between(scene.table, scene.p, ada, fighter_2) == 1);
  CHECK(between(scene.table, scene.p, ada, ada) == 0);
  scene.play({"use ada ram-bo", "modifier zero"});  // one target: nothing to ask
  CHECK(scene.hull(fighter_2) == 7);
  CHECK(scene.hull(fighter_1) == 9);
}

TEST_CASE("a drone's attack draws a modifier card", "[akarios][AKA-070]") {
  Scene scene;
  scene.drone(ada, "ram-bo").put(fighter_1, "f7", 3).dice(ada, {Face::drone}).phase().play("use ada ram-bo");
  REQUIRE(scene.p.owing.is_chance());
  scene.play("modifier plus-1");
  CHECK(scene.hull(fighter_1) == 6);
  CHECK(scene.p.cockpit(ada).deck.size() == 19);
  CHECK(scene.count(EventKind::modifier_drawn) == 1);
}

}  // namespace rondo::akarios
