#include "decks/source.h"

#include <map>
#include <utility>

namespace rondo {

std::vector<SourceFile> overlay(std::vector<SourceFile> shipped, std::vector<SourceFile> extra) {
  std::map<std::string, std::string> first;
  std::map<std::string, std::string> then;
  for (SourceFile& file : shipped) first.insert_or_assign(std::move(file.path), std::move(file.text));
  for (SourceFile& file : extra) (first.count(file.path) ? first : then).insert_or_assign(std::move(file.path), std::move(file.text));
  std::vector<SourceFile> all;
  for (auto* files : {&first, &then})
    for (auto& [path, text] : *files) all.push_back({path, std::move(text)});
  return all;
}

}  // namespace rondo
