#pragma once
// Places as a pilot judges them, in inches and in double: what is weighed, never what is ruled. Where a marker may lie and what a Shot meets
// is exact in the rules; what lies in the future needs no more than this.
#include <algorithm>
#include <array>

#include "rules/aerodome/cards.h"

namespace rondo::aerodome {

struct Pose {
  double x = 0;
  double y = 0;
  int heading = 0;
};

inline constexpr double root3 = 1.7320508075688772;
inline constexpr std::array<double, directions> cosines = {1, root3 / 2, 0.5, 0, -0.5, -root3 / 2, -1, -root3 / 2, -0.5, 0, 0.5, root3 / 2};
[[nodiscard]] constexpr double cosine(int direction) { return cosines[static_cast<std::size_t>(direction)]; }
[[nodiscard]] constexpr double sine(int direction) { return cosines[static_cast<std::size_t>(direction < 3 ? direction + 9 : direction - 3)]; }

[[nodiscard]] constexpr double inches(Surd length) { return (length.a + length.b * root3) / 1024; }
[[nodiscard]] constexpr Pose pose(const Point& at, int heading) { return {inches(at.x), inches(at.y), heading}; }
[[nodiscard]] constexpr Pose pose(const Plane& plane) { return pose(plane.at, plane.heading); }

[[nodiscard]] constexpr Pose ahead(const Pose& from, int direction, double distance) {
  return {from.x + distance * cosine(direction), from.y + distance * sine(direction), from.heading};
}
/// `way`, flown by someone who is at `from`: `way` as it is from (0, 0) with heading 0.
[[nodiscard]] constexpr Pose after(const Pose& from, const Pose& way) {
  const double c = cosine(from.heading);
  const double s = sine(from.heading);
  const int heading = from.heading + way.heading;
  return {from.x + way.x * c - way.y * s, from.y + way.x * s + way.y * c, heading < directions ? heading : heading - directions};
}

/// Where somebody is as the pilot at a pose sees it.
struct Bearing {
  double ahead = 0;
  double left = 0;
};
[[nodiscard]] constexpr Bearing bearing(const Pose& pilot, const Pose& target) {
  const double dx = target.x - pilot.x;
  const double dy = target.y - pilot.y;
  const double c = cosine(pilot.heading);
  const double s = sine(pilot.heading);
  return {dx * c + dy * s, dy * c - dx * s};
}

/// The sizes of a game in inches.
struct Sizes {
  double radius = 0;
  double apothem = 0;
  double body = 0;  ///< of a disc about as large as a marker
  double shot = 0;  ///< radius of the Shot tool
  double edge_cosine = 0;  ///< of the angle from its middle to its side
  double edge_sine = 0;
  double length = 0;
  double width = 0;
  std::array<double, highest_speed> tools{};
  [[nodiscard]] double tool(int speed) const { return tools[static_cast<std::size_t>(speed - 1)]; }
};
[[nodiscard]] Sizes sizes_of(const Table& table);

/// Whether the Shot tool of `pilot` meets the target, a disc.
[[nodiscard]] constexpr bool in_arc(const Sizes& sizes, const Bearing& target) {
  const double x = target.ahead - sizes.radius;
  const double y = target.left < 0 ? -target.left : target.left;
  const double reach = sizes.shot + sizes.body;
  const double far = x * x + y * y;
  if (far > reach * reach) return false;
  if (y * sizes.edge_cosine - x * sizes.edge_sine > sizes.body) return false;  // beside its side
  return x * sizes.edge_cosine + y * sizes.edge_sine >= 0 || far <= sizes.body * sizes.body;
}

/// Whether a marker there lies wholly inside the area.
[[nodiscard]] constexpr bool inside(const Sizes& sizes, const Pose& at) {
  const bool even = at.heading % 2 == 0;
  const double across = even ? sizes.radius : sizes.apothem;
  const double up = even ? sizes.apothem : sizes.radius;
  return at.x >= across && at.x <= sizes.length - across && at.y >= up && at.y <= sizes.width - up;
}

}  // namespace rondo::aerodome
