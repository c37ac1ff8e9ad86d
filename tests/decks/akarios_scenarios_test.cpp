// Scenarios, scenario cards, story cards and campaigns: good ones come out as typed, and every kind of mistake is one line with its place.
#include <string>
#include <vector>

#include "tests/decks/akarios_box.h"
#include "tests/decks/variants.h"

using namespace rondo;
using namespace rondo::akarios;
using namespace rondo::tests;

namespace {

const std::string rules =
    "one of enemy-shields, enemy-damage, enemy-hull, asteroid-damage, pilot-stress, pilot-shields, nebula-range, fewer-dice, extra-enemies, "
    "engines-damaged";

const std::string scenario_file = R"(source = "house"
[[scenario]]
word = "pond"
name = "The Pond"
line = "still water"
act = 2
columns = 7
rows = 8
planets = [[3, 3]]
asteroids = [[1, 1], [5, 1]]
nebulae = [[0, 4]]
starts = [[3, 7], [2, 7], [4, 7], [0, 4]]
facing = 5
sparrow = [6, 7]
sparrow_hull = 9
groups = [
  { type = "auto-fighter", spots = [[3, 0], [2, 0]] },
  { type = "auto-bomber", round = 2, squad = 3, facing = 1, spots = [[3, 7]] },
]
goal = "reach"
goal_round = 6
goal_spots = [[3, 0], [1, 1]]
changes = ["asteroid-damage 1"]
)";

const std::string card_file = R"(source = "house"
[[scenario_card]]
word = "fog"
name = "Fog"
line = "one sees little"
count = 3
needs = ["asteroids", "nebulae", "planets", "sparrow", "squad 2", "act 3", "type auto-fighter"]
changes = ["nebula-range -1", "pilot-stress 2"]
[[story]]
word = "rain"
name = "Rain"
deck = "act-2"
line = "wet all day"
changes = ["pilot-shields -2"]
)";

const std::string campaign_file = R"(source = "house"
[[campaign]]
word = "long-way"
name = "The Long Way"
line = "home"
[[campaign.chapters]]
word = "1"
name = "Out"
scenario = "first-patrol"
line = "the gate"
won = "2"
lost = "1"
unlocks = ["drones", "johtee"]
[[campaign.chapters]]
word = "2"
name = "Back"
scenario = "quiet-belt"
lost = "1"
source = "inferred"
)";

/// The faults of a file that lies beside what is shipped.
std::vector<std::string> faults(const std::string& text) {
  std::vector<SourceFile> files = akarios_files();
  files.push_back({"t.toml", text});
  return akarios_faults(files);
}

Loaded beside(const std::string& text) {
  std::vector<SourceFile> files = akarios_files();
  files.push_back({"t.toml", text});
  return load(files);
}

}  // namespace

TEST_CASE("a scenario comes out as typed", "[decks][akarios]") {
  const Loaded loaded = beside(scenario_file);
  REQUIRE(loaded.faults.empty());
  const Scenario& scenario = loaded.box.scenarios.back();
  CHECK(scenario.word == "pond");
  CHECK(scenario.name == "The Pond");
  CHECK(scenario.line == "still water");
  CHECK(scenario.act == 2);
  CHECK(scenario.columns == 7);
  CHECK(scenario.rows == 8);
  CHECK(scenario.planets == std::vector<Spot>{{3, 3}});
  CHECK(scenario.asteroids == std::vector<Spot>{{1, 1}, {5, 1}});
  CHECK(scenario.nebulae == std::vector<Spot>{{0, 4}});
  CHECK(scenario.starts == std::vector<Spot>{{3, 7}, {2, 7}, {4, 7}, {0, 4}});
  CHECK(scenario.facing == 5);
  CHECK(scenario.sparrow == Spot{6, 7});
  CHECK(scenario.sparrow_hull == 9);
  REQUIRE(scenario.groups.size() == 2);
  CHECK(scenario.groups[0].type == "auto-fighter");
  CHECK(scenario.groups[0].round == 0);
  CHECK(scenario.groups[0].squad == 1);
  CHECK(scenario.groups[0].facing == 3);
  CHECK(scenario.groups[0].spots == std::vector<Spot>{{3, 0}, {2, 0}});
  CHECK(scenario.groups[1].round == 2);
  CHECK(scenario.groups[1].squad == 3);
  CHECK(scenario.groups[1].facing == 1);
  CHECK(scenario.groups[1].spots == std::vector<Spot>{{3, 7}});
  CHECK(scenario.goal == Goal::reach);
  CHECK(scenario.goal_round == 6);
  CHECK(scenario.goal_spots == std::vector<Spot>{{3, 0}, {1, 1}});
  REQUIRE(scenario.changes.size() == 1);
  CHECK(scenario.changes[0].rule == Rule::asteroid_damage);
  CHECK(scenario.changes[0].amount == 1);
}

