// A campaign's file: comes back as it was, and whatever does not fit is one line with its place.
#include "rules/table/campaign_file.h"

#include "rules/table/header.h"
#include "tests/campaign_table.h"
#include "tests/decks/variants.h"

namespace rondo {

namespace {

const std::vector<CampaignTable>& tables() {
  static const std::vector<CampaignTable> list = {tests::garden_table()};
  return list;
}

Progress halfway() {
  const CampaignTable& table = tables().front();
  Progress progress = *begin_campaign(table, 7, {});
  progress.choices = {"tool=rake"};
  conclude(table, true, "01-1.rondo", progress);
  conclude(table, false, "02-2.rondo", progress);
  turn_aside(table, progress);
  return progress;
}

std::string reading(const std::string& text) {
  const Result<Progress> progress = read_campaign(text, "vault", tables(), "c");
  return progress ? "" : progress.fault().text();
}

}  // namespace

TEST_CASE("a campaign's file is plain text, and comes back as it was", "[table][campaign]") {
  const Progress progress = halfway();
  const std::string text = campaign_text("vault", progress, "The Attic place=shed");
  CHECK(text == std::string("rondo-campaign 1\nengine ") + engine_version +
                    "\ngame vault\ncampaign garden\nseed 7\nnext 1a\nback 2\naside begun\nchoice tool=rake\nunlocked key\ndrawn sky " +
                    progress.drawn[0].card + "\nholds mood " + progress.drawn[1].card + "\nholds sky " + progress.drawn[2].card + "\nwon 1 " +
                    std::to_string(progress.played[0].seed) + " 01-1.rondo\nlost 2 " + std::to_string(progress.played[1].seed) +
                    " 02-2.rondo\n# The Attic place=shed\nend\n");
  Result<Progress> back = read_campaign(text, "vault", tables(), "c");
  REQUIRE(back);
  CHECK(*back == progress);
  Progress over = progress;
  over.chapter = over.back = "";
  over.in_force = 0;
  back = read_campaign(campaign_text("vault", over, ""), "vault", tables(), "c");
  REQUIRE(back);
  CHECK(*back == over);
}

TEST_CASE("what does not fit a campaign is one line with its place", "[table][campaign][S2]") {
  const std::string good = campaign_text("vault", halfway(), "note");
  CHECK(reading(good).empty());
  using tests::with;
  CHECK(reading("") == "c:1: this is no campaign; expected rondo-campaign 1");
  CHECK(reading(with(good, "rondo-campaign 1", "rondo-campaign 9")) == "c:1: version '9' is unknown; expected 1");
  CHECK(reading(with(good, "game vault", "game chess")) == "c:3: this is a campaign of 'chess'; expected vault");
  CHECK(reading(with(good, "campaign garden", "campaign gardn")) == "c:4: there is no campaign 'gardn'; expected garden; did you mean 'garden'?");
  CHECK(reading(with(good, "seed 7", "seed -7")) == "c:5: '-7' is no seed; expected a whole number below 2^64");
  CHECK(reading(with(good, "next 1a", "next 9")) == "c:6: there is no chapter '9'; expected 1, 2, 3, 1a");
  CHECK(reading(with(good, "next 1a", "nxet 1a")).starts_with("c:6: 'nxet' begins no line of a campaign; expected engine, game,"));
  CHECK(reading(with(good, "next 1a\n", "")) == "c: there is no next chapter; expected next CHAPTER, or over");
  CHECK(reading(with(good, "seed 7\n", "")) == "c: there is no seed; expected seed NUMBER");
  CHECK(reading(with(good, "campaign garden\n", "")) == "c:5: no campaign is named yet; expected campaign WORD");
  CHECK(reading(with(good, "next 1a", "over 1a")) == "c:6: more stands behind 'over'; expected over");
  CHECK(reading(with(good, "back 2", "back two")) == "c:7: there is no chapter 'two'; expected 1, 2, 3, 1a");
  CHECK(reading(with(good, "aside begun", "aside done")) == "c:8: the aside is 'done'; expected aside begun");
  CHECK(reading(with(good, "choice tool=rake", "choice place=shed")) == "c:9: 'place=shed' is no choice; expected tool, each =VALUE");
  CHECK(reading(with(good, "choice tool=rake", "choice tool")) == "c:9: 'tool' is no choice; expected tool, each =VALUE; did you mean 'tool'?");
  CHECK(reading(with(good, "choice tool=rake", "choice tool=rake\nchoice tool=saw")) == "c:10: 'tool' is chosen twice; expected each once");
  CHECK(reading(with(good, "unlocked key", "unlocked kay")) == "c:10: nothing unlocks 'kay'; expected key, seed; did you mean 'key'?");
  CHECK(reading(with(good, "drawn sky ", "drawn ski ")) == "c:11: there is no deck 'ski'; expected sky, mood; did you mean 'sky'?");
  CHECK(reading(with(good, "drawn sky ", "drawn sky s")).starts_with("c:11: the deck sky has no card 's"));
  CHECK(reading(with(good, "holds sky ", "drawn sky ")) == "c:13: a card is laid down that was drawn after one in force; expected holds");
  CHECK(reading(with(good, "\nwon 1 ", "\nwon 7 ")) == "c:14: there is no chapter '7'; expected 1, 2, 3, 1a");
  CHECK(reading(with(good, "\nwon 1 ", "\nwon 1 x")).starts_with("c:14: 'x"));
  CHECK(reading(with(good, " 01-1.rondo", "")) == "c:14: no record is named; expected CHAPTER SEED RECORD");
  CHECK(reading(good.substr(0, good.size() - 4)) == "c: the campaign breaks off; expected a last line 'end'");
}

TEST_CASE("a campaign's file that breaks off anywhere is refused", "[table][campaign][S2]") {
  const std::string good = campaign_text("vault", halfway(), "note");
  for (std::size_t end = 0; end + 4 < good.size(); ++end) {
    CAPTURE(end);
    CHECK(!reading(good.substr(0, end)).empty());
  }
}

}  // namespace rondo
