// Effect lines and the ability keywords that are effect lines: good ones come out as typed, senseless ones are one line that says what
// would make sense.
#include <string>
#include <vector>

#include "decks/aegis/effect_line.h"
#include "tests/decks/broken.h"

using namespace rondo;
using namespace rondo::aegis;
using namespace rondo::tests;

namespace {

const std::string drone = "source = \"house\"\n[[drone]]\nid = \"BUOY-Drone\"\nmovement = 1\nenergy = 0\nintegrity = 2\n";

/// A Duo with these lines in `abilities` and `effects`; both stand on lines 15 and 16.
std::string duo(const std::string& abilities, const std::string& effects, const std::string& heading = "class = \"AG\"\nrecipe = \"any\"\n") {
  return drone + "[[robot]]\nid = \"TUG-250\"\n" + heading +
         "movement = 3\nenergy = 5\nintegrity = 6\nactions = [{ name = \"Wave\", cost = 2, accuracy = 3, hits = \"multi\", damage = 1, range = 2 }]\n" +
         "abilities = [" + abilities + "]\neffects = [" + effects + "]\n";
}
std::string basic(const std::string& abilities, const std::string& effects) { return duo(abilities, effects, "class = \"A\"\nnumber = 7\n"); }

/// The only fault of a Duo with this effect line, without its place.
std::string fault_of(const std::string& effect, const std::string& abilities = "") {
  const std::vector<std::string> faults = faults_of(duo(abilities, effect));
  REQUIRE(faults.size() == 1);
  return faults[0].substr(faults[0].find(": ") + 2);
}

}  // namespace

