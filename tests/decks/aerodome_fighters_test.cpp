// Fighters, hands, squadrons and the sizes of pieces: good ones come out as typed, and every kind of mistake is one line with its place.
#include <string>
#include <vector>

#include "tests/decks/aerodome_box.h"
#include "tests/decks/variants.h"

using namespace rondo;
using namespace rondo::aerodome;
using namespace rondo::tests;

namespace {

const std::string every_moment =
    "one of selection start, selection end, reveal start, reveal end, compare start, compare, turn start, turn end, maneuver chosen, maneuver done, "
    "clear pass, collided, enemy maneuver, enemy attack, attack rolled, hit";
const std::string verbs =
    "one of elusive, nitro, boost, reroll, burst, initiative, draw, recover, burn, freeze, daze, damage, repair, charge, ammo, keywords, flip";
const std::string worlds = "one of Ace, Futuria, Martaga, Star Lancer";
const std::string maneuvers = "one of Straight, Turn, Rotate, Roll, Immelmann";

const std::string fighter_file = R"(source = "house"
[[fighter]]
word = "wren"
id = "F1"
rank = "Lt."
name = "Wren Hollow"
call_sign = "Thimble"
archetype = "Speedster"
world = "Ace"
type = "Moth"
bar = { Straight = 3, Turn = 3, Rotate = 1, Roll = 1, Immelmann = 3 }
x = "own burn"
effects = [{ name = "Hot Head", when = "turn start", verb = "burst", amount = "X", once = true, may = true }]
side_b = "Linnet"
side_b_effects = [{ when = "end start", verb = "flip" }]
ability_source = "inferred"
bar_source = "printed"
)";

const std::string hand_file = R"(source = "house"
[[fighter]]
word = "wren"
id = "F1"
name = "Wren Hollow"
archetype = "Speedster"
world = "Ace"
type = "Any"
bar = { Straight = 3, Turn = 3, Rotate = 1, Roll = 1, Immelmann = 3 }
[[card]]
id = "C1"
name = "Test Loop"
initiative = 4
type = "Turn"
signature = true
only_for = { pilot = "Wren Hollow", world = "Ace", type = "Moth" }
actions = ["Turn 2"]
[[auxiliary]]
id = "A1"
name = "Tea"
type = "Instant"
keywords = ["RECOVER 1"]
[[hand]]
word = "wren"
fighter = "wren"
line = "one card only"
cards = ["C1"]
aux = ["A1"]
[[squadron]]
word = "alone"
name = "Alone"
line = "one hand only"
hands = ["wren"]
aux = ["A1"]
)";

const std::string pieces_file = R"(source = "house"
[dimensions]
radius = "0.75"
tools = ["1", "2", "3", "4", "5.5"]
tool_width = "0.751953125"
shot_radius = "6"
shot_half_steps = 1
token_radius = "0.375"
length = "24"
width = "14"
team_length = "28"
team_width = "24"
spot_step = "0.25"
[[component]]
name = "d6"
count = 14
)";

}  // namespace

TEST_CASE("a fighter comes out as typed", "[decks][aerodome][ARD-021]") {
  const Loaded loaded = load_aerodome(fighter_file);
  REQUIRE(texts(loaded.faults) == "");
  const Fighter& fighter = loaded.box.fighters.at(0);
  CHECK(fighter.word == "wren");
  CHECK(fighter.id == "F1");
  CHECK(fighter.rank == "Lt.");
  CHECK(fighter.name == "Wren Hollow");
  CHECK(fighter.call_sign == "Thimble");
  CHECK(fighter.archetype == Archetype::speedster);
  CHECK(fighter.world == World::ace);
  CHECK(fighter.type == "Moth");
  CHECK(fighter.bar == std::array<std::uint8_t, 5>{3, 3, 1, 1, 3});
  REQUIRE(fighter.effects.size() == 1);
  CHECK(fighter.effects[0].amount.of == Measured::own_burn);
  CHECK(fighter.effects[0].once);
  CHECK(fighter.side_b == "Linnet");
  CHECK(fighter.side_b_effects.at(0).verb == EffectVerb::flip);
  CHECK(fighter.source == Source::house);
  CHECK(fighter.ability_source == Source::inferred);
  CHECK(fighter.bar_source == Source::printed);
}

