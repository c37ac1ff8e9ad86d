// The dealer against known answers and an independent Philox: the same draws on every machine, none favoured.
#include "rules/core/dealer.h"

#include <array>
#include <set>
#include <vector>

#include "tests/catch.h"
#include "tests/death.h"

namespace rondo {

namespace {

using Words = std::array<std::uint32_t, 4>;

/// Philox4x32-10 written down from the paper (Salmon et al. 2011, section 3.3), apart from the library that the dealer uses.
Words philox(Words counter, std::uint32_t key0, std::uint32_t key1) {
  for (int round = 0; round < 10; ++round) {
    const std::uint64_t left = 0xD2511F53ULL * counter[0];
    const std::uint64_t right = 0xCD9E8D57ULL * counter[2];
    counter = {static_cast<std::uint32_t>(right >> 32U) ^ counter[1] ^ key0, static_cast<std::uint32_t>(right),
               static_cast<std::uint32_t>(left >> 32U) ^ counter[3] ^ key1, static_cast<std::uint32_t>(left)};
    key0 += 0x9E3779B9U;
    key1 += 0xBB67AE85U;
  }
  return counter;
}

/// A bounded draw by the words of the header: rejection, in plain division.
std::uint32_t below(std::uint64_t seed, std::uint32_t bound, std::uint32_t stream, std::uint64_t occasion) {
  for (std::uint32_t attempt = 0;; ++attempt) {
    const Words words = philox({static_cast<std::uint32_t>(occasion), static_cast<std::uint32_t>(occasion >> 32U), stream, attempt},
                               static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32U));
    for (const std::uint32_t word : words) {
      // The words that fall on one result are those with the same quotient; of each such group the surplus is refused.
      const std::uint64_t product = static_cast<std::uint64_t>(word) * bound;
      const std::uint64_t surplus = (1ULL << 32U) % bound;
      if (product % (1ULL << 32U) >= surplus) return static_cast<std::uint32_t>(product / (1ULL << 32U));
    }
  }
}

std::vector<std::uint64_t> counts(std::uint32_t bound, int draws) {
  std::vector<std::uint64_t> seen(bound);
  for (int i = 0; i < draws; ++i) ++seen[Dealer(99).below(bound, 3, static_cast<std::uint64_t>(i))];
  return seen;
}

/// Chi-square times the expected count, in whole numbers.
std::uint64_t spread(const std::vector<std::uint64_t>& seen, std::uint64_t expected) {
  std::uint64_t sum = 0;
  for (const std::uint64_t count : seen)
    sum += (count > expected ? count - expected : expected - count) * (count > expected ? count - expected : expected - count);
  return sum;
}

}  // namespace

