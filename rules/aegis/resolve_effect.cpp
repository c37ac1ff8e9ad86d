// What a successful Action does to those it affects, then statuses, RECHARGE and RUST (AEG-127 to AEG-165, AEG-190 to AEG-193).
#include <algorithm>

#include "rules/aegis/resolve.h"

namespace rondo::aegis {

namespace {

void set_step(Frame& frame, UseStep step) {
  frame.step = static_cast<std::uint8_t>(step);
  frame.spent = 0;
}

constexpr int star_damage = 3;          // AEG-280
constexpr std::uint8_t star_move = 4;   // AEG-281

/// The attributes that act after the effect, kept as flags because the user may not survive it.
std::uint16_t lasting(const Shot& shot) {
  std::uint16_t flags = 0;
  if (shot.has(Attribute::blaze)) flags |= use_flag::blaze;
  if (shot.has(Attribute::rust)) flags |= use_flag::rust;
  if (shot.has(Attribute::quell)) flags |= use_flag::quell;
  if (shot.has(Attribute::disarm)) flags |= use_flag::disarm;
  if (shot.has(Attribute::flicker)) flags |= use_flag::flicker;
  if (shot.has(Attribute::recharge)) flags |= use_flag::recharge;
  return flags;
}

}  // namespace

bool Resolver::effect(Frame& frame) {
  const Shot s = shot(table_, p, frame);
  frame.flags |= lasting(s);
  if (frame.hits == 0) {
    say({.kind = EventKind::missed, .piece = frame.piece, .other = frame.target});
    set_step(frame, UseStep::aftermath);
    return true;
  }
  say({.kind = EventKind::successes, .piece = frame.piece, .n = frame.hits});
  frame.pieces = affected(table_, p, s, frame.target);
  set_step(frame, UseStep::statuses);
  if (s.line->effect == Effect::burst_star) return burst(frame, s);
  affect(frame, s, strength(table_, p, s, frame.hits, frame.dice.count(6) + frame.gamble.count(6)));
  return true;
}

/// A 3 hurts the robot chosen, with the user's DMG (AEG-165); a 4 moves it.
bool Resolver::burst(Frame& frame, const Shot& shot) {
  const PieceId target = frame.target;
  if (star_face(frame.dice) == 3) {
    const int sum = std::max(0, star_damage + (shot.has(Attribute::aimed) ? 0 : mark(p, frame.piece, &Marks::dmg)));
    hurt(target, sum, EventKind::damaged);
    return true;
  }
  push(FrameKind::relocate, frame.piece);
  top().action = static_cast<std::uint8_t>(Effect::move);
  top().amount = star_move;
  top().hex = frame.hex;
  top().pieces = only(target);
  top().flags = frame.flags & use_flag::by_boss ? shove_flag::by_boss : std::uint16_t{0};
  return true;
}

void Resolver::affect(Frame& frame, const Shot& shot, const Strength& strength) {
  const Effect kind = shot.line->effect;
  const bool aimed = shot.has(Attribute::aimed);
  const bool self = kind == Effect::self_push;
  const bool force = shot.has(Attribute::force) && !shoves(kind) && !self;  // its push waits below whatever else the Action does
  if (shoves(kind) || force || self) {
    push(FrameKind::relocate, frame.piece);
    Frame& shove = top();
    shove.action = static_cast<std::uint8_t>(force || self ? Effect::push : kind);
    shove.amount = static_cast<std::uint8_t>(std::clamp(strength.base, 0, 255));
    shove.spent = static_cast<std::uint8_t>(std::max(0, strength.anti_air + std::min(strength.base, 0)));  // a DMG debuff eats it up
    shove.hex = frame.hex;
    shove.pieces = frame.pieces;
    shove.flags = static_cast<std::uint16_t>((frame.flags & use_flag::by_boss ? shove_flag::by_boss : 0) |
                                             (force && kind == Effect::damage ? shove_flag::force : 0) | (aimed ? shove_flag::ignores_def : 0) |
                                             (self ? shove_flag::self : 0));
    if (shoves(kind) || self || kind == Effect::damage) return;
  }
  // An Energy Boost on an enemy is a Repair, whoever gives it (AEG-448).
  const PieceSet mended = kind == Effect::repair ? frame.pieces : kind == Effect::boost ? frame.pieces & pieces(p, Side::boss) : 0;
  const PieceSet others = frame.pieces & ~mended;
  const bool by_boss = (frame.flags & use_flag::by_boss) != 0;
  if (mended != 0) {
    push(FrameKind::mend);
    top().amount = static_cast<std::uint8_t>(std::clamp(strength.base, 0, 255));
    top().spent = static_cast<std::uint8_t>(strength.anti_air);
    top().pieces = mended;
    if (by_boss) top().flags = shove_flag::by_boss;
  }
  const Side by = shot.side();
  each(others, [&](PieceId piece) {
    const int sum = total(table_, p, strength, piece);
    const int defended = std::max(0, sum - (aimed ? 0 : mark(p, piece, &Marks::def)));
    switch (kind) {
      case Effect::lanzer:
      case Effect::damage:
        say({.kind = EventKind::damaged, .piece = piece, .n = defended, .m = sum});
        lose_integrity(piece, defended);
        break;
      case Effect::drain: drain(piece, defended); break;
      case Effect::boost:
        p[piece].boost = static_cast<std::uint8_t>(std::min(255, p[piece].boost + sum));
        say({.kind = EventKind::boosted, .piece = piece, .n = sum});
        break;
      default: change_stat(piece, by, kind, sum); break;
    }
  });
}

/// Statuses reach everyone the Action affected, allies and a self-hit user too; enemies spare their own side (AEG-192, AEG-381).
void Resolver::statuses(Frame& frame) {
  const auto by = hand_of(frame);
  each(frame.pieces, [&](PieceId piece) {
    if (!p.alive(piece) || (by == Side::boss && side_of(piece) == Side::boss)) return;
    if (frame.flags & use_flag::blaze) blaze(piece, by, 1);
    if (frame.flags & use_flag::rust) afflict(piece, by, &Marks::rust);
    if (frame.flags & use_flag::quell) afflict(piece, by, &Marks::quell);
    if (frame.flags & use_flag::disarm) afflict(piece, by, &Marks::disarm);
    if (frame.flags & use_flag::flicker) afflict(piece, by, &Marks::flicker);
  });
  set_step(frame, UseStep::aftermath);
}

/// RECHARGE counts final faces, hit or miss (ruling 3); RUST bites after the Action of a robot that was Rusted when it began.
void Resolver::aftermath(Frame& frame) {
  const int sixes = frame.dice.count(6) + frame.gamble.count(6);
  if ((frame.flags & use_flag::recharge) && !(frame.flags & use_flag::by_boss) && sixes > 0) {
    gain_energy(sixes);
    say({.kind = EventKind::recharge_gained, .piece = frame.piece, .n = sixes});
  }
  if ((frame.flags & use_flag::rusted) && p.alive(frame.piece)) hurt(frame.piece, 1, EventKind::rust_bites);
  set_step(frame, UseStep::counters);
}

}  // namespace rondo::aegis
