#pragma once
// What is in progress, as small structs on a stack inside the position: a position can be copied, saved and searched in the
// middle of a roll or a reaction. Each frame either goes on by itself or says whose answer it waits for.
#include <array>
#include <cstdint>

#include <cereal/cereal.hpp>

namespace rondo::aegis {

using PieceId = std::uint8_t;
inline constexpr PieceId no_piece = 255;
inline constexpr std::uint8_t no_axis = 255;
using PieceSet = std::uint32_t;  ///< one bit per piece slot
[[nodiscard]] constexpr PieceSet only(PieceId piece) { return piece == no_piece ? 0U : PieceSet{1} << piece; }
[[nodiscard]] constexpr bool has(PieceSet set, PieceId piece) { return piece != no_piece && ((set >> piece) & 1U) != 0; }

/// Dice as face counts: `open` may still be rerolled by the effect in progress, `settled` may not (each die once per effect).
struct Dice {
  std::array<std::uint8_t, 6> open{};
  std::array<std::uint8_t, 6> settled{};
  [[nodiscard]] int count(int face) const { return open[static_cast<std::size_t>(face - 1)] + settled[static_cast<std::size_t>(face - 1)]; }
  [[nodiscard]] int size() const {
    int all = 0;
    for (int face = 1; face <= 6; ++face) all += count(face);
    return all;
  }
  bool operator==(const Dice&) const = default;
  template <class Archive>
  void serialize(Archive& archive) { archive(CEREAL_NVP(open), CEREAL_NVP(settled)); }
};

enum class FrameKind : std::uint8_t {
  none,
  placement,   ///< the player puts robots on Start Zones before round 1
  round,       ///< the outermost loop: round start, the player's turn, the boss turn
  activation,  ///< one of the player's robots moves, uses an Action or combines
  boss_turn,   ///< one Solo Rondo card
  minion,      ///< one minion's activation
  use,         ///< an Action from payment to its last reaction
  relocate,    ///< pushes, pulls and moves, one robot at a time
  mend,        ///< repair split between damage and drain
  valor_mend,  ///< the Valor Skill's three points
  combined,    ///< combine abilities and COMBINE Actions of a robot just formed
  effect,      ///< an effect line, or all lines of one moment on one card
  salvo,       ///< Actions used for free, one after the other
  summon,      ///< minions entering
  counter,     ///< Retaliate and Return Fire
  landing      ///< a robot formed of three or more, or emerging, takes its hex
};

/// Steps of each kind, in the order they happen. A frame waits only in a step marked with the seat that answers.
enum class RoundStep : std::uint8_t { start, reveal /*chance*/, valor_check, comeback /*hero*/, recharge, lines, turn /*hero*/, another /*hero*/, boss };
enum class UseStep : std::uint8_t { pay /*hero*/, target, dice /*chance*/, reroll /*hero*/, reroll_die /*chance*/, jam /*hero*/, jam_die /*chance*/,
  skill /*hero*/, star, gamble /*hero*/, gamble_dice /*chance*/, gamble_skill /*hero*/, effect, statuses, aftermath, counters, finish,
  dig /*hero*/, dig_die /*chance*/, dig_skill /*hero*/, command /*hero*/ };  // Excavate comes before `pay`, the last before `finish`
enum class BossStep : std::uint8_t { begin, entries, minions, summon, finish };
enum class MinionStep : std::uint8_t { act, advance, override /*hero*/, long_arm /*hero*/, jetjump /*hero*/ };
enum class EffectStep : std::uint8_t { begin, consent /*hero*/, choose, apply, drones /*hero*/, finish };
enum class SummonStep : std::uint8_t { reveal /*chance*/, components, die /*chance*/, skill /*hero*/, place };

/// One thing in progress. Which fields a kind uses stands beside its resolver; unused ones stay at their defaults.
struct Frame {
  FrameKind kind = FrameKind::none;
  std::uint8_t step = 0;
  PieceId piece = no_piece;      ///< who acts: the user, the activated robot, the new robot
  PieceId target = no_piece;
  std::uint8_t action = 0;       ///< index of an Action line or boss entry; for a boss turn the Rondo icon
  std::uint8_t amount = 0;       ///< points, successes, hexes: by kind
  std::uint8_t count = 0;        ///< dice to roll, entries done: by kind
  std::uint8_t spent = 0;        ///< rerolls made, hexes moved: by kind
  std::uint8_t hits = 0;         ///< successes scored
  std::uint8_t hex = 255;        ///< where the user stood: the origin of pushes and pulls
  std::uint8_t axis = no_axis;   ///< the line a Lanzer is aimed along
  std::uint8_t card = 255;       ///< the card whose effect line it is, or a Drone that enters
  std::uint16_t flags = 0;       ///< by kind
  PieceSet pieces = 0;           ///< pieces still concerned
  Dice dice;
  Dice gamble;                   ///< GAMBIT's extra dice
  bool operator==(const Frame&) const = default;
  template <class Archive>
  void serialize(Archive& archive) {
    archive(CEREAL_NVP(kind), CEREAL_NVP(step), CEREAL_NVP(piece), CEREAL_NVP(target), CEREAL_NVP(action), CEREAL_NVP(amount), CEREAL_NVP(count),
            CEREAL_NVP(spent), CEREAL_NVP(hits), CEREAL_NVP(hex), CEREAL_NVP(axis), CEREAL_NVP(card), CEREAL_NVP(flags), CEREAL_NVP(pieces), CEREAL_NVP(dice), CEREAL_NVP(gamble));
  }
};

}  // namespace rondo::aegis