TEST_CASE("mistakes on a scenario's map", "[decks][akarios]") {
  check_each(
      scenario_file,
      {{"columns = 7", "columns = 16", "t.toml:7:11: 'columns' is 16; expected a whole number from 5 to 15"},
       {"act = 2", "act = 4", "t.toml:6:7: 'act' is 4; expected a whole number from 0 to 3"},
       {"planets = [[3, 3]]", "planets = [[3, 8]]",
        "t.toml:9:12: a planet of scenario 'pond' lies off the map; expected [column, row], up to [6, 7]"},
       {"planets = [[3, 3]]", "planets = [[3]]", "t.toml:9:12: a planet of scenario 'pond' lies nowhere; expected [column, row], up to [6, 7]"},
       {"planets = [[3, 3]]", "planets = 3", "t.toml:9:11: 'planets' is a number; expected a list of hexes, [[3, 5], [4, 5]]"},
       {"[[1, 1], [5, 1]]", "[[1, 1], [1, 1], [5, 1]]", "t.toml:10:22: 'asteroids' of scenario 'pond' has the hex [1, 1] twice; expected each once"},
       {"[[1, 1], [5, 1]]", "[[1, 1], [3, 3]]",
        "t.toml:10:22: an asteroid of scenario 'pond' lies at [3, 3], where a planet lies; expected a free hex"},
       {"nebulae = [[0, 4]]", "nebulae = [[5, 1]]",
        "t.toml:11:12: a nebula of scenario 'pond' lies at [5, 1], where an asteroid lies; expected a free hex"},
       {"[4, 7], [0, 4]]", "[4, 7], [5, 1]]", "t.toml:12:35: a start of scenario 'pond' lies at [5, 1], where an asteroid lies; expected a free hex"},
       {"[4, 7], [0, 4]]", "[4, 7], [6, 7]]", "t.toml:12:35: a start of scenario 'pond' lies at [6, 7], where the Sparrow lies; expected a free hex"},
       {"[4, 7], [0, 4]]", "[4, 7]]", "t.toml:12:10: scenario 'pond' has 3 starts; expected four, one for each pilot"},
       {"sparrow = [6, 7]", "sparrow = [3, 3]",
        "t.toml:14:11: the Sparrow of scenario 'pond' lies at [3, 3], where a planet lies; expected a free hex"},
       {"sparrow_hull = 9\n", "", "t.toml:2:1: scenario 'pond' lacks 'sparrow_hull'; expected a whole number from 1 to 60"},
       {"sparrow = [6, 7]\n", "", "t.toml:14:16: scenario 'pond' has a hull for no Sparrow; expected sparrow = [column, row] besides"},
       {"[[3, 0], [2, 0]]", "[[3, 0], [3, 7]]", "t.toml:17:45: a ship of scenario 'pond' lies at [3, 7], where a start lies; expected a free hex"},
       {"[[3, 0], [2, 0]]", "[[3, 0], [5, 1]]",
        "t.toml:17:45: a ship of scenario 'pond' lies at [5, 1], where an asteroid lies; expected a free hex"},
       {"facing = 1, spots = [[3, 7]]", "facing = 1, spots = [[3, 3]]",
        "t.toml:18:70: a ship of scenario 'pond' lies at [3, 3], where a planet lies; expected a free hex"},
       {"facing = 1, spots = [[3, 7]]", "facing = 1, spots = [[6, 7]]",
        "t.toml:18:70: a ship of scenario 'pond' lies at [6, 7], where the Sparrow lies; expected a free hex"},
       {"facing = 1, spots", "facing = 6, spots", "t.toml:18:58: 'facing' is 6; expected a whole number from 0 to 5"}},
      faults);
}

