// AEGIS at the table: records that are their own proof, dice that somebody rolled, undo that restores what a round remembers, and
// questions that change nothing.
#include <algorithm>
#include <memory>

#include "decks/spelling.h"
#include "rules/aegis/stats.h"
#include "rules/aegis/verbs.h"
#include "rules/table/hosted.h"
#include "rules/table/record.h"
#include "rules/table/replay.h"
#include "rules/table/session.h"
#include "tests/aegis/tables.h"
#include "tests/catch.h"
#include "tests/gambler.h"

namespace rondo::aegis {

namespace {

using Catch::Matchers::ContainsSubstring;

std::shared_ptr<const Host> house() {
  static const auto host = std::make_shared<Hosted<SoloGame>>(std::make_shared<const SoloGame>(solo(Game(frozen_table()))));
  return host;
}

Header header(std::uint64_t seed) {
  Header header;
  header.game = "aegis";
  header.profile = profile_name;
  header.seed = seed;
  return header;
}

Replayed read(const std::string& text) {
  return replay(
      text, [](const Header&) -> Result<std::shared_ptr<const Host>> { return house(); }, "battle.rondo");
}

/// A game that random players have played for so many plies, or to its end.
Session played(std::uint64_t seed, std::size_t plies = 100'000) {
  Session session(house(), header(seed));
  const Seating seating = Gambler::everywhere();
  while (session.plies() < plies && *session.proceed(seating)) {
  }
  return session;
}

Position position(const Session& session) { return Hosted<SoloGame>::unpack(session.position()); }

/// A record with another answer at one ply.
std::string changed(const std::string& text, std::size_t ply, const std::string& from, const std::string& to) {
  const std::string beginning = "\n" + std::to_string(ply + 1) + " ";
  const std::size_t line = text.find(beginning);
  REQUIRE(line != std::string::npos);
  const std::size_t at = text.find(": " + from + " #", line + 1);
  REQUIRE(at < text.find('\n', line + 1));
  return text.substr(0, at + 2) + to + text.substr(at + 2 + from.size());
}

}  // namespace

TEST_CASE("a battle with one changed answer names the ply where it goes another way", "[table][record][aegis]") {
  const Session session = played(GENERATE(std::uint64_t{1}, 2, 3));
  REQUIRE(session.over());
  const std::string text = record(session);
  REQUIRE(read(text));
  int named = 0;
  for (std::size_t i = 0; i < session.plies(); i += 3) {
    const Seat seat = session.ply(i).seats.first();
    const std::string answer = session.host().spell(session.position(i), seat, session.ply(i).answers[0]);
    const std::vector<std::string> all = spellings(session.host(), session.position(i), seat);
    const auto other = std::find_if(all.rbegin(), all.rend(), [&](const std::string& one) { return one != answer; });
    if (other == all.rend()) continue;
    INFO("ply " << i + 1 << ": " << answer << " for " << *other);
    Replayed back = read(changed(text, i, answer, *other));
    if (back) {  // a last die that hits as well comes to the same
      REQUIRE(position(*back) == position(session));
      continue;
    }
    ++named;
    CHECK_THAT(back.fault().text(), ContainsSubstring("ply " + std::to_string(i + 1) + ": the position reached has digest #"));
    CHECK(back.fault().nearest == answer);
    CHECK(back.difference().size() > 1);
  }
  CHECK(named > 10);
}

TEST_CASE("a battle with an answer that was not legal is refused there", "[table][record][aegis]") {
  const Session session = played(4);
  const std::string text = record(session);
  std::size_t ply = 0;
  while (session.host().spell(session.position(ply), session.ply(ply).seats.first(), session.ply(ply).answers[0]).rfind("die ", 0) != 0) ++ply;
  const std::string die = session.host().spell(session.position(ply), Seat::chance, session.ply(ply).answers[0]);
  const Replayed back = read(changed(text, ply, die, "die 7"));
  REQUIRE(!back);
  CHECK_THAT(back.fault().text(), ContainsSubstring("ply " + std::to_string(ply + 1) + ": 'die 7' is not an option of chance now"));
}

TEST_CASE("dice that somebody rolled make a battle of their own, which its record replays", "[table][record][aegis]") {
  const Seating seating = Gambler::everywhere();
  Session dealt(house(), header(6));
  Session rolled(house(), header(6));
  for (const Stream stream : {Stream::hero_dice, Stream::boss_dice}) rolled.set_source(static_cast<int>(stream), rondo::Source::person);
  while (*dealt.proceed(seating)) {
  }
  int sixes = 0;
  for (;;) {
    while (*rolled.proceed(seating)) {
    }
    if (rolled.over()) break;
    REQUIRE(!rolled.answer(Seat::chance, "die 6"));
    ++sixes;
  }
  CHECK(sixes > 10);
  CHECK(record(rolled) != record(dealt));
  Replayed back = read(record(rolled));
  REQUIRE(back);
  CHECK(position(*back) == position(rolled));
  // The cards do not depend on the dice: the same Rondo cards come in the same order.
  const auto cards = [](const Session& session) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < session.plies(); ++i)
      if (session.ply(i).stream == static_cast<int>(Stream::rondo))
        names.push_back(session.host().spell(session.position(i), Seat::chance, session.ply(i).answers[0]));
    return names;
  };
  std::vector<std::string> a = cards(dealt);
  std::vector<std::string> b = cards(rolled);
  a.resize(std::min(a.size(), b.size()));
  b.resize(a.size());
  CHECK(a.size() >= 3);
  CHECK(a == b);
}

