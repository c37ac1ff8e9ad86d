// Setting up: who plays, where, with what, who is first, and where the markers start.
#include <algorithm>

#include "rules/aerodome/setup.h"
#include "rules/core/dealer.h"
#include "rules/core/setup.h"
#include "tests/aerodome/scene.h"
#include "tests/decks/aerodome_box.h"

using namespace rondo;
using namespace rondo::aerodome;

namespace {

const Box& box() { return tests::aerodome_box(); }

/// What is wrong with such a set-up, or nothing.
std::string refusal(Mode mode, std::size_t players, const std::string& stadium = "open-sky") {
  std::vector<std::string> hands = {"theodosia", "alice", "jax", "ash", "elena", "hilda", "havoc", "dario", "fare", "lance"};
  hands.resize(players);
  const Result<Table> table = lay_out(box(), {mode, hands, stadium, 100, {}});
  return table ? "" : table.fault().text();
}

Table shipped(const std::string& stadium) {
  Result<Table> table = lay_out(box(), {Mode::standard, {"theodosia", "alice"}, stadium, 100, {}});
  REQUIRE(static_cast<bool>(table));
  return *std::move(table);
}

/// Red has won the roll and is the first player.
Scene opened() {
  Scene s;
  s.open().roll({5, 2}).play("first");
  return s;
}

/// Whoever is to enter, placed in every way that is offered.
template <class Check>
void each_place(const Scene& s, FighterId fighter, Check&& check) {
  Scene facing = s;
  for (const std::string& face : facing.options("face")) {
    Scene turned = s;
    turned.play(face);
    for (const std::string& spot : turned.options()) {
      Scene placed = turned;
      placed.play(spot);
      INFO(face << ", " << spot);
      check(placed, marker(placed.table, placed.p[fighter]));
    }
  }
}

}  // namespace

TEST_CASE("a duel has two players", "[aerodome][ARD-111]") {
  CHECK(refusal(Mode::standard, 2) == "");
  CHECK(refusal(Mode::standard, 3) == "setup: 3 hands; expected 2 in a duel");
  CHECK(refusal(Mode::standard, 1) == "setup: 1 hand; expected 2 in a duel");
  const std::vector<Setting> table = settings(box());
  const std::vector<std::string> third = {"green-pilot=jax"};
  const auto words = complete_setup(table, third);
  REQUIRE(static_cast<bool>(words));
  CHECK_FALSE(static_cast<bool>(lay_out(box(), setup_of(*words))));  // not left out without a word
}

TEST_CASE("a free-for-all has up to eight players", "[aerodome][ARD-238]") {
  CHECK(refusal(Mode::free_for_all, 8) == "");
  CHECK(refusal(Mode::free_for_all, 9) == "setup: 9 hands; expected 2 to 8 in a free-for-all");
  CHECK(refusal(Mode::free_for_all, 1) == "setup: 1 hand; expected 2 to 8 in a free-for-all");
}

TEST_CASE("the battlefield is 14 by 24 inches unless the data say otherwise", "[aerodome][ARD-112]") {
  const Table usual = plain_duel();
  CHECK(usual.length() == Surd{24 * 1024, 0});
  CHECK(usual.width() == Surd{14 * 1024, 0});
  const auto sized = [](const std::string& length, const std::string& width) {
    std::string text = R"(source = "house"
[dimensions]
radius = "0.75"
tools = ["1", "2", "3", "4", "5"]
tool_width = "0.75"
shot_radius = "6"
shot_half_steps = 1
token_radius = "0.375"
team_length = "28"
team_width = "24"
spot_step = "0.25"
)";
    text += "length = \"" + length + "\"\nwidth = \"" + width + "\"\n";
    const Loaded loaded = tests::load_aerodome(text);
    REQUIRE(tests::texts(loaded.faults) == "");
    Scene s;
    s.table.dimensions = *loaded.box.dimensions;
    return s;
  };
  Scene small = sized("10", "10");
  small.put(red, 10, 5, 0).turn();
  CHECK(small.wants_dice());  // half outside
  Scene large = sized("30", "20");
  large.put(red, 28, 18, 0).turn();
  CHECK(large.selecting());
}

