#pragma once
// The one way from text to the cards of Stars of Akarios. All files of a box are read together, as they refer to each other; every mistake in
// them comes back as one line `file:line:col: what; expected …; did you mean …?`, and no input crashes or hangs it.
#include <span>
#include <string_view>
#include <vector>

#include "decks/akarios/cards.h"
#include "decks/fault.h"
#include "decks/source.h"

namespace rondo::akarios {

/// What was read. A box with faults is incomplete and only good for looking at; play nothing with it.
struct Loaded {
  Box box;
  std::vector<Fault> faults;  ///< in the order of the files, then of their lines; at most 51 a file
};

/// Reads all `files`; cards stand in the order of the files, then as written. The format is described in `decks/README.md`. `besides` are
/// keys that the last file may hold for somebody else to read.
[[nodiscard]] Loaded load(std::span<const SourceFile> files, std::span<const std::string_view> besides = {});

}  // namespace rondo::akarios
