// Pilots, upgrades, drones and enemies: good ones come out as typed, and every kind of mistake is one line with its place and a way out.
#include <array>
#include <string>
#include <vector>

#include "decks/akarios/step_line.h"
#include "tests/decks/akarios_box.h"
#include "tests/decks/variants.h"

using namespace rondo;
using namespace rondo::akarios;
using namespace rondo::tests;

namespace {

const std::string slot_list = "one of weapon, engine, tech, ship ability, pilot ability, co-pilot";
const std::string trigger_list = "one of action, after move, targeted, ally targeted, doomed";

const std::string pilot_file = R"(source = "house"
[[pilot]]
word = "wren"
name = "Wren Hollow"
ship = "Thimble"
letter = "W"
shields = 4
hull = 8
slots = ["weapon", "tech", "tech"]
board = [
  { word = "cruise", name = "Cruise", cost = ["move"], steps = ["move forward | forward forward"] },
  { word = "guns", name = "Guns", cost = ["attack", "any"], supply = 1, cubes = 2, once = true, resupplied = false, steps = ["attack cone 3 damage 2"] },
  { word = "duck", name = "Duck", trigger = "targeted", once = true, steps = ["move slip-left", "if still attacked: shield 1"] },
]
usual = ["popgun"]
face_source = "inferred"
[[upgrade]]
word = "popgun"
slot = "weapon"
count = 2
name = "Popgun"
cost = ["attack"]
only_for = "wren"
steps = ["attack line 4 damage 1"]
cost_source = "printed"
)";

const std::string drone_file = R"(source = "printed"
[[drone]]
word = "bob"
name = "Bob"
slots = ["tech", "engine"]
supply = [1, 2, 3]
icon = "move"
tokens = { ignition = 3, flak = 1 }
[drone.basic]
cost = ["drone"]
level_1 = ["attack all 1 damage 2"]
level_2 = ["gain damage 1"]
level_3 = ["rotate 1"]
[drone.advanced]
word = "spill"
name = "Oil Spill"
trigger = "after move"
cost = ["drone"]
supply = 1
once = true
level_1 = ["ignite 1 damage 2"]
level_2 = ["gain amount 1"]
)";

const std::string enemy_file = R"(source = "house"
[[enemy]]
word = "gnat"
name = "Gnat"
piece = "Bead"
letter = "g"
shields = [0, 1, 2]
hull = [3, 4, 5]
bonus = [0, 0, 1]
ships = 4
deck = ["G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9", "G10"]
source = "printed"
face_source = "inferred"
[[combat_card]]
id = "G1"
name = "One"
initiative = 12
steps = ["if not in arc: rotate 1", "attack cone 3 damage 2", "if shields gone: repair 2"]
)";

/// The other nine cards, which are alike.
std::string deck_file() {
  std::string text = enemy_file;
  for (int i = 2; i <= 10; ++i)
    text += "[[combat_card]]\nid = \"G" + std::to_string(i) + "\"\nname = \"Card\"\nsteps = [\"" + (i == 2 ? "move forward" : "rotate 1") + "\"]\n";
  return text;
}

std::string written(const std::vector<Step>& steps) {
  std::string text;
  for (const Step& step : steps) text += (text.empty() ? "" : "; ") + text_of(step);
  return text;
}

std::vector<std::string> faults(const std::string& text) { return akarios_faults(text); }

}  // namespace

