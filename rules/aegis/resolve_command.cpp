// What Commander abilities do (AEG-534 to AEG-558, rulings 40 to 50): who has the command, free and replaced movement, Excavate's die
// before an Action, Aether Wind and False Army after it, and what the player lets minions do by theirs.
#include <algorithm>

#include "rules/aegis/lists.h"

namespace rondo::aegis {

static_assert(activation_flag::overridden == minion_flag::overridden);

namespace {

void set_step(Frame& frame, UseStep step) {
  frame.step = static_cast<std::uint8_t>(step);
  frame.spent = 0;
}
void set_step(Frame& frame, MinionStep step) { frame.step = static_cast<std::uint8_t>(step); }

}  // namespace

/// Notes who has the command now: a Commander robot keeps it while it stands (AEG-202, ruling 40).
void Resolver::muster() {
  PieceSet leaders = 0;
  for (const Side side : {Side::hero, Side::boss}) leaders |= only(commander(table_, p, side));
  PieceSet& noted = p.frames[0].pieces;
  const PieceSet fresh = leaders & ~noted;
  noted = leaders;
  each(fresh, [&](PieceId piece) { say({.kind = EventKind::takes_command, .piece = piece}); });
}

/// Ends an activation, a robot's or a minion's; Override takes its price now, whatever was done with it (AEG-555).
void Resolver::stand_down(Frame& frame) {
  const PieceId piece = frame.piece;
  const bool overridden = (frame.flags & activation_flag::overridden) != 0;
  pop();
  if (overridden) hurt(piece, 1, EventKind::commander_price);
}

/// A move of the activated robot: paid for by the hex, by Accelerator's X, or free by Aether Wind or Aether Waltz, which hurts once
/// (AEG-503, AEG-534, AEG-536).
void Resolver::walk(Frame& activation, Action action) {
  constexpr int unpaid = 99;
  const PieceId piece = activation.piece;
  const bool waltz = verb_of(action) == Verb::waltz;
  const bool accelerates = verb_of(action) == Verb::accelerate;
  const bool free = waltz || moves_free(activation);
  const auto to = static_cast<HexId>(action.a);
  const int x = ability(table_, p, piece, Ability::accelerator);
  const int hexes = accelerates ? x : movement_left(table_, p, piece, activation.spent, free ? unpaid : p.energy);
  const int steps = Reach(table_, p, piece, hexes, airborne(table_, p, piece)).steps_to(to);
  const int price = accelerates ? x : free ? 0 : movement_price(table_, p, piece, steps);
  const HexId from = p[piece].hex;
  if (accelerates) activation.flags |= activation_flag::accelerated;
  activation.spent = static_cast<std::uint8_t>(activation.spent + steps);
  for (Frame& frame : p.frames)  // Aether Wind's move is one of the activation around it
    if (frame.kind == FrameKind::activation && frame.piece == piece) frame.flags |= activation_flag::moved;
  p.energy = static_cast<std::uint16_t>(p.energy - price);
  p[piece].hex = to;
  say({.kind = waltz         ? EventKind::waltzed
               : accelerates ? EventKind::accelerated
                             : EventKind::moved,
       .piece = piece,
       .hex = to,
       .n = price,
       .m = from});
  if (!airborne(table_, p, piece) && table_.stops.contains(to)) activation.spent = 255;  // AEG-110
  burn(piece);
  if (!waltz) return;
  activation.flags |= activation_flag::waltzed;
  hurt(piece, 1, EventKind::commander_price);
}

/// Damage or drain first, then the new hex, without Blaze (AEG-548, AEG-549); false if the robot did not survive it.
bool Resolver::jetjump(PieceId piece, Action action) {
  if (action.b == 0)
    hurt(piece, 1, EventKind::commander_price);
  else
    drain(piece, 1);
  if (!p.alive(piece)) return false;
  const HexId from = p[piece].hex;
  p[piece].hex = static_cast<HexId>(action.a);
  say({.kind = EventKind::jetjumped, .piece = piece, .hex = p[piece].hex, .n = from});
  return true;
}

/// The window before Excavate's die, and the one in which Valor Skills may change it.
bool Resolver::dig(Frame& use) {
  OptionList options;
  list_use(table_, p, use, options);
  if (options.size() > 1) return wait(hero_seat);
  const bool rolled = static_cast<UseStep>(use.step) == UseStep::dig_skill;
  set_step(use, UseStep::pay);
  if (rolled) dug(use);
  return true;
}

/// RECHARGE lasts for the activation, the buff to the Recharge; enemies have no Energy, and a Boost mends them (AEG-540 to AEG-544, AEG-448).
void Resolver::dug(Frame& use) {
  const PieceId piece = use.piece;
  const int face = shown(use.gamble);
  const bool enemy = (use.flags & use_flag::by_boss) != 0;
  const bool recharges = found(face) != Find::shield && !enemy && !status(p, piece, &Marks::quell);
  use.gamble = {};
  say({.kind = EventKind::dug_up, .piece = piece, .n = face, .m = recharges ? 1 : 0});
  if (recharges) {
    use.flags |= use_flag::recharge;
    Frame& before = p.frames[p.frames.size() - 2];
    if (before.kind == FrameKind::activation && before.piece == piece) before.flags |= activation_flag::dug_up;
  }
  if (found(face) != Find::recharge) change_stat(piece, side_of(piece), Effect::def, 1);
  if (found(face) != Find::hoard) return;
  if (enemy) {
    push(FrameKind::mend);
    top().amount = 1;
    top().pieces = only(piece);
    top().flags = shove_flag::by_boss;
    return;
  }
  p[piece].boost = static_cast<std::uint8_t>(std::min(255, p[piece].boost + 1));
  say({.kind = EventKind::boosted, .piece = piece, .n = 1});
}

/// After the Action and every answer to it (AEG-535, AEG-546).
bool Resolver::afterwards(Frame& use) {
  if (!(use.spent & command_spent::entered)) {
    use.spent |= command_spent::entered;
    std::uint8_t& granted = p.frames[0].amount;
    if (!(use.flags & use_flag::by_boss) && granted < 255 && failed_on_own_turn(table_, p, use)) {
      ++granted;
      if (false_army(table_, p) == 0)
        --granted;
      else
        say({.kind = EventKind::false_army, .piece = use.piece});
    }
  }
  OptionList options;
  list_use(table_, p, use, options);
  if (options.size() > 1) return wait(hero_seat);
  set_step(use, UseStep::finish);
  return true;
}

void Resolver::raise_wind(Frame& use) {
  const PieceId piece = use.piece;
  const bool enemy = side_of(piece) == Side::boss;
  use.spent |= command_spent::wind;
  gain_energy(enemy ? 0 : -wind_price);
  say({.kind = EventKind::wind_rises, .piece = piece, .n = enemy ? 0 : wind_price});
  push(enemy ? FrameKind::minion : FrameKind::activation, piece);
  if (!enemy) {
    top().flags = activation_flag::stride;
    return;
  }
  top().spent = 1;  // it has begun, and has no attack left
  const bool jumps = commanded(table_, p, piece, Ability::jetjump) && !jetjump_ends(table_, p, piece).empty();
  set_step(top(), jumps ? MinionStep::jetjump : MinionStep::advance);
}

void Resolver::answer_minion_command(Frame& frame, Action action) {
  const auto asked = static_cast<MinionStep>(frame.step);
  set_step(frame, asked == MinionStep::jetjump ? MinionStep::advance : MinionStep::act);
  switch (verb_of(action)) {
    case Verb::override: {
      const PieceId leader = commander(table_, p, Side::boss);
      frame.flags |= minion_flag::overridden;
      frame.amount = p[leader].card;
      frame.spent = frame.count = 1;
      say({.kind = EventKind::overridden, .piece = frame.piece, .other = leader});
      break;
    }
    case Verb::long_arm: minion_uses(frame, action.a, use_flag::long_arm); break;
    case Verb::jetjump:
      jetjump(frame.piece, action);
      stand_down(frame);
      break;
    case Verb::pass: break;
    default: RONDO_ENSURE(false, "an answer that a minion's Commander does not offer");
  }
}

}  // namespace rondo::aegis
