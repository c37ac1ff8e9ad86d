// Ram-Bo: its blow, and Ignition tokens on the hexes that its ship has passed.
#include "tests/akarios/scene.h"

namespace rondo::akarios {

namespace {

Scene blow(int level, int hull = 5) {
  Scene scene(level);
  scene.drone(ada, "ram-bo").put(fighter_1, "f7", 3).strength(fighter_1, 0, hull).dice(ada, {Face::drone}).phase();
  scene.play({"use ada ram-bo", "modifier zero"});
  return scene;
}

/// Ada has flown three hexes up from f8 and may lay tokens.
Scene flown(int level, int hexes = 3) {
  Scene scene(level);
  scene.drone(ada, "ram-bo").board(ada, "dash", {"move forward | forward forward forward"}).put(fighter_1, "a1");
  scene.dice(ada, {Face::move, Face::drone, Face::drone}).phase();
  scene.play({"use ada dash", "pay move", hexes == 1 ? "fly forward" : "fly forward forward forward"});
  return scene;
}

}  // namespace

TEST_CASE("Ram-Bo deals 2 to an adjacent enemy, then pushes it", "[akarios][AKA-065]") {
  Scene scene = blow(1);
  CHECK(scene.hull(fighter_1) == 3);
  CHECK(scene.stands(fighter_1, "f6", 3));
  CHECK(scene.p[fighter_1].conditions == 0);
  CHECK(scene.when(EventKind::damaged) < scene.when(EventKind::shoved));
  Scene far;
  far.drone(ada, "ram-bo").put(fighter_1, "f6", 3).dice(ada, {Face::drone}).phase();
  REQUIRE(far.asks_squad());
  CHECK_FALSE(far.offers("use ada ram-bo"));
}

TEST_CASE("Ram-Bo deals 1 more at level 2", "[akarios][AKA-066]") { CHECK(blow(2).hull(fighter_1) == 2); }
TEST_CASE("Ram-Bo jams the radar at level 3", "[akarios][AKA-067]") {
  CHECK(blow(2).p[fighter_1].conditions == 0);
  CHECK(blow(3).p[fighter_1].conditions == only(Condition::radar_jam));
}

TEST_CASE("a push stops before the edge, planets and ships", "[akarios][AKA-068]") {
  Scene planet;
  planet.drone(ada, "ram-bo").planets({"f6"}).put(fighter_1, "f7", 3).dice(ada, {Face::drone}).phase().play({"use ada ram-bo", "modifier zero"});
  CHECK(planet.stands(fighter_1, "f7", 3));
  CHECK(planet.told(EventKind::shove_blocked));
  Scene ship;
  ship.drone(ada, "ram-bo").put(fighter_2, "f6").put(fighter_1, "f7", 3).dice(ada, {Face::drone}).phase().play({"use ada ram-bo", "modifier zero"});
  CHECK(ship.stands(fighter_1, "f7", 3));
  Scene edge;
  edge.drone(ada, "ram-bo").put(ada, "f2").put(fighter_1, "f1", 3).dice(ada, {Face::drone}).phase().play({"use ada ram-bo", "modifier zero"});
  CHECK(edge.stands(fighter_1, "f1", 3));
}

TEST_CASE("under radar jam attacks reach two hexes", "[akarios][AKA-068]") {
  for (const auto& [hex, hit] : {std::pair{"f6", true}, {"f5", false}}) {
    Scene scene;
    scene.put(fighter_1, hex, 3).card(0, {"attack cone 3 damage 2"});
    scene.p[fighter_1].conditions = only(Condition::radar_jam);
    scene.enemy_phase().play("focus ada");
    CHECK(scene.shields(ada) == (hit ? 1 : 3));
  }
}

TEST_CASE("Propellant Ignition lays tokens of 2 on hexes flown through", "[akarios][AKA-071]") {
  Scene scene = flown(1);
  scene.play("use ada propellant-ignition");
  CHECK(scene.options() == std::vector<std::string>{"lay f5", "lay f6", "lay f7"});
  scene.play({"lay f7", "lay f6"});
  REQUIRE(scene.count(TokenKind::ignition) == 2);
  for (const Token& token : scene.p.tokens) CHECK(token.value == 2);
  CHECK_FALSE(scene.offers("done"));
}

TEST_CASE("at level 2 it lays three", "[akarios][AKA-072]") {
  Scene scene = flown(2);
  scene.play({"use ada propellant-ignition", "lay f7", "lay f6"});
  CHECK(scene.options() == std::vector<std::string>{"lay f5", "done"});
  scene.play("lay f5");
  CHECK(scene.hull(ada) + scene.shields(ada) == 7);  // it stood there itself
  CHECK(scene.count(EventKind::ignition_laid) == 3);
}

TEST_CASE("at level 3 three tokens deal 3 each", "[akarios][AKA-073]") {
  Scene scene = flown(3);
  scene.play({"use ada propellant-ignition", "lay f7", "lay f6", "done"});
  REQUIRE(scene.count(TokenKind::ignition) == 2);
  for (const Token& token : scene.p.tokens) CHECK(token.value == 3);
  Scene all = flown(3);
  all.play({"use ada propellant-ignition", "lay f7", "lay f6", "lay f5"});
  CHECK(all.count(EventKind::ignition_laid) == 3);
  CHECK_FALSE(all.offers("done"));
}

TEST_CASE("Propellant Ignition follows a move", "[akarios][AKA-074]") {
  Scene scene;
  scene.drone(ada, "ram-bo").put(fighter_1, "a1").dice(ada, {Face::move, Face::attack, Face::drone}).phase();
  CHECK_FALSE(scene.offers("use ada propellant-ignition"));
  Scene turned = scene;
  turned.play({"use ada turn", "pay move", "turn left"});
  CHECK_FALSE(turned.offers("use ada propellant-ignition"));
  scene.play({"use ada glide", "pay move", "fly forward forward"});
  CHECK(scene.offers("use ada propellant-ignition"));
  Scene later(1);  // something else has been done since
  later.drone(ada, "ram-bo").put(fighter_1, "f3").dice(ada, {Face::move, Face::attack, Face::drone}).phase();
  later.play({"use ada glide", "pay move", "fly forward forward", "use ada cannons", "modifier zero"});
  REQUIRE(later.asks_squad());
  CHECK_FALSE(later.offers("use ada propellant-ignition"));
}

TEST_CASE("a hex holds one Ignition token", "[akarios][AKA-075]") {
  Scene scene = flown(1);
  scene.play({"use ada propellant-ignition", "lay f7"});
  CHECK(scene.options() == std::vector<std::string>{"lay f5", "lay f6", "done"});
}

TEST_CASE("hexes flown through are those entered, the last among them, not the first", "[akarios][AKA-076]") {
  Scene scene = flown(1, 1);
  scene.play("use ada propellant-ignition");
  CHECK(scene.options() == std::vector<std::string>{"lay f7"});
  scene.play("lay f7");
  CHECK(scene.count(EventKind::ignition_laid) == 1);
  Scene twice;  // of two moves the last one counts
  twice.drone(ada, "ram-bo").board(ada, "hop", {"move forward", "move forward"}).put(fighter_1, "a1");
  twice.dice(ada, {Face::move, Face::drone}).phase().play({"use ada hop", "pay move", "fly forward", "fly forward", "use ada propellant-ignition"});
  CHECK(twice.options() == std::vector<std::string>{"lay f6"});
}

TEST_CASE("Ignition tokens wait for whoever comes, friend or enemy", "[akarios][AKA-077][AKA-079]") {
  Scene scene;
  scene.token(TokenKind::ignition, "f7", 2, 0, bea).put(fighter_1, "a1").dice(ada, {Face::move}).phase();
  scene.play({"use ada glide", "fly forward forward"});
  CHECK(scene.shields(ada) == 1);
  CHECK(scene.stands(ada, "f6", 0));
  CHECK(scene.count(TokenKind::ignition) == 0);
  CHECK_FALSE(scene.told(EventKind::modifier_drawn));
  CHECK(scene.p.cockpit(ada).deck.size() == 20);
  CHECK(scene.p.cockpit(bea).deck.size() == 20);
  Scene kept;  // nobody comes
  kept.token(TokenKind::ignition, "f7", 2).put(fighter_1, "a1").card(0, {"repair 1"}).round_end();
  CHECK(kept.count(TokenKind::ignition) == 1);
}

TEST_CASE("an Ignition token goes off before the ship flies on", "[akarios][AKA-078]") {
  Scene scene;
  scene.token(TokenKind::ignition, "f3", 2).put(fighter_1, "f2", 3).card(0, {"move forward forward"}).enemy_phase().play("focus ada");
  CHECK(scene.hull(fighter_1) == 7);
  CHECK(scene.stands(fighter_1, "f4", 3));
  Scene deadly;
  deadly.token(TokenKind::ignition, "f3", 2).put(fighter_1, "f2", 3).strength(fighter_1, 0, 2).card(0, {"move forward forward"});
  deadly.enemy_phase().play("focus ada");
  CHECK_FALSE(deadly.p[fighter_1].in_play());
  CHECK_FALSE(deadly.told(EventKind::moved));
}

TEST_CASE("an Ignition token laid under a ship goes off at once", "[akarios][AKA-080]") {
  Scene scene = flown(1);
  scene.put(bea, "f7").play({"use ada propellant-ignition", "lay f7"});
  CHECK(scene.shields(bea) == 1);
  CHECK(scene.count(TokenKind::ignition) == 0);
  CHECK(scene.told(EventKind::ignited));
}

TEST_CASE("an Ignition token goes off once, for what it was worth when it was laid", "[akarios][AKA-081]") {
  Scene scene(3);
  scene.token(TokenKind::ignition, "f3", 2).put(fighter_1, "f2", 3).put(fighter_2, "f1", 3);
  scene.card(0, {"move forward forward"}).enemy_phase().play({"focus ada", "focus ada"});
  CHECK(scene.hull(fighter_1) == 7);  // laid at level 1
  CHECK(scene.hull(fighter_2) == 9);
  CHECK(scene.stands(fighter_2, "f3", 3));
}

TEST_CASE("whoever is pushed, pulled or remote-controlled onto a token sets it off", "[akarios][AKA-082]") {
  Scene push;
  push.drone(ada, "ram-bo").token(TokenKind::ignition, "f6", 2).put(fighter_1, "f7", 3).dice(ada, {Face::drone}).phase();
  push.play({"use ada ram-bo", "modifier zero"});
  CHECK(push.hull(fighter_1) == 5);
  Scene pull;
  pull.drone(ada, "biff").token(TokenKind::ignition, "f6", 2).put(fighter_1, "f5", 3).dice(ada, {Face::drone}).phase().play("use ada biff");
  CHECK(pull.hull(fighter_1) == 7);
  CHECK(pull.stands(fighter_1, "f7", 3));
  Scene remote(2);
  remote.drone(ada, "p1-ng").token(TokenKind::missile, "f6", 3, 2).put(fighter_1, "f5", 3).dice(ada, {Face::drone}).phase();
  remote.play({"use ada remote", "strike fighter-1", "hold", "fly forward"});
  REQUIRE(remote.p.owing.is_chance());
  remote.play("modifier zero");
  CHECK(remote.hull(fighter_1) == 6);
  CHECK(remote.count(TokenKind::missile) == 0);
}

TEST_CASE("there are ten Ignition tokens", "[akarios][AKA-008]") {
  Scene scene(2);
  for (const char* hex : {"a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9"}) scene.token(TokenKind::ignition, hex, 2);
  scene.drone(ada, "ram-bo").put(fighter_1, "k1").dice(ada, {Face::move, Face::drone}).phase();
  scene.play({"use ada glide", "pay move", "fly forward forward", "use ada propellant-ignition", "lay f7"});
  CHECK(scene.count(TokenKind::ignition) == 10);
  CHECK(scene.count(EventKind::ignition_laid) == 1);
  CHECK(scene.options("lay").empty());
}

}  // namespace rondo::akarios