TEST_CASE("a pilot and an upgrade come out as typed", "[decks][akarios]") {
  const Loaded loaded = load_akarios(pilot_file);
  REQUIRE(loaded.faults.empty());
  const Pilot& pilot = loaded.box.pilots.at(0);
  CHECK(pilot.word == "wren");
  CHECK(pilot.name == "Wren Hollow");
  CHECK(pilot.ship == "Thimble");
  CHECK(pilot.letter == 'W');
  CHECK(pilot.shields == 4);
  CHECK(pilot.hull == 8);
  CHECK(pilot.slots == Slots{1, 0, 2, 0, 0, 0});
  CHECK(pilot.usual == std::vector<std::string>{"popgun"});
  CHECK(pilot.unlocked_by.empty());
  CHECK(pilot.source == Source::house);
  CHECK(pilot.face_source == Source::inferred);
  REQUIRE(pilot.board.size() == 3);
  const Ability& guns = pilot.board[1];
  CHECK(guns.word == "guns");
  CHECK(guns.name == "Guns");
  CHECK(guns.trigger == Trigger::action);
  CHECK(guns.cost == std::vector<Icon>{Icon::attack, Icon::wild});
  CHECK(guns.supply == 1);
  CHECK(guns.cubes == 2);
  CHECK(guns.once);
  CHECK_FALSE(guns.resupplied);
  CHECK(written(guns.steps) == "attack cone 3 damage 2");
  CHECK(pilot.board[0].resupplied);
  CHECK(pilot.board[2].trigger == Trigger::targeted);

  const Upgrade& upgrade = loaded.box.upgrades.at(0);
  CHECK(upgrade.word == "popgun");
  CHECK(upgrade.ability.word == "popgun");
  CHECK(upgrade.ability.name == "Popgun");
  CHECK(upgrade.ability.only_for == "wren");
  CHECK(upgrade.slot == Slot::weapon);
  CHECK(upgrade.count == 2);
  CHECK(upgrade.cost_source == Source::printed);
}

TEST_CASE("mistakes on a pilot's sheet", "[decks][akarios]") {
  check_each(pilot_file,
             {{"ship = \"Thimble\"\n", "", "t.toml:2:1: pilot 'wren' lacks 'ship'; expected a text"},
              {"letter = \"W\"", "letter = \"w\"", "t.toml:6:10: 'letter' is 'w'; expected one letter from A to Z"},
              {"letter = \"W\"", "letter = \"WH\"", "t.toml:6:10: 'letter' is 'WH'; expected one letter from A to Z"},
              {"hull = 8", "hull = 0", "t.toml:8:8: 'hull' is 0; expected a whole number from 1 to 30"},
              {"hull = 8", "hulll = 8",
               "t.toml:8:1: pilot 'wren' has an unknown key 'hulll'; expected one of word, name, ship, letter, shields, hull, slots, "
               "board, unlocked_by, usual, face_source, source; did you mean 'hull'?"},
              {"[\"weapon\", \"tech\", \"tech\"]", "[\"weapon\", \"tehc\"]",
               "t.toml:9:20: pilot 'wren' has an unknown slot 'tehc'; expected " + slot_list + "; did you mean 'tech'?"},
              {"[\"weapon\", \"tech\", \"tech\"]", "[\"tech\"]",
               "t.toml:15:9: pilot 'wren' usually takes more 'weapon' upgrades than its ship has slots; expected at most 0"},
              {"usual = [\"popgun\"]", "usual = [\"popgum\"]",
               "t.toml:15:10: no upgrade has the word 'popgum'; expected the word of a loaded upgrade; did you mean 'popgun'?"},
              {"usual = [\"popgun\"]", "usual = [\"popgun\", \"popgun\", \"popgun\"]",
               "t.toml:15:9: pilot 'wren' usually takes more 'popgun' than there are; expected at most 2"},
              {"\"house\"\n[[pilot]]", "\"hose\"\n[[pilot]]",
               "t.toml:1:10: 'source' is 'hose'; expected one of printed, inferred, house; did you mean 'house'?"},
              {"face_source = \"inferred\"", "face_source = \"infered\"",
               "t.toml:16:15: 'face_source' is 'infered'; expected one of printed, inferred, house; did you mean 'inferred'?"}},
             faults);
}

