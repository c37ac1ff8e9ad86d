// What Abilities and Attributes do in the hands of the boss's side, and the player's reactions in its turn (AEG-439 to AEG-443,
// AEG-454 to AEG-456).
#include "tests/aegis/field.h"

namespace rondo::aegis {

namespace {

Line shot(int cost, int accuracy, std::vector<std::string> attributes = {}) {
  return {.cost = cost, .accuracy = accuracy, .range = 9, .attributes = std::move(attributes)};
}
Line named(std::string name, Line line) {
  line.name = std::move(name);
  return line;
}

/// GUN-1 on A1 and MUD-1 so many hexes away, PAL-1 out of the way; the boss on C12.
Scene facing(const Cast& cast, int distance = 4) {
  Scene s = quiet(cast);
  s.hero("GUN-1", "A1");
  s.hero("PAL-1", "C1");
  s.minion("MUD-1", "A" + std::to_string(1 + distance));
  return s;
}
Cast minion_with(std::vector<Line> actions, std::vector<std::string> abilities = {}) {
  Cast cast = gunner({shot(2, 3)});
  cast.minions[0].actions = std::move(actions);
  cast.minions[0].abilities = std::move(abilities);
  return cast;
}
Scene& send_mud(Scene& s) { return quiet_boss_turn(s, "G").play("send MUD-1"); }

std::vector<std::string> used_by(const Scene& s, PieceId piece) {
  std::vector<std::string> names;
  for (const Event& event : s.events)
    if (event.kind == EventKind::action_used && event.piece == piece)
      names.push_back(card_of(s.table(), s.p, piece).actions[static_cast<std::size_t>(event.n)].name);
  return names;
}

}  // namespace

TEST_CASE("a minion strikes back free of charge, every time, at its Ability's distance, and is not answered", "[AEG-439]") {
  const auto [ability, distance, strikes] =
      GENERATE(table<std::string, int, bool>({{"Retaliate", 1, true}, {"Retaliate", 3, false}, {"Return Fire", 3, true}, {"Return Fire", 1, false}}));
  Cast cast = minion_with({shot(3, 3)}, {ability});
  cast.team[0].actions = {shot(1, 6)};
  cast.team[0].abilities = {"Overload", "Retaliate", "Return Fire"};
  Scene s = facing(cast, distance);
  const PieceId gun = s.on("A1");
  for (int attack = 1; attack <= 2; ++attack) {
    fire(s, "MUD-1", {1});
    if (strikes) s.roll({3, 1, 3});
    CHECK(s.p.energy == 20 - attack);
    CHECK(s.integrity(gun) == 12 - (strikes ? 2 * attack : 0));
    CHECK(s.options("strike").empty());
  }
  CHECK(s.count(EventKind::counter) == (strikes ? 2 : 0));
}

TEST_CASE("a boss strikes back free of charge, every time", "[AEG-439]") {
  Cast cast = gunner({shot(1, 6)}, {"Overload"});
  cast.boss_abilities = {"Return Fire"};
  cast.boss = {{.icons = "E", .action = {{.cost = 1, .range = 2}}}, {.icons = "A", .action = {{.cost = 2, .accuracy = 4, .range = 9}}}};
  Scene s = facing(cast);
  s.p[s.on("A1")].hex = s.hex("C6");
  for (int attack = 1; attack <= 2; ++attack) {
    fire(s, "Boss", {1});
    s.roll({4, 3});  // the first of its Actions that reaches
    CHECK(s.integrity(s.on("C6")) == 12 - attack);
  }
  CHECK(s.p.energy == 18);
}

TEST_CASE("an answer is one Action, hit or miss, of an enemy that lives and means the attacker", "[AEG-439]") {
  Cast cast = minion_with({named("Patch", {.cost = 1, .accuracy = 2, .effect = Effect::repair, .power = 1, .range = 9}), named("First", shot(1, 5)),
                           named("Second", shot(1, 2))},
                          {"Return Fire"});
  SECTION("a miss brings no second Action") {
    Scene s = facing(cast);
    fire(s, "MUD-1", {3, 1}).roll({1});
    CHECK(used_by(s, s.on("A5")) == std::vector<std::string>{"First"});
    CHECK(s.integrity(s.on("A1")) == 12);
    CHECK(s.offers("end round"));
  }
  SECTION("the destroyed are silent") {
    cast.minions[0].integrity = 1;
    Scene s = facing(cast);
    fire(s, "MUD-1", {3, 1});
    CHECK_FALSE(s.told(EventKind::counter));
    CHECK(s.offers("end round"));
  }
  SECTION("so are the Quelled") {
    cast.team[0].actions = {shot(2, 3, {"QUELL"})};
    Scene s = facing(cast);
    fire(s, "MUD-1", {3, 1});
    CHECK_FALSE(s.told(EventKind::counter));
  }
}

TEST_CASE("a minion's SWIFT Action comes beside its normal one, above or below it", "[AEG-440]") {
  const bool above = GENERATE(true, false);
  const bool hit = GENERATE(true, false);
  const Line normal = named("Normal", shot(1, 3));
  const Line swift = named("Swift", shot(1, 3, {"SWIFT"}));
  Scene s = facing(minion_with(above ? std::vector{swift, normal} : std::vector{normal, swift}));
  send_mud(s).play("target GUN-1").roll({hit ? 3 : 1}).play("target GUN-1").roll({hit ? 3 : 1});
  CHECK(s.p.frames.back().kind == FrameKind::round);
  CHECK(used_by(s, s.on("A5")) == (above ? std::vector<std::string>{"Swift", "Normal"} : std::vector<std::string>{"Normal", "Swift"}));
  CHECK(s.integrity(s.on("A1")) == (hit ? 10 : 12));
}

TEST_CASE("a SWIFT success stops nothing, a normal one stops all normal ones", "[AEG-440]") {
  Scene s = facing(minion_with(
      {named("Swift", shot(1, 3, {"SWIFT"})), named("First", shot(1, 3)), named("Second", shot(1, 3)), named("Late", shot(1, 3, {"SWIFT"}))}));
  send_mud(s);
  for (int i = 0; i < 3; ++i) s.play("target GUN-1").roll({3});
  CHECK(used_by(s, s.on("A5")) == std::vector<std::string>{"Swift", "First", "Late"});
  CHECK(s.p.frames.back().kind == FrameKind::round);
}

TEST_CASE("a minion with Overload attacks twice, its SWIFT Action once", "[AEG-440]") {
  Scene s = facing(minion_with({named("Swift", shot(1, 3, {"SWIFT"})), named("First", shot(1, 3))}, {"Overload"}));
  send_mud(s);
  for (int i = 0; i < 3; ++i) s.play("target GUN-1").roll({3});
  CHECK(used_by(s, s.on("A5")) == std::vector<std::string>{"Swift", "First", "First"});
  CHECK(s.p.frames.back().kind == FrameKind::round);
}

TEST_CASE("a minion with Reroll X rolls X more dice and drops the X lowest", "[AEG-441][AEG-443]") {
  SECTION("1, 4, 5 keeps 4 and 5: both must show 4") {
    Line both = shot(2, 4);
    both.multi = false;
    Scene s = facing(minion_with({both}, {"Reroll 1"}));
    send_mud(s).play("target GUN-1").roll({1, 4, 5});
    CHECK(s.integrity(s.on("A1")) == 11);
    CHECK(s.p.frames.back().kind == FrameKind::round);  // nobody is asked to reroll
  }
  SECTION("3, 4, 5 are two dice that hit, not three") {
    Scene s = facing(minion_with({shot(2, 3)}, {"Reroll 1"}));
    send_mud(s).play("target GUN-1").roll({3, 4, 5});
    CHECK(s.integrity(s.on("A1")) == 10);
  }
  SECTION("Reroll 2: four dice, of which two count") {
    Line both = shot(2, 4);
    both.multi = false;
    Scene s = facing(minion_with({both}, {"Reroll 2"}));
    send_mud(s).play("target GUN-1").roll({4, 1, 5, 2});
    CHECK(s.integrity(s.on("A1")) == 11);
  }
  SECTION("not while Quelled") {
    Scene s = facing(minion_with({shot(2, 3)}, {"Reroll 2"}));
    s.marks(s.on("A5"), Side::hero).quell = true;
    send_mud(s).play("target GUN-1").roll({3, 3});
    CHECK(s.p.frames.back().kind == FrameKind::round);
    CHECK(s.integrity(s.on("A1")) == 10);
  }
}

TEST_CASE("the player's roll at a minion with Jamming X: X more dice, the X highest dropped", "[AEG-442][AEG-443]") {
  Cast cast = minion_with({});
  cast.minions[0].abilities = {"Jamming " + std::to_string(GENERATE(1, 2))};
  const bool twice = cast.minions[0].abilities[0] == "Jamming 2";
  cast.team[0].actions = {shot(2, 5), {.cost = 2, .accuracy = 5, .range = 0, .radius = 5}};
  Scene s = facing(cast);
  const PieceId mud = s.on("A5");
  SECTION("2, 5, 6 keeps 2 and 5") {
    fire(s, "MUD-1", {2, 5, 6});
    if (twice) s.roll({5});
    CHECK(s.integrity(mud) == 11);
    CHECK(s.offers("end round"));
  }
  SECTION("not where it is not the target") {
    s.play({"activate GUN-1", "use 2"}).roll({6, 5});
    CHECK(s.integrity(mud) == 10);
  }
  SECTION("nor when somebody else is") {
    s.play({"activate GUN-1", "use 1", "target PAL-1"}).roll({6, 5});
    CHECK(s.integrity(s.on("C1")) == 10);
  }
}

TEST_CASE("GAMBIT is nothing to a minion or a boss", "[AEG-454]") {
  SECTION("a minion") {
    Scene s = facing(minion_with({shot(2, 3, {"GAMBIT"})}));
    send_mud(s).play("target GUN-1").roll({3, 3});
    CHECK(s.p.frames.back().kind == FrameKind::round);
    CHECK(s.integrity(s.on("A1")) == 10);
  }
  SECTION("a boss") {
    Cast cast = minion_with({});
    cast.boss = {{.icons = "G", .action = {{.cost = 1, .range = 20, .attributes = {"GAMBIT"}}}}};
    Scene s = facing(cast);
    quiet_boss_turn(s, "G").play("target GUN-1").roll({3});
    CHECK(s.offers("send MUD-1"));
  }
  SECTION("but to the player it is an offer") {
    Cast cast = minion_with({});
    cast.team[0].actions = {shot(2, 3, {"GAMBIT"})};
    Scene s = facing(cast);
    CHECK(fire(s, "MUD-1", {3, 3}).offers("gamble 2"));
  }
}

TEST_CASE("Evade, Flight and Beacon of a minion stay in force", "[AEG-455]") {
  SECTION("Evade 1: accuracy 3 needs 4") {
    const int face = GENERATE(3, 4);
    Scene s = facing(minion_with({}, {"Evade 1"}));
    fire(s, "MUD-1", {face, 1});
    CHECK(s.integrity(s.on("A5")) == (face == 4 ? 11 : 12));
  }
  SECTION("Flight crosses what a walker cannot") {
    const bool flies = GENERATE(true, false);
    Cast cast = minion_with({}, flies ? std::vector<std::string>{"Flight"} : std::vector<std::string>{});
    cast.map = ". . . . # . . . . . . .\n";
    cast.boss_hex = "A12";
    Scene s = quiet(cast);
    s.hero("GUN-1", "A1");
    s.minion("MUD-1", "A6");
    send_mud(s);
    CHECK(s.offers("advance A3") == flies);
    CHECK(s.offers("advance A5") == false);
  }
  SECTION("a Beacon must be shot at") {
    Scene s = facing(minion_with({}, {"Beacon"}));
    s.minion("KITE-1", "B2");
    s.play({"activate GUN-1", "use 1"});
    CHECK(s.options() == std::vector<std::string>{"target MUD-1"});
  }
}

namespace {

/// The boss on C12 shoots two dice at GUN-1, who stands on a JAM hex or not.
Scene boss_shoots(bool jam, int energy) {
  Cast cast = gunner({shot(2, 3)});
  cast.map = ". . . . . . . . . . . .\n . . . . . . . . . . . .\n. . . . . . . . " + std::string(jam ? "~" : ".") + " . . .\n";
  cast.boss = {{.icons = "E", .action = {{.cost = 2, .accuracy = 4, .range = 9}}}};
  Scene s = quiet(cast);
  s.hero("GUN-1", "C9");
  s.minion("KITE-1", "A1");
  s.p.energy = static_cast<std::uint16_t>(energy);
  quiet_boss_turn(s, "E").play("target GUN-1").roll({5, 2});
  return s;
}

}  // namespace

TEST_CASE("in a boss turn the player may jam for Energy: one die of the boss for 1", "[AEG-456]") {
  SECTION("on a JAM hex") {
    Scene s = boss_shoots(true, 5);
    CHECK(s.owes() == hero_seat);
    CHECK(s.options() == std::vector<std::string>{"jam 2", "jam 5", "pass"});
    s.play("jam 5").roll({1});
    CHECK(s.p.energy == 4);
    CHECK(s.integrity(s.on("C9")) == 12);
    CHECK(s.offers("send KITE-1"));  // Jamming 1: no second die
  }
  SECTION("declined") {
    Scene s = boss_shoots(true, 5).play("pass");
    CHECK(s.p.energy == 5);
    CHECK(s.integrity(s.on("C9")) == 11);
  }
  SECTION("not off it, nor without Energy") {
    const auto [jam, energy] = GENERATE(table<bool, int>({{false, 5}, {true, 0}}));
    Scene s = boss_shoots(jam, energy);
    CHECK(s.integrity(s.on("C9")) == 11);
    CHECK(s.offers("send KITE-1"));
  }
}

TEST_CASE("in a boss turn the player's Retaliate is paid for", "[AEG-456]") {
  const int energy = GENERATE(5, 2, 1);
  Cast cast = gunner({shot(2, 3)}, {"Retaliate"});
  cast.boss = {{.icons = "E", .action = {{.cost = 1, .range = 9}}}};
  Scene s = quiet(cast);
  s.hero("GUN-1", "C11");
  s.minion("KITE-1", "A1");
  s.p.energy = static_cast<std::uint16_t>(energy);
  quiet_boss_turn(s, "E").play("target GUN-1").roll({1});
  CHECK(s.offers("strike 1 Shot") == (energy >= 2));
  if (energy < 2) return;
  s.play("strike 1").roll({3, 3});
  CHECK(s.p.energy == energy - 2);
  CHECK(s.boss_integrity() == 18);
}

TEST_CASE("a boss that pushes itself stops at an open edge, a minion falls", "[AEG-143]") {
  const bool boss = GENERATE(true, false);
  const Line dash = {.cost = 1, .accuracy = 2, .effect = Effect::self_push, .power = 9, .range = 0};
  Cast cast = minion_with({dash});
  cast.edge_is_wall = false;
  if (boss) cast.boss = {{.icons = "E", .action = {dash}}};
  Scene s = facing(cast);
  s.minion("KITE-1", "C2");
  quiet_boss_turn(s, boss ? "E" : "G");
  if (!boss) s.play("send MUD-1");
  s.roll({6}).play(boss ? "push E 1" : "push E 9");
  CHECK(s.at(boss_piece) == "C12");
  CHECK(s.boss_integrity() == (boss ? 20 : 19));
  CHECK(s.told(EventKind::pushed_off) == !boss);
}

}  // namespace rondo::aegis
