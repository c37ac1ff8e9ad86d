#pragma once
// Resolves answers and everything that follows from them up to the next decision, frame by frame. One file a kind of frame. Private to
// rules/aerodome: the world uses `Game`.
#include "rules/aerodome/effects.h"
#include "rules/aerodome/event.h"
#include "rules/aerodome/flight.h"
#include "rules/aerodome/verbs.h"

namespace rondo::aerodome {

class Resolver {
 public:
  /// `narrator` may be null.
  Resolver(const Table& table, Position& position, const Narrator* narrator) : table_(table), p(position), narrator_(narrator) {}

  /// Sets the opening position up to its first decision.
  void begin();
  /// The answers of all seats that owe, in seat order, then on to the next decision.
  void answer(std::span<const Action> answers);
  /// From a position that was composed by hand on to its next decision.
  void go_on() { run(); }

 private:
  // resolve.cpp
  void run();
  bool step(Frame& frame);
  void give(Frame& frame, Action action);
  void settle();
  void drop_round();
  Frame& top() { return p.frames.back(); }
  Frame& push(FrameKind kind, FighterId fighter = nobody);
  void pop() { p.frames.pop_back(); }
  bool wait(SeatSet seats) {
    p.owing = seats;
    return false;
  }
  bool wait_for(FighterId fighter) { return wait(table_.seat_of(fighter)); }
  void say(const Event& event) const {
    if (narrator_) (*narrator_)(p, event);
  }
  Plane& plane(FighterId fighter) { return p[fighter]; }
  Tally& tally(FighterId fighter) { return p.tallies[static_cast<std::size_t>(table_.seat_of(fighter))]; }
  template <class Do>
  void each_fighter(Do&& act) {
    for (FighterId fighter = 0; fighter < table_.fighters(); ++fighter) act(fighter);
  }
  /// Starts the effect lines of that moment; true if there are any.
  bool moment(FighterId fighter, When when, Maneuver maneuver = Maneuver::straight);
  /// The same for everyone of `fighters` aloft, in an order that `orderer` chooses.
  bool moment_of(FighterSet fighters, When when, Maneuver maneuver = Maneuver::straight);
  bool moment_of_all(When when) { return moment_of(FighterSet{255}, when); }
  /// The same for those who are revealed in this cycle.
  bool moment_of_cycle(When when);

  // resolve_opening.cpp
  bool opening(Frame& frame);
  void answer_opening(Frame& frame, Action action);
  bool entry(Frame& frame);
  void answer_entry(Frame& frame, Action action);
  void start_rolls(Frame& frame);
  bool roll_off(Frame& frame);
  void rolled_off(Frame& frame, int face);

  // resolve_round.cpp
  bool round(Frame& frame);
  void round_start(Frame& frame);
  bool enters(Frame& frame);
  void place_tokens();
  bool choices(Frame& frame);
  void answer_choices(Frame& frame, std::span<const Action> answers);
  bool reveal(Frame& frame);
  void reveal_card(FighterId fighter);
  void unveil(Frame& frame, Action action);
  void take_turns(Frame& frame);
  void check(Frame& frame);
  void back();
  void out_of_time();
  bool tiebreak(Frame& frame);
  void answer_tiebreak(Frame& frame, Action action);
  void finish(Outcome outcome, unsigned winners);

  // resolve_compare.cpp
  bool compare(Frame& frame);
  void answer_compare(Frame& frame, Action action);
  void psych();
  void sort_by_initiative(Frame& frame);
  bool modify(Frame& frame);
  void change_initiative(FighterId fighter, int change, FighterId by);

  // resolve_turn.cpp
  bool turn(Frame& frame);
  void answer_turn(Frame& frame, Action action);
  bool act(Frame& frame);
  bool after_action(Frame& frame);
  void next_action(Frame& frame);
  void take_off(Frame& frame, Action action, const ActionLine& line);
  void perform(Frame& frame, Maneuver maneuver, Flank flank, int speed);
  void attack_with(Frame& frame, Action action, const ActionLine& line);
  void play(Frame& frame, std::uint8_t slot);
  bool turn_end(Frame& frame);
  void turn_over(Frame& frame);

  // resolve_flight.cpp
  bool flight(Frame& frame);
  void land(FighterId fighter, const Flight& flight);

  // resolve_attack.cpp
  bool attack(Frame& frame);
  void answer_attack(Frame& frame, Action action);
  bool reroll_window(Frame& frame);
  bool attack_lines(Frame& frame);
  void harm(Frame& frame);
  void marks(Frame& frame);

  // resolve_effects.cpp
  bool effects(Frame& frame);
  void answer_effects(Frame& frame, Action action);
  [[nodiscard]] FighterId orderer() const;
  void pick(Frame& frame, int item);
  void start_duty(Frame& frame, int item);
  void carry_out(const Frame& frame, int item);
  void apply(const Frame& frame, const Effect& line, int item);
  void flip(FighterId fighter);
  bool roll_duty(Frame& frame);

  // resolve_goods.cpp
  bool draw(Frame& frame);
  void answer_draw(Frame& frame, Action action);
  void settle_card(Frame& frame);
  void attach(FighterId fighter, std::uint8_t slot);
  void discard(FighterId fighter, std::uint8_t slot);
  void start_draw(FighterId fighter, int cards, bool optional);
  bool recover(Frame& frame);
  void answer_recover(Frame& frame, Action action);
  void start_recover(FighterId fighter, int amount, bool cards_only);
  void gain_buff(FighterId fighter, Buff buff);
  bool buff(Frame& frame);
  void answer_buff(Frame& frame, Action action);
  void lose_buff(FighterId fighter);
  void burn(FighterId fighter, int amount);
  void freeze(FighterId fighter, int amount);
  void daze(FighterId fighter, int amount);
  void undaze(FighterId fighter, int card);
  /// Returns the points that got through.
  int hurt(FighterId fighter, int amount, Cause cause, FighterId by);
  void destroyed(FighterId fighter, FighterId by);
  void leave(FighterId fighter);
  void dazed_out_check(FighterId fighter);

  const Table& table_;
  Position& p;
  const Narrator* narrator_;
  bool over_ = false;        ///< a fighter was destroyed in this step of a duel: the round is cut short
  FighterSet downed_ = 0;    ///< fighters that were destroyed in this step, in games that go on
};

/// Where the roll-off of a frame stands: the first group of equals and its next roller; nobody when all is decided.
struct RollOff {
  std::size_t begin = 0;
  std::size_t end = 0;
  FighterId next = nobody;
};
[[nodiscard]] RollOff roll_off_of(const Position& p, const Frame& frame);

namespace draw_flag {
inline constexpr std::uint8_t optional = 1;
}
namespace recover_flag {
inline constexpr std::uint8_t cards_only = 1;
}

}  // namespace rondo::aerodome
