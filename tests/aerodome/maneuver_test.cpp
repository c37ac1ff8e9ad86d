// The five maneuvers where nothing is in their way: where they lead, which tool they take, and what their tool crosses.
#include "tests/aerodome/scene.h"

using namespace rondo;
using namespace rondo::aerodome;

namespace {

using enum Maneuver;

/// Where a maneuver of red leads that stands at (8, 7).
Scene flown(Maneuver kind, int speed, std::string_view how, int heading = 0) {
  Scene s({maneuver(kind, speed)});
  s.put(red, 8, 7, heading).turn().play(how);
  return s;
}

/// (8, 7) moved by these exact numbers, in units of 1/1024 inch.
Point moved(Surd x, Surd y) { return at(8, 7) + Point{x, y}; }

}  // namespace

TEST_CASE("the number is the tool, and for a Rotate the steps", "[aerodome][ARD-015]") {
  Scene longer({maneuver(roll, 2)});
  longer.table.dimensions.tools = {1024, 4096, 3072, 4096, 5120};  // tool 2 made 2 inches longer
  longer.put(red, 8, 7, 0).turn().play("roll left 2");
  const Scene usual = flown(roll, 2, "roll left 2");
  CHECK(longer.p[red].at == usual.p[red].at + at(0, 2));
  CHECK(flown(rotate, 2, "rotate left 2").stands(red, at(8, 7), 2));
}

TEST_CASE("Straight X goes on by tool X and a marker's length, its heading kept", "[aerodome][ARD-222][ARD-223]") {
  CHECK(flown(straight, 3, "straight 3").stands(red, at(12.5, 7), 0));
  CHECK(flown(straight, 1, "straight 1", 3).stands(red, at(8, 9.5), 3));
  CHECK(flown(straight, 3, "straight 3", 1).stands(red, moved({0, 2304}, {2304, 0}), 1));  // 4.5 along 30 degrees
  Position p;
  p[red].aloft = true;
  const Flight flight = fly(plain_duel(), p, red, straight, Flank::none, 3);
  CHECK(flight.at == at(4.5, 0));
  CHECK(flight.heading == 0);
}

TEST_CASE("an Immelmann ends where a Straight does, turned about", "[aerodome][ARD-217][ARD-218][ARD-223]") {
  CHECK(flown(immelmann, 3, "immelmann 3").stands(red, at(12.5, 7), 6));
  CHECK(flown(immelmann, 2, "immelmann 2", 9).stands(red, at(8, 3.5), 3));
  Position p;
  p[red].aloft = true;
  CHECK(fly(plain_duel(), p, red, immelmann, Flank::none, 3).at == at(4.5, 0));
}

TEST_CASE("a Turn rotates, moves and rotates the same way again", "[aerodome][ARD-235][ARD-236][ARD-237]") {
  Scene s({maneuver(turn, 2)});
  CHECK(s.turn().options("turn") == std::vector<std::string>{"turn left 2", "turn right 2"});
  CHECK(flown(turn, 2, "turn left 2").stands(red, moved({0, 1792}, {1792, 0}), 2));     // 3.5 along 30 degrees, then 60 in all
  CHECK(flown(turn, 2, "turn right 2").stands(red, moved({0, 1792}, {-1792, 0}), 10));
  CHECK(flown(turn, 3, "turn left 3").stands(red, moved({0, 2304}, {2304, 0}), 2));
  Scene loop({maneuver(turn, 2), maneuver(turn, 2), maneuver(turn, 2), maneuver(turn, 2), maneuver(turn, 2), maneuver(turn, 2)});
  loop.turn().play({"turn left 2", "turn left 2", "turn left 2", "turn left 2", "turn left 2", "turn left 2"});
  CHECK(loop.stands(red, at(4, 7), 0));  // six of them close a circle exactly
}

