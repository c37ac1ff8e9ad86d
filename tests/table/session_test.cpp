// One game at a table: answers, chance, history. Nothing that is refused changes anything.
#include "rules/table/session.h"

#include "rules/table/record.h"
#include "tests/catch.h"
#include "tests/toy/table.h"

namespace rondo {

namespace {

constexpr int dice = static_cast<int>(toy::Stream::dice);
constexpr int deck = static_cast<int>(toy::Stream::deck);

/// The stakes are hidden and the warden has gone to `door`.
Session at_door(std::uint64_t seed, const std::string& red, const std::string& blue, const std::string& door) {
  Session session = toy::session(seed);
  REQUIRE(!session.answer(toy::red, red));
  REQUIRE(!session.answer(toy::blue, blue));
  REQUIRE(!session.answer(toy::warden, door));
  return session;
}

std::uint64_t now(const Session& session) { return session.host().digest(session.position()); }

}  // namespace

TEST_CASE("an early answer waits unseen, and is the first thing undone", "[table][session]") {
  Session session = toy::session(7);
  const std::uint64_t start = now(session);
  REQUIRE(!session.answer(toy::blue, "hide 2"));
  CHECK(session.plies() == 0);
  CHECK(now(session) == start);  // no view of the position can show what is not in it
  CHECK(session.owing() == SeatSet(toy::red));
  CHECK(session.waiting() == SeatSet(toy::blue));
  CHECK(session.waiting_answer(toy::blue).a == 2);
  CHECK(session.answer(toy::blue, "hide 3")->text() == "blue owes no answer now; expected red");
  REQUIRE(session.undo());
  CHECK(session.waiting().empty());
  CHECK(!session.undo());
  REQUIRE(session.redo());
  REQUIRE(!session.answer(toy::red, "hide 1"));
  REQUIRE(session.plies() == 1);
  CHECK(session.ply(0).seats.size() == 2);
  CHECK(session.ply(0).answers == std::vector<Action>{{toy::hide, 1, 0, 0}, {toy::hide, 2, 0, 0}});  // in seat order, not as they came
  CHECK(session.ply(0).told == std::vector<std::string>{"Both have hidden a stake."});
  REQUIRE(session.undo());  // a decision of two is one ply
  CHECK(session.owing().size() == 2);
  CHECK(now(session) == start);
}

TEST_CASE("what is refused changes nothing", "[table][session]") {
  Session session = toy::session(7);
  REQUIRE(!session.answer(toy::blue, "hide 2"));
  const std::string before = record(session);
  CHECK(session.answer(toy::red, "hide 4")->text() == "'hide 4' is not an option now; expected hide 1, hide 2, hide 3; did you mean 'hide 1'?");
  CHECK(session.answer(toy::red, "hide"));
  CHECK(session.answer(toy::warden, "prowl door 1")->text() == "warden owes no answer now; expected red");
  CHECK(session.answer(Seat::chance, "die 1"));
  CHECK(session.answer(Seat::none, Action{}));
  CHECK(session.answer(toy::red, Action{toy::hide, 9, 0, 0})->text() == "this is not an option of red now");
  CHECK(session.mark("two words"));
  CHECK(session.mark(""));
  CHECK(session.go_to("nowhere"));
  CHECK(!session.redo());
  CHECK(record(session) == before);
  Session finished = toy::finished(3);
  CHECK(finished.answer(toy::red, "hide 1")->text() == "red owes no answer now; expected nothing: the game is over");
}

TEST_CASE("a person is asked before any controller answers", "[table][session]") {
  Session session = toy::session(7);
  Seating seating;
  seating[1] = std::make_shared<Gambler>();
  CHECK(!*session.proceed(seating));
  CHECK(session.waiting().empty());
  REQUIRE(!session.answer(toy::red, "hide 1"));
  CHECK(*session.proceed(seating));
  CHECK(session.plies() == 1);
  CHECK(session.ply(0).by == Hand::person);
}

TEST_CASE("the one thing that a rule leaves is played, a tie is asked of its chooser", "[table][session]") {
  Session session = toy::session(7);
  REQUIRE(!session.answer(toy::red, "hide 1"));
  REQUIRE(!session.answer(toy::blue, "hide 1"));
  CHECK(!*session.proceed({}));  // four doors tie: red is asked
  Seating red_sits;
  red_sits[0] = std::make_shared<Gambler>();
  REQUIRE(*session.proceed(red_sits));
  CHECK(session.ply(1).by == Hand::controller);
  for (int door = 2; door <= 4; ++door) {
    REQUIRE(!session.answer(toy::red, "hide 1"));
    REQUIRE(!session.answer(toy::blue, "hide 1"));
    if (door < 4) REQUIRE(*session.proceed(red_sits));
  }
  REQUIRE(*session.proceed({}));  // one door is left that was never visited
  CHECK(session.ply(session.plies() - 1).by == Hand::rule);
  const std::vector<Reason> why = session.why(session.plies() - 1);
  REQUIRE(why.size() == 1);
  CHECK(why[0].seat == toy::warden);
  CHECK(why[0].trace.rule == "the doors visited least");
  CHECK(why[0].trace.candidates.size() == 4);
  CHECK(why[0].answer.rfind("prowl door ", 0) == 0);
  CHECK(session.why(0).empty());
}

TEST_CASE("a person rolls one stream, the dealer deals the others", "[table][session][D17]") {
  Session session = at_door(7, "hide 3", "hide 1", "prowl door 1");
  session.set_source(dice, Source::person);
  CHECK(!*session.proceed({}));
  CHECK(session.answer(Seat::chance, "die 7")->nearest == "die 1");
  for (const char* face : {"die 4", "die 5", "die 6"}) REQUIRE(!session.answer(Seat::chance, face));
  CHECK(toy::seen(session).faces == std::array<std::uint8_t, 6>{0, 0, 0, 1, 1, 1});
  REQUIRE(!session.answer(toy::red, "pass"));
  REQUIRE(!session.answer(toy::blue, "pass"));
  CHECK(*session.proceed({}));  // a card
  CHECK(session.ply(session.plies() - 1).by == Hand::dealer);
  CHECK(session.ply(session.plies() - 1).stream == deck);
}

TEST_CASE("a stream's draws do not depend on how often another was drawn", "[table][session]") {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    std::vector<Action> first_cards;
    for (const char* stake : {"hide 2", "hide 3"}) {
      Session session = at_door(seed, stake, "hide 1", "prowl door 1");
      session.load(dice,
                   stake == std::string("hide 2") ? std::vector<std::string>{"die 6", "die 6"} : std::vector<std::string>{"die 6", "die 6", "die 6"});
      toy::go_on(session);
      REQUIRE(!session.answer(toy::blue, "pass"));
      REQUIRE(*session.proceed({}));
      REQUIRE(session.ply(session.plies() - 1).stream == deck);
      first_cards.push_back(session.ply(session.plies() - 1).answers[0]);
    }
    CHECK(first_cards[0] == first_cards[1]);
  }
}

