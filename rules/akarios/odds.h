#pragma once
// Exact chances of one attack, counted over every modifier card that may come: whole numbers only. Reactions are not counted.
#include <vector>

#include "rules/akarios/position.h"
#include "rules/core/text.h"

namespace rondo::akarios {

struct Odds {
  std::vector<Ways> damage;  ///< by points: so many ways; a miss is no point
  Ways missed = 0;           ///< of those without a point, by a Miss
  Ways all = 1;
  [[nodiscard]] Ways at_least(int points) const;
  [[nodiscard]] Ways sum() const;  ///< of the points over all ways
};

/// Of an attack of `base` damage with one card of that deck; a bolster adds 1 and is drawn on top of the next (HOUSE-10). An empty deck is
/// shuffled first; where there is no card at all, the base stays.
[[nodiscard]] Odds odds(const ModifierDeck& deck, int base);
/// Of an attack without a modifier card.
[[nodiscard]] Odds certain(int base);

}  // namespace rondo::akarios
