// The Aerodome that ships: it loads, every hand, squadron and Stadium may be played, and it has what was promised.
#include <set>
#include <string>
#include <vector>

#include "decks/aerodome/vocabulary.h"
#include "decks/spelling.h"
#include "rules/aerodome/roster.h"
#include "tests/decks/aerodome_box.h"

using namespace rondo;
using namespace rondo::aerodome;
using namespace rondo::tests;

TEST_CASE("the shipped Aerodome has no faults, and all of it may be played", "[decks][aerodome]") {
  CHECK(texts(load(aerodome_files()).faults) == "");
  const Box& box = aerodome_box();
  for (const Hand& hand : box.hands) CHECK(texts(check_hand(box, hand)) == "");
  for (const Squadron& squadron : box.squadrons) CHECK(texts(check_squadron(box, squadron)) == "");
  for (const Stadium& stadium : box.stadiums) CHECK(texts(check_stadium(box, stadium)) == "");
  CHECK(box.fighters.size() == 16);
  CHECK(box.hands.size() == 18);
  CHECK(box.squadrons.size() == 4);
  CHECK(box.stadiums.size() == 4);
  REQUIRE(box.dimensions);
  CHECK(box.dimensions->radius == 768);
}
