#pragma once
// Data files from where they lie: those that travel in the program, and those of a folder on disk. Reads, never parses; what is no
// TOML file, is too large or too many is left out or refused before any loader sees it.
#include <string>
#include <string_view>
#include <vector>

#include "decks/fault.h"
#include "decks/source.h"

namespace rondo::tools {

/// The shipped decks and bosses, by path.
[[nodiscard]] std::vector<SourceFile> shipped_files();

/// The frozen files that the bench of `game` plays with.
[[nodiscard]] std::vector<SourceFile> frozen_files(std::string_view game);

/// What can be cited of a game's rules: the ids of its ledger, and `ruling N`.
[[nodiscard]] std::vector<std::string> rules_of(std::string_view game);

/// Every `.toml` file below `folder`, by path relative to it.
[[nodiscard]] Result<std::vector<SourceFile>> read_folder(const std::string& folder);

/// The shipped files with those of `folder` laid over them; only the shipped ones if it is empty.
[[nodiscard]] Result<std::vector<SourceFile>> data_files(const std::string& folder);

/// What of `files` belongs to `game`: all but what lies in another game's folder of `decks` or `bosses`.
[[nodiscard]] std::vector<SourceFile> files_for(std::string_view game, std::vector<SourceFile> files);

}  // namespace rondo::tools
