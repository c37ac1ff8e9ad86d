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
  bool inside = false;  ///< it is the point itself
  int direction = 0;    ///< seen from the shape, the given point lies in this direction exactly, or between it and the next
  bool exactly = true;
  Area doubled_distance = {};  ///< the square of twice the distance
};

/// The boundary runs from side to side, a side being a point where two of its neighbours leave it no length; the sides' ends are corners.
Nearest nearest(const Shape& shape, const Point& point) {
  std::array<Surd, directions> beyond;  // how far the point lies beyond each side, doubled
  bool inside = true;
  for (int i = 0; i < directions; ++i) {
    const auto k = static_cast<std::size_t>(i);
    beyond[k] = doubled_dot(point, i) - shape.reach[k];
    inside = inside && sign(beyond[k]) <= 0;
  }
  if (inside) return {.inside = true};
  for (int i = 0; i < directions; ++i) {
    const Surd here = beyond[static_cast<std::size_t>(i)];
    if (sign(here) <= 0) continue;
    // Along the side to the left, doubled, from its two ends to the point.
    const Surd past_left = beyond[static_cast<std::size_t>(turned(i, 1))] * 2 - times_root3(here);
    const Surd past_right = beyond[static_cast<std::size_t>(turned(i, -1))] * 2 - times_root3(here);
    if (sign(past_left) <= 0 && sign(past_right) <= 0) return {.direction = i, .exactly = true, .doubled_distance = square(here)};
    // Between this direction and the next: left of this side's end, and not as far round as the next side.
    const Surd next = beyond[static_cast<std::size_t>(turned(i, 1))];
    if (sign(past_left) > 0 && here * 2 > times_root3(next))
      return {.direction = i, .exactly = false, .doubled_distance = square(here) + square(past_left)};
  }
  broken_promise("no side or corner of a shape is nearest to a point", __FILE__, __LINE__);
}

constexpr Area square_of_double(Surd radius) { return square(radius * 2); }

/// How many steps of 30 degrees lie between two directions.
constexpr int steps_between(int one, int other) { return std::min(turned(one, -other), turned(other, -one)); }

/// Whether the segment of `length` from `from` along `direction` shares a point with the shape.
bool ray_meets(const Point& from, int direction, Surd length, const Shape& shape) {
  for (int i = 0; i < directions; ++i) {
    const Surd end = length * doubled_unit(turned(i, -direction)).x;
    const Surd reach = doubled_dot(from, i) + (sign(end) > 0 ? end : Surd{});
    if (sign(reach + shape.reach[static_cast<std::size_t>(turned(i, 6))]) < 0) return false;
  }
  return true;
}

}  // namespace

bool overlap(const Shape& shape, const Point& centre, Surd radius) {
  if (sign(radius) <= 0) return false;
  const Nearest at = nearest(shape, centre);
  return at.inside || compare(at.doubled_distance, square_of_double(radius)) < 0;
}

bool meet(const Shape& shape, const Point& centre, Surd radius) {
  const Nearest at = nearest(shape, centre);
  return at.inside || compare(at.doubled_distance, square_of_double(radius)) <= 0;
}

bool meet(const Sector& sector, const Shape& shape) {
  const Nearest at = nearest(shape, sector.apex);
  if (at.inside) return true;
  if (compare(at.doubled_distance, square_of_double(sector.radius)) > 0) return false;
  const auto within = [&](int direction) { return steps_between(turned(direction, 6), sector.heading) <= sector.half_steps; };
  if (within(at.direction) && (at.exactly || within(turned(at.direction, 1)))) return true;
  // The nearest point lies outside the angle, so the shape enters it, if at all, across one of its two edges.
  return ray_meets(sector.apex, turned(sector.heading, sector.half_steps), sector.radius, shape) ||
         ray_meets(sector.apex, turned(sector.heading, -sector.half_steps), sector.radius, shape);
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
