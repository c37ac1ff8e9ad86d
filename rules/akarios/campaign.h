#pragma once
// The box's campaigns as tables for whoever plays campaigns: scenarios become chapters, acts become set-up words, and Johtee, the drones and the
// expansion's Trauma cards wait for what unlocks them. Computes nothing that the data does not say.
#include <vector>

#include "decks/akarios/cards.h"
#include "decks/fault.h"
#include "rules/core/campaign.h"

namespace rondo::akarios {

/// Every campaign of the box, or what it lacks to play them: campaigns, or pilots (AKA-014, AKA-018).
[[nodiscard]] Result<std::vector<CampaignTable>> campaigns(const Box& box);

}  // namespace rondo::akarios
