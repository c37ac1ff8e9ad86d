// Attributes of Actions that work on the dice, on targets and on timing (AEG-186, AEG-187, AEG-473, AEG-474, AEG-477, AEG-483,
// AEG-484, AEG-489 to AEG-499, AEG-501).
#include "tests/aegis/field.h"

namespace rondo::aegis {

namespace {

Line line(int cost, int accuracy, std::vector<std::string> attributes, int power = 1, int range = 9) {
  return {.cost = cost, .accuracy = accuracy, .power = power, .range = range, .attributes = std::move(attributes)};
}
Cast walled(Line shot, const std::string& map) {
  Cast cast = gunner({std::move(shot)});
  cast.map = map;
  cast.boss_hex = "A12";
  return cast;
}

}  // namespace

TEST_CASE("ANTI-AIR adds 1 once to the whole of a successful Action", "[AEG-187]") {
  Scene s = quiet(gunner({line(2, 3, {"ANTI-AIR"})}));
  s.hero("GUN-1", "A1");
  const PieceId kite = s.minion("KITE-1", "A4");
  SECTION("two hits") { CHECK(fire(s, "KITE-1", {3, 4}).integrity(kite) == 12 - 3); }
  SECTION("one hit") { CHECK(fire(s, "KITE-1", {2, 4}).integrity(kite) == 12 - 2); }
  SECTION("none") { CHECK(fire(s, "KITE-1", {2, 1}).integrity(kite) == 12); }
}

TEST_CASE("ANTI-AIR N adds N against Flight and Jet, whatever the effect, and nothing against others", "[AEG-473][AEG-474]") {
  const std::string ability = GENERATE("Flight", "Jet 2", "Evade 1");
  const int bonus = ability == "Evade 1" ? 0 : 2;
  Line shot = line(1, 2, {"ANTI-AIR 2"});
  const bool damage = GENERATE(true, false);
  if (!damage) shot.effect = Effect::push;
  Cast cast = gunner({shot});
  cast.minions[0].abilities = {ability};
  Scene s = quiet(cast);
  s.hero("GUN-1", "A1");
  const PieceId mud = s.minion("MUD-1", "A4");
  fire(s, "MUD-1", {6});
  if (damage) {
    CHECK(s.integrity(mud) == 12 - 1 - bonus);
  } else if (bonus == 0) {
    CHECK(s.at(mud) == "A5");
  } else {
    CHECK(s.options() == std::vector<std::string>{"push E 1", "push E 2", "push E 3"});
  }
}

TEST_CASE("ARCING needs no Line of Sight", "[AEG-477]") {
  const bool arcing = GENERATE(true, false);
  Scene s = quiet(walled(line(1, 3, arcing ? std::vector<std::string>{"ARCING"} : std::vector<std::string>{}), ". . # . . . . . . . . ."));
  s.hero("GUN-1", "A1");
  const PieceId mud = s.minion("MUD-1", "A5");
  s.play("activate GUN-1");
  CHECK(s.options("use").empty() == !arcing);
  if (!arcing) return;
  fire(s, "MUD-1", {3});
  CHECK(s.integrity(mud) == 11);
}

TEST_CASE("ARCING is no longer a range", "[AEG-477]") {
  Scene s = quiet(gunner({line(1, 3, {"ARCING"}, 1, 3)}));
  s.hero("GUN-1", "A1");
  s.minion("MUD-1", "A5");
  CHECK(s.play("activate GUN-1").options("use").empty());
}

TEST_CASE("CRITICAL: each 6 adds 1 to the total", "[AEG-483]") {
  Scene s = quiet(gunner({line(3, 3, {"CRITICAL"})}));
  s.hero("GUN-1", "A1");
  const PieceId mud = s.minion("MUD-1", "A4");
  SECTION("6, 6, 2") { CHECK(fire(s, "MUD-1", {6, 6, 2}).integrity(mud) == 12 - 4); }
  SECTION("5, 5, 2") { CHECK(fire(s, "MUD-1", {5, 5, 2}).integrity(mud) == 12 - 2); }
}

TEST_CASE("CRITICAL adds nothing to a failed single-hit Action", "[AEG-484]") {
  Line shot = line(2, 3, {"CRITICAL"});
  shot.multi = false;
  Scene s = quiet(gunner({shot}));
  s.hero("GUN-1", "A1");
  const PieceId mud = s.minion("MUD-1", "A4");
  SECTION("6, 1") { CHECK(fire(s, "MUD-1", {6, 1}).integrity(mud) == 12); }
  SECTION("6, 3") { CHECK(fire(s, "MUD-1", {6, 3}).integrity(mud) == 12 - 2); }
}

TEST_CASE("GAMBIT: after a success as many dice as the printed cost, 1 Energy each", "[AEG-186][AEG-489]") {
  const int cost = GENERATE(2, 3);
  Scene s = quiet(gunner({line(cost, 3, {"GAMBIT"})}));
  s.hero("GUN-1", "A1");
  const PieceId mud = s.minion("MUD-1", "A4");
  s.hero("PAL-1", "C9");
  s.play({"activate GUN-1", "use 1", "target MUD-1"});
  for (int i = 1; i < cost; ++i) s.roll({2});
  SECTION("no success: not offered") {
    s.roll({2});
    CHECK(s.offers("end round"));
    CHECK(s.integrity(mud) == 12);
  }
  SECTION("one success") {
    s.roll({4});
    CHECK(s.options("gamble").size() == static_cast<std::size_t>(cost));
    CHECK(s.offers("gamble " + std::to_string(cost)));
    CHECK(s.offers("pass"));
    CHECK(s.p.energy == 20 - cost);
    s.play("gamble 2");
    CHECK(s.p.energy == 20 - cost - 2);
    s.roll({3, 5});
    CHECK(s.integrity(mud) == 12 - 3);
  }
  SECTION("none wanted") {
    s.roll({4}).play("pass");
    CHECK(s.p.energy == 20 - cost);
    CHECK(s.integrity(mud) == 11);
  }
  SECTION("no Energy for it") {
    s.p.energy = 1;
    s.roll({4});
    CHECK(s.options("gamble") == std::vector<std::string>{"gamble 1"});
  }
}

TEST_CASE("GAMBIT on an empty pool: Energy may be bought for it", "[AEG-356][AEG-489]") {
  Scene s = quiet(gunner({line(2, 3, {"GAMBIT"})}));
  s.hero("GUN-1", "A1");
  s.minion("MUD-1", "A3");
  s.p.energy = 2;
  s.p.skills_used = static_cast<std::uint8_t>(~skill_bit(Skill::energy));
  fire(s, "MUD-1", {5, 1});
  CHECK(s.options() == std::vector<std::string>{"valor energy", "pass"});
  s.play("valor energy");
  CHECK(s.options("gamble").size() == 2);
}

TEST_CASE("GAMBIT: an extra die that fails or shows 1 fails the whole Action", "[AEG-490]") {
  const int face = GENERATE(1, 2, 3);
  const int accuracy = GENERATE(1, 3);
  Scene s = quiet(gunner({line(2, accuracy, {"GAMBIT", "RUST"})}));
  s.hero("GUN-1", "A1");
  const PieceId mud = s.minion("MUD-1", "A4");
  fire(s, "MUD-1", {5, 5}).play("gamble 2").roll({6, face});
  const bool fails = face == 1 || face < accuracy;
  CHECK(s.integrity(mud) == (fails ? 12 : 12 - 4));
  CHECK(status(s.p, mud, &Marks::rust) == !fails);
}

TEST_CASE("GAMBIT's dice are successes of a multi-hit Action, not of a single-hit one", "[AEG-491]") {
  Line shot = line(2, 3, {"GAMBIT"});
  shot.multi = GENERATE(true, false);
  Scene s = quiet(gunner({shot}));
  s.hero("GUN-1", "A1");
  const PieceId mud = s.minion("MUD-1", "A4");
  fire(s, "MUD-1", {3, 4}).play("gamble 1").roll({5});
  CHECK(s.integrity(mud) == 12 - (shot.multi ? 3 : 1));
}

TEST_CASE("HEAVY is barred once its user has moved itself", "[AEG-492]") {
  Scene s = quiet(gunner({line(1, 3, {"HEAVY"})}));
  s.hero("GUN-1", "A1");
  s.minion("MUD-1", "A6");
  s.play("activate GUN-1");
  CHECK(s.offers("use 1 Shot"));
  s.play("move A2");
  CHECK_FALSE(s.offers("use 1 Shot"));
}

TEST_CASE("HEAVY minds no move that others made", "[AEG-493]") {
  Cast cast = gunner({{.cost = 1, .accuracy = 3, .effect = Effect::push, .power = 1, .range = 9}});
  cast.team[1].actions = {line(1, 3, {"HEAVY"})};
  Scene s = quiet(cast);
  s.hero("GUN-1", "A1");
  const PieceId pal = s.hero("PAL-1", "A4");
  const PieceId mud = s.minion("MUD-1", "A8");
  fire(s, "PAL-1", {3});
  CHECK(s.at(pal) == "A5");
  s.play({"activate PAL-1", "use 1", "target MUD-1"}).roll({3});
  CHECK(s.integrity(mud) == 11);
}

TEST_CASE("PIERCING hits those behind the target on a shared axis, within range", "[AEG-494]") {
  const bool piercing = GENERATE(true, false);
  Scene s = quiet(gunner({line(1, 3, piercing ? std::vector<std::string>{"PIERCING"} : std::vector<std::string>{}, 1, 5)}));
  SECTION("through flat sides: at 2, 4 and 5, not 6; an ally as well") {
    s.hero("GUN-1", "A1");
    const PieceId mud = s.minion("MUD-1", "A3");
    const PieceId kite = s.minion("KITE-1", "A5");
    const PieceId pal = s.hero("PAL-1", "A6");
    const PieceId boss = s.boss("A7");
    fire(s, "MUD-1", {3});
    CHECK(s.integrity(mud) == 11);
    CHECK(s.integrity(kite) == (piercing ? 11 : 12));
    CHECK(s.integrity(pal) == (piercing ? 11 : 12));
    CHECK(s.integrity(boss) == 20);
  }
  SECTION("through points; nobody beside the line or in front of the target") {
    s.hero("GUN-1", "A1");
    const PieceId mud = s.minion("MUD-1", "B2");
    const PieceId kite = s.minion("KITE-1", "C4");
    const PieceId pal = s.hero("PAL-1", "C5");
    fire(s, "MUD-1", {3});
    CHECK(s.integrity(mud) == 11);
    CHECK(s.integrity(kite) == (piercing ? 11 : 12));
    CHECK(s.integrity(pal) == 12);
  }
}

TEST_CASE("PIERCING spares who stands on another axis or before the target", "[AEG-494]") {
  Scene s = quiet(gunner({line(1, 3, {"PIERCING", "ARCING"})}));
  s.hero("GUN-1", "A1");
  const PieceId kite = s.minion("KITE-1", "A3");
  const PieceId pal = s.hero("PAL-1", "A2");
  const PieceId mud = s.minion("MUD-1", "C2");
  SECTION("before it") {
    fire(s, "KITE-1", {3});
    CHECK(s.integrity(kite) == 11);
    CHECK(s.integrity(pal) == 12);
  }
  SECTION("farther away on another axis") {
    fire(s, "PAL-1", {3});
    CHECK(s.integrity(pal) == 11);
    CHECK(s.integrity(kite) == 11);
    CHECK(s.integrity(mud) == 12);
  }
}

TEST_CASE("PIERCING off the axes hits the target only", "[AEG-495]") {
  Scene s = quiet(gunner({line(1, 3, {"PIERCING"})}));
  s.hero("GUN-1", "A1");
  const PieceId mud = s.minion("MUD-1", "B3");
  const PieceId kite = s.minion("KITE-1", "C6");  // straight behind it, as a ruler lies
  fire(s, "MUD-1", {3});
  CHECK(s.integrity(mud) == 11);
  CHECK(s.integrity(kite) == 12);
}

TEST_CASE("terrain stops PIERCING, and pierced robots were not targeted", "[AEG-496]") {
  const bool wall = GENERATE(true, false);
  Cast cast = walled(line(1, 3, {"PIERCING"}), wall ? ". . . . # . . . . . . ." : one_row);
  cast.minions[1].abilities = {"Evade 2", "Return Fire"};
  Scene s = quiet(cast);
  const PieceId gun = s.hero("GUN-1", "A1");
  s.minion("MUD-1", "A3");
  const PieceId kite = s.minion("KITE-1", "A7");
  fire(s, "MUD-1", {3});
  CHECK(s.integrity(kite) == (wall ? 12 : 11));
  CHECK_FALSE(s.told(EventKind::counter));
  CHECK(s.integrity(gun) == 12);
}

TEST_CASE("PRECISE at exactly the maximum range: one free die more, the lowest dropped", "[AEG-497][AEG-498]") {
  Line shot = line(2, 3, {"PRECISE"}, 1, 6);
  shot.multi = GENERATE(true, false);
  Scene s = quiet(gunner({shot}));
  s.hero("GUN-1", "A1");
  SECTION("at 6: three dice for 2 Energy; a dropped 1 fails nothing") {
    const PieceId mud = s.minion("MUD-1", "A7");
    fire(s, "MUD-1", {4, 1});
    CHECK(s.owes() == Seat::chance);
    s.roll({5});
    CHECK(s.integrity(mud) == 12 - (shot.multi ? 2 : 1));
    CHECK(s.p.energy == 18);
  }
  SECTION("at 6: the lowest is dropped though it hits") {
    const PieceId mud = s.minion("MUD-1", "A7");
    fire(s, "MUD-1", {4, 3, 5});
    CHECK(s.integrity(mud) == 12 - (shot.multi ? 2 : 1));
  }
  SECTION("at 5: two dice") {
    const PieceId mud = s.minion("MUD-1", "A6");
    fire(s, "MUD-1", {4, 5});
    CHECK(s.integrity(mud) == 12 - (shot.multi ? 2 : 1));
    CHECK(s.count(EventKind::die_rolled) == 2);
  }
}

TEST_CASE("RECHARGE returns 1 Energy for each die that ends as a 6", "[AEG-499]") {
  Cast cast = gunner({line(2, 3, {"RECHARGE"})});
  cast.minions[0].actions = {line(2, 3, {"RECHARGE"})};
  Scene s = quiet(cast);
  const PieceId gun = s.hero("GUN-1", "A1");
  s.minion("MUD-1", "A4");
  s.minion("KITE-1", "C1");
  s.hero("PAL-1", "C9");
  SECTION("6 and 3") { CHECK(fire(s, "MUD-1", {6, 3}).p.energy == 20 - 2 + 1); }
  SECTION("none") { CHECK(fire(s, "MUD-1", {5, 3}).p.energy == 20 - 2); }
  SECTION("the 3 made a 6 by a Valor Skill") {
    s.p.skills_used = 0;
    fire(s, "MUD-1", {6, 3}).play({"valor six 3", "pass"});
    CHECK(s.p.energy == 20 - 2 + 2);
  }
  SECTION("a Quelled robot gets nothing") {
    s.marks(gun, Side::boss).quell = true;
    CHECK(fire(s, "MUD-1", {6, 6}).p.energy == 20 - 2);
  }
  SECTION("nor does a minion, nor the player by it") {
    quiet_boss_turn(s, "G").play({"send MUD-1", "target GUN-1"}).roll({6, 6});
    CHECK(s.p.energy == 20);
  }
}

TEST_CASE("a SWIFT Action comes at any time, once, beside the normal one, at its cost", "[AEG-501]") {
  Cast cast = gunner({line(1, 6, {"SWIFT"}), line(2, 6, {})});
  cast.team[0].actions[0].name = "Jab";
  Scene s = quiet(cast);
  s.hero("GUN-1", "A1");
  s.hero("PAL-1", "C9");
  s.minion("MUD-1", "A6");
  s.play("activate GUN-1");
  const auto use = [&](const char* action, std::initializer_list<int> dice) { s.play({action, "target MUD-1"}).roll(dice); };
  SECTION("SWIFT, move, normal") {
    use("use 1", {1});
    CHECK(s.p.energy == 19);
    s.play("move A2");
    CHECK_FALSE(s.offers("use 1 Jab"));
    use("use 2", {1, 1});
    CHECK(s.p.energy == 16);
    CHECK(s.offers("end round"));  // nothing is left of the activation
  }
  SECTION("move, SWIFT, normal") {
    s.play("move A2");
    use("use 1", {1});
    CHECK(s.offers("use 2 Shot"));
  }
  SECTION("normal, then SWIFT; no move after the normal one") {
    use("use 2", {1, 1});
    CHECK(s.options() == std::vector<std::string>{"use 1 Jab", "done"});
    use("use 1", {1});
    CHECK(s.offers("end round"));
  }
}

}  // namespace rondo::aegis
