// Nothing is lost: saves, journals, the shelf, and games that were left in the middle.
#include <sys/resource.h>
#include <sys/wait.h>

#include <cerrno>
#include <csignal>
#include <sstream>
#include <system_error>

#include "rules/table/journal.h"
#include "rules/table/record.h"
#include "tests/tools/stage.h"
#include "tools/play.h"

namespace rondo::tools {

namespace {

using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;
namespace fs = std::filesystem;

constexpr const char* some_answers = "hide 3; hide 1; prowl door 1; pass";

/// Begins a game on that shelf and dies in the middle of it, as by `kill -9`.
void die_in_the_middle(const std::string& shelf, const char* answers) {
  const pid_t child = ::fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    Talk talk(toy_games(), Talk::seed7(), shelf);
    talk(answers);
    ::kill(::getpid(), SIGKILL);
  }
  int status = 0;
  REQUIRE(::waitpid(child, &status, 0) == child);
  REQUIRE(WIFSIGNALED(status));
}

/// What was complained of last.
std::string complaint;

int played(const PlayRequest& request, Terminal& terminal, const std::string& shelf) {
  std::ostringstream complaints;
  const int code = play(toy_games(), request, terminal, shelf, complaints);
  complaint = complaints.str();
  return code;
}

PlayRequest request() {
  PlayRequest request;
  request.entry = &toy_games().front();
  return request;
}

}  // namespace

TEST_CASE("a saved game is loaded as it was, and can be undone to its start", "[tools][keep]") {
  const Folder folder;
  const std::string file = folder / "evening.rondo";
  Talk talk;
  talk(some_answers);
  talk("mark here; hide 2");
  const std::string saved = record(talk.session());
  CHECK(talk("save " + file) == "Saved " + std::to_string(talk.session().plies()) + " plies in " + file + ".\n");
  CHECK_THAT(talk("new seed=9"), StartsWith("vault, seed 9"));
  CHECK_THAT(talk("load " + file), StartsWith("vault, seed 7: mood=calm (vault-house-1)\n\nround"));
  CHECK(talk.session().header().seed == 7);
  CHECK(record(talk.session()) == saved);
  talk("goto here");
  CHECK(talk.session().waiting().empty());
  talk("undo all");
  CHECK(talk.session().plies() == 0);
}

TEST_CASE("a broken record is refused with its line, and the game goes on", "[tools][keep][S2][S4][R8]") {
  const Folder folder;
  Talk talk;
  talk(some_answers);
  const std::string before = record(talk.session());
  std::string broken = before;
  broken.replace(broken.find("prowl door 1"), 12, "prowl door 9");
  write_bytes(folder / "broken.rondo", broken);
  CHECK_THAT(talk("load " + (folder / "broken.rondo")), ContainsSubstring("ply 2: 'prowl door 9' is not an option of warden now"));
  write_bytes(folder / "later.rondo", "rondo 99\n");
  CHECK_THAT(talk("load " + (folder / "later.rondo")), StartsWith("? "));
  CHECK(record(talk.session()) == before);
}

TEST_CASE("a save that cannot be written says so, and the game goes on", "[tools][keep][S1]") {
  Talk talk;
  talk(some_answers);
  const std::string before = record(talk.session());
  CHECK_THAT(talk("save /nowhere/at/all"), StartsWith("? /nowhere/at/all: cannot be written: "));
  CHECK(record(talk.session()) == before);
}

TEST_CASE("a killed program loses no answer, not even an early one", "[tools][keep][S10]") {
  const Folder folder;
  Talk whole;
  for (const char* answers : {"", "hide 3", "hide 3; hide 1", "hide 3; hide 1; prowl door 1", "hide 3; hide 1; prowl door 1; undo; undo; hide 2"}) {
    CAPTURE(answers);
    die_in_the_middle(folder.string(), answers);
    Talk expected;
    expected(answers);
    Script terminal;
    Repl repl({toy_games(), {}, Shelf(folder.string()), "", nullptr}, terminal);
    REQUIRE(!repl.resume(toy_games().front()));
    repl.go_on();
    CHECK(record(repl.sitting()->session()) == record(expected.session()));
    CHECK_THAT(terminal.shown, StartsWith("vault, seed 7"));
    repl.obey("undo; redo");  // what was undone before the end of the program is known as well
    CHECK(record(repl.sitting()->session()) == record(expected.session()));
  }
}

