// Paying, rolling and counting: what every Action does before its effect (AEG-117 to AEG-126, AEG-188, AEG-189, AEG-194, AEG-195).
#include "tests/aegis/scene.h"

namespace rondo::aegis {

namespace {

using Lines = std::vector<std::string>;

/// AWE's one Action; an ally and two minions to meet it. The player has no Valor Skills unless the test wants them.
Cast with(Line action) {
  return {.team = {{.id = "AWE-1", .actions = {std::move(action)}}, {.id = "EEL-1", .classes = "E"}},
          .minions = {{.id = "MUD-1", .classes = "G", .integrity = 9}, {.id = "KITE-1", .classes = "E", .integrity = 9, .abilities = {"Flight"}}},
          .boss_hex = "M7"};
}

/// Up to the roll of an Action at MUD.
void aim(Scene& s) {
  s.p.skills_used = 0xff;
  s.play({"activate AWE-1", "use 1", "target MUD-1"});
}

struct Facing {
  Scene s;
  PieceId awe;
  PieceId mud;
};

Facing facing(Line action) {
  Scene s(with(std::move(action)));
  const PieceId awe = s.hero("AWE-1", "E3");
  const PieceId mud = s.minion("MUD-1", "E5");
  return {std::move(s), awe, mud};
}

struct Roll {
  int accuracy;
  std::vector<int> dice;
  int successes;
};

/// Damage of power 1 that the dice do.
int damage_of(const Roll& roll, bool multi) {
  auto [s, awe, mud] = facing({.cost = static_cast<int>(roll.dice.size()), .accuracy = roll.accuracy, .multi = multi});
  aim(s);
  for (const int die : roll.dice) s.roll({die});
  return 9 - s.integrity(mud);
}

}  // namespace

TEST_CASE("an Action costs its dice in Energy and rolls so many", "[AEG-117]") {
  const int cost = GENERATE(1, 3, 5);
  auto [s, awe, mud] = facing({.cost = cost});
  aim(s);
  CHECK(s.p.energy == 20 - cost);
  for (int die = 0; die < cost; ++die) {
    REQUIRE(s.owes() == Seat::chance);
    CHECK(s.options() == Lines{"die 1", "die 2", "die 3", "die 4", "die 5", "die 6"});
    s.roll({1});
  }
  CHECK(s.count(EventKind::missed) == 1);
  CHECK(s.count(EventKind::die_rolled) == cost);
}

TEST_CASE("X is what the player pays, and so many dice are rolled", "[AEG-119]") {
  auto [s, awe, mud] = facing({.x = true});
  s.p.energy = 6;
  s.p.skills_used = 0xff;
  s.play({"activate AWE-1", "use 1"});
  CHECK(s.options() == Lines{"pay 1", "pay 2", "pay 3", "pay 4", "pay 5", "pay 6"});
  s.play({"pay 4", "target MUD-1"});
  CHECK(s.p.energy == 2);
  s.roll({3, 3, 3, 2});
  CHECK(s.count(EventKind::die_rolled) == 4);
  CHECK(s.integrity(mud) == 6);
}

TEST_CASE("X is at least 1", "[AEG-120]") {
  const auto energy = GENERATE(0, 1);
  auto [s, awe, mud] = facing({.x = true});
  s.p.energy = 1;
  s.play("activate AWE-1");
  s.p.energy = static_cast<std::uint16_t>(energy);
  CHECK(s.offers("use 1 Shot") == (energy == 1));
  if (energy == 1) {
    s.play("use 1");
    CHECK(s.options() == Lines{"pay 1"});
  }
}

TEST_CASE("a die succeeds at the Accuracy or more; each counts on a multi-hit Action", "[AEG-121][AEG-122]") {
  const Roll roll = GENERATE(Roll{4, {3, 4, 6}, 2}, Roll{3, {2, 3, 5}, 2}, Roll{6, {5, 5, 6}, 1}, Roll{2, {1, 1}, 0}, Roll{5, {5, 6, 5}, 3});
  CHECK(damage_of(roll, true) == roll.successes);
}

TEST_CASE("a single-hit Action wants every die and succeeds once", "[AEG-123]") {
  const Roll roll = GENERATE(Roll{2, {1, 6}, 0}, Roll{2, {2, 6}, 1}, Roll{4, {4, 4, 4}, 1}, Roll{4, {6, 6, 3}, 0}, Roll{5, {5}, 1});
  CHECK(damage_of(roll, false) == roll.successes);
}

TEST_CASE("the target is chosen before the dice, in range, and stays", "[AEG-125]") {
  Scene s(with({.range = 3}));
  s.hero("AWE-1", "E3");
  const PieceId mud = s.minion("MUD-1", "E5");
  const PieceId kite = s.minion("KITE-1", "D3");
  s.hero("EEL-1", "E9");
  s.p.skills_used = 0xff;
  s.play({"activate AWE-1", "use 1"});
  CHECK(s.owes() == hero_seat);
  CHECK(s.options() == Lines{"target MUD-1", "target KITE-1"});  // EEL is out of range
  CHECK(s.p.energy == 18);
  s.play("target MUD-1");
  CHECK(s.owes() == Seat::chance);
  CHECK(s.options("target ").empty());
  s.roll({6});
  CHECK(s.options("target ").empty());
  s.roll({6});
  CHECK(s.integrity(mud) == 7);
  CHECK(s.integrity(kite) == 9);
}

TEST_CASE("what a missed Action cost is gone", "[AEG-126]") {
  auto [s, awe, mud] = facing({.cost = 3});
  aim(s);
  s.roll({1, 2, 2});
  CHECK(s.told(EventKind::missed));
  CHECK(s.p.energy == 17);
  CHECK(s.integrity(mud) == 9);
}

TEST_CASE("Overclock Signal: both dice must be 2 or more, then all neighbours lose 2 Output, allies too", "[AEG-188]") {
  const auto [dice, drained] = GENERATE(std::pair{std::array{2, 3}, 2}, std::pair{std::array{1, 6}, 0});
  Scene s(with({.cost = 2, .accuracy = 2, .effect = Effect::drain, .power = 2, .range = 0, .radius = 1, .multi = false, .name = "Overclock"}));
  const PieceId awe = s.hero("AWE-1", "E3");
  const PieceId eel = s.hero("EEL-1", "E4");
  const PieceId mud = s.minion("MUD-1", "D2");
  const PieceId kite = s.minion("KITE-1", "E5");  // two hexes away
  s.p.skills_used = 0xff;
  s.play({"activate AWE-1", "use 1"}).roll({dice[0], dice[1]});
  CHECK(output(s.table(), s.p, eel) == 3 - drained);
  CHECK(output(s.table(), s.p, mud) == 3 - drained);
  CHECK(output(s.table(), s.p, kite) == 3);
  CHECK(output(s.table(), s.p, awe) == 3);
  CHECK(s.p.energy == 18);
}

TEST_CASE("Graviton Buster: each success is a hex for everyone in the area, order and direction free", "[AEG-189]") {
  const Line buster = {.cost = 4, .accuracy = 3, .effect = Effect::move, .power = 1, .range = 6, .radius = 3,
                       .attributes = {"ARCING"}, .name = "Graviton"};
  Cast cast = with(buster);
  cast.map = ". . # . . . . . . . . .\n . . . . . . . . . . . .\n. . . . . . . . . . . .\n";
  cast.boss_hex = "C12";
  Scene s(cast);
  s.hero("AWE-1", "A1");
  const PieceId mud = s.minion("MUD-1", "A6");
  const PieceId kite = s.minion("KITE-1", "A7");
  const PieceId eel = s.hero("EEL-1", "A10");  // four hexes from MUD: not affected
  s.p.skills_used = 0xff;
  s.play({"activate AWE-1", "use 1"});
  CHECK(s.offers("target MUD-1"));  // behind the wall
  s.play("target MUD-1").roll({3, 2, 6, 4});
  CHECK(s.options() == Lines{"take MUD-1", "take KITE-1"});
  s.play("take KITE-1");
  CHECK(s.offers("shift A9"));
  CHECK(s.offers("shift B9"));
  CHECK(s.offers("shift C6"));
  CHECK(s.offers("shift A7"));            // need not move at all
  CHECK_FALSE(s.offers("shift B10"));     // a fourth hex
  s.play("shift A8");                     // and makes room for MUD
  CHECK(s.offers("shift A7"));
  CHECK(s.offers("shift A4"));
  CHECK_FALSE(s.offers("shift A8"));
  s.play("shift A7");
  CHECK(s.at(kite) == "A8");
  CHECK(s.at(mud) == "A7");
  CHECK(s.at(eel) == "A10");
}

TEST_CASE("Accuracy 1 never misses, unless something raises it: then the dice decide", "[AEG-194]") {
  Cast cast = with({.cost = 1, .accuracy = 1});
  const bool evades = GENERATE(false, true);
  if (evades) cast.minions[0].abilities = {"Evade 2"};
  const auto [die, hits] = GENERATE(std::pair{1, false}, std::pair{2, false}, std::pair{3, true});
  Scene s(cast);
  s.hero("AWE-1", "E3");
  const PieceId mud = s.minion("MUD-1", "E5");
  aim(s);
  s.roll({die});
  CHECK(s.integrity(mud) == (evades && !hits ? 9 : 8));
}

TEST_CASE("Resonating Overclock Signal: everyone else within 2 hexes gets ACC, Quell and Rust until the user's Recharge", "[AEG-195]") {
  Scene s(with({.cost = 2, .accuracy = 1, .effect = Effect::acc, .power = 1, .range = 0, .radius = 2,
                .attributes = {"QUELL", "RUST"}, .multi = false, .name = "Signal"}));
  const PieceId awe = s.hero("AWE-1", "E3");
  const PieceId eel = s.hero("EEL-1", "E4");
  const PieceId kite = s.minion("KITE-1", "E5");
  const PieceId mud = s.minion("MUD-1", "E6");  // three hexes away
  s.rondo("S S S");
  s.deck({});
  s.p.skills_used = 0xff;
  s.play({"activate AWE-1", "use 1"}).roll({1, 1});
  for (const PieceId piece : {eel, kite}) {
    const Marks& marks = s.marks(piece, Side::hero);
    CHECK(marks.acc == 1);
    CHECK(marks.quell);
    CHECK(marks.rust);
    CHECK(accuracy(s.table(), s.p, shot(s.table(), s.p, piece, 0), no_piece) == 2);
  }
  CHECK_FALSE(airborne(s.table(), s.p, kite));
  for (const PieceId piece : {awe, mud}) CHECK(s.marks(piece, Side::hero) == Marks{});
  s.p.resolved = 3;
  s.play({"end round", "reveal A", "reveal E", "reveal G"});
  if (s.offers("ready")) s.play("ready");
  for (const PieceId piece : {eel, kite}) CHECK(s.marks(piece, Side::hero) == Marks{});
  CHECK(airborne(s.table(), s.p, kite));
}

}  // namespace rondo::aegis