TEST_CASE("mistakes in who fights, and for what", "[decks][akarios]") {
  check_each(
      scenario_file,
      {{"\"auto-fighter\"", "\"auto-figther\"",
        "t.toml:17:12: no enemy type has the word 'auto-figther'; expected the word of a loaded enemy type; did you mean 'auto-fighter'?"},
       {"spots = [[3, 0], [2, 0]]", "spots = []", "t.toml:17:36: a group of scenario 'pond' has no ships; expected one hex or more"},
       {"[[3, 0], [2, 0]]", "[[3, 0], [2, 0], [1, 0], [0, 0], [4, 0], [5, 0]]",
        "t.toml:16:10: scenario 'pond' begins with 6 ships of 'auto-fighter'; expected at most 5"},
       {"goal = \"reach\"", "goal = \"reachh\"", "t.toml:20:8: 'goal' is 'reachh'; expected one of destroy, survive, reach; did you mean 'reach'?"},
       {"goal_spots = [[3, 0], [1, 1]]\n", "", "t.toml:20:8: scenario 'pond' has no hex to reach; expected goal_spots = [[5, 0], …]"},
       {"goal = \"reach\"\ngoal_round = 6\ngoal_spots = [[3, 0], [1, 1]]\n", "goal = \"survive\"\n",
        "t.toml:20:8: scenario 'pond' is to be survived, but never ends; expected goal_round = the last round"},
       {"goal = \"reach\"\n", "", "t.toml:21:14: scenario 'pond' has hexes that nobody must reach; expected goal = \"reach\" besides"},
       {"[1, 1]]\nchanges", "[3, 3]]\nchanges",
        "t.toml:22:23: a hex to reach of scenario 'pond' lies at [3, 3], where a planet lies; expected a free hex"},
       {"goal_round = 6", "goal_round = 31", "t.toml:21:14: 'goal_round' is 31; expected a whole number from 1 to 30"}},
      [](const std::string& text) {
        std::vector<std::string> lines = faults(text);
        // a goal that is not known is no goal to reach
        if (lines.size() == 2 && lines[0].find("'reachh'") != std::string::npos) lines.pop_back();
        return lines;
      });
  const std::string destroy = with(scenario_file, "goal = \"reach\"\ngoal_round = 6\ngoal_spots = [[3, 0], [1, 1]]\n", "");
  CHECK(faults(destroy) == std::vector<std::string>{});
  CHECK(faults(with(destroy, "{ type = \"auto-fighter\",", "{ type = \"auto-fighter\", squad = 2,")) ==
        std::vector<std::string>{"t.toml:16:10: scenario 'pond' is won at once by a squad of one; expected a group of round 0 and squad 1"});
}

TEST_CASE("scenario cards and story cards come out as typed", "[decks][akarios]") {
  const Loaded loaded = beside(card_file);
  REQUIRE(loaded.faults.empty());
  const ScenarioCard& card = loaded.box.scenario_cards.back();
  CHECK(card.word == "fog");
  CHECK(card.count == 3);
  REQUIRE(card.needs.size() == 7);
  CHECK(card.needs[3].need == Need::sparrow);
  CHECK(card.needs[4].need == Need::squad_of);
  CHECK(card.needs[4].number == 2);
  CHECK(card.needs[5].number == 3);
  CHECK(card.needs[6].type == "auto-fighter");
  REQUIRE(card.changes.size() == 2);
  CHECK(card.changes[0].rule == Rule::nebula_range);
  CHECK(card.changes[0].amount == -1);
  CHECK(card.changes[1].rule == Rule::pilot_stress);
  CHECK(card.changes[1].amount == 2);
  const StoryCard& story = loaded.box.story_cards.back();
  CHECK(story.word == "rain");
  CHECK(story.deck == "act-2");
  CHECK(!story.core);
  CHECK(story.line == "wet all day");
  REQUIRE(story.changes.size() == 1);
  CHECK(story.changes[0].amount == -2);
}

