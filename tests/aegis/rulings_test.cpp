// The rulings and those who cite them: numbered without a gap, every citation met, every ledger row real.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

#include "tests/catch.h"
#include "tests/paths.h"

namespace {

std::string read(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

const std::filesystem::path root = rondo::tests::source_dir;

/// The numbers that `pattern` captures in `text`.
std::multiset<int> numbers(const std::string& text, const char* pattern) {
  const std::regex expression(pattern);
  std::multiset<int> found;
  for (std::sregex_iterator at(text.begin(), text.end(), expression), end; at != end; ++at) found.insert(std::stoi((*at)[1]));
  return found;
}

std::set<int> rulings() {
  std::set<int> all;
  std::string line;
  std::ifstream in(root / "rules/aegis/rulings.md");
  while (std::getline(in, line)) {
    std::smatch match;
    if (std::regex_search(line, match, std::regex("^(\\d+)\\. "))) CHECK(all.insert(std::stoi(match[1])).second);
  }
  return all;
}

}  // namespace

TEST_CASE("rulings are numbered without a gap", "[rulings][aegis]") {
  const std::set<int> all = rulings();
  REQUIRE(all.size() > 30);
  CHECK(*all.begin() == 1);
  CHECK(*all.rbegin() == static_cast<int>(all.size()));
}

TEST_CASE("every ruling that is cited stands in the list", "[rulings][aegis]") {
  const std::set<int> all = rulings();
  std::size_t cited = 0;
  for (const std::string folder : {"rules/aegis", "bosses/aegis", "ai/aegis", "tests/aegis"})
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root / folder)) {
      if (entry.path().extension() != ".h" && entry.path().extension() != ".cpp") continue;
      for (const int number : numbers(read(entry.path()), "[Rr]uling (\\d+)")) {
        INFO(entry.path().filename().string() << " cites ruling " << number);
        CHECK(all.count(number) == 1);
        ++cited;
      }
    }
  CHECK(cited >= 15);
}

TEST_CASE("every ledger row that a ruling names is in the ledger", "[rulings][aegis]") {
  const std::multiset<int> ledger = numbers(read(root / "rules/aegis/rules.tsv"), "(?:^|\n)AEG-(\\d+)\t");
  REQUIRE(ledger.size() > 500);
  for (const int row : numbers(read(root / "rules/aegis/rulings.md"), "AEG-(\\d+)")) {
    INFO("AEG-" << row);
    CHECK(ledger.count(row) == 1);
  }
}
