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
  if (frame.items == 0) {
    pop();
    return true;
  }
  if (frame.fighter == nobody) {
    if (std::popcount(frame.items) > 1) return wait_for(p.holder == nobody ? FighterId{0} : p.holder);  // ARD-191
    const auto fighter = static_cast<FighterId>(std::countr_zero(frame.items));
    frame.items = 0;
    moment(fighter, static_cast<When>(frame.moment));
    return true;
  }
  const int first = std::countr_zero(frame.items);
  const bool one = std::popcount(frame.items) == 1;
  if (one && (first >= static_cast<int>(Duty::burn) || !line_of(table_, p, frame, first).may)) {
    frame.items = 0;
    carry_out(frame, first);
    return true;
  }
  return wait_for(frame.fighter);
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
  frame.items = static_cast<std::uint16_t>(frame.items & ~(1U << action.a));
  if (frame.fighter == nobody)
    moment(static_cast<FighterId>(action.a), static_cast<When>(frame.moment));
  else
    carry_out(frame, action.a);
}

void Resolver::carry_out(Frame& frame, int item) {
  const FighterId fighter = frame.fighter;
  const auto roll = [&](int dice) {
    frame.line = static_cast<std::uint8_t>(item);
    frame.amount = static_cast<std::uint8_t>(dice);
    frame.count = 0;
    p.dice = {};
  };
  switch (static_cast<Duty>(item)) {
    case Duty::burn: return roll(p[fighter].burn);
    case Duty::area: return roll(outside(table_, p[fighter].at, p[fighter].heading));
    case Duty::dazed: return daze(fighter, keyword(table_, p, fighter, Keyword::dazed));
    case Duty::recover: return start_recover(fighter, keyword(table_, p, fighter, Keyword::recover), true);
  }
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
    case EffectVerb::draw:
      for (int i = 0; i < std::min(n, 3); ++i) start_draw(whom, false);
      return;
    case EffectVerb::recover: return start_recover(whom, n, false);
    case EffectVerb::burn: return burn(whom, n);
    case EffectVerb::freeze: return freeze(whom, n);
    case EffectVerb::daze: return daze(whom, n);
    case EffectVerb::damage: hurt(whom, n, Cause::effect, by); return;
    case EffectVerb::repair: it.hit_points = static_cast<std::uint8_t>(std::min(table_.hit_points, it.hit_points + n)); return;
    case EffectVerb::charge: {
      if (it.active >= hand_cards) return;
      std::uint8_t& charges = it.charges[it.active];
      charges = static_cast<std::uint8_t>(std::min(3, charges + n));  // ARD-313
      say({EventKind::charged, whom, nobody, it.active, charges});
      return;
    }
    case EffectVerb::ammo:
      it.ammo = static_cast<std::uint8_t>(std::min(200, it.ammo + n));
      say({EventKind::ammo_gained, whom, nobody, it.ammo});
      return;
    case EffectVerb::keywords: it.lines = static_cast<std::uint16_t>(it.lines | (1U << item)); return;
    case EffectVerb::flip:
      it.turned = !it.turned;
      say({EventKind::flipped, whom});
      return;
    case EffectVerb::boost:   // taken up where a maneuver's speed is chosen
    case EffectVerb::reroll:  // and where dice are modified
    case EffectVerb::token: return;  // placed before anybody's lines
  }
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
