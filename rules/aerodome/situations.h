#pragma once
// Reads files of Aerodome situations: markers anywhere in the sky in any state a game can be in, with cards of the shipped decks or of the
// file itself. Strict as every loader; tests/situations/README.md describes the format.
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "decks/source.h"
#include "rules/aerodome/game.h"
#include "rules/core/situation.h"

namespace rondo::aerodome {

/// A position in which a situation begins.
struct Opening {
  Game game;
  Position position;
  std::vector<std::string> told;  ///< what happened on the way to its first decision
  int turns = 0;                  ///< quarter turns to the left by which the whole sky lies other than it is written
};

struct Staged {
  Situation situation;
  std::vector<Opening> openings;  ///< as written; and with the whole sky turned, which must make no difference
};

struct Situations {
  std::vector<Staged> list;
  std::vector<Fault> faults;  ///< with faults the list is incomplete and not to be judged
};

/// The situations of `file`, with the cards of `decks` besides its own. `sources` is what a situation may be founded on.
[[nodiscard]] Situations read_situations(const SourceFile& file, std::span<const SourceFile> decks, std::span<const std::string> sources);

/// The first words of everything that `Game::spell` spells.
[[nodiscard]] std::span<const std::string_view> spelled_verbs();

}  // namespace rondo::aerodome
