// Numbers a + b√3 against two oracles: Euclid's algorithm on |a|/|b| (tests/core/plane_oracle.h), and pairs whose sign is known because
// a² − 3b² is 1 or −2, which come as close to 0 as such numbers can.
#include "rules/core/surd.h"

#include <limits>

#include "tests/catch.h"
#include "tests/core/draws.h"
#include "tests/core/plane_oracle.h"
#include "tests/death.h"

namespace rondo {

namespace {

/// Whole numbers of every size up to 2^30, either sign.
std::int32_t some_number(Draws& draws) {
  const int bits = draws.below(31);
  return draws.between(0, (1 << bits) - 1) * (draws.below(2) == 0 ? 1 : -1);
}

/// a + b√3 near 0 half the time: a is then −b√3, cut.
Surd some_surd(Draws& draws, std::int32_t most) {
  Surd x = {some_number(draws) % most, some_number(draws) % (most / 2)};
  if (draws.below(2) == 0) x.a = static_cast<std::int32_t>(-std::int64_t{x.b} * 1'732'050'808 / 1'000'000'000) + draws.between(-1, 1);
  return x;
}

oracle::Exact product(oracle::Exact x, oracle::Exact y) { return x * y; }
bool same(Surd x, oracle::Exact y) { return oracle::Exact{x}.a == y.a && oracle::Exact{x}.b == y.b; }

}  // namespace

TEST_CASE("The sign of a + b√3 is exact to the last digit", "[surd]") {
  // (a + b√3)(2 + √3)^n: a² − 3b² stays as it was, so a − b√3 shrinks towards 0 and keeps its sign.
  const auto check = [](std::int64_t a, std::int64_t b, int wanted) {
    int steps = 0;
    for (; a < std::int64_t{1} << 60; ++steps) {
      REQUIRE(sign(a, -b) == wanted);
      REQUIRE(sign(-a, b) == -wanted);
      if (a < 1 << 30) {
        const Surd x = {static_cast<std::int32_t>(a), static_cast<std::int32_t>(-b)};
        REQUIRE(sign(x) == wanted);
        REQUIRE(sign(-x) == -wanted);
        REQUIRE((x < Surd{}) == (wanted < 0));
      }
      const std::int64_t next = 2 * a + 3 * b;
      b = a + 2 * b;
      a = next;
    }
    CHECK(steps > 30);
  };
  check(2, 1, 1);
  check(1, 1, -1);
  CHECK(sign(0, 0) == 0);
  CHECK(sign(Surd{}) == 0);
  constexpr std::int64_t far = (std::int64_t{1} << 62) - 1;
  CHECK(sign(far, far) == 1);
  CHECK(sign(-far, far) == 1);
  CHECK(sign(far, -far) == -1);
  CHECK(sign(-far, -far) == -1);
  CHECK(sign(Surd{1 << 30, 1 << 30}) == 1);
  CHECK(sign(Surd{-(1 << 30), -(1 << 30)}) == -1);
}

TEST_CASE("Signs, order, sums and products agree with the oracle", "[surd]") {
  Draws draws{1};
  for (int i = 0; i < 100'000; ++i) {
    const Surd x = some_surd(draws, 1 << 30);
    const Surd y = draws.below(8) == 0 ? x : draws.below(2) == 0 ? some_surd(draws, 1 << 30) : x + Surd{draws.between(-2, 2), draws.between(-2, 2)};
    const int order = oracle::sign_by_fractions(oracle::Exact{x} - oracle::Exact{y});
    bool right = sign(x) == oracle::sign_by_fractions(x) && sign(x.a, x.b) == sign(x);
    right =
        right && (x < y) == (order < 0) && (x > y) == (order > 0) && (x <= y) == (order <= 0) && (x >= y) == (order >= 0) && (x == y) == (order == 0);
    const Surd p = some_surd(draws, 1 << 14);
    const Surd q = some_surd(draws, 1 << 14);
    right = right && same(p * q, product(p, q)) && same(times_root3(p), product(p, {0, 1})) && same(p + q, oracle::Exact{p} + oracle::Exact{q});
    right =
        right && same(p - q, oracle::Exact{p} - oracle::Exact{q}) && same(-p, oracle::Exact{} - oracle::Exact{p}) && same(p * q.a, product(p, q.a));
    right = right && half(p * 2) == p;
    if (!right)
      FAIL_CHECK(x.a << " + " << x.b << "r, " << y.a << " + " << y.b << "r, " << p.a << " + " << p.b << "r, " << q.a << " + " << q.b << "r");
  }
}

TEST_CASE("The oracle's own two ways to a sign agree", "[surd]") {
  Draws draws{2};
  for (int i = 0; i < 100'000; ++i) {
    const oracle::Exact x = some_surd(draws, 1 << 30);
    const oracle::Exact cube = x * x * x;
    if (oracle::sign(x) != oracle::sign_by_fractions(x) || oracle::sign(cube) != oracle::sign_by_fractions(x)) FAIL_CHECK("case " << i);
  }
}

TEST_CASE("Floors and roundings bracket what they round", "[surd]") {
  CHECK(floor({0, 1}) == 1);
  CHECK(floor({0, -1}) == -2);
  CHECK(floor({-7, 4}) == -1);  // 4√3 = 6.93
  CHECK(floor({7, -4}) == 0);
  CHECK(floor({5, 0}) == 5);
  CHECK(floor({-5, 0}) == -5);
  CHECK(floor({0, std::numeric_limits<std::int32_t>::max()}) == 3'719'550'785);  // that is, 3 · (2^31 − 1)² lies between its square and the next
  CHECK(approximate({0, 1}) == 2);
  CHECK(approximate({0, -1}) == -2);
  CHECK(approximate({0, 2}) == 3);
  CHECK(approximate({-9, 0}) == -9);
  Draws draws{3};
  for (int i = 0; i < 100'000; ++i) {
    const Surd x = some_surd(draws, 1 << 28);
    const auto less = [&](std::int64_t whole, int times) { return oracle::sign_by_fractions(oracle::Exact{x} * times - oracle::Exact{whole}); };
    const std::int64_t below = floor(x);
    const std::int64_t near = approximate(x);
    if (less(below, 1) < 0 || less(below + 1, 1) >= 0) FAIL_CHECK("floor of " << x.a << " + " << x.b << "r: " << below);
    if (less(2 * near - 1, 2) < 0 || less(2 * near + 1, 2) > 0) FAIL_CHECK("rounded, " << x.a << " + " << x.b << "r: " << near);
  }
}

TEST_CASE("Halves are of even numbers", "[surd]") {
  CHECK(half({6, -4}) == Surd{3, -2});
  CHECK(broken_by([] { (void)half({1, 0}); }).find("half of an odd number") != std::string::npos);
  CHECK(broken_by([] { (void)half({0, -3}); }).find("half of an odd number") != std::string::npos);
}

}  // namespace rondo
