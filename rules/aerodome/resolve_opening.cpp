// Who is first, by a roll of dice, and where the markers start or come back.
#include <algorithm>

#include "rules/aerodome/lists.h"
#include "rules/aerodome/resolve.h"

namespace rondo::aerodome {

// A roll-off puts p.order, whose groups of equals are marked by bits in the frame's `items` (bit i: a new group begins at place i), into an
// order without equals: each of the first such group rolls, higher before lower, and equals among them roll again (ARD-116, ARD-140).

RollOff roll_off_of(const Position& p, const Frame& frame) {
  const std::size_t size = p.order.size();
  for (std::size_t begin = 0; begin < size;) {
    std::size_t end = begin + 1;
    while (end < size && ((frame.items >> end) & 1U) == 0) ++end;
    if (end - begin > 1) {
      for (std::size_t i = begin; i < end; ++i)
        if (p.rolls[p.order[i]] == 0) return {begin, end, p.order[i]};
      return {begin, end, nobody};
    }
    begin = end;
  }
  return {size, size, nobody};
}

void Resolver::start_rolls(Frame& frame) {
  p.rolls.fill(0);
  frame.items = static_cast<std::uint16_t>(frame.items | 1U);
}

/// True once nobody is equal to another.
bool Resolver::roll_off(Frame& frame) {
  const RollOff now = roll_off_of(p, frame);
  if (now.next == nobody) {
    p.rolls.fill(0);
    return true;
  }
  return wait(Seat::chance);
}

void Resolver::rolled_off(Frame& frame, int face) {
  const RollOff now = roll_off_of(p, frame);
  p.rolls[now.next] = static_cast<std::uint8_t>(face);
  say({EventKind::rolled_off, now.next, nobody, face});
  for (std::size_t i = now.begin; i < now.end; ++i)
    if (p.rolls[p.order[i]] == 0) return;
  FighterId* const order = p.order.begin();
  std::stable_sort(order + now.begin, order + now.end, [&](FighterId a, FighterId b) { return p.rolls[a] > p.rolls[b]; });
  bool tied = false;
  for (std::size_t i = now.begin + 1; i < now.end; ++i) {
    if (p.rolls[order[i]] != p.rolls[order[i - 1]])
      frame.items = static_cast<std::uint16_t>(frame.items | (1U << i));
    else
      tied = true;
  }
  if (tied) say({EventKind::roll_tied, order[now.begin]});
  for (std::size_t i = now.begin; i < now.end; ++i) p.rolls[order[i]] = 0;
}

// The opening. `count` is how many fighters have been placed.

bool Resolver::opening(Frame& frame) {
  switch (static_cast<OpeningStep>(frame.step)) {
    case OpeningStep::roll:
      if (p.order.empty()) {
        for (int seat = 0; seat < table_.seats; ++seat) p.order.push_back(static_cast<FighterId>(seat * table_.fighters() / table_.seats));  // one a seat
        start_rolls(frame);
      }
      if (!roll_off(frame)) return false;
      frame.step = static_cast<std::uint8_t>(table_.seats == 2 ? OpeningStep::order : OpeningStep::place);
      p.holder = p.order[0];
      return true;
    case OpeningStep::order: return wait_for(p.order[0]);
    case OpeningStep::place: break;
  }
  const int team = table_.fighters() / table_.seats;
  if (frame.count == table_.fighters()) {
    p.order.clear();
    pop();
    return true;
  }
  const FighterId next = static_cast<FighterId>(p.order[frame.count % p.order.size()] + frame.count / table_.seats);  // teams take turns
  RONDO_ENSURE(team * table_.seats == table_.fighters(), "teams of unequal size");
  ++frame.count;
  push(FrameKind::entry, next);
  return true;
}

void Resolver::answer_opening(Frame& frame, Action action) {
  switch (verb_of(action)) {
    case Verb::die: return rolled_off(frame, action.a);
    case Verb::second: std::swap(p.order[0], p.order[1]); [[fallthrough]];
    case Verb::first:
      p.holder = p.order[0];
      say({EventKind::goes_first, p.order[0]});
      frame.step = static_cast<std::uint8_t>(OpeningStep::place);
      return;
    default: RONDO_ENSURE(false, "no answer to the opening");
  }
}

// A marker enters: `amount` is its heading.

bool Resolver::entry(Frame& frame) { return wait_for(frame.fighter); }

void Resolver::answer_entry(Frame& frame, Action action) {
  if (static_cast<EntryStep>(frame.step) == EntryStep::heading) {
    frame.amount = static_cast<std::uint8_t>(action.a);
    frame.step = static_cast<std::uint8_t>(EntryStep::spot);
    return;
  }
  const FighterId fighter = frame.fighter;
  Plane& it = plane(fighter);
  const bool again = p.round > 0;
  it.at = spot(table_, action.a, action.b, frame.amount);
  it.heading = frame.amount;
  it.aloft = true;
  if (again) {  // as new, but for its cards (ARD-250)
    it.hit_points = static_cast<std::uint8_t>(table_.hit_points);
    it.buff = Buff::none;
    it.burn = it.frozen = 0;
  }
  Flight rest{it.at, it.heading};
  rest.touching = touching_at(table_, p, fighter, it.at, it.heading);
  land(fighter, rest);
  say({EventKind::placed, fighter, nobody, again ? 1 : 0});
  pop();
}

}  // namespace rondo::aerodome
