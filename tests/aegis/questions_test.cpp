// What a person may ask: exact odds against the game itself, sight against legality, and one clear line for every bad word.
#include <algorithm>
#include <numeric>

#include "decks/spelling.h"
#include "rules/aegis/odds.h"
#include "tests/aegis/casts.h"

using namespace rondo;
using namespace rondo::aegis;

namespace {

/// The answer to a line such as `los A1 boss`, or the text of the fault.
std::string answer(const Scene& s, const std::string& line) {
  const std::vector<std::string> all = words(line);
  const Position before = s.p;
  for (const auto& question : s.game().questions())
    if (question.name == all.front()) {
      const auto result = question.answer(s.p, std::span(all).subspan(1));
      CHECK(s.p == before);
      return result ? *result : result.fault().text();
    }
  FAIL("no such question: " << line);
  return "";
}

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

/// Every roll of `dice` dice played through the rules: how many rolls end with each number of successes, and what they do in all.
struct Played {
  std::vector<std::uint64_t> successes;
  std::uint64_t effect = 0;
};
Played play_all(const Scene& aimed, int dice, PieceId on) {
  Played played;
  std::uint64_t rolls = 1;
  for (int i = 0; i < dice; ++i) rolls *= 6;
  for (std::uint64_t roll = 0; roll < rolls; ++roll) {
    Position p = aimed.p;
    std::size_t hits = 0;
    const aegis::Narrator narrator = [&](const Position&, const Event& event) {
      if (event.kind == EventKind::successes) hits = static_cast<std::size_t>(event.n);
    };
    for (std::uint64_t rest = roll, i = 0; i < static_cast<std::uint64_t>(dice); ++i, rest /= 6) {
      const Action die = act(Verb::die, static_cast<int>(rest % 6) + 1);
      aimed.game().apply(p, {&die, 1}, narrator);
    }
    if (played.successes.size() <= hits) played.successes.resize(hits + 1);
    ++played.successes[hits];
    played.effect += static_cast<std::uint64_t>(p.alive(on) ? p[on].damage - aimed.p[on].damage : 0);
  }
  return played;
}

struct Bench {
  Line line;
  std::vector<std::string> abilities = {};  ///< of the target
  int distance = 1;
  Marks user = {};
  Marks target = {};
};

/// Counted odds equal what the rules do with every roll.
void compare(const Bench& bench) {
  Cast cast = five();
  cast.team[0].actions = {bench.line};
  cast.minions[0].abilities = bench.abilities;
  cast.minions[0].integrity = 20;
  Scene s(cast);
  s.p.skills_used = 31;
  const PieceId ant = s.hero("ANT-1", "A1");
  const PieceId mar = s.minion("MAR-1", "A" + std::to_string(1 + bench.distance));
  s.marks(ant, Side::boss) = bench.user;
  s.marks(mar, Side::hero) = bench.target;
  const Odds counted_odds = odds(s.table(), s.p, shot(s.table(), s.p, ant, 0), mar, bench.line.cost);
  s.play({"activate ANT-1", "use 1", "target MAR-1"});
  const Played played = play_all(s, counted_odds.plan.rolled, mar);
  REQUIRE(std::accumulate(played.successes.begin(), played.successes.end(), std::uint64_t{0}) == counted_odds.rolls);
  for (std::size_t hits = 0; hits < counted_odds.successes.size(); ++hits)
    CHECK(counted_odds.successes[hits] == (hits < played.successes.size() ? played.successes[hits] : 0));
  REQUIRE(counted_odds.yields.size() == 1);
  CHECK(counted_odds.yields[0].piece == mar);
  CHECK(counted_odds.yields[0].sum == played.effect);
}

}  // namespace

