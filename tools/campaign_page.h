#pragma once
// A campaign in words: which there are, how one stands, and what a result has changed. Every word of a game's own comes from the table that the
// game exposes.
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "rules/core/campaign.h"
#include "rules/core/progress.h"

namespace rondo::tools {

/// Campaigns that can be begun, and how; `command` is how the command line begins.
[[nodiscard]] std::string campaign_choices(std::span<const CampaignTable> tables, const std::string& command, int width);

/// A campaign in one line: `3  The Long Patrol, seed 7: next 12 The Toll, 2 chapters played`.
[[nodiscard]] std::string campaign_line(const CampaignTable& table, const Progress& progress, int number, int width);

/// Everything there is to know between chapters; `setup` is that of the next one, without words when it is over.
[[nodiscard]] std::string campaign_status(const CampaignTable& table, std::span<const Setting> settings, const Progress& progress,
                                          std::span<const std::string> setup, int width);

/// Everything there is to know while a chapter is being played with that set-up: what `campaign_status` tells, who was chosen, and what a result
/// will bring. Of cards that it will draw only the deck is told. `won`: how it ended, where it is over already.
[[nodiscard]] std::string campaign_in_chapter(const CampaignTable& table, std::span<const Setting> settings, const Progress& progress,
                                              std::span<const std::string> setup, std::optional<bool> won, int width);

/// What stands before a chapter: its name, the cards in force, advice on its set-up.
[[nodiscard]] std::string chapter_heading(const CampaignTable& table, const Progress& progress, std::span<const std::string> setup, int width);

/// What a result has changed, from one progress to the next.
[[nodiscard]] std::string chapter_outcome(const CampaignTable& table, const Progress& before, const Progress& after, int width);

}  // namespace rondo::tools
