// A record stands alone, is its own proof, and is read all or not at all.
#include "rules/table/record.h"

#include <algorithm>

#include "decks/spelling.h"
#include "rules/table/replay.h"
#include "tests/catch.h"
#include "tests/toy/table.h"

namespace rondo {

namespace {

using Catch::Matchers::ContainsSubstring;

/// A text line by line.
class Page {
 public:
  explicit Page(const std::string& text) {
    for (const std::string_view line : rondo::lines(text)) lines.emplace_back(line);
  }
  [[nodiscard]] std::string text() const {
    std::string whole;
    for (const std::string& line : lines) whole += line + "\n";
    return whole;
  }
  [[nodiscard]] std::size_t line_of_ply(std::size_t number) const {
    const std::string start = std::to_string(number) + " ";
    const auto found = std::find_if(lines.begin(), lines.end(), [&](const std::string& line) { return line.rfind(start, 0) == 0; });
    REQUIRE(found != lines.end());
    return static_cast<std::size_t>(found - lines.begin());
  }
  std::vector<std::string> lines;
};

Replayed read(const std::string& text) { return replay(text, toy::make_host(), "game.rondo"); }

std::string fault_of(const std::string& text) {
  const Replayed read_back = read(text);
  REQUIRE(!read_back);
  CHECK(read_back.fault().text().find('\n') == std::string::npos);
  return read_back.fault().text();
}

std::string with_line(const std::string& text, std::size_t at, const std::string& line) {
  Page page(text);
  page.lines[at] = line;
  return page.text();
}

constexpr std::size_t game_line = 2;
constexpr std::size_t seed_line = 4;

}  // namespace

TEST_CASE("a record is read and written by people", "[table][record]") {
  Session session = toy::session(7);
  REQUIRE(!session.mark("begin"));
  REQUIRE(!session.answer(toy::red, "hide 2"));
  REQUIRE(!session.answer(toy::blue, "hide 2"));
  REQUIRE(!session.answer(toy::warden, "prowl door 4"));
  REQUIRE(!session.answer(toy::blue, "hide 3"));
  CHECK(record(session) ==
        std::string("rondo 1\nengine ") + engine_version +
            "\ngame vault\nprofile vault-house-1\nseed 7\n"
            "start #e3dce063\nmark begin\n1 red: hide 2 | blue: hide 2 #af10647e\n2 warden: prowl door 4 #650cd60a\nwait blue: hide 3\nend 2\n");
}

TEST_CASE("records of a hundred games are the same bytes on every machine", "[table][record][determinism]") {
  std::uint64_t sum = 0xcbf29ce484222325ULL;
  for (std::uint64_t seed = 0; seed < 100; ++seed)
    for (const char c : record(toy::finished(seed))) sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
  CHECK(sum == 0x4a61b7e99fbfe5e3ULL);
}

TEST_CASE("early answers and marks are saved", "[table][record]") {
  Session session = toy::session(7);
  REQUIRE(!session.mark("begin"));
  REQUIRE(!session.answer(toy::blue, "hide 3"));
  Replayed back = read(record(session));
  REQUIRE(back);
  CHECK(back->waiting() == SeatSet(toy::blue));
  CHECK(back->waiting_answer(toy::blue).a == 3);
  CHECK(back->marks() == session.marks());
}

TEST_CASE("the header and the data files survive whatever is in them", "[table][record]") {
  Header header = toy::header(0xffffffffffffffffULL);
  header.setup = {"plain", "two words", "back\\slash\n#|\r", ""};
  header.files = {
      {"decks/a b.toml", "line\nend 3\n|bar\n"}, {"empty", ""}, {"weird\npath", std::string("\0\r\n\xff\n\n", 6)}, {"none", "no line end"}};
  const Session session(toy::table(), header);
  Header seen;
  Replayed back = replay(record(session), [&](const Header& read) -> Result<std::shared_ptr<const Host>> {
    seen = read;
    return toy::table();
  });
  REQUIRE(back);
  CHECK(seen == header);
  CHECK(back->header() == header);
  CHECK(record(*back) == record(session));
}

TEST_CASE("a record with one changed answer names its first diverging ply, the fields that differ, and what would fit", "[table][record]") {
  const Session session = toy::finished(5);
  const Page page(record(session));
  int named = 0;
  for (std::size_t i = 0; i < session.plies(); ++i) {
    const Seat seat = session.ply(i).seats.first();
    const std::string played = session.host().spell(session.position(i), seat, session.ply(i).answers[0]);
    for (const std::string& other : spellings(session.host(), session.position(i), seat)) {
      if (other == played) continue;
      Page forged = page;
      std::string& line = forged.lines[page.line_of_ply(i + 1)];
      line.replace(line.find(": " + played) + 2, played.size(), other);
      Replayed back = read(forged.text());
      if (back) {  // spoiling the one good die or the other comes to the same
        REQUIRE(session.host().equal(back->position(), session.position()));
        continue;
      }
      ++named;
      const std::string number = std::to_string(i + 1);
      CHECK(back.fault().where == "game.rondo:" + std::to_string(page.line_of_ply(i + 1) + 1));
      CHECK_THAT(back.fault().what, ContainsSubstring("ply " + number + ": the position reached has digest #"));
      CHECK(back.fault().nearest == played);
      REQUIRE(back.difference().size() >= 2);
      CHECK(back.difference()[0] ==
            "the recorded digest belongs to '" + session.host().seat_name(seat) + ": " + played + "'; there these fields are different:");
    }
  }
  CHECK(named > 50);
}

TEST_CASE("the difference shows each field in both positions", "[table][record]") {
  Session session = toy::session(7);
  REQUIRE(!session.answer(toy::red, "hide 1"));
  REQUIRE(!session.answer(toy::blue, "hide 1"));
  REQUIRE(!session.answer(toy::warden, "prowl door 4"));
  Page page(record(session));
  std::string& line = page.lines[page.line_of_ply(2)];
  line.replace(line.find("door 4"), 6, "door 2");
  const Replayed back = read(page.text());
  REQUIRE(!back);
  CHECK(back.difference() == std::vector<std::string>{"the recorded digest belongs to 'warden: prowl door 4'; there these fields are different:",
                                                      "  visits.1: 0, as written 1", "  visits.3: 1, as written 0", "  door: 4, as written 2"});
}

TEST_CASE("an answer that is not legal is answered with the one that fits the digest", "[table][record]") {
  Session session = toy::session(7);
  REQUIRE(!session.answer(toy::red, "hide 1"));
  REQUIRE(!session.answer(toy::blue, "hide 3"));
  Page page(record(session));
  std::string& line = page.lines[page.line_of_ply(1)];
  line.replace(line.find("hide 3"), 6, "hide 7");
  const Replayed back = read(page.text());
  REQUIRE(!back);
  CHECK(back.fault().text() == "game.rondo:7: ply 1: 'hide 7' is not an option of blue now; expected hide 1, hide 2, hide 3; did you mean 'hide 3'?");
  REQUIRE(back.difference().size() > 1);
  CHECK(back.difference()[0] == "the recorded digest belongs to 'blue: hide 3'; there these fields are different:");
}

TEST_CASE("a changed digest is told from a changed answer", "[table][record]") {
  const Session session = toy::finished(5);
  Page page(record(session));
  std::string& line = page.lines[page.line_of_ply(4)];
  line.back() = line.back() == '0' ? '1' : '0';
  const Replayed back = read(page.text());
  REQUIRE(!back);
  CHECK_THAT(back.fault().text(), ContainsSubstring("ply 4: the position reached has digest #"));
  CHECK(back.fault().nearest.empty());
  REQUIRE(back.difference().size() > 1);
  CHECK_THAT(back.difference()[0], ContainsSubstring("no answer at this ply leads to #"));
}

TEST_CASE("lines that are missing, doubled, swapped or of another seat are named", "[table][record]") {
  const std::string text = record(toy::finished(5));
  const Page page(text);
  const std::size_t third = page.line_of_ply(3);
  Page missing = page;
  missing.lines.erase(missing.lines.begin() + static_cast<std::ptrdiff_t>(third));
  CHECK(fault_of(missing.text()) == "game.rondo:" + std::to_string(third + 1) + ": ply 4; expected ply 3");
  Page doubled = page;
  doubled.lines.insert(doubled.lines.begin() + static_cast<std::ptrdiff_t>(third), page.lines[third]);
  CHECK(fault_of(doubled.text()) == "game.rondo:" + std::to_string(third + 2) + ": ply 3; expected ply 4");
  Page swapped = page;
  std::swap(swapped.lines[third], swapped.lines[third + 1]);
  CHECK(fault_of(swapped.text()) == "game.rondo:" + std::to_string(third + 1) + ": ply 4; expected ply 3");
  CHECK_THAT(fault_of(with_line(text, page.line_of_ply(2), "2 blue: prowl door 1 #00000000")),
             ContainsSubstring("ply 2: answered by 'blue'; expected warden"));
  CHECK_THAT(fault_of(with_line(text, page.line_of_ply(1), "1 red: hide 1 #00000000")),
             ContainsSubstring("ply 1: answered by 'red'; expected red, blue"));
}

TEST_CASE("plies behind the end of the game are refused", "[table][record]") {
  const Session session = toy::finished(5);
  Page page(record(session));
  page.lines.back() = std::to_string(session.plies() + 1) + " red: hide 1 #00000000";
  CHECK_THAT(fault_of(page.text()), ContainsSubstring("expected the end: the game is over"));
}

TEST_CASE("the version is read first", "[table][record][S2]") {
  const std::string text = record(toy::finished(5));
  CHECK(fault_of(with_line(text, 0, "rondo 2")) == "game.rondo:1: written in record format 2; expected format 1, the one this program reads");
  CHECK(fault_of("rondo 2\nnothing that format 1 knows\n") ==
        "game.rondo:1: written in record format 2; expected format 1, the one this program reads");
  for (const char* no_record : {"", "\n", "rondo", "rondo one\n", "PK\003\004", "{\"game\": 1}", "\xef\xbb\xbfrondo 1\n"})
    CHECK_THAT(fault_of(no_record), ContainsSubstring("not a record of Rondo; expected 'rondo 1' as its first line"));
  CHECK_THAT(fault_of("rondo 1 diary\n"), ContainsSubstring("unknown kind of record"));
}

TEST_CASE("another engine is named where the game goes another way, and only there", "[table][record][S2]") {
  const std::string text = with_line(record(toy::finished(5)), 1, "engine 0.0.9");
  Replayed back = read(text);
  REQUIRE(back);
  CHECK(back->header().engine == engine_version);  // proven again by this one
  Page page(text);
  page.lines[page.line_of_ply(2)].back() = 'x';
  CHECK_THAT(fault_of(page.text()), ContainsSubstring("a broken ply"));
  page = Page(text);
  std::string& digest = page.lines[page.line_of_ply(2)];
  digest.replace(digest.size() - 8, 8, "00000000");
  CHECK_THAT(fault_of(page.text()), ContainsSubstring("(recorded by engine 0.0.9, this is "));
}

TEST_CASE("broken headers are one line each", "[table][record]") {
  const std::string text = record(toy::session(7));
  const auto with_extra = [&](const std::string& line) {
    Page page(text);
    page.lines.insert(page.lines.begin() + 2, line);
    return page.text();
  };
  CHECK_THAT(fault_of(with_line(text, game_line, "gam vault")), ContainsSubstring("game.rondo:3: unknown header line 'gam'"));
  CHECK_THAT(fault_of(with_line(text, game_line, "gam vault")), ContainsSubstring("did you mean 'game'?"));
  CHECK_THAT(fault_of(with_extra("game vault")), ContainsSubstring("a second line 'game'"));
  CHECK_THAT(fault_of(with_line(text, game_line, "setup x")), ContainsSubstring("the header has no line 'game'"));
  for (const char* seed : {"seed", "seed -1", "seed 1x", "seed 18446744073709551616", "seed 99999999999999999999999"})
    CHECK_THAT(fault_of(with_line(text, seed_line, seed)), ContainsSubstring("a broken seed"));
  CHECK_THAT(fault_of(with_extra("setup \\x")), ContainsSubstring("a broken escape"));
  for (const char* file : {"file", "file x y", "file 0 y", "file -1 y", "file 2", "file 99999999999999999999 y"})
    CHECK_THAT(fault_of(with_extra(file)), ContainsSubstring("a broken file line"));
  CHECK_THAT(fault_of(with_extra("file 2 y\n|one")), ContainsSubstring("a line of the file 'y' is missing"));
  CHECK_THAT(fault_of(with_extra("file 9223372036854775807 y\n|one")), ContainsSubstring("a line of the file 'y' is missing"));
  CHECK_THAT(fault_of("rondo 1\nfile 3 y\n|one\n"), ContainsSubstring("ends inside the file 'y'; expected 3 lines of it"));
  CHECK_THAT(fault_of("rondo 1\ngame vault\n"), ContainsSubstring("ends inside the header"));
  CHECK_THAT(fault_of(with_line(text, 5, "start 12345678")), ContainsSubstring("a broken digest"));
  CHECK_THAT(fault_of(with_line(text, 5, "start #12345678")), ContainsSubstring("the first position has digest"));
}

TEST_CASE("broken lines of play are one line each", "[table][record]") {
  const std::string text = record(toy::session(7));
  const std::size_t end = Page(text).lines.size() - 1;
  CHECK_THAT(fault_of(with_line(text, end, "edn 0")), ContainsSubstring("did you mean 'end'?"));
  CHECK_THAT(fault_of(with_line(text, end, "end 1")), ContainsSubstring("the record has 0 plies; expected 'end 0' after them"));
  CHECK_THAT(fault_of(text + "1 red: hide 1 | blue: hide 1 #00000000\n"), ContainsSubstring("something follows the end"));
  CHECK_THAT(fault_of(with_line(text, end, "undo")), ContainsSubstring("nothing to undo"));
  CHECK_THAT(fault_of(with_line(text, end, "mark a b")), ContainsSubstring("'a b' is no name"));
  CHECK_THAT(fault_of(with_line(text, end, "wait red hide 1")), ContainsSubstring("expected 'wait SEAT: ANSWER'"));
  CHECK_THAT(fault_of(with_line(text, end, "wait purple: hide 1")), ContainsSubstring("no seat is called 'purple'"));
  CHECK_THAT(fault_of(with_line(text, end, "wait red: hide 9")), ContainsSubstring("'hide 9' is not an option of red now"));
  CHECK_THAT(fault_of(with_line(text, end, "wait warden: prowl door 1")), ContainsSubstring("'warden' cannot answer early now"));
  CHECK_THAT(fault_of(with_line(text, end, "wait red: hide 1\nwait blue: hide 1")), ContainsSubstring("'blue' cannot answer early now"));
  for (const char* ply : {"1", "1 ", "1 red", "1 red: hide 1", "1 red: hide 1 #0000000", "1 red: hide 1 #0000000G"})
    CHECK_THAT(fault_of(with_line(text, end, ply)), ContainsSubstring("a broken ply"));
  const Replayed early = read(with_line(text, end, "wait red: hide 1\n1 red: hide 2 | blue: hide 1 #00000000\nend 1"));
  REQUIRE(!early);
  CHECK_THAT(early.fault().text(), ContainsSubstring("not what red had answered early; expected 'hide 1'"));
}

TEST_CASE("a record cut short anywhere is refused", "[table][record][S4]") {
  const std::string text = record(toy::finished(2));
  for (std::size_t length = 0; length + 1 < text.size(); ++length) {
    const Replayed back = read(text.substr(0, length));
    INFO("cut to " << length << " bytes");
    REQUIRE(!back);
    REQUIRE(back.fault().text().find('\n') == std::string::npos);
  }
  CHECK(read(text.substr(0, text.size() - 1)));  // but for the last line end
  CHECK_THAT(fault_of(text.substr(0, text.rfind("end"))), ContainsSubstring("the record is cut short; expected a last line 'end "));
}

TEST_CASE("a flipped bit is refused, or leads to the same positions all the same", "[table][record][S4]") {
  const Session session = toy::finished(2);
  const std::string text = record(session);
  for (std::size_t at = 0; at < text.size(); ++at)
    for (int bit = 0; bit < 8; ++bit) {
      std::string flipped = text;
      flipped[at] = static_cast<char>(static_cast<unsigned char>(flipped[at]) ^ (1U << static_cast<unsigned>(bit)));
      Replayed back = read(flipped);
      INFO("byte " << at << ", bit " << bit);
      if (!back) {
        REQUIRE(back.fault().text().find('\n') == std::string::npos);
      } else {
        REQUIRE(session.host().equal(back->position(), session.position()));
      }
    }
}

TEST_CASE("a journal may be torn anywhere behind its header, and what was whole is kept", "[table][record][S1]") {
  Session session = toy::session(4);
  std::string text = journal_start(session);
  const std::size_t header = text.size();
  std::vector<std::uint64_t> digests = {session.host().digest(session.position())};
  session.set_scribe([&](const std::string& line) {
    text += line + "\n";
    return std::nullopt;
  });
  const Seating seating = Gambler::everywhere();
  while (*session.proceed(seating)) digests.push_back(session.host().digest(session.position()));
  for (std::size_t length = header; length <= text.size(); ++length) {
    Replayed back = read(text.substr(0, length));
    INFO("torn at " << length << ": " << back.fault().text());
    REQUIRE(back);
    REQUIRE(session.host().digest(back->position()) == digests[back->plies()]);
  }
  for (std::size_t length = 0; length + 1 < header; ++length) REQUIRE(!read(text.substr(0, length)));
}

TEST_CASE("a journal brings back what was undone", "[table][record]") {
  Session session = toy::session(4);
  std::string text = journal_start(session);
  session.set_scribe([&](const std::string& line) {
    text += line + "\n";
    return std::nullopt;
  });
  const Seating seating = Gambler::everywhere();
  for (int i = 0; i < 12; ++i) REQUIRE(*session.proceed(seating));
  REQUIRE(!session.mark("twelve"));
  for (int i = 0; i < 7; ++i) session.undo();
  for (int i = 0; i < 3; ++i) session.redo();
  Replayed back = read(text);
  REQUIRE(back);
  CHECK(back->plies() == 8);
  CHECK(session.host().equal(back->position(), session.position()));
  REQUIRE(!back->go_to("twelve"));
  REQUIRE(!session.go_to("twelve"));
  CHECK(session.host().equal(back->position(), session.position()));
  CHECK(record(*back) == record(session));
}

TEST_CASE("what a replayed game may not undo as a person's is known again", "[table][record]") {
  Session session = toy::session(7);
  REQUIRE(!session.answer(toy::red, "hide 3"));
  REQUIRE(!session.answer(toy::blue, "hide 1"));
  REQUIRE(!session.answer(toy::warden, "prowl door 1"));
  toy::go_on(session);
  Replayed back = read(record(session));
  REQUIRE(back);
  for (std::size_t i = 0; i < session.plies(); ++i) {
    CHECK(back->ply(i).by == session.ply(i).by);
    CHECK(back->ply(i).told == session.ply(i).told);
  }
}

TEST_CASE("a host that cannot be built, and a text that is too large, are one fault", "[table][record]") {
  const MakeHost none = [](const Header& header) -> Result<std::shared_ptr<const Host>> {
    return Fault{"", "no game is called '" + header.game + "'", "", ""};
  };
  CHECK(replay(record(toy::session(1)), none).fault().text() == "no game is called 'vault'");
  CHECK(read(std::string(max_record_bytes + 1, 'x')).fault().text() == "game.rondo: larger than 64 MiB");
}

}  // namespace rondo
