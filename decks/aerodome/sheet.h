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

/// The kinds of what can be referred to, as faults call them.
namespace kind {
inline constexpr std::string_view fighter = "fighter";  ///< by word
inline constexpr std::string_view fighter_id = "fighter id";
inline constexpr std::string_view pilot = "fighter called";  ///< by name
inline constexpr std::string_view card = "card";
inline constexpr std::string_view aux = "Auxiliary";
inline constexpr std::string_view hand = "hand";
inline constexpr std::string_view squadron = "squadron";
inline constexpr std::string_view stadium = "stadium";  ///< by word
inline constexpr std::string_view stadium_id = "stadium id";
inline constexpr std::string_view stadium_name = "stadium called";
}  // namespace kind

/// `key`, a word or id of its own among all of its kind.
[[nodiscard]] std::string read_own(const Reader& table, std::string_view key, std::string_view kind, Sheet& sheet);

/// The texts under `key`, each a reference; without the key none, unless it is compulsory.
[[nodiscard]] std::vector<std::string> read_references(const Reader& table, std::string_view key, std::string_view kind, bool compulsory,
                                                       Sheet& sheet);

}  // namespace rondo::aerodome
