#pragma once
// A question typed as a player types it, and its answer or the one line of its fault. No question changes the position.
#include <string>

#include "decks/spelling.h"
#include "tests/akarios/tables.h"
#include "tests/catch.h"

namespace rondo::akarios {

/// The answer to a line such as `range ada bea`, or the text of the fault.
inline std::string answer(const Table& table, const Position& p, const std::string& line) {
  const std::vector<std::string> all = words(line);
  const Position before = p;
  for (const auto& question : akarios::Game(table).questions())
    if (question.name == all.front()) {
      const auto result = question.answer(p, std::span(all).subspan(1));
      CHECK(p == before);
      if (result) return *result;
      CHECK(result.fault().where == question.name);
      CHECK(result.fault().text().find('\n') == std::string::npos);
      return result.fault().text();
    }
  FAIL("no such question: " << line);
  return "";
}

inline bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace rondo::akarios
