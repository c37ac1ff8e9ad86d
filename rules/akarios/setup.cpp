#include "rules/akarios/setup.h"

#include <algorithm>

#include "decks/akarios/load.h"

namespace rondo::akarios {

namespace {

const std::string nobody_flies = "none";
const std::string no_story = "none";

template <class Items>
auto find_word(const Items& items, const std::string& word) {
  const auto found = std::find_if(items.begin(), items.end(), [&](const auto& item) { return item.word == word; });
  return found == items.end() ? nullptr : &*found;
}

Setting scenario_setting(const Box& box) {
  Setting setting{"scenario", "which battle is fought", {}, {}};
  for (const Scenario& each : box.scenarios) {
    setting.values.push_back(each.word);
    setting.lines.push_back(each.name + (each.line.empty() ? "" : ": " + each.line));
  }
  if (!setting.values.empty()) setting.fallback = setting.values.front();
  return setting;
}

/// Two pilots fly where nothing else is said: the first who are there from the start.
Setting pilot_setting(const Box& box, int place) {
  Setting setting{"pilot-" + std::to_string(place + 1), place == 0 ? "who flies" : "who flies besides, or none", {}, {}};
  if (place > 0) {
    setting.values.push_back(nobody_flies);
    setting.lines.emplace_back("nobody");
    setting.fallback = nobody_flies;
  }
  int free = 0;
  for (const Pilot& each : box.pilots) {
    setting.values.push_back(each.word);
    setting.lines.push_back(each.name + ", " + each.ship);
    if (each.unlocked_by.empty() && free++ == place && place < 2) setting.fallback = each.word;
  }
  return setting;
}

Setting story_setting(const Box& box) {
  Setting setting{"stories", "story cards in force", {no_story}, no_story, {"no story card"}};
  for (const StoryCard& each : box.story_cards) {
    setting.values.push_back(each.word);
    setting.lines.push_back(each.name + ": " + each.line);
  }
  setting.several = true;
  return setting;
}

Fault refused(const std::string& what, const std::string& expected) { return Fault{"setup", what, expected, ""}; }

/// Types in the order in which they first stand in the scenario, each with its ten cards.
std::optional<Fault> muster(const Box& box, Table& table) {
  for (const Group& group : table.scenario.groups) {
    if (find_word(table.types, group.type)) continue;
    if (table.types.size() == max_types) return refused("a scenario with more than three enemy types", "at most 3");
    const EnemyType* type = find_word(box.enemy_types, group.type);
    if (!type) return refused("there is no enemy type '" + group.type + "'", "one of the box");
    std::vector<CombatCard>& deck = table.combat[table.types.size()];
    for (const std::string& id : type->deck)
      for (const CombatCard& card : box.combat_cards)
        if (card.id == id) deck.push_back(card);
    table.types.push_back(*type);
  }
  if (table.types.empty()) return refused("a scenario without enemies", "at least one group");
  return std::nullopt;
}

}  // namespace

std::vector<Setting> settings(const Box& box) {
  std::vector<Setting> table;
  table.push_back(scenario_setting(box));
  for (int place = 0; place < max_pilots; ++place) table.push_back(pilot_setting(box, place));
  Setting act{"act", "of the campaign: the level of drones and automatons", {"1", "2", "3"}, "1", {}, "scenario"};
  for (const Scenario& each : box.scenarios) act.fallbacks.emplace_back(each.word, std::to_string(std::max<int>(1, each.act)));
  table.push_back(std::move(act));
  table.push_back({"cards", "scenario cards that are drawn", {"0", "1", "2", "3"}, "1"});
  table.push_back({"drones", "whether pilots may equip drones", {"yes", "no"}, "yes"});
  table.push_back(story_setting(box));
  return table;
}

Setup setup_of(std::span<const std::string> words) {
  Setup setup;
  setup.scenario = setup_value(words, "scenario");
  for (int place = 1; place <= max_pilots; ++place)
    if (std::string pilot = setup_value(words, "pilot-" + std::to_string(place)); pilot != nobody_flies) setup.pilots.push_back(std::move(pilot));
  setup.act = setup_value(words, "act").front() - '0';
  setup.cards = setup_value(words, "cards").front() - '0';
  setup.drones = setup_value(words, "drones") == "yes";
  const std::string stories = setup_value(words, "stories");
  for (std::size_t at = 0; stories != no_story && at < stories.size();) {
    const std::size_t end = std::min(stories.find(',', at), stories.size());
    setup.stories.push_back(stories.substr(at, end - at));
    at = end + 1;
  }
  return setup;
}

Result<Table> lay_out(const Box& box, const Setup& setup) {
  const Scenario* scenario = find_word(box.scenarios, setup.scenario);
  if (!scenario) return refused("there is no scenario '" + setup.scenario + "'", "one of the box");
  Table table;
  table.scenario = *scenario;
  table.level = std::clamp(setup.act, 1, levels);
  for (const std::string& word : setup.pilots) {
    const Pilot* pilot = find_word(box.pilots, word);
    if (!pilot) return refused("there is no pilot '" + word + "'", "one of the box");
    if (find_word(table.pilots, word)) return refused("'" + word + "' flies twice", "different pilots");
    table.pilots.push_back(*pilot);
  }
  if (table.pilots.empty() || table.squad() > max_pilots) return refused(std::to_string(table.squad()) + " pilots", "1 to 4");
  if (setup.drones) table.drones = box.drones;
  table.upgrades = box.upgrades;
  table.scenario_cards = box.scenario_cards;
  if (table.scenario_cards.size() > max_scenario_kinds) return refused("too many scenario cards", "at most 24 different ones");
  if (table.upgrades.size() > 200) return refused("too many upgrades", "at most 200");
  table.cards_to_draw = setup.cards;
  table.changes = scenario->changes;
  for (const std::string& word : setup.stories) {
    const StoryCard* story = find_word(box.story_cards, word);
    if (!story) return refused("there is no story card '" + word + "'", "one of the box");
    table.changes.insert(table.changes.end(), story->changes.begin(), story->changes.end());
  }
  if (std::optional<Fault> fault = muster(box, table)) return *std::move(fault);
  return complete(std::move(table));
}

std::vector<SourceFile> files_of(std::span<const SourceFile> files) {
  std::vector<SourceFile> chosen;
  for (const SourceFile& file : files) {
    const Box box = load({&file, 1}).box;
    const bool empty = box.pilots.empty() && box.upgrades.empty() && box.drones.empty() && box.combat_cards.empty() && box.enemy_types.empty() &&
                       box.scenario_cards.empty() && box.scenarios.empty() && box.story_cards.empty() && box.campaigns.empty();
    if (!empty) chosen.push_back(file);
  }
  return chosen;
}

}  // namespace rondo::akarios
