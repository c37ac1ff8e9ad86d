#pragma once
// What the tests of the tools play on: a catalogue that holds only the toy game, a terminal that follows a script, folders that vanish.
#include <unistd.h>

#include <cstdlib>
#include <deque>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "tests/catch.h"
#include "tests/gambler.h"
#include "tests/toy/table.h"
#include "tools/catalogue.h"
#include "tools/repl.h"
#include "tools/terminal.h"

namespace rondo::tools {

/// The entry of a toy game: the vault, or one made of it.
template <Shown G>
Entry toy_entry(std::shared_ptr<const G> game) {
  Entry entry;
  entry.name = "vault";
  entry.line = "Two thieves and a warden";
  entry.settings = [](Files) { return std::vector<Setting>{{"mood", "how the warden feels", {"calm", "cross"}, "calm"}}; };
  entry.make = [game](Words setup, Files) -> Result<Made> {
    Made made;
    made.host = std::make_shared<Hosted<G>>(game);
    made.header.profile = "vault-house-1";
    made.header.setup = {setup.begin(), setup.end()};
    return made;
  };
  entry.inspect = [](Files) { return Inspection{{}, "1 vault"}; };
  entry.chairs = {{toy::red, "red"}, {toy::blue, "blue"}};
  entry.sitters = {{"gambler", [](const Host&) -> std::shared_ptr<const Controller> { return std::make_shared<Gambler>(); }}};
  return entry;
}

inline const std::vector<Entry>& toy_games() {
  static const std::vector<Entry> games = {toy_entry<toy::Guarded>(std::make_shared<toy::Guarded>(toy::Vault{}, toy::Warden{}))};
  return games;
}

/// Types given lines and keeps all that is shown.
class Script final : public Terminal {
 public:
  explicit Script(std::vector<std::string> typed = {}, bool person = false) : typed_(typed.begin(), typed.end()), person_(person) {}
  [[nodiscard]] std::optional<std::string> read(const std::string& prompt) override {
    if (person_) shown += prompt;
    if (typed_.empty()) return std::nullopt;
    std::string line = typed_.front();
    typed_.pop_front();
    if (person_) shown += line + "\n";  // as it stands on the screen
    return line;
  }
  void write(std::string_view text) override { shown += text; }
  [[nodiscard]] int width() const override { return 80; }
  [[nodiscard]] bool person() const override { return person_; }
  [[nodiscard]] std::size_t left() const { return typed_.size(); }

  std::string shown;

 private:
  std::deque<std::string> typed_;
  bool person_;
};

/// A folder of its own, gone afterwards.
class Folder {
 public:
  Folder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "rondo-tools-XXXXXX").string();
    REQUIRE(::mkdtemp(pattern.data()) != nullptr);
    path_ = pattern;
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  [[nodiscard]] std::string operator/(const std::string& name) const { return (path_ / name).string(); }
  [[nodiscard]] std::string string() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

inline std::string bytes_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

inline void write_bytes(const std::string& path, const std::string& bytes) {
  std::filesystem::create_directories(std::filesystem::path(path).parent_path());
  std::ofstream(path, std::ios::binary) << bytes;
}

/// A conversation about the first of these games, of seed 7 if nothing else is said, told line by line what to do.
class Talk {
 public:
  explicit Talk(const std::vector<Entry>& games = toy_games(), const Opening& opening = seed7(), const std::string& shelf = "",
                std::vector<SourceFile> files = {})
      : repl({games, std::move(files), Shelf(shelf), "", [this](const std::string& text) { complaints.push_back(text); }}, terminal) {
    const std::optional<Fault> fault = repl.open(games.front(), opening);
    INFO((fault ? fault->text() : ""));
    REQUIRE(!fault);
    repl.go_on();
  }
  static Opening seed7() {
    Opening opening;
    opening.seed = 7;
    return opening;
  }
  /// What is shown in reply to a line.
  std::string operator()(const std::string& line) {
    terminal.shown.clear();
    repl.obey(line);
    return terminal.shown;
  }
  [[nodiscard]] const Session& session() const { return repl.sitting()->session(); }
  [[nodiscard]] std::uint64_t digest() const { return session().host().digest(session().position()); }

  Script terminal;
  std::vector<std::string> complaints;
  Repl repl;
};

}  // namespace rondo::tools