TEST_CASE("mistakes in what a ship can do", "[decks][akarios]") {
  check_each(
      pilot_file,
      {{"word = \"duck\"", "word = \"guns\"", "t.toml:13:12: pilot 'wren' has two abilities 'guns'; expected a word of its own for each"},
       {"word = \"duck\"", "word = \"popgun\"",
        "t.toml:13:12: the word 'popgun' is that of the upgrade 'Popgun' as well; expected a word of its own"},
       {"trigger = \"targeted\"", "trigger = \"target\"",
        "t.toml:13:45: 'trigger' is 'target'; expected " + trigger_list + "; did you mean 'targeted'?"},
       {"cost = [\"move\"]", "cost = [\"mov\"]",
        "t.toml:11:47: ability 'cruise' of pilot 'wren' has an unknown die 'mov'; expected one of move, attack, any, stress; did you mean 'move'?"},
       {"cost = [\"move\"]", "cost = [\"drone\"]",
        "t.toml:11:47: ability 'cruise' of pilot 'wren' has an unknown die 'drone'; expected one of move, attack, any, stress"},
       {"cost = [\"move\"]", "cost = []",
        "t.toml:11:3: ability 'cruise' of pilot 'wren' can be used without end; expected dice under 'cost', cubes under 'supply', or once = true"},
       {"supply = 1, cubes = 2", "supply = 3, cubes = 2",
        "t.toml:12:70: ability 'guns' of pilot 'wren' takes 3 cubes of 2; expected at least so many under 'cubes'"},
       {"supply = 1, cubes = 2", "cubes = 2",
        "t.toml:12:69: ability 'guns' of pilot 'wren' has cubes, but takes none; expected supply = 1 or more besides"},
       {"supply = 1, cubes = 2, once", "once",
        "t.toml:12:87: ability 'guns' of pilot 'wren' has no cubes to resupply; expected cubes = 1 or more besides"},
       {"[\"move forward | forward forward\"]", "[]", "t.toml:11:64: ability 'cruise' of pilot 'wren' does nothing; expected one step or more"},
       {"[\"move forward | forward forward\"]", "[\"flak\"]",
        "t.toml:11:64: the step 'flak' of ability 'cruise' of pilot 'wren' cannot be done at 'action'; expected one of move, rotate, swing, attack, "
        "push or pull, repair, shield, cancel, calm, resupply, restock, mend, foresee, purge, another, bolster, ready, ignite, missile, remote"},
       {"\"move slip-left\"", "\"attack line 2 damage 1\"",
        "t.toml:13:78: the step 'attack line 2 damage 1' of ability 'duck' of pilot 'wren' cannot be done at 'targeted'; expected one of move, "
        "rotate, "
        "swing, repair, shield, cancel, calm, flak"},
       {"attack cone 3 damage 2", "attack cone 3 damgae 2",
        "t.toml:12:126: ability 'guns' of pilot 'wren': the line 'attack cone 3 damgae 2' goes on with 'damgae'; expected attack ARC N damage N, "
        "then "
        "targets N, push N, pull N, conditions; did you mean 'damage'?"},
       {"\"attack cone 3 damage 2\"", "\"ignite 1 damage 2\"",
        "t.toml:12:125: the step 'ignite 1 damage 2' of ability 'guns' of pilot 'wren' has no hexes flown through; expected a move before it, or "
        "trigger = \"after move\""},
       {"\"attack cone 3 damage 2\"", "\"remote rotate 1\"",
        "t.toml:12:125: the step 'remote rotate 1' of ability 'guns' of pilot 'wren' is the first remote, but picks no ship; expected remote within "
        "N"},
       {"\"attack cone 3 damage 2\"", "\"remote within 5 rotate 1\", \"remote within 4 rotate 1\"",
        "t.toml:12:125: the step 'remote within 4 rotate 1' of ability 'guns' of pilot 'wren' picks a second ship; expected 'within' in the first "
        "remote alone"},
       {"\"attack cone 3 damage 2\"", "\"if in arc: attack cone 3 damage 2\"",
        "t.toml:12:125: the step 'if in arc: attack cone 3 damage 2' of ability 'guns' of pilot 'wren' asks for the focus, which enemies have; "
        "expected 'in arc' on combat cards only"},
       {"\"attack cone 3 damage 2\"", "\"if still attacked: shield 1\"",
        "t.toml:12:125: the step 'if still attacked: shield 1' of ability 'guns' of pilot 'wren' asks for an attack on the ship itself; expected "
        "'still "
        "attacked' with trigger = \"targeted\""}},
      faults);
}

TEST_CASE("a ship with all slots filled has at most sixteen abilities", "[decks][akarios]") {
  std::string slots = "\"weapon\"";
  for (int i = 1; i < 13; ++i) slots += ", \"tech\"";
  CHECK(faults(with(pilot_file, "\"weapon\", \"tech\", \"tech\"", slots)) == std::vector<std::string>{});
  CHECK(faults(with(pilot_file, "\"weapon\", \"tech\", \"tech\"", slots + ", \"tech\"")) ==
        std::vector<std::string>{"t.toml:9:9: pilot 'wren' has 17 abilities with all slots filled; expected at most 16"});
}

