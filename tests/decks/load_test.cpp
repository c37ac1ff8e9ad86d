// The loader's promises: good files come out as typed, and every kind of mistake is one line with its place and a way out.
#include "decks/aegis/load.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "decks/aegis/vocabulary.h"
#include "tests/catch.h"
#include "tests/decks/frozen.h"

using namespace rondo;
using namespace rondo::aegis;

namespace {

std::vector<std::string> faults_of(const std::vector<SourceFile>& files) {
  std::vector<std::string> lines;
  for (const Fault& fault : load(files).faults) lines.push_back(fault.text());
  return lines;
}

std::vector<std::string> faults_of(const std::string& text) { return faults_of(std::vector<SourceFile>{{"t.toml", text}}); }

/// `text` with its only `from` replaced.
std::string with(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  REQUIRE(text.find(from, at + 1) == std::string::npos);
  return text.replace(at, from.size(), to);
}

struct Broken {
  std::string from;
  std::string to;
  std::string fault;
};

void check(const std::string& good, const std::vector<Broken>& cases) {
  REQUIRE(faults_of(good).empty());
  for (const Broken& broken : cases) {
    INFO(broken.from << " -> " << broken.to);
    CHECK(faults_of(with(good, broken.from, broken.to)) == std::vector<std::string>{broken.fault});
  }
}

const std::string tug = R"(source = "house"
[[robot]]
id = "TUG-100"
class = "A"
movement = 3
energy = 3
integrity = 4
abilities = ["Evade 1", "Flight"]
actions = [
  { name = "Hook", cost = 2, accuracy = 3, hits = "multi", pull = 1, range = 4, attributes = ["ARCING"] },
]

[[robot]]
id = "TUG-250"
class = "AG"
recipe = "A TUG"
movement = 3
energy = 5
integrity = 6
actions = [{ name = "Wave", cost = "X", accuracy = 3, hits = "single", acc = -2, radius = 2 }]
)";

const std::string all_attributes =
    "one of AIMED, ANTI-AIR X, ARCING, BLAZE, COMBINE, CRITICAL, DISARM, FLICKER, FORCE, GAMBIT, HEAVY, PIERCING, PRECISE, QUELL, RECHARGE, RUST, SELF, SWIFT";
const std::string all_abilities =
    "one of Beacon, Evade X, Flight, Hardshield, Ignition, Jamming X, Jet X, Melee Evade X, Overload, Range Evade X, Refuel, Reroll X, Retaliate, "
    "Return Fire, Tidemaker, Worldfire";
const std::string hook = "Action 'Hook' of robot 'TUG-100'";

}  // namespace

TEST_CASE("a robot file comes out as typed", "[decks]") {
  const Loaded loaded = load(std::vector<SourceFile>{{"t.toml", tug}});
  REQUIRE(loaded.faults.empty());
  REQUIRE(loaded.box.robots.size() == 2);
  const RobotCard& card = loaded.box.robots[0];
  CHECK(card.id == "TUG-100");
  CHECK(card.make == "TUG");
  CHECK(card.model == "100");
  CHECK(card.variant.empty());
  CHECK(card.classes == 1);
  CHECK(card.movement == 3);
  CHECK(card.energy == 3);
  CHECK(card.integrity == 4);
  CHECK(card.source == Source::house);
  CHECK(card.abilities[Ability::evade] == 1);
  CHECK(card.movement_kind() == MovementKind::flight);
  REQUIRE(card.actions.size() == 1);
  const ActionLine& line = card.actions[0];
  CHECK(line.name == "Hook");
  CHECK(line.cost == 2);
  CHECK_FALSE(line.x_cost);
  CHECK(line.accuracy == 3);
  CHECK(line.multi_hit);
  CHECK(line.effect == Effect::pull);
  CHECK(line.power == 1);
  CHECK(line.range == 4);
  CHECK(line.radius == 0);
  CHECK(line.attributes.has(Attribute::arcing));
  CHECK_FALSE(line.attributes.has(Attribute::aimed));

  const RobotCard& combined = loaded.box.robots[1];
  CHECK(combined.level() == 2);
  CHECK(combined.recipe.letter == 1);
  CHECK(combined.recipe.make == "TUG");
  CHECK(combined.movement_kind() == MovementKind::normal);
  CHECK(combined.actions[0].x_cost);
  CHECK_FALSE(combined.actions[0].multi_hit);
  CHECK(combined.actions[0].effect == Effect::acc);
  CHECK(combined.actions[0].power == -2);
}

