#pragma once
// Watches a broken promise end the program: exit code 3 and one line on stderr.
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <string>

namespace rondo {

/// What `act` writes to stderr if it ends its process with exit code 3; otherwise empty. Runs in a child process.
template <class Act>
[[nodiscard]] std::string broken_by(Act act) {
  int ends[2];
  if (::pipe(ends) != 0) return "";
  const pid_t child = ::fork();
  if (child == 0) {
    ::dup2(ends[1], STDERR_FILENO);
    act();
    ::_exit(0);
  }
  ::close(ends[1]);
  std::string text;
  char buffer[256];
  for (ssize_t got = 0; (got = ::read(ends[0], buffer, sizeof buffer)) > 0;) text.append(buffer, static_cast<std::size_t>(got));
  ::close(ends[0]);
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) && WEXITSTATUS(status) == 3 ? text : "";
}

}  // namespace rondo
