#pragma once
// `rondo judge`: situations against the rules, one line for each that does not come out as expected.
#include <span>
#include <string>
#include <vector>

#include "tools/catalogue.h"
#include "tools/report.h"

namespace rondo::tools {

/// Judges the files at `paths`, and those below them where one is a folder, with the cards of `files`. Every failing situation is a line
/// with its place, then what was expected and is not so (`-`) and what is so instead (`+`), both sorted; a file with faults gives these
/// and judges nothing. With `verbose` those that pass are lines too. The last line is `N passed, M failed`.
[[nodiscard]] Report judge(Catalogue games, const std::vector<SourceFile>& files, std::span<const std::string> paths, bool verbose);

}  // namespace rondo::tools