TEST_CASE("Class strings keep the printed order and hold the five letters only", "[AEG-001][decks]") {
  CHECK(class_text(class_set("GA").value()) == "AG");
  CHECK(class_text(class_set("SIGEA").value()) == "AEGIS");
  for (const char* bad : {"X", "", "AA", "AGA", "a", "A G"}) CHECK_FALSE(class_set(bad));
  const Loaded loaded = load(std::vector<SourceFile>{{"t.toml", with(tug, "\"AG\"", "\"GA\"")}});
  REQUIRE(loaded.faults.empty());
  CHECK(class_text(loaded.box.robots[1].classes) == "AG");
  check(tug, {{"class = \"AG\"", "class = \"AX\"", "t.toml:15:9: 'class' is not a Class; expected letters out of AEGIS, each at most once"}});
}

TEST_CASE("a robot's Level is the number of its letters; a Drone's is 1", "[AEG-002][AEG-246][decks]") {
  for (const auto& [letters, level] : std::vector<std::pair<std::string, int>>{{"A", 1}, {"ES", 2}, {"AEG", 3}, {"EGIS", 4}, {"AEGIS", 5}}) {
    RobotCard card;
    card.classes = class_set(letters).value();
    CHECK(card.level() == level);
  }
  RobotCard drone;
  drone.drone = true;
  CHECK(drone.classes == 0);
  CHECK(drone.level() == 1);
}

TEST_CASE("the movement kind follows from the abilities", "[AEG-103][decks]") {
  const auto kind = [](const std::string& abilities) {
    return load(std::vector<SourceFile>{{"t.toml", with(tug, R"(["Evade 1", "Flight"])", abilities)}}).box.robots.at(0).movement_kind();
  };
  CHECK(kind("[]") == MovementKind::normal);
  CHECK(kind(R"(["Flight"])") == MovementKind::flight);
  CHECK(kind(R"(["Jet 2"])") == MovementKind::jet);
}

TEST_CASE("an Action without the figure flag is refused", "[AEG-124][decks]") {
  const std::string expected = "; expected \"multi\" (green figure) or \"single\" (blue figure)";
  check(tug, {{", hits = \"multi\"", "", "t.toml:10:3: " + hook + " lacks 'hits'" + expected},
              {"hits = \"multi\"", "hits = \"mutli\"", "t.toml:10:51: 'hits' is 'mutli'" + expected + "; did you mean 'multi'?"},
              {"hits = \"multi\"", "hits = true", "t.toml:10:51: 'hits' is true or false" + expected}});
}

TEST_CASE("one to three Actions a robot, except Drones", "[AEG-023][decks]") {
  const std::string line = R"(  { name = "Hook", cost = 2, accuracy = 3, hits = "multi", pull = 1, range = 4, attributes = ["ARCING"] },)";
  std::string four;
  for (const char* name : {"B", "C", "D"}) four += "\n" + with(line, "Hook", name);
  check(tug, {{line, "", "t.toml:9:11: robot 'TUG-100' has no Action; expected one to three"},
              {line, line + four, "t.toml:9:11: 'actions' has 4 items; expected at most 3"},
              {line, line + "\n" + line, "t.toml:11:3: robot 'TUG-100' has two Actions 'Hook'; expected a name of its own for each"}});
  CHECK(faults_of(with(tug, line, line + "\n" + with(line, "Hook", "B") + "\n" + with(line, "Hook", "C"))).empty());
  CHECK(faults_of("[[drone]]\nid = \"A-B\"\nsource = \"house\"\nmovement = 0\nenergy = 0\nintegrity = 1\n").empty());
}

