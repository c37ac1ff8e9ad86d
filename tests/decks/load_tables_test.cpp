// Boss sheets and boards: good ones come out as typed, and every kind of mistake is one line with its place and a way out.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "decks/aegis/vocabulary.h"
#include "tests/decks/broken.h"

using namespace rondo;
using namespace rondo::aegis;
using namespace rondo::tests;

namespace {

const std::string boss_file = R"(source = "house"
[[boss]]
id = "kraken"
name = "Kraken"
integrity = 20
hex = "G7"
setup = [{ name = "Spawn", verb = "summon", amount = 2 }]
entries = [
  { on = "A G", name = "Arm", cost = 3, accuracy = 4, hits = "multi", damage = 1, range = 3 },
  { on = "phi Ω", name = "Ink", verb = "scorch", amount = 1, within = 3 },
]
minion_classes = ["A", "A", "E", "G", "I", "S", "GA", "EI", "GS", "AES"]
trophies = [
  { name = "Dry", rule = "rounds_at_most", amount = 3 },
  { name = "None", rule = "no_recall" },
  { name = "Five", rule = "level_five_formed" },
]
)";

}  // namespace

TEST_CASE("a boss sheet comes out as typed", "[AEG-029][AEG-289][decks]") {
  const Loaded loaded = load_one(boss_file);
  REQUIRE(loaded.faults.empty());
  const BossCard& boss = loaded.box.bosses.at(0);
  CHECK(boss.integrity == 20);
  CHECK(boss.hex == "G7");
  REQUIRE(boss.entries.size() == 2);
  CHECK(boss.entries[0].icons == ((1 << static_cast<int>(Icon::a)) | (1 << static_cast<int>(Icon::g))));
  CHECK(boss.entries[0].action.value().name == "Arm");
  CHECK(boss.entries[1].icons == ((1 << static_cast<int>(Icon::phi)) | (1 << static_cast<int>(Icon::omega))));
  CHECK_FALSE(boss.entries[1].action);
  CHECK(boss.entries[1].line.verb == EffectVerb::damage);
  CHECK(boss.entries[1].line.amount == 1);
  CHECK(boss.entries[1].line.within == 3);
  REQUIRE(boss.setup.size() == 1);
  CHECK(boss.setup[0].verb == EffectVerb::summon);
  CHECK(boss.minion_classes.size() == 10);
  CHECK(class_text(boss.minion_classes[6]) == "AG");
  CHECK(boss.trophies.size() == 3);
  CHECK(boss.trophies[0].amount == 3);
}

TEST_CASE("mistakes on a boss sheet", "[AEG-030][AEG-293][AEG-297][decks]") {
  const std::string verbs = "one of damage, drain, repair, energy, sap, dmg, def, acc, eva, blaze, rust, quell, disarm, flicker, move, shift, summon, drone, activate, "
      "use_actions, combine_actions, lift, scorch, mend, rally, bulwark";
  check_each(
      boss_file,
      {{"phi Ω", "phi S", "t.toml:10:10: a special ability of boss 'kraken' fires on a letter; expected phi, omega or both"},
       {"phi Ω", "psi",
        "t.toml:10:10: ability 'Ink' of boss 'kraken' has an unknown icon 'psi'; expected one of A, E, G, I, S, phi, omega; did you mean 'phi'?"},
       {"on = \"A G\", ", "", "t.toml:9:3: Action 'Arm' of boss 'kraken' lacks 'on'; expected icons, e.g. \"A G\" or \"phi\""},
       {"\"scorch\"", "\"scorhc\"", "t.toml:10:40: 'verb' is 'scorhc'; expected " + verbs + "; did you mean 'scorch'?"},
       {"amount = 1, ", "", "t.toml:10:3: ability 'Ink' of boss 'kraken' lacks 'amount'; expected a whole number from 1 to 9"},
       {"\"summon\", amount", "\"summon\", within = 2, amount", "t.toml:7:54: 'summon' takes no 'within'"},
       {"verb = \"summon\", amount = 2", "on = \"A\", verb = \"summon\", amount = 2",
        "t.toml:7:28: set-up line 'Spawn' of boss 'kraken' has an unknown key 'on'; expected one of name, verb, whom, amount, within, drone"},
       {"hex = \"G7\"", "hex = \"7G\"", "t.toml:6:7: 'hex' is '7G'; expected a board label such as \"G7\""},
       {"\"GA\"", "\"GX\"", "t.toml:12:49: 'GX' is not a Class; expected letters out of AEGIS, each at most once"},
       {", \"AES\"]", "]", "t.toml:12:18: boss 'kraken' has 9 minion_classes; expected 10"},
       {"  { name = \"None\", rule = \"no_recall\" },\n", "", "t.toml:13:12: boss 'kraken' has 2 trophies; expected 3"},
       {"rule = \"no_recall\"", "rule = \"no_recal\"",
        "t.toml:15:27: 'rule' is 'no_recal'; expected one of robots_lost_at_most, valor_at_least, rounds_at_most, minions_destroyed_at_least, "
        "no_recall, "
        "no_valor_skill, no_combine, level_five_formed; did you mean 'no_recall'?"},
       {"rule = \"no_recall\"", "rule = \"no_recall\", amount = 1", "t.toml:15:49: 'no_recall' takes no 'amount'"},
       {"integrity = 20", "integrity = 20\nminion_decks = [\"d\"]",
        "t.toml:6:17: no minion deck has the id 'd'; expected the id of a loaded minion deck"}});
}

