#pragma once
// The words of Aerodome that several texts share: names of fighters and cards, action bars, keywords and effect lines, places in inches.
// Places are rounded from the exact numbers, to a hundredth of an inch.
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/aerodome/cards.h"
#include "rules/aerodome/effects.h"
#include "rules/aerodome/verbs.h"
#include "rules/core/text.h"

namespace rondo::aerodome {

inline constexpr std::string_view edge_names[4] = {"west", "east", "south", "north"};
inline constexpr std::string_view buff_names[3] = {"none", "Elusive", "Nitro"};
inline constexpr std::string_view maneuver_words[maneuver_count] = {"straight", "turn", "rotate", "roll", "immelmann"};
inline constexpr std::string_view flank_words[3] = {"", "left", "right"};

/// Inches with two decimals: `7.25`.
[[nodiscard]] std::string rounded(Surd length);
/// A place in inches: `(4.10, 7.25)`.
[[nodiscard]] std::string place_text(const Point& at);
/// A heading in degrees, anticlockwise from east: `60`.
[[nodiscard]] std::string degrees(int heading);

/// What options call a fighter: `red`.
[[nodiscard]] inline const std::string& tag(const Table& table, FighterId fighter) { return table.pilot(fighter).tag; }
/// Its sign in pictures: the letter of its seat's colour, with its number in the team where a seat flies several.
[[nodiscard]] std::string sign(const Table& table, FighterId fighter);
/// Its pilot: `Capt. Theodosia Costello "Dragonslayer"`.
[[nodiscard]] std::string pilot_text(const Table& table, const Position& p, FighterId fighter);
/// The tags of a set of fighters, in the order of the table.
[[nodiscard]] std::vector<std::string> tags(const Table& table, FighterSet set);
/// The fighter that a word means: its tag, a unique beginning of one, its sign, or its pilot's word.
[[nodiscard]] Result<FighterId> fighter_named(const Table& table, std::string_view word);

/// `turn left 3`, as options spell a maneuver.
[[nodiscard]] std::string maneuver_text(Maneuver maneuver, Flank flank, int speed);
/// One line of an action bar as data writes it: `Turn 3 reactive recover`, `Shot 4 locked`.
[[nodiscard]] std::string line_text(const ActionLine& line);
/// The lines of an action bar: `Straight 1 locked / Roll 3 reactive / Shot 4`.
[[nodiscard]] std::string bar_text(const std::vector<ActionLine>& lines);
/// `LUCKY 2`, `PIERCE`, `PSYCH 5-7`, each on its own.
[[nodiscard]] std::vector<std::string> keyword_words(const Keywords& keywords);
/// An amount: `2`, or what it is measured by.
[[nodiscard]] std::string amount_text(const Amount& amount);
/// What an effect line does, without its name and moment: `gains Elusive`.
[[nodiscard]] std::string effect_text(const Effect& effect);
/// When it does: `after an own maneuver (Immelmann), once a round`.
[[nodiscard]] std::string moment_text(const Effect& effect);
/// `4 Lucky Split`: a battle card as players call it.
[[nodiscard]] std::string card_text(const Table& table, FighterId fighter, int card);
/// The same with what it does: `4 Lucky Split (Straight 1 locked / Roll 3 reactive / Shot 4; LUCKY 2)`.
[[nodiscard]] std::string card_in_full(const BattleCard& card);
/// An Auxiliary card with its id: `AUX1007 Name`.
[[nodiscard]] std::string aux_text(const AuxCard& card);
/// The slots of an Auxiliary deck whose cards are in that place.
[[nodiscard]] std::vector<int> aux_at(const Table& table, const Position& p, FighterId fighter, AuxPlace place);

/// How options call an item of an effects frame: its name, and where another of its items bears the same one, the card it stands on.
[[nodiscard]] std::string item_spelling(const Table& table, const Position& p, const Frame& effects, int item);
/// What an item does: `gain Elusive`, or of the rules' own: `roll for Burn`.
[[nodiscard]] std::string item_text(const Table& table, const Position& p, const Frame& effects, int item);

/// The faces of some dice, the highest first: `5 5 2 1`.
[[nodiscard]] std::string faces(const Dice& dice);
/// `red` for a seat, or whoever it is.
[[nodiscard]] std::string seat_text(Seat seat);

}  // namespace rondo::aerodome
