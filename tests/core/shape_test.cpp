// The worked examples of plane geometry: markers of circumradius 0.75 inch and tools of X inches, in 1/1024 inch.
#include "rules/core/shape.h"

#include <cmath>

#include "tests/catch.h"
#include "tests/death.h"

namespace rondo {

namespace {

constexpr std::int32_t inch = 1024;
constexpr Surd radius = {3 * inch / 4, 0};
constexpr Surd shot_radius = {6 * inch, 0};
constexpr Surd hair = {362, -209};  // 0.0014: the least step any of this would notice

double value(Surd x) { return x.a + x.b * std::sqrt(3.0); }
double inches(Surd x) { return value(x) / inch; }

/// The number a + b√3 closest to so many inches among those with |b| < 2^12: better than 1e-6 inch.
Surd from_inches(double wanted) {
  Surd best;
  double least = 1;
  for (std::int32_t b = -4096; b < 4096; ++b) {
    const Surd candidate = {static_cast<std::int32_t>(std::lround(wanted * inch - value(Surd{0, b}))), b};
    if (const double off = std::abs(value(candidate) - wanted * inch); off < least) {
      least = off;
      best = candidate;
    }
  }
  return best;
}

bool near(double got, double wanted) { return std::abs(got - wanted) < 1e-6; }
bool near(const Point& got, double x, double y) { return near(inches(got.x), x) && near(inches(got.y), y); }

/// A Straight, Turn or Immelmann moves by the tool's length and a marker from point to point, a Roll by one from flat to flat.
Surd straight(std::int32_t tool) { return radius * 2 + Surd{tool * inch, 0}; }
Surd roll(std::int32_t tool) { return apothem(radius) * 2 + Surd{tool * inch, 0}; }

/// Where a Straight from the origin along the x axis overlaps a marker there, in inches.
std::optional<std::pair<double, double>> blocked(const Point& centre, int heading) {
  const auto found = passage(hexagon({}, 0, radius), 0, hexagon(centre, heading, radius));
  if (!found) return std::nullopt;
  return std::pair{inches(found->six_from) / 6, inches(found->six_to) / 6};
}

bool shot(const Point& target, int heading) {
  const Sector arc = {along({}, 0, radius), 0, 1, shot_radius};
  return meet(arc, hexagon(target, heading, radius));
}

}  // namespace

TEST_CASE("Unhindered maneuvers end where the worked examples say", "[shape]") {
  CHECK(near(along({}, 0, straight(3)), 4.5, 0));
  CHECK(near(along({}, 1, straight(3)), 3.897114, 2.25));  // Turn 3 left, after its first 30 degrees
  CHECK(near(along({}, 0, straight(2)), 3.5, 0));
  CHECK(near(along({}, 3, roll(2)), 0, 3.299038));
  Point loop;
  for (int turn = 0; turn < 6; ++turn) loop = along(loop, turned(0, 2 * turn + 1), straight(2));
  CHECK(loop == Point{});  // six equal Turns close exactly
}

TEST_CASE("A slide stops at first contact", "[shape]") {
  const Point ahead = {{4 * inch, 0}, {}};
  CHECK(blocked(ahead, 0) == std::pair{2.5, 5.5});
  const auto mixed = blocked(ahead, 1);
  REQUIRE(mixed);
  CHECK(near(mixed->first, 2.600481));
  CHECK(near(mixed->second, 5.399519));
  const Point aside = {{4 * inch, 0}, from_inches(0.9)};
  const auto same_parity = blocked(aside, 0);
  const auto mixed_parity = blocked(aside, 1);
  REQUIRE(same_parity);
  REQUIRE(mixed_parity);
  CHECK(near(same_parity->first, 3.019615));
  CHECK(near(mixed_parity->first, 2.903590));
  CHECK_FALSE(blocked({{4 * inch, 0}, apothem(radius) * 2}, 0));  // flat slides along flat
  CHECK(blocked({{4 * inch, 0}, apothem(radius) * 2 - hair}, 0));
}

TEST_CASE("A Turn may fail at its last 30 degrees alone", "[shape]") {
  const Shape other = hexagon({from_inches(3.485104), from_inches(1.177095)}, 7, radius);
  const Point end = along({}, 1, straight(1));
  CHECK_FALSE(overlap(hexagon(end, 1, radius), other));
  CHECK(overlap(hexagon(end, 2, radius), other));
  const auto slide = passage(hexagon({}, 1, radius), 1, other);
  REQUIRE(slide);
  CHECK(near(inches(slide->six_from) / 6, 2.524252));
  CHECK(slide->six_from > straight(1) * 6);
}

TEST_CASE("A shot reaches its last hair's breadth and no further", "[shape]") {
  const Surd same = radius * 2 + shot_radius;
  CHECK(near(inches(same), 7.5));
  CHECK(shot({same, {}}, 0));
  CHECK_FALSE(shot({same + hair, {}}, 0));
  const Surd mixed = radius + shot_radius + apothem(radius);
  CHECK(near(inches(mixed), 7.399519));
  CHECK(shot({mixed, {}}, 1));
  CHECK_FALSE(shot({mixed + hair, {}}, 1));
  const Surd sideways = {0, 5 * inch / 4};
  CHECK(near(inches(sideways), 2.165064));
  CHECK(shot({{3 * inch, 0}, sideways}, 0));
  CHECK_FALSE(shot({{3 * inch, 0}, sideways + hair}, 0));
  CHECK_FALSE(shot({{-3 * inch, 0}, {}}, 0));
}

TEST_CASE("Corners outside the area are counted", "[shape]") {
  CHECK(corners_outside({from_inches(0.3), {7 * inch, 0}}, 0, radius, {24 * inch, 0}, {14 * inch, 0}) == 3);
}

TEST_CASE("A bar without length or width overlaps what its inner points enter, and no bar like it", "[shape]") {
  const Shape marker = hexagon({}, 0, radius);
  const Surd half_width = half(radius);
  const auto across = [&](Surd x) { return bar({x, {}}, 3, -half_width, radius, {}); };  // through the marker's middle, were x 0
  CHECK(overlap(across({}), marker));
  CHECK(overlap(bar({}, 0, {}, {}, {}), marker));
  CHECK(touch(across(radius), marker));
  CHECK(touch(across({}), across({})));
  CHECK_FALSE(overlap(across({}), across({})));
  CHECK_FALSE(passage(across({-2000, 0}), 0, across({})));
  CHECK(passage(across({-2000, 0}), 0, marker) == Passage{(Surd{2000, 0} - radius) * 6, (Surd{2000, 0} + radius) * 6});
}

TEST_CASE("Rounding a slide goes down to the next even length, below 0 too", "[shape]") {
  CHECK(even_floor_of_sixth({12 * 7, 0}) == 14);
  CHECK(even_floor_of_sixth({12 * 7 - 1, 0}) == 12);
  CHECK(even_floor_of_sixth({0, 7}) == 2);  // 12.12
  CHECK(even_floor_of_sixth({0, -7}) == -4);
  CHECK(even_floor_of_sixth({-12, 0}) == -2);
  CHECK(even_floor_of_sixth({-1, 0}) == -2);
  CHECK(even_floor_of_sixth({}) == 0);
}

TEST_CASE("What would not be exact is refused", "[shape]") {
  CHECK(broken_by([] { (void)along({}, 1, {3, 0}); }).find("half of an odd number") != std::string::npos);
  CHECK(broken_by([] { (void)hexagon({{1 << 24, 0}, {}}, 0, radius); }).find("too far out") != std::string::npos);
  CHECK(broken_by([] { (void)along({{}, {0, 2 - (1 << 24)}}, 9, {0, 2}); }).find("too far out") != std::string::npos);
}

}  // namespace rondo
