#pragma once
// What stands in a situation, as it is written: a map, ships in any state, tokens, cards, and where in the round it is. What is wrong goes to
// the file's log with its place. Private to the reader of situations.
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "decks/akarios/cards.h"
#include "decks/reader.h"
#include "rules/akarios/cards.h"
#include "rules/akarios/position.h"

namespace rondo::akarios {

/// What is written of any ship; what is left out is as at the start of a battle.
struct Hulk {
  Place place;
  std::optional<Spot> at;  ///< none: not in play
  std::uint8_t facing = 0;
  std::optional<int> shields, hull;
  ConditionSet conditions = 0;
};

/// A pilot with the ship flown.
struct Flier {
  Hulk hulk;
  Pilot pilot;
  Cockpit state;                                       ///< all but supply and modifier deck
  bool reached = false;                                ///< has been on a goal hex
  std::vector<std::pair<AbilityId, int>> supply;       ///< cubes that differ from the start
  std::vector<Modifier> next;                          ///< known cards of the modifier deck, the next one first
  std::optional<std::array<int, modifier_kinds>> bag;  ///< the others, where they are not the usual ones
  std::vector<Modifier> discard;
};

struct Foe {
  Hulk hulk;
  int type = 0;  ///< in Scenery::types
  int number = 1;
};

/// Where a situation begins.
enum class Beginning : std::uint8_t { setup, round, act, enemies, end };

/// The combat cards of one type.
struct Plans {
  std::vector<Step> steps;                        ///< of a card of the situation's own, in the place of its deck's first
  std::uint8_t revealed = no_card;                ///< place in the deck
  std::optional<std::vector<std::uint8_t>> left;  ///< of the deck; the others are discarded
};

/// Everything of one situation but its question.
struct Scenery {
  Place place;
  Scenario scenario;  ///< map, goal and reinforcements
  int act = 1;
  std::vector<Flier> fliers;
  std::vector<int> types;  ///< in Box::enemy_types, in the order in which they act
  std::array<Plans, max_types> plans;
  std::vector<Foe> foes;
  std::optional<Hulk> mother;  ///< the Sparrow
  std::vector<std::pair<Token, Spot>> tokens;
  std::string marked;  ///< a ship's name, or empty
  std::vector<std::uint8_t> scenario_cards;
  int draw = 0;  ///< scenario cards that a set-up draws
  int round = 1;
  int last_round = 40;
  Beginning begin = Beginning::act;
};

/// The keys of a situation that these are read from.
inline constexpr std::array<std::string_view, 20> scenery_keys = {
    "map",   "scenario", "goal",   "goal_round", "arrivals", "changes",        "act",  "pilots", "sparrow",    "enemies",
    "types", "tokens",   "marked", "cards",      "left",     "scenario_cards", "draw", "round",  "last_round", "begin"};

[[nodiscard]] Scenery read_scenery(const Reader& table, const Box& box);

/// What an enemy type is called in a box: its word, or the same without `auto-`; −1 for nothing.
[[nodiscard]] int type_called(const Box& box, std::string_view word);

/// A plain pilot: Ada, Bea, Cid and Dot by their place, each with the same board.
[[nodiscard]] Pilot plain_pilot(std::size_t place);

/// The tables of the scenery.
[[nodiscard]] Table lay_table(const Scenery& scenery, const Box& box);
/// The same with the whole map turned clockwise by so many hex sides; hexes keep their ids.
[[nodiscard]] Table turned_table(Table table, int sides);
/// The position on these tables, not yet taken to its first decision. The log hears of what has no place.
[[nodiscard]] Position lay_position(const Scenery& scenery, const Table& table, FaultLog& log);
/// The same on a turned map.
[[nodiscard]] Position turned_position(Position p, int sides);

}  // namespace rondo::akarios
