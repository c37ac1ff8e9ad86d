// How long a maneuver takes to reckon, by kind, at positions met in random dogfights of three: nanoseconds each, and a sum of where they
// end to prove the work.
#include <chrono>
#include <cstdio>
#include <vector>

#include "ai/core/playout.h"
#include "ai/core/random.h"
#include "rules/aerodome/flight.h"
#include "tests/aerodome/tables.h"

using namespace rondo;

namespace {

constexpr int games = 60;
constexpr int rounds = 20;  // over all positions
constexpr std::size_t every = 7;  // plies between positions

std::vector<aerodome::Position> met(const aerodome::Game& game) {
  std::vector<aerodome::Position> positions;
  for (std::uint64_t seed = 0; seed < games; ++seed) {
    aerodome::Position p = game.start();
    ai::Clock clock;
    while (!over(game, p)) {
      ai::play_ply(game, p, seed, clock, ai::Random{});
      if (clock.plies % every == 0 && p[0].aloft) positions.push_back(p);
    }
  }
  return positions;
}

}  // namespace

int main() {
  const aerodome::Game game(aerodome::plain_melee(3));
  const std::vector<aerodome::Position> positions = met(game);
  for (int kind = 0; kind < static_cast<int>(aerodome::maneuver_count); ++kind) {
    const auto maneuver = static_cast<aerodome::Maneuver>(kind);
    std::uint64_t sum = 0;
    std::uint64_t flown = 0;
    const auto begun = std::chrono::steady_clock::now();
    for (int round = 0; round < rounds; ++round)
      for (const aerodome::Position& p : positions) {
        const aerodome::Flight flight = fly(game.table(), p, 0, maneuver, aerodome::Flank::left, 1 + static_cast<int>(flown % 5));
        sum += flight.heading + static_cast<std::uint64_t>(flight.touching) + flight.passed;
        ++flown;
      }
    const auto spent = std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - begun).count();
    std::printf("%-10s %6.0f ns, %llu flown, sum %llu\n", std::string(aerodome::maneuver_names[static_cast<std::size_t>(kind)]).c_str(),
                spent / static_cast<double>(flown), static_cast<unsigned long long>(flown), static_cast<unsigned long long>(sum));
  }
}