TEST_CASE("odds are what the rules do with every roll", "[questions][aegis]") {
  compare({.line = {.cost = 2, .accuracy = 3}});
  compare({.line = {.cost = 3, .accuracy = 4, .multi = false}});
  compare({.line = {.cost = 3, .accuracy = 4, .attributes = {"CRITICAL"}}});
  compare({.line = {.cost = 2, .accuracy = 3, .range = 3, .attributes = {"PRECISE"}}, .distance = 3});
  compare({.line = {.cost = 2, .accuracy = 3, .range = 3, .attributes = {"PRECISE", "CRITICAL"}}, .abilities = {"Jamming 2"}, .distance = 3});
  compare({.line = {.cost = 3, .accuracy = 3, .attributes = {"ANTI-AIR 2"}}, .abilities = {"Flight", "Evade 1"}});
  compare({.line = {.cost = 3, .accuracy = 1, .power = 2}, .abilities = {"Jamming 1"}});
  compare({.line = {.cost = 2, .accuracy = 6, .power = 3}});
  compare({.line = {.cost = 3, .accuracy = 3}, .user = {.dmg = 1, .acc = -1}, .target = {.def = 2, .eva = 1}});
  compare({.line = {.cost = 3, .accuracy = 3}, .user = {.dmg = -2}, .target = {.def = -1}});
  compare({.line = {.cost = 3, .accuracy = 3, .attributes = {"AIMED", "CRITICAL"}}, .user = {.dmg = 1, .acc = -1}, .target = {.def = 2, .eva = 1}});
}

TEST_CASE("odds are answered in whole fractions", "[questions][aegis]") {
  Cast cast = five();
  cast.team[0].actions = {{.cost = 2, .accuracy = 3, .range = 2, .name = "Jab"},
                          {.cost = 3, .effect = Effect::def, .range = 0, .radius = 1, .attributes = {"SELF"}, .multi = false, .name = "Close Ranks"},
                          {.range = 3, .x = true, .name = "Jab All"}};
  Scene s(cast);
  s.hero("ANT-1", "A1");
  s.minion("MAR-1", "A3");
  const std::string jab =
      "ANT-1's Jab on MAR-1: 2 dice, each needing 3+.\n  0 successes: 1/9 (11%)\n  1 success: 4/9 (44%)\n  2 successes: 4/9 (44%)\n"
      "  Expected damage on MAR-1: 4/3 (1.33)\n  Rerolls, Jamming by payment, GAMBIT and Valor Skills are not counted.";
  CHECK(answer(s, "odds ANT-1 1 MAR-1") == jab);
  CHECK(answer(s, "odds ANT-1 Jab MAR-1") == jab);
  CHECK(answer(s, "odds AN1 jab ma1") == jab);
  CHECK(answer(s, "odds ANT-1 close")
            .starts_with("ANT-1's Close Ranks: 3 dice, each needing 3+; all must hit.\n  0 successes: 19/27 (70%)\n  1 success: 8/27 (30%)\n"
                         "  Expected DEF on ANT-1: 8/27 (0.30)"));
  CHECK(answer(s, "odds ANT-1 Jab All MAR-1 1").starts_with("ANT-1's Jab All on MAR-1: 1 die, each needing 3+.\n  0 successes: 1/3 (33%)"));
  CHECK(says(answer(s, "odds ANT-1 1 boss"), "\n  Not in range now: distance 6 of 2.\n"));
  CHECK(says(answer(s, "odds ANT-1 1 ANT-1"), "\n  Not a legal target: an Action cannot aim at its own user.\n"));
  s.minion("MER-1", "A2");
  CHECK(says(answer(s, "odds ANT-1 1 MAR-1"), "\n  Not in sight now: see 'los'.\n"));
}

TEST_CASE("chances and means are rounded by whole numbers", "[questions][aegis]") {
  CHECK(chance_text(1, 2) == "1/2 (50%)");
  CHECK(chance_text(2, 3) == "2/3 (67%)");
  CHECK(chance_text(0, 36) == "0 (0%)");
  CHECK(chance_text(36, 36) == "1 (100%)");
  CHECK(chance_text(1, 216) == "1/216 (<1%)");
  CHECK(chance_text(215, 216) == "215/216 (>99%)");
  CHECK(aegis::mean_text(12, 4) == "3");
  CHECK(aegis::mean_text(5, 3) == "5/3 (1.67)");
  CHECK(aegis::mean_text(1, 25) == "1/25 (0.04)");
  CHECK(aegis::mean_text(0, 6) == "0");
}

