#pragma once
// A finite map of hexes with dense ids, and everything about it that never changes during a game: neighbours, distances and
// the hexes that each sight line meets. Ids are 0 … size−1 in the order given; at most 250 hexes.
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "rules/core/hex.h"

namespace rondo {

using HexId = std::uint8_t;
inline constexpr HexId nowhere = 255;  ///< off the map

/// A set of hexes of one map.
class HexSet {
 public:
  void insert(HexId id) { words_[id >> 6U] |= bit(id); }
  void erase(HexId id) { words_[id >> 6U] &= ~bit(id); }
  [[nodiscard]] bool contains(HexId id) const { return (words_[id >> 6U] & bit(id)) != 0; }
  [[nodiscard]] bool empty() const { return (words_[0] | words_[1] | words_[2] | words_[3]) == 0; }
  [[nodiscard]] int size() const {
    int count = 0;
    for (const std::uint64_t word : words_) count += std::popcount(word);
    return count;
  }
  HexSet& operator|=(const HexSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
    return *this;
  }
  HexSet& operator&=(const HexSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
    return *this;
  }
  /// Takes out whatever is in `other`.
  HexSet& operator-=(const HexSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= ~other.words_[i];
    return *this;
  }
  /// Calls `visit(id)` for each member in ascending order.
  template <class Visit>
  void each(Visit&& visit) const {
    for (unsigned w = 0; w < words_.size(); ++w)
      for (std::uint64_t rest = words_[w]; rest != 0; rest &= rest - 1) visit(static_cast<HexId>(w * 64U + static_cast<unsigned>(std::countr_zero(rest))));
  }
  bool operator==(const HexSet&) const = default;

 private:
  [[nodiscard]] static constexpr std::uint64_t bit(HexId id) { return 1ULL << (id & 63U); }
  std::array<std::uint64_t, 4> words_{};
};

class HexMap {
 public:
  HexMap() = default;
  /// `hexes` are distinct.
  explicit HexMap(std::vector<Hex> hexes);

  [[nodiscard]] int size() const { return static_cast<int>(hexes_.size()); }
  [[nodiscard]] Hex at(HexId id) const { return hexes_[id]; }
  /// The id of a coordinate, or `nowhere`.
  [[nodiscard]] HexId find(Hex hex) const;
  /// The neighbour in direction 0–5 (as `hex_steps`), or `nowhere` beyond the edge.
  [[nodiscard]] HexId neighbour(HexId id, int direction) const { return neighbours_[id][static_cast<std::size_t>(direction)]; }
  [[nodiscard]] std::span<const HexId, 6> neighbours(HexId id) const { return neighbours_[id]; }
  /// The same as a set.
  [[nodiscard]] const HexSet& around(HexId id) const { return around_[id]; }
  /// Steps on the open map, ignoring whatever stands on it.
  [[nodiscard]] int distance(HexId a, HexId b) const { return distances_[static_cast<std::size_t>(a) * hexes_.size() + b]; }
  /// Whether the centre-to-centre line is clear of `blockers`; what stands on the two ends never blocks. A line exactly along the
  /// common side of two hexes is blocked only by both; beyond the map's edge nothing blocks.
  [[nodiscard]] bool clear(HexId a, HexId b, const HexSet& blockers) const;
  /// The blockers on that line, nearest to `a` first; empty exactly when `clear`. A blocking pair along a side gives both.
  [[nodiscard]] std::vector<HexId> blocking(HexId a, HexId b, const HexSet& blockers) const;

 private:
  struct Line {
    std::uint32_t begin = 0;   ///< first place in met_
    std::uint8_t crossed = 0;  ///< so many crossed hexes, then
    std::uint8_t pairs = 0;    ///< so many pairs along a side
  };
  void chart();
  void measure();
  void draw_lines();
  void lay(const SightLine& sight, Hex from, Line& line);
  [[nodiscard]] const Line& line(HexId a, HexId b) const { return lines_[static_cast<std::size_t>(a) * hexes_.size() + b]; }

  std::vector<Hex> hexes_;
  Hex corner_;                  ///< least q and r
  int width_ = 0;
  int height_ = 0;
  std::vector<HexId> chart_;    ///< ids by row and column of the box around the map
  std::vector<HexSet> around_;
  std::vector<std::array<HexId, 6>> neighbours_;
  std::vector<std::uint8_t> distances_;
  std::vector<Line> lines_;
  std::vector<HexId> met_;
};

}  // namespace rondo