// S7: what was used can be used again after undo. S5: deck order and streams come back with it.
TEST_CASE("undo gives back an activation, a Valor Skill and the dice that will fall", "[table][aegis]") {
  Session session(house(), header(8));
  Seating boss_only = Gambler::everywhere();
  boss_only[static_cast<std::size_t>(hero_seat)] = nullptr;
  const auto options = [&] { return spellings(session.host(), session.position(), session.owing().first()); };
  const auto go_on = [&] {
    while (*session.proceed(boss_only)) {
    }
  };
  for (go_on(); options().front().rfind("activate ", 0) != 0; go_on()) REQUIRE(!session.answer(session.owing().first(), options().front()));
  const std::size_t begun = session.plies();
  const Position before = position(session);
  const auto all = options();
  REQUIRE(std::count(all.begin(), all.end(), "valor energy") == 1);
  const auto turn = [&] {
    REQUIRE(!session.answer(hero_seat, "valor energy"));
    REQUIRE(!session.answer(hero_seat, all.front()));
    const auto now = options();
    CHECK(std::count(now.begin(), now.end(), "valor energy") == 0);
    for (go_on(); !session.over() && session.plies() < begun + 40; go_on()) REQUIRE(!session.answer(session.owing().first(), options().back()));
  };
  turn();
  const Position after = position(session);
  CHECK_FALSE(after == before);
  while (session.plies() > begun) REQUIRE(session.undo());
  CHECK(position(session) == before);
  CHECK(options() == all);
  turn();
  CHECK(position(session) == after);
}

// D13, with words that mean something: the contract asks every question without any.
TEST_CASE("no question changes the position, the dice to come or the cards", "[table][aegis]") {
  Session session = played(9, 150);
  const std::string before = record(session);
  int answered = 0;
  std::vector<std::vector<std::string>> words = {{}, {"boss"}, {"A1"}, {"A1", "M7"}, {"G7", "G1"}};
  const Position now = position(session);
  const Table table = frozen_table();
  each(pieces(now), [&](PieceId piece) {
    const std::string name = card_of(table, now, piece).id;
    words.push_back({name});
    words.push_back({name, "1"});
    words.push_back({name, "1", "boss"});
    words.push_back({name, "boss"});
  });
  for (const Question& question : session.host().questions())
    for (const auto& said : words)
      if (question.answer(session.position(), said)) ++answered;
  CHECK(answered > 20);
  CHECK(record(session) == before);
  const Seating seating = Gambler::everywhere();
  Session other = played(9, 150);
  for (int i = 0; i < 50; ++i) CHECK(*session.proceed(seating) == *other.proceed(seating));
  CHECK(record(session) == record(other));
}

}  // namespace rondo::aegis
