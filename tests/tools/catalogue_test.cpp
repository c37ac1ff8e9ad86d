// What the catalogue promises of every game in it, and that nothing else under tools/ names one.
#include "tests/paths.h"
#include "tools/catalogue.h"

#include "decks/spelling.h"
#include "rules/table/record.h"
#include "tests/tools/stage.h"
#include "tools/bench.h"
#include "tools/check.h"
#include "tools/files.h"
#include "tools/perft.h"

namespace rondo::tools {

namespace {

using Catch::Matchers::ContainsSubstring;
namespace fs = std::filesystem;

std::vector<SourceFile> files_of_entry(const Entry& entry) { return files_for(entry.name, shipped_files()); }

Sitting opened(const Entry& entry, const std::string& sitter, std::uint64_t seed = 7) {
  Result<Sitting> sitting = open_sitting(entry, files_of_entry(entry), {}, seed);
  INFO((sitting ? "" : sitting.fault().text()));
  REQUIRE(sitting);
  for (const Chair& chair : sitting->chairs()) REQUIRE_FALSE(sitting->seat(chair.name, sitter));
  return std::move(*sitting);
}

void play_out(Sitting& sitting) {
  while (*sitting.step()) {
  }
}

}  // namespace

TEST_CASE("under tools only the catalogue names a game, and no game's entry another", "[tools][catalogue]") {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(std::string(tests::source_dir) + "/rules"))
    if (const std::string name = entry.path().filename().string(); entry.is_directory() && name != "core" && name != "table") names.push_back(name);
  REQUIRE(!names.empty());
  for (const auto& file : fs::directory_iterator(std::string(tests::source_dir) + "/tools")) {
    const std::string extension = file.path().extension().string();
    if ((extension != ".cpp" && extension != ".h") || file.path().stem() == "catalogue") continue;
    for (const std::string& name : names) {
      CAPTURE(file.path().string(), name);
      CHECK(lower(bytes_of(file.path().string())).find(name) == std::string::npos);
    }
  }
  for (const std::string& name : names) {
    CHECK(entry_named(catalogue(), name));
    const std::string own = lower(bytes_of(std::string(tests::source_dir) + "/tools/games/" + name + ".cpp"));
    for (const std::string& other : names) {
      CAPTURE(name, other);
      CHECK((own.find(other) != std::string::npos) == (other == name));
    }
  }
}

TEST_CASE("every game of the catalogue is made of the shipped files, and its words fit", "[tools][catalogue]") {
  for (const Entry& entry : catalogue()) {
    CAPTURE(entry.name);
    CHECK(words(entry.name).size() == 1);
    CHECK(!entry.line.empty());
    REQUIRE(!entry.chairs.empty());
    REQUIRE(!entry.sitters.empty());
    const Sitting sitting = opened(entry, "person");
    for (const Chair& chair : sitting.chairs()) CHECK(sitting.host().seat_name(chair.seat) == chair.name);
    REQUIRE(!sitting.chairs().empty());
    for (const Setting& setting : entry.settings(files_of_entry(entry))) {
      CHECK(std::find(setting.values.begin(), setting.values.end(), setting.fallback) != setting.values.end());
      CHECK(!setting.help.empty());
      CHECK(setting.name != "seed");
      for (const Chair& chair : entry.chairs) CHECK(setting.name != chair.name);
    }
    const Header& header = sitting.session().header();
    CHECK(header.game == entry.name);
    CHECK(!header.profile.empty());
    CHECK(!header.files.empty());
    CHECK(entry_named(catalogue(), "x" + entry.name).fault().nearest == entry.name);
  }
}

TEST_CASE("every sitter plays every game to its end, the record of it stands alone and replays", "[tools][catalogue]") {
  for (const Entry& entry : catalogue())
    for (const Sitter& sitter : entry.sitters) {
      CAPTURE(entry.name, sitter.name);
      Sitting sitting = opened(entry, sitter.name);
      play_out(sitting);
      REQUIRE(sitting.session().over());
      const std::string text = record(sitting.session());
      Replayed back = replay(text, make_host(catalogue()));
      INFO((back ? "" : back.fault().text()));
      REQUIRE(back);
      CHECK(record(*back) == text);
    }
}

TEST_CASE("a record holds no more files than its game is made of", "[tools][catalogue]") {
  for (const Entry& entry : catalogue()) {
    std::vector<SourceFile> files = files_of_entry(entry);
    const std::size_t made_of = opened(entry, "person").session().header().files.size();
    files.push_back({"decks/" + entry.name + "/zzz.toml", "source = \"house\"\n"});
    const Result<Sitting> sitting = open_sitting(entry, files, {}, 7);
    REQUIRE(sitting);
    CHECK(sitting->session().header().files.size() == made_of);
  }
}

