// Texts in columns, options in few lines, words completed.
#include "tools/page.h"

#include "decks/spelling.h"
#include "tests/tools/stage.h"
#include "tools/completion.h"

namespace rondo::tools {

namespace {

using Strings = std::vector<std::string>;

std::size_t widest(const std::string& page) {
  std::size_t most = 0;
  for (const std::string_view line : lines(page)) most = std::max(most, columns(line));
  return most;
}

}  // namespace

TEST_CASE("lines are broken at blanks, keep their margin and their inner blanks, and count characters", "[tools][page]") {
  CHECK(wrapped("", 40).empty());
  CHECK(wrapped("short", 40) == "short\n");
  CHECK(wrapped("a  table   row", 40) == "a  table   row\n");
  CHECK(wrapped("  one two  three four five six", 22, 2) == "  one two  three four\n    five six\n");
  CHECK(wrapped("one\ntwo\n", 40) == "one\ntwo\n");
  CHECK(wrapped("ääääääääää öööööööööö", 21) == "ääääääääää öööööööööö\n");
  CHECK(wrapped("a-word-that-is-longer-than-any-line and more", 20, 2) == "a-word-that-is-longer-than-any-line\n  and more\n");
  CHECK(wrapped("no width is too small", 0, 2) == wrapped("no width is too small", 20, 2));
}

TEST_CASE("no line of a paragraph is wider than the terminal", "[tools][page]") {
  const std::string text = "  The summon die shows 5: it enters on Starpoint 5 (K3).  Change the die? It costs one of eighteen, and … more.";
  for (int width = 20; width < 130; ++width) {
    CAPTURE(width);
    CHECK(widest(wrapped(text, width)) <= static_cast<std::size_t>(width));
  }
}

TEST_CASE("options that differ in their last word share a line, each with its number", "[tools][page]") {
  const Strings options = {"activate HOB-100", "activate WISP-100", "move to A4", "move to A5",
                           "move to B1",       "use 1 Hobnail Jab", "use 2 Toss", "pass"};
  CHECK(option_list(options, 80, 10) ==
        "  activate  1:HOB-100   2:WISP-100\n"
        "  move to   3:A4  4:A5  5:B1\n"
        "  6: use 1 Hobnail Jab  7: use 2 Toss         8: pass\n");
}

TEST_CASE("an option that ends in a number is never shown as a number behind another number", "[tools][page]") {
  CHECK(option_list(Strings{"pay 0", "pay 1", "pay 2"}, 80, 10) == "  1: pay 0  2: pay 1  3: pay 2\n");
}

TEST_CASE("a long list of options stops after so many lines and says how many are left", "[tools][page]") {
  Strings options;
  for (const char* robot : {"one", "two", "three", "four"})
    for (const char* hex : {"A1", "A2", "A3"}) options.push_back(std::string("place ") + robot + " " + hex);
  CHECK(option_list(options, 80, 2) ==
        "  place one    1:A1  2:A2  3:A3\n"
        "  place two    4:A1  5:A2  6:A3\n"
        "  ... 6 more: options\n");
  CHECK(lines(option_list(options, 80, 4)).size() == 4);
  for (int width : {20, 30, 60}) CHECK(widest(option_list(options, width, 100)) <= static_cast<std::size_t>(width));
}

TEST_CASE("every option is shown with its own number whatever its neighbours", "[tools][page]") {
  Strings options;
  for (int i = 0; i < 60; ++i)
    options.push_back((i % 7 < 4 ? "go north " : "go ") + std::string(i % 5 < 2 ? "place" : "p") + std::to_string(i) + (i % 3 ? "x" : ""));
  const std::string page = option_list(options, 60, 1000);
  for (std::size_t i = 0; i < options.size(); ++i) {
    const std::string number = " " + std::to_string(i + 1) + ":";
    CAPTURE(options[i], page);
    REQUIRE(page.find(number) != std::string::npos);
    CHECK(page.substr(page.find(number)).find(options[i].substr(options[i].rfind(' ') + 1)) <= number.size() + options[i].size());
  }
}

TEST_CASE("a word is completed from all sentences that begin so, in any case, after the last semicolon", "[tools][completion]") {
  const Strings sentences = {"place HOB-100 A1", "place HOB-100 A2", "place WISP-100 A1", "pass", "help place"};
  CHECK(completions(sentences, "p") == Strings{"place", "pass"});
  CHECK(completions(sentences, "place ") == Strings{"HOB-100", "WISP-100"});
  CHECK(completions(sentences, "pl hob ") == Strings{"A1", "A2"});
  CHECK(completions(sentences, "PASS; place w") == Strings{"WISP-100"});
  CHECK(completions(sentences, "place hob a3").empty());
  CHECK(completions(sentences, "pass me ").empty());
  CHECK(completions(sentences, "") == Strings{"place", "pass", "help"});
  CHECK(common_rest("pl", Strings{"place"}) == "ace ");
  CHECK(common_rest("place h", Strings{"HOB-100", "HOB-200"}) == "OB-");
  CHECK(common_rest("place hob-", Strings{"HOB-100", "HOB-200"}).empty());
  CHECK(common_rest("x", Strings{}).empty());
}

TEST_CASE("paths are completed folder by folder", "[tools][completion]") {
  const Folder folder;
  write_bytes(folder / "evening.rondo", "");
  write_bytes(folder / "evenings/one.rondo", "");
  write_bytes(folder / ".hidden", "");
  CHECK(file_completions(folder / "even") == Strings{folder / "evening.rondo", folder / "evenings/"});
  CHECK(file_completions(folder / "evenings/") == Strings{folder / "evenings/one.rondo"});
  CHECK(file_completions(folder / "") == Strings{folder / "evening.rondo", folder / "evenings/"});
  CHECK(file_completions(folder / "none/x").empty());
}

}  // namespace rondo::tools
