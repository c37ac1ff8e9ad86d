#pragma once
// Plane geometry in steps of 30 degrees, exact: regular hexagons, bars (rectangles), discs and sectors whose sides and headings keep to the
// twelve directions. A shape is its reach in each direction, so two shapes overlap exactly when no direction parts them; every question
// is symmetric in its shapes, and one answer serves moving, touching, ranges and pictures alike. Headings and directions are 0 to 11,
// anticlockwise from the positive x axis in steps of 30 degrees. Exact while the two numbers of every coordinate and length stay below
// 2^24 and their shapes' reaches below 2^27, which `along` and the makers of shapes make sure of.
#include <array>
#include <cstdint>
#include <optional>

#include "rules/core/surd.h"

namespace rondo {

inline constexpr int directions = 12;

/// The direction `turns` steps of 30 degrees to the left of `direction`; negative to the right.
[[nodiscard]] constexpr int turned(int direction, int turns) { return ((direction + turns) % directions + directions) % directions; }

struct Point {
  Surd x;
  Surd y;
  constexpr bool operator==(const Point&) const = default;
  constexpr Point operator+(const Point& other) const { return {x + other.x, y + other.y}; }
  constexpr Point operator-(const Point& other) const { return {x - other.x, y - other.y}; }
  template <class Archive>
  void serialize(Archive& archive) {
    archive(x, y);
  }
};

/// Twice the unit vector of `direction`: its components are 0, ±1, ±√3 or ±2.
[[nodiscard]] constexpr Point doubled_unit(int direction) {
  constexpr std::array<Surd, directions> cosines = {
      {{2, 0}, {0, 1}, {1, 0}, {0, 0}, {-1, 0}, {0, -1}, {-2, 0}, {0, -1}, {-1, 0}, {0, 0}, {1, 0}, {0, 1}}};
  return {cosines[static_cast<std::size_t>(direction)], cosines[static_cast<std::size_t>((direction + 9) % directions)]};
}

/// Twice the scalar product of `p` with the unit vector of `direction`.
[[nodiscard]] constexpr Surd doubled_dot(const Point& p, int direction) {
  const Point unit = doubled_unit(direction);
  return p.x * unit.x + p.y * unit.y;
}

/// The same for all directions at once.
[[nodiscard]] std::array<Surd, directions> doubled_dots(const Point& p);

/// `from` moved by `distance` along `direction`. Both numbers of `distance` are even (so the result is exact), else a broken promise.
[[nodiscard]] Point along(const Point& from, int direction, Surd distance);

/// A convex shape all of whose sides are perpendicular to one of the twelve directions.
struct Shape {
  std::array<Surd, directions> reach;  ///< twice the greatest scalar product of any of its points with the direction's unit vector
  constexpr bool operator==(const Shape&) const = default;
};

/// A regular hexagon with a corner towards `heading`; `radius` from centre to corner.
[[nodiscard]] Shape hexagon(const Point& centre, int heading, Surd radius);

/// From the centre of a hexagon to the middle of a side: radius · √3/2. Even numbers.
[[nodiscard]] Surd apothem(Surd radius);

/// A rectangle of `length` along `direction` and `width` across, the middle of whose near end is `distance` from `from` in that direction.
/// `length` and `width` are even; where one is 0 the bar is a segment, and overlaps the shapes whose interior its own inner points enter.
[[nodiscard]] Shape bar(const Point& from, int direction, Surd distance, Surd length, Surd width);

/// The shape as it lies after a move by `distance` along `direction`.
[[nodiscard]] Shape moved(const Shape& shape, int direction, Surd distance);

/// How far apart `one` and `other` lie in `direction`, doubled and negated: below 0 where a gap parts them, 0 where they just reach each other.
[[nodiscard]] constexpr Surd doubled_depth(const Shape& one, const Shape& other, int direction) {
  return one.reach[static_cast<std::size_t>(direction)] + other.reach[static_cast<std::size_t>((direction + 6) % directions)];
}

/// The twelve directions in an order that soon finds one that parts two shapes lying apart.
inline constexpr std::array<int, directions> parting_order = {0, 6, 3, 9, 2, 8, 5, 11, 1, 7, 4, 10};

/// Whether their interiors share a point.
[[nodiscard]] constexpr bool overlap(const Shape& one, const Shape& other) {
  for (const int direction : parting_order)
    if (sign(doubled_depth(one, other, direction)) <= 0) return false;
  return true;
}

/// Whether they share a point, be it of the boundary.
[[nodiscard]] constexpr bool meet(const Shape& one, const Shape& other) {
  for (const int direction : parting_order)
    if (sign(doubled_depth(one, other, direction)) < 0) return false;
  return true;
}

/// Whether they share points of their boundaries only.
[[nodiscard]] constexpr bool touch(const Shape& one, const Shape& other) {
  bool edge = false;
  for (const int direction : parting_order) {
    const int depth = sign(doubled_depth(one, other, direction));
    if (depth < 0) return false;
    edge = edge || depth == 0;
  }
  return edge;
}

/// Where on its way a moving shape overlaps a fixed one: for distances strictly between `from` and `to`, each exact and six times as large.
struct Passage {
  Surd six_from;
  Surd six_to;
  constexpr bool operator==(const Passage&) const = default;
};
/// For a move along `direction`, forwards and backwards without end; nothing if they never overlap.
[[nodiscard]] std::optional<Passage> passage(const Shape& moving, int direction, const Shape& fixed);

/// The greatest even integer not above a sixth of `six`: a slide rounded so that its end stays exact in every direction.
[[nodiscard]] std::int32_t even_floor_of_sixth(Surd six);

/// Whether a disc and the shape share interior points; an edge that just touches the disc does not count.
[[nodiscard]] bool overlap(const Shape& shape, const Point& centre, Surd radius);
/// Whether a disc and the shape share a point, be it of the boundary.
[[nodiscard]] bool meet(const Shape& shape, const Point& centre, Surd radius);

/// A circular sector with its apex and the direction of its middle; `half_steps` times 30 degrees (1 to 3) to each side.
struct Sector {
  Point apex;
  int heading = 0;
  int half_steps = 1;
  Surd radius;
};
/// Whether they share a point, be it of the boundary.
[[nodiscard]] bool meet(const Sector& sector, const Shape& shape);
/// Whether the point lies in the sector or on its boundary; for pictures.
[[nodiscard]] bool holds(const Sector& sector, const Point& point);
/// Whether the point lies in the shape or on its boundary; for pictures.
[[nodiscard]] bool holds(const Shape& shape, const Point& point);

/// The corners of a hexagon, the one towards its heading first, then to the left. Even numbers.
[[nodiscard]] std::array<Point, 6> corners(const Point& centre, int heading, Surd radius);

/// How many corners of that hexagon lie strictly outside the rectangle from (0, 0) to (`width`, `height`).
[[nodiscard]] int corners_outside(const Point& centre, int heading, Surd radius, Surd width, Surd height);

/// The sign of the difference between the squares of the distances a–b and c–d: −1 where a and b are closer.
[[nodiscard]] int compare_distances(const Point& a, const Point& b, const Point& c, const Point& d);

}  // namespace rondo
