#pragma once
// Facts about an Aerodome position in words, a closed vocabulary for situations: `red at 4.5 7.25`, `hp of blue = 14`, `red sees blue`.
// tests/situations/README.md lists them.
#include <optional>
#include <string>
#include <string_view>

#include "rules/aerodome/cards.h"
#include "rules/aerodome/position.h"
#include "rules/core/situation.h"

namespace rondo::aerodome {

/// Why the text is no fact that can be stated on this table; nothing if it is one.
[[nodiscard]] std::optional<Fault> fact_fault(const Table& table, std::string_view fact);

/// Whether it is so, and what is so instead. The fact is one of this table. `turns` is by how many quarter turns to the left the sky lies
/// other than the fact's words mean it: places and headings are turned back before they are compared.
[[nodiscard]] Seen look(const Table& table, const Position& p, std::string_view fact, int turns = 0);

/// A place of an area so many quarter turns further to the left; `length` and `width` are the area's before it.
[[nodiscard]] Point quarter_turned(const Point& point, int turns, Surd length, Surd width);

}  // namespace rondo::aerodome
