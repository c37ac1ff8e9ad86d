#include "rules/akarios/campaign.h"

#include <algorithm>

#include "rules/core/ensure.h"

namespace rondo::akarios {

namespace {

const std::string trauma = "trauma";
const std::string drones = "drones";

const Scenario& scenario_of(const Box& box, const Chapter& chapter) {
  const auto found = std::find_if(box.scenarios.begin(), box.scenarios.end(), [&](const Scenario& it) { return it.word == chapter.scenario; });
  RONDO_ENSURE(found != box.scenarios.end(), "a chapter of a scenario that the box does not have");
  return *found;
}

/// The prologue has level 1 and neither event nor scenario cards (AKA-050, AKA-174); elsewhere the act is the level (AKA-049).
CampaignChapter chapter_of(const Box& box, const Chapter& chapter) {
  const int act = chapter.act.value_or(scenario_of(box, chapter).act);
  CampaignChapter made;
  made.word = chapter.word;
  made.name = chapter.name;
  made.line = chapter.line;
  made.setup = {"scenario=" + chapter.scenario, "act=" + std::to_string(std::clamp(act, 1, levels))};
  made.won = chapter.won;
  made.lost = chapter.lost;
  made.unlocks = chapter.unlocks;
  if (act == 0) {
    made.usual = {"cards=0"};
    made.advice = {{"cards", "0", "scenario cards are best brought in after act 1 has begun"}};
  } else {
    made.event = "act-" + std::to_string(act);
  }
  return made;
}

/// Decks in the order in which the box has their first cards. The expansion's Trauma cards come in with the drones (AKA-183), its events at once.
std::vector<CampaignDeck> decks_of(const Box& box) {
  std::vector<CampaignDeck> decks;
  for (const StoryCard& card : box.story_cards) {
    auto deck = std::find_if(decks.begin(), decks.end(), [&](const CampaignDeck& it) { return it.word == card.deck; });
    if (deck == decks.end()) deck = decks.insert(decks.end(), {card.deck, {}});
    deck->cards.push_back({card.word, card.name, card.line, card.deck == trauma && !card.core ? drones : ""});
  }
  return decks;
}

std::vector<CampaignLock> locks_of(const Box& box) {
  std::vector<CampaignLock> locks = {{drones, "yes", drones}};
  for (const Pilot& pilot : box.pilots)
    for (const char* place : {"pilot-1", "pilot-2", "pilot-3", "pilot-4"})
      if (!pilot.unlocked_by.empty()) locks.push_back({place, pilot.word, pilot.unlocked_by});
  return locks;
}

/// The chapters of a campaign that is played inside another.
void add_aside(const Box& box, const Campaign& campaign, CampaignTable& table) {
  for (const Campaign& inner : box.campaigns) {
    if (inner.word != campaign.aside) continue;
    for (const Chapter& chapter : inner.chapters) {
      if (chapter.alone) continue;
      if (!table.aside) table.aside = {inner.word, inner.name, inner.line, chapter.word, campaign.aside_before};
      table.chapters.push_back(chapter_of(box, chapter));
    }
  }
}

}  // namespace

Result<std::vector<CampaignTable>> campaigns(const Box& box) {
  if (box.campaigns.empty()) return Fault{"decks/akarios/campaign.toml", "the data holds no campaign", "[[campaign]] with its chapters", ""};
  if (box.pilots.empty()) return Fault{"decks/akarios/pilots.toml", "the data holds no pilot to set a campaign up with", "[[pilot]]", ""};
  std::vector<CampaignTable> tables;
  for (const Campaign& campaign : box.campaigns) {
    CampaignTable table;
    table.word = campaign.word;
    table.name = campaign.name;
    table.line = campaign.line;
    for (const Chapter& chapter : campaign.chapters) table.chapters.push_back(chapter_of(box, chapter));
    add_aside(box, campaign, table);
    table.decks = decks_of(box);
    table.locks = locks_of(box);
    for (const std::string& option : campaign.options) table.options.push_back({option, option + " are in the squad's supply at once"});
    table.choices = {"pilot-1", "pilot-2", "pilot-3", "pilot-4", "cards", drones};
    table.carrier = "stories";
    table.after_loss = trauma;
    tables.push_back(std::move(table));
  }
  return tables;
}

}  // namespace rondo::akarios
