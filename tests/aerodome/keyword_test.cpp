// Keywords of cards, printed and house ones, and what an effect that contradicts the rules does.
#include "tests/aerodome/scene.h"

using namespace rondo;
using namespace rondo::aerodome;

namespace {

using enum Maneuver;
using Lines = std::vector<std::string>;

/// Red's attack at blue right before it, up to its dice.
Scene shooting(int dice, Keyword keyword, int number = 1) {
  Scene s({shot(dice)});
  s.give(keyword, number).put(blue, 8, 7, 6);
  return s;
}

/// How much damage blue took from these dice.
int damage(Scene s, std::initializer_list<int> dice) {
  s.turn().play("shoot blue").roll(dice);
  return 15 - s.hit_points(blue);
}

/// Red attacks while it touches blue.
Scene touching(ActionLine line) {
  Scene s({line});
  s.put(blue, 5.5, 7, 6);
  s.p[red].touching = only(blue);
  s.p[blue].touching = only(red);
  return s;
}

/// Red's card of Initiative 3 has PSYCH for these, blue's is of that Initiative.
Scene psyched(std::uint16_t set, int blues, std::vector<Effect> lines = {}) {
  Scene s;
  give(s.card(red, 3).keywords, Keyword::psych);
  s.card(red, 3).keywords.psych = set;
  s.card(red, 3).effects = std::move(lines);
  s.select().choose({3, blues});
  return s;
}

}  // namespace

TEST_CASE("what a card says goes before the rules", "[aerodome][ARD-036]") {
  ActionLine line = shot(3);
  line.success = 3;
  Scene s({line});
  s.put(blue, 8, 7, 6);
  CHECK(damage(s, {3, 4, 2}) == 2);
  s.give(Keyword::proficient);
  CHECK(damage(s, {3, 4, 2}) == 2);  // which is no worse for it
}

TEST_CASE("X is what the card defines it to be", "[aerodome][ARD-196]") {
  Scene s = shooting(1, Keyword::burst);
  s.card().keywords.amounts[static_cast<std::size_t>(Keyword::burst)] = {0, Measured::own_frozen};
  s.p[red].frozen = 2;
  CHECK(damage(s, {1, 1, 6}) == 1);  // 1 + 2 dice
  using M = Measured;
  for (const auto& [of, x] : {std::pair{M::own_burn, 1}, {M::own_frozen, 2}, {M::charges, 3}, {M::opponent_burn, 4}, {M::opponent_frozen, 5},
                              {M::dazed_cards, 6}}) {
    Scene each = shooting(1, Keyword::burst);
    each.card().keywords.amounts[static_cast<std::size_t>(Keyword::burst)] = {0, of};
    each.p[red].burn = 1;
    each.p[red].frozen = 2;
    each.p[red].charges[4] = 3;
    each.p[blue].burn = 4;
    each.p[blue].frozen = 5;
    for (const std::size_t card : {0U, 1U, 2U, 3U, 5U, 6U}) each.p[red].dazed[card] = 1;
    each.turn().play("shoot blue");
    CHECK(each.events[static_cast<std::size_t>(each.when(EventKind::attack_begins))].n == 1 + x);
  }
}

TEST_CASE("abilities of one name add up", "[aerodome][ARD-197]") {
  Scene s = shooting(5, Keyword::lucky, 3);
  Effect line = doing(When::turn_start, EffectVerb::keywords);
  give(line.keywords, Keyword::lucky, 1);
  s.pilot().effects = {line};
  s.turn().play("shoot blue").roll({1, 1, 1, 1, 1});
  for (int rerolls = 0; rerolls < 4; ++rerolls) s.play("reroll 1").roll({2});
  CHECK(s.selecting());  // LUCKY 4
}

TEST_CASE("AMMO X: an attached card comes with X Charge tokens, be it more than 3", "[aerodome][ARD-307][ARD-314]") {
  for (const int ammo : {3, 4}) {
    Scene s;
    give(s.table.aux_decks[0][0].keywords, Keyword::ammo, ammo);
    s.pilot().effects = {doing(When::turn_start, EffectVerb::draw)};
    s.turn().play("draw TA1");
    CHECK(s.p[red].ammo == ammo);
  }
}

