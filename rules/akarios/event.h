#pragma once
// What the rules tell while they resolve: small facts, each turned into words by `show`. A narrator hears them together with the position
// at that moment.
#include <cstdint>
#include <functional>

#include "rules/akarios/position.h"

namespace rondo::akarios {

/// Beside each kind, what its fields mean; those not named stay at their defaults. `ship` is always whom it is about.
enum class EventKind : std::uint8_t {
  card_dealt,        ///< n: scenario card, in play
  card_unfit,        ///< n: scenario card, whose requirements are not met
  no_card_fits,      ///< the whole scenario deck was gone through
  drone_taken,       ///< n: drone
  equipped,          ///< n: upgrade
  battle_begins,     ///< all ships are placed
  round_begins,      ///< n: round
  rolled,            ///< the dice of the pilot are complete, in Cockpit::dice
  hack_costs_die,    ///< the pilot rolls one die less
  rerolled,          ///< the pilot has taken 1 stress to roll again
  marked,            ///< other: pilot who locks on
  used,              ///< n: ability
  paid,              ///< n: Face
  supply_spent,      ///< n: ability, m: cubes left
  stress_changed,    ///< n: stress now, m: before
  strain_added,      ///< a −1 card is shuffled into the deck
  strain_removed,
  moved,             ///< n: hexes entered, m: facing now; as it now stands
  stays,             ///< it could have moved
  move_blocked,      ///< n: hex that it could not enter, nowhere beyond the edge
  nebula_stops,
  turned,            ///< n: facing now, m: before
  shoved,            ///< other: source; n: hexes, m: 1 for a pull
  shove_blocked,     ///< other: source
  asteroid_hit,      ///< n: damage
  ignition_laid,     ///< n: hex
  ignited,           ///< n: damage
  missile_laid,      ///< n: hex
  missile_moves,     ///< n: from hex, m: to hex
  missile_waits,     ///< n: hex; no marked ship, or the way is taken
  missile_lost,      ///< n: hex, a planet
  missile_hits,      ///< other: owner
  attack_begins,     ///< other: target; n: base damage, m: 1 when enemy
  modifier_drawn,    ///< n: Modifier; ship: whose deck
  deck_shuffled,     ///< ship: whose modifier deck
  attack_misses,     ///< other: target
  kinetic_spent,     ///< n: tokens; other: target
  out_of_reach,      ///< other: target that is no longer in arc or range
  reacts,            ///< n: ability; other: attacker
  absorbed,          ///< ship: the pilot whose card is flipped
  flak_laid,         ///< n: hex
  no_flak,           ///< no free hex or no token
  halved,            ///< n: negated, m: left
  redirected,        ///< other: who suffers it; n: damage
  guarded,           ///< other: the second enemy
  kinetic_gained,    ///< n: tokens now
  damaged,           ///< n: damage, m: of it shields; other: source, or no_ship
  endures,           ///< hull 1
  destroyed,         ///< other: source, or no_ship
  condition_gained,  ///< n: Condition
  conditions_end,    ///< n: ConditionSet that is gone
  repaired,          ///< n: hull gained
  shielded,          ///< n: shields gained
  resupplied,
  restocked,         ///< n: ability, m: cubes now
  mended,            ///< n: upgrade (Table::upgrades)
  flipped,           ///< n: upgrade that is damaged now
  foreseen,          ///< n: cards
  ordered,
  purged,            ///< n: Modifier
  bolstered,
  another_phase,
  readied,           ///< n: ConditionSet
  phase_ends,        ///< the pilot action phase
  combat_card,       ///< n: type, m: place in its deck
  combat_deck_shuffled, ///< n: type
  activates,         ///< an automaton begins its card
  hacked_skip,       ///< n: step that is skipped
  focuses,           ///< other: focus
  step_skipped,      ///< n: step of its card, m: why (Skip)
  flak_ages,         ///< n: hex, m: side that shows now, 0 when removed
  arrives,           ///< reinforcement
  no_room,           ///< n: type; a reinforcement finds no enemy card
  goal_reached,
  game_over
};

/// Why an automaton does not carry out a step of its card.
enum class Skip : std::uint8_t { condition, no_target, no_focus, nothing };

struct Event {
  EventKind kind;
  ShipId ship = no_ship;
  ShipId other = no_ship;
  int n = 0;
  int m = 0;
};

using Narrator = std::function<void(const Position&, const Event&)>;

}  // namespace rondo::akarios
