#pragma once
// Goldens: texts under tests/golden that a person has read. `RONDO_GOLDENS=write tools/test '[golden]'` writes them anew; the difference
// belongs in the commit that changed them.
#include <cstdlib>
#include <string>

#include "tests/paths.h"
#include "tests/tools/stage.h"

namespace rondo::tools {

inline void check_golden(const std::string& name, const std::string& text) {
  const std::string path = std::string(tests::source_dir) + "/tests/golden/" + name;
  const char* const wish = std::getenv("RONDO_GOLDENS");
  if (wish != nullptr && std::string(wish) == "write") write_bytes(path, text);
  INFO("RONDO_GOLDENS=write tools/test '[golden]' writes " << name << " anew");
  CHECK(bytes_of(path) == text);
  CHECK(std::count(text.begin(), text.end(), '\n') < 220);
}

}  // namespace rondo::tools
