#include "tools/terminal.h"

#include <istream>
#include <ostream>

namespace rondo::tools {

std::optional<std::string> PlainTerminal::read(const std::string& prompt) {
  if (person_) write(prompt);
  std::string line;
  if (!std::getline(in_, line)) {
    if (person_) write("\n");
    return std::nullopt;
  }
  if (!line.empty() && line.back() == '\r') line.pop_back();
  return line;
}

void PlainTerminal::write(std::string_view text) { out_.write(text.data(), static_cast<std::streamsize>(text.size())).flush(); }

}  // namespace rondo::tools
