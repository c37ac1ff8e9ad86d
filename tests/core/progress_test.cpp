// Campaigns of no game in particular: where results lead, what is drawn, locked and unlocked, and that the same seed gives the same campaign.
#include "rules/core/progress.h"

#include <algorithm>
#include <set>

#include "rules/core/dealer.h"
#include "tests/campaign_table.h"
#include "tests/catch.h"

namespace rondo {

namespace {

using tests::garden_settings;
using tests::garden_table;

Progress begun(const CampaignTable& table = garden_table(), std::uint64_t seed = 7, std::vector<std::string> options = {}) {
  return *begin_campaign(table, seed, options);
}

std::string setup_text(const CampaignTable& table, const Progress& progress) {
  const Result<std::vector<std::string>> setup = chapter_setup(table, garden_settings(), progress);
  if (!setup) return setup.fault().text();
  std::string text;
  for (const std::string& word : *setup) text += (text.empty() ? "" : " ") + word;
  return text;
}

std::string refused(Progress& progress, std::vector<std::string> words) {
  const Progress before = progress;
  const std::optional<Fault> fault = choose(garden_table(), garden_settings(), words, progress);
  if (fault) CHECK(progress == before);
  return fault ? fault->text() : "";
}

}  // namespace

TEST_CASE("a campaign begins with its first chapter, the words of which cannot be chosen", "[core][campaign]") {
  const CampaignTable table = garden_table();
  Progress progress = begun();
  CHECK(progress.chapter == "1");
  CHECK(progress.drawn.empty());
  CHECK(setup_text(table, progress) == "place=shed tool=spade weather=none");
  CHECK(refused(progress, {"place=pond"}) == "place: is not yours to choose in The Garden; expected tool");
  CHECK(refused(progress, {"moon=full"}) == "set-up: there is no setting 'moon'; expected place, tool, weather");
  CHECK(refused(progress, {"tool=rak"}) == "tool: there is no 'rak'; expected saw, rake, spade; did you mean 'rake'?");
  CHECK(refused(progress, {"tool=RAKE"}).empty());
  CHECK(progress.choices == std::vector<std::string>{"tool=rake"});
  CHECK(setup_text(table, progress) == "place=shed tool=rake weather=none");
  CHECK(refused(progress, {"tool=spade"}).empty());
  CHECK(progress.choices == std::vector<std::string>{"tool=spade"});
}

TEST_CASE("what is locked cannot be chosen, and no fallback uses it", "[core][campaign]") {
  const CampaignTable table = garden_table();
  Progress progress = begun();
  CHECK(refused(progress, {"tool=saw"}) == "tool: 'saw' is not there before 'key' is unlocked; expected rake, spade");
  CHECK(open_values(table, garden_settings()[1], progress) == std::vector<std::string>{"rake", "spade"});
  conclude(table, true, "a", progress);
  CHECK(progress.unlocked == std::vector<std::string>{"key"});
  CHECK(open_values(table, garden_settings()[1], progress) == std::vector<std::string>{"saw", "rake", "spade"});
  CHECK(refused(progress, {"tool=saw"}).empty());
  // Chapter 2 says nothing about the tool: the fallback is the saw, once it is there.
  progress.choices.clear();
  CHECK(setup_text(table, progress).starts_with("place=pond tool=saw weather="));
  progress.unlocked.clear();
  CHECK(setup_text(table, progress).starts_with("place=pond tool=rake weather="));
  progress.choices = {"tool=saw"};
  CHECK(setup_text(table, progress) == "tool: 'saw' is not there before 'key' is unlocked; expected rake, spade");
}

TEST_CASE("results lead where the chapters say, and are kept in order", "[core][campaign]") {
  const CampaignTable table = garden_table();
  Progress progress = begun();
  const std::uint64_t first = chapter_seed(progress);
  conclude(table, false, "a", progress);
  CHECK(progress.chapter == "1");
  CHECK(progress.unlocked.empty());
  CHECK(chapter_seed(progress) != first);
  conclude(table, true, "b", progress);
  CHECK(progress.chapter == "2");
  conclude(table, true, "c", progress);
  CHECK(progress.chapter == "3");
  conclude(table, true, "d", progress);
  CHECK(progress.over());
  REQUIRE(progress.played.size() == 4);
  CHECK(progress.played[0] == PlayedChapter{"1", false, first, "a"});
  for (std::size_t i = 0; i < 4; ++i) CHECK(progress.played[i].seed == Dealer::game_seed(7, i));
  CHECK(progress.in_force == 0);
}

TEST_CASE("cards are drawn before chapters and after defeats, hold once, and come back when all are gone", "[core][campaign]") {
  const CampaignTable table = garden_table();
  Progress progress = begun();
  conclude(table, true, "a", progress);
  REQUIRE(progress.cards_in_force().size() == 1);  // the weather of chapter 2
  CHECK(setup_text(table, progress) == "place=pond tool=saw weather=" + progress.drawn[0].card);
  for (int round = 0; round < 5; ++round) {
    std::set<std::string> weather;
    for (int i = 0; i < 3; ++i) {
      weather.insert(std::find_if(progress.drawn.rbegin(), progress.drawn.rend(), [](const DrawnCard& card) { return card.deck == "sky"; })->card);
      conclude(table, false, "x", progress);
      REQUIRE(progress.cards_in_force().size() == 2);  // a mood, then the weather
      CHECK(progress.cards_in_force()[0].deck == "mood");
      CHECK(progress.cards_in_force()[1].deck == "sky");
      const auto cards = progress.cards_in_force();
      CHECK(setup_text(table, progress) == "place=pond tool=saw weather=" + cards[0].card + "," + cards[1].card);
    }
    CHECK(weather == std::set<std::string>{"rain", "hail", "sun"});
  }
}

TEST_CASE("cards that wait for something are shuffled in when it is unlocked", "[core][campaign]") {
  const CampaignTable table = garden_table();
  Progress progress = begun();
  CHECK(deck_now(table, progress, "mood").size() == 1);
  conclude(table, false, "a", progress);
  CHECK(progress.drawn == std::vector<DrawnCard>{{"mood", "gloom"}});
  conclude(table, true, "b", progress);
  CHECK(deck_now(table, progress, "mood").size() == 3);
  conclude(table, false, "c", progress);
  CHECK(std::find_if(progress.drawn.rbegin(), progress.drawn.rend(), [](const DrawnCard& card) { return card.deck == "mood"; })->card != "gloom");
}

TEST_CASE("the same seed gives the same campaign, another one another", "[core][campaign]") {
  const CampaignTable table = garden_table();
  const auto story = [&](std::uint64_t seed) {
    Progress progress = begun(table, seed);
    for (int i = 0; i < 12; ++i) conclude(table, i % 3 == 1 && progress.chapter != "3", "r", progress);
    return progress;
  };
  CHECK(story(7) == story(7));
  std::set<std::string> stories;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    std::string text;
    for (const DrawnCard& card : story(seed).drawn) text += card.card + " ";
    stories.insert(text);
  }
  CHECK(stories.size() > 10);
}

