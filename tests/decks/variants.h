#pragma once
// Tables of one-mistake variants of a good file, with the exact line that each must give; for the loader tests of every game.
#include <string>
#include <vector>

#include "tests/catch.h"

namespace rondo::tests {

/// `text` with its only `from` replaced.
inline std::string with(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  INFO(from);
  REQUIRE(at != std::string::npos);
  REQUIRE(text.find(from, at + 1) == std::string::npos);
  return text.replace(at, from.size(), to);
}

/// One mistake: `from` of the good file becomes `to`, and `fault` is the only line that results.
struct Broken {
  std::string from;
  std::string to;
  std::string fault;
};

/// `faults_of` gives the fault lines of a file.
template <class FaultsOf>
void check_each(const std::string& good, const std::vector<Broken>& cases, FaultsOf faults_of) {
  REQUIRE(faults_of(good) == std::vector<std::string>{});
  for (const Broken& broken : cases) {
    INFO(broken.from << " -> " << broken.to);
    CHECK(faults_of(with(good, broken.from, broken.to)) == std::vector<std::string>{broken.fault});
  }
}

}  // namespace rondo::tests
