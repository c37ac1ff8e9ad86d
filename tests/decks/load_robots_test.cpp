// Robot and Drone files: good ones come out as typed, and every kind of mistake is one line with its place and a way out.
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

const std::string all_attributes =
    "one of AIMED, ANTI-AIR X, ARCING, BLAZE, COMBINE, CRITICAL, DISARM, FLICKER, FORCE, GAMBIT, HEAVY, PIERCING, PRECISE, QUELL, RECHARGE, RUST, "
    "SELF, SWIFT";
const std::string all_abilities =
    "one of Accelerator X, Aether Waltz, Aether Wind, Arc Buster, Authority, Authority+, Beacon, Blitz, Combat Drop, Combine Assault, Combine Drop, Combine Fuel, "
    "Combine Shield, Combine Shift, Combine[DRONE, DISTANCE], Combine[STATUS], Deploy DRONE, Emerge, Evade X, Excavate, False Army, Flight, Hardshield, "
    "Ignition, Jamming X, Jet X, Jetjump, Long Arm of the Law, Melee Evade X, Overload, Override, Range Evade X, Refuel, Reroll X, Resonate, Retaliate, "
    "Return Fire, Salvo, Superblitz, Supersalvo, Tidemaker, Ultrablitz, Ultracombine, Ultrasalvo, Worldfire";
const std::string hook = "Action 'Hook' of robot 'TUG-100'";

}  // namespace

TEST_CASE("a robot file comes out as typed", "[decks]") {
  const Loaded loaded = load_one(tug);
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
  const Loaded loaded = load_one(with(tug, "\"AG\"", "\"GA\""));
  REQUIRE(loaded.faults.empty());
  CHECK(class_text(loaded.box.robots[1].classes) == "AG");
  check_each(tug, {{"class = \"AG\"", "class = \"AX\"", "t.toml:15:9: 'class' is 'AX'; expected a Class: letters out of AEGIS, each at most once"}});
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
    return load_one(with(tug, R"(["Evade 1", "Flight"])", abilities)).box.robots.at(0).movement_kind();
  };
  CHECK(kind("[]") == MovementKind::normal);
  CHECK(kind(R"(["Flight"])") == MovementKind::flight);
  CHECK(kind(R"(["Jet 2"])") == MovementKind::jet);
}

TEST_CASE("an Action without the figure flag is refused", "[AEG-124][decks]") {
  const std::string expected = "; expected \"multi\" (green figure) or \"single\" (blue figure)";
  check_each(tug, {{", hits = \"multi\"", "", "t.toml:10:3: " + hook + " lacks 'hits'" + expected},
                   {"hits = \"multi\"", "hits = \"mutli\"", "t.toml:10:51: 'hits' is 'mutli'" + expected + "; did you mean 'multi'?"},
                   {"hits = \"multi\"", "hits = true", "t.toml:10:51: 'hits' is true or false" + expected}});
}

TEST_CASE("one to three Actions a robot, except Drones", "[AEG-023][decks]") {
  const std::string line = R"(  { name = "Hook", cost = 2, accuracy = 3, hits = "multi", pull = 1, range = 4, attributes = ["ARCING"] },)";
  std::string four;
  for (const char* name : {"B", "C", "D"}) four += "\n" + with(line, "Hook", name);
  check_each(tug, {{line, "", "t.toml:9:11: robot 'TUG-100' has no Action; expected one to three"},
                   {line, line + four, "t.toml:9:11: 'actions' has 4 items; expected at most 3"},
                   {line, line + "\n" + line, "t.toml:11:3: robot 'TUG-100' has two Actions 'Hook'; expected a name of its own for each"}});
  CHECK(faults_of(with(tug, line, line + "\n" + with(line, "Hook", "B") + "\n" + with(line, "Hook", "C"))).empty());
  CHECK(faults_of("[[drone]]\nid = \"A-B\"\nsource = \"house\"\nmovement = 0\nenergy = 0\nintegrity = 1\n").empty());
}

TEST_CASE("a name is a Make and a Model", "[AEG-024][decks]") {
  const auto read = [](const std::string& id) { return load_one(with(tug, "id = \"TUG-100\"", id)); };
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
  check_each(tug, {{"\"TUG-100\"", "\"TUG 100\"", "t.toml:3:6: 'id' is 'TUG 100'; expected a word of 1 to 40 letters, digits and - _ + ."},
                   {"id = \"TUG-100\"", "id = \"TUG-100\"\nvariant = \"Dusk\"", "t.toml:2:1: robot 'TUG-100' lacks 'model'; expected a text"}});
}

