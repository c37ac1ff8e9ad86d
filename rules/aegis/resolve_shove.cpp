// Push, Pull and Move, one robot at a time in the order its user picks, with collisions; and Repairs split between damage and
// drain (AEG-133 to AEG-149, AEG-487, AEG-488).
// relocate: piece = user, target = robot being moved, action = Effect, amount = strength without ANTI-AIR, spent = ANTI-AIR,
// hex = where the user stood, pieces = robots still to move.
#include <algorithm>

#include "rules/aegis/lists.h"

namespace rondo::aegis {

namespace {

Seat mover(const Frame& frame) { return frame.flags & shove_flag::by_boss ? boss_seat : hero_seat; }
Strength strength_of(const Frame& frame) { return {frame.amount, frame.spent, false}; }

}  // namespace

bool Resolver::relocate(Frame& frame) {
  each(frame.pieces, [&](PieceId piece) {
    if (!p.alive(piece)) frame.pieces &= ~only(piece);
  });
  if (frame.target == no_piece) {
    if (frame.pieces == 0) {
      pop();
      return true;
    }
    if (std::popcount(frame.pieces) > 1) return wait(mover(frame));
    frame.target = static_cast<PieceId>(std::countr_zero(frame.pieces));
  }
  const PieceId piece = frame.target;
  if (may_dodge(table_, p, frame)) return wait(hero_seat);
  OptionList options;
  // Push, Pull and Move do nothing to a boss; FORCE's damage counts as usual (ruling 18).
  if (piece != boss_piece || (frame.flags & (shove_flag::placed | shove_flag::self))) list_relocate(table_, p, frame, options);
  if (options.size() > 1) return wait(mover(frame));
  if (options.size() == 1)
    answer_relocate(frame, options[0].action);
  else
    shoved(frame, p[piece].hex, 0, no_piece);
  return true;
}

void Resolver::answer_relocate(Frame& frame, Action action) {
  switch (verb_of(action)) {
    case Verb::take: frame.target = static_cast<PieceId>(action.a); break;
    case Verb::pass: frame.flags |= shove_flag::stays; break;
    case Verb::jetjump:  // whatever else the Action does to it, it does there
      if (jetjump(frame.target, action))
        shoved(frame, p[frame.target].hex, 0, no_piece);
      else
        frame.target = no_piece;
      break;
    case Verb::shove: shove(frame, action.a, action.b); break;
    case Verb::shift: shoved(frame, static_cast<HexId>(action.a), 0, no_piece); break;
    default: RONDO_ENSURE(false, "an answer that a push does not offer");
  }
}

/// Straight on until something is in the way; every two hexes not travelled are 1 collision damage (AEG-139 to AEG-144).
void Resolver::shove(Frame& frame, int direction, int hexes) {
  HexId at = p[frame.target].hex;
  PieceId struck = no_piece;
  int travelled = 0;
  while (travelled < hexes) {
    const HexId next = table_.map.neighbour(at, direction);
    if (next == nowhere && !table_.board.edge_is_wall && frame.target != boss_piece) {  // AEG-143; a boss that pushes itself stays on the board
      const PieceId piece = frame.target;
      frame.pieces &= ~only(piece);
      frame.target = no_piece;
      say({.kind = EventKind::pushed_off, .piece = piece});
      destroy(piece);
      return;
    }
    if (next == nowhere || table_.walls.contains(next)) break;
    struck = piece_on(p, next);
    if (struck != no_piece) break;
    at = next;
    ++travelled;
  }
  shoved(frame, at, (hexes - travelled) / 2, struck);
}

/// Puts the moved robot where it ends, with the Action's damage and the collision's in one event, then Blaze if it moved.
void Resolver::shoved(Frame& frame, HexId to, int collision, PieceId struck) {
  const PieceId piece = frame.target;
  const HexId from = p[piece].hex;
  const bool by_boss = (frame.flags & shove_flag::by_boss) != 0;
  frame.pieces &= ~only(piece);
  frame.target = no_piece;
  frame.flags &= static_cast<std::uint16_t>(~shove_flag::stays);
  if (to != from) {
    p[piece].hex = to;
    say({.kind = frame.flags & shove_flag::placed ? EventKind::boss_shifts : EventKind::shoved, .piece = piece, .hex = to, .n = from});
  }
  const int damage = frame.flags & shove_flag::force ? total(table_, p, strength_of(frame), piece) : 0;
  if (collision > 0) say({.kind = EventKind::collided, .piece = piece, .other = struck, .n = collision});
  const auto harmed = [&](PieceId who, int amount) {
    if (amount <= 0 || (by_boss && side_of(who) == Side::boss)) return;  // enemies cannot hurt each other (AEG-381)
    if (frame.flags & shove_flag::ignores_def) {
      say({.kind = EventKind::damaged, .piece = who, .n = amount, .m = amount});
      lose_integrity(who, amount);
    } else {
      hurt(who, amount, EventKind::damaged);
    }
  };
  if (frame.flags & shove_flag::self) {
    if (struck != no_piece && collision > 0) hurt(piece, collision, EventKind::damaged);
    if (to != from) burn(piece);
    return;
  }
  harmed(piece, damage + collision);
  if (struck != no_piece) harmed(struck, collision);
  if (to != from && !(frame.flags & shove_flag::placed)) burn(piece);
}

// mend: amount = Repair points for each robot, spent = ANTI-AIR, pieces = robots still to repair.
bool Resolver::mend(Frame& frame) {
  if (frame.pieces == 0) {
    pop();
    return true;
  }
  OptionList options;
  list_mend(table_, p, frame, options);
  if (options.size() > 1) return wait(mover(frame));
  answer_mend(frame, options[0].action);
  return true;
}

void Resolver::answer_mend(Frame& frame, Action action) {
  const auto piece = static_cast<PieceId>(action.a);
  frame.pieces &= ~only(piece);
  repair(piece, action.b, action.c);
}

}  // namespace rondo::aegis