TEST_CASE("a name is a Make and a Model", "[AEG-024][decks]") {
  const auto read = [](const std::string& id) { return load(std::vector<SourceFile>{{"t.toml", with(tug, "id = \"TUG-100\"", id)}}); };
  const Loaded plain = read("id = \"ARK-2500\"");
  CHECK(plain.box.robots.at(0).make == "ARK");
  CHECK(plain.box.robots.at(0).model == "2500");
  const Loaded variant = read("id = \"ARK-2500-Dusk\"\nmodel = \"2500\"\nvariant = \"Dusk\"");
  REQUIRE(variant.faults.empty());
  CHECK(variant.box.robots.at(0).make == "ARK");
  CHECK(variant.box.robots.at(0).model == "2500");
  CHECK(variant.box.robots.at(0).variant == "Dusk");
  const Loaded written = read("id = \"Ender\"\nmake = \"Ender\"\nmodel = \"of Days\"");
  REQUIRE(written.faults.empty());
  CHECK(written.box.robots.at(0).model == "of Days");
  check(tug, {{"\"TUG-100\"", "\"TUG 100\"", "t.toml:3:6: 'id' is 'TUG 100'; expected a word of 1 to 40 letters, digits and - _ + ."},
              {"id = \"TUG-100\"", "id = \"TUG-100\"\nvariant = \"Dusk\"", "t.toml:2:1: robot 'TUG-100' lacks 'model'; expected a text"}});
}

TEST_CASE("unknown attributes and abilities are refused with the known ones", "[AEG-026][decks]") {
  check(tug,
        {{"ARCING", "ARCNIG", "t.toml:10:95: " + hook + " has an unknown attribute 'ARCNIG'; expected " + all_attributes + "; did you mean 'ARCING'?"},
         {"ARCING", "ZZZ", "t.toml:10:95: " + hook + " has an unknown attribute 'ZZZ'; expected " + all_attributes},
         {"ARCING", "LASER",
          "t.toml:10:95: " + hook + " has an unknown attribute 'LASER'; expected the word PIERCING in its place; did you mean 'PIERCING'?"},
         {"ARCING", "MELEE", "t.toml:10:95: " + hook + " has an unknown attribute 'MELEE'; expected the Action's range written as range = 1"},
         {"ARCING", "STUN",
          "t.toml:10:95: " + hook + " has an unknown attribute 'STUN'; expected a keyword of this box, as STUN is a word of the first box only"},
         {"ARCING", "LIGHT",
          "t.toml:10:95: " + hook + " has an unknown attribute 'LIGHT'; expected a keyword of this box, as LIGHT is a word of the first box only"},
         {"Flight", "Fligth", "t.toml:8:25: robot 'TUG-100' has an unknown ability 'Fligth'; expected " + all_abilities + "; did you mean 'Flight'?"}});
}

TEST_CASE("keywords take a number exactly where the card prints one", "[decks]") {
  check(tug, {{"Evade 1", "Evade", "t.toml:8:14: robot 'TUG-100' has the ability 'Evade'; expected Evade X, X from 1 to 9"},
              {"Evade 1", "Evade 12", "t.toml:8:14: robot 'TUG-100' has the ability 'Evade 12'; expected Evade X, X from 1 to 9"},
              {"Flight", "Flight 2", "t.toml:8:25: robot 'TUG-100' has the ability 'Flight 2'; expected Flight without a number"},
              {"Flight", "Evade 2", "t.toml:8:25: robot 'TUG-100' has Evade twice; expected each ability once"},
              {"Evade 1", "Jet 2", "t.toml:8:13: robot 'TUG-100' has both Flight and Jet; expected one movement kind"},
              {"ARCING", "ANTI-AIR 0", "t.toml:10:95: " + hook + " has the attribute 'ANTI-AIR 0'; expected ANTI-AIR X, X from 1 to 9"}});
  const auto anti_air = [](const std::string& word) {
    return load(std::vector<SourceFile>{{"t.toml", with(tug, "ARCING", word)}}).box.robots.at(0).actions.at(0).attributes[Attribute::anti_air];
  };
  CHECK(anti_air("ANTI-AIR") == 1);
  CHECK(anti_air("ANTI-AIR 2") == 2);
  CHECK(anti_air("ARCING") == 0);
}

