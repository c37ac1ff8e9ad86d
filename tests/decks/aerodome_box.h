#pragma once
// What the tests of Aerodome's data share: the shipped box, and faults as text.
#include <algorithm>
#include <string>
#include <vector>

#include "decks/aerodome/load.h"
#include "tests/catch.h"
#include "tests/decks/frozen.h"

namespace rondo::tests {

/// What ships under decks/aerodome.
inline const std::vector<SourceFile>& aerodome_files() {
  static const std::vector<SourceFile> files = read_folder("decks/aerodome");
  return files;
}
inline const aerodome::Box& aerodome_box() {
  static const aerodome::Box box = aerodome::load(aerodome_files()).box;
  return box;
}

inline aerodome::Loaded load_aerodome(const std::string& text) { return aerodome::load(std::vector<SourceFile>{{"t.toml", text}}); }

/// The fault lines of one file called `t.toml`.
inline std::vector<std::string> aerodome_faults(const std::string& text) {
  std::vector<std::string> lines;
  for (const Fault& fault : load_aerodome(text).faults) lines.push_back(fault.text());
  return lines;
}

inline std::string texts(const std::vector<Fault>& faults) {
  std::string all;
  for (const Fault& fault : faults) all += fault.text() + "\n";
  return all;
}

/// The one card whose `key` is `wanted`.
template <class Card, class Key>
const Card& named(const std::vector<Card>& cards, Key key, const std::string& wanted) {
  const auto at = std::find_if(cards.begin(), cards.end(), [&](const Card& card) { return card.*key == wanted; });
  if (at == cards.end()) FAIL("there is no " << wanted);
  return *at;
}

}  // namespace rondo::tests
