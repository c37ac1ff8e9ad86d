// A turn: the card from top to bottom, Locked and Reactive actions, symbols, and what else happens at its moments.
#include "tests/aerodome/scene.h"
#include "tests/decks/aerodome_box.h"

using namespace rondo;
using namespace rondo::aerodome;

namespace {

using enum Maneuver;
using Lines = std::vector<std::string>;

/// A line of blue that it may use after what red did.
Scene with_answer(When when) {
  Scene s({maneuver(straight, 1), maneuver(rotate, 1)});
  s.pilot(blue).effects = {named("answer", may(doing(when, EffectVerb::nitro)))};
  return s;
}

}  // namespace

TEST_CASE("one player carries out the whole card before the next acts", "[aerodome][ARD-141]") {
  Scene s;
  s.card(red, 7).actions = {maneuver(rotate, 1), maneuver(rotate, 2)};
  s.card(blue, 4).actions = {maneuver(rotate, 1)};
  s.select().choose({7, 4});
  REQUIRE(s.asks(red));
  s.play("rotate left 1");
  REQUIRE(s.asks(red));
  s.play("rotate left 2");
  CHECK(s.asks(blue));
}

TEST_CASE("actions are carried out from top to bottom", "[aerodome][ARD-142]") {
  Scene s({maneuver(straight, 1), maneuver(straight, 2)});
  s.turn();
  CHECK(s.options("straight") == Lines{"straight 1"});
  s.play("skip");
  CHECK(s.options("straight") == Lines{"straight 2"});  // the first does not come back
  s.play("straight 2");
  CHECK(s.selecting());
}

TEST_CASE("what is not Locked may be skipped", "[aerodome][ARD-143]") {
  Scene s({maneuver(straight, 1), maneuver(straight, 2), maneuver(straight, 3)});
  s.turn().play({"skip", "skip", "straight 3"});
  CHECK(s.stands(red, at(8.5, 7), 0));
  Scene none({maneuver(straight, 1), maneuver(straight, 2), maneuver(straight, 3)});
  none.turn().play("end turn");
  CHECK(none.stands(red, at(4, 7), 0));
  CHECK(none.selecting());
}

TEST_CASE("a Locked action cannot be skipped", "[aerodome][ARD-144]") {
  Scene s({locked(maneuver(straight, 1)), maneuver(rotate, 1)});
  s.turn();
  CHECK(s.options() == Lines{"straight 1"});
}

TEST_CASE("a turn does not end before a Locked action", "[aerodome][ARD-145]") {
  Scene s({maneuver(rotate, 1), locked(maneuver(straight, 1)), shot(1)});
  s.turn();
  CHECK(s.options() == Lines{"rotate left 1", "rotate right 1", "skip"});
  s.play({"skip", "straight 1"});
  CHECK(s.offers("skip"));
  for (const bool lock : {true, false}) {  // nor while an Auxiliary card stands in for an action before it
    Scene aux({maneuver(rotate, 1), lock ? locked(maneuver(straight, 1)) : maneuver(straight, 1)});
    aux.hold("TA2").turn().play("play TA2");
    CHECK(aux.options() == (lock ? Lines{"immelmann 2", "skip"} : Lines{"immelmann 2", "skip", "end turn"}));
  }
}

TEST_CASE("a Locked attack with nobody in range is attempted", "[aerodome][ARD-146]") {
  Scene s({locked(with_aux(shot(3))), maneuver(rotate, 1)});
  s.turn();
  CHECK(s.options() == Lines{"attempt"});
  s.play("attempt");
  CHECK_FALSE(s.told(EventKind::attack_begins));
  CHECK(s.offers("rotate left 1"));  // unsuccessful: its symbol gave nothing
  Scene aimed({locked(shot(3))});
  aimed.put(blue, 8, 7, 6).turn();
  CHECK(aimed.options() == Lines{"shoot blue"});
}

TEST_CASE("only a maneuver is Reactive, and it is flown at any speed up to its number, once", "[aerodome][ARD-147][ARD-148][ARD-149]") {
  Scene s({reactive(maneuver(roll, 3))});
  s.turn();
  CHECK(s.options("roll left") == Lines{"roll left 1", "roll left 2", "roll left 3"});
  s.play("roll left 1");
  CHECK(s.selecting());  // no second Roll
  Scene both({locked(reactive(maneuver(straight, 2)))});
  both.turn();
  CHECK(both.options() == Lines{"straight 1", "straight 2"});  // and Locked
  const std::string card = "source = \"house\"\n[[card]]\nid = \"RH1\"\nname = \"Wrong\"\ninitiative = 1\ntype = \"Roll\"\n";
  CHECK(tests::aerodome_faults(card + "actions = [\"Roll 3 reactive\", \"Shot 3\"]\n").empty());
  CHECK(tests::aerodome_faults(card + "actions = [\"Roll 3\", \"Shot 3 reactive\"]\n").size() == 1);
}

