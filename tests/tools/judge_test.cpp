// Situations: every file under tests/situations comes out as expected; what is wrong with one is said in a line; and what does not come
// out as expected fails, whatever was asked.
#include "tests/paths.h"
#include "tools/judge.h"

#include <set>

#include "decks/spelling.h"
#include "rules/aegis/scenery.h"
#include "rules/aegis/situations.h"
#include "tests/aegis/tables.h"
#include "tests/decks/broken.h"
#include "tests/tools/stage.h"
#include "tools/files.h"

namespace rondo::tools {

namespace {

namespace fs = std::filesystem;

const std::string cards = R"(game = "aegis"
source = "house"
robot = [
  { id = "ANT-1", class = "A", movement = 3, energy = 3, integrity = 5, actions = [{ name = "Shot", cost = 1, accuracy = 3, hits = "multi", damage = 1, range = 4 }] },
  { id = "GNU-1", class = "G", movement = 3, energy = 3, integrity = 5, actions = [{ name = "Shot", cost = 1, accuracy = 3, hits = "multi", damage = 1, range = 4 }] },
  { id = "MUD-1", class = "A", movement = 2, energy = 3, integrity = 5, actions = [{ name = "Shot", cost = 1, accuracy = 3, hits = "multi", damage = 1, range = 1 }] },
]
drone = [{ id = "BUZZ-Drone", movement = 2, energy = 1, integrity = 2 }]
[[board]]
id = "field"
name = "Field"
map = '''
. . . . . . . .
 . . . . . . . .
. . . # . . . .
'''
)";

/// A shot at the boss that hits: every expectation of it is true.
const std::string shot = R"([[situation]]
name = "a shot"
why = "it hits"
source = "AEG-121, ruling 11"
board = "field"
boss = { hex = "A5" }
robots = [{ card = "ANT-1", hex = "A2" }, { card = "GNU-1", hex = "C1", damage = 2 }]
do = ["activate ANT-1", "use 1", "target boss"]
chance = [4]
ask = "after"
expect = ["damage of boss = 1", "energy = 19"]
)";

/// A minion on its way to two robots that are equally near, and each equally near to two hexes.
const std::string walk = R"([[situation]]
name = "a walk"
why = "it approaches"
source = "AEG-380"
board = "field"
boss = { hex = "A8" }
minions = [{ card = "MUD-1", hex = "B1" }]
robots = [{ card = "GNU-1", hex = "B5" }]
rondo = ["A"]
begin = "boss"
ask = "outcomes"
expect = ["MUD-1 at B3"]
)";

std::string judged(const std::string& text, bool verbose = false) {
  const Folder folder;
  const std::string path = folder / "s.toml";
  write_bytes(path, text);
  const Report report = judge(catalogue(), shipped_files(), std::vector<std::string>{path}, verbose);
  CHECK(report.err.empty());
  CHECK(report.code == (report.out.ends_with(", 0 failed\n") ? success : users_error));
  std::string out = report.out;
  for (std::size_t at = out.find(path); at != std::string::npos; at = out.find(path)) out.replace(at, path.size(), "s.toml");
  return out;
}

std::string judged(const std::string& situation, const std::string& from, const std::string& to) {
  return judged(cards + tests::with(situation, from, to));
}

/// The file of a situation with this in the place of `from` fails with the one line.
void refuses(const std::string& situation, const std::string& from, const std::string& to, const std::string& line) {
  INFO(from << " -> " << to);
  CHECK(judged(situation, from, to) == line + "\n0 passed, 1 failed\n");
}

}  // namespace

TEST_CASE("every situation comes out as expected", "[situations]") {
  std::size_t files = 0;
  for (const auto& file : fs::recursive_directory_iterator(std::string(tests::source_dir) + "/tests/situations")) {
    if (file.path().extension() != ".toml") continue;
    const Report report = judge(catalogue(), shipped_files(), std::vector<std::string>{file.path().string()}, false);
    INFO(report.out << report.err);
    CHECK(report.code == success);
    ++files;
  }
  CHECK(files > 0);
}

