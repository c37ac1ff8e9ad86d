// The program from outside: exit codes, streams, pipes, terminals, and games that are the same twice.
#include "decks/spelling.h"
#include "rules/table/header.h"
#include "tests/tools/child.h"
#include "tests/tools/stage.h"

namespace rondo::tools {

namespace {

using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;
namespace fs = std::filesystem;

/// What is seen of a text when the keys of a terminal are left out.
std::string without_escapes(const std::string& text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\x1b') {
      for (++i; i < text.size() && (text[i] == '[' || text[i] == '?' || text[i] == ';' || (text[i] >= '0' && text[i] <= '9')); ++i) {
      }
    } else if (text[i] != '\r') {
      plain += text[i];
    }
  }
  return plain;
}

}  // namespace

TEST_CASE("exit codes and streams: results to stdout, diagnostics to stderr", "[tools][program]") {
  const Folder home;
  const Ran version = ran({"--version"}, home.string());
  CHECK(version.out == std::string("rondo ") + engine_version + "\n");
  CHECK(version.err.empty());
  CHECK(version.code == 0);
  for (const std::vector<std::string>& help : std::vector<std::vector<std::string>>{
           {"--help"}, {"play", "--help"}, {"play", "aegis", "--help"}, {"replay", "--help"}, {"check", "--help"}}) {
    const Ran shown = ran(help, home.string());
    CHECK(shown.code == 0);
    CHECK_THAT(shown.out, ContainsSubstring("Usage: "));
    CHECK(shown.err.empty());
  }
  CHECK_THAT(ran({"play", "aegis", "--help"}, home.string()).out, ContainsSubstring("\n  bell-ringers "));
  for (const std::vector<std::string>& wrong : std::vector<std::vector<std::string>>{{"paly"},
                                                                                     {"play"},
                                                                                     {"play", "chess"},
                                                                                     {"play", "aegis", "--sed", "7"},
                                                                                     {"play", "aegis", "--seed", "x"},
                                                                                     {"play", "aegis", "--seed", "-1"},
                                                                                     {"replay"},
                                                                                     {"perft", "aegis", "--depth", "0"},
                                                                                     {"play", "aegis", "--load", "x", "--seed", "7"},
                                                                                     {"replay", "x", "y"}}) {
    const Ran refused = ran(wrong, home.string());
    CAPTURE(wrong, refused.err);
    CHECK(refused.code == 2);
    CHECK(refused.out.empty());
    CHECK_THAT(refused.err, StartsWith("rondo: "));
    CHECK(lines(refused.err).size() == 1);
  }
  CHECK_THAT(ran({"play", "aegis", "--sed", "7"}, home.string()).err, ContainsSubstring("did you mean '--seed'?"));
  CHECK_THAT(ran({"paly"}, home.string()).err, ContainsSubstring("did you mean 'play'?"));
  for (const std::vector<std::string>& wrong : std::vector<std::vector<std::string>>{{"play", "aegis", "--team", "lampligters"},
                                                                                     {"play", "aegis", "--hero", "gready"},
                                                                                     {"play", "aegis", "--data", "/nowhere"},
                                                                                     {"replay", "/nowhere"},
                                                                                     {"check", "/nowhere"},
                                                                                     {"bench", "chess"},
                                                                                     {"play", "aegis", "--resume"},
                                                                                     {"play", "aegis", "--load", "/nowhere"},
                                                                                     {"play", "aegis", "--hand", "cards"}}) {
    const Ran refused = ran(wrong, home.string());
    CAPTURE(wrong, refused.err);
    CHECK(refused.code == 1);
    CHECK(refused.out.empty());
    CHECK(lines(refused.err).size() == 1);
  }
  CHECK_THAT(ran({"play", "aegis", "--team", "lampligters"}, home.string()).err, ContainsSubstring("did you mean 'lamplighters'?"));
}

