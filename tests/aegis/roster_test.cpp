// Team building and set-up limits, each from the situation of its ledger row.
#include "rules/aegis/roster.h"

#include <map>
#include <string>
#include <vector>

#include "decks/aegis/vocabulary.h"
#include "tests/catch.h"

using namespace rondo;
using namespace rondo::aegis;

namespace {

struct Extra {
  std::string commander;
  std::string faction;
  std::string variant;
};

RobotCard robot(const std::string& id, const std::string& letters, const Extra& extra = {}) {
  RobotCard card;
  card.id = id;
  card.make = id.substr(0, id.find('-'));
  card.model = id.substr(id.find('-') + 1);
  card.classes = class_set(letters).value();
  card.commander = extra.commander;
  card.faction = extra.faction;
  return card;
}

/// Seven plain Basics, nine plain Duos, an AEG, a Drone.
Box plain_box() {
  Box box;
  for (int i = 1; i <= 7; ++i) box.robots.push_back(robot("B-" + std::to_string(i), std::string(1, "AEGISAE"[i - 1])));
  for (int i = 1; i <= 9; ++i) box.robots.push_back(robot("D-" + std::to_string(i), "AG"));
  box.robots.push_back(robot("T-1", "AEG"));
  RobotCard drone = robot("X-Drone", "A");
  drone.classes = 0;
  drone.drone = true;
  box.robots.push_back(drone);
  return box;
}

Team plain_team() {
  Team team;
  team.id = "t";
  team.basics = {"B-1", "B-2", "B-3", "B-4", "B-5"};
  return team;
}

MinionDeck plain_deck(int count) {
  MinionDeck deck;
  deck.id = "d";
  for (int i = 1; i <= count; ++i) deck.cards.push_back(i <= 9 ? "D-" + std::to_string(i) : i == 10 ? "T-1" : "B-" + std::to_string(i - 10));
  return deck;
}

std::vector<std::string> texts(const std::vector<Fault>& faults) {
  std::vector<std::string> all;
  for (const Fault& fault : faults) all.push_back(fault.text());
  return all;
}

using Texts = std::vector<std::string>;

Board arena() {
  Board board;
  board.id = "b";
  for (int i = 1; i <= 6; ++i) board.hexes.push_back({i, 0, "A" + std::to_string(i), Ground::floor, 0, i});
  for (int i = 1; i <= 10; ++i) board.hexes.push_back({i, i <= 5 ? 1 : 2, "B" + std::to_string(i), Ground::floor, i <= 5 ? 1 : 2, 0});
  return board;
}

}  // namespace

TEST_CASE("a team starts with five Basics", "[AEG-031][AEG-041][aegis]") {
  const Box box = plain_box();
  Team team = plain_team();
  CHECK(texts(check_team(box, team)) == Texts{});
  team.basics.pop_back();
  CHECK(texts(check_team(box, team)) == Texts{"team 't': 4 Basic robots; expected 5"});
  team.basics = {"B-1", "B-2", "B-3", "B-4", "B-5", "B-6"};
  CHECK(texts(check_team(box, team)) == Texts{"team 't': 6 Basic robots; expected 5"});
}

TEST_CASE("the starters are of Level 1", "[AEG-003][aegis]") {
  Team team = plain_team();
  team.basics[4] = "D-1";
  CHECK(texts(check_team(plain_box(), team)) == Texts{"team 't': 'D-1' among the Basics is of Level 2; expected robots of Level 1"});
  team.basics[4] = "X-Drone";
  CHECK(texts(check_team(plain_box(), team)) == Texts{"team 't': 'X-Drone' among the Basics is a Drone; expected robots of Level 1"});
}

