// Deck strings of the community, both ways, and everything that can be wrong with one.
#include <string>
#include <vector>

#include "decks/aerodome/deck_string.h"
#include "tests/decks/aerodome_box.h"
#include "tests/decks/variants.h"

using namespace rondo;
using namespace rondo::aerodome;
using namespace rondo::tests;

namespace {

const std::string theodosia = R"(AEF001\ RH1002\ RH1012\ RH1020\ RH1028\ RH1034\ RH1043\ RH1051\ RH1096\ RH1103\ AUX1007\ AUX1008\ AUX1009)";
const std::string lance = R"(AEF008\ RH1010\ RH1017\ RH1077\ RH1080\ RH1041\ RH1092\ RH1093\ RH1095\ RH1101)";

std::string fault_of(const std::string& text) {
  const Result<Hand> hand = read_deck_string(aerodome_box(), text);
  return hand ? "" : hand.fault().text();
}

}  // namespace

TEST_CASE("the two known deck strings are read", "[decks][aerodome]") {
  const Result<Hand> hand = read_deck_string(aerodome_box(), theodosia);
  REQUIRE(hand);
  CHECK(hand->word == "theodosia");
  CHECK(hand->fighter == "theodosia");
  CHECK(hand->cards == named(aerodome_box().hands, &Hand::word, "theodosia-yaao").cards);
  CHECK(hand->aux == std::vector<std::string>{"AUX1007", "AUX1008", "AUX1009"});
  const Result<Hand> bare = read_deck_string(aerodome_box(), lance);
  REQUIRE(bare);
  CHECK(bare->fighter == "lance");
  CHECK(bare->cards == named(aerodome_box().hands, &Hand::word, "lance-yaao").cards);
  CHECK(bare->aux.empty());
}

TEST_CASE("blanks and a last separator do not matter", "[decks][aerodome]") {
  for (const std::string& text : {theodosia + "\\", theodosia + "\\ \n", "  " + theodosia + "  ", with(theodosia, "RH1002\\ ", "RH1002\\"),
                                  with(theodosia, "RH1002\\ ", "RH1002 \\   ")})
    CHECK(fault_of(text) == "");
}

TEST_CASE("every hand is written as a string that reads back", "[decks][aerodome]") {
  const Box& box = aerodome_box();
  CHECK(deck_string(box, named(box.hands, &Hand::word, "theodosia-yaao")) == theodosia);
  for (const Hand& hand : box.hands) {
    const Result<Hand> read = read_deck_string(box, deck_string(box, hand));
    INFO(hand.word);
    REQUIRE(read);
    CHECK(read->fighter == hand.fighter);
    CHECK(read->cards == hand.cards);
    CHECK(read->aux == hand.aux);
  }
  Hand stranger = box.hands[0];
  stranger.fighter = "nobody";
  CHECK(deck_string(box, stranger).empty());
}

TEST_CASE("what can be wrong with a deck string", "[decks][aerodome]") {
  const std::string counts = "; expected a fighter, nine cards, and three Auxiliaries or none, separated by a backslash and a blank";
  CHECK(fault_of("") == "deck string: it is empty" + counts);
  CHECK(fault_of(" \\ \\") == "deck string: it is empty" + counts);
  CHECK(fault_of("AEF001") == "deck string: it has 1 id" + counts);
  CHECK(fault_of(with(theodosia, "\\ AUX1009", "")) == "deck string: it has 12 ids" + counts);
  CHECK(fault_of(theodosia + "\\ AUXH1") == "deck string: it has 14 ids" + counts);
  CHECK(fault_of(with(theodosia, "AEF001", "AEFO01")) ==
        "deck string: no fighter has the id 'AEFO01'; expected the id of a loaded fighter; did you mean 'AEF001'?");
  CHECK(fault_of(with(theodosia, "RH1012", "RHH1012")) ==
        "deck string: no card has the id 'RHH1012'; expected the id of a loaded card; did you mean 'RH1012'?");
  CHECK(fault_of(with(theodosia, "AUX1008", "AUX108")) ==
        "deck string: no Auxiliary has the id 'AUX108'; expected the id of a loaded Auxiliary; did you mean 'AUX1008'?");
  CHECK(fault_of(with(theodosia, "RH1012\\ ", "\\ ")) == "deck string: no card has the id ''; expected the id of a loaded card");
  CHECK(fault_of(with(theodosia, "RH1012\\ RH1020", "RH1020\\ RH1012")) ==
        "deck string: 'RH1020' in place 2 has Initiative 3; expected the nine cards in the order of Initiative 1 to 9");
  CHECK(fault_of(std::string(3000, 'x')) == "deck string: it has 3000 bytes; expected at most 2000");
}
