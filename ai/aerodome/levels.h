#pragma once
// How well the planning pilot flies: levels by how often it rehearses, by how closely it looks at the ends of its turns, and by style.
// The numbers were found by measuring; the README says what they come to.
#include <array>
#include <cstdint>
#include <string_view>

#include "ai/aerodome/evaluation.h"

namespace rondo::aerodome {

struct Level {
  std::string_view name;
  std::uint32_t budget = 0;      ///< rounds rehearsed before a card is chosen
  int horizon = 1;               ///< rounds that are looked ahead for it
  int ends = 0;                  ///< of a turn, that are looked at more closely
  std::uint32_t end_budget = 0;  ///< rounds rehearsed for each of them
  int replies = 1;               ///< of the other's turn, if it is still to come, to each of them
  double carelessness = 0;       ///< the share of cards taken evenly among those that stay inside
  int ways = 1;                  ///< to fly a card that are told apart in the first round that is rehearsed
  Scales scales = {};
  int trees = 1;    ///< of the search for a card
  int threads = 1;  ///< who compute them; never changes the answer
};

/// Where more than two fly, a course is played for every so many of the budget: that takes about as long.
inline constexpr std::uint32_t rehearsals_a_course = 100;

/// From the weakest on.
inline constexpr std::array<Level, 3> levels = {{
    {"rookie", 100, 1, 0, 0, 1, 0.3},
    {"veteran", 6000, 2, 3, 100},
    {"ace", 30000, 2, 6, 400, 4, 0, 3},
}};

/// Who flies like the best of the levels, but rehearses so often, and the ends of its turns in proportion.
[[nodiscard]] constexpr Level best_with(std::uint32_t budget) {
  Level level = levels.back();
  level.name = "planner";
  level.end_budget = static_cast<std::uint32_t>(std::uint64_t{level.end_budget} * budget / level.budget);
  level.budget = budget;
  return level;
}

}  // namespace rondo::aerodome
