// A finite map: ids, neighbours, distances, and sight past blockers.
#include "rules/core/hex_map.h"

#include <set>

#include "rules/core/dealer.h"
#include "tests/catch.h"

namespace rondo {

namespace {

/// A board with a bite out of one side, so that edges are not only those of a hexagon.
std::vector<Hex> board() {
  std::vector<Hex> hexes;
  for (int r = -4; r <= 4; ++r)
    for (int q = -4; q <= 4; ++q)
      if (std::abs(q + r) <= 4 && !(q > 2 && r < 0)) hexes.push_back({q, r});
  return hexes;
}

HexSet scattered(const HexMap& map, std::uint64_t seed, std::uint32_t one_in) {
  HexSet set;
  for (int id = 0; id < map.size(); ++id)
    if (Dealer(seed).below(one_in, 0, static_cast<std::uint64_t>(id)) == 0) set.insert(static_cast<HexId>(id));
  return set;
}

/// Sight by the words of the rule, hex by hex.
bool sees(const HexMap& map, HexId a, HexId b, const HexSet& blockers) {
  const SightLine line = sight_line(map.at(a), map.at(b));
  const auto blocks = [&](Hex h) { return map.find(h) != nowhere && blockers.contains(map.find(h)); };
  for (const Hex h : line.crossed)
    if (blocks(h)) return false;
  for (const auto& [h, k] : line.flanking)
    if (blocks(h) && blocks(k)) return false;
  return true;
}

}  // namespace

TEST_CASE("every hex of a map has its id, its neighbours and its distances", "[core][hex_map][G8]") {
  const std::vector<Hex> hexes = board();
  const HexMap map(hexes);
  REQUIRE(map.size() == static_cast<int>(hexes.size()));
  for (std::size_t i = 0; i < hexes.size(); ++i) {
    const auto id = static_cast<HexId>(i);
    CHECK(map.at(id) == hexes[i]);
    CHECK(map.find(hexes[i]) == id);
    for (int direction = 0; direction < 6; ++direction) CHECK(map.neighbour(id, direction) == map.find(hexes[i] + hex_steps[direction]));
    for (std::size_t k = 0; k < hexes.size(); ++k) CHECK(map.distance(id, static_cast<HexId>(k)) == distance(hexes[i], hexes[k]));
  }
  for (const Hex outside : {Hex{5, 0}, Hex{3, -1}, Hex{-100, 100}, Hex{1 << 20, 0}}) CHECK(map.find(outside) == nowhere);  // G13
}

TEST_CASE("sight past blockers is what the rule says of each hex, both ways", "[AEG-180][AEG-181][core][hex_map][G1]") {
  const HexMap map(board());
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const HexSet blockers = scattered(map, seed, 2 + static_cast<std::uint32_t>(seed % 5));
    for (int i = 0; i < map.size(); ++i)
      for (int k = 0; k < map.size(); ++k) {
        if (i == k) continue;
        const auto a = static_cast<HexId>(i);
        const auto b = static_cast<HexId>(k);
        const bool seen = map.clear(a, b, blockers);
        REQUIRE(seen == sees(map, a, b, blockers));
        REQUIRE(seen == map.clear(b, a, blockers));
        const std::vector<HexId> blocking = map.blocking(a, b, blockers);
        REQUIRE(seen == blocking.empty());
        for (std::size_t n = 0; n < blocking.size(); ++n) {
          REQUIRE(blockers.contains(blocking[n]));
          if (n > 0) REQUIRE(map.distance(a, blocking[n - 1]) <= map.distance(a, blocking[n]));
        }
      }
  }
}

TEST_CASE("a wall on one side of a line along the border leaves it clear, walls on both sides block it", "[AEG-180][AEG-181][core][hex_map]") {
  const HexMap map(board());
  const HexId a = map.find({0, 0});
  const HexId b = map.find({1, 1});
  HexSet walls;
  CHECK(map.clear(a, b, walls));
  walls.insert(map.find({1, 0}));
  CHECK(map.clear(a, b, walls));
  walls.insert(map.find({0, 1}));
  CHECK(!map.clear(a, b, walls));
  CHECK(map.blocking(a, b, walls).size() == 2);
  walls.erase(map.find({1, 0}));
  CHECK(map.clear(a, b, walls));
}

TEST_CASE("what stands on the ends never blocks, and beyond the edge nothing does", "[AEG-178][core][hex_map]") {
  const HexMap map(board());
  HexSet ends;
  ends.insert(map.find({-2, 0}));
  ends.insert(map.find({2, 0}));
  CHECK(map.clear(map.find({-2, 0}), map.find({2, 0}), ends));
  // The line from (2,-1) to (3,0) runs between (2,0) and (3,-1), which lies in the bite.
  REQUIRE(map.find({3, -1}) == nowhere);
  HexSet wall;
  wall.insert(map.find({2, 0}));
  CHECK(map.clear(map.find({2, -1}), map.find({3, 0}), wall));
}

TEST_CASE("a set of hexes counts and lists its members in order", "[core][hex_map]") {
  HexSet set;
  CHECK(set.empty());
  for (const int id : {249, 0, 63, 64, 127, 128, 200}) set.insert(static_cast<HexId>(id));
  set.insert(64);
  set.erase(127);
  set.erase(126);
  std::vector<int> members;
  set.each([&](HexId id) { members.push_back(id); });
  CHECK(members == std::vector<int>{0, 63, 64, 128, 200, 249});
  CHECK(set.size() == 6);
  HexSet more;
  more.insert(5);
  more |= set;
  CHECK(more.size() == 7);
  CHECK(!(more == set));
}

}  // namespace rondo
