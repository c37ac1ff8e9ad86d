#pragma once
// What a solo battle can be set up with, as a table for front ends, and which data files a battle is made of. Knows ids only; whether
// team, deck and board fit together is for roster.h, and `lay_out` asks there.
#include <span>
#include <string>
#include <vector>

#include "decks/aegis/cards.h"
#include "decks/source.h"
#include "rules/aegis/cards.h"
#include "rules/core/setup.h"

namespace rondo::aegis {

/// team, minions, boss, board, difficulty, combining, over what the box holds. Where no minion deck is named, a boss brings the first that
/// it lists.
[[nodiscard]] std::vector<Setting> settings(const Box& box);

/// The set-up that a complete list of words stands for (see `complete_setup`).
[[nodiscard]] Setup setup_of(std::span<const std::string> words);

/// Of `files`, in their order, those that define what the set-up names, all Drones, and whatever these files refer to in turn: loaded by
/// themselves they are without fault if all of `files` are.
[[nodiscard]] std::vector<SourceFile> files_of(std::span<const SourceFile> files, const Setup& setup);

}  // namespace rondo::aegis
