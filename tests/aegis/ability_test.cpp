// Abilities in force while their robot stands: Jamming, Reroll, Beacon, Flight, Overload, Retaliate and Return Fire (AEG-114,
// AEG-115, AEG-508, AEG-509, AEG-528 to AEG-532).
#include "tests/aegis/field.h"

namespace rondo::aegis {

namespace {

Line shot(int cost, int accuracy, int range = 9) { return {.cost = cost, .accuracy = accuracy, .range = range}; }

/// MUD-1 fires two dice at a gunner with these abilities; PAL-1 stands by, KITE-1 out of the way.
Scene fired_at(std::vector<std::string> abilities, const std::string& map = three_rows, Line mud = shot(2, 3)) {
  Cast cast = gunner({shot(1, 3)}, std::move(abilities));
  cast.minions[0].actions = {std::move(mud)};
  cast.map = map;
  Scene s(cast);
  s.hero("GUN-1", "A1");
  s.hero("PAL-1", "C9");
  s.minion("MUD-1", "A4");
  s.minion("KITE-1", "C1");
  quiet_boss_turn(s, "G").play("send MUD-1");
  return s;
}

}  // namespace

TEST_CASE("Jamming 1: the target pays 1 Energy and one die of the enemy is rerolled", "[AEG-114]") {
  Scene s = fired_at({"Jamming 1"});
  const PieceId gun = s.on("A1");
  s.play("target GUN-1").roll({6, 2});
  CHECK(s.owes() == hero_seat);
  CHECK(s.offers("jam 6"));
  SECTION("the 6 becomes a 1, and that was all") {
    s.play("jam 6");
    CHECK(s.owes() == Seat::chance);
    s.roll({1});
    CHECK(s.p.energy == 19);
    CHECK(s.options("jam").empty());
    CHECK(s.integrity(gun) == 12);
  }
  SECTION("it may be left") {
    s.play("pass");
    CHECK(s.p.energy == 20);
    CHECK(s.integrity(gun) == 11);
  }
}

TEST_CASE("Jamming of card and JAM hex add up, each die at most once", "[AEG-115]") {
  Scene s = fired_at({"Jamming 1"}, "~ . . . . . . . . . . .\n . . . . . . . . . . . .\n. . . . . . . . . . . .\n");
  const PieceId gun = s.on("A1");
  s.play("target GUN-1").roll({6, 5}).play("jam 6").roll({4});
  CHECK(s.options("jam") == std::vector<std::string>{"jam 5"});  // the rerolled 4 is settled
  s.play("jam 5").roll({1});
  CHECK(s.options("jam").empty());
  CHECK(s.p.energy == 18);
  CHECK(s.integrity(gun) == 11);
}

TEST_CASE("Jamming needs a target, Energy and an enemy", "[AEG-115]") {
  SECTION("merely in the radius: not offered") {
    Scene s = fired_at({"Jamming 1"}, three_rows, {.cost = 2, .accuracy = 3, .range = 0, .radius = 3});
    const PieceId gun = s.on("A1");
    s.roll({6, 5});
    CHECK(s.options("jam").empty());
    CHECK(s.integrity(gun) == 10);
  }
  SECTION("no Energy") {
    Scene s = fired_at({"Jamming 1"});
    s.p.energy = 0;
    s.play("target GUN-1").roll({6, 5});
    CHECK(s.options("jam").empty());
  }
  SECTION("no Jamming") {
    Scene s = fired_at({});
    s.play("target GUN-1").roll({6, 5});
    CHECK(s.options("jam").empty());
  }
  SECTION("an ally's Action") {
    Cast cast = gunner({shot(2, 3)});
    cast.team[1].abilities = {"Jamming 1"};
    Scene s = quiet(cast);
    s.hero("GUN-1", "A1");
    const PieceId pal = s.hero("PAL-1", "A4");
    fire(s, "PAL-1", {6, 5});
    CHECK(s.options("jam").empty());
    CHECK(s.integrity(pal) == 10);
  }
}

TEST_CASE("Reroll 1: one own die for 1 Energy", "[AEG-532]") {
  Scene s = quiet(gunner({shot(2, 3)}, {"Reroll 1"}));
  s.hero("GUN-1", "A1");
  s.hero("PAL-1", "C9");
  const PieceId mud = s.minion("MUD-1", "A4");
  SECTION("a second one is refused") {
    fire(s, "MUD-1", {1, 2});
    CHECK(s.options() == std::vector<std::string>{"reroll 1", "reroll 2", "pass"});
    s.play("reroll 1").roll({5});
    CHECK(s.options("reroll").empty());
    CHECK(s.p.energy == 20 - 2 - 1);
    CHECK(s.integrity(mud) == 11);
  }
  SECTION("pool 0: not offered") {
    s.p.energy = 2;
    fire(s, "MUD-1", {1, 2});
    CHECK(s.options("reroll").empty());
    CHECK(s.integrity(mud) == 12);
  }
}

TEST_CASE("Reroll 2: two rerolls, but of two dice", "[AEG-532]") {
  Scene s = quiet(gunner({shot(2, 3)}, {"Reroll 2"}));
  s.hero("GUN-1", "A1");
  const PieceId mud = s.minion("MUD-1", "A4");
  fire(s, "MUD-1", {1, 2}).play("reroll 1").roll({2});
  CHECK(s.options("reroll") == std::vector<std::string>{"reroll 2"});
  s.play("reroll 2").roll({4});
  CHECK(s.options("reroll").empty());  // both dice are settled
  CHECK(s.integrity(mud) == 11);
}

TEST_CASE("an enemy Action that can target a Beacon must", "[AEG-508][AEG-509]") {
  const int beacons = GENERATE(0, 1, 2);
  SECTION("the player's Actions") {
    Cast cast = gunner({shot(1, 3, 5)});
    for (int i = 0; i < beacons; ++i) cast.minions[static_cast<std::size_t>(i)].abilities = {"Beacon"};
    Scene s = quiet(cast);
    s.hero("GUN-1", "B3");
    s.hero("PAL-1", "B2");
    s.minion("MUD-1", "A5");
    s.minion("KITE-1", "C5");
    s.play({"activate GUN-1", "use 1"});
    if (beacons == 0) CHECK(s.options() == std::vector<std::string>{"target PAL-1", "target MUD-1", "target KITE-1"});
    if (beacons == 1) CHECK(s.options() == std::vector<std::string>{"target MUD-1"});
    if (beacons == 2) CHECK(s.options() == std::vector<std::string>{"target MUD-1", "target KITE-1"});
  }
  SECTION("the boss's side") {
    Cast cast = gunner({shot(1, 3)});
    for (int i = 0; i < beacons; ++i) cast.team[static_cast<std::size_t>(i)].abilities = {"Beacon"};
    cast.team.push_back({.id = "BUD-1", .classes = "I"});
    Scene s(cast);
    s.hero("GUN-1", "A1");
    s.hero("PAL-1", "C2");
    s.hero("BUD-1", "B1");
    s.minion("MUD-1", "B5");
    s.minion("KITE-1", "C11");
    quiet_boss_turn(s, "G").play("send MUD-1");
    CHECK(s.options().size() == (beacons == 0 ? 3U : static_cast<std::size_t>(beacons)));
    CHECK(s.offers("target BUD-1") == (beacons == 0));
    CHECK(s.offers("target PAL-1") == (beacons != 1));
  }
}

TEST_CASE("a Beacon out of range or sight binds nobody", "[AEG-508]") {
  Cast cast = gunner({shot(1, 3, 3)});
  cast.minions[1].abilities = {"Beacon"};
  Scene s = quiet(cast);
  s.hero("GUN-1", "A1");
  s.minion("MUD-1", "A3");
  SECTION("out of range") { s.minion("KITE-1", "C7"); }
  SECTION("hidden") { s.minion("KITE-1", "A4"); }
  s.play({"activate GUN-1", "use 1"});
  CHECK(s.options() == std::vector<std::string>{"target MUD-1"});
}

TEST_CASE("Flight crosses terrain and robots, stops on neither, and shoots over neither", "[AEG-528][AEG-529]") {
  const bool flies = GENERATE(true, false);
  Cast cast = gunner({shot(1, 3)}, flies ? std::vector<std::string>{"Flight"} : std::vector<std::string>{});
  cast.map = ". . # . . . . . . . . .";
  cast.boss_hex = "A12";
  Scene s = quiet(cast);
  s.hero("GUN-1", "A1");
  s.hero("PAL-1", "A2");
  s.minion("MUD-1", "A6");
  s.play("activate GUN-1");
  CHECK(s.options("move") == (flies ? std::vector<std::string>{"move A4", "move A5"} : std::vector<std::string>{}));
  CHECK(s.offers("use 1 Shot"));  // on PAL-1, the only robot in sight
  s.play("use 1");
  CHECK(s.options() == std::vector<std::string>{"target PAL-1"});
}

TEST_CASE("Overload: unmoved, one Action more, paid for; a third is refused", "[AEG-530]") {
  Scene s = quiet(gunner({shot(2, 6)}, {"Overload"}));
  s.hero("GUN-1", "A1");
  s.hero("PAL-1", "C9");
  s.minion("MUD-1", "A6");
  SECTION("unmoved") {
    fire(s, "MUD-1", {1, 1});
    CHECK(s.options() == std::vector<std::string>{"use 1 Shot", "done"});
    fire(s, "MUD-1", {1, 1});
    CHECK(s.p.energy == 16);
    CHECK(s.offers("end round"));
  }
  SECTION("moved one hex") {
    s.play({"activate GUN-1", "move A2"});
    fire(s, "MUD-1", {1, 1});
    CHECK(s.offers("end round"));
  }
  SECTION("not without Energy") {
    s.p.energy = 3;
    fire(s, "MUD-1", {1, 1});
    CHECK(s.options("use").empty());
  }
}

TEST_CASE("without Overload one Action is all", "[AEG-530]") {
  Scene s = quiet(gunner({shot(2, 6)}));
  s.hero("GUN-1", "A1");
  s.hero("PAL-1", "C9");
  s.minion("MUD-1", "A6");
  fire(s, "MUD-1", {1, 1});
  CHECK(s.offers("end round"));
}

TEST_CASE("a minion with Overload uses two Actions", "[AEG-530][AEG-440]") {
  const bool overload = GENERATE(true, false);
  Cast cast = gunner({shot(1, 3)});
  if (overload) cast.minions[0].abilities = {"Overload"};
  cast.minions[0].actions = {shot(1, 3)};
  Scene s(cast);
  const PieceId gun = s.hero("GUN-1", "A1");
  s.hero("PAL-1", "C9");
  s.minion("MUD-1", "A4");
  s.minion("KITE-1", "C1");
  quiet_boss_turn(s, "G").play({"send MUD-1", "target GUN-1"}).roll({3});
  if (overload) s.play("target GUN-1").roll({3});
  CHECK(s.owes() == hero_seat);
  CHECK(s.integrity(gun) == 12 - (overload ? 2 : 1));
}

namespace {

/// MUD-1 stands so many hexes away and has fired at the gunner.
Scene answered(const char* ability, int distance, Line mud = shot(1, 3), int face = 3) {
  Cast cast = gunner({shot(2, 3)}, {ability});
  cast.minions[0].actions = {std::move(mud)};
  cast.minions[0].abilities = {"Retaliate", "Return Fire"};
  Scene s(cast);
  s.hero("GUN-1", "A1");
  s.hero("PAL-1", "C9");
  s.minion("MUD-1", "A" + std::to_string(1 + distance));
  s.minion("KITE-1", "C1");
  quiet_boss_turn(s, "G").play("send MUD-1");
  if (s.offers("target GUN-1")) s.play("target GUN-1");
  s.roll({face});
  return s;
}

}  // namespace

TEST_CASE("Retaliate answers at distance 1, Return Fire at 2 or more: paid, once, unanswered", "[AEG-531]") {
  const int distance = GENERATE(1, 2, 4);
  const bool retaliate = GENERATE(true, false);
  Scene s = answered(retaliate ? "Retaliate" : "Return Fire", distance);
  const PieceId gun = s.on("A1");
  const PieceId mud = s.on("A" + std::to_string(1 + distance));
  CHECK(s.integrity(gun) == 11);
  CHECK(s.offers("strike 1 Shot") == (retaliate == (distance == 1)));
  if (!s.offers("strike 1 Shot")) return;
  SECTION("struck") {
    s.play("strike 1").roll({3, 4});
    CHECK(s.p.energy == 18);
    CHECK(s.integrity(mud) == 10);
    CHECK(s.count(EventKind::counter) == 1);  // MUD-1 has both abilities, and may not answer an answer
    CHECK(s.integrity(gun) == 11);
    CHECK(s.options("strike").empty());
  }
  SECTION("declined") {
    s.play("pass");
    CHECK(s.p.energy == 20);
    CHECK(s.integrity(mud) == 12);
  }
}

TEST_CASE("an attack that missed is answered as well", "[AEG-531]") { CHECK(answered("Retaliate", 1, shot(1, 3), 1).offers("strike 1 Shot")); }

TEST_CASE("no answer by those merely in the radius, by the destroyed, or without Energy", "[AEG-531]") {
  SECTION("radius") { CHECK(answered("Retaliate", 1, {.cost = 1, .accuracy = 3, .range = 0, .radius = 1}).options("strike").empty()); }
  SECTION("destroyed") {
    Scene s = answered("Retaliate", 1, {.cost = 1, .accuracy = 3, .power = 9, .multi = true}, 3);
    CHECK(s.offers("strike 1 Shot"));
    s = answered("Retaliate", 1, {.cost = 1, .accuracy = 3, .power = 12}, 3);
    CHECK(s.on("A1") == no_piece);
    CHECK(s.options("strike").empty());
  }
  SECTION("Energy") {
    Cast cast = gunner({shot(2, 3)}, {"Retaliate"});
    cast.minions[0].actions = {shot(1, 3)};
    Scene s(cast);
    s.hero("GUN-1", "A1");
    s.hero("PAL-1", "C9");
    s.minion("MUD-1", "A2");
    s.minion("KITE-1", "C1");
    quiet_boss_turn(s, "G").play({"send MUD-1", "target GUN-1"});
    s.p.energy = 1;
    s.roll({3});
    CHECK(s.options("strike").empty());
  }
}

TEST_CASE("a Quelled robot does not answer", "[AEG-531][AEG-500]") {
  CHECK(answered("Retaliate", 1, {.cost = 1, .accuracy = 3, .attributes = {"QUELL"}}).options("strike").empty());
}

}  // namespace rondo::aegis
