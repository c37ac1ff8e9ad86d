// Situations of Aerodome: what is wrong with one is said in a line, every state that can be written is what the facts see, and a sky that
// lies otherwise is told as it was written.
#include "rules/aerodome/situations.h"

#include "rules/aerodome/facts.h"
#include "rules/aerodome/inches.h"
#include "rules/table/hosted.h"
#include "rules/table/judge.h"
#include "tests/catch.h"

namespace rondo::aerodome {

namespace {

const std::string cards = R"(game = "aerodome"
source = "house"
card = [
  { id = "DASH", name = "Dash", initiative = 5, type = "Straight", actions = ["Straight 2"] },
  { id = "RIVAL", name = "Rival", initiative = 5, type = "Straight", actions = ["Straight 1"] },
]
auxiliary = [
  { id = "GUN", name = "Gun", type = "Armament", actions = ["Shot 3"], keywords = ["AMMO 2"] },
  { id = "OVER", name = "Over", type = "Skill", action_icon = true, actions = ["Immelmann 1"] },
  { id = "MEND", name = "Mend", type = "Instant", effects = [{ name = "Mend", when = "drawn", verb = "repair", amount = 1 }] },
]
)";

/// Every expectation of it is true.
const std::string dash = R"([[situation]]
name = "a dash"
why = "it goes 3.5 inches"
source = "ARD-222"
red = { at = [4, "7.5"], heading = 0, active = "DASH" }
blue = { at = [20, 7], heading = 180 }
turn = "red"
do = ["straight 2"]
ask = "after"
expect = ["red at 7.5 7.5", "red heading 0"]
)";

std::string with(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

Situations read(const std::string& text) {
  const std::vector<std::string> sources = {"ARD-222", "ruling 1"};
  return read_situations({"s.toml", text}, {}, sources);
}

/// The first fault of the file of cards and that situation, with `to` in the place of `from`.
std::string fault(const std::string& from, const std::string& to) {
  INFO(from << " -> " << to);
  const Situations found = read(cards + with(dash, from, to));
  return found.faults.empty() ? "" : found.faults[0].text();
}

/// That fault begins so.
void refuses(const std::string& from, const std::string& to, const std::string& line) { CHECK(fault(from, to).substr(0, line.size()) == line); }

/// The verdict on one layout.
Verdict judged(const Situation& situation, const Opening& opening) {
  using Host = Hosted<Game>;
  Layout layout;
  layout.host = std::make_shared<Host>(std::make_shared<const Game>(opening.game));
  layout.start = Host::pack(opening.position);
  layout.told = opening.told;
  layout.look = [&](const Blob& position, const std::string& fact) {
    return look(opening.game.table(), Host::unpack(position), fact, opening.turns);
  };
  return judge(situation, {&layout, 1});
}

/// What a verdict holds, in lines.
std::string lines_of(const Verdict& verdict) {
  std::string text = verdict.fault ? "! " + verdict.fault->text() + "\n" : "";
  for (const std::string& line : verdict.missing) text += "- " + line + "\n";
  for (const std::string& line : verdict.surplus) text += "+ " + line + "\n";
  return text;
}

/// The verdicts on all layouts of the only situation, each on its own.
std::vector<std::string> verdicts(const std::string& text) {
  const Situations found = read(text);
  for (const Fault& one : found.faults) UNSCOPED_INFO(one.text());
  REQUIRE(found.faults.empty());
  REQUIRE(found.list.size() == 1);
  std::vector<std::string> all;
  for (const Opening& opening : found.list[0].openings) all.push_back(lines_of(judged(found.list[0].situation, opening)));
  return all;
}

}  // namespace

TEST_CASE("inches are read and written exactly", "[aerodome][situations]") {
  for (const char* text : {"0", "4.5", "-0.75", "0.0009765625", "12+2.25r3", "9-0.75r3", "0.375r3", "-1.5r3", "6.599609375", "-3-0.5r3", "64"}) {
    INFO(text);
    const std::optional<Surd> units = units_of(text);
    REQUIRE(units.has_value());
    CHECK(inches(*units) == text);
  }
  CHECK(units_of("4.5") == Surd{4608, 0});
  CHECK(units_of("1+0.5r3") == Surd{1024, 512});
  CHECK(units_of("007") == std::nullopt);
  for (const char* text : {"", "4.", ".5", "0.1", "4.5r", "r3", "4+r3", "4+-1r3", "4 5", "65", "0.00097656250", "1e3", "4.5r3r3", "--1"}) {
    INFO(text);
    CHECK(units_of(text) == std::nullopt);
  }
}