TEST_CASE("mistakes on an upgrade", "[decks][akarios]") {
  const std::string other = "[[upgrade]]\nword = \"popgun\"\nslot = \"tech\"\nname = \"P\"\ncost = [\"any\"]\nsteps = [\"calm 1\"]\n[[pilot]]";
  check_each(
      pilot_file,
      {{"slot = \"weapon\"", "slot = \"weapons\"", "t.toml:19:8: 'slot' is 'weapons'; expected " + slot_list + "; did you mean 'weapon'?"},
       {"count = 2", "count = 0", "t.toml:20:9: 'count' is 0; expected a whole number from 1 to 9"},
       {"only_for = \"wren\"", "only_for = \"wrem\"",
        "t.toml:23:12: no pilot has the word 'wrem'; expected the word of a loaded pilot; did you mean 'wren'?"},
       {"steps = [\"attack line 4 damage 1\"]\n", "", "t.toml:17:1: upgrade 'popgun' lacks 'steps'; expected a list of steps, one text each"},
       {"cost_source = \"printed\"", "cost_source = 1", "t.toml:25:15: 'cost_source' is a number; expected \"printed\", \"inferred\" or \"house\""}},
      faults);
  CHECK(
      faults(with(pilot_file, "[[pilot]]", other)) ==
      std::vector<std::string>{"t.toml:24:8: upgrade or drone action word 'popgun' is taken by 'popgun' at t.toml:3:8; expected a word of its own"});
}

TEST_CASE("two pilots on one map have letters of their own", "[decks][akarios]") {
  const std::string second =
      "[[pilot]]\nword = \"lark\"\nname = \"Lark\"\nship = \"Pin\"\nletter = \"W\"\nshields = 1\nhull = 1\nslots = []\n"
      "board = [{ word = \"cruise\", name = \"Cruise\", cost = [\"move\"], steps = [\"move forward\"] }]\n";
  CHECK(faults(pilot_file + second) ==
        std::vector<std::string>{"t.toml:30:10: pilot letter 'W' is taken by 'W' at t.toml:6:10; expected a letter of its own"});
}

TEST_CASE("a drone comes out complete at each level", "[decks][akarios]") {
  const Loaded loaded = load_akarios(drone_file);
  REQUIRE(loaded.faults.empty());
  const Drone& drone = loaded.box.drones.at(0);
  CHECK(drone.word == "bob");
  CHECK(drone.slots == Slots{0, 1, 1, 0, 0, 0});
  CHECK(drone.supply == std::array<std::uint8_t, 3>{1, 2, 3});
  CHECK(drone.icon == Icon::move);
  CHECK(drone.ignition == 3);
  CHECK(drone.flak == 1);
  CHECK(drone.missiles == 0);
  CHECK(drone.source == Source::printed);
  CHECK(drone.basic[0].word == "bob");
  CHECK(drone.basic[2].name == "Bob");
  CHECK(written(drone.basic[0].steps) == "attack all 1 damage 2");
  CHECK(written(drone.basic[1].steps) == "attack all 1 damage 3");
  CHECK(written(drone.basic[2].steps) == "attack all 1 damage 3; rotate 1");
  CHECK(drone.advanced[0].word == "spill");
  CHECK(drone.advanced[1].name == "Oil Spill");
  CHECK(drone.advanced[1].trigger == Trigger::after_move);
  CHECK(drone.advanced[2].cost == std::vector<Icon>{Icon::drone});
  CHECK(written(drone.advanced[0].steps) == "ignite 1 damage 2");
  CHECK(written(drone.advanced[1].steps) == "ignite 2 damage 2");
  CHECK(written(drone.advanced[2].steps) == "ignite 2 damage 2");
  for (std::size_t i = 0; i < levels; ++i) {
    CHECK(drone.advanced[i].cubes == drone.supply[i]);
    CHECK(drone.advanced[i].supply == 1);
    CHECK(drone.advanced[i].once);
    CHECK(drone.basic[i].supply == 0);
  }
}

