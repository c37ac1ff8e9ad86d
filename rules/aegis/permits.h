#pragma once
// What a frame's flags mean, and what may be done in it: asked by the options, by resolution, and by players who plan ahead. Each
// answer is a pure function of the position and the frame, so a plan may ask about positions that have not come about.
#include "rules/aegis/stats.h"
#include "rules/core/action.h"

namespace rondo::aegis {

// Flags of frames.
namespace activation_flag {
inline constexpr std::uint16_t moved = 1;           ///< moved itself (HEAVY, Overload)
inline constexpr std::uint16_t accelerated = 2;     ///< by Accelerator: all it may still do is to combine, for free
inline constexpr std::uint16_t swift_first = 1U << 4U;  ///< bit of Action 0, used as SWIFT; two more for Actions 1 and 2
inline constexpr std::uint16_t stride = 1U << 8U;       ///< Aether Wind: a free movement and nothing else
inline constexpr std::uint16_t overridden = 1U << 9U;   ///< Override: it copies the Commander's card in `amount`
inline constexpr std::uint16_t waltzed = 1U << 10U;     ///< Aether Waltz: its moves are free by now
inline constexpr std::uint16_t dug_up = 1U << 11U;      ///< Excavate: its Actions have RECHARGE
}  // namespace activation_flag
namespace use_flag {
inline constexpr std::uint16_t free = 1;            ///< nobody pays for it, the dice are rolled (AEG-118)
inline constexpr std::uint16_t combine = 2;         ///< triggered by combining: succeeds without dice
inline constexpr std::uint16_t counter = 4;         ///< Retaliate or Return Fire: never answered by another
inline constexpr std::uint16_t adjacent = 8;        ///< the target stood next to the user when it was chosen
inline constexpr std::uint16_t rusted = 16;         ///< the user was Rusted when it began
inline constexpr std::uint16_t gambled_away = 32;   ///< GAMBIT failed
inline constexpr std::uint16_t by_boss = 64;
inline constexpr std::uint16_t blaze = 1U << 8U;    ///< attributes that outlive the user
inline constexpr std::uint16_t rust = 1U << 9U;
inline constexpr std::uint16_t quell = 1U << 10U;
inline constexpr std::uint16_t disarm = 1U << 11U;
inline constexpr std::uint16_t flicker = 1U << 12U;
inline constexpr std::uint16_t recharge = 1U << 13U;
inline constexpr std::uint16_t long_arm = 1U << 14U;  ///< Long Arm of the Law: its range is raised
}  // namespace use_flag
namespace minion_flag {
inline constexpr std::uint16_t in_range = 1;        ///< some Action had a target
inline constexpr std::uint16_t waiting = 2;         ///< an Action of it is being resolved
inline constexpr std::uint16_t swift = 4;           ///< and that Action is SWIFT
inline constexpr std::uint16_t swift_first = 1U << 4U;
inline constexpr std::uint16_t overridden = 1U << 9U;  ///< as in an activation
}  // namespace minion_flag
namespace shove_flag {
inline constexpr std::uint16_t by_boss = 1;
inline constexpr std::uint16_t force = 2;           ///< damage and collision together (AEG-488)
inline constexpr std::uint16_t ignores_def = 4;     ///< AIMED
inline constexpr std::uint16_t placed = 8;          ///< the boss is placed, not moved: distance alone counts
inline constexpr std::uint16_t self = 16;           ///< the user pushes itself: only it is hurt, and only by a robot (ruling 20)
inline constexpr std::uint16_t stays = 32;          ///< it does not Jetjump instead
inline constexpr std::uint16_t own = 64;            ///< it moves by its own means, as far as in an activation
inline constexpr std::uint16_t straight = 128;      ///< and only along one of the six directions
}  // namespace shove_flag
namespace landing_flag {
inline constexpr std::uint16_t emerging = 1;        ///< on a Start Zone; else on the hex of a component
}  // namespace landing_flag

namespace command_spent {  // `spent` of a use frame after its Action
inline constexpr std::uint8_t entered = 1;
inline constexpr std::uint8_t wind = 2;             ///< Aether Wind has blown
inline constexpr std::uint8_t army = 4;             ///< an enemy's False Army has called somebody
}  // namespace command_spent

inline constexpr int first_combine_action = effect_limit + max_components * component_limit;  ///< items of a combined frame: COMBINE Actions come last
inline constexpr int arc_buster_activations = 3;    ///< AEG-507
inline constexpr int max_dice = 30;                 ///< dice an X cost can roll: far above any pool met in play
inline constexpr std::uint8_t window_closed = 255;  ///< `spent` of a use frame whose window has been passed
inline constexpr std::uint8_t setup_icon = 255;     ///< a boss_turn frame that runs the boss's set-up lines

// What the options and the resolver both need to know.

/// Who plays the Action, whoever its user was and whether it still stands: its own side, or the player where a Drone is lent (AEG-545).
[[nodiscard]] inline Side hand_of(const Frame& use) { return use.flags & use_flag::by_boss ? Side::boss : Side::hero; }

/// What a single die shows: the lowest face among several, 6 for none.
[[nodiscard]] inline int shown(const Dice& dice) {
  int face = 1;
  while (face < 6 && dice.count(face) == 0) ++face;
  return face;
}
/// The face of a Burst Star's die: the highest, where a minion's Reroll left several.
[[nodiscard]] inline int star_face(const Dice& dice) {
  int face = 6;
  while (face > 1 && dice.count(face) == 0) --face;
  return face;
}

/// Whether one of the player's robots may have an ordinary activation: its first this round or, with Arc Buster, one of three; not one
/// that was formed this round (AEG-228, AEG-507).
[[nodiscard]] inline bool ready(const Table& table, const Position& p, PieceId piece) {
  const Piece& robot = p[piece];
  return !robot.fresh && (robot.activated == 0 ||
                          (robot.activated < arc_buster_activations && ability(table, p, piece, Ability::arc_buster) > 0));
}
/// Levels of the player's robots on the board and in reserve: a robot in reserve keeps its place among the five (AEG-328, ruling 54).
[[nodiscard]] int levels_held(const Table& table, const Position& p);
/// Whether the card may be on the board besides those of the player's robots that are not `leaving`: in Draft combining one Commander
/// robot at a time (AEG-472).
[[nodiscard]] bool may_field(const Table& table, const Position& p, CardId card, PieceSet leaving = 0);
/// Of a player without a robot on the board: some are in reserve, and none that could return and bring them in (AEG-514, ruling 54).
[[nodiscard]] bool stranded(const Table& table, const Position& p);

/// Whether the activated robot may use the Action now (Energy, DISARM, HEAVY, SWIFT, Overload, targets), perhaps with Long Arm of the Law.
[[nodiscard]] bool may_use(const Table& table, const Position& p, const Frame& activation, int action, bool long_arm = false);
/// Whether the robot may still move in this activation.
[[nodiscard]] bool may_move(const Frame& activation);
/// Whether its moves cost nothing: Aether Wind, or Aether Waltz once danced.
[[nodiscard]] inline bool moves_free(const Frame& activation) {
  return (activation.flags & (activation_flag::stride | activation_flag::waltzed)) != 0;
}
/// Whether it may take to Aether Waltz: a robot of the player's, whose moves still cost something (AEG-536).
[[nodiscard]] bool may_waltz(const Table& table, const Position& p, const Frame& activation);
/// How many hexes it may still move, the pool allowing.
[[nodiscard]] int hexes_left(const Table& table, const Position& p, const Frame& activation);
/// Whether Accelerator may take the place of the activation that has begun (AEG-503).
[[nodiscard]] bool may_accelerate(const Table& table, const Position& p, const Frame& activation);
/// Whether it may still combine: an activation holds an Action or a combine (AEG-093).
[[nodiscard]] bool may_combine(const Table& table, const Position& p, const Frame& activation);
/// What a way of combining costs in this activation: its price, but nothing after Accelerator (AEG-504).
[[nodiscard]] inline int combine_price(const Frame& activation, int price) { return activation.flags & activation_flag::accelerated ? 0 : price; }
/// Whether a robot in reserve may be put beside the activated one in place of its Action (AEG-512).
[[nodiscard]] bool may_drop(const Frame& activation);
/// Whether some of the player's robots may form `card` now, wherever they stand (AEG-214 to AEG-225, AEG-471).
[[nodiscard]] bool may_form(const Table& table, const Position& p, PieceSet robots, CardId card);
/// Whether the robots stand in one connected group (AEG-470).
[[nodiscard]] bool touching(const Table& table, const Position& p, PieceSet robots);
/// Where the robot that a landing frame forms may stand: on the hex of a component, or emerging on a free hex of a Start Zone, those
/// that its components leave included (AEG-520, rulings 55 and 56).
[[nodiscard]] HexSet landing_hexes(const Table& table, const Position& p, const Frame& landing);
/// Class letters of a card and everything beneath it (AEG-220, AEG-225).
[[nodiscard]] ClassSet all_classes(const Table& table, const Position& p, CardId top);
/// Whether the card or one beneath it is of that Make (AEG-218, AEG-220).
[[nodiscard]] bool has_make(const Table& table, const Position& p, CardId top, const std::string& make);
/// Whether some die change by the two die skills would change what the dice are worth; options are appended when given.
bool die_skills(const Table& table, const Position& p, const Frame& use, bool gamble, OptionList* options);
/// Whether the robot may answer the attacker with this Action (ruling 8).
[[nodiscard]] bool may_strike(const Table& table, const Position& p, const Frame& counter, int action, bool long_arm = false);
/// Starpoint a die leads to: the rolled one, else the next higher free one, wrapping (AEG-395 to AEG-398); `nowhere` if all are taken.
[[nodiscard]] HexId starpoint_for(const Table& table, const Position& p, int face);
/// Class letters in the minion discard, and the active minions that may serve as components of a card: of a lower Level and with a
/// letter in common (ruling 19).
[[nodiscard]] ClassSet discarded_classes(const Table& table, const Position& p);
[[nodiscard]] PieceSet components(const Table& table, const Position& p, const Card& card);
/// The letters of a revealed minion that no component and no discarded minion covers; none for a Basic, which needs no components.
[[nodiscard]] ClassSet uncovered(const Table& table, const Position& p, const Card& card);
/// The first free minion slot, or no_piece when five are active (AEG-400).
[[nodiscard]] PieceId minion_slot(const Position& p);

}  // namespace rondo::aegis
