// Situations: every file under tests/situations comes out as expected; what is wrong with one is said in a line; and what does not come
// out as expected fails, whatever was asked.
#include "tools/judge.h"

#include "decks/spelling.h"
#include "rules/aegis/situations.h"
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

std::string judged(const std::string& situation, const std::string& from, const std::string& to) { return judged(cards + tests::with(situation, from, to)); }

/// The file of a situation with this in the place of `from` fails with the one line.
void refuses(const std::string& situation, const std::string& from, const std::string& to, const std::string& line) {
  INFO(from << " -> " << to);
  CHECK(judged(situation, from, to) == line + "\n0 passed, 1 failed\n");
}

}  // namespace

TEST_CASE("every situation comes out as expected", "[situations]") {
  std::size_t files = 0;
  for (const auto& file : fs::recursive_directory_iterator(std::string(RONDO_SOURCE_DIR) + "/tests/situations")) {
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
        "s.toml:17: a shot\n  - GNU-1 at C2\n  - GNU-1 is rusted\n  - boss gone\n  - energy = 18\n  + GNU-1 at C1\n  + GNU-1 is not rusted\n  + boss at A5\n"
        "  + energy = 19\n0 passed, 1 failed\n");
  CHECK(judged(shot, "do = [\"activate ANT-1\", \"use 1\", \"target boss\"]\nchance = [4]\nask = \"after\"\nexpect = [\"damage of boss = 1\", \"energy = 19\"]",
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
    return judged(shot, "do = [\"activate ANT-1\", \"use 1\", \"target boss\"]\nchance = [4]\nask = \"after\"\nexpect = [\"damage of boss = 1\", \"energy = 19\"]\n",
                  moves + lists);
  };
  CHECK(asked("includes = [\"move A3\", \"use 1 Shot\"]\nexcludes = [\"move A5\", \"move C1\"]\n") == "1 passed, 0 failed\n");
  CHECK(asked("excludes = [\"move A5\", \"move A3\"]\n") == "s.toml:17: a shot\n  + move A3\n0 passed, 1 failed\n");
  CHECK(asked("includes = [\"move A5\"]\n").starts_with("s.toml:17: a shot\n  - move A5\n  + offered: done, move A1, "));
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
                                                                                   {"rondo deck", "11"},
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
  fails("asking \"los C3 C5\" says \"thunder\"", "asking \"los C3 C5\" says \"C3 to C5: distance 2, blocked by terrain on C4.\"");
}

TEST_CASE("dice, draws and answers are used up exactly", "[tools][judge]") {
  refuses(shot, "chance = [4]", "chance = []", "s.toml:17: a shot\n  ! s.toml:17:1: 'chance' has run out; expected die 1, die 2, die 3, die 4, die 5, die 6");
  refuses(shot, "chance = [4]", "chance = [4, 4]", "s.toml:17: a shot\n  ! s.toml:25:14: 'die 4' is left over; expected as much of 'chance' as is used");
  refuses(shot, "chance = [4]", "chance = [7]",
          "s.toml:17: a shot\n  ! s.toml:25:11: 'die 7' is not an option now; expected die 1, die 2, die 3, die 4, die 5, die 6; did you mean 'die 1'?");
  refuses(shot, "\"target boss\"", "\"target GNU-1\"", "s.toml:17: a shot\n  ! s.toml:24:33: 'target GNU-1' is not an option now; expected target boss");
}

TEST_CASE("what is wrong with a file is a line with its place", "[tools][judge]") {
  refuses(shot, "why = ", "wy = ", "s.toml:17:1: situation 'a shot' lacks 'why'; expected a text\ns.toml:19:1: situation 'a shot' has an unknown key 'wy'; expected one of "
          "name, why, source, do, chance, ask, expect, includes, excludes, board, map, edge, boss, robots, minions, drones, team, sideboard, deck, bottom, "
          "discard, energy, valor, round, rondo, resolved, rondo_discard, difficulty, begin, skills; did you mean 'why'?\n0 passed, 2 failed");
}

}  // namespace rondo::tools
