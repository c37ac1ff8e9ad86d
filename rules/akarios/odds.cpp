#include "rules/akarios/odds.h"

#include <algorithm>

namespace rondo::akarios {

namespace {

void add(Odds& odds, int points, Ways ways) {
  const auto i = static_cast<std::size_t>(std::max(points, 0));
  if (odds.damage.size() <= i) odds.damage.resize(i + 1);
  odds.damage[i] += ways;
}

}  // namespace

Ways Odds::at_least(int points) const {
  Ways ways = 0;
  for (std::size_t i = static_cast<std::size_t>(std::max(points, 0)); i < damage.size(); ++i) ways += damage[i];
  return ways;
}

Ways Odds::sum() const {
  Ways sum = 0;
  for (std::size_t i = 0; i < damage.size(); ++i) sum += damage[i] * i;
  return sum;
}

Odds certain(int base) {
  Odds odds;
  add(odds, base, 1);
  return odds;
}

/// What follows a bolster is counted by itself and brought to the same number of ways.
Odds odds(const ModifierDeck& deck, int base) {
  constexpr std::array<int, modifier_kinds> adds = {0, 1, -1, 2, -2, 0, 0, 1, -1};
  ModifierDeck left = deck;
  if (left.empty()) {
    for (const std::uint8_t kind : left.discard) ++left.bag[kind];
    left.discard.clear();
  }
  if (left.empty()) return certain(base);
  constexpr auto bolster = static_cast<std::uint8_t>(Modifier::bolster);
  Odds after;
  Ways further = 0;
  if ((further = left.weight(bolster)) > 0) {
    ModifierDeck rest = left;
    rest.draw(bolster);
    after = odds(rest, base + 1);
  }
  Odds total;
  total.all = further * after.all;
  for (std::size_t points = 0; further > 0 && points < after.damage.size(); ++points)
    add(total, static_cast<int>(points), further * after.damage[points]);
  total.missed = further * after.missed;
  for (std::size_t kind = 0; kind < modifier_kinds; ++kind) {
    const Ways ways = kind == bolster ? 0 : left.weight(static_cast<std::uint8_t>(kind)) * after.all;
    if (ways == 0) continue;
    const bool miss = static_cast<Modifier>(kind) == Modifier::miss;
    const int damage = std::max(0, base + adds[kind]) * (static_cast<Modifier>(kind) == Modifier::twice ? 2 : 1);
    add(total, miss ? 0 : damage, ways);
    if (miss) total.missed += ways;
    total.all += ways;
  }
  return total;
}

}  // namespace rondo::akarios
