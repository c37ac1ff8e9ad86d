#include "tools/check.h"

#include <filesystem>
#include <map>

#include "rules/table/journal.h"
#include "tools/files.h"

namespace rondo::tools {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t max_file_bytes = 4U << 20U;

/// Files that a user named: what the loader knows them by, and what the user does.
struct Named {
  std::vector<SourceFile> files;
  std::map<std::string, std::string> shown;  ///< path in `files` to the path on disk

  void add(SourceFile file, std::string on_disk) {
    shown[file.path] = std::move(on_disk);
    files.push_back(std::move(file));
  }
};

/// The path that a single file goes by among `files`: that of the file it would replace, or its own.
std::string place_of(const std::string& path, const std::vector<SourceFile>& files) {
  const std::string whole = "/" + fs::path(path).lexically_normal().generic_string();
  for (const SourceFile& file : files)
    if (whole.ends_with("/" + file.path)) return file.path;
  return path;
}

std::optional<Fault> add_path(Named& named, const std::string& path, const std::vector<SourceFile>& files) {
  std::error_code error;
  if (!fs::is_directory(path, error)) {
    Result<std::string> text = read_file(path, max_file_bytes);
    if (!text) return text.fault();
    named.add({place_of(path, files), std::move(*text)}, path);
    return std::nullopt;
  }
  Result<std::vector<SourceFile>> below = read_folder(path);
  if (!below) return below.fault();
  if (below->empty()) return Fault{path, "holds no .toml file", "", ""};
  for (SourceFile& file : *below) {
    std::string on_disk = (fs::path(path) / file.path).generic_string();
    named.add(std::move(file), std::move(on_disk));
  }
  return std::nullopt;
}

/// Puts the place of a fault as the user knows it.
void localise(Fault& fault, const Named& named) {
  const std::size_t colon = fault.where.find(".toml:");
  if (colon == std::string::npos) return;
  const auto found = named.shown.find(fault.where.substr(0, colon + 5));
  if (found != named.shown.end()) fault.where = found->second + fault.where.substr(colon + 5);
}

}  // namespace

Report check(Catalogue games, const std::vector<SourceFile>& files, std::span<const std::string> paths) {
  Named named;
  for (const std::string& path : paths)
    if (const std::optional<Fault> fault = add_path(named, path, files)) return refused(*fault);
  const std::vector<SourceFile> all = overlay(files, named.files);
  Report report;
  std::string counts;
  std::size_t faults = 0;
  for (const Entry& entry : games) {
    Inspection inspection = entry.inspect(files_for(entry.name, all));
    for (Fault& fault : inspection.faults) {
      localise(fault, named);
      report.out += fault.text() + "\n";
      ++faults;
    }
    counts += "; " + entry.name + ": " + inspection.counts;
  }
  if (faults == 0) {
    report.out = "ok: " + std::to_string(paths.empty() ? all.size() : named.files.size()) + " files" + counts + "\n";
    return report;
  }
  report.err = "rondo: " + std::to_string(faults) + (faults == 1 ? " fault\n" : " faults\n");
  report.code = users_error;
  return report;
}

}  // namespace rondo::tools
