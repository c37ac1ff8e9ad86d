#pragma once
// The verbs of Akarios actions and what their operands mean. `show` gives each its one spelling.
#include <cstdint>

#include "rules/core/action.h"

namespace rondo::akarios {

enum class Verb : std::uint16_t {
  // chance
  die,         ///< a: Face
  deal,        ///< a: scenario card in Table::scenario_cards
  combat,      ///< a: enemy type, b: place in its deck
  modifier,    ///< a: Modifier; on an attack, or seen by Foresight
  // Equip upgrades
  drone,       ///< a: drone in Table::drones
  no_drone,
  equip,       ///< a: upgrade in Table::upgrades
  usual,       ///< the pilot's usual upgrades, as far as slots and cards allow
  equipped,    ///< no more upgrades
  // the pilot action phase
  use,         ///< a: pilot, b: ability
  reroll,      ///< a: pilot
  mark,        ///< a: pilot, b: ship
  end_phase,
  // within an ability or a combat card
  pay,         ///< a: Face
  fly,         ///< a: pattern of the step
  stay,        ///< no move
  turn_left,
  turn_right,
  hold,        ///< no turn
  strike,      ///< a: ship; a target of an attack, a shove or Remote
  aid,         ///< a: friendly ship
  mend,        ///< a: friendly ship, b: place in Cockpit::upgrades
  lay,         ///< a: hex; a token
  order,       ///< a: Modifier; the next card to be drawn, then the one after it …
  remove,      ///< a: Modifier
  spend,       ///< a: Kinetic damage tokens
  done,        ///< no more of this step
  // windows
  react,       ///< a: pilot, b: ability
  absorb,      ///< a: pilot, whose ship ability card swallows damage to the Sparrow
  cover,       ///< a: a second enemy for Kinetic Field
  pass,
  // the automaton
  focus        ///< a: ship
};

[[nodiscard]] constexpr Verb verb_of(Action action) { return static_cast<Verb>(action.verb); }
[[nodiscard]] constexpr Action action(Verb verb, int a = 0, int b = 0, int c = 0) {
  return {static_cast<std::uint16_t>(verb), static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b), static_cast<std::uint16_t>(c)};
}

}  // namespace rondo::akarios
