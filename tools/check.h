#pragma once
// `rondo check`: every fault of decks, bosses and boards, and of the set-ups that they allow, one line each.
#include <span>
#include <string>
#include <vector>

#include "tools/catalogue.h"
#include "tools/report.h"

namespace rondo::tools {

/// Checks `files` with what lies at `paths` laid over them: a folder as `--data` takes it, or one file, which replaces the one whose path
/// its own ends in. What was fine before may be at fault together with it, an id that is taken; so every fault is reported.
[[nodiscard]] Report check(Catalogue games, const std::vector<SourceFile>& files, std::span<const std::string> paths);

}  // namespace rondo::tools
