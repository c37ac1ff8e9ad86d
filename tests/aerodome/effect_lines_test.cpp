// Effect lines: when each goes off, what each does, and when it does not (rulings 4, 19, 27, 28 and 31).
#include "tests/aerodome/scene.h"

using namespace rondo;
using namespace rondo::aerodome;

namespace {

using enum Maneuver;
using Lines = std::vector<std::string>;

/// Red's turn, at whose start this happens.
Scene starting(EffectVerb verb, int amount = 1, Whom whom = Whom::self) {
  Scene s;
  s.pilot().effects = {doing(When::turn_start, verb, amount, whom)};
  return s;
}

/// Red has a line of that moment, which gives it Nitro.
Scene waiting(When when, std::vector<ActionLine> lines = {}) {
  Scene s(std::move(lines));
  s.pilot().effects = {doing(when, EffectVerb::nitro)};
  s.put(blue, 8, 7, 6);
  return s;
}

bool went_off(const Scene& s) { return s.p[red].buff == Buff::nitro; }

}  // namespace

TEST_CASE("what the verbs of effect lines do", "[aerodome][lines]") {
  CHECK(starting(EffectVerb::elusive).turn().p[red].buff == Buff::elusive);
  CHECK(starting(EffectVerb::nitro).turn().p[red].buff == Buff::nitro);
  CHECK(starting(EffectVerb::freeze, 2, Whom::opponent).turn().p[blue].frozen == 2);
  CHECK(starting(EffectVerb::burn, 2, Whom::opponent).turn().p[blue].burn == 2);
  CHECK(starting(EffectVerb::daze, 2, Whom::opponent).turn().dazed(blue) == 2);
  CHECK(starting(EffectVerb::damage, 3, Whom::opponent).turn().hit_points(blue) == 12);
  Scene repaired = starting(EffectVerb::repair, 3);
  repaired.p[red].hit_points = 13;
  CHECK(repaired.turn().hit_points(red) == 15);  // no more than it had
  Scene recovering = starting(EffectVerb::recover, 2);
  recovering.p[red].burn = recovering.p[red].frozen = 1;
  recovering.turn();
  CHECK(recovering.options() == Lines{"recover burn", "recover frozen", "pass"});
  recovering.play({"recover burn", "recover frozen"});
  CHECK(recovering.selecting());
  Scene none = starting(EffectVerb::recover, 2);
  CHECK(none.turn().selecting());  // nothing to take off, and no question
}

TEST_CASE("lines of a fighter's own doings", "[aerodome][lines]") {
  CHECK(went_off(waiting(When::maneuver_done, {maneuver(rotate, 1)}).turn().play("rotate left 1")));
  CHECK_FALSE(went_off(waiting(When::maneuver_done, {maneuver(straight, 3)}).turn().play("straight 3")));
  CHECK(went_off(waiting(When::collided, {maneuver(straight, 3)}).turn().play("straight 3")));
  CHECK_FALSE(went_off(waiting(When::collided, {maneuver(rotate, 1)}).turn().play("rotate left 1")));
  Scene over = waiting(When::clear_pass, {maneuver(straight, 5)});
  CHECK(went_off(over.put(blue, 7.5, 7, 0).turn().play("straight 5")));
  Scene hit = waiting(When::hit, {shot(1)});
  Scene miss = hit;
  CHECK(went_off(hit.turn().play("shoot blue").roll({5})));
  CHECK_FALSE(went_off(miss.turn().play("shoot blue").roll({4})));
  Scene attached = waiting(When::attached);
  attached.card().effects = {doing(When::turn_start, EffectVerb::draw)};
  CHECK(went_off(attached.turn().play("draw TA1")));
}

TEST_CASE("lines that answer what an enemy did", "[aerodome][lines]") {
  Scene shot_at({shot(1), maneuver(rotate, 1)});
  shot_at.pilot(blue).effects = {doing(When::enemy_attack, EffectVerb::elusive)};
  shot_at.put(blue, 8, 7, 6).turn().play("shoot blue").roll({1});
  CHECK(shot_at.p[blue].buff == Buff::elusive);  // though it missed
  Scene maneuvered({maneuver(rotate, 1), maneuver(rotate, 1)});
  maneuvered.pilot(blue).effects = {doing(When::enemy_attack, EffectVerb::elusive)};
  maneuvered.turn().play("rotate left 1");
  CHECK(maneuvered.p[blue].buff == Buff::none);
}

