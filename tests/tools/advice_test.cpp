// `analyse` and `hint`: what the planner would answer, told without changing the game and without what is hidden.
#include "tools/advice.h"

#include <csignal>

#include "decks/spelling.h"
#include "tests/tools/sims.h"
#include "tools/page.h"
#include "tools/story.h"

namespace rondo::tools {

namespace {

using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;

const std::vector<Entry>& thinking_games() {
  static const std::vector<Entry> games = {thinking_toy()};
  return games;
}

/// What the planner of the vault says after another one was asked.
std::vector<Entry> with_plan(const std::function<void(const Thought&)>& before) {
  std::vector<Entry> games = thinking_games();
  auto& asked = games.front().planner->plan;
  asked = [plan = asked, before](const Host& host, const Blob& position, Seat seat, const Thought& thought) {
    before(thought);
    return plan(host, position, seat, thought);
  };
  return games;
}

/// A plan as it is told about the first decision of the vault.
struct Told {
  std::shared_ptr<const Host> host = toy::table();
  Blob position = host->start();
  ai::Plan plan;

  explicit Told(std::vector<double> shares, bool replies = false) {
    OptionList options;
    host->options(position, toy::red, options);
    for (std::size_t i = 0; i < shares.size(); ++i) {
      plan.moves.push_back({options[i].action, shares[i], 100 * shares[i], 0.5 - 0.25 * static_cast<double>(i), 0.125});
      if (replies) plan.replies.push_back({options[i].action, shares[shares.size() - 1 - i], 10, -0.0004, 1});
    }
    plan.simulations = 100;
    plan.value = 0.4996;
  }
  [[nodiscard]] Advice advice() const { return {*host, position, toy::red, plan}; }
};

}  // namespace

TEST_CASE("analyse tells the mix with visits, values and their margins, the likely replies, and the reason", "[tools][advice]") {
  const Told told({0.61, 0.387, 0.003}, true);
  CHECK(advice_page(told.advice(), 80, 12) ==
        "move                    share  visits    value  +-95%\n"
        "  hide 1                 61 %      61   +0.500  0.125\n"
        "  hide 2                 39 %      39   +0.250  0.125\n"
        "  hide 3                 <1 %       0   +0.000  0.125\n"
        "likely replies of blue  share  visits    value  +-95%\n"
        "  hide 3                 61 %      10   +0.000  1.000\n"
        "  hide 2                 39 %      10   +0.000  1.000\n"
        "  hide 1                 <1 %      10   +0.000  1.000\n"
        "red: 'hide 1' at 61 %, 'hide 2' at 39 %, worth +0.500; blue is expected to\n"
        "  answer 'hide 3' at 61 %, 'hide 2' at 39 %.\n");
  const Told pure({0, 1, 0});
  CHECK(advice_page(pure.advice(), 80, 2) ==
        "move      share  visits    value  +-95%\n"
        "  hide 2  100 %     100   +0.250  0.125\n"
        "  hide 1    0 %       0        -      -\n"
        "  ... 1 more\n"
        "red: 'hide 2', worth +0.250.\n");
  Told cautious({1, 0, 0});
  cautious.plan.moves[1].visits = cautious.plan.moves[2].visits = 5;
  CHECK(advice_sentence(cautious.advice()) == "red: 'hide 1', worth +0.500; of the others 'hide 2' comes next with +0.250.");
  cautious.plan.moves[2].value = 0.75;
  CHECK(advice_sentence(cautious.advice()) == "red: 'hide 1', worth +0.500; 'hide 3' may be better with +0.750, but that is not sure.");
}

TEST_CASE("what is advised fits the screen and says what was not looked at", "[tools][advice]") {
  Told told({0.5, 0.5, 0});
  for (const int width : {60, 80}) {
    const std::string page = advice_page(told.advice(), width, 12);
    for (const std::string_view line : lines(page)) CHECK(columns(line) <= static_cast<std::size_t>(width));
  }
  told.plan.simulations = 0;
  CHECK(advice_sentence(told.advice()) == "red: nothing was looked at, and every move is as good as another.");
  told.plan.proven = true;
  CHECK_THAT(advice_sentence(told.advice()), Catch::Matchers::EndsWith(". That is proven."));
  CHECK(advice_sentence(Told({1}).advice()) == "red: 'hide 1' is the only move.");
  Told usual({0, 1});
  usual.plan.simulations = 0;
  CHECK(advice_sentence(usual.advice()) == "red: 'hide 2' at first sight, without looking ahead.");
}

namespace {

/// A duel of two persons at its first hidden choice, or other tables of Aerodome at their first question.
struct Dogfight {
  std::vector<Entry> games = {**entry_named(catalogue(), "aerodome")};
  Talk talk;
  explicit Dogfight(std::vector<std::string> setup = {}, const std::string& answers = "first; face 0; spot west 7; face 180; spot east 7")
      : talk(games, opened(std::move(setup)), "", shipped_files()) {
    talk(answers);
  }
  static Opening opened(std::vector<std::string> setup) {
    Opening opening = Talk::seed7();
    opening.setup = std::move(setup);
    return opening;
  }
};

}  // namespace

TEST_CASE("a pilot is advised on its card, with the other's likely cards, and on its turn as the planner would fly it", "[tools][advice][aerodome]") {
  Dogfight at;
  const std::uint64_t before = at.talk.digest();
  const std::string page = at.talk("analyse 300");
  CHECK_THAT(page, StartsWith("move "));
  CHECK_THAT(page, ContainsSubstring("likely replies of blue"));
  CHECK_THAT(page, ContainsSubstring("\nred: 'choose "));
  CHECK_THAT(page, ContainsSubstring("; blue is expected to"));
  CHECK(at.talk("analyse 300") == page);
  CHECK(at.talk.digest() == before);
  at.talk("choose 4; choose 5");
  const std::optional<Seat> asked = at.talk.repl.sitting()->question();
  REQUIRE(asked);
  const std::string who = at.talk.session().host().seat_name(*asked);
  const std::string hint = at.talk("hint 40");
  CAPTURE(hint);
  CHECK_THAT(hint, StartsWith(who + ": '"));
  CHECK_THAT(hint, ContainsSubstring("worth "));
  Dogfight other;
  other.talk("choose 4; choose 5");
  const std::size_t ply = other.talk.session().plies();
  other.talk("seat " + who + " planner:40");
  const std::size_t begin = hint.find('\'') + 1;
  CHECK_THAT(answers(other.talk.session(), ply, {}), ContainsSubstring(hint.substr(begin, hint.find('\'', begin) - begin)));
}

TEST_CASE("advice to a pilot knows nothing of the card that lies face down", "[tools][advice][aerodome][P7]") {
  std::vector<std::string> pages;
  for (const char* hidden : {"choose 3", "choose 4"}) {
    Dogfight at;
    at.talk(hidden);
    pages.push_back(at.talk("analyse 200"));
  }
  CHECK_THAT(pages[0], ContainsSubstring("likely replies of red"));
  CHECK(pages[0] == pages[1]);
}

TEST_CASE("advice without a number looks ahead as often as the planner alone does", "[tools][advice][aerodome]") {
  Dogfight at;
  const std::string page = at.talk("analyse");
  CHECK(page == at.talk("analyse 30000"));
  CHECK(page != at.talk("analyse 2000"));
}

TEST_CASE("among many the planner tells the courses it has played, and sits on every chair", "[tools][advice][aerodome]") {
  Dogfight at({"mode=free-for-all"}, "face 0; spot west 7; seat blue greedy; seat green rookie; seat yellow planner:500");
  const std::uint64_t before = at.talk.digest();
  const std::string page = at.talk("analyse 9000");  // ninety courses
  CHECK_THAT(page, StartsWith("move "));
  CHECK_THAT(page, ContainsSubstring("\nred: 'choose "));
  CHECK_THAT(page, !ContainsSubstring("likely replies"));
  CHECK_THAT(page, ContainsSubstring("; of the others 'choose ") || ContainsSubstring(" may be better with "));
  const std::string hint = at.talk("hint 9000");
  CHECK_THAT(hint, StartsWith("red: 'choose "));
  CHECK_THAT(page, ContainsSubstring(hint.substr(0, hint.find(','))));
  CHECK(at.talk("hint 50").find("at first sight, without looking ahead.") != std::string::npos);
  CHECK(at.talk.digest() == before);
}

TEST_CASE("asking the planner changes nothing, and asked again it says the same", "[tools][advice][D13][P2]") {
  Talk talk(thinking_games());
  for (const char* answers : {"", "hide 3; hide 1", "prowl door 1"}) {
    talk(answers);
    const std::uint64_t before = talk.digest();
    const std::size_t plies = talk.session().plies();
    const std::string page = talk("analyse 60");
    CHECK_THAT(page, StartsWith("move "));
    CHECK(talk("Analyse 60") == page);
    CHECK(talk("analyse 61") != page);
    CHECK(page.ends_with(talk("hint 60")));
    CHECK(talk.digest() == before);
    CHECK(talk.session().plies() == plies);
  }
}

TEST_CASE("the planner says on the screen what it would do on the chair", "[tools][advice]") {
  for (const char* number : {"1", "2", "25"}) {
    Talk talk(thinking_games());
    talk("hide 3; hide 1");  // red, alone, breaks the warden's tie
    const std::string advised = talk("hint " + std::string(number));
    Talk other(thinking_games());
    other("hide 3; hide 1");
    other("seat red planner:" + std::string(number));
    const std::string played = answers(other.session(), 1, {});
    CAPTURE(advised, played);
    CHECK_THAT(advised, StartsWith("red: '" + played.substr(played.find(": ") + 2) + "'"));
  }
}

TEST_CASE("advice knows no more than who is asked: what another has put face down changes nothing", "[tools][advice][P7]") {
  std::vector<std::string> pages;
  for (const char* hidden : {"hide 1", "hide 2", "hide 3"}) {
    Talk talk(thinking_games());
    talk(hidden);
    pages.push_back(talk("analyse 80"));
  }
  CHECK_THAT(pages[0], ContainsSubstring("likely replies of red"));
  CHECK(pages[0] == pages[1]);
  CHECK(pages[0] == pages[2]);
}

TEST_CASE("where there is nothing to advise, one line says so", "[tools][advice]") {
  Talk talk(thinking_games());
  const std::string expected = "' does not say how often to look ahead; expected one number from 1 to 1000000\n";
  CHECK(talk("analyse 0") == "? analyse: '0" + expected);
  CHECK(talk("analyse 1000001") == "? analyse: '1000001" + expected);
  CHECK(talk("hint many") == "? hint: 'many" + expected);
  CHECK(talk("hint 5 6") == "? hint: '5" + expected);
  talk("hand dice; hide 3; hide 1; prowl door 1");
  if (talk.repl.sitting()->question() == Seat::chance)
    CHECK(talk("analyse") == "? analyse: nothing is to be decided: dice or cards are asked for; expected what came on the table\n");
  talk("deal all; seat blue random; seat red random");
  REQUIRE(talk.session().over());
  CHECK(talk("analyse") == "? analyse: nothing is asked: the game is over; expected undo, new or quit\n");
  Talk plain;
  CHECK(plain("hint") == "? hint: vault has no planner\n");
}

TEST_CASE("Ctrl-C ends the looking ahead, not the game", "[tools][advice][S10]") {
  const std::vector<Entry> games = with_plan([](const Thought& thought) {
    CHECK(thought.simulations == 2000);
    std::raise(SIGINT);
  });
  Talk talk(games);
  const std::uint64_t before = talk.digest();
  CHECK(talk("hint") == "Stopped: 0 of 2000 looks ahead.\nred: nothing was looked at, and every move is as good as another.\n");
  CHECK(talk.digest() == before);
  CHECK_THAT(talk("hide 1"), ContainsSubstring("> hide 1"));
}

}  // namespace rondo::tools
