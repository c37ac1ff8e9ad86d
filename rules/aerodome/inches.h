#pragma once
// Numbers of the plane as people write them: inches in decimals, with a part times the square root of 3 where there is one (`4.5`,
// `3+1.125r3`). Exact both ways: a text that is no multiple of 1/1024 inch is none of these.
#include <optional>
#include <string>
#include <string_view>

#include "rules/core/surd.h"

namespace rondo::aerodome {

inline constexpr int units_an_inch = 1024;

/// The exact text of a number of units.
[[nodiscard]] std::string inches(Surd units);

/// The number that such a text means, at most 64 inches in each part; nothing if it means none.
[[nodiscard]] std::optional<Surd> units_of(std::string_view text);

}  // namespace rondo::aerodome
