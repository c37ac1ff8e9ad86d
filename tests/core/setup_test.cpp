// A set-up is completed from a table of settings, or refused in one line.
#include "rules/core/setup.h"

#include "tests/catch.h"

namespace rondo {

namespace {
const std::vector<Setting> settings = {{"difficulty", "how hard", {"easy", "normal", "hard"}, "normal"}, {"board", "where", {"arena"}, "arena"}};

std::string refused(std::vector<std::string> words) {
  const auto setup = complete_setup(settings, words);
  return setup ? "" : setup.fault().text();
}
}  // namespace

TEST_CASE("a set-up names every setting once, in table order", "[core][setup]") {
  const std::vector<std::string> words = {"BOARD=Arena", "difficulty=HARD"};
  CHECK(*complete_setup(settings, words) == std::vector<std::string>{"difficulty=hard", "board=arena"});
  CHECK(*complete_setup(settings, {}) == std::vector<std::string>{"difficulty=normal", "board=arena"});
  CHECK(setup_value(*complete_setup(settings, words), "difficulty") == "hard");
  CHECK(setup_value(*complete_setup(settings, words), "diff").empty());
  CHECK(*complete_setup(settings, *complete_setup(settings, words)) == *complete_setup(settings, words));
}

TEST_CASE("where no value is given it may depend on that of another setting", "[core][setup]") {
  std::vector<Setting> table = {{"crew", "who", {"rats", "cats"}, "rats"}, {"ship", "on what", {"raft", "Brig"}, "raft"}};
  table[0].follows = "ship";
  table[0].fallbacks = {{"Brig", "cats"}};
  const auto complete = [&](std::vector<std::string> words) { return *complete_setup(table, words); };
  CHECK(complete({}) == std::vector<std::string>{"crew=rats", "ship=raft"});
  CHECK(complete({"ship=brig"}) == std::vector<std::string>{"crew=cats", "ship=Brig"});
  CHECK(complete({"ship=brig", "crew=rats"}) == std::vector<std::string>{"crew=rats", "ship=Brig"});
  table[1].fallback = "Brig";
  CHECK(complete({}) == std::vector<std::string>{"crew=cats", "ship=Brig"});
  CHECK(complete({"ship=raft"}) == std::vector<std::string>{"crew=rats", "ship=raft"});
}

TEST_CASE("where a setting allows several values they are divided by commas", "[core][setup]") {
  std::vector<Setting> table = {{"crew", "who", {"none", "rats", "cats"}, "none"}};
  table[0].several = true;
  const auto complete = [&](const std::string& word) {
    const auto setup = complete_setup(table, std::vector<std::string>{word});
    return setup ? setup->front() : setup.fault().text();
  };
  CHECK(complete("crew=rats") == "crew=rats");
  CHECK(complete("crew=Cats,rats") == "crew=cats,rats");
  CHECK(complete("crew=NONE") == "crew=none");
  CHECK(complete("crew=rats,none") == "crew: there is no 'none'; expected rats, cats");
  CHECK(complete("crew=rats,rads") == "crew: there is no 'rads'; expected rats, cats; did you mean 'rats'?");
  CHECK(complete("crew=rats,RATS") == "crew: 'rats' is given twice; expected each once");
  CHECK(complete("crew=rats,").starts_with("crew: there is no ''"));
  table[0].several = false;
  CHECK(complete("crew=rats,cats").starts_with("crew: there is no 'rats,cats'"));
}

TEST_CASE("what is no set-up is refused with the nearest word", "[core][setup][R10]") {
  CHECK(refused({"dificulty=easy"}) == "set-up: there is no setting 'dificulty'; expected difficulty, board; did you mean 'difficulty'?");
  CHECK(refused({"difficulty=hrad"}) == "difficulty: there is no 'hrad'; expected easy, normal, hard; did you mean 'hard'?");
  CHECK(refused({"difficulty"}) == "difficulty: no value is given; expected difficulty=VALUE");
  CHECK(refused({"difficulty=easy", "Difficulty=hard"}) == "difficulty: is set twice; expected each setting once");
  CHECK(!refused({"=easy"}).empty());
  CHECK(!refused({"difficulty="}).empty());
}

}  // namespace rondo
