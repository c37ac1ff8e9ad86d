#include "tools/shelf.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>

namespace rondo::tools {

namespace {

namespace fs = std::filesystem;

constexpr int programs_at_once = 9;

std::string variable(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? "" : value;
}

/// Whether a running program holds the journal at `path`.
bool in_use(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
  if (file < 0) return false;
  const bool locked = ::flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
  ::close(file);
  return locked;
}

}  // namespace

std::string Shelf::home() {
  const std::string state = variable("XDG_STATE_HOME");
  if (state.starts_with('/')) return state + "/rondo";  // the specification has relative paths ignored
  const std::string home = variable("HOME");
  return home.starts_with('/') ? home + "/.local/state/rondo" : "";
}

std::string Shelf::path(const std::string& game, int number) const {
  return folder_ + "/" + game + (number == 0 ? "" : "." + std::to_string(number)) + ".journal";
}

std::string Shelf::latest(const std::string& game) const { return path(game, 0); }

std::string Shelf::typed_lines() const { return keeps() && !make_folder() ? folder_ + "/typed" : ""; }

std::optional<Fault> Shelf::make_folder() const {
  std::error_code error;
  fs::create_directories(folder_, error);
  if (error) return Fault{folder_, "cannot be made: " + error.message(), "", ""};
  return std::nullopt;
}

Result<std::string> Shelf::place(const std::string& game) const {
  if (std::optional<Fault> fault = make_folder()) return *fault;
  std::string name = game;
  for (int i = 2; in_use(path(name, 0)); ++i) {
    if (i > programs_at_once) return Fault{path(game, 0), "too many games are running", "", ""};
    name = game + "-" + std::to_string(i);
  }
  std::error_code error;
  int gap = 0;
  while (gap < kept - 1 && fs::exists(path(name, gap), error)) ++gap;
  for (int number = gap - 1; number >= 0; --number) {
    fs::rename(path(name, number), path(name, number + 1), error);
    if (error) return Fault{path(name, number), "cannot be moved: " + error.message(), "", ""};
  }
  return path(name, 0);
}

}  // namespace rondo::tools
