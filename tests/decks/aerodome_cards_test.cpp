// Battle and Auxiliary cards and Stadiums: good ones come out as typed, and every kind of mistake is one line with its place and a way out.
#include <array>
#include <string>
#include <vector>

#include "rules/aerodome/words.h"
#include "tests/decks/aerodome_box.h"
#include "tests/decks/variants.h"

using namespace rondo;
using namespace rondo::aerodome;
using namespace rondo::tests;

namespace {

const std::string every_moment =
    "one of selection start, selection end, reveal start, reveal end, compare start, compare, turn start, turn end, maneuver chosen, maneuver done, "
    "clear pass, collided, enemy maneuver, enemy attack, attack rolled, hit";
const std::string open_moments =
    "one of reveal end, compare start, compare, turn start, turn end, maneuver chosen, maneuver done, clear pass, collided, enemy maneuver, enemy "
    "attack, attack rolled, hit";
const std::string keyword_list =
    "one of AMMO X, BOOST X, BURN X, BURST X, CHARGE, DAZED X, DISORIENT, ELUSIVE, FREEZE X, HELPFUL, INEFFICIENT, LUCKY X, NITRO, PIERCE, "
    "PROFICIENT, PSYCH X, RECOVER X, REND X, STURDY X";
const std::string verbs =
    "one of elusive, nitro, boost, reroll, burst, initiative, draw, recover, burn, freeze, daze, damage, repair, charge, ammo, keywords, flip";
const std::string maneuvers = "one of Straight, Turn, Rotate, Roll, Immelmann";

const std::string card_file = R"(source = "printed"
[[card]]
id = "C1"
name = "Test Loop"
initiative = 4
printed_row = 2
type = "Turn"
archetype = "Speedster"
actions = ["Straight 3 locked", "Turn 2 reactive recover", "Shot 4 aux", "Attack 4 range 2 on 5", "Attack 2d3 range 1 on 3 dazed", "Shot 2 on 3"]
keywords = ["CHARGE", "LUCKY 2", "PSYCH 5-7", "PSYCH 2", "BURN X"]
aux_bar = ["PIERCE"]
x = "charges"
effects = [
  { name = "Gather", when = "hit", verb = "charge", amount = 1 },
  { name = "Spend", when = "compare", verb = "initiative", amount = 2, whom = "opponent", minus = true, may = true, cost = 2 },
  { name = "Roar", when = "maneuver done", verb = "freeze", amount = "X", whom = "opponent", maneuvers = ["Turn", "Roll"] },
  { name = "Grip", when = "turn start", verb = "keywords", keywords = ["PROFICIENT", "BOOST 1"] },
]
initiative_source = "inferred"
face_source = "house"
)";

const std::string aux_file = R"(source = "house"
[[auxiliary]]
id = "A1"
name = "Popgun"
type = "Armament"
archetype = "Gearhead"
only_for = { world = "Ace" }
actions = ["Attack 3 range 2 on 5"]
keywords = ["AMMO 2", "PIERCE"]
[[auxiliary]]
id = "A2"
name = "Flip"
type = "Skill"
action_icon = true
actions = ["Immelmann 2"]
[[auxiliary]]
id = "A3"
name = "Tea"
type = "Instant"
effects = [{ name = "Sip", when = "drawn", verb = "repair", amount = 1 }]
[[auxiliary]]
id = "A4"
name = "Tonic"
type = "Mod"
keywords = ["BURST 1"]
[[auxiliary]]
id = "A5"
name = "Trick"
type = "Skill"
effects = [{ when = "own turn", verb = "elusive" }]
)";

const std::string stadium_file = R"(source = "house"
[[stadium]]
word = "pond"
id = "S1"
name = "Pond"
line = "still water"
centre = true
effects = [
  { name = "Reeds", when = "selection start", verb = "token", every = 2, path = [{ tool = 3, direction = 11 }, { tool = 1, direction = 0 }] },
  { name = "Splash", when = "collided", verb = "burn", amount = 1, once = true },
]
aux = ["P1"]
[[auxiliary]]
id = "P1"
name = "Ducks"
type = "Instant"
stadium = "Pond"
keywords = ["RECOVER 1"]
)";

}  // namespace

