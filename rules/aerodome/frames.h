#pragma once
// What is in progress, as small structs on a stack inside the position: a position can be copied, saved and searched in the middle of an
// attack or a draw. Each frame either goes on by itself or says whose answer it waits for.
#include <array>
#include <cstdint>

#include <cereal/cereal.hpp>

namespace rondo::aerodome {

inline constexpr int max_fighters = 8;
using FighterId = std::uint8_t;  ///< place at the table, 0 to 7
inline constexpr FighterId nobody = 255;
using FighterSet = std::uint8_t;  ///< one bit per fighter
[[nodiscard]] constexpr FighterSet only(FighterId fighter) { return static_cast<FighterSet>(1U << fighter); }
[[nodiscard]] constexpr bool has(FighterSet set, FighterId fighter) { return fighter < max_fighters && ((set >> fighter) & 1U) != 0; }

enum class FrameKind : std::uint8_t {
  none,
  opening,   ///< who is first, and the starting places
  round,     ///< the outermost loop
  entry,     ///< a marker is put on the table: a heading, then a spot
  compare,   ///< modifications and Sync of one group of fighters that were revealed together
  turn,      ///< one fighter's card from top to bottom
  flight,    ///< what follows a maneuver that has been flown
  attack,    ///< one attack on one defender
  effects,   ///< effect lines and rules of one moment, in the order chosen
  draw,      ///< an Auxiliary card
  recover,   ///< Debuff points are taken off
  buff,      ///< which of two Buffs to keep
  tiebreak   ///< the random cards of a game out of time
};

enum class OpeningStep : std::uint8_t { roll /*chance*/, order, place };
enum class RoundStep : std::uint8_t { start, enter, selection, choose /*all*/, chosen, reveal /*chance, in views only*/, revealed, compare, turns, next_cycle,
  end, check, back };
enum class EntryStep : std::uint8_t { heading, spot };
enum class CompareStep : std::uint8_t { start, psych, modify, frozen, ties, roll /*chance*/, sync, order };
enum class TurnStep : std::uint8_t { start, act, aftermath, dazed, recover, helpful, aux, reaction, end, over };
enum class FlightStep : std::uint8_t { hurt, tokens, lines, keywords, over };
enum class AttackStep : std::uint8_t { roll /*chance*/, lucky, lucky_die /*chance*/, lines, elusive, elusive_dice /*chance*/, harm, marks, hit, over };
enum class DrawStep : std::uint8_t { ask, shuffle, card /*chance*/, settle, over };

/// One thing in progress. Which fields a kind uses stands beside its resolver; unused ones stay at their defaults.
struct Frame {
  FrameKind kind = FrameKind::none;
  std::uint8_t step = 0;
  FighterId fighter = nobody;  ///< who acts
  FighterId other = nobody;    ///< on whom
  std::uint8_t line = 0;       ///< place in an action bar
  std::uint8_t aux = no_aux;   ///< Auxiliary slot in use
  std::uint8_t amount = 0;
  std::uint8_t count = 0;
  std::uint8_t moment = 0;     ///< When of an effects frame
  std::uint8_t flags = 0;
  std::uint16_t items = 0;     ///< what is still to be done, one bit each
  static constexpr std::uint8_t no_aux = 255;
  bool operator==(const Frame&) const = default;
  template <class Archive>
  void serialize(Archive& archive) {
    archive(CEREAL_NVP(kind), CEREAL_NVP(step), CEREAL_NVP(fighter), CEREAL_NVP(other), CEREAL_NVP(line), CEREAL_NVP(aux), CEREAL_NVP(amount), CEREAL_NVP(count),
            CEREAL_NVP(moment), CEREAL_NVP(flags), CEREAL_NVP(items));
  }
};

}  // namespace rondo::aerodome
