// The Akarios that ships: it loads, and it has what was promised: pilots, upgrades, scenarios, stories, a campaign.
#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "decks/akarios/step_line.h"
#include "tests/decks/akarios_box.h"

using namespace rondo;
using namespace rondo::akarios;
using namespace rondo::tests;

namespace {

const Box& box() { return akarios_box(); }
const EnemyType& enemy(const std::string& word) { return akarios_card(box().enemy_types, &EnemyType::word, word); }
const Pilot& pilot(const std::string& word) { return akarios_card(box().pilots, &Pilot::word, word); }
const Scenario& scenario(const std::string& word) { return akarios_card(box().scenarios, &Scenario::word, word); }

std::string written(const std::vector<Step>& steps) {
  std::string text;
  for (const Step& step : steps) text += (text.empty() ? "" : "; ") + text_of(step);
  return text;
}

/// Every step of the box.
std::vector<Step> all_steps() {
  std::vector<Step> all;
  const auto add = [&](const std::vector<Step>& steps) { all.insert(all.end(), steps.begin(), steps.end()); };
  for (const Pilot& it : box().pilots)
    for (const Ability& ability : it.board) add(ability.steps);
  for (const Upgrade& it : box().upgrades) add(it.ability.steps);
  for (const Drone& it : box().drones) {
    add(it.basic[levels - 1].steps);
    add(it.advanced[levels - 1].steps);
  }
  for (const CombatCard& it : box().combat_cards) add(it.steps);
  return all;
}

std::vector<Change> all_changes() {
  std::vector<Change> all;
  const auto add = [&](const std::vector<Change>& changes) { all.insert(all.end(), changes.begin(), changes.end()); };
  for (const ScenarioCard& it : box().scenario_cards) add(it.changes);
  for (const StoryCard& it : box().story_cards) add(it.changes);
  for (const Scenario& it : box().scenarios) add(it.changes);
  return all;
}

/// Hull and shields of the ships that a squad meets until the end of `round`.
int strength(const Scenario& it, int squad, int round) {
  int sum = 0;
  const auto level = static_cast<std::size_t>(std::max<int>(it.act, 1) - 1);
  for (const Group& group : it.groups)
    if (group.round <= round && group.squad <= squad)
      sum += static_cast<int>(group.spots.size()) * (enemy(group.type).hull[level] + enemy(group.type).shields[level]);
  return sum;
}

bool meets(const Scenario& it, const Requirement& need) {
  switch (need.need) {
    case Need::asteroids: return !it.asteroids.empty();
    case Need::nebulae: return !it.nebulae.empty();
    case Need::planets: return !it.planets.empty();
    case Need::squad_of: return true;
    case Need::act: return it.act >= need.number;
    case Need::sparrow: return it.sparrow.has_value();
    case Need::type: break;
  }
  return std::any_of(it.groups.begin(), it.groups.end(), [&](const Group& group) { return group.type == need.type; });
}

}  // namespace

TEST_CASE("the shipped Akarios has no faults", "[decks][akarios]") {
  CHECK(akarios_faults(akarios_files()) == std::vector<std::string>{});
  CHECK(box().pilots.size() == 6);
  CHECK(box().upgrades.size() == 29);
  CHECK(box().drones.size() == 6);
  CHECK(box().scenarios.size() == 9);
  CHECK(box().scenario_cards.size() == 10);
  CHECK(box().campaigns.size() == 2);
}

TEST_CASE("the frozen Akarios has no faults", "[decks][akarios]") {
  CHECK(akarios_faults(read_folder("tests/decks/akarios")) == std::vector<std::string>{});
  CHECK(load(read_folder("tests/decks/akarios")).box.scenarios.size() >= 5);
}