TEST_CASE("a line may be once a round", "[aerodome][lines]") {
  Scene s({maneuver(rotate, 1), maneuver(rotate, 1)});
  s.card(red, 6).actions = {maneuver(rotate, 1)};
  s.pilot().effects = {once(doing(When::maneuver_done, EffectVerb::freeze, 1, Whom::opponent))};
  s.turn().play({"rotate left 1", "rotate left 1"});
  CHECK(s.p[blue].frozen == 1);
  s.choose({6, 5});
  while (s.asks(blue)) s.play("keep frozen");
  s.play("rotate left 1");
  CHECK(s.p[blue].frozen == 2);
}

TEST_CASE("a line that rerolls is offered after LUCKY, once where it says so", "[aerodome][lines]") {
  Scene s({shot(2), shot(2)});
  s.pilot().effects = {once(may(doing(When::attack_rolled, EffectVerb::reroll)))};
  s.give(Keyword::lucky, 1).put(blue, 8, 7, 6).turn().play("shoot blue").roll({1, 2});
  s.play("reroll 1").roll({3});
  CHECK(s.options() == Lines{"reroll 2", "reroll 3", "pass"});  // the other effect may take the same die again
  s.play("reroll 3").roll({6});
  CHECK(s.hit_points(blue) == 14);
  s.play("shoot blue").roll({1, 1}).play("pass");  // LUCKY's; the line has been used
  CHECK(s.selecting());
}

TEST_CASE("dice that a line gives are gone after the turn", "[aerodome][lines]") {
  AuxCard charge;
  charge.id = "C";
  charge.type = AuxType::mod;
  charge.effects = {doing(When::own_turn, EffectVerb::burst, 2)};
  Scene s({shot(1), shot(1)});
  s.card(red, 6).actions = {shot(1)};
  s.deck({charge}).hold("C").put(blue, 8, 7, 6).turn().play({"play C", "shoot blue"}).roll({1, 1, 1});
  s.play("shoot blue").roll({1, 1, 1});
  s.choose({6, 5}).play("shoot blue").roll({1});
  CHECK(s.selecting());
}

TEST_CASE("a Battle card's lines are silent while an Auxiliary card stands in", "[aerodome][lines][ARD-038]") {
  Scene s({maneuver(rotate, 1), maneuver(rotate, 1)});
  s.card().effects = {doing(When::maneuver_done, EffectVerb::nitro)};
  s.hold("TA2").turn().play({"play TA2", "immelmann 2"});
  CHECK_FALSE(went_off(s));
  s.play("rotate left 1");
  CHECK(went_off(s));
}

TEST_CASE("an Auxiliary card's first maneuver is its own", "[aerodome][lines]") {
  Scene s({maneuver(rotate, 1), shot(1)});
  give(s.table.aux_decks[0][1].keywords, Keyword::elusive);
  s.hold("TA2").turn().play("rotate left 1").play({"play TA2", "immelmann 2"});
  CHECK(s.p[red].buff == Buff::elusive);  // though the Battle card's first maneuver is over
}

TEST_CASE("an Instant with RECOVER takes off Dazed tokens only", "[aerodome][lines][ARD-331]") {
  Scene s = starting(EffectVerb::draw);
  s.p[red].frozen = 1;
  s.p[red].dazed[0] = 1;
  s.turn().play("draw TA3");
  CHECK(s.options() == Lines{"recover 1", "pass"});
}

TEST_CASE("STURDY ends with its round", "[aerodome][lines]") {
  Scene s;
  for (const FighterId fighter : {red, blue})
    for (int initiative = 1; initiative <= 9; ++initiative) s.card(fighter, initiative).actions.clear();
  give(s.card(red, 6).keywords, Keyword::sturdy, 5);
  s.pilot(red).effects = {doing(When::selection_start, EffectVerb::damage)};
  s.p[red].hit_points = 10;
  s.select().choose({6, 5});
  CHECK(s.p.round == 2);
  CHECK(s.hit_points(red) == 8);
}

TEST_CASE("what a destroyed fighter would have done is left undone", "[aerodome][lines]") {
  Scene s(plain_melee(3));
  s.pilot().effects = {doing(When::end_start, EffectVerb::damage), doing(When::end_start, EffectVerb::freeze, 1, Whom::opponent)};
  s.p[red].hit_points = 1;
  s.turn(green).play("use damage");
  CHECK_FALSE(s.p[red].aloft);
  CHECK(s.p[blue].frozen == 0);
}