TEST_CASE("a Battle card comes out as typed", "[decks][aerodome][ARD-033]") {
  const Loaded loaded = load_aerodome(card_file);
  REQUIRE(texts(loaded.faults) == "");
  const BattleCard& card = loaded.box.cards.at(0);
  CHECK(card.id == "C1");
  CHECK(card.name == "Test Loop");
  CHECK(card.initiative == 4);
  CHECK(card.printed_row == 2);
  CHECK(card.type == Maneuver::turn);
  CHECK(card.archetype == Archetype::speedster);
  CHECK_FALSE(card.signature);
  CHECK(card.source == Source::printed);
  CHECK(card.initiative_source == Source::inferred);
  CHECK(card.face_source == Source::house);
  std::vector<std::string> actions;
  for (const ActionLine& line : card.actions) actions.push_back(line_text(line));
  CHECK(actions == std::vector<std::string>{"Straight 3 locked", "Turn 2 reactive recover", "Shot 4 aux", "Attack 4 range 2 on 5",
                                            "Attack 2d3 range 1 on 3 dazed", "Shot 2 on 3"});
  const ActionLine& d3 = card.actions[4];
  CHECK(d3.family == Family::attack);
  CHECK(d3.number == 2);
  CHECK(d3.d3);
  CHECK(d3.range == 1);
  CHECK(d3.success == 3);
  CHECK(card.actions[2].success == 5);
  CHECK(maneuver_names.size() == 5);
}

TEST_CASE("keywords and effect lines come out as typed", "[decks][aerodome]") {
  const BattleCard card = load_aerodome(card_file).box.cards.at(0);
  CHECK(keyword_words(card.keywords) == std::vector<std::string>{"CHARGE", "LUCKY 2", "PSYCH 2 5-7", "BURN (charges)"});
  CHECK(card.keywords.psych == (1 << 2 | 1 << 5 | 1 << 6 | 1 << 7));
  CHECK(card.keywords[Keyword::burn].of == Measured::charges);
  CHECK(card.aux_bar.has(Keyword::pierce));
  REQUIRE(card.effects.size() == 4);
  CHECK(card.effects[0].when == When::hit);
  CHECK(card.effects[0].verb == EffectVerb::charge);
  const Effect& spend = card.effects[1];
  CHECK(spend.name == "Spend");
  CHECK(spend.verb == EffectVerb::initiative);
  CHECK(spend.amount.number == 2);
  CHECK(spend.whom == Whom::opponent);
  CHECK(spend.minus);
  CHECK(spend.may);
  CHECK_FALSE(spend.once);
  CHECK(spend.cost == 2);
  CHECK(card.effects[2].amount.of == Measured::charges);
  CHECK(card.effects[2].maneuvers == (1 << static_cast<int>(Maneuver::turn) | 1 << static_cast<int>(Maneuver::roll)));
  CHECK(card.effects[3].keywords[Keyword::boost].number == 1);
}

TEST_CASE("mistakes at the head of a Battle card", "[decks][aerodome][ARD-030]") {
  check_each(
      card_file,
      {{"initiative = 4\n", "", "t.toml:2:1: card 'C1' lacks 'initiative'; expected a whole number from 1 to 9"},
       {"id = \"C1\"\n", "", "t.toml:2:1: card lacks 'id'; expected a word of letters, digits and - _ + ."},
       {"initiative = 4", "initiative = 10", "t.toml:5:14: 'initiative' is 10; expected a whole number from 1 to 9"},
       {"printed_row = 2", "printed_row = 0", "t.toml:6:15: 'printed_row' is 0; expected a whole number from 1 to 9"},
       {"\"Turn\"\n", "\"Loop\"\n", "t.toml:7:8: 'type' is 'Loop'; expected " + maneuvers},
       {"\"Turn\"\n", "\"Immelmann\"\n",
        "t.toml:7:8: card 'C1' is of the type Immelmann, but has no such action; expected the main maneuver among its actions"},
       {"\"Speedster\"", "\"Speedsters\"",
        "t.toml:8:13: 'archetype' is 'Speedsters'; expected one of Basic, Daredevil, Gearhead, Sharpshooter, Speedster; did you mean 'Speedster'?"}},
      aerodome_faults);
}

