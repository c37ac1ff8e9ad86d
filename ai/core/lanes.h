#pragma once
// Four numbers side by side, of four bytes each: sums go by lanes, in one fixed order, so that the same numbers give the same bytes
// whatever the compiler makes of it. Reads and writes whole lanes of four; what lies behind the last number must be there.
#include <bit>
#include <cstdint>
#include <cstring>

namespace rondo::ai {

using Lanes = float __attribute__((vector_size(16)));
using LaneMask = std::int32_t __attribute__((vector_size(16)));

inline constexpr std::uint32_t lanes = 4;

/// So many numbers, filled up to whole lanes.
[[nodiscard]] constexpr std::uint32_t whole_lanes(std::uint32_t count) { return (count + lanes - 1) / lanes * lanes; }

[[nodiscard]] inline Lanes load(const float* from) {
  Lanes four;
  std::memcpy(&four, from, sizeof four);
  return four;
}
inline void store(float* to, Lanes four) { std::memcpy(to, &four, sizeof four); }
[[nodiscard]] inline Lanes all_lanes(float number) { return Lanes{number, number, number, number}; }
[[nodiscard]] inline Lanes masked(LaneMask mask, Lanes four) { return std::bit_cast<Lanes>(mask & std::bit_cast<LaneMask>(four)); }
[[nodiscard]] inline Lanes choose(LaneMask mask, Lanes yes, Lanes no) {
  return std::bit_cast<Lanes>((mask & std::bit_cast<LaneMask>(yes)) | (~mask & std::bit_cast<LaneMask>(no)));
}
[[nodiscard]] inline float sum(Lanes four) { return (four[0] + four[1]) + (four[2] + four[3]); }
/// The lanes that belong to the first `count` numbers.
[[nodiscard]] inline LaneMask first_lanes(std::uint32_t count) {
  const auto last = static_cast<std::int32_t>(count);
  return LaneMask{0, 1, 2, 3} < LaneMask{last, last, last, last};
}

}  // namespace rondo::ai
