#pragma once
// Hexagons, bars and poses at random for the tests of plane geometry: as many that just touch, or all but touch, as lie anyhow. Each is
// built twice, once for the room under test and once for its oracle.
#include <string>

#include "tests/core/draws.h"
#include "tests/core/plane_oracle.h"

namespace rondo {

inline constexpr int cases = 100'000;  ///< a test of the geometry tries so many

/// A hexagon or a bar as the oracle and the room under test each see it.
struct Form {
  bool hexagonal = true;
  int heading = 0;
  Surd radius;
  Surd distance;
  Surd length;
  Surd width;
  [[nodiscard]] Shape shape(const Point& at) const { return hexagonal ? hexagon(at, heading, radius) : bar(at, heading, distance, length, width); }
  [[nodiscard]] oracle::Polygon polygon(const Point& at) const {
    return hexagonal ? oracle::hexagon(at, heading, radius) : oracle::bar(at, heading, distance, length, width);
  }
};

struct Body {
  Form form;
  Point at;
  [[nodiscard]] Shape shape() const { return form.shape(at); }
  [[nodiscard]] oracle::Polygon polygon() const { return form.polygon(at); }
};

[[nodiscard]] std::string text(Surd x);
[[nodiscard]] std::string text(const Point& p);
[[nodiscard]] std::string text(const Body& body);

/// A length that is a multiple of `unit`, most often of one number only.
[[nodiscard]] Surd some_length(Draws& draws, int unit, int most);
/// Sizes are multiples of 32, so that eighths of every edge are whole. Without `with_area` some are segments.
[[nodiscard]] Form some_form(Draws& draws, bool with_area = true);
[[nodiscard]] Point some_place(Draws& draws, int spread);
/// Mostly nothing; else a step of a thousandth of an inch or much less.
[[nodiscard]] Point some_nudge(Draws& draws);
/// A corner, or a point some eighths along the next edge.
[[nodiscard]] Point some_boundary_point(Draws& draws, const Form& form, const Point& at);
/// Placed so that some point of its boundary lies at `target`, or next to it.
[[nodiscard]] Body some_body_at(Draws& draws, const Form& form, const Point& target);
[[nodiscard]] Body some_body(Draws& draws, bool with_area = true);
/// Near `body`, on the same spot, or boundary to boundary.
[[nodiscard]] Body some_neighbour(Draws& draws, const Body& body, bool with_area = true);

}  // namespace rondo
