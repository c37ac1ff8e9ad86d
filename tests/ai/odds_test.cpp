// The greedy hero's odds against throwing every die, and its expectations against the rules' own exact counts.
#include "ai/aegis/odds.h"

#include <cmath>
#include <functional>
#include <map>
#include <tuple>

#include "ai/aegis/appraisal.h"
#include "rules/aegis/odds.h"
#include "tests/aegis/field.h"

namespace rondo::aegis {

namespace {

using Fallen = std::tuple<int, int, int>;  // misses, hits, sixes

/// Every roll of so many dice, counted.
std::map<Fallen, double> thrown(int dice, int accuracy, int lowest, int highest) {
  std::map<Fallen, double> counts;
  double all = 0;
  std::vector<int> faces(static_cast<std::size_t>(dice), 1);
  const std::function<void(std::size_t)> throw_from = [&](std::size_t at) {
    if (at < faces.size()) {
      for (faces[at] = 1; faces[at] <= 6; ++faces[at]) throw_from(at + 1);
      return;
    }
    std::vector<int> kept = faces;
    std::sort(kept.begin(), kept.end());
    kept.erase(kept.begin(), kept.begin() + std::min<std::ptrdiff_t>(lowest, std::ssize(kept)));
    kept.resize(kept.size() - std::min(kept.size(), static_cast<std::size_t>(highest)));
    Fallen fallen{0, 0, 0};
    for (const int face : kept) {
      ++(face >= accuracy ? std::get<1>(fallen) : std::get<0>(fallen));
      std::get<2>(fallen) += face == 6;
    }
    counts[fallen] += 1;
    all += 1;
  };
  throw_from(0);
  for (auto& [fallen, count] : counts) count /= all;
  return counts;
}

bool near(double a, double b) { return std::abs(a - b) < 1e-6 * (1 + std::abs(b)); }

}  // namespace

TEST_CASE("the odds of a roll are those of throwing every die", "[ai]") {
  for (int dice = 0; dice <= 5; ++dice)
    for (int accuracy = 1; accuracy <= 6; ++accuracy)
      for (int lowest = 0; lowest <= std::min(dice, 2); ++lowest)
        for (int highest = 0; highest + lowest <= std::min(dice, 2); ++highest) {
          std::map<Fallen, double> found;
          double all = 0;
          each_roll(dice, accuracy, lowest, highest, [&](const Roll& roll) {
            found[{roll.misses, roll.hits, roll.sixes}] += roll.chance;
            all += roll.chance;
          });
          INFO(dice << " dice at " << accuracy << "+, " << lowest << " lowest and " << highest << " highest dropped");
          CHECK(near(all, 1));
          const auto expected = thrown(dice, accuracy, lowest, highest);
          REQUIRE(found.size() == expected.size());
          for (const auto& [fallen, chance] : expected) CHECK(near(found[fallen], chance));
        }
}

TEST_CASE("the odds of many dice still add up", "[ai]") {
  for (const int dice : {10, 16, 24, 40}) {
    double all = 0;
    each_roll(dice, 4, 2, 1, [&](const Roll& roll) { all += roll.chance; });
    CHECK(near(all, 1));
  }
}

TEST_CASE("what an Action is expected to do to the boss is the rules' own mean", "[ai]") {
  const std::vector<Line> lines = {
      {.cost = 3, .accuracy = 3, .range = 12},
      {.cost = 3, .accuracy = 4, .power = 2, .range = 12, .attributes = {"CRITICAL"}},
      {.cost = 2, .accuracy = 3, .power = 3, .range = 12, .multi = false},
      {.cost = 4, .accuracy = 5, .range = 11, .attributes = {"PRECISE"}},
      {.cost = 2, .accuracy = 2, .range = 12, .attributes = {"AIMED"}},
  };
  for (const Line& line : lines) {
    Cast cast = gunner({line});
    cast.boss_integrity = 99;
    for (const int dmg : {0, 2})
      for (const int def : {0, 1}) {
        Scene s(cast);
        const PieceId gun = s.hero("GUN-1", "C1");
        s.marks(gun, Side::hero).dmg = static_cast<std::int8_t>(dmg);
        s.marks(boss_piece, Side::boss).def = static_cast<std::int8_t>(def);
        const Shot aimed = shot(s.table(), s.p, gun, 0);
        const Odds exact = odds(s.table(), s.p, aimed, boss_piece, line.cost);
        REQUIRE(exact.yields.size() == 1);
        const double mean = static_cast<double>(exact.yields[0].sum) / static_cast<double>(exact.rolls);
        const Weights weights;
        const Appraisal appraisal(s.table(), s.p, weights);
        INFO(line.cost << " dice, " << line.accuracy << "+, DMG " << dmg << ", DEF " << def);
        CHECK(near(appraisal.expected(s.p, aimed, boss_piece, line.cost), mean * weights.boss_point));
      }
  }
}

}  // namespace rondo::aegis
