#pragma once
// The options of the command line that say how a game is to be started: the set-up, who sits where, the seed and whose dice are real. Every
// subcommand that begins games takes them from here, so that they read alike.
#include <CLI/CLI.hpp>

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "tools/catalogue.h"
#include "tools/sitting.h"

namespace rondo::tools {

/// An option for each setting that collects its word of the set-up.
void add_settings(CLI::App& command, std::span<const Setting> settings, std::vector<std::string>& setup);
/// The same for all settings of a game over the shipped files.
void add_settings(CLI::App& command, const Entry& entry, std::vector<std::string>& setup);
/// An option for each chair. `opening` outlives the command, as below.
void add_chairs(CLI::App& command, const Entry& entry, Opening& opening);
void add_seed(CLI::App& command, Opening& opening);
void add_hands(CLI::App& command, Opening& opening);

}  // namespace rondo::tools
