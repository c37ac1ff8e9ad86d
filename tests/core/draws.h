#pragma once
// Numbers at random for tests that try many cases: the dealer's, so every machine tries the same ones.
#include <cstdint>
#include <iterator>

#include "rules/core/dealer.h"

namespace rondo {

class Draws {
 public:
  explicit Draws(std::uint64_t seed) : dealer_(seed) {}
  [[nodiscard]] int below(int bound) { return static_cast<int>(dealer_.below(static_cast<std::uint32_t>(bound), 0, drawn_++)); }
  [[nodiscard]] int between(int least, int most) { return least + below(most - least + 1); }
  template <class Things>
  [[nodiscard]] const auto& one_of(const Things& things) {
    return things[static_cast<std::size_t>(below(static_cast<int>(std::size(things))))];
  }

 private:
  Dealer dealer_;
  std::uint64_t drawn_ = 0;
};

}  // namespace rondo
