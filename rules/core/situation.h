#pragma once
// A small position with one question and the set of answers that the rules allow: what is the same for every game of what `rondo judge`
// reads. The position itself, and which facts can be stated of it, are each game's own.
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "decks/reader.h"

namespace rondo {

/// A text of a file, and `file:line:column` where it stands.
struct Quote {
  std::string text;
  std::string where;
};

/// What a situation asks for.
enum class Ask : std::uint8_t {
  options,  ///< what may be answered at the open question
  after,    ///< what holds once everything has happened
  outcomes  ///< the same for every result that is left open
};

/// One situation as it is written; see tests/situations/README.md.
struct Situation {
  std::string where;
  std::string name;
  std::string why;
  std::vector<std::string> sources;  ///< rows of the ledger and rulings, each of which exists
  std::vector<Quote> answers;        ///< of whoever is asked, in order
  std::vector<Quote> chance;         ///< what the dice show and the decks give, in order
  Ask ask = Ask::options;
  std::string verb;             ///< only options that begin with this word; empty for all
  bool exact = true;            ///< whether `expected` is everything
  std::vector<Quote> expected;  ///< options, facts, or results of facts divided by `; `
  std::vector<Quote> excluded;  ///< options that must not be offered
};

/// The keys of a situation that every game has.
inline constexpr std::array<std::string_view, 9> situation_keys = {"name", "why", "source", "do", "chance", "ask", "expect", "includes", "excludes"};

/// What of the position is so, in the place of what somebody said: both are equal if it holds.
struct Seen {
  bool holds = false;
  std::string actual;
};

/// Reads these keys. `sources` is what may be named as one, `verbs` the first words of the game's options.
[[nodiscard]] Situation read_situation(const Reader& table, std::span<const std::string> sources, std::span<const std::string_view> verbs);

/// The facts of a result: `a; b`.
[[nodiscard]] std::vector<std::string> facts_of(std::string_view result);

// Facts that every game has: `owes SEAT`, `lines include "…"`, `lines exclude "…"`, `line "…" before "…"`, `asking "…" says "…"`.
enum class PlainKind : std::uint8_t { owes, include, exclude, before, asking };
struct PlainFact {
  PlainKind kind = PlainKind::owes;
  std::string first;
  std::string second;
};
/// What such a text says; nothing if it is not one of them, or a fault if it begins so and goes wrong.
[[nodiscard]] std::optional<Result<PlainFact>> plain_fact(std::string_view fact);

}  // namespace rondo
