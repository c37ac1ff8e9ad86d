// Push, Pull and Move, collisions, and FORCE (AEG-137 to AEG-149, AEG-487, AEG-488).
#include "tests/aegis/field.h"

namespace rondo::aegis {

namespace {

Line shoves(Effect effect, int power, std::vector<std::string> attributes = {}) {
  return {.cost = 1, .accuracy = 3, .effect = effect, .power = power, .range = 9, .attributes = std::move(attributes)};
}
Cast row(Line line, const std::string& map = one_row) {
  Cast cast = gunner({std::move(line)});
  cast.map = map;
  cast.boss_hex = "A12";
  return cast;
}
/// A single way is taken without a question.
void go(Scene& s, const std::string& way) {
  if (s.offers(way)) s.play(way);
}

}  // namespace

TEST_CASE("Push leads straight away, up to its effect", "[AEG-137]") {
  Scene s = quiet(gunner({shoves(Effect::push, 3)}));
  s.hero("GUN-1", "A3");
  const PieceId mud = s.minion("MUD-1", "A5");
  fire(s, "MUD-1", {3});
  CHECK(s.options() == std::vector<std::string>{"push E 1", "push E 2", "push E 3"});
  const int hexes = GENERATE(1, 2, 3);
  s.play("push E " + std::to_string(hexes));
  CHECK(s.at(mud) == "A" + std::to_string(5 + hexes));
  CHECK(s.integrity(mud) == 12);
}

TEST_CASE("Pull leads straight towards its user", "[AEG-137]") {
  Scene s = quiet(gunner({shoves(Effect::pull, 3)}));
  s.hero("GUN-1", "A1");
  const PieceId mud = s.minion("MUD-1", "A6");
  fire(s, "MUD-1", {3});
  CHECK(s.options() == std::vector<std::string>{"pull W 1", "pull W 2", "pull W 3"});
  s.play("pull W 3");
  CHECK(s.at(mud) == "A3");
}

TEST_CASE("off the axes the attacker picks a way whose every step leads away, or nearer", "[AEG-138]") {
  SECTION("Push: two directions") {
    Scene s = quiet(gunner({shoves(Effect::push, 1)}));
    s.hero("GUN-1", "A1");
    s.minion("MUD-1", "B3");
    fire(s, "MUD-1", {3});
    CHECK(s.options() == std::vector<std::string>{"push E 1", "push SE 1"});
  }
  SECTION("Pull: two directions, and no step past the user") {
    Scene s = quiet(gunner({shoves(Effect::pull, 3)}));
    s.hero("GUN-1", "A1");
    const PieceId mud = s.minion("MUD-1", "B3");
    fire(s, "MUD-1", {3});
    CHECK(s.options() == std::vector<std::string>{"pull NW 1", "pull W 1", "pull W 2"});
    s.play("pull W 2");
    CHECK(s.at(mud) == "B1");
  }
}

TEST_CASE("every two hexes not travelled are 1 collision damage; terrain hurts the moved robot only", "[AEG-139][AEG-140]") {
  const int blocked = GENERATE(1, 2, 3, 4, 5);
  Scene s = quiet(row(shoves(Effect::push, blocked), ". . . . # . . . . . . ."));
  const PieceId gun = s.hero("GUN-1", "A2");
  const PieceId mud = s.minion("MUD-1", "A4");
  const PieceId pal = s.hero("PAL-1", "A6");
  fire(s, "MUD-1", {3});
  go(s, "push E " + std::to_string(blocked));
  CHECK(s.at(mud) == "A4");
  CHECK(s.integrity(mud) == 12 - blocked / 2);
  CHECK(s.integrity(gun) == 12);
  CHECK(s.integrity(pal) == 12);
}

TEST_CASE("a robot in the way takes the same damage and stays", "[AEG-141][AEG-142]") {
  Scene s = quiet(row(shoves(Effect::push, 4)));
  s.hero("GUN-1", "A2");
  const PieceId mud = s.minion("MUD-1", "A4");
  const PieceId pal = s.hero("PAL-1", "A6");
  fire(s, "MUD-1", {3});
  s.play("push E 4");  // one hex, three blocked
  CHECK(s.at(mud) == "A5");
  CHECK(s.at(pal) == "A6");
  CHECK(s.integrity(mud) == 12 - 1);
  CHECK(s.integrity(pal) == 12 - 1);
}

TEST_CASE("a Pull into its user hurts both", "[AEG-142]") {
  Scene s = quiet(row(shoves(Effect::pull, 3)));
  const PieceId gun = s.hero("GUN-1", "A1");
  const PieceId mud = s.minion("MUD-1", "A3");
  fire(s, "MUD-1", {3});
  s.play("pull W 3");
  CHECK(s.at(mud) == "A2");
  CHECK(s.integrity(mud) == 12 - 1);
  CHECK(s.integrity(gun) == 12 - 1);
}

TEST_CASE("once its user is destroyed by a collision, a Pull ends on the user's hex", "[AEG-137][AEG-142]") {
  Line line = shoves(Effect::pull, 4);
  line.range = 0;
  line.radius = 3;
  Cast cast = row(line);
  cast.team[0].integrity = 1;
  Scene s = quiet(cast);
  const PieceId gun = s.hero("GUN-1", "A4");
  const PieceId mud = s.minion("MUD-1", "A5");
  const PieceId kite = s.minion("KITE-1", "A2");
  s.hero("PAL-1", "A11");
  fire(s, "", {3});
  s.play({"take MUD-1", "pull W 4"});  // four blocked: 2 damage each
  CHECK(s.at(gun) == "gone");
  CHECK(s.integrity(mud) == 12 - 2);
  go(s, "pull E 2");
  CHECK(s.at(kite) == "A4");
  CHECK(s.integrity(kite) == 12);
}

TEST_CASE("pushed off an open edge a robot is destroyed; a closed edge is a wall", "[AEG-143][AEG-144][AEG-046]") {
  Cast cast = gunner({shoves(Effect::push, 5)});
  cast.edge_is_wall = GENERATE(false, true);
  Scene s = quiet(cast);
  s.hero("GUN-1", "A9");
  const PieceId mud = s.minion("MUD-1", "A11");
  fire(s, "MUD-1", {3});
  s.play("push E 5");  // one hex to the edge, four beyond it
  CHECK(s.at(mud) == (cast.edge_is_wall ? "A12" : "gone"));
  if (cast.edge_is_wall) CHECK(s.integrity(mud) == 12 - 2);
  CHECK(s.boss_integrity() == (cast.edge_is_wall ? 20 : 19));
}

TEST_CASE("a push that stops short of an open edge destroys nobody", "[AEG-143]") {
  Cast cast = gunner({shoves(Effect::push, 5)});
  cast.edge_is_wall = false;
  Scene s = quiet(cast);
  s.hero("GUN-1", "A9");
  const PieceId pal = s.hero("PAL-1", "A11");
  fire(s, "PAL-1", {3});
  SECTION("one hex") {
    s.play("push E 1");
    CHECK(s.at(pal) == "A12");
    CHECK(s.p.valor == 18);
  }
  SECTION("two hexes") {
    s.play("push E 2");
    CHECK(s.at(pal) == "gone");
    CHECK(s.p.valor == 17);
  }
}

TEST_CASE("Move goes any way, bent too, and need not use its whole distance", "[AEG-145][AEG-146]") {
  Scene s = quiet(gunner({shoves(Effect::move, 2)}));
  s.hero("GUN-1", "A1");
  const PieceId mud = s.minion("MUD-1", "A5");
  fire(s, "MUD-1", {3});
  CHECK(s.offers("shift A3"));
  CHECK(s.offers("shift A7"));
  CHECK(s.offers("shift C6"));
  CHECK_FALSE(s.offers("shift A8"));
  SECTION("two hexes sideways") { CHECK(s.play("shift C6").at(mud) == "C6"); }
  SECTION("one hex") { CHECK(s.play("shift B5").at(mud) == "B5"); }
}

TEST_CASE("a Move neither collides nor leaves the board", "[AEG-147]") {
  Cast cast = row(shoves(Effect::move, 5));
  cast.boss_hex = "A1";
  cast.edge_is_wall = false;
  Scene s = quiet(cast);
  const PieceId gun = s.hero("GUN-1", "A8");
  const PieceId mud = s.minion("MUD-1", "A11");
  fire(s, "MUD-1", {3});
  CHECK(s.options() == std::vector<std::string>{"shift A9", "shift A10", "shift A11", "shift A12"});
  s.play(GENERATE("shift A9", "shift A12"));
  CHECK(s.p.alive(mud));
  CHECK(s.integrity(mud) == 12);
  CHECK(s.integrity(gun) == 12);
}

TEST_CASE("a Move passes neither robots nor terrain, Flight or not", "[AEG-148]") {
  const bool wall = GENERATE(true, false);
  Scene s = quiet(row(shoves(Effect::move, 3), wall ? ". . . . . # . . . . . ." : one_row));
  s.hero("GUN-1", "A2");
  s.minion("KITE-1", "A5");
  if (!wall) s.hero("PAL-1", "A6");
  fire(s, "KITE-1", {3});
  CHECK(s.options() == std::vector<std::string>{"shift A3", "shift A4", "shift A5"});
}

TEST_CASE("of several robots moved at once the attacker picks the order", "[AEG-149]") {
  Line line = shoves(Effect::move, 1);
  line.range = 0;
  line.radius = 3;
  Scene s = quiet(row(line));
  s.hero("GUN-1", "A1");
  const PieceId front = s.minion("MUD-1", "A3");
  const PieceId back = s.minion("KITE-1", "A4");
  fire(s, "", {3});
  CHECK(s.options() == std::vector<std::string>{"take MUD-1", "take KITE-1"});
  SECTION("the front one first: the back one stands in its way") {
    s.play("take MUD-1");
    CHECK_FALSE(s.offers("shift A4"));
  }
  SECTION("the back one first frees its hex") {
    s.play({"take KITE-1", "shift A5", "shift A4"});
    CHECK(s.at(front) == "A4");
    CHECK(s.at(back) == "A5");
  }
}

TEST_CASE("FORCE: the damage is also a Push", "[AEG-487]") {
  Scene s = quiet(gunner({shoves(Effect::damage, 3, {"FORCE"})}));
  s.hero("GUN-1", "A1");
  const PieceId mud = s.minion("MUD-1", "A4");
  fire(s, "MUD-1", {3});
  CHECK(s.options() == std::vector<std::string>{"push E 1", "push E 2", "push E 3"});
  s.play("push E 2");
  CHECK(s.at(mud) == "A6");
  CHECK(s.integrity(mud) == 12 - 3);
}

TEST_CASE("FORCE beside another effect keeps that effect", "[AEG-487]") {
  SECTION("Energy Drain") {
    Scene s = quiet(gunner({shoves(Effect::drain, 2, {"FORCE"})}));
    s.hero("GUN-1", "A1");
    const PieceId mud = s.minion("MUD-1", "A4");
    fire(s, "MUD-1", {3}).play("push E 2");
    CHECK(output(s.table(), s.p, mud) == 9 - 2);
    CHECK(s.integrity(mud) == 12);
    CHECK(s.at(mud) == "A6");
  }
  SECTION("Repair: the mix is asked, then the way") {
    Scene s = quiet(gunner({shoves(Effect::repair, 2, {"FORCE"})}));
    s.hero("GUN-1", "A1");
    const PieceId pal = s.hero("PAL-1", "A4");
    s.p[pal].damage = s.p[pal].drain = 2;
    fire(s, "PAL-1", {3}).play({"mend PAL-1 1 damage 1 drain", "push E 1"});
    CHECK(s.integrity(pal) == 12 - 1);
    CHECK(s.at(pal) == "A5");
  }
  SECTION("the boss is not pushed") {
    Scene s = quiet(row(shoves(Effect::damage, 3, {"FORCE"})));
    s.hero("GUN-1", "A8");
    fire(s, "Boss", {3});
    CHECK(s.boss_integrity() == 17);
    CHECK(s.at(boss_piece) == "A12");
  }
}

TEST_CASE("FORCE: damage and collision fall together", "[AEG-488]") {
  Scene s = quiet(row(shoves(Effect::damage, 3, {"FORCE"}), ". . . . . # . . . . . ."));
  s.hero("GUN-1", "A1");
  const PieceId mud = s.minion("MUD-1", "A4");
  s.p[mud].damage = 12 - 4;
  SECTION("Integrity 4, 3 damage and 1 of the collision: destroyed in one event") {
    fire(s, "MUD-1", {3}).play("push E 3");
    CHECK(s.at(mud) == "gone");
    CHECK(s.count(EventKind::damaged) == 1);
  }
  SECTION("one DEF against both together") {
    s.marks(mud, Side::boss).def = 1;
    fire(s, "MUD-1", {3}).play("push E 3");
    CHECK(s.integrity(mud) == 4 - 3);
    CHECK(s.at(mud) == "A5");
  }
}

}  // namespace rondo::aegis