TEST_CASE("what odds cannot answer is one clear line", "[questions][aegis]") {
  Cast cast = five();
  cast.team[0].actions = {{.name = "Jab"}, {.range = 0, .radius = 1, .name = "Stomp"}, {.x = true, .name = "Burn"}};
  Scene s(cast);
  s.hero("ANT-1", "A1");
  s.minion("MAR-1", "A2");
  CHECK(answer(s, "odds") == "odds: a piece and one of its Actions are needed; expected odds PIECE ACTION [TARGET] [X]");
  CHECK(answer(s, "odds ANT-2 1 MAR-1") == "odds: there is no 'ANT-2' on the board; expected ANT-1, Boss, MAR-1; did you mean 'ANT-1'?");
  CHECK(answer(s, "odds ANT-1 4 MAR-1") == "odds: ANT-1 has no Action '4'; expected 1 to 3 or one of Jab, Stomp, Burn");
  CHECK(answer(s, "odds ANT-1 Jib MAR-1") == "odds: ANT-1 has no Action 'Jib'; expected 1 to 3 or one of Jab, Stomp, Burn; did you mean 'Jab'?");
  CHECK(answer(s, "odds ANT-1 1") == "odds: Jab needs a target; expected odds PIECE ACTION [TARGET] [X]");
  CHECK(answer(s, "odds ANT-1 2 MAR-1") == "odds: 'MAR-1' is one word too many for Stomp; expected no target: it has a radius only");
  CHECK(answer(s, "odds ANT-1 3 MAR-1 none") == "odds: X is 'none'; expected a number from 1 to 30");
  CHECK(answer(s, "odds ANT-1 3 MAR-1 25") == "odds: too many dice to count; expected at most 20; name a smaller X");
}

TEST_CASE("los agrees with legality, and names every variant and the first blocker", "[questions][aegis]") {
  Cast cast = five();
  cast.map = "a a a a a . . 1\n . . . . # 2 .\n. . . . . 3 . .\n . . . 4 . . .\n. b b b b b 5 6\n";
  cast.boss_hex = "E1";
  Scene s(cast);
  s.hero("ANT-1", "A1");
  s.hero("EEL-1", "C2");
  s.minion("MAR-1", "C5");
  CHECK(answer(s, "los C1 MAR-1") ==
        "From C1 to MAR-1 on C5: distance 4, on the axis E-W (flat sides).\n  Line of sight: blocked, first by EEL-1 on C2.\n  Terrain alone "
        "(radius, piercing): clear.");
  CHECK(says(answer(s, "los B7 B3"),
             "Line of sight: blocked, first by the wall on B5.\n  Terrain alone (radius, piercing): blocked, first by the wall on B5."));
  CHECK(says(answer(s, "los ant-1 c1"), "distance 2, on the axis N-S (points)"));
  CHECK(says(answer(s, "los A2 C1"), "distance 2, on the axis NE-SW (flat sides)"));
  CHECK(says(answer(s, "los A3 C1"), "on no common axis"));
  const auto clear = [](const std::string& text) { return says(text, "Line of sight: clear."); };
  for (int from = 0; from < s.table().map.size(); ++from)
    for (int to = 0; to < s.table().map.size(); ++to) {
      if (from == to) continue;
      const std::string text = answer(s, "los " + s.table().label(static_cast<HexId>(from)) + " " + s.table().label(static_cast<HexId>(to)));
      CHECK(clear(text) == sees(s.table(), s.p, static_cast<HexId>(from), static_cast<HexId>(to)));
      CHECK(says(text, "piercing): clear.") == open_ground(s.table(), static_cast<HexId>(from), static_cast<HexId>(to)));
    }
  CHECK(answer(s, "los A1") == "los: two hexes or pieces are needed; expected los FROM TO");
  CHECK(answer(s, "los Z9 A1") == "los: the board has no hex 'Z9'; expected a label from A1 to E8");
  CHECK(answer(s, "los A1 EEL-2") == "los: there is no 'EEL-2' on the board; expected ANT-1, EEL-1, Boss, MAR-1; did you mean 'EEL-1'?");
  CHECK(answer(s, "los ANT-1 A1") == "los: both are on A1; expected two different hexes");
}

