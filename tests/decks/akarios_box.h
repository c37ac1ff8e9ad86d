#pragma once
// What the tests of Akarios' data share: the shipped box, and faults as text.
#include <algorithm>
#include <string>
#include <vector>

#include "decks/akarios/load.h"
#include "tests/catch.h"
#include "tests/decks/frozen.h"

namespace rondo::tests {

/// What ships under decks/akarios.
inline const std::vector<SourceFile>& akarios_files() {
  static const std::vector<SourceFile> files = read_folder("decks/akarios");
  return files;
}
inline const akarios::Box& akarios_box() {
  static const akarios::Box box = akarios::load(akarios_files()).box;
  return box;
}

inline akarios::Loaded load_akarios(const std::string& text) { return akarios::load(std::vector<SourceFile>{{"t.toml", text}}); }

/// The fault lines of all files together.
inline std::vector<std::string> akarios_faults(const std::vector<SourceFile>& files) {
  std::vector<std::string> lines;
  for (const Fault& fault : akarios::load(files).faults) lines.push_back(fault.text());
  return lines;
}
/// The fault lines of one file called `t.toml`.
inline std::vector<std::string> akarios_faults(const std::string& text) { return akarios_faults(std::vector<SourceFile>{{"t.toml", text}}); }

/// The one card of Akarios whose `key` is `wanted`.
template <class Card, class Key>
const Card& akarios_card(const std::vector<Card>& cards, Key key, const std::string& wanted) {
  const auto at = std::find_if(cards.begin(), cards.end(), [&](const Card& card) { return card.*key == wanted; });
  if (at == cards.end()) FAIL("there is no " << wanted);
  return *at;
}

}  // namespace rondo::tests
