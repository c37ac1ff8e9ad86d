#pragma once
// Text laid out in columns: wrapped paragraphs, and a list of options that stays short although there are many. Counts characters,
// not bytes; knows no game.
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/core/setup.h"

namespace rondo::tools {

/// How many columns `text` takes: its UTF-8 characters.
[[nodiscard]] std::size_t columns(std::string_view text);

/// Each line of `text` in lines of at most `width` columns (at least 20), broken at blanks, continued `indent` columns further in. Ends
/// with a line end unless empty.
[[nodiscard]] std::string wrapped(std::string_view text, int width, std::size_t indent = 2);

/// `label` and behind it, from `column` on, `text` in as many lines as it takes.
[[nodiscard]] std::string labelled(std::string_view label, std::size_t column, std::string_view text, int width);

/// The values of each setting that has lines for them, a line a value under the setting's name.
[[nodiscard]] std::string value_lists(std::span<const Setting> settings, int width);

/// `text` in at least `width` columns, filled up with blanks.
[[nodiscard]] std::string padded(std::string text, std::size_t width);

/// The options by number, from 1: `7: pass`. Neighbours that differ in their last word alone share a line, `move  1:A4  2:A5`, unless that
/// word is a number, which a person would mistake for the option's own. At most `max_lines` lines; a last one says how many are left.
[[nodiscard]] std::string option_list(std::span<const std::string> spelled, int width, std::size_t max_lines);

}  // namespace rondo::tools
