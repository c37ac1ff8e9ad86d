#pragma once
// `rondo bench`: one number per game that stands for its whole behaviour. Every kind of sitter plays fixed seeds on the frozen decks;
// whoever changes what is played changes the number. How fast it went is a diagnostic, as it is another each time.
#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include "ai/core/playout.h"
#include "ai/core/random.h"
#include "tools/catalogue.h"
#include "tools/report.h"

namespace rondo::tools {

/// `NAME SIGNATURE` for that game, or for all if the name is empty.
[[nodiscard]] Report bench(Catalogue games, const std::string& name);

/// Plays random games on the bare rules and takes the time: what an entry's `pace` is made of.
template <Game G>
[[nodiscard]] Pace random_pace(const G& game, int games) {
  using Clock = std::chrono::steady_clock;
  const auto since = [](Clock::time_point begun) {
    return static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - begun).count());
  };
  Pace pace;
  std::vector<typename G::Position> met;
  const auto begun = Clock::now();
  for (int i = 0; i < games; ++i) {
    typename G::Position position = game.start();
    pace.plies += ai::playout(game, position, Dealer::game_seed(1, static_cast<std::uint64_t>(i)), {}, ai::Random{});
    if (met.size() < 64) met.push_back(position);
  }
  pace.play_ns = since(begun);
  pace.games = static_cast<std::uint64_t>(games);
  std::vector<typename G::Position> copies(met.size());
  const auto copying = Clock::now();
  for (int round = 0; round < 10'000; ++round) {
    std::copy(met.begin(), met.end(), copies.begin());
    asm volatile("" : : "r"(copies.data()) : "memory");  // the copies are wanted
  }
  pace.copy_ns = since(copying);
  pace.copies = 10'000 * met.size();
  return pace;
}

}  // namespace rondo::tools
