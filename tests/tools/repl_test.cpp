// The conversation, held about the toy game: what is asked, what is understood, what is refused, and that nothing refused changes anything.
#include "tools/repl.h"

#include "decks/spelling.h"
#include "rules/table/record.h"
#include "tests/tools/stage.h"

namespace rondo::tools {

namespace {

using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;

/// After both thieves have hidden a stake: red breaks the warden's tie.
constexpr const char* to_the_warden = "hide 3; hide 1";

/// Red has but one stake to hide in the second round.
struct Narrow : toy::Vault {
  void options(const toy::Position& position, Seat seat, OptionList& options) const {
    Vault::options(position, seat, options);
    if (position.round == 1 && seat == toy::red && options[0].action.verb == toy::hide)
      options.filter([](const Option& option) { return option.action.a == 3; });
  }
};

/// Whoever hides a 1 loses at once.
struct Deadly : toy::Vault {
  using Vault::apply;
  [[nodiscard]] SeatSet to_act(const toy::Position& position) const {
    if (position.points[0] < -100) return {};
    return position.frames.back().step == toy::Step::prowling ? SeatSet(toy::red) : Vault::to_act(position);
  }
  template <class N>
  void apply(toy::Position& position, std::span<const Action> answers, N& narrator) const {
    if (answers[0].verb == toy::prowl && answers[0].a == 4) {
      position.points[0] = -101;
      return;
    }
    Vault::apply(position, answers, narrator);
  }
};

template <Shown G>
std::vector<Entry> one_game() {
  return {toy_entry<G>(std::make_shared<const G>())};
}

}  // namespace

TEST_CASE("a game begins with its seed, its table and the first question", "[tools][repl][D8]") {
  const Talk talk;
  CHECK(talk.terminal.shown ==
        "vault, seed 7: mood=calm (vault-house-1)\n"
        "\n"
        "round 1, warden at door 0\n"
        "red: 0 points, 2 tokens\n"
        "blue: 0 points, 2 tokens\n"
        "\n"
        "Which stake does red hide?\n"
        "  1: hide 1  2: hide 2  3: hide 3\n");
}

TEST_CASE("an answer is given by its words, by a beginning that fits no other, or by its number", "[tools][repl]") {
  for (const char* answer : {"hide 3", "HIDE 3", "  h   3 ", "3"}) {
    Talk talk;
    CAPTURE(answer);
    CHECK_THAT(talk(answer), StartsWith("> hide 3\n"));
    CHECK(talk.session().waiting() == SeatSet(toy::red));
  }
  Talk talk;
  CHECK(talk("h") == "? 'h' fits 3 options; expected hide 1, hide 2, hide 3\n");
  CHECK(talk.session().waiting().empty());
}

TEST_CASE("what is not understood is said in one line with the nearest spelling, and changes nothing", "[tools][repl]") {
  Talk talk;
  const std::string before = record(talk.session());
  CHECK(talk("hide 4") == "? 'hide 4' is not an option now; expected hide 1, hide 2, hide 3; did you mean 'hide 1'?\n");
  CHECK(talk("hdie 3") ==
        "? 'hdie 3' is neither an answer nor a command; expected one of the options, or a command (help); did you mean 'hide 3'?\n");
  CHECK_THAT(talk("undoo"), ContainsSubstring("did you mean 'undo'?"));
  CHECK(talk("4") == "? there is no option 4; expected 1 to 3\n");
  CHECK(talk("0") == "? there is no option 0; expected 1 to 3\n");
  CHECK(talk("-1") == "? there is no option -1; expected 1 to 3\n");
  CHECK(talk("s") == "? 's' fits several commands; expected save, seed, seat, state\n");
  CHECK(talk("odds silver") == "? odds: no card is called 'silver'; expected gem, gold, curse\n");
  CHECK(talk("hide \x1b[2J") == "? the line holds a control character; expected plain text\n");
  CHECK(talk(std::string(5000, 'x')) == "? the line is too long; expected at most 4096 bytes\n");
  CHECK(record(talk.session()) == before);
}

TEST_CASE("every command that is misused says how it is used, and changes nothing", "[tools][repl]") {
  Talk talk;
  talk(to_the_warden);
  const std::string before = record(talk.session());
  for (const char* wrong : {"undo zero",
                            "undo 0",
                            "undo 1 2",
                            "redo",
                            "why 99",
                            "why me",
                            "history -3",
                            "log x",
                            "mark",
                            "mark two words",
                            "goto",
                            "goto nowhere",
                            "goto 99",
                            "goto -1",
                            "save",
                            "load",
                            "load /nowhere/at/all",
                            "replay",
                            "new chess",
                            "new mood=happy",
                            "new temper=calm",
                            "new seed=x",
                            "new red=rook",
                            "seed 18446744073709551616",
                            "hand",
                            "hand cards",
                            "deal nothing",
                            "seat red",
                            "seat green person",
                            "seat red rook",
                            "auto",
                            "auto maybe",
                            "picture sometimes",
                            "quit now",
                            "campaign now",
                            "help nobody",
                            "resume",
                            "check /nowhere/at/all",
                            "judge",
                            "judge /nowhere/at/all",
                            "bench chess"}) {
    CAPTURE(wrong);
    const std::string reply = talk(wrong);
    CHECK((reply.starts_with("? ") || reply.starts_with("rondo: ")));
    CHECK(lines(reply).size() == 1);
    CHECK(record(talk.session()) == before);
    CHECK(!talk.repl.sitting()->session().over());
  }
}

TEST_CASE("an empty line repeats the question and never chooses", "[tools][repl]") {
  Talk talk;
  talk("hide 3");
  for (const char* line : {"", "   ", ";", " ; ;"}) CHECK(talk(line) == "\nWhich stake does blue hide?\n  1: hide 1  2: hide 2  3: hide 3\n");
  CHECK(talk.session().plies() == 0);
}

TEST_CASE("several commands stand on one line, and the first that is refused leaves out the rest", "[tools][repl]") {
  Talk talk;
  const std::string reply = talk("hide 3; hide 9; hide 1; undo");
  CHECK_THAT(
      reply,
      StartsWith(
          "> hide 3\n? 'hide 9' is not an option now; expected hide 1, hide 2, hide 3; did you mean 'hide 1'? (2 more on this line: not done)\n"));
  CHECK_THAT(reply, EndsWith("Which stake does blue hide?\n  1: hide 1  2: hide 2  3: hide 3\n"));
  CHECK(talk.session().waiting() == SeatSet(toy::red));
}

TEST_CASE("a tie of an automaton is asked of whoever breaks it, among exactly those options", "[tools][repl]") {
  Talk talk;
  const std::string reply = talk(to_the_warden);
  CHECK_THAT(reply, ContainsSubstring("Your choice for the warden, as its priorities leave several (prowl).\nWhich door does the warden go to?\n"));
  CHECK_THAT(reply, ContainsSubstring("4: prowl door 4"));
  CHECK_THAT(talk("door"), StartsWith("? "));
  talk("prowl door 2");
  CHECK(talk.session().ply(1).seats == SeatSet(toy::warden));
}

TEST_CASE("what lies face down is shown to nobody else", "[tools][repl]") {
  Talk talk;
  CHECK(talk("hide 3") == "> hide 3\n\nWhich stake does blue hide?\n  1: hide 1  2: hide 2  3: hide 3\n");
  talk("hide 2");
  for (const char* question : {"log", "history", "why", "picture", "state", "odds gem"}) {
    CAPTURE(question);
    CHECK(talk(question).find("hide") == std::string::npos);
  }
}

TEST_CASE("no question about the game changes it", "[tools][repl][D13]") {
  Talk talk;
  talk("hide 3; hide 1; prowl door 1");
  const std::string before = record(talk.session());
  for (const char* question : {"help", "help undo", "help odds", "options", "picture", "why", "why all", "history all", "log all", "seed", "state",
                               "games", "odds gem", "odds curse", ""}) {
    CAPTURE(question);
    CHECK(!talk(question).empty());
    CHECK(record(talk.session()) == before);
  }
}

TEST_CASE("why tells step, candidates, rule, notes and ties of each automated decision", "[tools][repl]") {
  Talk talk;
  CHECK(talk("why") == "? why: no automaton decided anything there; expected 'why all' for the whole game\n");
  talk("hide 1; hide 1; prowl door 1; hide 2; hide 2; prowl door 2");  // twice nobody gets in
  const std::string all = talk("why all");
  CHECK_THAT(all, StartsWith("ply 2  warden: prowl door 1\n"
                             "  step       prowl\n"
                             "  candidates prowl door 1, prowl door 2, prowl door 3, prowl door 4\n"
                             "             fewest visits: 0\n"
                             "  tied       prowl door 1, prowl door 2, prowl door 3, prowl door 4; the choice\n"
                             "             was left open\n"));
  const std::string last = talk("why last");
  CHECK_THAT(last, ContainsSubstring("warden: prowl door 2\n"));
  CHECK_THAT(last, ContainsSubstring("  rule       never the same door twice running\n"));
  CHECK(last.find("prowl door 1\n") == std::string::npos);
  CHECK(talk("why 2") == all.substr(0, talk("why 2").size()));
}

TEST_CASE("why lists all that an open decision of an automaton may be, and what headless play takes", "[tools][repl]") {
  Talk talk;
  talk("hide 1; hide 1");
  REQUIRE(talk.session().plies() == 1);
  const std::string open =
      "now  warden: undecided\n"
      "  step       prowl\n"
      "  candidates prowl door 1, prowl door 2, prowl door 3, prowl door 4\n"
      "             fewest visits: 0\n"
      "  tied       prowl door 1, prowl door 2, prowl door 3, prowl door 4; the choice\n"
      "             is open; where nobody is asked, the first is taken: prowl door 1\n";
  CHECK(talk("why") == open);
  CHECK(talk("why all") == "? why: no automaton decided anything there; expected 'why all' for the whole game\n");
  talk("prowl door 1; hide 2; hide 2");
  CHECK_THAT(talk("why"), StartsWith("ply 2  warden: prowl door 1\n") && ContainsSubstring("now  warden: undecided\n") && EndsWith("taken: prowl door 2\n"));
}

TEST_CASE("undo goes back decision by decision to the start, and redo forth again", "[tools][repl][S5]") {
  Talk talk;
  const std::uint64_t start = talk.digest();
  talk("hide 3; hide 1; prowl door 1");
  const std::uint64_t end = talk.digest();
  const std::size_t plies = talk.session().plies();
  REQUIRE(plies > 4);
  CHECK_THAT(talk("undo"), ContainsSubstring("Which door does the warden go to?"));
  CHECK(talk.session().plies() == 1);
  talk("undo");
  CHECK(talk.session().plies() == 0);
  CHECK(talk.digest() == start);
  CHECK(talk("undo") == "? undo: there is nothing to undo\n");
  talk("redo all");
  CHECK(talk.digest() == end);
  CHECK(talk.session().plies() == plies);
  talk("undo 2");
  CHECK(talk.session().plies() == 0);
  talk("redo; redo");
  CHECK(talk.digest() == end);
  talk("undo; prowl door 4");
  CHECK(talk("redo") == "? redo: there is nothing to redo\n");
}

TEST_CASE("an early answer is the first thing undone", "[tools][repl]") {
  Talk talk;
  talk("hide 3");
  CHECK_THAT(talk("undo"), ContainsSubstring("Which stake does red hide?"));
  CHECK(talk.session().waiting().empty());
}

TEST_CASE("marks and plies can be gone to, forth and back", "[tools][repl][S8]") {
  Talk talk;
  talk("mark start; hide 3; hide 1");
  CHECK(talk("mark door") == "Marked ply 1 as door.\n");
  talk("prowl door 1");
  const std::uint64_t later = talk.digest();
  const std::size_t plies = talk.session().plies();
  CHECK_THAT(talk("goto start"), StartsWith("At ply 0.\n"));
  CHECK_THAT(talk("goto door"), StartsWith("At ply 1.\n"));
  talk("goto 2");  // in the middle of the dice: on to the question
  CHECK(talk.session().plies() == plies);
  CHECK(talk.digest() == later);
  CHECK(talk("goto dor") == "? goto: no mark is called 'dor'; expected door, start; did you mean 'door'?\n");
  CHECK(talk("goto 99") == "? goto: nothing was played at ply 99; expected a mark, or 0 to " + std::to_string(plies) + "\n");
  CHECK(talk.digest() == later);
}

TEST_CASE("what is a person's only choice plays itself and is told, unless they want to be asked", "[tools][repl]") {
  const std::vector<Entry> games = one_game<Narrow>();
  const auto second_round = [](Talk& talk) {
    for (int i = 0; i < 40 && talk.session().host().picture(talk.session().position(), 80).find("round 2") == std::string::npos; ++i) {
      const std::string prompt = talk("");
      talk(prompt.find("stake") != std::string::npos ? "hide 1" : prompt.find("door") != std::string::npos ? "prowl door 1" : "pass");
    }
  };
  Talk talk(games);
  second_round(talk);
  CHECK_THAT(talk("hide 1"), ContainsSubstring("Both have hidden a stake."));  // it is blue who was asked
  CHECK_THAT(talk("log 2"), ContainsSubstring("> red: hide 3 | blue: (face down)\nBoth have hidden a stake.\n"));
  Talk asked(games);
  asked("auto off");
  second_round(asked);
  CHECK_THAT(asked(""), ContainsSubstring("Which stake does red hide?\n  1: hide 3\n"));
}

TEST_CASE("an answer that loses the game at once is taken only when it is given twice", "[tools][repl]") {
  const std::vector<Entry> games = one_game<Deadly>();
  Talk talk(games);
  talk("hide 3; hide 1");
  const std::string doubt = "? 'prowl door 4' ends the game, and red loses it; expected the same answer again, or another\n";
  CHECK(talk("prowl door 4") == doubt);
  CHECK(talk("undo; redo; prowl door 4").ends_with(doubt) == false);  // the question follows
  CHECK(!talk.session().over());
  talk("goto 0; redo; redo");
  CHECK_THAT(talk("4"), ContainsSubstring("ends the game"));
  CHECK(!talk.session().over());
  CHECK_THAT(talk("4"), ContainsSubstring("blue wins, -101 to 0."));
  CHECK(talk.session().over());
  CHECK(talk("hide 1") == "? 'hide 1' is neither an answer nor a command; expected a command (help)\n");
  CHECK(talk("1") == "? nothing is asked now; expected a command (help)\n");
  talk("undo");
  CHECK(!talk.session().over());
}

TEST_CASE("dice and cards of a stream come from a person who asks for them, and the others from the dealer", "[tools][repl][D17]") {
  Talk talk;
  talk("hand dice; hide 3; hide 1; prowl door 1");
  CHECK_THAT(talk(""), ContainsSubstring("What does the die show?\n  1: die 1  2: die 2"));
  CHECK_THAT(talk("die 7"), StartsWith("? 'die 7' is not an option now; expected die 1,"));
  CHECK_THAT(talk("die 4; die 5; die 6"), ContainsSubstring("Does red pay to change a die?"));
  CHECK(talk.session().ply(2).by == Hand::person);
  talk("undo");
  CHECK_THAT(talk(""), ContainsSubstring("What does the die show?"));  // a die that was typed can be taken back
  CHECK_THAT(talk("deal dice"), ContainsSubstring("change a die?"));
  CHECK_THAT(talk("state"), ContainsSubstring("deal      dice deck reveal\n"));
  CHECK_THAT(talk("hand all; state"), ContainsSubstring("hand      dice deck reveal\n"));
}

TEST_CASE("a controller on a chair answers for it, and its answers are told", "[tools][repl]") {
  Talk talk;
  CHECK_THAT(talk("seat blue gambler; hide 3"), ContainsSubstring("> red: hide 3 | blue: (face down)\nBoth have hidden a stake.\n"));
  CHECK_THAT(talk("history 2"), ContainsSubstring("1  red: hide 3 | blue: (face down)\n"));
  CHECK_THAT(talk("state"), ContainsSubstring("seat      red person\nseat      blue gambler\n"));
  talk("seat red gambler");
  CHECK(talk.session().over());
  Opening opening = Talk::seed7();
  opening.sitters = {{"red", "gambler"}, {"blue", "gambler"}};
  CHECK(Talk(toy_games(), opening).session().over());
}

TEST_CASE("a new game has the next seed and what else was set, unless it is said", "[tools][repl][D8][R16][R17]") {
  Talk talk;
  CHECK(talk("seed") == "seed 7\nThe next game: seed 8\n");
  talk("auto off; picture never; hand dice; seat blue gambler");
  CHECK_THAT(talk("new"), StartsWith("vault, seed 8: mood=calm (vault-house-1)\n"));
  const std::string state = talk("state");
  for (const char* line : {"seed      8, next 9\n", "auto      off\n", "picture   never\n", "hand      dice\n", "seat      blue gambler\n"})
    CHECK_THAT(state, ContainsSubstring(line));
  CHECK_THAT(talk("new vault seed=7 MOOD=Cross blue=person"), StartsWith("vault, seed 7: mood=cross (vault-house-1)\n"));
  CHECK_THAT(talk("state"), ContainsSubstring("seat      blue person\n"));
  CHECK_THAT(talk("seed 41; new"), ContainsSubstring("vault, seed 41: mood=cross (vault-house-1)\n"));
  CHECK(talk("new mood=happy") == "? mood: there is no 'happy'; expected calm, cross\n");
  CHECK(talk("new modo=calm") == "? set-up: there is no setting 'modo'; expected mood; did you mean 'mood'?\n");
}

TEST_CASE("what follows a setting follows it into a new game, unless it is said", "[tools][repl][R16]") {
  std::vector<Entry> games = toy_games();
  games[0].settings = [](Files) {
    std::vector<Setting> table = {{"hour", "when", {"noon", "dusk"}, "noon"}, {"mood", "how the warden feels", {"calm", "cross"}, "calm"}};
    table[0].follows = "mood";
    table[0].fallbacks = {{"cross", "dusk"}};
    table[1].lines = {"Calm: and slow", "Cross: with a lamp"};
    return table;
  };
  Talk talk(games);
  CHECK_THAT(talk("new mood=cross"), StartsWith("vault, seed 8: hour=dusk mood=cross"));
  CHECK_THAT(talk("new"), StartsWith("vault, seed 9: hour=dusk mood=cross"));
  CHECK_THAT(talk("new hour=noon"), StartsWith("vault, seed 10: hour=noon mood=cross"));
  CHECK_THAT(talk("new"), StartsWith("vault, seed 11: hour=noon mood=cross"));
  CHECK_THAT(talk("new mood=cross"), StartsWith("vault, seed 12: hour=dusk mood=cross"));
  CHECK_THAT(talk("help new"), ContainsSubstring("\nmood: how the warden feels\n  calm   Calm: and slow\n  cross  Cross: with a lamp\n"));
}

TEST_CASE("the same seed and answers are the same game, in one program and again", "[tools][repl][D10]") {
  const char* answers = "hide 3; hide 1; prowl door 1; pass; pass; hide 2; hide 1; prowl door 2";
  Talk first;
  first(answers);
  Talk second;
  second(answers);
  CHECK(record(first.session()) == record(second.session()));
  second("new seed=7");
  second(answers);
  CHECK(record(first.session()) == record(second.session()));
}

TEST_CASE("help has a line for every command and question, and syntax and example of each", "[tools][repl][S13]") {
  Talk talk;
  const std::string overview = talk("help");
  for (const Command& command : commands()) {
    CAPTURE(command.name);
    CHECK_THAT(overview, ContainsSubstring("\n  " + std::string(command.syntax)));
    const std::string help = talk("help " + std::string(command.name));
    CHECK_THAT(help, StartsWith(std::string(command.syntax) + "\n  " + std::string(command.brief)));
    CHECK(command.brief.size() <= 50);
    if (!command.example.empty()) CHECK_THAT(help, ContainsSubstring("  example: "));
  }
  CHECK_THAT(overview, ContainsSubstring("odds CARD"));
  CHECK_THAT(talk("help odds"), StartsWith("odds CARD\n  how likely the next card is CARD: odds gem\n"));
  CHECK(talk("help hide") == "An answer to the open question: hide 1, hide 2, hide 3.\n");
  CHECK(talk("help hand") ==
        "hand STREAM|all\n  you roll these dice, draw these cards yourself\n  From now on you are asked what came.\n  values: dice, deck, reveal, "
        "all\n  example: hand all\n");
  CHECK_THAT(talk("help new"), ContainsSubstring("  mood  how the warden feels: calm, cross\n"));
  CHECK_THAT(talk("help unod"), EndsWith("did you mean 'undo'?\n"));
}

TEST_CASE("words, commands and their values are completed", "[tools][repl][S11][S13]") {
  Talk talk;
  using Strings = std::vector<std::string>;
  talk("mark here");
  CHECK(talk.repl.complete("hi") == Strings{"hide", "hint", "history"});
  CHECK(talk.repl.complete("hide ") == Strings{"1", "2", "3"});
  CHECK(talk.repl.complete("hand ") == Strings{"dice", "deck", "reveal", "all"});
  CHECK(talk.repl.complete("hide 1; goto ") == Strings{"here"});
  CHECK(talk.repl.complete("new mood=") == Strings{"mood=calm", "mood=cross"});
  CHECK(talk.repl.complete("seat blue ") == Strings{"person", "gambler"});
  CHECK(talk.repl.complete("odd") == Strings{"odds"});
  CHECK(talk.repl.complete("auto o") == Strings{"on", "off"});
  for (const Command& command : commands()) CHECK(talk.repl.complete("help " + std::string(command.name)).front() == command.name);
}

TEST_CASE("before the first game there are commands, and those that need a game say so", "[tools][repl]") {
  Script terminal;
  Repl repl({toy_games(), {}, Shelf(""), "", nullptr}, terminal);
  const auto reply = [&](const char* line) {
    terminal.shown.clear();
    repl.obey(line);
    return terminal.shown;
  };
  CHECK(reply("").empty());
  CHECK(reply("games") == "  vault       Two thieves and a warden\n");
  CHECK_THAT(reply("help"), ContainsSubstring("new [GAME]"));
  for (const Command& command : commands())
    if (command.needs_game)
      CHECK(reply(std::string(command.name).c_str()) ==
            "? " + std::string(command.name) + ": no game is being played; expected new GAME or load FILE first\n");
  CHECK_THAT(reply("new valt"), EndsWith("did you mean 'vault'?\n"));
  CHECK_THAT(reply("new seed=7"), StartsWith("vault, seed 7: mood=calm (vault-house-1)\n\nround 1,"));
}

TEST_CASE("outside a campaign one line says how to begin one, with a game or without", "[tools][repl][campaign]") {
  Talk none;
  const std::string before = record(none.session());
  CHECK(none("campaign") == "No campaign is being played; no game here has one.\n");
  CHECK(none("campaign now") == "? campaign: takes nothing; expected campaign\n");
  CHECK(record(none.session()) == before);
  std::vector<Entry> games = {toy_games().front()};
  games[0].campaigns = [](Files) -> Result<std::vector<CampaignTable>> { return std::vector<CampaignTable>{}; };
  Script terminal;
  Repl repl({games, {}, Shelf(""), "", nullptr}, terminal);
  repl.obey("campaign");
  CHECK(terminal.shown == "No campaign is being played. To begin one: rondo campaign vault --new\n");
}

TEST_CASE("a conversation ends with its input or with quit, and reads no further", "[tools][repl][R7][S10]") {
  Script ends({"hide 3"});
  Repl first({toy_games(), {}, Shelf(""), "", nullptr}, ends);
  REQUIRE(!first.open(toy_games().front(), Talk::seed7()));
  first.converse();
  CHECK(first.sitting()->session().waiting() == SeatSet(toy::red));
  Script quits({"hide 3; quit; hide 1", "hide 2"});
  Repl second({toy_games(), {}, Shelf(""), "", nullptr}, quits);
  REQUIRE(!second.open(toy_games().front(), Talk::seed7()));
  second.converse();
  CHECK(quits.left() == 1);
  CHECK(second.sitting()->session().plies() == 0);
}

TEST_CASE("a person is prompted by the name of who is asked; a pipe is not", "[tools][repl][S11]") {
  Script person({"hide 3", "2", "quit"}, true);
  Repl first({toy_games(), {}, Shelf(""), "", nullptr}, person);
  REQUIRE(!first.open(toy_games().front(), Talk::seed7()));
  first.converse();
  CHECK_THAT(person.shown, ContainsSubstring("red> hide 3\n" + std::string(60, '\n') + "red has answered; now blue, who does not know what.\n"));
  CHECK_THAT(person.shown, ContainsSubstring("blue> 2\n> hide 2\n"));
  Script pipe({"hide 3", "quit"});
  Repl second({toy_games(), {}, Shelf(""), "", nullptr}, pipe);
  REQUIRE(!second.open(toy_games().front(), Talk::seed7()));
  second.converse();
  CHECK(pipe.shown.find("red> ") == std::string::npos);
}

}  // namespace rondo::tools
