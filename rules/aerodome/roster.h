#pragma once
// Which hands, squadrons and Stadiums a game may be set up with. Each check returns every limit that is broken, one fault each with the
// name of what breaks it; an empty answer means that it is allowed. Set-up and `rondo check` ask here and nowhere else.
#include <string_view>
#include <vector>

#include "decks/aerodome/cards.h"
#include "decks/fault.h"

namespace rondo::aerodome {

inline constexpr int chosen_aux = 3;            ///< ARD-106
inline constexpr int squadron_size = 4;         ///< ARD-260
inline constexpr int squadron_aux = 10;         ///< ARD-264
inline constexpr std::size_t stadium_aux = 6;   ///< a bound of this engine: with a squadron's ten they fill a deck
inline constexpr int archetype_count = 4;       ///< of fighters

/// The card, or nothing.
[[nodiscard]] const Fighter* find_fighter(const Box& box, std::string_view word);
[[nodiscard]] const BattleCard* find_card(const Box& box, std::string_view id);
[[nodiscard]] const AuxCard* find_aux(const Box& box, std::string_view id);
[[nodiscard]] const Hand* find_hand(const Box& box, std::string_view word);
[[nodiscard]] const Stadium* find_stadium(const Box& box, std::string_view word);

/// Whether the card's restrictions, archetype and what it is only for, admit the fighter (ARD-028, ARD-105, ARD-203).
[[nodiscard]] bool may_use(const Fighter& fighter, Archetype archetype, const Restriction& only_for);

/// Nine cards of Initiative 1 to 9 in this order, no two of one name, all usable by the fighter and within its Maneuver bar, and three
/// Auxiliaries (ARD-025 to ARD-031, ARD-042, ARD-103 to ARD-107, ARD-203, ARD-303).
[[nodiscard]] std::vector<Fault> check_hand(const Box& box, const Hand& hand);

/// Four legal hands of one fighter of each archetype, and ten Auxiliaries that one of them each may use (ARD-260, ARD-262, ARD-264).
[[nodiscard]] std::vector<Fault> check_squadron(const Box& box, const Squadron& squadron);

/// That the Stadium's Auxiliary deck is the cards that bear its name (ARD-061).
[[nodiscard]] std::vector<Fault> check_stadium(const Box& box, const Stadium& stadium);

/// The Auxiliary deck that a player with this hand has in this Stadium (ARD-108, ARD-109): ids, the Stadium's last.
[[nodiscard]] std::vector<std::string> aux_deck(const Hand& hand, const Stadium& stadium);

/// How the printed fighters, Battle and Auxiliary cards of the box differ in number from what its manifest says (ARD-003 to ARD-005). Not a
/// fault of a game: a box whose cards are partly unknown plays with house cards.
[[nodiscard]] std::vector<Fault> check_manifest(const Box& box);

}  // namespace rondo::aerodome
