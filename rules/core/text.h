#pragma once
// Text that every game's words are built from: numbers with their noun, lists broken into lines, exact chances and means. Plain ASCII,
// whole numbers only; nothing here knows a game.
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rondo {

/// `1 hit`, `2 hits`: a number with its noun; `many` where an s does not make the plural.
[[nodiscard]] std::string counted(int n, std::string_view one, std::string_view many = {});

/// The parts as one text, `between` each two.
[[nodiscard]] std::string joined(std::span<const std::string> parts, std::string_view between = " ");

/// `a`, `a and b`, `a, b and c`.
[[nodiscard]] std::string in_a_row(std::span<const std::string> parts);

/// The text with blanks behind it, up to `width` columns.
[[nodiscard]] std::string padded(std::string text, std::size_t width);
/// The text with blanks before it.
[[nodiscard]] std::string right_aligned(const std::string& text, std::size_t width);

/// `head` and the items, divided by `, `, in lines of at most `width` columns; every line after the first is set in two blanks deeper.
/// An item longer than a line stands on its own. Nothing at all when there are no items.
[[nodiscard]] std::vector<std::string> flowed(std::string head, std::span<const std::string> items, int width);

/// One long text in lines of at most `width` columns, broken at blanks; every line after the first is set in two blanks deeper.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, int width);

/// Ways among all ways, wide enough for the dice of any attack.
using Ways = unsigned __int128;

/// `44%`, rounded to the nearest; what is neither certain nor impossible is never called 0% or 100%.
[[nodiscard]] std::string percent_text(Ways part, Ways whole);
/// A mean rounded to two decimals: `1.67`.
[[nodiscard]] std::string mean_text(Ways sum, Ways whole);

}  // namespace rondo
