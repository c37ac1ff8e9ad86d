#pragma once
// Which teams, minion decks and boards a game may be set up with. Each check returns every limit that is broken, one fault each
// with the team's or deck's name; an empty answer means that it is allowed. Set-up and `rondo check` ask here and nowhere else.
#include <string_view>
#include <vector>

#include "decks/aegis/cards.h"
#include "decks/fault.h"

namespace rondo::aegis {

/// The prebuilt team of this box to which a printed card number belongs, 101 to 200 (AEG-008, AEG-009); empty for any other number.
[[nodiscard]] std::string_view prebuilt_team(int number);

/// Team building limits (AEG-003, AEG-031 to AEG-040, AEG-062), a Machineless Commander included (AEG-204, AEG-205); those that concern the
/// whole are checked on team and sideboard together.
[[nodiscard]] std::vector<Fault> check_team(const Box& box, const Team& team);

/// Nine or ten different robots, no Drones (AEG-292, AEG-294).
[[nodiscard]] std::vector<Fault> check_minion_deck(const Box& box, const MinionDeck& deck);

/// Whether `deck` is what the boss's card suggests: a deck it lists, or one with exactly its ten Classes (AEG-293). A suggestion
/// only: a solo game may be played with any legal deck.
[[nodiscard]] std::vector<Fault> check_suggestion(const Box& box, const BossCard& boss, const MinionDeck& deck);

/// What a solo game asks of its board: Starpoints 1 to 6 and two Start Zones of five hexes or more (AEG-285, AEG-296).
[[nodiscard]] std::vector<Fault> check_solo_board(const Board& board);

/// Whether the places where so many cards may return are few enough to be offered: a bound of this engine, far above any printed board.
[[nodiscard]] std::vector<Fault> check_start_zones(const Board& board, std::size_t cards);

/// All of the above but the suggestion, and that team and minion deck share no card (AEG-294).
[[nodiscard]] std::vector<Fault> check_solo(const Box& box, const Team& team, const MinionDeck& deck, const Board& board);

}  // namespace rondo::aegis
