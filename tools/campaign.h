#pragma once
// `rondo campaign`: plays the campaigns that games expose, a chapter at a time in the ordinary conversation, and keeps what is carried from one
// to the next. Whatever is refused leaves the campaign and the chapter that is being played as they were.
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "tools/catalogue.h"
#include "tools/sitting.h"
#include "tools/terminal.h"

namespace rondo::tools {

/// What was said on the command line.
struct CampaignRequest {
  const Entry* entry = nullptr;      ///< of a game that has campaigns
  std::string campaign;              ///< its word; empty: the first to begin, the latest to go on with
  Opening opening;                   ///< the words of its set-up are choices from now on, its seed is a new campaign's
  std::vector<std::string> options;  ///< what a new one begins with unlocked
  std::optional<int> number;         ///< of a kept one, instead of the latest
  std::string data;                  ///< folder laid over the shipped files
  bool fresh = false;                ///< a new one
  bool status = false;               ///< only tells how it stands
  bool list = false;                 ///< only tells which there are
  bool aside = false;                ///< turns to the aside as soon as it is allowed
};

/// Nobody loses more chapters in a row without being asked whether to go on.
inline constexpr int most_defeats = 20;

/// At stdin and stdout.
[[nodiscard]] int campaign(Catalogue games, const CampaignRequest& request);

/// At any terminal, with campaigns kept in `shelf_folder`. `complaints` gets what is no part of the conversation.
[[nodiscard]] int campaign(Catalogue games, const CampaignRequest& request, Terminal& terminal, const std::string& shelf_folder,
                           std::ostream& complaints);

}  // namespace rondo::tools