TEST_CASE("mistakes on a fighter", "[decks][aerodome][ARD-020][ARD-021]") {
  check_each(
      fighter_file,
      {{"id = \"F1\"\n", "", "t.toml:2:1: fighter 'wren' lacks 'id'; expected a word of letters, digits and - _ + ."},
       {"\"F1\"", "\"F 1\"", "t.toml:4:6: 'id' is 'F 1'; expected a word of 1 to 40 letters, digits and - _ + ."},
       {"name = \"Wren Hollow\"", "name = \"\"", "t.toml:6:8: 'name' is empty; expected a text of 1 to 60 bytes in one line"},
       {"word = \"wren\"", "wrod = \"wren\"",
        "t.toml:3:1: fighter has an unknown key 'wrod'; expected one of word, id, rank, name, call_sign, archetype, world, type, bar, x, effects, "
        "side_b, side_b_effects, source, ability_source, bar_source; did you mean 'word'?"},
       {"world = \"Ace\"\n", "", "t.toml:2:1: fighter 'wren' lacks 'world'; expected " + worlds},
       {"\"Ace\"", "\"Aces\"", "t.toml:9:9: 'world' is 'Aces'; expected " + worlds + "; did you mean 'Ace'?"},
       {"\"Speedster\"", "\"Basic\"", "t.toml:8:13: 'archetype' is 'Basic'; expected one of Daredevil, Gearhead, Sharpshooter, Speedster"},
       {"\"Speedster\"", "[\"Speedster\", \"Gearhead\"]",
        "t.toml:8:13: 'archetype' is a list; expected one of Daredevil, Gearhead, Sharpshooter, Speedster"},
       {"archetype = \"Speedster\"\n", "",
        "t.toml:2:1: fighter 'wren' lacks 'archetype'; expected one of Daredevil, Gearhead, Sharpshooter, Speedster"},
       {"type = \"Moth\"\n", "", "t.toml:2:1: fighter 'wren' lacks 'type'; expected a text"},
       {", Roll = 1", "", "t.toml:11:7: 'bar' of fighter 'wren' lacks 'Roll'; expected a whole number from 0 to 9"},
       {"Roll = 1", "Rolls = 1",
        "t.toml:11:45: 'bar' of fighter 'wren' has an unknown key 'Rolls'; expected " + maneuvers + "; did you mean 'Roll'?"},
       {"Turn = 3", "Turn = 10", "t.toml:11:30: 'Turn' is 10; expected a whole number from 0 to 9"},
       {"bar = { Straight = 3, Turn = 3, Rotate = 1, Roll = 1, Immelmann = 3 }\n", "",
        "t.toml:2:1: fighter 'wren' lacks 'bar'; expected { Straight = 3, Turn = 3, Rotate = 1, Roll = 1, Immelmann = 3 }, say"},
       {"\"own burn\"", "\"own burns\"",
        "t.toml:12:5: 'x' is 'own burns'; expected one of own burn, own frozen, opponent burn, opponent frozen, charges, dazed cards; did you mean "
        "'own burn'?"},
       {"\"own burn\"", "\"charges\"",
        "t.toml:12:5: 'x' is 'charges' on fighter 'wren', which never holds any; expected a Battle card with CHARGE, or another x"},
       {"amount = \"X\"", "amount = 1", "t.toml:12:5: fighter 'wren' defines an X that nothing uses; expected X in a keyword or an amount"},
       {"x = \"own burn\"\n", "",
        "t.toml:12:79: effect 'Hot Head' of fighter 'wren' says X, which nothing defines; expected x = \"own burn\" or the like on the card"},
       {"amount = \"X\"", "amount = \"Y\"", "t.toml:13:79: 'amount' is 'Y'; expected a whole number from 1 to 9, or \"X\""},
       {"amount = \"X\"", "amount = 0", "t.toml:13:79: 'amount' is 0; expected a whole number from 1 to 9"},
       {"amount = \"X\", ", "", "t.toml:13:12: effect 'Hot Head' of fighter 'wren' lacks 'amount'; expected a whole number from 1 to 9"},
       {"\"turn start\"", "\"turn starts\"",
        "t.toml:13:40: 'when' is 'turn starts'; expected " + every_moment + ", attached, own turn, drawn, end start; did you mean 'turn start'?"},
       {"\"turn start\"", "\"drawn\"",
        "t.toml:13:40: effect 'Hot Head' of fighter 'wren' happens at 'drawn', but stands on a fighter; expected " + every_moment +
            ", attached, end start"},
       {"\"burst\"", "\"token\"", "t.toml:13:61: 'verb' is 'token'; expected " + verbs},
       {"\"turn start\"", "\"reveal end\"",
        "t.toml:13:40: effect 'Hot Head' of fighter 'wren' happens at 'reveal end', where 'burst' makes no sense; expected one of turn start, "
        "maneuver done, clear pass, collided, hit"},
       {"\"turn start\"", "\"attack rolled\"",
        "t.toml:13:40: effect 'Hot Head' of fighter 'wren' happens at 'attack rolled', where 'burst' makes no sense; expected one of turn start, "
        "maneuver done, clear pass, collided, hit"},
       {"\"burst\"", "\"charge\"",
        "t.toml:13:61: effect 'Hot Head' of fighter 'wren' charges a card that never holds Charge tokens; expected CHARGE among the card's keywords"},
       {"once = true", "cost = 1",
        "t.toml:13:91: effect 'Hot Head' of fighter 'wren' costs Charge tokens, which its card never holds; expected CHARGE among the card's "
        "keywords, or no cost"},
       {"once = true", "every = 2", "t.toml:13:92: effect 'Hot Head' of fighter 'wren' has an 'every'; expected 'every' on a Stadium's tokens only"},
       {"once = true", "minus = true", "t.toml:13:92: 'burst' takes no 'minus'"},
       {"once = true", "maneuvers = [\"Turn\"]", "t.toml:13:96: 'turn start' takes no 'maneuvers'"},
       {"once = true", "keywords = [\"PIERCE\"]", "t.toml:13:95: 'burst' takes no 'keywords'"},
       {"once = true", "whom = \"opponent\"", "t.toml:13:91: 'burst' takes no 'whom'"},
       {"once = true", "onec = true",
        "t.toml:13:84: effect 'Hot Head' of fighter 'wren' has an unknown key 'onec'; expected one of name, when, verb, amount, whom, minus, may, "
        "once, cost, maneuvers, keywords, every; did you mean 'once'?"},
       {"side_b = \"Linnet\"\n", "", "t.toml:14:18: fighter 'wren' has effects of a side B, but no side B; expected side_b = \"its name\""},
       {"\"flip\"", "\"flip\", amount = 1", "t.toml:15:65: 'flip' takes no 'amount'"},
       {"\"inferred\"", "\"infered\"",
        "t.toml:16:18: 'ability_source' is 'infered'; expected one of printed, inferred, house; did you mean 'inferred'?"},
       {"source = \"house\"\n", "",
        "t.toml:1:1: fighter 'wren' lacks 'source'; expected source = \"printed\", \"inferred\" or \"house\" here or at the top of the file"}},
      aerodome_faults);
}