TEST_CASE("the Auxiliary symbol of a success offers a card", "[aerodome][ARD-150]") {
  Scene s({with_aux(maneuver(straight, 2))});
  s.turn().play("straight 2");
  CHECK(s.options() == Lines{"accept", "decline"});
  Scene collided({with_aux(maneuver(straight, 2))});
  collided.put(blue, 8, 7, 0).turn().play("straight 2");
  CHECK(collided.told(EventKind::collided));
  CHECK(collided.selecting());
}

TEST_CASE("the Recover symbol of a success takes off a point, of whichever Debuff", "[aerodome][ARD-151][ARD-152]") {
  Scene s({with_recover(maneuver(straight, 2)), maneuver(rotate, 1)});
  s.p[red].frozen = 3;
  s.p[red].burn = 1;
  s.p[red].dazed[7] = 2;
  Scene collided = s;
  s.turn().play("straight 2");
  CHECK(s.options() == Lines{"recover burn", "recover frozen", "recover 8", "pass"});
  Scene card = s;
  s.play("recover frozen");
  CHECK(s.p[red].frozen == 2);
  CHECK(s.p[red].burn == 1);
  CHECK(s.offers("rotate left 1"));  // one, and no more
  card.play("recover 8");
  CHECK(card.dazed(red, 8) == 1);
  collided.put(blue, 8, 7, 0).turn().play("straight 2");
  CHECK(collided.offers("rotate left 1"));
  CHECK(collided.p[red].frozen == 3);
}

TEST_CASE("the Dazed symbol counts for an attempt, not for a skip", "[aerodome][ARD-153]") {
  Scene collided({with_dazed(maneuver(roll, 1))});
  collided.put(blue, 4, 9.5, 0).turn().play("roll left 1");
  REQUIRE(collided.told(EventKind::collided));
  CHECK(collided.dazed(red) == 1);
  Scene flown({with_dazed(maneuver(roll, 1))});
  flown.turn().play("roll left 1");
  CHECK(flown.dazed(red) == 1);
  Scene skipped({with_dazed(maneuver(roll, 1))});
  skipped.turn().play("skip");
  CHECK(skipped.dazed(red) == 0);
}

TEST_CASE("the symbols of one action come in their order", "[aerodome][ARD-153]") {
  Scene s({with_aux(with_recover(with_dazed(maneuver(roll, 1))))});
  s.give(Keyword::elusive).turn().play("roll left 1");  // ruling 19
  CHECK(s.options() == Lines{"recover 5", "pass"});     // the token that has just come
  CHECK(s.p[red].buff == Buff::none);
  s.play("pass");
  CHECK(s.p[red].buff == Buff::elusive);
  CHECK(s.options() == Lines{"accept", "decline"});
}

TEST_CASE("symbols count on attacks as on maneuvers", "[aerodome][ARD-150][ARD-151][ARD-153]") {
  Scene s({with_aux(with_recover(with_dazed(shot(1)))), maneuver(rotate, 1)});
  s.p[red].burn = 1;
  s.put(blue, 8, 7, 6).turn().play("shoot blue");
  Scene missed = s;
  s.roll({5});
  CHECK(s.options() == Lines{"recover burn", "recover 5", "pass"});
  s.play("recover burn");
  CHECK(s.options() == Lines{"accept", "decline"});
  missed.roll({4});
  CHECK(missed.dazed(red) == 1);
  CHECK(missed.p[red].burn == 1);
  CHECK(missed.offers("rotate left 1"));  // nothing to recover, no card
  Scene nobody_there({locked(with_dazed(shot(1)))});
  nobody_there.turn().play("attempt");
  CHECK(nobody_there.dazed(red) == 1);
}

TEST_CASE("a turn starts with a moment before the first action", "[aerodome][ARD-154]") {
  Scene s({maneuver(straight, 1)});
  s.pilot().effects = {named("start", may(doing(When::turn_start, EffectVerb::nitro)))};
  s.turn();
  CHECK(s.options() == Lines{"use start", "pass"});
  s.play("use start");
  CHECK(s.p[red].buff == Buff::nitro);
  CHECK(s.offers("straight 1"));
}

