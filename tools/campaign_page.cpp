#include "tools/campaign_page.h"

#include <algorithm>

#include "decks/spelling.h"
#include "rules/core/ensure.h"
#include "tools/page.h"

namespace rondo::tools {

namespace {

const CampaignChapter& chapter_named(const CampaignTable& table, const std::string& word) {
  const CampaignChapter* const chapter = table.chapter(word);
  RONDO_ENSURE(chapter, "a chapter that the campaign does not have");
  return *chapter;
}

std::string titled(const CampaignTable& table, const std::string& word) { return word + " " + chapter_named(table, word).name; }

/// A card with what it does.
std::string card_text(const CampaignTable& table, const DrawnCard& drawn) {
  for (const CampaignCard& card : table.deck(drawn.deck)->cards)
    if (card.word == drawn.card) return card.name + " (" + drawn.deck + "): " + card.line;
  RONDO_ENSURE(false, "a card that its deck does not have");
  return "";
}

/// `next` is what comes: a chapter, or the end.
std::string standing(const CampaignTable& table, const Progress& progress) {
  if (!progress.over()) return "next " + titled(table, progress.chapter);
  return progress.played.back().won ? "over, won" : "over, lost";
}

std::string count_of(std::size_t n, const std::string& one) { return std::to_string(n) + " " + one + (n == 1 ? "" : "s"); }

constexpr std::size_t label_width = 10;

/// What has been played, unlocked and drawn.
std::string so_far(const CampaignTable& table, const Progress& progress, int width) {
  std::string page;
  const auto line = [&](const std::string& label, const std::string& text) { page += labelled(label, label_width, text, width); };
  line("campaign", table.name + " (" + table.word + "), seed " + std::to_string(progress.seed));
  for (const PlayedChapter& played : progress.played)
    line(played.won ? "won" : "lost", titled(table, played.chapter) + ", seed " + std::to_string(played.seed) + ", record " + played.record);
  if (!progress.unlocked.empty()) line("unlocked", listed(progress.unlocked));
  for (const DrawnCard& card : progress.cards_in_force()) line("in force", card_text(table, card));
  return page;
}

std::string in_a_line(std::span<const std::string> words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

bool chosen_by_player(const CampaignTable& table, const Setting& setting) {
  return std::find(table.choices.begin(), table.choices.end(), setting.name) != table.choices.end();
}

/// A setting's value, with what it is where that is said.
std::string value_text(const Setting& setting, const std::string& value) {
  std::string text = setting.name + " " + value;
  for (std::size_t i = 0; i < setting.lines.size(); ++i)
    if (setting.values[i] == value) text += ": " + setting.lines[i];
  return text;
}

/// The decks that have more cards after than before, and how many.
std::vector<std::string> shuffled_in(const CampaignTable& table, const Progress& before, const Progress& after) {
  std::vector<std::string> list;
  for (const CampaignDeck& deck : table.decks) {
    const std::size_t more = deck_now(table, after, deck.word).size() - deck_now(table, before, deck.word).size();
    if (more > 0) list.push_back("into the deck " + deck.word + ": " + count_of(more, "card"));
  }
  return list;
}

/// What a result will bring, but for the names of the cards that it will draw.
std::string prospect(const CampaignTable& table, const Progress& before, bool won) {
  Progress after = before;
  conclude(table, won, "", after);
  std::string text;
  const auto add = [&](const std::string& more) { text += (text.empty() ? "" : "; ") + more; };
  for (std::size_t i = before.unlocked.size(); i < after.unlocked.size(); ++i) add("unlocks " + after.unlocked[i]);
  for (const std::string& line : shuffled_in(table, before, after)) add("shuffled " + line);
  for (std::size_t i = before.drawn.size(); i < after.drawn.size(); ++i) add("draws a card of " + after.drawn[i].deck);
  if (after.over()) add(table.name + " is over, and " + (won ? "won" : "lost"));
  if (!after.over()) add("then " + titled(table, after.chapter) + (after.chapter == before.chapter ? " again" : ""));
  if (aside_proposed(table, after) && after.chapter != before.chapter) add("before it " + table.aside->name + " can be played");
  return text;
}

}  // namespace

std::string campaign_choices(std::span<const CampaignTable> tables, const std::string& command, int width) {
  std::string page = "Campaigns\n";
  std::size_t widest = 0;
  for (const CampaignTable& table : tables) widest = std::max(widest, columns(table.word));
  for (const CampaignTable& table : tables) {
    page += labelled("  " + table.word, widest + 4, table.name + ": " + table.line, width);
    if (table.aside) page += labelled("", widest + 4, "can hold " + table.aside->name + ", before " + titled(table, table.aside->before), width);
    for (const CampaignOption& option : table.options) page += labelled("", widest + 4, "--with " + option.unlock + ": " + option.line, width);
  }
  return page + wrapped("To begin one: " + command + " " + tables.front().word + " --new", width);
}

std::string campaign_line(const CampaignTable& table, const Progress& progress, int number, int width) {
  return wrapped("  " + std::to_string(number) + "  " + table.name + ", seed " + std::to_string(progress.seed) + ": " + standing(table, progress) + ", " +
                     count_of(progress.played.size(), "chapter") + " played",
                 width, 5);
}

std::string campaign_status(const CampaignTable& table, std::span<const Setting> settings, const Progress& progress,
                            std::span<const std::string> setup, int width) {
  std::string page = so_far(table, progress, width);
  const auto line = [&](const std::string& label, const std::string& text) { page += labelled(label, label_width, text, width); };
  if (progress.over()) {
    line("over", progress.played.back().won ? "won" : "lost");
    return page;
  }
  line("next", titled(table, progress.chapter) + ": " + chapter_named(table, progress.chapter).line);
  line("set-up", in_a_line(setup));
  for (const Setting& setting : settings)
    if (chosen_by_player(table, setting)) line("choice", "--" + setting.name + " " + listed(open_values(table, setting, progress)));
  if (!progress.back.empty()) line("then", titled(table, progress.back));
  if (aside_allowed(table, progress))
    line("aside", table.aside->name + " can be played now" + (aside_proposed(table, progress) ? ", the place meant for it" : ", as a flashback") + ": --aside");
  return page;
}

std::string campaign_in_chapter(const CampaignTable& table, std::span<const Setting> settings, const Progress& progress,
                                std::span<const std::string> setup, std::optional<bool> won, int width) {
  std::string page = so_far(table, progress, width);
  const auto line = [&](const std::string& label, const std::string& text) { page += labelled(label, label_width, text, width); };
  line("now", titled(table, progress.chapter) + ": " + chapter_named(table, progress.chapter).line);
  line("set-up", in_a_line(setup));
  for (const Setting& setting : settings)
    if (chosen_by_player(table, setting)) line("chosen", value_text(setting, setup_value(setup, setting.name)));
  for (const bool result : {true, false})
    if (!won || *won == result) line(won ? (result ? "is won" : "is lost") : (result ? "if won" : "if lost"), prospect(table, progress, result));
  return page;
}

std::string chapter_heading(const CampaignTable& table, const Progress& progress, std::span<const std::string> setup, int width) {
  const CampaignChapter& chapter = chapter_named(table, progress.chapter);
  std::string page = wrapped("== " + table.name + ", " + titled(table, progress.chapter) + ": " + chapter.line, width, 3);
  for (const DrawnCard& card : progress.cards_in_force()) page += wrapped("In force: " + card_text(table, card), width);
  for (const CampaignAdvice& advice : chapter.advice)
    if (setup_value(setup, advice.setting) != advice.value) page += wrapped("Advice: " + advice.line + " (--" + advice.setting + " " + advice.value + ").", width);
  return page;
}

std::string chapter_outcome(const CampaignTable& table, const Progress& before, const Progress& after, int width) {
  std::string page = wrapped("== " + titled(table, before.chapter) + " is " + (after.played.back().won ? "won." : "lost."), width, 3);
  for (std::size_t i = before.unlocked.size(); i < after.unlocked.size(); ++i) page += wrapped("Unlocked: " + after.unlocked[i] + ".", width);
  for (const std::string& line : shuffled_in(table, before, after)) page += wrapped("Shuffled " + line + ".", width);
  for (std::size_t i = before.drawn.size(); i < after.drawn.size(); ++i) page += wrapped("Drawn: " + card_text(table, after.drawn[i]), width);
  if (after.over()) return page + wrapped(table.name + " is over" + (after.played.back().won ? ", and won." : ", and lost."), width);
  page += wrapped("Next: " + titled(table, after.chapter) + ".", width);
  if (aside_proposed(table, after) && after.chapter != before.chapter)
    page += wrapped("Before it " + table.aside->name + " can be played (" + table.aside->line + "): --aside.", width);
  return page;
}

}  // namespace rondo::tools
