#pragma once
// What the readers of one file's cards share: where faults and ids go, the file's own provenance and its text.
#include <optional>
#include <string_view>

#include "decks/aegis/cards.h"
#include "decks/aegis/registry.h"
#include "decks/reader.h"

namespace rondo::aegis {

struct Sheet {
  FaultLog& log;
  Registry& registry;
  std::string_view text;         ///< the whole file, for places within a text map
  std::optional<Source> source;  ///< the file's top-level `source`
};

// One reader per kind of table. Each reports all that is wrong and returns a card in which wrong values are harmless ones.
[[nodiscard]] RobotCard read_robot(const Node& table, Sheet& sheet);
[[nodiscard]] RobotCard read_drone(const Node& table, Sheet& sheet);
[[nodiscard]] CommanderCard read_commander(const Node& table, Sheet& sheet);
[[nodiscard]] BossCard read_boss(const Node& table, Sheet& sheet);
[[nodiscard]] Team read_team(const Node& table, Sheet& sheet);
[[nodiscard]] MinionDeck read_minion_deck(const Node& table, Sheet& sheet);
[[nodiscard]] Board read_board(const Node& table, Sheet& sheet);

// Parts that stand in other tables too.
/// `map` and `edge`.
void read_map(const Reader& table, Sheet& sheet, Board& board);
/// `entries`, the lines of a boss's card; `source` is the card's provenance.
[[nodiscard]] std::vector<BossEntry> read_entries(const Reader& boss, Sheet& sheet, Source source);

/// Commander abilities among `abilities`, read from `table`, are a fault unless there is a Commander to whom they belong (AEG-201, AEG-533).
void judge_commander_abilities(const Reader& table, const AbilitySet& abilities, const std::string& commander, Source source, Sheet& sheet);

}  // namespace rondo::aegis
