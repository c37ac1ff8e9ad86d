#pragma once
// Words: splitting them, reading numbers without a locale, and finding the nearest allowed spelling of a mistyped one.
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rondo {

/// The words of `line`, split at blanks and tabs.
[[nodiscard]] std::vector<std::string> words(std::string_view line);

/// The lines of `text` without their line ends (`\n` or `\r\n`).
[[nodiscard]] std::vector<std::string_view> lines(std::string_view text);

/// A whole decimal number, or nothing if anything else stands in `text` or the number does not fit.
[[nodiscard]] std::optional<long long> whole_number(std::string_view text);

/// Lower-case ASCII copy; other bytes stay as they are.
[[nodiscard]] std::string lower(std::string_view text);

/// Edits (insert, delete, replace, swap of neighbours) that turn `a` into `b`, ignoring ASCII case.
[[nodiscard]] int edit_distance(std::string_view a, std::string_view b);

/// The candidate nearest to `typed`, the first among equals; empty when none is near (more than a third of its letters differ).
[[nodiscard]] std::string nearest(std::string_view typed, std::span<const std::string> candidates);

/// `'text'` for a message: cut at 60 bytes between characters, control characters replaced.
[[nodiscard]] std::string quoted(std::string_view text);

/// `a, b, c` — the list a user is shown; at most `limit` items, then `… (n more)`.
[[nodiscard]] std::string listed(std::span<const std::string> items, std::size_t limit = 40);

}  // namespace rondo
