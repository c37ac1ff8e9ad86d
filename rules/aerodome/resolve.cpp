#include "rules/aerodome/resolve.h"

#include <algorithm>

#include "rules/aerodome/lists.h"

namespace rondo::aerodome {

void Resolver::begin() {
  each_fighter([&](FighterId fighter) { plane(fighter).hit_points = static_cast<std::uint8_t>(table_.hit_points); });
  for (std::size_t owner = 0; owner < table_.aux_decks.size(); ++owner)
    for (std::size_t i = 0; i < table_.aux_decks[owner].size(); ++i) p.aux[owner][i] = AuxPlace::deck;
  for (auto& team : p.slots) team.fill(no_card);
  push(FrameKind::round);
  push(FrameKind::opening);
  run();
}

void Resolver::answer(std::span<const Action> answers) {
  p.owing = {};
  Frame& frame = top();
  if (frame.kind == FrameKind::round && static_cast<RoundStep>(frame.step) == RoundStep::choose)
    answer_choices(frame, answers);
  else
    give(frame, answers[0]);
  settle();
  run();
}

void Resolver::give(Frame& frame, Action action) {
  switch (frame.kind) {
    case FrameKind::opening: return answer_opening(frame, action);
    case FrameKind::round: return unveil(frame, action);
    case FrameKind::entry: return answer_entry(frame, action);
    case FrameKind::compare: return answer_compare(frame, action);
    case FrameKind::turn: return answer_turn(frame, action);
    case FrameKind::attack: return answer_attack(frame, action);
    case FrameKind::effects: return answer_effects(frame, action);
    case FrameKind::draw: return answer_draw(frame, action);
    case FrameKind::recover: return answer_recover(frame, action);
    case FrameKind::buff: return answer_buff(frame, action);
    case FrameKind::tiebreak: return answer_tiebreak(frame, action);
    case FrameKind::flight:
    case FrameKind::none: break;
  }
  RONDO_ENSURE(false, "an answer to a frame that asks nothing");
}

void Resolver::run() {
  while (!p.frames.empty() && p.outcome == Outcome::open && step(top())) settle();
  if (p.outcome != Outcome::open) {
    p.frames.clear();
    p.owing = {};
  }
}

bool Resolver::step(Frame& frame) {
  switch (frame.kind) {
    case FrameKind::opening: return opening(frame);
    case FrameKind::round: return round(frame);
    case FrameKind::entry: return entry(frame);
    case FrameKind::compare: return compare(frame);
    case FrameKind::turn: return turn(frame);
    case FrameKind::flight: return flight(frame);
    case FrameKind::attack: return attack(frame);
    case FrameKind::effects: return effects(frame);
    case FrameKind::draw: return draw(frame);
    case FrameKind::recover: return recover(frame);
    case FrameKind::buff: return buff(frame);
    case FrameKind::tiebreak: return tiebreak(frame);
    case FrameKind::none: break;
  }
  RONDO_ENSURE(false, "a frame of no kind");
  return false;
}

Frame& Resolver::push(FrameKind kind, FighterId fighter) {
  Frame frame;
  frame.kind = kind;
  frame.fighter = fighter;
  p.frames.push_back(frame);
  return top();
}

/// Drops what a destroyed fighter leaves unfinished (ARD-162, ARD-252).
void Resolver::settle() {
  if (p.outcome != Outcome::open) return;
  if (over_) {
    over_ = false;
    downed_ = 0;
    return drop_round();
  }
  if (downed_ == 0) return;
  const Frame* turn = turn_of(p);
  if (turn && has(downed_, turn->fighter)) {
    const FighterId fighter = turn->fighter;
    while (top().kind != FrameKind::turn) pop();
    turn_over(top());
    plane(fighter).acted = true;
    pop();
  }
  downed_ = 0;
}

/// On to the End phase, unless it is under way. What happens to everybody outside turns is one effect, and still happens to all (ruling 15).
void Resolver::drop_round() {
  if (static_cast<RoundStep>(p.frames[0].step) > RoundStep::end) return;
  const bool in_turn = turn_of(p) != nullptr;
  for (std::size_t i = p.frames.size(); i-- > 1;)
    if (in_turn || p.frames[i].kind != FrameKind::effects || p.frames[i].fighter != nobody) p.frames.erase_at(i);
  p.frames[0].step = static_cast<std::uint8_t>(RoundStep::end);
}

bool Resolver::moment(FighterId fighter, When when, Maneuver maneuver) {
  if ((table_.moments & only(when)) == 0 || !p[fighter].aloft) return false;
  const std::uint16_t items = items_of(table_, p, fighter, when, maneuver);
  if (items == 0) return false;
  Frame& frame = push(FrameKind::effects, fighter);
  frame.items = items;
  frame.moment = static_cast<std::uint8_t>(when);
  return true;
}

bool Resolver::moment_of(FighterSet fighters, When when, Maneuver maneuver) {
  if ((table_.moments & only(when)) == 0) return false;
  std::uint16_t waiting = 0;
  each_fighter([&](FighterId fighter) {
    if (has(fighters, fighter) && p[fighter].aloft && items_of(table_, p, fighter, when, maneuver) != 0)
      waiting = static_cast<std::uint16_t>(waiting | only(fighter));
  });
  if (waiting == 0) return false;
  Frame& frame = push(FrameKind::effects);
  frame.items = waiting;
  frame.moment = static_cast<std::uint8_t>(when);
  frame.count = static_cast<std::uint8_t>(maneuver);
  return true;
}

bool Resolver::moment_of_cycle(When when) {
  FighterSet fighters = 0;
  each_fighter([&](FighterId fighter) {
    if (in_cycle(table_, p, fighter)) fighters = static_cast<FighterSet>(fighters | only(fighter));
  });
  return moment_of(fighters, when);
}

}  // namespace rondo::aerodome
