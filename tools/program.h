#pragma once
// The command line: which subcommand is meant, with what. Exit codes: 0 success, 1 a user's error said in one line, 2 wrong usage,
// 3 a broken promise of ours, 130 stopped by Ctrl-C.

namespace rondo::tools {

/// The whole program.
[[nodiscard]] int run(int argc, char* argv[]);

}  // namespace rondo::tools