TEST_CASE("mistakes in an action bar", "[decks][aerodome][ARD-014][ARD-032]") {
  check_each(
      card_file,
      {{"\"Straight 3 locked\"", "\"Straight 6\"",
        "t.toml:9:12: the action 'Straight 6' of card 'C1' has the number '6'; expected a speed from 1 to 5"},
       {"\"Straight 3 locked\"", "\"Straigth 3\"",
        "t.toml:9:12: the action 'Straigth 3' of card 'C1' begins with 'Straigth'; expected " + maneuvers +
            ", Shot, Attack; did you mean 'Straight'?"},
       {"\"Straight 3 locked\"", "\"Dive 3\"",
        "t.toml:9:12: the action 'Dive 3' of card 'C1' begins with 'Dive'; expected " + maneuvers + ", Shot, Attack"},
       {"\"Straight 3 locked\"", "\"Straight\"", "t.toml:9:12: the action 'Straight' of card 'C1' has no number; expected a speed from 1 to 5"},
       {"\"Straight 3 locked\"", "\"Straight 3 lockd\"",
        "t.toml:9:12: the action 'Straight 3 lockd' of card 'C1' has the word 'lockd'; expected one of locked, reactive, aux, recover, dazed; did "
        "you mean 'locked'?"},
       {"\"Straight 3 locked\"", "\"Straight 3 locked locked\"",
        "t.toml:9:12: the action 'Straight 3 locked locked' of card 'C1' has the word 'locked' twice; expected each once"},
       {"\"Straight 3 locked\"", "\"Straight 3 on 5\"",
        "t.toml:9:12: the action 'Straight 3 on 5' of card 'C1' has the word 'on'; expected one of locked, reactive, aux, recover, dazed"},
       {"\"Straight 3 locked\"", "3", "t.toml:9:12: an item of 'actions' is a number; expected a list of texts"},
       {"Shot 4 aux", "Shot 4 reactive",
        "t.toml:9:60: the action 'Shot 4 reactive' of card 'C1' is a reactive attack; expected reactive on maneuvers only"},
       {"Shot 4 aux", "Shot 10", "t.toml:9:60: the action 'Shot 10' of card 'C1' has the number '10'; expected dice from 1 to 9"},
       {"Shot 4 aux", "Shot 2d3", "t.toml:9:60: the action 'Shot 2d3' of card 'C1' has the number '2d3'; expected dice from 1 to 9"},
       {"Shot 2 on 3", "Shot 2 on 7", "t.toml:9:132: the action 'Shot 2 on 7' of card 'C1' has no lowest die that succeeds; expected on 1 to on 6"},
       {"Shot 2 on 3", "Shot 2 range 3",
        "t.toml:9:132: the action 'Shot 2 range 3' of card 'C1' has the word 'range'; expected one of locked, reactive, aux, recover, dazed"},
       {"Attack 4 range 2 on 5", "Attack 4 on 5",
        "t.toml:9:74: the action 'Attack 4 on 5' of card 'C1' has no range; expected range 1 to range 5, behind the dice"},
       {"Attack 4 range 2 on 5", "Attack 4 range 6 on 5",
        "t.toml:9:74: the action 'Attack 4 range 6 on 5' of card 'C1' has no range; expected range 1 to range 5, behind the dice"},
       {"Attack 4 range 2 on 5", "Attack 4 range 2",
        "t.toml:9:74: the action 'Attack 4 range 2' of card 'C1' has no lowest die that succeeds; expected on 1 to on 6, behind the range"},
       {"range 1 on 3 dazed", "range 1 on 4",
        "t.toml:9:99: the action 'Attack 2d3 range 1 on 4' of card 'C1' has no lowest die that succeeds; expected on 1 to on 3, behind the range"},
       {"Attack 2d3", "Attack d3", "t.toml:9:99: the action 'Attack d3 range 1 on 3 dazed' of card 'C1' has no number; expected dice from 1 to 9"},
       {"\"Shot 2 on 3\"]", "\"Shot 2 on 3\", \"Shot 1\"]", "t.toml:9:11: 'actions' has 7 items; expected at most 6"}},
      aerodome_faults);
}

