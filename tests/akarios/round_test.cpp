// The round: its three phases, dice and stress, modifier cards, reinforcements, scenario cards, and how a battle ends.
#include "rules/core/dealer.h"
#include "tests/akarios/scene.h"

namespace rondo::akarios {

namespace {

/// The shipped scenario cards with a deck of these alone.
Table with_cards(std::initializer_list<ScenarioCard> cards, int draw) {
  Table table = open_table();
  table.scenario_cards = cards;
  table.cards_to_draw = draw;
  table.drones.clear();
  table.upgrades.clear();
  return table;
}
ScenarioCard scenario_card(const std::string& word, Rule rule, int amount, std::vector<Requirement> needs = {}) {
  ScenarioCard card;
  card.word = card.name = card.line = word;
  card.needs = std::move(needs);
  card.changes = {{rule, amount}};
  return card;
}

/// The scenario deck from top to bottom, as that seed deals it.
std::vector<int> order_of_deck(Table table, std::uint64_t seed) {
  for (ScenarioCard& card : table.scenario_cards) card.needs = {{Need::planets, 99, ""}};  // so that every card is drawn
  const Game game(std::move(table));
  Position p = game.start();
  std::vector<int> order;
  Mute mute;
  for (std::uint64_t draw = 0; p.owing.is_chance() && p.round == 0; ++draw) {
    OptionList deals;
    game.options(p, Seat::chance, deals);
    const Action dealt = deals[Dealer(seed).pick({deals.begin(), deals.size()}, static_cast<std::uint32_t>(game.stream(p)), draw)].action;
    order.push_back(dealt.a);
    game.apply(p, std::span(&dealt, 1), mute);
  }
  REQUIRE(order.size() == 21);
  return order;
}

Group group(const std::string& type, int round, std::vector<Spot> spots, int squad = 1) {
  Group it;
  it.type = type;
  it.round = static_cast<std::uint8_t>(round);
  it.squad = static_cast<std::uint8_t>(squad);
  it.spots = std::move(spots);
  return it;
}

int strains(const Scene& scene) { return scene.p.cockpit(ada).deck.bag[static_cast<std::size_t>(Modifier::strain)]; }

}  // namespace

TEST_CASE("a round is the pilots' phase, the enemies' and its end", "[akarios][AKA-030]") {
  Scene scene;
  scene.token(TokenKind::missile, "a1", 3, 2).put(fighter_1, "f1", 3).card(0, {"repair 1"});
  scene.p.marked = fighter_1;
  scene.next_round();
  while (scene.rolling()) scene.play("die move");
  CHECK(scene.options("use ada") == std::vector<std::string>{"use ada glide", "use ada turn"});
  scene.play({"use bea turn", "turn left", "use ada turn", "turn left", "use bea glide", "fly forward forward"});  // in any order
  scene.play({"end phase", "combat F1"});
  scene.play(scene.options().front());
  CHECK(scene.rolling());
  CHECK(scene.when(EventKind::round_begins) < scene.when(EventKind::rolled));
  CHECK(scene.when(EventKind::rolled) < scene.when(EventKind::phase_ends));
  CHECK(scene.when(EventKind::phase_ends) < scene.when(EventKind::activates));
  CHECK(scene.when(EventKind::activates) < scene.when(EventKind::missile_moves));
  CHECK(scene.p.round == 3);
}

TEST_CASE("stress that passes 4, 7 and 10 puts cards of −1 into the deck until it falls below", "[akarios]") {
  Scene scene;
  scene.board(ada, "breathe", {"calm 9"}).put(fighter_1, "f5").dice(ada, {Face::stress, Face::stress, Face::move}).dice(bea, {Face::move});
  scene.p.cockpit(ada).stress = 3;
  scene.phase().play({"use ada cannons", "modifier zero"});
  CHECK(strains(scene) == 1);
  CHECK(scene.p.cockpit(ada).deck.size() == 20);  // one drawn, one more
  scene.p.cockpit(ada).stress = 6;
  scene.play({"use ada cannons", "modifier strain"});
  CHECK(scene.hull(fighter_1) == 9 - 2 - 1);
  CHECK(strains(scene) == 1);  // the second; the first lies with the discards
  scene.play("use ada breathe");
  CHECK(scene.p.cockpit(ada).stress == 0);
  CHECK(strains(scene) == 0);
  CHECK(scene.p.cockpit(ada).deck.size() + static_cast<int>(scene.p.cockpit(ada).deck.discard.size()) == 20);
}

TEST_CASE("twice doubles what has been added up, and it and a Miss bring the discards back", "[akarios]") {
  Scene scene;
  scene.put(fighter_1, "f5").dice(ada, {Face::attack, Face::attack, Face::attack}).dice(bea, {Face::move});
  scene.p.cockpit(ada).deck.put_on_top(static_cast<std::uint8_t>(Modifier::bolster));
  scene.phase().play({"use ada cannons", "modifier bolster", "modifier twice"});
  CHECK(scene.hull(fighter_1) == 3);
  CHECK(scene.p.cockpit(ada).deck.size() == 20);
  scene.play({"use ada cannons", "modifier minus-1", "use ada cannons", "modifier miss"});
  CHECK(scene.hull(fighter_1) == 2);
  CHECK(scene.p.cockpit(ada).deck.size() == 20);
}

TEST_CASE("a Miss counts against one target, damage and effects alike", "[akarios]") {
  Scene scene;
  scene.board(ada, "volley", {"attack cone 3 damage 2 targets 3 slow"}).put(fighter_1, "f5").put(fighter_2, "f6").put(bomber_1, "f7");
  scene.dice(ada, {Face::move}).dice(bea, {Face::move}).phase();
  scene.play({"use ada volley", "strike fighter-1", "modifier zero", "strike fighter-2", "modifier miss", "strike bomber-1", "modifier zero"});
  CHECK(scene.hull(fighter_1) == 7);
  CHECK(scene.hull(fighter_2) == 9);
  CHECK(scene.hull(bomber_1) == 7);
  CHECK(scene.p[fighter_1].conditions == only(Condition::slow));
  CHECK(scene.p[fighter_2].conditions == 0);
}

TEST_CASE("damage meets shields before hull", "[akarios]") {
  for (const auto& [shields, left, hull] : {std::tuple{3, 1, 5}, {1, 0, 4}}) {
    Scene scene;
    scene.put(fighter_1, "f5").strength(fighter_1, shields, 5).dice(ada, {Face::attack}).phase().play({"use ada cannons", "modifier zero"});
    CHECK(scene.shields(fighter_1) == left);
    CHECK(scene.hull(fighter_1) == hull);
  }
}

TEST_CASE("a repair takes three dice", "[akarios]") {
  Scene scene;
  scene.put(fighter_1, "a1").strength(ada, 3, 2).dice(ada, {Face::move, Face::attack}).phase();
  CHECK_FALSE(scene.offers("use ada repair"));
  Scene three;
  three.put(fighter_1, "a1").strength(ada, 3, 2).dice(ada, {Face::move, Face::move, Face::move}).dice(bea, {Face::move}).phase();
  three.play("use ada repair");
  CHECK(three.hull(ada) == 4);
}

TEST_CASE("reinforcements come at the end of their round, to the nearest free hex clockwise from straight up", "[akarios]") {
  Table table = open_table();
  table.scenario.groups = {group("auto-fighter", 1, {{5, 5}, {5, 5}}), group("auto-bomber", 1, {{0, 0}}, 3), group("auto-bomber", 2, {{1, 1}})};
  Scene scene(table);
  scene.put(bea, "f6").put(fighter_1, "a1").planets({"f5"});
  scene.round_end();
  CHECK(scene.stands(fighter_2, "g6", 3));  // f5 is a planet; g6 is next
  CHECK(scene.stands(enemy_ship(0, 3), "g7", 3));
  CHECK(scene.shields(fighter_2) == 2);
  CHECK(scene.hull(fighter_2) == 5);
  CHECK_FALSE(scene.p[bomber_1].in_play());  // for a squad of three, and in the next round
  scene.round_end();
  CHECK(scene.stands(bomber_1, "b2", 3));
}

TEST_CASE("of a type there are five ships, each on the lowest number that is free", "[akarios]") {
  Table table = open_table();
  table.scenario.groups = {group("auto-fighter", 1, {{5, 5}, {5, 5}})};
  Scene scene(table);
  for (int number = 1; number <= 5; ++number)
    if (number != 2) scene.put(enemy_ship(0, number), std::string(1, static_cast<char>('a' + number)) + "1");
  scene.round_end();
  CHECK(scene.stands(fighter_2, "f6", 3));
  CHECK(scene.count(EventKind::arrives) == 1);
  CHECK(scene.count(EventKind::no_room) == 1);
}

TEST_CASE("a battle is won by destroying, surviving or reaching, at the end of a round", "[akarios]") {
  const auto ended = [](Goal goal, int limit, bool enemy, std::string_view at) {
    Table table = open_table();
    table.scenario.goal = goal;
    table.scenario.goal_round = static_cast<std::uint8_t>(limit);
    table.scenario.goal_spots = {{5, 0}, {6, 0}};
    Scene scene(table);
    scene.put(ada, at).put(bea, "g1");
    if (enemy) scene.put(fighter_1, "a1");
    return scene.round_end().p.outcome;
  };
  CHECK(ended(Goal::destroy, 0, false, "f8") == Outcome::destroyed);
  CHECK(ended(Goal::destroy, 0, true, "f8") == Outcome::open);
  CHECK(ended(Goal::destroy, 1, true, "f8") == Outcome::out_of_rounds);
  CHECK(ended(Goal::survive, 1, true, "f8") == Outcome::survived);
  CHECK(ended(Goal::survive, 2, true, "f8") == Outcome::open);
  CHECK(ended(Goal::reach, 0, true, "f1") == Outcome::reached);
  CHECK(ended(Goal::reach, 0, true, "f2") == Outcome::open);
  CHECK(ended(Goal::reach, 1, true, "f2") == Outcome::out_of_rounds);
}

TEST_CASE("whoever has ended a round on the goal has reached it; pilots that are out do not count", "[akarios]") {
  Table table = open_table();
  table.scenario.goal_spots = {{5, 0}};
  Scene scene(table);
  scene.put(ada, "f1").round_end();
  REQUIRE(scene.p.outcome == Outcome::open);
  scene.put(ada, "f8").put(bea, "f1").round_end();
  CHECK(scene.p.outcome == Outcome::reached);
  Scene alone(table);
  alone.p[bea] = {};
  CHECK(alone.put(ada, "f1").round_end().p.outcome == Outcome::reached);
}

TEST_CASE("reinforcements come before it is asked whether every enemy is destroyed", "[akarios]") {
  Table table = open_table();
  table.scenario.goal = Goal::destroy;
  table.scenario.groups = {group("auto-fighter", 1, {{5, 0}}), group("auto-fighter", 3, {{5, 0}})};
  Scene scene(table);
  CHECK(scene.round_end().p.outcome == Outcome::open);
  scene.p[fighter_1] = {};
  CHECK(scene.round_end().p.outcome == Outcome::destroyed);  // whoever was still to come stays away
}

TEST_CASE("a battle that reaches round 40 is lost at its end", "[akarios]") {
  Scene scene;
  scene.put(fighter_1, "a1");
  scene.p.round = 39;
  CHECK(scene.round_end().p.outcome == Outcome::open);
  CHECK(scene.p.round == 40);
  CHECK(scene.round_end().p.outcome == Outcome::out_of_rounds);
}

TEST_CASE("a scenario may be played without scenario cards", "[akarios][AKA-173]") {
  Scene scene(with_cards({scenario_card("haze", Rule::pilot_stress, 2)}, 0));
  scene.open();
  CHECK(scene.rolling());
  CHECK(scene.p.scenario_cards.empty());
  Scene one(with_cards({scenario_card("haze", Rule::pilot_stress, 2)}, 1));
  one.open().play("deal haze");
  CHECK(one.rolling());
  CHECK(one.p.cockpit(bea).stress == 2);
}

TEST_CASE("as many scenario cards are drawn as were asked for", "[akarios][AKA-175]") {
  Table table = open_table();
  table.scenario_cards = tested_box().scenario_cards;
  table.cards_to_draw = 3;
  Scene scene(table);
  scene.open();
  int drawn = 0;
  for (; !scene.options("deal").empty(); ++drawn) scene.play("deal bad-night");  // three copies
  CHECK(drawn == 3);
  CHECK(scene.p.scenario_cards.size() == 3);
  CHECK(scene.asks_squad());
}

TEST_CASE("the scenario deck has 21 cards, one of which is drawn", "[akarios][AKA-176][AKA-177]") {
  Table table = open_table();
  table.scenario_cards = tested_box().scenario_cards;
  CHECK(Table{}.cards_to_draw == 1);
  table.cards_to_draw = Table{}.cards_to_draw;
  Scene scene(table);
  scene.open();
  int cards = 0;
  OptionList deals;
  scene.game().options(scene.p, Seat::chance, deals);
  for (const Option& option : deals) cards += static_cast<int>(option.weight);
  CHECK(cards == 21);
  CHECK(order_of_deck(table, 5) == order_of_deck(table, 5));
  CHECK(order_of_deck(table, 5) != order_of_deck(table, 6));
  scene.play("deal thick-plating");
  CHECK(scene.options("deal").empty());
  CHECK(scene.p.scenario_cards.size() == 1);
}

TEST_CASE("a scenario card changes the rules of this battle alone", "[akarios][AKA-178]") {
  const Table table = with_cards({scenario_card("dust", Rule::asteroid_damage, 1)}, 1);
  Scene scene(table);
  scene.open().play("deal dust");
  CHECK(change(scene.table, scene.p, Rule::asteroid_damage) == 1);
  scene.table.changes = {{Rule::asteroid_damage, 2}};
  CHECK(change(scene.table, scene.p, Rule::asteroid_damage) == 3);  // beside what the scenario itself changes
  scene.table.changes.clear();
  scene.asteroids({"f7"}).put(fighter_1, "a1").dice(ada, {Face::move});
  Scene in_play(scene.table);
  in_play.p.scenario_cards = scene.p.scenario_cards;
  in_play.put(fighter_1, "a1").dice(ada, {Face::move}).phase().play({"use ada glide", "fly forward forward"});
  CHECK(in_play.shields(ada) == 1);
  Scene next(scene.table);
  next.put(fighter_1, "a1").dice(ada, {Face::move}).phase().play({"use ada glide", "fly forward forward"});
  CHECK(next.shields(ada) == 2);
}

TEST_CASE("a card whose requirements fail is discarded and another drawn", "[akarios][AKA-179]") {
  Scene scene(with_cards({scenario_card("fog", Rule::nebula_range, 1, {{Need::nebulae, 1, ""}}),
                          scenario_card("hail", Rule::asteroid_damage, 1, {{Need::asteroids, 1, ""}}), scenario_card("night", Rule::pilot_stress, 1)},
                         1));
  scene.open().play({"deal fog", "deal hail", "deal night"});
  CHECK(scene.rolling());
  CHECK(scene.p.discarded == 2);
  REQUIRE(scene.p.scenario_cards.size() == 1);
  CHECK(scene.p.scenario_cards[0] == 2);
  CHECK(scene.p.cockpit(ada).stress == 1);
}

TEST_CASE("each kind of requirement is asked of the scenario", "[akarios][AKA-179]") {
  Table table = open_table();
  const auto fit = [&](Need need, int number, const std::string& type = "") {
    return fits(table, scenario_card("asking", Rule::pilot_stress, 1, {{need, number, type}}));
  };
  CHECK(fit(Need::squad_of, 2));
  CHECK_FALSE(fit(Need::squad_of, 3));
  CHECK(fit(Need::act, 1));
  CHECK_FALSE(fit(Need::act, 2));
  CHECK(fit(Need::type, 0, "auto-bomber"));
  CHECK_FALSE(fit(Need::type, 0, "auto-tug"));
  const std::array<Need, 4> terrain = {Need::asteroids, Need::nebulae, Need::planets, Need::sparrow};
  for (const Need need : terrain) CHECK_FALSE(fit(need, 1));
  table.scenario.asteroids = table.scenario.nebulae = table.scenario.planets = {{1, 1}};
  table.scenario.sparrow = Spot{2, 2};
  table = complete(table);
  for (const Need need : terrain) CHECK(fit(need, 1));
  CHECK_FALSE(fit(Need::planets, 2));
}

TEST_CASE("where no card's requirements are met the battle begins without one", "[akarios][AKA-180]") {
  Scene scene(with_cards({scenario_card("fog", Rule::nebula_range, 1, {{Need::nebulae, 1, ""}})}, 1));
  scene.open().play("deal fog");
  CHECK(scene.rolling());
  CHECK(scene.p.scenario_cards.empty());
  CHECK(scene.told(EventKind::no_card_fits));
}

}  // namespace rondo::akarios
