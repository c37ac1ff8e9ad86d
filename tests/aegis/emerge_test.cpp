// Other ways of combining: Emerge (AEG-519 to AEG-524) and Draft combining (AEG-469 to AEG-472).
#include <algorithm>

#include "rules/aegis/setup.h"
#include "tests/aegis/casts.h"
#include "tests/aegis/field.h"
#include "tests/decks/frozen.h"

namespace rondo::aegis {

namespace {

const std::string zoned = "a a . . . . . . . . b b\n . . . . . . . . . . . .\n. . . . . . . . . . . .\n";

/// The five of `five()` on a field with two small Start Zones; TRIO-3 (AEG) has Emerge unless told otherwise.
Cast emergent(std::vector<std::string> abilities = {"Emerge"}) {
  Cast cast = five();
  cast.team[6].abilities = std::move(abilities);
  cast.map = zoned;
  cast.boss_hex = "C12";
  return cast;
}

/// A, E and G far apart, A about to act with this much Energy.
Scene scattered(const Cast& cast, int energy = 10) {
  Scene s = quiet(cast);
  s.hero("ANT-1", "C2");
  s.hero("EEL-1", "B6");
  s.hero("GNU-1", "A9");
  s.hero("SOLE-1", "C8");  // brings no letter of TRIO-3
  s.p.energy = static_cast<std::uint16_t>(energy);
  s.play("activate ANT-1");
  return s;
}

/// The same cast where Draft combining rules; ANT-1, EEL-1 and GNU-1 on these hexes, ANT-1 about to act.
Scene drafted(std::initializer_list<const char*> hexes, int energy = 10, bool draft = true) {
  Cast cast = emergent({});
  cast.profile.draft_combining = draft;
  Scene s = quiet(cast);
  const auto* hex = hexes.begin();
  for (const auto* robot : {"ANT-1", "EEL-1", "GNU-1"}) s.hero(robot, *hex++);
  s.p.energy = static_cast<std::uint16_t>(energy);
  s.play("activate ANT-1");
  return s;
}

}  // namespace

TEST_CASE("Emerge: 10 Energy, any number of components, wherever they stand", "[AEG-519]") {
  SECTION("three of them far apart") {
    Scene s = scattered(emergent());
    CHECK(s.options("emerge") == std::vector<std::string>{"emerge EEL-1 GNU-1 into TRIO-3"});
    s.play({"emerge EEL-1 GNU-1 into TRIO-3", "land A1"});
    CHECK(s.p.energy == 0);
    CHECK(std::popcount(pieces(s.p, Side::hero)) == 2);
    const PieceId trio = s.on("A1");
    REQUIRE(trio != no_piece);
    CHECK(s.table().card(s.p[trio].card).id == "TRIO-3");
    for (const auto* component : {"ANT-1", "EEL-1", "GNU-1"}) CHECK(s.p.under[s.card(component)] == s.card("TRIO-3"));
    CHECK(says(s, "  ANT-1, EEL-1 and GNU-1 combine into TRIO-3 (AEG) on A1 for 10 Energy (0 left)."));
    CHECK(s.p[trio].fresh);  // formed this round
    CHECK(s.p.tally.combines == 1);
  }
  SECTION("two of them, one combined already") {
    Scene s = quiet(emergent());
    s.beneath(s.hero("DUO-2", "C2"), {"ANT-1", "GNU-1"});
    s.hero("EEL-1", "B6");
    s.hero("SOLE-1", "B9");
    s.play("activate DUO-2");
    CHECK(s.options("emerge") == std::vector<std::string>{"emerge EEL-1 into TRIO-3"});  // SOLE-1 brings no letter of it
  }
  SECTION("9 Energy") { CHECK(scattered(emergent(), 9).options("emerge").empty()); }
  SECTION("a letter missing") {
    Scene s = quiet(emergent());
    s.hero("ANT-1", "C2");
    s.hero("EEL-1", "B6");
    s.play("activate ANT-1");
    CHECK(s.options("emerge").empty());
  }
  SECTION("the one that acts is always among them") {
    Scene s = quiet(emergent());
    for (const auto& [robot, hex] : {std::pair{"ANT-1", "C2"}, std::pair{"EEL-1", "B6"}, std::pair{"GNU-1", "A9"}, std::pair{"SOLE-1", "B9"}})
      s.hero(robot, hex);
    s.play("activate SOLE-1");
    CHECK(s.options("emerge").empty());
  }
  SECTION("without Emerge they would have to touch, two by two") {
    Scene s = scattered(emergent({}));
    CHECK(s.options("emerge").empty());
    CHECK(s.options("combine").empty());
  }
}

TEST_CASE("an emerging robot enters on any free Start Zone hex, in solo of either zone", "[AEG-520][AEG-521]") {
  Scene s = scattered(emergent());
  SECTION("all free") {
    s.play("emerge EEL-1 GNU-1 into TRIO-3");
    CHECK(s.options() == std::vector<std::string>{"land A1", "land A2", "land A11", "land A12"});
    CHECK_THAT(s.game().prompt(s.p, hero_seat), Catch::Matchers::ContainsSubstring("Where does TRIO-3 (AEG) emerge"));
    s.play("land A12");
    CHECK(s.on("A12") != no_piece);
  }
  SECTION("some taken") {
    s.minion("MUD-1", "A2");
    s.hero("IBIS-1", "A11");
    s.play("emerge EEL-1 GNU-1 into TRIO-3");
    CHECK(s.options() == std::vector<std::string>{"land A1", "land A12"});
  }
  SECTION("the hex of a component becomes free; a single one is not asked about") {
    s.minion("MUD-1", "A2");
    s.hero("IBIS-1", "A11");
    s.minion("MAR-1", "A12");
    s.p[0].hex = s.hex("A1");
    s.play("emerge EEL-1 GNU-1 into TRIO-3");
    CHECK(s.on("A1") != no_piece);
    CHECK(s.table().card(s.p[s.on("A1")].card).id == "TRIO-3");
  }
  SECTION("all taken: rejected") {
    s.minion("MUD-1", "A2");
    s.hero("IBIS-1", "A11");
    s.minion("MAR-1", "A12");
    s.minion("MER-1", "A1");
    CHECK(s.options("emerge").empty());
  }
}

TEST_CASE("Emerge takes the place of the Action", "[AEG-522]") {
  const bool swift = GENERATE(true, false);
  Cast cast = emergent();
  cast.team[0].abilities = {"Overload"};
  cast.team[0].actions = {
      {.cost = 1, .accuracy = 6, .range = 9, .attributes = swift ? std::vector<std::string>{"SWIFT"} : std::vector<std::string>{}}};
  Scene s = scattered(cast, 12);
  s.minion("MUD-1", "C6");
  s.play({"use 1", "target MUD-1"}).roll({1});
  CHECK(s.options("emerge").size() == (swift ? 1 : 0));
  if (!swift) CHECK(s.offers("use 1 Shot"));  // even where another Action could still follow
}

TEST_CASE("after a move Emerge is still there, after it nothing is", "[AEG-522]") {
  Scene s = scattered(emergent(), 12);
  s.play({"move C3", "emerge EEL-1 GNU-1 into TRIO-3", "land A1"});
  CHECK(s.p.energy == 1);
  CHECK(s.offers("activate SOLE-1"));
  CHECK_FALSE(s.offers("activate TRIO-3"));
}

TEST_CASE("Emerge obeys what changes the requirements of combining", "[AEG-523]") {
  const bool draft = GENERATE(true, false);
  Cast cast = emergent();
  cast.team[6].recipe = "A ARK";  // nobody is an ARK
  cast.profile.draft_combining = draft;
  CHECK(scattered(cast).options("emerge").size() == (draft ? 1 : 0));
}

TEST_CASE("a destroyed robot neither counts for Emerge nor makes it cheaper", "[AEG-524]") {
  Cast cast = emergent();
  cast.team.insert(cast.team.begin() + 5, {.id = "GUM-1", .classes = "G"});
  Scene s = quiet(cast);
  s.hero("ANT-1", "C2");
  s.hero("EEL-1", "B6");
  s.destroyed("GNU-1");
  s.play("activate ANT-1");
  CHECK(s.options("emerge").empty());
  s.hero("GUM-1", "A9");
  s.p.energy = 9;
  CHECK(s.options("emerge").empty());
  s.p.energy = 10;
  CHECK(s.options("emerge") == std::vector<std::string>{"emerge EEL-1 GUM-1 into TRIO-3"});
}

TEST_CASE("after Accelerator one may emerge for free", "[AEG-504]") {
  Cast cast = emergent();
  cast.team[0].abilities = {"Accelerator 2"};
  Scene s = scattered(cast, 2);
  CHECK(s.options("emerge").empty());
  s.play({"accelerate C3", "emerge EEL-1 GNU-1 into TRIO-3", "land A1"});
  CHECK(s.p.energy == 0);
  CHECK(s.on("A1") != no_piece);
}

TEST_CASE("Draft combining: 10 Energy combine three or more adjacent robots at once", "[AEG-469]") {
  SECTION("A, E and G touch") {
    Scene s = drafted({"A3", "A4", "B3"});
    CHECK(s.options("merge") == std::vector<std::string>{"merge EEL-1 GNU-1 into TRIO-3"});
    s.play("merge EEL-1 GNU-1 into TRIO-3");
    CHECK(s.options() == std::vector<std::string>{"land A3", "land A4", "land B3"});
    CHECK_THAT(s.game().prompt(s.p, hero_seat), Catch::Matchers::ContainsSubstring("on the hex of which component?"));
    s.play("land A4");
    CHECK(s.p.energy == 0);
    CHECK(s.table().card(s.p[s.on("A4")].card).id == "TRIO-3");
    CHECK(std::popcount(pieces(s.p, Side::hero)) == 1);
  }
  SECTION("9 Energy") { CHECK(drafted({"A3", "A4", "B3"}, 9).options("merge").empty()); }
  SECTION("two of them cost 5 as ever") {
    Scene s = drafted({"A3", "C9", "A4"});
    CHECK(s.options("merge").empty());
    s.play("combine GNU-1 into DUO-2 at A3");
    CHECK(s.p.energy == 5);
  }
  SECTION("not in a Standard game") { CHECK(drafted({"A3", "A4", "B3"}, 10, false).options("merge").empty()); }
  SECTION("all five at once") {
    Cast cast = emergent({});
    cast.profile.draft_combining = true;
    Scene s = quiet(cast);
    for (const auto& [robot, hex] :
         {std::pair{"ANT-1", "A3"}, std::pair{"EEL-1", "A4"}, std::pair{"GNU-1", "A5"}, std::pair{"IBIS-1", "A6"}, std::pair{"SOLE-1", "A7"}})
      s.hero(robot, hex);
    s.play("activate SOLE-1");
    CHECK(s.options("merge") == std::vector<std::string>{"merge ANT-1 EEL-1 GNU-1 IBIS-1 into WHOLE-5"});
    s.play({"merge ANT-1 EEL-1 GNU-1 IBIS-1 into WHOLE-5", "land A7"});
    CHECK(s.p.tally.level_fives == 1);
    CHECK(s.p.energy == 10);
  }
}

TEST_CASE("Draft combining takes one connected group with the acting robot in it", "[AEG-470]") {
  CHECK(drafted({"A3", "A4", "A5"}).options("merge").size() == 1);  // a line: A does not touch G
  CHECK(drafted({"A4", "A3", "A5"}).options("merge").size() == 1);
  CHECK(drafted({"A3", "A4", "A6"}).options("merge").empty());
  CHECK(drafted({"A1", "A4", "A5"}).options("merge").empty());
}

TEST_CASE("Draft combining needs Classes only: any A with any G forms ARK-2500", "[AEG-471]") {
  const bool draft = GENERATE(true, false);
  Cast cast = emergent({});
  cast.team.push_back({.id = "ARK-2500", .classes = "AG", .recipe = "A ARK"});
  cast.team.push_back({.id = "ARK-3000", .classes = "AEG", .recipe = "E ARK"});
  cast.profile.draft_combining = draft;
  Scene s = quiet(cast);
  s.hero("ANT-1", "A3");
  s.hero("GNU-1", "A4");
  s.hero("EEL-1", "B3");
  s.play("activate ANT-1");
  CHECK(s.options("combine GNU-1 into ARK-2500").size() == (draft ? 2 : 0));
  CHECK(s.offers("merge EEL-1 GNU-1 into ARK-3000") == draft);
  CHECK(s.options("combine EEL-1 into ARK-2500").empty());  // Classes matter
}

TEST_CASE("in Draft combining one Commander robot at a time is formed or fielded", "[AEG-472]") {
  const bool draft = GENERATE(true, false);
  Cast cast = emergent({});
  cast.team[0].commander = "Vey";  // ANT-1
  cast.team.push_back({.id = "EGRET-2", .classes = "EG", .commander = "Vey"});
  cast.team.push_back({.id = "AGATE-2", .classes = "AG", .commander = "Vey"});
  cast.profile.draft_combining = draft;
  Scene s = quiet(cast);
  SECTION("formed beside another") {
    s.hero("ANT-1", "A3");
    s.hero("EEL-1", "A4");
    s.hero("GNU-1", "B3");
    s.play("activate EEL-1");
    CHECK(s.options("combine GNU-1 into EGRET-2").size() == (draft ? 0 : 2));
    s.play({"done", "activate ANT-1"});
    CHECK(s.options("combine GNU-1 into AGATE-2").size() == 2);  // it goes beneath the new one
  }
  SECTION("fielded beside another") {
    s.beneath(s.hero("EGRET-2", "A3"), {"EEL-1", "GNU-1"});
    s.play("end round");
    while (s.owes() == Seat::chance) s.play(s.options().front());
    CHECK(s.options("return IBIS-1").size() > 1);
    CHECK(s.options("return ANT-1").empty() == draft);
  }
}

TEST_CASE("Draft combining is a word of the set-up, off by default", "[AEG-469]") {
  const Box& box = tests::frozen_box();
  const auto words = [&](std::vector<std::string> given) { return *complete_setup(settings(box), given); };
  CHECK(setup_value(words({}), "combining") == "standard");
  CHECK_FALSE(lay_out(box, setup_of(words({})))->profile.draft_combining);
  CHECK(lay_out(box, setup_of(words({"combining=draft"})))->profile.draft_combining);
  CHECK_FALSE(static_cast<bool>(complete_setup(settings(box), std::vector<std::string>{"combining=daft"})));
}

}  // namespace rondo::aegis
