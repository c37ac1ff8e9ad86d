// One attack on one target, in the order of HOUSE-9, and damage that arrives at a ship. `amount` is the damage so far as a signed byte,
// `pattern` the ship that suffers it instead, `hex` where it comes from; of an enemy attack `ships` are the reactions of its target, one bit each.
#include <algorithm>
#include <bit>

#include "rules/akarios/lists.h"
#include "rules/akarios/resolve.h"

namespace rondo::akarios {

namespace {

int damage_of(const Frame& frame) { return static_cast<std::int8_t>(frame.amount); }
void set_damage(Frame& frame, int damage) { frame.amount = static_cast<std::uint8_t>(static_cast<std::int8_t>(damage)); }

}  // namespace

Frame& Resolver::start_attack(ShipId ship, ShipId target, const Frame& source, int damage) {
  const AbilityId ability = source.ability;
  const std::uint8_t line = source.line;
  const HexId hex = source.hex != nowhere ? source.hex : p[ship].at;
  Frame& frame = push(FrameKind::attack, ship, target);
  frame.ability = ability;
  frame.line = line;
  frame.hex = hex;
  frame.pattern = no_ship;
  set_damage(frame, std::max(0, damage));
  return frame;
}

bool Resolver::attack(Frame& frame) {
  const auto go = [&](AttackStep step) {
    frame.step = static_cast<std::uint8_t>(step);
    return true;
  };
  switch (static_cast<AttackStep>(frame.step)) {
    case AttackStep::begin: return attack_begins(frame);
    case AttackStep::react:
      if (window(table_, p, frame)) return wait_squad();
      return go(AttackStep::check);
    case AttackStep::check: {
      const Step& step = steps_of(table_, p, frame)[frame.line];
      if (!can_hit(table_, p, frame.ship, frame.other, step.arc)) {
        say({EventKind::out_of_reach, frame.ship, frame.other});
        return pop();
      }
      if (frame.ships == 0) return go(AttackStep::harm);
      const auto ability = static_cast<AbilityId>(std::countr_zero(frame.ships));
      frame.ships &= frame.ships - 1;
      Frame& after = push(FrameKind::use, frame.other);
      after.ability = ability;
      after.step = static_cast<std::uint8_t>(UseStep::steps);
      after.flags = use_flag::aftermath;
      return true;
    }
    case AttackStep::kinetic:
      if (cockpit(frame.ship).kinetic > 0 && frame.ability != no_ability && p[frame.other].shields > 0) return wait_squad();
      return go(AttackStep::modifier);
    case AttackStep::modifier:
      if (p[frame.ship].in_play() && refill(frame.ship)) return wait_chance();  // of a missile whose pilot is out, no card
      return go(AttackStep::harm);
    case AttackStep::harm: return attack_harm(frame);
    case AttackStep::push:
    case AttackStep::pull:
    case AttackStep::conditions: return riders(frame);
    case AttackStep::over: break;
  }
  return pop();
}

bool Resolver::attack_begins(Frame& frame) {
  const bool enemy = is_enemy(frame.ship);
  say({EventKind::attack_begins, frame.ship, frame.other, damage_of(frame), enemy});
  frame.step = static_cast<std::uint8_t>(enemy ? AttackStep::react : AttackStep::kinetic);
  if (!enemy) {
    if ((frame.flags & attack_flag::missile) != 0) frame.step = static_cast<std::uint8_t>(AttackStep::modifier);
    ++p.tally.attacks;
    return true;
  }
  for (ShipId pilot = 0; pilot < table_.squad(); ++pilot) {
    if (pilot == frame.other || !has(cockpit(pilot).guarded, frame.ship) || !p[pilot].in_play()) continue;
    cockpit(pilot).guarded &= ~only(frame.ship);
    frame.pattern = pilot;
    break;
  }
  return true;
}

void Resolver::answer_attack(Frame& frame, Action action) {
  const auto pilot = static_cast<ShipId>(action.a);
  switch (verb_of(action)) {
    case Verb::react:
      ++p.tally.reactions;
      say({EventKind::reacts, pilot, frame.ship, action.b});
      if (pilot == frame.other) frame.ships |= 1U << action.b;
      return start_use(pilot, static_cast<AbilityId>(action.b));
    case Verb::absorb: {
      frame.flags |= attack_flag::absorbed;
      Cockpit& it = cockpit(pilot);
      for (std::size_t place = 0; place < it.upgrades.size(); ++place) {
        if (table_.upgrades[it.upgrades[place]].slot != Slot::ship_ability || ((it.damaged >> place) & 1U) != 0) continue;
        it.damaged = static_cast<std::uint8_t>(it.damaged | (1U << place));
        say({EventKind::flipped, pilot, no_ship, it.upgrades[place]});
        break;
      }
      say({EventKind::absorbed, pilot, frame.ship});
      return;
    }
    case Verb::spend:
      cockpit(frame.ship).kinetic = static_cast<std::uint8_t>(cockpit(frame.ship).kinetic - action.a);
      frame.count = static_cast<std::uint8_t>(2 * action.a);
      if (action.a > 0) say({EventKind::kinetic_spent, frame.ship, frame.other, action.a});
      frame.step = static_cast<std::uint8_t>(AttackStep::modifier);
      return;
    case Verb::modifier: return modify(frame, static_cast<Modifier>(action.a));
    default: break;
  }
  frame.step = static_cast<std::uint8_t>(AttackStep::check);
}

/// A drawn modifier card; a bolster is drawn on top of the next (HOUSE-10, ruling 6).
void Resolver::modify(Frame& frame, Modifier kind) {
  ModifierDeck& deck = cockpit(frame.ship).deck;
  deck.draw(static_cast<std::uint8_t>(kind));
  say({EventKind::modifier_drawn, frame.ship, frame.other, static_cast<int>(kind)});
  constexpr std::array<int, modifier_kinds> adds = {0, 1, -1, 2, -2, 0, 0, 1, -1};
  set_damage(frame, damage_of(frame) + adds[static_cast<std::size_t>(kind)]);
  if (kind == Modifier::bolster) return;
  deck.discard.push_back(static_cast<std::uint8_t>(kind));
  if (kind == Modifier::miss) frame.flags |= attack_flag::missed | attack_flag::reshuffle;
  if (kind == Modifier::twice) frame.flags |= attack_flag::twice | attack_flag::reshuffle;
  frame.step = static_cast<std::uint8_t>(AttackStep::harm);
}

bool Resolver::attack_harm(Frame& frame) {
  frame.step = static_cast<std::uint8_t>(AttackStep::push);
  if ((frame.flags & attack_flag::reshuffle) != 0) {
    shuffle_in(cockpit(frame.ship).deck);
    say({EventKind::deck_shuffled, frame.ship});
  }
  if ((frame.flags & attack_flag::missed) != 0) {
    ++p.tally.misses;
    say({EventKind::attack_misses, frame.ship, frame.other});
    return pop();
  }
  int damage = std::max(0, damage_of(frame)) * ((frame.flags & attack_flag::twice) != 0 ? 2 : 1);
  if ((frame.flags & attack_flag::halved) != 0) {
    const int negated = (damage + 1) / 2;
    damage -= negated;
    say({EventKind::halved, frame.other, frame.ship, negated, damage});
  }
  if ((frame.flags & attack_flag::absorbed) != 0) return true;
  ShipId victim = frame.other;
  if (frame.pattern != no_ship && p[frame.pattern].in_play()) {
    victim = frame.pattern;
    say({EventKind::redirected, frame.other, victim, damage});
  }
  hurt(victim, damage, frame.ship, frame.count);
  return true;
}

Riders Resolver::riders_of(const Frame& frame) const {
  if ((frame.flags & (attack_flag::missile | attack_flag::no_effects)) != 0) return {};
  Riders riders = steps_of(table_, p, frame)[frame.line].riders;
  if (!is_pilot(frame.ship)) return riders;
  const Cockpit& it = p.cockpit(frame.ship);
  riders.push = std::max(riders.push, it.ready_push);
  riders.pull = std::max(riders.pull, it.ready_pull);
  riders.conditions |= it.ready_conditions;
  return riders;
}

/// Push, pull, then conditions, to whoever is still there.
bool Resolver::riders(Frame& frame) {
  const auto step = static_cast<AttackStep>(frame.step);
  if (!p[frame.other].in_play()) return pop();
  const Riders riders = riders_of(frame);
  frame.step = static_cast<std::uint8_t>(frame.step + 1);
  if (step == AttackStep::push) start_shove(frame.ship, frame.other, {riders.push, 0, 0}, frame.hex);
  if (step == AttackStep::pull) start_shove(frame.ship, frame.other, {0, riders.pull, 0}, frame.hex);
  if (step == AttackStep::conditions) afflict(frame.other, frame.ship, riders.conditions);
  return true;
}

void Resolver::afflict(ShipId ship, ShipId by, ConditionSet conditions) {
  for (std::size_t i = 0; i < condition_names.size(); ++i) {
    const auto condition = static_cast<Condition>(i);
    if (!has(conditions, condition) || has(p[ship].conditions, condition)) continue;
    p[ship].conditions |= only(condition);
    say({EventKind::condition_gained, ship, by, static_cast<int>(condition)});
  }
}

/// `ignored`: shields that do not count against this damage.
void Resolver::hurt(ShipId ship, int amount, ShipId by, int ignored) {
  if (amount <= 0 || !p[ship].in_play()) return;
  Frame& frame = push(FrameKind::harm, ship, by);
  frame.amount = static_cast<std::uint8_t>(amount);
  frame.count = static_cast<std::uint8_t>(ignored);
}

bool Resolver::harm(Frame& frame) {
  Craft& craft = p[frame.ship];
  if (!craft.in_play()) return pop();
  const int absorbed = std::min<int>(std::max(0, craft.shields - frame.count), frame.amount);
  const int through = frame.amount - absorbed;
  if (static_cast<HarmStep>(frame.step) == HarmStep::begin) {
    frame.step = static_cast<std::uint8_t>(HarmStep::arrive);
    frame.ability = through >= craft.hull ? endurance(table_, p, frame.ship) : no_ability;
    if (frame.ability != no_ability) return wait_squad();
  }
  const bool endures = static_cast<HarmStep>(frame.step) == HarmStep::endured;
  const int lost = std::min<int>(endures ? craft.hull - 1 : craft.hull, through);
  craft.shields = static_cast<std::uint8_t>(craft.shields - absorbed);
  craft.hull = static_cast<std::uint8_t>(craft.hull - lost);
  auto& tally = is_enemy(frame.ship) ? p.tally.dealt : p.tally.suffered;
  tally = static_cast<std::uint16_t>(tally + absorbed + lost);
  const ShipId ship = frame.ship;
  const ShipId by = frame.other;
  const int amount = frame.amount;
  pop();
  say({EventKind::damaged, ship, by, amount, absorbed});
  if (endures) say({EventKind::endures, ship});
  if (craft.hull == 0) destroy(ship, by);
  return true;
}

void Resolver::answer_harm(Frame& frame, Action action) {
  if (verb_of(action) != Verb::react) return;
  ++p.tally.reactions;
  say({EventKind::reacts, frame.ship, frame.other, frame.ability});
  start_use(frame.ship, frame.ability);
}

void Resolver::destroy(ShipId ship, ShipId by) {
  p[ship] = {};
  say({EventKind::destroyed, ship, by});
  if (p.marked == ship) p.marked = no_ship;
  if (is_enemy(ship)) {
    ++p.tally.kills;
    return;
  }
  if (ship == sparrow) return finish(Outcome::sparrow_lost);
  ++p.tally.lost;
  cockpit(ship).dice = {};
  if ((friends(p) & ~only(sparrow)) == 0) finish(Outcome::squad_lost);
}

}  // namespace rondo::akarios