TEST_CASE("BOOST X speeds up one maneuver of the card, as its player likes", "[aerodome][ARD-308][ARD-310]") {
  Scene s({maneuver(straight, 2), maneuver(roll, 1)});
  s.give(Keyword::boost, 2).turn();
  CHECK(s.options("straight") == Lines{"straight 2", "straight 4"});
  Scene later = s;
  s.play("straight 4");
  CHECK(s.options("roll left") == Lines{"roll left 1"});
  later.play("straight 2");  // declined here
  CHECK(later.options("roll left") == Lines{"roll left 1", "roll left 3"});
  Scene aux({maneuver(rotate, 1)});  // of an Auxiliary card's maneuvers one as well
  AuxCard& card = aux.table.aux_decks[0][1];
  card.actions = {maneuver(straight, 1), maneuver(straight, 1)};
  give(card.keywords, Keyword::boost);
  aux.hold("TA2").turn().play({"play TA2", "straight 2"});
  CHECK(aux.options("straight") == Lines{"straight 1"});
}

TEST_CASE("BOOST takes no maneuver above 5", "[aerodome][ARD-309]") {
  Scene s({maneuver(straight, 4)});
  s.give(Keyword::boost, 3).turn();
  CHECK(s.options("straight") == Lines{"straight 4", "straight 5"});
}

TEST_CASE("BURST X gives every attack of the card X more dice", "[aerodome][ARD-311]") {
  Scene s({shot(1), shot(2)});
  s.give(Keyword::burst, 2).put(blue, 8, 7, 6).turn();
  s.play("shoot blue").roll({1, 1, 1}).play("shoot blue").roll({1, 1, 1, 1});
  CHECK(s.selecting());
  Scene other({strike(2, 5, 5)});  // be it a Shot or not
  other.give(Keyword::burst, 2).put(blue, 8, 7, 6).turn().play("shoot blue").roll({1, 1, 1, 1});
  CHECK(other.selecting());
}

TEST_CASE("CHARGE lets a card hold Charge tokens, 3 at most", "[aerodome][ARD-312][ARD-313]") {
  Scene s;
  s.give(Keyword::charge);
  s.card().effects = {doing(When::turn_start, EffectVerb::charge)};
  s.p[red].charges[4] = 2;
  Scene full = s;
  s.turn();
  CHECK(s.p[red].charges[4] == 3);
  full.p[red].charges[4] = 3;
  full.turn();
  CHECK(full.p[red].charges[4] == 3);
  Scene other;  // a fighter's line charges whatever card lies before it, but only one that can be charged
  other.card().effects = {doing(When::turn_start, EffectVerb::charge)};
  other.turn();
  CHECK(other.p[red].charges[4] == 0);
}

TEST_CASE("a card with CHARGE is charged by text only", "[aerodome][ARD-315]") {
  Scene s;
  for (const FighterId fighter : {red, blue})
    for (int initiative = 1; initiative <= 9; ++initiative) s.card(fighter, initiative).actions.clear();
  give(s.card(red, 2).keywords, Keyword::charge);
  s.select();
  for (int round = 0; round < 5; ++round) s.choose({2, 1});
  CHECK(s.p[red].charges[1] == 0);
}

TEST_CASE("DAZED X comes at the end of the turn", "[aerodome][ARD-316]") {
  Scene s({maneuver(rotate, 1), maneuver(rotate, 1)});
  s.give(Keyword::dazed, 2).turn().play("rotate left 1");
  CHECK(s.dazed(red) == 0);
  s.play("rotate left 1");
  CHECK(s.dazed(red) == 2);
}

