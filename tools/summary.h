#pragma once
// Finished games added up. Everything that is counted is a whole number; shares and intervals need no more of the machine than a square
// root, and are rounded to whole ten-thousandths, so that every build gives the same bytes.
#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "tools/contest.h"

namespace rondo::tools {

/// How many games, by verdict.
struct Counts {
  std::array<std::int64_t, 3> by{};
  [[nodiscard]] std::int64_t operator[](Verdict verdict) const { return by[static_cast<std::size_t>(verdict)]; }
  [[nodiscard]] std::int64_t all() const { return by[0] + by[1] + by[2]; }
  void add(Verdict verdict) { ++by[static_cast<std::size_t>(verdict)]; }
};

/// How often each value of a measure came, in ascending order.
using Spread = std::map<int, Counts>;

struct Summary {
  Counts games;
  std::vector<Counts> endings;   ///< one for each way in which the game ends
  std::vector<Spread> measures;  ///< one for each measure
};

/// Adds up games of a contest that has so many endings and measures.
[[nodiscard]] Summary summary(std::span<const Finish> games, std::size_t endings, std::size_t measures);

/// Games and the sum of their values: of one verdict, or of all.
struct Sum {
  std::int64_t games = 0;
  std::int64_t total = 0;
};
[[nodiscard]] Sum sum(const Spread& spread);
[[nodiscard]] Sum sum(const Spread& spread, Verdict verdict);
/// The value in the middle: as many games have no more as have no less. Of at least one game.
[[nodiscard]] int median(const Spread& spread);

/// `numerator / denominator` to the nearest whole number, halves away from zero; the denominator is above 0.
[[nodiscard]] std::int64_t rounded(std::int64_t numerator, std::int64_t denominator);

/// An estimate in ten-thousandths, with the bounds of its 95 % interval.
struct Estimate {
  std::int64_t value = 0;
  std::int64_t low = 0;
  std::int64_t high = 0;
  bool operator==(const Estimate&) const = default;
};

/// The share of games won, with Wilson's score interval (1927). Of at least one game.
[[nodiscard]] Estimate wilson(std::int64_t won, std::int64_t games);

/// Two players over the same seeds: what they won, and who won where the other did not.
struct Pairs {
  std::int64_t games = 0;
  std::int64_t only_first = 0;
  std::int64_t only_second = 0;
  bool operator==(const Pairs&) const = default;
};
[[nodiscard]] Pairs pairs(std::span<const Finish> first, std::span<const Finish> second);

/// How much more often the first won, with the interval of Agresti and Min (2005): Wald's for paired shares, half a game added to each of
/// the four cells. Of at least one pair.
[[nodiscard]] Estimate difference(const Pairs& pairs);

}  // namespace rondo::tools