TEST_CASE("a greedy hero plays a whole game, the same bytes twice, and its record replays", "[tools][program][D5]") {
  const Folder home;
  const std::string file = home / "game.rondo";
  const Ran first = ran({"play", "aegis", "--seed", "7", "--hero", "greedy", "--record", file}, home.string());
  const Ran second = ran({"play", "aegis", "--seed", "7", "--hero", "greedy"}, home.string());
  CHECK(first.code == 0);
  CHECK(first.err.empty());
  CHECK(first.out == second.out);
  CHECK_THAT(first.out, StartsWith("aegis, seed 7: "));
  CHECK_THAT(first.out, ContainsSubstring("The game is over.\n\n"));
  CHECK(ran({"play", "aegis", "--seed", "8", "--hero", "greedy"}, home.string()).out != first.out);
  CHECK(!fs::exists(home / "rondo"));
  const Ran replayed = ran({"replay", file}, home.string());
  CHECK(replayed.code == 0);
  CHECK_THAT(replayed.out, StartsWith("ok: "));
  CHECK_THAT(replayed.out, ContainsSubstring(" plies, digest #"));
  const Ran looked = ran({"replay", file, "--to", "3"}, home.string());
  CHECK_THAT(looked.out, StartsWith("ply 3  "));
  CHECK_THAT(looked.out, EndsWith(replayed.out));
  CHECK(ran({"replay", file, "--to", "99999"}, home.string()).code == 1);
}

TEST_CASE("a record with one changed line names the first ply that goes another way, and the fields", "[tools][program]") {
  const Folder home;
  const std::string file = home / "game.rondo";
  REQUIRE(ran({"play", "aegis", "--seed", "7", "--hero", "greedy", "--record", file}, home.string()).code == 0);
  const std::string whole = bytes_of(file);
  const std::size_t at = whole.find(" hero: place HOB-100 ");
  REQUIRE(at != std::string::npos);
  const std::size_t line = whole.rfind('\n', at) + 1;
  const std::string ply = whole.substr(line, at - line);
  const std::size_t hex = at + std::string(" hero: place HOB-100 ").size();
  std::string changed = whole;
  changed.replace(hex, whole.find(" #", hex) - hex, whole.compare(hex, 3, "M4 ") == 0 ? "M5" : "M4");
  write_bytes(file, changed);
  const Ran refused = ran({"replay", file}, home.string());
  CHECK(refused.code == 1);
  CHECK(refused.out.empty());
  CHECK_THAT(refused.err, ContainsSubstring(": ply " + ply + ": the position reached has digest #"));
  CHECK_THAT(refused.err, ContainsSubstring("the recorded digest belongs to 'hero: place HOB-100 "));
  CHECK_THAT(refused.err, ContainsSubstring("  pieces.0.hex: "));
}

TEST_CASE("through a pipe there is no prompt, no echo and no escape, each reply comes at once, and the end of input is the end",
          "[tools][program][R5][R7][S11]") {
  const Folder home;
  Child child({"play", "aegis", "--seed", "7"}, home.string());
  const std::string begun = child.until("3: pass\n");
  CHECK_THAT(begun, StartsWith("aegis, seed 7: "));
  child.type("pass\n");
  CHECK_THAT(child.until("3: pass\n"), StartsWith("> pass\n"));
  child.type("no such thing\n");
  CHECK_THAT(child.until("(help)\n"), StartsWith("? 'no such thing' is neither an answer nor a command"));
  child.type("undo\r\n");
  child.until("3: pass\n");
  child.end_input();
  const std::string rest = child.rest();
  CHECK(child.code == 0);
  CHECK(child.errors.empty());
  CHECK(rest.empty());
  for (const char unwanted : {'\x1b', '\r', '\a'}) CHECK(begun.find(unwanted) == std::string::npos);
  CHECK(begun.find("hero>") == std::string::npos);
}

TEST_CASE("a line without an end is obeyed, and an input of nothing ends at once", "[tools][program][R7]") {
  const Folder home;
  CHECK_THAT(ran({"play", "aegis", "--seed", "7"}, home.string(), "seed").out, EndsWith("seed 7\nThe next game: seed 8\n"));
  const Ran alone = ran({}, home.string());
  CHECK(alone.code == 0);
  CHECK(alone.out.empty());
  CHECK(alone.err.empty());
}

TEST_CASE("alone the program opens a conversation from which everything is done", "[tools][program]") {
  const Folder home;
  const std::string file = home / "game.rondo";
  const Ran talk =
      ran({}, home.string(), "games; new aegis seed=7 hero=greedy; save " + file + "; replay " + file + "; check; why last; quit; games\n");
  CHECK(talk.code == 0);
  CHECK(talk.err.empty());
  CHECK_THAT(talk.out, StartsWith("  aegis "));
  CHECK_THAT(talk.out, ContainsSubstring("\naegis, seed 7: "));
  CHECK_THAT(talk.out, ContainsSubstring("\nok: "));
  CHECK(talk.out.find("? ") == std::string::npos);
}

