// Elusive and Nitro: one at a time, how they are spent, and what they do.
#include "tests/aerodome/scene.h"

using namespace rondo;
using namespace rondo::aerodome;

namespace {

using enum Maneuver;

/// Red's Shot at blue, which is Elusive.
Scene shot_at_elusive(int dice) {
  Scene s({shot(dice)});
  s.put(blue, 8, 7, 6);
  s.p[blue].buff = Buff::elusive;
  s.turn().play("shoot blue");
  return s;
}

/// Red has Nitro and this card.
Scene with_nitro(std::vector<ActionLine> lines) {
  Scene s(std::move(lines));
  s.p[red].buff = Buff::nitro;
  return s;
}

}  // namespace

TEST_CASE("a fighter has at most one Buff, and chooses which to keep", "[aerodome][ARD-075][ARD-076]") {
  for (const bool keep : {true, false}) {
    Scene s;
    s.p[red].buff = Buff::elusive;
    s.pilot().effects = {doing(When::turn_start, EffectVerb::nitro)};
    s.turn();
    CHECK(s.options() == std::vector<std::string>{"hold elusive", "hold nitro"});
    s.play(keep ? "hold elusive" : "hold nitro");
    CHECK(s.p[red].buff == (keep ? Buff::elusive : Buff::nitro));
    CHECK(s.selecting());
  }
  Scene same;
  same.p[red].buff = Buff::nitro;
  same.pilot().effects = {doing(When::turn_start, EffectVerb::nitro)};
  same.turn();
  CHECK(same.p[red].buff == Buff::nitro);  // the same once more is nothing, and no question
  CHECK(same.selecting());
}

TEST_CASE("Elusive is offered to the defender while dice are modified, before any damage", "[aerodome][ARD-077]") {
  Scene s = shot_at_elusive(2);
  s.roll({5, 1});
  CHECK(s.asks(blue));
  CHECK(s.options() == std::vector<std::string>{"elusive", "pass"});
  CHECK(s.hit_points(blue) == 15);
  s.play("pass");
  CHECK(s.hit_points(blue) == 14);
  CHECK(s.p[blue].buff == Buff::elusive);
  Scene missed = shot_at_elusive(2);
  missed.roll({4, 1});
  CHECK(missed.selecting());  // nothing to block
}

TEST_CASE("Elusive rolls a die for each success; each 5 or 6 blocks one", "[aerodome][ARD-078][ARD-079]") {
  Scene s = shot_at_elusive(4);
  s.roll({5, 6, 5, 1}).play("elusive").roll({5, 4, 6});  // exactly three
  CHECK(s.hit_points(blue) == 14);
}

TEST_CASE("a Buff that is spent is gone", "[aerodome][ARD-080]") {
  Scene s = shot_at_elusive(1);
  s.roll({6}).play("elusive").roll({1});
  CHECK(s.p[blue].buff == Buff::none);
  CHECK(s.hit_points(blue) == 14);
  Scene nitro = with_nitro({shot(4)});
  nitro.turn().play("nitro straight 3");
  CHECK(nitro.p[red].buff == Buff::none);
}

TEST_CASE("Nitro flies a maneuver of speed 3 of any type in place of a Shot", "[aerodome][ARD-081]") {
  Scene s = with_nitro({with_dazed(with_aux(shot(4)))});
  s.put(blue, 9, 7, 6).turn();
  CHECK(s.options("nitro") == std::vector<std::string>{"nitro straight 3", "nitro turn left 3", "nitro turn right 3", "nitro rotate left 3",
                                                       "nitro rotate right 3", "nitro roll left 3", "nitro roll right 3", "nitro immelmann 3"});
  s.play("nitro roll left 3");
  CHECK(s.stands(red, at(4, 7) + Point{{}, {3072, 768}}, 0));
  CHECK_FALSE(s.told(EventKind::attack_begins));
  CHECK(s.hit_points(blue) == 15);
  CHECK(s.dazed(red) == 0);  // the symbols of the Shot do not count (ruling 25)
  CHECK(s.selecting());
}

TEST_CASE("Nitro is offered where one's own Shot would be taken, and nowhere else", "[aerodome][ARD-082]") {
  Scene s = with_nitro({maneuver(straight, 1), strike(2, 5, 5), shot(1)});
  s.put(blue, 8, 7, 6);
  s.card(blue).actions = {shot(1)};
  s.p[red].hit_points = 9;
  s.turns({blue, red});
  CHECK(s.options("nitro").empty());  // blue's turn
  s.play("skip");
  CHECK(s.options("nitro").empty());  // a maneuver
  s.play("skip");
  CHECK(s.options("nitro").empty());  // an attack that is no Shot
  s.play("skip");
  CHECK(s.options("nitro").size() == 8);
}

TEST_CASE("nobody starts with a Buff", "[aerodome][ARD-083]") {
  Scene s;
  s.open();
  CHECK(s.p[red].buff == Buff::none);
  CHECK(s.p[blue].buff == Buff::none);
}

TEST_CASE("what answers a maneuver hears which one Nitro flew", "[aerodome][ARD-081]") {
  Scene s = with_nitro({shot(4), maneuver(rotate, 1)});
  s.pilot(blue).effects = {doing(When::enemy_maneuver, EffectVerb::elusive)};
  s.pilot(blue).effects[0].maneuvers = 1U << static_cast<unsigned>(immelmann);
  Scene other = s;
  s.turn().play("nitro immelmann 3");
  CHECK(s.p[blue].buff == Buff::elusive);
  other.turn().play("nitro straight 3");
  CHECK(other.p[blue].buff == Buff::none);
}
