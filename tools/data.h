#pragma once
// The shipped decks and bosses, under `tests/decks/` the frozen ones of the bench, and the ledgers and rulings, carried inside the
// program so that it runs from anywhere. The bytes are those of the files at build time; nothing is parsed here.
#include <span>
#include <string_view>

namespace rondo::tools {

/// One such file.
struct Embedded {
  std::string_view path;  ///< relative to the repository, with `/`: `decks/GAME/boards/arena.toml`
  std::string_view text;  ///< the file, byte for byte
};

/// All of them, sorted by path.
[[nodiscard]] std::span<const Embedded> shipped();

}  // namespace rondo::tools