TEST_CASE("the aside is proposed at its place, allowed later, and leads back", "[core][campaign]") {
  const CampaignTable table = garden_table();
  Progress progress = begun();
  CHECK(!aside_allowed(table, progress));
  conclude(table, true, "a", progress);
  CHECK(aside_proposed(table, progress));
  const std::vector<DrawnCard> drawn = progress.drawn;
  Progress later = progress;
  turn_aside(table, progress);
  CHECK(progress.chapter == "1a");
  CHECK(progress.back == "2");
  CHECK(progress.drawn == drawn);
  CHECK(progress.in_force == 1);
  CHECK(!aside_allowed(table, progress));
  conclude(table, false, "b", progress);
  CHECK(progress.chapter == "1a");
  conclude(table, true, "c", progress);
  CHECK(progress.chapter == "2");
  CHECK(progress.back.empty());
  CHECK(progress.unlocked == std::vector<std::string>{"key", "seed"});
  CHECK(!aside_allowed(table, progress));

  conclude(table, true, "b", later);
  CHECK(later.chapter == "3");
  CHECK(aside_allowed(table, later));
  CHECK(!aside_proposed(table, later));
}

TEST_CASE("a campaign may begin with what it offers, and with nothing else", "[core][campaign]") {
  const CampaignTable table = garden_table();
  CHECK(begun(table, 7, {"key", "key"}).unlocked == std::vector<std::string>{"key"});
  const std::vector<std::string> wrong = {"kay"};
  CHECK(begin_campaign(table, 7, wrong).fault().text() ==
        "with: 'kay' cannot be there from the start of The Garden; expected key; did you mean 'key'?");
}

}  // namespace rondo
