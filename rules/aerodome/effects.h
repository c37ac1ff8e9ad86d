#pragma once
// What is to be done at one moment for one fighter: effect lines of its fighter card, its active card, an Auxiliary card or the Stadium, and
// at the end of a turn what the rules themselves demand. Each is an item, one bit of Frame::items. Also what keywords come to.
#include <optional>
#include <string>

#include "rules/aerodome/cards.h"
#include "rules/core/ensure.h"

namespace rondo::aerodome {

inline constexpr int lines_of_card = 4;    ///< effect lines that one card may have
inline constexpr int first_card_item = 4;  ///< items 0–3 are the fighter's lines, 4–7 its active card's
inline constexpr int first_other_item = 8; ///< 8–11: the Auxiliary card's of the frame, else the Stadium's
enum class Duty : std::uint8_t { burn = 12, area, dazed, recover };
inline constexpr int item_count = 16;

/// The effect line of an item that is one.
[[nodiscard]] const Effect& line_of(const Table& table, const Position& p, const Frame& effects, int item);
/// How options and lines call an item.
[[nodiscard]] std::string item_name(const Table& table, const Position& p, const Frame& effects, int item);

/// The lines of a fighter as it shows now.
[[nodiscard]] const std::vector<Effect>& fighter_lines(const Table& table, const Position& p, FighterId fighter);
/// The battle card that lies face up before it, or null.
[[nodiscard]] const BattleCard* face_up(const Table& table, const Position& p, FighterId fighter);
/// Whether a line can be used now: its cost is there, and it has not been used up.
[[nodiscard]] bool usable(const Table& table, const Position& p, FighterId fighter, const Effect& effect, int item);
/// The items of `fighter` at that moment, `maneuver` the one that brought it about.
[[nodiscard]] std::uint16_t items_of(const Table& table, const Position& p, FighterId fighter, When when, Maneuver maneuver = Maneuver::straight);

/// What an amount is for `fighter` now.
[[nodiscard]] int measured(const Table& table, const Position& p, FighterId fighter, const Amount& amount);
/// Whom "opponent" means to `fighter`, or nobody.
[[nodiscard]] FighterId opponent_of(const Table& table, const Position& p, FighterId fighter);

/// The Auxiliary slot whose card stands in for the battle card of `fighter` at this moment, or Frame::no_aux.
[[nodiscard]] std::uint8_t standing_in(const Position& p, FighterId fighter);
/// The keyword of `fighter` added up (ARD-197): its battle card's, or of an Auxiliary card that stands in (ARD-038) with the Auxiliary bar, its Mods' and
/// lines'. With `slot` the card in that slot stands in.
[[nodiscard]] int keyword(const Table& table, const Position& p, FighterId fighter, Keyword keyword, std::uint8_t slot);
[[nodiscard]] inline int keyword(const Table& table, const Position& p, FighterId fighter, Keyword which) {
  return keyword(table, p, fighter, which, standing_in(p, fighter));
}
/// Dice of an attack line and the lowest die that succeeds.
[[nodiscard]] int dice_of(const Table& table, const Position& p, FighterId fighter, const ActionLine& line, std::uint8_t slot);
[[nodiscard]] int success_of(const Table& table, const Position& p, FighterId fighter, const ActionLine& line, std::uint8_t slot);

/// The turn in progress, or null.
[[nodiscard]] const Frame* turn_of(const Position& p);
/// The line of the action bar that is next in a turn, or null after the last.
[[nodiscard]] const ActionLine* next_line(const Table& table, const Position& p, const Frame& turn);
/// The line that the action just chosen is performed by: the Armament's where it is fired; null for a maneuver of Nitro, which has no symbols.
[[nodiscard]] const ActionLine* performed(const Table& table, const Position& p, const Frame& turn);
/// The slot of the Armament attached to `fighter`, or no_aux.
[[nodiscard]] std::uint8_t armament_of(const Table& table, const Position& p, FighterId fighter);
/// The attack of an Armament.
[[nodiscard]] const ActionLine& armament_line(const AuxCard& card);

/// Whether a battle card is in its fighter's hand: neither active nor Dazed.
[[nodiscard]] bool in_hand(const Position& p, FighterId fighter, int card);
/// Whether the fighter has left the game for good: all nine cards Dazed (ARD-202, ARD-256).
[[nodiscard]] bool dazed_out(const Plane& plane);

/// What a maneuver may be sped up by: the keyword's part and a line's, 0 where used up.
struct Boosts {
  int keyword = 0;
  int line = 0;
  int item = -1;  ///< of the line
};
[[nodiscard]] Boosts boosts(const Table& table, const Position& p, const Frame& turn);
/// Which of them a speed takes; only a speed that is offered has an answer.
struct BoostUse {
  bool keyword = false;
  bool line = false;
};
/// Whether a line may be flown at `speed`, and with what.
[[nodiscard]] std::optional<BoostUse> speed_use(const ActionLine& line, const Boosts& boosts, int speed);

namespace turn_flag {
inline constexpr std::uint8_t success = 1;        ///< of the action just done
inline constexpr std::uint8_t first_maneuver = 2; ///< the card's first successful maneuver is done
inline constexpr std::uint8_t boosted = 4;        ///< BOOST has been used
inline constexpr std::uint8_t aux_maneuver = 8;   ///< the same two for the Auxiliary card in use
inline constexpr std::uint8_t aux_boosted = 16;
inline constexpr std::uint8_t plain = 32;         ///< the action stands in for the printed one, whose symbols do not count
inline constexpr std::uint8_t armed = 64;         ///< with the Armament
inline constexpr std::uint8_t maneuver = 128;     ///< the action was a maneuver
}  // namespace turn_flag

}  // namespace rondo::aerodome
