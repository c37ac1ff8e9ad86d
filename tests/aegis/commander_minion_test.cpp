// A minion's Commander ability is up to the player (AEG-457, ruling 50): each is a question to the player, costs no Energy, and serves
// minions and Drones, never the boss.
#include "tests/aegis/field.h"

namespace rondo::aegis {

namespace {

using Texts = std::vector<std::string>;

const std::string walled = "# . . . . . . . . . . .\n . . . . . . . . . . . .\n. . . . . . . . . . . .\n";

/// MUD-1 (G, one die at range 4) under LORD-1 (I), who has the ability.
Cast lorded(const std::string& ability, std::vector<std::string> mud = {}) {
  Cast cast = gunner({{.cost = 1, .accuracy = 2}});
  cast.minions[0].actions = {{.cost = 1, .accuracy = 3, .range = 4}};
  cast.minions[0].abilities = std::move(mud);
  cast.minions.push_back({.id = "LORD-1",
                          .classes = "I",
                          .integrity = 6,
                          .actions = {{.cost = 1, .accuracy = 2, .power = 3, .range = 9, .name = "Ray"}},
                          .abilities = {ability},
                          .commander = "Eve"});
  cast.minions.push_back({.id = "OX-2", .classes = "GS", .integrity = 6, .actions = {{.cost = 1, .accuracy = 3, .range = 9}}});
  return cast;
}

/// The G card is on, MUD-1 has been sent; the player's robot stands on A1.
Scene sent(const Cast& cast, const std::string& mud, const std::string& lord = "C9") {
  Scene s(cast);
  s.hero("GUN-1", cast.map == walled ? "A5" : "A1");
  s.minion("MUD-1", mud);
  s.minion("LORD-1", lord);
  quiet_boss_turn(s, "G").play("send MUD-1");
  return s;
}

}  // namespace

TEST_CASE("a minion's Excavate: the player says yes or no, and no Energy is spent", "[AEG-457][AEG-539][aegis]") {
  Cast cast = lorded("Excavate");
  cast.map = walled;
  Scene s = sent(cast, "A2");
  const PieceId mud = s.on("A2");
  CHECK(s.owes() == hero_seat);
  CHECK(s.options() == Texts{"excavate", "pass"});
  const int energy = s.p.energy;
  SECTION("no") {
    s.play("pass");
    CHECK(s.owes() == boss_seat);
    CHECK(s.options("target").size() == 1);
  }
  SECTION("yes, a shield") {
    s.play("excavate").roll({4});
    CHECK(mark(s.p, mud, &Marks::def) == 1);
  }
  SECTION("yes, a Boost: a Repair for an enemy") {
    s.p[mud].damage = 2;
    s.play("excavate").roll({6});
    CHECK(s.integrity(mud) == 11);
    CHECK(s.p[mud].boost == 0);
  }
  CHECK(s.p.energy == energy);
}

TEST_CASE("a minion's Override: the Commander's Actions for 1 damage, if the player likes", "[AEG-457][AEG-554][aegis]") {
  Scene s = sent(lorded("Override"), "A8");
  const PieceId mud = s.on("A8");
  CHECK(s.options() == Texts{"override MUD-1", "pass"});
  SECTION("no") {
    s.play("pass");
    CHECK_FALSE(s.options("advance").empty());  // seven hexes away, range 4
    CHECK(s.offers("advance A5"));
    CHECK_FALSE(s.offers("advance A3"));
  }
  SECTION("yes") {
    s.play({"override MUD-1", "target GUN-1"}).roll({2});
    CHECK(s.integrity(s.on("A1")) == 9);
    CHECK(s.integrity(mud) == 11);
  }
  SECTION("yes, and out of range even so: 5 hexes") {
    Cast cast = lorded("Override");
    cast.minions[2].actions[0].range = 1;
    s = sent(cast, "A8");
    s.play("override MUD-1");
    CHECK(s.offers("advance A3"));
    s.play("advance A3");
    CHECK(s.integrity(s.on("A3")) == 11);
  }
}

TEST_CASE("the Commander minion does not override itself", "[AEG-457][AEG-554][aegis]") {
  Scene s(lorded("Override"));
  s.hero("GUN-1", "A1");
  s.minion("LORD-1", "A8");
  quiet_boss_turn(s, "I").play("send LORD-1");
  CHECK(s.options("override").empty());
}

TEST_CASE("a minion's Long Arm: asked where nothing is in range without it", "[AEG-457][AEG-552][aegis]") {
  SECTION("out of range") {
    Scene s = sent(lorded("Long Arm of the Law"), "A7");
    CHECK(s.options() == Texts{"longarm 1 Shot", "pass"});
    const int energy = s.p.energy;
    SECTION("yes") {
      s.play({"longarm 1", "target GUN-1"}).roll({3});
      CHECK(s.integrity(s.on("A1")) == 11);
      CHECK(s.p.energy == energy);
    }
    SECTION("no: it moves") {
      s.play("pass");
      CHECK(s.offers("advance A5"));
    }
  }
  SECTION("in range") { CHECK(sent(lorded("Long Arm of the Law"), "A5").options() == Texts{"target GUN-1"}); }
  SECTION("too far even so") { CHECK_FALSE(sent(lorded("Long Arm of the Law"), "A8").options("advance").empty()); }
}

TEST_CASE("a minion's Jetjump, in place of a push or of its own move", "[AEG-457][AEG-548][aegis]") {
  SECTION("pushed by the player") {
    Cast cast = lorded("Jetjump");
    cast.team[0].actions = {{.cost = 1, .accuracy = 2, .effect = Effect::push, .power = 2, .range = 9}};
    Scene s = quiet(cast);
    s.hero("GUN-1", "A1");
    s.hero("PAL-1", "C1");
    const PieceId mud = s.minion("MUD-1", "A4");
    s.minion("LORD-1", "C9");
    fire(s, "MUD-1", {6});
    CHECK(s.offers("jetjump A7 damage"));
    SECTION("yes") {
      s.play("jetjump A7 damage");
      CHECK(s.at(mud) == "A7");
      CHECK(s.integrity(mud) == 11);
    }
    SECTION("no") {
      s.play({"pass", "push E 2"});
      CHECK(s.at(mud) == "A6");
    }
  }
  SECTION("its own move") {
    Scene s = sent(lorded("Jetjump"), "A9");
    const PieceId mud = s.on("A9");
    CHECK(s.owes() == hero_seat);
    SECTION("yes") {
      s.play("jetjump A12 drain");
      CHECK(s.at(mud) == "A12");
      CHECK(s.p[mud].drain == 1);
      CHECK(s.owes() == hero_seat);  // and that was its activation
    }
    SECTION("no") {
      s.play("pass");
      CHECK(s.owes() == boss_seat);
      CHECK(s.offers("advance A6"));
    }
  }
}

TEST_CASE("a minion's Aether Wind: only where nothing is left in range", "[AEG-457][AEG-534][aegis]") {
  SECTION("its target still stands: not asked") {
    Scene s = sent(lorded("Aether Wind"), "A4");
    s.play("target GUN-1").roll({3});
    CHECK(s.options("wind").empty());
  }
  SECTION("its target is gone") {
    Scene s(lorded("Aether Wind"));
    const PieceId gun = s.hero("GUN-1", "A1");
    s.p[gun].damage = 11;
    s.hero("PAL-1", "A12");
    const PieceId mud = s.minion("MUD-1", "A4");
    s.minion("LORD-1", "C3");
    quiet_boss_turn(s, "G").play({"send MUD-1", "target GUN-1"}).roll({3});
    CHECK(s.options() == Texts{"wind", "pass"});
    const int energy = s.p.energy;
    s.play("wind");
    CHECK(s.owes() == boss_seat);
    s.play("advance A7");
    CHECK(s.at(mud) == "A7");
    CHECK(s.p.energy == energy);
  }
}

TEST_CASE("a minion's False Army: after a miss the Commander acts in this turn too, if the player likes", "[AEG-457][AEG-545][aegis]") {
  Scene s = sent(lorded("False Army"), "A4");
  s.play("target GUN-1").roll({1});
  CHECK(s.options() == Texts{"activate LORD-1", "pass"});
  SECTION("yes") {
    s.play({"activate LORD-1", "send LORD-1", "target GUN-1"}).roll({1});
    CHECK(s.options("activate LORD-1").empty());  // once a turn
  }
  SECTION("no") {
    s.play("pass");
    CHECK(s.options("send").empty());
  }
}

TEST_CASE("no False Army after a hit, and none for the boss", "[AEG-457][AEG-545][aegis]") {
  SECTION("hit") {
    Scene s = sent(lorded("False Army"), "A4");
    s.play("target GUN-1").roll({3});
    CHECK_FALSE(s.offers("activate LORD-1"));
  }
  SECTION("the boss") {
    Cast cast = lorded("False Army");
    cast.boss = {{.icons = "A", .action = {{.cost = 1, .range = 20}}}};
    Scene s(cast);
    s.hero("GUN-1", "A1");
    s.minion("LORD-1", "C3");
    quiet_boss_turn(s, "A").play("target GUN-1").roll({1});
    CHECK_FALSE(s.offers("activate LORD-1"));
  }
}

TEST_CASE("Authority holds for combined minions without a question: one die more, the lowest dropped", "[AEG-457][AEG-537][aegis]") {
  const bool lord = GENERATE(true, false);
  Scene s(lorded("Authority"));
  const PieceId gun = s.hero("GUN-1", "A1");
  s.minion("OX-2", "A5");
  if (lord) s.minion("LORD-1", "C9");
  quiet_boss_turn(s, "S").play({"send OX-2", "target GUN-1"}).roll({1});
  CHECK((s.owes() == Seat::chance && s.integrity(gun) == 12) == lord);
  if (lord) s.roll({3});
  CHECK(s.integrity(gun) == (lord ? 11 : 12));
}

TEST_CASE("Aether Waltz is nothing to minions, whose moves are free", "[AEG-457][AEG-536][aegis]") {
  const Scene s = sent(lorded("Aether Waltz"), "A9");
  CHECK(s.owes() == boss_seat);
  CHECK(s.offers("advance A6"));
}

TEST_CASE("minions whose Commander is gone or Quelled are not asked about", "[AEG-457][AEG-203][aegis]") {
  Scene s(lorded("Override"));
  s.hero("GUN-1", "A1");
  s.minion("MUD-1", "A4");
  if (GENERATE(true, false)) s.marks(s.minion("LORD-1", "C9"), Side::hero).quell = true;
  quiet_boss_turn(s, "G").play("send MUD-1");
  CHECK(s.options() == Texts{"target GUN-1"});
}

}  // namespace rondo::aegis
