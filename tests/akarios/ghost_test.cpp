// Ghost: moves for the price of one result, and Reactive Analysis, which flies out of an attack.
#include "tests/akarios/scene.h"

namespace rondo::akarios {

namespace {

/// A fighter attacks Ada, who faces `facing` and flies `way` in answer.
Scene analysed(int level, int facing, std::string_view way, const std::string& card = "attack cone 3 damage 3 slow") {
  Scene scene(level);
  scene.drone(ada, "ghost").put(ada, "f8", facing).put(fighter_1, "f5", 3).card(0, {card});
  scene.strength(ada, 0, 6).enemy_phase().play({"focus ada", "react ada reactive-analysis", way});
  return scene;
}

Scene moves(int level) {
  Scene scene(level);
  scene.drone(ada, "ghost").put(fighter_1, "a1").dice(ada, {Face::drone}).dice(bea, {Face::move}).phase().play("use ada ghost");
  return scene;
}

}  // namespace

TEST_CASE("Ghost may move", "[akarios][AKA-133]") {
  Scene scene = moves(1);
  CHECK(scene.options() == std::vector<std::string>{"fly forward", "fly forward forward", "stay"});
  scene.play("stay");
  CHECK(scene.stands(ada, "f8", 0));
  CHECK(scene.offers("end phase"));
}

TEST_CASE("Ghost may move twice at level 2", "[akarios][AKA-134]") {
  Scene scene = moves(2);
  scene.play({"fly forward", "fly forward forward"});
  CHECK(scene.stands(ada, "f5", 0));
  CHECK(scene.offers("end phase"));
}

TEST_CASE("Ghost may move thrice and rotate once at level 3", "[akarios][AKA-135]") {
  Scene scene = moves(3);
  scene.play({"fly forward", "fly forward", "fly forward"});
  CHECK(scene.options() == std::vector<std::string>{"turn left", "turn right", "done"});
  scene.play("turn left");
  CHECK(scene.stands(ada, "f5", 5));
  CHECK(scene.offers("end phase"));
}

TEST_CASE("Ghost's rotate comes before or after its last move", "[akarios][AKA-136]") {
  Scene scene = moves(3);
  scene.play({"stay", "stay"});
  Scene before = scene;
  before.play({"turn right", "fly forward"});
  CHECK(before.stands(ada, "g8", 1));
  scene.play({"fly forward", "turn right"});
  CHECK(scene.stands(ada, "f7", 1));
}

TEST_CASE("Reactive Analysis moves before the attack", "[akarios][AKA-137][AKA-142]") {
  Scene scene = analysed(1, 0, "fly forward");
  CHECK(scene.stands(ada, "f7", 0));
  CHECK(scene.when(EventKind::moved, ada) < scene.when(EventKind::damaged, ada));
  CHECK(scene.hull(ada) == 3);  // still in range: as used as ever
  CHECK(scene.supply(ada) == 1);
  CHECK(scene.p[ada].conditions == only(Condition::slow));
}

TEST_CASE("Reactive Analysis gives a shield at level 2 to a ship that is still hit", "[akarios][AKA-138]") {
  Scene scene = analysed(2, 0, "fly forward");
  CHECK(scene.hull(ada) == 4);
  CHECK(scene.shields(ada) == 0);
  CHECK(scene.p[ada].conditions == only(Condition::slow));
  Scene whole(2);  // be it beyond the printed number
  whole.drone(ada, "ghost").put(fighter_1, "f5", 3).card(0, {"attack cone 3 damage 3"}).enemy_phase();
  whole.play({"focus ada", "react ada reactive-analysis", "stay"});
  CHECK(whole.shields(ada) == 1);
  Scene evaded = analysed(2, 3, "fly forward forward");
  CHECK(evaded.shields(ada) == 0);
  CHECK(evaded.hull(ada) == 6);
}

TEST_CASE("Reactive Analysis cancels effects at level 3 of an attack that still hits", "[akarios][AKA-139]") {
  Scene scene = analysed(3, 0, "fly forward");
  CHECK(scene.hull(ada) == 4);  // 3, of which 1 on the shield of level 2
  CHECK(scene.p[ada].conditions == 0);
}

TEST_CASE("Reactive Analysis answers one attack a round", "[akarios][AKA-140]") {
  Scene scene(1);
  scene.drone(ada, "ghost").put(fighter_1, "f5", 3).put(fighter_2, "f6", 3).card(0, {"attack cone 3 damage 1"}).put(bea, "k10");
  scene.enemy_phase().play({"focus ada", "react ada reactive-analysis", "stay", "focus ada"});
  CHECK(scene.rolling());
  CHECK(scene.count(EventKind::reacts) == 1);
  CHECK(scene.shields(ada) == 1);
  CHECK(scene.supply(ada) == 1);
}

TEST_CASE("whoever moves out of range takes nothing", "[akarios][AKA-141]") {
  Scene scene = analysed(1, 3, "fly forward");
  CHECK(scene.stands(ada, "f9", 3));
  CHECK(scene.hull(ada) == 6);
  CHECK(scene.p[ada].conditions == 0);
  CHECK(scene.supply(ada) == 1);
  CHECK(scene.told(EventKind::out_of_reach));
}

TEST_CASE("whoever flies behind a planet is out of range, and whoever dies on the way is attacked no more", "[akarios][AKA-141]") {
  Scene planet(1);
  planet.drone(ada, "ghost").planets({"f7"}).put(ada, "e8", 2).put(fighter_1, "f5", 3).card(0, {"attack front 4 damage 3 slow"}).put(bea, "k10");
  planet.strength(ada, 0, 6).enemy_phase().play({"focus ada", "react ada reactive-analysis", "fly forward"});
  CHECK(planet.p[ada].at == planet.hex("f8"));
  CHECK(planet.hull(ada) == 6);
  CHECK(planet.p[ada].conditions == 0);
  CHECK(planet.told(EventKind::out_of_reach));
  Scene rock(1);
  rock.drone(ada, "ghost").asteroids({"f7"}).put(fighter_1, "f5", 3).card(0, {"attack cone 3 damage 3"}).put(bea, "k10");
  rock.strength(ada, 0, 1).enemy_phase().play({"focus ada", "react ada reactive-analysis", "fly forward"});
  CHECK_FALSE(rock.p[ada].in_play());
  CHECK(rock.p.tally.suffered == 1);
}

TEST_CASE("out of arc is out of range, and nobody else becomes the target", "[akarios][AKA-143]") {
  Scene scene(1);
  scene.drone(ada, "ghost").put(ada, "f7", 1).put(bea, "f6").put(fighter_1, "f5", 3).card(0, {"attack line 3 damage 3"});
  scene.strength(ada, 0, 6).enemy_phase().play({"focus ada", "strike ada", "react ada reactive-analysis", "fly forward"});
  CHECK(scene.stands(ada, "g7", 1));
  CHECK(scene.hull(ada) == 6);
  CHECK(scene.shields(bea) == 3);
  CHECK(scene.count(EventKind::attack_begins) == 1);
}

TEST_CASE("what one reaction leaves for a ship still attacked is not lost to a second reaction", "[akarios]") {
  Scene scene(3);
  scene.drone(ada, "ghost").upgrade(ada, "brace").put(fighter_1, "f5", 3).card(0, {"attack cone 3 damage 3 slow"});
  scene.strength(ada, 0, 6).enemy_phase().play({"focus ada", "react ada reactive-analysis", "stay", "react ada brace"});
  CHECK(scene.shields(ada) == 0);
  CHECK(scene.hull(ada) == 6);  // 3, of which 2 on Brace's shields and 1 on Ghost's
  CHECK(scene.p[ada].conditions == 0);
}

}  // namespace rondo::akarios