TEST_CASE("fighters may share a name, but no word and no id", "[decks][aerodome][ARD-022]") {
  const std::string other = with(with(with(fighter_file, "\"wren\"", "\"wren-2\""), "\"F1\"", "\"F2\""), "Thimble", "Bobbin");
  const auto both = [&](const std::string& second) {
    return texts(load(std::vector<SourceFile>{{"a.toml", fighter_file}, {"b.toml", second}}).faults);
  };
  CHECK(both(other) == "");
  CHECK(both(with(other, "\"F2\"", "\"f1\"")) == "b.toml:4:6: fighter id 'f1' is taken by 'F1' at a.toml:4:6; expected an id of its own\n");
  CHECK(both(with(other, "\"wren-2\"", "\"wren\"")) ==
        "b.toml:3:8: fighter word 'wren' is taken by 'wren' at a.toml:3:8; expected a word of its own\n");
}

TEST_CASE("mistakes in hands, squadrons and restrictions", "[decks][aerodome]") {
  check_each(hand_file,
             {{"fighter = \"wren\"\n", "", "t.toml:23:1: hand 'wren' lacks 'fighter'; expected a word of letters, digits and - _ + ."},
              {"fighter = \"wren\"", "fighter = \"wern\"",
               "t.toml:25:11: no fighter has the word 'wern'; expected the word of a loaded fighter; did you mean 'wren'?"},
              {"cards = [\"C1\"]\n", "", "t.toml:23:1: hand 'wren' lacks 'cards'; expected a list of ids"},
              {"cards = [\"C1\"]", "cards = [\"C2\"]", "t.toml:27:10: no card has the id 'C2'; expected the id of a loaded card; did you mean 'C1'?"},
              {"cards = [\"C1\"]", "cards = [\"c1\"]", "t.toml:27:10: no card has the id 'c1'; expected the id of a loaded card; did you mean 'C1'?"},
              {"line = \"one card only\"", "line = \"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\"",
               "t.toml:26:8: 'line' is too long; expected a text of 1 to 80 bytes in one line"},
              {"hands = [\"wren\"]", "hands = [\"wren\", 3]", "t.toml:33:18: an item of 'hands' is a number; expected a list of texts"},
              {"hands = [\"wren\"]", "hands = [\"ren\"]",
               "t.toml:33:10: no hand has the word 'ren'; expected the word of a loaded hand; did you mean 'wren'?"},
              {"name = \"Alone\"\n", "", "t.toml:29:1: squadron 'alone' lacks 'name'; expected a text"},
              {"pilot = \"Wren Hollow\", ", "", "t.toml:15:13: card 'C1' is nobody's Signature card; expected only_for = { pilot = \"…\" } besides"},
              {"pilot = \"Wren Hollow\"", "pilot = \"Wren Holow\"",
               "t.toml:16:22: no fighter has the name 'Wren Holow'; expected the name of a loaded fighter; did you mean 'Wren Hollow'?"},
              {"world = \"Ace\", ", "world = \"Pond\", ", "t.toml:16:45: 'world' is 'Pond'; expected " + worlds},
              {"line = \"one hand only\"\nhands = [\"wren\"]\naux = [\"A1\"]", "line = \"one hand only\"\nhands = [\"wren\"]\naux = [\"A2\"]",
               "t.toml:34:8: no Auxiliary has the id 'A2'; expected the id of a loaded Auxiliary; did you mean 'A1'?"}},
             aerodome_faults);
}

