// Which hands, squadrons and Stadiums may be played: the shipped ones and one breach of each limit.
#include <string>
#include <vector>

#include "rules/aerodome/roster.h"
#include "rules/aerodome/setup.h"
#include "tests/decks/aerodome_box.h"

using namespace rondo;
using namespace rondo::aerodome;
using namespace rondo::tests;

namespace {

const Hand& hand(const std::string& word) { return named(aerodome_box().hands, &Hand::word, word); }

/// The House Core in the hands of a fighter.
Hand core(const std::string& fighter = "theodosia") {
  Hand nine;
  nine.word = "core";
  nine.fighter = fighter;
  for (int i = 1; i <= 9; ++i) nine.cards.push_back("HC" + std::to_string(i));
  nine.aux = {"AUXH1", "AUXH2", "AUXH3"};
  return nine;
}

std::string check(const Hand& nine, const Box& box = aerodome_box()) { return texts(check_hand(box, nine)); }

/// The box with one card changed.
template <class Change>
Box changed(const std::string& id, Change change) {
  Box box = aerodome_box();
  for (BattleCard& card : box.cards)
    if (card.id == id) change(card);
  return box;
}

/// `nine` with the card of an Initiative replaced.
Hand with_card(Hand nine, std::size_t initiative, const std::string& id) {
  nine.cards[initiative - 1] = id;
  return nine;
}

}  // namespace

TEST_CASE("a hand has nine cards", "[decks][aerodome][ARD-103]") {
  CHECK(check(core()) == "");
  Hand eight = core();
  eight.cards.pop_back();
  CHECK(check(eight) == "hand 'core': 8 cards; expected 9\nhand 'core': no card of Initiative 9; expected 1\n");
  Hand ten = core();
  ten.cards.push_back("HB8");
  CHECK(check(ten) ==
        "hand 'core': 10 cards; expected 9\nhand 'core': 2 cards of Initiative 9; expected 1\n"
        "hand 'core': 4 Turn cards; expected at most 3 by the Maneuver bar of Theodosia Costello\n");
}

TEST_CASE("its Initiatives are 1 to 9, each once, in order", "[decks][aerodome][ARD-104]") {
  CHECK(check(with_card(core(), 9, "HB6")) == "hand 'core': 2 cards of Initiative 8; expected 1\nhand 'core': no card of Initiative 9; expected 1\n");
  Hand turned = core();
  std::swap(turned.cards[3], turned.cards[4]);
  CHECK(check(turned) == "hand 'core': its cards are out of order; expected Initiative 1 first\n");
}

TEST_CASE("the Maneuver bar limits each type, not the hand", "[decks][aerodome][ARD-025][ARD-026]") {
  // 3 Straight, 3 Turn, 1 Rotate, 1 Roll and 1 Immelmann, while the bar's limits add up to 11
  const Fighter& fighter = *find_fighter(aerodome_box(), "theodosia");
  CHECK(fighter.bar == std::array<std::uint8_t, 5>{3, 3, 1, 1, 3});
  CHECK(check(core()) == "");
  const Hand no_roll = with_card(core(), 4, "HC4");
  CHECK(check(no_roll, changed("HC4", [](BattleCard& card) { card.type = Maneuver::immelmann; })) == "");
  CHECK(check(core(), changed("HC5", [](BattleCard& card) { card.type = Maneuver::roll; })) ==
        "hand 'core': 2 Roll cards; expected at most 1 by the Maneuver bar of Theodosia Costello\n");
}

TEST_CASE("a card counts by its type, whatever else it prints", "[decks][aerodome][ARD-031]") {
  // Side Door is of the type Roll and has a Straight too; as a Straight it would be the fourth
  const BattleCard& door = *find_card(aerodome_box(), "HC4");
  CHECK(door.type == Maneuver::roll);
  CHECK(door.actions[0].maneuver == Maneuver::straight);
  CHECK(check(core()) == "");
  CHECK(check(core(), changed("HC4", [](BattleCard& card) { card.type = Maneuver::straight; })) ==
        "hand 'core': 4 Straight cards; expected at most 3 by the Maneuver bar of Theodosia Costello\n");
}

