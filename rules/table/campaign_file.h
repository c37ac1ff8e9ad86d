#pragma once
// A campaign on disk: a short text that a person can read, with everything that is carried from one chapter to the next. What does not fit the
// campaign it names is refused with its line; a text without its last line is refused as torn.
//
//   rondo-campaign 1             first line
//   engine 0.1.0
//   game akarios
//   campaign long-patrol
//   seed 7
//   next 11.2                    or `over`
//   back 12                      inside the aside: the chapter that waits
//   aside begun                  once it was
//   choice pilot-1=chull-ray     any number of these
//   unlocked johtee              any number
//   drawn act-1 idle-docks       any number, in order
//   holds act-1 spare-cells      the same, of cards that hold for the next chapter
//   won 11.1 2718 01-11.1.rondo  any number, or `lost`: chapter, seed, record
//   # ...                        for people, ignored
//   end
#include <span>
#include <string>
#include <string_view>

#include "decks/fault.h"
#include "rules/core/campaign.h"
#include "rules/core/progress.h"

namespace rondo {

inline constexpr int campaign_version = 1;
inline constexpr std::size_t max_campaign_bytes = 1U << 20U;

/// The text of a campaign of that game; `note` is a line for people.
[[nodiscard]] std::string campaign_text(const std::string& game, const Progress& progress, const std::string& note);

/// Reads it back, for one of these tables. `name` is what faults call the text.
[[nodiscard]] Result<Progress> read_campaign(std::string_view text, const std::string& game, std::span<const CampaignTable> tables,
                                             const std::string& name);

}  // namespace rondo