TEST_CASE("a sky turned four times lies as before", "[aerodome][situations]") {
  const Surd length{24 * 1024, 0};
  const Surd width{14 * 1024, 0};
  const Point point{{4 * 1024, 100}, {3 * 1024, -7}};
  CHECK(quarter_turned(point, 0, length, width) == point);
  CHECK(quarter_turned(point, 4, length, width) == point);
  CHECK(quarter_turned(point, 1, length, width) == Point{{11 * 1024, 7}, {4 * 1024, 100}});
  CHECK(quarter_turned(point, 2, length, width) == Point{{20 * 1024, -100}, {11 * 1024, 7}});
  for (int turns = 0; turns < 4; ++turns) {
    const bool odd = turns % 2 == 1;
    CHECK(quarter_turned(quarter_turned(point, turns, length, width), 4 - turns, odd ? width : length, odd ? length : width) == point);
  }
}

TEST_CASE("a situation is judged in four skies, and told as it is written", "[aerodome][situations]") {
  CHECK(verdicts(cards + dash) == std::vector<std::string>(4, ""));
  const std::string wrong = with(dash, "\"red at 7.5 7.5\", \"red heading 0\"", "\"red at 7.5 7\", \"red heading 30\", \"blue at 20 7\"");
  CHECK(verdicts(cards + wrong) == std::vector<std::string>(4, "- red at 7.5 7\n- red heading 30\n+ red at 7.5 7.5\n+ red heading 0\n"));
  const std::string edge = with(dash, "turn = \"red\"\ndo = [\"straight 2\"]\nask = \"after\"\nexpect = [\"red at 7.5 7.5\", \"red heading 0\"]",
                                "begin = \"setup\"\nchance = [5, 2]\nask = \"options\"\nexpect = [\"first\", \"second\"]");
  CHECK(verdicts(cards + edge) == std::vector<std::string>(1, ""));
}

TEST_CASE("every state that a fighter can have is what the facts see", "[aerodome][situations]") {
  const std::string red =
      "red = { at = [\"3.25\", \"0.375r3\"], heading = 30, hp = 9, burn = 1, frozen = 2, buff = \"nitro\", dazed = { 2 = 3 }, charges = { 4 = 2 }, "
      "aux = [\"OVER\"], armament = \"GUN\", ammo = 1, deck = [\"MEND\"], discard = [\"OVER\"], touches = [\"blue\"], side = \"B\", active = "
      "\"DASH\", "
      "initiative = 7 }";
  const std::string facts =
      "\"red at 3.25 0.375r3\", \"red aloft\", \"red heading 30\", \"hp of red = 9\", \"burn of red = 1\", \"frozen of red = 2\", \"red has nitro\", "
      "\"dazed of red 2 = 3\", \"card 2 of red in play\", \"charges of red 4 = 2\", \"aux OVER in hand of red\", \"aux OVER in discard of red\", "
      "\"aux GUN attached to red\", \"aux MEND in deck of red\", \"ammo of red = 1\", \"red touches blue\", \"blue touches red\", \"side of red = "
      "B\", "
      "\"active of red = 5\", \"card 5 of red active\", \"card 1 of red in hand\", \"hand of red = 7\", \"initiative of red = 7\", \"aux of red = "
      "1\", "
      "\"deck of red = 1\", \"discard of red = 1\", \"holder = blue\", \"round = 4\", \"tokens = 2\", \"token at 12 3\", \"token at 1+1r3 2\", "
      "\"points of blue = 2\", \"outcome = open\", \"red does not win\", \"outside of red = 1\", \"red has not acted\", \"order = red blue\", "
      "\"blue has no buff\", \"hp of blue = 15\", \"side of blue = A\", \"cycle = 0\"";
  std::string text = with(dash, "red = { at = [4, \"7.5\"], heading = 0, active = \"DASH\" }", red);
  text = with(text, "turn = \"red\"\ndo = [\"straight 2\"]",
              "turn = \"red\"\nround = 4\nholder = \"blue\"\npoints = { blue = 2 }\n"
              "tokens = [[12, 3], [\"1+1r3\", 2]]");
  CHECK(verdicts(cards + with(text, "\"red at 7.5 7.5\", \"red heading 0\"", facts)) == std::vector<std::string>(4, ""));
}

TEST_CASE("what is so stands in the place of what is not", "[aerodome][situations]") {
  const std::string facts =
      "\"red touches blue\", \"red gone\", \"red has elusive\", \"red within 1 of blue\", \"card 5 of red in hand\", \"blue wins\", \"draw\", "
      "\"token at 1 1\", \"active of blue = none\", \"order = blue red\", \"red has not acted\"";
  const std::string lines =
      "- active of blue = none\n- blue wins\n- card 5 of red in hand\n- draw\n- order = blue red\n- red gone\n- red has elusive\n- red has not "
      "acted\n"
      "- red touches blue\n- red within 1 of blue\n- token at 1 1\n+ active of blue = 1\n+ blue does not win\n+ card 5 of red active\n+ no draw\n"
      "+ order = red blue\n+ red at 7.5 7.5\n+ red has acted\n+ red has no buff\n+ red not within 1 of blue\n+ red touches nobody\n+ tokens = 0\n";
  CHECK(verdicts(cards + with(dash, "\"red at 7.5 7.5\", \"red heading 0\"", facts)) == std::vector<std::string>(4, lines));
}

