#pragma once
// Completion of typed words. What can be said is a list of sentences; a sentence that begins as the line does offers its next word.
// Words may be abbreviated, and only what follows the last `;` counts.
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rondo::tools {

/// What the last word of `line` may become, in the order of the sentences, each once. A line that ends in a blank asks for a new word.
[[nodiscard]] std::vector<std::string> completions(std::span<const std::string> sentences, std::string_view line);

/// What to add to `line` so that its last word is as far along as all candidates agree, and a blank when only one is left. Empty where the
/// candidates differ from what was typed other than in the case of letters.
[[nodiscard]] std::string common_rest(std::string_view line, std::span<const std::string> candidates);

/// The files and folders that the path begun in `typed` may become; a folder ends in `/`.
[[nodiscard]] std::vector<std::string> file_completions(const std::string& typed);

}  // namespace rondo::tools
