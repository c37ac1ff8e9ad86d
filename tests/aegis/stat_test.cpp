// Buffs and debuffs of the four stats, Evade, and AIMED, which none of them touches (AEG-150 to AEG-163, AEG-475, AEG-476,
// AEG-525 to AEG-527).
#include <functional>

#include "tests/aegis/field.h"

namespace rondo::aegis {

namespace {

Line buff(Effect effect, int power, int cost = 1) { return {.cost = cost, .accuracy = 3, .effect = effect, .power = power, .range = 9}; }
/// Six dice, one of each face: with accuracy n there are 7 − n hits.
Line spread(int accuracy, std::vector<std::string> attributes = {}) {
  return {.cost = 6, .accuracy = accuracy, .range = 9, .attributes = std::move(attributes)};
}

using Preparation = std::function<void(Scene&, Marks& gun, Marks& mud)>;

/// What the gunner must roll to hit MUD-1, with the given line, MUD-1's abilities and further preparations.
int needed(Line line, std::vector<std::string> abilities, const Preparation& prepare, const char* where = "A4") {
  Cast cast = gunner({std::move(line)});
  cast.minions[0].abilities = std::move(abilities);
  Scene s = quiet(cast);
  const PieceId gun = s.hero("GUN-1", "A1");
  const PieceId mud = s.minion("MUD-1", where);
  if (prepare) prepare(s, s.marks(gun, Side::hero), s.marks(mud, Side::boss));
  fire(s, "MUD-1", {1, 2, 3, 4, 5, 6});
  return 7 - (12 - s.integrity(mud));
}

/// Integrity that MUD-1 loses to the gunner's Action.
int harm(Line line, std::initializer_list<int> dice, const std::function<void(Marks& gun, Marks& mud)>& prepare) {
  Scene s = quiet(gunner({std::move(line)}));
  const PieceId gun = s.hero("GUN-1", "A1");
  const PieceId mud = s.minion("MUD-1", "A4");
  prepare(s.marks(gun, Side::hero), s.marks(mud, Side::boss));
  fire(s, "MUD-1", dice);
  return 12 - s.integrity(mud);
}

}  // namespace

TEST_CASE("a buff changes a stat by its Power, times its successes, and buffs add up", "[AEG-150][AEG-151][AEG-152]") {
  Cast cast = gunner({buff(Effect::acc, 2), buff(Effect::def, 1, 2), buff(Effect::dmg, 1)}, {"Overload"});
  cast.team[1].actions = {spread(5)};
  Scene s = quiet(cast);
  const PieceId gun = s.hero("GUN-1", "A1");
  const PieceId pal = s.hero("PAL-1", "A3");
  const PieceId mud = s.minion("MUD-1", "A6");
  const auto use = [&](const char* line, std::initializer_list<int> dice) { s.play({line, "target PAL-1"}).roll(dice); };
  s.play("activate GUN-1");
  SECTION("Power 2: two better") {
    use("use 1", {3});
    s.play({"done", "activate PAL-1", "use 1", "target MUD-1"}).roll({1, 2, 3, 4, 5, 6});
    CHECK(s.integrity(mud) == 12 - 4);  // accuracy 3
  }
  SECTION("two hits of DEF 1") {
    use("use 2", {3, 4});
    CHECK(s.marks(pal, Side::hero).def == 2);
  }
  SECTION("twice +1 DMG") {
    use("use 3", {3});
    use("use 3", {3});
    s.play({"activate PAL-1", "use 1", "target MUD-1"}).roll({1, 1, 1, 1, 1, 6});
    CHECK(s.integrity(mud) == 12 - (1 + 2));
  }
  CHECK(s.marks(gun, Side::hero) == Marks{});
}

TEST_CASE("a debuff ends at its user's Recharge, not with the turns of its victim", "[AEG-153]") {
  Cast cast = gunner({buff(Effect::def, -2)});
  cast.minions[0].actions = {{.cost = 1, .accuracy = 6, .range = 9}};
  Scene s(cast);
  s.p.skills_used = 0xff;
  s.hero("GUN-1", "A1");
  const PieceId mud = s.minion("MUD-1", "A4");
  s.minion("KITE-1", "C1");
  s.hero("PAL-1", "C9");
  s.rondo("G");
  fire(s, "MUD-1", {3});  // then the boss turn begins by itself
  CHECK(s.marks(mud, Side::hero).def == -2);
  s.p.skills_used = 0xff;
  s.play({"send MUD-1", "target GUN-1"}).roll({1});
  CHECK(s.owes() == hero_seat);
  CHECK(s.marks(mud, Side::hero).def == -2);
  next_round(s);
  CHECK(s.marks(mud, Side::hero).def == 0);
}

TEST_CASE("DMG is added once to the total of Damage and Energy Drain", "[AEG-154]") {
  const Line three{.cost = 3, .accuracy = 3, .power = 1, .range = 9};
  CHECK(harm(three, {3, 4, 5}, [](Marks& gun, Marks&) { gun.dmg = 2; }) == 5);
  CHECK(harm(three, {3, 4, 5}, [](Marks& gun, Marks&) { gun.dmg = -1; }) == 2);
  CHECK(harm(three, {3, 4, 5}, [](Marks&, Marks& mud) { mud.dmg = 2; }) == 3);  // the victim's DMG is its own
  SECTION("drain") {
    Scene s = quiet(gunner({{.cost = 3, .accuracy = 3, .effect = Effect::drain, .power = 1, .range = 9}}));
    s.marks(s.hero("GUN-1", "A1"), Side::hero).dmg = 2;
    const PieceId mud = s.minion("MUD-1", "A4");
    fire(s, "MUD-1", {3, 4, 5});
    CHECK(output(s.table(), s.p, mud) == 9 - 5);
  }
  SECTION("not a Push") {
    Scene s = quiet(gunner({{.cost = 1, .accuracy = 3, .effect = Effect::push, .power = 1, .range = 9}}));
    s.marks(s.hero("GUN-1", "A1"), Side::hero).dmg = 2;
    const PieceId mud = s.minion("MUD-1", "A4");
    fire(s, "MUD-1", {3});
    CHECK(s.at(mud) == "A5");  // the one way, taken unasked
  }
}

TEST_CASE("DMG does nothing for an Action that failed, and no total falls below 0", "[AEG-155]") {
  const Line line{.cost = 2, .accuracy = 3, .power = 1, .range = 9};
  CHECK(harm(line, {2, 1}, [](Marks& gun, Marks&) { gun.dmg = 2; }) == 0);
  Scene s = quiet(gunner({line}));
  s.marks(s.hero("GUN-1", "A1"), Side::hero).dmg = -3;
  const PieceId mud = s.minion("MUD-1", "A4");
  s.p[mud].damage = 3;
  fire(s, "MUD-1", {3, 1});
  CHECK(s.integrity(mud) == 9);  // not repaired by 2
}

TEST_CASE("DEF is taken off the damage or drain received", "[AEG-156]") {
  const Line line{.cost = 1, .accuracy = 3, .power = 3, .range = 9};
  CHECK(harm(line, {3}, [](Marks&, Marks& mud) { mud.def = 1; }) == 2);
  CHECK(harm(line, {3}, [](Marks&, Marks& mud) { mud.def = -1; }) == 4);
  CHECK(harm(line, {3}, [](Marks&, Marks& mud) { mud.def = 9; }) == 0);
  CHECK(harm(line, {3}, [](Marks& gun, Marks&) { gun.def = 1; }) == 3);
  Scene s = quiet(gunner({{.cost = 1, .accuracy = 3, .effect = Effect::drain, .power = 3, .range = 9}}));
  s.hero("GUN-1", "A1");
  const PieceId mud = s.minion("MUD-1", "A4");
  s.marks(mud, Side::boss).def = 1;
  fire(s, "MUD-1", {3});
  CHECK(output(s.table(), s.p, mud) == 9 - 2);
}

TEST_CASE("DEF holds against collisions and Blaze as well", "[AEG-157]") {
  const int def = GENERATE(0, 1);
  SECTION("1 collision damage") {
    Cast cast = gunner({{.cost = 1, .accuracy = 3, .effect = Effect::push, .power = 2, .range = 9}});
    cast.map = ". . . . # . . .\n";
    cast.boss_hex = "A8";
    Scene s = quiet(cast);
    s.hero("GUN-1", "A1");
    const PieceId mud = s.minion("MUD-1", "A4");
    s.marks(mud, Side::boss).def = static_cast<std::int8_t>(def);
    fire(s, "MUD-1", {3}).play("push E 2");
    CHECK(s.integrity(mud) == 12 - 1 + def);
  }
  SECTION("1 Blaze") {
    Scene s = quiet(gunner({Line{}}));
    const PieceId gun = s.hero("GUN-1", "A1");
    s.marks(gun, Side::boss).blaze = 1;
    s.marks(gun, Side::hero).def = static_cast<std::int8_t>(def);
    s.play({"activate GUN-1", "move A2"});
    CHECK(s.integrity(gun) == 12 - 1 + def);
  }
}

TEST_CASE("ACC is the user's, EVA the target's; Evade adds to EVA", "[AEG-158][AEG-159][AEG-162]") {
  CHECK(needed(spread(5), {}, nullptr) == 5);
  CHECK(needed(spread(5), {}, [](Scene&, Marks& gun, Marks&) { gun.acc = 2; }) == 3);
  CHECK(needed(spread(3), {}, [](Scene&, Marks& gun, Marks&) { gun.acc = -2; }) == 5);
  CHECK(needed(spread(3), {}, [](Scene&, Marks&, Marks& mud) { mud.acc = 2; }) == 3);
  CHECK(needed(spread(3), {}, [](Scene&, Marks&, Marks& mud) { mud.eva = 1; }) == 4);
  CHECK(needed(spread(3), {}, [](Scene&, Marks&, Marks& mud) { mud.eva = -1; }) == 2);
  CHECK(needed(spread(3), {}, [](Scene&, Marks& gun, Marks&) { gun.eva = 1; }) == 3);
  CHECK(needed(spread(3), {"Evade 1"}, [](Scene&, Marks&, Marks& mud) { mud.eva = 1; }) == 5);
}

TEST_CASE("accuracy stays within 1 to 6, clamped once after all is added", "[AEG-160][AEG-161]") {
  CHECK(needed(spread(5), {"Evade 3"}, nullptr) == 6);
  CHECK(needed(spread(2), {}, [](Scene&, Marks& gun, Marks&) { gun.acc = 3; }) == 1);
  CHECK(needed(spread(5), {"Evade 3"}, [](Scene&, Marks& gun, Marks&) { gun.acc = 2; }) == 6);
  CHECK(needed(spread(2), {"Evade 2"}, [](Scene&, Marks& gun, Marks&) { gun.acc = 3; }) == 1);
}

TEST_CASE("Evade, against all enemies, adjacent ones, or distant ones", "[AEG-525][AEG-526][AEG-527]") {
  CHECK(needed(spread(3), {"Evade 2"}, nullptr, "A2") == 5);
  CHECK(needed(spread(3), {"Evade 2"}, nullptr, "A4") == 5);
  CHECK(needed(spread(3), {"Melee Evade 2"}, nullptr, "A2") == 5);
  CHECK(needed(spread(3), {"Melee Evade 2"}, nullptr, "A3") == 3);
  CHECK(needed(spread(3), {"Range Evade 2"}, nullptr, "A2") == 3);
  CHECK(needed(spread(3), {"Range Evade 2"}, nullptr, "A3") == 5);
}

TEST_CASE("allies ignore each other's EVA and Evade", "[AEG-163][AEG-525]") {
  Cast cast = gunner({{.cost = 6, .accuracy = 3, .effect = Effect::repair, .range = 9}});
  cast.team[1].abilities = {"Evade 2"};
  Scene s = quiet(cast);
  s.hero("GUN-1", "A1");
  const PieceId pal = s.hero("PAL-1", "A4");
  s.marks(pal, Side::hero).eva = 2;
  s.p[pal].damage = 9;
  fire(s, "PAL-1", {1, 2, 3, 4, 5, 6});
  CHECK(s.p[pal].damage == 9 - 4);
}

TEST_CASE("an EVA debuff helps whoever targets the robot, an ally too", "[AEG-159][AEG-163]") {
  Scene s = quiet(gunner({{.cost = 6, .accuracy = 3, .effect = Effect::repair, .range = 9}}));
  s.hero("GUN-1", "A1");
  const PieceId pal = s.hero("PAL-1", "A4");
  s.marks(pal, Side::boss).eva = -1;
  s.p[pal].damage = 9;
  fire(s, "PAL-1", {1, 2, 3, 4, 5, 6});
  CHECK(s.p[pal].damage == 9 - 5);
}

TEST_CASE("AIMED: nothing from outside changes accuracy or damage", "[AEG-475][AEG-476]") {
  const auto all = [](Scene&, Marks& gun, Marks& mud) {
    gun.acc = -2;
    mud.eva = 1;
  };
  CHECK(needed(spread(3, {"AIMED"}), {"Evade 2", "Range Evade 1"}, all) == 3);
  CHECK(needed(spread(3, {"AIMED"}), {}, [](Scene&, Marks& gun, Marks&) { gun.acc = 2; }) == 3);
  const Line line{.cost = 1, .accuracy = 3, .power = 2, .range = 9, .attributes = {"AIMED"}};
  CHECK(harm(line, {3}, [](Marks& gun, Marks&) { gun.dmg = 2; }) == 2);
  CHECK(harm(line, {3}, [](Marks&, Marks& mud) { mud.def = 1; }) == 2);
  CHECK(harm(line, {3}, [](Marks&, Marks& mud) { mud.def = -1; }) == 2);
  const Line critical{.cost = 1, .accuracy = 3, .power = 2, .range = 9, .attributes = {"AIMED", "CRITICAL"}};
  CHECK(harm(critical, {6}, [](Marks& gun, Marks&) { gun.dmg = 2; }) == 3);
}

TEST_CASE("AIMED does not stop dice from being rerolled by its target", "[AEG-476]") {
  Cast cast = gunner({Line{}}, {"Jamming 1"});
  cast.minions[0].actions = {{.cost = 2, .accuracy = 3, .power = 1, .range = 9, .attributes = {"AIMED"}}};
  Scene s(cast);
  const PieceId gun = s.hero("GUN-1", "A1");
  s.minion("MUD-1", "A4");
  s.minion("KITE-1", "C1");
  quiet_boss_turn(s, "G").play({"send MUD-1", "target GUN-1"}).roll({6, 4});
  s.play("jam 6").roll({1});
  CHECK(s.integrity(gun) == 12 - 1);
}

}  // namespace rondo::aegis
