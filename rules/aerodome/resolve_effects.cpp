// Effect lines and the duties of the end of a turn, in the order that whoever may choose it chooses.
#include <algorithm>
#include <bit>

#include "rules/aerodome/lists.h"
#include "rules/aerodome/resolve.h"

namespace rondo::aerodome {

// `items` is what is still to be done, of `fighter` at `moment`; without a fighter, whose lines are still to come at the moment. While a duty
// rolls its dice, `line` is its item, `amount` the dice and `count` those that lie there.

bool Resolver::effects(Frame& frame) {
  if (frame.line != 0) return roll_duty(frame);
  const bool gone = frame.fighter != nobody && !p[frame.fighter].aloft;  // destroyed by one of its own lines
  if (frame.items == 0 || gone) {
    pop();
    return true;
  }
  const int first = std::countr_zero(frame.items);
  const bool one = std::popcount(frame.items) == 1;
  if (frame.fighter == nobody) {
    if (!one) return wait_for(orderer());
    pick(frame, first);
    return true;
  }
  if (!one || (first < static_cast<int>(Duty::burn) && line_of(table_, p, frame, first).may)) return wait_for(frame.fighter);
  pick(frame, first);
  return true;
}

/// Who orders what several fighters have: whose turn it is, else the one who holds Initiative (ARD-190, ARD-191).
FighterId Resolver::orderer() const {
  if (const Frame* turn = turn_of(p)) return turn->fighter;
  return p.holder == nobody ? FighterId{0} : p.holder;
}

/// Does an item; with the last one the frame has done its work, unless dice are still to be rolled for it.
void Resolver::pick(Frame& frame, int item) {
  frame.items = static_cast<std::uint16_t>(frame.items & ~(1U << item));
  const bool rolls = frame.fighter != nobody && (item == static_cast<int>(Duty::burn) || item == static_cast<int>(Duty::area));
  if (rolls) return start_duty(frame, item);
  const Frame copy = frame;
  if (frame.items == 0) pop();
  if (copy.fighter == nobody)
    moment(static_cast<FighterId>(item), static_cast<When>(copy.moment), static_cast<Maneuver>(copy.count));
  else
    carry_out(copy, item);
}

void Resolver::answer_effects(Frame& frame, Action action) {
  if (verb_of(action) == Verb::die) {
    ++p.dice.open[static_cast<std::size_t>(action.a - 1)];
    ++frame.count;
    return;
  }
  if (verb_of(action) == Verb::pass) {  // what is left is optional
    frame.items = 0;
    return;
  }
  pick(frame, action.a);
}

void Resolver::start_duty(Frame& frame, int item) {
  const Plane& it = p[frame.fighter];
  frame.line = static_cast<std::uint8_t>(item);
  frame.amount = static_cast<std::uint8_t>(static_cast<Duty>(item) == Duty::burn ? int{it.burn} : outside(table_, it.at, it.heading));
  frame.count = 0;
  p.dice = {};
}

void Resolver::carry_out(const Frame& frame, int item) {
  const FighterId fighter = frame.fighter;
  if (item == static_cast<int>(Duty::dazed)) return daze(fighter, keyword(table_, p, fighter, Keyword::dazed));
  if (item == static_cast<int>(Duty::recover)) return start_recover(fighter, keyword(table_, p, fighter, Keyword::recover), true);
  const Effect& line = line_of(table_, p, frame, item);
  if (!usable(table_, p, fighter, line, item)) return;
  Plane& it = plane(fighter);
  if (line.once) it.used = static_cast<std::uint16_t>(it.used | (1U << item));
  if (line.cost > 0) {
    std::uint8_t& charges = it.charges[it.active];
    charges = static_cast<std::uint8_t>(charges - line.cost);
  }
  if (!line.name.empty()) say({EventKind::line_fires, fighter, nobody, item, frame.aux});
  apply(frame, line, item);
}

void Resolver::apply(const Frame& frame, const Effect& line, int item) {
  const FighterId by = frame.fighter;
  const FighterId whom = line.whom == Whom::self ? by : opponent_of(table_, p, by);
  const int n = measured(table_, p, by, line.amount);
  Plane& it = plane(whom);
  switch (line.verb) {
    case EffectVerb::elusive: return gain_buff(whom, Buff::elusive);
    case EffectVerb::nitro: return gain_buff(whom, Buff::nitro);
    case EffectVerb::burst: it.burst = static_cast<std::uint8_t>(std::min(100, it.burst + n)); return;
    case EffectVerb::initiative: return change_initiative(whom, line.minus ? -n : n, by);
    case EffectVerb::draw: return start_draw(whom, n, false);
    case EffectVerb::recover: return start_recover(whom, n, false);
    case EffectVerb::burn: return burn(whom, n);
    case EffectVerb::freeze: return freeze(whom, n);
    case EffectVerb::daze: return daze(whom, n);
    case EffectVerb::damage: hurt(whom, n, Cause::effect, by); return;
    case EffectVerb::repair:  // never of one that is destroyed (ARD-162)
      if (it.hit_points > 0) it.hit_points = static_cast<std::uint8_t>(std::min(table_.hit_points, it.hit_points + n));
      return;
    case EffectVerb::charge: {
      if (it.active >= hand_cards || !table_.card(whom, it.active).keywords.has(Keyword::charge)) return;  // ARD-312
      std::uint8_t& charges = it.charges[it.active];
      charges = static_cast<std::uint8_t>(std::min(3, charges + n));  // ARD-313
      say({EventKind::charged, whom, nobody, it.active, charges});
      return;
    }
    case EffectVerb::ammo:
      it.ammo = static_cast<std::uint8_t>(std::min(200, it.ammo + n));
      say({EventKind::ammo_gained, whom, nobody, it.ammo});
      return;
    case EffectVerb::keywords: plane(by).lines = static_cast<std::uint16_t>(p[by].lines | (1U << item)); return;
    case EffectVerb::flip: return flip(whom);
    case EffectVerb::boost:   // taken up where a maneuver's speed is chosen
    case EffectVerb::reroll:  // and where dice are modified
    case EffectVerb::token: return;  // placed before anybody's lines
  }
}

/// The lines of the side that is turned away are gone, begun or not.
void Resolver::flip(FighterId fighter) {
  constexpr auto others = static_cast<std::uint16_t>(~((1U << first_card_item) - 1U));
  Plane& it = plane(fighter);
  it.turned = !it.turned;
  it.used = static_cast<std::uint16_t>(it.used & others);
  it.lines = static_cast<std::uint16_t>(it.lines & others);
  for (Frame& frame : p.frames)
    if (frame.fighter == fighter && (frame.kind == FrameKind::effects || frame.kind == FrameKind::attack))
      frame.items = static_cast<std::uint16_t>(frame.items & others);
  say({EventKind::flipped, fighter});
}

bool Resolver::roll_duty(Frame& frame) {
  if (frame.count < frame.amount) return wait(Seat::chance);
  const FighterId fighter = frame.fighter;
  const int damage = p.dice.at_least(5);
  const bool burning = static_cast<Duty>(frame.line) == Duty::burn;
  frame.line = 0;
  if (burning) {  // all of it goes with the first damage (ARD-090)
    if (damage > 0) plane(fighter).burn = 0;
    say({EventKind::burn_rolled, fighter, nobody, damage, p[fighter].burn});
  } else {
    ++tally(fighter).outside;
    say({EventKind::outside_rolled, fighter, nobody, frame.amount, damage});
  }
  if (damage > 0) hurt(fighter, damage, burning ? Cause::burn : Cause::outside, nobody);
  return true;
}

}  // namespace rondo::aerodome
