// The Shot tool, Within Range, and leaving the play area.
#include "tests/aerodome/scene.h"

using namespace rondo;
using namespace rondo::aerodome;

namespace {

/// Whether red at (4, 7), facing east, may shoot at blue there.
bool may_shoot(Point there, int heading) {
  Scene s({shot(2)});
  s.put(blue, there, heading).turn();
  return s.offers("shoot blue");
}

/// Whether blue there is Within Range `tool` of red at (12, 7), facing that way.
bool in_range_of(int facing, int tool, Point there, bool by_distance = false) {
  Scene s({strike(2, tool, 5)});
  s.table.rulings.range_by_distance = by_distance;
  s.put(red, 12, 7, facing).put(blue, there, 0).turn();
  return s.offers("shoot blue");
}

/// Red's turn ends with its marker there.
Scene ends_at(Point there, int heading) {
  Scene s;
  s.put(red, there, heading).turn();
  return s;
}

}  // namespace

TEST_CASE("the Shot tool limits both arc and distance", "[aerodome][ARD-017][ARD-018]") {
  CHECK(may_shoot(at(9, 7), 0));  // dead ahead
  CHECK_FALSE(may_shoot(at(4, 12), 0));  // as far, at 90 degrees
  CHECK_FALSE(may_shoot(at(0, 7), 0));   // behind
  CHECK(may_shoot(at(11.5, 7), 0));      // its corner just meets the arc, 6 inches from the Front point
  CHECK_FALSE(may_shoot(at(11.5, 7) + Point{{1, 0}, {}}, 0));
  CHECK(may_shoot(at(4, 7) + Point{{7576, 0}, {}}, 1));  // a flat towards it: up to 7.399519
  CHECK_FALSE(may_shoot(at(4, 7) + Point{{7578, 0}, {}}, 1));
  CHECK(may_shoot(at(7, 7) + Point{{}, {2216, 0}}, 0));  // 30 degrees to each side: up to 2.165064 at 3 inches
  CHECK_FALSE(may_shoot(at(7, 7) + Point{{}, {2218, 0}}, 0));
}

TEST_CASE("any overlap of the Shot tool makes a target", "[aerodome][ARD-224]") {
  CHECK(may_shoot(at(7.875, 9.5), 0));  // a corner reaches into the arc; its centre does not lie in it
  const Table table = plain_duel();
  CHECK_FALSE(holds(shot_tool(table, at(4, 7), 0), at(7.875, 9.5)));
}

TEST_CASE("range is measured from the marker of the card's owner", "[aerodome][ARD-210]") {
  Scene s(plain_melee(3));
  s.card().actions = {strike(2, 2, 5)};
  s.put(red, 12, 7, 0).put(blue, 15, 7, 0).put(green, 19, 7, 0).turn();  // green is Within Range 2 of blue, not of red
  CHECK(s.options("shoot") == std::vector<std::string>{"shoot blue 1", "shoot blue 2"});
}

TEST_CASE("Within Range X is met by a tool laid from any of the six points and six flats", "[aerodome][ARD-211]") {
  // Blue lies two inches off each feature in turn, out of the reach of every other one's tool.
  for (int direction = 0; direction < directions; ++direction) {
    INFO(direction);
    const Point there = along(at(12, 7), direction, {2 * (2 * 768 + 1024), 0});  // 5 inches from centre to centre
    CHECK(in_range_of(0, 4, there));
    CHECK(in_range_of(5, 4, there));
    CHECK_FALSE(in_range_of(0, 3, there));
  }
}

TEST_CASE("the tool goes straight outward, so that what lies between two of them may be missed", "[aerodome][ARD-212]") {
  const Point between = at(12, 7) + Point{{6040, 0}, {1618, 0}};  // at 15 degrees, within 5 inches
  CHECK_FALSE(in_range_of(0, 5, between));
  CHECK(in_range_of(0, 5, between, true));  // the other reading (ruling 9)
  CHECK(in_range_of(0, 5, at(15.875, 8)));  // nearer, a tool's edge meets it
}

TEST_CASE("leaving the area is looked at when one's own turn ends", "[aerodome][ARD-213]") {
  Scene s({maneuver(Maneuver::straight, 1), maneuver(Maneuver::immelmann, 1), maneuver(Maneuver::straight, 1)});
  s.put(red, 22, 7, 0).turn().play({"straight 1", "immelmann 1"});
  CHECK(outside(s.table, s.p[red].at, s.p[red].heading) == 6);
  CHECK(s.asks(red));  // no dice in the middle of the turn
  s.put(red, 22, 7, 6).play("straight 1");
  CHECK(s.selecting());
  Scene other;
  other.put(blue, 30, 7, 0).turn();  // at the end of red's turn blue's place does not matter
  CHECK(other.selecting());
}

TEST_CASE("a die for each point outside; one on the border is inside", "[aerodome][ARD-214]") {
  Scene three = ends_at(at(23.75, 7), 0);
  CHECK(three.wants_dice());
  three.roll({1, 1, 1});
  CHECK(three.when(EventKind::outside_rolled, red) >= 0);
  CHECK(ends_at(at(23.25, 7), 0).selecting());  // its Front point lies on the border
  CHECK(outside(plain_duel(), at(23.25, 7), 0) == 0);
  Scene one = ends_at(at(23.25, 7) + Point{{2, 0}, {}}, 0);
  one.roll({1});
  CHECK(one.selecting());
}

TEST_CASE("each 5 or 6 for a point outside is 1 damage", "[aerodome][ARD-215]") {
  Scene s = ends_at(at(23.75, 7), 0);
  s.roll({5, 6, 2});
  CHECK(s.hit_points(red) == 13);
  CHECK(s.p.tallies[red].outside == 1);
}

TEST_CASE("a marker fully outside stays there and rolls six dice each own turn", "[aerodome][ARD-216]") {
  Scene s;
  s.card(red, 6).actions = {maneuver(Maneuver::straight, 5)};
  s.put(red, 27, 7, 0).turn();
  s.roll({4, 4, 4, 4, 4, 4});
  CHECK(s.stands(red, at(27, 7), 0));
  s.choose({6, 5}).play("straight 5");  // and may fly on, farther out
  CHECK(s.stands(red, at(33.5, 7), 0));
  s.roll({5, 1, 1, 1, 1, 1});
  CHECK(s.hit_points(red) == 14);
}