TEST_CASE("DISORIENT and FREEZE work on a successful attack, once", "[aerodome][ARD-317][ARD-318][ARD-319]") {
  Scene disorient = shooting(3, Keyword::disorient);
  disorient.turn().play("shoot blue").roll({5, 5, 5});
  CHECK(disorient.dazed(blue) == 1);
  Scene twice = shooting(1, Keyword::disorient);  // it has no number: two of it are one
  Effect line = doing(When::turn_start, EffectVerb::keywords);
  give(line.keywords, Keyword::disorient);
  twice.pilot().effects = {line};
  twice.turn().play("shoot blue").roll({5});
  CHECK(twice.dazed(blue) == 1);
  Scene freeze = shooting(3, Keyword::freeze, 2);
  freeze.p[blue].frozen = 1;
  freeze.turn().play("shoot blue").roll({5, 5, 5});
  CHECK(freeze.p[blue].frozen == 3);
  Scene missed = shooting(3, Keyword::freeze, 2);
  missed.turn().play("shoot blue").roll({4, 4, 4});
  CHECK(missed.p[blue].frozen == 0);
}

TEST_CASE("INEFFICIENT attacks succeed on 6 only", "[aerodome][ARD-320]") {
  CHECK(damage(shooting(3, Keyword::inefficient), {5, 5, 6}) == 1);
}

TEST_CASE("INEFFICIENT means d6 only", "[aerodome][ARD-321]") {
  Scene s = touching(strike(2, 5, 3, true));
  s.give(Keyword::inefficient);
  CHECK(damage(s, {3, 2}) == 1);
}

TEST_CASE("LUCKY X rerolls up to X dice, each once", "[aerodome][ARD-322][ARD-323]") {
  Scene s = shooting(3, Keyword::lucky, 2);
  s.turn().play("shoot blue").roll({1, 2, 5});
  CHECK(s.asks(red));
  s.play("reroll 1").roll({5}).play("reroll 2").roll({4});
  CHECK(s.hit_points(blue) == 13);
  Scene four = shooting(5, Keyword::lucky, 4);
  four.turn().play("shoot blue").roll({1, 1, 1, 1, 1});
  for (int rerolls = 0; rerolls < 4; ++rerolls) four.play("reroll 1").roll({6});
  CHECK(four.selecting());  // the fifth die stays
  CHECK(four.hit_points(blue) == 11);
}

TEST_CASE("PIERCE adds 1 damage to a successful attack", "[aerodome][ARD-324]") {
  CHECK(damage(shooting(2, Keyword::pierce), {5, 6}) == 3);
  CHECK(damage(shooting(2, Keyword::pierce), {4, 1}) == 0);
}

TEST_CASE("PIERCE comes after Elusive, which rolls for the hits alone", "[aerodome][ARD-325]") {
  Scene s = shooting(1, Keyword::pierce);
  s.p[blue].buff = Buff::elusive;
  s.turn().play("shoot blue").roll({6}).play("elusive").roll({5});
  CHECK(s.hit_points(blue) == 15);
  Scene two = shooting(2, Keyword::pierce);
  two.p[blue].buff = Buff::elusive;
  two.turn().play("shoot blue").roll({6, 6}).play("elusive").roll({5, 1});
  CHECK(two.hit_points(blue) == 13);
}

TEST_CASE("PROFICIENT attacks succeed on 4 or more", "[aerodome][ARD-326]") {
  CHECK(damage(shooting(2, Keyword::proficient), {4, 3}) == 1);
  Scene hard({strike(2, 5, 6)});
  hard.give(Keyword::proficient).put(blue, 8, 7, 6);
  CHECK(damage(hard, {4, 3}) == 1);  // whatever the action itself asks for
}

TEST_CASE("PSYCH X takes the opponent's Initiative where that is X", "[aerodome][ARD-327]") {
  CHECK(psyched(1U << 7, 7).told(EventKind::sync));  // 7 against 7
  const Scene other = psyched(1U << 7, 6);
  CHECK(other.p[red].initiative == 3);
  CHECK(other.p.holder == blue);
}

TEST_CASE("what PSYCH took counts as revealed, and may be modified", "[aerodome][ARD-328]") {
  Scene s = psyched(1U << 7, 7, {named("nudge", may(doing(When::compare, EffectVerb::initiative)))});
  CHECK(s.asks(red));  // equal revealed Initiatives: the last holder modifies first
  Scene sync = s;
  s.play("use nudge");
  CHECK_FALSE(s.told(EventKind::sync));
  CHECK(s.p.holder == red);
  sync.play("pass");
  CHECK(sync.told(EventKind::sync));
}

