#pragma once
// The verbs of Aerodome actions and what their operands mean. `show` gives each its one spelling.
#include <cstdint>

#include "rules/core/action.h"

namespace rondo::aerodome {

enum class Verb : std::uint16_t {
  // chance
  die,        ///< a: face
  draw,       ///< a: slot in the Auxiliary deck list, the first that holds this card
  pick,       ///< a: battle card 0–8; the tie-break of a game out of time
  unveil,     ///< a: fighter, b: battle card 0–8; only where a view does not know a face-down card
  // before a round
  first,
  second,
  face,       ///< a: heading
  spot,       ///< a: edge (west, east, south, north), b: steps along it
  // the Initiative phase
  choose,     ///< a: battle card 0–8
  slot,       ///< a: fighter, b: battle card 0–8; the next of a squadron's order
  clear_frozen,
  keep_frozen,
  take,       ///< Initiative, after a Sync
  leave,
  // one's turn
  fly,        ///< a: maneuver, b: side, c: speed
  nitro,      ///< the same, in place of a Shot
  shoot,      ///< a: target, b: dice
  fire,       ///< a: target, b: dice; with the Armament
  attempt,    ///< a locked attack with nobody in range
  play,       ///< a: Auxiliary slot
  skip,       ///< the next action
  end_turn,
  done,       ///< no further target for dice that are left
  // windows
  reroll,     ///< a: face
  elusive,
  trigger,    ///< a: item of the effects frame
  pass,
  // goods and ills
  recover_burn,
  recover_frozen,
  recover_card,  ///< a: battle card 0–8
  accept,     ///< the card that may be drawn
  decline,
  keep,       ///< a: Auxiliary slot of the Armament that stays
  hold        ///< a: Buff that stays
};

[[nodiscard]] constexpr Verb verb_of(Action action) { return static_cast<Verb>(action.verb); }
[[nodiscard]] constexpr Action action(Verb verb, int a = 0, int b = 0, int c = 0) {
  return {static_cast<std::uint16_t>(verb), static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b), static_cast<std::uint16_t>(c)};
}

enum class Flank : std::uint8_t { none, left, right };  ///< of a maneuver; none for Straight and Immelmann
[[nodiscard]] constexpr int steps_of(Flank flank) { return flank == Flank::left ? 1 : flank == Flank::right ? -1 : 0; }

}  // namespace rondo::aerodome