TEST_CASE("mistakes in keywords; an unknown one is refused", "[decks][aerodome][ARD-332]") {
  check_each(card_file,
             {{"\"LUCKY 2\"", "\"LUCKI 2\"",
               "t.toml:10:23: card 'C1' has an unknown keyword 'LUCKI 2'; expected " + keyword_list + "; did you mean 'LUCKY X'?"},
              {"\"LUCKY 2\"", "\"SPIN 2\"", "t.toml:10:23: card 'C1' has an unknown keyword 'SPIN 2'; expected " + keyword_list},
              {"\"LUCKY 2\"", "\"LUCKY\"", "t.toml:10:23: card 'C1' has the keyword 'LUCKY'; expected LUCKY and a number from 1 to 9"},
              {"\"LUCKY 2\"", "\"LUCKY 0\"", "t.toml:10:23: card 'C1' has the keyword 'LUCKY 0'; expected LUCKY and a number from 1 to 9"},
              {"\"LUCKY 2\"", "\"LUCKY two\"", "t.toml:10:23: card 'C1' has the keyword 'LUCKY two'; expected LUCKY and a number from 1 to 9"},
              {"\"LUCKY 2\"", "\"PIERCE 2\"", "t.toml:10:23: card 'C1' has the keyword 'PIERCE 2'; expected PIERCE without a number"},
              {"\"LUCKY 2\"", "\"BURN 2\"", "t.toml:10:57: card 'C1' has BURN twice; expected each keyword once"},
              {"\"LUCKY 2\"", "\"AMMO 2\"", "t.toml:10:23: card 'C1' has the keyword 'AMMO 2'; expected AMMO on Armaments"},
              {"\"LUCKY 2\"", "\"lucky 2\"",
               "t.toml:10:23: card 'C1' has an unknown keyword 'lucky 2'; expected " + keyword_list + "; did you mean 'LUCKY X'?"},
              {"\"PSYCH 5-7\"", "\"PSYCH 7-5\"", "t.toml:10:34: card 'C1' has the keyword 'PSYCH 7-5'; expected PSYCH 7 or PSYCH 5-7, from 1 to 9"},
              {"\"PSYCH 5-7\"", "\"PSYCH X\"", "t.toml:10:34: card 'C1' has the keyword 'PSYCH X'; expected PSYCH 7 or PSYCH 5-7, from 1 to 9"},
              {"\"PSYCH 5-7\"", "\"PSYCH 1-3\"", "t.toml:10:47: card 'C1' has 'PSYCH 2' twice; expected each Initiative once"},
              {"\"PIERCE\"", "\"PSYCH 3\"", "t.toml:11:12: card 'C1' has the keyword 'PSYCH 3'; expected PSYCH on Battle cards"},
              {"\"PIERCE\"", "\"CHARGE\"", "t.toml:11:12: card 'C1' has the keyword 'CHARGE'; expected CHARGE on Battle cards and Armaments"}},
             aerodome_faults);
}

TEST_CASE("mistakes in effect lines of a Battle card", "[decks][aerodome]") {
  check_each(
      card_file,
      {{"\"hit\"", "\"attack rolled\"",
        "t.toml:14:29: effect 'Gather' of card 'C1' happens at 'attack rolled', where 'charge' makes no sense; expected one of reveal end, compare "
        "start, compare, turn start, turn end, maneuver done, clear pass, collided, enemy maneuver, enemy attack, hit, end start"},
       {"\"hit\"", "\"reveal start\"",
        "t.toml:14:29: effect 'Gather' of card 'C1' happens at 'reveal start', but stands on a Battle card; expected " + open_moments +
            ", end start"},
       {"\"hit\"", "\"attached\"",
        "t.toml:14:29: effect 'Gather' of card 'C1' happens at 'attached', but stands on a Battle card; expected " + open_moments + ", end start"},
       {"\"compare\"", "\"turn start\"",
        "t.toml:15:28: effect 'Spend' of card 'C1' happens at 'turn start', where 'initiative' makes no sense; expected one of compare start, "
        "compare"},
       {"\"opponent\", minus", "\"enemy\", minus", "t.toml:15:79: 'whom' is 'enemy'; expected one of self, opponent"},
       {"minus = true", "minus = 1", "t.toml:15:99: 'minus' is a number; expected true or false"},
       {"cost = 2", "cost = 10", "t.toml:15:124: 'cost' is 10; expected a whole number from 1 to 9"},
       {"\"maneuver done\"", "\"compare\"", "t.toml:16:100: 'compare' takes no 'maneuvers'"},
       {"[\"Turn\", \"Roll\"]", "[\"Turn\", \"Rol\"]",
        "t.toml:16:115: effect 'Roar' of card 'C1' has an unknown maneuver 'Rol'; expected " + maneuvers + "; did you mean 'Roll'?"},
       {"verb = \"keywords\", keywords = [\"PROFICIENT\", \"BOOST 1\"]", "verb = \"keywords\"",
        "t.toml:17:3: effect 'Grip' of card 'C1' lacks 'keywords'; expected a list of keywords"},
       {"[\"PROFICIENT\", \"BOOST 1\"]", "[]", "t.toml:17:71: effect 'Grip' of card 'C1' gives no keyword; expected a list of keywords"},
       {"[\"PROFICIENT\", \"BOOST 1\"]", "[\"CHARGE\"]",
        "t.toml:17:72: effect 'Grip' of card 'C1' has the keyword 'CHARGE'; expected CHARGE on Battle cards and Armaments"},
       {"name = \"Spend\"", "name = \"Gather\"", "t.toml:15:3: card 'C1' has two effects 'Gather'; expected a name of its own for each"},
       {"verb = \"freeze\"", "verb = \"freez\"", "t.toml:16:51: 'verb' is 'freez'; expected " + verbs + "; did you mean 'freeze'?"},
       {"  { name = \"Grip\"", "  { when = \"hit\", verb = \"nitro\" },\n  { name = \"Grip\"",
        "t.toml:13:11: 'effects' has 5 items; expected at most 4"}},
      aerodome_faults);
}

