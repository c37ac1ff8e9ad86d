// Biff: pulls and pushes, Kinetic Field, which takes damage meant for a friend, and the tokens that it leaves.
#include "tests/akarios/scene.h"

namespace rondo::akarios {

namespace {

Scene pulling(int level) {
  Scene scene(level);
  scene.drone(ada, "biff").put(fighter_1, "f5", 3).put(fighter_2, "d9", 3).dice(ada, {Face::drone}).dice(bea, {Face::move});
  return scene;
}

/// Bea at h8 is attacked by a fighter `range` hexes ahead of Ada; Ada has Biff.
Scene field(int level, int range, const std::string& card = "attack all 9 damage 4") {
  Scene scene(level);
  scene.drone(ada, "biff").strength(ada, 0, 9).put(bea, "h8").put(fighter_1, "f" + std::to_string(8 - range), 3).card(0, {card});
  scene.enemy_phase().play({"focus bea", "strike bea"});
  return scene;
}

}  // namespace

TEST_CASE("Biff pulls an enemy two hexes", "[akarios][AKA-161]") {
  Scene scene = pulling(1);
  scene.put(fighter_2, "a1").phase().play("use ada biff");
  CHECK(scene.stands(fighter_1, "f7", 3));
  CHECK_FALSE(scene.told(EventKind::modifier_drawn));
  Scene far = pulling(1);
  far.put(fighter_2, "a1").put(fighter_1, "f4").phase();
  REQUIRE(far.asks_squad());
  CHECK_FALSE(far.offers("use ada biff"));
}

TEST_CASE("Biff pulls two at level 2", "[akarios][AKA-162]") {
  Scene scene = pulling(2);
  scene.phase().play({"use ada biff", "strike fighter-1", "strike fighter-2"});
  CHECK(scene.stands(fighter_1, "f7", 3));
  CHECK(between(scene.table, scene.p, ada, fighter_2) == 1);
}

TEST_CASE("Biff pushes at level 3", "[akarios][AKA-163]") {
  Scene scene = pulling(3);
  scene.put(fighter_2, "a1").put(fighter_1, "f4", 3).put(ada, "f9").phase().play({"use ada biff", "strike fighter-1"});
  CHECK(scene.stands(fighter_1, "f2", 3));
  CHECK(between(scene.table, scene.p, ada, fighter_1) == 7);
}

TEST_CASE("Kinetic Field takes damage meant for a friend", "[akarios][AKA-164]") {
  Scene scene = field(1, 3);
  scene.play("react ada kinetic-field");
  CHECK(scene.hull(ada) == 5);
  CHECK(scene.shields(bea) == 3);
  CHECK(scene.supply(ada) == 1);
}

TEST_CASE("Kinetic Field reaches two hexes further at level 2", "[akarios][AKA-165]") {
  CHECK(field(1, 3).offers("react ada kinetic-field"));
  CHECK(field(1, 4).rolling());
  CHECK(field(2, 5).offers("react ada kinetic-field"));
  CHECK(field(2, 6).rolling());
}

TEST_CASE("Kinetic Field covers a second enemy at level 3", "[akarios][AKA-166][AKA-168]") {
  Scene scene(3);
  scene.drone(ada, "biff").strength(ada, 0, 20).put(bea, "h8").card(0, {"attack all 9 damage 1"});
  scene.put(fighter_1, "f5", 3).put(fighter_2, "g5", 3).put(enemy_ship(0, 3), "h1", 3).put(enemy_ship(0, 4), "i5", 3).enemy_phase();
  scene.play({"focus bea", "strike bea", "react ada kinetic-field"});
  CHECK(scene.options() == std::vector<std::string>{"cover fighter-2", "cover fighter-4", "done"});  // the third is too far away
  scene.play("cover fighter-2");
  CHECK(scene.hull(ada) == 19);
  scene.play({"focus bea", "strike bea"});
  CHECK(scene.hull(ada) == 18);
  CHECK(scene.shields(bea) == 3);
  CHECK(scene.supply(ada) == 3);
  CHECK(scene.p.cockpit(ada).kinetic == 1);
  scene.play({"focus bea", "strike bea"});  // a third attack is covered by nobody
  CHECK(scene.hull(ada) == 18);
  CHECK(scene.shields(bea) == 2);
}

TEST_CASE("one use of Kinetic Field covers one attack of an enemy, the second one's as well at level 3", "[akarios][AKA-168]") {
  Scene once(1);
  once.drone(ada, "biff").strength(ada, 0, 20).put(bea, "h8").put(fighter_1, "f5", 3).card(0, {"attack all 9 damage 1", "attack all 9 damage 2"});
  once.enemy_phase().play({"focus bea", "strike bea", "react ada kinetic-field", "strike bea"});
  CHECK(once.hull(ada) == 19);
  CHECK(once.shields(bea) == 1);
  Scene second(3);
  second.drone(ada, "biff").strength(ada, 0, 20).put(bea, "h8").card(0, {"attack all 9 damage 1", "attack all 9 damage 1"});
  second.put(fighter_1, "f5", 3).put(fighter_2, "g5", 3).enemy_phase();
  second.play({"focus bea", "strike bea", "react ada kinetic-field", "cover fighter-2", "strike bea"});
  second.play({"focus bea", "strike ada"});  // an attack on Biff's own ship is none on another
  CHECK(second.hull(ada) == 18);
  second.play("strike bea");
  CHECK(second.hull(ada) == 17);
  CHECK(second.shields(bea) == 2);
  Scene next(3);  // in the next round nothing is covered
  next.drone(ada, "biff").put(bea, "h8").put(fighter_1, "f5", 3).round_end();
  next.p.cockpit(ada).guarded = only(fighter_1);
  next.round_end();
  CHECK(next.p.cockpit(ada).guarded == 0);
}

TEST_CASE("nobody reacts any more to damage that is redirected", "[akarios][AKA-169]") {
  Scene scene(1);
  scene.drone(ada, "biff").drone(bea, "ghost").upgrade(ada, "sidestep").strength(ada, 0, 9).put(bea, "h8").put(fighter_1, "f5", 3);
  scene.card(0, {"attack all 9 damage 4"}).enemy_phase().play({"focus bea", "strike bea"});
  CHECK(scene.options() == std::vector<std::string>{"react ada kinetic-field", "react bea reactive-analysis", "pass"});
  scene.play("react ada kinetic-field");
  CHECK(scene.rolling());
  CHECK(scene.hull(ada) == 5);
  CHECK(scene.count(EventKind::reacts) == 1);
}

TEST_CASE("Kinetic Field is for other friendly ships, once a round", "[akarios][AKA-167]") {
  Scene own(1);
  own.drone(ada, "biff").put(bea, "k10").put(fighter_1, "f5", 3).card(0, {"attack cone 3 damage 1"}).enemy_phase().play("focus ada");
  CHECK(own.rolling());
  CHECK(own.shields(ada) == 2);
  Scene twice(1);
  twice.drone(ada, "biff").put(bea, "h8").put(fighter_1, "f5", 3).put(fighter_2, "g6", 3).card(0, {"attack all 9 damage 1"}).enemy_phase();
  twice.play({"focus bea", "strike bea", "react ada kinetic-field", "focus bea", "strike bea"});
  CHECK(twice.rolling());
  CHECK(twice.shields(bea) == 2);
  CHECK(twice.supply(ada) == 1);
}

TEST_CASE("what is redirected meets Biff's own shields; effects stay where they were aimed", "[akarios][AKA-169]") {
  Scene scene(1);
  scene.drone(ada, "biff").strength(ada, 1, 9).put(bea, "h8").put(fighter_1, "f5", 3).card(0, {"attack all 9 damage 4 slow"}).enemy_phase();
  scene.play({"focus bea", "strike bea", "react ada kinetic-field"});
  CHECK(scene.shields(ada) == 0);
  CHECK(scene.hull(ada) == 6);
  CHECK(scene.p[ada].conditions == 0);
  CHECK(scene.p[bea].conditions == only(Condition::slow));
  CHECK(scene.shields(bea) == 3);
}

TEST_CASE("each use of Kinetic Field leaves a token, four at most", "[akarios][AKA-170][AKA-008]") {
  Scene scene = field(1, 3);
  scene.play("react ada kinetic-field");
  CHECK(scene.p.cockpit(ada).kinetic == 1);
  Scene full(1);
  full.drone(ada, "biff").put(bea, "h8").put(fighter_1, "f5", 3).card(0, {"attack all 9 damage 1"});
  full.p.cockpit(ada).kinetic = 4;
  full.enemy_phase().play({"focus bea", "strike bea", "react ada kinetic-field"});
  CHECK(full.p.cockpit(ada).kinetic == 4);
  CHECK(full.shields(ada) == 2);
}

TEST_CASE("a Kinetic token takes two shields out of an attack", "[akarios][AKA-171]") {
  Scene scene(1);
  scene.drone(ada, "biff").put(fighter_1, "f5", 3).strength(fighter_1, 3, 5).dice(ada, {Face::attack});
  scene.p.cockpit(ada).kinetic = 2;
  scene.phase().play("use ada cannons");
  CHECK(scene.options() == std::vector<std::string>{"spend 0", "spend 1", "spend 2"});
  scene.play({"spend 1", "modifier zero"});
  CHECK(scene.shields(fighter_1) == 2);
  CHECK(scene.hull(fighter_1) == 4);
  CHECK(scene.p.cockpit(ada).kinetic == 1);
}

TEST_CASE("shields that a Kinetic token takes are there again for the next attack, and none go below 0", "[akarios][AKA-172]") {
  Scene scene(1);
  scene.drone(ada, "biff").put(fighter_1, "f5", 3).strength(fighter_1, 1, 9).dice(ada, {Face::attack, Face::wild}).dice(bea, {Face::move});
  scene.p.cockpit(ada).kinetic = 1;
  scene.phase().play({"use ada cannons", "pay attack", "spend 1", "modifier zero"});
  CHECK(scene.hull(fighter_1) == 7);
  CHECK(scene.shields(fighter_1) == 1);
  scene.play({"use ada cannons", "modifier zero"});
  CHECK(scene.shields(fighter_1) == 0);
  CHECK(scene.hull(fighter_1) == 6);
}

}  // namespace rondo::akarios