TEST_CASE("a game that was resumed goes on in its journal", "[tools][keep]") {
  const Folder folder;
  die_in_the_middle(folder.string(), "hide 3");
  const Shelf shelf(folder.string());
  for (const char* answer : {"hide 1", "prowl door 1"}) {
    Script terminal;
    Repl repl({toy_games(), {}, shelf, "", nullptr}, terminal);
    REQUIRE(!repl.resume(toy_games().front()));
    repl.go_on();
    repl.obey(answer);
  }
  Talk expected;
  expected("hide 3; hide 1; prowl door 1");
  Replayed back = replay(bytes_of(shelf.latest("vault")), make_host(toy_games()));
  REQUIRE(back);
  CHECK(record(*back) == record(expected.session()));
}

TEST_CASE("the shelf keeps the last games in order, and no more", "[tools][keep][shelf]") {
  const Folder folder;
  Talk talk(toy_games(), Talk::seed7(), folder.string());
  for (int i = 0; i < Shelf::kept + 3; ++i) talk("new");
  const Shelf shelf(folder.string());
  CHECK_THAT(bytes_of(shelf.latest("vault")), ContainsSubstring("seed " + std::to_string(7 + Shelf::kept + 3) + "\n"));
  CHECK_THAT(bytes_of(folder / "vault.1.journal"), ContainsSubstring("seed " + std::to_string(7 + Shelf::kept + 2) + "\n"));
  CHECK(fs::exists(folder / ("vault." + std::to_string(Shelf::kept - 1) + ".journal")));
  CHECK(!fs::exists(folder / ("vault." + std::to_string(Shelf::kept) + ".journal")));
  CHECK(std::distance(fs::directory_iterator(folder.string()), fs::directory_iterator()) == Shelf::kept);
}

TEST_CASE("two programs that play the same game do not write into one journal", "[tools][keep][shelf]") {
  const Folder folder;
  Talk first(toy_games(), Talk::seed7(), folder.string());
  Talk second(toy_games(), Talk::seed7(), folder.string());
  first("hide 3");
  second("hide 2");
  CHECK_THAT(bytes_of(folder / "vault.journal"), ContainsSubstring("wait red: hide 3\n"));
  CHECK_THAT(bytes_of(folder / "vault-2.journal"), ContainsSubstring("wait red: hide 2\n"));
  Script terminal;
  Repl third({toy_games(), {}, Shelf(folder.string()), "", nullptr}, terminal);
  CHECK_THAT(third.resume(toy_games().front())->text(), EndsWith("is the journal of a game that is still running"));
}

TEST_CASE("a game without a journal says so and is played all the same", "[tools][keep]") {
  const Folder folder;
  write_bytes(folder / "file", "");
  Talk talk(toy_games(), Talk::seed7(), folder / "file/shelf");
  REQUIRE(talk.complaints.size() == 1);
  CHECK_THAT(talk.complaints[0], StartsWith("this game is not kept: " + (folder / "file/shelf") + ": cannot be made: "));
  CHECK_THAT(talk("hide 3; state"), ContainsSubstring("journal   none\n"));
}

TEST_CASE("a full disk is complained of once, and the journal catches up when there is room", "[tools][keep][S1]") {
  const Folder folder;
  Talk talk(toy_games(), Talk::seed7(), folder.string());
  const std::string journal = folder / "vault.journal";
  const auto old_handler = std::signal(SIGXFSZ, SIG_IGN);
  rlimit old = {};
  ::getrlimit(RLIMIT_FSIZE, &old);
  rlimit full = old;
  full.rlim_cur = bytes_of(journal).size();
  ::setrlimit(RLIMIT_FSIZE, &full);
  talk("hide 3");
  talk("hide 1");
  talk("prowl door 1");
  ::setrlimit(RLIMIT_FSIZE, &old);
  std::signal(SIGXFSZ, old_handler);
  REQUIRE(talk.complaints.size() == 1);
  CHECK_THAT(talk.complaints[0], StartsWith(journal + ": the journal cannot be written: "));
  talk("pass");
  CHECK(talk.complaints.size() == 1);
  Replayed back = replay(bytes_of(journal), make_host(toy_games()));
  REQUIRE(back);
  CHECK(record(*back) == record(talk.session()));
}

