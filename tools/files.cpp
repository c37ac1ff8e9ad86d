#include "tools/files.h"

#include <algorithm>
#include <filesystem>

#include "decks/spelling.h"
#include "rules/table/journal.h"
#include "tools/data.h"

namespace rondo::tools {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t max_file_bytes = 4U << 20U;
constexpr std::size_t max_files = 2000;
constexpr std::string_view frozen_room = "tests/decks/";

/// Adds the embedded files whose path begins so.
void add_embedded(std::string_view beginning, std::vector<SourceFile>& files) {
  for (const Embedded& file : shipped())
    if (file.path.starts_with(beginning)) files.push_back({std::string(file.path), std::string(file.text)});
}

}  // namespace

std::vector<SourceFile> shipped_files() {
  std::vector<SourceFile> files;
  add_embedded("bosses/", files);
  add_embedded("decks/", files);
  return files;
}

std::vector<SourceFile> frozen_files(std::string_view game) {
  std::vector<SourceFile> files;
  add_embedded(std::string(frozen_room) + std::string(game) + "/", files);
  return files;
}

std::vector<std::string> rules_of(std::string_view game) {
  std::vector<SourceFile> files;
  add_embedded("rules/" + std::string(game) + "/", files);
  std::vector<std::string> names;
  for (const SourceFile& file : files)
    for (const std::string_view line : lines(file.text)) {
      const bool ledger = file.path.ends_with(".tsv");
      const std::string_view head = line.substr(0, line.find(ledger ? '\t' : '.'));
      if (ledger || whole_number(head)) names.push_back((ledger ? "" : "ruling ") + std::string(head));
    }
  return names;
}

Result<std::vector<SourceFile>> read_folder(const std::string& folder) {
  std::error_code error;
  std::vector<std::string> paths;
  fs::recursive_directory_iterator at(folder, error);
  for (const fs::recursive_directory_iterator end; !error && at != end; at.increment(error)) {
    std::error_code unknown;
    if (at->path().extension() == ".toml" && !at->is_directory(unknown)) paths.push_back(at->path().lexically_relative(folder).generic_string());
    if (paths.size() > max_files) return Fault{folder, "holds more than " + std::to_string(max_files) + " files", "", ""};
  }
  if (error) return Fault{folder, "cannot be read: " + error.message(), "a folder of .toml files", ""};
  std::sort(paths.begin(), paths.end());
  std::vector<SourceFile> files;
  for (const std::string& path : paths) {
    Result<std::string> text = rondo::read_file((fs::path(folder) / path).string(), max_file_bytes);
    if (!text) return text.fault();
    files.push_back({path, std::move(*text)});
  }
  return files;
}

Result<std::vector<SourceFile>> data_files(const std::string& folder) {
  if (folder.empty()) return shipped_files();
  Result<std::vector<SourceFile>> own = read_folder(folder);
  if (!own) return own.fault();
  return overlay(shipped_files(), std::move(*own));
}

std::vector<SourceFile> files_for(std::string_view game, std::vector<SourceFile> files) {
  std::erase_if(files, [&](const SourceFile& file) {
    for (const std::string_view room : {"decks/", "bosses/"}) {
      const std::size_t at = ("/" + file.path).rfind("/" + std::string(room));  // a file named by itself lies anywhere
      if (at == std::string::npos) continue;
      const std::string_view rest = std::string_view(file.path).substr(at + room.size());
      const std::size_t slash = rest.find('/');
      return slash != std::string_view::npos && rest.substr(0, slash) != game;
    }
    return false;
  });
  return files;
}

}  // namespace rondo::tools