TEST_CASE("Auxiliary cards come out as typed", "[decks][aerodome][ARD-041][ARD-047]") {
  const Loaded loaded = load_aerodome(aux_file);
  REQUIRE(texts(loaded.faults) == "");
  const std::vector<AuxCard>& cards = loaded.box.aux_cards;
  REQUIRE(cards.size() == 5);
  CHECK(aux_type_names.size() == 4);
  CHECK(cards[0].type == AuxType::armament);
  CHECK(cards[0].archetype == Archetype::gearhead);
  CHECK(cards[0].only_for.world == World::ace);
  CHECK_FALSE(cards[0].replaces);
  CHECK(cards[0].keywords[Keyword::ammo].number == 2);
  CHECK(cards[1].replaces);
  CHECK(cards[1].actions.at(0).maneuver == Maneuver::immelmann);
  CHECK(cards[2].effects.at(0).when == When::drawn);
  CHECK(cards[3].keywords[Keyword::burst].number == 1);
  CHECK(cards[4].effects.at(0).name == "elusive");
}

TEST_CASE("mistakes on Auxiliary cards", "[decks][aerodome][ARD-041]") {
  check_each(
      aux_file,
      {{"type = \"Armament\"\n", "", "t.toml:2:1: Auxiliary 'A1' lacks 'type'; expected one of Armament, Skill, Instant, Mod"},
       {"\"Armament\"", "\"Arms\"", "t.toml:5:8: 'type' is 'Arms'; expected one of Armament, Skill, Instant, Mod"},
       {"\"Attack 3 range 2 on 5\"", "\"Straight 3\"",
        "t.toml:8:11: Auxiliary 'A1' is an Armament without its one attack; expected one Shot or Attack among its actions"},
       {"\"Attack 3 range 2 on 5\"", "\"Shot 2\", \"Shot 2\"",
        "t.toml:8:11: Auxiliary 'A1' is an Armament without its one attack; expected one Shot or Attack among its actions"},
       {"actions = [\"Attack 3 range 2 on 5\"]\n", "",
        "t.toml:2:1: Auxiliary 'A1' is an Armament without its one attack; expected one Shot or Attack among its actions"},
       {"\"AMMO 2\", ", "", "t.toml:2:1: Auxiliary 'A1' is an Armament that never holds Ammo; expected AMMO and a number among its keywords"},
       {"\"AMMO 2\"", "\"AMMO X\"", "t.toml:9:13: Auxiliary 'A1' has the keyword 'AMMO X'; expected AMMO and a number from 1 to 9"},
       {"\"PIERCE\"]\n", "\"PIERCE\"]\naction_icon = true\n",
        "t.toml:10:15: Auxiliary 'A1' has an Action icon; expected action_icon on Skills and Mods only"},
       {"\"PIERCE\"]\n", "\"PIERCE\"]\neffects = [{ when = \"attached\", verb = \"ammo\", amount = 1 }]\n",
        "t.toml:10:11: Auxiliary 'A1' is an Armament with effects; expected keywords, which hold for its actions"},
       {"actions = [\"Immelmann 2\"]\n", "", "t.toml:10:1: Auxiliary 'A2' has an Action icon, but no action; expected one to six"},
       {"action_icon = true\n", "",
        "t.toml:14:11: Auxiliary 'A2' is an Auxiliary without an Action icon with actions; expected effects, or action_icon = true on a Skill or Mod "
        "that replaces an action"},
       {"[\"Immelmann 2\"]", "[\"Immelmann 2\"]\neffects = [{ when = \"hit\", verb = \"nitro\" }]",
        "t.toml:16:11: Auxiliary 'A2' is an Auxiliary with an Action icon with effects; expected keywords, which hold for its actions"},
       {"\"drawn\"", "\"own turn\"",
        "t.toml:20:35: effect 'Sip' of Auxiliary 'A3' happens at 'own turn', but stands on an Instant; expected one of drawn"},
       {"verb = \"repair\", amount", "verb = \"draw\", amount",
        "t.toml:20:35: effect 'Sip' of Auxiliary 'A3' has the verb 'draw', but stands on an Instant; expected another verb"},
       {"\"own turn\"", "\"hit\"",
        "t.toml:30:21: effect of Auxiliary 'A5' happens at 'hit', but stands on an Auxiliary without an Action icon; expected one of own turn"},
       {"effects = [{ name = \"Sip\", when = \"drawn\", verb = \"repair\", amount = 1 }]\n", "",
        "t.toml:16:1: Auxiliary 'A3' does nothing; expected effects or keywords"},
       {"effects = [{ name = \"Sip\", when = \"drawn\", verb = \"repair\", amount = 1 }]\n", "keywords = [\"BURST 1\"]\n",
        "t.toml:20:12: Auxiliary 'A3' is an Instant with keywords; expected RECOVER alone, or effects"},
       {"keywords = [\"BURST 1\"]\n", "", "t.toml:21:1: Auxiliary 'A4' does nothing; expected effects or keywords"},
       {"keywords = [\"BURST 1\"]\n", "actions = [\"Shot 2\"]\nkeywords = [\"BURST 1\"]\n",
        "t.toml:25:11: Auxiliary 'A4' is an Auxiliary without an Action icon with actions; expected effects, or action_icon = true on a Skill or Mod "
        "that replaces an action"},
       {"verb = \"elusive\" }]\n", "verb = \"elusive\" }]\nkeywords = [\"BURST 1\"]\n",
        "t.toml:31:12: Auxiliary 'A5' is an Auxiliary without an Action icon with keywords; expected effects, or keywords on a Mod"},
       {"\"own turn\", verb = \"elusive\"", "\"own turn\", verb = \"elusive\", once = true",
        "t.toml:30:58: effect of Auxiliary 'A5' happens once a round, but its card is gone after one use; expected no 'once'"},
       {"verb = \"elusive\" }]\n", "verb = \"keywords\", keywords = [\"PIERCE\"] }]\n",
        "t.toml:30:21: effect of Auxiliary 'A5' has the verb 'keywords', but stands on an Auxiliary without an Action icon; expected another verb"},
       {"\"BURST 1\"]\n", "\"BURST X\"]\nx = \"charges\"\n",
        "t.toml:26:5: 'x' is 'charges' on Auxiliary 'A4', which never holds any; expected a Battle card with CHARGE, or another x"},
       {"id = \"A2\"", "id = \"a1\"", "t.toml:11:6: Auxiliary id 'a1' is taken by 'A1' at t.toml:3:6; expected an id of its own"},
       {"world = \"Ace\"", "wrld = \"Ace\"",
        "t.toml:7:14: 'only_for' of Auxiliary 'A1' has an unknown key 'wrld'; expected one of pilot, world, type; did you mean 'world'?"},
       {"{ world = \"Ace\" }", "{}", "t.toml:7:12: 'only_for' of Auxiliary 'A1' is empty; expected pilot, world or type"},
       {"{ world = \"Ace\" }", "\"Ace\"",
        "t.toml:7:12: 'only_for' is a text; expected { pilot = \"…\", world = \"…\", type = \"…\" }, at least one of them"}},
      aerodome_faults);
}

