#pragma once
// The one way a broken promise of ours stops the program: a line on stderr and exit code 3. It stays on in release.
#include <cstdio>
#include <cstdlib>

namespace rondo {

[[noreturn]] inline void broken_promise(const char* text, const char* file, int line) {
  std::fprintf(stderr, "rondo: broken promise: %s (%s:%d); please report this with the file or command that led here\n", text, file, line);
  std::fflush(nullptr);
  std::_Exit(3);
}

}  // namespace rondo

/// Stops the program when `condition` does not hold: for faults of ours, never for a user's input.
#define RONDO_ENSURE(condition, text) \
  do {                                \
    if (!(condition)) [[unlikely]]    \
      ::rondo::broken_promise(text, __FILE__, __LINE__); \
  } while (false)
