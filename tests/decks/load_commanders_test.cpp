// Commander abilities and Machineless Commanders in data files: whose they are, and where they may stand.
#include <string>
#include <vector>

#include "tests/decks/broken.h"

using namespace rondo;
using namespace rondo::aegis;
using namespace rondo::tests;

namespace {

using Texts = std::vector<std::string>;

std::string led_file() {
  return with(tug, "integrity = 4\nabilities = [\"Evade 1\", \"Flight\"]", "integrity = 4\ncommander = \"Ann\"\nabilities = [\"Jetjump\"]");
}
const std::string card = R"(source = "house"
[[commander]]
id = "moss"
name = "Old Moss"
abilities = ["Override", "Long Arm of the Law"]
)";
const std::string such = "; expected such abilities on robots with a 'commander' and on [[commander]] cards";
const std::string names =
    "one or more of Aether Waltz, Aether Wind, Authority, Authority+, Excavate, False Army, Jetjump, Long Arm of the Law, Override";

}  // namespace

TEST_CASE("Commander abilities stand on Commander robots only", "[AEG-201][AEG-533][decks]") {
  const std::string led = led_file();
  const Loaded loaded = load_one(led);
  REQUIRE(loaded.faults.empty());
  CHECK(loaded.box.robots[0].abilities.has(Ability::jetjump));
  CHECK(faults_of(with(led, "commander = \"Ann\"\n", "")) ==
        Texts{"t.toml:8:13: robot 'TUG-100' has the Commander ability 'Jetjump' without a Commander" + such});
  const std::string drone = "source = \"house\"\n[[drone]]\nid = \"A-B\"\nmovement = 0\nenergy = 0\nintegrity = 1\nabilities = [\"Aether Wind\"]\n";
  CHECK(faults_of(drone) == Texts{"t.toml:7:13: Drone 'A-B' has the Commander ability 'Aether Wind' without a Commander" + such});
}

TEST_CASE("each Commander ability belongs to one Commander", "[AEG-533][decks]") {
  const std::string led = led_file();
  const std::string second = "\n[[commander]]\nid = \"moss\"\nname = \"Old Moss\"\nabilities = [\"Jetjump\"]\n";
  const std::string fault = "Jetjump is an ability of 'Old Moss' here and of 'Ann' at ";
  const std::string expected = "; expected one Commander for each Commander ability";
  SECTION("within a file") { CHECK(faults_of(led + second) == Texts{"t.toml:26:13: " + fault + "t.toml:9:13" + expected}); }
  SECTION("the same Commander's card and robots may share it") { CHECK(faults_of(led + with(second, "Old Moss", "Ann")).empty()); }
  SECTION("over all files, as far as it is printed") {
    const std::string printed = "source = \"printed\"" + second;
    CHECK(faults_of({{"a.toml", with(led, "\"house\"", "\"printed\"")}, {"b.toml", printed}}) ==
          Texts{"b.toml:5:13: " + fault + "a.toml:9:13" + expected});
    CHECK(faults_of({{"a.toml", led}, {"b.toml", printed}}).empty());  // a house Commander may have it as well
  }
}

TEST_CASE("a Machineless Commander's card comes out as typed", "[AEG-204][decks]") {
  const Loaded loaded = load_one(card);
  REQUIRE(loaded.faults.empty());
  REQUIRE(loaded.box.commanders.size() == 1);
  CHECK(loaded.box.commanders[0].id == "moss");
  CHECK(loaded.box.commanders[0].name == "Old Moss");
  CHECK(loaded.box.commanders[0].abilities.has(Ability::override));
  CHECK(loaded.box.commanders[0].abilities.has(Ability::long_arm));
  check_each(card, {{"\"Override\"", "\"Beacon\"", "t.toml:5:13: Commander 'moss' has the ability 'Beacon'; expected " + names},
                    {"[\"Override\", \"Long Arm of the Law\"]", "[]", "t.toml:5:13: Commander 'moss' has no ability; expected " + names},
                    {"name = \"Old Moss\"\n", "", "t.toml:2:1: Commander 'moss' lacks 'name'; expected a text"}});
}

TEST_CASE("a team says which Commander goes on which Basic", "[AEG-204][decks]") {
  const std::string team = card + with(tug, "source = \"house\"\n", "") +
                           "\n[[team]]\nid = \"t\"\nname = \"T\"\nbasics = [\"TUG-100\"]\nattach = { commander = \"moss\", robot = \"TUG-100\" }\n";
  const Loaded loaded = load_one(team);
  REQUIRE(loaded.faults.empty());
  REQUIRE(loaded.box.teams[0].attach.has_value());
  CHECK(loaded.box.teams[0].attach->commander == "moss");
  CHECK(loaded.box.teams[0].attach->robot == "TUG-100");
  const auto line = [&](const std::string& from, const std::string& to) { return faults_of(with(team, from, to)).at(0); };
  CHECK(line("commander = \"moss\"", "commander = \"mos\"") ==
        "t.toml:30:24: no Commander has the id 'mos'; expected the id of a loaded Commander; did you mean 'moss'?");
  CHECK(line(", robot = \"TUG-100\"", "") == "t.toml:30:10: 'attach' of team 't' lacks 'robot'; expected a word of letters, digits and - _ + .");
}
