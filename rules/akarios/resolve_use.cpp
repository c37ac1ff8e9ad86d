// One ability of a pilot's ship: its dice are laid, then it goes step by step. `other` is the ship that several steps are about.
#include "rules/akarios/pay.h"
#include "rules/akarios/lists.h"
#include "rules/akarios/resolve.h"

namespace rondo::akarios {

void Resolver::start_use(ShipId pilot, AbilityId id) {
  const Ability& ability = *ability_of(table_, p, pilot, id);
  Cockpit& it = cockpit(pilot);
  Frame& frame = push(FrameKind::use, pilot);
  frame.ability = id;
  if (ability.trigger == Trigger::action || ability.trigger == Trigger::after_move) {  // a reaction is nobody's action
    if (it.rotated) frame.flags = use_flag::rotated;
    it.rotated = false;
  }
  if (ability.trigger == Trigger::action) it.passed.clear();
  it.used |= 1U << id;
  say({EventKind::used, pilot, no_ship, id});
  if (ability.supply == 0) return;
  it.supply[id] = static_cast<std::uint8_t>(it.supply[id] - ability.supply);
  p.tally.supply = static_cast<std::uint16_t>(p.tally.supply + ability.supply);
  say({EventKind::supply_spent, pilot, no_ship, id, it.supply[id]});
}

bool Resolver::use(Frame& frame) {
  if (static_cast<UseStep>(frame.step) == UseStep::pay) return pay(frame);
  const Ability& ability = *ability_of(table_, p, frame.ship, frame.ability);
  if (!p[frame.ship].in_play() || frame.line >= ability.steps.size()) {
    use_over(frame);
    return pop();
  }
  const Step& step = ability.steps[frame.line];
  const bool later = step.condition == If::still_attacked;
  if (later != ((frame.flags & use_flag::aftermath) != 0) || !holds(p, frame.ship, step)) return next_line(frame);
  return carry_out(frame, step);
}

/// One icon after the other; where only one result fits there is nothing to ask. `count`: icons that are paid.
bool Resolver::pay(Frame& frame) {
  const Ability& ability = *ability_of(table_, p, frame.ship, frame.ability);
  if (frame.count >= ability.cost.size()) {
    frame.step = static_cast<std::uint8_t>(UseStep::steps);
    frame.count = 0;
    return true;
  }
  const std::optional<Face> single = single_payment(table_, p, frame);
  if (!single) return wait_squad();
  pay_with(frame, *single);
  return true;
}

void Resolver::pay_with(Frame& frame, Face face) {
  Cockpit& it = cockpit(frame.ship);
  const Ability& ability = *ability_of(table_, p, frame.ship, frame.ability);
  const int stress = *price(face, ability.cost[frame.count], drone_icon(table_, p, frame.ship));
  --it.dice[static_cast<std::size_t>(face)];
  it.placed = true;
  ++frame.count;
  say({EventKind::paid, frame.ship, no_ship, static_cast<int>(face)});
  add_stress(frame.ship, stress);
}

bool Resolver::next_line(Frame& frame) {
  ++frame.line;
  frame.count = 0;
  frame.amount = 0;
  frame.ships = 0;
  frame.flags = static_cast<std::uint8_t>(frame.flags & (use_flag::rotated | use_flag::aftermath));
  return true;
}

bool Resolver::carry_out(Frame& frame, const Step& step) {
  switch (step.what) {
    case Do::move: return frame.count > 0 ? next_line(frame) : wait_squad();
    case Do::rotate: return frame.count >= step.amount || (frame.flags & use_flag::rotated) != 0 ? next_line(frame) : wait_squad();
    case Do::swing: return (frame.flags & use_flag::flown) != 0 && (frame.flags & use_flag::swung) != 0 ? next_line(frame) : wait_squad();
    case Do::attack:
    case Do::shove: return choose_targets(frame, step);
    case Do::remote: {
      if (frame.other == no_ship) return enemy_targets(table_, p, frame.ship, step) == 0 ? next_line(frame) : wait_squad();
      const int most = step.patterns.empty() ? step.amount : 1;
      return !p[frame.other].in_play() || frame.count >= most ? next_line(frame) : wait_squad();
    }
    default: return help(frame, step);
  }
}

/// Targets one by one, each dealt with before the next is chosen. `count`: those so far, `ships`: who they were.
bool Resolver::choose_targets(Frame& frame, const Step& step) {
  const ShipSet left = enemy_targets(table_, p, frame.ship, step) & ~frame.ships;
  if (frame.count >= step.targets || left == 0) return targets_done(frame, step);
  OptionList list;
  list_use(table_, p, frame, list);
  if (list.size() > 1) return wait_squad();
  strike(frame, step, static_cast<ShipId>(list[0].action.a));
  return true;
}

/// What was readied has ridden on this attack, hit or not (ruling 23).
bool Resolver::targets_done(Frame& frame, const Step& step) {
  if (step.what == Do::attack && frame.count > 0) unready(frame.ship);
  return next_line(frame);
}

void Resolver::unready(ShipId pilot) {
  cockpit(pilot).ready_push = cockpit(pilot).ready_pull = 0;
  cockpit(pilot).ready_conditions = 0;
}

void Resolver::strike(Frame& frame, const Step& step, ShipId target) {
  ++frame.count;
  frame.ships |= only(target);
  if (step.what == Do::remote) {
    frame.other = target;
    frame.count = 0;
    return;
  }
  if (step.what == Do::attack)
    start_attack(frame.ship, target, frame, step.amount);
  else
    start_shove(frame.ship, target, step.riders, p[frame.ship].at);
}

void Resolver::answer_use(Frame& frame, Action action) {
  if (static_cast<UseStep>(frame.step) == UseStep::pay) return pay_with(frame, static_cast<Face>(action.a));
  const Step& step = ability_of(table_, p, frame.ship, frame.ability)->steps[frame.line];
  const ShipId mover = step.what == Do::remote ? frame.other : frame.ship;
  switch (verb_of(action)) {
    case Verb::fly: return fly(frame, mover, action.a);
    case Verb::stay:
      say({EventKind::stays, mover});
      frame.flags = static_cast<std::uint8_t>(frame.flags | use_flag::flown);
      ++frame.count;
      return;
    case Verb::turn_left:
    case Verb::turn_right:
      turn(mover, verb_of(action) == Verb::turn_left ? -1 : 1);
      frame.flags = static_cast<std::uint8_t>(frame.flags | use_flag::swung);
      ++frame.count;
      return;
    case Verb::hold:
      frame.flags = static_cast<std::uint8_t>(frame.flags | use_flag::swung);
      frame.count = step.amount;
      return;
    case Verb::strike: return strike(frame, step, static_cast<ShipId>(action.a));
    case Verb::aid: return aid(frame, step, static_cast<ShipId>(action.a));
    case Verb::mend: {
      Cockpit& it = cockpit(static_cast<ShipId>(action.a));
      it.damaged = static_cast<std::uint8_t>(it.damaged & ~(1U << action.b));
      say({EventKind::mended, static_cast<ShipId>(action.a), frame.ship, it.upgrades[action.b]});
      next_line(frame);
      return;
    }
    case Verb::lay: return lay(frame, step, static_cast<HexId>(action.a));
    case Verb::modifier:
    case Verb::order: return answer_foresee(frame, action);
    case Verb::remove:
      remove_modifier(frame.other, static_cast<Modifier>(action.a));
      next_line(frame);
      return;
    case Verb::cover:
      cockpit(frame.ship).guarded |= only(static_cast<ShipId>(action.a));
      say({EventKind::guarded, frame.ship, static_cast<ShipId>(action.a)});
      next_line(frame);
      return;
    default: break;
  }
  targets_done(frame, step);
}

void Resolver::use_over(Frame& frame) {
  if (ability_of(table_, p, frame.ship, frame.ability)->trigger == Trigger::after_move) cockpit(frame.ship).passed.clear();
}

/// Starts a flight along a pattern of the frame's step; in a swing the rotate may still follow.
void Resolver::fly(Frame& frame, ShipId ship, int pattern) {
  ++frame.count;
  frame.flags = static_cast<std::uint8_t>((frame.flags | use_flag::flown) & ~use_flag::rotated);
  if (ship == frame.ship && is_pilot(ship)) {
    cockpit(ship).passed.clear();
    cockpit(ship).rotated = false;
  }
  const Frame source = frame;
  Frame& flight = push(FrameKind::flight, ship, ship == source.ship ? no_ship : source.ship);
  flight.ability = source.ability;
  flight.line = source.line;
  flight.pattern = static_cast<std::uint8_t>(pattern);
}

void Resolver::turn(ShipId ship, int sides) {
  const int before = p[ship].facing;
  p[ship].facing = static_cast<std::uint8_t>(turned(before, sides));
  if (is_pilot(ship)) cockpit(ship).rotated = true;
  say({EventKind::turned, ship, no_ship, p[ship].facing, before});
}

}  // namespace rondo::akarios