TEST_CASE("missing, unknown, mistyped and out-of-range keys name their place", "[decks]") {
  check(tug, {{"energy = 3\n", "", "t.toml:2:1: robot 'TUG-100' lacks 'energy'; expected a whole number from 0 to 9"},
              {"integrity = 4", "integrty = 4\nintegrity = 4",
               "t.toml:7:1: robot 'TUG-100' has an unknown key 'integrty'; expected one of id, make, model, variant, class, movement, energy, integrity, "
               "abilities, actions, commander, faction, number, recipe, source; did you mean 'integrity'?"},
              {"integrity = 4", "integrity = \"4\"", "t.toml:7:13: 'integrity' is a text; expected a whole number from 1 to 20"},
              {"integrity = 4", "integrity = 4.5", "t.toml:7:13: 'integrity' is a decimal number or date; expected a whole number from 1 to 20"},
              {"integrity = 4", "integrity = 21", "t.toml:7:13: 'integrity' is 21; expected a whole number from 1 to 20"},
              {"integrity = 4", "integrity = 0", "t.toml:7:13: 'integrity' is 0; expected a whole number from 1 to 20"},
              {"integrity = 4", "integrity = -9223372036854775808", "t.toml:7:13: 'integrity' is -9223372036854775808; expected a whole number from 1 to 20"},
              {"accuracy = 3, hits = \"multi\"", "accuracy = 7, hits = \"multi\"", "t.toml:10:41: 'accuracy' is 7; expected a whole number from 1 to 6"},
              {"cost = 2", "cost = \"Y\"", "t.toml:10:27: 'cost' is 'Y'; expected a whole number from 0 to 9, or \"X\""},
              {"cost = 2, ", "", "t.toml:10:3: " + hook + " lacks 'cost'; expected a whole number from 0 to 9, or \"X\""},
              {"abilities = [\"Evade 1\", \"Flight\"]", "abilities = \"Flight\"", "t.toml:8:13: 'abilities' is a text; expected a list of texts"},
              {"\"Evade 1\", \"Flight\"", "\"Evade 1\", 7", "t.toml:8:25: an item of 'abilities' is a number; expected a list of texts"},
              {"name = \"Hook\"", "name = \"\"", "t.toml:10:12: 'name' is empty; expected a text of 1 to 60 bytes in one line"},
              {"name = \"Hook\"", "name = \"Ho\\u001bok\"", "t.toml:10:12: 'name' holds a control character; expected a text of 1 to 60 bytes in one line"}});
}

TEST_CASE("an Action has one effect and reaches somebody", "[decks]") {
  const std::string effects = "; expected one of damage, drain, repair, boost, push, pull, move, dmg, def, acc, eva";
  check(tug, {{"pull = 1, ", "", "t.toml:10:3: " + hook + " has no effect" + effects},
              {"pull = 1", "pull = 1, push = 1", "t.toml:10:77: " + hook + " has a second effect 'push'; expected one effect an Action"},
              {"pull = 1", "pull = -1", "t.toml:10:67: 'pull' is -1; expected a whole number from 1 to 9"},
              {"acc = -2", "acc = 0", "t.toml:20:78: 'acc' is 0; expected 1 to 9 for a buff, -1 to -9 for a debuff"},
              {", range = 4", "", "t.toml:10:3: " + hook + " reaches nobody; expected 'range', 'radius' or both, or the attribute SELF"}});
}

TEST_CASE("a combined robot says what forms it, a Basic does not", "[AEG-224][decks]") {
  const std::string expected = "; expected a letter of its Class and a Make, e.g. \"A ARK\", or \"any\"";
  check(tug, {{"recipe = \"A TUG\"\n", "", "t.toml:13:1: robot 'TUG-250' lacks 'recipe'" + expected},
              {"\"A TUG\"", "\"E TUG\"", "t.toml:16:10: the recipe's letter E is not in the Class AG" + expected},
              {"\"A TUG\"", "\"TUG\"", "t.toml:16:10: 'recipe' is 'TUG'" + expected},
              {"class = \"A\"", "class = \"A\"\nrecipe = \"any\"",
               "t.toml:5:10: robot 'TUG-100' is a Basic with a recipe; expected a recipe on combined robots only"}});
  const Loaded any = load(std::vector<SourceFile>{{"t.toml", with(tug, "\"A TUG\"", "\"any\"")}});
  REQUIRE(any.faults.empty());
  CHECK(any.box.robots[1].recipe.letter == 0);
}

