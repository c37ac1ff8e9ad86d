// One attack on one defender: dice, the attacker's rerolls, the defender's Elusive, damage, and what a success brings.
#include <algorithm>
#include <utility>

#include "rules/aerodome/resolve.h"

namespace rondo::aerodome {

// `amount` is the dice, `count` those rolled or the rerolls left, `line` the item whose rerolls they are, `items` the lines that may still
// reroll, `aux` the Auxiliary card it is made with. Flag 1: it did damage.

bool Resolver::attack(Frame& frame) {
  const auto go = [&](AttackStep step) {
    frame.step = static_cast<std::uint8_t>(step);
    return true;
  };
  switch (static_cast<AttackStep>(frame.step)) {
    case AttackStep::roll:
      if (frame.count < frame.amount) return wait(Seat::chance);
      say({EventKind::dice_rolled, frame.fighter});
      frame.count = static_cast<std::uint8_t>(std::min(keyword(table_, p, frame.fighter, Keyword::lucky, frame.aux), 200));
      frame.line = item_count;
      if ((table_.moments & only(When::attack_rolled)) != 0) frame.items = items_of(table_, p, frame.fighter, When::attack_rolled);
      return go(AttackStep::lucky);
    case AttackStep::lucky: return reroll_window(frame);
    case AttackStep::lucky_die: return wait(Seat::chance);
    case AttackStep::lines: return attack_lines(frame);
    case AttackStep::elusive: {
      frame.count = static_cast<std::uint8_t>(p.dice.at_least(frame.line));
      if (frame.count == 0 || p[frame.other].buff != Buff::elusive) return go(AttackStep::harm);
      return wait_for(frame.other);
    }
    case AttackStep::elusive_dice: return frame.count > 0 ? wait(Seat::chance) : go(AttackStep::harm);
    case AttackStep::harm:
      go(AttackStep::marks);
      harm(frame);
      return true;
    case AttackStep::marks:
      go(AttackStep::hit);
      if (frame.flags != 0 && p[frame.other].aloft) marks(frame);
      return true;
    case AttackStep::hit:
      go(AttackStep::over);
      if (frame.flags != 0) moment(frame.fighter, When::hit);
      return true;
    case AttackStep::over: break;
  }
  const bool success = frame.flags != 0;
  pop();
  Frame& turn = top();
  if (success) turn.flags = static_cast<std::uint8_t>(turn.flags | turn_flag::success);
  return true;
}

/// Each die at most once by one effect (ARD-209, ARD-323).
bool Resolver::reroll_window(Frame& frame) {
  const bool open = std::any_of(p.dice.open.begin(), p.dice.open.end(), [](int n) { return n > 0; });
  if (frame.count > 0 && open) return wait_for(frame.fighter);
  frame.step = static_cast<std::uint8_t>(AttackStep::lines);
  return true;
}

/// Lines that reroll come after LUCKY, one after the other.
bool Resolver::attack_lines(Frame& frame) {
  for (std::size_t face = 0; face < 6; ++face) p.dice.open[face] = static_cast<std::uint8_t>(p.dice.open[face] + std::exchange(p.dice.settled[face], std::uint8_t{0}));
  if (frame.items == 0) {
    const Frame& turn = *turn_of(p);
    frame.line = static_cast<std::uint8_t>(success_of(table_, p, frame.fighter, *performed(table_, p, turn), frame.aux));
    frame.step = static_cast<std::uint8_t>(AttackStep::elusive);
    return true;
  }
  frame.line = static_cast<std::uint8_t>(std::countr_zero(frame.items));
  frame.items = static_cast<std::uint16_t>(frame.items & (frame.items - 1));
  Frame own;
  own.fighter = frame.fighter;
  const Effect& line = line_of(table_, p, own, frame.line);
  if (!usable(table_, p, frame.fighter, line, frame.line)) return true;
  if (line.verb == EffectVerb::reroll) {
    frame.count = static_cast<std::uint8_t>(measured(table_, p, frame.fighter, line.amount));
    frame.step = static_cast<std::uint8_t>(AttackStep::lucky);
    return true;
  }
  Frame& lines = push(FrameKind::effects, frame.fighter);
  lines.items = static_cast<std::uint16_t>(1U << frame.line);
  lines.moment = static_cast<std::uint8_t>(When::attack_rolled);
  return true;
}

void Resolver::answer_attack(Frame& frame, Action action) {
  const auto face = static_cast<std::size_t>(action.a - 1);
  switch (verb_of(action)) {
    case Verb::die:
      if (static_cast<AttackStep>(frame.step) == AttackStep::roll) {
        ++p.dice.open[face];
        ++frame.count;
      } else if (static_cast<AttackStep>(frame.step) == AttackStep::lucky_die) {
        ++p.dice.settled[face];
        say({EventKind::die_rerolled, frame.fighter, nobody, frame.moment, action.a});
        frame.moment = 0;
        frame.step = static_cast<std::uint8_t>(AttackStep::lucky);
      } else {
        ++p.blocks.open[face];
        --frame.count;
      }
      return;
    case Verb::reroll: {
      if (frame.line < item_count) {
        Frame own;
        own.fighter = frame.fighter;
        const Effect& line = line_of(table_, p, own, frame.line);
        const auto used = static_cast<std::uint16_t>(1U << frame.line);
        if (frame.count == measured(table_, p, frame.fighter, line.amount)) {  // its first die
          say({EventKind::line_fires, frame.fighter, nobody, frame.line, Frame::no_aux});
          if (line.once) plane(frame.fighter).used = static_cast<std::uint16_t>(p[frame.fighter].used | used);
          if (line.cost > 0) plane(frame.fighter).charges[p[frame.fighter].active] = static_cast<std::uint8_t>(p[frame.fighter].charges[p[frame.fighter].active] - line.cost);
        }
      }
      --p.dice.open[face];
      --frame.count;
      frame.moment = static_cast<std::uint8_t>(action.a);
      frame.step = static_cast<std::uint8_t>(AttackStep::lucky_die);
      return;
    }
    case Verb::elusive:
      lose_buff(frame.other);
      say({EventKind::elusive_spent, frame.other, nobody, frame.count});
      frame.step = static_cast<std::uint8_t>(AttackStep::elusive_dice);
      return;
    case Verb::pass:
      if (static_cast<AttackStep>(frame.step) == AttackStep::elusive)
        frame.step = static_cast<std::uint8_t>(AttackStep::harm);
      else
        frame.step = static_cast<std::uint8_t>(AttackStep::lines);
      return;
    default: RONDO_ENSURE(false, "no answer in an attack");
  }
}

/// Hits that are not blocked do 1 damage each, and PIERCE 1 more where any is left (ARD-228, ARD-325).
void Resolver::harm(Frame& frame) {
  const int need = frame.line;
  const int successes = p.dice.at_least(need);
  const int blocked = p.blocks.at_least(5);
  if (blocked > 0 || p.blocks != Dice{}) say({EventKind::elusive_rolled, frame.other, nobody, blocked});
  say({successes > 0 ? EventKind::attack_hits : EventKind::attack_misses, frame.fighter, frame.other, successes, need});
  int damage = std::max(0, successes - blocked);
  if (damage > 0 && keyword(table_, p, frame.fighter, Keyword::pierce, frame.aux) > 0) {
    ++damage;
    say({EventKind::pierced, frame.fighter, frame.other, 1});
  }
  const int through = damage > 0 ? hurt(frame.other, damage, Cause::attack, frame.fighter) : 0;
  if (through == 0) return;  // unsuccessful (ARD-229)
  frame.flags = 1;
  Tally& mine = tally(frame.fighter);
  ++mine.hits;
  mine.damage = static_cast<std::uint16_t>(mine.damage + through);
}

/// Once a successful attack, however many hits (ARD-319).
void Resolver::marks(Frame& frame) {
  const auto number = [&](Keyword which) { return keyword(table_, p, frame.fighter, which, frame.aux); };
  const FighterId target = frame.other;
  if (const int n = number(Keyword::freeze); n > 0) freeze(target, n);
  if (const int n = number(Keyword::burn); n > 0) burn(target, n);
  if (const int n = number(Keyword::rend); n > 0) {
    if (p[target].buff != Buff::none) {
      lose_buff(target);
      say({EventKind::rended, target, frame.fighter, 0});
    } else if (const int lost = std::min<int>(n, p[target].ammo); lost > 0) {
      plane(target).ammo = static_cast<std::uint8_t>(p[target].ammo - lost);
      say({EventKind::rended, target, frame.fighter, lost});
    }
  }
  if (number(Keyword::disorient) > 0) daze(target, 1);
}

}  // namespace rondo::aerodome
