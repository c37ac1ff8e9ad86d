// Detour: rotates in a row, Flak Defences against an attack, and the debris that is left.
#include "tests/akarios/scene.h"

namespace rondo::akarios {

namespace {

/// A fighter straight ahead of Ada attacks her with `damage`; she may answer with Flak Defences.
Scene attacked(int damage, int level = 1, const std::string& more = "") {
  Scene scene(level);
  scene.drone(ada, "detour").put(fighter_1, "f5", 3).card(0, {"attack cone 3 damage " + std::to_string(damage) + more});
  return scene;
}
Scene answered(int damage, int shields, int level = 1, const std::string& more = "") {
  Scene scene = attacked(damage, level, more);
  scene.strength(ada, shields, 9).enemy_phase().play({"focus ada", "react ada flak-defences"});
  return scene;
}

std::string facings(Scene& scene) {
  std::string text;
  for (const std::string& line : scene.options()) text += (text.empty() ? "" : ", ") + line;
  return text;
}

}  // namespace

TEST_CASE("Detour rotates twice in a row, which nobody else may", "[akarios][AKA-114]") {
  Scene scene;
  scene.drone(ada, "detour").put(fighter_1, "a1").dice(ada, {Face::drone}).dice(bea, {Face::move}).phase();
  scene.play({"use ada detour", "turn left", "turn left"});
  CHECK(scene.stands(ada, "f8", 4));
  Scene plain;
  plain.put(fighter_1, "a1").dice(ada, {Face::move, Face::move}).phase().play({"use ada turn", "turn left"});
  CHECK(plain.offers("use ada glide"));
  CHECK_FALSE(plain.offers("use ada turn"));
  plain.play({"use ada glide", "fly forward forward"});  // nothing is left of the dice
  CHECK(plain.p.cockpit(ada).rotated == false);
}

TEST_CASE("who has just rotated does not rotate again before doing something else", "[akarios][AKA-114]") {
  Scene attacks;  // whatever it is (ruling 13)
  attacks.put(fighter_1, "f5").dice(ada, {Face::move, Face::attack, Face::move}).dice(bea, {Face::move}).phase();
  attacks.play({"use ada turn", "turn left"});
  CHECK_FALSE(attacks.offers("use ada turn"));
  attacks.put(fighter_1, "e7").play({"use ada cannons", "modifier zero"});
  CHECK(attacks.offers("use ada turn"));
  Scene detour(2);  // nor with what turns twice: only the move is left of it
  detour.drone(ada, "detour").put(fighter_1, "a1").dice(ada, {Face::move, Face::drone}).dice(bea, {Face::move}).phase();
  detour.play({"use ada turn", "pay move", "turn left", "use ada detour"});
  CHECK(facings(detour) == "fly forward, fly forward forward, stay");
}

TEST_CASE("Detour's level 2 adds a move", "[akarios][AKA-115]") {
  Scene scene(2);
  scene.drone(ada, "detour").put(fighter_1, "a1").dice(ada, {Face::drone}).dice(bea, {Face::move}).phase();
  scene.play({"use ada detour", "turn right", "turn left"});
  CHECK(facings(scene) == "fly forward, fly forward forward, stay");
  scene.play("fly forward forward");
  CHECK(scene.stands(ada, "f6", 0));
  CHECK(scene.offers("end phase"));
}

TEST_CASE("Detour's level 3 adds a rotate before or after a second move", "[akarios][AKA-116]") {
  Scene scene(3);
  scene.drone(ada, "detour").put(fighter_1, "a1").dice(ada, {Face::drone}).dice(bea, {Face::move}).phase();
  scene.play({"use ada detour", "hold", "hold", "fly forward"});
  CHECK(facings(scene) == "fly forward, fly forward forward, turn left, turn right, done");
  Scene before = scene;
  before.play({"turn right", "fly forward"});
  CHECK(before.stands(ada, "g7", 1));
  CHECK(before.offers("end phase"));
  Scene after = scene;
  after.play({"fly forward", "turn right"});
  CHECK(after.stands(ada, "f6", 1));
  CHECK(after.offers("end phase"));
}

TEST_CASE("one rotate is one hex side; a drone moves up to two hexes forward", "[akarios][AKA-117]") {
  for (const auto& [line, facing] : {std::pair{"turn left", 5}, {"turn right", 1}, {"hold", 0}}) {
    Scene scene;
    scene.put(fighter_1, "a1").dice(ada, {Face::move}).dice(bea, {Face::move}).phase().play({"use ada turn", line});
    CHECK(scene.p[ada].facing == facing);
  }
  for (const auto& [line, end] : {std::pair{"fly forward", "f7"}, {"fly forward forward", "f6"}, {"stay", "f8"}}) {
    Scene scene;
    scene.drone(ada, "ghost").put(fighter_1, "a1").dice(ada, {Face::drone}).dice(bea, {Face::move}).phase().play({"use ada ghost", line});
    CHECK(scene.stands(ada, end, 0));
  }
}

TEST_CASE("Flak Defences answers one attack a round on the own ship", "[akarios][AKA-118]") {
  Scene scene = attacked(2);
  scene.put(fighter_2, "f6", 3).put(bea, "k10").enemy_phase().play("focus ada");
  REQUIRE(scene.offers("react ada flak-defences"));
  scene.play({"react ada flak-defences", "focus ada"});
  CHECK(scene.supply(ada) == 1);
  CHECK(scene.count(EventKind::attack_begins) == 2);
  CHECK(scene.count(EventKind::reacts) == 1);  // the second attack asked nothing
  CHECK(scene.rolling());
  Scene other = attacked(2);  // an attack on somebody else
  other.put(bea, "f7").put(ada, "f9").enemy_phase().play("focus bea");
  CHECK(other.rolling());
  CHECK(other.shields(bea) == 1);
}

TEST_CASE("Flak Defences negates the larger half", "[akarios][AKA-119]") {
  CHECK(answered(5, 0).hull(ada) == 7);
  CHECK(answered(4, 0).hull(ada) == 7);
  CHECK(answered(1, 0).hull(ada) == 9);
  Scene none = attacked(5);
  none.strength(ada, 0, 9).enemy_phase().play({"focus ada", "pass"});
  CHECK(none.hull(ada) == 4);
}

TEST_CASE("damage is halved before shields", "[akarios][AKA-120]") {
  Scene scene = answered(5, 1);
  CHECK(scene.shields(ada) == 0);
  CHECK(scene.hull(ada) == 8);
}

TEST_CASE("Flak Defences negates effects", "[akarios][AKA-121]") {
  Scene scene = answered(4, 0, 1, " push 1 slow");
  CHECK(scene.p[ada].conditions == 0);
  CHECK(scene.stands(ada, "f8", 0));
  Scene hit = attacked(4, 1, " push 1 slow");
  hit.enemy_phase().play({"focus ada", "pass"});
  CHECK(hit.p[ada].conditions == only(Condition::slow));
  CHECK(hit.stands(ada, "f9", 0));
}

TEST_CASE("Flak Defences is the same at all levels", "[akarios][AKA-122]") {
  for (int level = 1; level <= levels; ++level) CHECK(answered(4, 0, level).hull(ada) == 7);
}

TEST_CASE("flak lies one hex towards the attacker and shows 2", "[akarios][AKA-123]") {
  Scene scene = attacked(4);
  scene.enemy_phase().play("focus ada");
  scene.play("react ada flak-defences");
  REQUIRE(scene.when(EventKind::flak_laid) >= 0);
  CHECK(scene.events[static_cast<std::size_t>(scene.when(EventKind::flak_laid))].n == scene.hex("f7"));
  REQUIRE(scene.count(TokenKind::flak) == 1);
  CHECK(scene.p.tokens[0].at == scene.hex("f7"));
  CHECK(scene.p.tokens[0].value == 1);  // the round has ended since, and has flipped it
  CHECK(scene.count(EventKind::flak_ages) == 1);
}

TEST_CASE("flak lies on the neighbour that is nearest to an attacker who is in no straight line", "[akarios][AKA-123]") {
  struct Place {
    const char* enemy;
    const char* flak;
  };
  // Ada at f8: f7 ahead of her, then clockwise g8, g9, f9, e9, e8. Of two as near, the one nearer to the line, then the clockwise one.
  for (const auto& [enemy, flak] : {Place{"f10", "f9"}, {"h7", "g8"}, {"g6", "f7"}, {"h8", "g9"}, {"g10", "f9"}, {"e10", "e9"}, {"d8", "e8"}}) {
    INFO(enemy);
    Scene scene(1);
    scene.drone(ada, "detour").put(bea, "k1").put(fighter_1, enemy, 3).card(0, {"attack all 3 damage 4"});
    scene.enemy_phase().play({"focus ada", "react ada flak-defences"});
    REQUIRE(scene.count(TokenKind::flak) == 1);
    CHECK(scene.p.tokens[0].at == scene.hex(flak));
  }
}

TEST_CASE("flak finds the nearest free hex, or none", "[akarios][AKA-124]") {
  Scene scene = attacked(4);
  scene.put(bea, "f7").enemy_phase().play({"focus ada", "strike ada", "react ada flak-defences"});
  REQUIRE(scene.count(TokenKind::flak) == 1);
  CHECK(scene.p.tokens[0].at == scene.hex("g8"));  // as near to the line as e8, and clockwise of it
  Scene asteroid = attacked(4);
  asteroid.asteroids({"f7", "g8"}).put(bea, "a1").enemy_phase().play({"focus ada", "react ada flak-defences"});
  REQUIRE(asteroid.count(TokenKind::flak) == 1);
  CHECK(asteroid.p.tokens[0].at == asteroid.hex("e8"));
  Scene flak = attacked(4);  // where flak lies already there is no room for more
  flak.token(TokenKind::flak, "f7", 2, 0, bea).put(bea, "a1").enemy_phase().play({"focus ada", "react ada flak-defences"});
  REQUIRE(flak.count(TokenKind::flak) == 2);
  CHECK(flak.p.tokens[1].at == flak.hex("g8"));
  Scene full = attacked(5);
  full.strength(ada, 0, 9).asteroids({"f7", "e8", "g8", "e9", "g9", "f9"}).put(bea, "a1").enemy_phase();
  full.play({"focus ada", "react ada flak-defences"});
  CHECK(full.count(TokenKind::flak) == 0);
  CHECK(full.told(EventKind::no_flak));
  CHECK(full.hull(ada) == 7);
}

TEST_CASE("with Detour come four tokens of flak, with a side of 2 and one of 1", "[akarios][AKA-113]") {
  Scene scene;
  scene.drone(ada, "detour").put(fighter_1, "k1");
  CHECK(tokens_left(scene.table, scene.p, ada, TokenKind::flak) == 4);
  scene.token(TokenKind::flak, "a1", 2).round_end();
  REQUIRE(scene.count(TokenKind::flak) == 1);
  CHECK(scene.p.tokens[0].value == 1);
  CHECK(tokens_left(scene.table, scene.p, ada, TokenKind::flak) == 3);
}

TEST_CASE("there are four tokens of flak", "[akarios][AKA-008]") {
  Scene scene = attacked(4);
  for (const char* hex : {"a1", "a2", "a3", "a4"}) scene.token(TokenKind::flak, hex, 2);
  scene.strength(ada, 0, 9).enemy_phase().play({"focus ada", "react ada flak-defences"});
  CHECK(scene.told(EventKind::no_flak));
  CHECK(scene.hull(ada) == 7);
  CHECK(scene.count(TokenKind::flak) == 4);
}

TEST_CASE("flak is an asteroid: entering costs 1, fire passes over it", "[akarios][AKA-125][AKA-128]") {
  for (const bool flak : {true, false}) {
    Scene scene;
    if (flak) scene.token(TokenKind::flak, "f7", 2);
    else scene.asteroids({"f7"});
    scene.put(fighter_1, "f5", 3).dice(ada, {Face::move, Face::attack}).phase().play({"use ada cannons", "modifier zero"});
    CHECK(scene.hull(fighter_1) == 7);
    scene.play({"use ada glide", "fly forward forward"});
    CHECK(scene.shields(ada) == 2);
    CHECK(scene.stands(ada, "f6", 0));
    CHECK(scene.count(EventKind::asteroid_hit) == 1);
    CHECK(scene.count(EventKind::modifier_drawn) == 1);
  }
}

TEST_CASE("at the end of a round 1 is removed and 2 flipped, once missiles have flown", "[akarios][AKA-126][AKA-127]") {
  Scene scene;
  scene.token(TokenKind::flak, "a1", 2).token(TokenKind::flak, "b1", 1).token(TokenKind::missile, "f5", 3, 2);
  scene.put(fighter_1, "f1");
  scene.p.marked = fighter_1;
  scene.round_end();
  REQUIRE(scene.count(TokenKind::flak) == 1);
  CHECK(scene.p.tokens[0].at == scene.hex("a1"));
  CHECK(scene.p.tokens[0].value == 1);
  CHECK(scene.when(EventKind::missile_moves) < scene.when(EventKind::flak_ages));
  scene.p.marked = no_ship;
  scene.round_end();
  CHECK(scene.count(TokenKind::flak) == 0);
}

}  // namespace rondo::akarios
