#include "tools/completion.h"

#include <algorithm>
#include <filesystem>

#include "decks/spelling.h"

namespace rondo::tools {

namespace {

/// The words of the last command on the line; the last of them is the one that is being typed, perhaps empty.
std::vector<std::string> typed_words(std::string_view line) {
  if (const std::size_t divider = line.rfind(';'); divider != std::string_view::npos) line.remove_prefix(divider + 1);
  std::vector<std::string> typed = words(line);
  if (typed.empty() || line.back() == ' ' || line.back() == '\t') typed.emplace_back();
  return typed;
}

bool begins(std::string_view word, std::string_view typed) { return lower(word.substr(0, typed.size())) == lower(typed); }

}  // namespace

std::vector<std::string> completions(std::span<const std::string> sentences, std::string_view line) {
  const std::vector<std::string> typed = typed_words(line);
  const std::size_t place = typed.size() - 1;
  std::vector<std::string> found;
  for (const std::string& sentence : sentences) {
    const std::vector<std::string> said = words(sentence);
    if (said.size() <= place) continue;
    bool fits = true;
    for (std::size_t i = 0; i <= place; ++i) fits = fits && begins(said[i], typed[i]);
    if (fits && std::find(found.begin(), found.end(), said[place]) == found.end()) found.push_back(said[place]);
  }
  return found;
}

std::string common_rest(std::string_view line, std::span<const std::string> candidates) {
  if (candidates.empty()) return "";
  const std::string typed = typed_words(line).back();
  std::string common = candidates.front();
  for (const std::string& candidate : candidates) {
    std::size_t same = 0;
    while (same < std::min(common.size(), candidate.size()) && lower(common.substr(same, 1)) == lower(candidate.substr(same, 1))) ++same;
    common.resize(same);
  }
  if (!begins(common, typed)) return "";
  std::string rest = common.substr(typed.size());
  if (candidates.size() == 1 && !common.ends_with('/')) rest += ' ';
  return rest;
}

std::vector<std::string> file_completions(const std::string& typed) {
  namespace fs = std::filesystem;
  const std::size_t slash = typed.rfind('/');
  const std::string folder = slash == std::string::npos ? "" : typed.substr(0, slash + 1);
  const std::string begun = typed.substr(folder.size());
  std::vector<std::string> found;
  std::error_code error;
  for (fs::directory_iterator at(folder.empty() ? "." : folder, error), end; !error && at != end; at.increment(error)) {
    const std::string name = at->path().filename().string();
    if (!name.starts_with(begun) || (begun.empty() && name.starts_with('.')) || name.find(' ') != std::string::npos) continue;
    std::error_code unknown;
    found.push_back(folder + name + (at->is_directory(unknown) ? "/" : ""));
  }
  std::sort(found.begin(), found.end());
  return found;
}

}  // namespace rondo::tools
