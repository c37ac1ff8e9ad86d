// Judging for any game: the toy has what AEGIS has not, an answer of several seats at once; and a game that never ends.
#include "rules/table/judge.h"

#include "tests/catch.h"
#include "tests/toy/table.h"

namespace rondo::toy {

namespace {

using Lines = std::vector<std::string>;

std::vector<Quote> quotes(const Lines& texts) {
  std::vector<Quote> list;
  for (const std::string& text : texts) list.push_back({text, "t.toml:9:9"});
  return list;
}

Situation asked(Ask ask, const Lines& answers, const Lines& expected, const std::string& verb = "") {
  Situation situation;
  situation.where = "t.toml:1:1";
  situation.ask = ask;
  situation.verb = verb;
  situation.answers = quotes(answers);
  situation.expected = quotes(expected);
  return situation;
}

/// The toy knows one fact of its own: where the warden stands.
Layout layout(const Blob& start, std::string note = "") {
  return {table(),
          start,
          {},
          [](const Blob& position, const std::string& fact) {
            const std::string actual = "door " + std::to_string(Hosted<Guarded>::unpack(position).door);
            return Seen{actual == fact, actual};
          },
          {},
          std::move(note)};
}

Verdict judged(const Situation& situation) { return judge(situation, std::vector<Layout>{layout(table()->start())}); }

bool passes(const Situation& situation) { return judged(situation).passed(); }

/// One seat that an automaton answers, forever.
struct Treadmill {
  struct Position {
    int steps = 0;
    bool operator==(const Position&) const = default;
    template <class Archive>
    void serialize(Archive& archive) {
      archive(CEREAL_NVP(steps));
    }
  };
  struct Event {};
  [[nodiscard]] Position start() const { return {}; }
  [[nodiscard]] SeatSet to_act(const Position&) const { return Seat::seat1; }
  void options(const Position&, Seat, OptionList& options) const {
    options.clear();
    options.add({});
  }
  template <class N>
  void apply(Position& position, std::span<const Action>, N&) const {
    ++position.steps;
  }
  [[nodiscard]] int payoff(const Position&, Seat) const { return 0; }
  [[nodiscard]] Position view(const Position& position, Seat) const { return position; }
  [[nodiscard]] int stream(const Position&) const { return 0; }
  [[nodiscard]] Seat chooser(Seat) const { return Seat::seat0; }
  [[nodiscard]] std::string spell(const Position&, Seat, Action) const { return "step"; }
  [[nodiscard]] std::string tell(const Position&, const Event&) const { return ""; }
  [[nodiscard]] std::string picture(const Position&, int) const { return ""; }
  [[nodiscard]] std::string prompt(const Position&, Seat) const { return ""; }
  [[nodiscard]] std::string result(const Position&) const { return ""; }
  [[nodiscard]] std::string seat_name(Seat) const { return "walker"; }
  [[nodiscard]] std::string stream_name(int) const { return ""; }
  [[nodiscard]] std::vector<Inquiry<Position>> questions() const { return {}; }
};

}  // namespace

TEST_CASE("several seats that answer at once are answered in their order", "[judge]") {
  CHECK(passes(asked(Ask::options, {}, {"hide 1", "hide 2", "hide 3"})));
  CHECK(passes(asked(Ask::after, {"hide 3", "hide 1", "prowl door 2", "pass"}, {"owes red"})) == false);  // dice come first
  Situation situation = asked(Ask::after, {"hide 3", "hide 1", "prowl door 2"}, {"door 2", "lines include \"Red held 3, blue held 1.\"", "owes red"});
  situation.chance = quotes({"die 1", "die 2", "die 2"});
  CHECK(passes(situation));
  situation.chance = quotes({"die 1", "die 2"});
  CHECK(judged(situation).fault->text() == "t.toml:1:1: 'chance' has run out; expected die 1, die 2, die 3, die 4, die 5, die 6");
  situation.chance = quotes({"die 1", "die 2", "die 2", "die 2"});
  CHECK(judged(situation).fault->text() == "t.toml:9:9: 'die 2' is left over; expected as much of 'chance' as is used");
}

TEST_CASE("what an automaton's priorities leave is one course each", "[judge]") {
  CHECK(passes(asked(Ask::options, {"hide 1", "hide 1"}, {"prowl door 1", "prowl door 2", "prowl door 3", "prowl door 4"})));
  CHECK(passes(asked(Ask::outcomes, {"hide 1", "hide 1"}, {"door 1", "door 2", "door 3", "door 4"})));
  const Verdict verdict = judged(asked(Ask::outcomes, {"hide 1", "hide 1"}, {"door 1", "door 2", "door 4; owes red, blue", "door 5"}));
  CHECK(verdict.missing == Lines{"door 5"});
  CHECK(verdict.surplus == Lines{"door 3; owes red, blue  (by prowl door 3)"});
}

TEST_CASE("a decision that the priorities settle can be asked for by its first word", "[judge]") {
  const Lines three = {"hide 1", "hide 1", "prowl door 1", "hide 1", "hide 1", "prowl door 2",
                       "hide 1", "hide 1", "prowl door 3", "hide 1", "hide 1"};
  CHECK(passes(asked(Ask::options, three, {"prowl door 4"}, "prowl")));       // the only door that is left
  CHECK(passes(asked(Ask::options, three, {"hide 1", "hide 2", "hide 3"})));  // which needs nobody's answer
  CHECK(passes(asked(Ask::options, three, {"hide 1", "hide 2", "hide 3"}, "hide")));
  CHECK(passes(asked(Ask::options, {}, {}, "prowl")));  // something else is asked first
}

TEST_CASE("an answer too many is a fault", "[judge]") {
  Lines all;
  for (int round = 0; round < rounds; ++round) {
    all.insert(all.end(), {"hide 1", "hide 1"});
    if (round % doors != doors - 1) all.push_back("prowl door " + std::to_string(round % doors + 1));
  }
  CHECK(passes(asked(Ask::after, all, {"owes nobody"})));
  all.emplace_back("hide 1");
  CHECK(judged(asked(Ask::after, all, {"owes nobody"})).fault->text() ==
        "t.toml:9:9: nothing is asked any more: A draw, 0 to 0.; expected no further answer");
}

TEST_CASE("every layout must pass, and the one that does not is named", "[judge]") {
  Position moved = Hosted<Guarded>::unpack(table()->start());
  moved.door = 1;
  const std::vector<Layout> layouts = {layout(table()->start()), layout(Hosted<Guarded>::pack(moved), "with the warden at a door")};
  const Verdict verdict = judge(asked(Ask::outcomes, {"hide 1", "hide 1"}, {"door 1", "door 2", "door 3", "door 4"}), layouts);
  CHECK(verdict.missing == Lines{"door 1"});
  CHECK(verdict.note == "with the warden at a door");
}

TEST_CASE("a draw at which a layout rests needs no chance", "[judge]") {
  Layout resting = layout(table()->start());
  resting.rests = [](const Blob& position) { return table()->to_act(position).contains(Seat::chance); };
  const Situation situation = asked(Ask::after, {"hide 3", "hide 1", "prowl door 2"}, {"owes chance"});
  CHECK(judge(situation, std::vector<Layout>{resting}).passed());
  CHECK(judged(situation).fault.has_value());
}

TEST_CASE("what never ends is a fault", "[judge]") {
  Layout endless = layout(table()->start());
  endless.host = std::make_shared<Hosted<Treadmill>>(std::make_shared<const Treadmill>());
  endless.start = endless.host->start();
  CHECK(judge(asked(Ask::after, {}, {"owes nobody"}), std::vector<Layout>{endless}).fault->text() ==
        "t.toml:1:1: the situation does not come to an end");
}

TEST_CASE("facts of a result are divided outside quotes", "[judge]") {
  CHECK(facts_of("a; b") == Lines{"a", "b"});
  CHECK(facts_of("lines include \"x; y\"; b") == Lines{"lines include \"x; y\"", "b"});
  CHECK(facts_of("a") == Lines{"a"});
}

}  // namespace rondo::toy
