// The rulings of every game and those who cite them: numbered without a gap, every citation met, every ledger row real.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

#include "tests/catch.h"
#include "tests/paths.h"

namespace {

const std::filesystem::path root = rondo::tests::source_dir;

struct Ledger {
  std::string game;
  std::string rows;            ///< what its ids begin with
  std::size_t size = 0;        ///< of the ledger
  std::size_t rulings = 0;     ///< at least
  std::size_t citations = 0;   ///< at least
};
const Ledger ledgers[] = {{"aegis", "AEG", 598, 61, 15}, {"aerodome", "ARD", 332, 33, 40}, {"akarios", "AKA", 214, 39, 5}};

std::string read(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// The numbers that `pattern` captures in `text`.
std::multiset<int> numbers(const std::string& text, const std::string& pattern) {
  const std::regex expression(pattern);
  std::multiset<int> found;
  for (std::sregex_iterator at(text.begin(), text.end(), expression), end; at != end; ++at) found.insert(std::stoi((*at)[1]));
  return found;
}

std::string list_of(const Ledger& ledger) { return read(root / "rules" / ledger.game / "rulings.md"); }
std::multiset<int> rulings(const Ledger& ledger) { return numbers(list_of(ledger), "(?:^|\n)(\\d+)\\. "); }

}  // namespace

TEST_CASE("rulings are numbered without a gap", "[rulings]") {
  for (const Ledger& ledger : ledgers) {
    INFO(ledger.game);
    const std::multiset<int> all = rulings(ledger);
    REQUIRE(all.size() >= ledger.rulings);
    CHECK(std::set<int>(all.begin(), all.end()).size() == all.size());
    CHECK(*all.begin() == 1);
    CHECK(*all.rbegin() == static_cast<int>(all.size()));
  }
}

TEST_CASE("every ruling that is cited stands in the list", "[rulings]") {
  for (const Ledger& ledger : ledgers) {
    const std::multiset<int> all = rulings(ledger);
    std::size_t cited = 0;
    const auto check = [&](const std::string& text, const std::string& where) {
      for (const int number : numbers(text, "[Rr]uling (\\d+)")) {
        INFO(where << " cites ruling " << number);
        CHECK(all.count(number) == 1);
        ++cited;
      }
    };
    for (const char* const room : {"rules", "bosses", "ai", "tests"}) {
      const std::filesystem::path folder = root / room / ledger.game;
      if (!std::filesystem::exists(folder)) continue;
      for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        if (entry.path().extension() == ".h" || entry.path().extension() == ".cpp") check(read(entry.path()), entry.path().filename().string());
    }
    check(read(root / "rules" / ledger.game / "rules.tsv"), "the ledger");
    CHECK(cited >= ledger.citations);
  }
}

TEST_CASE("every ledger row that a ruling names is in the ledger", "[rulings]") {
  for (const Ledger& ledger : ledgers) {
    const std::multiset<int> rows = numbers(read(root / "rules" / ledger.game / "rules.tsv"), "(?:^|\n)" + ledger.rows + "-(\\d+)\t");
    REQUIRE(rows.size() == ledger.size);
    for (const int row : numbers(list_of(ledger), ledger.rows + "-(\\d+)")) {
      INFO(ledger.rows << "-" << row);
      CHECK(rows.count(row) == 1);
    }
  }
}
