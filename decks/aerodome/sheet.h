#pragma once
// What the readers of one file's tables share: where faults and ids go, and the file's own provenance. One reader per kind of table; each
// reports all that is wrong and returns a card in which wrong values are harmless ones.
#include <optional>

#include "decks/aerodome/cards.h"
#include "decks/reader.h"
#include "decks/registry.h"

namespace rondo::aerodome {

struct Sheet {
  FaultLog& log;
  Registry& registry;
  std::optional<Source> source;  ///< the file's top-level `source`
};

[[nodiscard]] Fighter read_fighter(const Node& table, Sheet& sheet);
[[nodiscard]] BattleCard read_battle_card(const Node& table, Sheet& sheet);
[[nodiscard]] AuxCard read_aux_card(const Node& table, Sheet& sheet);
[[nodiscard]] Hand read_hand(const Node& table, Sheet& sheet);
[[nodiscard]] Squadron read_squadron(const Node& table, Sheet& sheet);
[[nodiscard]] Stadium read_stadium(const Node& table, Sheet& sheet);
[[nodiscard]] Component read_component(const Node& table, Sheet& sheet);
[[nodiscard]] Dimensions read_dimensions(const Node& table, Sheet& sheet);

/// What can be defined and referred to.
namespace kind {
inline constexpr IdKind fighter = {"fighter", "word"};
inline constexpr IdKind fighter_id = {"fighter", "id"};
inline constexpr IdKind pilot = {"fighter", "name"};
inline constexpr IdKind card = {"card", "id"};
inline constexpr IdKind aux = {"Auxiliary", "id"};
inline constexpr IdKind hand = {"hand", "word"};
inline constexpr IdKind squadron = {"squadron", "word"};
inline constexpr IdKind stadium = {"stadium", "word"};
inline constexpr IdKind stadium_id = {"stadium", "id"};
inline constexpr IdKind stadium_name = {"stadium", "name"};
inline constexpr IdKind component = {"component", "name"};
}  // namespace kind

/// The word or id that the table has of its own among all of its kind.
[[nodiscard]] std::string read_own(const Reader& table, IdKind kind, Sheet& sheet);

/// The texts under `key`, each a reference; without the key none, unless it is compulsory.
[[nodiscard]] std::vector<std::string> read_references(const Reader& table, std::string_view key, IdKind kind, bool compulsory, Sheet& sheet);

}  // namespace rondo::aerodome
