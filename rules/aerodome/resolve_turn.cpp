// One fighter's turn: its active card from top to bottom.
#include <algorithm>
#include <utility>

#include "rules/aerodome/lists.h"
#include "rules/aerodome/resolve.h"

namespace rondo::aerodome {

// `line` is the place in the action bar of the battle card, `aux` an Auxiliary card that replaces it and `count` the place in that card's bar;
// `other`, `amount` and `items` are the latest target, the dice left and the targets so far of an attack that is divided; `moment` the maneuver
// just flown; flags: turn_flag.

bool Resolver::turn(Frame& frame) {
  const auto go = [&](TurnStep step) { frame.step = static_cast<std::uint8_t>(step); };
  switch (static_cast<TurnStep>(frame.step)) {
    case TurnStep::start:
      say({EventKind::turn_begins, frame.fighter});
      go(TurnStep::act);
      moment(frame.fighter, When::turn_start);
      return true;
    case TurnStep::act: return act(frame);
    case TurnStep::aftermath:
    case TurnStep::dazed:
    case TurnStep::recover:
    case TurnStep::helpful:
    case TurnStep::aux:
    case TurnStep::reaction: return after_action(frame);
    case TurnStep::end: return turn_end(frame);
    case TurnStep::over: break;
  }
  turn_over(frame);
  pop();
  return true;
}

bool Resolver::act(Frame& frame) {
  if (frame.amount > 0) return wait_for(frame.fighter);  // dice of a divided attack are left
  if (next_line(table_, p, frame)) return wait_for(frame.fighter);
  if (frame.aux != Frame::no_aux) {
    discard(frame.fighter, std::exchange(frame.aux, Frame::no_aux));
    frame.count = 0;
    frame.flags = static_cast<std::uint8_t>(frame.flags & ~(turn_flag::aux_maneuver | turn_flag::aux_boosted));
    ++frame.line;
    return true;
  }
  frame.step = static_cast<std::uint8_t>(TurnStep::end);
  return true;
}

void Resolver::answer_turn(Frame& frame, Action action) {
  const ActionLine* line = next_line(table_, p, frame);
  switch (verb_of(action)) {
    case Verb::fly: return take_off(frame, action, *line);
    case Verb::nitro:
      lose_buff(frame.fighter);
      say({EventKind::nitro_spent, frame.fighter});
      frame.flags = static_cast<std::uint8_t>(frame.flags | turn_flag::plain);
      return perform(frame, static_cast<Maneuver>(action.a), static_cast<Flank>(action.b), action.c);
    case Verb::fire:
      --plane(frame.fighter).ammo;
      frame.flags = static_cast<std::uint8_t>(frame.flags | turn_flag::armed);
      [[fallthrough]];
    case Verb::shoot: return attack_with(frame, action, *performed(table_, p, frame));
    case Verb::attempt:
      say({EventKind::no_target, frame.fighter});
      frame.step = static_cast<std::uint8_t>(TurnStep::aftermath);
      return;
    case Verb::play: return play(frame, static_cast<std::uint8_t>(action.a));
    case Verb::skip:
      say({EventKind::skipped, frame.fighter, nobody, frame.aux == Frame::no_aux ? frame.line : frame.count, frame.aux});
      return next_action(frame);
    case Verb::end_turn:
      say({EventKind::turn_ends_early, frame.fighter});
      if (frame.aux != Frame::no_aux) discard(frame.fighter, std::exchange(frame.aux, Frame::no_aux));
      frame.step = static_cast<std::uint8_t>(TurnStep::end);
      return;
    case Verb::done:
      frame.amount = 0;
      frame.step = static_cast<std::uint8_t>(TurnStep::aftermath);
      return;
    default: RONDO_ENSURE(false, "no answer in a turn");
  }
}

void Resolver::take_off(Frame& frame, Action action, const ActionLine& line) {
  const Boosts available = boosts(table_, p, frame);
  const std::optional<BoostUse> use = speed_use(line, available, action.c);
  RONDO_ENSURE(use.has_value(), "a speed that was not offered");
  if (use->keyword) frame.flags = static_cast<std::uint8_t>(frame.flags | (frame.aux == Frame::no_aux ? turn_flag::boosted : turn_flag::aux_boosted));
  if (use->line) {
    Frame own;
    own.fighter = frame.fighter;
    const Effect& boost = line_of(table_, p, own, available.item);
    if (boost.once) plane(frame.fighter).used = static_cast<std::uint16_t>(plane(frame.fighter).used | (1U << available.item));
    if (boost.cost > 0) plane(frame.fighter).charges[p[frame.fighter].active] = static_cast<std::uint8_t>(p[frame.fighter].charges[p[frame.fighter].active] - boost.cost);
    say({EventKind::line_fires, frame.fighter, nobody, available.item, Frame::no_aux});
  }
  perform(frame, static_cast<Maneuver>(action.a), static_cast<Flank>(action.b), action.c);
}

void Resolver::perform(Frame& frame, Maneuver maneuver, Flank flank, int speed) {
  const FighterId fighter = frame.fighter;
  frame.step = static_cast<std::uint8_t>(TurnStep::aftermath);
  frame.flags = static_cast<std::uint8_t>(frame.flags | turn_flag::maneuver);
  frame.moment = static_cast<std::uint8_t>(maneuver);
  const Flight flown = fly(table_, p, fighter, maneuver, flank, speed);
  land(fighter, flown);
  const int crossed = std::popcount(flown.passed);
  Frame& flight = push(FrameKind::flight, fighter);
  flight.line = static_cast<std::uint8_t>(maneuver);
  flight.other = flown.struck;
  flight.flags = flown.success ? 1 : 0;
  flight.items = flown.passed;
  flight.count = static_cast<std::uint8_t>(std::popcount(flown.tokens));
  say({flown.success ? EventKind::flown : EventKind::collided, fighter, flown.struck, static_cast<int>(maneuver), speed, static_cast<int>(flank)});
  if (crossed > 0) {
    ++tally(fighter).passes;
    for (FighterId other = 0; other < table_.fighters(); ++other)
      if (has(flown.passed, other)) say({EventKind::clear_pass, fighter, other});
  }
  for (std::size_t i = p.tokens.size(); i-- > 0;) {
    if (((flown.tokens >> i) & 1U) == 0) continue;
    p.tokens.erase_at(i);
    say({EventKind::token_taken, fighter});
  }
}

void Resolver::attack_with(Frame& frame, Action action, const ActionLine& line) {
  const std::uint8_t slot = (frame.flags & turn_flag::armed) ? armament_of(table_, p, frame.fighter) : frame.aux;
  if (frame.items == 0) frame.amount = static_cast<std::uint8_t>(dice_of(table_, p, frame.fighter, line, slot));
  frame.amount = static_cast<std::uint8_t>(frame.amount - action.b);
  frame.other = static_cast<FighterId>(action.a);
  frame.items = static_cast<std::uint16_t>(frame.items | only(frame.other));
  frame.step = static_cast<std::uint8_t>(TurnStep::aftermath);
  Frame& attack = push(FrameKind::attack, frame.fighter);
  attack.other = static_cast<FighterId>(action.a);
  attack.amount = static_cast<std::uint8_t>(action.b);
  attack.aux = slot;
  p.dice = {};
  p.blocks = {};
  ++tally(frame.fighter).shots;
  say({EventKind::attack_begins, frame.fighter, attack.other, action.b, 0, (frame.flags & turn_flag::armed) ? 1 : 0});
}

void Resolver::play(Frame& frame, std::uint8_t slot) {
  const FighterId fighter = frame.fighter;
  const AuxCard& card = table_.aux_card(fighter, slot);
  say({EventKind::aux_played, fighter, nobody, slot});
  AuxPlace& place = p.aux[static_cast<std::size_t>(table_.owner_of(fighter))][slot];
  if (card.replaces) {  // its actions stand in for this one (ARD-043, ARD-044)
    place = AuxPlace::in_play;
    frame.aux = slot;
    frame.count = 0;
    return;
  }
  if (card.type == AuxType::mod) plane(fighter).mods |= std::uint32_t{1} << slot;
  discard(fighter, slot);
  Frame& lines = push(FrameKind::effects, fighter);
  lines.aux = slot;
  lines.moment = static_cast<std::uint8_t>(When::own_turn);
  for (std::size_t i = 0; i < card.effects.size(); ++i)
    if (card.effects[i].when == When::own_turn) lines.items = static_cast<std::uint16_t>(lines.items | (1U << (first_other_item + i)));
}

/// The symbols of the action, then the keywords of a first maneuver, then whoever may react (ARD-150 to ARD-156).
bool Resolver::after_action(Frame& frame) {
  const FighterId fighter = frame.fighter;
  const bool success = (frame.flags & turn_flag::success) != 0;
  const ActionLine* line = performed(table_, p, frame);
  const auto step = static_cast<TurnStep>(frame.step);
  if (step == TurnStep::aftermath && frame.amount > 0) {
    if (further_targets(table_, p, frame) != 0) {
      frame.step = static_cast<std::uint8_t>(TurnStep::act);
      return true;
    }
    frame.amount = 0;
  }
  frame.step = static_cast<std::uint8_t>(frame.step + 1);
  switch (step) {
    case TurnStep::dazed:
      if (line && line->dazed) daze(fighter, 1);
      return true;
    case TurnStep::recover:
      if (line && line->recover && success) start_recover(fighter, 1, false);
      return true;
    case TurnStep::helpful: {
      const std::uint8_t done = frame.aux == Frame::no_aux ? turn_flag::first_maneuver : turn_flag::aux_maneuver;
      if (!success || (frame.flags & turn_flag::maneuver) == 0 || (frame.flags & (done | turn_flag::plain))) return true;
      frame.flags = static_cast<std::uint8_t>(frame.flags | done);
      if (keyword(table_, p, fighter, Keyword::helpful) > 0) start_draw(fighter, 1, false);
      if (keyword(table_, p, fighter, Keyword::elusive) > 0) gain_buff(fighter, Buff::elusive);
      if (keyword(table_, p, fighter, Keyword::nitro) > 0) gain_buff(fighter, Buff::nitro);
      return true;
    }
    case TurnStep::aux:
      if (line && line->aux && success) start_draw(fighter, 1, true);
      return true;
    case TurnStep::reaction: {
      const When when = (frame.flags & turn_flag::maneuver) ? When::enemy_maneuver : When::enemy_attack;
      const auto flown = static_cast<Maneuver>(frame.moment);
      FighterSet enemies = 0;
      each_fighter([&](FighterId other) {
        if (table_.enemies(fighter, other)) enemies = static_cast<FighterSet>(enemies | only(other));
      });
      next_action(frame);
      moment_of(enemies, when, flown);
      return true;
    }
    default: return true;
  }
}

/// The action is over: on to the next line.
void Resolver::next_action(Frame& frame) {
  using namespace turn_flag;
  frame.flags = static_cast<std::uint8_t>(frame.flags & ~(success | plain | armed | maneuver));
  frame.items = 0;
  frame.amount = 0;
  frame.moment = 0;
  frame.other = nobody;
  frame.step = static_cast<std::uint8_t>(TurnStep::act);
  ++(frame.aux == Frame::no_aux ? frame.line : frame.count);
}

/// What the rules and the card demand at the end of a turn, in the order the active player chooses (ARD-190).
bool Resolver::turn_end(Frame& frame) {
  const FighterId fighter = frame.fighter;
  frame.step = static_cast<std::uint8_t>(TurnStep::over);
  const auto duty = [](Duty item) { return static_cast<std::uint16_t>(1U << static_cast<unsigned>(item)); };
  std::uint16_t items = items_of(table_, p, fighter, When::turn_end);
  const Plane& it = p[fighter];
  if (it.burn > 0) items = static_cast<std::uint16_t>(items | duty(Duty::burn));
  if (outside(table_, it.at, it.heading) > 0) items = static_cast<std::uint16_t>(items | duty(Duty::area));
  if (keyword(table_, p, fighter, Keyword::dazed) > 0) items = static_cast<std::uint16_t>(items | duty(Duty::dazed));
  if (keyword(table_, p, fighter, Keyword::recover) > 0) items = static_cast<std::uint16_t>(items | duty(Duty::recover));
  if (items == 0) return true;
  Frame& lines = push(FrameKind::effects, fighter);
  lines.items = items;
  lines.moment = static_cast<std::uint8_t>(When::turn_end);
  return true;
}

void Resolver::turn_over(Frame& frame) {
  Plane& it = plane(frame.fighter);
  if (frame.aux != Frame::no_aux) discard(frame.fighter, std::exchange(frame.aux, Frame::no_aux));
  it.acted = true;
  it.mods = 0;
  it.lines = 0;
  it.burst = 0;
}

}  // namespace rondo::aerodome