TEST_CASE("mistakes on scenario cards and story cards", "[decks][akarios]") {
  const std::string needs = "one of asteroids, nebulae, planets, squad, act, type, sparrow";
  check_each(
      card_file,
      {{"count = 3", "count = 31", "t.toml:6:9: 'count' is 31; expected a whole number from 1 to 30"},
       {"line = \"one sees little\"\n", "", "t.toml:2:1: scenario card 'fog' lacks 'line'; expected a text"},
       {"\"nebulae\"", "\"nebula\"",
        "t.toml:7:23: scenario card 'fog' has an unknown need 'nebula'; expected " + needs + "; did you mean 'nebulae'?"},
       {"\"nebulae\"", "\"nebulae 2\"", "t.toml:7:23: scenario card 'fog' has the need 'nebulae 2'; expected nebulae alone"},
       {"\"squad 2\"", "\"squad 5\"", "t.toml:7:56: scenario card 'fog' has the need 'squad 5'; expected squad and a number from 1 to 4"},
       {"\"act 3\"", "\"act\"", "t.toml:7:67: scenario card 'fog' has the need 'act'; expected act and a number from 1 to 3"},
       {"\"type auto-fighter\"", "\"type fighter\"", "t.toml:7:76: no enemy type has the word 'fighter'; expected the word of a loaded enemy type"},
       {"\"nebula-range -1\"", "\"nebula-rage -1\"",
        "t.toml:8:12: scenario card 'fog' has an unknown change 'nebula-rage -1'; expected " + rules +
            ", and a number; did you mean 'nebula-range'?"},
       {"\"nebula-range -1\"", "\"nebula-range 0\"",
        "t.toml:8:12: scenario card 'fog' has the change 'nebula-range 0'; expected nebula-range and a number from -9 to 9, not 0"},
       {"\"pilot-stress 2\"", "\"pilot-stress -2\"",
        "t.toml:8:31: scenario card 'fog' has the change 'pilot-stress -2'; expected pilot-stress and a number from 1 to 9"},
       {"\"pilot-stress 2\"", "\"nebula-range 2\"",
        "t.toml:8:31: scenario card 'fog' has the change 'nebula-range 2' besides another of the kind; expected each once"},
       {"[\"nebula-range -1\", \"pilot-stress 2\"]", "[]", "t.toml:8:11: scenario card 'fog' changes nothing; expected one change or more"}},
      faults);
}

TEST_CASE("a story card of a deck that is not there is refused", "[decks][akarios][AKA-182]") {
  CHECK(faults(with(card_file, "deck = \"act-2\"", "deck = \"act-4\"")) ==
        std::vector<std::string>{
            "t.toml:12:8: story card 'rain' has an unknown deck 'act-4'; expected one of trauma, act-1, act-2, act-3; did you mean 'act-1'?"});
}

TEST_CASE("a campaign comes out as typed", "[decks][akarios]") {
  const Loaded loaded = beside(campaign_file);
  REQUIRE(loaded.faults.empty());
  const Campaign& campaign = loaded.box.campaigns.back();
  CHECK(campaign.word == "long-way");
  REQUIRE(campaign.chapters.size() == 2);
  const Chapter& first = campaign.chapters[0];
  CHECK(first.word == "1");
  CHECK(first.scenario == "first-patrol");
  CHECK(first.won == "2");
  CHECK(first.lost == "1");
  CHECK(first.unlocks == std::vector<std::string>{"drones", "johtee"});
  CHECK(first.source == Source::house);
  CHECK((!first.act && !first.alone && campaign.aside.empty() && campaign.options.empty()));
  CHECK(campaign.chapters[1].won.empty());
  CHECK(campaign.chapters[1].source == Source::inferred);
}

