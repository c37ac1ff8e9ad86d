#pragma once
// Exact chances of an Action, counted over every roll of its dice: what dice are dropped, successes, totals. Whole numbers only; what
// anybody may still choose (rerolls, Jamming of the player's robots, Valor Skills, GAMBIT) is left out.
#include <cstdint>
#include <string>
#include <vector>

#include "rules/aegis/aim.h"

namespace rondo::aegis {

inline constexpr int most_odds_dice = 20;  ///< 6^20 rolls times any total still fit 64 bits

/// What an Action would do to one piece, summed over all rolls.
struct Yield {
  PieceId piece = no_piece;
  std::uint64_t sum = 0;
};
struct Odds {
  DicePlan plan;
  int needed = 1;                        ///< what a die must reach
  std::vector<std::uint64_t> successes;  ///< by their number: so many rolls
  std::uint64_t rolls = 1;               ///< of so many
  std::vector<Yield> yields;             ///< one for each piece affected
};

/// `target` is no_piece for a pure Radius Action; `cost` the printed cost or the chosen X. At most `most_odds_dice` dice are rolled.
[[nodiscard]] Odds odds(const Table& table, const Position& p, const Shot& shot, PieceId target, int cost);

/// `4/9 (44%)`, rounded to the nearest; what is neither certain nor impossible is never called 0% or 100%.
[[nodiscard]] std::string chance_text(std::uint64_t part, std::uint64_t whole);
/// `5/3 (1.67)`, or the number alone when it is whole.
[[nodiscard]] std::string mean_text(std::uint64_t sum, std::uint64_t count);

}  // namespace rondo::aegis
