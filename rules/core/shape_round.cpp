// What is round: discs, sectors and distances, whose squares are compared. All of it rests on the point of a shape nearest to a given one.
#include <algorithm>

#include "rules/core/ensure.h"
#include "rules/core/shape.h"

namespace rondo {

namespace {

/// A square of a length: a + b√3 again, of twice as many digits.
struct Area {
  std::int64_t a = 0;
  std::int64_t b = 0;
};
constexpr Area operator+(Area x, Area y) { return {x.a + y.a, x.b + y.b}; }
constexpr int compare(Area x, Area y) { return sign(x.a - y.a, x.b - y.b); }
constexpr Area square(Surd x) {
  const std::int64_t a = x.a;
  const std::int64_t b = x.b;
  return {a * a + 3 * b * b, 2 * a * b};
}

/// From the point of a shape that is nearest to a given one to that given one.
struct Nearest {
  bool inside = false;         ///< it is the point itself
  int direction = 0;           ///< seen from the shape, the given point lies in this direction, or between it and the next
  Area doubled_distance = {};  ///< the square of twice the distance
};

/// How far a point lies beyond each side of a shape, doubled; below 0 on the inner side.
using Beyond = std::array<Surd, directions>;

Beyond beyond_sides(const Shape& shape, const Point& point) {
  Beyond beyond = doubled_dots(point);
  for (std::size_t i = 0; i < beyond.size(); ++i) beyond[i] = beyond[i] - shape.reach[i];
  return beyond;
}

/// Whether some side of the shape is farther off than `radius`: a quick no.
bool out_of_reach(const Beyond& beyond, Surd radius) {
  const Surd doubled = radius * 2;
  return std::any_of(beyond.begin(), beyond.end(), [&](Surd x) { return sign(x - doubled) > 0; });
}

/// The boundary runs from side to side, a side being a point where two of its neighbours leave it no length; the sides' ends are corners.
Nearest nearest(const Beyond& beyond) {
  bool inside = true;
  for (std::size_t i = 0; i < beyond.size(); ++i) {
    const Surd here = beyond[i];
    if (sign(here) <= 0) continue;
    inside = false;
    // Along the side to the left, doubled, from its left end to the point; and to the right from its right end.
    const Surd left = beyond[i == 11 ? 0 : i + 1];
    const Surd right = beyond[i == 0 ? 11 : i - 1];
    const Surd past_left = left * 2 - times_root3(here);
    if (sign(past_left) > 0) {
      // Between this direction and the next lies the corner's share of the plane: not as far round as the next side's.
      if (sign(here * 2 - times_root3(left)) > 0) return {.direction = static_cast<int>(i), .doubled_distance = square(here) + square(past_left)};
    } else if (sign(right * 2 - times_root3(here)) <= 0) {
      return {.direction = static_cast<int>(i), .doubled_distance = square(here)};
    }
  }
  RONDO_ENSURE(inside, "no side or corner of a shape is nearest to a point");
  return {.inside = true};
}

constexpr Area square_of_double(Surd radius) { return square(radius * 2); }

/// How many steps of 30 degrees lie between two directions.
constexpr int steps_between(int one, int other) {
  const int steps = one < other ? other - one : one - other;
  return std::min(steps, directions - steps);
}

/// Whether the segment of `length` along `direction` from the point that lies `beyond` meets the shape: it comes nearer to the sides it faces.
bool ray_meets(const Beyond& beyond, int direction, Surd length) {
  const auto nearer = doubled_dots({length, {}});
  for (int i = 0; i < directions; ++i) {
    const Surd left = beyond[static_cast<std::size_t>(turned(direction, i + 6))];
    const bool facing = i < 3 || i > 9;
    if (sign(facing ? left - nearer[static_cast<std::size_t>(i)] : left) > 0) return false;
  }
  return true;
}

}  // namespace

bool overlap(const Shape& shape, const Point& centre, Surd radius) {
  if (sign(radius) <= 0) return false;
  const Beyond beyond = beyond_sides(shape, centre);
  if (out_of_reach(beyond, radius)) return false;
  const Nearest at = nearest(beyond);
  return at.inside || compare(at.doubled_distance, square_of_double(radius)) < 0;
}

bool meet(const Shape& shape, const Point& centre, Surd radius) {
  const Beyond beyond = beyond_sides(shape, centre);
  if (out_of_reach(beyond, radius)) return false;
  const Nearest at = nearest(beyond);
  return at.inside || compare(at.doubled_distance, square_of_double(radius)) <= 0;
}

bool meet(const Sector& sector, const Shape& shape) {
  const int left_edge = turned(sector.heading, sector.half_steps);
  const int right_edge = turned(sector.heading, -sector.half_steps);
  const Beyond beyond = beyond_sides(shape, sector.apex);
  const auto behind = [&](int inward) { return sign(beyond[static_cast<std::size_t>(inward)]) > 0; };  // the whole shape, behind an edge's line
  if (behind(turned(left_edge, -3)) || behind(turned(right_edge, 3)) || out_of_reach(beyond, sector.radius)) return false;
  const Nearest at = nearest(beyond);
  if (at.inside) return true;
  if (compare(at.doubled_distance, square_of_double(sector.radius)) > 0) return false;
  const auto within = [&](int direction) { return steps_between(turned(direction, 6), sector.heading) <= sector.half_steps; };
  if (within(at.direction) && within(turned(at.direction, 1))) return true;
  // The nearest point lies outside the angle or on its left edge, so the shape enters it, if at all, across one of the two edges.
  return ray_meets(beyond, left_edge, sector.radius) || ray_meets(beyond, right_edge, sector.radius);
}

bool holds(const Sector& sector, const Point& point) {
  const Point from = point - sector.apex;
  return sign(doubled_dot(from, turned(sector.heading, sector.half_steps + 3))) <= 0 &&
         sign(doubled_dot(from, turned(sector.heading, -sector.half_steps - 3))) <= 0 &&
         compare(square(from.x) + square(from.y), square(sector.radius)) <= 0;
}

int compare_distances(const Point& a, const Point& b, const Point& c, const Point& d) {
  const Point one = b - a;
  const Point other = d - c;
  return compare(square(one.x) + square(one.y), square(other.x) + square(other.y));
}

}  // namespace rondo
