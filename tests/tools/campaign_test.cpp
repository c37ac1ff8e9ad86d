// Campaigns at the table and from outside: chapters are played, kept, left and gone on with; nothing is lost, and the same seed is the same
// campaign to the byte.
#include "tools/campaign.h"

#include <sys/wait.h>

#include <algorithm>
#include <csignal>
#include <map>
#include <sstream>

#include "rules/table/record.h"
#include "tests/campaign_table.h"
#include "tests/tools/child.h"
#include "tests/tools/stage.h"
#include "tools/campaign_page.h"
#include "decks/spelling.h"

namespace rondo::tools {

namespace {

using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;
namespace fs = std::filesystem;

/// The vault as the game of a campaign whose set-up words mean nothing to it.
const std::vector<Entry>& garden() {
  static const std::vector<Entry> games = [] {
    std::vector<Entry> list = {toy_games().front()};
    list[0].settings = [](Files) { return tests::garden_settings(); };
    list[0].campaigns = [](Files) -> Result<std::vector<CampaignTable>> {
      CampaignTable small = tests::garden_table();
      small.word = "attic";
      small.name = "The Attic Alone";
      small.chapters.pop_back();
      small.aside.reset();
      return std::vector<CampaignTable>{tests::garden_table(), small};
    };
    return list;
  }();
  return games;
}

CampaignRequest request() {
  CampaignRequest request;
  request.entry = &garden().front();
  return request;
}
CampaignRequest fresh(std::uint64_t seed = 7) {
  CampaignRequest wanted = request();
  wanted.fresh = true;
  wanted.opening.seed = seed;
  return wanted;
}
CampaignRequest unattended(CampaignRequest wanted) {
  wanted.opening.sitters = {{"red", "gambler"}, {"blue", "gambler"}};
  return wanted;
}

struct Told {
  std::string shown;
  std::string complaints;
  int code = 0;
};
Told told(const CampaignRequest& wanted, const std::string& home, std::vector<std::string> typed = {}, bool person = false) {
  Script terminal(std::move(typed), person);
  std::ostringstream complaints;
  Told result;
  result.code = campaign(garden(), wanted, terminal, home, complaints);
  result.shown = terminal.shown;
  result.complaints = complaints.str();
  return result;
}

/// All files below a folder, by their path in it.
std::map<std::string, std::string> files_below(const std::string& folder) {
  std::map<std::string, std::string> files;
  for (const auto& file : fs::recursive_directory_iterator(folder))
    if (file.is_regular_file()) files[fs::relative(file.path(), folder).string()] = bytes_of(file.path().string());
  return files;
}

CampaignRequest status() {
  CampaignRequest wanted = request();
  wanted.status = true;
  return wanted;
}

constexpr const char* some_answers = "hide 3; hide 1; prowl door 1; pass";

}  // namespace

TEST_CASE("a whole campaign plays itself, is kept, and is the same twice", "[tools][campaign]") {
  const Folder first;
  const Folder second;
  const Told once = told(unattended(fresh()), first.string());
  CHECK(once.code == 0);
  CHECK(once.complaints.empty());
  CHECK_THAT(once.shown, StartsWith("== The Garden, 1 The Shed: find the key\nvault, seed "));
  CHECK_THAT(once.shown, ContainsSubstring("== 1 The Shed is won.\nUnlocked: key.\nShuffled into the deck mood: 2 cards.\nDrawn: "));
  CHECK_THAT(once.shown, ContainsSubstring("\nBefore it The Attic can be played (dust): --aside.\n"));
  CHECK_THAT(once.shown, EndsWith("== 3 The Lawn is won.\nThe Garden is over, and won.\n"));
  const Told twice = told(unattended(fresh()), second.string());
  CHECK(once.shown == twice.shown);
  const auto files = files_below(first.string());
  CHECK(files == files_below(second.string()));
  const std::string kept = files.at("campaigns/vault/1/campaign");
  CHECK_THAT(kept, ContainsSubstring("\nover\nunlocked key\n"));
  CHECK_THAT(kept, EndsWith(".rondo\nend\n"));
  std::size_t records = 0;
  for (const auto& [path, text] : files) {
    CHECK(path.find("journal") == std::string::npos);
    if (!path.ends_with(".rondo")) continue;
    ++records;
    Replayed back = replay(text, make_host(garden()), path);
    REQUIRE(back);
    CHECK(back->over());
    CHECK_THAT(kept, ContainsSubstring(" " + std::to_string(back->header().seed) + " " + fs::path(path).filename().string() + "\n"));
  }
  CHECK(records >= 3);
  CHECK(told(unattended(fresh(8)), second.string()).shown != once.shown);
}

TEST_CASE("the aside is played on the way when it is asked for", "[tools][campaign]") {
  const Folder home;
  CampaignRequest wanted = unattended(fresh());
  wanted.aside = true;
  const Told all = told(wanted, home.string());
  CHECK(all.code == 0);
  CHECK_THAT(all.shown, ContainsSubstring("== 1a The Attic is won.\nUnlocked: seed.\nDrawn: "));
  CHECK_THAT(all.shown, EndsWith("The Garden is over, and won.\n"));
  CampaignRequest again = request();
  again.aside = true;
  CHECK_THAT(told(again, home.string()).shown, ContainsSubstring("over      won\n"));
  CampaignRequest small = fresh();
  small.campaign = "attic";
  small.aside = true;
  CHECK(told(small, home.string()).complaints == "rondo: aside: The Attic Alone has none\n");
}

TEST_CASE("a person plays one chapter at a time, and may leave in the middle", "[tools][campaign]") {
  const Folder home;
  const Told begun = told(fresh(), home.string(), {some_answers, "quit"}, true);
  CHECK(begun.code == 0);
  CHECK_THAT(begun.shown, ContainsSubstring("When this is over, 'quit' goes on with the campaign.\n"));
  CHECK_THAT(begun.shown, EndsWith("The game is kept. To go on with it: rondo campaign vault\nTo go on: rondo campaign vault\n"));
  CHECK(fs::exists(home / "campaigns/vault/1/battle.journal"));
  CHECK_THAT(told(status(), home.string()).shown, ContainsSubstring("Chapter 1 is being played; rondo campaign vault goes on with it.\n"));
  const Told gone_on = told(request(), home.string(), {"history all", "seat red gambler; seat blue gambler", "quit"});
  CHECK(gone_on.code == 0);
  CHECK_THAT(gone_on.shown, ContainsSubstring("\n2  warden: prowl door 1\n"));
  CHECK_THAT(gone_on.shown, ContainsSubstring("== 1 The Shed is "));
  CHECK(!fs::exists(home / "campaigns/vault/1/battle.journal"));
  CHECK(fs::exists(home / "campaigns/vault/1/01-1.rondo"));
  CHECK(!fs::exists(home / "vault.journal"));
}

namespace {

/// Labelled lines as if the terminal had no end.
std::string unwrapped(std::string page) {
  const std::string margin = "\n          ";
  for (std::size_t at = 0; (at = page.find(margin, at)) != std::string::npos;) page.replace(at, margin.size(), " ");
  return page;
}

}  // namespace

TEST_CASE("in a chapter 'campaign' tells what has been, who was chosen and what a result will bring", "[tools][campaign]") {
  const Folder home;
  const Told first = told(fresh(), home.string(), {"campaign", "quit"});
  CHECK_THAT(unwrapped(first.shown), ContainsSubstring("\ncampaign  The Garden (garden), seed 7\n"
                                            "now       1 The Shed: find the key\n"
                                            "set-up    place=shed tool=spade weather=none\n"
                                            "chosen    tool spade\n"
                                            "if won    unlocks key; shuffled into the deck mood: 2 cards; draws a card of sky; "
                                            "then 2 The Pond; before it The Attic can be played\n"
                                            "if lost   draws a card of mood; then 1 The Shed again\n"));
  const Told ended = told(request(), home.string(), {"seat red gambler; seat blue gambler", "campaign", "quit"});
  const bool won = ended.shown.find("== 1 The Shed is won.") != std::string::npos;
  CHECK_THAT(ended.shown, ContainsSubstring(won ? "\nis won    unlocks key; " : "\nis lost   draws a card of mood; "));
  CHECK(ended.shown.find("\nif won ") == std::string::npos);
  const Told next = told(request(), home.string(), {"campaign", "quit"});
  CHECK_THAT(next.shown, ContainsSubstring(std::string("\n") + (won ? "won " : "lost") + "      1 The Shed, seed "));
  CHECK_THAT(next.shown, ContainsSubstring("record 01-1.rondo\n"));
  CHECK_THAT(next.shown, ContainsSubstring("\nin force  "));
  if (won) CHECK_THAT(next.shown, ContainsSubstring("\nunlocked  key\n"));
}

TEST_CASE("what 'campaign' promises is what comes, and it changes nothing", "[tools][campaign]") {
  const CampaignTable table = tests::garden_table();
  const std::vector<Setting> settings = tests::garden_settings();
  Progress progress = *begin_campaign(table, 7, {});
  for (int chapters = 0; !progress.over() && chapters < 3; ++chapters) {
    const std::vector<std::string> setup = *chapter_setup(table, settings, progress);
    const Progress before = progress;
    const std::string page = campaign_in_chapter(table, settings, progress, setup, std::nullopt, 200);
    CHECK(progress == before);
    conclude(table, true, "r", progress);
    CHECK_THAT(page, ContainsSubstring(progress.over() ? "The Garden is over, and won\n" : "then " + progress.chapter + " "));
    for (std::size_t i = before.drawn.size(); i < progress.drawn.size(); ++i) {
      CHECK_THAT(page, ContainsSubstring("draws a card of " + progress.drawn[i].deck));
      const auto& cards = table.deck(progress.drawn[i].deck)->cards;
      const auto card = std::find_if(cards.begin(), cards.end(), [&](const CampaignCard& each) { return each.word == progress.drawn[i].card; });
      CHECK(page.find(card->name) == std::string::npos);  // which one is not told
    }
  }
  CHECK(progress.over());
  Progress aside = *begin_campaign(table, 7, {});
  conclude(table, true, "r", aside);
  turn_aside(table, aside);
  const std::string page = campaign_in_chapter(table, settings, aside, *chapter_setup(table, settings, aside), std::nullopt, 200);
  CHECK_THAT(page, ContainsSubstring("if won    unlocks seed; draws a card of sky; then 2 The Pond\n"));
  CHECK_THAT(page, ContainsSubstring("if lost   draws a card of mood; then 1a The Attic again\n"));
}

TEST_CASE("'campaign' says when something else is being played", "[tools][campaign]") {
  const Folder home;
  const Told other = told(fresh(), home.string(), {"new seed=3; campaign", "quit"});
  CHECK_THAT(other.shown, ContainsSubstring("\nif lost   draws a card of mood; then 1 The Shed again\n"
                                            "The game that is being played now is no part of it; the chapter is kept"));
  CHECK_THAT(told(request(), home.string(), {"campaign", "quit"}).shown, !ContainsSubstring("is no part of it"));
}

TEST_CASE("a program that dies in a chapter, or between its result and the next, loses nothing", "[tools][campaign][S10]") {
  const Folder home;
  const pid_t child = ::fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    class Deadly final : public Terminal {
     public:
      std::optional<std::string> read(const std::string&) override {
        if (told_++ == 0) return some_answers;
        ::kill(::getpid(), SIGKILL);
        return std::nullopt;
      }
      void write(std::string_view) override {}
      [[nodiscard]] int width() const override { return 80; }
      [[nodiscard]] bool person() const override { return false; }

     private:
      int told_ = 0;
    } deadly;
    std::ostringstream complaints;
    ::_exit(campaign(garden(), fresh(), deadly, home.string(), complaints));
  }
  int state = 0;
  REQUIRE(::waitpid(child, &state, 0) == child);
  REQUIRE(WIFSIGNALED(state));
  const std::string journal = bytes_of(home / "campaigns/vault/1/battle.journal");
  CHECK_THAT(journal, ContainsSubstring("red: hide 3 | blue: hide 1"));
  const Told rest = told(request(), home.string(), {"seat red gambler; seat blue gambler", "quit"});
  CHECK_THAT(rest.shown, ContainsSubstring("== 1 The Shed is "));
  const std::string campaign_file = bytes_of(home / "campaigns/vault/1/campaign");
  write_bytes(home / "campaigns/vault/1/battle.journal", journal);  // as if it had died before it could put it away
  const Told next = told(request(), home.string(), {"quit"});
  CHECK(next.code == 0);
  CHECK(bytes_of(home / "campaigns/vault/1/campaign") == campaign_file);
  CHECK(bytes_of(home / "campaigns/vault/1/battle.journal") != journal);
}

