#pragma once
// A campaign as a table that a game exposes: chapters that are games of their own, where their results lead, and what is carried from one to
// the next. Front ends play it without knowing what any word in it means; `progress.h` holds what one such campaign has come to.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rondo {

/// Something to consider before a chapter, unless the setting has that value.
struct CampaignAdvice {
  std::string setting;
  std::string value;
  std::string line;
};

struct CampaignChapter {
  std::string word;                  ///< `11.2`, unique in the campaign
  std::string name;
  std::string line;                  ///< what it is about
  std::vector<std::string> setup;    ///< words `name=value` that it is played with
  std::vector<std::string> usual;    ///< the same, where the player chose nothing else
  std::string won, lost;             ///< the next chapter; empty: the campaign, or the one inside it, is over
  std::vector<std::string> unlocks;  ///< by a victory
  std::string event;                 ///< the deck that one card is drawn from before it; empty for none
  std::vector<CampaignAdvice> advice;
};

struct CampaignCard {
  std::string word;   ///< a value of the table's `carrier`
  std::string name;
  std::string line;   ///< what it does
  std::string needs;  ///< what must be unlocked before it is shuffled in; empty: there from the start
};
struct CampaignDeck {
  std::string word;
  std::vector<CampaignCard> cards;  ///< each once
};

/// A value of a setting that cannot be chosen before something is unlocked.
struct CampaignLock {
  std::string setting;
  std::string value;
  std::string unlock;
};

/// Chapters that can be played once between those of the campaign itself.
struct CampaignAside {
  std::string word;
  std::string name;
  std::string line;
  std::string first;   ///< its first chapter
  std::string before;  ///< the chapter before which it is proposed; it can be played before any later one, too
};

/// What may be unlocked from the start.
struct CampaignOption {
  std::string unlock;
  std::string line;
};

struct CampaignTable {
  std::string word;
  std::string name;
  std::string line;
  std::vector<CampaignChapter> chapters;  ///< the first one begins; those of the aside come last
  std::vector<CampaignDeck> decks;
  std::vector<CampaignLock> locks;
  std::vector<CampaignOption> options;
  std::vector<std::string> choices;       ///< the settings that are the player's to choose between chapters
  std::string carrier;                    ///< the setting that takes the cards in force, which allows several values
  std::string after_loss;                 ///< the deck that one card is drawn from after a defeat; empty for none
  std::optional<CampaignAside> aside;

  /// Null where there is none of that word.
  [[nodiscard]] const CampaignChapter* chapter(std::string_view name_word) const;
  [[nodiscard]] const CampaignDeck* deck(std::string_view name_word) const;
};

}  // namespace rondo
