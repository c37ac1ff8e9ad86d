#include "ai/aerodome/volley.h"

#include <algorithm>

namespace rondo::aerodome {

namespace {

using Chances = std::array<double, most_volley_dice + 2>;

/// One more die that succeeds with that chance, for those who have up to `most` successes.
void roll(Chances& chances, int most, double hit) {
  for (int k = most; k >= 0; --k) {
    const auto i = static_cast<std::size_t>(k);
    chances[i + 1] += chances[i] * hit;
    chances[i] *= 1 - hit;
  }
}

}  // namespace

double Harm::mean(int points) const {
  double sum = 0;
  for (int k = 1; k <= most; ++k) sum += chance[static_cast<std::size_t>(k)] * std::min(k, points);
  return sum;
}

double Harm::at_least(int points) const {
  double sum = 0;
  for (int k = std::max(points, 0); k <= most; ++k) sum += chance[static_cast<std::size_t>(k)];
  return sum;
}

Harm harm_of(const Volley& volley) {
  const int dice = std::clamp(volley.dice, 0, most_volley_dice);
  const double hit = static_cast<double>(std::clamp(volley.sides + 1 - volley.need, 0, volley.sides)) / volley.sides;
  Chances first{};
  first[0] = 1;
  for (int die = 0; die < dice; ++die) roll(first, die, hit);
  Chances hits{};
  for (int k = 0; k <= dice; ++k) {  // rerolls of those that failed
    Chances more{};
    more[0] = first[static_cast<std::size_t>(k)];
    const int again = std::min(volley.rerolls, dice - k);
    for (int die = 0; die < again; ++die) roll(more, die, hit);
    for (int extra = 0; extra <= again; ++extra) hits[static_cast<std::size_t>(k + extra)] += more[static_cast<std::size_t>(extra)];
  }
  Harm harm;
  for (int k = 0; k <= dice; ++k) {
    Chances through{};
    through[0] = hits[static_cast<std::size_t>(k)];
    for (int die = 0; die < k; ++die) roll(through, die, volley.elusive ? 2.0 / 3 : 1.0);
    for (int points = 0; points <= k; ++points)
      harm.chance[static_cast<std::size_t>(points + (volley.pierce && points > 0 ? 1 : 0))] += through[static_cast<std::size_t>(points)];
  }
  harm.most = dice + (volley.pierce ? 1 : 0);
  return harm;
}

}  // namespace rondo::aerodome
