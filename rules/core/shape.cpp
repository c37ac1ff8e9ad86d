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

constexpr int next(int direction) { return direction == directions - 1 ? 0 : direction + 1; }

}  // namespace

std::array<Surd, directions> doubled_dots(const Point& p) {
  const Surd x3 = times_root3(p.x);
  const Surd y3 = times_root3(p.y);
  const std::array<Surd, 6> dots = {p.x * 2, x3 + p.y, p.x + y3, p.y * 2, y3 - p.x, p.y - x3};
  return {dots[0], dots[1], dots[2], dots[3], dots[4], dots[5], -dots[0], -dots[1], -dots[2], -dots[3], -dots[4], -dots[5]};
}

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
  const auto to_middle = doubled_dots({distance + half_length, {}});
  const auto size = doubled_dots({half_length, half_width});
  constexpr std::array<std::size_t, directions> folded = {0, 1, 2, 3, 2, 1, 0, 1, 2, 3, 2, 1};  // to the quarter where both count as positive
  int k = direction;
  for (std::size_t i = 0; i < folded.size(); ++i, k = next(k)) shape.reach[index(k)] = shape.reach[index(k)] + to_middle[i] + size[folded[i]];
  return shape;
}

Shape moved(const Shape& shape, int direction, Surd distance) {
  Shape there = shape;
  int k = direction;
  for (const Surd step : doubled_dots({distance, {}})) {
    there.reach[index(k)] = there.reach[index(k)] + step;
    k = next(k);
  }
  return there;
}

std::optional<Passage> passage(const Shape& moving, int direction, const Shape& fixed) {
  std::array<Surd, directions> depth;  // from `direction` leftwards
  int k = direction;
  for (Surd& here : depth) {
    here = doubled_depth(moving, fixed, k);
    k = next(k);
  }
  if (sign(depth[3]) <= 0 || sign(depth[9]) <= 0) return std::nullopt;
  // A move by t changes a doubled depth by t · 2cos of the angle between: by ±2t, ±√3t or ±t. Six times the t at which it comes to 0:
  const auto lesser = [](Surd x, Surd y) { return sign(x - y) < 0 ? x : y; };
  const auto six_room = [&](std::size_t back) {
    const Surd beside = lesser(depth[back + 1], depth[(back + 11) % 12]);
    const Surd askew = lesser(depth[back + 2], depth[(back + 10) % 12]);
    return std::min({depth[back] * 3, times_root3(beside) * 2, askew * 6});
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
  ensure_small(centre);
  const auto cosines = doubled_dots({half(radius), {}});  // times the radius
  std::array<Point, 6> found;
  int k = heading;
  for (Point& corner : found) {
    corner = centre + Point{cosines[index(k)], cosines[index(k < 3 ? k + 9 : k - 3)]};
    k = next(next(k));
  }
  return found;
}

int corners_outside(const Point& centre, int heading, Surd radius, Surd width, Surd height) {
  const auto outside = [&](const Point& corner) {
    return sign(corner.x) < 0 || sign(corner.y) < 0 || sign(corner.x - width) > 0 || sign(corner.y - height) > 0;
  };
  const std::array<Point, 6> all = corners(centre, heading, radius);
  return static_cast<int>(std::count_if(all.begin(), all.end(), outside));
}

}  // namespace rondo