TEST_CASE("after each action the opponent may answer where an effect allows it", "[aerodome][ARD-155]") {
  Scene s = with_answer(When::enemy_maneuver);
  s.turn().play("straight 1");
  CHECK(s.asks(blue));
  CHECK(s.options() == Lines{"use answer", "pass"});
  s.play("use answer");
  CHECK(s.p[blue].buff == Buff::nitro);
  CHECK(s.asks(red));
  s.play("rotate left 1");
  CHECK(s.asks(blue));  // and after the second
}

TEST_CASE("without an effect of that moment the opponent is not asked", "[aerodome][ARD-156]") {
  Scene attack = with_answer(When::enemy_attack);
  attack.turn().play("straight 1");
  CHECK(attack.asks(red));
  Scene none({maneuver(straight, 1), maneuver(rotate, 1)});
  none.card(blue).actions = {maneuver(straight, 5)};  // actions of a card are no answer
  none.turn().play("straight 1");
  CHECK(none.asks(red));
}

TEST_CASE("a turn ends once the chosen actions are done, and then its effects come", "[aerodome][ARD-157]") {
  Scene s({maneuver(straight, 1), maneuver(straight, 2)});
  s.p[red].burn = 1;
  s.put(red, 22, 7, 0).turn().play({"straight 1", "skip"});
  CHECK(s.options() == Lines{"use burn", "use area"});
}

TEST_CASE("the player whose turn it is orders what happens at once", "[aerodome][ARD-190]") {
  Scene s;
  s.p[red].burn = 1;
  s.give(Keyword::dazed).put(red, 24, 7, 0).turn();
  CHECK(s.asks(red));
  CHECK(s.options() == Lines{"use burn", "use area", "use dazed"});
  s.play("use area").roll({1, 1, 1}).play("use dazed");
  CHECK(s.dazed(red) == 1);
  s.roll({1});  // Burn is what is left
  CHECK(s.selecting());
}

TEST_CASE("outside turns it is the last holder of Initiative who orders", "[aerodome][ARD-191]") {
  Scene s;
  s.pilot(red).effects = {doing(When::selection_start, EffectVerb::nitro)};
  s.pilot(blue).effects = {doing(When::selection_start, EffectVerb::nitro)};
  s.p.holder = blue;
  s.select();
  CHECK(s.asks(blue));
  CHECK(s.options() == Lines{"use red", "use blue"});
  s.play("use red");
  CHECK(s.p[red].buff == Buff::nitro);
  CHECK(s.p[blue].buff == Buff::nitro);
}

TEST_CASE("a round is Initiative phase, Action phase and End phase, again and again", "[aerodome][ARD-125]") {
  Scene s;
  for (const FighterId fighter : {red, blue}) s.card(fighter, 6).actions.clear();
  s.pilot().effects = {named("done", doing(When::end_start, EffectVerb::nitro))};
  s.select().choose({5, 6});
  const std::vector<EventKind> order = {EventKind::chosen,      EventKind::revealed,  EventKind::takes_initiative, EventKind::turn_begins,
                                        EventKind::buff_gained, EventKind::card_back, EventKind::round_begins};
  int before = -1;
  for (const EventKind kind : order) {
    const int now = s.when(kind);
    CHECK(now > before);
    before = now;
  }
  CHECK(s.selecting());
  CHECK(s.p.round == 2);
}

TEST_CASE("the moments of the Initiative phase come in order", "[aerodome][ARD-131]") {
  Scene s;
  const std::vector<When> moments = {When::selection_start, When::selection_end, When::reveal_start, When::reveal_end, When::compare_start};
  std::vector<Effect> lines;
  for (const When when : moments) {
    const std::string name(when_names[static_cast<std::size_t>(when)]);
    lines.push_back(named(name, may(doing(when, EffectVerb::nitro))));
  }
  s.pilot().effects = {lines[0], lines[1], lines[2], lines[3]};
  s.card(red, 6).effects = {lines[4]};
  s.select();
  const auto asked = [&](const std::string& line) {
    CHECK(s.options() == Lines{"use " + line, "pass"});
    s.play("pass");
  };
  asked("selection start");
  CHECK(s.p[red].active == no_card);
  s.choose({6, 3});
  asked("selection end");
  CHECK_FALSE(s.told(EventKind::revealed));
  asked("reveal start");
  CHECK(s.count(EventKind::revealed) == 2);
  asked("reveal end");
  asked("compare start");
  CHECK(turn_of(s.p) != nullptr);
}