TEST_CASE("mistakes on a drone's mat", "[decks][akarios]") {
  check_each(
      drone_file,
      {{"[\"tech\", \"engine\"]", "[\"tech\"]", "t.toml:5:9: drone 'bob' covers fewer than two slots; expected two"},
       {"[\"tech\", \"engine\"]", "[\"tech\", \"engine\", \"tech\"]", "t.toml:5:9: 'slots' has 3 items; expected at most 2"},
       {"supply = [1, 2, 3]", "supply = [1, 2]",
        "t.toml:6:10: 'supply' of drone 'bob' has 2 items; expected three whole numbers from 0 to 9, for levels 1, 2 and 3"},
       {"supply = [1, 2, 3]", "supply = [1, 2, 30]",
        "t.toml:6:17: an item of 'supply' is 30; expected three whole numbers from 0 to 9, for levels 1, 2 and 3"},
       {"supply = [1, 2, 3]", "supply = [0, 2, 3]",
        "t.toml:6:10: drone 'bob' has less supply at level 1 than its advanced action takes; expected at least 1"},
       {"icon = \"move\"", "icon = \"wild\"", "t.toml:7:8: 'icon' is 'wild'; expected one of move, attack, any, stress"},
       {"ignition = 3, ", "", "t.toml:2:1: drone 'bob' has no ignition for its 'spill'; expected ignition among its 'tokens'"},
       {"flak = 1", "flack = 1",
        "t.toml:8:26: 'tokens' of drone 'bob' has an unknown key 'flack'; expected one of ignition, missiles, markers, flak, kinetic; did you mean "
        "'flak'?"},
       {"level_1 = [\"attack all 1 damage 2\"]", "level_1 = [\"attack all 1 damage 2\"]\nsupply = 1",
        "t.toml:12:1: the basic action of drone 'bob' has an unknown key 'supply'; expected one of word, name, cost, once, level_1, level_2, "
        "level_3"},
       {"level_1 = [\"attack all 1 damage 2\"]\nlevel_2 = [\"gain damage 1\"]", "level_1 = []",
        "t.toml:11:11: the basic action of drone 'bob' does nothing at level 1; expected one step or more"},
       {"[\"gain damage 1\"]", "[\"gain targets 1 slow\"]",
        "t.toml:12:12: the basic action of drone 'bob': the line 'gain targets 1 slow' goes on with 'slow'; expected nothing behind the gain"},
       {"[\"gain damage 1\"]", "[\"gain token damage 1\"]",
        "t.toml:12:12: the basic action of drone 'bob': the line 'gain token damage 1' changes no line before it; expected an earlier line that has "
        "token damage"},
       {"word = \"spill\"", "word = \"bob\"",
        "t.toml:15:8: upgrade or drone action word 'bob' is taken by 'bob' at t.toml:9:1; expected a word of its own"},
       {"trigger = \"after move\"\n", "",
        "t.toml:20:11: the step 'ignite 2 damage 2' of the advanced action of drone 'bob' has no hexes flown through; expected a move before it, or "
        "trigger = \"after move\""}},
      faults);
  std::string eight = "\"calm 1\"";
  for (int i = 1; i < 8; ++i) eight += ", \"calm 1\"";
  CHECK(faults(with(drone_file, "\"rotate 1\"", eight)) ==
        std::vector<std::string>{"t.toml:13:11: the basic action of drone 'bob' has 9 steps at level 3; expected at most 8"});
}

TEST_CASE("an enemy type and a combat card come out as typed", "[decks][akarios]") {
  const Loaded loaded = load_akarios(deck_file());
  REQUIRE(loaded.faults.empty());
  const EnemyType& type = loaded.box.enemy_types.at(0);
  CHECK(type.word == "gnat");
  CHECK(type.piece == "Bead");
  CHECK(type.letter == 'g');
  CHECK(type.shields == std::array<std::uint8_t, 3>{0, 1, 2});
  CHECK(type.hull == std::array<std::uint8_t, 3>{3, 4, 5});
  CHECK(type.bonus == std::array<std::uint8_t, 3>{0, 0, 1});
  CHECK(type.ships == 4);
  CHECK(type.deck.size() == 10);
  CHECK(type.source == Source::printed);
  CHECK(type.face_source == Source::inferred);
  const CombatCard& card = loaded.box.combat_cards.at(0);
  CHECK(card.id == "G1");
  CHECK(card.initiative == 12);
  CHECK_FALSE(loaded.box.combat_cards.at(1).initiative);
  CHECK(card.source == Source::house);
  CHECK(written(card.steps) == "if not in arc: rotate 1; attack cone 3 damage 2; if shields gone: repair 2");
}

