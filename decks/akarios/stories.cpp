#include <algorithm>
#include <array>
#include <set>
#include <string>

#include "decks/akarios/sheet.h"
#include "decks/akarios/vocabulary.h"
#include "decks/spelling.h"

namespace rondo::akarios {

namespace {

constexpr std::array<std::string_view, 7> story_keys = {"word", "name", "deck", "core", "line", "changes", "source"};
constexpr std::array<std::string_view, 8> campaign_keys = {"word", "name", "line", "aside", "aside_before", "options", "chapters", "source"};
constexpr std::array<std::string_view, 10> chapter_keys = {"word", "name", "scenario", "act", "alone", "line", "won", "lost", "unlocks", "source"};
constexpr std::size_t most_chapters = 40;
constexpr std::string_view drones_word = "drones";

/// The words under `key`, each of something that a chapter can unlock.
std::vector<std::string> read_unlocks(const Reader& table, std::string_view key, const std::string& what, Sheet& sheet) {
  std::vector<std::string> unlocks;
  for (const Node* item : table.texts(key, 8)) {
    unlocks.push_back(item->text);
    if (item->text == drones_word) continue;
    sheet.later.push_back([word = item->text, place = item->place, what, &log = sheet.log](const Box& box) {
      std::vector<std::string> known = {std::string(drones_word)};
      for (const Pilot& pilot : box.pilots)
        if (!pilot.unlocked_by.empty()) known.push_back(pilot.unlocked_by);
      if (std::find(known.begin(), known.end(), word) == known.end())
        log.add(place, what + " unlocks " + quoted(word) + ", which nobody waits for", "one of " + listed(known), nearest(word.substr(0, 40), known));
    });
  }
  return unlocks;
}

Chapter read_chapter(const Node& node, const Reader& campaign, Source source, Sheet& sheet) {
  const Reader table(node, title(node, "chapter", "word") + " of " + campaign.what(), chapter_keys, sheet.log);
  Chapter chapter;
  chapter.source = read_source(table, source);
  chapter.word = table.id("word");
  chapter.name = table.text("name");
  chapter.scenario = read_reference(table, "scenario", kind::scenario, true, sheet);
  if (table.find("act")) chapter.act = static_cast<std::uint8_t>(table.number("act", 0, levels));
  chapter.alone = table.flag_or("alone", false);
  chapter.line = table.text_or("line", "", line_bytes);
  chapter.won = table.find("won") ? table.id("won") : "";
  chapter.lost = table.find("lost") ? table.id("lost") : "";
  chapter.unlocks = read_unlocks(table, "unlocks", table.what(), sheet);
  return chapter;
}

/// The chapters of one campaign and where each is written.
class Course {
 public:
  Course(const Reader& campaign, const std::vector<Chapter>& chapters, const std::vector<const Node*>& nodes)
      : campaign_(&campaign), chapters_(&chapters), nodes_(&nodes) {}

  /// Every chapter has a word of its own, leads to chapters that are there, and can be come to.
  void check() const {
    std::vector<std::string> known;
    for (const Chapter& chapter : *chapters_) known.push_back(chapter.word);
    for (std::size_t i = 0; i < known.size(); ++i)
      if (std::find(known.begin(), known.end(), known[i]) != known.begin() + static_cast<std::ptrdiff_t>(i))
        return fault(i, "word", "has two chapters " + quoted(known[i]), "a word of its own for each");
    for (std::size_t i = 0; i < known.size(); ++i)
      for (const auto& [key, next] : {std::pair{"won", (*chapters_)[i].won}, std::pair{"lost", (*chapters_)[i].lost}})
        if (!next.empty() && std::find(known.begin(), known.end(), next) == known.end())
          return fault(i, key, "has no chapter " + quoted(next), "one of " + listed(known), nearest(next, known));
    const std::set<std::size_t> met = reached();
    bool ends = false;
    for (std::size_t i = 0; i < known.size(); ++i) {
      if (met.count(i) == 0) return fault(i, "word", "never comes to the chapter " + quoted(known[i]), "some chapter that leads to it");
      ends = ends || (*chapters_)[i].won.empty();
    }
    if (!ends) campaign_->log().add(campaign_->place(), campaign_->what() + " cannot be won", "a chapter without 'won'");
  }

 private:
  void fault(std::size_t chapter, std::string_view key, const std::string& what, std::string expected, std::string near = "") const {
    Place place = (*nodes_)[chapter]->place;
    for (const Entry& entry : (*nodes_)[chapter]->entries)
      if (entry.key == key) place = entry.value.place;
    campaign_->log().add(place, campaign_->what() + " " + what, std::move(expected), std::move(near));
  }

