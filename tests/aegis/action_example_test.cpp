// The rulebook's worked Action examples, played die by die: what the attributes printed on them do (AEG-185 to AEG-193).
#include "tests/aegis/scene.h"

namespace rondo::aegis {

namespace {

using Lines = std::vector<std::string>;

Cast rocket_punch() {
  return {.team = {{.id = "AWE-1", .actions = {{.cost = 2, .accuracy = 3, .range = 4, .attributes = {"GAMBIT", "ANTI-AIR"}}}},
                   {.id = "EEL-1", .classes = "E"}},
          .minions = {{.id = "MUD-1", .classes = "G"},
                      {.id = "KITE-1", .classes = "E", .abilities = {"Flight"}},
                      {.id = "JET-1", .classes = "E", .abilities = {"Jet 1"}}},
          .boss_hex = "M7"};
}

/// AWE and a minion two hexes away, up to the roll; no Valor Skills.
struct Punch {
  Scene s;
  PieceId minion;
};
Punch punch(std::string_view minion, Cast cast = rocket_punch()) {
  Scene s(cast);
  s.hero("AWE-1", "D5");
  const PieceId piece = s.minion(minion, "D7");
  s.p.skills_used = 0xff;
  s.play({"activate AWE-1", "use 1", "target " + std::string(minion)});
  return {std::move(s), piece};
}

/// A Graviton Buster that Rusts; EEL may act twice.
Cast graviton() {
  return {.team = {{.id = "AWE-1",
                    .actions = {{.cost = 2, .accuracy = 3, .effect = Effect::move, .power = 1, .range = 6, .radius = 3,
                                 .attributes = {"ARCING", "RUST"}}}},
                   {.id = "EEL-1", .classes = "E", .actions = {{.cost = 1, .range = 9}}, .abilities = {"Overload"}}},
          .minions = {{.id = "MUD-1", .classes = "G"}, {.id = "KITE-1", .classes = "E"}},
          .boss_hex = "M7"};
}

}  // namespace

TEST_CASE("two dice against accuracy 3, one damage for each that hits", "[AEG-185][AEG-121][AEG-122]") {
  Scene s(rocket_punch());
  const PieceId awe = s.hero("AWE-1", "D5");
  const PieceId mud = s.minion("MUD-1", "D7");
  s.play({"activate AWE-1", "use 1", "target MUD-1"}).roll({3, 2});
  SECTION("one hit") {
    s.play({"pass", "pass"});  // no die changed, no GAMBIT
    CHECK(s.integrity(mud) == 4);
    CHECK(s.p.energy == 18);
  }
  SECTION("one more by a Valor Skill") {
    s.play({"valor six 2", "pass", "pass"});
    CHECK(s.integrity(mud) == 3);
    CHECK(s.p.valor == 17);
  }
  CHECK(s.p[awe].activated);
}

TEST_CASE("the same with 4 and 5: two damage, to the one target only, from four hexes at most", "[AEG-185]") {
  auto [s, mud] = punch("MUD-1");
  const PieceId eel = s.hero("EEL-1", "D8");
  s.roll({4, 5}).play("pass");
  CHECK(s.integrity(mud) == 3);
  CHECK(s.integrity(eel) == 5);
  Scene far(rocket_punch());
  far.hero("AWE-1", "D5");
  far.minion("MUD-1", "D10");
  far.play("activate AWE-1");
  CHECK_FALSE(far.offers("use 1 Shot"));
}

TEST_CASE("GAMBIT on two dice: none to two more, each for 1 Energy, only after a success", "[AEG-186]") {
  auto [s, mud] = punch("MUD-1");
  SECTION("no hit, no offer") {
    s.roll({1, 2});
    CHECK(s.options("gamble").empty());
    CHECK(s.told(EventKind::missed));
    CHECK(s.p.energy == 18);
  }
  SECTION("one hit: up to two") {
    s.roll({1, 3});
    CHECK(s.options() == Lines{"gamble 1", "gamble 2", "pass"});
    SECTION("two bought") {
      s.play("gamble 2");
      CHECK(s.p.energy == 16);
      s.roll({3, 6});
      CHECK(s.integrity(mud) == 2);
      CHECK(s.options("gamble").empty());  // once
    }
    SECTION("none bought") {
      s.play("pass");
      CHECK(s.p.energy == 18);
      CHECK(s.integrity(mud) == 4);
    }
    SECTION("one bought, and it misses") {
      s.play("gamble 1").roll({2});
      CHECK(s.p.energy == 17);
      CHECK(s.integrity(mud) == 5);
    }
  }
}

TEST_CASE("ANTI-AIR adds 1 once for the whole Action against Flight or Jet, and nothing to a miss", "[AEG-187]") {
  SECTION("two hits on Flight") {
    auto [s, kite] = punch("KITE-1");
    s.roll({4, 5}).play("pass");
    CHECK(s.integrity(kite) == 2);
  }
  SECTION("two hits on Jet") {
    auto [s, jet] = punch("JET-1");
    s.roll({4, 5}).play("pass");
    CHECK(s.integrity(jet) == 2);
  }
  SECTION("no hit on Flight") {
    auto [s, kite] = punch("KITE-1");
    s.roll({1, 2});
    CHECK(s.told(EventKind::missed));
    CHECK(s.integrity(kite) == 5);
  }
  SECTION("a failed GAMBIT on Flight") {
    auto [s, kite] = punch("KITE-1");
    s.roll({4, 5}).play("gamble 1").roll({1});
    CHECK(s.integrity(kite) == 5);
  }
  SECTION("Flight taken away by QUELL") {
    auto [s, kite] = punch("KITE-1");
    s.marks(kite, Side::hero).quell = true;
    s.roll({4, 5}).play("pass");
    CHECK(s.integrity(kite) == 3);
  }
}

TEST_CASE("a Rusted minion takes 1 damage after an Action, hit or miss, until the player's Recharge", "[AEG-190]") {
  Cast cast = rocket_punch();
  cast.team[0].actions = {{.cost = 1, .accuracy = 3, .range = 4, .attributes = {"RUST"}}};
  Scene s(cast);
  const PieceId awe = s.hero("AWE-1", "D5");
  const PieceId mud = s.minion("MUD-1", "D7");
  const auto minion_acts = [&](int die) {
    s.play({"send MUD-1", "target AWE-1"}).roll({die, die});
    while (s.owes() == hero_seat && s.p.frames.back().kind == FrameKind::use) s.play("pass");
    return s.integrity(mud);
  };
  s.rondo("G G G");
  s.deck({});
  s.p.skills_used = 0xff;
  s.play({"activate AWE-1", "use 1", "target MUD-1"}).roll({3});
  CHECK(s.integrity(mud) == 4);  // the hit alone
  CHECK(minion_acts(1) == 3);    // a miss
  s.play("pass");
  CHECK(minion_acts(6) == 2);    // and a hit, in the same round
  CHECK(s.integrity(awe) == 3);
  s.p.resolved = 3;
  s.play({"end round", "reveal S", "reveal E", "reveal A"});
  if (s.offers("ready")) s.play("ready");
  s.rondo("G");
  s.play("pass");
  CHECK(minion_acts(1) == 2);
}

TEST_CASE("a Rusted robot of the player: after each of its Actions, however often it was Rusted; moving is free of it", "[AEG-190][AEG-191]") {
  Scene s(graviton());
  const PieceId eel = s.hero("EEL-1", "E4");
  s.hero("AWE-1", "K1");
  s.minion("MUD-1", "E6");
  s.marks(eel, Side::boss).rust = true;
  s.marks(eel, Side::hero).rust = true;  // an ally's too
  s.p.skills_used = 0xff;
  SECTION("moving") {
    s.play({"activate EEL-1", "move F4", "done"});
    CHECK(s.integrity(eel) == 5);
  }
  SECTION("two Actions") {
    s.play({"activate EEL-1", "use 1", "target MUD-1"}).roll({1});
    CHECK(s.integrity(eel) == 4);
    s.play({"use 1", "target MUD-1"}).roll({6});
    CHECK(s.integrity(eel) == 3);
  }
  SECTION("its own last Action may cost it its place") {
    s.p[eel].damage = 4;
    s.play({"activate EEL-1", "use 1", "target MUD-1"}).roll({6});
    CHECK(s.at(eel) == "gone");
    CHECK(s.p.valor == 17);
    CHECK(s.options("use ").empty());
  }
}

TEST_CASE("statuses reach everyone the Action affects, allies and the user in its own Radius, and nobody on a miss", "[AEG-192][AEG-193]") {
  const bool hit = GENERATE(true, false);
  Scene s(graviton());
  const PieceId awe = s.hero("AWE-1", "E4");
  const PieceId eel = s.hero("EEL-1", "E6");
  const PieceId mud = s.minion("MUD-1", "E5");
  const PieceId kite = s.minion("KITE-1", "E9");  // four hexes from the target
  s.p.skills_used = 0xff;
  s.play({"activate AWE-1", "use 1", "target MUD-1"}).roll({hit ? 3 : 1, 2});
  if (hit) s.play({"take AWE-1", "shift E4", "take EEL-1", "shift E6", "shift E5"});
  for (const PieceId piece : {awe, eel, mud}) CHECK(s.marks(piece, Side::hero).rust == hit);
  CHECK(s.marks(kite, Side::hero) == Marks{});
  CHECK(s.integrity(awe) == 5);  // not yet Rusted when it acted
}

TEST_CASE("an Action further off leaves its user clean", "[AEG-192]") {
  Scene s(graviton());
  const PieceId awe = s.hero("AWE-1", "E4");
  const PieceId mud = s.minion("MUD-1", "E8");
  s.p.skills_used = 0xff;
  s.play({"activate AWE-1", "use 1", "target MUD-1"}).roll({3, 2});
  s.play("shift E8");
  CHECK(s.marks(mud, Side::hero).rust);
  CHECK_FALSE(s.marks(awe, Side::hero).rust);
}

}  // namespace rondo::aegis
