// Drones on the board (AEG-238 to AEG-246), and how they come there (AEG-399, AEG-516 to AEG-518).
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

namespace {

/// GUN-1 makes a Drone next to itself whenever it activates.
Cast maker(int amount = 1, std::string drone = "SAUR-Drone", int away = 1) {
  Cast with = cast();
  with.team[0].effects = {{.line = {.when = When::activated, .verb = EffectVerb::drone, .amount = amount, .away = away}, .drone = std::move(drone)}};
  return with;
}
Cast deployer(bool minion) {
  Cast with = cast();
  (minion ? with.minions[0] : with.team[0]).abilities = {"Deploy GAN-Drone"};
  with.minions[0].actions = {{.cost = 1, .range = 12, .attributes = {"ARCING"}}};
  return with;
}
/// MUD-1 shoots GUN-1 with a 6.
Scene& shot_by_mud(Scene& s) {
  s.boss_turn("G");
  s.p.skills_used = 0xff;
  return s.play({"send MUD-1", "target GUN-1"}).roll({6});
}

}  // namespace

TEST_CASE("a side has at most four Drones", "[AEG-240]") {
  SECTION("the player") {
    Scene s = with_drones(maker(2));
    for (const char* hex : {"C3", "C4", "C5"}) s.drone("GAN-Drone", hex, Side::hero);
    s.play({"activate GUN-1", "place SAUR-Drone A2"});
    CHECK(s.on("A2") == first_hero_drone + 3);
    CHECK(s.options("place").empty());  // the second finds no place among four
    CHECK(s.count(EventKind::drone_enters) == 1);
    CHECK(s.told(EventKind::drone_kept_out));
    CHECK(s.story.back() == "    No SAUR-Drone appears: four Drones are there already.");
  }
  SECTION("the enemy") {
    Cast with = cast();
    with.map = {};
    with.boss_hex = {};
    with.boss = {{.icons = "phi", .verb = "drone", .amount = 2, .drone = "GAN-Drone"}};
    Scene s(with);
    s.hero("GUN-1", "A1");
    for (const char* hex : {"M1", "M2", "M3"}) s.drone("SAUR-Drone", hex, Side::boss);
    s.p.skills_used = 0xff;
    s.boss_turn("phi");
    s.p.skills_used = 0xff;
    s.roll({2});
    CHECK(s.count(EventKind::drone_enters) == 1);
    CHECK(s.told(EventKind::drone_kept_out));
  }
}

TEST_CASE("a Drone waits for the round after the one in which it appears", "[AEG-241]") {
  SECTION("the player's") {
    Scene s = with_drones(maker());
    s.p.skills_used = 0;  // not even a Valor Skill wakes it
    s.play({"activate GUN-1", "place SAUR-Drone A2", "done"});
    CHECK_FALSE(s.offers("activate SAUR-Drone-1"));
    CHECK_FALSE(s.offers("recall SAUR-Drone-1"));
    CHECK_FALSE(s.offers("valor again SAUR-Drone-1"));
    next_round(s);
    CHECK(s.offers("activate SAUR-Drone-1"));
  }
  SECTION("the enemy's") {
    Cast with = cast();
    with.map = {};
    with.boss_hex = {};
    with.boss = {{.icons = "phi", .verb = "drone", .amount = 1, .drone = "SAUR-Drone"}};
    Scene s(with);
    s.hero("GUN-1", "A1");
    s.boss_turn("phi");
    s.p.skills_used = 0xff;
    s.roll({2});
    const PieceId drone = first_enemy_drone;
    REQUIRE(s.p.alive(drone));
    CHECK(s.p.frames.back().kind == FrameKind::round);  // it was no minion of this Special Attack
    CHECK_FALSE(s.told(EventKind::minion_activated));
    next_round(s);
    s.boss_turn("phi");
    s.p.skills_used = 0xff;
    s.roll({5});  // another appears
    CHECK(s.options("send") == std::vector<std::string>{"send SAUR-Drone-5"});
  }
}

TEST_CASE("a Drone of an enemy appears by die on a Starpoint, the next-higher if that is taken", "[AEG-399]") {
  Cast with = cast();
  with.map = {};
  with.boss_hex = {};
  with.boss = {{.icons = "phi", .verb = "drone", .amount = 1, .drone = "GAN-Drone"}};
  Scene s(with);
  s.hero("GUN-1", "A1");
  const auto starpoint = [&](int number) { return s.table().starpoints[static_cast<std::size_t>(number)]; };
  SECTION("free") {
    s.boss_turn("phi");
    CHECK(s.game().stream(s.p) == static_cast<int>(Stream::summon_die));
    s.p.skills_used = 0xff;
    s.roll({2});
    CHECK(s.p[first_enemy_drone].hex == starpoint(2));
  }
  SECTION("taken") {
    s.p[s.on("A1")].hex = starpoint(2);
    s.boss_turn("phi");
    s.p.skills_used = 0xff;
    s.roll({2});
    CHECK(s.p[first_enemy_drone].hex == starpoint(3));
    CHECK(s.story.back() != "");
  }
  SECTION("a Valor Skill on the die") {
    s.boss_turn("phi").roll({2});
    s.play("valor six 2");
    if (s.offers("pass")) s.play("pass");
    CHECK(s.p[first_enemy_drone].hex == starpoint(6));
  }
  SECTION("no minion leaves the deck for it") {
    const int deck = s.p.minions.size();
    s.boss_turn("phi");
    s.p.skills_used = 0xff;
    s.roll({2});
    CHECK(s.p.minions.size() == deck);
  }
}

