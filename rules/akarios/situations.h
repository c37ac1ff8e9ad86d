#pragma once
// Reads files of Akarios situations: ships anywhere on a map in any state a battle can be in, with cards of the shipped decks or of the file
// itself. Strict as every loader; tests/situations/README.md describes the format.
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "decks/source.h"
#include "rules/akarios/game.h"
#include "rules/core/situation.h"

namespace rondo::akarios {

/// A position in which a situation begins.
struct Opening {
  Game game;
  Position position;
  std::vector<std::string> told;  ///< what happened on the way to its first decision
  Game written;                   ///< with the tables as they are written: where facts find their hexes
  int sides = 0;                  ///< hex sides clockwise by which the whole map lies other than it is written
  int round = 0;                  ///< in which it begins
};

struct Staged {
  Situation situation;
  std::vector<Opening> openings;  ///< as written; and with the whole map turned, which must make no difference
};

struct Situations {
  std::vector<Staged> list;
  std::vector<Fault> faults;  ///< with faults the list is incomplete and not to be judged
};

/// The situations of `file`, with the cards of `decks` besides its own. `sources` is what a situation may be founded on.
[[nodiscard]] Situations read_situations(const SourceFile& file, std::span<const SourceFile> decks, std::span<const std::string> sources);

/// Whether combat cards are due, or the dice of a later round than `round`: where a situation ends that gives none.
[[nodiscard]] bool rests(const Position& p, int round);

/// The first words of everything that `Game::spell` spells.
[[nodiscard]] std::span<const std::string_view> spelled_verbs();

}  // namespace rondo::akarios
