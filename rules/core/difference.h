#pragma once
// What changed between two positions, field by field.
#include <string>
#include <vector>

#include "rules/core/fields.h"

namespace rondo {

/// One line for each field that differs, in field order: `pieces.3.damage: 2, not 3`, the first value that of `here`, the second
/// that of `there`; a field that only one of them has is `absent` in the other.
[[nodiscard]] std::vector<std::string> difference(const std::vector<Field>& here, const std::vector<Field>& there, const char* word = "not");

}  // namespace rondo
