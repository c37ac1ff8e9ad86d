#include "rules/core/progress.h"

#include <algorithm>

#include "decks/spelling.h"
#include "rules/core/dealer.h"
#include "rules/core/ensure.h"

namespace rondo {

namespace {

template <class Items>
auto with_word(const Items& items, std::string_view word) {
  const auto found = std::find_if(items.begin(), items.end(), [&](const auto& item) { return item.word == word; });
  return found == items.end() ? nullptr : &*found;
}

bool one_of(std::span<const std::string> words, std::string_view word) { return std::find(words.begin(), words.end(), word) != words.end(); }

std::string name_of(std::string_view word) { return std::string(word.substr(0, word.find('='))); }

const CampaignLock* lock_on(const CampaignTable& table, const Progress& progress, std::string_view setting, std::string_view value) {
  for (const CampaignLock& lock : table.locks)
    if (lock.setting == setting && lock.value == value && !progress.has(lock.unlock)) return &lock;
  return nullptr;
}

Fault locked(const CampaignLock& lock, const std::vector<std::string>& open) {
  return Fault{lock.setting, "'" + lock.value + "' is not there before '" + lock.unlock + "' is unlocked", listed(open), ""};
}

/// The cards of a deck that do not lie beside it: all, once more, when the last was drawn.
std::vector<CampaignCard> left_in(const CampaignTable& table, const Progress& progress, std::string_view deck) {
  std::vector<std::string> beside;
  for (const DrawnCard& drawn : progress.drawn) {
    if (drawn.deck != deck) continue;
    if (one_of(beside, drawn.card)) beside.clear();  // it was shuffled
    beside.push_back(drawn.card);
  }
  std::vector<CampaignCard> left = deck_now(table, progress, deck);
  std::vector<CampaignCard> all = left;
  std::erase_if(left, [&](const CampaignCard& card) { return one_of(beside, card.word); });
  return left.empty() ? all : left;
}

/// Each deck is a stream of the dealer's, each of its draws an occasion.
void draw(const CampaignTable& table, const std::string& deck, Progress& progress) {
  const CampaignDeck* const from = table.deck(deck);
  if (!from) return;
  const std::vector<CampaignCard> left = left_in(table, progress, deck);
  if (left.empty()) return;
  const auto stream = static_cast<std::uint32_t>(from - table.decks.data());
  const auto occasion = std::count_if(progress.drawn.begin(), progress.drawn.end(), [&](const DrawnCard& drawn) { return drawn.deck == deck; });
  const std::uint32_t card = Dealer(progress.seed).below(static_cast<std::uint32_t>(left.size()), stream, static_cast<std::uint64_t>(occasion));
  progress.drawn.push_back({deck, left[card].word});
  ++progress.in_force;
}

void unlock(const std::string& what, Progress& progress) {
  if (!progress.has(what)) progress.unlocked.push_back(what);
}

/// The next chapter's own words, the player's, and the cards in force.
std::vector<std::string> given_words(const CampaignTable& table, const CampaignChapter& chapter, const Progress& progress) {
  std::vector<std::string> words = chapter.setup;
  const auto add = [&](const std::vector<std::string>& more) {
    for (const std::string& word : more)
      if (std::none_of(words.begin(), words.end(), [&](const std::string& said) { return name_of(said) == name_of(word); })) words.push_back(word);
  };
  add(progress.choices);
  add(chapter.usual);
  std::string cards;
  for (const DrawnCard& drawn : progress.cards_in_force()) cards += (cards.empty() ? "" : ",") + drawn.card;
  if (!cards.empty()) words.push_back(table.carrier + "=" + cards);
  return words;
}

std::size_t place_of(const CampaignTable& table, std::string_view chapter) {
  const CampaignChapter* const found = table.chapter(chapter);
  RONDO_ENSURE(found, "a chapter that the campaign does not have");
  return static_cast<std::size_t>(found - table.chapters.data());
}

}  // namespace

const CampaignChapter* CampaignTable::chapter(std::string_view name_word) const { return with_word(chapters, name_word); }
const CampaignDeck* CampaignTable::deck(std::string_view name_word) const { return with_word(decks, name_word); }

bool Progress::has(std::string_view unlock) const { return one_of(unlocked, unlock); }
std::span<const DrawnCard> Progress::cards_in_force() const { return std::span(drawn).last(in_force); }

Result<Progress> begin_campaign(const CampaignTable& table, std::uint64_t seed, std::span<const std::string> options) {
  RONDO_ENSURE(!table.chapters.empty(), "a campaign without chapters");
  std::vector<std::string> known;
  for (const CampaignOption& option : table.options) known.push_back(option.unlock);
  Progress progress;
  progress.campaign = table.word;
  progress.seed = seed;
  for (const std::string& option : options) {
    if (!one_of(known, option))
      return Fault{"with", "'" + option + "' cannot be there from the start of " + table.name, known.empty() ? "nothing" : listed(known),
                   nearest(option, known)};
    unlock(option, progress);
  }
  progress.chapter = table.chapters.front().word;
  draw(table, table.chapters.front().event, progress);
  return progress;
}

std::optional<Fault> choose(const CampaignTable& table, std::span<const Setting> settings, std::span<const std::string> words, Progress& progress) {
  const Result<std::vector<std::string>> complete = complete_setup(settings, words);
  if (!complete) return complete.fault();
  std::vector<std::string> choices = progress.choices;
  for (const std::string& typed : words) {
    const std::string name = lower(name_of(typed));
    if (!one_of(table.choices, name))
      return Fault{name, "is not yours to choose in " + table.name, listed(table.choices), nearest(name, table.choices)};
    const std::string value = setup_value(*complete, name);
    if (const CampaignLock* lock = lock_on(table, progress, name, value)) {
      const auto setting = std::find_if(settings.begin(), settings.end(), [&](const Setting& each) { return each.name == name; });
      return locked(*lock, open_values(table, *setting, progress));
    }
    std::erase_if(choices, [&](const std::string& word) { return name_of(word) == name; });
    choices.push_back(name + "=" + value);
  }
  progress.choices = std::move(choices);
  return std::nullopt;
}

Result<std::vector<std::string>> chapter_setup(const CampaignTable& table, std::span<const Setting> settings, const Progress& progress) {
  const std::vector<std::string> words = given_words(table, table.chapters[place_of(table, progress.chapter)], progress);
  Result<std::vector<std::string>> setup = complete_setup(settings, words);
  if (!setup) return setup.fault();
  for (const Setting& setting : settings) {
    const std::string value = setup_value(*setup, setting.name);
    const CampaignLock* const lock = lock_on(table, progress, setting.name, value);
    if (!lock) continue;
    const std::vector<std::string> open = open_values(table, setting, progress);
    const bool said = std::any_of(words.begin(), words.end(), [&](const std::string& word) { return name_of(word) == setting.name; });
    if (said || open.empty()) return locked(*lock, open);
    std::replace(setup->begin(), setup->end(), setting.name + "=" + value, setting.name + "=" + open.front());
  }
  return setup;
}

std::vector<std::string> open_values(const CampaignTable& table, const Setting& setting, const Progress& progress) {
  std::vector<std::string> open;
  for (const std::string& value : setting.values)
    if (!lock_on(table, progress, setting.name, value)) open.push_back(value);
  return open;
}

std::uint64_t chapter_seed(const Progress& progress) { return Dealer::game_seed(progress.seed, progress.played.size()); }

std::vector<CampaignCard> deck_now(const CampaignTable& table, const Progress& progress, std::string_view deck) {
  std::vector<CampaignCard> cards;
  if (const CampaignDeck* const found = table.deck(deck))
    for (const CampaignCard& card : found->cards)
      if (card.needs.empty() || progress.has(card.needs)) cards.push_back(card);
  return cards;
}

bool aside_allowed(const CampaignTable& table, const Progress& progress) {
  return table.aside && !progress.aside_played && !progress.over() && place_of(table, progress.chapter) >= place_of(table, table.aside->before);
}

bool aside_proposed(const CampaignTable& table, const Progress& progress) {
  return aside_allowed(table, progress) && progress.chapter == table.aside->before;
}

void turn_aside(const CampaignTable& table, Progress& progress) {
  RONDO_ENSURE(aside_allowed(table, progress), "an aside that is not allowed");
  progress.back = std::exchange(progress.chapter, table.aside->first);
  progress.aside_played = true;
}

void conclude(const CampaignTable& table, bool won, const std::string& record, Progress& progress) {
  const CampaignChapter& chapter = table.chapters[place_of(table, progress.chapter)];
  progress.played.push_back({chapter.word, won, chapter_seed(progress), record});
  progress.in_force = 0;
  if (won)
    for (const std::string& what : chapter.unlocks) unlock(what, progress);
  progress.chapter = won ? chapter.won : chapter.lost;
  if (progress.chapter.empty()) progress.chapter = std::exchange(progress.back, "");
  if (progress.over()) return;
  if (!won) draw(table, table.after_loss, progress);
  draw(table, table.chapters[place_of(table, progress.chapter)].event, progress);
}

}  // namespace rondo
