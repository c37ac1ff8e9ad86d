#pragma once
// What a game can be set up with: a table that the game exposes, so that front ends offer it without knowing what it means. A set-up
// is given, kept and recorded as words `name=value`; a complete one names every setting once, in table order.
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "decks/fault.h"

namespace rondo {

struct Setting {
  std::string name;                 ///< one word: `difficulty`
  std::string help;                 ///< one line
  std::vector<std::string> values;  ///< what it may be
  std::string fallback;             ///< the value where none is given; empty if there are no values at all
  std::vector<std::string> lines = {};  ///< what each value is, one line a value; none where they speak for themselves
  std::string follows = {};             ///< another setting, which follows none itself, whose value decides the fallback
  std::vector<std::pair<std::string, std::string>> fallbacks = {};  ///< by its value; `fallback` where it is not among them
  bool several = false;             ///< besides the fallback, several different values may be given together, divided by commas
};

/// The complete set-up that `words` begin, in any order and any case, or what is wrong with them.
[[nodiscard]] Result<std::vector<std::string>> complete_setup(std::span<const Setting> settings, std::span<const std::string> words);

/// The value of a setting in a complete set-up; empty if it has none of that name.
[[nodiscard]] std::string setup_value(std::span<const std::string> setup, std::string_view name);

}  // namespace rondo
