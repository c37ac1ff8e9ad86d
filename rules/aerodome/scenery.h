#pragma once
// What stands in a situation, as it is written: pilots with their cards and markers in any state, tokens, and where in the round it is.
// Private to the reader of situations.
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "decks/aerodome/cards.h"
#include "decks/reader.h"
#include "rules/aerodome/game.h"
#include "rules/aerodome/position.h"

namespace rondo::aerodome {

/// A fighter, as written.
struct Flier {
  Place place;
  Seat seat = Seat::none;
  std::string tag;
  const Fighter* fighter = nullptr;     ///< a plain one if null
  std::vector<const BattleCard*> hand;  ///< in the place of plain cards
  std::optional<int> active;            ///< 0 to 8
  std::optional<int> initiative;
  std::optional<int> ammo;
  const AuxCard* armament = nullptr;
  std::vector<const AuxCard*> aux, deck, discard;
  std::vector<std::string> touches;
  Plane state;  ///< its marker and tokens; aloft if it has a place
};

/// Where a situation begins.
enum class Beginning : std::uint8_t { setup, round, selection, reveal, turn, end };

/// Everything of one situation but its question.
struct Scenery {
  Place place;
  Mode mode = Mode::standard;
  std::vector<Flier> fliers;  ///< seat by seat
  const Stadium* stadium = nullptr;
  Rulings rulings;
  Beginning begin = Beginning::turn;
  int round = 1;
  int last_round = 100;
  std::string turn, holder;  ///< tags, or empty
  std::vector<Point> tokens;
  std::array<std::uint8_t, max_seats> points{};
  [[nodiscard]] int seats() const;
};

/// The keys of a situation that these are read from.
inline constexpr std::array<std::string_view, 19> scenery_keys = {"red",    "blue",   "green",      "yellow", "white", "black", "orange",
                                                                  "violet", "mode",   "stadium",    "begin",  "round", "turn",  "holder",
                                                                  "tokens", "points", "last_round", "ties",   "ranges"};

[[nodiscard]] Scenery read_scenery(const Reader& table, const Box& box);

/// The tables of the scenery, the whole sky lying `turns` quarter turns to the left.
[[nodiscard]] Table lay_table(const Scenery& scenery, int turns);
/// The position on these tables, not yet taken to its first decision. The log hears of what has no place.
[[nodiscard]] Position lay_position(const Scenery& scenery, const Table& table, int turns, FaultLog& log);

}  // namespace rondo::aerodome
