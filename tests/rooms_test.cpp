// The laws of the rooms that no compiler checks: who may include whom, and what never enters the rules because results
// would then depend on the machine, the library or the hour.
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "tests/catch.h"
#include "tests/paths.h"

namespace {

namespace fs = std::filesystem;

struct Source {
  std::string path;  // relative to the repository
  std::string text;
};

std::vector<Source> sources(std::initializer_list<const char*> rooms) {
  std::vector<Source> found;
  const fs::path root = rondo::tests::source_dir;
  for (const char* room : rooms)
    for (const auto& entry : fs::recursive_directory_iterator(root / room)) {
      if (entry.path().extension() != ".h" && entry.path().extension() != ".cpp") continue;
      std::ifstream file(entry.path(), std::ios::binary);
      found.push_back({fs::relative(entry.path(), root).generic_string(), {std::istreambuf_iterator<char>(file), {}}});
    }
  return found;
}

// The code of a source: comments, and what stands between quotes, become blanks.
std::string code(std::string_view text) {
  std::string out(text);
  const auto blank = [&](std::size_t from, std::size_t to) {
    for (std::size_t i = from; i < std::min(to, out.size()); ++i)
      if (out[i] != '\n') out[i] = ' ';
  };
  for (std::size_t i = 0; i < text.size();) {
    std::size_t end = i + 1;
    if (text.substr(i, 2) == "//") {
      blank(i, end = std::min(text.find('\n', i), text.size()));
    } else if (text.substr(i, 2) == "/*") {
      const std::size_t close = text.find("*/", i + 2);
      blank(i, end = close == std::string_view::npos ? text.size() : close + 2);
    } else if (text.substr(i, 3) == "R\"(") {
      const std::size_t close = text.find(")\"", i);
      blank(i + 3, end = close == std::string_view::npos ? text.size() : close + 2);
    } else if (text[i] == '"' || (text[i] == '\'' && (i == 0 || std::isalnum(static_cast<unsigned char>(text[i - 1])) == 0))) {
      while (end < text.size() && text[end] != text[i]) end += text[end] == '\\' ? 2 : 1;
      blank(i + 1, end++);
    }
    i = end;
  }
  return out;
}

bool letter(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// Whether `word` stands in `text` as a word; one that ends in `_` is a beginning.
bool has_word(std::string_view text, std::string_view word) {
  for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
    const std::size_t after = at + word.size();
    const bool begins = at == 0 || !letter(text[at - 1]);
    const bool ends = word.back() == '_' || after == text.size() || !letter(text[after]);
    if (begins && ends) return true;
  }
  return false;
}

std::vector<std::string> included(std::string_view text) {
  std::vector<std::string> found;
  constexpr std::string_view mark = "#include \"";
  for (std::size_t at = text.find(mark); at != std::string_view::npos; at = text.find(mark, at + 1)) {
    const std::size_t from = at + mark.size();
    found.emplace_back(text.substr(from, text.find('"', from) - from));
  }
  return found;
}

// `rules/aegis/show.cpp` lies in the room `rules` and the part `aegis`; a file right under its room has no part.
struct Place {
  std::string room, part;
};

Place place(const std::string& path) {
  const std::size_t first = path.find('/');
  const std::size_t second = path.find('/', first + 1);
  return {path.substr(0, first), second == std::string::npos ? "" : path.substr(first + 1, second - first - 1)};
}

bool shared(const Place& place) { return place.part.empty() || place.part == "core" || place.part == "table"; }

bool may_include(const Place& from, const Place& to) {
  const std::vector<std::string> order = {"decks", "rules", "bosses", "ai", "tools", "tests"};
  const auto rank = [&](const Place& p) { return std::find(order.begin(), order.end(), p.room) - order.begin(); };
  if (rank(to) > rank(from) || rank(to) == static_cast<long>(order.size())) return false;
  if (from.room == "ai" && to.room == "bosses") return false;
  if (from.room == "tools" || from.room == "tests") return true;
  if (!shared(to) && from.part != to.part) return false;  // another game, or a game's name in a shared place
  if (from.room == "rules" && to.part == "table") return from.part == "table";
  return true;
}

}  // namespace

TEST_CASE("What depends on machine, library or hour never enters decks, rules and bosses", "[rooms]") {
  const std::vector<std::string> banned = {"float",  "double", "random",    "random_device", "mt19937", "rand",    "srand",   "chrono",  "time",
                                           "clock",  "getenv", "unordered_", "locale",        "setlocale", "iostream", "sstream", "cout", "cerr",
                                           "printf", "thread", "std::hash"};
  for (const Source& source : sources({"decks", "rules", "bosses"})) {
    const std::string text = code(source.text);
    for (const std::string& word : banned) {
      INFO(source.path << " says " << word);
      CHECK_FALSE(has_word(text, word));
    }
  }
}

TEST_CASE("Rooms know only the rooms before them, and no game knows another", "[rooms]") {
  for (const Source& source : sources({"decks", "rules", "bosses", "ai", "tools"}))
    for (const std::string& target : included(source.text)) {
      INFO(source.path << " includes " << target);
      CHECK(may_include(place(source.path), place(target)));
    }
}

TEST_CASE("The laws of the rooms see through comments and quotes, and see what breaks them", "[rooms]") {
  CHECK(has_word(code("int a; float b;"), "float"));
  CHECK(has_word(code("std::unordered_map<int, int> m;"), "unordered_"));
  CHECK_FALSE(has_word(code("int a;  // no float\n/* double */ const char* s = \"float \\\" float\";"), "float"));
  CHECK_FALSE(has_word(code("int floating = 1'000;"), "float"));
  CHECK(has_word(code("char c = '\"'; float x;"), "float"));
  CHECK(has_word(code("auto r = R\"(\" /* )\"; float x;"), "float"));

  CHECK(may_include(place("rules/aegis/show.cpp"), place("decks/aegis/cards.h")));
  CHECK(may_include(place("rules/aegis/show.cpp"), place("rules/core/hex.h")));
  CHECK(may_include(place("ai/aegis/style.cpp"), place("rules/aegis/position.h")));
  CHECK_FALSE(may_include(place("rules/core/hex.h"), place("rules/aegis/position.h")));
  CHECK_FALSE(may_include(place("rules/akarios/show.cpp"), place("rules/aegis/position.h")));
  CHECK_FALSE(may_include(place("rules/aegis/show.cpp"), place("bosses/aegis/targets.h")));
  CHECK_FALSE(may_include(place("decks/aegis/cards.h"), place("tools/data.h")));
  CHECK_FALSE(may_include(place("ai/core/planner.h"), place("bosses/aegis/targets.h")));
  CHECK_FALSE(may_include(place("tools/repl.cpp"), place("tests/catch.h")));
}
