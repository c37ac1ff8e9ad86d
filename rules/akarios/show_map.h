#pragma once
// The map of a battle as text: two lines and three or four columns a hex, odd columns one line lower, coordinates at the edges. Every ship,
// obstacle and token on it can be read off. Private to rules/akarios: the world reads `Game::picture`.
#include "rules/akarios/words.h"

namespace rondo::akarios {

/// The map and the key to its signs in lines of at most `width` columns; one line that says so where the map is wider.
[[nodiscard]] Lines map_lines(const Table& table, const Position& p, int width);
/// What stands beneath the map: a line a ship, then cards in play and what is still to come.
[[nodiscard]] Lines status_lines(const Table& table, const Position& p, int width);

}  // namespace rondo::akarios