TEST_CASE("a program that was killed goes on where it was", "[tools][program][S10]") {
  const Folder home;
  {
    Child child({"play", "aegis", "--seed", "7"}, home.string());
    child.until("3: pass\n");
    child.type("pass; pass; place HOB-100 A1\n");
    child.until("WISP-100");
    child.kill();
    CHECK(child.code == -SIGKILL);
  }
  const Ran resumed = ran({"play", "aegis", "--resume"}, home.string(), "history 1; place WISP-100 A2; save " + (home / "resumed") + "\n");
  CHECK(resumed.code == 0);
  CHECK_THAT(resumed.out, ContainsSubstring("hero: place HOB-100 A1\n"));
  const Ran whole =
      ran({"play", "aegis", "--seed", "7"}, home.string(), "pass; pass; place HOB-100 A1; place WISP-100 A2; save " + (home / "whole") + "\n");
  CHECK(whole.code == 0);
  CHECK(bytes_of(home / "resumed") == bytes_of(home / "whole"));
}

TEST_CASE("at a terminal Ctrl-C clears the line, tab completes, and Ctrl-D on an empty line leaves", "[tools][program][S10][S11]") {
  const Folder home;
  Child child({"play", "aegis", "--seed", "7"}, home.string(), Child::Wires::terminal);
  child.until("3: pass", "hero> ");
  child.press("quit\x03va\t");
  child.until("va", "lor ");
  child.press("\x03seed\n");
  child.until("The next game: seed 8", "hero> ");
  child.type("pass\n");
  child.until("GULL-30", "hero> ");
  child.press("\x04");
  CHECK_THAT(without_escapes(child.rest()), ContainsSubstring("The game is kept. To go on with it: rondo play aegis --resume\n"));
  CHECK(child.code == 0);
  Child again({"play", "aegis"}, home.string(), Child::Wires::terminal);
  CHECK_THAT(again.until("yes or no: "), ContainsSubstring("is not finished. Go on with it?"));
  again.type("y\n");
  again.until("3: pass", "hero> ");
  again.type("history\nquit\n");
  CHECK_THAT(without_escapes(again.rest()), ContainsSubstring("hero: pass\n"));
  CHECK(again.code == 0);
}

TEST_CASE("the picture and every line keep within a narrow terminal", "[tools][program]") {
  const Folder home;
  Child child({"play", "aegis", "--seed", "7"}, home.string(), Child::Wires::terminal, 60);
  std::string shown = child.until("3: pass", "hero> ");
  child.type("pass; pass; help; state\n");
  shown += child.until("journal", "hero> ");
  child.type("quit\n");
  child.rest();
  const std::string seen = without_escapes(shown);
  for (const std::string_view line : lines(seen)) {
    CAPTURE(line);
    const auto wide = std::count_if(line.begin(), line.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; });
    CHECK((wide <= 60 || line.find("journal") != std::string_view::npos));  // a path is not broken
  }
}

TEST_CASE("decks go out and come in as a game's players write them", "[tools][program]") {
  const Folder home;
  const Ran out = ran({"export", "aerodome", "theodosia-yaao"}, home.string());
  CHECK(out.code == 0);
  CHECK_THAT(out.out, StartsWith("AEF001\\ RH1002\\ "));
  const Ran in = ran({"import", "aerodome", "--name", "mine", out.out}, home.string());
  CHECK(in.code == 0);
  write_bytes(home / "own/decks/aerodome/mine.toml", in.out);
  CHECK(ran({"export", "aerodome", "mine", "--data", home / "own"}, home.string()).out == out.out);
  CHECK(ran({"play", "aerodome", "--data", home / "own", "--red-pilot", "mine", "--red", "random", "--blue", "random", "--seed", "1"}, home.string()).code == 0);
  const Ran unknown = ran({"export", "aerodome", "theodosa"}, home.string());
  CHECK(unknown.code == 1);
  CHECK_THAT(unknown.err, EndsWith("did you mean 'theodosia'?\n"));
  CHECK(ran({"import", "aerodome", "AEF001"}, home.string()).code == 1);
  CHECK(ran({"import", "aerodome", "--name", "lance", out.out}, home.string()).code == 1);
  CHECK(ran({"export", "aegis", "lamplighters"}, home.string()).code == 2);
}