TEST_CASE("the reference Philox gives the published answers", "[core][dealer][D1]") {
  CHECK(philox({0, 0, 0, 0}, 0, 0) == Words{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8});
  CHECK(philox({0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff}, 0xffffffff, 0xffffffff) == Words{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd});
  CHECK(philox({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, 0xa4093822, 0x299f31d0) == Words{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1});
}

TEST_CASE("a draw is the reference's draw, for every seed, stream, occasion and bound", "[core][dealer][D1]") {
  // Below 2^32 − 1 the word w comes out as w − 1.
  CHECK(Dealer(0).below(0xffffffffU, 0, 0) == 0x6627e8d5U - 1);
  for (std::uint64_t i = 0; i < 20000; ++i) {
    const std::uint64_t seed = i * 0x9E3779B97F4A7C15ULL;
    const std::uint64_t occasion = i % 7 == 0 ? i << 33U : i;
    const auto stream = static_cast<std::uint32_t>(i % 26);
    const auto bound = static_cast<std::uint32_t>(i % 3 == 0 ? 1 + i % 100 : i % 3 == 1 ? 0x80000001U + i : 1 + (seed >> 40U));
    REQUIRE(Dealer(seed).below(bound, stream, occasion) == below(seed, bound, stream, occasion));
  }
  const Words word = philox({5, 0, 0xfffffffe, 0}, 7, 0);
  CHECK(Dealer::game_seed(7, 5) == ((static_cast<std::uint64_t>(word[1]) << 32U) | word[0]));
}

TEST_CASE("the first dice of seed 7 are these on every machine", "[core][dealer][D1]") {
  std::vector<std::uint32_t> faces;
  for (std::uint64_t i = 0; i < 12; ++i) faces.push_back(1 + Dealer(7).below(6, 0, i));
  CHECK(faces == std::vector<std::uint32_t>{6, 3, 1, 3, 2, 3, 5, 2, 1, 4, 5, 5});
}

TEST_CASE("rejection favours nothing: counted over every word of a smaller generator", "[core][dealer][D2]") {
  for (unsigned bound = 1; bound < 256; ++bound) {
    std::vector<int> seen(bound);
    for (unsigned word = 0; word < 256; ++word)
      if (const auto number = fall(static_cast<std::uint8_t>(word), static_cast<std::uint8_t>(bound))) ++seen.at(*number);
    for (const int count : seen) REQUIRE(count == static_cast<int>(256 / bound));
  }
}

TEST_CASE("results come evenly, also where a remainder would favour the low ones", "[core][dealer][D2]") {
  // Chi-square below its 99.9th percentile: 20.5 for 5 degrees, 13.8 for 2, 128.6 for 87 (rounded up).
  CHECK(spread(counts(6, 60000), 10000) < 21 * 10000);
  CHECK(spread(counts(88, 88000), 1000) < 135 * 1000);
  std::vector<std::uint64_t> thirds(3);  // 3 · 2^30: taking the remainder would give the lowest third twice as often
  for (int i = 0; i < 30000; ++i) ++thirds[Dealer(5).below(3U << 30U, 1, static_cast<std::uint64_t>(i)) >> 30U];
  CHECK(spread(thirds, 10000) < 14 * 10000);
}

TEST_CASE("streams, occasions and seeds are independent", "[core][dealer]") {
  std::vector<std::uint64_t> streams(36);
  std::vector<std::uint64_t> neighbours(36);
  std::vector<std::uint64_t> seeds(36);
  for (std::uint64_t i = 0; i < 36000; ++i) {
    const std::uint32_t own = Dealer(1).below(6, 0, i);
    ++streams[own * 6 + Dealer(1).below(6, 1, i)];
    ++neighbours[own * 6 + Dealer(1).below(6, 0, i + 1)];
    ++seeds[own * 6 + Dealer(2).below(6, 0, i)];
  }
  for (const auto& table : {streams, neighbours, seeds}) CHECK(spread(table, 1000) < 67 * 1000);  // 35 degrees, 99.9 %
}

TEST_CASE("a weighted pick takes the option that its ticket falls on", "[core][dealer]") {
  const std::vector<Option> options = {{{1, 0, 0, 0}, 3}, {{2, 0, 0, 0}, 1}, {{3, 0, 0, 0}, 4}};
  const std::size_t tickets[] = {0, 0, 0, 1, 2, 2, 2, 2};
  for (std::uint64_t i = 0; i < 1000; ++i) REQUIRE(Dealer(3).pick(options, 2, i) == tickets[Dealer(3).below(8, 2, i)]);
  const std::vector<Option> one = {{{1, 0, 0, 0}, 0xffffffffU}};
  CHECK(Dealer(3).pick(one, 2, 0) == 0);
}

TEST_CASE("what cannot be drawn from is a broken promise", "[core][dealer]") {
  CHECK(broken_by([] { static_cast<void>(Dealer(1).below(0, 0, 0)); }).find("a draw below zero") != std::string::npos);
  CHECK(!broken_by([] { static_cast<void>(Dealer(1).pick({}, 0, 0)); }).empty());
  const std::vector<Option> heavy(2, Option{{}, 0x80000000U});
  CHECK(!broken_by([&] { static_cast<void>(Dealer(1).pick(heavy, 0, 0)); }).empty());
}

TEST_CASE("game seeds of a batch differ", "[core][dealer][D7]") {
  std::set<std::uint64_t> seeds;
  for (std::uint64_t i = 0; i < 10000; ++i) seeds.insert(Dealer::game_seed(7, i));
  CHECK(seeds.size() == 10000);
  CHECK(Dealer::game_seed(8, 0) != Dealer::game_seed(7, 0));
}

TEST_CASE("occasions count each stream by itself", "[core][dealer]") {
  Occasions occasions;
  CHECK(occasions.next(0) == 0);
  CHECK(occasions.next(0) == 1);
  CHECK(occasions.next(15) == 0);
  CHECK(occasions.next(0) == 2);
}

}  // namespace rondo
