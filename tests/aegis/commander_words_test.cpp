// What is told and asked of Commander abilities, and what `show`, `odds` and `reach` say of them.
#include <algorithm>

#include "rules/aegis/questions.h"
#include "tests/aegis/field.h"

namespace rondo::aegis {

namespace {

using Texts = std::vector<std::string>;

Cast led(std::vector<std::string> abilities) {
  Cast cast = gunner({{.cost = 2, .accuracy = 3, .range = 4}});
  cast.team.push_back({.id = "LEAD-1",
                       .classes = "G",
                       .integrity = 8,
                       .actions = {{.cost = 3, .accuracy = 2, .range = 9, .name = "Ray"}},
                       .abilities = std::move(abilities),
                       .commander = "Ann Vey"});
  cast.map = "# . . . . . . . . . . .\n . . . . . . . . . . . .\n. . . . . . . . . . . .\n";
  return cast;
}

Scene afield(const std::string& ability, const std::string& mud = "A5") {
  Scene s = quiet(led({ability}));
  s.hero("GUN-1", "A2");
  s.hero("LEAD-1", "C10");
  s.minion("MUD-1", mud);
  return s;
}

std::string asked(const Scene& s) { return s.game().prompt(s.p, s.owes()); }
bool told(const Scene& s, const std::string& line) { return std::find(s.story.begin(), s.story.end(), line) != s.story.end(); }

std::string answer(Result<std::string> (*question)(const Table&, const Position&, Words), const Scene& s, const Texts& words) {
  const Result<std::string> text = question(s.table(), s.p, words);
  REQUIRE(static_cast<bool>(text));
  return *text;
}

}  // namespace

TEST_CASE("Aether Wind and Aether Waltz are asked and told", "[show][aegis]") {
  Scene s = afield("Aether Wind");
  fire(s, "MUD-1", {1, 1});
  CHECK(asked(s) == "Does Aether Wind carry GUN-1? 3 Energy of 18 for a free move.");
  s.play("wind");
  CHECK(asked(s) == "GUN-1 (A): a free move by Aether Wind, or done? Up to 4 hexes.");
  s.play({"move A3", "done"});
  CHECK(told(s, "  Aether Wind carries GUN-1 for 3 Energy (15 left)."));
  CHECK(told(s, "  GUN-1 moves from A2 to A3 for 0 Energy (15 left)."));

  s = afield("Aether Waltz");
  s.play({"activate GUN-1", "waltz A3"});
  CHECK(told(s, "  GUN-1 waltzes from A2 to A3 free of Energy."));
  CHECK(told(s, "    GUN-1 takes 1 damage by its Commander's ability, 11 of 12 Integrity left."));
  CHECK(asked(s) == "GUN-1 (A): move, use an Action, combine, or done? 20 Energy, up to 3 hexes of free movement.");
}

TEST_CASE("Excavate is asked and told", "[show][aegis]") {
  Scene s = afield("Excavate");
  s.play({"activate GUN-1", "use 1"});
  CHECK(asked(s) == "Does GUN-1 Excavate before Shot? 1 Energy of 20; 1-3 RECHARGE, 4-5 +1 DEF, 6 both and a Boost.");
  s.play("excavate");
  CHECK(asked(s) == "What does the Excavate die of GUN-1 show?");
  s.p.skills_used = 0;
  s.roll({4});
  CHECK(asked(s) == "The Excavate die shows 4. Change it? 1 Valor of 18.");
  s.play("pass");
  CHECK(told(s, "  GUN-1 excavates for 1 Energy (19 left)."));
  CHECK(told(s, "    The Excavate die shows 4: a shield."));
}

TEST_CASE("False Army, Jetjump, Long Arm and Override are told", "[show][aegis]") {
  Scene s = afield("False Army");
  s.p.resolved = 0;
  fire(s, "MUD-1", {1, 1});
  CHECK(told(s, "  False Army: LEAD-1 or a Drone may activate this turn."));

  s = afield("Jetjump");
  CHECK(answer(answer_reach, s, {"GUN-1"}).find("\n  1 damage or drain (Jetjump): ") != std::string::npos);
  s.play({"activate GUN-1", "jetjump B4 drain"});
  CHECK(told(s, "    GUN-1 jetjumps from A2 to B4."));

  s = afield("Long Arm of the Law", "A8");
  CHECK(answer(answer_odds, s, {"GUN-1", "1", "MUD-1"}).find("\n  In range with Long Arm of the Law only, for 2 Energy more.\n") !=
        std::string::npos);
  s.play({"activate GUN-1", "longarm 1"});
  CHECK(told(s, "  Long Arm of the Law: GUN-1 reaches 2 hexes farther for 2 Energy (18 left)."));

  s = afield("Override");
  s.play("override GUN-1");
  CHECK(told(s, "  Override: it acts as LEAD-1."));
  CHECK(asked(s) == "GUN-1 (A): under Override, as LEAD-1: move, use an Action, or done? 20 Energy, up to 5 hexes of movement.");
  CHECK(answer(answer_show, s, {"GUN-1"}).find("movement 5 under Override") != std::string::npos);
  CHECK(answer(answer_odds, s, {"GUN-1", "Ray", "MUD-1"}).find("GUN-1's Ray on MUD-1: 3 dice") != std::string::npos);
}

TEST_CASE("the card of a Commander robot says what it is and does", "[show][aegis]") {
  Scene s = afield("Authority");
  s.play("activate GUN-1");
  CHECK(told(s, "  LEAD-1 has the command (Ann Vey)."));
  const std::string card = answer(answer_show, s, {"LEAD-1"});
  CHECK(card.find("\n  Commander: Ann Vey\n    Authority: combined robots have Reroll 1, also while this is beneath one\n") != std::string::npos);
  CHECK(card.find("\n  It has the command.\n") != std::string::npos);
  CHECK(s.game().picture(s.p, 100).find("C10 commands") != std::string::npos);
}

TEST_CASE("what a minion's Commander allows is asked by name", "[show][AEG-457][aegis]") {
  Cast cast = gunner({{}});
  cast.minions[0].actions = {{.cost = 1, .range = 4}};
  cast.minions.push_back({.id = "LORD-1", .classes = "I", .abilities = {"Override", "Long Arm of the Law", "Jetjump"}, .commander = "Eve"});
  Scene s(cast);
  s.hero("GUN-1", "A1");
  s.minion("LORD-1", "C9");
  s.minion("MUD-1", "A7");
  quiet_boss_turn(s, "G").play("send MUD-1");
  CHECK(asked(s) == "Does MUD-1 act by Override, with the Actions of LORD-1 and 1 damage for it?");
  s.play("pass");
  CHECK(asked(s) == "Does MUD-1 use Long Arm of the Law? Nothing is in range of Action 1 without it.");
  s.play("pass");
  CHECK(asked(s) == "Does MUD-1 Jetjump instead of moving? It has nothing in range.");
  s.play("pass");
  CHECK(asked(s) == "Where does MUD-1 go? It has nothing in range and moves up to 3 hexes.");
}

}  // namespace rondo::aegis
