// Attacks: who may be the defender, the dice, who modifies them in which order, what a hit does and what a success is.
#include <array>
#include <cstdlib>

#include "rules/core/dealer.h"
#include "tests/aerodome/scene.h"

using namespace rondo;
using namespace rondo::aerodome;

namespace {

/// Red's turn with this attack, blue right before it.
Scene facing(ActionLine line, Table table = plain_duel()) {
  Scene s(std::move(table));
  s.card().actions = {line};
  s.put(blue, 8, 7, 6);
  return s;
}

}  // namespace

TEST_CASE("an attack that is no Shot has its own dice, range and success value", "[aerodome][ARD-034]") {
  Scene s = facing(strike(4, 2, 4));
  s.put(blue, 4, 10.25, 0).turn();  // beside red: in no Shot's arc, two inches off
  s.play("shoot blue").roll({4, 3, 3, 5});
  CHECK(s.hit_points(blue) == 13);
  Scene far = facing(strike(4, 2, 4));
  far.put(blue, 4, 10.5, 0).turn();
  CHECK(far.options("shoot").empty());
}

TEST_CASE("an attack begins with its tool and its number of dice", "[aerodome][ARD-159]") {
  Scene s = facing(shot(4));
  s.give(Keyword::burst).turn().play("shoot blue").roll({1, 1, 1, 1, 1});  // exactly five
  CHECK(s.selecting());
  Scene side = facing(shot(4));
  side.put(blue, 4, 9, 0).turn();  // near, but not before it
  CHECK(side.options("shoot").empty());
}

TEST_CASE("one success makes a successful roll", "[aerodome][ARD-192]") {
  Scene s = facing(shot(3));
  s.turn().play("shoot blue").roll({5, 2, 1});
  CHECK(s.told(EventKind::attack_hits));
  CHECK_FALSE(s.told(EventKind::attack_misses));
  Scene none = facing(shot(3));
  none.turn().play("shoot blue").roll({4, 2, 1});
  CHECK(none.told(EventKind::attack_misses));
}

TEST_CASE("a die equal to the success value is a success", "[aerodome][ARD-193]") {
  Scene s = facing(shot(2));
  s.turn().play("shoot blue").roll({5, 4});
  CHECK(s.hit_points(blue) == 14);
}

TEST_CASE("a changed success value lasts to the end of the round, for that card's attacks", "[aerodome][ARD-194]") {
  Scene s({shot(1), shot(1)});
  s.card(red, 6).actions = {shot(1)};
  Effect line = doing(When::turn_start, EffectVerb::keywords);
  give(line.keywords, Keyword::proficient);
  s.card().effects = {line};
  s.put(blue, 8, 7, 6).turn().play("shoot blue").roll({4}).play("shoot blue").roll({4});
  CHECK(s.hit_points(blue) == 13);
  s.choose({6, 5}).play("shoot blue").roll({4});
  CHECK(s.hit_points(blue) == 13);  // the next round: 5 or more again
}

TEST_CASE("touching anybody makes an attack INEFFICIENT, as long as it lasts", "[aerodome][ARD-189][ARD-195]") {
  Scene s(plain_melee(3));
  s.card().actions = {shot(2), maneuver(Maneuver::straight, 1), shot(2)};
  s.put(red, 4, 7, 0).put(blue, 10, 7, 6).put(green, at(4, 7) + Point{{}, {0, 768}}, 0);
  s.p[red].touching = only(green);
  s.p[green].touching = only(red);
  s.turn().play("shoot blue 2").roll({5, 6});
  CHECK(s.hit_points(blue) == 4);  // a 5 is no success, though blue is not touched
  s.play({"straight 1", "shoot blue 2"}).roll({5, 6});
  CHECK(s.hit_points(blue) == 2);
  Scene other = facing(strike(2, 5, 4));  // an attack that is no Shot as well
  other.put(blue, 5.5, 7, 6);
  other.p[red].touching = only(blue);
  other.p[blue].touching = only(red);
  other.turn().play("shoot blue").roll({5, 6});
  CHECK(other.hit_points(blue) == 14);
}

TEST_CASE("the attacker picks any fighter in range, whose player defends", "[aerodome][ARD-201]") {
  Scene s = facing(shot(2), plain_melee(4));
  s.put(red, 4, 7, 0).put(green, 9, 8.5, 0).put(yellow, 4, 12, 0);
  s.p[green].buff = Buff::elusive;
  s.turn();
  CHECK(s.options("shoot") == std::vector<std::string>{"shoot blue 1", "shoot blue 2", "shoot green 1", "shoot green 2"});
  s.play("shoot green 2").roll({5, 1});
  CHECK(s.asks(green));
  CHECK(s.offers("elusive"));
}

