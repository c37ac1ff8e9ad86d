#pragma once
// The conversation at a terminal: shows the table and the question, takes answers and commands, and never loses a game. Knows no game;
// whatever is refused is said in one line and changes nothing.
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tools/catalogue.h"
#include "tools/command.h"
#include "tools/report.h"
#include "tools/screen.h"
#include "tools/shelf.h"
#include "tools/sitting.h"
#include "tools/terminal.h"

namespace rondo::tools {

struct Advice;

/// What a conversation is held with.
struct Surroundings {
  Catalogue games;
  std::vector<SourceFile> files;                     ///< all data, of all games
  Shelf shelf{""};                                   ///< where journals go
  std::string journal;                               ///< instead of the shelf, for the first game
  std::function<void(const std::string&)> complain;  ///< hears what is no answer to a command: that the disk is full
  std::string again = {};                            ///< the command line that goes on with the game in `journal`; empty for play's own
  /// Tells of the campaign that this conversation is held in, in so many columns, beside the game that is being played (or null); none outside.
  std::function<std::string(const Session*, int)> campaign = {};
};

class Repl {
 public:
  Repl(Surroundings around, Terminal& terminal);
  Repl(const Repl&) = delete;
  Repl& operator=(const Repl&) = delete;
  ~Repl();

  // Beginning a game. What is refused leaves the one that is being played.
  std::optional<Fault> open(const Entry& entry, const Opening& opening);
  /// Goes on with a record or journal, in a new journal. Of `opening` who sits where and whose draws are real.
  std::optional<Fault> load(const std::string& path, const Opening& opening = {});
  /// Goes on with the latest game of that name, in its own journal.
  std::optional<Fault> resume(const Entry& entry, const Opening& opening = {});
  /// The latest game of that name in a few words, if a person left it unfinished.
  [[nodiscard]] std::optional<std::string> unfinished(const Entry& entry) const;

  /// Plays and tells until a person is asked or the game is over.
  void go_on();
  /// Answers line after line until the input ends or somebody quits.
  void converse();
  /// One line: commands and answers, divided by `;`.
  void obey(const std::string& line);
  [[nodiscard]] const Sitting* sitting() const { return sitting_ ? &*sitting_ : nullptr; }
  /// What the last word of `line` may become.
  [[nodiscard]] std::vector<std::string> complete(std::string_view line) const;

 private:
  friend std::span<const Command> commands();

  // The commands, with the words behind their names: commands_play.cpp, commands_advice.cpp, commands_game.cpp, help.cpp.
  using Words = std::span<const std::string>;
  std::optional<Fault> help(Words words);
  std::optional<Fault> options(Words words);
  std::optional<Fault> picture(Words words);
  std::optional<Fault> why(Words words);
  std::optional<Fault> analyse(Words words);
  std::optional<Fault> hint(Words words);
  std::optional<Fault> undo(Words words);
  std::optional<Fault> redo(Words words);
  std::optional<Fault> history(Words words);
  std::optional<Fault> log(Words words);
  std::optional<Fault> mark(Words words);
  std::optional<Fault> go_to(Words words);
  std::optional<Fault> save(Words words);
  std::optional<Fault> load_file(Words words);
  std::optional<Fault> resume_game(Words words);
  std::optional<Fault> new_game(Words words);
  std::optional<Fault> seed(Words words);
  std::optional<Fault> hand(Words words);
  std::optional<Fault> deal(Words words);
  std::optional<Fault> seat(Words words);
  std::optional<Fault> state(Words words);
  std::optional<Fault> campaign(Words words);
  std::optional<Fault> automatic(Words words);
  std::optional<Fault> games(Words words);
  std::optional<Fault> check(Words words);
  std::optional<Fault> judge(Words words);
  std::optional<Fault> replay_file(Words words);
  std::optional<Fault> bench(Words words);
  std::optional<Fault> quit(Words words);

  [[nodiscard]] std::string overview() const;
  [[nodiscard]] std::string values_of(std::string_view command) const;
  [[nodiscard]] std::vector<std::string> topics() const;
  [[nodiscard]] std::vector<std::string> sentences() const;
  std::optional<Fault> think(std::string_view command, Words words, const std::function<void(const Advice&)>& tell);
  std::optional<Fault> travel(std::string_view command, Words words, bool (Sitting::*step)());
  void arrived();
  std::optional<Fault> set_source(std::string_view command, Words words, Source source);
  std::optional<Fault> report(const Report& report);

  std::optional<Fault> obey_one(const std::string& text);
  std::optional<Fault> answer(Seat seat, std::size_t option, const std::string& typed);
  std::optional<Fault> run(const std::string& name, Words words);
  [[nodiscard]] Fault not_understood(const std::string& typed, const std::vector<std::string>& spelled) const;

  [[nodiscard]] Result<Sitting> read_sitting(const std::string& path, const Opening& opening) const;
  void sit_down(Sitting sitting, std::string journal, std::size_t told);
  void advance();
  void complain_of_journal();

  /// An answer that would lose the game, until it is given again.
  struct Doubt {
    std::size_t ply = 0;
    Action action;
    bool operator==(const Doubt&) const = default;
  };

  Surroundings around_;
  Terminal& terminal_;
  Screen screen_;
  std::optional<Sitting> sitting_;
  std::string journal_;  ///< of the game that is being played; empty if it has none
  std::string given_journal_;  ///< the one that the surroundings began with
  std::optional<std::uint64_t> next_seed_;
  std::optional<Doubt> doubt_;
  bool asked_ = true;        ///< whether the open question stands on the screen
  bool complained_ = false;  ///< of the journal, which still cannot be written
  bool leaving_ = false;
};

}  // namespace rondo::tools
