// The word of a chair: one reader for every command, a planner's number within its bounds, and games that are the same for the same word.
#include "tools/sitters.h"

#include "rules/table/record.h"
#include "tests/tools/sims.h"

namespace rondo::tools {

namespace {

using Catch::Matchers::ContainsSubstring;

std::string read(const Entry& entry, const std::string& typed, bool persons = true) {
  const Result<std::string> word = sitter_word(entry, "red", typed, persons);
  return word ? *word : "? " + word.fault().text();
}

}  // namespace

TEST_CASE("the word for who sits on a chair is read alike everywhere", "[tools][sitters][P8]") {
  const Entry entry = thinking_toy();
  CHECK(sitter_names(entry) == std::vector<std::string>{"first", "random", "planner:N"});
  CHECK(read(entry, "Random") == "random");
  CHECK(read(entry, "PERSON") == "person");
  CHECK(read(entry, "planner") == "planner");
  CHECK(read(entry, "Planner:2000") == "planner:2000");
  CHECK(read(entry, "planner:1") == "planner:1");
  CHECK(read(entry, "planner:1000000") == "planner:1000000");
  const std::string allowed = "' does not say how often to look ahead; expected planner:N with N from 1 to 1000000; did you mean 'planner:";
  CHECK(read(entry, "planner:0") == "? red: 'planner:0" + allowed + "1'?");
  CHECK(read(entry, "planner:-3") == "? red: 'planner:-3" + allowed + "1'?");
  CHECK(read(entry, "planner:1000001") == "? red: 'planner:1000001" + allowed + "1000000'?");
  for (const char* typed : {"planner:", "planner:x", "planner:2e3", "planner:5 ", "planner:5:5", "planner:99999999999999999999"})
    CHECK(read(entry, typed) == "? red: '" + std::string(typed) + allowed + "40'?");
  CHECK(read(entry, "planer:500") ==
        "? red: nobody is called 'planer:500'; expected person, first, random, planner:N; did you mean 'planner:500'?");
  CHECK(read(entry, "random:5") == "? red: nobody is called 'random:5'; expected person, first, random, planner:N; did you mean 'random'?");
  CHECK(read(entry, "person", false) == "? red: nobody who plays by himself is called 'person'; expected first, random, planner:N");
  CHECK(read(sim_toy(), "planner:5") == "? red: nobody is called 'planner:5'; expected person, first, random");
}

TEST_CASE("a planner without a number looks ahead as often as the game says", "[tools][sitters]") {
  CHECK(simulations_of("planner", 40) == 40U);
  CHECK(simulations_of("planner:7", 40) == 7U);
  CHECK_FALSE(simulations_of("planners", 40));
  CHECK_FALSE(simulations_of("random", 40));
  CHECK(sitter_of(thinking_toy(), "person", *toy::table()) == nullptr);
}

TEST_CASE("planners on chairs play the same game for the same word, whoever computes it and wherever", "[tools][sitters][batch]") {
  const Entry entry = thinking_toy();
  SimRequest request;
  request.entry = &entry;
  request.games = 6;
  request.seed = 3;
  request.sitters = {{"red", {"planner:50", "planner", "planner:1", "Planner:2"}}, {"blue", {"planner:9"}}};
  const Simulation one = played(request);
  REQUIRE(one.matches.size() == 4);
  CHECK(one.matches[0].sitters == std::vector<std::string>{"planner:50", "planner:9"});
  CHECK(one.matches[1].sitters[0] == "planner");
  CHECK_THAT(again(one, one.matches[3], 1), ContainsSubstring("--red planner:2 --blue planner:9"));
  request.threads = 2;
  CHECK(sim_json(played(request)) == sim_json(one));
  for (const Match& match : one.matches) {  // the same in a session, and when it is asked again
    Opening opening;
    for (std::size_t i = 0; i < match.sitters.size(); ++i) opening.sitters.emplace_back(entry.chairs[i].name, match.sitters[i]);
    Result<Sitting> sitting = open_sitting(entry, {}, opening, seed_of(one, 2));
    REQUIRE(sitting);
    while (*sitting->step()) {
    }
    REQUIRE(sitting->session().over());
    CHECK(sitting->sitter(entry.chairs[0]) == match.sitters[0]);
    const int worth = sitting->host().payoff(sitting->session().position(), toy::red);
    CHECK(match.games[1].verdict == (worth > 0 ? Verdict::won : worth < 0 ? Verdict::lost : Verdict::drawn));
  }
}

TEST_CASE("wherever a planner may sit, games of every budget come to their end and their records replay", "[tools][sitters]") {
  for (const Entry& entry : catalogue()) {
    if (!entry.planner) continue;
    const std::vector<SourceFile> files = files_for(entry.name, shipped_files());
    for (const char* word : {"planner:1", "planner:2", "planner:7"}) {
      CAPTURE(entry.name, word);
      Opening opening;
      opening.sitters.emplace_back(entry.chairs[0].name, word);
      Result<Sitting> sitting = open_sitting(entry, files, opening, 5);
      REQUIRE(sitting);
      for (const Chair& chair : sitting->chairs())
        if (chair.name != entry.chairs[0].name) REQUIRE_FALSE(sitting->seat(chair.name, entry.sitters.back().name));
      while (*sitting->step()) {
      }
      CHECK(sitting->session().over());
      CHECK(replay(record(sitting->session()), make_host(catalogue())));
    }
  }
}

TEST_CASE("a level sits at every table, but only where it is named", "[tools][sitters][aerodome]") {
  const Entry& entry = **entry_named(catalogue(), "aerodome");
  CHECK(entry.sitters.back().name == "greedy");  // who sits where nobody is named
  const std::vector<SourceFile> files = files_for(entry.name, shipped_files());
  SimRequest request;
  request.entry = &entry;
  request.games = 1;
  request.sitters = {{"red", {"Rookie"}}, {"blue", {"random"}}};
  for (const char* mode : {"standard", "free-for-all", "squadron"}) {
    request.settings["mode"] = {mode};
    CHECK(prepared(request).matches.front().sitters[0] == "rookie");
    Opening opening;
    opening.setup = {std::string("mode=") + mode};
    opening.sitters = {{"blue", "veteran"}};
    Result<Sitting> sitting = open_sitting(entry, files, opening, 1);
    REQUIRE(sitting);
    CHECK(sitting->sitter(entry.chairs[0]) == "person");
    CHECK(sitting->sitter(entry.chairs[1]) == "veteran");
    REQUIRE_FALSE(sitting->seat("blue", "planner:50"));
    Result<Sitting> another = open_sitting(entry, files, {}, 1);
    REQUIRE(another);
    another->sit_like(*sitting);
    CHECK(another->sitter(entry.chairs[1]) == "planner:50");
  }
}

}  // namespace rondo::tools
