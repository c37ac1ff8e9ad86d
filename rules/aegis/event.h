#pragma once
// What the rules tell while they resolve: small facts, each turned into words by `show`. A narrator hears them together with the
// position at that moment.
#include <cstdint>
#include <functional>

#include "rules/aegis/position.h"

namespace rondo::aegis {

enum class EventKind : std::uint8_t {
  boss_placed, robot_placed, kept_in_reserve, round_begins, rondo_revealed, comeback, recharged, turn_passed, activated, moved, accelerated,
  dropped, lifted, energy_paid, action_used,
  target_chosen, line_chosen, die_rolled, dice /*a whole roll*/, die_rerolled, die_dropped, die_changed, gamble_failed, successes, missed, damaged, drained, repaired, boosted, stat_changed,
  shoved, collided, blazed, rusted, quelled, disarmed, flickered, blaze_burns, rust_bites, recharge_gained, destroyed, drained_out, valor_lost, boss_hurt,
  recalled, combining, combined, effect_fires, skill_used, boss_turn_begins, entry_skipped, minion_activated, minion_cannot,
  minion_advances, minion_stays,
  no_minion, minion_drawn, minion_unplayable, minion_enters, minion_replaces, minion_kept_out, minion_discarded, deck_empty, statuses_cleared,
  counter, energy_lost, energy_gained, drone_enters, drone_kept_out, boss_shifts, pushed_off,
  takes_command, overridden, waltzed, jetjumped, reaches_out, digs, dug_up, wind_rises, commander_price, false_army, game_over
};

/// Fields that a kind does not use stay at their defaults; `show` says in words which ones each kind uses.
struct Event {
  EventKind kind;
  PieceId piece = no_piece;
  PieceId other = no_piece;
  CardId card = no_card;
  HexId hex = nowhere;
  int n = 0;
  int m = 0;
};

using Narrator = std::function<void(const Position&, const Event&)>;

}  // namespace rondo::aegis