TEST_CASE("zero to eight combined robots", "[AEG-032][aegis]") {
  Team team = plain_team();
  CHECK(check_team(plain_box(), team).empty());
  for (int i = 1; i <= 8; ++i) team.combined.push_back("D-" + std::to_string(i));
  CHECK(check_team(plain_box(), team).empty());
  team.combined.push_back("D-9");
  CHECK(texts(check_team(plain_box(), team)) == Texts{"team 't': 9 combined robots; expected at most 8"});
  team = plain_team();
  team.combined = {"B-6"};
  CHECK(texts(check_team(plain_box(), team)) == Texts{"team 't': 'B-6' among the combined robots is a Basic; expected robots of Level 2 to 5"});
}

TEST_CASE("at most one Basic Commander robot, and it need not be there", "[AEG-033][AEG-034][aegis]") {
  Box box = plain_box();
  CHECK(check_team(box, plain_team()).empty());
  box.robots[0].commander = "Vey";
  CHECK(check_team(box, plain_team()).empty());
  box.robots[1].commander = "Vey";
  CHECK(texts(check_team(box, plain_team())) == Texts{"team 't': more than one Basic Commander robot: B-1, B-2; expected at most one"});
}

TEST_CASE("one Commander character over Basics and combined robots together", "[AEG-035][AEG-010][aegis]") {
  Box box = plain_box();
  box.robots[0].commander = "Vey";
  box.robots[7].commander = "Vey";
  Team team = plain_team();
  team.combined = {"D-1"};
  CHECK(check_team(box, team).empty());
  box.robots[7].commander = "Orr";
  CHECK(texts(check_team(box, team)) == Texts{"team 't': more than one Commander: Vey, Orr; expected at most one over all robots"});
}

TEST_CASE("one Faction, and robots without any", "[AEG-036][AEG-037][aegis]") {
  Box box = plain_box();
  box.robots[0].faction = box.robots[1].faction = "X";
  CHECK(check_team(box, plain_team()).empty());
  box.robots[1].faction = "Y";
  CHECK(texts(check_team(box, plain_team())) == Texts{"team 't': more than one Faction: X, Y; expected at most one"});
}

TEST_CASE("no robot twice, variants included", "[AEG-038][aegis]") {
  Box box = plain_box();
  Team team = plain_team();
  team.basics[4] = "B-1";
  CHECK(texts(check_team(box, team)) == Texts{"team 't': 'B-1' stands twice; expected each robot once"});
  RobotCard variant = box.robots[0];
  variant.id = "B-1-Sunset";
  variant.variant = "Sunset";
  box.robots.push_back(variant);
  team.basics[4] = "B-1-Sunset";
  CHECK(texts(check_team(box, team)) == Texts{"team 't': 'B-1-Sunset' and 'B-1' are variants of one robot; expected each robot once"});
}

TEST_CASE("the sideboard obeys the same limits, together with the team", "[AEG-039][AEG-040][AEG-062][aegis]") {
  Box box = plain_box();
  Team team = plain_team();
  team.sideboard = {"B-6", "B-7"};
  CHECK(check_team(box, team).empty());
  box.robots[0].faction = "X";
  box.robots[5].faction = "Y";
  CHECK(texts(check_team(box, team)) == Texts{"team 't': more than one Faction: X, Y; expected at most one"});
  box = plain_box();
  box.robots[0].commander = box.robots[5].commander = "Vey";
  CHECK(texts(check_team(box, team)) == Texts{"team 't': more than one Basic Commander robot: B-1, B-6; expected at most one"});
  team.sideboard = {"B-1"};
  CHECK(texts(check_team(plain_box(), team)) == Texts{"team 't': 'B-1' stands twice; expected each robot once"});
  team.sideboard = {"D-1"};
  CHECK(texts(check_team(plain_box(), team)) == Texts{"team 't': 'D-1' among the sideboard is of Level 2; expected robots of Level 1"});
}

TEST_CASE("robots of any box and any number mix", "[AEG-007][AEG-025][aegis]") {
  Box box = plain_box();
  box.robots[0].number = 5;
  box.robots[1].number = 150;
  CHECK(check_team(box, plain_team()).empty());
}