TEST_CASE("loaded dice fall as loaded; one that does not fit or is missing is named, and what is left over is counted", "[table][session]") {
  Session session = at_door(7, "hide 3", "hide 1", "prowl door 1");
  session.load(dice, {"die 2", "die 9", "die 3", "die 1"});
  REQUIRE(*session.proceed({}));
  CHECK(session.left_over() == 3);
  const std::string before = record(session);
  CHECK(session.proceed({}).fault().text() ==
        "loaded draw 2 of dice: 'die 9' is not an option now; expected die 1, die 2, die 3, die 4, die 5, die 6; did you mean 'die 1'?");
  CHECK(record(session) == before);
  session.load(dice, {"die 3"});
  REQUIRE(*session.proceed({}));
  CHECK(session.left_over() == 0);
  CHECK(session.proceed({}).fault().where == "loaded draw 2 of dice");
  REQUIRE(session.undo());
  CHECK(session.left_over() == 1);
  REQUIRE(session.undo());  // beyond the moment of loading: the loaded die comes next
  REQUIRE(*session.proceed({}));
  CHECK(toy::seen(session).faces == std::array<std::uint8_t, 6>{0, 0, 1, 0, 0, 0});
}

TEST_CASE("undone chance is dealt again the same, also after another source", "[table][session][S5]") {
  Session session = at_door(11, "hide 3", "hide 1", "prowl door 1");
  toy::go_on(session);
  const std::string dealt = record(session);
  while (session.plies() > 3) session.undo();
  session.set_source(dice, Source::person);
  REQUIRE(!session.answer(Seat::chance, "die 1"));
  REQUIRE(session.undo());
  session.set_source(dice, Source::dealer);
  toy::go_on(session);
  CHECK(record(session) == dealt);
}