TEST_CASE("check lists every fault of a folder or file with its place, and says what there is when all is well", "[tools][program]") {
  const Folder home;
  const Ran shipped = ran({"check"}, home.string());
  CHECK(shipped.code == 0);
  CHECK_THAT(shipped.out, StartsWith("ok: "));
  CHECK_THAT(shipped.out, ContainsSubstring("; aegis: "));
  const std::string folder = home / "mine";
  write_bytes(folder + "/decks/aegis/robots/mine.toml",
              "source = \"house\"\n[[robot]]\nid = \"TIN-100\"\nclass = \"A\"\nmovment = 3\nenergy = 2\nintegrity = 4\nactions = []\n");
  const Ran faulty = ran({"check", folder}, home.string());
  CHECK(faulty.code == 1);
  CHECK_THAT(faulty.out, ContainsSubstring(folder + "/decks/aegis/robots/mine.toml:5:1: "));
  CHECK_THAT(faulty.out, ContainsSubstring("did you mean 'movement'?"));
  CHECK_THAT(faulty.err, EndsWith(" faults\n"));
  CHECK(ran({"check", folder + "/decks/aegis/robots/mine.toml"}, home.string()).out == faulty.out);
  const Ran play = ran({"play", "aegis", "--data", folder}, home.string());
  CHECK(play.code == 1);
  CHECK_THAT(play.err, StartsWith("rondo: decks/aegis/robots/mine.toml:5:1: "));
}

TEST_CASE("decks of one's own are laid over the shipped ones, and travel in the record", "[tools][program]") {
  const Folder home;
  const std::string folder = home / "mine";
  const std::string team =
      "source = \"house\"\n[[team]]\nid = \"late-shift\"\nname = \"The Late Shift\"\n"
      "basics = [\"HOB-100\", \"WISP-100\", \"GATE-100\", \"MOTH-100\", \"LAMP-100\"]\ncombined = [\"HOB-200\"]\n";
  write_bytes(folder + "/shift.toml", team);
  const std::string file = home / "game.rondo";
  const Ran played =
      ran({"play", "aegis", "--seed", "7", "--hero", "random", "--team", "late-shift", "--data", folder, "--record", file}, home.string());
  CHECK(played.code == 0);
  CHECK_THAT(played.out, StartsWith("aegis, seed 7: team=late-shift "));
  const std::string record = bytes_of(file);
  CHECK_THAT(record, ContainsSubstring("\nfile 7 shift.toml\n"));
  fs::remove_all(folder);
  CHECK(ran({"replay", file}, home.string()).code == 0);
  CHECK_THAT(record, ContainsSubstring("\nsetup difficulty=normal\n"));
}

TEST_CASE("the difficulty is as many Rondo cards a round as it says", "[tools][program]") {
  const Folder home;
  for (const auto& [difficulty, turns] :
       std::vector<std::pair<std::string, std::string>>{{"easy", "Boss turn 1 of 2"}, {"normal", "Boss turn 1 of 3"}, {"hard", "Boss turn 1 of 4"}})
    CHECK_THAT(ran({"play", "aegis", "--seed", "7", "--hero", "random", "--difficulty", difficulty}, home.string()).out, ContainsSubstring(turns));
}

TEST_CASE("Draft combining is asked for by its flag, told at the start, and goes with the record", "[tools][program]") {
  const Folder home;
  const std::string file = home / "draft.rondo";
  const Ran played = ran({"play", "aegis", "--seed", "7", "--hero", "random", "--combining", "draft", "--record", file}, home.string());
  CHECK(played.code == 0);
  CHECK_THAT(played.out, ContainsSubstring("combining=draft"));
  CHECK_THAT(bytes_of(file), ContainsSubstring("\nsetup combining=draft\n"));
  CHECK(ran({"replay", file}, home.string()).code == 0);
  CHECK_THAT(ran({"play", "aegis", "--seed", "7", "--hero", "random"}, home.string()).out, ContainsSubstring("combining=standard"));
  CHECK(ran({"play", "aegis", "--combining", "daft"}, home.string()).code == 1);
}

}  // namespace rondo::tools
