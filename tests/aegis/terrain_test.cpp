// Walls, STOP and JAM hexes, Start Zones and the edge (AEG-045, AEG-046, AEG-107 to AEG-113).
#include <algorithm>

#include "tests/aegis/scene.h"

namespace rondo::aegis {

namespace {

/// AWE acts with one Action on EEL or MUD, on a map of one row.
Cast row(std::string map, Line action, std::vector<std::string> abilities = {}) {
  const auto width = std::count_if(map.begin(), map.end(), [](char c) { return c != ' ' && c != '\n'; });
  return {.team = {{.id = "AWE-1", .actions = {std::move(action)}}, {.id = "EEL-1", .classes = "E", .abilities = abilities}},
          .minions = {{.id = "MUD-1", .classes = "G", .actions = {{.cost = 2, .accuracy = 3, .range = 5, .name = "Fist"}}, .abilities = abilities}},
          .map = std::move(map),
          .boss_hex = "A" + std::to_string(width)};
}

/// AWE's Action with one die, which succeeds.
void use_on(Scene& s, std::string_view target) {
  s.p.skills_used = 0xff;
  s.play({"activate AWE-1", "use 1", "target " + std::string(target)}).roll({6});
}

const Line push_three = {.cost = 1, .effect = Effect::push, .power = 3, .range = 2, .name = "Ram"};
const Line move_three = {.cost = 1, .effect = Effect::move, .power = 3, .range = 2, .name = "Tow"};
const Line bolt = {.cost = 2, .range = 4, .name = "Bolt"};

}  // namespace

TEST_CASE("terrain on the line stops targeting, unless the Action is ARCING", "[AEG-108]") {
  Line line = bolt;
  const bool arcing = GENERATE(false, true);
  if (arcing) line.attributes = {"ARCING"};
  Scene s(row(". . . # . . . .\n", line));
  s.hero("AWE-1", "A1");
  s.hero("EEL-1", "A2");
  s.minion("MUD-1", "A5");
  s.p[s.on("A2")].hex = s.hex("A3");
  s.play("activate AWE-1");
  REQUIRE(s.offers("use 1 Bolt"));  // at EEL, before the wall
  s.play("use 1");
  CHECK(s.offers("target EEL-1"));
  CHECK(s.offers("target MUD-1") == arcing);
}

TEST_CASE("a push carries a robot across STOP hexes", "[AEG-111]") {
  Scene s(row(". . ! ! . . . .\n", push_three));
  s.hero("AWE-1", "A1");
  const PieceId mud = s.minion("MUD-1", "A2");
  use_on(s, "MUD-1");
  CHECK(s.offers("push E 3"));
  s.play("push E 3");
  CHECK(s.at(mud) == "A5");
}

TEST_CASE("a Move Action halts on STOP, unless the moved robot has Flight or Jet", "[AEG-112][AEG-110]") {
  const auto* kind = GENERATE("", "Flight", "Jet 2");
  Scene s(row(". . ! . . . . .\n", move_three, *kind == '\0' ? std::vector<std::string>{} : std::vector<std::string>{kind}));
  s.hero("AWE-1", "A1");
  s.minion("MUD-1", "A2");
  use_on(s, "MUD-1");
  INFO(kind);
  CHECK(s.offers("shift A3"));
  CHECK(s.offers("shift A5") == (*kind != '\0'));
  CHECK_FALSE(s.offers("shift A6"));
}

TEST_CASE("a Move Action takes a robot off the STOP hex it stands on", "[AEG-112]") {
  Scene s(row(". ! . . . . . .\n", move_three));
  s.hero("AWE-1", "A1");
  s.minion("MUD-1", "A2");
  use_on(s, "MUD-1");
  CHECK(s.offers("shift A5"));
}

TEST_CASE("on a JAM hex a robot has Jamming 1, in front of it not", "[AEG-113]") {
  SECTION("a player's robot: one die of its attacker may be rerolled for 1 Energy") {
    Scene s(row(". ~ . . . . . .\n", bolt));
    const bool inside = GENERATE(true, false);
    s.hero("AWE-1", inside ? "A2" : "A3");
    s.minion("MUD-1", "A5");
    s.p.valor = 1;
    s.boss_turn("G").play({"send MUD-1", "target AWE-1"}).roll({5, 4});
    CHECK(s.offers("jam 5") == inside);
    if (!inside) return;
    s.play("jam 5").roll({1});
    CHECK(s.options("jam ").empty());  // Jamming 1 is once
  }
  SECTION("a minion: one die more, the highest dropped") {
    Scene s(row(". . . ~ . . . .\n", bolt));
    const bool inside = GENERATE(true, false);
    s.hero("AWE-1", "A1");
    const PieceId mud = s.minion("MUD-1", inside ? "A4" : "A3");
    s.p.skills_used = 0xff;
    s.play({"activate AWE-1", "use 1", "target MUD-1"}).roll({6, 2});
    CHECK((s.owes() == Seat::chance) == inside);  // the third die
    if (inside) s.roll({1});
    CHECK(s.integrity(mud) == (inside ? 5 : 4));
  }
  SECTION("it adds to the robot's own") {
    Scene s(row(". ~ . . . . . .\n", bolt, {"Jamming 1"}));
    CHECK(jamming(s.table(), s.p, s.hero("EEL-1", "A2")) == 2);
  }
  SECTION("it stays behind when the robot leaves") {
    Scene s(row(". ~ . . . . . .\n", bolt));
    const PieceId awe = s.hero("AWE-1", "A2");
    CHECK(jamming(s.table(), s.p, awe) == 1);
    s.play({"activate AWE-1", "move A3"});
    CHECK(jamming(s.table(), s.p, awe) == 0);
  }
}

TEST_CASE("JAM is all the cover there is: sight, accuracy, walking and damage are as elsewhere", "[AEG-045]") {
  Scene s(row(". ~ . ~ ~ . . .\n", bolt));
  s.hero("AWE-1", "A1");
  const PieceId mud = s.minion("MUD-1", "A4");
  CHECK(sees(s.table(), s.p, s.hex("A1"), s.hex("A4")));  // across a JAM hex, onto another
  CHECK(accuracy(s.table(), s.p, shot(s.table(), s.p, 0, 0), mud) == 3);
  s.p.skills_used = 0xff;
  s.play("activate AWE-1");
  CHECK(s.offers("move A3"));  // JAM halts nobody
  s.play({"use 1", "target MUD-1"}).roll({3, 4, 6});
  CHECK(s.integrity(mud) == 3);
}

TEST_CASE("the Arena's edge keeps a pushed robot on the board", "[AEG-046]") {
  Cast cast = row({}, {.cost = 1, .effect = Effect::push, .power = 4, .range = 2, .name = "Ram"});
  cast.boss_hex = {};
  Scene s(cast);
  s.hero("AWE-1", "A3");
  const PieceId mud = s.minion("MUD-1", "A2");
  use_on(s, "MUD-1");
  s.play("push W 4");
  CHECK(s.at(mud) == "A1");
  CHECK(s.integrity(mud) == 4);  // three hexes not travelled
  CHECK(s.boss_integrity() == 20);
}

TEST_CASE("a map with a drop for an edge loses it", "[AEG-046]") {
  Cast cast = row(". . . . . . . .\n", {.cost = 1, .effect = Effect::push, .power = 4, .range = 2, .name = "Ram"});
  cast.edge_is_wall = false;
  Scene s(cast);
  s.hero("AWE-1", "A3");
  const PieceId mud = s.minion("MUD-1", "A2");
  use_on(s, "MUD-1");
  s.play("push W 4");
  CHECK(s.at(mud) == "gone");
  CHECK(s.boss_integrity() == 19);
}

}  // namespace rondo::aegis