TEST_CASE("a passing situation is counted, and named when asked for", "[tools][judge]") {
  CHECK(judged(cards + shot + walk) == "2 passed, 0 failed\n");
  CHECK(judged(cards + shot + walk, true) == "ok s.toml:17: a shot\nok s.toml:28: a walk\n2 passed, 0 failed\n");
}

TEST_CASE("what was expected and what is so are lines, sorted", "[tools][judge]") {
  CHECK(judged(shot, "expect = [\"damage of boss = 1\", \"energy = 19\"]",
               "expect = [\"energy = 18\", \"damage of boss = 1\", \"GNU-1 at C2\", \"GNU-1 is rusted\", \"boss gone\"]") ==
        "s.toml:17: a shot\n  - GNU-1 at C2\n  - GNU-1 is rusted\n  - boss gone\n  - energy = 18\n  + GNU-1 at C1\n  + GNU-1 is not rusted\n  + boss "
        "at A5\n"
        "  + energy = 19\n0 passed, 1 failed\n");
  CHECK(
      judged(
          shot,
          "do = [\"activate ANT-1\", \"use 1\", \"target boss\"]\nchance = [4]\nask = \"after\"\nexpect = [\"damage of boss = 1\", \"energy = 19\"]",
          "ask = \"activate\"\nexpect = [\"activate ANT-1\", \"recall ANT-1\"]") ==
      "s.toml:17: a shot\n  - recall ANT-1\n  + activate GNU-1\n0 passed, 1 failed\n");
  CHECK(judged(walk, "expect = [\"MUD-1 at B3\"]", "expect = [\"MUD-1 at B3; valor = 18\", \"MUD-1 at B4\"]") ==
        "s.toml:17: a walk\n  - MUD-1 at B4\n0 passed, 1 failed\n");
  CHECK(judged(walk, "expect = [\"MUD-1 at B3\"]", "expect = [\"MUD-1 at B4\"]") ==
        "s.toml:17: a walk\n  - MUD-1 at B4\n  + MUD-1 at B3\n0 passed, 1 failed\n");
}

TEST_CASE("long lists of options are asked in part", "[tools][judge]") {
  const std::string moves = "do = [\"activate ANT\"]\nask = \"options\"\n";
  const auto asked = [&](const std::string& lists) {
    return judged(
        shot,
        "do = [\"activate ANT-1\", \"use 1\", \"target boss\"]\nchance = [4]\nask = \"after\"\nexpect = [\"damage of boss = 1\", \"energy = 19\"]\n",
        moves + lists);
  };
  CHECK(asked("includes = [\"move A3\", \"use 1 Shot\"]\nexcludes = [\"move A5\", \"move C1\"]\n") == "1 passed, 0 failed\n");
  CHECK(asked("excludes = [\"move A5\", \"move A3\"]\n") == "s.toml:17: a shot\n  + move A3\n0 passed, 1 failed\n");
  CHECK(asked("includes = [\"move A5\"]\n").starts_with("s.toml:17: a shot\n  - move A5\n  + offered: done, move A1, "));
}

TEST_CASE("every state that a piece can have is what the facts see", "[tools][judge]") {
  const std::string all =
      "damage = 1, drain = 2, boost = 3, dmg = 4, def = -5, acc = 6, eva = -7, blaze = 8, rust = true, quell = true, disarm = true, flicker = true, "
      "activated = true, fresh = true";
  const std::string facts =
      "\"damage of GNU-1 = 1\", \"drain of GNU-1 = 2\", \"boost of GNU-1 = 3\", \"dmg of GNU-1 = 4\", \"def of GNU-1 = -5\", \"acc of GNU-1 = 6\", "
      "\"eva of GNU-1 = -7\", \"blaze of GNU-1 = 8\", \"GNU-1 is rusted\", \"GNU-1 is quelled\", \"GNU-1 is disarmed\", \"GNU-1 is flickering\", "
      "\"GNU-1 is activated\", \"GNU-1 is fresh\", \"integrity of GNU-1 = 4\", \"output of GNU-1 = 4\"";
  CHECK(judged(cards + tests::with(tests::with(shot, "damage = 2", all), "\"damage of boss = 1\", \"energy = 19\"", facts)) ==
        "1 passed, 0 failed\n");
}

