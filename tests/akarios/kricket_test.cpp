// Kricket: its cone, the target marker, and missiles that chase whoever bears it.
#include "tests/akarios/scene.h"

namespace rondo::akarios {

namespace {

Scene shot(int level, std::string_view at, std::string_view second = "a1") {
  Scene scene(level);
  scene.drone(ada, "kricket").put(fighter_1, at, 3).strength(fighter_1, 0, 5).put(fighter_2, second, 3).strength(fighter_2, 0, 5);
  scene.dice(ada, {Face::drone}).phase();
  return scene;
}

/// A missile of Ada's at f8, where nobody is, chases a fighter at `target`; Ada stands aside.
Scene chase(std::string_view target, int reach) {
  Scene scene;
  scene.drone(ada, "kricket").put(ada, "a10").put(fighter_1, target, 3).token(TokenKind::missile, "f8", 3, reach);
  scene.p.marked = fighter_1;
  return scene;
}
/// Where the first missile is, or "" when there is none.
std::string missile_at(const Scene& scene) {
  for (const Token& token : scene.p.tokens)
    if (token.kind == TokenKind::missile) {
      const Spot spot = scene.table.spot(token.at);
      return static_cast<char>('a' + spot.column) + std::to_string(spot.row + 1);
    }
  return "";
}

}  // namespace

TEST_CASE("Kricket deals 3 within its arc", "[akarios][AKA-087]") {
  Scene scene = shot(1, "f5");
  scene.play({"use ada kricket", "modifier zero"});
  CHECK(scene.hull(fighter_1) == 2);
  Scene outside = shot(1, "f9");
  REQUIRE(outside.asks_squad());
  CHECK_FALSE(outside.offers("use ada kricket"));
}

TEST_CASE("Kricket deals 1 more at level 2", "[akarios][AKA-088]") {
  Scene scene = shot(2, "f5");
  scene.play({"use ada kricket", "modifier zero"});
  CHECK(scene.hull(fighter_1) == 1);
}

TEST_CASE("Kricket hits two at level 3", "[akarios][AKA-089]") {
  Scene scene = shot(3, "f5", "f6");
  scene.play({"use ada kricket", "strike fighter-2", "modifier zero", "strike fighter-1", "modifier zero"});
  CHECK(scene.hull(fighter_1) == 1);
  CHECK(scene.hull(fighter_2) == 1);
}

TEST_CASE("Kricket's arc is a cone of three hexes", "[akarios][AKA-090]") {
  struct Place {
    const char* hex;
    bool inside;
  };
  // Ahead f7, f6, f5; e7 and g7 are beside f7; e8 and g8 flank the ship; e9, g9, f9 lie behind.
  for (const auto& [hex, inside] : {Place{"f7", true}, {"f5", true}, {"f4", false}, {"e7", true}, {"g7", true}, {"e6", true}, {"g6", true},
                                  {"e8", false},
                                    {"g8", false}, {"f9", false}, {"d6", false}, {"e9", false}}) {
    Scene scene = shot(1, hex);
    INFO(hex);
    CHECK(scene.offers("use ada kricket") == inside);
  }
}

TEST_CASE("missiles fly two hexes a level", "[akarios][AKA-091][AKA-092][AKA-093][AKA-094]") {
  for (int level = 1; level <= levels; ++level) {
    Scene scene(level);
    scene.drone(ada, "kricket").put(ada, "f10").put(fighter_1, "f1", 3).dice(ada, {Face::drone}).phase();
    scene.play({"mark ada fighter-1", "use ada guided-missile", "lay f9"});
    REQUIRE(scene.p.owing.is_chance());
    scene.play("combat F4");  // moves one hex
    while (scene.asks_automaton()) scene.play(scene.options().front());
    CHECK(missile_at(scene) == "f" + std::to_string(9 - 2 * level));
  }
  Scene hit(1);
  hit.drone(ada, "kricket").put(ada, "f9").put(fighter_1, "f6", 3).dice(ada, {Face::drone}).phase();
  hit.play({"mark ada fighter-1", "use ada guided-missile", "lay f8"});
  hit.round_end().play("modifier zero");
  CHECK(hit.hull(fighter_1) == 6);
}

TEST_CASE("a missile of level 2 ends two hexes short of a target six away", "[akarios][AKA-094]") {
  Scene scene = chase("f2", 4);
  scene.round_end();
  CHECK(missile_at(scene) == "f4");
}

TEST_CASE("the target marker may be moved to any ship in the pilot action phase alone", "[akarios][AKA-095]") {
  Scene scene;
  scene.drone(ada, "kricket").put(fighter_1, "k1").dice(ada, {Face::move}).phase();
  CHECK(scene.options("mark") == std::vector<std::string>{"mark ada ada", "mark ada bea", "mark ada fighter-1"});
  scene.play({"mark ada fighter-1"});
  CHECK(scene.p.marked == fighter_1);
  CHECK(scene.options("mark").empty());
  Scene enemy;
  enemy.drone(ada, "kricket").drone(bea, "detour").put(bea, "c8").put(fighter_1, "b3", 3).card(0, {"attack all 5 damage 1"});
  enemy.enemy_phase().play("focus bea");
  REQUIRE(enemy.asks_squad());
  CHECK(enemy.options("mark").empty());
}

TEST_CASE("every pilot action phase may move the one marker, and all missiles follow it", "[akarios][AKA-096]") {
  Scene scene = chase("f4", 2);
  scene.put(fighter_2, "k8").token(TokenKind::missile, "h8", 3, 2).dice(ada, {Face::move}).phase();
  CHECK(scene.options("mark ada fighter") == std::vector<std::string>{"mark ada fighter-2"});  // it is on fighter-1
  scene.play("mark ada fighter-2");
  scene.round_end();
  CHECK(scene.p.tokens[0].at == scene.hex("h9"));
  CHECK(scene.p.tokens[1].at == scene.hex("j8"));
}

TEST_CASE("another pilot action phase may move the marker once more", "[akarios][AKA-096]") {
  Scene scene;
  scene.drone(bea, "kricket").upgrade(ada, "tactical-coordination").put(bea, "f6").put(fighter_1, "k1").put(fighter_2, "k3");
  scene.dice(ada, {Face::move, Face::move}).phase().play("mark bea fighter-1");
  CHECK(scene.options("mark").empty());
  scene.play({"use ada tactical-coordination", "aid bea", "die move", "die move", "die move", "die move", "die blank", "mark bea fighter-2"});
  CHECK(scene.p.marked == fighter_2);
  CHECK(scene.options("mark").empty());
}

TEST_CASE("missiles without a marked ship stay", "[akarios][AKA-097]") {
  Scene never = chase("f4", 2);
  never.p.marked = no_ship;
  never.round_end();
  CHECK(missile_at(never) == "f8");
  Scene gone = chase("f4", 2);
  gone.put(ada, "f5").strength(fighter_1, 0, 1).dice(ada, {Face::attack}).phase().play({"use ada cannons", "modifier zero"});
  REQUIRE_FALSE(gone.p[fighter_1].in_play());
  CHECK(gone.p.marked == no_ship);
  gone.put(fighter_2, "k1").round_end();
  CHECK(missile_at(gone) == "f8");
  CHECK(gone.told(EventKind::missile_waits));
}

TEST_CASE("a missile is laid beside the ship, on a hex free of ships and planets", "[akarios][AKA-098][AKA-099]") {
  Scene scene;
  scene.drone(ada, "kricket").planets({"f7"}).put(fighter_1, "e8").dice(ada, {Face::drone}).phase().play("use ada guided-missile");
  CHECK(scene.options() == std::vector<std::string>{"lay g8", "lay e9", "lay f9", "lay g9"});
  Scene shut;
  shut.drone(ada, "kricket").planets({"f7", "e8", "e9", "f9", "g8", "g9"}).put(fighter_1, "k1").dice(ada, {Face::drone}).phase();
  REQUIRE(shut.asks_squad());
  CHECK_FALSE(shut.offers("use ada guided-missile"));
}

TEST_CASE("there are four missiles", "[akarios][AKA-008]") {
  Scene scene;
  for (const char* hex : {"a1", "a2", "a3", "a4"}) scene.token(TokenKind::missile, hex, 3, 2);
  scene.drone(ada, "kricket").put(fighter_1, "k1").dice(ada, {Face::drone}).phase();
  REQUIRE(scene.asks_squad());
  CHECK_FALSE(scene.offers("use ada guided-missile"));
  CHECK(scene.count(TokenKind::missile) == 4);
}

TEST_CASE("all missiles fly at the end of the round, straight at their target", "[akarios][AKA-100][AKA-101]") {
  Scene scene = chase("f3", 2);
  scene.token(TokenKind::missile, "b3", 3, 2).card(0, {"repair 1"}).enemy_phase();
  REQUIRE(scene.asks_automaton());
  CHECK_FALSE(scene.told(EventKind::missile_moves));  // enemies act first
  scene.play("focus ada");
  CHECK(scene.p.tokens[0].at == scene.hex("f6"));
  CHECK(scene.p.tokens[1].at == scene.hex("d4"));
  CHECK(scene.count(EventKind::missile_moves) == 4);
  Scene line = chase("f4", 3);
  line.round_end();
  std::vector<int> path;
  for (const Event& event : line.events)
    if (event.kind == EventKind::missile_moves) path.push_back(event.m);
  CHECK(path == std::vector<int>{line.hex("f7"), line.hex("f6"), line.hex("f5")});
}

TEST_CASE("of two shortest ways a missile takes the straighter one, then the clockwise one", "[akarios][AKA-102]") {
  for (int time = 0; time < 3; ++time) {
    Scene scene = chase("g5", 1);  // f7 and g8 are both nearer
    scene.round_end();
    CHECK(missile_at(scene) == "g8");  // clockwise
    Scene flying = chase("g5", 1);
    flying.p.tokens[0].came = 0;  // came straight up
    flying.round_end();
    CHECK(missile_at(flying) == "f7");
  }
}

TEST_CASE("a missile meets whoever is in its way", "[akarios][AKA-103][AKA-107]") {
  Scene scene = chase("f3", 6);
  scene.put(bea, "f6").round_end();
  REQUIRE(scene.p.owing.is_chance());
  scene.play("modifier zero");
  CHECK(scene.shields(bea) == 0);
  CHECK(scene.p.cockpit(ada).deck.size() == 19);  // its pilot's card, not that of the pilot it hits
  CHECK(scene.p.cockpit(bea).deck.size() == 20);
  CHECK(missile_at(scene) == "");
  CHECK(scene.hull(fighter_1) == 9);
}

TEST_CASE("a missile that meets the target's neighbour goes off on it and spares the target", "[akarios][AKA-103]") {
  Scene scene = chase("f3", 6);
  scene.put(fighter_2, "f5", 3).round_end().play("modifier zero");
  CHECK(scene.hull(fighter_2) == 6);
  CHECK(scene.hull(fighter_1) == 9);
  CHECK(scene.count(EventKind::attack_begins) == 1);
}

TEST_CASE("whoever moves onto a missile is attacked at once", "[akarios][AKA-104]") {
  Scene scene = chase("f6", 2);
  scene.card(0, {"move forward forward forward"}).enemy_phase();
  scene.play("focus ada");
  REQUIRE(scene.p.owing.is_chance());
  CHECK(scene.p[fighter_1].at == scene.hex("f8"));
  scene.play("modifier zero");
  CHECK(scene.hull(fighter_1) == 6);
  CHECK(scene.stands(fighter_1, "f9", 3));  // and flies on
  CHECK(missile_at(scene) == "");
}

TEST_CASE("a detonation is an attack of 3 with a card of Kricket's pilot", "[akarios][AKA-105][AKA-106][AKA-107]") {
  Scene scene = chase("f7", 2);
  scene.strength(fighter_1, 0, 5).round_end().play("modifier zero");
  CHECK(scene.hull(fighter_1) == 2);
  Scene more = chase("f7", 2);
  CHECK(tokens_left(more.table, more.p, ada, TokenKind::missile) == 3);
  more.strength(fighter_1, 0, 5).round_end();
  CHECK(more.hull(fighter_1) == 5);  // nothing before the card
  more.play("modifier plus-1");
  CHECK(more.hull(fighter_1) == 1);
  CHECK(more.p.cockpit(ada).deck.size() == 19);
  CHECK(more.p.cockpit(bea).deck.size() == 20);
  CHECK(tokens_left(more.table, more.p, ada, TokenKind::missile) == 4);
}

TEST_CASE("a missile whose pilot is out draws no card", "[akarios]") {
  Scene scene = chase("f7", 2);
  scene.p[ada] = {};
  scene.round_end();
  CHECK(scene.hull(fighter_1) == 6);
  CHECK_FALSE(scene.told(EventKind::modifier_drawn));
}

TEST_CASE("nebulae and asteroids do not touch a missile", "[akarios][AKA-108]") {
  Scene scene = chase("f3", 4);
  scene.asteroids({"f7"}).nebulae({"f6"}).round_end();
  CHECK(missile_at(scene) == "f4");
}

TEST_CASE("a missile that enters a planet is gone", "[akarios][AKA-109]") {
  Scene scene = chase("f3", 4);
  scene.planets({"f6"}).round_end();
  CHECK(missile_at(scene) == "");
  CHECK(scene.told(EventKind::missile_lost));
  CHECK_FALSE(scene.told(EventKind::attack_begins));
}

TEST_CASE("a missile waits rather than share a hex, and the older one flies first", "[akarios]") {
  Scene scene = chase("f3", 2);
  scene.token(TokenKind::missile, "f9", 3, 3).round_end();
  CHECK(scene.p.tokens[0].at == scene.hex("f6"));
  CHECK(scene.p.tokens[1].at == scene.hex("f7"));
  CHECK(scene.told(EventKind::missile_waits));
}

TEST_CASE("a missile never leaves the map for a shorter way", "[akarios]") {
  Scene scene = chase("a1", 1);
  scene.p.tokens[0].at = scene.hex("e1");  // d1 and the hex above it, off the map, are both nearer
  scene.put(ada, "k10").round_end();
  CHECK(missile_at(scene) == "d1");
}

}  // namespace rondo::akarios