TEST_CASE("the house's twenty combat cards", "[decks][akarios]") {
  const std::vector<std::pair<std::string, std::string>> cards = {
      {"F1", "rotate 1; move forward forward; attack cone 3 damage 2"},
      {"F2", "move forward forward forward; rotate 1; attack cone 3 damage 2"},
      {"F3", "rotate 1; rotate 1; attack cone 3 damage 2"},
      {"F4", "move forward forward; attack cone 2 damage 3"},
      {"F5", "attack cone 3 damage 2; move forward forward forward"},
      {"F6", "move slip-left forward | slip-right forward; rotate 1; attack cone 3 damage 2 slow"},
      {"F7", "rotate 1; move forward; attack line 5 damage 2"},
      {"F8", "move forward forward forward; rotate 1; rotate 1"},
      {"F9", "rotate 1; attack cone 2 damage 2; rotate 1; attack cone 2 damage 1"},
      {"F10", "move forward forward; attack front 2 damage 2 hack"},
      {"B1", "move forward; attack front 2 damage 3"},
      {"B2", "rotate 1; attack front 3 damage 2 targets 2"},
      {"B3", "rotate 1; move forward; attack cone 4 damage 3"},
      {"B4", "attack all 1 damage 4; move forward"},
      {"B5", "rotate 1; rotate 1; attack front 2 damage 3"},
      {"B6", "move forward forward; attack cone 3 damage 3 push 1"},
      {"B7", "rotate 1; attack line 5 damage 4"},
      {"B8", "move forward; attack all 2 damage 1 radar jam"},
      {"B9", "rotate 1; move forward; repair 2"},
      {"B10", "move forward; rotate 1; attack front 3 damage 3"}};
  for (const auto& [id, steps] : cards) {
    INFO(id);
    const CombatCard& card = akarios_card(box().combat_cards, &CombatCard::id, id);
    CHECK(written(card.steps) == steps);
    CHECK(card.source == Source::house);
    CHECK_FALSE(card.initiative);
  }
}

TEST_CASE("every pilot flies, turns, fires and mends", "[decks][akarios]") {
  std::set<std::string> ships;
  std::set<Slots> slots;
  for (const Pilot& it : box().pilots) {
    INFO(it.word);
    const auto ability = [&](const char* word) -> const Ability& { return akarios_card(it.board, &Ability::word, word); };
    CHECK(ability("cruise").steps.at(0).what == Do::move);
    CHECK(ability("rotate").steps.at(0).what == Do::rotate);
    CHECK(ability("guns").steps.at(0).what == Do::attack);
    CHECK(ability("repair").steps.at(0).what == Do::repair);
    CHECK(ability("repair").cost == std::vector<Icon>{Icon::wild, Icon::wild, Icon::wild});
    const auto turns = [](const Pattern& pattern) {
      return std::count_if(pattern.begin(), pattern.end(), [](Glide g) { return g >= Glide::turn_left; });
    };
    const std::vector<Pattern>& banks = ability("bank").steps.at(0).patterns;
    CHECK(std::any_of(banks.begin(), banks.end(), [&](const Pattern& pattern) { return turns(pattern) > 0; }));
    for (const Ability& each : it.board)
      for (const Step& step : each.steps)
        for (const Pattern& pattern : step.patterns) CHECK(static_cast<long>(pattern.size()) - turns(pattern) <= 3);
    CHECK(it.shields + it.hull >= 11);
    CHECK(it.shields + it.hull <= 13);
    CHECK_FALSE(it.usual.empty());
    CHECK(it.face_source == Source::house);
    CHECK((it.source == Source::printed) == (it.word == "chull-ray" || it.word == "johtee"));
    CHECK(it.unlocked_by == (it.word == "johtee" ? "johtee" : ""));
    ships.insert(it.ship);
    slots.insert(it.slots);
  }
  CHECK(ships.size() == box().pilots.size());
  CHECK(slots.size() == box().pilots.size());
  CHECK(pilot("chull-ray").unlocked_by.empty());
}

TEST_CASE("upgrades fill every kind of slot, and none lies idle for want of a ship", "[decks][akarios]") {
  for (std::size_t i = 0; i < slot_kinds; ++i) {
    INFO(slot_names[i]);
    const auto here = [&](const Upgrade& it) { return static_cast<std::size_t>(it.slot) == i; };
    CHECK(std::count_if(box().upgrades.begin(), box().upgrades.end(), here) >= 3);
    CHECK(std::any_of(box().pilots.begin(), box().pilots.end(), [&](const Pilot& it) { return it.slots[i] > 0; }));
  }
}

