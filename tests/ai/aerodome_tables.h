#pragma once
// What the tests of Aerodome's pilots share: places on a table, and a turn that is about to begin.
#include "ai/aerodome/greedy.h"
#include "ai/aerodome/turn_plan.h"
#include "rules/aerodome/effects.h"
#include "rules/aerodome/flight.h"
#include "tests/aerodome/tables.h"
#include "tests/catch.h"

namespace rondo::aerodome {

/// A marker in the air, in inches from the corner of the table.
inline void put(const Table& table, Position& p, FighterId fighter, double x, double y, int heading) {
  const auto unit = [](double inch) { return Surd{2 * static_cast<std::int32_t>(inch * 512), 0}; };
  Plane& plane = p[fighter];
  plane.at = {unit(x), unit(y)};
  plane.heading = static_cast<std::uint8_t>(heading);
  plane.aloft = true;
  plane.hit_points = static_cast<std::uint8_t>(table.hit_points);
}

/// A duel in its first round, both in the air and with cards to choose: red at (6, 7), blue at (18, 7), nose to nose.
inline Position facing(const Game& game) {
  Position p = game.start();
  while (p.frames.size() > 1) p.frames.pop_back();
  p.order.clear();
  p.rolls.fill(0);
  p.round = 1;
  p.holder = 0;
  put(game.table(), p, 0, 6, 7, 0);
  put(game.table(), p, 1, 18, 7, 6);
  p.frames.back().step = static_cast<std::uint8_t>(RoundStep::choose);
  p.owing = Seat::seat0;
  p.owing.insert(Seat::seat1);
  return p;
}

/// The same with red's turn to come: its card, and from which line on. Blue has had its own, unless its card is named.
inline Position on_turn(const Game& game, Position p, int card, int line = 0, int answer = no_card) {
  p[1].active = static_cast<std::uint8_t>(answer == no_card ? 0 : answer);
  p[1].revealed = true;
  p[1].acted = answer == no_card;
  p.order.push_back(0);
  p.order.push_back(1);
  p = TurnPlan::turn_with(p, 0, card, game.table().seat_of(0));
  p.frames.back().line = static_cast<std::uint8_t>(line);
  return p;
}

inline OptionList options_of(const Game& game, const Position& p, Seat seat = Seat::seat0) {
  OptionList options;
  game.options(p, seat, options);
  return options;
}

/// What the greedy pilot answers, as spelled.
inline std::string answer(const Game& game, const Position& p, Seat seat = Seat::seat0) {
  const OptionList options = options_of(game, p, seat);
  return game.spell(p, seat, options[Greedy(game).choose(game.view(p, seat), seat, options, {1, 1})].action);
}

/// A duel whose pilots hold nothing but copies of one card each.
inline Game duel_of(const BattleCard& red, const BattleCard& blue) {
  Table table = plain_duel();
  for (int i = 0; i < hand_cards; ++i) {
    table.pilots[0].hand[static_cast<std::size_t>(i)] = red;
    table.pilots[1].hand[static_cast<std::size_t>(i)] = blue;
  }
  return Game(complete(std::move(table)));
}

/// Whether the last line of that fighter's turn is still to come.
inline bool flying(const Position& p, FighterId fighter) {
  const Frame* turn = turn_of(p);
  return p.outcome == Outcome::open && turn && turn->fighter == fighter && turn->step < static_cast<std::uint8_t>(TurnStep::end);
}

/// Carries out an answer of a turn; while the turn goes on, the lowest dice fall and the first cards are drawn.
inline void go(const Game& game, Position& p, Action action) {
  const FighterId fighter = turn_of(p)->fighter;
  Mute mute;
  game.apply(p, std::span(&action, 1), mute);
  while (flying(p, fighter) && game.to_act(p).is_chance()) {
    const Action chance = options_of(game, p, Seat::chance)[0].action;
    game.apply(p, std::span(&chance, 1), mute);
  }
}

/// Visits every end of the turn in progress that the rules allow, found by playing all of its answers; stops where `end` says so.
template <class End>
bool each_end(const Game& game, const Position& p, FighterId fighter, End&& end) {
  if (!flying(p, fighter)) return end(p);
  const Seat seat = game.to_act(p).first();
  for (const Option& option : options_of(game, p, seat)) {
    Position next = p;
    go(game, next, option.action);
    if (each_end(game, next, fighter, end)) return true;
  }
  return false;
}

/// Whether the turn in progress can end inside the area.
inline bool can_end_inside(const Game& game, const Position& p, FighterId fighter) {
  return each_end(game, p, fighter, [&](const Position& end) { return outside(game.table(), end[fighter].at, end[fighter].heading) == 0; });
}

}  // namespace rondo::aerodome
