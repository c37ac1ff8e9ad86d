#include "rules/core/shape.h"

#include <algorithm>

#include "rules/core/ensure.h"

namespace rondo {

namespace {

constexpr std::size_t index(int direction) { return static_cast<std::size_t>(direction); }

constexpr bool small(Surd x) {
  constexpr std::int32_t border = 1 << 24;
  return -border < x.a && x.a < border && -border < x.b && x.b < border;
}

void ensure_small(const Point& p) { RONDO_ENSURE(small(p.x) && small(p.y), "a point too far out for exact geometry"); }

/// The doubled scalar products of `p` with all directions; opposite ones differ in sign only.
std::array<Surd, directions> doubled_dots(const Point& p) {
  const Surd x3 = times_root3(p.x);
  const Surd y3 = times_root3(p.y);
  const std::array<Surd, 6> dots = {p.x * 2, x3 + p.y, p.x + y3, p.y * 2, y3 - p.x, p.y - x3};
  return {dots[0], dots[1], dots[2], dots[3], dots[4], dots[5], -dots[0], -dots[1], -dots[2], -dots[3], -dots[4], -dots[5]};
}

}  // namespace

Point along(const Point& from, int direction, Surd distance) {
  const Surd step = half(distance);
  const Point unit = doubled_unit(direction);
  const Point to = from + Point{step * unit.x, step * unit.y};
  ensure_small(to);
  return to;
}

Shape hexagon(const Point& centre, int heading, Surd radius) {
  ensure_small(centre);
  Shape shape = {doubled_dots(centre)};
  const Surd corner = radius * 2;
  const Surd side = times_root3(radius);
  const int odd = heading % 2;
  for (int i = 0; i < directions; i += 2) {
    Surd& to_corner = shape.reach[index(i + odd)];
    Surd& to_side = shape.reach[index(i + 1 - odd)];
    to_corner = to_corner + corner;
    to_side = to_side + side;
  }
  return shape;
}

Surd apothem(Surd radius) { return times_root3(half(radius)); }

Shape bar(const Point& from, int direction, Surd distance, Surd length, Surd width) {
  ensure_small(from);
  const Surd half_length = half(length);
  const Surd half_width = half(width);
  Shape shape = {doubled_dots(from)};
  for (int i = 0; i < directions; ++i) {
    const Point unit = doubled_unit(turned(i, -direction));
    const auto size = [](Surd x) { return sign(x) < 0 ? -x : x; };
    Surd& reach = shape.reach[index(i)];
    reach = reach + (distance + half_length) * unit.x + half_length * size(unit.x) + half_width * size(unit.y);
  }
  return shape;
}

Shape moved(const Shape& shape, int direction, Surd distance) {
  Shape there = shape;
  for (int i = 0; i < directions; ++i) {
    Surd& reach = there.reach[index(i)];
    reach = reach + distance * doubled_unit(turned(i, -direction)).x;
  }
  return there;
}

std::optional<Passage> passage(const Shape& moving, int direction, const Shape& fixed) {
  const auto depth = [&](int turns) { return doubled_depth(moving, fixed, turned(direction, turns)); };
  if (sign(depth(3)) <= 0 || sign(depth(-3)) <= 0) return std::nullopt;
  // A move by t deepens direction k, doubled, by t · 2cos of the angle between: by ±2t, ±√3t or ±t. Six times the t at which it is 0:
  const auto six_room = [&](int back) {
    return std::min({depth(back) * 3, times_root3(depth(back + 1)) * 2, times_root3(depth(back - 1)) * 2, depth(back + 2) * 6, depth(back - 2) * 6});
  };
  const Passage found = {-six_room(0), six_room(6)};
  if (found.six_from >= found.six_to) return std::nullopt;
  return found;
}

std::int32_t even_floor_of_sixth(Surd six) {
  const std::int64_t whole = floor(six);
  const std::int64_t twelfth = whole / 12 - (whole % 12 < 0 ? 1 : 0);
  return static_cast<std::int32_t>(twelfth * 2);
}

bool holds(const Shape& shape, const Point& point) {
  const std::array<Surd, directions> dots = doubled_dots(point);
  for (std::size_t i = 0; i < dots.size(); ++i)
    if (dots[i] > shape.reach[i]) return false;
  return true;
}

std::array<Point, 6> corners(const Point& centre, int heading, Surd radius) {
  std::array<Point, 6> found;
  for (std::size_t i = 0; i < found.size(); ++i) found[i] = along(centre, turned(heading, 2 * static_cast<int>(i)), radius);
  return found;
}

int corners_outside(const Point& centre, int heading, Surd radius, Surd width, Surd height) {
  const auto outside = [&](const Point& corner) { return sign(corner.x) < 0 || sign(corner.y) < 0 || corner.x > width || corner.y > height; };
  const std::array<Point, 6> all = corners(centre, heading, radius);
  return static_cast<int>(std::count_if(all.begin(), all.end(), outside));
}

}  // namespace rondo
