#pragma once
// Reads files of AEGIS situations: boards and pieces in any state a game can be in, with cards of the shipped decks or of the file itself.
// Strict as every loader; tests/situations/README.md describes the format.
#include <span>
#include <string>
#include <vector>

#include "decks/source.h"
#include "rules/aegis/game.h"
#include "rules/core/situation.h"

namespace rondo::aegis {

/// A position in which a situation begins.
struct Opening {
  Game game;
  Position position;
  std::vector<std::string> told;  ///< what happened on the way to its first decision
  int round = 1;                  ///< that it plays in
};

struct Staged {
  Situation situation;
  std::vector<Opening> openings;  ///< as written; and with robots, minions and cards in reverse order, which must make no difference
};

struct Situations {
  std::vector<Staged> list;
  std::vector<Fault> faults;  ///< with faults the list is incomplete and not to be judged
};

/// The situations of `file`, with the cards of `decks` besides its own. `sources` is what a situation may be founded on.
[[nodiscard]] Situations read_situations(const SourceFile& file, std::span<const SourceFile> decks, std::span<const std::string> sources);

/// Whether Rondo cards are to be revealed for a round after this one, where a situation rests.
[[nodiscard]] bool new_round(const Position& p, int round);

/// The first words of everything that `Game::spell` spells.
[[nodiscard]] std::span<const std::string_view> spelled_verbs();

}  // namespace rondo::aegis
