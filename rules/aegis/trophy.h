#pragma once
// What earns a trophy (AEG-297). Trophies count on a victory only; whoever asks here has one.
#include "decks/aegis/cards.h"
#include "rules/aegis/position.h"

namespace rondo::aegis {

[[nodiscard]] bool earned(const Position& p, const Trophy& trophy);

}  // namespace rondo::aegis
