#pragma once
// What stands below the sky in a picture: how the signs in it are to be read, the round, and each fighter with everything on its cards.
// Private to rules/aerodome: the world reads `Game::picture`.
#include <string>
#include <vector>

#include "rules/aerodome/cards.h"
#include "rules/aerodome/position.h"

namespace rondo::aerodome {

using Lines = std::vector<std::string>;

/// In lines of at most `width` columns, but for words that are longer.
[[nodiscard]] Lines ledger_lines(const Table& table, const Position& p, int width);

}  // namespace rondo::aerodome
