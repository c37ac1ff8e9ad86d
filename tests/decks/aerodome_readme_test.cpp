// decks/README.md on Aerodome: its examples load and may be played, and it spells every word that the loader knows.
#include <string>
#include <string_view>
#include <vector>

#include "rules/aerodome/roster.h"
#include "tests/decks/aerodome_box.h"
#include "tests/decks/readme.h"

using namespace rondo;
using namespace rondo::aerodome;
using namespace rondo::tests;

namespace {

std::string chapter() { return readme_chapter("Aerodome"); }

std::vector<SourceFile> shipped_and(const std::vector<SourceFile>& more) {
  std::vector<SourceFile> files = aerodome_files();
  files.insert(files.end(), more.begin(), more.end());
  return files;
}

/// A card, fighter or Stadium on which an effect line may stand.
std::string bearer_of(const std::string& line) {
  const auto says = [&](const std::string& text) { return line.find(text) != std::string::npos; };
  const std::string effects = "effects = [" + line + "]\n";
  if (says("\"token\"")) return "[[stadium]]\nword = \"s\"\nid = \"S\"\nname = \"S\"\nsource = \"house\"\n" + effects;
  if (says("\"attached\"") || says("\"flip\""))
    return "[[fighter]]\nword = \"f\"\nid = \"F\"\nname = \"F\"\nside_b = \"G\"\narchetype = \"Gearhead\"\nworld = \"Ace\"\ntype = \"Any\"\nsource = "
           "\"house\"\n"
           "bar = { Straight = 3, Turn = 3, Rotate = 1, Roll = 1, Immelmann = 3 }\n" +
           effects;
  return "[[card]]\nid = \"C\"\nname = \"C\"\ninitiative = 1\ntype = \"Turn\"\nactions = [\"Turn 1\"]\nkeywords = [\"CHARGE\"]\nsource = "
         "\"house\"\n" +
         effects;
}

}  // namespace

TEST_CASE("the examples of Aerodome's chapter load and may be played", "[decks][aerodome]") {
  const std::vector<SourceFile> examples = readme_examples(chapter());
  REQUIRE(examples.size() == 6);
  const Loaded loaded = load(shipped_and(examples));
  CHECK(texts(loaded.faults) == "");
  CHECK(texts(check_hand(loaded.box, *find_hand(loaded.box, "wren"))) == "");
  CHECK(texts(check_squadron(loaded.box, named(loaded.box.squadrons, &Squadron::word, "mixed"))) == "");
  CHECK(texts(check_stadium(loaded.box, *find_stadium(loaded.box, "quarry"))) == "");
}

TEST_CASE("every example line of Aerodome's tables loads where it belongs", "[decks][aerodome]") {
  const std::string text = chapter();
  int examples = 0;
  for (std::size_t at = text.find("`{ when"); at != std::string::npos; at = text.find("`{ when", at + 1)) {
    const std::string line = text.substr(at + 1, text.find('`', at + 1) - at - 1);
    INFO(line);
    CHECK(texts(load(shipped_and({{"example", bearer_of(line)}})).faults) == "");
    ++examples;
  }
  CHECK(examples == 18);
}

TEST_CASE("Aerodome's chapter spells every word of the vocabulary", "[decks][aerodome]") {
  const std::string text = chapter();
  const auto spells = [&](const std::string& word) {
    INFO(word);
    CHECK(text.find(word) != std::string::npos);
  };
  for (const KeywordName& word : keyword_names) spells("`\"" + std::string(word.name) + (word.takes_number ? " " : "\"`"));
  for (const std::string_view word : when_names) spells("`" + std::string(word) + "`");
  for (const std::string_view word : verb_names) spells("`" + std::string(word) + "`");
  spells("| `token` |");
  for (std::size_t i = 1; i < measured_names.size(); ++i) spells("`" + std::string(measured_names[i]) + "`");
  for (const std::string_view word : maneuver_names) spells("`\"" + std::string(word) + " 3\"`");
  for (std::size_t i = 1; i < archetype_names.size(); ++i) spells(std::string(archetype_names[i]));
  for (const std::string_view word : world_names) spells(std::string(word));
  for (const std::string_view word : aux_type_names) spells("\"" + std::string(word) + "\"");
  for (const char* word : {"locked", "reactive", "aux", "recover", "dazed"}) spells("| `" + std::string(word) + "` |");
}

TEST_CASE("Aerodome's chapter names every key of every table", "[decks][aerodome]") {
  // A key that no table knows brings the list of those it knows.
  const std::string text = chapter();
  const auto keys_of = [](const std::string& table) {
    const std::string faults = texts(load_aerodome(table + "\nsource = \"house\"\nzzzzzzzzzzzz = 1\n").faults);
    const std::size_t from = faults.find("expected one of ", faults.find("unknown key")) + 16;
    return faults.substr(from, faults.find('\n', from) - from);
  };
  int count = 0;
  for (const char* table : {"[[fighter]]", "[[card]]", "[[auxiliary]]", "[[hand]]", "[[squadron]]", "[[stadium]]", "[dimensions]", "[[component]]"}) {
    std::string keys = keys_of(table) + ", ";
    for (std::size_t comma = keys.find(", "); comma != std::string::npos; comma = keys.find(", ")) {
      const std::string key = keys.substr(0, comma);
      keys.erase(0, comma + 2);
      INFO(table << " " << key);
      CHECK((text.find("\n" + key + " = ") != std::string::npos || text.find("`" + key + "`") != std::string::npos));
      ++count;
    }
  }
  CHECK(count > 60);
}