TEST_CASE("every fact of a situation can fail", "[tools][judge]") {
  const auto fails = [](const std::string& fact, const std::string& actual) {
    INFO(fact);
    std::string escaped;
    for (const char c : fact) escaped += (c == '"' ? "\\" : "") + std::string(1, c);
    CHECK(judged(shot, "\"damage of boss = 1\", \"energy = 19\"", "\"" + escaped + "\"") ==
          "s.toml:17: a shot\n  - " + fact + "\n  + " + actual + "\n0 passed, 1 failed\n");
  };
  for (const std::string stat : {"damage", "drain", "boost", "integrity", "output", "dmg", "def", "acc", "eva", "blaze", "jamming"}) {
    const std::string now = stat == "damage" ? "2" : stat == "integrity" || stat == "output" ? "3" : "0";
    fails(stat + " of GNU-1 = 77", stat + " of GNU-1 = " + now);
  }
  for (const std::string state : {"rusted", "quelled", "disarmed", "flickering", "activated", "fresh"})
    fails("GNU-1 is " + state, "GNU-1 is not " + state);
  fails("ANT-1 is not activated", "ANT-1 is activated");
  for (const auto& [count, now] : std::vector<std::pair<std::string, std::string>>{{"valor", "18"},
                                                                                   {"energy", "19"},
                                                                                   {"max energy", "20"},
                                                                                   {"round", "1"},
                                                                                   {"resolved", "0"},
                                                                                   {"rondo deck", "12"},
                                                                                   {"deck", "0"},
                                                                                   {"discard", "0"},
                                                                                   {"robots", "2"},
                                                                                   {"minions", "0"}})
    fails(count + " = 77", count + " = " + now);
  fails("GNU-1 gone", "GNU-1 at C1");
  fails("GNU-1 in deck", "GNU-1 at C1");
  fails("GNU-1 beneath ANT-1", "GNU-1 at C1");
  fails("outcome = won", "outcome = open");
  fails("ANT-1 does not see boss", "ANT-1 sees boss");
  fails("C3 sees C5", "C3 does not see C5");
  fails("owes boss", "owes hero");
  fails("lines include \"thunder\"", "lines exclude \"thunder\"");
  fails("lines exclude \"uses Shot\"", "line \"  ANT-1 uses Shot (1 die, 3+) on Boss at distance 3.\"");
  fails("line \"1 success\" before \"uses Shot\"", "line \"uses Shot\" before \"1 success\"");
  fails("line \"thunder\" before \"uses Shot\"", "lines exclude \"thunder\"");
  fails("asking \"los C3 C5\" says \"thunder\"", "asking \"los C3 C5\" says \"From C3 to C5: distance 2, on the axis E-W (flat sides).\"");
}

TEST_CASE("dice, draws and answers are used up exactly", "[tools][judge]") {
  refuses(shot, "chance = [4]", "chance = []",
          "s.toml:17: a shot\n  ! s.toml:17:1: 'chance' has run out; expected die 1, die 2, die 3, die 4, die 5, die 6");
  refuses(shot, "chance = [4]", "chance = [4, 4]",
          "s.toml:17: a shot\n  ! s.toml:25:14: 'die 4' is left over; expected as much of 'chance' as is used");
  refuses(
      shot, "chance = [4]", "chance = [7]",
      "s.toml:17: a shot\n  ! s.toml:25:11: 'die 7' is not an option now; expected die 1, die 2, die 3, die 4, die 5, die 6; did you mean 'die 1'?");
  refuses(
      shot, "\"target boss\"", "\"target ANT-1\"",
      "s.toml:17: a shot\n  ! s.toml:24:34: 'target ANT-1' is not an option now; expected target GNU-1, target boss; did you mean 'target GNU-1'?");
}

