#pragma once
// The dealer is a function: the same seed, stream and occasion always give the same draw, on every machine.
// Philox4x32-10 (Salmon et al. 2011, Random123); key = seed, counter = (occasion, stream, attempt). Bounded by rejection, never biased.
#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>

#include "rules/core/action.h"

namespace rondo {

inline constexpr int max_streams = 16;  ///< streams a game may name, 0 to 15; players' own randomness uses 16 and above

/// The number in 0 … bound−1 that a random word falls on, every number having equally many words; nothing for the words left over.
template <class Word>
[[nodiscard]] constexpr std::optional<Word> fall(Word word, Word bound) {
  constexpr std::uint64_t all = std::uint64_t{1} << static_cast<unsigned>(std::numeric_limits<Word>::digits);
  const std::uint64_t product = static_cast<std::uint64_t>(word) * bound;
  const std::uint64_t rest = product % all;
  if (rest < bound && rest < all % bound) return std::nullopt;  // the first test only spares the division
  return static_cast<Word>(product / all);
}

class Dealer {
 public:
  explicit constexpr Dealer(std::uint64_t seed) : seed_(seed) {}

  /// A whole number in 0 … bound−1, each equally likely; bound at least 1.
  [[nodiscard]] std::uint32_t below(std::uint32_t bound, std::uint32_t stream, std::uint64_t occasion) const;
  /// The index of one of `options`, drawn by weight.
  [[nodiscard]] std::size_t pick(std::span<const Option> options, std::uint32_t stream, std::uint64_t occasion) const;
  [[nodiscard]] std::uint64_t seed() const { return seed_; }

  /// The seed of game `index` in a batch, a pure function of the master seed.
  [[nodiscard]] static std::uint64_t game_seed(std::uint64_t master, std::uint64_t index);

 private:
  std::uint64_t seed_;
};

/// How often each stream has been drawn from so far: kept by whoever runs the game, never inside a position.
class Occasions {
 public:
  [[nodiscard]] std::uint64_t next(int stream) { return count_[static_cast<std::size_t>(stream)]++; }
  bool operator==(const Occasions&) const = default;

 private:
  std::array<std::uint64_t, max_streams> count_{};
};

}  // namespace rondo
