#pragma once
// What a subcommand has to say when it is done: results for stdout, diagnostics for stderr, and the exit code.
#include <string>

#include "decks/fault.h"

namespace rondo::tools {

// Exit codes of the program.
inline constexpr int success = 0;
inline constexpr int users_error = 1;
inline constexpr int wrong_usage = 2;
inline constexpr int our_error = 3;
inline constexpr int interrupted = 130;  ///< by Ctrl-C, with what there was so far

struct Report {
  std::string out;
  std::string err;
  int code = success;
};

/// A user's error in one line.
[[nodiscard]] inline Report refused(const Fault& fault) { return {"", "rondo: " + fault.text() + "\n", users_error}; }

}  // namespace rondo::tools
