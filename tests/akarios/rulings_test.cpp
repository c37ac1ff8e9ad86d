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
  for (std::sregex_iterator match(text.begin(), text.end(), expression), end; match != end; ++match) found.insert(std::stoi((*match)[1]));
  return found;
}

std::multiset<int> rulings() { return numbers(read(root / "rules/akarios/rulings.md"), "(?:^|\n)(\\d+)\\. "); }

}  // namespace

TEST_CASE("Akarios' rulings are numbered without a gap", "[rulings][akarios]") {
  const std::multiset<int> all = rulings();
  REQUIRE(all.size() > 30);
  int next = 1;
  for (const int number : all) CHECK(number == next++);
}

TEST_CASE("every ruling of Akarios that is cited stands in the list", "[rulings][akarios]") {
  const std::multiset<int> all = rulings();
  std::size_t cited = 0;
  const auto check = [&](const std::string& text, const std::string& who) {
    for (const int number : numbers(text, "[Rr]ulings? (\\d+)")) {
      INFO(who << " cites ruling " << number);
      CHECK(all.count(number) == 1);
      ++cited;
    }
  };
  for (const std::string folder : {"rules/akarios", "tests/akarios"})
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root / folder))
      if (const auto end = entry.path().extension(); end == ".h" || end == ".cpp") check(read(entry.path()), entry.path().filename().string());
  check(read(root / "rules/akarios/rules.tsv"), "the ledger");
  CHECK(cited >= 5);
}

TEST_CASE("every ledger row that a ruling of Akarios names is in the ledger", "[rulings][akarios]") {
  const std::multiset<int> ledger = numbers(read(root / "rules/akarios/rules.tsv"), "(?:^|\n)AKA-(\\d+)\t");
  REQUIRE(ledger.size() == 214);
  for (const int row : numbers(read(root / "rules/akarios/rulings.md"), "AKA-(\\d+)")) {
    INFO("AKA-" << row);
    CHECK(ledger.count(row) == 1);
  }
}