TEST_CASE("what is wrong with a file is a line with its place", "[tools][judge]") {
  refuses(shot, "why = ", "wy = ",
          "s.toml:19:1: situation 'a shot' has an unknown key 'wy'; expected one of "
          "name, why, source, do, chance, ask, expect, includes, excludes, board, map, edge, boss, robots, minions, drones, team, sideboard, "
          "reserve, deck, bottom, "
          "discard, energy, valor, round, rondo, resolved, rondo_discard, difficulty, combining, begin, skills; did you mean 'why'?");
  const std::string place = "s.toml:17:1: ";
  refuses(shot, "AEG-121, ruling 11", "AEG-921",
          "s.toml:20:10: 'AEG-921' is in no ledger and no ruling; expected a row of the ledger or a ruling, several divided by ', '; did you mean "
          "'AEG-021'?");
  refuses(shot, "AEG-121, ruling 11", "ruling 999",
          "s.toml:20:10: 'ruling 999' is in no ledger and no ruling; expected a row of the ledger or a ruling, several divided by ', '; did you mean "
          "'ruling 9'?");
  refuses(shot, "board = \"field\"", "board = \"feld\"",
          "s.toml:21:9: no board has the id 'feld'; expected the id of one of the decks or of this file; did you mean 'field'?");
  refuses(shot, "card = \"ANT-1\"", "card = \"ANT-2\"",
          "s.toml:23:20: no robot has the id 'ANT-2'; expected the id of one of the decks or of this file; did you mean 'ANT-1'?");
  refuses(shot, "hex = \"C1\"", "hex = \"C9\"", "s.toml:23:67: the board has no hex 'C9'; expected a label from A1 to C8");
  refuses(shot, "hex = \"C1\"", "hex = \"C4\"", "s.toml:23:67: 'GNU-1' cannot stand on C4; expected a free hex, and no more pieces than a side has");
  refuses(shot, "hex = \"C1\"", "hex = \"A2\"", "s.toml:23:67: 'GNU-1' cannot stand on A2; expected a free hex, and no more pieces than a side has");
  refuses(shot, "damage = 2", "damage = 5", "s.toml:23:43: piece 'GNU-1' has no Integrity left; expected damage below 5");
  refuses(shot, "damage = 2", "drain = 4", "s.toml:23:43: piece 'GNU-1' is drained below 0; expected drain up to its Energy Output");
  refuses(shot, "card = \"GNU-1\"", "card = \"ANT-1\"", "s.toml:23:67: the card 'ANT-1' is used twice; expected each card once");
  refuses(shot, "do = [", "begin = \"boss\"\ndo = [",
          place + "situation 'a shot' begins with a Rondo card, and none is left; expected a card in 'rondo' that is not resolved");
  refuses(shot, "do = [", "rondo = [\"A\", \"A\", \"A\"]\ndo = [",
          "s.toml:24:20: there are not so many Rondo cards 'A'; expected two of each letter, one phi and one omega");
  refuses(shot, "do = [", "rondo = [\"phi\"]\nrondo_discard = [\"phi\"]\ndo = [",
          "s.toml:25:18: there are not so many Rondo cards 'phi'; expected two of each letter, one phi and one omega");
  refuses(shot, "ask = \"after\"", "ask = \"aftr\"",
          "s.toml:26:7: 'ask' is 'aftr'; expected one of options, after, outcomes, reveal, draw, die, place, return, ready, "
          "activate, recall, valor, pass, end, done, move, use, combine, pay, aim, target, reroll, jam, gamble, take, push, pull, shift, mend, "
          "trigger, salvo, strike, send, "
          "advance, stay, consume, repair, override, waltz, jetjump, … (9 more); did you mean 'after'?");
  refuses(shot, "\"energy = 19\"", "\"enregy = 19\"",
          "s.toml:27:33: no count is called 'enregy'; expected one of valor, energy, max energy, round, resolved, rondo deck, deck, discard, robots, "
          "minions; did "
          "you mean 'energy'?");
  refuses(shot, "\"energy = 19\"", "\"ANT-1 at J3\"", "s.toml:27:33: the board has no hex 'J3'; expected a label from A1 to C8");
  refuses(shot, "\"energy = 19\"", "\"line \\\"x\\\" befor \\\"y\\\"\"",
          "s.toml:27:33: 'line \"x\" befor \"y\"' is no fact; expected line \"…\" before \"…\"");
  refuses(shot, "expect = [\"damage of boss = 1\", \"energy = 19\"]\n", "",
          place + "situation 'a shot' expects nothing; expected 'expect', a list of facts");
  CHECK(judged("game = \"chess\"\n" + shot) == "s.toml:1:8: no game is called 'chess'; expected aegis, aerodome, akarios\n0 passed, 1 failed\n");
  CHECK(judged(shot) == "s.toml: the file does not say which game its situations are of; expected game = \"aegis\", game = \"aerodome\", game = \"akarios\"\n0 passed, 1 failed\n");
  CHECK(judged(cards) == "s.toml: holds no situation; expected [[situation]]\n0 passed, 1 failed\n");
  CHECK(judged(cards + shot + shot) == "s.toml:28:1: situation 'a shot' has the name of another; expected a name of its own\n0 passed, 1 failed\n");
}

