#pragma once
// `rondo bench`: one number per game that stands for its whole behaviour. Every kind of sitter plays fixed seeds on the frozen decks;
// whoever changes what is played changes the number. How fast it went is a diagnostic, as it is another each time.
#include <algorithm>
#include <string>
#include <vector>

#include "ai/core/playout.h"
#include "ai/core/random.h"
#include "tools/catalogue.h"
#include "tools/report.h"

namespace rondo::tools {

/// `NAME SIGNATURE` for that game, or for all if the name is empty.
[[nodiscard]] Report bench(Catalogue games, const std::string& name);

/// Processor time of this thread, so that a busy machine is no slow program.
[[nodiscard]] std::uint64_t processor_ns();

/// Plays random games on the bare rules and takes the time: what an entry's `pace` is made of.
template <Game G>
[[nodiscard]] Pace random_pace(const G& game, int games) {
  Pace pace;
  std::vector<typename G::Position> met;
  const std::uint64_t begun = processor_ns();
  for (int i = 0; i < games; ++i) {
    typename G::Position position = game.start();
    pace.plies += ai::playout(game, position, Dealer::game_seed(1, static_cast<std::uint64_t>(i)), {}, ai::Random{});
    if (met.size() < 64) met.push_back(position);
  }
  pace.play_ns = processor_ns() - begun;
  pace.games = static_cast<std::uint64_t>(games);
  std::vector<typename G::Position> copies(met.size());
  const std::uint64_t copying = processor_ns();
  for (int round = 0; round < 10'000; ++round) {
    std::copy(met.begin(), met.end(), copies.begin());
    asm volatile("" : : "r"(copies.data()) : "memory");  // the copies are wanted
  }
  pace.copy_ns = processor_ns() - copying;
  pace.copies = 10'000 * met.size();
  return pace;
}

}  // namespace rondo::tools
