#pragma once
// The verbs of AEGIS actions and what their operands mean. `show` gives each its one spelling.
#include <cstdint>

#include "rules/core/action.h"

namespace rondo::aegis {

enum class Verb : std::uint16_t {
  // chance
  reveal,    ///< a: Icon of the Solo Rondo card
  draw,      ///< a: place in the minion deck list
  die,       ///< a: face
  // the player, between activations
  place,     ///< a: card, b: hex; also a Drone
  comeback,  ///< a: card, b: hex
  ready,
  activate,  ///< a: piece
  recall,    ///< a: piece
  again,     ///< a: piece; Valor Skill
  pass,
  end_round,
  energy,    ///< Valor Skill
  repair,    ///< Valor Skill
  // within an activation
  move,      ///< a: hex
  use,       ///< a: index of the Action line
  combine,   ///< a: partner's piece, b: card, c: hex
  done,
  // within an Action
  pay,       ///< a: Energy for an X cost
  target,    ///< a: piece
  aim,       ///< a: line 0–5 through the user
  reroll,    ///< a: face
  jam,       ///< a: face
  six,       ///< a: face; Valor Skill
  one,       ///< a: face; Valor Skill
  gamble,    ///< a: dice
  take,      ///< a: piece to relocate next
  shove,     ///< a: direction 0–5, b: hexes
  shift,     ///< a: hex
  mend,      ///< a: piece, b: damage, c: drain
  trigger,   ///< a: combine item; in an effect frame the line
  salvo,     ///< a: piece, b: index of the Action line or a borrowed one
  strike,    ///< a: index of the Action line
  // the boss
  send,      ///< a: piece
  advance,   ///< a: hex
  consume,   ///< a: minions consumed (bit per minion slot), b: piece replaced
  // Commander abilities
  override,  ///< a: piece
  waltz,     ///< a: hex
  jetjump,   ///< a: hex, b: 0 for a point of damage, 1 for one of drain
  long_arm,  ///< a: index of the Action line
  excavate,
  wind,
  // the player again
  reserve,     ///< a: card that starts off the board
  accelerate,  ///< a: hex
  merge,       ///< a: the partners' pieces, b: card; three or more robots in Draft combining
  emerge,      ///< a: the partners' pieces, b: card
  land,        ///< a: hex
  drop         ///< a: card, b: hex
};

[[nodiscard]] constexpr Action act(Verb verb, int a = 0, int b = 0, int c = 0) {
  return {static_cast<std::uint16_t>(verb), static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b), static_cast<std::uint16_t>(c)};
}
[[nodiscard]] constexpr Verb verb_of(Action action) { return static_cast<Verb>(action.verb); }

/// The dealer's streams: separate, so that one more reroll never changes which card comes next.
enum class Stream : std::uint8_t { rondo, minions, hero_dice, boss_dice, summon_die };
inline constexpr int stream_count = 5;

}  // namespace rondo::aegis
