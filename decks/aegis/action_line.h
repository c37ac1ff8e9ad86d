#pragma once
// Reading one Action line: the same keys on robots, Drones and bosses. The figure's colour is not guessed: `hits` is compulsory
// (AEG-124), and exactly one effect is named.
#include <array>
#include <string_view>

#include "decks/aegis/cards.h"
#include "decks/reader.h"

namespace rondo::aegis {

/// Every key an Action line may hold: its own, and the name of its effect.
inline constexpr auto action_keys = [] {
  constexpr std::array<std::string_view, 4> before = {"name", "cost", "accuracy", "hits"};
  constexpr std::array<std::string_view, 4> after = {"range", "radius", "attributes", "source"};
  std::array<std::string_view, before.size() + effect_names.size() + after.size()> keys{};
  std::size_t at = 0;
  for (const std::string_view key : before) keys[at++] = key;
  for (const std::string_view key : effect_names) keys[at++] = key;
  for (const std::string_view key : after) keys[at++] = key;
  return keys;
}();

/// The line in `table`, `source` being the card's.
[[nodiscard]] ActionLine read_action_line(const Reader& table, Source source);

/// The Action's name for messages: `Action 'Ram' of robot 'TOR-100'`.
[[nodiscard]] std::string action_title(const Node& table, std::string_view owner);

}  // namespace rondo::aegis
