#pragma once
// Records on disk. A journal is on the disk at every ply, so a killed program loses nothing; a save replaces a file in one step, so a
// crash or a full disk leaves the old one whole.
#include <memory>
#include <optional>
#include <string>

#include "decks/fault.h"
#include "rules/table/session.h"

namespace rondo {

/// The bytes of a regular file of at most `max_bytes`.
[[nodiscard]] Result<std::string> read_file(const std::string& path, std::size_t max_bytes);

/// Writes a temporary file in the same folder, syncs it, keeps the old file as `PATH~`, renames, and syncs the folder. After a fault
/// the file at `path` is what it was before. Refuses to replace what is not a regular file.
std::optional<Fault> save_file(const std::string& path, std::string_view text);

/// An open journal. What could not be written is kept and tried again with the next line, behind the last whole line.
class Journal {
 public:
  /// Writes the record of `session` so far to `path` and stays open behind it.
  [[nodiscard]] static Result<std::shared_ptr<Journal>> open(const std::string& path, const Session& session);
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;
  ~Journal();

  [[nodiscard]] const std::string& path() const { return path_; }
  /// Appends one line and hands it to the system; from then on it survives the death of the program.
  std::optional<Fault> append(const std::string& line);

 private:
  Journal(std::string path, int file, long long length) : path_(std::move(path)), file_(file), length_(length) {}

  std::string path_;
  int file_;
  long long length_;       ///< bytes of whole lines in the file
  std::string unwritten_;  ///< lines that the disk refused
};

/// Opens a journal and makes it the scribe of `session`.
std::optional<Fault> keep_journal(Session& session, const std::string& path);

}  // namespace rondo
