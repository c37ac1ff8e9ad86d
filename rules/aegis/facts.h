#pragma once
// Facts about an AEGIS position in words, a closed vocabulary for situations: `MUTE-150 at E5`, `damage of MUTE-150 = 2`, `valor = 17`.
// tests/situations/README.md lists them.
#include <optional>
#include <string>
#include <string_view>

#include "rules/aegis/cards.h"
#include "rules/aegis/position.h"
#include "rules/core/situation.h"

namespace rondo::aegis {

/// Why the text is no fact that can be stated on this table; nothing if it is one.
[[nodiscard]] std::optional<Fault> fact_fault(const Table& table, std::string_view fact);

/// Whether it is so, and what is so instead. The fact is one of this table.
[[nodiscard]] Seen look(const Table& table, const Position& p, std::string_view fact);

}  // namespace rondo::aegis
