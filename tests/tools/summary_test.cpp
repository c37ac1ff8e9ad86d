// Sums and intervals against numbers that were worked out elsewhere.
#include "tools/summary.h"

#include "tests/catch.h"

namespace rondo::tools {

namespace {

Finish finish(Verdict verdict, int ending, int value) {
  Finish game{verdict, {static_cast<std::uint8_t>(ending), {}}};
  game.account.values.push_back(static_cast<std::int16_t>(value));
  return game;
}

}  // namespace

TEST_CASE("Wilson's interval at known places", "[tools][sim]") {
  CHECK(wilson(50, 100) == Estimate{5000, 4038, 5962});
  CHECK(wilson(0, 10) == Estimate{0, 0, 2775});
  CHECK(wilson(10, 10) == Estimate{10'000, 7225, 10'000});
  CHECK(wilson(1, 1) == Estimate{10'000, 2065, 10'000});
  CHECK(wilson(81, 263) == Estimate{3080, 2553, 3662});  // Newcombe 1998, table I
  CHECK(wilson(15, 148) == Estimate{1014, 624, 1605});
  CHECK(wilson(1, 29) == Estimate{345, 61, 1718});
}

TEST_CASE("the difference of paired shares at known places", "[tools][sim]") {
  CHECK(difference({1600, 150, 86}) == Estimate{400, 212, 587});  // the approval ratings of Agresti's textbooks
  CHECK(difference({100, 0, 0}) == Estimate{0, -192, 192});
  CHECK(difference({100, 30, 10}) == Estimate{2000, 791, 3131});
  CHECK(difference({100, 10, 30}) == Estimate{-2000, -3131, -791});
  CHECK(difference({1, 1, 0}).high == 10'000);
}

TEST_CASE("whole numbers are rounded to the nearest, halves away from zero", "[tools][sim]") {
  CHECK(rounded(1, 2) == 1);
  CHECK(rounded(-1, 2) == -1);
  CHECK(rounded(1, 3) == 0);
  CHECK(rounded(-2, 3) == -1);
  CHECK(rounded(7, 7) == 1);
}

TEST_CASE("games add up by verdict, ending and value", "[tools][sim]") {
  const std::vector<Finish> games = {finish(Verdict::won, 1, 4), finish(Verdict::lost, 0, -3), finish(Verdict::won, 0, 4),
                                     finish(Verdict::drawn, 1, 9)};
  const Summary all = summary(games, 2, 1);
  CHECK(all.games.all() == 4);
  CHECK(all.games[Verdict::won] == 2);
  CHECK(all.endings[0][Verdict::won] == 1);
  CHECK(all.endings[0][Verdict::lost] == 1);
  CHECK(all.endings[1][Verdict::drawn] == 1);
  const Spread& spread = all.measures[0];
  CHECK(sum(spread).total == 14);
  CHECK(sum(spread, Verdict::won).total == 8);
  CHECK(sum(spread, Verdict::won).games == 2);
  CHECK(spread.begin()->first == -3);
  CHECK(median(spread) == 4);
}

TEST_CASE("pairs count who won where the other did not", "[tools][sim]") {
  const std::vector<Finish> first = {finish(Verdict::won, 0, 0), finish(Verdict::won, 0, 0), finish(Verdict::lost, 0, 0),
                                     finish(Verdict::drawn, 0, 0)};
  const std::vector<Finish> second = {finish(Verdict::lost, 0, 0), finish(Verdict::won, 0, 0), finish(Verdict::won, 0, 0),
                                      finish(Verdict::lost, 0, 0)};
  CHECK(pairs(first, second) == Pairs{4, 1, 1});
}

}  // namespace rondo::tools
