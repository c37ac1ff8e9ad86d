#pragma once
// The slow oracle of plane geometry: any convex polygons by their corners, any edges by cross products, all in numbers a + b√3 of 128 bits.
// It knows no reach in twelve directions and shares no arithmetic with rules/core: signs are found in long double where that is sure, and
// from the continued fraction of √3 where it is not.
#include <vector>

#include "rules/core/shape.h"

namespace rondo::oracle {

struct Exact {
  __int128 a = 0;
  __int128 b = 0;  ///< times √3
  Exact() = default;
  Exact(__int128 whole, __int128 root = 0) : a(whole), b(root) {}  // NOLINT: numbers are numbers
  Exact(Surd x) : a(x.a), b(x.b) {}                                // NOLINT
};
Exact operator+(Exact x, Exact y);
Exact operator-(Exact x, Exact y);
Exact operator*(Exact x, Exact y);
/// −1, 0 or 1, for numbers below 2^120.
[[nodiscard]] int sign(Exact x);
/// The same by Euclid's algorithm alone.
[[nodiscard]] int sign_by_fractions(Exact x);

struct Spot {
  Exact x;
  Exact y;
};
Spot operator+(Spot p, Spot q);
Spot operator-(Spot p, Spot q);
Spot operator*(Spot p, Exact n);

/// All coordinates of the oracle are so many times as large, so that halves and twelfths stay whole.
inline constexpr int scale = 24;
[[nodiscard]] Spot spot(const Point& p);
/// Twice the unit vector, found by turning (2, 0).
[[nodiscard]] Spot doubled_way(int direction);

/// Corners anticlockwise; two or one of them, repeated, where it has no area.
using Polygon = std::vector<Spot>;
[[nodiscard]] Polygon hexagon(const Point& centre, int heading, Surd radius);
[[nodiscard]] Polygon bar(const Point& from, int direction, Surd distance, Surd length, Surd width);
/// Moved by so many twelfths along `direction`.
[[nodiscard]] Polygon moved(const Polygon& polygon, int direction, Exact twelfths);

/// By edges that cross, or a corner of one within the other.
[[nodiscard]] bool meet(const Polygon& one, const Polygon& other);
/// By the edges that have one polygon on their left and the other nowhere to their left. A polygon without area counts as in rules/core.
[[nodiscard]] bool overlap(const Polygon& one, const Polygon& other);
/// Whether their shadows along `direction` overlap: whether a move that way, forwards or backwards, ever makes them do so.
[[nodiscard]] bool in_the_way(const Polygon& one, const Polygon& other, int direction);
[[nodiscard]] bool holds(const Polygon& polygon, Spot p);

/// The sign of the distance between point and polygon less `radius`.
[[nodiscard]] int compare_distance(const Polygon& polygon, Spot p, Surd radius);

/// By corners within, edges across the straight sides, and edges that bulge through the arc.
[[nodiscard]] bool meet(const Sector& sector, const Polygon& polygon);
[[nodiscard]] bool holds(const Sector& sector, Spot p);

}  // namespace rondo::oracle