TEST_CASE("a minion with Deploy brings its Drone to a Starpoint", "[AEG-399][AEG-516][AEG-455]") {
  Cast with = deployer(true);
  with.map = {};
  with.boss_hex = {};
  Scene s = quiet(with);
  s.hero("GUN-1", "A1");
  s.minion("MUD-1", "A4");
  fire(s, "MUD-1", {3});
  s.roll({4});
  CHECK(s.p[first_enemy_drone].hex == s.table().starpoints[4]);
}

TEST_CASE("Deploy: one Drone for each time the robot is damaged, next to it, where the player likes", "[AEG-516]") {
  Scene s = with_drones(deployer(false));
  const PieceId gun = s.on("A1");
  s.p[gun].hex = s.hex("A3");
  s.minion("MUD-1", "A6");
  s.p.resolved = 0;
  SECTION("3 damage make one") {
    Cast strong = deployer(false);
    strong.minions[0].actions = {{.cost = 1, .power = 3, .range = 12}};
    Scene hard = with_drones(strong);
    hard.p[hard.on("A1")].hex = hard.hex("A3");
    hard.minion("MUD-1", "A6");
    shot_by_mud(hard);
    CHECK(hard.options() == std::vector<std::string>{"place GAN-Drone A2", "place GAN-Drone A4", "place GAN-Drone B2", "place GAN-Drone B3"});
    CHECK(hard.game().prompt(hard.p, hero_seat) == "Where does a GAN-Drone appear, next to A3? 1 is still to come.");
    hard.play("place GAN-Drone B3");
    CHECK(hard.on("B3") == first_hero_drone);
    CHECK(hard.options("place").empty());
  }
  SECTION("a miss makes none") {
    s.boss_turn("G");
    s.p.skills_used = 0xff;
    s.play({"send MUD-1", "target GUN-1"}).roll({1});
    CHECK(s.options("place").empty());
    CHECK_FALSE(s.told(EventKind::drone_enters));
  }
}

TEST_CASE("Deploy never places on terrain or on another", "[AEG-517]") {
  Cast with = deployer(false);
  with.map = ". # . # . . . . . . . .\n . . . . . . . . . . . .\n. . . . . . . . . . . .\n";
  Scene s = with_drones(with);
  s.p[s.on("A1")].hex = s.hex("A3");
  s.minion("MUD-1", "C6");
  s.drone("SAUR-Drone", "B2", Side::hero);
  SECTION("one hex is left") {
    shot_by_mud(s);
    CHECK(s.on("B3") == first_hero_drone + 1);
  }
  SECTION("none") {
    s.minion("KITE-1", "B3");
    shot_by_mud(s);
    CHECK_FALSE(s.told(EventKind::drone_enters));
    CHECK(s.told(EventKind::drone_kept_out));
  }
}

TEST_CASE("Deploy on the damage that destroys the robot: next to where it stood", "[AEG-518]") {
  Scene s = with_drones(deployer(false));
  const PieceId gun = s.on("A1");
  s.p[gun].hex = s.hex("A3");
  s.p[gun].damage = 11;
  s.minion("MUD-1", "A6");
  shot_by_mud(s);
  CHECK_FALSE(s.p.alive(gun));
  CHECK(s.options("place").size() == 4);  // not its own hex
  s.play("place GAN-Drone A2");
  CHECK(s.on("A2") == first_hero_drone);
  CHECK(s.p.max_energy == 3);
}

TEST_CASE("a Drone in the place of one that fell in the same Action is none of its targets", "[AEG-516]") {
  Cast with = deployer(false);
  with.minions[0].actions = {{.cost = 1, .range = 12, .radius = 2, .attributes = {"RUST"}}};
  Scene s = with_drones(with);
  s.p[s.on("A1")].hex = s.hex("A3");
  const PieceId old = s.drone("GAN-Drone", "A4", Side::hero);
  for (const char* hex : {"C3", "C4", "C5"}) s.drone("SAUR-Drone", hex, Side::hero);
  s.p[s.on("C1")].hex = s.hex("C9");
  s.minion("MUD-1", "A6");
  s.boss_turn("G");
  s.p.skills_used = 0xff;
  s.play({"send MUD-1", "target GAN-Drone-1"}).roll({6});  // the Beacon and, around it, GUN-1 and some of the others
  CHECK(s.options("place").size() >= 2);
  s.play("place GAN-Drone A4");
  CHECK(s.on("A4") == old);
  CHECK(s.marks(old, Side::boss) == Marks{});
  CHECK(s.p[old].damage == 0);
}

TEST_CASE("an enemy Drone lent by False Army that misses grants the player one more, not the enemy", "[AEG-545]") {
  Cast with = cast();
  with.team[0].abilities = {"False Army"};
  with.team[0].commander = "Quill";
  Scene s = quiet(with);
  s.hero("GUN-1", "A1");
  s.hero("PAL-1", "C1");
  s.minion("MUD-1", "A4");
  const PieceId first = s.drone("SAUR-Drone", "C5", Side::boss);
  s.drone("SAUR-Drone", "C7", Side::boss);
  fire(s, "MUD-1", {1});
  REQUIRE(s.offers("activate SAUR-Drone-5"));
  s.play({"activate SAUR-Drone-5", "use 1", "target MUD-1"}).roll({1, 1}).let_be();
  CHECK(s.p[first].activated == 1);
  CHECK(s.integrity(s.on("A4")) == 12);
  if (s.offers("done")) s.play("done");
  CHECK(s.offers("activate SAUR-Drone-6"));
}

}  // namespace rondo::aegis
