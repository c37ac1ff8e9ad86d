// Damage, Energy Drain, Repair and Energy Boost: how much, to whom, and where it stops (AEG-127 to AEG-136).
#include "tests/aegis/field.h"

namespace rondo::aegis {

namespace {

Cast does(Effect effect, int power) { return gunner({{.cost = 1, .accuracy = 3, .effect = effect, .power = power, .range = 9}}); }
Piece& wounded(Scene& s, PieceId piece, int damage, int drain = 0) {
  s.p[piece].damage = static_cast<std::uint8_t>(damage);
  s.p[piece].drain = static_cast<std::uint8_t>(drain);
  return s.p[piece];
}

}  // namespace

TEST_CASE("the effect is Power times successes", "[AEG-127]") {
  Scene s = quiet(gunner({{.cost = 3, .accuracy = 3, .power = 2, .range = 9}}));
  s.hero("GUN-1", "A1");
  const PieceId mud = s.minion("MUD-1", "A4");
  SECTION("three hits") { CHECK(fire(s, "MUD-1", {3, 4, 5}).integrity(mud) == 12 - 6); }
  SECTION("two hits") { CHECK(fire(s, "MUD-1", {3, 2, 5}).integrity(mud) == 12 - 4); }
}

TEST_CASE("damage lowers Integrity, and at 0 or below the robot is destroyed and its card turned over", "[AEG-128][AEG-129][AEG-027]") {
  const int power = GENERATE(2, 3, 5);
  Scene s = quiet(does(Effect::damage, power));
  s.hero("GUN-1", "A1");
  const PieceId pal = s.hero("PAL-1", "A4");
  SECTION("Integrity 5") {
    wounded(s, pal, 7);
    fire(s, "PAL-1", {3});
    CHECK(s.at(pal) == (power == 5 ? "gone" : "A4"));
    if (power < 5) CHECK(s.integrity(pal) == 5 - power);
  }
  SECTION("Integrity 2") {
    wounded(s, pal, 10);
    fire(s, "PAL-1", {3});
    CHECK(s.at(pal) == "gone");
    CHECK(s.on("A4") == no_piece);
    CHECK(s.p.where[s.card("PAL-1")] == Whereabouts::off_board);
  }
}

TEST_CASE("Energy Drain lowers Output for good", "[AEG-130]") {
  Scene s = quiet(does(Effect::drain, 2));
  s.hero("GUN-1", "A1");
  const PieceId pal = s.hero("PAL-1", "A4");
  fire(s, "PAL-1", {3});
  CHECK(s.integrity(pal) == 12);
  for (int round = 0; round < 2; ++round) {
    next_round(s);
    CHECK(s.p.energy == 3 + 1);
  }
}

TEST_CASE("Energy Drain at Output 0 is damage", "[AEG-131]") {
  Scene s = quiet(does(Effect::drain, 2));
  s.hero("GUN-1", "A1");
  const PieceId pal = s.hero("PAL-1", "A4");
  wounded(s, pal, 0, 3);
  fire(s, "PAL-1", {3});
  CHECK(s.integrity(pal) == 12 - 2);
  CHECK(s.p[pal].drain == 3);
}

TEST_CASE("drain beyond what Output is left is lost", "[AEG-132]") {
  Scene s = quiet(does(Effect::drain, 3));
  s.hero("GUN-1", "A1");
  const PieceId pal = s.hero("PAL-1", "A4");
  wounded(s, pal, 0, 2);
  fire(s, "PAL-1", {3});
  CHECK(output(s.table(), s.p, pal) == 0);
  CHECK(s.integrity(pal) == 12);
  next_round(s);
  CHECK(s.p.energy == 3);  // the surplus does not eat into another robot's Output
}

TEST_CASE("Repair takes damage and drain off in any mix", "[AEG-133]") {
  Scene s = quiet(does(Effect::repair, 3));
  s.hero("GUN-1", "A1");
  const PieceId pal = s.hero("PAL-1", "A4");
  wounded(s, pal, 2, 2);
  fire(s, "PAL-1", {3});
  CHECK(s.owes() == hero_seat);
  CHECK_FALSE(s.offers("mend PAL-1 2 damage 2 drain"));
  SECTION("2 and 1") {
    s.play("mend PAL-1 2 damage 1 drain");
    CHECK(s.p[pal].damage == 0);
    CHECK(s.p[pal].drain == 1);
  }
  SECTION("1 and 2") {
    s.play("mend PAL-1 1 damage 2 drain");
    CHECK(s.p[pal].damage == 1);
    CHECK(s.p[pal].drain == 0);
  }
}

TEST_CASE("Repair never lifts a robot above its printed numbers", "[AEG-134]") {
  Scene s = quiet(does(Effect::repair, 2));
  s.hero("GUN-1", "A1");
  const PieceId pal = s.hero("PAL-1", "A4");
  const int damage = GENERATE(0, 1);
  wounded(s, pal, damage);
  fire(s, "PAL-1", {3});
  CHECK(s.integrity(pal) == 12);
  CHECK(output(s.table(), s.p, pal) == 3);
}

TEST_CASE("Repair leaves an Energy Boost alone", "[AEG-134]") {
  Scene s = quiet(does(Effect::repair, 2));
  s.hero("GUN-1", "A1");
  const PieceId pal = s.hero("PAL-1", "A4");
  s.p[pal].boost = 1;
  wounded(s, pal, 1, 1);
  fire(s, "PAL-1", {3});
  CHECK(output(s.table(), s.p, pal) == 4);
}

TEST_CASE("Energy Boost raises Output without a limit, from the next Recharge on", "[AEG-135][AEG-136]") {
  Cast cast = does(Effect::boost, 3);
  cast.team[1].energy = 4;
  Scene s = quiet(cast);
  s.hero("GUN-1", "A1");
  const PieceId pal = s.hero("PAL-1", "A4");
  s.p.energy = 6;
  fire(s, "PAL-1", {3});
  CHECK(output(s.table(), s.p, pal) == 7);
  CHECK(s.p.energy == 5);  // the Action's price, and nothing gained
  next_round(s);
  CHECK(s.p.energy == 3 + 7);
  fire(s, "PAL-1", {3});
  CHECK(output(s.table(), s.p, pal) == 10);
  next_round(s);
  next_round(s);
  CHECK(s.p.energy == 3 + 10);  // it lasts
}

TEST_CASE("an Energy Boost goes with its robot", "[AEG-136]") {
  Cast cast = does(Effect::boost, 3);
  cast.team.push_back({.id = "DUO-2", .classes = "AS", .energy = 2});
  Scene s = quiet(cast);
  const PieceId gun = s.hero("GUN-1", "A1");
  const PieceId pal = s.hero("PAL-1", "A2");
  s.p[pal].boost = 3;
  s.p[gun].boost = 1;
  s.play({"activate GUN-1", "combine PAL-1 into DUO-2 at A1"});
  CHECK(output(s.table(), s.p, s.on("A1")) == 2);
}

}  // namespace rondo::aegis
