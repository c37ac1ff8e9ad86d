// P1-NG: what rides on the next attack, and Remote, which flies an enemy's ship.
#include "tests/akarios/scene.h"

namespace rondo::akarios {

namespace {

Scene remote(int level, std::string_view at = "f5") {
  Scene scene(level);
  scene.drone(ada, "p1-ng").put(fighter_1, at, 3).dice(ada, {Face::drone}).dice(bea, {Face::move}).phase();
  return scene;
}

constexpr ConditionSet hack = only(Condition::hack), jam = only(Condition::radar_jam), slow = only(Condition::slow);

}  // namespace

TEST_CASE("P1-NG readies hack, then radar jam, then slow", "[akarios][AKA-148][AKA-149][AKA-150]") {
  const std::array<int, levels> wanted = {hack, hack | jam, hack | jam | slow};
  for (int level = 1; level <= levels; ++level) {
    Scene scene(level);
    scene.drone(ada, "p1-ng").put(fighter_1, "f5", 3).dice(ada, {Face::drone, Face::move, Face::wild}).phase();
    scene.play({"use ada p1-ng", "use ada cannons"});
    CHECK(scene.p[fighter_1].conditions == 0);
    scene.play("modifier zero");
    CHECK(scene.p[fighter_1].conditions == wanted[static_cast<std::size_t>(level - 1)]);
    CHECK(scene.p.cockpit(ada).ready_conditions == 0);  // once
  }
}

TEST_CASE("a readied effect is spent by a Miss", "[akarios]") {
  Scene scene;
  scene.drone(ada, "p1-ng").put(fighter_1, "f5", 3).dice(ada, {Face::drone, Face::wild, Face::attack}).phase();
  scene.play({"use ada p1-ng", "use ada cannons", "pay attack", "modifier miss"});
  CHECK(scene.p[fighter_1].conditions == 0);
  CHECK(scene.p.cockpit(ada).ready_conditions == 0);
}

TEST_CASE("a readied effect is spent by an attack that stops after its first target", "[akarios]") {
  Scene scene;
  scene.drone(ada, "p1-ng").put(fighter_1, "f5", 3).put(fighter_2, "f6", 3).dice(ada, {Face::drone, Face::attack, Face::attack, Face::move}).phase();
  scene.play({"use ada p1-ng", "use ada lance", "strike fighter-1", "modifier zero", "done"});
  CHECK(scene.p[fighter_1].conditions == hack);
  CHECK(scene.p.cockpit(ada).ready_conditions == 0);
}

TEST_CASE("a hacked enemy skips its first step, a hacked pilot rolls a die less", "[akarios][AKA-151]") {
  Scene scene;
  scene.put(fighter_1, "f5", 3).card(0, {"move forward", "attack cone 3 damage 2"});
  scene.p[fighter_1].conditions = hack;
  scene.enemy_phase().play("focus ada");
  CHECK(scene.stands(fighter_1, "f5", 3));
  CHECK(scene.shields(ada) == 1);
  CHECK(scene.p[fighter_1].conditions == 0);  // over with its activation
  Scene pilot;
  pilot.put(fighter_1, "f5", 3);
  pilot.p[ada].conditions = hack;
  pilot.next_round();
  for (int die = 0; die < 3 + 4; ++die) pilot.play("die attack");
  CHECK(pilot.asks_squad());
  CHECK(pilot.p.cockpit(ada).dice[static_cast<std::size_t>(Face::attack)] == 3);
}

TEST_CASE("slow takes the last step of each move", "[akarios][AKA-151]") {
  Scene scene;
  scene.put(fighter_1, "f1", 3).card(0, {"move forward forward forward", "move forward forward"});
  scene.p[fighter_1].conditions = slow;
  scene.enemy_phase().play("focus ada");
  CHECK(scene.stands(fighter_1, "f4", 3));
  CHECK(scene.p[fighter_1].conditions == 0);
  Scene turn;  // be it a turn
  turn.put(fighter_1, "f1", 3).card(0, {"move forward turn-left"});
  turn.p[fighter_1].conditions = slow;
  turn.enemy_phase().play("focus ada");
  CHECK(turn.stands(fighter_1, "f2", 3));
  Scene pilot;
  pilot.put(fighter_1, "a1").dice(ada, {Face::move}).dice(bea, {Face::move});
  pilot.p[ada].conditions = slow;
  pilot.phase().play({"use ada glide", "fly forward forward"});
  CHECK(pilot.stands(ada, "f7", 0));
  CHECK(pilot.p[ada].conditions == slow);
  pilot.play("end phase");
  CHECK(pilot.p[ada].conditions == 0);  // pilots' effects end when they have acted
}

TEST_CASE("a bonus that is not used lapses at the end of the round", "[akarios][AKA-151]") {
  Scene scene;
  scene.drone(ada, "p1-ng").put(fighter_1, "a1").dice(ada, {Face::drone}).dice(bea, {Face::move}).phase().play("use ada p1-ng");
  CHECK(scene.p.cockpit(ada).ready_conditions == hack);
  scene.round_end();
  CHECK(scene.p.cockpit(ada).ready_conditions == 0);
}

TEST_CASE("Remote turns an enemy within 5", "[akarios][AKA-152]") {
  Scene scene = remote(1, "f3");
  scene.play({"use ada remote", "strike fighter-1", "turn left"});
  CHECK(scene.p[fighter_1].facing == 2);
  CHECK(scene.offers("end phase"));
  Scene far = remote(1, "f2");
  REQUIRE(far.asks_squad());
  CHECK_FALSE(far.offers("use ada remote"));
}

TEST_CASE("Remote adds a move at level 2", "[akarios][AKA-153]") {
  Scene scene = remote(2);
  scene.play({"use ada remote", "strike fighter-1", "turn right"});
  CHECK(scene.options() == std::vector<std::string>{"fly forward", "fly forward forward", "stay"});
  scene.play("fly forward forward");
  CHECK(scene.stands(fighter_1, "d6", 4));
  CHECK(scene.offers("end phase"));
}

TEST_CASE("Remote's steps come in the order of levels, all for one enemy", "[akarios][AKA-154][AKA-155]") {
  Scene scene = remote(3);
  scene.put(fighter_2, "h6", 3);
  scene.play("use ada remote");
  CHECK(scene.options() == std::vector<std::string>{"strike fighter-1", "strike fighter-2"});
  scene.play("strike fighter-1");
  CHECK(scene.options() == std::vector<std::string>{"turn left", "turn right", "hold"});
  CHECK_FALSE(scene.offers("fly forward"));
  scene.play("turn left");
  CHECK_FALSE(scene.offers("turn left"));  // move II before rotate III
  scene.play({"fly forward", "turn left"});
  CHECK(scene.stands(fighter_1, "g6", 1));
  scene.play("fly forward forward");
  CHECK(scene.offers("end phase"));
  CHECK(scene.p[fighter_2].facing == 3);
  CHECK(scene.p[fighter_2].at == scene.hex("h6"));
}

TEST_CASE("any step of Remote may be skipped", "[akarios][AKA-156]") {
  Scene scene = remote(3);
  scene.play({"use ada remote", "strike fighter-1", "hold", "fly forward", "hold", "stay"});
  CHECK(scene.stands(fighter_1, "f6", 3));
  CHECK(scene.offers("end phase"));
}

}  // namespace rondo::akarios
