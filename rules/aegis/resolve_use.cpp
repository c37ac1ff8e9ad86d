// An Action from payment to its dice: who is aimed at, what is rolled, what is rerolled and changed, and the counter-attacks.
// Order of a roll: ruling 11.
// use: piece = user, target, action, amount = printed cost or X, count = dice still to roll or the face that is being rerolled,
// spent = rerolls made by this effect,
// hits, pieces = the affected once known, dice and gamble.
#include <algorithm>

#include "rules/aegis/lists.h"

namespace rondo::aegis {

namespace {

/// On to another step; its window, if it has one, is open.
void set_step(Frame& frame, UseStep step) {
  frame.step = static_cast<std::uint8_t>(step);
  frame.spent = 0;
}
/// To the die of a reroll and back, keeping count of the rerolls made.
void swap_step(Frame& frame, UseStep step) { frame.step = static_cast<std::uint8_t>(step); }
/// Each die is rerolled once per effect: what one effect has settled is open to the next.
void open_all(Dice& dice) {
  for (std::size_t face = 0; face < 6; ++face) {
    dice.open[face] = static_cast<std::uint8_t>(dice.open[face] + dice.settled[face]);
    dice.settled[face] = 0;
  }
}
Seat seat_of(Side side) { return side == Side::hero ? hero_seat : boss_seat; }

}  // namespace

Frame& Resolver::start_use(PieceId user, int action, int flags) {
  push(FrameKind::use, user);
  Frame& frame = top();
  frame.action = static_cast<std::uint8_t>(action);
  frame.flags = static_cast<std::uint16_t>(flags);
  frame.hex = p[user].hex;
  if (hand_on(table_, p, user) == Side::boss) frame.flags |= use_flag::by_boss;
  if (status(p, user, &Marks::rust)) frame.flags |= use_flag::rusted;
  p.hit = false;
  say({.kind = EventKind::action_used, .piece = user, .n = action, .m = flags});
  if (flags & use_flag::long_arm) {
    const int price = frame.flags & use_flag::by_boss ? 0 : long_arm_price;
    gain_energy(-price);
    say({.kind = EventKind::reaches_out, .piece = user, .n = price});
  }
  const Frame& before = p.frames[p.frames.size() - 2];
  const bool dug_up = before.kind == FrameKind::activation && before.piece == user && (before.flags & activation_flag::dug_up);
  if (dug_up && !status(p, user, &Marks::quell)) frame.flags |= use_flag::recharge;
  if (may_excavate(table_, p, frame)) set_step(frame, UseStep::dig);
  return frame;
}

bool Resolver::use(Frame& frame) {
  switch (static_cast<UseStep>(frame.step)) {
    case UseStep::pay: return pay(frame);
    case UseStep::target: return take_aim(frame);
    case UseStep::dice: return roll(frame);
    case UseStep::reroll: return reroll_window(frame);
    case UseStep::reroll_die:
    case UseStep::jam_die:
    case UseStep::dig_die: return wait(Seat::chance);
    case UseStep::jam: return jam_window(frame);
    case UseStep::skill:
      if (die_skills(table_, p, frame, false, nullptr)) return wait(hero_seat);
      if (shot(table_, p, frame).line->effect == Effect::burst_star) {
        set_step(frame, UseStep::star);
        return true;
      }
      frame.hits = static_cast<std::uint8_t>(
          successes(*shot(table_, p, frame).line, frame.dice, accuracy(table_, p, shot(table_, p, frame), frame.target)));
      set_step(frame, UseStep::gamble);
      return true;
    case UseStep::star: return star(frame);
    case UseStep::gamble: return gamble_window(frame);
    case UseStep::gamble_dice:
      if (frame.count > 0) return wait(Seat::chance);
      say({.kind = EventKind::dice, .piece = frame.piece, .n = 1});
      set_step(frame, UseStep::gamble_skill);
      return true;
    case UseStep::gamble_skill:
      if (die_skills(table_, p, frame, true, nullptr)) return wait(hero_seat);
      count_gamble(frame);
      return true;
    case UseStep::effect: return effect(frame);
    case UseStep::statuses: statuses(frame); return true;
    case UseStep::aftermath: aftermath(frame); return true;
    case UseStep::counters: {
      const Side side = hand_of(frame);
      set_step(frame, table_.commands(side) ? UseStep::command : UseStep::finish);
      const PieceId target = frame.target;
      if ((frame.flags & use_flag::counter) || !p.alive(target) || !p.alive(frame.piece) || side_of(target) == side) return true;
      const Ability answer = frame.flags & use_flag::adjacent ? Ability::retaliate : Ability::return_fire;
      if (ability(table_, p, target, answer) == 0) return true;
      const PieceId attacker = frame.piece;
      push(FrameKind::counter, target);
      top().target = attacker;
      return true;
    }
    case UseStep::dig:
    case UseStep::dig_skill: return dig(frame);
    case UseStep::command: return afterwards(frame);
    case UseStep::finish: {
      p.hit = frame.hits > 0;
      const PieceId user = frame.piece;
      const PieceId target = frame.target;
      pop();
      start_lines(user, p.hit ? When::hit : When::missed, target);
      return true;
    }
  }
  return false;
}

/// The cost is spent before rolling and never comes back (AEG-117, AEG-126); enemies pay nothing, their X is the player's pool (AEG-449).
bool Resolver::pay(Frame& frame) {
  const Shot s = shot(table_, p, frame);
  constexpr std::uint16_t unpaid = use_flag::combine | use_flag::free;
  if (s.line->x_cost) {
    if (s.side() == Side::hero && !(frame.flags & use_flag::combine)) return wait(hero_seat);
    frame.amount = static_cast<std::uint8_t>(std::min<int>(p.energy, max_dice));
  } else {
    frame.amount = static_cast<std::uint8_t>(s.line->cost);
    if (s.side() == Side::hero && !(frame.flags & unpaid)) p.energy = static_cast<std::uint16_t>(p.energy - s.line->cost);
  }
  set_step(frame, UseStep::target);
  return true;
}

bool Resolver::take_aim(Frame& frame) {
  const Shot s = shot(table_, p, frame);
  if (s.line->effect == Effect::lanzer && frame.axis == no_axis) return wait(seat_of(s.side()));
  if (s.line->range == 0 || frame.target != no_piece) {
    aimed_at(frame, s.line->range == 0 ? no_piece : frame.target);
    return true;
  }
  return wait(seat_of(s.side()));
}

void Resolver::aimed_at(Frame& frame, PieceId target) {
  const Shot s = shot(table_, p, frame);
  frame.target = target;
  if (target != no_piece) {
    if (apart(table_, p, frame.piece, target) == 1) frame.flags |= use_flag::adjacent;
    say({.kind = EventKind::target_chosen, .piece = frame.piece, .other = target});
  }
  if ((frame.flags & use_flag::combine) && s.line->effect != Effect::burst_star) {  // succeeds without dice, one success for each die of its printed cost (ruling 12)
    frame.hits = static_cast<std::uint8_t>(s.line->multi_hit ? std::max<int>(frame.amount, 1) : 1);
    set_step(frame, UseStep::effect);
    return;
  }
  frame.count = static_cast<std::uint8_t>(std::min(dice_plan(table_, p, s, target, frame.amount).rolled, 2 * max_dice));
  set_step(frame, UseStep::dice);
}

bool Resolver::roll(Frame& frame) {
  if (frame.count > 0) return wait(Seat::chance);
  say({.kind = EventKind::dice, .piece = frame.piece});
  drop_dice(frame);
  set_step(frame, UseStep::reroll);
  return true;
}

void Resolver::drop_dice(Frame& frame) {
  const DicePlan plan = dice_plan(table_, p, shot(table_, p, frame), frame.target, frame.amount);
  const auto drop = [&](int face, bool highest) {
    --frame.dice.open[static_cast<std::size_t>(face - 1)];
    say({.kind = EventKind::die_dropped, .piece = frame.piece, .n = face, .m = highest ? 1 : 0});
  };
  for (int i = 0; i < plan.drop_lowest; ++i)
    for (int face = 1; face <= 6; ++face)
      if (frame.dice.count(face) > 0) {
        drop(face, false);
        break;
      }
  for (int i = 0; i < plan.drop_highest; ++i)
    for (int face = 6; face >= 1; --face)
      if (frame.dice.count(face) > 0) {
        drop(face, true);
        break;
      }
}

bool Resolver::reroll_window(Frame& frame) {
  OptionList options;
  list_use(table_, p, frame, options);
  if (options.size() > 1) return wait(hero_seat);
  open_all(frame.dice);
  set_step(frame, UseStep::jam);
  return true;
}

bool Resolver::jam_window(Frame& frame) {
  OptionList options;
  list_use(table_, p, frame, options);
  if (options.size() > 1) return wait(hero_seat);
  open_all(frame.dice);
  set_step(frame, UseStep::skill);
  return true;
}

/// GAMBIT: only after a success, only for the player (AEG-186, AEG-454, AEG-489).
bool Resolver::gamble_window(Frame& frame) {
  OptionList options;
  list_use(table_, p, frame, options);
  if (options.size() > 1) return wait(hero_seat);
  set_step(frame, UseStep::effect);
  return true;
}

/// Burst Star: the one die says what happens, no accuracy does (AEG-591 to AEG-595).
bool Resolver::star(Frame& frame) {
  const Shot s = shot(table_, p, frame);
  if (star_targets(table_, p, s, star_face(frame.dice)) != 0) return wait(seat_of(s.side()));
  frame.hits = 0;
  set_step(frame, UseStep::effect);
  return true;
}

/// A gambled die that misses or shows 1 fails the whole Action; else it is one more success on a multi-hit Action (AEG-490, AEG-491).
void Resolver::count_gamble(Frame& frame) {
  const Shot s = shot(table_, p, frame);
  const int needed = accuracy(table_, p, s, frame.target);
  int failed = frame.gamble.count(1);
  for (int face = 2; face < needed; ++face) failed += frame.gamble.count(face);
  if (failed > 0) {
    frame.hits = 0;
    frame.flags |= use_flag::gambled_away;
    say({.kind = EventKind::gamble_failed, .piece = frame.piece});
  } else if (s.line->multi_hit) {
    frame.hits = static_cast<std::uint8_t>(frame.hits + frame.gamble.size());
  }
  set_step(frame, UseStep::effect);
}

void Resolver::change_die(Dice& dice, int from, int to) {
  --dice.open[static_cast<std::size_t>(from - 1)];
  ++dice.open[static_cast<std::size_t>(to - 1)];
  say({.kind = EventKind::die_changed, .n = from, .m = to});
}

void Resolver::answer_use(Frame& frame, Action action) {
  const auto step = static_cast<UseStep>(frame.step);
  const auto face = static_cast<std::size_t>(action.a - 1);
  switch (verb_of(action)) {
    case Verb::pay:
      frame.amount = static_cast<std::uint8_t>(action.a);
      if (!(frame.flags & use_flag::free)) p.energy = static_cast<std::uint16_t>(p.energy - action.a);
      say({.kind = EventKind::energy_paid, .piece = frame.piece, .n = action.a});
      set_step(frame, UseStep::target);
      break;
    case Verb::aim:
      frame.axis = static_cast<std::uint8_t>(action.a);
      say({.kind = EventKind::line_chosen, .piece = frame.piece, .n = action.a});
      break;
    case Verb::target:
      if (step == UseStep::star) {
        frame.hits = 1;
        frame.target = static_cast<PieceId>(action.a);
        frame.flags |= use_flag::adjacent;
        say({.kind = EventKind::target_chosen, .piece = frame.piece, .other = frame.target});
        set_step(frame, UseStep::effect);
      } else {
        aimed_at(frame, static_cast<PieceId>(action.a));
      }
      break;
    case Verb::die:
      if (step == UseStep::dice || step == UseStep::gamble_dice) {
        ++(step == UseStep::dice ? frame.dice : frame.gamble).open[face];
        --frame.count;
        say({.kind = EventKind::die_rolled, .piece = frame.piece, .n = action.a});
      } else if (step == UseStep::dig_die) {
        ++frame.gamble.open[face];
        say({.kind = EventKind::die_rolled, .piece = frame.piece, .n = action.a});
        set_step(frame, UseStep::dig_skill);
      } else {
        ++frame.dice.settled[face];
        say({.kind = EventKind::die_rerolled, .piece = frame.piece, .n = action.a, .m = frame.count});
        frame.count = 0;
        swap_step(frame, step == UseStep::reroll_die ? UseStep::reroll : UseStep::jam);
      }
      break;
    case Verb::reroll:
    case Verb::jam:
      p.energy = static_cast<std::uint16_t>(p.energy - 1);
      ++frame.spent;
      --frame.dice.open[face];
      frame.count = static_cast<std::uint8_t>(action.a);
      swap_step(frame, verb_of(action) == Verb::reroll ? UseStep::reroll_die : UseStep::jam_die);
      break;
    case Verb::six:
    case Verb::one: {
      const bool up = verb_of(action) == Verb::six;
      spend(up ? Skill::die_to_six : Skill::die_to_one);
      change_die(step == UseStep::skill ? frame.dice : frame.gamble, action.a, up ? 6 : 1);
      break;
    }
    case Verb::gamble:
      p.energy = static_cast<std::uint16_t>(p.energy - action.a);
      frame.count = static_cast<std::uint8_t>(action.a);
      set_step(frame, UseStep::gamble_dice);
      break;
    case Verb::excavate: {
      const int price = frame.flags & use_flag::by_boss ? 0 : excavate_price;
      gain_energy(-price);
      say({.kind = EventKind::digs, .piece = frame.piece, .n = price});
      set_step(frame, UseStep::dig_die);
      break;
    }
    case Verb::wind: raise_wind(frame); break;
    case Verb::activate: {  // an enemy's False Army: it acts in this boss turn too
      const auto called = static_cast<PieceId>(action.a);
      frame.spent |= command_spent::army;
      for (Frame& turn : p.frames)
        if (turn.kind == FrameKind::boss_turn) turn.pieces |= only(called);
      say({.kind = EventKind::false_army, .piece = called});
      break;
    }
    case Verb::pass:  // closes the window: what it would have asked again is answered by leaving nothing to ask
      frame.spent = window_closed;
      break;
    default: RONDO_ENSURE(false, "an answer that an Action does not offer");
  }
}

// counter: piece = who answers, target = the attacker, count = 1 once it has struck.
/// One own Action: the player's choice, an enemy's first that can (ruling 8); enemies answer free of charge, every time (AEG-439).
bool Resolver::counter(Frame& frame) {
  OptionList options;
  if (p.alive(frame.piece) && p.alive(frame.target) && frame.count == 0) list_counter(table_, p, frame, options);
  if (options.size() > 1 && side_of(frame.piece) == Side::hero) return wait(hero_seat);
  if (options.empty())
    pop();
  else
    answer_counter(frame, options[0].action);
  return true;
}

void Resolver::answer_counter(Frame& frame, Action action) {
  if (verb_of(action) == Verb::pass) {
    pop();
    return;
  }
  const PieceId attacker = frame.target;
  frame.count = 1;
  say({.kind = EventKind::counter, .piece = frame.piece, .other = attacker});
  const bool long_arm = verb_of(action) == Verb::long_arm;
  Frame& strike = start_use(frame.piece, action.a, use_flag::counter | (long_arm ? use_flag::long_arm : 0));
  const ActionLine& line = *shot(table_, p, strike).line;
  if (line.range > 0) strike.target = attacker;
  if (line.effect != Effect::lanzer) return;
  strike.axis = line_between(table_, p[strike.piece].hex, p[attacker].hex);
  say({.kind = EventKind::line_chosen, .piece = strike.piece, .n = strike.axis});
}

}  // namespace rondo::aegis