TEST_CASE("Basic cards and those of the own archetype", "[decks][aerodome][ARD-028]") {
  CHECK(check(with_card(core("theodosia"), 6, "HD4")) == "");
  CHECK(check(with_card(core("theodosia"), 8, "HP8")) ==
        "hand 'core': 'HP8', Lane Change, is a Speedster card; expected Basic or Daredevil\n"
        "hand 'core': 2 Roll cards; expected at most 1 by the Maneuver bar of Theodosia Costello\n");
  CHECK(check(with_card(core("sven"), 5, "HP3")) == "");
  CHECK(check(with_card(core("theodosia"), 5, "HP3")) == "hand 'core': 'HP3', Second Gear, is a Speedster card; expected Basic or Daredevil\n");
}

TEST_CASE("no two cards of one name, whatever their ids", "[decks][aerodome][ARD-029][ARD-303]") {
  const Box& box = aerodome_box();
  CHECK(find_card(box, "RH1009")->name == find_card(box, "RH1018")->name);
  CHECK(find_card(box, "RH1009")->initiative != find_card(box, "RH1018")->initiative);
  CHECK(check(with_card(with_card(core("b3"), 1, "RH1009"), 2, "RH1018")) ==
        "hand 'core': 'RH1018' and 'RH1009' are both called Recover Straight; expected no name twice\n");
  CHECK(check(with_card(with_card(core("theodosia"), 2, "RH1014"), 3, "RH1023")) ==
        "hand 'core': 'RH1023' and 'RH1014' are both called Lucky Straight; expected no name twice\n"
        "hand 'core': 4 Straight cards; expected at most 3 by the Maneuver bar of Theodosia Costello\n");
}

TEST_CASE("restrictions of world, pilot and type", "[decks][aerodome][ARD-105]") {
  CHECK(check(with_card(core("dario"), 4, "RH1030")).find("only for") == std::string::npos);
  CHECK(check(with_card(core("theodosia"), 2, "RH1012")) == "");
  CHECK(check(with_card(core("lance"), 2, "RH1012")) == "hand 'core': 'RH1012', Ace Straight, is only for Ace fighters; expected cards of Martaga\n");
  CHECK(check(with_card(core("archie"), 3, "RH1025")) ==
        "hand 'core': 'RH1025', Orion's Belt, is only for Star Lancer fighters; expected cards of Ace\n");
  const auto camels = [](BattleCard& card) { card.only_for.type = "Sopwith Camel"; };
  CHECK(check(core("theodosia"), changed("HC1", camels)) == "");
  CHECK(check(core("sven"), changed("HC1", camels)) ==
        "hand 'core': 'HC1', Straight Answer, is only for the type Sopwith Camel; expected cards of the type Any\n");
}

TEST_CASE("a Signature card is for everyone of that name", "[decks][aerodome][ARD-203]") {
  CHECK(check(with_card(core("theodosia"), 1, "RH1073")) == "");
  CHECK(check(with_card(core("lance"), 1, "RH1073")) ==
        "hand 'core': 'RH1073', Be The Leaf, is only for Theodosia Costello; expected cards that Lance Hamill may use\n");
  CHECK(check(with_card(core("sophia"), 1, "RH1001")) ==
        "hand 'core': 'RH1001', 1up, is only for Jax Fernandez; expected cards that Sophia Saleh may use\n"
        "hand 'core': 4 Turn cards; expected at most 3 by the Maneuver bar of Sophia Saleh\n");
  Box box = aerodome_box();
  Fighter second = *find_fighter(box, "theodosia");
  second.word = "theodosia-2";
  second.call_sign = "Round Two";
  box.fighters.push_back(second);
  CHECK(check(with_card(core("theodosia-2"), 1, "RH1073"), box) == "");
  const auto elys = [](BattleCard& card) { card.only_for.pilot = "Ely"; };
  CHECK(check(core("archie"), changed("HC1", elys)) == "");  // the name on a side B
  CHECK(check(core("jax"), changed("HC1", elys)) ==
        "hand 'core': 'HC1', Straight Answer, is only for Ely; expected cards that Jax Fernandez may use\n");
}

