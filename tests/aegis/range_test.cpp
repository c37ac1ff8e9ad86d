// Range, Radius and both together: who is aimed at, who is hit beside (AEG-166 to AEG-177).
#include "tests/aegis/scene.h"

namespace rondo::aegis {

namespace {

/// AWE's one Action against EEL (an ally) and three minions; on the open Arena unless there is a map.
Cast with(Line action, std::vector<std::string> abilities = {}) {
  return {.team = {{.id = "AWE-1", .actions = {std::move(action)}}, {.id = "EEL-1", .classes = "E", .abilities = abilities}},
          .minions = {{.id = "MUD-1", .classes = "G", .abilities = abilities},
                      {.id = "MUM-1", .classes = "G", .abilities = abilities},
                      {.id = "MOB-1", .classes = "G"}},
          .boss_hex = "M7"};
}

const Line bolt = {.cost = 1, .accuracy = 3, .power = 2, .range = 4, .name = "Bolt"};
const Line blast = {.cost = 1, .accuracy = 3, .power = 2, .range = 0, .radius = 1, .name = "Blast"};
const Line wide_blast = {.cost = 1, .accuracy = 3, .power = 2, .range = 0, .radius = 2, .name = "Blast"};
const Line grenade = {.cost = 1, .accuracy = 3, .power = 2, .range = 4, .radius = 1, .name = "Grenade"};

Line with_self(Line line) {
  line.attributes.emplace_back("SELF");
  return line;
}

/// Uses the Action with one die; `target` empty for a Radius Action. The player has no Valor Skills.
void use(Scene& s, std::string_view target, int die = 3) {
  s.p.skills_used = 0xff;
  s.play({"activate AWE-1", "use 1"});
  if (!target.empty()) s.play("target " + std::string(target));
  REQUIRE(s.owes() == Seat::chance);
  s.roll({die});
}

/// Hits taken, by the two of damage each.
int hit(const Scene& s, PieceId piece) { return 5 - s.integrity(piece); }

}  // namespace

TEST_CASE("Range 4 reaches a target at 4, not at 5", "[AEG-166]") {
  Scene s(with(bolt));
  s.hero("AWE-1", "E1");
  SECTION("both stand there") {
    s.minion("MUD-1", "E5");
    s.minion("MUM-1", "A1");  // four hexes away on another axis
    s.minion("MOB-1", "F6");  // five hexes away
    s.play({"activate AWE-1", "use 1"});
    CHECK(s.options("target ") == std::vector<std::string>{"target MUD-1", "target MUM-1"});
  }
  SECTION("only the far one") {
    s.minion("MOB-1", "E6");
    s.play("activate AWE-1");
    CHECK_FALSE(s.offers("use 1 Bolt"));
  }
  SECTION("just the one target is hit") {
    const PieceId mud = s.minion("MUD-1", "E4");
    const PieceId mum = s.minion("MUM-1", "D4");
    use(s, "MUD-1");
    CHECK(hit(s, mud) == 2);
    CHECK(hit(s, mum) == 0);
  }
}

TEST_CASE("Radius 1 hits neighbours on both sides, the user only with SELF", "[AEG-167]") {
  const bool self = GENERATE(false, true);
  Scene s(with(self ? with_self(blast) : blast));
  const PieceId awe = s.hero("AWE-1", "E4");
  const PieceId eel = s.hero("EEL-1", "E5");
  const PieceId mud = s.minion("MUD-1", "D4");
  const PieceId far = s.minion("MUM-1", "E6");
  use(s, "");
  CHECK(hit(s, eel) == 2);
  CHECK(hit(s, mud) == 2);
  CHECK(hit(s, far) == 0);
  CHECK(hit(s, awe) == (self ? 2 : 0));
}

TEST_CASE("terrain shields from a Radius Action, robots do not", "[AEG-168][AEG-169]") {
  Cast cast = with(wide_blast);
  cast.map = ". # . . . . .\n . . . . . . .\n";
  cast.boss_hex = "B7";
  Scene s(cast);
  const PieceId behind_wall = s.minion("MUD-1", "A1");
  s.hero("AWE-1", "A3");
  const PieceId near = s.minion("MUM-1", "A4");
  const PieceId behind_robot = s.minion("MOB-1", "A5");
  use(s, "");
  CHECK(hit(s, behind_wall) == 0);
  CHECK(hit(s, near) == 2);
  CHECK(hit(s, behind_robot) == 2);
}

TEST_CASE("a Radius Action that would meet nobody is not offered", "[AEG-167][AEG-168]") {
  Cast cast = with(wide_blast);
  cast.map = ". # . . . . .\n";
  cast.boss_hex = "A7";
  Scene s(cast);
  s.minion("MUD-1", "A1");
  s.hero("AWE-1", "A3");
  s.play("activate AWE-1");
  CHECK_FALSE(s.offers("use 1 Blast"));
}

TEST_CASE("nobody is targeted by a Radius Action: no Evade, Jamming or Retaliate", "[AEG-170]") {
  Scene s(with(blast, {"Evade 2", "Jamming 1", "Retaliate"}));
  const PieceId awe = s.hero("AWE-1", "E4");
  const PieceId mud = s.minion("MUD-1", "E5");
  s.marks(mud, Side::boss).eva = 1;
  use(s, "", 3);
  CHECK(hit(s, mud) == 2);  // one die, the printed accuracy
  CHECK_FALSE(s.told(EventKind::counter));
  CHECK(hit(s, awe) == 0);
}

TEST_CASE("the same robot answers a Range Action with all three", "[AEG-170]") {
  Scene s(with(bolt, {"Evade 2", "Jamming 1", "Retaliate"}));
  s.hero("AWE-1", "E4");
  const PieceId mud = s.minion("MUD-1", "E5");
  use(s, "MUD-1", 3);
  REQUIRE(s.owes() == Seat::chance);  // Jamming's die
  s.roll({4});
  CHECK(hit(s, mud) == 0);
  CHECK(s.told(EventKind::counter));
}

TEST_CASE("Range + Radius hits its target and everyone around it at the same time, allies in full", "[AEG-171][AEG-175]") {
  Scene s(with(grenade));
  s.hero("AWE-1", "E1");
  const PieceId mud = s.minion("MUD-1", "E5");
  const PieceId mum = s.minion("MUM-1", "E6");
  const PieceId eel = s.hero("EEL-1", "D4");
  const PieceId far = s.minion("MOB-1", "E7");
  use(s, "MUD-1");
  CHECK(hit(s, mud) == 2);
  CHECK(hit(s, mum) == 2);
  CHECK(hit(s, eel) == 2);
  CHECK(hit(s, far) == 0);
  CHECK(s.count(EventKind::die_rolled) == 1);  // one roll for all
}

TEST_CASE("all of an area fall in one event, so the boss's last blow counts with the player's last Valor", "[AEG-171]") {
  Cast cast = with(grenade);
  cast.boss_integrity = 2;
  cast.boss_hex = "E5";
  Scene s(cast);
  s.hero("AWE-1", "E1");
  s.p[s.hero("EEL-1", "E6")].damage = 4;
  s.p.valor = 1;
  use(s, "Boss");
  CHECK(s.p.outcome == Outcome::boss_defeated);
  CHECK(s.count(EventKind::destroyed) == 1);
}

TEST_CASE("only the main target of Range + Radius is targeted", "[AEG-172]") {
  Cast cast = with(grenade);
  cast.minions[1].abilities = {"Evade 2", "Jamming 1", "Retaliate", "Return Fire", "Beacon"};
  Scene s(cast);
  s.hero("AWE-1", "E4");
  SECTION("its neighbour is hit by the same roll, and neither jams nor answers") {
    const PieceId mud = s.minion("MUD-1", "E8");
    const PieceId mum = s.minion("MUM-1", "E9");  // too far from AWE to be a Beacon for it
    use(s, "MUD-1", 3);
    CHECK(hit(s, mud) == 2);
    CHECK(hit(s, mum) == 2);
    CHECK_FALSE(s.told(EventKind::counter));
  }
  SECTION("as the main target it does all of that") {
    const PieceId mum = s.minion("MUM-1", "E8");
    const PieceId mud = s.minion("MUD-1", "E9");
    use(s, "MUM-1", 3);
    REQUIRE(s.owes() == Seat::chance);
    s.roll({3});
    CHECK(hit(s, mum) == 0);
    CHECK(hit(s, mud) == 0);
    CHECK(s.told(EventKind::counter));
  }
}

TEST_CASE("Range + Radius is aimed at robots, never at an empty hex", "[AEG-173]") {
  Scene s(with(grenade));
  s.hero("AWE-1", "E1");
  SECTION("a robot in reach") {
    s.minion("MUD-1", "E4");
    s.minion("MUM-1", "E6");
    s.play({"activate AWE-1", "use 1"});
    CHECK(s.options() == std::vector<std::string>{"target MUD-1"});
  }
  SECTION("one that only the Radius would reach from an empty hex") {
    s.minion("MUD-1", "E6");
    s.play("activate AWE-1");
    CHECK_FALSE(s.offers("use 1 Grenade"));
  }
}

TEST_CASE("Range + Radius hits its own user inside the Radius, and only there", "[AEG-174]") {
  const auto [hex, own] = GENERATE(std::pair{"E5", 2}, std::pair{"E6", 0});
  Scene s(with(grenade));
  const PieceId awe = s.hero("AWE-1", "E4");
  const PieceId mud = s.minion("MUD-1", hex);
  use(s, "MUD-1");
  CHECK(hit(s, mud) == 2);
  CHECK(hit(s, awe) == own);
}

TEST_CASE("a Range Action never targets its user", "[AEG-176]") {
  Scene s(with({.cost = 1, .effect = Effect::repair, .power = 2, .range = 3, .name = "Weld"}));
  const PieceId awe = s.hero("AWE-1", "E4");
  s.p[awe].damage = 3;
  SECTION("an ally may be chosen, the user not") {
    s.p[s.hero("EEL-1", "E5")].damage = 1;
    s.play({"activate AWE-1", "use 1"});
    CHECK(s.options() == std::vector<std::string>{"target EEL-1"});
  }
  SECTION("with nobody else there it cannot be used") {
    s.play("activate AWE-1");
    CHECK_FALSE(s.offers("use 1 Weld"));
  }
  SECTION("SELF names the user") {
    Scene own(with(with_self({.cost = 1, .effect = Effect::repair, .power = 2, .range = 3, .name = "Weld"})));
    const PieceId user = own.hero("AWE-1", "E4");
    own.p[user].damage = 3;
    own.p[own.hero("EEL-1", "E5")].damage = 1;
    use(own, "EEL-1");
    CHECK(own.p[user].damage == 1);
  }
}

TEST_CASE("the Radius part is measured from the target: its walls count, the user's do not", "[AEG-177]") {
  SECTION("a wall between target and neighbour") {
    Cast cast = with({.cost = 1, .power = 2, .range = 4, .radius = 2, .name = "Grenade"});
    cast.map = ". . . . # . . .\n . . . . . . . .\n";
    cast.boss_hex = "B8";
    Scene s(cast);
    s.hero("AWE-1", "A1");
    const PieceId mud = s.minion("MUD-1", "A4");
    const PieceId shielded = s.minion("MUM-1", "A6");
    use(s, "MUD-1");
    CHECK(hit(s, mud) == 2);
    CHECK(hit(s, shielded) == 0);
  }
  SECTION("a wall and a robot between user and neighbour") {
    Cast cast = with({.cost = 1, .power = 2, .range = 4, .radius = 2, .name = "Grenade"});
    cast.map = ". # . . . . . .\n . . . . . . . .\n";
    cast.boss_hex = "B8";
    Scene s(cast);
    s.hero("AWE-1", "A1");
    const PieceId mud = s.minion("MUD-1", "B2");
    const PieceId near = s.minion("MUM-1", "B3");
    const PieceId far = s.minion("MOB-1", "A3");
    REQUIRE_FALSE(sees(s.table(), s.p, s.hex("A1"), s.hex("A3")));
    use(s, "MUD-1");
    CHECK(hit(s, near) == 2);
    CHECK(hit(s, far) == 2);
    CHECK(hit(s, mud) == 2);
  }
}

}  // namespace rondo::aegis