TEST_CASE("mistakes on enemies and their cards", "[decks][akarios]") {
  const std::string enemy_steps = "one of move, rotate, attack, push or pull, repair, shield, cancel";
  check_each(
      deck_file(),
      {{"letter = \"g\"", "letter = \"G\"", "t.toml:6:10: 'letter' is 'G'; expected one letter from a to z"},
       {"hull = [3, 4, 5]", "hull = [3, 4, 0]",
        "t.toml:8:15: an item of 'hull' is 0; expected three whole numbers from 1 to 30, for levels 1, 2 and 3"},
       {"hull = [3, 4, 5]", "hull = 3", "t.toml:8:8: 'hull' is a number; expected three whole numbers from 1 to 30, for levels 1, 2 and 3"},
       {"ships = 4", "ships = 10", "t.toml:10:9: 'ships' is 10; expected a whole number from 1 to 9"},
       {", \"G10\"]", "]", "t.toml:11:8: the deck of enemy type 'gnat' has 9 cards; expected 10"},
       {"\"G10\"]", "\"G9\"]", "t.toml:11:63: deck card 'G9' is taken by 'G9' at t.toml:11:57; expected a card of its own"},
       {"\"G10\"]", "\"G11\"]", "t.toml:11:63: no combat card has the id 'G11'; expected the id of a loaded combat card; did you mean 'G1'?"},
       {"id = \"G10\"", "id = \"g1\"", "t.toml:11:63: no combat card has the id 'G10'; expected the id of a loaded combat card; did you mean 'G1'?"},
       {"initiative = 12", "initiative = 100", "t.toml:17:14: 'initiative' is 100; expected a whole number from 0 to 99"},
       {"if shields gone: repair 2", "calm 1",
        "t.toml:18:9: the step 'calm 1' of combat card 'G1' cannot be done by an enemy; expected " + enemy_steps},
       {"if shields gone: repair 2", "swing forward",
        "t.toml:18:9: the step 'swing forward' of combat card 'G1' cannot be done by an enemy; expected " + enemy_steps},
       {"if shields gone: repair 2", "repair 2 ship within 3",
        "t.toml:18:9: the step 'repair 2 ship within 3' of combat card 'G1' reaches another ship; expected the enemy's own ship, without 'ship "
        "within'"},
       {"if shields gone: repair 2", "if in arc: rotate 1",
        "t.toml:18:9: the step 'if in arc: rotate 1' of combat card 'G1' asks for an arc, but no attack follows; expected an attack at or behind it"},
       {"[\"if not in arc: rotate 1\", \"attack cone 3 damage 2\", \"if shields gone: repair 2\"]", "[]",
        "t.toml:18:9: combat card 'G1' does nothing; expected one step or more"}},
      [](const std::string& text) {
        std::vector<std::string> lines = faults(text);
        // the renamed G10 is one mistake with two ends
        std::erase_if(lines, [](const std::string& line) { return line.find("combat card id 'g1' is taken by 'G1'") != std::string::npos; });
        return lines;
      });
}

TEST_CASE("a combat card lies in one deck", "[decks][akarios]") {
  const std::string midge =
      "[[enemy]]\nword = \"midge\"\nname = \"Midge\"\npiece = \"Bean\"\nletter = \"g\"\nshields = [0, 0, 0]\nhull = [1, 1, 1]\n"
      "bonus = [0, 0, 0]\ndeck = [\"G1\"]\n";
  const std::vector<std::string> lines = faults(deck_file() + midge);
  CHECK(lines == std::vector<std::string>{"t.toml:59:10: enemy type letter 'g' is taken by 'g' at t.toml:6:10; expected a letter of its own",
                                          "t.toml:63:8: the deck of enemy type 'midge' has 1 cards; expected 10",
                                          "t.toml:63:9: deck card 'G1' is taken by 'G1' at t.toml:11:9; expected a card of its own"});
}
