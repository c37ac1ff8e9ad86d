// decks/README.md on Akarios: its examples load, its lines are read, and it spells every word that the loader knows.
#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "decks/akarios/gain_line.h"
#include "decks/akarios/step_line.h"
#include "decks/akarios/vocabulary.h"
#include "tests/decks/akarios_box.h"
#include "tests/decks/readme.h"

using namespace rondo;
using namespace rondo::akarios;
using namespace rondo::tests;

namespace {

/// What stands between backquotes in the first column of the table under `heading`, `\|` as `|`.
std::vector<std::string> first_column(const std::string& text, const std::string& heading) {
  std::vector<std::string> found;
  std::size_t at = text.find("\n| " + heading);
  REQUIRE(at != std::string::npos);
  at = text.find('\n', text.find('\n', at + 1) + 1);  // behind the heading and its rule
  while (text.compare(at, 2, "\n|") == 0) {
    const std::size_t end = text.find('\n', at + 1);
    std::string row = text.substr(at + 2, end - at - 2);
    for (std::size_t bar = row.find("\\|"); bar != std::string::npos; bar = row.find("\\|")) row.replace(bar, 2, "/");
    row = row.substr(0, row.find('|'));
    for (char& letter : row)
      if (letter == '/') letter = '|';
    for (std::size_t from = row.find('`'); from != std::string::npos; from = row.find('`', from + 1)) {
      const std::size_t to = row.find('`', from + 1);
      found.push_back(row.substr(from + 1, to - from - 1));
      from = to;
    }
    at = end;
  }
  return found;
}

}  // namespace

TEST_CASE("the examples of Akarios' chapter load beside what ships", "[decks][akarios]") {
  const std::vector<SourceFile> examples = readme_examples(readme_chapter("Akarios"));
  REQUIRE(examples.size() == 5);
  std::vector<SourceFile> files = akarios_files();
  files.insert(files.end(), examples.begin(), examples.end());
  CHECK(akarios_faults(files) == std::vector<std::string>{});
}

TEST_CASE("every step and gain of Akarios' tables is read", "[decks][akarios]") {
  const std::string text = readme_chapter("Akarios");
  std::vector<Do> met;
  for (const std::string& line : first_column(text, "step |")) {
    INFO(line);
    const Result<Step> step = read_step(line);
    REQUIRE(step);
    met.push_back(step->what);
  }
  for (std::size_t i = 0; i < do_names.size(); ++i) {
    INFO(do_names[i]);
    CHECK(std::count(met.begin(), met.end(), static_cast<Do>(i)) > 0);
  }
  int gains = 0;
  for (const std::string& line : first_column(text, "gain |")) {
    INFO(line);
    std::vector<Step> steps = {*read_step("repair 1"), *read_step("ignite 1 damage 1"), *read_step("attack all 1 damage 1")};
    CHECK_FALSE(add_line(line, steps));
    CHECK(steps.size() == 3);
    ++gains;
  }
  CHECK(gains == 10);
}

TEST_CASE("Akarios' chapter spells every word of the vocabulary", "[decks][akarios]") {
  const std::string text = readme_chapter("Akarios");
  const auto spells = [&](const std::string& word) {
    INFO(word);
    CHECK(text.find(word) != std::string::npos);
  };
  for (const std::string_view word : std::span(if_names).subspan(1)) spells("`if " + std::string(word) + ":`");
  for (const std::string_view word : glide_names) spells("`" + std::string(word) + "`");
  for (const std::string_view word : arc_names) spells("`" + std::string(word) + "`");
  for (const std::string_view word : condition_names) spells("`gain " + std::string(word) + "`");
  for (const std::string_view word : trigger_names) spells("`\"" + std::string(word) + "\"`");
  for (const std::string_view word : icon_names) spells("`\"" + std::string(word) + "\"`");
  for (const std::string_view word : slot_names) spells("\"" + std::string(word) + "\"");
  for (const std::string_view word : goal_names) spells("| `" + std::string(word) + "` |");
  for (const std::string_view word : rule_names) spells("`" + std::string(word) + "`");
  for (const std::string_view word : need_names) spells("`" + std::string(word));
  for (const std::string_view word : story_decks) spells(std::string(word));
}

TEST_CASE("Akarios' chapter names every key of every table", "[decks][akarios]") {
  // A key that no table knows brings the list of those it knows.
  const std::string text = readme_chapter("Akarios");
  const auto keys_of = [](const std::string& table, const std::string& what) {
    for (const std::string& line : akarios_faults(table + "zzzzzzzzzzzz = 1\n")) {
      const std::size_t from = line.find("expected one of ");
      if (line.find("unknown key") != std::string::npos && line.find(what) != std::string::npos) return line.substr(from + 16) + ", ";
    }
    FAIL("no list of keys of " << what);
    return std::string();
  };
  int count = 0;
  const std::vector<std::pair<std::string, std::string>> tables = {{"[[pilot]]\n", "pilot"},
                                                                   {"[[upgrade]]\n", "upgrade"},
                                                                   {"[[drone]]\n", "drone"},
                                                                   {"[[drone]]\n[drone.basic]\n", "the basic action"},
                                                                   {"[[drone]]\n[drone.advanced]\n", "the advanced action"},
                                                                   {"[[combat_card]]\n", "combat card"},
                                                                   {"[[enemy]]\n", "enemy type"},
                                                                   {"[[scenario]]\n", "scenario"},
                                                                   {"[[scenario]]\n[[scenario.groups]]\n", "a group of"},
                                                                   {"[[scenario_card]]\n", "scenario card"},
                                                                   {"[[story]]\n", "story card"},
                                                                   {"[[campaign]]\n", "campaign"},
                                                                   {"[[campaign]]\n[[campaign.chapters]]\n", "chapter"},
                                                                   {"[[component]]\n", "component"}};
  for (const auto& [table, what] : tables) {
    std::string keys = keys_of(table, what);
    for (std::size_t comma = keys.find(", "); comma != std::string::npos; comma = keys.find(", ")) {
      const std::string key = keys.substr(0, comma);
      keys.erase(0, comma + 2);
      INFO(what << " " << key);
      const bool shown = text.find("\n" + key + " = ") != std::string::npos || text.find(" " + key + " = ") != std::string::npos ||
                         text.find("\n[drone." + key + "]") != std::string::npos || text.find("[[campaign." + key + "]]") != std::string::npos ||
                         text.find("`" + key + "`") != std::string::npos;
      CHECK(shown);
      ++count;
    }
  }
  CHECK(count > 100);
}
