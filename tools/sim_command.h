#pragma once
// `rondo sim` on the command line: its options, a bar for a person who waits, and Ctrl-C.
#include "tools/catalogue.h"
#include "tools/command_line.h"

namespace CLI {
class App;
}

namespace rondo::tools {

void add_sim(CLI::App& app, Catalogue games, Task& task);

}  // namespace rondo::tools