  [[nodiscard]] std::set<std::size_t> reached() const {
    std::set<std::size_t> met;
    std::vector<std::size_t> ahead = {0};
    while (!ahead.empty()) {
      const std::size_t at = ahead.back();
      ahead.pop_back();
      if (!met.insert(at).second) continue;
      for (std::size_t i = 0; i < chapters_->size(); ++i)
        if ((*chapters_)[i].word == (*chapters_)[at].won || (*chapters_)[i].word == (*chapters_)[at].lost) ahead.push_back(i);
    }
    return met;
  }

  const Reader* campaign_;
  const std::vector<Chapter>* chapters_;
  const std::vector<const Node*>* nodes_;
};

/// The campaign inside another has chapters to be played there, of words that the other does not have, and is no further one's host.
std::optional<std::string> aside_fault(const Campaign& campaign, const Box& box) {
  for (const Campaign& inner : box.campaigns) {
    if (inner.word != campaign.aside) continue;
    if (!inner.aside.empty()) return "which is played around another";
    if (std::all_of(inner.chapters.begin(), inner.chapters.end(), [](const Chapter& chapter) { return chapter.alone; }))
      return "of which no chapter is played inside another";
    for (const Chapter& chapter : inner.chapters)
      for (const Chapter& own : campaign.chapters)
        if (own.word == chapter.word) return "which has a chapter " + quoted(own.word) + " too";
  }
  return std::nullopt;
}

/// Reads which campaign may be played inside this one, and from where.
void read_aside(const Reader& table, Campaign& campaign, Sheet& sheet) {
  campaign.aside = read_reference(table, "aside", kind::campaign, false, sheet);
  if (campaign.aside.empty()) {
    if (const Node* before = table.find("aside_before")) sheet.log.add(before->place, table.what() + " has 'aside_before', but no 'aside'", "both");
    return;
  }
  campaign.aside_before = table.id("aside_before");
  std::vector<std::string> known;
  for (const Chapter& chapter : campaign.chapters) known.push_back(chapter.word);
  if (!campaign.aside_before.empty() && std::find(known.begin(), known.end(), campaign.aside_before) == known.end())
    sheet.log.add(table.find("aside_before")->place, table.what() + " has no chapter " + quoted(campaign.aside_before), "one of " + listed(known),
                  nearest(campaign.aside_before, known));
  sheet.later.push_back([campaign, place = table.find("aside")->place, what = table.what(), &log = sheet.log](const Box& box) {
    if (const std::optional<std::string> why = aside_fault(campaign, box))
      log.add(place, what + " cannot be played around " + quoted(campaign.aside) + ", " + *why, "a campaign that fits inside it");
  });
}

}  // namespace

StoryCard read_story_card(const Node& node, Sheet& sheet) {
  const Reader table(node, title(node, "story card", "word"), story_keys, sheet.log);
  StoryCard card;
  card.source = read_source(table, sheet.source);
  card.word = read_own(table, kind::story, sheet);
  card.name = table.text("name");
  if (const Node* deck = table.need("deck", NodeKind::text, "one of " + listed(strings(story_decks)))) {
    card.deck = deck->text;
    static_cast<void>(known_word(table, *deck, "deck", story_decks));
  }
  card.core = table.flag_or("core", false);
  card.line = table.text("line", line_bytes);
  card.changes = read_changes(table, false);
  return card;
}

Campaign read_campaign(const Node& node, Sheet& sheet) {
  const std::size_t faults = sheet.log.count();
  const Reader table(node, title(node, "campaign", "word"), campaign_keys, sheet.log);
  Campaign campaign;
  campaign.source = read_source(table, sheet.source);
  campaign.word = read_own(table, kind::campaign, sheet);
  campaign.name = table.text("name");
  campaign.line = table.text_or("line", "", line_bytes);
  const Node* list = table.need("chapters", NodeKind::list, "the chapters, [[campaign.chapters]] each");
  if (list && list->items.empty()) sheet.log.add(list->place, table.what() + " has no chapter", "one or more");
  const std::vector<const Node*> nodes = table.tables("chapters", most_chapters);
  for (const Node* chapter : nodes) campaign.chapters.push_back(read_chapter(*chapter, table, campaign.source, sheet));
  read_aside(table, campaign, sheet);
  campaign.options = read_unlocks(table, "options", table.what(), sheet);
  if (sheet.log.count() == faults && !nodes.empty()) Course(table, campaign.chapters, nodes).check();
  return campaign;
}

}  // namespace rondo::akarios
