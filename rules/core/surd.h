#pragma once
// Numbers a + b√3 with integers a and b, compared exactly: all that plane geometry in steps of 30 degrees ever needs. What the numbers
// count (a fraction of an inch, say) is a game's business. |a| and |b| stay below 2^26 at every border; nothing here rounds.
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

  template <class Archive>
  void serialize(Archive& archive) { archive(a, b); }
};

/// −1, 0 or 1: the sign of a + b√3. Exact for |a|, |b| below 2^62.
[[nodiscard]] constexpr int sign(std::int64_t a, std::int64_t b) {
  if (a >= 0 && b >= 0) return a > 0 || b > 0 ? 1 : 0;
  if (a <= 0 && b <= 0) return -1;
  const __int128 difference = static_cast<__int128>(a) * a - static_cast<__int128>(b) * b * 3;  // never 0: √3 is irrational
  return (difference > 0) == (a > 0) ? 1 : -1;
}
[[nodiscard]] constexpr int sign(Surd x) { return sign(x.a, x.b); }

[[nodiscard]] constexpr bool operator<(Surd x, Surd y) { return sign(x - y) < 0; }
[[nodiscard]] constexpr bool operator>(Surd x, Surd y) { return y < x; }
[[nodiscard]] constexpr bool operator<=(Surd x, Surd y) { return !(y < x); }
[[nodiscard]] constexpr bool operator>=(Surd x, Surd y) { return !(x < y); }

/// √3 times `x`.
[[nodiscard]] constexpr Surd times_root3(Surd x) { return {3 * x.b, x.a}; }

/// The greatest integer not above `x`.
[[nodiscard]] std::int64_t floor(Surd x);

/// The nearest double, for people's eyes only.
[[nodiscard]] double approximate(Surd x);

}  // namespace rondo