TEST_CASE("unknown attributes and abilities are refused with the known ones", "[AEG-026][decks]") {
  check_each(
      tug,
      {{"ARCING", "ARCNIG", "t.toml:10:95: " + hook + " has an unknown attribute 'ARCNIG'; expected " + all_attributes + "; did you mean 'ARCING'?"},
       {"ARCING", "GAMBLE", "t.toml:10:95: " + hook + " has an unknown attribute 'GAMBLE'; expected " + all_attributes + "; did you mean 'GAMBIT'?"},
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
  check_each(tug, {{"Evade 1", "Evade", "t.toml:8:14: robot 'TUG-100' has the ability 'Evade'; expected Evade X, X from 1 to 9"},
                   {"Evade 1", "Evade 12", "t.toml:8:14: robot 'TUG-100' has the ability 'Evade 12'; expected Evade X, X from 1 to 9"},
                   {"Flight", "Flight 2", "t.toml:8:25: robot 'TUG-100' has the ability 'Flight 2'; expected Flight without a number"},
                   {"Flight", "Evade 2", "t.toml:8:25: robot 'TUG-100' has Evade twice; expected each ability once"},
                   {"Evade 1", "Jet 2", "t.toml:8:13: robot 'TUG-100' has both Flight and Jet; expected one movement kind"},
                   {"ARCING", "ANTI-AIR 0", "t.toml:10:95: " + hook + " has the attribute 'ANTI-AIR 0'; expected ANTI-AIR X, X from 1 to 9"}});
  const auto anti_air = [](const std::string& word) {
    return load_one(with(tug, "ARCING", word)).box.robots.at(0).actions.at(0).attributes[Attribute::anti_air];
  };
  CHECK(anti_air("ANTI-AIR") == 1);
  CHECK(anti_air("ANTI-AIR 2") == 2);
  CHECK(anti_air("ARCING") == 0);
}

TEST_CASE("missing, unknown, mistyped and out-of-range keys name their place", "[decks]") {
  check_each(
      tug,
      {{"energy = 3\n", "", "t.toml:2:1: robot 'TUG-100' lacks 'energy'; expected a whole number from 0 to 9"},
       {"integrity = 4", "integrty = 4\nintegrity = 4",
        "t.toml:7:1: robot 'TUG-100' has an unknown key 'integrty'; expected one of id, make, model, variant, class, movement, energy, integrity, "
        "abilities, effects, actions, commander, faction, number, recipe, source; did you mean 'integrity'?"},
       {"integrity = 4", "integrity = \"4\"", "t.toml:7:13: 'integrity' is a text; expected a whole number from 1 to 20"},
       {"integrity = 4", "integrity = 4.5", "t.toml:7:13: 'integrity' is a decimal number or date; expected a whole number from 1 to 20"},
       {"integrity = 4", "integrity = 21", "t.toml:7:13: 'integrity' is 21; expected a whole number from 1 to 20"},
       {"integrity = 4", "integrity = 0", "t.toml:7:13: 'integrity' is 0; expected a whole number from 1 to 20"},
       {"integrity = 4", "integrity = -9223372036854775808",
        "t.toml:7:13: 'integrity' is -9223372036854775808; expected a whole number from 1 to 20"},
       {"accuracy = 3, hits = \"multi\"", "accuracy = 7, hits = \"multi\"", "t.toml:10:41: 'accuracy' is 7; expected a whole number from 1 to 6"},
       {"cost = 2", "cost = \"Y\"", "t.toml:10:27: 'cost' is 'Y'; expected a whole number from 1 to 9, or \"X\""},
       {"cost = 2, ", "", "t.toml:10:3: " + hook + " lacks 'cost'; expected a whole number from 1 to 9, or \"X\""},
       {"abilities = [\"Evade 1\", \"Flight\"]", "abilities = \"Flight\"", "t.toml:8:13: 'abilities' is a text; expected a list of texts"},
       {"\"Evade 1\", \"Flight\"", "\"Evade 1\", 7", "t.toml:8:25: an item of 'abilities' is a number; expected a list of texts"},
       {"name = \"Hook\"", "name = \"\"", "t.toml:10:12: 'name' is empty; expected a text of 1 to 60 bytes in one line"},
       {"name = \"Hook\"", "name = \"Ho\\u001bok\"",
        "t.toml:10:12: 'name' holds a control character; expected a text of 1 to 60 bytes in one line"}});
}

TEST_CASE("an Action has one effect and reaches somebody", "[decks]") {
  const std::string effects = "; expected one of damage, drain, repair, boost, push, pull, move, dmg, def, acc, eva, self_push, lanzer, burst_star, true_form";
  check_each(tug, {{"pull = 1, ", "", "t.toml:10:3: " + hook + " has no effect" + effects},
                   {"pull = 1", "pull = 1, push = 1", "t.toml:10:77: " + hook + " has a second effect 'push'; expected one effect an Action"},
                   {"pull = 1", "pull = -1", "t.toml:10:67: 'pull' is -1; expected a whole number from 1 to 9"},
                   {"acc = -2", "acc = 0", "t.toml:20:78: 'acc' is 0; expected 1 to 9 for a buff, -1 to -9 for a debuff"},
                   {", range = 4", "", "t.toml:10:3: " + hook + " reaches nobody; expected 'range', 'radius' or both, or the attribute SELF"}});
}

TEST_CASE("a unique Action has no range and no radius", "[decks]") {
  const std::string none = " on a unique Action; expected no range and no radius: the effect says whom it reaches";
  check_each(tug, {{"pull = 1", "lanzer = 3", "t.toml:10:80: 'range'" + none}});
  const Loaded lanzer = load_one(with(with(tug, "pull = 1", "lanzer = 3"), ", range = 4", ""));
  REQUIRE(lanzer.faults.empty());
  CHECK(lanzer.box.robots[0].actions[0].effect == Effect::lanzer);
  CHECK(lanzer.box.robots[0].actions[0].power == 3);
}

TEST_CASE("a combined robot says what forms it, a Basic does not", "[AEG-224][decks]") {
  const std::string expected = "; expected a letter of its Class and a Make, e.g. \"A ARK\", or \"any\"";
  check_each(tug, {{"recipe = \"A TUG\"\n", "", "t.toml:13:1: robot 'TUG-250' lacks 'recipe'" + expected},
                   {"\"A TUG\"", "\"E TUG\"", "t.toml:16:10: the recipe's letter E is not in the Class AG" + expected},
                   {"\"A TUG\"", "\"TUG\"", "t.toml:16:10: 'recipe' is 'TUG'" + expected},
                   {"class = \"A\"", "class = \"A\"\nrecipe = \"any\"",
                    "t.toml:5:10: robot 'TUG-100' is a Basic with a recipe; expected a recipe on combined robots only"}});
  const Loaded any = load_one(with(tug, "\"A TUG\"", "\"any\""));
  REQUIRE(any.faults.empty());
  CHECK(any.box.robots[1].recipe.letter == 0);
}

TEST_CASE("every card says where it comes from", "[decks]") {
  const std::string expected = "source = \"printed\", \"inferred\" or \"house\" here or at the top of the file";
  CHECK(faults_of(with(tug, "source = \"house\"\n", "\n")) ==
        std::vector<std::string>{"t.toml:2:1: robot 'TUG-100' lacks 'source'; expected " + expected,
                                 "t.toml:13:1: robot 'TUG-250' lacks 'source'; expected " + expected});
  check_each(tug,
             {{"\"house\"", "\"hose\"", "t.toml:1:10: 'source' is 'hose'; expected one of printed, inferred, house; did you mean 'house'?"},
              {"\"house\"", "7", "t.toml:1:10: 'source' is a number; expected \"printed\", \"inferred\" or \"house\""}});
  const Loaded mixed = load_one(with(tug, "pull = 1", "pull = 1, source = \"printed\""));
  REQUIRE(mixed.faults.empty());
  CHECK(mixed.box.robots[0].source == Source::house);
  CHECK(mixed.box.robots[0].actions[0].source == Source::printed);
  CHECK(mixed.box.robots[1].actions[0].source == Source::house);
  for (const char* kind : {"drone", "boss", "team", "minion_deck", "board"}) {
    const std::vector<std::string> lines = faults_of("[[" + std::string(kind) + "]]\nid = \"x\"\n");
    CHECK(std::count_if(lines.begin(), lines.end(),
                        [&](const std::string& line) { return line.find("lacks 'source'; expected " + expected) != std::string::npos; }) == 1);
  }
}
