#pragma once
// Resolves answers and everything that follows from them up to the next decision, frame by frame. One file a kind of frame. Private to
// rules/akarios: the world uses `Game`.
#include <span>

#include "rules/akarios/event.h"
#include "rules/akarios/legal.h"
#include "rules/akarios/verbs.h"

namespace rondo::akarios {

class Resolver {
 public:
  /// `narrator` may be null.
  Resolver(const Table& table, Position& position, const Narrator* narrator) : table_(table), p(position), narrator_(narrator) {}

  /// Sets the opening position up to its first decision.
  void begin();
  /// The answer of whoever owes one, then on to the next decision.
  void answer(Action action);
  /// From a position that was composed by hand on to its next decision.
  void go_on() { run(); }
  /// What begins with the battle, for positions composed by hand: cubes, modifier decks, stress and shields that cards change.
  void ready_pilot(ShipId pilot);

 private:
  // resolve.cpp
  void run();
  bool step(Frame& frame);
  void give(Frame& frame, Action action);
  Frame& top() { return p.frames.back(); }
  Frame& push(FrameKind kind, ShipId ship = no_ship, ShipId other = no_ship);
  bool pop() {
    p.frames.pop_back();
    return true;
  }
  bool wait(Seat seat) {
    p.owing = seat;
    return false;
  }
  bool wait_squad() { return wait(squad_seat); }
  bool wait_chance() { return wait(Seat::chance); }
  void say(const Event& event) const {
    if (narrator_) (*narrator_)(p, event);
  }
  Cockpit& cockpit(ShipId pilot) { return p.cockpit(pilot); }
  void add_stress(ShipId pilot, int change);
  void strain(ShipId pilot, int before, int now);
  void shuffle_in(ModifierDeck& deck);
  bool refill(ShipId pilot);
  void finish(Outcome outcome);

  // resolve_opening.cpp
  bool opening(Frame& frame);
  bool scenario_cards(Frame& frame);
  void answer_opening(Frame& frame, Action action);
  void deal(int card);
  void place_ships();
  void place_enemy(int type, HexId near, int facing);
  void start_battle();

  // resolve_round.cpp
  bool round(Frame& frame);
  void round_start();
  bool rolls(Frame& frame);
  void update();
  bool reveal();
  bool next_enemy(Frame& frame);
  bool next_missile();
  void age_flak();
  void waves();
  void check(Frame& frame);
  void answer_reveal(Action action);
  bool roll(Frame& frame);
  void answer_roll(Frame& frame, Action action);
  bool phase(Frame& frame);
  void answer_phase(Frame& frame, Action action);

  // resolve_use.cpp
  void start_use(ShipId pilot, AbilityId id);
  bool use(Frame& frame);
  void answer_use(Frame& frame, Action action);
  bool pay(Frame& frame);
  void pay_with(Frame& frame, Face face);
  bool next_line(Frame& frame);
  bool carry_out(Frame& frame, const Step& step);
  bool choose_targets(Frame& frame, const Step& step);
  bool targets_done(Frame& frame, const Step& step);
  void unready(ShipId pilot);
  void strike(Frame& frame, const Step& step, ShipId target);
  void use_over(Frame& frame);
  void fly(Frame& frame, ShipId ship, int pattern);
  void turn(ShipId ship, int sides);

  // resolve_help.cpp: steps that touch nobody else's ship, or a friend's
  bool help(Frame& frame, const Step& step);
  void aid(Frame& frame, const Step& step, ShipId ship);
  void repair(ShipId ship, int amount);
  void shield(ShipId ship, int amount, int most);
  void clear_effects(ShipId ship);
  bool foresee(Frame& frame, const Step& step);
  void answer_foresee(Frame& frame, Action action);
  void lay(Frame& frame, const Step& step, HexId hex);
  void remove_modifier(ShipId ally, Modifier kind);
  bool react_step(Frame& frame, const Step& step);
  Frame& attack_below();

  // resolve_activation.cpp
  bool activation(Frame& frame);
  bool enemy_step(Frame& frame, const Step& step);
  bool enemy_strike(Frame& frame, const Step& step);
  void answer_activation(Frame& frame, Action action);
  bool skip(Frame& frame, Skip why);

  // resolve_flight.cpp
  bool flight(Frame& frame);
  bool shove(Frame& frame);
  void start_shove(ShipId by, ShipId target, const Riders& riders, HexId source);
  bool hazard(Frame& frame);
  bool missile(Frame& frame);
  void detonate(std::size_t token, ShipId victim);
  void remove_token(TokenKind kind, HexId hex);

  // resolve_attack.cpp
  Frame& start_attack(ShipId ship, ShipId target, const Frame& source, int damage);
  bool attack(Frame& frame);
  void answer_attack(Frame& frame, Action action);
  bool attack_begins(Frame& frame);
  void modify(Frame& frame, Modifier kind);
  bool attack_harm(Frame& frame);
  [[nodiscard]] Riders riders_of(const Frame& frame) const;
  bool riders(Frame& frame);
  void afflict(ShipId ship, ShipId by, ConditionSet conditions);
  void hurt(ShipId ship, int amount, ShipId by, int ignored = 0);
  bool harm(Frame& frame);
  void answer_harm(Frame& frame, Action action);
  void destroy(ShipId ship, ShipId by);

  const Table& table_;
  Position& p;
  const Narrator* narrator_;
};

}  // namespace rondo::akarios
