// What holds for every data file: all faults at once, ids and references over files, text that is not TOML, and hostile text.
#include <string>
#include <vector>

#include "decks/toml.h"
#include "tests/decks/broken.h"

using namespace rondo;
using namespace rondo::aegis;
using namespace rondo::tests;

TEST_CASE("all mistakes of a file are reported at once, in its order", "[decks]") {
  const std::string two = with(with(tug, "movement = 3\nenergy = 3", "movement = 30\nenergy = 3"), "\"single\"", "\"none\"");
  const std::vector<std::string> lines = faults_of(with(two, "Evade 1", "Evde 1"));
  REQUIRE(lines.size() == 3);
  CHECK(lines[0].substr(0, 11) == "t.toml:5:12");
  CHECK(lines[1].substr(0, 11) == "t.toml:8:14");
  CHECK(lines[2].substr(0, 12) == "t.toml:20:62");

  std::string many = "source = \"house\"\n";
  for (int i = 0; i < 80; ++i) many += "key" + std::to_string(i) + " = 1\n";
  const std::vector<std::string> bounded = faults_of(many);
  REQUIRE(bounded.size() == 51);
  CHECK(bounded[0].substr(0, 11) == "t.toml:2:1:");
  CHECK(bounded[49].substr(0, 12) == "t.toml:51:1:");
  CHECK(bounded[50] == "t.toml: more faults than the 50 shown");
}

TEST_CASE("an id is defined once over all files", "[decks]") {
  const std::string more = with(tug, "TUG-250", "TUG-251");
  CHECK(faults_of({{"a.toml", tug}, {"b.toml", more}}) ==
        std::vector<std::string>{"b.toml:3:6: robot id 'TUG-100' is taken by 'TUG-100' at a.toml:3:6; expected an id of its own"});
  check_each(tug, {{"id = \"TUG-250\"", "id = \"tug-100\"",
                    "t.toml:14:6: robot id 'tug-100' is taken by 'TUG-100' at t.toml:3:6; expected an id of its own"}});
}

TEST_CASE("references are judged when all files are read", "[decks]") {
  const std::string team = "source = \"house\"\n[[team]]\nid = \"t\"\nname = \"T\"\nbasics = [\"TUG-100\"]\ncombined = [\n  \"TUG-250\",\n]\n";
  CHECK(faults_of({{"a.toml", team}, {"b.toml", tug}}).empty());
  CHECK(faults_of({{"a.toml", with(team, "TUG-250", "TUG-205")}, {"b.toml", tug}}) ==
        std::vector<std::string>{"a.toml:7:3: no robot has the id 'TUG-205'; expected the id of a loaded robot; did you mean 'TUG-250'?"});
  CHECK(faults_of({{"a.toml", with(team, "TUG-100", "tug-100")}, {"b.toml", tug}}) ==
        std::vector<std::string>{"a.toml:5:11: no robot has the id 'tug-100'; expected the id of a loaded robot; did you mean 'TUG-100'?"});
  const std::string deck = "[[minion_deck]]\nid = \"d\"\nname = \"D\"\nsource = \"house\"\ncards = [\"TUG-10\"]\n";
  CHECK(faults_of({{"a.toml", deck}, {"b.toml", tug}}) ==
        std::vector<std::string>{"a.toml:5:10: no robot has the id 'TUG-10'; expected the id of a loaded robot; did you mean 'TUG-100'?"});
  CHECK(
      faults_of({{"a.toml", with(team, "basics", "basic")}, {"b.toml", tug}}) ==
      std::vector<std::string>{
          "a.toml:5:1: team 't' has an unknown key 'basic'; expected one of id, name, line, basics, combined, sideboard, attach, source; did you mean "
          "'basics'?"});
}

TEST_CASE("line ends of either kind read the same", "[decks]") {
  std::string dos;
  for (const char c : tug) dos += c == '\n' ? std::string("\r\n") : std::string(1, c);
  CHECK(faults_of(dos).empty());
  const std::string dos_map = "[[board]]\r\nid='b'\r\nname='B'\r\nsource='house'\r\nmap = '''\r\n. .\r\n .\r\n'''\r\n";
  CHECK(load_one(dos_map).box.boards.at(0).hexes.size() == 3);
}

