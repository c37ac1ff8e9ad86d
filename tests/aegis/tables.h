#pragma once
// The tables that whole games are played on: the frozen box, which holds still, and the shipped one.
#include "bosses/aegis/rondo.h"
#include "decks/aegis/load.h"
#include "rules/aegis/cards.h"
#include "tests/aegis/wild.h"
#include "tests/decks/frozen.h"

namespace rondo::aegis {

inline constexpr Difficulty all_difficulties[] = {Difficulty::easy, Difficulty::normal, Difficulty::hard};

/// Everything that the project ships, read from the source tree.
[[nodiscard]] inline const Box& shipped_box() {
  static const Box box = [] {
    std::vector<SourceFile> files = tests::read_folder("decks/aegis");
    for (SourceFile& file : tests::read_folder("bosses/aegis")) files.push_back(std::move(file));
    Loaded loaded = load(files);
    return loaded.faults.empty() ? std::move(loaded.box) : Box{};  // the loader's tests report the faults
  }();
  return box;
}

[[nodiscard]] inline Table laid_out(const Box& box, const Setup& setup) {
  Result<Table> table = lay_out(box, setup);
  RONDO_ENSURE(static_cast<bool>(table), "a set-up of the tests is refused");
  return std::move(*table);
}

/// The frozen house battle.
[[nodiscard]] inline Table frozen_table(Difficulty difficulty = Difficulty::normal, const std::string& board = "arena",
                                        const std::string& team = "lamplighters") {
  return laid_out(tests::frozen_box(), {team, "ebb-fleet", "ebb-colossus", board, difficulty});
}

}  // namespace rondo::aegis