TEST_CASE("a record of an unknown game, profile or set-up is refused", "[tools][catalogue][S2]") {
  const Entry& entry = catalogue().front();
  Header header = opened(entry, "person").session().header();
  const MakeHost make = make_host(catalogue());
  CHECK(make(header));
  header.game = "chess";
  CHECK_THAT(make(header).fault().text(), ContainsSubstring("no game is called 'chess'"));
  header.game = entry.name;
  header.profile = "other-house-9";
  CHECK_THAT(make(header).fault().text(), ContainsSubstring("the rule profile 'other-house-9' is unknown"));
  header = opened(entry, "person").session().header();
  header.setup.emplace_back("moon=full");
  CHECK_THAT(make(header).fault().text(), ContainsSubstring("there is no setting 'moon'"));
  header.setup.pop_back();
  header.files.pop_back();
  CHECK(!make(header));
}

TEST_CASE("the shipped files are without fault, and so are the frozen ones", "[tools][catalogue][check]") {
  const Report report = check(catalogue(), shipped_files(), {});
  CHECK(report.code == success);
  CHECK(report.out.starts_with("ok: " + std::to_string(shipped_files().size()) + " files; "));
  for (const Entry& entry : catalogue()) {
    CHECK(!frozen_files(entry.name).empty());
    CHECK(entry.inspect(frozen_files(entry.name)).faults.empty());
    for (const SourceFile& file : files_of_entry(entry)) CHECK(file.path.find("tests/") == std::string::npos);
  }
}

TEST_CASE("check looks at folders and at single files, which replace the ones they are copies of", "[tools][check]") {
  const Folder folder;
  const SourceFile some = files_of_entry(catalogue().front()).front();
  write_bytes(folder / some.path, some.text);
  const std::vector<std::string> whole = {folder.string()};
  const std::vector<std::string> file = {folder / some.path};
  for (const auto& paths : {whole, file}) CHECK(check(catalogue(), shipped_files(), paths).out.starts_with("ok: 1 files; "));
  write_bytes(folder / some.path, some.text + "\nmoon = 1\n[[sun]]\n");
  const std::size_t line = lines(some.text).size() + 2;
  for (const auto& paths : {whole, file}) {
    const Report report = check(catalogue(), shipped_files(), paths);
    CHECK(report.code == users_error);
    CHECK_THAT(report.out, ContainsSubstring((folder / some.path) + ":" + std::to_string(line)));
  }
  write_bytes(folder / "copy.toml", some.text);  // the same ids in another file
  const std::vector<std::string> copy = {folder / "copy.toml"};
  CHECK(check(catalogue(), shipped_files(), copy).code == users_error);
  const std::vector<std::string> empty = {folder / "decks"};
  fs::remove_all(folder / "decks");
  fs::create_directory(folder / "decks");
  CHECK_THAT(check(catalogue(), shipped_files(), empty).err, ContainsSubstring("holds no .toml file"));
}

TEST_CASE("files of another game are left out, those without a game's folder are everybody's", "[tools][files]") {
  const std::vector<SourceFile> files = {
      {"decks/one/a.toml", ""}, {"decks/two/b.toml", ""}, {"bosses/two/c.toml", ""}, {"mine/d.toml", ""}, {"decks/e.toml", ""}};
  std::vector<std::string> paths;
  for (const SourceFile& file : files_for("one", files)) paths.push_back(file.path);
  CHECK(paths == std::vector<std::string>{"decks/one/a.toml", "mine/d.toml", "decks/e.toml"});
}

TEST_CASE("the bench is the same twice, and its pace is measured", "[tools][bench][D10]") {
  const Report first = bench(catalogue(), "");
  const Report second = bench(catalogue(), catalogue().front().name);
  CHECK(first.code == success);
  CHECK(first.out.starts_with(second.out));
  CHECK_THAT(first.err, ContainsSubstring(" ns/ply"));
  CHECK(bench(catalogue(), "chess").code == users_error);
}

TEST_CASE("perft counts every course once: joint answers, chance, and none beyond the end", "[tools][perft]") {
  const std::shared_ptr<const Host> vault = toy::table();
  const std::vector<std::uint64_t> counts = courses(*vault, vault->start(), 3);
  // 3 by 3 stakes; 4 tied doors; then 6 faces of a die, or where nobody got in (12 ties, 6 caught) the next 9 stakes.
  CHECK(counts == std::vector<std::uint64_t>{9, 36, 18 * 6 + 18 * 9});
  CHECK(courses(*vault, toy::finished(7).position(), 3) == std::vector<std::uint64_t>{0, 0, 0});
  CHECK(courses(*vault, vault->start(), 0).empty());
}

}  // namespace rondo::tools
