// `rondo sim` from outside: exit codes and streams, the bar, Ctrl-C.
#include <nlohmann/json.hpp>

#include "decks/spelling.h"
#include "tests/tools/child.h"
#include "tests/tools/stage.h"

namespace rondo::tools {

namespace {

using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;

}  // namespace

TEST_CASE("sim tells results on stdout and its pace on stderr, the same for any number of threads", "[tools][program][sim]") {
  const Folder home;
  const std::vector<std::string> words = {"sim", "aegis", "--hero", "random", "--difficulty", "all", "--games", "8", "--seed", "3"};
  Ran first;
  for (const char* threads : {"1", "2", "4"}) {
    std::vector<std::string> typed = words;
    typed.insert(typed.end(), {"--threads", threads});
    const Ran shown = ran(typed, home.string());
    CHECK(shown.code == 0);
    CHECK_THAT(shown.err, StartsWith("24 games in "));
    CHECK_THAT(shown.err, EndsWith(" games/s\n"));
    CHECK(lines(shown.err).size() == 1);
    CHECK_THAT(shown.out, StartsWith("aegis: team "));
    CHECK_THAT(shown.out, ContainsSubstring("\ndifficulty  won %  95 % interval  rounds"));
    if (first.out.empty()) first = shown;
    CHECK(shown.out == first.out);
  }
  for (const std::string_view line : lines(first.out)) CHECK((line.size() <= 80 || line.starts_with("Game 1 again: ")));
}

TEST_CASE("a game of sim is played again by the command that it prints", "[tools][program][sim]") {
  const Folder home;
  const Ran shown = ran({"sim", "aegis", "--difficulty", "easy", "--games", "1", "--seed", "3", "--list"}, home.string());
  REQUIRE(shown.code == 0);
  const std::size_t at = shown.out.find("Game 1 again: rondo ");
  REQUIRE(at != std::string::npos);
  const Ran again = ran(words(shown.out.substr(at + 20)), home.string());
  CHECK(again.code == 0);
  const bool won = shown.out.find("Won 1 of 1 ") != std::string::npos;
  CHECK_THAT(again.out, ContainsSubstring(won ? "Victory in round " : "Defeat "));
  const nlohmann::json json =
      nlohmann::json::parse(ran({"sim", "aegis", "--difficulty", "easy", "--games", "1", "--seed", "3", "--list", "--json"}, home.string()).out);
  const nlohmann::json& values = json["matches"][0]["played"][0]["values"];
  CHECK_THAT(again.out, ContainsSubstring(" in round " + std::to_string(values[0].get<int>()) + ": "));
  CHECK_THAT(again.out, ContainsSubstring("Valor " + std::to_string(values[1].get<int>()) + "; boss Integrity " +
                                          std::to_string(values[2].get<int>()) + " of "));
}

TEST_CASE("what sim cannot do is said in one line", "[tools][program][sim]") {
  const Folder home;
  const std::vector<std::pair<std::vector<std::string>, int>> wrong = {{{}, 2},
                                                                       {{"chess"}, 2},
                                                                       {{"aegis", "--games", "0"}, 2},
                                                                       {{"aegis", "--games", "many"}, 2},
                                                                       {{"aegis", "--games", "99999999999999999999"}, 2},
                                                                       {{"aegis", "--threads", "0"}, 2},
                                                                       {{"aegis", "--threads", "1000"}, 2},
                                                                       {{"aegis", "--seed", "-1"}, 2},
                                                                       {{"aegis", "--bos", "x"}, 2},
                                                                       {{"aegis", "--boss"}, 2},
                                                                       {{"aegis", "--boss", "nobody"}, 1},
                                                                       {{"aegis", "--hero", "gready"}, 1},
                                                                       {{"aegis", "--hero", "person"}, 1},
                                                                       {{"aegis", "--hero", "greedy", "--hero", "all"}, 1},
                                                                       {{"aegis", "--games", "9000000", "--hero", "all"}, 1},
                                                                       {{"aegis", "--data", "/nowhere"}, 1}};
  for (const auto& [typed, code] : wrong) {
    std::vector<std::string> words = {"sim"};
    words.insert(words.end(), typed.begin(), typed.end());
    const Ran refused = ran(words, home.string());
    CAPTURE(words, refused.err);
    CHECK(refused.code == code);
    CHECK(refused.out.empty());
    CHECK_THAT(refused.err, StartsWith("rondo: "));
    CHECK(lines(refused.err).size() == 1);
  }
  CHECK_THAT(ran({"sim", "aegis", "--hero", "gready"}, home.string()).err, ContainsSubstring("did you mean 'greedy'?"));
  CHECK_THAT(ran({"sim", "aegis", "--help"}, home.string()).out, ContainsSubstring("rondo sim aegis --json"));
}

TEST_CASE("Ctrl-C ends sim with what it has so far", "[tools][program][sim]") {
  const Folder home;
  Child child({"sim", "aegis", "--hero", "random", "--games", "200000"}, home.string(), Child::Wires::terminal);
  child.until(" of 200000, ", " s left");
  child.type("\x03");
  const std::string rest = child.rest();
  CHECK(child.code == 130);
  CHECK_THAT(rest, ContainsSubstring("\r\nStopped: these are the first "));
  CHECK_THAT(rest, ContainsSubstring("how it ended"));
  CHECK_THAT(rest, ContainsSubstring(" games/s"));
  Child quiet({"sim", "aegis", "--hero", "random", "--games", "200000", "--json"}, home.string(), Child::Wires::terminal);
  quiet.until_it_catches(SIGINT);
  quiet.type("\x03");
  const std::string text = quiet.rest();
  CHECK(quiet.code == 130);
  const std::size_t begin = text.find('{');
  REQUIRE(begin != std::string::npos);
  CHECK(text.find("\x1b[K") == std::string::npos);  // no bar
  const nlohmann::json json = nlohmann::json::parse(text.substr(begin, text.rfind('}') + 1 - begin));
  CHECK(json["stopped"] == true);
  CHECK(json["games"].get<int>() < 200000);
}

}  // namespace rondo::tools
