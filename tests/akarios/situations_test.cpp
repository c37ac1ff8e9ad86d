// Situations of Akarios: what is wrong with one is said in a line, every state that can be written is what the facts see, and a map that lies
// otherwise is told as it was written.
#include "rules/akarios/situations.h"

#include <set>

#include "bosses/akarios/automaton.h"
#include "rules/akarios/facts.h"
#include "rules/core/dealer.h"
#include "rules/table/hosted.h"
#include "rules/table/judge.h"
#include "tests/akarios/tables.h"
#include "tests/catch.h"

namespace rondo::akarios {

namespace {

/// A type with its ten cards, a drone and three upgrades.
std::string cards() {
  std::string text = "game = \"akarios\"\nsource = \"house\"\n";
  std::string ids;
  for (int i = 1; i <= 10; ++i) {
    const std::string id = "F" + std::to_string(i);
    text += "[[combat_card]]\nid = \"" + id + "\"\nname = \"Plan " + id + "\"\nsteps = [\"rotate 1\", \"attack cone 3 damage 2\"]\n";
    ids += (ids.empty() ? "\"" : ", \"") + id + "\"";
  }
  return text + "[[enemy]]\nword = \"auto-fighter\"\nname = \"Fighter\"\npiece = \"Piece\"\nletter = \"f\"\nshields = [2, 3, 4]\nhull = [5, 7, 9]\n" +
         "bonus = [0, 0, 1]\ndeck = [" + ids + "]\n" +
         "[[upgrade]]\nword = \"patch\"\nslot = \"tech\"\nname = \"Patch\"\ncost = [\"any\"]\nsupply = 1\ncubes = 2\nsteps = [\"repair 1\"]\n" +
         "[[upgrade]]\nword = \"jet\"\nslot = \"engine\"\nname = \"Jet\"\ncost = [\"move\"]\nsteps = [\"move forward\"]\n" +
         "[[scenario_card]]\nword = \"dim\"\nname = \"Dim\"\nline = \"less light\"\nchanges = [\"pilot-shields -1\"]\n" +
         "[[drone]]\nword = \"spark\"\nname = \"Spark\"\nslots = [\"weapon\", \"engine\"]\nsupply = [1, 2, 3]\nicon = \"move\"\n" +
         "tokens = { ignition = 10 }\n[drone.basic]\ncost = [\"drone\"]\nlevel_1 = [\"attack all 1 damage 2\"]\n[drone.advanced]\nword = \"fuel\"\n" +
         "name = \"Fuel\"\ntrigger = \"after move\"\nsupply = 1\nonce = true\nlevel_1 = [\"ignite 2 damage 2\"]\n";
}

/// Every expectation of it is true. Its first line is line 1 of what `fault` counts.
const std::string shot = R"([[situation]]
name = "a shot"
why = "2 damage on 2 shields"
source = "AKA-028"
pilots = [{ at = "d5", dice = ["attack", "move"], next = ["zero"] }]
enemies = [{ ship = "fighter-1", at = "d3" }]
do = ["use ada cannons"]
ask = "after"
expect = ["fighter-1 shields 0", "ada facing up"]
)";

std::string with(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

Situations read(const std::string& text) {
  const std::vector<std::string> sources = {"AKA-028"};
  return read_situations({"s.toml", text}, {}, sources);
}

/// The first fault of the file of cards and that situation, with `to` in the place of `from`. Lines are counted from the situation's first.
std::string fault(const std::string& from, const std::string& to) {
  INFO(from << " -> " << to);
  const std::string before = cards();
  const Situations found = read(before + with(shot, from, to));
  if (found.faults.empty()) return "";
  std::string text = found.faults[0].text().substr(std::string("s.toml:").size());
  const int line = std::stoi(text) - static_cast<int>(std::count(before.begin(), before.end(), '\n'));
  return std::to_string(line) + text.substr(text.find(':'));
}

/// That fault begins so.
void refuses(const std::string& from, const std::string& to, const std::string& line) { CHECK(fault(from, to).substr(0, line.size()) == line); }

/// The verdict on one layout.
Verdict judged(const Situation& situation, const Opening& opening) {
  using Host = Hosted<Battle>;
  Layout layout;
  layout.host = std::make_shared<Host>(std::make_shared<const Battle>(battle(opening.game)));
  layout.start = Host::pack(opening.position);
  layout.told = opening.told;
  layout.look = [&](const Blob& position, const std::string& fact) {
    return look(opening.written.table(), Host::unpack(position), fact, opening.sides);
  };
  layout.rests = [&](const Blob& position) { return rests(Host::unpack(position), opening.round); };
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
std::vector<std::string> verdicts(const std::string& situation) {
  const Situations found = read(cards() + situation);
  for (const Fault& one : found.faults) UNSCOPED_INFO(one.text());
  REQUIRE(found.faults.empty());
  REQUIRE(found.list.size() == 1);
  std::vector<std::string> all;
  for (const Opening& opening : found.list[0].openings) all.push_back(lines_of(judged(found.list[0].situation, opening)));
  return all;
}

const std::string pilot_line = "pilots = [{ at = \"d5\", dice = [\"attack\", \"move\"], next = [\"zero\"] }]";
const std::string expectations = "\"fighter-1 shields 0\", \"ada facing up\"";

}  // namespace

TEST_CASE("a situation is judged on six maps, and told as it is written", "[akarios][situations]") {
  CHECK(verdicts(shot) == std::vector<std::string>(6, ""));
  const std::string wrong = with(shot, expectations, "\"ada at d4\", \"ada facing down\", \"fighter-1 at d3\", \"fighter-1 hull 4\"");
  CHECK(verdicts(wrong) ==
        std::vector<std::string>(6, "- ada at d4\n- ada facing down\n- fighter-1 hull 4\n+ ada at d5\n+ ada facing up\n+ fighter-1 hull 5\n"));
  CHECK(verdicts(with(shot, expectations, "\"lines include \\\"fighter-1 takes 2 damage\\\"\"")) == std::vector<std::string>(6, ""));
  const std::string place = with(shot, "do = [\"use ada cannons\"]", "do = [\"use ada glide\", \"fly forward\"]");
  CHECK(verdicts(with(place, expectations, "\"lines include \\\"flies 1 hex to d4, facing up\\\"\"")) == std::vector<std::string>(1, ""));
}

TEST_CASE("every state that a ship can have is what the facts see", "[akarios][situations]") {
  const std::string ada =
      "pilots = [{ at = \"d5\", facing = \"down-left\", shields = 1, hull = 4, stress = 7, conditions = [\"slow\", \"radar jam\"], dice = [\"move\", "
      "\"move\", \"drone-wild\"], drone = \"spark\", upgrades = [\"patch\", \"jet\"], damaged = [\"jet\"], supply = { patch = 1, fuel = 0 }, kinetic "
      "= 3, "
      "next = [\"miss\", \"zero\"], discard = [\"twice\"], reached = true }, { at = \"a1\" }, { hull = 3 }]\n"
      "sparrow = { at = \"f9\", hull = 7 }\nmarked = \"fighter-3\"\nround = 4\nscenario_cards = [\"dim\"]\n"
      "tokens = [{ kind = \"flak\", at = \"a5\", value = 1 }, { kind = \"missile\", at = \"b5\", owner = 2 }]\nleft = { fighter = [\"F2\", \"F3\"] }";
  const std::string facts =
      "\"ada at d5\", \"ada in play\", \"ada facing down-left\", \"ada shields 1\", \"ada hull 4\", \"ada stress 7\", \"ada has slow\", \"ada has "
      "radar "
      "jam\", \"ada does not have hack\", \"ada dice 3\", \"ada die move 2\", \"ada die drone-wild 1\", \"ada drone spark\", \"ada equipped patch\", "
      "\"ada damaged jet\", \"ada supply patch 1\", \"ada supply fuel 0\", \"ada kinetic 3\", \"ada next miss\", \"ada deck 21\", \"ada discard 1\", "
      "\"ada has reached\", \"bea has not reached\", \"bea shields 2\", \"bea hull 6\", \"bea without drone\", \"bea without jet\", \"bea next "
      "unknown\", "
      "\"bea has no effects\", \"cid destroyed\", \"sparrow at f9\", \"sparrow hull 7\", \"marked fighter-3\", \"round 4\", \"scenario card dim in "
      "play\", "
      "\"scenario cards 1\", \"discarded 0\", \"flak at a5 shows 1\", \"missile at b5\", \"no flak at b5\", \"no token at c5\", \"missile tokens "
      "1\", "
      "\"tokens 2\", \"cards left fighter 2\", \"card fighter none\", \"enemies 1\", \"outcome open\", \"kills 0\", \"fighter-1 facing down\"";
  const std::string text = with(with(shot, pilot_line, ada), "do = [\"use ada cannons\"]\n", "");
  CHECK(verdicts(with(text, expectations, facts)) == std::vector<std::string>(6, ""));
}

TEST_CASE("what is so on the map stands in the place of what is not", "[akarios][situations]") {
  const std::string facts =
      "\"ada destroyed\", \"ada has slow\", \"ada die move 2\", \"ada equipped jet\", \"ada drone spark\", \"ada supply patch 1\", \"squad wins\", "
      "\"outcome destroyed\", \"token at d5\", \"flak at d5 shows 2\", \"marked ada\", \"card fighter F1\", \"scenario card dim in play\", \"ada has "
      "reached\"";
  const std::string lines =
      "- ada destroyed\n- ada die move 2\n- ada drone spark\n- ada equipped jet\n- ada has reached\n- ada has slow\n- ada supply patch 1\n- card "
      "fighter F1\n"
      "- flak at d5 shows 2\n- marked ada\n- outcome destroyed\n- scenario card dim in play\n- squad wins\n+ ada at d5\n+ ada die move 1\n+ ada does "
      "not "
      "have slow\n+ ada has not reached\n+ ada without drone\n+ ada without jet\n+ ada without patch\n+ card fighter none\n+ marked nobody\n+ no "
      "flak at d5\n"
      "+ outcome open\n+ outcome open\n+ scenario card dim not in play\n";
  CHECK(verdicts(with(shot, expectations, with(facts, "\"token at d5\", ", ""))) == std::vector<std::string>(6, lines));
}

TEST_CASE("what cannot be on the map is refused in a line", "[akarios][situations]") {
  CHECK(fault("at = \"d5\"", "at = \"d10\"") == "5:18: no hex is called 'd10'; expected a column and a row, from a1 to k9");
  refuses("at = \"d5\"", "at = 5", "5:18: this is no hex; ");
  CHECK(fault("at = \"d5\"", "at = \"d3\"") == "6:12: a ship stands where another or a planet is; expected a free hex");
  refuses("dice = [\"attack\"", "dice = [\"attak\"", "5:32: an item of 'dice' is 'attak'; expected one of move, attack, ");
  refuses("at = \"d3\"", "at = \"d3\", facing = \"north\"", "6:54: ");
  CHECK(fault("fighter-1\", at", "fighter-6\", at") == "6:21: 'fighter-6' is no enemy ship; expected a type and a number from 1 to 5, fighter-1");
  refuses("fighter-1\", at", "fightr-1\", at", "6:21: no enemy type is called 'fightr'; expected one of auto-fighter");
  refuses("{ ship = \"fighter-1\", at = \"d3\" }", "{ ship = \"fighter-1\", at = \"d3\" }, { ship = \"fighter-1\", at = \"d2\" }",
          "6:47: 'fighter-1' is there twice; ");
  refuses("at = \"d3\"", "shields = 1", "6:12: enemy 'fighter-1' of situation 'a shot' is nowhere; ");
  refuses("at = \"d5\"", "at = \"d5\", drone = \"sparc\"", "5:32: no drone is called 'sparc'; ");
  refuses("at = \"d5\"", "at = \"d5\", supply = { patch = 1 }",
          "5:35: pilot 1 of situation 'a shot' has no ability 'patch'; expected one of glide, ");
  refuses("at = \"d5\"", "at = \"d5\", damaged = [\"glide\"]", "5:35: 'glide' is no upgrade; ");
  refuses("next = [\"zero\"]", "deck = { zero = 15, miss = 15 }", "5:58: 'deck' of pilot 1 of situation 'a shot' has 30 cards; ");
  refuses(pilot_line + "\n", "", "1:1: situation 'a shot' has no pilots; ");
  refuses("do = ", "marked = \"fighter-12\"\ndo = ", "1:1: no ship is called 'fighter-12'; ");
  refuses("do = ", "cards = { fighter = \"F11\" }\ndo = ", "7:21: no combat card of its deck is called 'F11'; ");
  refuses("do = ", "cards = { fighter = [\"atack cone 3 damage 2\"] }\ndo = ", "7:22: ");
  refuses("do = ", "tokens = [{ kind = \"flak\", at = \"a1\" }, { kind = \"flak\", at = \"a1\" }]\ndo = ", "7:41: two flak tokens lie in one hex; ");
  refuses("do = ", "map = { column = 9 }\ndo = ", "7:9: 'map' of situation 'a shot' has an unknown key 'column'; ");
  refuses("source = \"AKA-028\"", "source = \"AKA-999\"", "4:10: 'AKA-999' is in no ledger and no ruling; ");
  refuses("\"ada facing up\"", "\"ada looks up the map\"", "9:34: 'ada looks up the map' is no fact; expected S at H, ");
  refuses("\"ada facing up\"", "\"eda facing up\"", "9:34: no ship is called 'eda'; expected one of ada, fighter-1, ");
  refuses("\"ada facing up\"", "\"ada facing upp\"", "9:34: no facing is called 'upp'; ");
  refuses("\"ada facing up\"", "\"ada at z9\"", "9:34: no hex is called 'z9'; ");
  refuses("\"ada facing up\"", "\"fighter-1 stress 1\"", "9:34: no number of a ship is called 'stress'; expected one of shields, hull");
  refuses("\"ada facing up\"", "\"card fighter F12\"", "9:34: no combat card is called 'F12'; ");
  refuses("ask = \"after\"\nexpect = [" + expectations + "]", "ask = \"options\"\nexpect = [\"ues ada\"]", "9:11: 'ues ada' is no option; ");
}

TEST_CASE("every option of a battle begins with a word that can be asked about", "[akarios][situations]") {
  const std::set<std::string_view> verbs(spelled_verbs().begin(), spelled_verbs().end());
  CHECK(verbs.size() == spelled_verbs().size());
  Table table = plain_table();
  table.scenario.groups = {{"auto-fighter", 0, 1, 3, {{2, 0}, {4, 0}}}, {"auto-bomber", 0, 1, 3, {{6, 0}}}};
  const Game game(std::move(table));
  std::set<std::string> seen;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Position p = game.start();
    const Dealer dealer(seed);
    for (std::uint64_t ply = 0; !p.owing.empty() && ply < 3000; ++ply) {
      const Seat seat = *p.owing.begin();
      OptionList options;
      game.options(p, seat, options);
      for (const Option& option : options) {
        const std::string text = game.spell(p, seat, option.action);
        seen.insert(text.substr(0, text.find(' ')));
      }
      const Action answer = options[dealer.below(static_cast<std::uint32_t>(options.size()), 0, ply)].action;
      Mute mute;
      game.apply(p, {&answer, 1}, mute);
    }
  }
  for (const std::string& verb : seen) CHECK(verbs.contains(verb));
  CHECK(seen.size() > 15);
}

}  // namespace rondo::akarios
