// The outermost loop: entries, the hidden choice, the reveal, turns in order, the End phase, and how a game ends.
#include <algorithm>
#include <utility>

#include "rules/aerodome/lists.h"
#include "rules/aerodome/resolve.h"

namespace rondo::aerodome {

// `count` is the next fighter to look at while markers enter, and the slot being chosen in squadrons.

bool Resolver::round(Frame& frame) {
  const auto go = [&](RoundStep step) {
    frame.step = static_cast<std::uint8_t>(step);
    return true;
  };
  switch (static_cast<RoundStep>(frame.step)) {
    case RoundStep::start: round_start(frame); return true;
    case RoundStep::enter: return enters(frame);
    case RoundStep::selection:
      place_tokens();
      go(RoundStep::choose);
      moment_of_all(When::selection_start);
      return true;
    case RoundStep::choose: return choices(frame);
    case RoundStep::chosen:
      p.cycle = 0;
      frame.count = 0;
      go(RoundStep::reveal);
      moment_of_all(When::selection_end);
      return true;
    case RoundStep::reveal: return reveal(frame);
    case RoundStep::revealed:
      go(RoundStep::compare);
      moment_of_cycle(When::reveal_end);
      return true;
    case RoundStep::compare:
      go(RoundStep::turns);
      if (!p.order.empty()) push(FrameKind::compare);
      return true;
    case RoundStep::turns: take_turns(frame); return true;
    case RoundStep::next_cycle: return go(table_.mode == Mode::squadron && ++p.cycle < team_size ? RoundStep::reveal : RoundStep::end);
    case RoundStep::end:
      go(RoundStep::check);
      moment_of_all(When::end_start);
      return true;
    case RoundStep::check: check(frame); return true;
    case RoundStep::back: back(); return go(RoundStep::start);
  }
  return false;
}

void Resolver::round_start(Frame& frame) {
  if (p.round >= table_.last_round) {
    out_of_time();
    return;
  }
  ++p.round;
  say({EventKind::round_begins, nobody, nobody, p.round});
  frame.count = 0;
  frame.step = static_cast<std::uint8_t>(RoundStep::enter);
}

/// Destroyed fighters of games that go on come back (ARD-247, ARD-276).
bool Resolver::enters(Frame& frame) {
  while (frame.count < table_.fighters()) {
    const auto fighter = static_cast<FighterId>(frame.count++);
    if (p[fighter].aloft || dazed_out(p[fighter])) continue;
    say({EventKind::reenters, fighter});
    push(FrameKind::entry, fighter);
    return true;
  }
  frame.count = 0;
  frame.step = static_cast<std::uint8_t>(RoundStep::selection);
  return true;
}

/// The Stadium's tokens of this round, as far as the supply of four reaches (ARD-012, ARD-063).
void Resolver::place_tokens() {
  for (const Effect& line : table_.stadium.effects) {
    if (line.verb != EffectVerb::token || (p.round - 1) % line.every != 0) continue;
    Point at = table_.centre();
    for (const Step& step : line.path) at = along(at, step.direction, table_.tool(step.tool));
    const bool there = std::find(p.tokens.begin(), p.tokens.end(), at) != p.tokens.end();
    if (there || p.tokens.size() + (table_.centre_token ? 1U : 0U) >= max_tokens) continue;
    p.tokens.push_back(at);
    say({EventKind::token_placed, nobody, nobody, static_cast<int>(p.tokens.size()) - 1});
  }
}

// Selection: one joint decision, in squadrons four of them, each for the next slot of the order.

bool Resolver::choices(Frame& frame) {
  SeatSet seats;
  if (table_.mode != Mode::squadron) {
    each_fighter([&](FighterId fighter) {
      if (p[fighter].aloft && p[fighter].active == no_card) seats.insert(table_.seat_of(fighter));
    });
  } else {
    for (int seat = 0; seat < 2 && frame.count < team_size; ++seat)
      if (next_slot(table_, p, seat) == frame.count) seats.insert(static_cast<Seat>(seat));
    if (seats.empty() && frame.count < team_size) {
      ++frame.count;
      return true;
    }
  }
  if (!seats.empty()) return wait(seats);
  frame.step = static_cast<std::uint8_t>(RoundStep::chosen);
  return true;
}

void Resolver::answer_choices(Frame& frame, std::span<const Action> answers) {
  SeatSet seats;
  for (const Action& answer : answers) {
    if (verb_of(answer) == Verb::choose) {  // the seats are those of the fighters without a card, in order
      FighterId fighter = 0;
      while (!p[fighter].aloft || p[fighter].active != no_card || seats.contains(table_.seat_of(fighter))) ++fighter;
      seats.insert(table_.seat_of(fighter));
      plane(fighter).active = static_cast<std::uint8_t>(answer.a);
      say({EventKind::chosen, fighter});
      continue;
    }
    const auto fighter = static_cast<FighterId>(answer.a);
    const auto team = static_cast<std::size_t>(table_.seat_of(fighter));
    p.slots[team][frame.count] = fighter;
    plane(fighter).active = static_cast<std::uint8_t>(answer.b);
    say({EventKind::slot_chosen, static_cast<FighterId>(team * team_size), nobody, frame.count + 1});
  }
  if (table_.mode == Mode::squadron) ++frame.count;
}

// The reveal. Cards that a view does not know are unveiled by chance first.

bool Resolver::reveal(Frame& frame) {
  if (hidden_now(table_, p) != nobody) return wait(Seat::chance);
  if (frame.count != 0 || !moment_of_cycle(When::reveal_start)) {
    frame.count = 0;
    p.order.clear();
    each_fighter([&](FighterId fighter) {
      if (in_cycle(table_, p, fighter)) p.order.push_back(fighter);
    });
    for (const FighterId fighter : p.order) reveal_card(fighter);
    frame.step = static_cast<std::uint8_t>(RoundStep::revealed);
  } else {
    frame.count = 1;  // the moment has had its lines
  }
  return true;
}

void Resolver::reveal_card(FighterId fighter) {
  Plane& it = plane(fighter);
  it.revealed = true;
  it.initiative = static_cast<std::uint8_t>(table_.card(fighter, it.active).initiative);
  it.sturdy = static_cast<std::uint8_t>(keyword(table_, p, fighter, Keyword::sturdy));
  say({EventKind::revealed, fighter, nobody, it.active});
  if (const int tokens = std::exchange(it.pending_daze, std::uint8_t{0}); tokens > 0) daze(fighter, tokens);
}

void Resolver::unveil(Frame&, Action action) {
  const auto fighter = static_cast<FighterId>(action.a);
  plane(fighter).active = static_cast<std::uint8_t>(action.b);
  if (table_.mode == Mode::squadron) p.slots[static_cast<std::size_t>(table_.seat_of(fighter))][p.cycle] = fighter;
}

void Resolver::take_turns(Frame& frame) {
  for (const FighterId fighter : p.order) {
    if (p[fighter].acted || !p[fighter].aloft) continue;
    push(FrameKind::turn, fighter);
    return;
  }
  frame.step = static_cast<std::uint8_t>(RoundStep::next_cycle);
}

// The End phase (ARD-166).

void Resolver::check(Frame& frame) {
  frame.step = static_cast<std::uint8_t>(RoundStep::back);
  if (table_.mode != Mode::standard) return;
  unsigned alive = 0;
  bool down = false;
  each_fighter([&](FighterId fighter) {
    if (p[fighter].hit_points > 0)
      alive |= 1U << static_cast<unsigned>(table_.seat_of(fighter));
    else
      down = true;
  });
  if (down) finish(Outcome::shot_down, alive);  // nobody alive: a draw (ARD-170, ruling 15)
}

/// Cards come back to their hands, apart from Dazed ones (ARD-161, ARD-167).
void Resolver::back() {
  each_fighter([&](FighterId fighter) {
    Plane& it = plane(fighter);
    if (it.active < hand_cards) {
      const bool stays = it.dazed[it.active] > 0;
      say({stays ? EventKind::card_stays : EventKind::card_back, fighter, nobody, it.active});
    }
    it.active = no_card;
    it.revealed = it.acted = false;
    it.initiative = it.sturdy = it.pending_daze = 0;
    it.used = 0;
  });
  for (auto& team : p.slots) team.fill(no_card);
  p.order.clear();
  p.cycle = 0;
}

void Resolver::finish(Outcome outcome, unsigned winners) {
  p.outcome = outcome;
  p.winners = static_cast<std::uint8_t>(winners);
  say({EventKind::game_over});
}

/// More Hit Points, or more points, win; equal Hit Points are decided by random cards (ARD-171 to ARD-174, ARD-257, ARD-258).
void Resolver::out_of_time() {
  say({EventKind::out_of_time});
  std::array<int, max_seats> worth{};
  each_fighter([&](FighterId fighter) {
    const auto seat = static_cast<std::size_t>(table_.seat_of(fighter));
    worth[seat] = table_.mode == Mode::standard ? p[fighter].hit_points : p.points[seat];
  });
  const int most = *std::max_element(worth.begin(), worth.begin() + table_.seats);
  unsigned winners = 0;
  for (int seat = 0; seat < table_.seats; ++seat)
    if (worth[static_cast<std::size_t>(seat)] == most) winners |= 1U << static_cast<unsigned>(seat);
  if (table_.mode != Mode::standard || (winners & (winners - 1)) == 0) return finish(Outcome::out_of_rounds, winners);
  push(FrameKind::tiebreak);
}

/// `items` holds a bit for each seat that has drawn; the cards drawn lie in p.rolls, plus one.
bool Resolver::tiebreak(Frame& frame) {
  bool several = false;
  each_fighter([&](FighterId fighter) { several = several || hand_of(p, fighter) > 1; });
  for (FighterId fighter = 0; fighter < table_.fighters(); ++fighter) {
    if (has(static_cast<FighterSet>(frame.items), fighter)) continue;
    if (hand_of(p, fighter) > 0) return wait(Seat::chance);
    frame.items = static_cast<std::uint16_t>(frame.items | only(fighter));
    say({EventKind::tiebreak_drawn, fighter, nobody, no_card});
  }
  const int first = p.rolls[0];
  const int second = p.rolls[1];
  if (first == second && several) {  // draw again
    frame.items = 0;
    p.rolls.fill(0);
    return true;
  }
  p.rolls.fill(0);
  finish(Outcome::tiebreak, first == second ? 0U : first > second ? 1U : 2U);  // neither hand can decide it: a draw
  return true;
}

void Resolver::answer_tiebreak(Frame& frame, Action action) {
  FighterId fighter = 0;
  while (has(static_cast<FighterSet>(frame.items), fighter)) ++fighter;
  frame.items = static_cast<std::uint16_t>(frame.items | only(fighter));
  p.rolls[fighter] = static_cast<std::uint8_t>(table_.card(fighter, action.a).initiative);
  say({EventKind::tiebreak_drawn, fighter, nobody, action.a});
}

}  // namespace rondo::aerodome
