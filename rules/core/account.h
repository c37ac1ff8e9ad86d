#pragma once
// What a finished game comes to in a few numbers, for whoever plays thousands of them. A game names the ways in which it can end and what
// it counts; both are fixed for one set-up, so that its games add up column by column.
#include <concepts>
#include <cstdint>
#include <string>
#include <vector>

#include "rules/core/fixed_vector.h"
#include "rules/core/game.h"

namespace rondo {

/// One thing that is counted in every game.
struct Measure {
  enum class Kind : std::uint8_t {
    amount,  ///< of interest on average
    steps,   ///< takes few values, and how often each came is of interest too
    mark     ///< 1 where something was achieved, else 0
  };
  std::string name;     ///< one short word, unique within the game: `valor`
  std::string meaning;  ///< the same to a person: `Valor Points left`
  Kind kind = Kind::amount;
};

/// What one finished game came to.
struct Account {
  std::uint8_t ending = 0;               ///< an index into the game's `endings`
  FixedVector<std::int16_t, 20> values;  ///< one for each of its `measures`
  bool operator==(const Account&) const = default;
};

/// A game that can be simulated. Its payoffs are above 0 for a win, below for a loss, 0 for a draw.
template <class G>
concept Accountable = Game<G> && requires(const G& game, const typename G::Position& position) {
  /// The ways in which it ends, wins and losses alike, each in a few words; at most 255, in the order in which reports list them.
  { game.endings() } -> std::convertible_to<std::vector<std::string>>;
  /// What it counts, the most telling first.
  { game.measures() } -> std::convertible_to<std::vector<Measure>>;
  /// Of a finished game; never touches the heap.
  { game.account(position) } -> std::same_as<Account>;
};

}  // namespace rondo
