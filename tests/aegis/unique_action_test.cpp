// Unique Actions: Reveal True Form, the Lanzer, Burst Star Overload, pushes of oneself (AEG-586 to AEG-598).
#include "bosses/aegis/rondo.h"
#include "tests/aegis/casts.h"

namespace rondo::aegis {

namespace {

Cast with(Line line) {
  Cast cast = five();
  cast.boss = {};
  line.range = 0;
  cast.team[0].actions = {line};
  return cast;
}

const Line lanzer{.cost = 1, .accuracy = 3, .effect = Effect::lanzer, .power = 3, .multi = false};
const Line burst{.cost = 1, .accuracy = 1, .effect = Effect::burst_star, .power = 1, .multi = false};
const Line lunge{.cost = 1, .accuracy = 2, .effect = Effect::self_push, .power = 4, .multi = false};

}  // namespace

TEST_CASE("Reveal True Form has no use in solo", "[AEG-586]") {
  Scene s(with({.cost = 1, .effect = Effect::true_form}));
  s.hero("ANT-1", "G4");
  s.play("activate ANT-1");
  CHECK(s.options("use").empty());
  CHECK(s.offers("done"));
}

TEST_CASE("the Lanzer hurts everybody on one axis, both ways, through terrain, but not its user", "[AEG-587][AEG-588][AEG-590][AEG-165]") {
  Cast cast = with(lanzer);
  cast.map = ". . . . . . .\n . . 1 2 3 4\n. . . # . . a\n . . 5 6 b .\n. . . . . . .\n";
  cast.boss_hex = "A1";
  cast.team[1].abilities = {"Evade 3"};
  cast.team[1].integrity = 9;
  Scene s(cast);
  const PieceId ant = s.hero("ANT-1", "C3");
  const PieceId eel = s.hero("EEL-1", "C5");  // behind the wall
  const PieceId mud = s.minion("MUD-1", "C1");
  const PieceId off = s.minion("MAR-1", "D1");
  s.marks(ant, Side::hero).dmg = 1;
  s.play({"activate ANT-1", "use 1"});
  CHECK(s.offers("aim E-W"));
  s.play("aim E-W").roll({3}).let_be();  // Evade does not count: nobody is targeted
  CHECK(s.integrity(eel) == 9 - 4);
  CHECK(s.integrity(mud) == 5 - 4);
  CHECK(s.integrity(off) == 5);
  CHECK(s.integrity(ant) == 5);
}

TEST_CASE("the Lanzer still needs its dice", "[AEG-164]") {
  Scene s(with({.cost = 2, .accuracy = 4, .effect = Effect::lanzer, .power = 3, .multi = false}));
  s.hero("ANT-1", "G3");
  const PieceId mud = s.minion("MUD-1", "G5");
  s.play({"activate ANT-1", "use 1", "aim E-W"}).roll({3, 3}).let_be();
  CHECK(s.integrity(mud) == 5);
}

TEST_CASE("an enemy's Lanzer goes along the axis with the first robot of the AI order", "[AEG-589]") {
  Cast cast = five();
  cast.boss = {{.icons = "A", .action = {{.cost = 1, .accuracy = 2, .effect = Effect::lanzer, .power = 3, .range = 0, .multi = false}}}};
  Scene s(cast);
  s.hero("ANT-1", "G5");
  const PieceId trio = s.hero("TRIO-3", "C5");
  s.minion("MUD-1", "J10");
  s.boss_turn("A");
  CHECK(s.options("aim").size() == 2);  // only axes with player robots
  OptionList list;
  s.game().options(s.p, s.p.owing, list);
  Rondo(s.table()).narrow(s.game(), s.p, list, nullptr);
  REQUIRE(list.size() == 1);
  CHECK(list[0].action.a == line_between(s.table(), s.p[boss_piece].hex, s.p[trio].hex));
}

TEST_CASE("Burst Star in solo: 3 hurts a neighbour by 3, 4 moves one, the rest does nothing", "[AEG-592][AEG-594][AEG-595]") {
  Scene s(with(burst));
  s.hero("ANT-1", "G3");
  const PieceId mud = s.minion("MUD-1", "G4");
  s.minion("MAR-1", "G5");
  s.p.skills_used = 0xff;
  s.play({"activate ANT-1", "use 1"});
  const std::uint16_t energy = s.p.energy;
  const int face = GENERATE(1, 2, 3, 4, 5, 6);
  INFO(face);
  s.roll({face});
  switch (face) {
    case 3:
      CHECK(s.options() == std::vector<std::string>{"target MUD-1"});  // adjacent, not MAR-1
      s.play("target MUD-1").let_be();
      CHECK(s.integrity(mud) == 2);
      break;
    case 4:
      s.play("target MUD-1").play("shift E3");
      CHECK(s.at(mud) == "E3");
      break;
    default:
      CHECK(s.options("target").empty());
      CHECK(s.integrity(mud) == 5);
      CHECK(s.p.energy == energy);
      CHECK(s.told(EventKind::missed));
  }
}

TEST_CASE("no accuracy change touches a Burst Star", "[AEG-593]") {
  Scene s(with(burst));
  const PieceId ant = s.hero("ANT-1", "G3");
  s.marks(ant, Side::boss).acc = -5;
  const PieceId mud = s.minion("MUD-1", "G4");
  s.marks(mud, Side::boss).eva = 3;
  s.p.skills_used = 0xff;
  s.play({"activate ANT-1", "use 1"}).roll({3}).play("target MUD-1").let_be();
  CHECK(s.integrity(mud) == 2);
}

TEST_CASE("a Valor Skill cannot help a Burst Star but can spoil an enemy's", "[AEG-348][AEG-594]") {
  Cast cast = five();
  cast.boss = {{.icons = "A", .action = {{.cost = 1, .accuracy = 1, .effect = Effect::burst_star, .power = 1, .range = 0, .multi = false}}}};
  Scene s(cast);
  const PieceId ant = s.hero("ANT-1", "G6");
  s.minion("MAR-1", "M1");
  s.boss_turn("A").roll({3});
  CHECK(s.offers("valor six 3"));
  s.play("valor six 3");
  CHECK(s.integrity(ant) == 5);
  CHECK(s.options("target").empty());
}

TEST_CASE("a self-push goes straight and stops on collision", "[AEG-596]") {
  Scene s(with(lunge));
  const PieceId ant = s.hero("ANT-1", "M1");
  const PieceId eel = s.hero("EEL-1", "M4");
  s.play({"activate ANT-1", "use 1"}).roll({2}).let_be();
  CHECK(s.offers("push NE 4"));
  s.play("push E 4");
  CHECK(s.at(ant) == "M3");
  CHECK(s.integrity(eel) == 5);
}

TEST_CASE("the user is hurt by a robot it hits, the robot is not", "[AEG-597]") {
  Scene s(with(lunge));
  const PieceId ant = s.hero("ANT-1", "M1");
  const PieceId eel = s.hero("EEL-1", "M3");
  s.play({"activate ANT-1", "use 1"}).roll({2}).let_be().play("push E 3");  // one travelled, two blocked
  CHECK(s.at(ant) == "M2");
  CHECK(s.integrity(ant) == 4);
  CHECK(s.integrity(eel) == 5);
}

TEST_CASE("terrain stops a self-push without harm", "[AEG-598]") {
  Scene s(with(lunge));
  const PieceId ant = s.hero("ANT-1", "M1");
  s.play({"activate ANT-1", "use 1"}).roll({2}).let_be().play("push W 4");
  CHECK(s.at(ant) == "M1");
  CHECK(s.integrity(ant) == 5);
}

}  // namespace rondo::aegis
