#pragma once
// Exact chances of one attack, counted over every roll of its dice: whole numbers only. The attacker rerolls dice that fail, as LUCKY lets it;
// the defender's Elusive is counted where asked for; effect lines that somebody may still use are left out.
#include <vector>

#include "rules/core/text.h"

namespace rondo::aerodome {

inline constexpr int most_odds_dice = 20;
inline constexpr int most_odds_rerolls = 8;

/// What is rolled: `dice` dice of `sides` sides (6 or 3), each a success from `need` on.
struct Wager {
  int dice = 1;
  int need = 5;
  int sides = 6;
  int lucky = 0;         ///< that many failed dice may be rerolled once
  bool pierce = false;   ///< 1 more where any damage is done
  bool elusive = false;  ///< each success is blocked by 5 or 6 of one more die
};

struct Odds {
  std::vector<Ways> damage;  ///< by points: so many ways
  Ways all = 1;              ///< of so many
  [[nodiscard]] Ways at_least(int points) const;
  [[nodiscard]] Ways sum() const;  ///< of the points over all ways
};

/// At most `most_odds_dice` dice and `most_odds_rerolls` rerolls.
[[nodiscard]] Odds odds(const Wager& wager);

}  // namespace rondo::aerodome
