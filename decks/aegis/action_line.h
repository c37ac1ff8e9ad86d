#pragma once
// Reading one Action line: the same keys on robots, Drones and bosses. The figure's colour is not guessed: `hits` is compulsory
// (AEG-124), and exactly one effect is named.
#include <array>
#include <string_view>

#include "decks/aegis/cards.h"
#include "decks/reader.h"

namespace rondo::aegis {

/// Every key an Action line may hold.
inline constexpr std::array<std::string_view, 19> action_keys = {"name",  "cost",  "accuracy", "hits",       "damage", "drain", "repair",
                                                                 "boost", "push",  "pull",     "move",       "dmg",    "def",   "acc",
                                                                 "eva",   "range", "radius",   "attributes", "source"};

/// The line in `table`, `source` being the card's.
[[nodiscard]] ActionLine read_action_line(const Reader& table, Source source);

/// The Action's name for messages: `Action 'Ram' of robot 'TOR-100'`.
[[nodiscard]] std::string action_title(const Node& table, std::string_view owner);

}  // namespace rondo::aegis
