// Discs, sectors and distances against the same polygons (tests/core/plane_oracle.h), in poses of tests/core/bodies.h.
#include <array>

#include "tests/catch.h"
#include "tests/core/bodies.h"

namespace rondo {

TEST_CASE("Discs overlap and meet what polygons say", "[shape]") {
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
    if (overlap(body.shape(), centre, radius) != (truly < 0) || meet(body.shape(), centre, radius) != (truly <= 0))
      FAIL_CHECK(text(body) << " and a disc of " << text(radius) << " at " << text(centre));
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
    if (holds(body.shape(), near_body) != in_body || meet(body.shape(), dot(near_body)) != in_body)
      FAIL_CHECK(text(body) << " and " << text(near_body));
    if (holds(sector, near_sector) != in_sector || meet(sector, dot(near_sector)) != in_sector)
      FAIL_CHECK("a sector of " << text(sector.radius) << " at " << text(sector.apex) << " heading " << sector.heading << " and "
                                << text(near_sector));
    held += in_body && in_sector ? 1 : 0;
  }
  CHECK(held > cases / 10);
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

}  // namespace rondo
