#pragma once
// The words for who sits on a chair in a person's place: `greedy`, or `planner:2000` for one who looks ahead 2000 times before each
// answer. Every command has them read here; what was read is a word in its one spelling, which says the same to anybody.
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/catalogue.h"

namespace rondo::tools {

inline constexpr std::string_view planner_name = "planner";
inline constexpr std::uint32_t most_simulations = 1'000'000;

/// Who there is, for a list that a person reads: the sitters, the levels, and `planner:N` where the game has one.
[[nodiscard]] std::vector<std::string> sitter_names(const Entry& entry);

/// The word that was meant by `typed`, in any case; `chair` is where a fault lies. With `persons` a person may be meant too.
[[nodiscard]] Result<std::string> sitter_word(const Entry& entry, const std::string& chair, std::string_view typed, bool persons);

/// How often the planner of this word looks ahead, `usual` where the word says nothing; no number if another sitter is meant.
[[nodiscard]] std::optional<std::uint32_t> simulations_of(std::string_view word, std::uint32_t usual);

/// Who is meant by a word that was read, at this table; nobody for a person.
[[nodiscard]] std::shared_ptr<const Controller> sitter_of(const Entry& entry, std::string_view word, const Host& host);

}  // namespace rondo::tools
