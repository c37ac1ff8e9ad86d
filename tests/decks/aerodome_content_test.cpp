// The Aerodome that ships: it loads, every hand, squadron and Stadium may be played, and it has what was promised.
#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "rules/aerodome/roster.h"
#include "rules/aerodome/words.h"
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

TEST_CASE("the frozen Aerodome has no faults and may be played", "[decks][aerodome]") {
  const Loaded loaded = load(read_folder("tests/decks/aerodome"));
  CHECK(texts(loaded.faults) == "");
  for (const Hand& hand : loaded.box.hands) CHECK(texts(check_hand(loaded.box, hand)) == "");
  for (const Squadron& squadron : loaded.box.squadrons) CHECK(texts(check_squadron(loaded.box, squadron)) == "");
  CHECK(loaded.box.hands.size() >= 16);
}

namespace {

const Box& box() { return aerodome_box(); }
const Fighter& pilot(const std::string& word) { return named(box().fighters, &Fighter::word, word); }
const BattleCard& card(const std::string& id) { return named(box().cards, &BattleCard::id, id); }

}  // namespace

TEST_CASE("what no source prints of a fighter is marked as ours", "[decks][aerodome][ARD-024]") {
  for (const Fighter& it : box().fighters) {
    INFO(it.word);
    CHECK(it.source == Source::printed);
    CHECK(it.bar_source == (it.word == "elena" ? Source::inferred : Source::house));
    CHECK(it.ability_source == (it.word == "theodosia" ? Source::printed : Source::house));
  }
}

TEST_CASE("the one printed ability: Theodosia is Elusive after an Immelmann", "[decks][aerodome]") {
  REQUIRE(pilot("theodosia").effects.size() == 1);
  const Effect& ability = pilot("theodosia").effects[0];
  CHECK(ability.when == When::maneuver_done);
  CHECK(ability.verb == EffectVerb::elusive);
  CHECK(ability.maneuvers == 1 << static_cast<int>(Maneuver::immelmann));
}

TEST_CASE("Archie has a side B, and nothing to flip", "[decks][aerodome]") {
  CHECK(pilot("archie").side_b == "Ely");
  for (const Fighter& it : box().fighters)
    for (const Effect& effect : it.effects) CHECK(effect.verb != EffectVerb::flip);
}

TEST_CASE("the fixed points of the two known hands", "[decks][aerodome]") {
  const std::vector<std::pair<std::string, int>> points = {{"RH1043", 6}, {"RH1051", 7}, {"RH1041", 5}, {"RH1077", 3}, {"RH1092", 6},
                                                           {"RH1093", 7}, {"RH1095", 8}, {"RH1096", 8}, {"RH1101", 9}, {"RH1103", 9},
                                                           {"RH1002", 1}, {"RH1010", 1}, {"RH1017", 2}};
  for (const auto& [id, initiative] : points) {
    INFO(id);
    CHECK(card(id).initiative == initiative);
    CHECK(card(id).name == id);
    CHECK(card(id).source == Source::inferred);
  }
}

TEST_CASE("the House Core's faces", "[decks][aerodome]") {
  const std::vector<std::string> faces = {"Straight 3 locked, Turn 2 reactive, Shot 5",
                                          "Straight 2 locked, Turn 2 reactive recover, Shot 4",
                                          "Turn 3 locked, Shot 4, Roll 1 reactive",
                                          "Straight 1 locked, Roll 3 reactive, Shot 4; LUCKY 2",
                                          "Turn 2 locked, Shot 4; BURN 1",
                                          "Immelmann 2 locked, Shot 3",
                                          "Turn 3 reactive aux, Straight 2 reactive, Shot 3",
                                          "Rotate 3 locked, Straight 3 reactive, Shot 3",
                                          "Straight 4 locked, Shot 2; ELUSIVE"};
  for (int i = 1; i <= 9; ++i) {
    const BattleCard& it = card("HC" + std::to_string(i));
    std::string face;
    for (const ActionLine& line : it.actions) face += (face.empty() ? "" : ", ") + line_text(line);
    for (const std::string& keyword : keyword_words(it.keywords)) face += "; " + keyword;
    CHECK(it.initiative == i);
    CHECK(face == faces[static_cast<std::size_t>(i - 1)]);
  }
}

TEST_CASE("acting first costs dice", "[decks][aerodome]") {
  constexpr std::array<int, 10> most = {0, 6, 6, 6, 5, 5, 4, 4, 4, 3};
  for (const BattleCard& it : box().cards) {
    int dice = it.keywords[Keyword::burst].number;
    for (const ActionLine& line : it.actions) dice += line.family == Family::maneuver ? 0 : line.number;
    INFO(it.id);
    CHECK(dice >= (it.initiative == 9 ? 2 : 3));
    CHECK(dice <= most[static_cast<std::size_t>(it.initiative)]);
  }
}

TEST_CASE("no house card lies idle, and no two faces of one Initiative are alike", "[decks][aerodome]") {
  std::set<std::string> held;
  for (const Hand& hand : box().hands) held.insert(hand.cards.begin(), hand.cards.end());
  std::set<std::string> faces;
  for (const BattleCard& it : box().cards) {
    INFO(it.id);
    CHECK((held.count(it.id) == 1 || it.id.substr(0, 2) == "HC"));
    std::string face = std::to_string(it.initiative);
    for (const ActionLine& line : it.actions) face += ", " + line_text(line);
    for (const Keywords* keywords : {&it.keywords, &it.aux_bar})
      for (const std::string& keyword : keyword_words(*keywords)) face += "; " + keyword;
    for (const Effect& effect : it.effects) face += "; " + effect.name;
    CHECK(faces.insert(face).second);
  }
}

TEST_CASE("the manifest of the box", "[decks][aerodome][ARD-001][ARD-009][ARD-010][ARD-011]") {
  const auto count = [](const std::string& name) { return named(box().components, &Component::name, name).count; };
  CHECK(count("d6") == 14);
  CHECK(count("d3") == 1);
  CHECK(count("Fighter cards") == 16);
  CHECK(count("Auxiliary cards") == 20);
  CHECK(count("Battle cards") == 180);
  CHECK(count("Damage Dials") == 2);
  CHECK(count("Fighter Markers") == 8);
  CHECK(count("Elusive and Nitro tokens") == 2);
  CHECK(count("Frozen tokens") == 5);
  CHECK(count("Burn and Dazed tokens") == 5);
  CHECK(count("Frozen tokens") + count("Burn and Dazed tokens") == 10);
  CHECK(count("Auxiliary tokens") == 4);
  CHECK(count("Charge tokens") == 10);
}

TEST_CASE("the shipped sizes", "[decks][aerodome][ARD-016]") {
  const Dimensions& sizes = *box().dimensions;
  CHECK(sizes.tools[3] == 4 * 1024);
  CHECK(sizes.tool_width == 768);
  CHECK(sizes.source == Source::house);
  for (const int size :
       {sizes.radius, sizes.tool_width, sizes.shot_radius, sizes.token_radius, sizes.length, sizes.width, sizes.team_length, sizes.team_width})
    CHECK(size % 2 == 0);
}