TEST_CASE("both players' pieces have one size", "[aerodome][ARD-113]") {
  Scene s({maneuver(Maneuver::straight, 3)});
  s.card(blue).actions = {maneuver(Maneuver::straight, 3)};
  s.table.dimensions.radius = 1024;
  s.table.dimensions.tools[2] = 2048;
  s.turns({red, blue}).play({"straight 3", "straight 3"});
  CHECK(s.stands(red, at(8, 7), 0));  // 2 + 2 inches
  CHECK(s.stands(blue, at(16, 7), 6));
}

TEST_CASE("a Stadium brings its cards, its tokens and its ability", "[aerodome][ARD-114]") {
  const Table masts = shipped("twin-masts");
  std::vector<std::string> deck;
  for (const AuxCard& card : masts.aux_decks[0]) deck.push_back(card.id);
  REQUIRE(deck.size() == 6);
  CHECK(std::equal(deck.begin() + 3, deck.end(), std::vector<std::string>{"AUXS1", "AUXS2", "AUXS3"}.begin()));
  Scene s(masts);
  s.select();
  REQUIRE(s.p.tokens.size() == 2);
  CHECK(s.p.tokens[0] == at(16, 7));
  CHECK(s.p.tokens[1] == at(8, 7));
  Scene crowd(masts);  // its ability: a Clear Pass draws
  crowd.card().actions = {maneuver(Maneuver::straight, 5)};
  crowd.put(blue, 7.5, 7, 0).turn().play("straight 5");
  CHECK(crowd.offers("use The Crowd Roars"));
}

TEST_CASE("Open Sky, the usual Stadium, has no tokens", "[aerodome][ARD-013]") {
  const auto words = complete_setup(settings(box()), {});
  REQUIRE(static_cast<bool>(words));
  CHECK(setup_value(*words, "stadium") == "open-sky");
  Scene s(shipped("open-sky"));
  CHECK_FALSE(s.game().table().centre_token);
  s.select();
  CHECK(s.p.tokens.empty());
  s.p.round = 5;
  s.select();
  CHECK(s.p.tokens.empty());
}

TEST_CASE("a Stadium's tokens come when it says", "[aerodome][ARD-062]") {
  Scene s;
  Effect token = named("token", doing(When::selection_start, EffectVerb::token));
  token.every = 2;
  s.table.stadium.effects = {token};
  s.select();
  CHECK(s.p.tokens.size() == 1);
  CHECK(s.p.owing.size() == 2);  // it lies there when the first cards are chosen
  Scene second;
  second.table.stadium.effects = {token};
  second.p.round = 2;
  second.select();
  CHECK(second.p.tokens.empty());
}

TEST_CASE("a Stadium's layout is measured with tools, from the centre", "[aerodome][ARD-063]") {
  Scene s;
  Effect token = named("token", doing(When::selection_start, EffectVerb::token));
  token.path = {{3, 0}};
  Effect bent = named("bent", token);
  bent.path = {{2, 3}, {1, 1}};
  s.table.stadium.effects = {token, bent};
  s.select();
  REQUIRE(s.p.tokens.size() == 2);
  CHECK(s.p.tokens[0] == at(15, 7));
  CHECK(s.p.tokens[1] == at(12, 9) + Point{{0, 512}, {512, 0}});
}

TEST_CASE("the higher roll decides who is first, equal ones are rolled again", "[aerodome][ARD-115][ARD-116]") {
  Scene s;
  s.open().roll({5, 2});
  CHECK(s.asks(red));
  CHECK(s.options() == std::vector<std::string>{"first", "second"});
  Scene again;
  again.open().roll({3, 3, 1, 6});
  CHECK(again.asks(blue));
  again.play("second");
  CHECK(again.asks(red));  // who is first places first
  CHECK(again.options("face").size() == 12);
}

