#pragma once
// The results of the simulations that went through one move, added up: how far its value can be trusted.
#include <cmath>
#include <cstdint>

namespace rondo::ai {

struct Tally {
  double sum = 0, squares = 0;
  std::uint32_t count = 0;

  void add(double result) {
    sum += result;
    squares += result * result;
    ++count;
  }
  void add(const Tally& other) {
    sum += other.sum;
    squares += other.squares;
    count += other.count;
  }
  /// Half the width of the 95 % interval of a mean by the normal approximation, 1.96 · σ / √count with σ the spread of the results;
  /// nothing can be said of fewer than two, whose margin is `otherwise`.
  [[nodiscard]] double margin(double otherwise) const {
    if (count < 2) return otherwise;
    const double spread = squares - sum * sum / count;  // below zero by rounding only
    return spread > 0 ? 1.96 * std::sqrt(spread / (count - 1.0) / count) : 0;
  }
};

}  // namespace rondo::ai