TEST_CASE("choices hold from the next chapter on, and what is refused keeps everything", "[tools][campaign]") {
  const Folder home;
  CampaignRequest locked = fresh();
  locked.opening.setup = {"tool=saw"};
  CHECK(told(locked, home.string()).complaints == "rondo: tool: 'saw' is not there before 'key' is unlocked; expected rake, spade\n");
  CHECK(fs::is_empty(home.string()));
  CampaignRequest wrong = fresh();
  wrong.opening.sitters = {{"red", "gambles"}};
  CHECK(told(wrong, home.string()).code == 1);
  CHECK(fs::is_empty(home.string()));
  CampaignRequest raked = fresh();
  raked.opening.setup = {"tool=rake"};
  CHECK_THAT(told(raked, home.string(), {"quit"}).shown, ContainsSubstring("Advice: a spade is best (--tool spade)."));
  CampaignRequest spaded = request();
  spaded.opening.setup = {"tool=spade"};
  CHECK_THAT(told(spaded, home.string(), {"quit"}).shown, ContainsSubstring("place=shed tool=rake weather=none"));
  CHECK_THAT(bytes_of(home / "campaigns/vault/1/campaign"), ContainsSubstring("\nchoice tool=spade\n"));
}

TEST_CASE("campaigns are kept beside each other", "[tools][campaign]") {
  const Folder home;
  const Told none = told(request(), home.string());
  CHECK(none.code == 0);
  CHECK_THAT(none.shown, ContainsSubstring("  garden  The Garden: from the shed to the lawn\n"));
  CHECK_THAT(none.shown, EndsWith("To begin one: rondo campaign vault garden --new\n"));
  told(fresh(), home.string(), {"quit"});
  CampaignRequest small = fresh(8);
  small.campaign = "Attic";
  told(unattended(small), home.string());
  CampaignRequest list = request();
  list.list = true;
  CHECK_THAT(told(list, home.string()).shown,
             ContainsSubstring("  1  The Garden, seed 7: next 1 The Shed, 0 chapters played\n  2  The Attic Alone, seed 8: over, won, "));
  CampaignRequest first = status();
  first.number = 1;
  CHECK_THAT(told(first, home.string()).shown, ContainsSubstring("campaign  The Garden (garden), seed 7\nnext      1 The Shed: find the key\n"));
  CHECK_THAT(told(first, home.string()).shown, ContainsSubstring("choice    --tool rake, spade\n"));
  CHECK_THAT(told(first, home.string()).shown, EndsWith("rondo campaign vault --kept 1 goes on with it.\n"));
  CampaignRequest by_word = status();
  by_word.campaign = "garden";
  CHECK(told(by_word, home.string()).shown == told(first, home.string()).shown);
  first.number = 3;
  CHECK(told(first, home.string()).complaints == "rondo: kept: there is no campaign 3; expected 1, 2\n");
  by_word.campaign = "gardn";
  CHECK(told(by_word, home.string()).complaints == "rondo: vault: there is no campaign 'gardn'; expected garden, attic; did you mean 'garden'?\n");
}