TEST_CASE("a Roll goes sideways by tool X and a marker's width, its heading kept", "[aerodome][ARD-219][ARD-220][ARD-221]") {
  Scene s({maneuver(roll, 2)});
  CHECK(s.turn().options("roll") == std::vector<std::string>{"roll left 2", "roll right 2"});
  CHECK(flown(roll, 2, "roll left 2").stands(red, moved({}, {2048, 768}), 0));  // 2 + 0.75 times the root of 3: 3.299
  CHECK(flown(roll, 2, "roll right 2").stands(red, moved({}, {-2048, -768}), 0));
  CHECK(flown(roll, 1, "roll left 1", 3).stands(red, moved({-1024, -768}, {}), 3));
}

TEST_CASE("a Rotate turns in place, all steps one way", "[aerodome][ARD-231]") {
  Scene s({maneuver(rotate, 3)});
  CHECK(s.turn().options("rotate") == std::vector<std::string>{"rotate left 3", "rotate right 3"});
  CHECK(flown(rotate, 3, "rotate left 3").stands(red, at(8, 7), 3));
  CHECK(flown(rotate, 3, "rotate right 3").stands(red, at(8, 7), 9));
}

TEST_CASE("each step of a Rotate puts a flat where a point was", "[aerodome][ARD-232]") {
  const Table table = plain_duel();
  for (int steps = 0; steps <= 5; ++steps) {
    const Scene s = steps == 0 ? Scene() : flown(rotate, steps, "rotate left " + std::to_string(steps));
    const Shape shape = marker(table, {}, s.p[red].heading);
    const Surd ahead = shape.reach[0];  // twice how far it reaches towards where the Front point was
    CHECK(ahead == (steps % 2 == 0 ? Surd{2 * 768, 0} : Surd{0, 768}));
  }
}

TEST_CASE("a Clear Pass is a success whose tool crossed another marker", "[aerodome][ARD-206]") {
  Scene over({maneuver(straight, 5)});
  over.put(blue, 7.5, 7, 0).turn().play("straight 5");
  CHECK(over.stands(red, at(10.5, 7), 0));
  CHECK(over.count(EventKind::clear_pass) == 1);
  CHECK(over.p.tallies[red].passes == 1);
  Scene onto({maneuver(straight, 5)});
  onto.put(blue, 10, 7, 0).turn().play("straight 5");
  CHECK_FALSE(onto.told(EventKind::clear_pass));
  Scene beside({maneuver(straight, 5)});
  beside.put(blue, 7.5, 8.125, 3).turn().play("straight 5");  // its corner just meets the tool's edge, 0.375 off the line
  CHECK_FALSE(beside.told(EventKind::clear_pass));
}

TEST_CASE("a Clear Pass by itself changes nothing", "[aerodome][ARD-207]") {
  Scene s({maneuver(straight, 5), maneuver(straight, 1)});
  s.put(blue, 7.5, 7, 0).turn();
  Position expected = s.p;
  s.play("straight 5");
  REQUIRE(s.told(EventKind::clear_pass));
  expected[red].at = at(10.5, 7);
  ++expected.tallies[red].passes;  // a count for reports
  ++expected.frames.back().line;
  expected.frames.back().flags = s.p.frames.back().flags;
  expected.frames.back().step = s.p.frames.back().step;
  CHECK(s.p == expected);
}

TEST_CASE("a Rotate never makes a Clear Pass", "[aerodome][ARD-233]") {
  Scene s({maneuver(rotate, 5)});
  s.put(blue, 5.5, 7, 0).turn().play("rotate left 5");  // blue lies right before its Front point
  CHECK(s.stands(red, at(4, 7), 5));
  CHECK_FALSE(s.told(EventKind::clear_pass));
}

TEST_CASE("speeds are settled first: Reactive ones and BOOST", "[aerodome][ARD-158]") {
  Scene s({reactive(maneuver(roll, 2))});
  s.give(Keyword::boost).turn();
  CHECK(s.options("roll left") == std::vector<std::string>{"roll left 1", "roll left 2", "roll left 3"});
  s.play("roll left 3");
  CHECK(s.stands(red, at(4, 7) + Point{{}, {3072, 768}}, 0));
}
