#pragma once
// Which step of which card the boss's side is carrying out, in words: the first line of every explanation.
#include <string>

#include "rules/aegis/cards.h"

namespace rondo::aegis {

/// `G card: minion HULK-40's Action 2 'Drag Anchor'`.
[[nodiscard]] std::string step_text(const Table& table, const Position& p);

}  // namespace rondo::aegis