TEST_CASE("a printed number tells the prebuilt team of its card", "[AEG-008][AEG-009][aegis]") {
  std::map<std::string, int> sizes;
  for (int number = 101; number <= 200; ++number) ++sizes[std::string(prebuilt_team(number))];
  CHECK(sizes == std::map<std::string, int>{{"Ashla", 9},
                                            {"Ganith", 9},
                                            {"Indrix", 9},
                                            {"Ysis", 9},
                                            {"Ethrael", 9},
                                            {"Salazar", 9},
                                            {"Challengers", 16},
                                            {"Ainer", 10},
                                            {"Stell", 10},
                                            {"Kaiju", 10}});
  CHECK(prebuilt_team(101) == "Ashla");
  CHECK(prebuilt_team(140) == "Ethrael");
  CHECK(prebuilt_team(154) == "Salazar");
  CHECK(prebuilt_team(155) == "Challengers");
  CHECK(prebuilt_team(170) == "Challengers");
  CHECK(prebuilt_team(171) == "Ainer");
  CHECK(prebuilt_team(200) == "Kaiju");
  for (const int other : {0, 5, 100, 201}) CHECK(prebuilt_team(other).empty());
}

TEST_CASE("a team that names an unknown robot is told the nearest", "[aegis]") {
  Team team = plain_team();
  team.basics[0] = "BB-1";
  CHECK(texts(check_team(plain_box(), team)) ==
        Texts{"team 't': no robot has the id 'BB-1'; expected the id of a loaded robot; did you mean 'B-1'?"});
}

TEST_CASE("a minion deck is nine or ten different robots", "[AEG-292][aegis]") {
  const Box box = plain_box();
  CHECK(texts(check_minion_deck(box, plain_deck(8))) == Texts{"minion deck 'd': 8 robots; expected 9 or 10"});
  CHECK(check_minion_deck(box, plain_deck(9)).empty());
  CHECK(check_minion_deck(box, plain_deck(10)).empty());
  CHECK(texts(check_minion_deck(box, plain_deck(11))) == Texts{"minion deck 'd': 11 robots; expected 9 or 10"});
  MinionDeck deck = plain_deck(9);
  deck.cards[8] = "D-1";
  CHECK(texts(check_minion_deck(box, deck)) == Texts{"minion deck 'd': 'D-1' stands twice; expected each robot once"});
  deck.cards[8] = "X-Drone";
  CHECK(texts(check_minion_deck(box, deck)) == Texts{"minion deck 'd': 'X-Drone' is a Drone; expected robots with a Class"});
}

TEST_CASE("a boss's suggestion is met by its ten Classes or by a listed deck", "[AEG-293][aegis]") {
  const Box box = plain_box();
  BossCard boss;
  boss.id = "k";
  for (int i = 0; i < 9; ++i) boss.minion_classes.push_back(class_set("AG").value());
  boss.minion_classes.insert(boss.minion_classes.begin(), class_set("AEG").value());
  CHECK(check_suggestion(box, boss, plain_deck(10)).empty());
  CHECK(texts(check_suggestion(box, boss, plain_deck(9))) == Texts{"minion deck 'd': not what boss 'k' suggests: its Classes are AG, AG, AG, AG, AG, "
                                                                   "AG, AG, AG, AG; expected AEG, AG, AG, AG, AG, AG, AG, AG, AG, AG"});
  boss.minion_decks = {"d"};
  CHECK(check_suggestion(box, boss, plain_deck(9)).empty());
}

TEST_CASE("solo takes a legal team, and no card stands on both sides", "[AEG-284][AEG-294][aegis]") {
  Box box = plain_box();
  Team team = plain_team();
  CHECK(check_solo(box, team, plain_deck(9), arena()).empty());
  team.combined = {"D-3"};
  CHECK(texts(check_solo(box, team, plain_deck(9), arena())) == Texts{"minion deck 'd': 'D-3' is in team 't' too; expected no card on both sides"});
  team = plain_team();
  box.robots[0].commander = box.robots[1].commander = "Vey";
  CHECK(texts(check_solo(box, team, plain_deck(9), arena())) ==
        Texts{"team 't': more than one Basic Commander robot: B-1, B-2; expected at most one"});
}