TEST_CASE("an effect rerolls each die once", "[aerodome][ARD-209]") {
  Scene s = facing(shot(3));
  s.give(Keyword::lucky, 3).turn().play("shoot blue").roll({1, 2, 5});
  s.play("reroll 1").roll({1});
  CHECK_FALSE(s.offers("reroll 1"));  // the 1 that now lies there is a rerolled die
  CHECK(s.options() == std::vector<std::string>{"reroll 2", "reroll 5", "pass"});
}

TEST_CASE("a Shot needs a marker in range", "[aerodome][ARD-225]") {
  Scene s({with_aux(shot(3))});
  s.put(red, 8, 7, 0).put(blue, 4, 7, 0).turn();  // behind it
  CHECK(s.options("shoot").empty());
  s.play("skip");
  CHECK_FALSE(s.told(EventKind::attack_begins));
  CHECK(s.p.tallies[red].shots == 0);
}

TEST_CASE("a Shot X rolls X six-sided dice", "[aerodome][ARD-226]") {
  Scene s = facing(shot(2));
  s.turn().play("shoot blue");
  CHECK(s.options() == std::vector<std::string>{"die 1", "die 2", "die 3", "die 4", "die 5", "die 6"});
  s.roll({1, 1});
  CHECK(s.p.tallies[red].shots == 1);
}

TEST_CASE("the attacker modifies the dice, then the defender; without effects nobody is asked", "[aerodome][ARD-227]") {
  Scene s = facing(shot(2));
  s.give(Keyword::lucky, 1);
  s.p[blue].buff = Buff::elusive;
  s.turn().play("shoot blue").roll({5, 1});
  CHECK(s.asks(red));
  s.play("reroll 1").roll({6});
  CHECK(s.asks(blue));
  s.play("elusive").roll({1, 1});
  CHECK(s.hit_points(blue) == 13);
  Scene plain = facing(shot(2));
  plain.turn().play("shoot blue").roll({5, 1});
  CHECK(plain.selecting());
}

TEST_CASE("each 5 or 6 of a Shot is 1 damage", "[aerodome][ARD-228]") {
  Scene s = facing(shot(3));
  s.turn().play("shoot blue").roll({5, 6, 4});
  CHECK(s.hit_points(blue) == 13);
}

TEST_CASE("a Shot whose hits are all blocked is unsuccessful", "[aerodome][ARD-229]") {
  Scene s = facing(with_aux(shot(2)));
  s.give(Keyword::disorient);
  s.p[blue].buff = Buff::elusive;
  s.turn().play("shoot blue").roll({5, 1}).play("elusive").roll({6});
  CHECK(s.hit_points(blue) == 15);
  CHECK(s.dazed(blue) == 0);
  CHECK(s.selecting());  // nor does its symbol give a card
  CHECK(s.p.tallies[red].hits == 0);
}

TEST_CASE("one hit that gets through is a success", "[aerodome][ARD-230]") {
  Scene s = facing(shot(2));
  s.give(Keyword::freeze);
  s.p[blue].buff = Buff::elusive;
  s.turn().play("shoot blue").roll({5, 6}).play("elusive").roll({6, 2});
  CHECK(s.hit_points(blue) == 14);
  CHECK(s.p[blue].frozen == 1);
}

TEST_CASE("a d3 has three equally likely faces", "[aerodome][ARD-002][ARD-200]") {
  Scene s = facing(strike(1, 5, 2, true));
  s.turn().play("shoot blue");
  OptionList faces;
  s.game().options(s.p, Seat::chance, faces);
  REQUIRE(faces.size() == 3);  // each as likely as two faces of a d6; never a 4
  std::array<int, 4> rolled{};
  for (std::uint64_t i = 0; i < 10000; ++i) ++rolled[faces[Dealer(7).pick(std::span(faces.begin(), faces.end()), 0, i)].action.a];
  CHECK(faces[0].weight == faces[1].weight);
  CHECK(faces[1].weight == faces[2].weight);
  for (std::size_t face = 1; face <= 3; ++face) CHECK(std::abs(rolled[face] - 3333) < 200);
  s.roll({2});
  CHECK(s.hit_points(blue) == 14);
}
