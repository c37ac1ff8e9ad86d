#pragma once
// What a handful of dice may count for, with exact probabilities: everything a plan needs to know of a roll before it is made.
// Double arithmetic in one fixed order, so that every machine agrees to the last bit.
#include <algorithm>
#include <array>

namespace rondo::aegis {

inline constexpr int most_dice = 16;  ///< an X cost beyond this is judged as if it were this
inline constexpr int most_rolled = most_dice + 8;

/// What is left of a roll once dice have been dropped.
struct Roll {
  double chance = 0;
  int misses = 0;
  int hits = 0;  ///< sixes included
  int sixes = 0;
};

namespace detail {

inline constexpr std::array<double, most_rolled + 1> factorials = [] {
  std::array<double, most_rolled + 1> table{};
  table[0] = 1;
  for (int i = 1; i <= most_rolled; ++i) table[static_cast<std::size_t>(i)] = table[static_cast<std::size_t>(i - 1)] * i;
  return table;
}();

constexpr double power(double base, int exponent) {
  double value = 1;
  for (int i = 0; i < exponent; ++i) value *= base;
  return value;
}

}  // namespace detail

/// Calls `visit(Roll)` for every way in which `rolled` dice may fall into misses, hits and sixes against `accuracy`; the lowest and
/// highest dice are dropped before anything counts. The chances add up to 1.
template <class Visit>
void each_roll(int rolled, int accuracy, int drop_lowest, int drop_highest, Visit&& visit) {
  rolled = std::clamp(rolled, 0, most_rolled);
  const double miss = (accuracy - 1) / 6.0;
  const double hit = (6 - accuracy) / 6.0;
  const double six = 1 / 6.0;
  const auto factorial = [](int n) { return detail::factorials[static_cast<std::size_t>(n)]; };
  for (int misses = 0; misses <= rolled; ++misses)
    for (int hits = 0; misses + hits <= rolled; ++hits) {
      const int sixes = rolled - misses - hits;
      const double ways = factorial(rolled) / (factorial(misses) * factorial(hits) * factorial(sixes));
      const double chance = ways * detail::power(miss, misses) * detail::power(hit, hits) * detail::power(six, sixes);
      if (chance == 0) continue;
      int low = drop_lowest;  // from the bottom: misses, hits, sixes
      int high = drop_highest;
      int m = misses, h = hits, s = sixes;
      for (int* dice : {&m, &h, &s}) {
        const int dropped = std::min(low, *dice);
        *dice -= dropped;
        low -= dropped;
      }
      for (int* dice : {&s, &h, &m}) {
        const int dropped = std::min(high, *dice);
        *dice -= dropped;
        high -= dropped;
      }
      visit(Roll{chance, m, h + s, s});
    }
}

}  // namespace rondo::aegis