TEST_CASE("the scenarios rise, and every squad meets somebody", "[decks][akarios]") {
  const std::array<const char*, 5> course = {"first-patrol", "quiet-belt", "slow-tow", "needle-run", "heart-of-the-works"};
  for (std::size_t i = 0; i < course.size(); ++i) {
    const Scenario& it = scenario(course[i]);
    INFO(it.word);
    CHECK_FALSE(it.line.empty());
    CHECK(it.columns * it.rows <= 225);
    for (int squad = 1; squad <= 4; ++squad) {
      CHECK(strength(it, squad, 0) > 0);
      CHECK(strength(it, squad, 30) >= strength(it, squad - 1, 30));
    }
    CHECK(strength(it, 4, 30) > strength(it, 1, 30));
    if (i > 0) CHECK(it.act >= scenario(course[i - 1]).act);
  }
  CHECK(scenario("slow-tow").goal == Goal::survive);
  CHECK(scenario("slow-tow").sparrow.has_value());
  CHECK(scenario("needle-run").goal == Goal::reach);
}

TEST_CASE("the scenario deck has 21 cards, each of use somewhere", "[decks][akarios]") {
  int cards = 0;
  for (const ScenarioCard& card : box().scenario_cards) {
    INFO(card.word);
    cards += card.count;
    const auto fits = [&](const Scenario& it) {
      return std::all_of(card.needs.begin(), card.needs.end(), [&](const Requirement& need) { return meets(it, need); });
    };
    CHECK(std::any_of(box().scenarios.begin(), box().scenarios.end(), fits));
    CHECK(card.source == Source::house);
  }
  CHECK(cards == 21);
}

TEST_CASE("twelve event cards and six Trauma cards", "[decks][akarios]") {
  const auto of = [](const std::string& deck) {
    return std::count_if(box().story_cards.begin(), box().story_cards.end(), [&](const StoryCard& card) { return card.deck == deck && !card.core; });
  };
  CHECK(of("trauma") == 6);
  CHECK(of("act-1") + of("act-2") + of("act-3") == 12);
  for (const StoryCard& card : box().story_cards) CHECK(card.source == Source::house);
}

TEST_CASE("the mini-campaign fills 11.1 to 11.4 and ends with drones", "[decks][akarios]") {
  const Campaign& campaign = box().campaigns.at(0);
  CHECK(campaign.name == "The Automated Asteroid");
  REQUIRE(campaign.chapters.size() == 5);
  CHECK((campaign.chapters[0].word == "prologue" && campaign.chapters[0].alone && campaign.chapters[0].won == "11.1"));
  for (std::size_t i = 0; i < 4; ++i) {
    const Chapter& chapter = campaign.chapters[i + 1];
    CHECK(chapter.word == "11." + std::to_string(i + 1));
    CHECK(chapter.won == (i == 3 ? "" : "11." + std::to_string(i + 2)));
  }
  CHECK(campaign.chapters[2].unlocks == std::vector<std::string>{"johtee"});
  CHECK(campaign.chapters[4].unlocks == std::vector<std::string>{"drones"});
}

TEST_CASE("Akarios: every word of the vocabulary stands on a card of the box", "[decks][akarios]") {
  std::set<Do> doings;
  std::set<ArcKind> arcs;
  std::set<Glide> glides;
  ConditionSet conditions = 0;
  bool push = false, pull = false;
  for (const Step& step : all_steps()) {
    doings.insert(step.what);
    if (step.what == Do::attack) arcs.insert(step.arc.kind);
    for (const Pattern& pattern : step.patterns) glides.insert(pattern.begin(), pattern.end());
    conditions = static_cast<ConditionSet>(conditions | step.riders.conditions);
    push = push || step.riders.push > 0;
    pull = pull || step.riders.pull > 0;
  }
  CHECK(doings.size() == do_names.size());
  CHECK(arcs.size() == arc_names.size());
  CHECK(glides.size() == glide_names.size());
  CHECK(conditions == (1U << condition_names.size()) - 1);
  CHECK((push && pull));
  std::set<Rule> rules;
  for (const Change& change : all_changes()) rules.insert(change.rule);
  CHECK(rules.size() == rule_names.size());
}
