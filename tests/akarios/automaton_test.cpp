// The enemy phase: cards, the order of ships, what a ship does with its steps, and what the automaton prefers where the rules leave it a choice.
#include "bosses/akarios/automaton.h"

#include "tests/akarios/scene.h"

namespace rondo::akarios {

namespace {

/// The one answer that the automaton gives where it is asked.
std::string preferred(Scene& scene) {
  REQUIRE(scene.asks_automaton());
  const Battle it = battle(scene.game());
  OptionList list;
  it.options(scene.p, automaton_seat, list);
  REQUIRE(list.size() == 1);
  return it.spell(scene.p, automaton_seat, list[0].action);
}
/// Goes on while the automaton is asked; what it answered.
std::vector<std::string> driven(Scene& scene) {
  std::vector<std::string> answers;
  while (scene.asks_automaton()) {
    answers.push_back(preferred(scene));
    scene.play(answers.back());
  }
  return answers;
}
using Answers = std::vector<std::string>;

}  // namespace

TEST_CASE("one card a type that is there; ship after ship does all of it", "[akarios][AKA-026]") {
  Scene scene;
  scene.put(fighter_2, "f2", 3).put(fighter_1, "h2", 3).put(bomber_1, "d2", 3).dice(ada, {Face::move});
  scene.card(0, {"move forward", "repair 1"}).card(1, {"repair 1"}).strength(fighter_1, 0, 3).strength(fighter_2, 0, 3).phase().play("end phase");
  CHECK(scene.options("combat F").size() == 10);
  scene.play("combat F3");
  CHECK(scene.options("combat B").size() == 10);
  CHECK_FALSE(scene.told(EventKind::activates));  // both are revealed before anything moves
  scene.play("combat B7");
  driven(scene);
  std::vector<ShipId> order;
  for (const Event& event : scene.events)
    if (event.kind == EventKind::moved || event.kind == EventKind::repaired || event.kind == EventKind::activates) order.push_back(event.ship);
  CHECK(order == std::vector<ShipId>{fighter_1, fighter_1, fighter_1, fighter_2, fighter_2, fighter_2, bomber_1});
  CHECK(scene.count(EventKind::combat_card) == 2);
  CHECK(scene.p.cards[0] == no_card);
  CHECK(scene.p.decks[0].discard.size() == 1);
  Scene gone;  // a type without a ship draws nothing
  gone.put(bomber_1, "d2", 3).dice(ada, {Face::move}).phase().play("end phase");
  CHECK(gone.options("combat F").empty());
  CHECK(gone.options("combat B").size() == 10);
}

TEST_CASE("a lower initiative goes first", "[akarios][AKA-026]") {
  Scene scene;
  scene.put(fighter_1, "h2", 3).put(bomber_1, "d2", 3).card(0, {"repair 1"}).card(1, {"repair 1"});
  for (CombatCard& card : scene.table.combat[0]) card.initiative = 7;
  for (CombatCard& card : scene.table.combat[1]) card.initiative = 3;
  scene.enemy_phase();
  driven(scene);
  CHECK(scene.when(EventKind::activates, bomber_1) < scene.when(EventKind::activates, fighter_1));
  Scene one;  // whoever has an initiative, before whoever has none
  one.put(fighter_1, "h2", 3).put(bomber_1, "d2", 3).card(0, {"repair 1"}).card(1, {"repair 1"});
  for (CombatCard& card : one.table.combat[1]) card.initiative = 99;
  one.enemy_phase();
  driven(one);
  CHECK(one.when(EventKind::activates, bomber_1) < one.when(EventKind::activates, fighter_1));
}

TEST_CASE("a type without initiative goes after one with, types alike as the scenario lists them", "[akarios][AKA-026]") {
  const auto first = [](std::optional<int> fighter, std::optional<int> bomber) {
    Scene scene;
    scene.put(fighter_1, "h2", 3).put(bomber_1, "d2", 3).card(0, {"repair 1"}).card(1, {"repair 1"});
    for (CombatCard& card : scene.table.combat[0]) card.initiative = fighter;
    for (CombatCard& card : scene.table.combat[1]) card.initiative = bomber;
    scene.enemy_phase();
    driven(scene);
    return scene.when(EventKind::activates, bomber_1) < scene.when(EventKind::activates, fighter_1) ? bomber_1 : fighter_1;
  };
  CHECK(first({}, 99) == bomber_1);
  CHECK(first(99, {}) == fighter_1);
  CHECK(first(5, 5) == fighter_1);
  CHECK(first({}, {}) == fighter_1);
}

TEST_CASE("the nearest ship is the focus", "[akarios][AKA-027]") {
  Scene scene;
  scene.put(fighter_1, "f5", 3).put(ada, "f8").put(bea, "d5").card(0, {"attack all 4 damage 1"}).enemy_phase();
  CHECK(preferred(scene) == "focus bea");
}

TEST_CASE("of ships as near, the one that needs fewer turns, then the weaker, then the one of less hull, then the first", "[akarios][AKA-027]") {
  const auto focus = [](int shields, int hull, const char* at, std::string_view card = "attack cone 3 damage 1") {
    Scene scene;
    scene.put(fighter_1, "f5", 3).put(ada, "f8").put(bea, at).strength(ada, 3, 6).strength(bea, shields, hull).card(0, {card}).enemy_phase();
    return preferred(scene);
  };
  CHECK(focus(0, 1, "f2") == "focus ada");             // behind it
  CHECK(focus(0, 1, "f2", "attack all 3 damage 1") == "focus bea");
  CHECK(focus(3, 5, "f2", "attack all 3 damage 1") == "focus bea");
  CHECK(focus(4, 5, "f2", "attack all 3 damage 1") == "focus bea");
  CHECK(focus(2, 7, "f2", "attack all 3 damage 1") == "focus ada");
  CHECK(focus(3, 6, "f2", "attack all 3 damage 1") == "focus ada");
}

TEST_CASE("the nearest is the focus though it needs more turns and is stronger, and the Sparrow is a ship like any", "[akarios][AKA-027]") {
  Scene scene;
  scene.put(fighter_1, "f5", 3).put(ada, "f4").strength(ada, 9, 9).put(bea, "f7").strength(bea, 0, 1);
  scene.card(0, {"attack cone 3 damage 1"}).enemy_phase();
  CHECK(preferred(scene) == "focus ada");
  Scene mother;
  mother.put(fighter_1, "f5", 3).put(sparrow, "f7").strength(sparrow, 0, 8).put(bea, "f3").strength(bea, 0, 8).card(0, {"attack all 3 damage 1"});
  mother.enemy_phase();
  CHECK(preferred(mother) == "focus bea");  // alike in all; the squad's pilots come before it
  Scene weaker;
  weaker.put(fighter_1, "f5", 3).put(sparrow, "f7").strength(sparrow, 0, 7).put(bea, "f3").strength(bea, 0, 8).card(0, {"attack all 3 damage 1"});
  weaker.enemy_phase();
  CHECK(preferred(weaker) == "focus sparrow");
}

TEST_CASE("the focus is kept while it is there, however near another comes", "[akarios][AKA-027]") {
  Scene scene;
  scene.put(fighter_1, "f5", 3).put(ada, "f8").put(bea, "c2").card(0, {"push 3 within 3", "attack all 9 damage 1"}).enemy_phase();
  CHECK(driven(scene) == Answers{"focus ada", "strike ada"});  // six hexes away by now, and Bea five
  CHECK(scene.stands(ada, "f11", 0));
  CHECK(scene.shields(ada) == 2);
  CHECK(scene.count(EventKind::focuses) == 1);
}

TEST_CASE("where the focus is out of reach the best of the others is attacked, by the keys of a focus", "[akarios][AKA-027]") {
  const auto struck = [](int hull, const char* at) {
    Scene scene(open_table(1, 3));
    scene.put(fighter_1, "f5", 3).put(ada, "f4").put(bea, "f8").put(cyd, at).strength(bea, 0, 6).strength(cyd, 0, hull);
    scene.card(0, {"attack cone 3 damage 1"}).enemy_phase();
    const Answers answers = driven(scene);
    REQUIRE(answers.size() == 2);
    CHECK(answers[0] == "focus ada");
    return answers[1];
  };
  CHECK(struck(9, "f7") == "strike cyd");  // nearer
  CHECK(struck(5, "g8") == "strike cyd");  // as near, weaker
  CHECK(struck(6, "g8") == "strike bea");  // alike
}

TEST_CASE("the focus is attacked if it can be, else whoever else is in the arc, else nobody", "[akarios]") {
  Scene focus;
  focus.put(fighter_1, "f5", 3).put(ada, "f8").put(bea, "f7").card(0, {"move forward", "attack cone 3 damage 2"}).enemy_phase();
  CHECK(driven(focus) == Answers{"focus bea", "strike bea"});
  CHECK(focus.shields(bea) == 1);
  Scene other;
  other.put(fighter_1, "f5", 3).put(ada, "f8").put(bea, "f4").card(0, {"attack cone 3 damage 2"}).enemy_phase();
  CHECK(driven(other) == Answers{"focus bea"});
  CHECK(other.shields(ada) == 1);  // the only one in its arc
  Scene nobody;
  nobody.put(fighter_1, "f5", 0).put(ada, "f8").put(bea, "e8").card(0, {"attack cone 3 damage 2", "move forward"}).enemy_phase();
  driven(nobody);
  CHECK(nobody.told(EventKind::step_skipped));
  CHECK(nobody.stands(fighter_1, "f4", 0));  // the rest of the card is done
}

TEST_CASE("several targets are all different, the focus first", "[akarios]") {
  Scene scene(open_table(1, 3));
  scene.put(fighter_1, "f5", 3).put(ada, "f8").put(bea, "f7").put(cyd, "f6").card(0, {"attack cone 3 damage 1 targets 2"}).enemy_phase();
  CHECK(driven(scene) == Answers{"focus cyd", "strike cyd", "strike bea"});
  CHECK(scene.shields(ada) == 3);
}

TEST_CASE("it turns the shorter way, and only until its focus lies within the span of its next attack", "[akarios]") {
  const auto turns = [](const char* at, int facing, std::string_view attack = "attack cone 2 damage 1") {
    Scene scene;
    scene.put(fighter_1, "f5", facing).put(ada, at).put(bea, "k11").card(0, {"rotate 1", "rotate 1", attack}).enemy_phase();
    Answers answers = driven(scene);
    answers.erase(answers.begin());  // the focus
    return answers;
  };
  CHECK(turns("f8", 3) == Answers{"hold", "hold"});  // in the span, though out of range
  CHECK(turns("f8", 1) == Answers{"turn right", "turn right"});
  CHECK(turns("f8", 4) == Answers{"turn left", "hold"});
  CHECK(turns("f8", 0) == Answers{"turn right", "turn right"});  // right behind: clockwise
  CHECK(turns("f8", 2, "attack front 2 damage 1") == Answers{"hold", "hold"});
  CHECK(turns("f8", 0, "attack all 2 damage 1") == Answers{"hold", "hold"});
}

TEST_CASE("of several flights it takes the one that brings its focus into the arc, then nearest", "[akarios]") {
  Scene arc;
  arc.put(fighter_1, "f4", 3).put(ada, "g8").put(bea, "a11");
  arc.card(0, {"move forward | slip-left | slip-right", "attack line 3 damage 1"}).enemy_phase();
  CHECK(driven(arc) == Answers{"focus ada", "fly slip-left"});
  CHECK(arc.shields(ada) == 2);
  Scene near;
  near.put(fighter_1, "f2", 3).put(ada, "f9").put(bea, "a11").card(0, {"move slip-left | forward forward | forward"}).enemy_phase();
  CHECK(driven(near) == Answers{"focus ada", "fly forward forward"});
  Scene turns;  // both end two hexes from her, two turns and one away from facing her
  turns.put(fighter_1, "f4", 3).put(ada, "f8").put(bea, "a11");
  turns.card(0, {"move forward forward turn-left turn-left | forward forward turn-left", "attack line 2 damage 1"}).enemy_phase();
  CHECK(driven(turns) == Answers{"focus ada", "fly forward forward turn-left"});
  Scene printed;
  printed.put(fighter_1, "f4", 3).put(ada, "f9").put(bea, "a11").card(0, {"move slip-right forward | slip-left forward"}).enemy_phase();
  CHECK(driven(printed) == Answers{"focus ada", "fly slip-right forward"});
}

TEST_CASE("steps with a condition wait for it", "[akarios]") {
  for (const bool ahead : {true, false}) {
    Scene scene;
    scene.put(fighter_1, "f5", ahead ? 3 : 0).put(bea, "a11");
    scene.card(0, {"if in arc: repair 1", "if not in arc: move forward", "if shields gone: shield 1", "attack cone 3 damage 1"});
    scene.strength(fighter_1, 0, 3).enemy_phase();
    driven(scene);
    CHECK(scene.hull(fighter_1) == (ahead ? 4 : 3));
    CHECK(scene.stands(fighter_1, ahead ? "f5" : "f4", ahead ? 3 : 0));
    CHECK(scene.shields(fighter_1) == 1);
  }
  Scene shielded;
  shielded.put(fighter_1, "f5", 3).strength(fighter_1, 1, 3).card(0, {"if shields gone: shield 1"}).enemy_phase();
  driven(shielded);
  CHECK(shielded.shields(fighter_1) == 1);
}

TEST_CASE("an automaton's damage is as printed, and draws no card", "[akarios][AKA-028]") {
  Scene scene;
  scene.put(fighter_1, "f5", 3).put(bea, "a11").strength(ada, 0, 6).card(0, {"attack cone 3 damage 3"}).enemy_phase();
  driven(scene);
  CHECK(scene.hull(ada) == 3);
  for (const ShipId pilot : {ada, bea}) CHECK(scene.p.cockpit(pilot).deck.size() == 20);
  CHECK_FALSE(scene.told(EventKind::modifier_drawn));
}

TEST_CASE("an empty combat deck is shuffled from its discards when a card is drawn", "[akarios][AKA-029]") {
  Scene scene;
  scene.put(fighter_1, "f2", 3).card(0, {"repair 1"});
  scene.p.decks[0].bag.fill(0);
  for (std::uint8_t card = 0; card < 10; ++card) scene.p.decks[0].discard.push_back(card);  // ten rounds
  scene.dice(ada, {Face::move}).phase().play("end phase");
  CHECK(scene.told(EventKind::combat_deck_shuffled));
  CHECK(scene.options("combat F").size() == 10);
  scene.play("combat F5");
  driven(scene);
  CHECK(scene.p.decks[0].size() == 9);
  Scene last;  // and not before
  last.put(fighter_1, "f2", 3).card(0, {"repair 1"});
  last.p.decks[0].bag.fill(0);
  last.p.decks[0].bag[4] = 1;
  for (std::uint8_t card = 0; card < 3; ++card) last.p.decks[0].discard.push_back(card);
  last.dice(ada, {Face::move}).phase().play("end phase");
  CHECK(last.options("combat F") == Answers{"combat F5"});
}

TEST_CASE("a ship that is destroyed does no more of its card; the others go on", "[akarios]") {
  Scene scene;
  scene.token(TokenKind::ignition, "f3", 2).put(fighter_1, "f2", 3).strength(fighter_1, 0, 1).put(fighter_2, "h2", 3).put(bea, "a11");
  scene.card(0, {"move forward", "attack all 9 damage 1"}).enemy_phase();
  driven(scene);
  CHECK_FALSE(scene.p[fighter_1].in_play());
  CHECK(scene.count(EventKind::attack_begins) == 1);
  CHECK(scene.p.tally.kills == 1);
}

TEST_CASE("when the focus is destroyed another is chosen, and when all are the battle is over", "[akarios]") {
  Scene scene;
  scene.put(fighter_1, "f5", 3).put(ada, "f7").strength(ada, 0, 1).put(bea, "f8");
  scene.card(0, {"attack cone 3 damage 3", "attack cone 3 damage 3"}).enemy_phase();
  CHECK(driven(scene) == Answers{"focus ada", "strike ada"});
  CHECK(scene.count(EventKind::focuses) == 2);
  CHECK(scene.shields(bea) == 0);
  Scene lost;
  lost.put(fighter_1, "f5", 3).put(fighter_2, "f4", 3).strength(ada, 0, 1).card(0, {"attack all 9 damage 3"});
  lost.p[bea] = {};
  lost.enemy_phase();
  CHECK(lost.p.outcome == Outcome::squad_lost);
  CHECK(lost.count(EventKind::activates) == 1);
}

}  // namespace rondo::akarios
