#include "rules/core/difference.h"

#include <map>

namespace rondo {

std::vector<std::string> difference(const std::vector<Field>& here, const std::vector<Field>& there, const char* word) {
  std::map<std::string, std::int64_t> others;
  for (const Field& field : there) others.emplace(field.path, field.value);
  std::vector<std::string> lines;
  const auto add = [&](const std::string& path, const std::string& a, const std::string& b) {
    lines.push_back(path + ": " + a + ", " + word + " " + b);
  };
  for (const Field& field : here) {
    const auto other = others.find(field.path);
    if (other == others.end()) {
      add(field.path, std::to_string(field.value), "absent");
      continue;
    }
    if (other->second != field.value) add(field.path, std::to_string(field.value), std::to_string(other->second));
    others.erase(other);
  }
  for (const Field& field : there)
    if (others.contains(field.path)) add(field.path, "absent", std::to_string(field.value));
  return lines;
}

}  // namespace rondo
