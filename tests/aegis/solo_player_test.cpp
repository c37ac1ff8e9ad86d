// The player's turn in a solo game: Energy, Recall and the five Valor Skills (AEG-341 to AEG-363).
#include "tests/aegis/casts.h"

namespace rondo::aegis {

namespace {

Cast quiet() {
  Cast cast = five();
  cast.boss = {};
  cast.minions = {};
  return cast;
}

}  // namespace

TEST_CASE("one robot activates and pays as ever", "[AEG-341]") {
  Scene s(quiet());
  const PieceId ant = s.hero("ANT-1", "A1");
  s.play({"activate ANT-1", "move C1"});
  CHECK(s.at(ant) == "C1");
  CHECK(s.p.energy == 18);
}

TEST_CASE("no Energy: the turn passes, unless five are bought first; Recall is not offered", "[AEG-342][AEG-343]") {
  Scene s(quiet());
  s.hero("ANT-1", "A1");
  s.hero("EEL-1", "A4");
  s.p.energy = 2;
  SECTION("Valor left: the choice is to buy or to pass") {
    s.play({"activate ANT-1", "move C1", "done", "pass"});
    CHECK(s.count(EventKind::boss_turn_begins) == 1);
    CHECK(s.options() == std::vector<std::string>{"valor energy", "pass"});
    s.play("valor energy");
    CHECK(s.p.energy == 5);
    CHECK(s.p.valor == 16);
    CHECK(s.offers("activate EEL-1"));
    CHECK(s.count(EventKind::boss_turn_begins) == 1);
  }
  SECTION("none to spend: boss turns follow directly") {
    s.p.valor = 1;
    s.play({"activate ANT-1", "move C1"});
    CHECK(s.count(EventKind::boss_turn_begins) == 3);
  }
}

TEST_CASE("recalling destroys an own robot instead of activating it, for one Valor in all", "[AEG-344][AEG-345][AEG-346]") {
  Scene s(quiet());
  const PieceId whole = s.hero("WHOLE-5", "A1");
  s.hero("ANT-1", "A3");
  s.p.valor = 10;
  s.play({"activate ANT-1", "done", "pass"});
  CHECK_FALSE(s.offers("recall ANT-1"));  // it has had its activation
  s.play("recall WHOLE-5");
  CHECK(s.p.valor == 9);
  CHECK_FALSE(s.p.alive(whole));
  CHECK(s.p.where[s.card("WHOLE-5")] == Whereabouts::off_board);
  CHECK(s.count(EventKind::boss_turn_begins) == 2);  // the Recall was the turn
}

TEST_CASE("one Valor turns a die to 6", "[AEG-348][AEG-361]") {
  Cast cast = quiet();
  cast.team[0].actions = {{.cost = 2, .accuracy = 3, .attributes = {"CRITICAL"}}};
  Scene s(cast);
  s.hero("ANT-1", "G5");
  s.play({"activate ANT-1", "use 1", "target Boss"});
  CHECK(s.owes() == Seat::chance);  // not before the dice lie
  s.roll({2, 1});
  CHECK(s.offers("valor six 2"));
  CHECK(s.offers("valor six 1"));
  s.play({"valor six 2"}).let_be();
  CHECK(s.p.valor == 17);
  CHECK(s.boss_integrity() == 18);  // a hit, and CRITICAL sees the 6
}

TEST_CASE("two Valor activate another robot before the boss, on the player's turn only", "[AEG-349][AEG-351][AEG-352]") {
  Scene s(quiet());
  s.hero("ANT-1", "A1");
  const PieceId eel = s.hero("EEL-1", "A4");
  s.play({"activate ANT-1", "done"});
  CHECK(s.count(EventKind::boss_turn_begins) == 0);
  CHECK(s.options("valor again") == std::vector<std::string>{"valor again EEL-1"});  // not ANT-1 a second time
  s.play({"valor again EEL-1", "move C4"});
  CHECK(s.p.valor == 16);
  CHECK(s.p.energy == 20 - 2);
  CHECK(s.at(eel) == "C4");
  CHECK(s.count(EventKind::boss_turn_begins) == 0);
  s.play("done");
  CHECK(s.count(EventKind::boss_turn_begins) == 1);
}

TEST_CASE("that skill may pick a robot formed this turn", "[AEG-350][AEG-228]") {
  Scene s(quiet());
  s.hero("ANT-1", "A1");
  s.hero("GNU-1", "A2");
  s.hero("EEL-1", "A6");
  s.play({"activate ANT-1", "combine GNU-1 into DUO-2 at A1"});
  CHECK(s.offers("valor again DUO-2"));
  SECTION("bought, it acts at once") {
    s.play("valor again DUO-2");
    CHECK(s.offers("move B1"));
  }
  SECTION("else not this round") {
    s.play("pass");
    CHECK_FALSE(s.offers("activate DUO-2"));
    CHECK(s.offers("activate EEL-1"));
  }
}

TEST_CASE("one Valor repairs three points, split at will over damage and drain of own robots", "[AEG-353][AEG-354]") {
  Cast cast = five();
  Scene s(cast);
  const PieceId ant = s.hero("ANT-1", "A1");
  const PieceId eel = s.hero("EEL-1", "A4");
  const PieceId mud = s.minion("MUD-1", "G9");
  s.p[ant].drain = 3;
  s.p[ant].damage = 1;
  s.p[eel].damage = 2;
  s.p[mud].damage = 2;
  s.p[boss_piece].damage = 2;
  s.play("valor repair");
  CHECK(s.options("mend MUD-1").empty());
  CHECK(s.options("mend Boss").empty());
  s.play({"mend ANT-1 1 drain", "mend ANT-1 1 drain", "mend EEL-1 1 damage"});
  CHECK(s.p[ant].drain == 1);
  CHECK(s.p[ant].damage == 1);
  CHECK(s.p[eel].damage == 1);
  CHECK(s.p.valor == 17);
  CHECK(s.offers("activate ANT-1"));  // three points spent, the turn goes on
  s.hero("GNU-1", "G4");
  s.boss_turn("A");
  CHECK(s.owes() == boss_seat);
  s.play("target GNU-1").roll({4});
  CHECK_FALSE(s.offers("valor repair"));  // the boss's turn
  CHECK(s.offers("valor one 4"));
}

TEST_CASE("one Valor turns any die to 1, the boss's too", "[AEG-355]") {
  Scene s(five());
  const PieceId ant = s.hero("ANT-1", "G5");
  s.boss_turn("A").play("target ANT-1").roll({6});
  s.play("valor one 6");
  CHECK(s.integrity(ant) == 5);
  CHECK(s.p.valor == 17);
}

TEST_CASE("two Valor add five Energy, above the Max too", "[AEG-356][AEG-018][AEG-089]") {
  Scene s(quiet());
  s.hero("ANT-1", "A1");
  s.p.energy = 38;
  s.p.max_energy = 9;
  s.play("valor energy");
  CHECK(s.p.energy == 43);
  CHECK(s.p.valor == 16);
}

TEST_CASE("each skill once between boss activations, different ones together", "[AEG-357][AEG-358]") {
  Scene s(quiet());
  s.hero("ANT-1", "G5");
  s.hero("EEL-1", "A1");
  s.hero("GNU-1", "A7");
  s.p.energy = 3;
  s.play({"valor energy"});
  CHECK_FALSE(s.offers("valor energy"));
  s.play({"activate ANT-1", "use 1", "target Boss"}).roll({1, 1});
  s.play("valor six 1");
  CHECK(s.options("valor six").empty());
  s.let_be();
  CHECK(s.p.valor == 18 - 2 - 1);
  if (s.offers("pass")) s.play("pass");
  REQUIRE(s.count(EventKind::boss_turn_begins) == 1);
  CHECK(s.offers("valor energy"));  // a boss turn has begun since
}

TEST_CASE("the limit is lifted as a boss turn begins: that turn and the next of the player share one use", "[AEG-359]") {
  Scene s(five());
  s.hero("ANT-1", "G5");
  s.hero("EEL-1", "A1");
  s.minion("MAR-1", "K9");
  s.p.skills_used = skill_bit(Skill::die_to_one);
  s.boss_turn("A").play("target ANT-1").roll({6});
  CHECK(s.offers("valor one 6"));
  s.play("valor one 6").let_be();
  while (s.p.frames.back().kind != FrameKind::round) {  // MAR-1's part
    s.play(s.options().front());
    s.let_be();
  }
  s.play({"activate ANT-1", "use 1", "target Boss"}).roll({6, 6});
  CHECK(s.options("valor one").empty());
}

TEST_CASE("the die that places a minion can be changed as well", "[AEG-360]") {
  Scene s(five());
  s.hero("ANT-1", "A1");
  s.deck({"MUD-1"});
  s.boss_turn("E").play({"draw MUD-1", "die 4"});
  CHECK(s.owes() == hero_seat);
  s.play("valor six 4").let_be();
  CHECK(s.on(s.table().label(s.table().starpoints[6])) != no_piece);
  CHECK(s.p.valor == 17);
}

TEST_CASE("a die of a minion can be changed", "[AEG-360]") {
  Scene s(five());
  s.hero("ANT-1", "J7");
  s.minion("MER-1", "J9");
  s.boss_turn("E");
  s.play({"send MER-1", "target ANT-1"}).roll({5, 1});
  CHECK(s.offers("valor one 5"));
}

TEST_CASE("the last Valor may be spent, and loses at once", "[AEG-362][AEG-306]") {
  Scene s(quiet());
  s.hero("ANT-1", "G5");
  s.p.valor = 1;
  s.play({"activate ANT-1", "use 1", "target Boss"}).roll({1, 1});
  CHECK_FALSE(s.offers("valor energy"));  // it would cost two
  s.play("valor six 1");
  CHECK(s.p.outcome == Outcome::valor_gone);
}

TEST_CASE("no Star Die in solo, Starpoint or not", "[AEG-363][AEG-042]") {
  Scene s(quiet());
  const std::string starpoint = s.table().label(s.table().starpoints[1]);
  s.hero("ANT-1", starpoint);
  s.play("activate ANT-1");
  for (const std::string& option : s.options())
    CHECK((option.starts_with("move ") || option.starts_with("use ") || option.starts_with("valor ") || option == "done"));
}

}  // namespace rondo::aegis
