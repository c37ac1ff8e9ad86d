// The campaigns that ship, row by row: where they begin and lead, what waits for what, which cards are drawn, and that story cards reach the
// battle through its set-up words alone.
#include "rules/akarios/campaign.h"

#include <algorithm>
#include <set>

#include "rules/akarios/game.h"
#include "rules/akarios/setup.h"
#include "rules/akarios/verbs.h"
#include "rules/core/progress.h"
#include "tests/decks/akarios_box.h"
#include "tools/campaign_page.h"

namespace rondo::akarios {

namespace {

using Catch::Matchers::ContainsSubstring;
using tests::akarios_box;

const std::vector<CampaignTable>& tables() {
  static const std::vector<CampaignTable> list = *campaigns(akarios_box());
  return list;
}
const CampaignTable& asteroid() { return tests::akarios_card(tables(), &CampaignTable::word, "automated-asteroid"); }
const CampaignTable& patrol() { return tests::akarios_card(tables(), &CampaignTable::word, "long-patrol"); }
const std::vector<Setting>& table_settings() {
  static const std::vector<Setting> list = settings(akarios_box());
  return list;
}

Progress begun(const CampaignTable& table, std::vector<std::string> options = {}) { return *begin_campaign(table, 7, options); }

/// Wins chapter after chapter until `chapter` is next; empty: until the campaign is over.
Progress won_until(const CampaignTable& table, Progress progress, const std::string& chapter) {
  while (progress.chapter != chapter) {
    REQUIRE(!progress.over());
    conclude(table, true, "r", progress);
  }
  return progress;
}

std::optional<Fault> chosen(const CampaignTable& table, Progress& progress, std::vector<std::string> words) {
  return choose(table, table_settings(), words, progress);
}

std::vector<std::string> words_of(const CampaignTable& table, const Progress& progress) {
  const Result<std::vector<std::string>> words = chapter_setup(table, table_settings(), progress);
  INFO((words ? "" : words.fault().text()));
  REQUIRE(words);
  return *words;
}

Table battle_table(const CampaignTable& table, const Progress& progress) {
  const Result<Table> laid_out = lay_out(akarios_box(), setup_of(words_of(table, progress)));
  INFO((laid_out ? "" : laid_out.fault().text()));
  REQUIRE(laid_out);
  return *laid_out;
}

std::vector<std::string> pilots_open(const CampaignTable& table, const Progress& progress) {
  return open_values(table, tests::akarios_card(table_settings(), &Setting::name, "pilot-1"), progress);
}

bool among(const std::vector<std::string>& words, const std::string& word) { return std::find(words.begin(), words.end(), word) != words.end(); }

std::size_t core_cards(const std::string& deck) {
  const auto& cards = akarios_box().story_cards;
  return static_cast<std::size_t>(std::count_if(cards.begin(), cards.end(), [&](const StoryCard& card) { return card.deck == deck && card.core; }));
}

}  // namespace

TEST_CASE("the mini-campaign is played alone or inside the core storyline", "[akarios][campaign][AKA-010]") {
  REQUIRE(tables().size() == 2);
  CHECK(asteroid().name == "The Automated Asteroid");
  CHECK(!asteroid().aside);
  REQUIRE(patrol().aside);
  CHECK(patrol().aside->word == "automated-asteroid");
  const std::string menu = tools::campaign_choices(tables(), "rondo campaign akarios", 80);
  CHECK_THAT(menu, ContainsSubstring("automated-asteroid"));
  CHECK_THAT(menu, ContainsSubstring("can hold The Automated Asteroid, before 12"));
}

TEST_CASE("after scenario 11 the mini-campaign is proposed before 12", "[akarios][campaign][AKA-011]") {
  Progress progress = begun(patrol());
  CHECK(progress.chapter == "11");
  CHECK(!aside_allowed(patrol(), progress));
  const Progress before = progress;
  conclude(patrol(), true, "r", progress);
  CHECK(progress.chapter == "12");
  CHECK(aside_proposed(patrol(), progress));
  CHECK_THAT(tools::chapter_outcome(patrol(), before, progress, 80), ContainsSubstring("Before it The Automated Asteroid can be played"));
  turn_aside(patrol(), progress);
  CHECK(progress.chapter == "11.1");
  CHECK(won_until(patrol(), progress, "12").back.empty());
}

TEST_CASE("past scenario 12 the mini-campaign is a flashback", "[akarios][campaign][AKA-012]") {
  Progress progress = won_until(patrol(), begun(patrol()), "20");
  CHECK(aside_allowed(patrol(), progress));
  CHECK(!aside_proposed(patrol(), progress));
  turn_aside(patrol(), progress);
  CHECK(progress.chapter == "11.1");
  progress = won_until(patrol(), progress, "20");
  CHECK(progress.has("drones"));
}

TEST_CASE("alone it begins with the squad of the core's set-up and its own prologue", "[akarios][campaign][AKA-013]") {
  Progress progress = begun(asteroid());
  CHECK(progress.chapter == "prologue");
  REQUIRE(!chosen(asteroid(), progress, {"pilot-1=tiber-quell", "pilot-2=none"}));
  const Table table = battle_table(asteroid(), progress);
  REQUIRE(table.pilots.size() == 1);
  CHECK(table.pilots[0].word == "tiber-quell");
  conclude(asteroid(), true, "r", progress);
  CHECK(progress.chapter == "11.1");
  CHECK(patrol().chapter("prologue") == nullptr);
}

TEST_CASE("without pilots, or without campaigns, the data is missing by name", "[akarios][campaign][AKA-014]") {
  Box box = akarios_box();
  box.pilots.clear();
  CHECK_THAT(campaigns(box).fault().text(), ContainsSubstring("decks/akarios/pilots.toml: the data holds no pilot"));
}

TEST_CASE("without scenarios of a campaign there is none, but battles go on", "[akarios][campaign][AKA-018]") {
  Box box = akarios_box();
  box.campaigns.clear();
  CHECK_THAT(campaigns(box).fault().text(), ContainsSubstring("decks/akarios/campaign.toml: the data holds no campaign"));
  CHECK(lay_out(box, setup_of(*complete_setup(settings(box), {}))));
}

TEST_CASE("the end of the mini-campaign shuffles in six Trauma cards, then drones can be chosen", "[akarios][campaign][AKA-015][AKA-183]") {
  Progress progress = begun(patrol());
  conclude(patrol(), true, "r", progress);
  turn_aside(patrol(), progress);
  progress = won_until(patrol(), progress, "11.4");
  CHECK(core_cards("trauma") == 3);
  CHECK(deck_now(patrol(), progress, "trauma").size() == core_cards("trauma"));
  CHECK(battle_table(patrol(), progress).drones.empty());
  conclude(patrol(), true, "r", progress);
  CHECK(deck_now(patrol(), progress, "trauma").size() == core_cards("trauma") + 6);
  CHECK(battle_table(patrol(), progress).drones.size() == 6);
}

TEST_CASE("at the end of the mini-campaign each pilot selects a drone", "[akarios][campaign][AKA-016]") {
  Progress progress = begun(patrol());
  REQUIRE(!chosen(patrol(), progress, {"pilot-1=chull-ray", "pilot-2=maren-oast", "pilot-3=tiber-quell", "pilot-4=wick-sandry"}));
  conclude(patrol(), true, "r", progress);
  turn_aside(patrol(), progress);
  progress = won_until(patrol(), progress, "12");
  const Game game(battle_table(patrol(), progress));
  Position p = game.start();
  std::set<int> drones;
  for (int ply = 0; drones.size() < 4; ++ply) {
    REQUIRE(ply < 40);
    const Seat seat = p.owing.contains(Seat::chance) ? Seat::chance : squad_seat;
    OptionList options;
    game.options(p, seat, options);
    std::optional<Action> answer;
    for (const Option& option : options)
      if (!answer && (verb_of(option.action) == Verb::drone || verb_of(option.action) == Verb::equipped || seat == Seat::chance)) answer = option.action;
    REQUIRE(answer);
    if (verb_of(*answer) == Verb::drone) CHECK(drones.insert(answer->a).second);
    Mute mute;
    game.apply(p, {&*answer, 1}, mute);
  }
  for (ShipId pilot = 0; pilot < 4; ++pilot) CHECK(p.cockpit(pilot).drone != no_card);
}

TEST_CASE("before the mini-campaign's end no drone can be had", "[akarios][campaign][AKA-031]") {
  Progress progress = won_until(asteroid(), begun(asteroid()), "11.4");
  CHECK(setup_value(words_of(asteroid(), progress), "drones") == "no");
  const std::optional<Fault> fault = chosen(asteroid(), progress, {"drones=yes"});
  REQUIRE(fault);
  CHECK(fault->text() == "drones: 'yes' is not there before 'drones' is unlocked; expected no");
  conclude(asteroid(), true, "r", progress);
  CHECK(progress.over());
  Progress after = begun(patrol());
  conclude(patrol(), true, "r", after);
  turn_aside(patrol(), after);
  after = won_until(patrol(), after, "12");
  CHECK(!chosen(patrol(), after, {"drones=yes"}));
  CHECK(setup_value(words_of(patrol(), after), "drones") == "yes");
}

TEST_CASE("drones and their Trauma cards can be there from the start", "[akarios][campaign][AKA-032][AKA-184]") {
  CHECK(battle_table(patrol(), begun(patrol())).drones.empty());
  const Progress progress = begun(patrol(), {"drones"});
  CHECK(progress.played.empty());
  CHECK(deck_now(patrol(), progress, "trauma").size() == core_cards("trauma") + 6);
  CHECK(battle_table(patrol(), progress).drones.size() == 6);
  const std::vector<std::string> drones = {"drones"};
  CHECK(!begin_campaign(asteroid(), 7, drones));
}

TEST_CASE("level 1 in the prologue and alone, never above 3", "[akarios][campaign][AKA-050]") {
  CHECK(battle_table(asteroid(), begun(asteroid())).level == 1);
  CHECK(battle_table(patrol(), begun(patrol())).level == 1);
  CHECK(lay_out(akarios_box(), setup_of(*complete_setup(table_settings(), {})))->level == 1);
  Setup setup = setup_of(*complete_setup(table_settings(), {}));
  setup.act = 4;
  CHECK(lay_out(akarios_box(), setup)->level == 3);
  for (const auto& [chapter, level] : {std::pair{"12", 1}, std::pair{"20", 2}, std::pair{"30", 3}})
    CHECK(battle_table(patrol(), won_until(patrol(), begun(patrol()), chapter)).level == level);
}

TEST_CASE("scenario cards in the prologue are advised against, not forbidden", "[akarios][campaign][AKA-174]") {
  Progress progress = begun(patrol());
  CHECK(battle_table(patrol(), progress).cards_to_draw == 0);
  const auto heading = [&] { return tools::chapter_heading(patrol(), progress, words_of(patrol(), progress), 80); };
  CHECK(heading().find("Advice") == std::string::npos);
  REQUIRE(!chosen(patrol(), progress, {"cards=1"}));
  CHECK(battle_table(patrol(), progress).cards_to_draw == 1);
  CHECK_THAT(heading(), ContainsSubstring("Advice: scenario cards are best brought in after act 1 has begun"));
  conclude(patrol(), true, "r", progress);
  CHECK(heading().find("Advice") == std::string::npos);
}

TEST_CASE("twelve event cards are shuffled into the core's decks", "[akarios][campaign][AKA-181]") {
  for (const CampaignTable& table : tables()) {
    std::size_t grown = 0;
    for (const char* deck : {"act-1", "act-2", "act-3"}) {
      CHECK(core_cards(deck) > 0);
      grown += deck_now(table, begun(table), deck).size() - core_cards(deck);
    }
    CHECK(grown == 12);
  }
  Progress progress = begun(patrol());
  CHECK(progress.drawn.empty());
  for (const char* deck : {"act-1", "act-2", "act-3"}) {
    conclude(patrol(), true, "r", progress);
    REQUIRE(progress.cards_in_force().size() == 1);
    CHECK(progress.cards_in_force()[0].deck == deck);
  }
}

TEST_CASE("a Trauma card without text is told and changes nothing", "[akarios][campaign][AKA-185]") {
  Progress progress = won_until(patrol(), begun(patrol()), "12");
  const Progress before = progress;
  conclude(patrol(), false, "r", progress);
  progress.drawn.back() = {"trauma", "silent-meal"};
  progress.in_force = 1;
  CHECK_THAT(tools::chapter_outcome(patrol(), before, progress, 80), ContainsSubstring("Drawn: A Silent Meal (trauma): "));
  CHECK(setup_value(words_of(patrol(), progress), "stories") == "silent-meal");
  const Table with = battle_table(patrol(), progress);
  progress.in_force = 0;
  const Table without = battle_table(patrol(), progress);
  CHECK(with.changes.size() == without.changes.size());
  CHECK(Game(with).start() == Game(without).start());
}

TEST_CASE("what story cards change holds in the next battle", "[akarios][campaign]") {
  Progress progress = won_until(patrol(), begun(patrol()), "12");
  progress.drawn = {{"act-1", "spare-cells"}, {"trauma", "bad-dreams"}};
  progress.in_force = 2;
  CHECK(setup_value(words_of(patrol(), progress), "stories") == "spare-cells,bad-dreams");
  const Table table = battle_table(patrol(), progress);
  Position p = Game(table).start();
  CHECK(change(table, p, Rule::pilot_stress) == 1);
  CHECK(change(table, p, Rule::pilot_shields) == 0);  // one more, one less
  conclude(patrol(), true, "r", progress);
  CHECK(progress.in_force == 1);
  CHECK(progress.cards_in_force()[0].deck == "act-2");
  const auto unknown = complete_setup(table_settings(), std::vector<std::string>{"stories=spare-cells,bad-dream"});
  REQUIRE(!unknown);
  CHECK(unknown.fault().nearest == "bad-dreams");
}

TEST_CASE("Chull Ray can be chosen from the start", "[akarios][campaign][AKA-186]") {
  for (const CampaignTable& table : tables()) CHECK(among(pilots_open(table, begun(table)), "chull-ray"));
}

TEST_CASE("Johtee can be chosen once a scenario of the mini-campaign has been won", "[akarios][campaign][AKA-187][AKA-188]") {
  Progress progress = won_until(asteroid(), begun(asteroid()), "11.2");
  CHECK(!among(pilots_open(asteroid(), progress), "johtee"));
  for (const char* word : {"pilot-1=johtee", "pilot-4=johtee"}) {
    const std::optional<Fault> fault = chosen(asteroid(), progress, {word});
    REQUIRE(fault);
    CHECK_THAT(fault->text(), ContainsSubstring("'johtee' is not there before 'johtee' is unlocked"));
  }
  CHECK(asteroid().chapter("11.2")->unlocks == std::vector<std::string>{"johtee"});
  conclude(asteroid(), true, "r", progress);
  CHECK(among(pilots_open(asteroid(), progress), "johtee"));
  REQUIRE(!chosen(asteroid(), progress, {"pilot-2=johtee"}));
  CHECK(battle_table(asteroid(), progress).pilots[1].word == "johtee");
}

TEST_CASE("a defeat leads to the chapter again, with a Trauma card of the core", "[akarios][campaign]") {
  Progress progress = won_until(asteroid(), begun(asteroid()), "11.1");
  for (int i = 0; i < 6; ++i) {
    conclude(asteroid(), false, "r", progress);
    CHECK(progress.chapter == "11.1");
    REQUIRE(progress.cards_in_force().size() == 2);
    const std::string card = progress.cards_in_force()[0].card;
    CHECK(progress.cards_in_force()[0].deck == "trauma");
    CHECK(tests::akarios_card(akarios_box().story_cards, &StoryCard::word, card).core);
  }
}

}  // namespace rondo::akarios