TEST_CASE("every card says where it comes from", "[decks]") {
  const std::string expected = "source = \"printed\", \"inferred\" or \"house\" here or at the top of the file";
  CHECK(faults_of(with(tug, "source = \"house\"\n", "\n")) == std::vector<std::string>{"t.toml:2:1: robot 'TUG-100' lacks 'source'; expected " + expected,
                                                                                       "t.toml:13:1: robot 'TUG-250' lacks 'source'; expected " + expected});
  check(tug, {{"\"house\"", "\"hose\"", "t.toml:1:10: 'source' is not a provenance; expected one of printed, inferred, house; did you mean 'house'?"},
              {"\"house\"", "7", "t.toml:1:10: 'source' is a number; expected \"printed\", \"inferred\" or \"house\""}});
  const Loaded mixed = load(std::vector<SourceFile>{{"t.toml", with(tug, "pull = 1", "pull = 1, source = \"printed\"")}});
  REQUIRE(mixed.faults.empty());
  CHECK(mixed.box.robots[0].source == Source::house);
  CHECK(mixed.box.robots[0].actions[0].source == Source::printed);
  CHECK(mixed.box.robots[1].actions[0].source == Source::house);
  for (const char* kind : {"drone", "boss", "team", "minion_deck", "board"}) {
    const std::vector<std::string> lines = faults_of("[[" + std::string(kind) + "]]\nid = \"x\"\n");
    CHECK(std::count_if(lines.begin(), lines.end(), [&](const std::string& line) { return line.find("lacks 'source'; expected " + expected) != std::string::npos; }) == 1);
  }
}

TEST_CASE("all mistakes of a file are reported at once, in its order", "[decks]") {
  const std::string two = with(with(tug, "movement = 3\nenergy = 3", "movement = 30\nenergy = 3"), "\"single\"", "\"none\"");
  const std::vector<std::string> lines = faults_of(with(two, "Evade 1", "Evde 1"));
  REQUIRE(lines.size() == 3);
  CHECK(lines[0].substr(0, 11) == "t.toml:5:12");
  CHECK(lines[1].substr(0, 11) == "t.toml:8:14");
  CHECK(lines[2].substr(0, 12) == "t.toml:20:62");

  std::string many = "source = \"house\"\n";
  for (int i = 0; i < 80; ++i) many += "key" + std::to_string(i) + " = 1\n";
  const std::vector<std::string> bounded = faults_of(many);
  REQUIRE(bounded.size() == 51);
  CHECK(bounded[0].substr(0, 11) == "t.toml:2:1:");
  CHECK(bounded[49].substr(0, 12) == "t.toml:51:1:");
  CHECK(bounded[50] == "t.toml: more faults than the 50 shown");
}

TEST_CASE("an id is defined once over all files", "[decks]") {
  const std::string more = with(tug, "TUG-250", "TUG-251");
  CHECK(faults_of({{"a.toml", tug}, {"b.toml", more}}) ==
        std::vector<std::string>{"b.toml:3:6: robot id 'TUG-100' is taken by 'TUG-100' at a.toml:3:6; expected an id of its own"});
  check(tug, {{"id = \"TUG-250\"", "id = \"tug-100\"", "t.toml:14:6: robot id 'tug-100' is taken by 'TUG-100' at t.toml:3:6; expected an id of its own"}});
}

