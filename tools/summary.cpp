#include "tools/summary.h"

#include <algorithm>
#include <cmath>

namespace rondo::tools {

namespace {

constexpr double z = 1.959963984540054;  // of the normal distribution, 95 % two-sided
constexpr std::int64_t whole = 10'000;

/// In ten-thousandths, not beyond ±1.
std::int64_t scaled(double share) {
  const double bounded = std::clamp(share, -1.0, 1.0) * static_cast<double>(whole);
  return static_cast<std::int64_t>(bounded + (bounded < 0 ? -0.5 : 0.5));
}

}  // namespace

Summary summary(std::span<const Finish> games, std::size_t endings, std::size_t measures) {
  Summary all;
  all.endings.resize(endings);
  all.measures.resize(measures);
  for (const Finish& game : games) {
    RONDO_ENSURE(game.account.ending < endings && game.account.values.size() == measures, "an account that its game did not announce");
    all.games.add(game.verdict);
    all.endings[game.account.ending].add(game.verdict);
    for (std::size_t i = 0; i < measures; ++i) all.measures[i][game.account.values[i]].add(game.verdict);
  }
  return all;
}

Sum sum(const Spread& spread) {
  Sum all;
  for (const auto& [value, games] : spread) all = {all.games + games.all(), all.total + games.all() * value};
  return all;
}

Sum sum(const Spread& spread, Verdict verdict) {
  Sum some;
  for (const auto& [value, games] : spread) some = {some.games + games[verdict], some.total + games[verdict] * value};
  return some;
}

int median(const Spread& spread) {
  std::int64_t below = 0;
  const std::int64_t half = (sum(spread).games + 1) / 2;
  for (const auto& [value, games] : spread)
    if ((below += games.all()) >= half) return value;
  RONDO_ENSURE(false, "the median of no game");
  return 0;
}

std::int64_t rounded(std::int64_t numerator, std::int64_t denominator) {
  const std::int64_t half = numerator < 0 ? -(denominator / 2) : denominator / 2;
  return (numerator + half) / denominator;
}

Estimate wilson(std::int64_t won, std::int64_t games) {
  const auto n = static_cast<double>(games);
  const double p = static_cast<double>(won) / n;
  const double middle = p + z * z / (2 * n);
  const double reach = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  const double scale = 1 + z * z / n;
  return {rounded(won * whole, games), won == 0 ? 0 : scaled((middle - reach) / scale), won == games ? whole : scaled((middle + reach) / scale)};
}

Pairs pairs(std::span<const Finish> first, std::span<const Finish> second) {
  RONDO_ENSURE(first.size() == second.size(), "pairs of unequal rows");
  Pairs found{static_cast<std::int64_t>(first.size()), 0, 0};
  for (std::size_t i = 0; i < first.size(); ++i) {
    const bool one = first[i].verdict == Verdict::won;
    const bool other = second[i].verdict == Verdict::won;
    found.only_first += one && !other;
    found.only_second += other && !one;
  }
  return found;
}

Estimate difference(const Pairs& pairs) {
  const double n = static_cast<double>(pairs.games) + 2;
  const double first = static_cast<double>(pairs.only_first) + 0.5;
  const double second = static_cast<double>(pairs.only_second) + 0.5;
  const double lead = first - second;
  const double reach = z * std::sqrt(first + second - lead * lead / n) / n;
  return {rounded((pairs.only_first - pairs.only_second) * whole, pairs.games), scaled(lead / n - reach), scaled(lead / n + reach)};
}

}  // namespace rondo::tools
