#pragma once
// Numbers a + b√3 with integers a and b, compared exactly: all that plane geometry in steps of 30 degrees ever needs. What the numbers
// count (a fraction of an inch, say) is a game's business. Nothing here rounds but what says so. Sums and products keep |a| and |b|
// below 2^30; whoever multiplies sees to it.
#include <cstdint>

namespace rondo {

struct Surd {
  std::int32_t a = 0;
  std::int32_t b = 0;  ///< times √3

  constexpr bool operator==(const Surd&) const = default;
  constexpr Surd operator+(Surd other) const { return {a + other.a, b + other.b}; }
  constexpr Surd operator-(Surd other) const { return {a - other.a, b - other.b}; }
  constexpr Surd operator-() const { return {-a, -b}; }
  constexpr Surd operator*(std::int32_t n) const { return {a * n, b * n}; }
  constexpr Surd operator*(Surd other) const { return {a * other.a + 3 * (b * other.b), a * other.b + b * other.a}; }

  template <class Archive>
  void serialize(Archive& archive) {
    archive(a, b);
  }
};

// Squaring with the sign kept is increasing, so a + b√3 has the sign of a|a| + 3b|b|: no case by case, and no jump to mispredict.

/// −1, 0 or 1: the sign of a + b√3. Exact for |a|, |b| below 2^62.
[[nodiscard]] constexpr int sign(std::int64_t a, std::int64_t b) {
  const __int128 squares = static_cast<__int128>(a) * (a < 0 ? -a : a) + static_cast<__int128>(b) * (b < 0 ? -b : b) * 3;
  return static_cast<int>(squares > 0) - static_cast<int>(squares < 0);
}
/// The same for |a|, |b| up to 2^30, and quicker.
[[nodiscard]] constexpr int sign(Surd x) {
  const std::int64_t a = x.a;
  const std::int64_t b = x.b;
  const std::int64_t squares = a * (a < 0 ? -a : a) + b * (b < 0 ? -b : b) * 3;
  return static_cast<int>(squares > 0) - static_cast<int>(squares < 0);
}

[[nodiscard]] constexpr bool operator<(Surd x, Surd y) { return sign(std::int64_t{x.a} - y.a, std::int64_t{x.b} - y.b) < 0; }
[[nodiscard]] constexpr bool operator>(Surd x, Surd y) { return y < x; }
[[nodiscard]] constexpr bool operator<=(Surd x, Surd y) { return !(y < x); }
[[nodiscard]] constexpr bool operator>=(Surd x, Surd y) { return !(x < y); }

/// √3 times `x`.
[[nodiscard]] constexpr Surd times_root3(Surd x) { return {3 * x.b, x.a}; }

/// Half of `x`, both of whose numbers are even (else a broken promise).
[[nodiscard]] Surd half(Surd x);

/// The greatest integer not above `x`.
[[nodiscard]] std::int64_t floor(Surd x);

/// The integer nearest to `x`, for people's eyes only; finer from a multiple of `x`.
[[nodiscard]] std::int32_t approximate(Surd x);

}  // namespace rondo
