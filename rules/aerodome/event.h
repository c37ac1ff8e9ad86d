#pragma once
// What the rules tell while they resolve: small facts, each turned into words by `show`. A narrator hears them together with the position
// at that moment.
#include <cstdint>
#include <functional>

#include "rules/aerodome/position.h"

namespace rondo::aerodome {

/// Beside each kind, what its fields mean; those not named stay at their defaults. `fighter` is always whom it is about.
enum class EventKind : std::uint8_t {
  rolled_off,        ///< n: face
  roll_tied,
  goes_first,        ///< fighter (squadrons: any of the team)
  placed,            ///< fighter, as it stands; n: 1 on a re-entry
  round_begins,      ///< n: round
  token_placed,      ///< n: index in tokens
  chosen,            ///< face down, unnamed
  slot_chosen,       ///< face down; n: slot from 1; fighter: any of the team
  revealed,          ///< n: battle card
  psyched,           ///< n: Initiative now
  initiative_changed,///< n: from, m: to; other: whose line it was
  frozen_slows,      ///< n: from, m: to
  frozen_cleared,
  sync,              ///< fighter and other are equal; n: Initiative
  takes_initiative,
  turn_begins,
  flown,             ///< n: maneuver, m: speed, flank in k; fighter as it now stands
  collided,          ///< other: whom it met; n: maneuver, m: speed, k: flank
  clear_pass,        ///< other: whom it crossed
  damaged,           ///< n: points, m: cause (Cause)
  prevented,         ///< n: points that STURDY kept off
  destroyed,         ///< other: who did it, or nobody
  token_taken,
  may_draw_none,     ///< neither deck nor discard holds a card
  deck_shuffled,
  drew,              ///< n: slot in the deck list
  draw_declined,
  attached,          ///< n: slot
  discarded,         ///< n: slot
  aux_played,        ///< n: slot
  skipped,           ///< n: line in the action bar, aux as in `m` (255 none)
  turn_ends_early,
  no_target,         ///< a locked attack with nobody in range
  attack_begins,     ///< other: target; n: dice, m: line, k: 1 with the Armament
  dice_rolled,       ///< the whole roll lies in Position::dice
  die_rerolled,      ///< n: from, m: to
  attack_hits,       ///< n: successes, m: the lowest die that succeeded
  attack_misses,     ///< m: the lowest die that would have succeeded
  elusive_spent,     ///< n: dice
  elusive_rolled,    ///< n: blocked
  pierced,           ///< n: further damage
  buff_gained,       ///< n: Buff
  buff_lost,         ///< n: Buff
  nitro_spent,
  burned,            ///< n: Burn now
  froze,             ///< n: Frozen now
  dazed,             ///< n: battle card, m: tokens now
  daze_pending,      ///< a Dazed token awaits the reveal
  rended,            ///< n: Ammo lost, or 0 where it was the Buff
  recovered,         ///< n: 0 Burn, 1 Frozen, 2 card; m: battle card
  card_back,         ///< n: battle card returns to the hand
  card_stays,        ///< n: battle card stays in play, Dazed
  line_fires,        ///< n: item, m: the Auxiliary slot whose lines are meant, or Frame::no_aux
  charged,           ///< n: battle card, m: Charge tokens now
  ammo_gained,       ///< n: Ammo now
  flipped,
  burn_rolled,       ///< dice in Position::dice; n: damage; m: Burn left
  outside_rolled,    ///< n: corners outside, m: damage
  point_scored,      ///< other: victim; n: points of its seat now
  reenters,
  out_for_good,      ///< dazed out of a game that goes on
  tiebreak_drawn,    ///< n: battle card, no_card for an empty hand
  out_of_time,
  game_over
};

enum class Cause : std::uint8_t { attack, collision, burn, outside, effect };

struct Event {
  EventKind kind;
  FighterId fighter = nobody;
  FighterId other = nobody;
  int n = 0;
  int m = 0;
  int k = 0;
};

using Narrator = std::function<void(const Position&, const Event&)>;

}  // namespace rondo::aerodome
