#pragma once
// The text of one data file and the path a person knows it by. Whoever reads disks or embedded data hands these to a loader, so
// that loaders touch no file system; `overlay` is how a folder of the user's own replaces shipped files.
#include <string>
#include <vector>

namespace rondo {

/// `path` is relative with forward slashes, e.g. `decks/aegis/robots/drones.toml`; faults quote it.
struct SourceFile {
  std::string path;
  std::string text;
  bool operator==(const SourceFile&) const = default;
};

/// All of both: where a path stands in both (or twice in `extra`) the last text counts. First the shipped paths, then the others, each
/// in path order, so that of two equal ids the new one is at fault.
[[nodiscard]] std::vector<SourceFile> overlay(std::vector<SourceFile> shipped, std::vector<SourceFile> extra);

}  // namespace rondo
