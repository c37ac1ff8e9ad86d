// RUST, BLAZE, DISARM and QUELL: on whom, when they bite, when they end (AEG-190 to AEG-193, AEG-478 to AEG-482, AEG-485, AEG-486,
// AEG-500).
#include "tests/aegis/field.h"

namespace rondo::aegis {

namespace {

Line inflicts(std::string status, Effect effect = Effect::damage) {
  return {.cost = 1, .accuracy = 3, .effect = effect, .power = 1, .range = 9, .attributes = {std::move(status)}};
}
/// MUD-1's turn: it fires at the gunner and misses.
void mud_misses(Scene& s) { quiet_boss_turn(s, "G").play({"send MUD-1", "target GUN-1"}).roll({1, 1}); }

}  // namespace

TEST_CASE("RUST: 1 damage after each Action its victim uses, until the Recharge", "[AEG-190]") {
  Scene s = quiet(gunner({inflicts("RUST")}));
  s.hero("GUN-1", "A1");
  const PieceId mud = s.minion("MUD-1", "A4");
  const PieceId kite = s.minion("KITE-1", "C1");
  s.hero("PAL-1", "C9");
  fire(s, "MUD-1", {3});
  CHECK(s.integrity(mud) == 12 - 1);  // of the Action alone
  mud_misses(s);
  CHECK(s.integrity(mud) == 12 - 2);
  next_round(s);
  mud_misses(s);
  CHECK(s.integrity(mud) == 12 - 2);
  CHECK(s.integrity(kite) == 12);
}

TEST_CASE("RUST bites after the Action: a dying robot still hits", "[AEG-190]") {
  Scene s = quiet(gunner({{.cost = 1, .accuracy = 3, .power = 2, .range = 9}}));
  const PieceId gun = s.hero("GUN-1", "A1");
  const PieceId mud = s.minion("MUD-1", "A4");
  s.p[gun].damage = 11;
  s.marks(gun, Side::boss).rust = true;
  fire(s, "MUD-1", {3});
  CHECK(s.integrity(mud) == 10);
  CHECK(s.at(gun) == "gone");
  CHECK(s.p.valor == 17);
}

TEST_CASE("RUST bites once for each Action, however many Rusts there are", "[AEG-191]") {
  Scene s = quiet(gunner({{.cost = 1, .accuracy = 6, .range = 9}}, {"Overload"}));
  const PieceId gun = s.hero("GUN-1", "A1");
  s.minion("MUD-1", "A4");
  s.marks(gun, Side::boss).rust = s.marks(gun, Side::hero).rust = true;
  fire(s, "MUD-1", {1});
  CHECK(s.integrity(gun) == 12 - 1);
  fire(s, "MUD-1", {1});
  CHECK(s.integrity(gun) == 12 - 2);
}

TEST_CASE("moving is no Action: RUST does not bite", "[AEG-190]") {
  Scene s = quiet(gunner({Line{}}));
  const PieceId gun = s.hero("GUN-1", "A1");
  s.marks(gun, Side::boss).rust = true;
  s.play({"activate GUN-1", "move A3"});
  CHECK(s.integrity(gun) == 12);
}

TEST_CASE("a status reaches everyone the Action affects, allies and the user in its own radius too", "[AEG-192][AEG-174]") {
  Line buster = inflicts("RUST");
  buster.range = 6;
  buster.radius = 1;
  buster.attributes.push_back("SELF");
  Scene s = quiet(gunner({buster}));
  const PieceId gun = s.hero("GUN-1", "A3");
  const PieceId mud = s.minion("MUD-1", "A4");
  const PieceId pal = s.hero("PAL-1", "A5");
  const PieceId kite = s.minion("KITE-1", "A6");
  fire(s, "MUD-1", {3});
  for (const PieceId piece : {gun, mud, pal}) CHECK(status(s.p, piece, &Marks::rust));
  CHECK_FALSE(status(s.p, kite, &Marks::rust));
}

TEST_CASE("without a success there is no status", "[AEG-193]") {
  const std::string word = GENERATE("RUST", "BLAZE", "QUELL", "DISARM", "FLICKER");
  Scene s = quiet(gunner({inflicts(word)}));
  s.hero("GUN-1", "A1");
  const PieceId mud = s.minion("MUD-1", "A4");
  const int face = GENERATE(2, 3);
  fire(s, "MUD-1", {face});
  CHECK((s.marks(mud, Side::hero) == Marks{}) == (face == 2));
}

TEST_CASE("BLAZE: 1 damage for a whole move, and then it is out", "[AEG-478][AEG-479]") {
  Scene s = quiet(gunner({inflicts("BLAZE")}));
  s.hero("GUN-1", "A1");
  const PieceId pal = s.hero("PAL-1", "A4");
  fire(s, "PAL-1", {3});
  CHECK(s.integrity(pal) == 11);
  s.play({"activate PAL-1", "move A7"});
  CHECK(s.integrity(pal) == 10);
  CHECK(blazes(s.p, pal) == 0);
  s.play("move A8");
  CHECK(s.integrity(pal) == 10);
}

TEST_CASE("BLAZE burns the robot that is moved as well", "[AEG-478]") {
  const Effect effect = GENERATE(Effect::push, Effect::pull, Effect::move);
  Scene s = quiet(gunner({{.cost = 1, .accuracy = 3, .effect = effect, .power = 2, .range = 9}}));
  s.hero("GUN-1", "A1");
  const PieceId mud = s.minion("MUD-1", "A6");
  s.marks(mud, Side::hero).blaze = 1;
  fire(s, "MUD-1", {3}).play(s.options().back());
  CHECK(s.at(mud) != "A6");
  CHECK(s.integrity(mud) == 12 - 1);
}

TEST_CASE("BLAZE burns a minion that advances", "[AEG-478]") {
  Cast cast = gunner({Line{}});
  cast.minions[0].actions[0].range = 1;
  Scene s(cast);
  s.hero("GUN-1", "A1");
  const PieceId mud = s.minion("MUD-1", "A8");
  s.minion("KITE-1", "C1");
  s.marks(mud, Side::hero).blaze = 1;
  quiet_boss_turn(s, "G").play("send MUD-1");
  SECTION("a step") {
    s.play("advance A7");
    CHECK(s.integrity(mud) == 11);
  }
  SECTION("none") {
    s.play("stay");
    CHECK(s.integrity(mud) == 12);
    CHECK(blazes(s.p, mud) == 1);
  }
}

TEST_CASE("a Blaze that never burnt ends at the Recharge", "[AEG-479]") {
  Scene s = quiet(gunner({inflicts("BLAZE")}));
  s.hero("GUN-1", "A1");
  const PieceId pal = s.hero("PAL-1", "A4");
  fire(s, "PAL-1", {3});
  CHECK(blazes(s.p, pal) == 1);
  next_round(s);
  CHECK(blazes(s.p, pal) == 0);
  s.play({"activate PAL-1", "move A7"});
  CHECK(s.integrity(pal) == 11);
}

TEST_CASE("Blazes stack, burn all together, and are all gone", "[AEG-480][AEG-481]") {
  const int stacks = GENERATE(2, 3);
  Cast cast = gunner({inflicts("BLAZE")});
  cast.team[0].actions[0].attributes.push_back("SWIFT");
  cast.team[0].actions.resize(3, cast.team[0].actions[0]);
  Scene s = quiet(cast);
  s.hero("GUN-1", "A1");
  const PieceId pal = s.hero("PAL-1", "A4");
  s.play("activate GUN-1");
  for (int i = 1; i <= stacks; ++i) s.play({"use " + std::to_string(i), "target PAL-1"}).roll({3});
  if (s.offers("done")) s.play("done");
  CHECK(s.integrity(pal) == 12 - stacks);
  s.play({"activate PAL-1", "move A5"});
  CHECK(s.integrity(pal) == 12 - 2 * stacks);
  CHECK(blazes(s.p, pal) == 0);
  s.play("move A6");
  CHECK(s.integrity(pal) == 12 - 2 * stacks);
}

TEST_CASE("being placed does not set off BLAZE", "[AEG-482]") {
  Cast cast = gunner({Line{}});
  cast.boss = {{.icons = "G", .verb = "shift", .amount = 3}};
  Scene s(cast);
  s.hero("GUN-1", "A1");
  s.minion("MUD-1", "A4");
  s.minion("KITE-1", "C1");
  s.marks(boss_piece, Side::hero).blaze = 1;
  quiet_boss_turn(s, "G").play("shift C9");
  CHECK(s.at(boss_piece) == "C9");
  CHECK(s.offers("send MUD-1"));  // in the middle of the boss turn
  CHECK(s.boss_integrity() == 20);
  CHECK(blazes(s.p, boss_piece) == 1);
}

TEST_CASE("DISARM: no Actions until the Recharge, but movement", "[AEG-485]") {
  Scene s = quiet(gunner({inflicts("DISARM")}));
  s.hero("GUN-1", "A1");
  s.hero("PAL-1", "A4");
  fire(s, "PAL-1", {3}).play("activate PAL-1");
  CHECK(s.options("use").empty());
  CHECK(s.offers("move A6"));
  next_round(s);
  CHECK_FALSE(s.play("activate PAL-1").options("use").empty());
}

TEST_CASE("a Disarmed minion neither fires nor strikes back", "[AEG-485]") {
  Cast cast = gunner({inflicts("DISARM")});
  cast.minions[0].abilities = {"Return Fire"};
  Scene s = quiet(cast);
  s.hero("GUN-1", "A1");
  s.hero("PAL-1", "C9");
  s.minion("MUD-1", "A4");
  s.minion("KITE-1", "C1");
  fire(s, "MUD-1", {3});
  CHECK_FALSE(s.told(EventKind::counter));
  s.rondo("G");
  s.play({"pass", "send MUD-1"});
  CHECK(s.owes() == hero_seat);
  CHECK(s.count(EventKind::action_used) == 1);
}

TEST_CASE("Level 3 and more cannot be Disarmed, Level 2 can", "[AEG-486]") {
  const bool trio = GENERATE(true, false);
  Cast cast = gunner({inflicts("DISARM")});
  cast.minions[0].classes = trio ? "AEG" : "EG";
  Scene s = quiet(cast);
  s.hero("GUN-1", "A1");
  const PieceId mud = s.minion("MUD-1", "A4");
  fire(s, "MUD-1", {3});
  CHECK(s.integrity(mud) == 11);
  CHECK(disarmed(s.table(), s.p, mud) == !trio);
}

TEST_CASE("QUELL takes Abilities and Attributes away until the Recharge", "[AEG-500]") {
  Cast cast = gunner({inflicts("QUELL")});
  cast.minions[0].abilities = {"Evade 2"};
  cast.team[1].actions = {{.cost = 6, .accuracy = 3, .range = 9, .attributes = {"CRITICAL"}}};
  Scene s = quiet(cast);
  s.hero("GUN-1", "A1");
  s.hero("PAL-1", "C4");
  const PieceId mud = s.minion("MUD-1", "A5");
  SECTION("a Quelled target is hit at the printed accuracy") {
    fire(s, "MUD-1", {5}).play({"activate PAL-1", "use 1", "target MUD-1"}).roll({1, 2, 3, 4, 5, 6});
    CHECK(s.integrity(mud) == 12 - 1 - (4 + 1));
  }
  SECTION("a Quelled user has no CRITICAL") {
    fire(s, "PAL-1", {3}).play({"activate PAL-1", "use 1", "target MUD-1"}).roll({1, 2, 3, 4, 5, 6});
    CHECK(s.integrity(mud) == 12 - 2);
  }
  SECTION("both are back after the Recharge") {
    fire(s, "PAL-1", {3});
    s.marks(mud, Side::hero).quell = true;
    next_round(s);
    s.play({"activate PAL-1", "use 1", "target MUD-1"}).roll({1, 2, 3, 4, 5, 6});
    CHECK(s.integrity(mud) == 12 - (2 + 1));
  }
}

}  // namespace rondo::aegis
