#pragma once
// The words of AEGIS that several texts share: names of pieces, Actions, icons, directions.
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/aegis/cards.h"
#include "rules/aegis/aim.h"
#include "rules/core/text.h"

namespace rondo::aegis {

inline constexpr std::string_view direction_names[6] = {"E", "NE", "NW", "W", "SW", "SE"};
inline constexpr std::string_view line_names[line_count] = {"E-W", "NE-SW", "NW-SE", "ENE-WSW", "N-S", "WNW-ESE"};
inline constexpr std::string_view effect_words[15] = {"damage", "drain", "repair", "boost", "push", "pull", "move", "DMG", "DEF", "ACC", "EVA",
                                                     "hexes of self-push", "damage to all on one axis", "Star Die", "Reveal True Form"};
inline constexpr std::string_view icon_names[icon_count] = {"A", "E", "G", "I", "S", "Phi", "Omega"};

/// The name a piece goes by: its card's id; Drones carry a number, the player's 1–4 and the enemy's 5–8.
[[nodiscard]] std::string piece_name(const Table& table, const Position& p, PieceId piece);
/// The same for a card that stood in `piece` (events tell of robots that are gone).
[[nodiscard]] std::string piece_name(const Table& table, CardId card, PieceId piece);
/// The same in sentences, where the boss goes by its printed name.
[[nodiscard]] std::string called(const Table& table, const Position& p, PieceId piece);
/// The names of some pieces, in alphabetical order.
[[nodiscard]] std::vector<std::string> piece_names(const Table& table, const Position& p, PieceSet set);
/// The piece of that name on the board (any case, or a unique beginning of one), or the fault.
[[nodiscard]] Result<PieceId> piece_named(const Table& table, const Position& p, std::string_view name);
/// The hex of that label in any case, or the fault.
[[nodiscard]] Result<HexId> hex_named(const Table& table, std::string_view label);
/// How a piece moves now: `3`, `4f` with Flight, `4j2` with Jet 2.
[[nodiscard]] std::string movement_text(const Table& table, const Position& p, PieceId piece);
/// The same in a sentence: `movement 4 with Jet 2`.
[[nodiscard]] std::string movement_words(const Table& table, const Position& p, PieceId piece);
/// Buffs, debuffs, statuses and counters on a piece, as short words: `DMG+1`, `BLAZE 2`, `drained 1`.
[[nodiscard]] std::vector<std::string> mark_words(const Table& table, const Position& p, PieceId piece);
/// Class letters in printed order, or "Drone" / "boss" for none.
[[nodiscard]] std::string class_text(const Card& card);
/// `2 dice, 3+ multi-hit, 1 damage, range 4; GAMBIT, ANTI-AIR`: one Action line in words.
[[nodiscard]] std::string action_text(const ActionLine& line);
/// `2 dice, 3+` as an Action is rolled.
[[nodiscard]] std::string roll_text(const ActionLine& line);
/// What a Commander ability does, in short: `3 Energy after an Action: a free move`.
[[nodiscard]] std::string command_text(Ability ability);
/// What an effect line does, without its name and moment: `1 damage to your robots within 3 hexes` on a boss's card, `1 damage to all enemies
/// within 3 hexes` on a robot's.
[[nodiscard]] std::string effect_text(const EffectLine& line, bool boss);
/// `when formed`, `after each Recharge`.
[[nodiscard]] std::string moment_text(When when);
/// What a trophy asks for: `at most 2 robots lost`.
[[nodiscard]] std::string trophy_text(const Trophy& trophy);
/// The faces of some dice in ascending order: `1 3 3 6`.
[[nodiscard]] std::string faces(const Dice& dice);
/// Three letters for a piece in a picture, unique among all cards of a game and the same throughout it: capitals for the player's.
[[nodiscard]] std::string piece_tag(const Table& table, const Position& p, PieceId piece);

}  // namespace rondo::aegis