TEST_CASE("three chosen Auxiliaries, of the own archetype and world", "[decks][aerodome][ARD-106][ARD-107]") {
  Hand two = core();
  two.aux.pop_back();
  CHECK(check(two) == "hand 'core': 2 Auxiliaries; expected 3\n");
  Hand four = core();
  four.aux.push_back("AUXH4");
  CHECK(check(four) == "hand 'core': 4 Auxiliaries; expected 3\n");
  Hand other = core("elena");
  other.aux[0] = "AUXH9";
  CHECK(check(other).find("'AUXH9', Afterburn, is a Speedster card; expected Basic or Sharpshooter") != std::string::npos);
  Box box = aerodome_box();
  for (AuxCard& card : box.aux_cards)
    if (card.id == "AUXH1") card.only_for.world = World::futuria;
  CHECK(check(core("dane"), box) == "");
  CHECK(check(core("lance"), box) == "hand 'core': 'AUXH1', Harpoon Gun, is only for Futuria fighters; expected cards of Martaga\n");
}

TEST_CASE("no Auxiliary name twice, and none of a Stadium", "[decks][aerodome][ARD-042]") {
  Hand twice = core();
  twice.aux[2] = "AUXH1";
  CHECK(check(twice) == "hand 'core': 'AUXH1' stands twice; expected no name twice\n");
  Box box = aerodome_box();
  for (AuxCard& card : box.aux_cards)
    if (card.id == "AUXH3") card.name = "Harpoon Gun";
  CHECK(check(core(), box) == "hand 'core': 'AUXH3' and 'AUXH1' are both called Harpoon Gun; expected no name twice\n");
  Hand guest = core();
  guest.aux[2] = "AUXS3";
  CHECK(check(guest) == "hand 'core': 'AUXS3', Following Wind, belongs to the Stadium Twin Masts; expected Auxiliaries of no Stadium\n");
}

TEST_CASE("unknown ids are named with the nearest", "[decks][aerodome]") {
  CHECK(check(with_card(core(), 1, "HC11")) ==
        "hand 'core': no card has the id 'HC11'; expected the id of a loaded card; did you mean 'HC1'?\n"
        "hand 'core': no card of Initiative 1; expected 1\n");
  CHECK(check(core("theodosa")) ==
        "hand 'core': no fighter has the word 'theodosa'; expected the word of a loaded fighter; did you mean 'theodosia'?\n");
}

namespace {

Squadron squadron() { return named(aerodome_box().squadrons, &Squadron::word, "round-table"); }
std::string check(const Squadron& team) { return texts(check_squadron(aerodome_box(), team)); }

}  // namespace

TEST_CASE("a squadron is four fighters, one of each archetype", "[decks][aerodome][ARD-260][ARD-262]") {
  CHECK(check(squadron()) == "");
  Squadron three = squadron();
  three.hands.pop_back();
  three.aux[8] = "AUX1007";
  CHECK(check(three) == "squadron 'round-table': 3 hands; expected 4\nsquadron 'round-table': 0 of the archetype Speedster; expected 1\n");
  Squadron fast = squadron();
  fast.hands[1] = "ash";
  fast.aux[7] = "AUX1007";
  CHECK(check(fast) ==
        "squadron 'round-table': 0 of the archetype Gearhead; expected 1\nsquadron 'round-table': 2 of the archetype Speedster; expected 1\n");
  Squadron twins = squadron();
  twins.hands[1] = "theodosia-yaao";
  twins.aux[7] = "AUX1007";
  CHECK(check(twins).find("squadron 'round-table': two hands of Theodosia Costello; expected four fighters\n") == 0);
}

TEST_CASE("a squadron has ten Auxiliaries that one of it may use", "[decks][aerodome][ARD-264]") {
  Squadron nine = squadron();
  nine.aux.pop_back();
  CHECK(check(nine) == "squadron 'round-table': 9 Auxiliaries; expected 10\n");
  Squadron eleven = squadron();
  eleven.aux.push_back("AUX1007");
  CHECK(check(eleven) == "squadron 'round-table': 11 Auxiliaries; expected 10\n");
  Squadron twice = squadron();
  twice.aux[1] = twice.aux[0];
  CHECK(check(twice) == "squadron 'round-table': '" + twice.aux[0] + "' stands twice; expected no name twice\n");
  Squadron strange = squadron();
  strange.hands[1] = "ash";
  CHECK(check(strange).find("'AUXH8', Scrap Launcher, is for nobody in the squadron") != std::string::npos);
}

