#include "decks/source.h"

#include <map>
#include <utility>

namespace rondo {

std::vector<SourceFile> overlay(std::vector<SourceFile> shipped, std::vector<SourceFile> extra) {
  std::map<std::string, std::string> by_path;
  for (auto* files : {&shipped, &extra})
    for (SourceFile& file : *files) by_path.insert_or_assign(std::move(file.path), std::move(file.text));
  std::vector<SourceFile> all;
  for (auto& [path, text] : by_path) all.push_back({path, std::move(text)});
  return all;
}

}  // namespace rondo
