#pragma once
// What the readers of one file's tables share: where faults and ids go, the file's own provenance, and what can only be judged once all files
// are read. One reader per kind of table; each reports all that is wrong and returns a card in which wrong values are harmless ones.
#include <functional>
#include <optional>
#include <vector>

#include "decks/akarios/cards.h"
#include "decks/reader.h"
#include "decks/registry.h"

namespace rondo::akarios {

/// Looks at the whole box for what one table could not know, and reports to the log that it keeps.
using Later = std::function<void(const Box& box)>;

struct Sheet {
  FaultLog& log;  ///< outlives every `Later`
  Registry& registry;
  std::vector<Later>& later;
  std::optional<Source> source;  ///< the file's top-level `source`
};

[[nodiscard]] Pilot read_pilot(const Node& table, Sheet& sheet);
[[nodiscard]] Upgrade read_upgrade(const Node& table, Sheet& sheet);
[[nodiscard]] Drone read_drone(const Node& table, Sheet& sheet);
[[nodiscard]] CombatCard read_combat_card(const Node& table, Sheet& sheet);
[[nodiscard]] EnemyType read_enemy_type(const Node& table, Sheet& sheet);
[[nodiscard]] ScenarioCard read_scenario_card(const Node& table, Sheet& sheet);
[[nodiscard]] Scenario read_scenario(const Node& table, Sheet& sheet);
[[nodiscard]] StoryCard read_story_card(const Node& table, Sheet& sheet);
[[nodiscard]] Campaign read_campaign(const Node& table, Sheet& sheet);
[[nodiscard]] Component read_component(const Node& table, Sheet& sheet);

/// What can be defined and referred to.
namespace kind {
inline constexpr IdKind pilot = {"pilot", "word"};
inline constexpr IdKind pilot_letter = {"pilot", "letter"};
inline constexpr IdKind ability = {"upgrade or drone action", "word"};
inline constexpr IdKind upgrade = {"upgrade", "word"};
inline constexpr IdKind drone = {"drone", "word"};
inline constexpr IdKind combat_card = {"combat card", "id"};
inline constexpr IdKind deck_place = {"deck", "card"};
inline constexpr IdKind enemy = {"enemy type", "word"};
inline constexpr IdKind enemy_letter = {"enemy type", "letter"};
inline constexpr IdKind scenario_card = {"scenario card", "word"};
inline constexpr IdKind scenario = {"scenario", "word"};
inline constexpr IdKind story = {"story card", "word"};
inline constexpr IdKind campaign = {"campaign", "word"};
inline constexpr IdKind component = {"component", "name"};
}  // namespace kind

/// The word or id that the table has of its own among all of its kind.
[[nodiscard]] std::string read_own(const Reader& table, IdKind kind, Sheet& sheet);
/// The word under `key`, which some table of `kind` must have; empty when it is not there.
[[nodiscard]] std::string read_reference(const Reader& table, std::string_view key, IdKind kind, bool compulsory, Sheet& sheet);
/// The texts under `key`, each a reference; without the key none, unless it is compulsory.
[[nodiscard]] std::vector<std::string> read_references(const Reader& table, std::string_view key, IdKind kind, bool compulsory, Sheet& sheet);

}  // namespace rondo::akarios
