#pragma once
// The lines that a drone's level adds to those of the levels below it: steps as in `step_line.h`, and gains such as `gain damage 1`.
#include <optional>
#include <string_view>
#include <vector>

#include "decks/akarios/steps.h"
#include "decks/fault.h"

namespace rondo::akarios {

/// A step behind `steps`, or a line of gain, `gain damage|targets|range|amount|push|pull|token damage N` or `gain radar jam|hack|slow`, which
/// changes the latest of them that has such a thing; if none has, that is a fault (AKA-054, AKA-060).
[[nodiscard]] std::optional<Fault> add_line(std::string_view text, std::vector<Step>& steps);

}  // namespace rondo::akarios
