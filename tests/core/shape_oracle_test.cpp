// Shapes by their reach against polygons by their corners (tests/core/plane_oracle.h), in poses of tests/core/bodies.h.
#include <array>

#include "tests/catch.h"
#include "tests/core/bodies.h"

namespace rondo {

TEST_CASE("Overlapping, meeting and touching agree with polygons, from either side", "[shape]") {
  Draws draws{1};
  int overlapping = 0;
  int touching = 0;
  int apart = 0;
  for (int i = 0; i < cases; ++i) {
    const Body one = some_body(draws, false);
    const Body other = some_neighbour(draws, one, false);
    const Shape a = one.shape();
    const Shape b = other.shape();
    const bool truly_overlap = oracle::overlap(one.polygon(), other.polygon());
    const bool truly_meet = oracle::meet(one.polygon(), other.polygon());
    const bool agree = overlap(a, b) == truly_overlap && meet(a, b) == truly_meet && touch(a, b) == (truly_meet && !truly_overlap);
    const bool symmetric = overlap(b, a) == truly_overlap && meet(b, a) == truly_meet && touch(b, a) == touch(a, b);
    if (!agree || !symmetric) FAIL_CHECK(text(one) << " and " << text(other));
    ++(truly_overlap ? overlapping : truly_meet ? touching : apart);
  }
  CHECK(overlapping > cases / 5);
  CHECK(touching > cases / 20);
  CHECK(apart > cases / 5);
}

namespace {

/// What is wrong with a passage, if anything.
const char* fault(const Passage& found, const oracle::Polygon& moving, int direction, const oracle::Polygon& fixed) {
  const oracle::Exact from = found.six_from;
  const oracle::Exact to = found.six_to;
  const auto touches = [&](const oracle::Polygon& there) { return oracle::meet(there, fixed) && !oracle::overlap(there, fixed); };
  if (!touches(oracle::moved(moving, direction, from * 2))) return "the beginning";
  if (!touches(oracle::moved(moving, direction, to * 2))) return "the end";
  if (!oracle::overlap(oracle::moved(moving, direction, from + to), fixed)) return "no overlap halfway";
  return nullptr;
}

/// What is wrong with the rounded slide to the beginning of a passage, if anything.
const char* fault_of_slide(const Passage& found, const Body& one, int direction, const Body& other) {
  const Surd slide = {even_floor_of_sixth(found.six_from), 0};
  const oracle::Exact left = oracle::Exact{found.six_from} - oracle::Exact{slide} * 6;  // six times what is left of the way
  if (slide.a % 2 != 0 || oracle::sign(left) < 0 || oracle::sign(left - 12) >= 0) return "not the even length next below";
  const Body there = {one.form, along(one.at, direction, slide)};
  if (overlap(there.shape(), other.shape()) || oracle::overlap(there.polygon(), other.polygon())) return "an overlap is left";
  if (there.shape() != moved(one.shape(), direction, slide)) return "the shape moved is not the shape at its place";
  return nullptr;
}

}  // namespace

TEST_CASE("A passage begins and ends where polygons touch, and between they overlap", "[shape]") {
  Draws draws{2};
  int met = 0;
  int passed_by = 0;
  for (int i = 0; i < cases; ++i) {
    const Body one = some_body(draws);
    const Body other = some_neighbour(draws, one);
    const int direction = draws.below(12);
    const auto found = passage(one.shape(), direction, other.shape());
    const oracle::Polygon moving = one.polygon();
    const oracle::Polygon fixed = other.polygon();
    const char* wrong = found ? fault(*found, moving, direction, fixed) : nullptr;
    if (found.has_value() != oracle::in_the_way(moving, fixed, direction)) wrong = "the verdict";
    if (found != passage(other.shape(), turned(direction, 6), one.shape())) wrong = "not symmetric";
    if (wrong != nullptr) FAIL_CHECK(wrong << ": " << text(one) << " towards " << direction << " past " << text(other));
    ++(found ? met : passed_by);
  }
  CHECK(met > cases / 2);
  CHECK(passed_by > cases / 20);
}

TEST_CASE("A rounded slide stops short of the other marker by less than two units, and its end is exact", "[shape]") {
  Draws draws{3};
  int slides = 0;
  for (int i = 0; i < cases; ++i) {
    const Body one = some_body(draws);
    const Body other = some_neighbour(draws, one);
    const int direction = draws.below(12);
    const auto found = passage(one.shape(), direction, other.shape());
    if (!found) continue;
    ++slides;
    if (const char* wrong = fault_of_slide(*found, one, direction, other); wrong != nullptr)
      FAIL_CHECK(wrong << ": " << text(one) << " towards " << direction << " up to " << text(other));
  }
  CHECK(slides > cases / 2);
}

TEST_CASE("Corners outside the area are those the oracle finds outside", "[shape]") {
  Draws draws{7};
  const Surd width = {24 * 1024, 0};
  const Surd height = {14 * 1024, 0};
  std::array<int, 7> seen = {};
  for (int i = 0; i < cases; ++i) {
    const Surd radius = draws.below(2) == 0 ? Surd{768, 0} : some_length(draws, 32, 3000);
    const int heading = draws.below(12);
    const Point mark = {draws.below(2) == 0 ? Surd{} : width, draws.below(2) == 0 ? Surd{} : height};
    Point centre = along(mark, draws.below(12), radius) + some_nudge(draws);
    if (draws.below(2) == 0) centre = {{draws.between(-1024, 25 * 1024), 0}, centre.y};
    if (draws.below(4) == 0) centre = {centre.x, {draws.between(-1024, 15 * 1024), 0}};
    const oracle::Polygon polygon = oracle::hexagon(centre, heading, radius);
    const oracle::Polygon area = {oracle::spot({}), oracle::spot({width, {}}), oracle::spot({width, height}), oracle::spot({{}, height})};
    int outside = 0;
    for (const oracle::Spot corner : polygon) outside += oracle::holds(area, corner) ? 0 : 1;
    if (corners_outside(centre, heading, radius, width, height) != outside)
      FAIL_CHECK(text(centre) << " heading " << heading << " of " << text(radius));
    ++seen[static_cast<std::size_t>(outside)];
    const auto all = corners(centre, heading, radius);
    for (std::size_t k = 0; k < all.size(); ++k) {
      const oracle::Spot off = oracle::spot(all[k]) - polygon[k];
      if (oracle::sign(off.x) != 0 || oracle::sign(off.y) != 0) FAIL_CHECK("corner " << k << " of " << text(centre) << " heading " << heading);
    }
  }
  for (const int times : seen) CHECK(times > cases / 200);
}

TEST_CASE("At the border of what is exact, nothing overflows", "[shape]") {
  Draws draws{9};
  constexpr std::int32_t most = (1 << 24) - 50'000;
  const auto far = [&] { return Surd{draws.below(2) == 0 ? most : -most, draws.below(2) == 0 ? most : -most}; };
  int met = 0;
  for (int i = 0; i < cases / 10; ++i) {
    const Body one = {some_form(draws), Point{far(), far()}};
    const Body other = draws.below(2) == 0 ? some_neighbour(draws, one) : Body{some_form(draws), Point{far(), far()}};
    const Sector sector = {other.at, draws.below(12), draws.between(1, 3), {6144, 0}};
    const oracle::Polygon a = one.polygon();
    const oracle::Polygon b = other.polygon();
    const int direction = draws.below(12);
    const auto found = passage(one.shape(), direction, other.shape());
    const char* wrong = found ? fault(*found, a, direction, b) : nullptr;
    if (found.has_value() != oracle::in_the_way(a, b, direction)) wrong = "the verdict on a passage";
    if (overlap(one.shape(), other.shape()) != oracle::overlap(a, b) || meet(one.shape(), other.shape()) != oracle::meet(a, b)) wrong = "shapes";
    if (overlap(one.shape(), other.at, {768, 0}) != (oracle::compare_distance(a, oracle::spot(other.at), {768, 0}) < 0)) wrong = "a disc";
    if (meet(sector, one.shape()) != oracle::meet(sector, a)) wrong = "a sector";
    if (wrong != nullptr) FAIL_CHECK(wrong << ": " << text(one) << " towards " << direction << ", " << text(other));
    met += found ? 1 : 0;
  }
  CHECK(met > cases / 50);
}

TEST_CASE("Directions are what they are taken for", "[shape]") {
  for (int direction = 0; direction < directions; ++direction) {
    const Point unit = doubled_unit(direction);
    CHECK(oracle::sign(oracle::Exact{unit.x} - oracle::doubled_way(direction).x) == 0);
    CHECK(oracle::sign(oracle::Exact{unit.y} - oracle::doubled_way(direction).y) == 0);
    CHECK(turned(direction, 12) == direction);
    CHECK(turned(turned(direction, -5), 5) == direction);
  }
  CHECK(turned(11, 1) == 0);
  CHECK(turned(0, -1) == 11);
  CHECK(turned(0, -25) == 11);
}

}  // namespace rondo
