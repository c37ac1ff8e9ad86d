#include "rules/core/surd.h"

#include "rules/core/ensure.h"

namespace rondo {

namespace {

/// The greatest integer not above n√3, for n up to 2^31.
std::uint64_t floor_of_root3_times(std::uint64_t n) {
  constexpr std::uint64_t root3 = 7'439'101'573;  // √3 · 2^32, rounded down: the product falls short by less than 1
  std::uint64_t whole = (n * root3) >> 32U;
  if ((whole + 1) * (whole + 1) <= 3 * n * n) ++whole;
  return whole;
}

}  // namespace

Surd half(Surd x) {
  RONDO_ENSURE(x.a % 2 == 0 && x.b % 2 == 0, "half of an odd number");
  return {x.a / 2, x.b / 2};
}

std::int64_t floor(Surd x) {
  const std::int64_t b = x.b;
  if (b >= 0) return x.a + static_cast<std::int64_t>(floor_of_root3_times(static_cast<std::uint64_t>(b)));
  return x.a - static_cast<std::int64_t>(floor_of_root3_times(static_cast<std::uint64_t>(-b))) - 1;  // b√3 is never whole
}

std::int32_t approximate(Surd x) {
  const std::int64_t below = floor(x);
  const bool nearer_above = sign(2 * (x.a - below) - 1, 2 * std::int64_t{x.b}) >= 0;
  return static_cast<std::int32_t>(below + (nearer_above ? 1 : 0));
}

}  // namespace rondo