TEST_CASE("the first player counts as the last holder of Initiative in round 1", "[aerodome][ARD-117]") {
  Scene s;
  for (const FighterId fighter : {red, blue}) s.pilot(fighter).effects = {named("nudge", may(doing(When::compare, EffectVerb::initiative)))};
  s.open().roll({5, 2}).play({"second", "face 0", "spot west 7.00", "face 180", "spot east 7.00"});
  REQUIRE(s.p.round == 1);
  s.choose({5, 5});
  CHECK(s.asks(blue));  // modifies first, without a roll
  CHECK(s.offers("use nudge"));
}

TEST_CASE("the first player starts at a short edge, wholly inside, in any of twelve facings", "[aerodome][ARD-118][ARD-121]") {
  const Scene s = opened();
  int places = 0;
  each_place(s, red, [&](const Scene& placed, const Shape& shape) {
    const bool west = shape.reach[6] == Surd{};
    const bool east = shape.reach[0] == placed.table.length() * 2;
    CHECK(west != east);
    CHECK(outside(placed.table, placed.p[red].at, placed.p[red].heading) == 0);
    ++places;
  });
  CHECK(places == 12 * 2 * 51);  // in quarter-inch steps
}

TEST_CASE("the second player starts at the other short edge", "[aerodome][ARD-119]") {
  for (const bool west : {true, false}) {
    Scene s = opened();
    s.play({"face 0", west ? "spot west 7.00" : "spot east 7.00", "face 180"});
    CHECK(s.asks(blue));
    CHECK(s.options("spot west").empty() == west);
    CHECK(s.options("spot east").empty() != west);
    CHECK(s.options("spot").size() == s.options().size());
  }
}

TEST_CASE("a marker keeps the facing that it was placed with", "[aerodome][ARD-120]") {
  Scene s = opened();
  s.play({"face 30", "spot west 7.00"});
  CHECK(s.asks(blue));  // red has no further say
  s.play({"face 180", "spot east 7.00"});
  CHECK(s.p[red].heading == 1);
  CHECK(s.options(Seat::seat0, "choose").size() == s.options(Seat::seat0, "").size());
}

TEST_CASE("a fighter starts a duel with 15 Hit Points", "[aerodome][ARD-122]") {
  Scene s;
  s.open();
  CHECK(s.hit_points(red) == 15);
  CHECK(s.hit_points(blue) == 15);
}

TEST_CASE("an Auxiliary deck is drawn from at random, the same with the same seed", "[aerodome][ARD-123]") {
  const auto drawn = [](std::uint64_t seed) {
    Scene s;
    for (AuxCard& card : s.table.aux_decks[0]) card.type = AuxType::mod;  // all go to hand
    s.pilot().effects = {doing(When::turn_start, EffectVerb::draw, 4)};
    s.turn();
    std::vector<std::string> order;
    for (std::uint64_t i = 0; s.p.owing.is_chance(); ++i) {
      OptionList list;
      s.game().options(s.p, Seat::chance, list);
      order.push_back(s.options()[Dealer(seed).pick(std::span(list.begin(), list.end()), 1, i)]);
      s.play(order.back());
    }
    return order;
  };
  const std::vector<std::string> first = drawn(1);
  CHECK(drawn(1) == first);
  bool another = false;
  for (std::uint64_t seed = 2; seed < 12; ++seed) {
    std::vector<std::string> order = drawn(seed);
    another = another || order != first;
    std::sort(order.begin(), order.end());
    CHECK(order == std::vector<std::string>{"draw TA1", "draw TA2", "draw TA3", "draw TA4"});
  }
  CHECK(another);
}

TEST_CASE("hands are open, the choice is not", "[aerodome][ARD-124]") {
  Scene s;
  s.pilot(blue).effects = {may(doing(When::selection_end, EffectVerb::elusive))};
  s.select().choose({3, 6});
  const Position seen = s.game().view(s.p, Seat::seat1);
  for (const auto& question : s.game().questions()) {
    if (question.name != "cards") continue;
    const std::vector<std::string> whose = {"red"};
    const auto answer = question.answer(seen, whose);
    REQUIRE(static_cast<bool>(answer));
    for (int card = 0; card < hand_cards; ++card) CHECK(answer->find(s.table.card(red, card).name) != std::string::npos);
    CHECK(answer->find(", active") == std::string::npos);
    return;
  }
  FAIL("nobody can ask for the cards");
}
