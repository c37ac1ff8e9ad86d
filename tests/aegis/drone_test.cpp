// Drones on the board (AEG-238 to AEG-246); whatever creates them comes with its own abilities.
#include "tests/aegis/field.h"

namespace rondo::aegis {

namespace {

Scene with_drones(const Cast& cast) {
  Scene s = quiet(cast);
  s.hero("GUN-1", "A1");
  s.hero("PAL-1", "C1");
  return s;
}
Cast cast() { return gunner({{.cost = 1, .accuracy = 3, .range = 9}}); }

}  // namespace

TEST_CASE("a Drone activates, is targeted and is destroyed like any robot", "[AEG-238]") {
  SECTION("the player's moves and is shot by a minion") {
    Scene s(cast());
    const PieceId drone = s.drone("GAN-Drone", "A3", Side::hero);
    s.hero("GUN-1", "C9");
    s.minion("MUD-1", "A6");
    s.minion("KITE-1", "C1");
    s.p.skills_used = 0xff;
    s.rondo("G");
    s.play({"activate GAN-Drone-1", "move A4", "done"});
    CHECK(s.at(drone) == "A4");
    s.p.skills_used = 0xff;
    s.play({"send MUD-1", "target GAN-Drone-1"}).roll({3, 1});
    CHECK(s.at(drone) == "gone");
    CHECK(s.p.valor == 17);
  }
  SECTION("an enemy one is shot by the player") {
    Scene s = with_drones(cast());
    const PieceId drone = s.drone("SAUR-Drone", "A4", Side::boss);
    fire(s, "SAUR-Drone-5", {3});
    CHECK(s.at(drone) == "gone");
  }
}

TEST_CASE("a Drone is never part of a combine", "[AEG-239]") {
  Cast with_duo = cast();
  with_duo.team.push_back({.id = "DUO-2", .classes = "AS"});
  Scene s = with_drones(with_duo);
  s.drone("GAN-Drone", "A2", Side::hero);
  SECTION("not as a partner, nor as the one that starts it") {
    CHECK(s.play("activate GUN-1").options("combine").empty());
    s.play("done");
    CHECK(s.play("activate GAN-Drone-1").options("combine").empty());
  }
  SECTION("where a robot would do") {
    s.p[s.on("C1")].hex = s.hex("B1");
    CHECK(s.play("activate GUN-1").options("combine").size() == 2);
  }
}

TEST_CASE("the GAN Drone: movement 2, no Output, Integrity 1, Beacon, no Action", "[AEG-242]") {
  Scene s = with_drones(cast());
  const PieceId drone = s.drone("GAN-Drone", "A4", Side::hero);
  SECTION("moves 2, does nothing else") {
    s.play("activate GAN-Drone-1");
    CHECK(s.offers("move A6"));
    CHECK_FALSE(s.offers("move A7"));
    CHECK(s.options("use").empty());
  }
  SECTION("no Output, and 1 damage destroys it") {
    next_round(s);
    CHECK(s.p.energy == 3 + 3);
    fire(s, "GAN-Drone-1", {3});
    CHECK(s.at(drone) == "gone");
  }
  SECTION("an enemy one draws the player's fire") {
    s.drone("GAN-Drone", "B5", Side::boss);
    s.minion("MUD-1", "C4");
    s.play({"activate GUN-1", "use 1"});
    CHECK(s.options() == std::vector<std::string>{"target GAN-Drone-5"});
  }
}

TEST_CASE("the SAUR Drone: no movement, Output 1, Integrity 1", "[AEG-243]") {
  Scene s = with_drones(cast());
  const PieceId drone = s.drone("SAUR-Drone", "A4", Side::hero);
  next_round(s);
  CHECK(s.p.energy == 3 + 3 + 1);
  CHECK(s.integrity(drone) == 1);
  s.minion("MUD-1", "A9");
  s.play("activate SAUR-Drone-1");
  CHECK(s.options("move").empty());
}

TEST_CASE("the SAUR Drone's shot: 2 Energy, two dice that must both show 2, 1 damage at range 10, AIMED", "[AEG-244][AEG-245]") {
  Cast evading = cast();
  evading.minions[0].abilities = {"Evade 3"};
  Scene s = with_drones(evading);
  s.drone("SAUR-Drone", "B1", Side::hero);
  const PieceId mud = s.minion("MUD-1", "B11");
  SECTION("2, 2") {
    s.play({"activate SAUR-Drone-1", "use 1", "target MUD-1"}).roll({2, 2});
    CHECK(s.integrity(mud) == 11);
    CHECK(s.p.energy == 18);
  }
  SECTION("1, 6") {
    s.play({"activate SAUR-Drone-1", "use 1", "target MUD-1"}).roll({1, 6});
    CHECK(s.integrity(mud) == 12);
  }
  SECTION("pool 2 suffices, pool 1 does not") {
    s.p.energy = GENERATE(as<std::uint16_t>{}, 1, 2);
    s.play("activate SAUR-Drone-1");
    CHECK(s.options("use").size() == (s.p.energy == 2 ? 1U : 0U));
  }
  SECTION("not at 11") {
    s.p[mud].hex = s.hex("B12");
    s.play({"activate SAUR-Drone-1", "use 1"});
    CHECK(s.offers("target GUN-1"));
    CHECK_FALSE(s.offers("target MUD-1"));
  }
}

TEST_CASE("a Drone scores as Level 1 and has no Class", "[AEG-246]") {
  Scene s(cast());
  s.p.skills_used = 0xff;
  s.hero("GUN-1", "A1");
  s.hero("PAL-1", "C9");
  s.drone("SAUR-Drone", "A4", Side::boss);
  s.minion("MUD-1", "B6");
  s.minion("KITE-1", "B8");
  SECTION("destroyed, it costs the boss 1") {
    s.p.resolved = 3;
    fire(s, "SAUR-Drone-5", {3});
    CHECK(s.boss_integrity() == 19);
  }
  SECTION("no letter calls it") {
    const std::string icon = GENERATE("E", "G");
    s.rondo(icon);
    s.play("pass");
    CHECK(s.options("send").size() == 1);
    CHECK_FALSE(s.offers("send SAUR-Drone-5"));
  }
}

}  // namespace rondo::aegis
