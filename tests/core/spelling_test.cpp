// Words, numbers, and the nearest spelling of a mistyped one.
#include "decks/spelling.h"

#include "decks/fault.h"
#include "tests/catch.h"

namespace rondo {

TEST_CASE("words and lines are divided at what divides them", "[core][spelling]") {
  CHECK(words("  move\tA1 \r\n") == std::vector<std::string>{"move", "A1"});
  CHECK(words(" \t").empty());
  CHECK(lines("a\r\n\nb") == std::vector<std::string_view>{"a", "", "b"});
  CHECK(lines("a\n") == std::vector<std::string_view>{"a"});
  CHECK(lines("").empty());
}

TEST_CASE("a whole number is nothing but digits", "[core][spelling][S14]") {
  CHECK(whole_number("0") == 0);
  CHECK(whole_number("-12") == -12);
  CHECK(whole_number("9223372036854775807") == 9223372036854775807LL);
  for (const char* no : {"", "-", "+1", " 1", "1 ", "1.0", "1,0", "0x10", "9223372036854775808", "1e3"}) {
    INFO(no);
    CHECK(!whole_number(no));
  }
}

TEST_CASE("only ASCII letters have a case", "[core][spelling]") { CHECK(lower("ABCxyz-09 \xc3\x84") == "abcxyz-09 \xc3\x84"); }

TEST_CASE("edits are counted: insert, delete, replace, swap", "[core][spelling]") {
  CHECK(edit_distance("golem", "golem") == 0);
  CHECK(edit_distance("GOLEM", "golem") == 0);
  CHECK(edit_distance("", "abc") == 3);
  CHECK(edit_distance("golem", "gole") == 1);
  CHECK(edit_distance("golem", "goblem") == 1);
  CHECK(edit_distance("golem", "gulem") == 1);
  CHECK(edit_distance("golem", "goelm") == 1);
  CHECK(edit_distance("kitten", "sitting") == 3);
  const std::vector<std::string> words = {"", "a", "ab", "ba", "abc", "cab", "bac", "xyz", "acb"};
  for (const std::string& a : words)
    for (const std::string& b : words) {
      CHECK(edit_distance(a, b) == edit_distance(b, a));
      CHECK((edit_distance(a, b) == 0) == (a == b));
    }
}

TEST_CASE("the nearest spelling is offered, and none where none is near", "[core][spelling]") {
  const std::vector<std::string> known = {"pierce", "piercing", "arcing", "gambit"};
  CHECK(nearest("peircing", known) == "piercing");
  CHECK(nearest("Gambet", known) == "gambit");
  CHECK(nearest("armor", known).empty());
  CHECK(nearest("", known).empty());
  CHECK(nearest("x", {}).empty());
  const std::vector<std::string> twins = {"abcx", "abcy"};
  CHECK(nearest("abcz", twins) == "abcx");  // the first of equals
}

TEST_CASE("a list is cut at its limit", "[core][spelling]") {
  const std::vector<std::string> items = {"a", "b", "c"};
  CHECK(listed(items) == "a, b, c");
  CHECK(listed(items, 3) == "a, b, c");
  CHECK(listed(items, 2) == "a, b, … (1 more)");
  CHECK(listed({}).empty());
}

TEST_CASE("a fault is one line with what it knows", "[core][spelling]") {
  CHECK(Fault{"f:1:2", "unknown key", "a, b", "a"}.text() == "f:1:2: unknown key; expected a, b; did you mean 'a'?");
  CHECK(Fault{"", "unknown key", "", ""}.text() == "unknown key");
  const Result<int> good = 3;
  const Result<int> bad = Fault{"", "no", "", ""};
  CHECK(*good == 3);
  CHECK(!bad);
  CHECK(bad.fault().what == "no");
}

}  // namespace rondo
