#include "rules/core/hex.h"

#include <algorithm>
#include <utility>

namespace rondo {

namespace {

/// Visits the hexes of a ring of at least 1, in the order of `ring`.
template <typename Visit>
void walk_ring(Hex centre, int radius, Visit visit) {
  Hex at = centre + hex_steps[4] * radius;
  for (const Hex step : hex_steps)
    for (int i = 0; i < radius; ++i) {
      visit(at);
      at = at + step;
    }
}

}  // namespace

std::vector<Hex> ring(Hex centre, int radius) {
  if (radius == 0) return {centre};
  std::vector<Hex> hexes;
  walk_ring(centre, radius, [&](Hex at) { hexes.push_back(at); });
  return hexes;
}

std::optional<int> axis(Hex a, Hex b) {
  const Hex d = b - a;
  if (d == Hex{}) return std::nullopt;
  for (int i = 0; i < 6; ++i) {
    const Hex flat = hex_steps[i];
    const Hex point = flat + hex_steps[(i + 1) % 6];
    const int far = distance({}, d);
    if (d == flat * far) return i;
    if (far % 2 == 0 && d == point * (far / 2)) return 6 + i;
  }
  return std::nullopt;
}

namespace {

// Whole-number plane coordinates: x in half widths, y in half sides. Cross products of both scale by the same irrational factor.
struct Spot {
  int x;
  int y;
};
constexpr Spot centre(Hex h) { return {2 * h.q + h.r, 3 * h.r}; }
constexpr Spot corner_offsets[6] = {{0, 2}, {1, 1}, {1, -1}, {0, -2}, {-1, -1}, {-1, 1}};

/// Scalar product, in quarters.
constexpr int scalar(Spot a, Spot b) { return 3 * a.x * b.x + a.y * b.y; }

enum class Meeting { apart, crossed, along_side };

/// How the line through the origin in direction `d` meets the hex around `c`.
Meeting meeting(Spot d, Spot c) {
  int left = 0;
  int right = 0;
  for (const Spot offset : corner_offsets) {
    const int cross = d.x * (c.y + offset.y) - d.y * (c.x + offset.x);
    left += cross > 0;
    right += cross < 0;
  }
  if (left > 0 && right > 0) return Meeting::crossed;
  return left + right == 4 ? Meeting::along_side : Meeting::apart;
}

}  // namespace

SightLine sight_line(Hex a, Hex b) {
  SightLine line;
  const int far = distance(a, b);
  const Spot from = centre(a);
  const Spot d = {centre(b).x - from.x, centre(b).y - from.y};
  std::vector<Hex> along;
  for (int out = 1; out <= far; ++out)
    walk_ring(a, out, [&](Hex h) {
      if (distance(h, b) > far - out + 1) return;  // the way over any point of the segment is `far`, and its hex is at most 2/3 off
      const Spot c = {centre(h).x - from.x, centre(h).y - from.y};
      // The segment meets just those hexes of the line whose centres project between its ends (each point lies in its nearest hex).
      if (const int along_d = scalar(d, c); along_d <= 0 || along_d >= scalar(d, d)) return;
      switch (meeting(d, c)) {
        case Meeting::crossed: line.crossed.push_back(h); break;
        case Meeting::along_side: along.push_back(h); break;
        case Meeting::apart: break;
      }
    });
  for (std::size_t i = 0; i < along.size(); ++i)
    for (std::size_t k = i + 1; k < along.size(); ++k)
      if (distance(along[i], along[k]) == 1 && distance(a, along[i]) == distance(a, along[k]) && distance(b, along[i]) == distance(b, along[k]))
        line.flanking.emplace_back(std::min(along[i], along[k]), std::max(along[i], along[k]));
  return line;
}

}  // namespace rondo
