#pragma once
// How well the planning pilot flies: levels by how far and how often it rehearses, and by style. Numbers are settled by measuring; the
// README says what they come to.
#include <array>
#include <cstdint>
#include <string_view>

namespace rondo::aerodome {

struct Level {
  std::string_view name;
  std::uint32_t budget = 0;      ///< rounds rehearsed before a card is chosen
  int horizon = 1;               ///< rounds that are looked ahead for it
  int ends = 0;                  ///< of a turn, that are looked at more closely
  std::uint32_t end_budget = 0;  ///< rounds rehearsed for each of them
  double carelessness = 0;       ///< the share of cards taken evenly among those that stay inside
  int trees = 1;                 ///< of the search for a card
  int threads = 1;               ///< who compute them; never changes the answer
};

/// From the weakest on.
inline constexpr std::array<Level, 3> levels = {{
    {"rookie", 81, 1, 0, 0, 0.3},
    {"veteran", 300, 1, 8, 100},
    {"ace", 8000, 2, 8, 100},
}};

}  // namespace rondo::aerodome
