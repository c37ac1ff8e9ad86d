#pragma once
// What an attack comes to on average, from the chance of every number of successes; failed dice are rerolled as far as LUCKY reaches.
#include <array>

namespace rondo::aerodome {

inline constexpr int most_volley_dice = 24;  ///< more dice are counted as so many

struct Volley {
  int dice = 1;
  int need = 5;  ///< the lowest die that succeeds
  int sides = 6;
  int rerolls = 0;
  bool elusive = false;  ///< a third of the successes is blocked
  bool pierce = false;   ///< one point more where any is done
};

/// The chance of each number of points.
struct Harm {
  std::array<double, most_volley_dice + 2> chance{};
  int most = 0;
  [[nodiscard]] double any() const { return 1 - chance[0]; }
  /// Of the points, those beyond `points` not counted.
  [[nodiscard]] double mean(int points = most_volley_dice + 1) const;
  [[nodiscard]] double at_least(int points) const;
};
[[nodiscard]] Harm harm_of(const Volley& volley);

}  // namespace rondo::aerodome