TEST_CASE("sizes come out in units of 1/1024 inch, exactly", "[decks][aerodome]") {
  const Loaded loaded = load_aerodome(pieces_file);
  REQUIRE(texts(loaded.faults) == "");
  REQUIRE(loaded.box.dimensions);
  const Dimensions& sizes = *loaded.box.dimensions;
  CHECK(sizes.radius == 768);
  CHECK(sizes.tools == std::array<int, 5>{1024, 2048, 3072, 4096, 5632});
  CHECK(sizes.tool_width == 770);
  CHECK(sizes.shot_radius == 6144);
  CHECK(sizes.shot_half_steps == 1);
  CHECK(sizes.token_radius == 384);
  CHECK(sizes.length == 24576);
  CHECK(sizes.width == 14336);
  CHECK(sizes.team_length == 28672);
  CHECK(sizes.team_width == 24576);
  CHECK(sizes.spot_step == 256);
  CHECK(load_aerodome(with(pieces_file, "0.751953125", "0.751953125000")).box.dimensions->tool_width == 770);
  CHECK(loaded.box.components.at(0).count == 14);
}

TEST_CASE("mistakes in sizes and components", "[decks][aerodome]") {
  check_each(
      pieces_file,
      {{"radius = \"0.75\"\ntools", "radius = \"0.7\"\ntools",
        "t.toml:3:10: 'radius' is '0.7', which is no even number of 1/1024 inch; expected steps of 1/512 inch; did you mean '0.69921875'?"},
       {"radius = \"0.75\"\ntools", "radius = 0.75\ntools",
        "t.toml:3:10: 'radius' is a decimal number or date; expected inches as text, e.g. \"0.75\""},
       {"radius = \"0.75\"\ntools", "radius = \"three quarters\"\ntools",
        "t.toml:3:10: 'radius' is 'three quarters'; expected inches as text, \"0.125\" to \"3\""},
       {"radius = \"0.75\"\ntools", "radius = \"7\"\ntools", "t.toml:3:10: 'radius' is '7'; expected inches as text, \"0.125\" to \"3\""},
       {"radius = \"0.75\"\ntools", "radius = \"0.75 in\"\ntools", "t.toml:3:10: 'radius' is '0.75 in'; expected inches as text, \"0.125\" to \"3\""},
       {"\"0.751953125\"", "\"0.7509765625\"",
        "t.toml:5:14: 'tool_width' is '0.7509765625', which is no even number of 1/1024 inch; expected steps of 1/512 inch; did you mean "
        "'0.751953125'?"},
       {"\"0.751953125\"", "\"0.750976562\"",
        "t.toml:5:14: 'tool_width' is '0.750976562', which is no even number of 1/1024 inch; expected steps of 1/512 inch; did you mean '0.75'?"},
       {"\"0.751953125\"", "\".75\"", "t.toml:5:14: 'tool_width' is '.75'; expected inches as text, \"0.125\" to \"3\""},
       {"\"4\", \"5.5\"", "\"4\"", "t.toml:4:9: 'tools' has 4 items; expected the lengths of tools 1 to 5"},
       {"\"4\", \"5.5\"", "\"4\", \"4\"", "t.toml:4:30: tool 5 is no longer than tool 4; expected longer tools for higher numbers"},
       {"\"4\", \"5.5\"", "\"4\", \"5.001\"",
        "t.toml:4:30: tool 5 is '5.001', which is no even number of 1/1024 inch; expected steps of 1/512 inch; did you mean '5.001953125'?"},
       {"\"4\", \"5.5\"", "\"4\", \"5\", \"6\"", "t.toml:4:9: 'tools' has 6 items; expected at most 5"},
       {"shot_half_steps = 1", "shot_half_steps = 0", "t.toml:7:19: 'shot_half_steps' is 0; expected a whole number from 1 to 3"},
       {"token_radius = \"0.375\"\n", "", "t.toml:2:1: the table of dimensions lacks 'token_radius'; expected inches as text, e.g. \"0.75\""},
       {"spot_step = \"0.25\"", "spot_steps = \"0.25\"",
        "t.toml:13:1: the table of dimensions has an unknown key 'spot_steps'; expected one of radius, tools, tool_width, shot_radius, "
        "shot_half_steps, token_radius, length, width, team_length, team_width, spot_step, source; did you mean 'spot_step'?"},
       {"length = \"24\"\nwidth", "length = \"3\"\nwidth", "t.toml:9:10: 'length' is '3'; expected inches as text, \"8\" to \"100\""},
       {"[dimensions]", "[[dimensions]]", "t.toml:2:1: 'dimensions' is a list; expected a table, [dimensions]"},
       {"name = \"d6\"\n", "", "t.toml:14:1: component lacks 'name'; expected a text"},
       {"count = 14", "count = 0", "t.toml:16:9: 'count' is 0; expected a whole number from 1 to 999"},
       {"count = 14", "count = 14\n[[component]]\nname = \"d6\"\ncount = 1",
        "t.toml:18:8: component name 'd6' is taken by 'd6' at t.toml:15:8; expected a name of its own"}},
      aerodome_faults);
}

