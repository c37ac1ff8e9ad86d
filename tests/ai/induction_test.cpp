// The reference games have the exact values that are known of them.
#include "ai/core/induction.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "tests/catch.h"
#include "tests/reference/goofspiel.h"
#include "tests/reference/nim.h"
#include "tests/reference/oshi_zumo.h"

namespace rondo {

namespace {

using reference::Goofspiel;
using reference::OshiZumo;
constexpr auto descending = Goofspiel::Prizes::descending;
constexpr double close = 1e-9;

template <Game G>
struct Root {
  const G& game;
  ai::Induction<G> induction{game};
  typename ai::Induction<G>::Matrix matrix = induction.matrix(game.start());

  [[nodiscard]] double cell(std::size_t own, std::size_t foe) const { return matrix.view().at(own - 1, foe - 1); }
  [[nodiscard]] std::vector<double> mix() {
    ai::MatrixSolver solver;
    solver.solve(matrix.view());
    return {solver.row().begin(), solver.row().end()};
  }
  void check(std::size_t own, std::size_t foe, double expected) const {
    INFO(own << " against " << foe);
    CHECK(std::abs(cell(own, foe) - expected) < close);
    CHECK(std::abs(cell(foe, own) + expected) < close);  // the game is the same from both sides
  }
  void check_losers(std::initializer_list<std::pair<std::size_t, std::size_t>> listed) const {
    for (std::size_t own = 1; own <= matrix.rows; ++own)
      for (std::size_t foe = own + 1; foe <= matrix.rows; ++foe)
        if (std::find(listed.begin(), listed.end(), std::pair{own, foe}) == listed.end()) check(own, foe, -1);
  }
};

/// How many states there are and what their values add up to. With points, what is already won is no part of a state.
std::pair<std::size_t, double> states(const Goofspiel& game, bool points) {
  ai::Induction<Goofspiel> induction(game);
  CHECK(std::abs(induction.value(game.start())) < close);
  std::map<std::array<int, 3>, double> found;
  induction.each([&](const Goofspiel::Position& p, double value) {
    found[{p.hands[0], p.hands[1], points ? 0 : p.lead}] = points ? value - p.lead : value;
  });
  double sum = 0;
  for (const auto& [key, value] : found) sum += std::abs(value);
  return {found.size(), sum};
}

void check_states(int cards, Goofspiel::Worth worth, std::size_t count, double sum) {
  INFO("Goofspiel " << cards);
  const auto [number, total] = states(Goofspiel(cards, descending, worth), worth == Goofspiel::Worth::points);
  CHECK(number == count);
  CHECK(std::abs(total - sum) < close);
}

void check_mix(const std::vector<double>& mix, const std::vector<double>& expected) {
  REQUIRE(mix.size() >= expected.size());
  for (std::size_t i = 0; i < mix.size(); ++i) CHECK(std::abs(mix[i] - (i < expected.size() ? expected[i] : 0)) < close);
}

}  // namespace

TEST_CASE("Goofspiel for the result has its exact values", "[ai][induction]") {
  const Goofspiel three(3), four(4), five(5);
  Root<Goofspiel> root3{three}, root4{four}, root5{five};
  root3.check(1, 3, -0.5);
  root3.check_losers({{1, 3}});
  check_mix(root3.mix(), {0, 0, 1});
  root4.check(1, 4, -3.0 / 19);
  root4.check(2, 4, -0.5);
  root4.check_losers({{1, 4}, {2, 4}});
  check_mix(root4.mix(), {0, 0, 0, 1});
  root5.check(1, 4, -11.0 / 15);
  root5.check(1, 5, 0);
  root5.check(2, 5, -3.0 / 19);
  root5.check(3, 5, -17.0 / 32);
  root5.check_losers({{1, 4}, {1, 5}, {2, 5}, {3, 5}});
  check_states(3, Goofspiel::Worth::result, 41, 29);
  check_states(4, Goofspiel::Worth::result, 277, 227.982456140351);
  check_states(5, Goofspiel::Worth::result, 1729, 1536.719141604010);
}

TEST_CASE("Goofspiel for points has its exact values", "[ai][induction]") {
  const Goofspiel three(3, descending, Goofspiel::Worth::points), four(4, descending, Goofspiel::Worth::points),
      five(5, descending, Goofspiel::Worth::points);
  Root<Goofspiel> root3{three}, root4{four}, root5{five};
  root3.check(1, 2, -2);
  root3.check(1, 3, -2.0 / 3);
  root3.check(2, 3, -2);
  check_mix(root3.mix(), {0, 0, 1});
  root4.check(1, 2, -113.0 / 36);
  root4.check(1, 3, -93.0 / 49);
  root4.check(1, 4, -115.0 / 363);
  root4.check(2, 3, -3);
  root4.check(2, 4, -6.0 / 5);
  root4.check(3, 4, -12.0 / 5);
  check_mix(root4.mix(), {0, 0, 0, 1});
  root5.check(1, 5, 0.160620755);
  root5.check(2, 5, -96052.0 / 165375);
  root5.check(3, 5, -2941043.0 / 1896535);
  root5.check(4, 5, -1774861.0 / 555449);
  check_mix(root5.mix(), {.115827983, .032031598, 0, 0, .852140419});
  check_states(3, Goofspiel::Worth::points, 19, 44.0 / 3);
  check_states(4, Goofspiel::Worth::points, 69, 82.092695039448);
  check_states(5, Goofspiel::Worth::points, 251, 410.967781279480);
}

TEST_CASE("Oshi-Zumo has its exact values", "[ai][induction]") {
  const auto one_fewer = [](const OshiZumo& game) {
    OshiZumo::Position position = game.start();
    --position.coins[1];
    return ai::Induction<OshiZumo>(game).value(position);
  };
  const OshiZumo eight(8, 1), ten(10, 1), wide(10, 2);
  Root<OshiZumo> root8{eight}, root10{ten}, root_wide{wide};
  const std::vector<double> known = {0, 3.0 / 7, 0, 4.0 / 7, 0, 0, 0, 0};  // one of several optimal mixes
  for (std::size_t j = 0; j < 8; ++j) {
    double left = 0;
    for (std::size_t i = 0; i < 8; ++i) left += known[i] * root8.matrix.view().at(i, j);
    CHECK(left > -close);
  }
  check_mix(root10.mix(), {55.0 / 427, 0, 165.0 / 427, 0, 207.0 / 427});
  check_mix(root_wide.mix(), {.221062605, .481097969, .297839427});
  CHECK(std::abs(one_fewer(eight) - 25.0 / 37) < close);
  CHECK(std::abs(one_fewer(ten) - 237322.0 / 450739) < close);
  CHECK(std::abs(one_fewer(wide) - 12693.0 / 14863) < close);
}

TEST_CASE("induction takes chance by its weights", "[ai][induction]") {
  const Goofspiel shuffled(3, Goofspiel::Prizes::shuffled, Goofspiel::Worth::points);
  ai::Induction<Goofspiel> induction(shuffled);
  CHECK(std::abs(induction.value(shuffled.start())) < close);
  Goofspiel::Position behind{{0b011, 0b110}, 0b011, 0, 0};  // 1 and 2 against 2 and 3, for the prizes 1 and 2
  // Whichever prize p comes before q: the matrix (−3, −p; −q, −3), worth (9 − p·q) / (p + q − 6).
  CHECK(std::abs(induction.value(behind) + 7.0 / 3) < close);
}

TEST_CASE("induction lets each seat that acts alone take what it wants", "[ai][induction]") {
  for (int heap = 1; heap <= 12; ++heap) {
    const reference::Nim nim(heap);
    const int expected = heap % 4 == 0 ? -1 : 1;
    CHECK(ai::Induction<reference::Nim>(nim).value(nim.start()) == expected);
    CHECK(ai::Induction<reference::Nim>(nim, Seat::seat1).value(nim.start()) == -expected);
  }
}

TEST_CASE("Goofspiel 7 is solved", "[ai][induction]") {
  const Goofspiel seven(7);
  CHECK(std::abs(ai::Induction<Goofspiel>(seven).value(seven.start())) < close);
}

}  // namespace rondo