TEST_CASE("a board with more Start Zone hexes than can be offered is refused", "[tools][judge]") {
  std::string map;
  for (int row = 0; row < 7; ++row) map += (row % 2 == 0 ? "a" : " a") + std::string(" b b b b b b\n");
  const std::string lines = judged(cards + tests::with(shot, "board = \"field\"", "map = '''\n" + map + "'''"));
  CHECK(lines == "s.toml:17:1: situation 'a shot' has 49 Start Zone hexes for 2 cards; expected at most 48\n0 passed, 1 failed\n");
}

TEST_CASE("a deck may not hold situations", "[tools][judge]") {
  const std::vector<SourceFile> files = {{"a.toml", cards.substr(cards.find('\n') + 1) + shot}};
  CHECK(tests::faults_of(files) ==
        std::vector<std::string>{
            "a.toml:16:3: the file has an unknown key 'situation'; expected one of source, robot, drone, commander, boss, team, minion_deck, board"});
}

TEST_CASE("every option of a game begins with a word that can be asked about", "[tools][judge]") {
  std::set<std::string> verbs;
  for (const std::string_view verb : aegis::spelled_verbs()) CHECK(verbs.insert(std::string(verb)).second);
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    aegis::Game game(aegis::Wild(aegis::shipped_box(), seed).table());
    aegis::Position p = game.start();
    const Dealer dealer(seed);
    for (std::uint64_t ply = 0; p.owing != Seat::none && ply < 3000; ++ply) {
      OptionList options;
      game.options(p, p.owing, options);
      for (const Option& option : options) {
        const std::string text = game.spell(p, p.owing, option.action);
        if (!verbs.contains(text.substr(0, text.find(' ')))) FAIL_CHECK(text);
      }
      const Action answer = options[dealer.below(static_cast<std::uint32_t>(options.size()), 0, ply)].action;
      Mute mute;
      game.apply(p, {&answer, 1}, mute);
    }
  }
}

TEST_CASE("the page on situations shows one that passes, and names every key and fact", "[tools][judge]") {
  const std::string page = bytes_of(std::string(tests::source_dir) + "/tests/situations/README.md");
  const std::size_t begin = page.find("```toml\n") + 8;
  CHECK(judged(page.substr(begin, page.find("```", begin) - begin)) == "1 passed, 0 failed\n");
  for (const std::string_view key : situation_keys) CHECK(page.find("`" + std::string(key) + "`") != std::string::npos);
  for (const std::string_view key : aegis::scenery_keys) CHECK(page.find("`" + std::string(key) + "`") != std::string::npos);
}

}  // namespace rondo::tools
