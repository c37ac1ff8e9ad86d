// Maneuvers that meet another marker: what is not flown, where it stops, whom it hurts, and what touching is.
#include "tests/aerodome/scene.h"

using namespace rondo;
using namespace rondo::aerodome;

namespace {

using enum Maneuver;

/// Red flies this from (4, 7), heading east, with blue there.
Scene into(Point blue_at, int blue_heading, ActionLine line, std::string_view how) {
  Scene s({line});
  s.put(blue, blue_at, blue_heading).turn().play(how);
  return s;
}

bool touching(const Scene& s) { return has(s.p[red].touching, blue) && has(s.p[blue].touching, red); }
bool overlapping(const Scene& s) { return overlap(marker(s.table, s.p[red]), marker(s.table, s.p[blue])); }

/// Right beside red's left flat, so near that red cannot show it a point: overlaps after one step of rotation, not after two.
const Point beside = at(4, 8.34375);

}  // namespace

TEST_CASE("a maneuver whose end overlaps another marker is unsuccessful", "[aerodome][ARD-175]") {
  const Scene s = into(at(7, 7), 0, with_aux(maneuver(straight, 2)), "straight 2");
  CHECK(s.told(EventKind::collided));
  CHECK_FALSE(s.told(EventKind::flown));
  CHECK_FALSE(s.told(EventKind::drew));  // its symbol gives nothing
  CHECK(s.selecting());
  Scene able({maneuver(straight, 2)});  // what waits for a maneuver that was completed waits on
  able.pilot().effects = {doing(When::maneuver_done, EffectVerb::elusive)};
  able.put(blue, 7, 7, 0).turn().play("straight 2");
  CHECK(able.p[red].buff == Buff::none);
  const Flight flight = fly(s.table, into(at(7, 7), 0, maneuver(roll, 1), "roll left 1").p, red, straight, Flank::none, 5);
  CHECK(flight.success);  // from farther off the same marker is cleared
}

TEST_CASE("flying over a marker between two places of rest is allowed", "[aerodome][ARD-176]") {
  const Scene s = into(at(7.5, 7), 0, maneuver(straight, 5), "straight 5");
  CHECK(s.told(EventKind::flown));
  CHECK(s.stands(red, at(10.5, 7), 0));
  CHECK(s.hit_points(red) == 15);
}

TEST_CASE("the slide ends where the markers touch", "[aerodome][ARD-177]") {
  const Scene ahead = into(at(7.5, 7), 0, maneuver(straight, 3), "straight 3");
  CHECK(ahead.stands(red, at(6, 7), 0));
  CHECK(touching(ahead));
  CHECK_FALSE(overlapping(ahead));
  const Scene turned = into(at(7.5, 9), 1, maneuver(turn, 3), "turn left 3");  // the rotation before the straight step is kept
  CHECK(turned.p[red].heading == 1);
  CHECK(touching(turned));
  CHECK_FALSE(overlapping(turned));
  CHECK(turned.p[red].at.x < at(7.5, 9).x);
}

TEST_CASE("a collision ends its maneuver, not the turn", "[aerodome][ARD-178]") {
  Scene s({maneuver(immelmann, 3), maneuver(rotate, 1), shot(2)});
  s.put(blue, 7.5, 7, 0).turn().play("immelmann 3");
  CHECK(s.stands(red, at(6, 7), 0));  // not turned about
  CHECK(s.asks(red));
  CHECK(s.offers("rotate left 1"));
}

TEST_CASE("a Roll or a Rotate that would overlap is not flown at all", "[aerodome][ARD-179]") {
  const Scene rolled = into(at(4, 9.5), 0, maneuver(roll, 1), "roll left 1");
  CHECK(rolled.told(EventKind::collided));
  CHECK(rolled.stands(red, at(4, 7), 0));
  const Scene turned = into(beside, 0, maneuver(rotate, 3), "rotate right 3");
  CHECK(turned.told(EventKind::collided));
  CHECK(turned.stands(red, at(4, 7), 0));
}

TEST_CASE("whatever maneuver collides, its fighter suffers 1 damage and the other none", "[aerodome][ARD-180][ARD-181]") {
  const auto check = [](const Scene& s) {
    REQUIRE(s.told(EventKind::collided));
    CHECK(s.hit_points(red) == 14);
    CHECK(s.hit_points(blue) == 15);
    CHECK(s.p.tallies[red].collisions == 1);
  };
  check(into(at(7, 7), 0, maneuver(straight, 2), "straight 2"));
  check(into(at(7.5, 9), 0, maneuver(turn, 3), "turn left 3"));
  check(into(beside, 0, maneuver(rotate, 1), "rotate left 1"));
  check(into(at(4, 9.5), 0, maneuver(roll, 1), "roll left 1"));
  check(into(at(7, 7), 0, maneuver(immelmann, 2), "immelmann 2"));
}

TEST_CASE("the printed example: a Turn 3 keeps its first step, slides and leaves out its last", "[aerodome][ARD-182]") {
  const Scene s = into(at(7.875, 9.25), 7, maneuver(turn, 3), "turn left 3");
  CHECK(s.p[red].heading == 1);
  CHECK(s.hit_points(red) == 14);
  CHECK(touching(s));
  const Point start = at(4, 7);
  const Point way = s.p[red].at - start;
  CHECK(way.x == times_root3(way.y));  // along 30 degrees
  CHECK(Surd{} < way.x);
  CHECK(way.x < times_root3({2304, 0}));  // short of the whole 4.5 inches
}