TEST_CASE("effect lines come out as typed", "[decks]") {
  const Loaded loaded = load_one(duo("\"Refuel\"", R"({ name = "Tide", when = "formed", verb = "rust", whom = "enemies", within = 3 },
    { when = "hit", verb = "blaze", whom = "target", amount = 2, optional = true },
    { name = "Go", when = "component", verb = "move", whom = "one_ally", amount = "movement", straight = true },
    { when = "damaged", verb = "drone", drone = "BUOY-Drone", away = 2, amount = 3 },
    { when = "recharge", verb = "energy", amount = "output" },
    { when = "missed", verb = "acc", whom = "one_enemy", amount = -2 },
    { when = "destroyed", verb = "damage", amount = 2 },)"));
  for (const Fault& fault : loaded.faults) UNSCOPED_INFO(fault.text());
  REQUIRE(loaded.faults.empty());
  const std::vector<EffectLine>& lines = loaded.box.robots.front().effects;
  REQUIRE(lines.size() == 8);
  CHECK(lines[0].keyword);
  CHECK(lines[0].name == "Refuel");
  CHECK(lines[1].name == "Tide");
  CHECK_FALSE(lines[1].keyword);
  CHECK(lines[1].when == When::formed);
  CHECK(lines[1].verb == EffectVerb::rust);
  CHECK(lines[1].whom == Whom::enemies);
  CHECK(lines[1].within == 3);
  CHECK(lines[2].name == "blaze");
  CHECK(lines[2].amount == 2);
  CHECK(lines[2].optional);
  CHECK(lines[3].measure == Amount::movement);
  CHECK(lines[3].straight);
  CHECK(lines[4].drone == "BUOY-Drone");
  CHECK(lines[4].away == 2);
  CHECK(lines[4].amount == 3);
  CHECK(lines[5].measure == Amount::output);
  CHECK(lines[6].amount == -2);
  CHECK(lines[7].whom == Whom::enemies);  // left out
  CHECK(lines[7].within == 0);
}

TEST_CASE("keywords with operands", "[AEG-575][decks]") {
  const auto line = [](const std::string& text) { return spelled_keyword(text).line.value(); };
  CHECK(line("Combine[Rust]").verb == EffectVerb::rust);
  CHECK(line("Combine[Rust]").when == When::component);
  CHECK(line("Combine[BLAZE]").name == "Combine[Blaze]");
  CHECK(line("Combine[GAN,2]").drone == "GAN");
  CHECK(line("Combine[GAN,2]").away == 2);
  CHECK(line("Combine[GAN-Drone, 3]").name == "Combine[GAN-Drone, 3]");
  CHECK(line("Deploy GAN-Drone").when == When::damaged);
  CHECK(line("Deploy GAN-Drone").drone == "GAN-Drone");
  CHECK(line("Refuel").measure == Amount::output);
  for (const char* wrong : {"Combine", "Combine[]", "Combine[Stun]", "Combine[GAN-Drone, 0]", "Combine[GAN-Drone, x]", "Combine[Rust", "Deploy", "Deploy GAN Drone", "Refuel 2", "Refuels"}) {
    INFO(wrong);
    CHECK_FALSE(spelled_keyword(wrong).line);
  }
  const std::string robot = "t.toml:15:14: robot 'TUG-250' has ";
  const auto fault = [](const std::string& abilities) { return faults_of(duo(abilities, "")); };
  const std::vector<std::string> none;
  CHECK(fault("\"Deploy BUOY-Drone\", \"Combine[BUOY-Drone, 2]\", \"Combine[Rust]\", \"Combine[Blaze]\"") == none);
  CHECK(fault("\"Deploy\"") == std::vector<std::string>{robot + "the ability 'Deploy'; expected Deploy DRONE"});
  CHECK(fault("\"Combine[Stun]\"") ==
        std::vector<std::string>{robot + "the ability 'Combine[Stun]'; expected Combine[STATUS] or Combine[DRONE, DISTANCE], STATUS out of Blaze, Rust, Quell, "
                                         "Disarm, Flicker"});
  CHECK(fault("\"Deploy BOUY-Drone\"") ==
        std::vector<std::string>{"t.toml:15:14: no Drone has the id 'BOUY-Drone'; expected the id of a loaded Drone; did you mean 'BUOY-Drone'?"});
  CHECK(fault("\"Deploy TUG-250\"") == std::vector<std::string>{"t.toml:15:14: no Drone has the id 'TUG-250'; expected the id of a loaded Drone"});
  CHECK(fault("\"Refuel\", \"Refuel\"") == std::vector<std::string>{"t.toml:15:24: robot 'TUG-250' has Refuel twice; expected each ability once"});
}

TEST_CASE("Splash Damage and Drain are labels, not abilities", "[AEG-502][decks]") {
  const auto fault = [](const std::string& word) { return faults_of(duo("\"" + word + "\"", "")); };
  CHECK(fault("Splash Damage") == std::vector<std::string>{"t.toml:15:14: robot 'TUG-250' has an unknown ability 'Splash Damage'; expected the Action's "
                                                           "range and radius: the words are a label without a rule of its own"});
  CHECK(fault("Drain") == std::vector<std::string>{"t.toml:15:14: robot 'TUG-250' has an unknown ability 'Drain'; expected the Action's drain: the word is "
                                                   "a label without a rule of its own"});
}

TEST_CASE("unknown words and operands out of range in effect lines", "[decks]") {
  CHECK(fault_of("{ verb = \"rust\" }") ==
        "effect of robot 'TUG-250' lacks 'when'; expected one of formed, component, damaged, destroyed, hit, missed, activated, recharge");
  CHECK(fault_of("{ when = \"fromed\", verb = \"rust\" }") ==
        "'when' is 'fromed'; expected one of formed, component, damaged, destroyed, hit, missed, activated, recharge; did you mean 'formed'?");
  CHECK(fault_of("{ when = \"formed\", verb = \"rust\", whom = \"everyone\" }") ==
        "'whom' is 'everyone'; expected one of self, new_robot, allies, other_allies, enemies, all, one_ally, other_ally, one_enemy, one_robot, "
        "other_robot, target");
  CHECK(fault_of("{ when = \"formed\", verb = \"repair\", amount = 1 }").starts_with("effect of robot 'TUG-250' lacks 'whom'; expected one of self,"));
  CHECK(fault_of("{ when = \"formed\", verb = \"damage\", amount = 10 }") == "'amount' is 10; expected a whole number from 1 to 9");
  CHECK(fault_of("{ when = \"formed\", verb = \"dmg\", whom = \"self\", amount = 0 }") == "'amount' is 0; expected 1 to 9 for a buff, -1 to -9 for a debuff");
  CHECK(fault_of("{ when = \"formed\", verb = \"energy\", amount = \"movement\" }") ==
        "'amount' is 'movement'; expected a whole number from 1 to 9, or \"output\"");
  CHECK(fault_of("{ when = \"formed\", verb = \"rust\", amount = 1 }") == "'rust' takes no 'amount'");
  CHECK(fault_of("{ when = \"formed\", verb = \"rust\", within = 21 }") == "'within' is 21; expected a whole number from 1 to 20");
  CHECK(fault_of("{ when = \"formed\", verb = \"dmg\", amount = 1, whom = \"self\", within = 2 }") == "'self' takes no 'within'");
  CHECK(fault_of("{ when = \"formed\", verb = \"energy\", amount = 1, whom = \"self\" }") == "'energy' takes no 'whom'");
  CHECK(fault_of("{ when = \"formed\", verb = \"scorch\", amount = 1, whom = \"all\" }") == "'scorch' takes no 'whom'");
  CHECK(fault_of("{ when = \"formed\", verb = \"rust\", drone = \"BUOY-Drone\" }") == "'rust' takes no 'drone'");
  CHECK(fault_of("{ when = \"formed\", verb = \"drone\", drone = \"BUOY-Drone\" }") ==
        "effect of robot 'TUG-250' lacks 'away'; expected a whole number from 1 to 20");
  CHECK(fault_of("{ when = \"formed\", verb = \"drone\", drone = \"BUOY-Drone\", away = 1, amount = 5 }") ==
        "'amount' is 5; expected a whole number from 1 to 4");
  CHECK(fault_of("{ when = \"formed\", verb = \"drone\", drone = \"X\", away = 1 }") ==
        "no Drone has the id 'X'; expected the id of a loaded Drone");
  CHECK(fault_of("{ when = \"formed\", verb = \"rust\", wihtin = 2 }").ends_with("did you mean 'within'?"));
}

TEST_CASE("lines that make no sense say what would", "[decks]") {
  const std::string has = "effect of robot 'TUG-250' has ";
  CHECK(fault_of("{ when = \"component\", verb = \"dmg\", whom = \"self\", amount = 1 }") ==
        has + "'self' on a component line; expected 'new_robot' for the one it lies beneath");
  CHECK(fault_of("{ when = \"destroyed\", verb = \"dmg\", whom = \"self\", amount = 1 }") ==
        has + "'self' when it is destroyed; expected somebody who is still there");
  CHECK(fault_of("{ when = \"formed\", verb = \"dmg\", whom = \"new_robot\", amount = 1 }") ==
        has + "'new_robot' away from a component line; expected when = \"component\", or 'self'");
  CHECK(fault_of("{ when = \"formed\", verb = \"rust\", whom = \"target\" }") == has + "'target' without an Action; expected when = \"hit\" or \"missed\"");
  CHECK(fault_of("{ when = \"hit\", verb = \"activate\", whom = \"self\" }") ==
        has + "'activate' at that moment; expected when = \"formed\" or \"component\"");
  CHECK(fault_of("{ when = \"formed\", verb = \"activate\", whom = \"one_ally\" }") ==
        has + "'one_ally' with 'activate'; expected 'self' or 'new_robot'");
  CHECK(fault_of("{ when = \"component\", verb = \"combine_actions\" }") == has + "'combine_actions' at that moment; expected when = \"formed\"");
  CHECK(fault_of("{ when = \"formed\", verb = \"use_actions\", whom = \"one_enemy\" }") ==
        has + "'one_enemy' with 'use_actions'; expected robots of its own side");
  CHECK(fault_of("{ when = \"formed\", verb = \"move\", whom = \"one_enemy\", amount = \"movement\" }") ==
        has + "'one_enemy' with 'move'; expected robots of its own side");
  CHECK(fault_of("{ when = \"formed\", verb = \"move\", whom = \"self\", amount = 2, straight = true }") ==
        has + "'straight' without a move of its own; expected verb = \"move\", amount = \"movement\"");
  CHECK(fault_of("{ when = \"damaged\", verb = \"summon\", amount = 1 }") == has + "'summon' on a robot; expected a boss's card");
  CHECK(fault_of("{ when = \"hit\", verb = \"rust\", name = \"A\" }, { when = \"hit\", verb = \"quell\", name = \"A\" }") ==
        "robot 'TUG-250' has two effects 'A'; expected a name of its own for each");
  std::string many;
  for (int i = 0; i < 8; ++i) many += "{ when = \"hit\", verb = \"rust\", name = \"" + std::to_string(i) + "\" },";
  CHECK(fault_of(many, "\"Refuel\"") == "robot 'TUG-250' has 9 effects, keywords included; expected at most 8");
  std::string components;
  for (int i = 0; i < 5; ++i) components += "{ when = \"component\", verb = \"rust\", name = \"" + std::to_string(i) + "\" },";
  CHECK(fault_of(components) == "robot 'TUG-250' has 5 effects as a component; expected at most 4");
}

TEST_CASE("moments that a card never has", "[decks]") {
  CHECK(faults_of(basic("\"Refuel\"", "")) ==
        std::vector<std::string>{"t.toml:15:13: robot 'TUG-250' has the ability 'Refuel': 'formed' on a Basic, which is never formed; expected component, or "
                                 "a combined robot"});
  CHECK(faults_of(basic("\"Combine Fuel\"", "{ when = \"hit\", verb = \"rust\" }")).empty());
  CHECK(faults_of(drone + "effects = [{ when = \"component\", verb = \"rust\" }]\n") ==
        std::vector<std::string>{"t.toml:7:12: effect of Drone 'BUOY-Drone' has 'component' on a Drone, which is never part of a combine; expected another "
                                 "moment"});
}
