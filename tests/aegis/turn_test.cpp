// Who activates, once, and what one activation holds (AEG-081 to AEG-083, AEG-090 to AEG-093).
#include "tests/aegis/casts.h"

namespace rondo::aegis {

namespace {

using Lines = std::vector<std::string>;

/// The five Basics in row E, ANT beside GNU; a boss that does nothing, far away.
Scene five_out(Cast cast = five()) {
  cast.boss = {};
  cast.boss_hex = "M7";
  Scene s(cast);
  s.hero("ANT-1", "E1");
  s.hero("EEL-1", "E4");
  s.hero("GNU-1", "E2");
  s.hero("IBIS-1", "E6");
  s.hero("SOLE-1", "E8");
  return s;
}

/// The turn is the player's again, with no Rondo card left to interrupt.
void cards_done(Scene& s) { s.p.resolved = static_cast<std::uint8_t>(s.p.revealed.size()); }

/// Ends the round and brings on the player's turn in the next.
void next_round(Scene& s) {
  cards_done(s);
  s.play({"end round", "reveal E", "reveal G", "reveal I"});
  CHECK(s.options("return DUO-2").empty());
  if (s.offers("ready")) s.play("ready");
}

}  // namespace

TEST_CASE("robots activate in any order, each once between Recharges", "[AEG-090][AEG-091]") {
  Scene s = five_out();
  cards_done(s);
  CHECK(s.options("activate ") == Lines{"activate ANT-1", "activate EEL-1", "activate GNU-1", "activate IBIS-1", "activate SOLE-1"});
  s.play({"activate IBIS-1", "done", "activate ANT-1", "done"});
  CHECK(s.options("activate ") == Lines{"activate EEL-1", "activate GNU-1", "activate SOLE-1"});
  CHECK(s.options("recall ").size() == 3);
  CHECK(s.options("valor again").empty());
  next_round(s);
  CHECK(s.options("activate ").size() == 5);
}

TEST_CASE("an activation may skip moving and acting", "[AEG-092]") {
  Scene s = five_out();
  cards_done(s);
  s.play({"activate ANT-1", "done"});
  CHECK(s.p[0].activated);
  CHECK(s.p.energy == 20);
  CHECK(s.at(0) == "E1");
}

TEST_CASE("an activation is an optional move, then an optional Action or combine", "[AEG-092]") {
  Scene s = five_out();
  cards_done(s);
  s.minion("MUD-1", "H4");
  s.p.skills_used = 0xff;
  s.play({"activate EEL-1", "move F4"});
  CHECK(s.offers("use 1 Shot"));
  s.play({"use 1", "target MUD-1"}).roll({1, 1});
  CHECK_FALSE(s.offers("done"));  // nothing is left to do: back to the turn
  CHECK(s.offers("activate ANT-1"));
  CHECK_FALSE(s.offers("activate EEL-1"));
}

TEST_CASE("one Action or one combine in an activation, never both", "[AEG-093]") {
  Cast cast = five();
  SECTION("the Action first: no second one and no combine, although a SWIFT Action keeps the activation open") {
    cast.team[0].actions = {{.cost = 1, .name = "Shot"}, {.cost = 1, .attributes = {"SWIFT"}, .name = "Flick"}};
    Scene s = five_out(cast);
    cards_done(s);
    s.minion("MUD-1", "G3");
    s.p.skills_used = 0xff;
    s.play("activate ANT-1");
    CHECK(s.offers("combine GNU-1 into DUO-2 at E1"));
    s.play({"use 1", "target MUD-1"}).roll({1});
    CHECK(s.options() == Lines{"use 2 Flick", "done"});
  }
  SECTION("the combine first: the activation is over and so is the new robot's") {
    Scene s = five_out(cast);
    cards_done(s);
    s.p.skills_used = 0xff;
    s.play({"activate ANT-1", "combine GNU-1 into DUO-2 at E1"});
    CHECK(s.at(s.on("E1")) == "E1");
    CHECK(s.options("activate ") == Lines{"activate EEL-1", "activate IBIS-1", "activate SOLE-1"});
    CHECK(s.options("use ").empty());
  }
  SECTION("moving first forbids neither") {
    Scene s = five_out(cast);
    cards_done(s);
    s.play({"activate ANT-1", "move D1"});
    CHECK(s.p.energy == 19);
    CHECK(s.offers("combine GNU-1 into DUO-2 at D1"));
  }
}

TEST_CASE("a destroyed robot gives no Energy and does not activate", "[AEG-081]") {
  Cast cast = five();
  cast.team[0].energy = 3;
  Scene s = five_out(cast);
  cards_done(s);
  s.play("recall ANT-1");
  CHECK_FALSE(s.p.alive(0));
  CHECK_FALSE(s.offers("activate ANT-1"));
  next_round(s);
  CHECK(s.p.energy == 4 * 3);
  CHECK(s.options("activate ") == Lines{"activate EEL-1", "activate GNU-1", "activate IBIS-1", "activate SOLE-1"});
}

TEST_CASE("components under a card and robots off the board are not active", "[AEG-083]") {
  Cast cast = five();
  cast.team[5].energy = 5;
  cast.boss = {};
  Scene s(cast);
  const PieceId duo = s.hero("DUO-2", "E1");
  s.beneath(duo, {"ANT-1", "GNU-1"});
  s.hero("EEL-1", "E4");
  s.destroyed("IBIS-1");
  s.destroyed("SOLE-1");
  s.minion("MUD-1", "E2");
  CHECK(s.options("activate ") == Lines{"activate DUO-2", "activate EEL-1"});
  CHECK(pieces(s.p, Side::hero) == (only(0) | only(1)));
  next_round(s);
  CHECK(s.p.energy == 5 + 3);
  CHECK(s.options("activate ") == Lines{"activate DUO-2", "activate EEL-1"});
}

TEST_CASE("a robot's effect of this round lives through the boss's turns and ends at the next Recharge", "[AEG-082]") {
  Cast cast = five();
  cast.team[0].actions = {{.cost = 1, .effect = Effect::acc, .power = -1, .range = 4, .attributes = {"RUST"}, .name = "Dazzle"}};
  Scene s = five_out(cast);
  const PieceId mud = s.minion("MUD-1", "F2");
  s.rondo("G A A");
  s.p.skills_used = 0xff;
  s.play({"activate ANT-1", "use 1", "target MUD-1"}).roll({3});
  CHECK(accuracy(s.table(), s.p, shot(s.table(), s.p, mud, 0), no_piece) == 4);
  s.play({"send MUD-1", "target EEL-1"}).roll({3, 3});
  if (s.offers("pass")) s.play("pass");
  CHECK(s.integrity(1) == 5);         // threes miss
  CHECK(s.integrity(mud) == 4);       // Rusted
  CHECK(s.marks(mud, Side::hero).rust);
  cards_done(s);
  s.play({"end round"});
  CHECK(s.marks(mud, Side::hero).acc == -1);  // not yet
  s.play({"reveal E", "reveal G", "reveal I"});
  if (s.offers("ready")) s.play("ready");
  CHECK(s.marks(mud, Side::hero) == Marks{});
  CHECK(accuracy(s.table(), s.p, shot(s.table(), s.p, mud, 0), no_piece) == 3);
}

}  // namespace rondo::aegis