namespace {

const std::string board_file = R"(source = "house"
[[board]]
id = "pier"
name = "Pier"
map = '''
  a a .
 . 1 # ~
. b ! .
'''
)";

}  // namespace

TEST_CASE("a board's text map gives hexes that are neighbours where the glyphs are", "[AEG-049][decks]") {
  const Loaded loaded = load_one(board_file);
  REQUIRE(loaded.faults.empty());
  const Board& board = loaded.box.boards.at(0);
  CHECK(board.edge_is_wall);
  REQUIRE(board.hexes.size() == 11);
  std::string labels;
  for (const BoardHex& hex : board.hexes) labels += hex.label + " ";
  CHECK(labels == "A1 A2 A3 B1 B2 B3 B4 C1 C2 C3 C4 ");
  const auto at = [&](const std::string& label) {
    return *std::find_if(board.hexes.begin(), board.hexes.end(), [&](const BoardHex& hex) { return hex.label == label; });
  };
  CHECK(at("A1").start_zone == 1);
  CHECK(at("A3").start_zone == 0);
  CHECK(at("B2").starpoint == 1);
  CHECK(at("B3").ground == Ground::wall);
  CHECK(at("B4").ground == Ground::jam);
  CHECK(at("C2").start_zone == 2);
  CHECK(at("C3").ground == Ground::stop);
  const auto step = [&](const std::string& from, const std::string& to) { return std::pair(at(to).q - at(from).q, at(to).r - at(from).r); };
  CHECK(step("B2", "B3") == std::pair(1, 0));
  CHECK(step("B2", "A2") == std::pair(1, -1));  // up and to the right
  CHECK(step("B2", "A1") == std::pair(0, -1));  // up and to the left
  CHECK(step("B2", "C2") == std::pair(-1, 1));  // down and to the left
  CHECK(step("B2", "C3") == std::pair(0, 1));   // down and to the right
}

TEST_CASE("mistakes in a map name the line and column of the glyph", "[decks]") {
  const std::string glyphs = "; expected one of . # ! ~ a b 1 2 3 4 5 6";
  const std::string spacing = "the hex stands between two columns of its row; expected one blank between hexes, every other row shifted by one";
  check_each(board_file,
             {{". 1 #", ". 1 x", "t.toml:7:6: the map has an unknown glyph 'x'" + glyphs},
              {". 1 #", "é 1 #", "t.toml:7:2: the map has an unknown glyph outside ASCII" + glyphs},
              {". 1 #", ".\t1 #", "t.toml:7:3: the map has an unknown glyph tab" + glyphs},
              {" . 1 # ~", ". 1 # ~", "t.toml:7:1: " + spacing},
              {". b ! .", ". b !  .", "t.toml:8:8: " + spacing},
              {". b ! .", ". 1 ! .", "t.toml:8:3: Starpoint 1 is given twice, first at t.toml:7:4; expected each number once"},
              {" . 1 # ~\n", "\n", "t.toml:7:1: the map row is empty; expected at least one hex a row"},
              {"'''\n  a", "'''  a",
               "t.toml:5:7: the map does not begin on a line of its own; expected ''' at the end of this line and the first row below it"},
              {"map = '''", "edge = \"wal\"\nmap = '''", "t.toml:5:8: 'edge' is 'wal'; expected \"wall\" or \"drop\""}});
  const std::string rows = "  a a .\n . 1 # ~\n. b ! .\n";
  std::string tall;
  for (int row = 0; row < 27; ++row) tall += row % 2 ? " .\n" : ".\n";
  check_each(board_file, {{rows, tall, "t.toml:32:1: the map has 27 rows; expected at most 26"}});
  std::string wide;
  for (int i = 0; i < 251; ++i) wide += ". ";
  check_each(board_file, {{rows, wide + "\n", "t.toml:6:501: the map has more than 250 hexes; expected at most 250"}});
}