TEST_CASE("text that is not TOML is one fault with its place", "[decks]") {
  const auto one = [](const std::string& text) {
    const std::vector<std::string> lines = faults_of(text);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].find('\n') == std::string::npos);
    return lines[0];
  };
  CHECK(one("a = 1\nb = [1,\n").substr(0, 9) == "t.toml:2:");
  CHECK(one("source = \"house\"\nsource = \"house\"\n").substr(0, 11) == "t.toml:2:10");
  CHECK(one("source = \"house\"\nx = \"\xff\xfe\"\n").substr(0, 11) == "t.toml:2:5:");
  CHECK(one("source = \"hou\n").substr(0, 9) == "t.toml:1:");
  CHECK(one(std::string("source\0 = 1", 11)).substr(0, 9) == "t.toml:1:");
  CHECK(faults_of("").empty());
  for (const char* header : {"[[[a]]]", "[[=", "[[\n", "[", "[]", "[.a]", "[[ ", "\xef\xbb\xbf[[[a]]]"})
    CHECK(one("\n\n " + std::string(header)).substr(0, 9) == "t.toml:3:");
  CHECK(one("a = 62'44Φ\nb = 'c'") == "t.toml:1:7: a quote in the middle of a word; expected a sign before it");
  CHECK(one("a = 2z.\"Φ\"") == "t.toml:1:8: a quote in the middle of a word; expected a sign before it");
  CHECK(one("a = 2 'Φ'") == "t.toml:1:7: a quote in the middle of a word; expected a sign before it");
  CHECK(one("a = 1\nΦ = 2") == "t.toml:2:1: a character outside ASCII stands outside quotes and comments; expected it within quotes");
  CHECK(one("a = \"x\\Φ\"") == "t.toml:1:7: unknown escape in a text; expected one of \\b \\t \\n \\f \\r \\\" \\\\ \\u \\U");
  CHECK(one("a = \"\"\"x\\\nΦ\"\"\"").substr(0, 34) == "t.toml:1:9: unknown escape in a te");
  CHECK(one("a = [\"Φ\", }").substr(0, 12) == "t.toml:1:11:");
  CHECK(one("a = [1, }") == "t.toml:1:9: '}' closes nothing; expected a '{' before it");
  CHECK(one("a = {b = [1}]") == "t.toml:1:12: '}' closes nothing; expected a '{' before it");
  CHECK(one("a = ]") == "t.toml:1:5: ']' closes nothing; expected a '[' before it");
  CHECK(one("[[[a]]]") == "t.toml:1:1: the table header has no name; expected [name] or [[name]]");
  CHECK(one("\xef\xbb\xbf[[[a]]]").substr(0, 9) == "t.toml:1:");
}

TEST_CASE("hostile text is refused before it costs anything", "[decks]") {
  CHECK(faults_of(std::string(toml_byte_limit + 1, ' ')) ==
        std::vector<std::string>{"t.toml:1:1: the file has 1048577 bytes; expected at most 1048576"});
  CHECK(faults_of("a = 1\n#" + std::string(2000, '#')) ==
        std::vector<std::string>{"t.toml:2:1001: the line is too long; expected at most 1000 bytes a line"});
  CHECK(faults_of("a = " + std::string(500, '[')) ==
        std::vector<std::string>{"t.toml:1:13: brackets are nested too deeply; expected at most 8 levels"});
  CHECK(faults_of("a = [\n" + std::string(500, '{')) ==
        std::vector<std::string>{"t.toml:2:8: brackets are nested too deeply; expected at most 8 levels"});
  std::string dotted = "a";
  for (int i = 0; i < 400; ++i) dotted += ".a";
  CHECK(faults_of(dotted + " = 1") == std::vector<std::string>{"t.toml:1:18: the key has too many dots; expected at most 8"});
  std::string quoted_dots = "'a'";
  for (int i = 0; i < 100; ++i) quoted_dots += " . \"a\"";
  CHECK(faults_of("[" + quoted_dots + "]") == std::vector<std::string>{"t.toml:1:54: the key has too many dots; expected at most 8"});
  std::string many;
  while (many.size() + 20 < toml_byte_limit) many += "[[robot]]\n";
  CHECK(faults_of(many).size() == 51);
  std::string ids = "source='house'\n[[team]]\nid='t'\nname='T'\nbasics=[\n";
  for (int i = 0; i < 40; ++i) ids += "'" + std::string(900, 'x') + "',\n";
  CHECK(faults_of(ids + "]\n").size() == 40);
}

TEST_CASE("strings and comments hide brackets and dots from the depth check", "[decks]") {
  const std::string deep = "[[[[[[[[[[a.b.c.d.e.f.g.h.i.j.k";
  CHECK(faults_of("# " + deep + "\n" + with(tug, "\"Hook\"", "\"" + deep + "\"")).empty());
  CHECK(faults_of(with(tug, "\"Hook\"", "'" + deep + "'")).empty());
  CHECK(faults_of(with(tug, "\"Hook\"", "\"\\\"" + deep + "\"")).empty());
  CHECK(faults_of(with(tug, "\"Hook\"", "\"\"\"x\"\"" + deep + "\"\"\"\"\"")).empty());
}

TEST_CASE("a later file at the same path replaces the earlier one", "[decks]") {
  const std::vector<SourceFile> shipped = {{"b.toml", "1"}, {"a.toml", "2"}};
  CHECK(overlay(shipped, {}) == std::vector<SourceFile>{{"a.toml", "2"}, {"b.toml", "1"}});
  CHECK(overlay(shipped, {{"c.toml", "3"}, {"b.toml", "4"}}) == std::vector<SourceFile>{{"a.toml", "2"}, {"b.toml", "4"}, {"c.toml", "3"}});
  CHECK(faults_of(overlay({{"a.toml", tug}}, {{"a.toml", with(tug, "TUG-250", "TUG-251")}})).empty());
  CHECK(faults_of(overlay({{"a.toml", tug}}, {{"b.toml", with(tug, "TUG-250", "TUG-251")}})).size() == 1);
}
