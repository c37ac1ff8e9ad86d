// Numbers with their nouns, lists in lines, chances and means that never claim more than they know.
#include "rules/core/text.h"

#include "tests/catch.h"

using namespace rondo;

using Texts = std::vector<std::string>;

TEST_CASE("a number agrees with its noun", "[text]") {
  CHECK(counted(1, "hit") == "1 hit");
  CHECK(counted(0, "hit") == "0 hits");
  CHECK(counted(2, "die", "dice") == "2 dice");
}

TEST_CASE("lists are joined as they are spoken", "[text]") {
  CHECK(joined(Texts{}) == "");
  CHECK(joined(Texts{"a", "b", "c"}, ", ") == "a, b, c");
  CHECK(in_a_row(Texts{}) == "");
  CHECK(in_a_row(Texts{"a"}) == "a");
  CHECK(in_a_row(Texts{"a", "b"}) == "a and b");
  CHECK(in_a_row(Texts{"a", "b", "c"}) == "a, b and c");
  CHECK(padded("ab", 4) == "ab  ");
  CHECK(padded("abcd", 2) == "abcd");
  CHECK(right_aligned("7", 3) == "  7");
}

TEST_CASE("lists flow into lines, the later ones set in", "[text]") {
  CHECK(flowed("Head:", Texts{}, 20).empty());
  CHECK(flowed("Head:", Texts{"one", "two"}, 20) == Texts{"Head: one, two"});
  CHECK(flowed("  Head:", Texts{"one", "two", "three"}, 14) == Texts{"  Head: one,", "    two, three"});
  CHECK(flowed("H:", Texts{"much too long for it", "b"}, 10) == Texts{"H:", "  much too long for it,", "  b"});
}

TEST_CASE("text is broken at blanks", "[text]") {
  CHECK(wrapped("  one two three", 9) == Texts{"  one two", "    three"});
  CHECK(wrapped("one", 2) == Texts{"one"});
  CHECK(wrapped("a verylongword b", 8) == Texts{"a", "  verylongword", "  b"});
}

TEST_CASE("a chance is never called 0% or 100% unless it is", "[text]") {
  CHECK(percent_text(0, 36) == "0%");
  CHECK(percent_text(36, 36) == "100%");
  CHECK(percent_text(1, 1000) == "<1%");
  CHECK(percent_text(999, 1000) == ">99%");
  CHECK(percent_text(1, 3) == "33%");
  CHECK(percent_text(1, 2) == "50%");
  CHECK(percent_text(1, 200) == "1%");
  CHECK(mean_text(4, 3) == "1.33");
  CHECK(mean_text(5, 3) == "1.67");
  CHECK(mean_text(2, 1) == "2.00");
  CHECK(mean_text(1, 200) == "0.01");
}
