// Winning and losing a solo game (AEG-298 to AEG-316).
#include "tests/aegis/casts.h"

namespace rondo::aegis {

namespace {

Cast armed(std::vector<std::string> attributes = {}, int power = 3, int radius = 0) {
  Cast cast = five();
  cast.team[0].actions = {{.cost = 1, .accuracy = 2, .power = power, .range = 6, .radius = radius, .attributes = std::move(attributes)}};
  return cast;
}

}  // namespace

TEST_CASE("the boss at 0 Integrity is a win at that moment", "[AEG-298][AEG-299]") {
  Cast cast = armed();
  cast.boss_integrity = 2;
  Scene s(cast);
  s.hero("ANT-1", "G4");
  s.play({"activate ANT-1", "use 1", "target Boss"}).roll({2}).let_be();
  CHECK(s.p.outcome == Outcome::boss_defeated);
  CHECK(s.owes() == Seat::none);
  CHECK(s.p.resolved == 0);
}

TEST_CASE("a destroyed minion costs the boss its Level, whatever the boss's DEF", "[AEG-300][AEG-303]") {
  Scene s(armed({}, 9));
  s.hero("ANT-1", "G4");
  s.minion("MAX-3", "E4");
  s.marks(boss_piece, Side::boss).def = 2;
  s.play({"activate ANT-1", "use 1", "target MAX-3"}).roll({2}).let_be();
  CHECK(s.boss_integrity() == 17);
}

TEST_CASE("a minion drained to 0 Output is destroyed and counts once", "[AEG-301][AEG-302][AEG-447]") {
  Cast cast = armed();
  cast.team[0].actions[0].effect = Effect::drain;
  Scene s(cast);
  s.hero("ANT-1", "G4");
  const PieceId mix = s.minion("MIX-2", "E4");
  s.play({"activate ANT-1", "use 1", "target MIX-2"}).roll({2}).let_be();
  CHECK_FALSE(s.p.alive(mix));
  CHECK(s.boss_integrity() == 18);
}

TEST_CASE("below five Valor the round goes on until the next begins", "[AEG-307]") {
  Scene s(five());
  const PieceId ant = s.hero("ANT-1", "G5");
  s.hero("EEL-1", "A1");
  s.p[ant].damage = 4;
  s.p.valor = 3;
  s.p.skills_used = 0;
  s.minion("MAR-1", "K9");
  s.boss_turn("A").play("target ANT-1").roll({6}).let_be();
  CHECK_FALSE(s.p.alive(ant));
  CHECK(s.p.valor == 2);
  CHECK(s.p.outcome == Outcome::open);
}

TEST_CASE("an own robot destroyed costs one Valor, whatever its Level", "[AEG-308]") {
  Scene s(five());
  const PieceId whole = s.hero("WHOLE-5", "G5");
  s.hero("EEL-1", "A1");
  s.p[whole].damage = 11;
  s.minion("MAR-1", "K9");
  s.boss_turn("A").play("target WHOLE-5").roll({6}).let_be();
  CHECK_FALSE(s.p.alive(whole));
  CHECK(s.p.valor == 17);
}

TEST_CASE("friendly fire counts like any destruction, for Valor and for the boss", "[AEG-309][AEG-384]") {
  Scene s(armed({}, 9, 1));
  s.hero("ANT-1", "G3");
  const PieceId gnu = s.hero("GNU-1", "G5");
  const PieceId mud = s.minion("MUD-1", "F5");
  s.boss("A1");
  s.play({"activate ANT-1", "use 1", "target MUD-1"}).roll({2}).let_be();
  CHECK_FALSE(s.p.alive(gnu));
  CHECK_FALSE(s.p.alive(mud));
  CHECK(s.p.valor == 17);
  CHECK(s.boss_integrity() == 19);
}

TEST_CASE("merging robots is no loss", "[AEG-310]") {
  Scene s(five());
  s.hero("ANT-1", "A1");
  s.hero("GNU-1", "A2");
  s.play({"activate ANT-1", "combine GNU-1 into DUO-2 at A2"});
  CHECK(s.p.valor == 18);
  CHECK(s.p.tally.robots_lost == 0);
}

TEST_CASE("an own robot drained out costs one Valor and stays; its destruction costs another", "[AEG-311][AEG-312]") {
  Cast cast = five();
  cast.boss[0].action[0].effect = Effect::drain;
  cast.boss[0].action[0].power = 3;
  Scene s(cast);
  const PieceId ant = s.hero("ANT-1", "G5");
  s.hero("EEL-1", "A1");
  s.minion("MAR-1", "K9");
  s.boss_turn("A").play("target ANT-1").roll({6}).let_be();
  CHECK(s.p.alive(ant));
  CHECK(output(s.table(), s.p, ant) == 0);
  CHECK(s.p.valor == 17);
  while (s.owes() != hero_seat) s.play(s.options().front());
  s.p[ant].damage = 4;
  s.boss_turn("A").play("target ANT-1").roll({6}).let_be();
  CHECK_FALSE(s.p.alive(ant));  // drain on 0 Output is damage
  CHECK(s.p.valor == 16);
}

TEST_CASE("a minion of printed Output 0 enters without harm to the boss; drain on it is damage", "[AEG-313]") {
  Cast cast = armed();
  cast.team[0].actions[0].effect = Effect::drain;
  cast.team[0].actions[0].power = 1;
  cast.minions[2].energy = 0;
  Scene s(cast);
  s.hero("ANT-1", "G4");
  s.deck({"MUD-1"});
  s.boss_turn("E").play({"draw MUD-1", "die 1"}).let_be();
  const PieceId mud = s.on(s.table().label(s.table().starpoints[1]));
  REQUIRE(mud != no_piece);
  CHECK(s.boss_integrity() == 20);
  s.p[mud].hex = s.hex("E4");
  s.play({"activate ANT-1", "use 1", "target MUD-1"}).roll({2}).let_be();
  CHECK(s.integrity(mud) == 4);
  CHECK(s.p.alive(mud));
}

TEST_CASE("one effect that fells the boss and takes the last Valor is a win", "[AEG-316]") {
  Cast cast = armed({}, 9, 1);
  cast.boss_integrity = 5;
  Scene s(cast);
  s.hero("ANT-1", "G4");
  const PieceId gnu = s.hero("GNU-1", "F6");
  s.p.valor = 1;
  s.play({"activate ANT-1", "use 1", "target Boss"}).roll({2}).let_be();
  CHECK_FALSE(s.p.alive(gnu));
  CHECK(s.p.outcome == Outcome::boss_defeated);
}

TEST_CASE("Standard's five-Energy and no-offence losses do not apply in solo", "[AEG-271]") {
  Cast cast = five();
  for (Bot& bot : cast.team) bot.actions = {{.effect = Effect::repair}};
  cast.team[0].energy = 3;
  cast.boss = {};
  cast.minions = {};
  Scene s(cast);
  s.hero("ANT-1", "A1");
  s.p.resolved = 3;
  s.play({"end round", "reveal E", "reveal G", "reveal S", "ready"});
  CHECK(s.p.energy == 3);
  CHECK(s.p.outcome == Outcome::open);
}

}  // namespace rondo::aegis
