#include "rules/aegis/odds.h"

#include <algorithm>
#include <numeric>

#include "rules/core/ensure.h"
#include "rules/core/text.h"

namespace rondo::aegis {

namespace {

std::uint64_t power(int base, int exponent) {
  std::uint64_t product = 1;
  for (int i = 0; i < exponent; ++i) product *= static_cast<std::uint64_t>(base);
  return product;
}

std::uint64_t choose(int n, int k) {
  std::uint64_t ways = 1;
  for (int i = 1; i <= k; ++i) ways = ways * static_cast<std::uint64_t>(n - k + i) / static_cast<std::uint64_t>(i);
  return ways;
}

/// Takes up to `count` off the first of the three kinds that still have dice.
void take(int count, int& first, int& second, int& third) {
  for (int* kind : {&first, &second, &third}) {
    const int taken = std::min(count, *kind);
    *kind -= taken;
    count -= taken;
  }
}

/// The total on one piece after its DEF (AEG-156).
int felt(const Table& table, const Position& p, const Shot& shot, const Strength& strength, PieceId piece) {
  const int sum = total(table, p, strength, piece);
  if (!offensive(shot.line->effect) || shot.has(Attribute::aimed)) return std::abs(sum);
  return std::max(0, sum - mark(p, piece, &Marks::def));
}

}  // namespace

Odds odds(const Table& table, const Position& p, const Shot& shot, PieceId target, int cost) {
  Odds odds;
  odds.plan = dice_plan(table, p, shot, target, cost);
  odds.needed = accuracy(table, p, shot, target);
  const int n = odds.plan.rolled;
  RONDO_ENSURE(n <= most_odds_dice, "more dice than odds are counted for");
  odds.rolls = power(6, n);
  odds.successes.resize(static_cast<std::size_t>(shot.line->multi_hit ? cost : 1) + 1);
  each(affected(table, p, shot, target), [&](PieceId piece) { odds.yields.push_back({piece, 0}); });
  for (int misses = 0; misses <= n; ++misses)
    for (int sixes = 0; misses + sixes <= n; ++sixes) {
      const int plain = n - misses - sixes;  // hits below 6
      const std::uint64_t ways = choose(n, misses) * choose(n - misses, sixes) * power(odds.needed - 1, misses) * power(6 - odds.needed, plain);
      if (ways == 0) continue;
      int kept_misses = misses;
      int kept_plain = plain;
      int kept_sixes = sixes;
      take(odds.plan.drop_lowest, kept_misses, kept_plain, kept_sixes);
      take(odds.plan.drop_highest, kept_sixes, kept_plain, kept_misses);
      Dice dice;
      dice.open[0] = static_cast<std::uint8_t>(kept_misses);
      dice.open[5] = static_cast<std::uint8_t>(kept_sixes);
      dice.open[static_cast<std::size_t>(odds.needed - 1)] =
          static_cast<std::uint8_t>(dice.open[static_cast<std::size_t>(odds.needed - 1)] + kept_plain);
      const int hits = successes(*shot.line, dice, odds.needed);
      odds.successes[static_cast<std::size_t>(hits)] += ways;
      const Strength made = strength(table, p, shot, hits, kept_sixes);
      if (hits > 0)
        for (Yield& yield : odds.yields) yield.sum += ways * static_cast<std::uint64_t>(felt(table, p, shot, made, yield.piece));
    }
  return odds;
}

std::string chance_text(std::uint64_t part, std::uint64_t whole) {
  const std::uint64_t common = std::gcd(part, whole);
  const std::uint64_t percent = (part / common * 100 + whole / common / 2) / (whole / common);
  std::string text = std::to_string(part / common) + (whole == common ? "" : "/" + std::to_string(whole / common)) + " (";
  if (part > 0 && percent == 0) return text + "<1%)";
  if (part < whole && percent == 100) return text + ">99%)";
  return text + std::to_string(percent) + "%)";
}

std::string mean_text(std::uint64_t sum, std::uint64_t count) {
  const std::uint64_t common = std::gcd(sum, count);
  const std::uint64_t over = sum / common;
  const std::uint64_t under = count / common;
  if (under == 1) return std::to_string(over);
  return std::to_string(over) + "/" + std::to_string(under) + " (" + rondo::mean_text(over, under) + ")";
}

}  // namespace rondo::aegis
