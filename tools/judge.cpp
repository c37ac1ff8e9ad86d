#include "tools/judge.h"

#include <filesystem>

#include "decks/toml.h"
#include "rules/table/journal.h"
#include "tools/files.h"

namespace rondo::tools {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t max_file_bytes = 4U << 20U;

/// The files that are meant, by the paths on disk.
std::optional<Fault> collect(const std::string& path, std::vector<SourceFile>& files) {
  std::error_code error;
  if (!fs::is_directory(path, error)) {
    Result<std::string> text = read_file(path, max_file_bytes);
    if (!text) return text.fault();
    files.push_back({path, std::move(*text)});
    return std::nullopt;
  }
  Result<std::vector<SourceFile>> below = read_folder(path);
  if (!below) return below.fault();
  if (below->empty()) return Fault{path, "holds no .toml file", "", ""};
  for (SourceFile& file : *below) files.push_back({(fs::path(path) / file.path).generic_string(), std::move(file.text)});
  return std::nullopt;
}

/// The game that a file of situations names.
Result<const Entry*> game_of(Catalogue games, const SourceFile& file) {
  const Result<Node> root = parse_toml(file.text, file.path);
  if (!root) return root.fault();
  for (const rondo::Entry& entry : root->entries) {
    if (entry.key != "game" || entry.value.kind != NodeKind::text) continue;
    Result<const Entry*> found = entry_named(games, entry.value.text);
    if (found && (*found)->situations) return found;
    Fault fault = found ? Fault{"", (*found)->name + " has no situations", "", ""} : found.fault();
    fault.where = spell(file.path, entry.value.place);
    return fault;
  }
  std::vector<std::string> names;
  for (const Entry& entry : games) names.push_back("game = \"" + entry.name + "\"");
  return Fault{file.path, "the file does not say which game its situations are of", listed(names), ""};
}

class Bench {
 public:
  Bench(Catalogue games, const std::vector<SourceFile>& files, bool verbose) : games_(games), files_(files), verbose_(verbose) {}

  void judge_file(const SourceFile& file);
  [[nodiscard]] Report report() {
    report_.out += std::to_string(passed_) + " passed, " + std::to_string(failed_) + " failed\n";
    report_.code = failed_ == 0 ? success : users_error;
    return std::move(report_);
  }

 private:
  void fail(const Fault& fault) {
    ++failed_;
    report_.out += fault.text() + "\n";
  }
  void tell(const Situation& situation, const Verdict& verdict);

  Catalogue games_;
  const std::vector<SourceFile>& files_;
  bool verbose_;
  std::size_t passed_ = 0;
  std::size_t failed_ = 0;
  Report report_;
};

/// `path:line: name`, as for a place in a file but for the column, which is always that of the table.
std::string heading(const Situation& situation) { return situation.where.substr(0, situation.where.rfind(':')) + ": " + situation.name; }

void Bench::tell(const Situation& situation, const Verdict& verdict) {
  ++(verdict.passed() ? passed_ : failed_);
  if (verdict.passed()) {
    if (verbose_) report_.out += "ok " + heading(situation) + "\n";
    return;
  }
  report_.out += heading(situation) + (verdict.note.empty() ? "" : " (" + verdict.note + ")") + "\n";
  if (verdict.fault) report_.out += "  ! " + verdict.fault->text() + "\n";
  for (const std::string& line : verdict.missing) report_.out += "  - " + line + "\n";
  for (const std::string& line : verdict.surplus) report_.out += "  + " + line + "\n";
}

void Bench::judge_file(const SourceFile& file) {
  const Result<const Entry*> entry = game_of(games_, file);
  if (!entry) return fail(entry.fault());
  const SituationFile read = (*entry)->situations(file, files_for((*entry)->name, files_));
  for (const Fault& fault : read.faults) fail(fault);
  if (!read.faults.empty()) return;
  if (read.list.empty()) return fail({file.path, "holds no situation", "[[situation]]", ""});
  for (const auto& [situation, layouts] : read.list) tell(situation, rondo::judge(situation, layouts));
}

}  // namespace

Report judge(Catalogue games, const std::vector<SourceFile>& files, std::span<const std::string> paths, bool verbose) {
  std::vector<SourceFile> found;
  for (const std::string& path : paths)
    if (const std::optional<Fault> fault = collect(path, found)) return refused(*fault);
  Bench bench(games, files, verbose);
  for (const SourceFile& file : found) bench.judge_file(file);
  return bench.report();
}

}  // namespace rondo::tools