TEST_CASE("sizes stand once in a box", "[decks][aerodome]") {
  CHECK(texts(load(std::vector<SourceFile>{{"a.toml", pieces_file}, {"b.toml", with(pieces_file, "\"d6\"", "\"d3\"")}}).faults) ==
        "b.toml:2:1: the sizes stand in another file already; expected one table of dimensions in all files\n");
}

TEST_CASE("all mistakes of an Aerodome file are reported at once, in its order", "[decks][aerodome]") {
  const std::string two = with(with(hand_file, "cards = [\"C1\"]", "cards = [\"C2\"]"), "actions = [\"Turn 2\"]", "actions = [\"Turn 9\"]");
  CHECK(aerodome_faults(with(two, "world = \"Ace\"\n", "")) ==
        std::vector<std::string>{"t.toml:2:1: fighter 'wren' lacks 'world'; expected " + worlds,
                                 "t.toml:16:12: the action 'Turn 9' of card 'C1' has the number '9'; expected a speed from 1 to 5",
                                 "t.toml:26:10: no card has the id 'C2'; expected the id of a loaded card; did you mean 'C1'?"});
  CHECK(aerodome_faults("[[robot]]\n") == std::vector<std::string>{"t.toml:1:3: the file has an unknown key 'robot'; expected one of source, "
                                                                   "fighter, card, auxiliary, hand, squadron, stadium, dimensions, component"});
  const std::vector<SourceFile> files = {{"a.toml", hand_file}, {"b.toml", "[situation]\n"}};
  const std::vector<std::string_view> besides = {"situation"};
  CHECK(texts(load(files, besides).faults) == "");
  CHECK(load(files).faults.size() == 1);
}
