// One Solo Rondo card: the boss, then minions, then a summon; and one minion's activation (AEG-364 to AEG-393, AEG-435 to AEG-457).
#include <algorithm>

#include "rules/aegis/lists.h"

namespace rondo::aegis {

namespace {

void set_step(Frame& frame, BossStep step) { frame.step = static_cast<std::uint8_t>(step); }
bool special(std::uint8_t icon) { return icon >= static_cast<std::uint8_t>(Icon::phi); }

}  // namespace

// boss_turn: action = Icon or setup_icon, amount = next entry, count = minions activated, pieces = minions still to activate.
bool Resolver::boss_turn(Frame& frame) {
  switch (static_cast<BossStep>(frame.step)) {
    case BossStep::begin: begin_boss_turn(frame); return true;
    case BossStep::entries: return boss_entries(frame);
    case BossStep::minions: return boss_minions(frame);
    case BossStep::summon:
      set_step(frame, BossStep::finish);
      if (frame.count > 0) return true;  // AEG-386, AEG-387
      say({.kind = EventKind::no_minion, .n = frame.action, .m = special(frame.action) ? 1 : 0});
      if (special(frame.action)) return true;  // AEG-392
      push(FrameKind::summon);
      top().amount = 1;
      return true;
    case BossStep::finish: finish_boss_turn(frame); return true;
  }
  return false;
}

void Resolver::begin_boss_turn(Frame& frame) {
  p.skills_used = 0;  // AEG-357, AEG-359
  say({.kind = EventKind::boss_turn_begins, .n = frame.action});
  set_step(frame, BossStep::entries);
  start_lines(boss_piece, When::activated);
}

/// Set-up lines fire one after the other, before anybody else is on the board (ruling 36).
bool Resolver::boss_setup(Frame& frame) {
  if (frame.amount == table_.boss_card.setup.size()) {
    pop();
    return true;
  }
  start_effect(boss_piece, table_.boss, table_.first_setup_line + frame.amount++);
  return true;
}

bool Resolver::boss_entries(Frame& frame) {
  if (frame.action == setup_icon) return boss_setup(frame);
  const auto& entries = table_.boss_card.entries;
  while (frame.amount < entries.size()) {
    const std::size_t index = frame.amount++;
    const BossEntry& entry = entries[index];
    if ((entry.icons & (1U << frame.action)) == 0) continue;
    const bool quelled = !entry.action && status(p, boss_piece, &Marks::quell);  // no abilities (ruling 2)
    const Shot s = entry.action ? shot(table_, p, boss_piece, table_.entry_line[index]) : Shot{};
    const bool useless = entry.action && (!has_use(table_, p, s) || (s.line->x_cost && p.energy == 0));  // AEG-371, AEG-450
    if (quelled || useless) {
      say({.kind = EventKind::entry_skipped, .piece = boss_piece, .n = static_cast<int>(index), .m = quelled ? 1 : 0});
      continue;
    }
    if (entry.action)
      start_use(boss_piece, table_.entry_line[index], 0);
    else
      start_effect(boss_piece, table_.boss, table_.entry_line[index]);
    return true;
  }
  set_step(frame, BossStep::minions);
  frame.pieces = pieces(p, Side::boss) & ~only(boss_piece);
  each(frame.pieces, [&](PieceId piece) {
    if (is_drone(piece) && p[piece].fresh) frame.pieces &= ~only(piece);  // AEG-241
  });
  if (!special(frame.action)) {  // Drones have no letter and act on Special Attacks only (AEG-453)
    const auto letter = static_cast<ClassSet>(1U << frame.action);
    each(frame.pieces, [&](PieceId piece) {
      if ((card_of(table_, p, piece).classes & letter) == 0) frame.pieces &= ~only(piece);
    });
  }
  return true;
}

bool Resolver::boss_minions(Frame& frame) {
  each(frame.pieces, [&](PieceId piece) {
    if (!p.alive(piece)) frame.pieces &= ~only(piece);  // the dead do not act
  });
  if (frame.pieces != 0) return wait(boss_seat);
  set_step(frame, BossStep::summon);
  return true;
}

/// Statuses and debuffs on the boss end with each of its turns, whatever the card (AEG-435, AEG-436).
void Resolver::finish_boss_turn(Frame&) {
  clear_statuses(boss_piece);
  pop();
}

// minion: piece, action = next Action to try, count = attacks still owed (set at the first step), spent = attacks at the start, amount =
// under Override the card it copies.
bool Resolver::minion(Frame& frame) {
  if (!p.alive(frame.piece)) {
    pop();
    return true;
  }
  if (frame.spent == 0) {
    frame.spent = frame.count = static_cast<std::uint8_t>(ability(table_, p, frame.piece, Ability::overload) > 0 ? 2 : 1);
    if (is_drone(frame.piece) && knows(table_, Side::hero, Ability::false_army)) p[frame.piece].activated = true;  // AEG-547
    say({.kind = EventKind::minion_activated, .piece = frame.piece});
    if (may_override(table_, p, frame.piece)) frame.step = static_cast<std::uint8_t>(MinionStep::override);
    if (start_lines(frame.piece, When::activated)) return true;
  }
  switch (static_cast<MinionStep>(frame.step)) {
    case MinionStep::act: return minion_act(frame);
    case MinionStep::advance: return minion_advance(frame);
    default: return wait(hero_seat);  // what its Commander's abilities allow is the player's to say (AEG-457)
  }
}

void Resolver::answer_minion(Frame& frame, Action action) {
  if (verb_of(action) != Verb::advance) return answer_minion_command(frame, action);
  const PieceId piece = frame.piece;
  const auto to = static_cast<HexId>(action.a);
  const HexId from = p[piece].hex;
  if (to == from) {
    say({.kind = EventKind::minion_stays, .piece = piece});
  } else {
    p[piece].hex = to;
    say({.kind = EventKind::minion_advances, .piece = piece, .hex = to, .n = from});
    burn(piece);
  }
  stand_down(frame);
}

/// Actions from the top until one succeeds; SWIFT ones come on top of that, even below the one that did, and Overload starts over once
/// (AEG-374, AEG-375, AEG-440).
bool Resolver::minion_act(Frame& frame) {
  if (frame.flags & minion_flag::waiting) {
    const bool swift = (frame.flags & minion_flag::swift) != 0;
    frame.flags &= static_cast<std::uint16_t>(~(minion_flag::waiting | minion_flag::swift));
    if (!swift && (p.hit || table_.profile.first_usable_only)) {
      frame.action = 0;
      --frame.count;
    }
  }
  const bool barred = disarmed(table_, p, frame.piece);
  const bool overridden = (frame.flags & minion_flag::overridden) != 0;
  while (frame.action < actions_of(table_, p, frame.piece).size()) {
    const int action = frame.action++;
    const Shot s = shot(table_, p, frame.piece, action);
    const bool used = (frame.flags & (minion_flag::swift_first << action)) != 0;
    const bool able = !barred && !used && !(s.line->x_cost && p.energy == 0) && (frame.count > 0 || (s.has(Attribute::swift) && !overridden));
    if (has_use(table_, p, s)) {
      frame.flags |= minion_flag::in_range;
      if (!able) continue;
      minion_uses(frame, action, 0);
      return true;
    }
    if (able && commanded(table_, p, frame.piece, Ability::long_arm) && has_use(table_, p, shot(table_, p, frame.piece, action, true))) {
      frame.step = static_cast<std::uint8_t>(MinionStep::long_arm);
      return true;
    }
  }
  if (frame.flags & minion_flag::in_range) {  // something was in range, so it does not move (AEG-378)
    stand_down(frame);
    return true;
  }
  const bool jumps = commanded(table_, p, frame.piece, Ability::jetjump) && !jetjump_ends(table_, p, frame.piece).empty();
  frame.step = static_cast<std::uint8_t>(jumps ? MinionStep::jetjump : MinionStep::advance);
  return true;
}

void Resolver::minion_uses(Frame& frame, int action, int flags) {
  frame.flags |= minion_flag::in_range | minion_flag::waiting;
  if (shot(table_, p, frame.piece, action).has(Attribute::swift) && !(frame.flags & minion_flag::overridden))
    frame.flags |= static_cast<std::uint16_t>(minion_flag::swift | (minion_flag::swift_first << action));
  start_use(frame.piece, action, flags);
}

bool Resolver::minion_advance(Frame& frame) {
  OptionList options;
  list_minion(table_, p, frame, options);
  if (options.size() > 1) return wait(boss_seat);
  say({.kind = EventKind::minion_cannot, .piece = frame.piece});
  stand_down(frame);
  return true;
}

}  // namespace rondo::aegis
