// Steps that the box's own cards combine in ways no drone does: shoves that carry effects, conditions of a pilot's steps, limits on what a
// card of somebody else's could do.
#include "tests/akarios/scene.h"

namespace rondo::akarios {

TEST_CASE("a shove without an attack carries its conditions and spends nothing that was readied", "[akarios]") {
  Scene scene;
  scene.upgrade(ada, "tow-beam").put(fighter_1, "f5", 3).dice(ada, {Face::move, Face::move}).dice(bea, {Face::move});
  scene.p.cockpit(ada).ready_conditions = only(Condition::hack);
  scene.phase().play("use ada tow-beam");
  CHECK(scene.stands(fighter_1, "f6", 3));
  CHECK(scene.p[fighter_1].conditions == only(Condition::slow));
  CHECK(scene.p.cockpit(ada).ready_conditions == only(Condition::hack));
  Scene enemy;
  enemy.put(fighter_1, "f6", 3).put(bea, "a9").card(0, {"push 1 within 3 radar jam"}).enemy_phase().play("focus ada");
  CHECK(enemy.stands(ada, "f9", 0));
  CHECK(enemy.p[ada].conditions == only(Condition::radar_jam));
}

TEST_CASE("a pilot's step for a ship without shields waits until they are gone", "[akarios]") {
  for (const auto& [shields, after] : {std::pair{0, 1}, {2, 2}}) {
    Scene scene;
    scene.upgrade(ada, "scrubber").put(fighter_1, "a1").strength(ada, shields, 6).dice(ada, {Face::move}).dice(bea, {Face::move});
    scene.p[ada].conditions = only(Condition::slow);
    scene.phase().play("use ada scrubber");
    CHECK(scene.p[ada].conditions == 0);
    CHECK(scene.shields(ada) == after);
  }
  Scene useless;
  useless.upgrade(ada, "scrubber").put(fighter_1, "a1").strength(ada, 1, 6).dice(ada, {Face::move}).dice(bea, {Face::move}).phase();
  CHECK_FALSE(useless.offers("use ada scrubber"));
}

namespace {

/// The Sparrow at f8, with 8 hull, is a fighter's focus.
Scene mother_ship(std::string_view card) {
  Scene scene;
  scene.put(ada, "c3").put(sparrow, "f8").strength(sparrow, 0, 8).put(fighter_1, "f6", 3);
  scene.table.scenario.sparrow = Spot{5, 7};
  scene.table.scenario.sparrow_hull = 8;
  scene.card(0, {card});
  return scene;
}

}  // namespace

TEST_CASE("the Sparrow is attacked, but never moved", "[akarios]") {
  Scene scene = mother_ship("attack cone 3 damage 2 push 2");
  scene.enemy_phase().play("focus sparrow");
  CHECK(scene.hull(sparrow) == 6);
  CHECK(scene.stands(sparrow, "f8", 0));
  Scene shoved = mother_ship("push 1 within 3");
  shoved.enemy_phase().play("focus sparrow");
  CHECK(shoved.rolling());  // nobody to push
  CHECK(shoved.stands(sparrow, "f8", 0));
}

TEST_CASE("a ship ability card swallows all damage to the Sparrow and lies face down", "[akarios]") {
  Scene scene = mother_ship("attack cone 3 damage 5 slow");
  scene.upgrade(ada, "quick-patch").upgrade(ada, "broadside").enemy_phase().play("focus sparrow");
  CHECK(scene.options() == std::vector<std::string>{"absorb ada", "pass"});
  scene.play("absorb ada");
  CHECK(scene.hull(sparrow) == 8);
  CHECK(scene.p.cockpit(ada).damaged == 2);  // not the pilot ability
  Scene again = mother_ship("attack cone 3 damage 5");
  again.upgrade(ada, "broadside");
  again.p.cockpit(ada).damaged = 1;
  again.enemy_phase().play("focus sparrow");
  CHECK(again.hull(sparrow) == 3);  // a damaged card swallows nothing
}

TEST_CASE("damage to the Sparrow is redirected or swallowed, never both", "[akarios][AKA-167]") {
  const auto attacked = [] {
    Scene scene = mother_ship("attack cone 3 damage 5");
    scene.put(ada, "f5").drone(ada, "biff").upgrade(bea, "broadside").strength(ada, 0, 9).enemy_phase().play("focus sparrow");
    return scene;
  };
  Scene redirected = attacked();
  CHECK(redirected.options() == std::vector<std::string>{"react ada kinetic-field", "absorb bea", "pass"});
  redirected.play("react ada kinetic-field");
  CHECK(redirected.hull(ada) == 4);
  CHECK(redirected.hull(sparrow) == 8);
  CHECK(redirected.p.cockpit(bea).damaged == 0);  // she was not asked any more
  Scene swallowed = attacked();
  swallowed.play("absorb bea");
  CHECK(swallowed.hull(sparrow) == 8);
  CHECK(swallowed.hull(ada) == 9);
  CHECK(swallowed.supply(ada) == 2);
  CHECK(swallowed.p.cockpit(ada).kinetic == 0);
}

TEST_CASE("a reaction that can do nothing is not offered", "[akarios]") {
  for (const auto& [shields, asked] : {std::pair{2, true}, {3, false}}) {
    Scene scene;
    scene.upgrade(ada, "brace").strength(ada, shields, 6).put(fighter_1, "f5", 3).card(0, {"attack cone 3 damage 1"}).enemy_phase().play("focus ada");
    CHECK(scene.asks_squad() == asked);
    if (asked) CHECK(scene.offers("react ada brace"));
  }
}

TEST_CASE("what a battle counts does not run over", "[akarios][account]") {
  Scene scene;
  scene.drone(ada, "ghost").put(fighter_1, "f5", 3).strength(fighter_1, 0, 9).dice(ada, {Face::attack}).dice(bea, {Face::move});
  scene.card(0, {"attack cone 3 damage 1"});
  scene.p.tally.attacks = scene.p.tally.misses = scene.p.tally.kills = scene.p.tally.reactions = scene.p.tally.supply = 255;
  scene.phase().play({"use ada cannons", "modifier miss", "end phase", "combat F1", "focus ada", "react ada reactive-analysis"});
  CHECK(scene.p.tally.attacks == 256);
  CHECK(scene.p.tally.misses == 256);
  CHECK(scene.p.tally.reactions == 256);
  CHECK(scene.p.tally.supply == 256);
  Scene kill;
  kill.put(fighter_1, "f5", 3).strength(fighter_1, 0, 1).dice(ada, {Face::attack});
  kill.p.tally.kills = 255;
  kill.phase().play({"use ada cannons", "modifier zero"});
  CHECK(kill.p.tally.kills == 256);
}

TEST_CASE("whoever loses the Sparrow loses", "[akarios]") {
  Scene scene = mother_ship("attack cone 3 damage 8");
  scene.enemy_phase().play("focus sparrow");
  CHECK(scene.p.outcome == Outcome::sparrow_lost);
}

TEST_CASE("a card may redirect damage without Biff, and leaves no token then", "[akarios]") {
  Scene scene;
  Ability shelter = supplied(ability("shelter", {}, {step_from("redirect within 3")}), 1, Trigger::ally_targeted);
  scene.table.upgrades.push_back(upgrade(Slot::tech, shelter));
  scene.upgrade(ada, "shelter").put(bea, "f7").put(fighter_1, "f5", 3).card(0, {"attack line 2 damage 2"}).enemy_phase();
  scene.play({"focus bea", "react ada shelter"});
  CHECK(scene.shields(ada) == 1);
  CHECK(scene.shields(bea) == 3);
  CHECK(scene.p.cockpit(ada).kinetic == 0);
}

TEST_CASE("whoever escapes doom pays what the card asks for", "[akarios]") {
  Scene scene;
  Ability luck = supplied(ability("luck", {Icon::wild}, {step_from("endure"), step_from("calm 1")}), 1, Trigger::doomed);
  scene.table.upgrades.push_back(upgrade(Slot::tech, luck));
  scene.upgrade(ada, "luck").strength(ada, 0, 2).dice(ada, {Face::wild}).put(fighter_1, "f5", 3).card(0, {"attack cone 3 damage 9"});
  scene.p.cockpit(ada).stress = 2;
  scene.enemy_phase().play({"focus ada", "react ada luck"});
  CHECK(scene.hull(ada) == 1);
  CHECK(scene.p.cockpit(ada).stress == 1);
  CHECK(scene.told(EventKind::paid));
  CHECK(scene.supply(ada, first_upgrade) == 0);
}

TEST_CASE("a deck takes only so many bolsters", "[akarios]") {
  Scene scene;
  scene.board(ada, "cheer", {"bolster allies within 2"}).put(bea, "f7").put(fighter_1, "a1").dice(ada, {Face::move, Face::move});
  scene.dice(bea, {Face::move});
  while (!scene.p.cockpit(bea).deck.top.full()) scene.p.cockpit(bea).deck.put_on_top(static_cast<std::uint8_t>(Modifier::bolster));
  scene.p.cockpit(bea).deck.top.pop_back();
  scene.phase().play("use ada cheer");
  CHECK(scene.p.cockpit(bea).deck.top.full());
  CHECK_FALSE(scene.offers("use ada cheer"));
}

}  // namespace rondo::akarios
