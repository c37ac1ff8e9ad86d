#pragma once
// What a battle can be set up with, as a table for front ends, and which data files it is made of.
#include <span>
#include <string>
#include <vector>

#include "decks/source.h"
#include "rules/akarios/cards.h"
#include "rules/core/setup.h"

namespace rondo::akarios {

/// scenario, pilot-1 … pilot-4, act, cards, drones, stories, over what the box holds.
[[nodiscard]] std::vector<Setting> settings(const Box& box);

/// The set-up that a complete list of words stands for (see `complete_setup`).
[[nodiscard]] Setup setup_of(std::span<const std::string> words);

/// Of `files` all that hold anything: nearly every card may come into play.
[[nodiscard]] std::vector<SourceFile> files_of(std::span<const SourceFile> files);

}  // namespace rondo::akarios
