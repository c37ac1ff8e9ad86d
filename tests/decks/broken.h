#pragma once
// What AEGIS' loader tests share: the fault lines of a text, and good robots to break.
#include <string>
#include <vector>

#include "decks/aegis/load.h"
#include "tests/catch.h"
#include "tests/decks/variants.h"

namespace rondo::tests {

inline std::vector<std::string> faults_of(const std::vector<SourceFile>& files) {
  std::vector<std::string> lines;
  for (const Fault& fault : aegis::load(files).faults) lines.push_back(fault.text());
  return lines;
}

/// The fault lines of one file called `t.toml`.
inline std::vector<std::string> faults_of(const std::string& text) { return faults_of(std::vector<SourceFile>{{"t.toml", text}}); }

inline aegis::Loaded load_one(const std::string& text) { return aegis::load(std::vector<SourceFile>{{"t.toml", text}}); }

inline void check_each(const std::string& good, const std::vector<Broken>& cases) {
  check_each(good, cases, [](const std::string& text) { return faults_of(text); });
}

/// Two good robots, a Basic and a Duo.
inline const std::string tug = R"(source = "house"
[[robot]]
id = "TUG-100"
class = "A"
movement = 3
energy = 3
integrity = 4
abilities = ["Evade 1", "Flight"]
actions = [
  { name = "Hook", cost = 2, accuracy = 3, hits = "multi", pull = 1, range = 4, attributes = ["ARCING"] },
]

[[robot]]
id = "TUG-250"
class = "AG"
recipe = "A TUG"
movement = 3
energy = 5
integrity = 6
actions = [{ name = "Wave", cost = "X", accuracy = 3, hits = "single", acc = -2, radius = 2 }]
)";

}  // namespace rondo::tests
