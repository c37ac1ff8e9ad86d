#pragma once
// Data files for tests, read from the source tree: any folder, and the frozen box under tests/decks/aegis, which holds still while
// the shipped content is tuned.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "decks/aegis/load.h"
#include "tests/paths.h"

namespace rondo::tests {

/// The `.toml` files below `folder` (relative to the source tree) in path order, with paths relative to the source tree.
inline std::vector<SourceFile> read_folder(const std::string& folder) {
  const std::filesystem::path root = tests::source_dir;
  std::vector<SourceFile> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root / folder)) {
    if (entry.path().extension() != ".toml") continue;
    std::ifstream in(entry.path(), std::ios::binary);
    files.push_back({entry.path().lexically_relative(root).generic_string(), {std::istreambuf_iterator<char>(in), {}}});
  }
  std::sort(files.begin(), files.end(), [](const SourceFile& a, const SourceFile& b) { return a.path < b.path; });
  return files;
}

/// The frozen box; empty if it has faults, which `load_test.cpp` reports.
inline const aegis::Box& frozen_box() {
  static const aegis::Box box = [] {
    aegis::Loaded loaded = aegis::load(read_folder("tests/decks/aegis"));
    return loaded.faults.empty() ? loaded.box : aegis::Box{};
  }();
  return box;
}

}  // namespace rondo::tests