TEST_CASE("a Stadium's deck is all cards that bear its name, behind the chosen three", "[decks][aerodome][ARD-061][ARD-108][ARD-110]") {
  const Box& box = aerodome_box();
  const Stadium& masts = *find_stadium(box, "twin-masts");
  CHECK(aux_deck(hand("lance"), masts) == std::vector<std::string>{"AUXH2", "AUXH10", "AUXH5", "AUXS1", "AUXS2", "AUXS3"});
  Stadium five = masts;
  five.aux = {"AUXS1", "AUXS2", "AUXS3", "AUXS4", "AUXS5"};
  CHECK(aux_deck(hand("lance"), five).size() == 8);
  CHECK(aux_deck(hand("lance"), *find_stadium(box, "open-sky")).size() == 3);
  five.aux = {"AUXS1", "AUXS4", "AUXS3"};
  CHECK(texts(check_stadium(box, five)) ==
        "stadium 'twin-masts': 'AUXS4' in its Auxiliary deck belongs to Storm Front; expected stadium = \"Twin Masts\" on the card\n"
        "stadium 'twin-masts': 'AUXS2' bears its name and is not in its Auxiliary deck; expected all cards that bear its name\n");
}

TEST_CASE("the manifest is counted by the dozen", "[decks][aerodome][ARD-003][ARD-004][ARD-005]") {
  Box box;
  box.components = aerodome_box().components;
  box.fighters.resize(16);
  box.aux_cards.resize(20);
  box.cards.resize(180);
  for (Fighter& card : box.fighters) card.source = Source::printed;
  for (AuxCard& card : box.aux_cards) card.source = Source::inferred;
  for (BattleCard& card : box.cards) card.source = Source::printed;
  CHECK(texts(check_manifest(box)) == "");
  box.fighters.push_back(box.fighters[0]);
  box.aux_cards.push_back(box.aux_cards[0]);
  box.cards.pop_back();
  box.cards.pop_back();
  box.cards.push_back({});  // a house card is none of the box's
  CHECK(texts(check_manifest(box)) ==
        "the box: 17 Fighter cards, 1 too many; expected 16\nthe box: 21 Auxiliary cards, 1 too many; expected 20\n"
        "the box: 178 Battle cards, 2 missing; expected 180\n");
  CHECK(texts(check_manifest(aerodome_box())) ==
        "the box: 3 Auxiliary cards, 17 missing; expected 20\n"
        "the box: 84 Battle cards, 96 missing; expected 180\n");
}

TEST_CASE("a standard game seats one fighter a player", "[decks][aerodome][ARD-019]") {
  Setup duel;
  duel.hands = {"theodosia", "jax"};
  duel.stadium = "open-sky";
  const Result<Table> table = lay_out(aerodome_box(), duel);
  REQUIRE(table);
  CHECK(table->seats == 2);
  CHECK(table->pilots.size() == 2);
  duel.hands[1] = "round-table";  // four fighters for one player
  const Result<Table> refused = lay_out(aerodome_box(), duel);
  REQUIRE(!refused);
  CHECK(refused.fault().text() == "setup: 'round-table' is a squadron, and this is a game of single pilots; expected mode=squadron, or a pilot");
}

TEST_CASE("a game without a chosen Stadium is played under Open Sky", "[decks][aerodome][ARD-060]") {
  const Result<std::vector<std::string>> words = complete_setup(settings(aerodome_box()), {});
  REQUIRE(words);
  CHECK(setup_of(*words).stadium == "open-sky");
  const Result<Table> table = lay_out(aerodome_box(), setup_of(*words));
  REQUIRE(table);
  CHECK(table->stadium.name == "Open Sky");
  CHECK(table->stadium.effects.empty());
  CHECK(table->stadium.aux.empty());
  CHECK_FALSE(table->centre_token);
}
