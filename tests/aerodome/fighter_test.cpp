// Fighters: abilities, their moments, and double-sided cards.
#include "tests/aerodome/scene.h"
#include "tests/decks/aerodome_box.h"

using namespace rondo;
using namespace rondo::aerodome;

namespace {

/// The shipped fighter of that word flies for red.
Scene flown_by(const std::string& word, std::vector<ActionLine> lines) {
  Scene s(std::move(lines));
  s.table.pilots[red].fighter = tests::named(tests::aerodome_box().fighters, &Fighter::word, word);
  return s;
}

}  // namespace

TEST_CASE("an ability may give a keyword, which works as on any card", "[aerodome][ARD-023]") {
  Scene s({shot(2)});
  Effect line = doing(When::turn_start, EffectVerb::keywords);
  give(line.keywords, Keyword::lucky, 1);
  s.pilot().effects = {line};
  s.put(blue, 8, 7, 6).turn().play("shoot blue").roll({1, 2});
  CHECK(s.options() == std::vector<std::string>{"reroll 1", "reroll 2", "pass"});
  s.play("reroll 1").roll({6});
  CHECK(s.selecting());  // LUCKY 1: one die
  CHECK(s.hit_points(blue) == 14);
}

TEST_CASE("each archetype's ability works at its own moment and at no other", "[aerodome][ARD-027]") {
  // In this turn everything happens: an Armament is attached, a maneuver passes over blue, another turns about, and an attack is rolled.
  for (const std::string word : {"sophia", "ash", "jax", "lance"}) {  // Sharpshooter, Speedster, Gearhead, Daredevil
    INFO(word);
    Scene s = flown_by(word, {maneuver(Maneuver::straight, 4), maneuver(Maneuver::immelmann, 1), shot(1)});
    s.card().effects = {named("supply", doing(When::turn_start, EffectVerb::draw))};
    s.put(blue, 6.75, 7, 0).turn().play("draw TA1");
    CHECK(s.p[red].ammo == (word == "jax" ? 3 : 2));
    CHECK(s.offers("straight 5") == (word == "ash"));
    s.play("straight 4");
    REQUIRE(s.told(EventKind::clear_pass));
    CHECK(s.p[red].buff == (word == "lance" ? Buff::elusive : Buff::none));
    s.play("immelmann 1").play("shoot blue").roll({1});
    CHECK(s.offers("reroll 1") == (word == "sophia"));
  }
}

TEST_CASE("a double-sided card shows its side A until an effect turns it", "[aerodome][ARD-204][ARD-205]") {
  Scene s = flown_by("archie", {});
  REQUIRE(s.pilot().side_b == "Ely");
  for (const FighterId fighter : {red, blue})
    for (int initiative = 1; initiative <= 9; ++initiative) s.card(fighter, initiative).actions.clear();
  s.open();
  CHECK_FALSE(s.p[red].turned);
  s.roll({5, 2}).play({"first", "face 0", "spot west 7.00", "face 180", "spot east 7.00"});
  for (int round = 1; round <= 10; ++round) s.choose({2, 1});
  CHECK(s.p.round == 11);
  CHECK_FALSE(s.p[red].turned);

  Scene flips;
  flips.pilot().side_b = "Other Side";
  flips.pilot().effects = {doing(When::turn_start, EffectVerb::flip)};
  flips.pilot().side_b_effects = {doing(When::end_start, EffectVerb::nitro)};
  flips.turn();
  CHECK(flips.p[red].turned);
  CHECK(flips.p[red].buff == Buff::nitro);  // what side B can do
}
