#pragma once
// What stands on the table of a situation, as it is written: the board, the boss, pieces in any state, cards, and where in the round it
// is. Private to the reader of situations.
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "decks/aegis/sheet.h"
#include "rules/aegis/cards.h"
#include "rules/aegis/position.h"

namespace rondo::aegis {

/// Somebody on the board, as written.
struct Stander {
  const RobotCard* card = nullptr;
  std::string hex;
  Place place;  ///< of the hex
  Side side = Side::hero;
  Piece state;  ///< its counters and marks
  std::vector<const RobotCard*> beneath;
};

/// A card that is named, and where.
struct Named {
  const RobotCard* card = nullptr;
  Place place;
};

/// Everything of one situation but its question.
struct Scenery {
  Board board;
  BossCard boss;
  Piece boss_state;
  std::vector<Stander> robots, minions, drones;
  std::vector<Named> team, sideboard, reserve, deck, bottom, discard;
  Setup setup;
  std::uint8_t round = 1;
  std::uint16_t energy = 20;
  std::uint8_t valor = 18;
  std::vector<std::uint8_t> rondo, rondo_discard;
  std::uint8_t resolved = 0;
  RoundStep begin = RoundStep::turn;
  std::uint8_t skills_used = 0xff;
};

/// The keys of a situation that these are read from.
inline constexpr std::array<std::string_view, 23> scenery_keys = {
    "board",   "map",    "edge",  "boss",  "robots", "minions",  "drones",        "team",       "sideboard", "reserve", "deck",  "bottom",
    "discard", "energy", "valor", "round", "rondo",  "resolved", "rondo_discard", "difficulty", "combining", "begin",   "skills"};

[[nodiscard]] Scenery read_scenery(const Reader& table, Sheet& sheet, const Box& box);

/// The tables of the scenery; `reversed` takes robots, minions and cards in reverse order.
[[nodiscard]] Result<Table> lay_table(const Scenery& scenery, const Box& box, bool reversed);
/// The position on these tables, not yet taken to its first decision. The log hears of pieces that have no place.
[[nodiscard]] Position lay_position(const Scenery& scenery, const Table& table, bool reversed, FaultLog& log);

}  // namespace rondo::aegis
