#pragma once
// Reading action bars: one text an action, `Straight 3 locked`, `Turn 2 reactive recover`, `Shot 4 aux`, `Attack 2d3 range 1 on 3`. What is
// written in another order or makes no sense is one fault at the text.
#include <vector>

#include "decks/aerodome/cards.h"
#include "decks/reader.h"

namespace rondo::aerodome {

/// The action bar under `actions`, none when absent.
[[nodiscard]] std::vector<ActionLine> read_actions(const Reader& table);

}  // namespace rondo::aerodome
