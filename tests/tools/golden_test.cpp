// Transcripts that a newcomer can follow, and the numbers that stand for the whole behaviour. What changes here is read before it is kept.
#include <sstream>

#include "decks/spelling.h"
#include "tests/paths.h"
#include "tests/tools/child.h"
#include "tests/tools/golden.h"
#include "tools/play.h"

namespace rondo::tools {

namespace {

/// A conversation as it looks at a terminal, with these automatic players on their chairs.
std::string transcript(const std::string& game, const std::vector<std::pair<std::string, std::string>>& sitters, const std::vector<std::string>& typed) {
  PlayRequest request;
  const Result<const Entry*> entry = entry_named(catalogue(), game);
  REQUIRE(entry);
  request.entry = *entry;
  request.opening.seed = 7;
  request.opening.sitters = sitters;
  Script terminal(typed, true);
  std::ostringstream complaints;
  CHECK(play(catalogue(), request, terminal, "", complaints) == 0);
  CHECK(complaints.str().empty());
  std::string command = "$ rondo play " + game + " --seed 7";
  for (const auto& [chair, who] : sitters) command += " --" + chair + " " + who;
  return command + "\n" + terminal.shown;
}

}  // namespace

TEST_CASE("the first round of a game, as a newcomer sees it", "[tools][golden]") {
  const std::string shown = transcript("aegis", {}, {
      "pass; pass",
      "place hob A3; place wisp A5; place gate A4; place moth A2; place lamp A6",
      "picture never",
      "activate wisp; move C5; use 1; target gull; pass; done; pass",
      "why",
      "pass",
      "1",
      "activate moth; combine hob into moth-220 at A3; pass",
      "valor one 4; pass; pull SE 1; pass; activate lamp; move B5; use 2; target scuttle",
      "reroll 2; pass; pass; end round",
      "quit",
  });
  CHECK(shown.find("\n? ") == std::string::npos);  // all of it is understood
  check_golden("first-round.txt", shown);
}

TEST_CASE("the first rounds of a dogfight, as a newcomer sees them", "[tools][golden]") {
  const std::string shown = transcript("aerodome", {{"blue", "greedy"}}, {
      "first; face 0",
      "spot west 7.1",
      "picture never",
      "choose 4",
      "try turn left 3",
      "turn left 3",
      "choose 1",
      "roll right 1",
      "range red blue",
      "show Be The Leaf",
      "quit",
  });
  CHECK(shown.find("\n? ") == std::string::npos);
  check_golden("first-dogfight.txt", shown);
}

TEST_CASE("two people at one terminal choose without seeing each other's card", "[tools][golden]") {
  const std::string shown = transcript("aerodome", {}, {"first; face 0", "spot west 7", "face 180; spot east 7", "picture never", "choose 4", "choose 5", "quit"});
  const std::size_t chosen = shown.find("red> choose 4\n");
  const std::size_t wiped = shown.find(std::string(60, '\n') + "red has answered; now blue");
  const std::size_t revealed = shown.find("red reveals 4");
  REQUIRE(chosen != std::string::npos);
  REQUIRE(wiped != std::string::npos);
  REQUIRE(revealed != std::string::npos);
  CHECK(chosen < wiped);
  CHECK(shown.substr(wiped, revealed - wiped).find("Heave Ho") == std::string::npos);
}

TEST_CASE("what the README shows of that round is what happens", "[tools][golden]") {
  const std::string readme = bytes_of(std::string(tests::source_dir) + "/README.md");
  const std::string round = bytes_of(std::string(tests::source_dir) + "/tests/golden/first-round.txt");
  const std::size_t begin = readme.find("## A first round");
  REQUIRE(begin != std::string::npos);
  std::size_t at = 0;
  int shown = 0;
  const std::string section = readme.substr(begin, readme.find("\n## ", begin) - begin);
  for (const std::string_view line : lines(section)) {
    if (!line.starts_with("    ") || line.ends_with("…")) continue;
    CAPTURE(line);
    at = round.find("\n" + std::string(line.substr(4)) + "\n", at);
    REQUIRE(at != std::string::npos);
    ++shown;
  }
  CHECK(shown > 40);
}

TEST_CASE("the signature of every game's behaviour", "[tools][golden]") {
  const Folder home;
  const Ran bench = ran({"bench"}, home.string());
  CHECK(bench.code == 0);
  check_golden("bench.txt", bench.out);
}

TEST_CASE("the counts of courses from the start", "[tools][golden]") {
  const Folder home;
  const Ran perft = ran({"perft", "aegis", "--depth", "4"}, home.string());
  CHECK(perft.code == 0);
  check_golden("perft-aegis.txt", perft.out);
}

// Long lists of what is allowed are left out here: the loader's own tests look at them.
TEST_CASE("thirty cards of each game, each with one mistake, give thirty lines", "[tools][check][golden]") {
  const std::string game = GENERATE("aegis", "aerodome", "akarios");
  const Folder home;
  const std::string root = std::string(tests::source_dir) + "/";
  const Ran check = ran({"check", root + "tests/broken/" + game}, home.string());
  CHECK(check.code == 1);
  CHECK(check.err == "rondo: 30 faults\n");
  std::string shown;
  int number = 0;
  for (const std::string_view each : lines(check.out)) {
    std::string line(each);
    CAPTURE(line);
    if (const std::size_t at = line.find(root); at != std::string::npos) line.erase(at, root.size());
    ++number;
    CHECK(line.starts_with("tests/broken/" + game + "/decks/" + game + "/" + (number < 10 ? "0" : "") + std::to_string(number) + "-"));
    if (const std::size_t list = line.find("expected one of "); list != std::string::npos) {
      const std::size_t end = line.find(';', list);
      line = line.substr(0, list) + "expected one of …" + (end == std::string::npos ? "" : line.substr(end));
    }
    shown += line + "\n";
  }
  CHECK(number == 30);
  check_golden("broken-" + game + ".txt", shown);
}

}  // namespace rondo::tools