TEST_CASE("nobody's games are kept: a game without persons leaves the shelf alone", "[tools][keep]") {
  const Folder folder;
  Opening opening = Talk::seed7();
  opening.sitters = {{"red", "gambler"}, {"blue", "gambler"}};
  const Talk talk(toy_games(), opening, folder.string());
  CHECK(fs::is_empty(folder.string()));
}

TEST_CASE("a person who left a game in the middle is asked whether to go on with it", "[tools][keep]") {
  const Folder folder;
  die_in_the_middle(folder.string(), some_answers);
  const std::string offer = "Your last game (seed 7, ";
  {
    Script nothing({}, true);
    CHECK(played(request(), nothing, folder.string()) == 0);
    CHECK_THAT(nothing.shown, StartsWith(offer));
  }
  {
    Script yes({"", "perhaps", "Y", "quit"}, true);
    CHECK(played(request(), yes, folder.string()) == 0);
    CHECK_THAT(yes.shown, ContainsSubstring("vault, seed 7: mood=calm"));
    CHECK_THAT(yes.shown, EndsWith("The game is kept. To go on with it: rondo play vault --resume\n"));
  }
  {
    PlayRequest resumed = request();
    resumed.resume = true;
    Script pipe({"hide 2"});
    CHECK(played(resumed, pipe, folder.string()) == 0);
    CHECK(pipe.shown.find(offer) == std::string::npos);
  }
  {
    PlayRequest seeded = request();
    seeded.opening.seed = 5;
    Script other({"quit"}, true);
    CHECK(played(seeded, other, folder.string()) == 0);
    CHECK_THAT(other.shown, StartsWith("vault, seed 5"));
    CHECK_THAT(bytes_of(folder / "vault.1.journal"), ContainsSubstring("seed 7\n"));  // kept behind the new one
  }
}

TEST_CASE("a journal and a record go where the command line says", "[tools][keep]") {
  const Folder folder;
  PlayRequest wanted = request();
  wanted.opening.seed = 7;
  wanted.journal = folder / "my.journal";
  wanted.record = folder / "my.rondo";
  Script pipe({some_answers});
  CHECK(played(wanted, pipe, folder / "shelf") == 0);
  CHECK(!fs::exists(folder / "shelf"));
  Talk expected;
  expected(some_answers);
  CHECK(bytes_of(wanted.record) == record(expected.session()));
  Replayed back = replay(bytes_of(wanted.journal), make_host(toy_games()));
  REQUIRE(back);
  CHECK(record(*back) == record(expected.session()));
  wanted.journal = folder / "none/my.journal";
  Script unread({some_answers});
  CHECK(played(wanted, unread, folder / "shelf") == 1);
  CHECK(unread.left() == 1);
  CHECK(complaint == "rondo: " + (folder / "none/my.journal") + ": cannot be written: " + std::generic_category().message(ENOENT) + "\n");
}

TEST_CASE("a seed that nobody chose is shown, recorded, and brings the same game again", "[tools][keep][D4][D8]") {
  const Folder folder;
  PlayRequest wanted = request();
  wanted.record = folder / "first.rondo";
  Script first({some_answers});
  REQUIRE(played(wanted, first, "") == 0);
  const std::string shown = first.shown.substr(0, first.shown.find(':'));
  const std::string seed = shown.substr(shown.rfind(' ') + 1);
  CHECK_THAT(bytes_of(wanted.record), ContainsSubstring("\nseed " + seed + "\n"));
  wanted.opening.seed = std::stoull(seed);
  wanted.record = folder / "second.rondo";
  Script second({some_answers});
  REQUIRE(played(wanted, second, "") == 0);
  CHECK(bytes_of(folder / "first.rondo") == bytes_of(folder / "second.rondo"));
  CHECK(first.shown == second.shown);
}

}  // namespace rondo::tools
