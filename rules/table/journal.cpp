#include "rules/table/journal.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <system_error>

#include "rules/table/record.h"

namespace rondo {

namespace {

/// A file descriptor that closes itself.
class Open {
 public:
  Open(const std::string& path, int flags, mode_t mode = 0) : file_(::open(path.c_str(), flags | O_CLOEXEC, mode)) {}
  Open(const Open&) = delete;
  Open& operator=(const Open&) = delete;
  ~Open() { close(); }
  [[nodiscard]] explicit operator bool() const { return file_ >= 0; }
  [[nodiscard]] int number() const { return file_; }
  [[nodiscard]] int release() { return std::exchange(file_, -1); }
  bool close() { return file_ < 0 || ::close(release()) == 0; }

 private:
  int file_;
};

Fault system_fault(const std::string& path, const std::string& what) { return {path, what + ": " + std::generic_category().message(errno), "", ""}; }

/// Writes all of `text` from `offset` on; false with errno set if the system takes less.
bool write_all(int file, std::string_view text, long long offset) {
  while (!text.empty()) {
    const ssize_t written = ::pwrite(file, text.data(), text.size(), static_cast<off_t>(offset));
    if (written < 0 && errno == EINTR) continue;
    if (written == 0) errno = ENOSPC;
    if (written <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
    offset += written;
  }
  return true;
}

/// The file that `path` leads to through links, or `path` itself where there is none yet.
std::string resolved(const std::string& path) {
  char* const found = ::realpath(path.c_str(), nullptr);
  if (found == nullptr) return path;
  std::string target = found;
  std::free(found);
  return target;
}

/// Keeps the file at `path` as `path~` as well. Without hard links it is moved there, and only the rename that follows brings it back.
bool back_up(const std::string& path) {
  const std::string spare = path + "~.new";
  ::unlink(spare.c_str());
  if (::link(path.c_str(), spare.c_str()) == 0) return std::rename(spare.c_str(), (path + "~").c_str()) == 0;
  return std::rename(path.c_str(), (path + "~").c_str()) == 0;
}

/// Puts the finished temporary file in place of `path`.
std::optional<Fault> replace(const std::string& path, const std::string& temporary, bool exists) {
  if (exists && !back_up(path)) return system_fault(path, "cannot keep a backup");
  if (std::rename(temporary.c_str(), path.c_str()) == 0) return std::nullopt;
  const Fault fault = system_fault(path, "cannot replace the file");
  if (exists && ::access(path.c_str(), F_OK) != 0) std::rename((path + "~").c_str(), path.c_str());
  return fault;
}

}  // namespace

Result<std::string> read_file(const std::string& path, std::size_t max_bytes) {
  const Open file(path, O_RDONLY);
  if (!file) return system_fault(path, "cannot be read");
  struct stat status = {};
  if (::fstat(file.number(), &status) != 0) return system_fault(path, "cannot be read");
  if (!S_ISREG(status.st_mode)) return Fault{path, "is not a regular file", "", ""};
  std::string text;
  char buffer[1U << 16U];
  while (true) {
    const ssize_t got = ::read(file.number(), buffer, sizeof buffer);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return system_fault(path, "cannot be read");
    if (got == 0) return text;
    text.append(buffer, static_cast<std::size_t>(got));
    if (text.size() > max_bytes) return Fault{path, "is larger than " + std::to_string(max_bytes) + " bytes", "", ""};
  }
}

std::optional<Fault> save_file(const std::string& path, std::string_view text) {
  const std::string target = resolved(path);
  struct stat status = {};
  const bool exists = ::stat(target.c_str(), &status) == 0;
  if (exists && !S_ISREG(status.st_mode)) return Fault{path, "is not a regular file", "", ""};
  const std::string temporary = target + ".new";
  Open file(temporary, O_WRONLY | O_CREAT | O_TRUNC, 0666);
  if (!file) return system_fault(path, "cannot be written");
  if (exists) static_cast<void>(::fchmod(file.number(), status.st_mode & 07777U));
  if (!write_all(file.number(), text, 0) || ::fsync(file.number()) != 0 || !file.close()) {
    const Fault fault = system_fault(path, "cannot be written");
    ::unlink(temporary.c_str());
    return fault;
  }
  if (std::optional<Fault> fault = replace(target, temporary, exists)) {
    ::unlink(temporary.c_str());
    return fault;
  }
  const std::size_t slash = target.rfind('/');
  const Open folder(slash == std::string::npos ? "." : target.substr(0, slash + 1), O_RDONLY | O_DIRECTORY);
  if (folder) static_cast<void>(::fsync(folder.number()));  // some file systems cannot; the file itself is in place
  return std::nullopt;
}

Result<std::shared_ptr<Journal>> Journal::open(const std::string& path, const Session& session) {
  if (const Open old(path, O_RDWR); old && ::flock(old.number(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
    return Fault{path, "is the journal of a game that is still running", "", ""};
  const std::string text = journal_start(session);
  if (std::optional<Fault> fault = save_file(path, text)) return *fault;
  Open file(path, O_WRONLY);
  if (!file) return system_fault(path, "cannot be written");
  static_cast<void>(::flock(file.number(), LOCK_EX | LOCK_NB));
  return std::shared_ptr<Journal>(new Journal(path, file.release(), static_cast<long long>(text.size())));
}

Journal::~Journal() { ::close(file_); }

std::optional<Fault> Journal::append(const std::string& line) {
  unwritten_ += line + "\n";
  if (!write_all(file_, unwritten_, length_)) return system_fault(path_, "the journal cannot be written");
  length_ += static_cast<long long>(unwritten_.size());
  unwritten_.clear();
  return std::nullopt;
}

std::optional<Fault> keep_journal(Session& session, const std::string& path) {
  Result<std::shared_ptr<Journal>> journal = Journal::open(path, session);
  if (!journal) return journal.fault();
  session.set_scribe([kept = *journal](const std::string& line) { return kept->append(line); });
  return std::nullopt;
}

}  // namespace rondo