TEST_CASE("a Stadium comes out as typed", "[decks][aerodome]") {
  const Loaded loaded = load_aerodome(stadium_file);
  REQUIRE(texts(loaded.faults) == "");
  const Stadium& stadium = loaded.box.stadiums.at(0);
  CHECK(stadium.word == "pond");
  CHECK(stadium.id == "S1");
  CHECK(stadium.line == "still water");
  CHECK(stadium.centre);
  CHECK(stadium.aux == std::vector<std::string>{"P1"});
  REQUIRE(stadium.effects.size() == 2);
  CHECK(stadium.effects[0].verb == EffectVerb::token);
  CHECK(stadium.effects[0].every == 2);
  CHECK(stadium.effects[0].path == std::vector<Step>{{3, 11}, {1, 0}});
  CHECK(stadium.effects[1].every == 1);
  CHECK(stadium.effects[1].once);
}

TEST_CASE("mistakes on a Stadium", "[decks][aerodome]") {
  check_each(
      stadium_file,
      {{"id = \"S1\"\n", "", "t.toml:2:1: stadium 'pond' lacks 'id'; expected a word of letters, digits and - _ + ."},
       {"name = \"Pond\"", "name = \"Ponds\"",
        "t.toml:17:11: no stadium has the name 'Pond'; expected the name of a loaded stadium; did you mean 'Ponds'?"},
       {"centre = true", "centre = \"yes\"", "t.toml:7:10: 'centre' is a text; expected true or false"},
       {"tool = 3", "tool = 6", "t.toml:9:91: 'tool' is 6; expected a whole number from 1 to 5"},
       {"direction = 11", "direction = 12", "t.toml:9:106: 'direction' is 12; expected a whole number from 0 to 11"},
       {", path = [{ tool = 3, direction = 11 }, { tool = 1, direction = 0 }]", "",
        "t.toml:9:3: effect 'Reeds' of stadium 'pond' lacks 'path'; expected a list of { tool = 1 to 5, direction = 0 to 11 }, empty for the centre"},
       {"\"selection start\"", "\"turn start\"",
        "t.toml:9:28: effect 'Reeds' of stadium 'pond' happens at 'turn start', where 'token' makes no sense; expected one of selection start"},
       {"every = 2", "may = true", "t.toml:9:69: 'token' takes no 'may'"},
       {"once = true", "every = 2", "t.toml:10:76: effect 'Splash' of stadium 'pond' has an 'every'; expected 'every' on a Stadium's tokens only"},
       {"amount = 1, once = true", "amount = 1, path = []", "t.toml:10:75: 'burn' takes no 'path'"},
       {"\"collided\"", "\"own turn\"",
        "t.toml:10:29: effect 'Splash' of stadium 'pond' happens at 'own turn', but stands on a Stadium; expected " + every_moment + ", end start"},
       {"\"burn\", amount = 1", "\"burn\", amount = \"X\"",
        "t.toml:10:65: effect 'Splash' of stadium 'pond' says X, which nothing defines; expected x = \"own burn\" or the like on the card"},
       {"[\"P1\"]", "[\"P2\"]", "t.toml:12:8: no Auxiliary has the id 'P2'; expected the id of a loaded Auxiliary; did you mean 'P1'?"},
       {"\"burn\"", "\"bunr\"", "t.toml:10:48: 'verb' is 'bunr'; expected " + verbs + ", token; did you mean 'burn'?"},
       {"{ tool = 1, direction", "{ tol = 1, direction",
        "t.toml:9:114: a step of effect 'Reeds' of stadium 'pond' has an unknown key 'tol'; expected one of tool, direction; did you mean 'tool'?"}},
      aerodome_faults);
}

TEST_CASE("stadiums of one name need ids of their own", "[decks][aerodome][ARD-064]") {
  const std::string other =
      with(with(with(stadium_file, "\"pond\"", "\"pond-2\""), "\"S1\"", "\"S2\""), "[[auxiliary]]\nid = \"P1\"", "[[auxiliary]]\nid = \"P2\"");
  CHECK(texts(load(std::vector<SourceFile>{{"a.toml", stadium_file}, {"b.toml", other}}).faults) == "");
  CHECK(texts(load(std::vector<SourceFile>{{"a.toml", stadium_file}, {"b.toml", with(other, "\"S2\"", "\"S1\"")}}).faults) ==
        "b.toml:4:6: stadium id 'S1' is taken by 'S1' at a.toml:4:6; expected an id of its own\n");
}