TEST_CASE("mistakes in a campaign", "[decks][akarios]") {
  check_each(
      campaign_file,
      {{"word = \"2\"", "word = \"1\"", "t.toml:15:8: campaign 'long-way' has two chapters '1'; expected a word of its own for each"},
       {"won = \"2\"", "won = \"3\"", "t.toml:11:7: campaign 'long-way' has no chapter '3'; expected one of 1, 2"},
       {"won = \"2\"\n", "", "t.toml:14:8: campaign 'long-way' never comes to the chapter '2'; expected some chapter that leads to it"},
       {"scenario = \"quiet-belt\"\n", "scenario = \"quiet-belt\"\nwon = \"1\"\n",
        "t.toml:2:1: campaign 'long-way' cannot be won; expected a chapter without 'won'"},
       {"\"quiet-belt\"", "\"quiet-bell\"",
        "t.toml:17:12: no scenario has the word 'quiet-bell'; expected the word of a loaded scenario; did you mean 'quiet-belt'?"},
       {"\"johtee\"]", "\"johtea\"]",
        "t.toml:13:22: chapter '1' of campaign 'long-way' unlocks 'johtea', which nobody waits for; expected one of drones, johtee; did you mean "
        "'johtee'?"},
       {"line = \"the gate\"", "lines = \"the gate\"",
        "t.toml:10:1: chapter '1' of campaign 'long-way' has an unknown key 'lines'; expected one of word, name, scenario, act, alone, line, won, "
        "lost, unlocks, source; did you mean 'line'?"}},
      faults);
  CHECK(faults("[[campaign]]\nword = \"x\"\nname = \"X\"\nsource = \"house\"\nchapters = []\n") ==
        std::vector<std::string>{"t.toml:5:12: campaign 'x' has no chapter; expected one or more"});
}

TEST_CASE("a campaign around another comes out as typed", "[decks][akarios]") {
  const std::string around = with(campaign_file, "line = \"home\"\n", "line = \"home\"\naside = \"automated-asteroid\"\naside_before = \"2\"\n"
                                                                     "options = [\"drones\"]\n");
  const Loaded loaded = beside(with(around, "line = \"the gate\"\n", "act = 0\nalone = true\n"));
  REQUIRE(loaded.faults.empty());
  const Campaign& campaign = loaded.box.campaigns.back();
  CHECK(campaign.aside == "automated-asteroid");
  CHECK(campaign.aside_before == "2");
  CHECK(campaign.options == std::vector<std::string>{"drones"});
  CHECK(campaign.chapters[0].act == 0);
  CHECK(campaign.chapters[0].alone);
  check_each(
      around,
      {{"\"automated-asteroid\"", "\"automated-asteroit\"",
        "t.toml:6:9: no campaign has the word 'automated-asteroit'; expected the word of a loaded campaign; did you mean 'automated-asteroid'?"},
       {"\"automated-asteroid\"", "\"long-patrol\"",
        "t.toml:6:9: campaign 'long-way' cannot be played around 'long-patrol', which is played around another; expected a campaign that fits "
        "inside it"},
       {"before = \"2\"", "before = \"3\"", "t.toml:7:16: campaign 'long-way' has no chapter '3'; expected one of 1, 2"},
       {"aside = \"automated-asteroid\"\n", "", "t.toml:6:16: campaign 'long-way' has 'aside_before', but no 'aside'; expected both"},
       {"[\"drones\"]", "[\"dones\"]",
        "t.toml:8:12: campaign 'long-way' unlocks 'dones', which nobody waits for; expected one of drones, johtee; did you mean 'drones'?"}},
      faults);
  std::string taken = around;
  for (std::size_t at = 0; (at = taken.find("\"2\"", at)) != std::string::npos; at += 6) taken.replace(at, 3, "\"11.1\"");
  CHECK(faults(taken) == std::vector<std::string>{"t.toml:6:9: campaign 'long-way' cannot be played around 'automated-asteroid', which has a chapter "
                                                  "'11.1' too; expected a campaign that fits inside it"});
}

TEST_CASE("a pilot waits for what some campaign unlocks", "[decks][akarios]") {
  const std::string pilot =
      "source = \"house\"\n[[pilot]]\nword = \"lark\"\nname = \"Lark\"\nship = \"Pin\"\nletter = \"L\"\nshields = 1\nhull = 1\nslots = []\n"
      "board = [{ word = \"cruise\", name = \"Cruise\", cost = [\"move\"], steps = [\"move forward\"] }]\nunlocked_by = \"johtee\"\n";
  CHECK(faults(pilot) == std::vector<std::string>{});
  const std::string lost = with(pilot, "\"johtee\"", "\"gate\"");
  CHECK(faults(lost) ==
        std::vector<std::string>{
            "t.toml:11:15: pilot 'lark' waits for 'gate', which no campaign unlocks; expected what some chapter has among its 'unlocks'"});
  CHECK(akarios_faults(lost) == std::vector<std::string>{});  // the files of one battle alone have no campaign
}
