#pragma once
// Hexagons in axial coordinates: distance, rings, the twelve axes and exact integer line of sight. Pointy-top orientation; any
// game's maps use these. Nothing here rounds: a line that runs exactly along a side is told apart from one that clips a corner.
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <vector>

namespace rondo {

/// Axial coordinates; the third cube coordinate is −q−r.
struct Hex {
  int q = 0;
  int r = 0;
  constexpr bool operator==(const Hex&) const = default;
  constexpr auto operator<=>(const Hex&) const = default;
  constexpr Hex operator+(Hex other) const { return {q + other.q, r + other.r}; }
  constexpr Hex operator-(Hex other) const { return {q - other.q, r - other.r}; }
  constexpr Hex operator*(int n) const { return {q * n, r * n}; }
};

/// The six neighbours, anticlockwise from the right: E, NE, NW, W, SW, SE.
inline constexpr Hex hex_steps[6] = {{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}};

/// Steps between two hexes on an open map.
[[nodiscard]] constexpr int distance(Hex a, Hex b) {
  const int dq = a.q - b.q;
  const int dr = a.r - b.r;
  return (std::abs(dq) + std::abs(dr) + std::abs(dq + dr)) / 2;
}

/// The hexes at exactly `radius` from `centre`, once each; radius 0 is the centre itself.
[[nodiscard]] std::vector<Hex> ring(Hex centre, int radius);

/// Which of the twelve axes leads from `a` to `b`: 0–5 through flat sides (as `hex_steps`), 6–11 through points; nothing if
/// they share none or are equal. Axis 6+i lies between steps i and i+1.
[[nodiscard]] std::optional<int> axis(Hex a, Hex b);

/// The hexes that a centre-to-centre line meets between its ends.
struct SightLine {
  std::vector<Hex> crossed;                       ///< its interior is crossed: one blocker here blocks
  std::vector<std::pair<Hex, Hex>> flanking;      ///< the line runs exactly along their common side: both must block (AEG-180, AEG-181)
};

/// The line from `a` to `b`, from `a` outwards. Symmetric: the reverse line meets the same hexes.
[[nodiscard]] SightLine sight_line(Hex a, Hex b);

}  // namespace rondo