TEST_CASE("another answer after an undo forgets what was undone, and the marks there", "[table][session][S8]") {
  Session session = at_door(7, "hide 1", "hide 1", "prowl door 1");
  REQUIRE(!session.mark("later"));
  session.undo();
  REQUIRE(!session.mark("here"));
  session.undo();
  REQUIRE(!session.go_to("later"));
  CHECK(session.plies() == 2);
  REQUIRE(!session.go_to("here"));
  CHECK(session.plies() == 1);
  REQUIRE(!session.answer(toy::warden, "prowl door 3"));
  CHECK(!session.redo());
  CHECK(session.marks() == std::map<std::string, std::size_t>{{"here", 1}});  // the later point is no more
  session.undo();
  session.undo();
  REQUIRE(!session.answer(toy::red, "hide 2"));  // early, but already another game
  CHECK(!session.redo());
  CHECK(session.marks().empty());
  CHECK(session.go_to("her")->text() == "goto: no mark is called 'her'; expected a name set by mark");
  REQUIRE(!session.mark("here"));
  CHECK(session.go_to("her")->nearest == "here");
  REQUIRE(!session.go_to("here"));
  CHECK(session.waiting().empty());
}

TEST_CASE("a person's undo goes back to a person's decision", "[table][session]") {
  Session session = at_door(7, "hide 3", "hide 1", "prowl door 1");
  const std::uint64_t after_prowl = now(session);
  toy::go_on(session);
  REQUIRE(session.plies() > 4);
  const std::uint64_t asked = now(session);
  REQUIRE(session.undo_decision());
  CHECK(session.plies() == 2 - 1);
  CHECK(session.owing() == SeatSet(toy::warden));
  REQUIRE(session.redo_decision());
  CHECK(now(session) == asked);
  CHECK(now(session) != after_prowl);
  REQUIRE(session.undo_decision());
  REQUIRE(session.undo_decision());
  CHECK(session.plies() == 0);
  CHECK(!session.undo_decision());
  CHECK(session.redo_decision());
}

TEST_CASE("back to the start and forth to the end restores everything", "[table][session][S5][S7]") {
  for (std::uint64_t seed = 0; seed < 25; ++seed) {
    Session session = toy::finished(seed);
    const std::string whole = record(session);
    const std::uint64_t end = now(session);
    while (session.undo()) {
    }
    CHECK(now(session) == session.host().digest(session.host().start()));
    while (session.redo()) {
    }
    CHECK(now(session) == end);
    CHECK(record(session) == whole);
    while (session.undo()) {
    }
    const Seating seating = Gambler::everywhere();
    while (*session.proceed(seating)) {
    }
    CHECK(record(session) == whole);
  }
}

TEST_CASE("the scribe hears every change as one line, and its fault does not stop the game", "[table][session]") {
  Session session = toy::session(7);
  std::vector<std::string> lines;
  session.set_scribe([&](const std::string& line) -> std::optional<Fault> {
    lines.push_back(line);
    return lines.size() == 2 ? std::optional(Fault{"journal", "the disk is full", "", ""}) : std::nullopt;
  });
  REQUIRE(!session.answer(toy::blue, "hide 2"));
  REQUIRE(!session.answer(toy::red, "hide 1"));
  REQUIRE(!session.mark("first"));
  session.undo();
  session.redo();
  CHECK(session.answer(toy::red, "hide 1"));
  REQUIRE(lines.size() == 5);
  CHECK(lines[0] == "wait blue: hide 2");
  CHECK(lines[1] == "1 red: hide 1 | blue: hide 2 " + short_digest(now(session)));
  CHECK(lines[2] == "mark first");
  CHECK(lines[3] == "undo");
  CHECK(lines[4] == "redo");
  CHECK(session.scribe_fault()->what == "the disk is full");
  CHECK(!session.scribe_fault());
}

TEST_CASE("questions are asked of a position and change nothing", "[table][session][D13]") {
  const Session session = toy::session(7);
  const std::uint64_t before = now(session);
  const std::vector<Question> questions = session.host().questions();
  REQUIRE(questions.size() == 1);
  const std::vector<std::string> gold = {"gold"};
  CHECK(*questions[0].answer(session.position(), gold) == "3 in 9");
  const std::vector<std::string> silver = {"silver"};
  CHECK(questions[0].answer(session.position(), silver).fault().text() == "odds: no card is called 'silver'; expected gem, gold, curse");
  CHECK(now(session) == before);
}

}  // namespace rondo