TEST_CASE("a faulty campaign's file is refused with its line and left alone", "[tools][campaign][S2]") {
  const Folder home;
  told(fresh(), home.string(), {"quit"});
  const std::string path = home / "campaigns/vault/1/campaign";
  std::string text = bytes_of(path);
  text.replace(text.find("next 1"), 6, "next 9");
  write_bytes(path, text);
  for (const CampaignRequest& wanted : {request(), status()}) {
    const Told refused = told(wanted, home.string());
    CHECK(refused.code == 1);
    CHECK(refused.complaints == "rondo: " + path + ":6: there is no chapter '9'; expected 1, 2, 3, 1a\n");
  }
  CampaignRequest list = request();
  list.list = true;
  CHECK(told(list, home.string()).code == 1);
  CHECK(bytes_of(path) == text);
  CHECK(told(fresh(9), "").complaints == "rondo: campaign: neither XDG_STATE_HOME nor HOME is set, so no campaign can be kept\n");
}

TEST_CASE("nobody loses for ever unattended", "[tools][campaign]") {
  const Folder home;
  std::vector<Entry> games = garden();
  games[0].campaigns = [](Files) -> Result<std::vector<CampaignTable>> {
    CampaignTable table = tests::garden_table();
    table.chapters[0].won = "1";  // with the seat of nobody, whose payoff is nothing, no chapter is ever won
    return std::vector<CampaignTable>{table};
  };
  games[0].chairs.insert(games[0].chairs.begin(), Chair{Seat::seat7, "nobody"});
  CampaignRequest wanted = unattended(fresh());
  wanted.entry = &games.front();
  Script terminal;
  std::ostringstream complaints;
  CHECK(campaign(games, wanted, terminal, home.string(), complaints) == 0);
  CHECK_THAT(terminal.shown, EndsWith("To go on: rondo campaign vault\n"));
  CHECK(fs::exists(home / ("campaigns/vault/1/" + std::to_string(most_defeats) + "-1.rondo")));
  CHECK(!fs::exists(home / ("campaigns/vault/1/" + std::to_string(most_defeats + 1) + "-1.rondo")));
}

