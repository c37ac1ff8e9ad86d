// Hex geometry against slow oracles: breadth-first search for distance, rational clipping of a segment against hexagons for sight.
#include "rules/core/hex.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "tests/catch.h"

namespace rondo {

namespace {

std::vector<Hex> disc(int radius) {
  std::vector<Hex> hexes;
  for (int q = -radius; q <= radius; ++q)
    for (int r = -radius; r <= radius; ++r)
      if (std::abs(q + r) <= radius) hexes.push_back({q, r});
  return hexes;
}

Hex rotated(Hex h) { return {-h.r, h.q + h.r}; }
Hex mirrored(Hex h) { return {h.r, h.q}; }

// The oracle. Clipping is affine, so plane coordinates need not be to scale: x in half widths, y in half sides.

struct Point {
  long x = 0;
  long y = 0;
};
Point centre(Hex h) { return {2L * h.q + h.r, 3L * h.r}; }
constexpr Point corners[6] = {{0, 2}, {-1, 1}, {-1, -1}, {0, -2}, {1, -1}, {1, 1}};  // anticlockwise
long cross(Point a, Point b) { return a.x * b.y - a.y * b.x; }

struct Fraction {
  long over = 0;
  long under = 1;  // above 0
  bool operator<(const Fraction& other) const { return over * other.under < other.over * under; }
};

enum class Meeting { apart, crossed, along };

/// How the segment from `a` to `b` meets the hexagon `h`: the share of it that lies in each of the six half planes, cut together.
Meeting clip(Hex a, Hex b, Hex h) {
  const Point from = centre(a);
  const Point to = centre(b);
  const Point d = {to.x - from.x, to.y - from.y};
  Fraction low{0, 1};
  Fraction high{1, 1};
  bool on_side = false;
  for (int i = 0; i < 6; ++i) {
    const Point mid = centre(h);
    const Point corner = {mid.x + corners[i].x, mid.y + corners[i].y};
    const Point side = {corners[(i + 1) % 6].x - corners[i].x, corners[(i + 1) % 6].y - corners[i].y};
    // Inside is to the left of each side: start + t * slope >= 0.
    const long start = cross(side, {from.x - corner.x, from.y - corner.y});
    const long slope = cross(side, d);
    if (slope == 0) {
      if (start < 0) return Meeting::apart;
      on_side = on_side || start == 0;
    } else if (slope > 0) {
      low = std::max(low, Fraction{-start, slope});
    } else {
      high = std::min(high, Fraction{start, -slope});
    }
  }
  if (!(low < high)) return Meeting::apart;  // not at all, or in a corner
  return on_side ? Meeting::along : Meeting::crossed;
}

using HexPairs = std::set<std::pair<Hex, Hex>>;

struct Oracle {
  std::set<Hex> crossed;
  HexPairs flanking;
};

Oracle oracle(Hex a, Hex b) {
  Oracle line;
  std::vector<Hex> along;
  for (const Hex offset : disc(distance(a, b) + 1)) {
    const Hex h = a + offset;
    if (h == a || h == b) continue;
    const Meeting met = clip(a, b, h);
    if (met == Meeting::crossed) line.crossed.insert(h);
    if (met == Meeting::along) along.push_back(h);
  }
  // Two hexes have the same side of the line in common where they are neighbours and their centres mirror each other in the line.
  for (const Hex h : along)
    for (const Hex k : along) {
      const Point mid = {centre(h).x + centre(k).x - 2 * centre(a).x, centre(h).y + centre(k).y - 2 * centre(a).y};
      const Point d = {centre(b).x - centre(a).x, centre(b).y - centre(a).y};
      if (h < k && distance(h, k) == 1 && cross(mid, d) == 0) line.flanking.emplace(h, k);
    }
  return line;
}

std::set<Hex> crossed_set(const SightLine& line) { return {line.crossed.begin(), line.crossed.end()}; }
HexPairs ordered(const std::vector<std::pair<Hex, Hex>>& pairs) {
  HexPairs set;
  for (const auto& [h, k] : pairs) set.emplace(std::min(h, k), std::max(h, k));
  return set;
}

template <class Turn>
bool invariant(Hex a, Hex b, Turn turn) {
  const SightLine line = sight_line(a, b);
  const SightLine other = sight_line(turn(a), turn(b));
  std::set<Hex> crossed;
  for (const Hex h : line.crossed) crossed.insert(turn(h));
  std::vector<std::pair<Hex, Hex>> pairs;
  for (const auto& [h, k] : line.flanking) pairs.emplace_back(turn(h), turn(k));
  return crossed == crossed_set(other) && ordered(pairs) == ordered(other.flanking);
}

}  // namespace

TEST_CASE("distance is the number of steps a search needs, and neighbours are just those at distance one", "[core][hex][G8]") {
  for (const Hex start : {Hex{}, Hex{3, -5}}) {
    std::map<Hex, int> steps = {{start, 0}};
    std::vector<Hex> front = {start};
    for (int out = 1; out <= 8; ++out) {
      std::vector<Hex> next;
      for (const Hex h : front)
        for (const Hex step : hex_steps)
          if (steps.emplace(h + step, out).second) next.push_back(h + step);
      front = next;
    }
    for (const auto& [h, count] : steps) REQUIRE(distance(start, h) == count);
    for (const Hex offset : disc(8)) {
      const bool neighbour = std::find(std::begin(hex_steps), std::end(hex_steps), offset) != std::end(hex_steps);
      REQUIRE(neighbour == (distance(start, start + offset) == 1));
      REQUIRE(distance(start, start + offset) == distance(start + offset, start));
    }
  }
}

TEST_CASE("a ring holds every hex at its distance once", "[core][hex]") {
  for (int radius = 0; radius <= 6; ++radius) {
    const std::vector<Hex> around = ring({2, -1}, radius);
    CHECK(around.size() == (radius == 0 ? 1U : 6U * static_cast<unsigned>(radius)));
    CHECK(std::set<Hex>(around.begin(), around.end()).size() == around.size());
    for (const Hex h : around) CHECK(distance({2, -1}, h) == radius);
    for (std::size_t i = 1; i < around.size(); ++i) CHECK(distance(around[i - 1], around[i]) == 1);
  }
}

TEST_CASE("a hex has twelve axes: six through its sides, six through its points", "[AEG-183][core][hex]") {
  CHECK(axis({}, {2, 0}));
  CHECK(axis({}, {1, 1}));
  CHECK(!axis({}, {2, 1}));
  CHECK(!axis({4, 4}, {4, 4}));
  std::set<int> found;
  for (const Hex h : disc(6)) {
    const std::optional<int> along = axis({}, h);
    if (!along) continue;
    found.insert(*along);
    // An axis is a ray through the centre: the cross product with its first hex is 0 and both lie on the same side.
    const Hex first = *along < 6 ? hex_steps[*along] : hex_steps[*along - 6] + hex_steps[(*along - 5) % 6];
    CHECK(cross(centre(first), centre(h)) == 0);
    CHECK(axis({-3, 5}, Hex{-3, 5} + h) == along);
    CHECK(axis(h, {}) == (*along < 6 ? (*along + 3) % 6 : 6 + (*along - 6 + 3) % 6));
  }
  CHECK(found.size() == 12);
  // Nothing is left out: whatever lies on one of the twelve rays has an axis.
  for (const Hex h : disc(6)) {
    bool on_ray = false;
    for (int i = 0; i < 6; ++i)
      for (const Hex first : {hex_steps[i], hex_steps[i] + hex_steps[(i + 1) % 6]})
        for (int n = 1; n <= 6; ++n) on_ray = on_ray || first * n == h;
    CHECK(on_ray == axis({}, h).has_value());
  }
}

TEST_CASE("a sight line meets what clipping the segment against every hexagon meets", "[AEG-178][AEG-182][core][hex][G2]") {
  const std::vector<Hex> hexes = disc(6);
  for (const Hex a : hexes)
    for (const Hex b : hexes) {
      if (a == b) continue;
      const SightLine line = sight_line(a, b);
      const bool same_offset_seen = !(a == Hex{}) && distance({}, b - a) <= 6;
      if (same_offset_seen) {  // the oracle is slow: shifted lines are held against the one from the middle
        const SightLine middle = sight_line({}, b - a);
        REQUIRE(line.crossed.size() == middle.crossed.size());
        for (std::size_t i = 0; i < line.crossed.size(); ++i) REQUIRE(line.crossed[i] == middle.crossed[i] + a);
        continue;
      }
      const Oracle slow = oracle(a, b);
      INFO("from " << a.q << "," << a.r << " to " << b.q << "," << b.r);
      REQUIRE(crossed_set(line) == slow.crossed);
      REQUIRE(line.crossed.size() == slow.crossed.size());
      REQUIRE(ordered(line.flanking) == slow.flanking);
      REQUIRE(line.flanking.size() == slow.flanking.size());
    }
}

TEST_CASE("sight is the same both ways, and turned or mirrored with the map", "[core][hex][G1][G11]") {
  for (const Hex a : {Hex{}, Hex{2, -3}})
    for (const Hex b : disc(8)) {
      if (a == b) continue;
      const SightLine there = sight_line(a, b);
      const SightLine back = sight_line(b, a);
      REQUIRE(crossed_set(there) == crossed_set(back));
      REQUIRE(ordered(there.flanking) == ordered(back.flanking));
      REQUIRE(invariant(a, b, rotated));
      REQUIRE(invariant(a, b, mirrored));
    }
}

TEST_CASE("what a sight line crosses is listed from its start outwards, each hex next to the line's hexes before it", "[core][hex][G10]") {
  for (const Hex b : disc(8)) {
    if (b == Hex{}) continue;
    const SightLine line = sight_line({}, b);
    for (std::size_t i = 1; i < line.crossed.size(); ++i) REQUIRE(distance({}, line.crossed[i - 1]) <= distance({}, line.crossed[i]));
    std::set<Hex> met = crossed_set(line);
    for (const auto& [h, k] : line.flanking) met.insert({h, k});
    met.insert(Hex{});
    met.insert(b);
    std::set<Hex> reached = {Hex{}};
    for (bool grown = true; grown;) {
      grown = false;
      for (const Hex h : met)
        if (!reached.contains(h) && std::any_of(reached.begin(), reached.end(), [&](Hex other) { return distance(h, other) == 1; }))
          grown = reached.insert(h).second;
    }
    REQUIRE(reached == met);
  }
}

TEST_CASE("neighbours have nothing between them", "[AEG-178][core][hex]") {
  for (const Hex step : hex_steps) {
    CHECK(sight_line({}, step).crossed.empty());
    CHECK(sight_line({}, step).flanking.empty());
  }
}

TEST_CASE("a line through a point runs along one side with a hex on either hand", "[AEG-180][AEG-181][core][hex][G2]") {
  for (int i = 0; i < 6; ++i) {
    const Hex left = hex_steps[i];
    const Hex right = hex_steps[(i + 1) % 6];
    const SightLine line = sight_line({}, left + right);
    CHECK(line.crossed.empty());
    CHECK(ordered(line.flanking) == HexPairs{{std::min(left, right), std::max(left, right)}});
    const SightLine twice = sight_line({}, (left + right) * 2);
    CHECK(twice.crossed == std::vector<Hex>{left + right});
    CHECK(twice.flanking.size() == 2);
  }
}

TEST_CASE("a corner clipped by the least amount that occurs is crossed", "[AEG-182][core][hex]") {
  // The shallowest cut within eight steps: the hex whose centre lies farthest from a line that still crosses it.
  long farthest = 0;
  Hex target;
  Hex clipped;
  for (const Hex b : disc(8))
    for (const Hex h : disc(8)) {
      if (b == Hex{} || h == Hex{} || h == b || clip({}, b, h) != Meeting::crossed) continue;
      const Point d = centre(b);
      const long off = std::labs(cross(d, centre(h))) * 1000 / std::max(std::labs(d.x), std::labs(d.y));
      if (off > farthest) farthest = off, target = b, clipped = h;
    }
  REQUIRE(farthest > 0);
  CHECK(crossed_set(sight_line({}, target)).contains(clipped));
}

}  // namespace rondo