TEST_CASE("a Turn whose first rotation overlaps is not flown at all", "[aerodome][ARD-183]") {
  Scene s({maneuver(turn, 2), maneuver(straight, 1)});
  s.put(blue, beside, 0).turn().play("turn right 2");
  CHECK(s.told(EventKind::collided));
  CHECK(s.stands(red, at(4, 7), 0));
  CHECK(s.hit_points(red) == 14);
  CHECK(s.offers("straight 1"));  // that action only is over
}

TEST_CASE("a Turn that only its last rotation makes overlap stays unrotated at the end of the straight step", "[aerodome][ARD-184]") {
  const Point there = at(4, 7) + Point{{3569, 0}, {1205, 0}};
  const Scene s = into(there, 7, maneuver(turn, 1), "turn left 1");
  CHECK(s.told(EventKind::collided));
  CHECK(s.stands(red, at(4, 7) + Point{{0, 1280}, {1280, 0}}, 1));  // 2.5 along 30 degrees
  CHECK(s.hit_points(red) == 14);
  CHECK_FALSE(touching(s));
  CHECK(overlap(marker(s.table, s.p[red].at, 2), marker(s.table, s.p[blue])));
}

TEST_CASE("every 30 degrees of a Rotate are tested", "[aerodome][ARD-185]") {
  const Scene s = into(beside, 0, maneuver(rotate, 2), "rotate left 2");
  CHECK(overlap(marker(s.table, at(4, 7), 1), marker(s.table, s.p[blue])));
  CHECK_FALSE(overlap(marker(s.table, at(4, 7), 2), marker(s.table, s.p[blue])));
  CHECK(s.stands(red, at(4, 7), 0));
  CHECK(s.hit_points(red) == 14);
}

TEST_CASE("who flies into a neighbour it touches does not move, and is hurt", "[aerodome][ARD-186]") {
  Scene s({maneuver(straight, 1), shot(1)});
  s.put(blue, 5.5, 7, 0);
  s.p[red].touching = only(blue);
  s.p[blue].touching = only(red);
  s.turn().play("straight 1");
  CHECK(s.stands(red, at(4, 7), 0));
  CHECK(s.hit_points(red) == 14);
  CHECK(touching(s));
}

TEST_CASE("of several markers the slide stops at the first that the way back frees it from", "[aerodome][ARD-187]") {
  const auto fly_past = [](Point near) {
    Scene s(plain_melee(3));
    s.card().actions = {maneuver(straight, 5)};
    s.put(red, 4, 7, 0).put(green, 11, 7, 0).put(blue, near, 0).turn().play("straight 5");
    CHECK(s.hit_points(red) == 4);
    return s;
  };
  const Scene in_between = fly_past(at(8.5, 7));
  CHECK(in_between.stands(red, at(7, 7), 0));  // at green it would lie within blue
  CHECK(in_between.p[red].touching == only(blue));
  const Scene passed = fly_past(at(6.5, 7));
  CHECK(passed.stands(red, at(9.5, 7), 0));  // at green it is clear of blue
  CHECK(passed.p[red].touching == only(green));
  CHECK_FALSE(passed.told(EventKind::clear_pass));  // it was no success
}

TEST_CASE("touching is a fact, set by a slide or by resting at gap 0, until either moves", "[aerodome][ARD-188]") {
  const Point stop = at(4, 7) + at(2662.0 / 1024, 0);  // contact would be at 2662.89/1024 inch
  Scene slid({maneuver(straight, 3), maneuver(roll, 3)});
  slid.put(blue, 8, 7, 1).turn().play("straight 3");
  CHECK(slid.stands(red, stop, 0));
  CHECK(touching(slid));
  CHECK_FALSE(overlapping(slid));
  CHECK_FALSE(touch(marker(slid.table, slid.p[red]), marker(slid.table, slid.p[blue])));  // it stopped a hair short
  slid.play("roll left 3");
  CHECK(slid.p[red].touching == 0);
  CHECK(slid.p[blue].touching == 0);

  Scene rests({maneuver(straight, 3)});
  rests.put(red, stop - at(4.5, 0), 0).put(blue, 8, 7, 1).turn().play("straight 3");  // the same place, without a slide
  CHECK(rests.stands(red, stop, 0));
  CHECK_FALSE(touching(rests));

  const Scene flush = into(at(10, 7), 0, maneuver(straight, 3), "straight 3");
  CHECK(flush.told(EventKind::flown));
  CHECK(touching(flush));
  CHECK_FALSE(overlapping(flush));

  Scene left({maneuver(straight, 3)});
  left.card(blue).actions = {maneuver(roll, 3)};
  left.put(blue, 8, 7, 1).turns({red, blue}).play({"straight 3", "roll left 3"});
  CHECK(left.p[red].touching == 0);  // the other one moved
}

TEST_CASE("the stops of the test vectors", "[aerodome][ARD-177]") {
  const auto stop = [](Point other, int heading) {
    const Scene s = into(at(4, 7) + other, heading, maneuver(straight, 3), "straight 3");
    CHECK(touching(s));
    return s.p[red].at.x.a - 4 * 1024;
  };
  CHECK(stop(at(4, 0), 0) == 2560);  // 2.5
  CHECK(stop(at(4, 0), 1) == 2662);  // 2.600481, rounded down to an even number
  CHECK(stop(Point{{4096, 0}, {922, 0}}, 0) == 3092);  // 3.019615 at an offset of 0.9
  CHECK(stop(Point{{4096, 0}, {922, 0}}, 1) == 2972);  // 2.903590
}
