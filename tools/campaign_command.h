#pragma once
// `rondo campaign` on the command line: a subcommand for each game that has campaigns.
#include "tools/catalogue.h"
#include "tools/command_line.h"

namespace CLI {
class App;
}

namespace rondo::tools {

void add_campaign(CLI::App& app, Catalogue games, Task& task);

}  // namespace rondo::tools