TEST_CASE("references are judged when all files are read", "[decks]") {
  const std::string team = "source = \"house\"\n[[team]]\nid = \"t\"\nname = \"T\"\nbasics = [\"TUG-100\"]\ncombined = [\n  \"TUG-250\",\n]\n";
  CHECK(faults_of({{"a.toml", team}, {"b.toml", tug}}).empty());
  CHECK(faults_of({{"a.toml", with(team, "TUG-250", "TUG-205")}, {"b.toml", tug}}) ==
        std::vector<std::string>{"a.toml:7:3: no robot has the id 'TUG-205'; expected the id of a loaded robot; did you mean 'TUG-250'?"});
  CHECK(faults_of({{"a.toml", with(team, "TUG-100", "tug-100")}, {"b.toml", tug}}) ==
        std::vector<std::string>{"a.toml:5:11: no robot has the id 'tug-100'; expected the id of a loaded robot; did you mean 'TUG-100'?"});
  const std::string deck = "[[minion_deck]]\nid = \"d\"\nname = \"D\"\nsource = \"house\"\ncards = [\"TUG-10\"]\n";
  CHECK(faults_of({{"a.toml", deck}, {"b.toml", tug}}) ==
        std::vector<std::string>{"a.toml:5:10: no robot has the id 'TUG-10'; expected the id of a loaded robot; did you mean 'TUG-100'?"});
  CHECK(faults_of({{"a.toml", with(team, "basics", "basic")}, {"b.toml", tug}}) ==
        std::vector<std::string>{"a.toml:2:1: team 't' lacks 'basics'; expected a list of robot ids",
                                 "a.toml:5:1: team 't' has an unknown key 'basic'; expected one of id, name, basics, combined, sideboard, source; did you mean 'basics'?"});
}

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
  const Loaded loaded = load(std::vector<SourceFile>{{"t.toml", boss_file}});
  REQUIRE(loaded.faults.empty());
  const BossCard& boss = loaded.box.bosses.at(0);
  CHECK(boss.integrity == 20);
  CHECK(boss.hex == "G7");
  REQUIRE(boss.entries.size() == 2);
  CHECK(boss.entries[0].icons == ((1 << static_cast<int>(Icon::a)) | (1 << static_cast<int>(Icon::g))));
  CHECK(boss.entries[0].action.value().name == "Arm");
  CHECK(boss.entries[1].icons == ((1 << static_cast<int>(Icon::phi)) | (1 << static_cast<int>(Icon::omega))));
  CHECK_FALSE(boss.entries[1].action);
  CHECK(boss.entries[1].verb == BossVerb::scorch);
  CHECK(boss.entries[1].amount == 1);
  CHECK(boss.entries[1].within == 3);
  REQUIRE(boss.setup.size() == 1);
  CHECK(boss.setup[0].icons == 0);
  CHECK(boss.minion_classes.size() == 10);
  CHECK(class_text(boss.minion_classes[6]) == "AG");
  CHECK(boss.trophies.size() == 3);
  CHECK(boss.trophies[0].amount == 3);
}

TEST_CASE("mistakes on a boss sheet", "[AEG-030][AEG-293][AEG-297][decks]") {
  const std::string verbs = "one of blaze, rust, scorch, sap, mend, rally, bulwark, summon, shift";
  check(boss_file,
        {{"phi Ω", "phi S", "t.toml:10:10: a special ability of boss 'kraken' fires on a letter; expected phi, omega or both"},
         {"phi Ω", "psi", "t.toml:10:10: ability 'Ink' of boss 'kraken' has an unknown icon 'psi'; expected one of A, E, G, I, S, phi, omega; did you mean 'phi'?"},
         {"on = \"A G\", ", "", "t.toml:9:3: Action 'Arm' of boss 'kraken' lacks 'on'; expected icons, e.g. \"A G\" or \"phi\""},
         {"\"scorch\"", "\"scorhc\"", "t.toml:10:40: 'verb' is 'scorhc'; expected " + verbs + "; did you mean 'scorch'?"},
         {"amount = 1, ", "", "t.toml:10:3: ability 'Ink' of boss 'kraken' lacks 'amount'; expected a whole number from 1 to 9"},
         {"\"summon\", amount", "\"summon\", within = 2, amount", "t.toml:7:54: 'summon' takes no 'within'"},
         {"verb = \"summon\", amount = 2", "on = \"A\", verb = \"summon\", amount = 2",
          "t.toml:7:28: set-up line 'Spawn' of boss 'kraken' has an unknown key 'on'; expected one of name, verb, amount, within"},
         {"hex = \"G7\"", "hex = \"7G\"", "t.toml:6:7: 'hex' is '7G'; expected a board label such as \"G7\""},
         {"\"GA\"", "\"GX\"", "t.toml:12:49: 'GX' is not a Class; expected letters out of AEGIS, each at most once"},
         {", \"AES\"]", "]", "t.toml:12:18: boss 'kraken' has 9 minion_classes; expected 10"},
         {"  { name = \"None\", rule = \"no_recall\" },\n", "", "t.toml:13:12: boss 'kraken' has 2 trophies; expected 3"},
         {"rule = \"no_recall\"", "rule = \"no_recal\"",
          "t.toml:15:27: 'rule' is 'no_recal'; expected one of robots_lost_at_most, valor_at_least, rounds_at_most, minions_destroyed_at_least, no_recall, "
          "no_valor_skill, no_combine, level_five_formed; did you mean 'no_recall'?"},
         {"rule = \"no_recall\"", "rule = \"no_recall\", amount = 1", "t.toml:15:49: 'no_recall' takes no 'amount'"},
         {"integrity = 20", "integrity = 20\nminion_decks = [\"d\"]", "t.toml:6:17: no minion deck has the id 'd'; expected the id of a loaded minion deck"}});
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
  const Loaded loaded = load(std::vector<SourceFile>{{"t.toml", board_file}});
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
  check(board_file,
        {{". 1 #", ". 1 x", "t.toml:7:6: the map has an unknown glyph 'x'" + glyphs},
         {". 1 #", "é 1 #", "t.toml:7:2: the map has an unknown glyph outside ASCII" + glyphs},
         {". 1 #", ".\t1 #", "t.toml:7:3: the map has an unknown glyph tab" + glyphs},
         {" . 1 # ~", ". 1 # ~", "t.toml:7:1: " + spacing},
         {". b ! .", ". b !  .", "t.toml:8:8: " + spacing},
         {". b ! .", ". 1 ! .", "t.toml:8:3: Starpoint 1 is given twice, first at t.toml:7:4; expected each number once"},
         {" . 1 # ~\n", "\n", "t.toml:7:1: the map row is empty; expected at least one hex a row"},
         {"'''\n  a", "'''  a", "t.toml:5:7: the map does not begin on a line of its own; expected ''' at the end of this line and the first row below it"},
         {"map = '''", "edge = \"wal\"\nmap = '''", "t.toml:5:8: 'edge' is 'wal'; expected \"wall\" or \"drop\""}});
  const std::string rows = "  a a .\n . 1 # ~\n. b ! .\n";
  std::string tall;
  for (int row = 0; row < 27; ++row) tall += row % 2 ? " .\n" : ".\n";
  check(board_file, {{rows, tall, "t.toml:32:1: the map has 27 rows; expected at most 26"}});
  std::string wide;
  for (int i = 0; i < 251; ++i) wide += ". ";
  check(board_file, {{rows, wide + "\n", "t.toml:6:501: the map has more than 250 hexes; expected at most 250"}});
}

