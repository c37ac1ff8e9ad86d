// Simulations: combinations, paired seeds, games that can be played again, and what the reports say of them.
#include "tools/sim.h"

#include <nlohmann/json.hpp>

#include "decks/spelling.h"
#include "tests/campaign_table.h"
#include "tests/tools/sims.h"
#include "tools/seed.h"
#include "tools/sitting.h"
#include "tools/summary.h"

namespace rondo::tools {

namespace {

using Catch::Matchers::ContainsSubstring;
using Json = nlohmann::json;

std::string fault_of(const SimRequest& request) {
  const Result<Simulation> simulation = prepare(request, files_for(request.entry->name, shipped_files()));
  return simulation ? "" : simulation.fault().text();
}

/// The same game, as the command says that plays it again.
Sitting played_again(const Simulation& simulation, const Match& match, std::uint64_t number) {
  const Entry& entry = *simulation.request.entry;
  Opening opening;
  opening.setup = match.setup;
  for (std::size_t i = 0; i < entry.chairs.size(); ++i)
    if (!match.sitters[i].empty()) opening.sitters.emplace_back(entry.chairs[i].name, match.sitters[i]);
  const std::vector<std::string> typed = words(again(simulation, match, number));
  const auto seed = std::find(typed.begin(), typed.end(), "--seed") + 1;
  Result<Sitting> sitting = open_sitting(entry, files_for(entry.name, shipped_files()), opening, *seed_number(*seed));
  INFO((sitting ? "" : sitting.fault().text()));
  REQUIRE(sitting);
  while (*sitting->step()) {
  }
  return std::move(*sitting);
}

}  // namespace

TEST_CASE("game N of a simulation is the game that play plays with the seed of game N", "[tools][sim][D5]") {
  for (const Entry& entry : sim_games()) {
    SimRequest request = small(entry);
    request.games = 5;
    const Simulation simulation = played(request);
    REQUIRE(simulation.matches.size() == entry.sitters.size());
    for (const Match& match : simulation.matches)
      for (std::uint64_t number = 1; number <= 5; ++number) {
        CAPTURE(entry.name, match.sitters, number);
        const Sitting sitting = played_again(simulation, match, number);
        const Finish& game = match.games[number - 1];
        const Seat asked = entry.chairs.front().seat;
        const int worth = sitting.host().payoff(sitting.session().position(), asked);
        CHECK(game.verdict == (worth > 0 ? Verdict::won : worth < 0 ? Verdict::lost : Verdict::drawn));
        CHECK(game == match.contest->play(seed_of(simulation, number)));
      }
  }
}

TEST_CASE("the numbers of a game are those of its end", "[tools][sim][toy]") {
  const Entry entry = sim_toy();
  const Simulation simulation = played(small(entry));
  for (const Match& match : simulation.matches)
    for (std::uint64_t number = 1; number <= match.games.size(); ++number) {
      const Sitting sitting = played_again(simulation, match, number);
      const auto end = Hosted<toy::Guarded>::unpack(sitting.session().position());
      CHECK(match.games[number - 1].account == toy::Vault{}.account(end));
    }
}

TEST_CASE("a game's seed is a function of master seed and number alone", "[tools][sim]") {
  const Entry entry = sim_toy();
  SimRequest request = small(entry);
  const Simulation some = played(request);
  request.games = 30;
  request.sitters = {{"blue", {"first", "random"}}, {"red", {"random"}}};
  const Simulation more = played(request);
  CHECK(seed_of(some, 3) == seed_of(more, 3));
  CHECK(seed_of(some, 3) == Dealer::game_seed(7, 2));
  REQUIRE(some.matches[1].sitters == more.matches[1].sitters);
  CHECK(std::equal(some.matches[1].games.begin(), some.matches[1].games.end(), more.matches[1].games.begin()));
  request.seed = 8;
  CHECK(seed_of(prepared(request), 3) != seed_of(some, 3));
}

TEST_CASE("every combination of what was asked for is a match, in the order of settings and chairs", "[tools][sim]") {
  const Entry entry = sim_toy();
  SimRequest request = small(entry);
  request.settings["mood"] = {"Cross", "calm"};
  request.sitters = {{"red", {"ALL"}}, {"blue", {"Random"}}};
  const Simulation simulation = prepared(request);
  std::vector<std::string> matches;
  for (const Match& match : simulation.matches) matches.push_back(listed(match.setup) + " " + listed(match.sitters));
  CHECK(matches ==
        std::vector<std::string>{"mood=cross first, random", "mood=cross random, random", "mood=calm first, random", "mood=calm random, random"});
  request.sitters.clear();
  request.settings.clear();
  const Simulation usual = prepared(request);
  REQUIRE(usual.matches.size() == 1);
  CHECK(usual.matches[0].setup == std::vector<std::string>{"mood=calm"});
  CHECK(usual.matches[0].sitters == std::vector<std::string>{"random", "random"});
}

TEST_CASE("several values stand in one list, and what one set-up has at once is joined by +", "[tools][sim]") {
  Entry entry = sim_toy();
  SimRequest request = small(entry);
  request.settings["mood"] = {"Cross,calm"};
  request.sitters = {{"red", {"first,random"}}, {"blue", {"random"}}};
  CHECK(prepared(request).matches.size() == 4);
  entry.settings = [](Files) { return tests::garden_settings(); };
  request.settings = {{"weather", {"rain,hail+sun", "none"}}};
  request.sitters = {{"red", {"random"}}};
  std::vector<std::string> weathers;
  for (const Match& match : prepared(request).matches) weathers.push_back(setup_value(match.setup, "weather"));
  CHECK(weathers == std::vector<std::string>{"rain", "hail,sun", "none"});
  request.settings["weather"] = {"all"};
  CHECK(prepared(request).matches.size() == tests::garden_settings()[2].values.size());
  request.settings["weather"] = {"rain,rain"};
  CHECK(fault_of(request) == "weather: 'rain' is asked for twice; expected each value once");
  request.settings["weather"] = {"rain+rain"};
  CHECK(fault_of(request) == "weather: 'rain' is given twice; expected each once");
  request.settings["weather"] = {"rain,hial"};
  CHECK_THAT(fault_of(request), ContainsSubstring("did you mean 'hail'?"));
  request.settings["weather"] = {"rain,"};
  CHECK_THAT(fault_of(request), ContainsSubstring("weather: there is no ''"));
  request.settings = {{"place", {"shed+pond"}}};
  CHECK_THAT(fault_of(request), ContainsSubstring("place: there is no 'shed+pond'"));
}

TEST_CASE("what cannot be simulated is refused in one line", "[tools][sim]") {
  const Entry entry = sim_toy();
  SimRequest request = small(entry);
  request.settings["mood"] = {"grumpy"};
  CHECK(fault_of(request) == "mood: there is no 'grumpy'; expected calm, cross");
  request.settings["mood"] = {"all", "Calm"};
  CHECK(fault_of(request) == "mood: 'Calm' is asked for twice; expected each value once");
  request.settings["mood"] = {"all"};
  request.sitters["red"] = {"randim"};
  CHECK(fault_of(request) == "red: nobody who plays by himself is called 'randim'; expected first, random; did you mean 'random'?");
  request.sitters["red"] = {"person"};
  CHECK_THAT(fault_of(request), ContainsSubstring("nobody who plays by himself is called 'person'"));
  request.sitters["red"] = {"first", "first"};
  CHECK_THAT(fault_of(request), ContainsSubstring("'first' is asked for twice"));
  request.sitters.clear();
  request.games = 10'000'000;
  CHECK(fault_of(request) == "--games: 10000000 games of 2 combinations are too many; expected at most 10000000 in all");
  request.games = 5'000'000;
  CHECK(fault_of(request).empty());
}

TEST_CASE("the JSON report holds whole numbers that add up, and shares of four decimals", "[tools][sim]") {
  const Entry entry = sim_toy();
  SimRequest request = small(entry);
  request.games = 40;
  request.list = true;
  const Simulation simulation = played(request);
  const std::string text = sim_json(simulation);
  CHECK(std::count(text.begin(), text.end(), '\n') == 1);
  const Json json = Json::parse(text);
  CHECK(json["game"] == "vault");
  CHECK(json["profile"] == "vault-house-1");
  CHECK(json["master_seed"] == "7");
  CHECK(json["wins_of"] == "red");
  CHECK(json["games"] == 40);
  CHECK(json["games_asked"] == 40);
  CHECK(json["stopped"] == false);
  REQUIRE(json["matches"].size() == 2);
  for (std::size_t i = 0; i < 2; ++i) {
    const Json& match = json["matches"][i];
    const Match& ours = simulation.matches[i];
    CHECK(match["setup"] == Json{{"mood", "calm"}});
    CHECK(match["players"] == Json{{"red", ours.sitters[0]}, {"blue", "random"}});
    CHECK(match["won"].get<int>() + match["drawn"].get<int>() + match["lost"].get<int>() == 40);
    CHECK(match["win_rate"].get<double>() == static_cast<double>(rounded(match["won"].get<int>() * 10'000, 40)) / 10'000);
    CHECK(match["interval"][0] <= match["win_rate"]);
    CHECK(match["interval"][1] >= match["win_rate"]);
    int ended = 0;
    for (const Json& ending : match["endings"]) ended += ending["won"].get<int>() + ending["drawn"].get<int>() + ending["lost"].get<int>();
    CHECK(ended == 40);
    REQUIRE(match["measures"].size() == 4);
    CHECK(match["measures"][0]["name"] == "rounds");
    CHECK(match["measures"][0]["kind"] == "steps");
    for (std::size_t m = 0; m < 4; ++m) {
      int counted = 0;
      int total = 0;
      for (const Json& count : match["measures"][m]["counts"]) {
        counted += count[1].get<int>();
        total += count[0].get<int>() * count[1].get<int>();
      }
      CHECK(counted == 40);
      CHECK(match["measures"][m]["mean"].get<double>() == static_cast<double>(rounded(total * 10'000, 40)) / 10'000);
    }
    REQUIRE(match["played"].size() == 40);
    CHECK(match["played"][2]["game"] == 3);
    CHECK(match["played"][2]["seed"] == std::to_string(Dealer::game_seed(7, 2)));
    CHECK(match["played"][2]["values"].size() == 4);
    CHECK(match["played"][2]["values"][1] == ours.games[2].account.values[1]);
  }
  REQUIRE(json["differences"].size() == 1);
  const Json& difference = json["differences"][0];
  CHECK(difference["first"]["red"] == "first");
  CHECK(difference["second"]["red"] == "random");
  const int lead = json["matches"][0]["won"].get<int>() - json["matches"][1]["won"].get<int>();
  CHECK(difference["only_first_won"].get<int>() - difference["only_second_won"].get<int>() == lead);
  request.list = false;
  CHECK_FALSE(Json::parse(sim_json(played(request)))["matches"][0].contains("played"));
}

TEST_CASE("one match is told at length, several in a line each", "[tools][sim]") {
  const Entry entry = sim_toy();
  SimRequest request = small(entry);
  request.games = 40;
  request.sitters.clear();
  const std::string one = sim_page(played(request), 80);
  CHECK(one.starts_with("vault: mood calm, red random, blue random\n40 games, master seed 7\n\nWon "));
  for (const char* part : {"how it ended", "  the curse", "  after six rounds", "on average", "  points of red", "  red kept its tokens", "drawn",
                           " %, 95 % interval ", "rounds begun: ", "\nGame 1 again: rondo play vault --seed "})
    CHECK_THAT(one, ContainsSubstring(part));
  for (const std::string_view line : lines(one)) CHECK((line.size() <= 80 || line.starts_with("Game 1 again")));
  request.settings["mood"] = {"all"};
  request.sitters["red"] = {"all"};
  const Simulation many = played(request);
  const std::string table = sim_page(many, 80);
  CHECK(table.starts_with("vault: blue random\n40 games a line, master seed 7\n\nmood   red     won %  95 % interval  rounds"));
  CHECK_THAT(table, ContainsSubstring("\ncalm   first   "));
  CHECK_THAT(table, ContainsSubstring("\ncross  random  "));
  CHECK_THAT(table, ContainsSubstring("\ncalm   red first, blue random - red random, blue random "));
  CHECK(std::count(table.begin(), table.end(), '\n') == 3 + 5 + 1 + 3 + 2);
  request.list = true;
  const std::string list = sim_page(played(request), 80);
  CHECK(list.starts_with(table.substr(0, table.find("\nGame 1 again"))));
  CHECK_THAT(list, ContainsSubstring("\ncross random\n"));
  CHECK_THAT(list, ContainsSubstring(" " + std::to_string(Dealer::game_seed(7, 39)) + "  "));
}

TEST_CASE("the command for a game names what is unusual in its set-up", "[tools][sim]") {
  const Entry entry = sim_toy();
  SimRequest request = small(entry);
  request.settings["mood"] = {"all"};
  request.sitters = {{"red", {"first"}}};
  request.data = "my decks";
  const Simulation simulation = prepared(request);
  const std::string seed = std::to_string(Dealer::game_seed(7, 3));
  CHECK(again(simulation, simulation.matches[0], 4) == "rondo play vault --seed " + seed + " --red first --blue random --data 'my decks'");
  CHECK(again(simulation, simulation.matches[1], 4) ==
        "rondo play vault --seed " + seed + " --mood cross --red first --blue random --data 'my decks'");
}

TEST_CASE("a stopped simulation tells of what all matches have played", "[tools][sim]") {
  const Entry entry = sim_toy();
  Simulation simulation = prepared(small(entry));
  const std::atomic<bool> stop = true;
  play(simulation, stop, {});
  CHECK(simulation.stopped);
  CHECK(sim_page(simulation, 80) == "vault: mood calm, blue random\n0 games a line, master seed 7\nStopped: these are the first 0 of 12 games.\n");
  const Json json = Json::parse(sim_json(simulation));
  CHECK(json["stopped"] == true);
  CHECK(json["games"] == 0);
  CHECK(json["games_asked"] == 12);
  CHECK(json["matches"][0]["win_rate"].is_null());
  CHECK(json["matches"][0]["measures"][0]["mean"].is_null());
  CHECK(json["differences"].empty());
}

}  // namespace rondo::tools