TEST_CASE("campaigns from outside: exit codes, and the same bytes twice", "[tools][campaign][program]") {
  const Folder home;
  const Folder other;
  const std::vector<std::string> words = {"campaign", "akarios", "--new", "--seed", "7", "--squad", "greedy"};
  const Ran played = ran(words, home.string());
  CHECK(played.code == 0);
  CHECK(played.err.empty());
  CHECK_THAT(played.out, ContainsSubstring("== 11.2 Somebody Aboard is won.\nUnlocked: johtee.\n"));
  CHECK_THAT(played.out, EndsWith("Unlocked: drones.\nShuffled into the deck trauma: 6 cards.\nThe Automated Asteroid is over, and won.\n"));
  CHECK(ran(words, other.string()).out == played.out);
  CHECK(files_below(home.string()) == files_below(other.string()));
  CHECK(ran({"replay", home / "rondo/campaigns/akarios/1/01-prologue.rondo"}, home.string()).code == 0);
  const Ran shown = ran({"campaign", "akarios", "--status"}, home.string());
  CHECK(shown.code == 0);
  CHECK_THAT(shown.out, ContainsSubstring("unlocked  johtee, drones\n"));
  CHECK(ran({"campaign", "akarios", "--list"}, home.string()).code == 0);
  for (const std::vector<std::string>& wrong : std::vector<std::vector<std::string>>{{"campaign"},
                                                                                     {"campaign", "aegis"},
                                                                                     {"campaign", "akarios", "--scenario", "quiet-belt"},
                                                                                     {"campaign", "akarios", "--seed", "7"},
                                                                                     {"campaign", "akarios", "--with", "drones"},
                                                                                     {"campaign", "akarios", "--new", "--kept", "1"},
                                                                                     {"campaign", "akarios", "--status", "--cards", "2"},
                                                                                     {"campaign", "akarios", "--staus"}}) {
    const Ran refused = ran(wrong, home.string());
    CAPTURE(wrong, refused.err);
    CHECK(refused.code == 2);
    CHECK(refused.out.empty());
    CHECK(lines(refused.err).size() == 1);
  }
  for (const std::vector<std::string>& wrong : std::vector<std::vector<std::string>>{{"campaign", "akarios", "automated-asteroit", "--new"},
                                                                                     {"campaign", "akarios", "--new", "--with", "drones"},
                                                                                     {"campaign", "akarios", "--new", "--pilot-1", "johtee"},
                                                                                     {"campaign", "akarios", "--new", "--squad", "gready"},
                                                                                     {"campaign", "akarios", "--kept", "5"}}) {
    const Ran refused = ran(wrong, home.string());
    CAPTURE(wrong, refused.err);
    CHECK(refused.code == 1);
    CHECK(refused.out.empty());
    CHECK(lines(refused.err).size() == 1);
  }
}

}  // namespace rondo::tools
