#pragma once
// What a campaign that is being played has come to, and the few things that can happen to it. All functions are pure: the same campaign, seed,
// choices and results always give the same cards and the same set-ups; what is refused changes nothing.
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "decks/fault.h"
#include "rules/core/campaign.h"
#include "rules/core/setup.h"

namespace rondo {

struct DrawnCard {
  std::string deck;
  std::string card;
  bool operator==(const DrawnCard&) const = default;
};

/// One chapter that was played to its end.
struct PlayedChapter {
  std::string chapter;
  bool won = false;
  std::uint64_t seed = 0;  ///< of the game
  std::string record;      ///< the file that holds it
  bool operator==(const PlayedChapter&) const = default;
};

struct Progress {
  std::string campaign;
  std::uint64_t seed = 0;
  std::vector<std::string> choices;   ///< words `name=value`, a setting at most once
  std::string chapter;                ///< the next one; empty: the campaign is over
  std::string back;                   ///< the chapter to come back to from the aside; empty outside of it
  bool aside_played = false;          ///< or begun
  std::vector<std::string> unlocked;  ///< in the order in which it was
  std::vector<DrawnCard> drawn;       ///< every card that was ever drawn, in order
  std::size_t in_force = 0;           ///< the last so many of them hold for the next chapter
  std::vector<PlayedChapter> played;
  bool operator==(const Progress&) const = default;

  [[nodiscard]] bool over() const { return chapter.empty(); }
  [[nodiscard]] bool has(std::string_view unlock) const;
  [[nodiscard]] std::span<const DrawnCard> cards_in_force() const;
};

/// A campaign at its first chapter. `options` are unlocks that it may begin with.
[[nodiscard]] Result<Progress> begin_campaign(const CampaignTable& table, std::uint64_t seed, std::span<const std::string> options);

/// Makes these words the player's choices from now on, each instead of an earlier one about the same setting.
std::optional<Fault> choose(const CampaignTable& table, std::span<const Setting> settings, std::span<const std::string> words, Progress& progress);

/// The complete set-up of the next chapter, which there must be.
[[nodiscard]] Result<std::vector<std::string>> chapter_setup(const CampaignTable& table, std::span<const Setting> settings, const Progress& progress);

/// The values of a setting that nothing locks.
[[nodiscard]] std::vector<std::string> open_values(const CampaignTable& table, const Setting& setting, const Progress& progress);

/// The seed of the next chapter's game.
[[nodiscard]] std::uint64_t chapter_seed(const Progress& progress);

/// The cards that have been shuffled into a deck so far, drawn or not.
[[nodiscard]] std::vector<CampaignCard> deck_now(const CampaignTable& table, const Progress& progress, std::string_view deck);

/// Whether the aside may be played before the next chapter, and whether that is the place meant for it.
[[nodiscard]] bool aside_allowed(const CampaignTable& table, const Progress& progress);
[[nodiscard]] bool aside_proposed(const CampaignTable& table, const Progress& progress);
/// Turns to the aside, which must be allowed. Cards in force hold for its first chapter.
void turn_aside(const CampaignTable& table, Progress& progress);

/// The next chapter was played: what it unlocks, which cards are drawn, and what comes next.
void conclude(const CampaignTable& table, bool won, const std::string& record, Progress& progress);

}  // namespace rondo
