#pragma once
// A pile of cards without a secret order: a known top, an unordered bag, a known bottom, a discard. Drawing from the bag is
// chance weighted by counts, so nothing can peek at an order that does not exist.
#include <array>
#include <cstdint>

#include "rules/core/fixed_vector.h"

namespace rondo {

/// Cards are kinds 0 … Kinds−1; at most `Capacity` of them in the known parts and in the discard each.
template <std::size_t Kinds, std::size_t Capacity>
struct Pile {
  FixedVector<std::uint8_t, Capacity> top;      ///< next card last
  std::array<std::uint8_t, Kinds> bag{};        ///< how many of each kind lie in unknown order
  FixedVector<std::uint8_t, Capacity> bottom;   ///< drawn after the bag, first card first
  FixedVector<std::uint8_t, Capacity> discard;  ///< oldest first

  /// Cards that can still be drawn.
  [[nodiscard]] int size() const { return static_cast<int>(top.size() + bottom.size()) + in_bag(); }
  [[nodiscard]] bool empty() const { return size() == 0; }
  [[nodiscard]] int in_bag() const {
    int count = 0;
    for (const std::uint8_t n : bag) count += n;
    return count;
  }
  /// How often the next draw shows `kind`, as a weight; all weights together are the cards that may come next.
  [[nodiscard]] std::uint32_t weight(std::uint8_t kind) const {
    if (!top.empty()) return top.back() == kind ? 1 : 0;
    if (in_bag() > 0) return bag[kind];
    return !bottom.empty() && bottom[0] == kind ? 1 : 0;
  }
  /// Takes `kind` off the pile; it must be able to come next.
  void draw(std::uint8_t kind) {
    RONDO_ENSURE(weight(kind) > 0, "a card was drawn that cannot come next");
    if (!top.empty())
      top.pop_back();
    else if (in_bag() > 0)
      --bag[kind];
    else
      bottom.erase_at(0);
  }
  void put_under(std::uint8_t kind) { bottom.push_back(kind); }
  void put_on_top(std::uint8_t kind) { top.push_back(kind); }

  bool operator==(const Pile&) const = default;
  template <class Archive>
  void serialize(Archive& archive) {
    archive(CEREAL_NVP(top), CEREAL_NVP(bag), CEREAL_NVP(bottom), CEREAL_NVP(discard));
  }
};

}  // namespace rondo
