// What is on the disk: a killed program loses nothing, and a full disk destroys nothing.
#include "rules/table/journal.h"

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "rules/table/record.h"
#include "rules/table/replay.h"
#include "tests/catch.h"
#include "tests/toy/table.h"

namespace rondo {

namespace {

using Catch::Matchers::ContainsSubstring;
namespace fs = std::filesystem;

/// A folder of its own, gone afterwards.
class Folder {
 public:
  Folder() {
    std::string pattern = (fs::temp_directory_path() / "rondo-test-XXXXXX").string();
    REQUIRE(::mkdtemp(pattern.data()) != nullptr);
    path_ = pattern;
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { fs::remove_all(path_); }
  [[nodiscard]] std::string operator/(const char* name) const { return (path_ / name).string(); }
  [[nodiscard]] std::size_t files() const { return static_cast<std::size_t>(std::distance(fs::directory_iterator(path_), fs::directory_iterator())); }

 private:
  fs::path path_;
};

/// A disk on which no file grows beyond so many bytes.
class FullDisk {
 public:
  explicit FullDisk(std::size_t bytes) {
    old_handler_ = std::signal(SIGXFSZ, SIG_IGN);
    ::getrlimit(RLIMIT_FSIZE, &old_);
    rlimit limit = old_;
    limit.rlim_cur = bytes;
    ::setrlimit(RLIMIT_FSIZE, &limit);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;
  ~FullDisk() {
    ::setrlimit(RLIMIT_FSIZE, &old_);
    std::signal(SIGXFSZ, old_handler_);
  }

 private:
  rlimit old_{};
  void (*old_handler_)(int) = nullptr;
};

std::string bytes_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

}  // namespace

TEST_CASE("a save replaces a file whole and keeps the one before", "[table][journal][S1]") {
  const Folder folder;
  const std::string path = folder / "game.rondo";
  REQUIRE(!save_file(path, "first"));
  CHECK(folder.files() == 1);
  REQUIRE(!save_file(path, "second"));
  CHECK(*read_file(path, 100) == "second");
  CHECK(bytes_of(path + "~") == "first");
  REQUIRE(!save_file(path, std::string("third\0\n", 7)));
  CHECK(*read_file(path, 100) == std::string("third\0\n", 7));
  CHECK(bytes_of(path + "~") == "second");
  CHECK(folder.files() == 2);
}

TEST_CASE("a disk that is full at any byte leaves the old save as it was", "[table][journal][S1]") {
  const Folder folder;
  const std::string path = folder / "game.rondo";
  const std::string old = "the game as it was";
  const std::string text = record(toy::finished(3));
  for (std::size_t room = 0; room < text.size(); room += room < 64 ? 1 : 7) {
    fs::remove(path + "~");
    REQUIRE(!save_file(path, old));
    fs::remove(path + "~");
    std::optional<Fault> fault;
    {
      const FullDisk disk(room);
      fault = save_file(path, text);
    }
    REQUIRE(fault);
    REQUIRE_THAT(fault->text(), ContainsSubstring(path + ": cannot be written: "));
    REQUIRE(bytes_of(path) == old);
    REQUIRE(folder.files() == 1);
  }
  const FullDisk just_enough(text.size());
  REQUIRE(!save_file(path, text));
  CHECK(bytes_of(path) == text);
}

TEST_CASE("what is no regular file is neither replaced nor read", "[table][journal][S1]") {
  const Folder folder;
  fs::create_directory(folder / "sub");
  CHECK(save_file(folder / "sub", "x")->what == "is not a regular file");
  CHECK(fs::is_directory(folder / "sub"));
  CHECK(save_file("/dev/null", "x")->what == "is not a regular file");
  CHECK(fs::is_character_file("/dev/null"));
  CHECK(read_file("/dev/null", 100).fault().what == "is not a regular file");
  CHECK(!read_file(folder / "sub", 100));
  CHECK_THAT(read_file(folder / "none", 100).fault().what, ContainsSubstring("cannot be read"));
  CHECK_THAT(save_file(folder / "none/game", "x")->what, ContainsSubstring("cannot be written"));
  REQUIRE(!save_file(folder / "large", std::string(1000, 'x')));
  CHECK(read_file(folder / "large", 1000)->size() == 1000);
  CHECK(read_file(folder / "large", 999).fault().what == "is larger than 999 bytes");
}

TEST_CASE("a save goes through links and keeps the file's mode", "[table][journal]") {
  const Folder folder;
  REQUIRE(!save_file(folder / "real", "old"));
  REQUIRE(::chmod((folder / "real").c_str(), 0600) == 0);
  fs::create_symlink("real", folder / "link");
  REQUIRE(!save_file(folder / "link", "new"));
  CHECK(fs::is_symlink(folder / "link"));
  CHECK(bytes_of(folder / "real") == "new");
  struct stat status = {};
  REQUIRE(::stat((folder / "real").c_str(), &status) == 0);
  CHECK((status.st_mode & 0777U) == 0600U);
}

TEST_CASE("a game survives the death of its program at any ply", "[table][journal]") {
  const Folder folder;
  const std::string path = folder / "journal";
  const Session whole = toy::finished(6);
  for (std::size_t plies : {std::size_t{0}, std::size_t{1}, std::size_t{2}, whole.plies() / 2, whole.plies() - 1, whole.plies()}) {
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
      Session session = toy::session(6);
      if (keep_journal(session, path)) ::_exit(1);
      const Seating seating = Gambler::everywhere();
      while (session.plies() < plies) static_cast<void>(session.proceed(seating));
      ::kill(::getpid(), SIGKILL);
    }
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    REQUIRE(WIFSIGNALED(status));
    Replayed back = replay(*read_file(path, max_record_bytes), toy::make_host());
    REQUIRE(back);
    CHECK(back->plies() == plies);
    CHECK(whole.host().equal(back->position(), whole.position(plies)));
  }
}

TEST_CASE("a journal on a full disk catches up when there is room again", "[table][journal][S1]") {
  const Folder folder;
  const std::string path = folder / "journal";
  const Session whole = toy::finished(6);
  const std::size_t start = journal_start(toy::session(6)).size();
  for (std::size_t room = start; room < start + 160; ++room) {
    Session session = toy::session(6);
    REQUIRE(!keep_journal(session, path));
    const Seating seating = Gambler::everywhere();
    bool failed = false;
    std::string on_disk;
    {
      const FullDisk disk(room);
      while (session.plies() < 8) {
        static_cast<void>(session.proceed(seating));
        failed = session.scribe_fault().has_value() || failed;
      }
      on_disk = bytes_of(path);
    }
    REQUIRE(failed);
    Replayed torn = replay(on_disk, toy::make_host());  // had the program died now
    REQUIRE(torn);
    REQUIRE(whole.host().equal(torn->position(), whole.position(torn->plies())));
    while (*session.proceed(seating)) {
    }
    REQUIRE(!session.scribe_fault());
    Replayed back = replay(bytes_of(path), toy::make_host());
    REQUIRE(back);
    REQUIRE(record(*back) == record(whole));
  }
}

TEST_CASE("the journal of a running game is not overwritten, that of an earlier one is kept", "[table][journal]") {
  const Folder folder;
  const std::string path = folder / "journal";
  Session other = toy::session(2);
  {
    Session running = toy::session(1);
    REQUIRE(!keep_journal(running, path));
    CHECK(keep_journal(other, path)->text() == path + ": is the journal of a game that is still running");
  }
  const std::string earlier = bytes_of(path);
  REQUIRE(!keep_journal(other, path));
  CHECK(bytes_of(path + "~") == earlier);
  CHECK(bytes_of(path) == journal_start(other));
}

TEST_CASE("a journal begun in the middle of a game holds all of it", "[table][journal]") {
  const Folder folder;
  const std::string path = folder / "journal";
  Session session = toy::session(8);
  const Seating seating = Gambler::everywhere();
  for (int i = 0; i < 10; ++i) REQUIRE(*session.proceed(seating));
  REQUIRE(!keep_journal(session, path));
  session.undo();
  while (*session.proceed(seating)) {
  }
  Replayed back = replay(bytes_of(path), toy::make_host());
  REQUIRE(back);
  CHECK(record(*back) == record(session));
}

}  // namespace rondo