TEST_CASE("reach lists exactly the hexes that may be moved to", "[questions][aegis]") {
  Cast cast = five();
  cast.team[0].abilities = {"Jet 2"};
  Scene s(cast);
  s.hero("ANT-1", "A1");
  s.minion("MAR-1", "B2");
  s.p.energy = 2;
  const std::string far = answer(s, "reach ANT-1");
  CHECK(far.starts_with("ANT-1 on A1, movement 3 with Jet 2, 2 Energy: "));
  s.play("activate ANT-1");
  const auto moves = s.options("move ");
  CHECK(says(far, ": " + std::to_string(moves.size()) + " hexes in reach."));
  for (const std::string& move : moves)
    CHECK((says(far, " " + move.substr(5) + ",") || says(far, " " + move.substr(5) + "\n") || far.ends_with(" " + move.substr(5))));
  CHECK(answer(s, "reach ANT-1") == far);
  CHECK(says(answer(s, "reach MAR-1"), "\n  1 hex: "));
  s.play({"use 1", "target MAR-1"}).roll({1, 1}).let_be();
  CHECK(answer(s, "reach boss") == "Boss does not move, unless a line of its card says so.");
  CHECK(answer(s, "reach") == "reach: one piece is needed; expected reach PIECE");
}

TEST_CASE("show tells a card in full wherever it is", "[questions][aegis]") {
  Cast cast = five();
  cast.team[5].abilities = {"Jet 2", "Retaliate"};
  cast.team[5].recipe = "A ANT";
  cast.team[5].actions = {
      {.cost = 2, .effect = Effect::acc, .power = -1, .range = 3, .radius = 1, .attributes = {"ARCING"}, .multi = false, .name = "Fog"}};
  cast.boss = {{.icons = "A G", .action = {{.cost = 1, .range = 3, .name = "Fist"}}}, {.icons = "phi", .verb = "summon", .amount = 2}};
  cast.boss_abilities = {"Retaliate"};
  cast.trophies = {{"Calm", TrophyRule::no_recall, 0}};
  Scene s(cast);
  CHECK(answer(s, "show DUO-2") ==
        "DUO-2 (AG, Level 2), in the combine pool\n  Integrity 8, Energy Output 3, movement 3\n  Combines from one with A and the Make ANT, the "
        "other letters (G) from any.\n"
        "  Abilities: Jet 2, Retaliate\n  1 Fog: 2 dice, 3+ single-hit, -1 ACC, range 3, radius 1; ARCING");
  const PieceId duo = s.hero("DUO-2", "A1");
  s.beneath(duo, {"ANT-1", "GNU-1"});
  s.p[duo].damage = 3;
  s.p[duo].drain = 1;
  const std::string on_board = answer(s, "show duo-2");
  CHECK(on_board.starts_with(
      "DUO-2 (AG, Level 2, yours) on A1\n  Integrity 5 of 8, Energy Output 2 of 3, movement 3 with Jet 2\n  Marks: drained 1\n"));
  CHECK(on_board.ends_with("\n  Beneath it: ANT-1, GNU-1"));
  CHECK(answer(s, "show DU2") == on_board);
  CHECK(answer(s, "show ANT-1").starts_with("ANT-1 (A, Level 1), beneath DUO-2\n"));
  CHECK(answer(s, "show MUD-1").starts_with("MUD-1 (G, Level 1), in the minion deck\n"));
  s.discard("MUD-1");
  CHECK(answer(s, "show MUD-1").starts_with("MUD-1 (G, Level 1), in the minion discard\n"));
  CHECK(answer(s, "show boss") ==
        "Boss (boss, counts as Level 5) on G7\n  Integrity 20 of 20\n  Abilities: Retaliate\n  [A G] 1 Fist: 1 die, 3+ multi-hit, 1 damage, range "
        "3\n  [Phi] Entry: 2 summons\n"
        "  Trophy: Calm (no Recall)");
  CHECK(answer(s, "show A1") == "A1: Start Zone 1; DUO-2 is on it.");
  CHECK(answer(s, "show C3") == "C3: Starpoint 1; nobody is on it.");
  CHECK(answer(s, "show D4") == "D4: open ground; nobody is on it.");
  CHECK(answer(s, "show DUO-3") == "show: nothing is called 'DUO-3'; expected a hex, 'boss' or a card of this game; did you mean 'DUO-2'?");
  CHECK(answer(s, "show") == "show: a piece, a card or a hex is needed; expected show PIECE|CARD|HEX");
}

