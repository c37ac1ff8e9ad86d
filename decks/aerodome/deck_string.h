#pragma once
// The community's one-line form of a hand: `AEF001\ RH1002\ … AUX1009\`, that is the fighter's id, nine Battle cards in Initiative order and the
// chosen Auxiliaries. Reading checks ids, counts and the order; what hands are legal is the business of `rules/aerodome/roster.h`.
#include <string>
#include <string_view>

#include "decks/aerodome/cards.h"
#include "decks/fault.h"

namespace rondo::aerodome {

/// The hand that `text` names, with the fighter's word as its own, or the first thing wrong with it. Blanks around ids and a last separator
/// do not matter; there are three Auxiliaries or none.
[[nodiscard]] Result<Hand> read_deck_string(const Box& box, std::string_view text);

/// The hand as a file that the loader reads, of our own making.
[[nodiscard]] std::string hand_file(const Hand& hand);

/// `hand` in that form, with a separator behind each id but the last; empty if its fighter is not in the box.
[[nodiscard]] std::string deck_string(const Box& box, const Hand& hand);

}  // namespace rondo::aerodome
