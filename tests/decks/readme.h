#pragma once
// What decks/README.md shows, for the tests that hold it to its word: the chapter of one game, and its examples.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "decks/source.h"
#include "tests/catch.h"
#include "tests/paths.h"

namespace rondo::tests {

/// From the heading `# TITLE` to the next of its rank.
inline std::string readme_chapter(const std::string& title) {
  std::ifstream in(std::filesystem::path(tests::source_dir) / "decks/README.md", std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  const std::size_t from = text.find("\n# " + title + "\n");
  REQUIRE(from != std::string::npos);
  bool fenced = false;
  std::size_t at = from + 1;
  while ((at = text.find('\n', at)) != std::string::npos) {
    ++at;
    if (text.compare(at, 3, "```") == 0) fenced = !fenced;
    if (!fenced && text.compare(at, 2, "# ") == 0) return text.substr(from, at - from);
  }
  return text.substr(from);
}

/// The TOML examples of a chapter, one file each.
inline std::vector<SourceFile> readme_examples(const std::string& chapter) {
  std::vector<SourceFile> files;
  for (std::size_t at = chapter.find("```toml\n"); at != std::string::npos; at = chapter.find("```toml\n", at)) {
    at += 8;
    files.push_back({"README-" + std::to_string(files.size()), chapter.substr(at, chapter.find("```", at) - at)});
  }
  return files;
}

}  // namespace rondo::tests