TEST_CASE("line ends of either kind read the same", "[decks]") {
  for (const std::string& text : {tug, boss_file, board_file}) {
    std::string dos;
    for (const char c : text) dos += c == '\n' ? std::string("\r\n") : std::string(1, c);
    CHECK(faults_of(dos).empty());
  }
  const std::string dos_map = "[[board]]\r\nid='b'\r\nname='B'\r\nsource='house'\r\nmap = '''\r\n. .\r\n .\r\n'''\r\n";
  CHECK(load(std::vector<SourceFile>{{"t.toml", dos_map}}).box.boards.at(0).hexes.size() == 3);
}

TEST_CASE("text that is not TOML is one fault with its place", "[decks]") {
  const auto one = [](const std::string& text) {
    const std::vector<std::string> lines = faults_of(text);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].find('\n') == std::string::npos);
    return lines[0];
  };
  CHECK(one("a = 1\nb = [1,\n").substr(0, 9) == "t.toml:2:");
  CHECK(one("source = \"house\"\nsource = \"house\"\n").substr(0, 11) == "t.toml:2:10");
  CHECK(one("source = \"house\"\nx = \"\xff\xfe\"\n").substr(0, 11) == "t.toml:2:5:");
  CHECK(one("source = \"hou\n").substr(0, 9) == "t.toml:1:");
  CHECK(one(std::string("source\0 = 1", 11)).substr(0, 9) == "t.toml:1:");
  CHECK(faults_of("").empty());
  for (const char* header : {"[[[a]]]", "[[=", "[[\n", "[", "[]", "[.a]", "[[ ", "\xef\xbb\xbf[[[a]]]"}) CHECK(one("\n\n " + std::string(header)).substr(0, 9) == "t.toml:3:");
  CHECK(one("a = 1\nΦ = 2") == "t.toml:2:1: a character outside ASCII stands outside quotes and comments; expected it within quotes");
  CHECK(one("a = \"x\\Φ\"") == "t.toml:1:7: unknown escape in a text; expected one of \\b \\t \\n \\f \\r \\\" \\\\ \\u \\U");
  CHECK(one("a = \"\"\"x\\\nΦ\"\"\"").substr(0, 34) == "t.toml:1:9: unknown escape in a te");
  CHECK(one("a = [\"Φ\", }").substr(0, 12) == "t.toml:1:11:");
  CHECK(one("a = [1, }") == "t.toml:1:9: '}' closes nothing; expected a '{' before it");
  CHECK(one("a = {b = [1}]") == "t.toml:1:12: '}' closes nothing; expected a '{' before it");
  CHECK(one("a = ]") == "t.toml:1:5: ']' closes nothing; expected a '[' before it");
  CHECK(one("[[[a]]]") == "t.toml:1:1: the table header has no name; expected [name] or [[name]]");
  CHECK(one("\xef\xbb\xbf[[[a]]]").substr(0, 9) == "t.toml:1:");
}

