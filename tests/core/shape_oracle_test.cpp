// Shapes by their reach against polygons by their corners (tests/core/plane_oracle.h): as many poses that just touch, or all but touch, as
// poses at random.
#include <array>
#include <string>

#include "tests/catch.h"
#include "tests/core/draws.h"
#include "tests/core/plane_oracle.h"

namespace rondo {

namespace {

constexpr int cases = 100'000;

/// A hexagon or a bar, whole and half as the oracle and the room under test each see it.
struct Form {
  bool hexagonal = true;
  int heading = 0;
  Surd radius;
  Surd length;
  Surd width;
  [[nodiscard]] Shape shape(const Point& at) const { return hexagonal ? hexagon(at, heading, radius) : bar(at, heading, {}, length, width); }
  [[nodiscard]] oracle::Polygon polygon(const Point& at) const {
    return hexagonal ? oracle::hexagon(at, heading, radius) : oracle::bar(at, heading, {}, length, width);
  }
};

struct Body {
  Form form;
  Point at;
  [[nodiscard]] Shape shape() const { return form.shape(at); }
  [[nodiscard]] oracle::Polygon polygon() const { return form.polygon(at); }
};

std::string text(Surd x) { return std::to_string(x.a) + (x.b < 0 ? "" : "+") + std::to_string(x.b) + "r"; }
std::string text(const Point& p) { return "(" + text(p.x) + ", " + text(p.y) + ")"; }
std::string text(const Body& body) {
  const Form& form = body.form;
  const std::string size = form.hexagonal ? "hexagon " + text(form.radius) : "bar " + text(form.length) + " x " + text(form.width);
  return size + " at " + text(body.at) + " heading " + std::to_string(form.heading);
}

/// A length that is a multiple of `unit`, most often of one number only.
Surd some_length(Draws& draws, int unit, int most) {
  const int whole = draws.between(1, most / unit) * unit;
  const int root = draws.between(1, most / unit) * unit;
  switch (draws.below(4)) {
    case 0: return {0, root / 2 / unit * unit + unit};
    case 1: return {whole / 2 / unit * unit + unit, root / 4 / unit * unit};
    default: return {whole, 0};
  }
}

/// Sizes are multiples of 32, so that eighths of every edge are whole.
Form some_form(Draws& draws, bool with_area = true) {
  Form form;
  form.heading = draws.below(12);
  form.hexagonal = draws.below(3) > 0;
  form.radius = draws.below(2) == 0 ? Surd{768, 0} : some_length(draws, 32, 1500);
  form.length = draws.below(2) == 0 ? Surd{1024 * draws.between(1, 5), 0} : some_length(draws, 32, 4000);
  form.width = draws.below(2) == 0 ? Surd{768, 0} : some_length(draws, 32, 1500);
  if (!with_area && draws.below(4) == 0) (draws.below(2) == 0 ? form.length : form.width) = {};
  return form;
}

Point some_place(Draws& draws, int spread) {
  const auto coordinate = [&] { return Surd{draws.between(-spread, spread), draws.between(-spread / 8, spread / 8)}; };
  return {coordinate(), coordinate()};
}

/// Mostly nothing; else a step of a thousandth of an inch or much less.
Point some_nudge(Draws& draws) {
  if (draws.below(2) == 0) return {};
  static constexpr std::array<Surd, 5> steps = {{{0, 0}, {1, 0}, {97, -56}, {362, -209}, {18817, -10864}}};  // the last is 0.00003
  const auto step = [&] { return draws.one_of(steps) * (draws.below(2) == 0 ? 1 : -1); };
  return {step(), step()};
}

/// A corner, or a point some eighths along the next edge.
Point some_boundary_point(Draws& draws, const Form& form, const Point& at) {
  const oracle::Polygon polygon = form.polygon(at);
  const std::size_t i = static_cast<std::size_t>(draws.below(static_cast<int>(polygon.size())));
  const int eighths = draws.below(2) == 0 ? 0 : draws.between(1, 7);
  const oracle::Spot edge = polygon[(i + 1) % polygon.size()] - polygon[i];
  const auto whole = [&](oracle::Exact start, oracle::Exact step) {
    const oracle::Exact all = start * 8 + step * eighths;
    if (all.a % (8 * oracle::scale) != 0 || all.b % (8 * oracle::scale) != 0) FAIL("a boundary point between whole numbers");
    return Surd{static_cast<std::int32_t>(all.a / (8 * oracle::scale)), static_cast<std::int32_t>(all.b / (8 * oracle::scale))};
  };
  return {whole(polygon[i].x, edge.x), whole(polygon[i].y, edge.y)};
}

/// Placed at random near `target`, or so that some point of its boundary lies just there.
Body some_body_at(Draws& draws, const Form& form, const Point& target) {
  return {form, target - some_boundary_point(draws, form, {}) + some_nudge(draws)};
}

Body some_body(Draws& draws, bool with_area = true) { return {some_form(draws, with_area), some_place(draws, 20'000)}; }

Body some_neighbour(Draws& draws, const Body& body, bool with_area = true) {
  const Form form = some_form(draws, with_area);
  switch (draws.below(4)) {
    case 0: return {form, body.at + some_place(draws, 3000)};
    case 1: return {form, body.at + some_nudge(draws)};
    default: return some_body_at(draws, form, some_boundary_point(draws, body.form, body.at));
  }
}

}  // namespace

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

TEST_CASE("Discs overlap what polygons say", "[shape]") {
  Draws draws{4};
  int near = 0;
  int tangent = 0;
  for (int i = 0; i < cases; ++i) {
    const Body body = some_body(draws, false);
    const Point edge = some_boundary_point(draws, body.form, body.at);
    const int fifth = draws.between(0, 300) * 2;
    Surd radius = {5 * fifth, draws.below(4) == 0 ? draws.below(300) * 2 : 0};
    Point centre = edge + some_place(draws, 1500);
    if (const int kind = draws.below(3); kind == 1)
      centre = along(edge, draws.below(12), radius) + some_nudge(draws);
    else if (kind == 2)
      centre = edge + Point{{(draws.below(2) == 0 ? 3 : -3) * fifth, 0}, {(draws.below(2) == 0 ? 4 : -4) * fifth, 0}};
    const int truly = oracle::compare_distance(body.polygon(), oracle::spot(centre), radius);
    if (overlap(body.shape(), centre, radius) != (truly < 0)) FAIL_CHECK(text(body) << " and a disc of " << text(radius) << " at " << text(centre));
    near += truly < 0 ? 1 : 0;
    tangent += truly == 0 ? 1 : 0;
  }
  CHECK(near > cases / 5);
  CHECK(tangent > cases / 50);
}

namespace {

Sector some_sector(Draws& draws) {
  static constexpr std::array<Surd, 3> radii = {{{6144, 0}, {1600, 0}, {400, 320}}};
  return {some_place(draws, 20'000), draws.below(12), draws.between(1, 3), draws.one_of(radii)};
}

/// The apex, a point of either straight side, of the arc, or of the full circle or of its neighbourhood.
Point some_point_of(Draws& draws, const Sector& sector) {
  const Surd fifth = {sector.radius.a / 5 / 16 * 16, sector.radius.b / 5 / 16 * 16};
  switch (draws.below(7)) {
    case 0: return sector.apex;
    case 1: return along(sector.apex, turned(sector.heading, sector.half_steps), fifth * draws.between(1, 5));
    case 2: return along(sector.apex, turned(sector.heading, -sector.half_steps), fifth * draws.between(1, 5));
    case 3: return along(sector.apex, draws.below(12), sector.radius);
    case 4: return sector.apex + Point{fifth * (draws.below(2) == 0 ? 3 : -3), fifth * (draws.below(2) == 0 ? 4 : -4)};
    case 5: return along(sector.apex, turned(sector.heading, draws.between(-sector.half_steps, sector.half_steps)), sector.radius);
    default: return sector.apex + some_place(draws, sector.radius.a + 800);
  }
}

}  // namespace

TEST_CASE("Sectors meet what polygons say", "[shape]") {
  Draws draws{5};
  int met = 0;
  int barely = 0;
  for (int i = 0; i < cases; ++i) {
    const Sector sector = some_sector(draws);
    const Body body = some_body_at(draws, some_form(draws, false), some_point_of(draws, sector));
    const bool truly = oracle::meet(sector, body.polygon());
    if (meet(sector, body.shape()) != truly)
      FAIL_CHECK(text(body) << " and a sector of " << text(sector.radius) << " at " << text(sector.apex) << " heading " << sector.heading << " half "
                            << sector.half_steps);
    met += truly ? 1 : 0;
    const Point back = along({}, turned(sector.heading, 6), {2, 0});  // moved off by two thousandths of an inch, is it out?
    barely += truly && !oracle::meet({sector.apex + back, sector.heading, sector.half_steps, sector.radius}, body.polygon()) ? 1 : 0;
  }
  CHECK(met > cases / 3);
  CHECK(met < cases * 9 / 10);
  CHECK(barely > cases / 100);
}

TEST_CASE("What holds a point meets it", "[shape]") {
  Draws draws{6};
  int held = 0;
  for (int i = 0; i < cases; ++i) {
    const Body body = some_body(draws);
    const Sector sector = some_sector(draws);
    const Point near_body = draws.below(4) == 0 ? body.at : some_boundary_point(draws, body.form, body.at) + some_nudge(draws);
    const Point near_sector = some_point_of(draws, sector) + some_nudge(draws);
    const auto dot = [](const Point& p) { return bar(p, 0, {}, {}, {}); };
    const bool in_body = oracle::holds(body.polygon(), oracle::spot(near_body));
    const bool in_sector = oracle::holds(sector, oracle::spot(near_sector));
    if (holds(body.shape(), near_body) != in_body || meet(body.shape(), dot(near_body)) != in_body) FAIL_CHECK(text(body) << " and " << text(near_body));
    if (holds(sector, near_sector) != in_sector || meet(sector, dot(near_sector)) != in_sector)
      FAIL_CHECK("a sector of " << text(sector.radius) << " at " << text(sector.apex) << " heading " << sector.heading << " and " << text(near_sector));
    held += in_body && in_sector ? 1 : 0;
  }
  CHECK(held > cases / 10);
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
    if (corners_outside(centre, heading, radius, width, height) != outside) FAIL_CHECK(text(centre) << " heading " << heading << " of " << text(radius));
    ++seen[static_cast<std::size_t>(outside)];
    const auto all = corners(centre, heading, radius);
    for (std::size_t k = 0; k < all.size(); ++k) {
      const oracle::Spot off = oracle::spot(all[k]) - polygon[k];
      if (oracle::sign(off.x) != 0 || oracle::sign(off.y) != 0) FAIL_CHECK("corner " << k << " of " << text(centre) << " heading " << heading);
    }
  }
  for (const int times : seen) CHECK(times > cases / 200);
}

TEST_CASE("Distances are compared as the oracle does", "[shape]") {
  Draws draws{8};
  int equal = 0;
  for (int i = 0; i < cases; ++i) {
    const Point a = some_place(draws, 20'000);
    const Point c = some_place(draws, 20'000);
    const Surd far = some_length(draws, 32, 8000);
    const Point b = along(a, draws.below(12), far) + some_nudge(draws);
    const Point d = draws.below(3) == 0 ? c + some_place(draws, 8000) : along(c, draws.below(12), far);
    const auto squared = [](oracle::Spot p) { return p.x * p.x + p.y * p.y; };
    const int truly = oracle::sign(squared(oracle::spot(b) - oracle::spot(a)) - squared(oracle::spot(d) - oracle::spot(c)));
    if (compare_distances(a, b, c, d) != truly) FAIL_CHECK(text(a) << text(b) << text(c) << text(d));
    equal += truly == 0 ? 1 : 0;
  }
  CHECK(equal > cases / 10);
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