TEST_CASE("combine tells what is possible and what is missing", "[questions][aegis]") {
  Cast cast = five();
  cast.team.push_back({.id = "OTHER-9", .classes = "AG", .recipe = "G ELK"});
  Scene s(cast);
  s.hero("ANT-1", "A1");
  s.hero("GNU-1", "A2");
  s.hero("EEL-1", "A5");
  CHECK(answer(s, "combine") ==
        "Two adjacent robots combine as the Action of one of them, for 5 Energy of your 20.\n  DUO-2 (AG): ANT-1 + GNU-1 (adjacent)\n"
        "  TRIO-3 (AEG): no two robots on the board make it up\n  WHOLE-5 (AEGIS): nobody on the board has IS\n"
        "  OTHER-9 (AG): nobody on the board is G and of the Make ELK");
  s.play({"activate ANT-1", "combine GNU-1 into DUO-2 at A2"});
  CHECK(says(answer(s, "combine"), "\n  DUO-2 (AG): on the board\n  TRIO-3 (AEG): DUO-2 + EEL-1 (3 apart)\n"));
  CHECK(answer(s, "combine now") == "combine: 'now' is one word too many; expected combine");
}

TEST_CASE("rondo gives the chance of each card to come next", "[questions][aegis]") {
  Scene s(five());
  s.p.rondo.bag = {1, 0, 2, 0, 0, 1, 0};
  CHECK(answer(s, "rondo") == "The Rondo deck holds 4 cards, enough for 2 more rounds.\n  Next reveal: A 1/4 (25%), G 1/2 (50%), Phi 1/4 (25%)");
  s.p.rondo.bag = {};
  CHECK(answer(s, "rondo") == "The Rondo deck is empty: the next round cannot begin, and the game is lost.");
}

TEST_CASE("minions says who could enter, exactly as a summon would have it", "[questions][aegis]") {
  Scene s(five());
  s.hero("ANT-1", "A1");
  s.minion("MER-1", "D4");
  s.discard("MOP-1");
  CHECK(answer(s, "minions") ==
        "The minion deck holds 4 cards.\n  MAR-1 (A), next 1/4 (25%): enters on a Starpoint by die\n  MUD-1 (G), next 1/4 (25%): enters on a "
        "Starpoint by die\n"
        "  MIX-2 (ES), next 1/4 (25%): replaces one of its components MER-1\n  MAX-3 (AEG), next 1/4 (25%): cannot enter, no minion for AG\n  "
        "Discarded: MOP-1");
  s.boss_turn("G").play("draw MAX-3");
  CHECK(s.told(EventKind::minion_unplayable));
  CHECK(says(answer(s, "minions"), "\n  MAX-3 (AEG), at the bottom, place 1: cannot enter, no minion for AG"));
  s.play("draw MIX-2");
  CHECK(s.told(EventKind::minion_replaces));
  CHECK(answer(s, "minions x") == "minions: 'x' is one word too many; expected minions");
}

TEST_CASE("every question explains itself with an example or its whole syntax", "[questions][aegis]") {
  Scene s(five());
  std::vector<std::string> names;
  for (const auto& question : s.game().questions()) {
    names.push_back(question.name);
    CHECK(question.syntax.starts_with(question.name));
    CHECK(question.help.size() > 20);
    CHECK((question.syntax == question.name || says(question.help, ": " + question.name + " ")));
  }
  CHECK(names == std::vector<std::string>{"odds", "los", "reach", "show", "combine", "rondo", "minions"});
}
