// Thirty files with one mistake each, beside what is shipped: thirty lines, in the order of the files. Long lists of what is allowed are left
// out here: the loader's own tests look at them.
#include <string>
#include <vector>

#include "tests/decks/akarios_box.h"
#include "tests/tools/golden.h"

using namespace rondo;
using namespace rondo::tests;

TEST_CASE("thirty cards of Akarios, each with one mistake, give thirty lines", "[decks][akarios][golden]") {
  std::vector<SourceFile> files = akarios_files();
  const std::vector<SourceFile> broken = read_folder("tests/broken/akarios");
  REQUIRE(broken.size() == 30);
  files.insert(files.end(), broken.begin(), broken.end());
  std::string shown;
  std::size_t number = 0;
  for (std::string line : akarios_faults(files)) {
    REQUIRE(number < broken.size());
    CHECK(line.starts_with(broken[number++].path + ":"));
    if (const std::size_t list = line.find("expected one of "); list != std::string::npos) {
      const std::size_t end = line.find(';', list);
      line = line.substr(0, list) + "expected one of …" + (end == std::string::npos ? "" : line.substr(end));
    }
    shown += line + "\n";
  }
  CHECK(number == 30);
  tools::check_golden("broken-akarios.txt", shown);
}