TEST_CASE("Start Zones are bounded, so that every place to return to can be offered", "[aegis]") {
  Board board;
  board.id = "b";
  for (int i = 0; i < 49; ++i) board.hexes.push_back({i, 0, "A" + std::to_string(i + 1), Ground::floor, 1 + i % 2, 0});
  CHECK(texts(check_start_zones(board, 5)) == Texts{"board 'b': 49 Start Zone hexes for 5 cards; expected at most 48"});
  board.hexes.back().start_zone = 0;
  CHECK(check_start_zones(board, 5).empty());
  CHECK(check_start_zones(board, 15).empty());
  CHECK(texts(check_start_zones(board, 16)) == Texts{"board 'b': 48 Start Zone hexes for 16 cards; expected at most 45"});
}

TEST_CASE("a solo board has Starpoints 1 to 6 and two Start Zones", "[AEG-285][AEG-296][AEG-043][aegis]") {
  Board board = arena();
  CHECK(check_solo_board(board).empty());
  board.hexes[2].starpoint = 0;
  CHECK(texts(check_solo_board(board)) == Texts{"board 'b': Starpoint 3 stands 0 times; expected each of 1 to 6 once"});
  board = arena();
  board.hexes[6].start_zone = 2;
  CHECK(texts(check_solo_board(board)) == Texts{"board 'b': Start Zone 1 has 4 hexes; expected 5 or more"});
  board = arena();
  for (BoardHex& hex : board.hexes) hex.starpoint = 0;  // a board such as Canyon
  CHECK(check_solo_board(board).size() == 6);
}

TEST_CASE("a Machineless Commander goes on a Basic of the team that has no Commander", "[AEG-204][aegis]") {
  Box box = plain_box();
  box.commanders.push_back({"moss", "Old Moss", {}, Source::house});
  Team team = plain_team();
  team.combined = {"D-1"};
  team.sideboard = {"B-6"};
  const auto attached = [&](const std::string& robot) {
    team.attach = Attachment{"moss", robot};
    return texts(check_team(box, team));
  };
  const std::string head = "team 't': the Commander 'moss' is attached to '";
  CHECK(attached("B-2") == Texts{});
  CHECK(attached("D-1") == Texts{head + "D-1', which is not among the Basics; expected one of B-1, B-2, B-3, B-4, B-5"});
  CHECK(attached("B-6") == Texts{head + "B-6', which is not among the Basics; expected one of B-1, B-2, B-3, B-4, B-5"});
  box.robots[1].commander = "Vey";
  CHECK(attached("B-2") == Texts{head + "B-2', a Commander robot of Vey; expected a Basic without a Commander"});
  team.attach = Attachment{"mos", "B-1"};
  CHECK(texts(check_team(box, team)) == Texts{"team 't': no Commander has the id 'mos'; expected the id of a loaded Commander"});
}

TEST_CASE("a robot with a Machineless Commander counts as a Commander robot", "[AEG-205][aegis]") {
  Box box = plain_box();
  box.commanders.push_back({"moss", "Old Moss", {}, Source::house});
  Team team = plain_team();
  team.attach = Attachment{"moss", "B-2"};
  box.robots[0].commander = "Old Moss";
  CHECK(texts(check_team(box, team)) == Texts{"team 't': more than one Basic Commander robot: B-1, B-2; expected at most one"});
  box.robots[0].commander = "";
  box.robots[7].commander = "Vey";  // a combined robot of another Commander
  team.combined = {"D-1"};
  CHECK(texts(check_team(box, team)) == Texts{"team 't': more than one Commander: Old Moss, Vey; expected at most one over all robots"});
  box.robots[7].commander = "Old Moss";
  CHECK(texts(check_team(box, team)) == Texts{});
}
