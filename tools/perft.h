#pragma once
// `rondo perft`: how many different courses the rules allow up to a number of plies. A change of the rules that moves no count moved no
// option; the counts are goldens of the tests.
#include <cstdint>
#include <string>
#include <vector>

#include "tools/catalogue.h"
#include "tools/report.h"

namespace rondo::tools {

/// The courses of 1, 2, … `depth` plies from `position` on, every answer and every outcome of chance counted once; a game that is over
/// has no further ones.
[[nodiscard]] std::vector<std::uint64_t> courses(const Host& host, const Blob& position, int depth);

/// One line `DEPTH COUNT` for each depth, from the start of a game with that set-up.
[[nodiscard]] Report perft(const Entry& entry, Files files, Words setup, int depth);

}  // namespace rondo::tools
