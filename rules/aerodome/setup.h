#pragma once
// What a game can be set up with, as a table for front ends, and which data files a game is made of. Whether hands are legal is for roster.h,
// and `lay_out` asks there.
#include <span>
#include <string>
#include <vector>

#include "decks/aerodome/cards.h"
#include "decks/source.h"
#include "rules/aerodome/cards.h"
#include "rules/core/setup.h"

namespace rondo::aerodome {

/// mode, red-pilot, blue-pilot and the further colours, stadium, rounds, range, ties, over what the box holds.
[[nodiscard]] std::vector<Setting> settings(const Box& box);

/// The set-up that a complete list of words stands for (see `complete_setup`).
[[nodiscard]] Setup setup_of(std::span<const std::string> words);

/// Of `files`, in their order, those that define what the set-up names, the dimensions, and whatever these refer to in turn.
[[nodiscard]] std::vector<SourceFile> files_of(std::span<const SourceFile> files, const Setup& setup);

}  // namespace rondo::aerodome
