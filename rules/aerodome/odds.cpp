#include "rules/aerodome/odds.h"

#include <algorithm>

#include "rules/core/ensure.h"

namespace rondo::aerodome {

namespace {

/// The coefficients of (misses + hits · x)^n: in how many ways so many of n dice succeed.
std::vector<Ways> successes(int n, int hits, int misses) {
  std::vector<Ways> ways = {1};
  for (int die = 0; die < n; ++die) {
    std::vector<Ways> next(ways.size() + 1);
    for (std::size_t i = 0; i < ways.size(); ++i) {
      next[i] += ways[i] * static_cast<Ways>(misses);
      next[i + 1] += ways[i] * static_cast<Ways>(hits);
    }
    ways = std::move(next);
  }
  return ways;
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

/// Every result is brought to the same number of ways: `lucky` rerolled dice and `dice` Elusive dice, whether they are needed or not.
Odds odds(const Wager& wager) {
  RONDO_ENSURE(wager.dice <= most_odds_dice && wager.lucky <= most_odds_rerolls, "more dice than odds are counted for");
  const int misses = std::clamp(wager.need - 1, 0, wager.sides);
  const int hits = wager.sides - misses;
  const int rerolls = std::min(wager.lucky, wager.dice);
  std::vector<Ways> rolled(static_cast<std::size_t>(wager.dice) + 1);  // by successes after the rerolls
  const std::vector<Ways> first = successes(wager.dice, hits, misses);
  for (int hit = 0; hit <= wager.dice; ++hit) {
    const int again = std::min(rerolls, wager.dice - hit);
    std::vector<Ways> second = successes(again, hits, misses);
    Ways spare = 1;
    for (int i = again; i < rerolls; ++i) spare *= static_cast<Ways>(wager.sides);
    for (std::size_t more = 0; more < second.size(); ++more)
      rolled[static_cast<std::size_t>(hit) + more] += first[static_cast<std::size_t>(hit)] * second[more] * spare;
  }
  Odds odds;
  odds.damage.resize(rolled.size() + 1);
  for (int i = 0; i < wager.dice + rerolls; ++i) odds.all *= static_cast<Ways>(wager.sides);
  if (wager.elusive)
    for (int i = 0; i < wager.dice; ++i) odds.all *= 3;
  for (int hit = 0; hit <= wager.dice; ++hit) {
    const std::vector<Ways> through = wager.elusive ? successes(hit, 2, 1) : std::vector<Ways>{};  // by those that are not blocked
    Ways spare = 1;
    for (int i = hit; wager.elusive && i < wager.dice; ++i) spare *= 3;
    for (int points = 0; points <= hit; ++points) {
      if (!wager.elusive && points < hit) continue;
      const auto total = static_cast<std::size_t>(points + (wager.pierce && points > 0 ? 1 : 0));
      odds.damage[total] += rolled[static_cast<std::size_t>(hit)] * (wager.elusive ? through[static_cast<std::size_t>(points)] * spare : 1);
    }
  }
  return odds;
}

}  // namespace rondo::aerodome