TEST_CASE("what cannot be is refused in a line", "[aerodome][situations]") {
  CHECK(fault("[4, \"7.5\"]", "[4, \"7.1\"]") ==
        "s.toml:16:14: this is no place; expected x and y in inches, in whole 1/1024: [4, \"7.25\"] or [\"3+1.125r3\", 7]");
  refuses("[4, \"7.5\"]", "[4]", "s.toml:16:14: this is no place; ");
  CHECK(fault("heading = 0", "heading = 45") == "s.toml:16:36: no marker heads at 45 degrees; expected steps of 30");
  CHECK(fault("at = [20, 7]", "at = [5, 7]") == "s.toml:17:8: red and blue overlap; expected markers apart, or touching");
  CHECK(fault("\"DASH\"", "\"DAHS\"") ==
        "s.toml:16:48: no battle card is called 'DAHS'; expected one of the decks or of this file; did you mean 'DASH'?");
  refuses("active = \"DASH\"", "active = \"DASH\", hand = [\"RIVAL\"]", "s.toml:16:7: red of situation 'a dash' has two cards of Initiative 5; ");
  CHECK(fault("heading = 180", "armament = \"OVER\"") == "s.toml:17:35: 'OVER' is no Armament; expected an Armament");
  refuses("heading = 180", "heading = 180, hp = 16", "s.toml:17:");
  refuses("heading = 180", "dazed = { 10 = 1 }", "s.toml:17:34: 'dazed' of battle card '10' is not within bounds; ");
  refuses("heading = 180", "dazed = { 1 = 1, 2 = 1, 3 = 1, 4 = 1, 5 = 1, 6 = 1, 7 = 1, 8 = 1, 9 = 1 }",
          "s.toml:17:8: blue of situation 'a dash' has no card left; ");
  CHECK(fault("heading = 180", "touches = [\"green\"]") == "s.toml:17:8: no fighter is called 'green'; expected one of red, blue");
  refuses("turn = \"red\"\n", "", "s.toml:12:1: situation 'a dash' does not say whose turn it is; ");
  CHECK(fault("turn = \"red\"", "turn = \"bleu\"") == "s.toml:18:8: no fighter is called 'bleu'; expected one of red, blue; did you mean 'blue'?");
  refuses("blue = {", "mode = \"free-for-all\"\ngreen = {", "s.toml:18:9: situation 'a dash' leaves a colour out; ");
  refuses("turn = \"red\"", "turn = \"red\"\ngreen = { at = [20, 2] }", "s.toml:12:1: situation 'a dash' has 3 seats; ");
  refuses("turn = \"red\"", "turn = \"red\"\nmode = \"squadron\"", "s.toml:12:1: situation 'a dash' has 0 seats; expected red and blue");
  refuses("turn = \"red\"", "turn = \"red\"\ntokens = [[1, 1], [2, 2], [3, 3], [4, 4], [5, 5]]",
          "s.toml:19:10: there are not so many Auxiliary tokens; ");
  refuses("source = \"ARD-222\"", "source = \"ARD-999\"", "s.toml:15:10: 'ARD-999' is in no ledger and no ruling; ");
  refuses("\"red heading 0\"", "\"red headed 0\"", "s.toml:21:29: 'red headed 0' is no fact; expected P at X, ");
  CHECK(fault("\"red heading 0\"", "\"green heading 0\"") == "s.toml:21:29: no fighter is called 'green'; expected one of red, blue");
  refuses("\"red heading 0\"", "\"hips of red = 15\"", "s.toml:21:29: no stat is called 'hips'; ");
  CHECK(fault("\"red heading 0\"", "\"red at 7.1 7\"") == "s.toml:21:29: '7.1' is no place; expected inches in whole 1/1024, '4.5' or '3+1.125r3'");
  CHECK(fault("\"red heading 0\"", "\"dazed of red 10 = 1\"") == "s.toml:21:29: '10' is no battle card; expected 1 to 9");
  CHECK(fault("\"red heading 0\"", "\"red within 6 of blue\"") == "s.toml:21:29: '6' is no range; expected 1 to 5");
  refuses("ask = \"after\"\nexpect = [\"red at 7.5 7.5\", \"red heading 0\"]", "ask = \"options\"\nexpect = [\"strait 2\"]",
          "s.toml:21:11: 'strait 2' is no option; ");
}

}  // namespace rondo::aerodome
