#pragma once
// The randomness of a planner: one Philox stream, read word by word. Its key is the planner's own seed, so that looking ahead never
// touches a die or a card of the game. The same seed gives the same words everywhere.
#include <Random123/philox.h>

#include <array>
#include <cstdint>
#include <optional>

#include "rules/core/dealer.h"

namespace rondo::ai {

class Draws {
 public:
  explicit Draws(std::uint64_t seed = 0) : key_{{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32U)}} {}

  [[nodiscard]] std::uint32_t word() {
    if (left_ == 0) refill();
    return words_[--left_];
  }
  /// A whole number in 0 … bound−1, each equally likely; bound at least 1.
  [[nodiscard]] std::uint32_t below(std::uint32_t bound) {
    while (true)
      if (const std::optional<std::uint32_t> number = fall(word(), bound)) return *number;
  }
  /// A number in [0, 1).
  [[nodiscard]] double share() { return word() * (1.0 / 4294967296.0); }
  /// The same in four bytes, a multiple of 1/2²⁴.
  [[nodiscard]] float small_share() { return static_cast<float>(word() >> 8U) * (1.0F / 16777216.0F); }

 private:
  static constexpr std::uint32_t blocks = 4;                 ///< of four words, made at once

  [[gnu::noinline]] void refill() {
    for (std::uint32_t i = 0; i < blocks; ++i) {
      const r123::Philox4x32::ctr_type counter = {{static_cast<std::uint32_t>(block_), static_cast<std::uint32_t>(block_ >> 32U), stream, 0}};
      const auto drawn = r123::Philox4x32{}(counter, key_);
      for (std::uint32_t k = 0; k < 4; ++k) words_[4 * (blocks - 1 - i) + k] = drawn[k];
      ++block_;
    }
    left_ = 4 * blocks;
  }

  static constexpr std::uint32_t stream = 0xfffffffdU;  ///< apart from every stream of a dealer

  r123::Philox4x32::key_type key_;
  std::uint64_t block_ = 0;
  std::array<std::uint32_t, 4 * blocks> words_{};
  std::uint32_t left_ = 0;
};

}  // namespace rondo::ai