TEST_CASE("PROFICIENT and INEFFICIENT cancel each other, however many of them", "[aerodome][ARD-329][ARD-330]") {
  Scene both = touching(shot(3));
  both.give(Keyword::proficient);
  CHECK(damage(both, {4, 5, 6}) == 2);
  Scene more = touching(shot(3));
  more.give(Keyword::proficient, 2);
  CHECK(damage(more, {4, 5, 6}) == 2);
  Scene worse = touching(shot(3));
  worse.give(Keyword::proficient).give(Keyword::inefficient);
  CHECK(damage(worse, {4, 5, 6}) == 2);
}

TEST_CASE("RECOVER X takes Dazed tokens off own cards, and nothing else, at the end of the turn", "[aerodome][ARD-331]") {
  Scene s({maneuver(rotate, 1)});
  s.give(Keyword::recover, 2);
  s.p[red].burn = 1;
  s.p[red].frozen = 1;
  s.p[red].dazed[0] = 1;
  s.p[red].dazed[1] = 2;
  s.turn().play("rotate left 1");
  CHECK(s.options() == Lines{"use burn", "use recover"});
  s.play("use recover");
  CHECK(s.options() == Lines{"recover 1", "recover 2", "pass"});
  s.play("recover 1").play("recover 2");
  CHECK(s.dazed(red, 1) == 0);
  CHECK(s.dazed(red, 2) == 1);
  CHECK(s.p[red].frozen == 1);
  s.roll({1});
  CHECK(s.p[red].burn == 1);
}

TEST_CASE("BURN X is FREEZE X with Burn", "[aerodome][ARD-332]") {
  Scene s = shooting(2, Keyword::burn, 2);
  s.turn().play("shoot blue").roll({5, 5});
  CHECK(s.p[blue].burn == 2);
}

TEST_CASE("ELUSIVE, NITRO and HELPFUL come after the first successful maneuver of the card", "[aerodome][ARD-332]") {
  Scene s({maneuver(straight, 1), maneuver(rotate, 1), maneuver(rotate, 1)});
  s.give(Keyword::helpful).give(Keyword::elusive).put(blue, 6, 7, 0).turn().play("straight 1");
  REQUIRE(s.told(EventKind::collided));
  CHECK(s.p[red].buff == Buff::none);
  s.play("rotate right 1");
  CHECK(s.p[red].buff == Buff::elusive);
  s.play("draw TA2");
  s.p[red].buff = Buff::none;
  s.play("rotate right 1");
  CHECK(s.p[red].buff == Buff::none);  // once
  CHECK(s.count(EventKind::drew) == 1);
  Scene nitro({maneuver(rotate, 1), shot(1)});
  nitro.give(Keyword::nitro).turn().play("rotate left 1");
  CHECK(nitro.options("nitro").size() == 8);
}

TEST_CASE("REND X takes the defender's Buff, or X Ammo", "[aerodome][ARD-332]") {
  Scene s = shooting(1, Keyword::rend, 3);
  s.hold("TA1", blue);
  s.p[blue].buff = Buff::nitro;
  Scene bare = s;
  s.turn().play("shoot blue").roll({6});
  CHECK(s.p[blue].buff == Buff::none);
  CHECK(s.p[blue].ammo == 2);
  bare.p[blue].buff = Buff::none;
  bare.turn().play("shoot blue").roll({6});
  CHECK(bare.p[blue].ammo == 0);
}

TEST_CASE("STURDY X keeps off the first damage of the round", "[aerodome][ARD-332]") {
  Scene s;
  give(s.card(blue, 3).keywords, Keyword::sturdy, 2);
  s.card(red, 6).actions = {with_aux(shot(1)), shot(3)};
  s.put(blue, 8, 7, 6).select().choose({6, 3});
  s.play("shoot blue").roll({6});
  CHECK(s.hit_points(blue) == 15);
  CHECK(s.offers("shoot blue"));  // nothing got through: unsuccessful, no card
  s.play("shoot blue").roll({6, 6, 6});
  CHECK(s.hit_points(blue) == 13);
}