TEST_CASE("hostile text is refused before it costs anything", "[decks]") {
  CHECK(faults_of(std::string(toml_byte_limit + 1, ' ')) == std::vector<std::string>{"t.toml:1:1: the file has 1048577 bytes; expected at most 1048576"});
  CHECK(faults_of("a = 1\n#" + std::string(2000, '#')) == std::vector<std::string>{"t.toml:2:1001: the line is too long; expected at most 1000 bytes a line"});
  CHECK(faults_of("a = " + std::string(500, '[')) == std::vector<std::string>{"t.toml:1:13: brackets are nested too deeply; expected at most 8 levels"});
  CHECK(faults_of("a = [\n" + std::string(500, '{')) == std::vector<std::string>{"t.toml:2:8: brackets are nested too deeply; expected at most 8 levels"});
  std::string dotted = "a";
  for (int i = 0; i < 400; ++i) dotted += ".a";
  CHECK(faults_of(dotted + " = 1") == std::vector<std::string>{"t.toml:1:18: the key has too many dots; expected at most 8"});
  std::string quoted_dots = "'a'";
  for (int i = 0; i < 100; ++i) quoted_dots += " . \"a\"";
  CHECK(faults_of("[" + quoted_dots + "]") == std::vector<std::string>{"t.toml:1:54: the key has too many dots; expected at most 8"});
  std::string many;
  while (many.size() + 20 < toml_byte_limit) many += "[[robot]]\n";
  CHECK(faults_of(many).size() == 51);
  std::string ids = "source='house'\n[[team]]\nid='t'\nname='T'\nbasics=[\n";
  for (int i = 0; i < 40; ++i) ids += "'" + std::string(900, 'x') + "',\n";
  CHECK(faults_of(ids + "]\n").size() == 40);
}

TEST_CASE("strings and comments hide brackets and dots from the depth check", "[decks]") {
  const std::string deep = "[[[[[[[[[[a.b.c.d.e.f.g.h.i.j.k";
  CHECK(faults_of("# " + deep + "\n" + with(tug, "\"Hook\"", "\"" + deep + "\"")).empty());
  CHECK(faults_of(with(tug, "\"Hook\"", "'" + deep + "'")).empty());
  CHECK(faults_of(with(tug, "\"Hook\"", "\"\\\"" + deep + "\"")).empty());
  CHECK(faults_of(with(tug, "\"Hook\"", "\"\"\"x\"\"" + deep + "\"\"\"\"\"")).empty());
}

TEST_CASE("a later file at the same path replaces the earlier one", "[decks]") {
  const std::vector<SourceFile> shipped = {{"b.toml", "1"}, {"a.toml", "2"}};
  CHECK(overlay(shipped, {}) == std::vector<SourceFile>{{"a.toml", "2"}, {"b.toml", "1"}});
  CHECK(overlay(shipped, {{"c.toml", "3"}, {"b.toml", "4"}}) == std::vector<SourceFile>{{"a.toml", "2"}, {"b.toml", "4"}, {"c.toml", "3"}});
  CHECK(faults_of(overlay({{"a.toml", tug}}, {{"a.toml", with(tug, "TUG-250", "TUG-251")}})).empty());
  CHECK(faults_of(overlay({{"a.toml", tug}}, {{"b.toml", with(tug, "TUG-250", "TUG-251")}})).size() == 1);
}
