#pragma once
// Facts about an Akarios position in words, a closed vocabulary for situations: `ada hull 4`, `fighter-1 at c5`, `flak at c4 shows 1`.
// tests/situations/README.md lists them.
#include <optional>
#include <string>
#include <string_view>

#include "rules/akarios/cards.h"
#include "rules/akarios/position.h"
#include "rules/core/situation.h"

namespace rondo::akarios {

/// Why the text is no fact that can be stated on this table; nothing if it is one.
[[nodiscard]] std::optional<Fault> fact_fault(const Table& table, std::string_view fact);

/// Whether it is so, and what is so instead. The fact is one of this table, which lies as its words mean it; in the position the whole map may
/// be turned by so many hex `sides` clockwise: facings are turned back, and hexes keep their ids.
[[nodiscard]] Seen look(const Table& table, const Position& p, std::string_view fact, int sides = 0);

}  // namespace rondo::akarios
