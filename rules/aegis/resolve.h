#pragma once
// Everything that happens: takes one answer to the frame that waits, then goes on until somebody owes the next one. Rules pause on
// the frame stack; nothing here calls out, samples or prefers. Private to rules/aegis: the world uses `Game`.
#include "rules/aegis/effects.h"
#include "rules/aegis/event.h"
#include "rules/aegis/permits.h"
#include "rules/aegis/valor.h"
#include "rules/aegis/verbs.h"

namespace rondo::aegis {

class Resolver {
 public:
  /// `narrator` may be null.
  Resolver(const Table& table, Position& position, const Narrator* narrator) : table_(table), p(position), narrator_(narrator) {}

  /// Sets the opening position up to its first decision.
  void begin();
  /// One answer of the seat that owes, then on to the next decision.
  void answer(Action action);
  /// From a position that was composed by hand on to its next decision.
  void go_on() { run(); }

 private:
  // resolve.cpp
  void run();
  bool step();
  void settle();
  Frame& top() { return p.frames.back(); }
  void push(FrameKind kind, PieceId piece = no_piece);
  void pop() { p.frames.pop_back(); }
  bool wait(Seat seat) {
    p.owing = seat;
    return false;
  }
  void say(const Event& event) const {
    if (narrator_) (*narrator_)(p, event);
  }

  // resolve_harm.cpp
  void hurt(PieceId piece, int amount, EventKind cause);
  void drain(PieceId piece, int amount);
  void lose_integrity(PieceId piece, int amount);
  void destroy(PieceId piece);
  void hurt_boss(int amount);
  void lose_valor(int amount);
  void burn(PieceId piece);
  void repair(PieceId piece, int damage, int drain);
  void change_stat(PieceId piece, Side by, Effect effect, int amount);
  void gain_energy(int amount);
  void recount();
  void spend(Skill skill);
  void clear_statuses(PieceId piece);
  void blaze(PieceId piece, Side by, int amount);
  void afflict(PieceId piece, Side by, bool Marks::*flag);

  // resolve_round.cpp
  bool placement(Frame& frame);
  void place(Frame& frame, Action action);
  bool round(Frame& frame);
  void round_start(Frame& frame);
  void recharge(Frame& frame);
  void answer_round(Frame& frame, Action action);
  bool activation(Frame& frame);
  void answer_activation(Frame& frame, Action action);
  void activate(PieceId piece, bool override = false);
  PieceId put_robot(CardId card, HexId hex);
  bool valor_mend(Frame& frame);
  void answer_valor_mend(Frame& frame, Action action);

  // resolve_use.cpp
  Frame& start_use(PieceId user, int action, int flags);  // flags: use_flag combine, counter, long_arm
  bool use(Frame& frame);
  void answer_use(Frame& frame, Action action);
  bool pay(Frame& frame);
  bool take_aim(Frame& frame);
  void aimed_at(Frame& frame, PieceId target);
  bool roll(Frame& frame);
  void drop_dice(Frame& frame);
  bool reroll_window(Frame& frame);
  bool jam_window(Frame& frame);
  bool gamble_window(Frame& frame);
  bool star(Frame& frame);
  void count_gamble(Frame& frame);
  void change_die(Dice& dice, int from, int to);
  bool counter(Frame& frame);
  void answer_counter(Frame& frame, Action action);

  // resolve_effect.cpp
  bool effect(Frame& frame);
  bool burst(Frame& frame, const Shot& shot);
  void affect(Frame& frame, const Shot& shot, const Strength& strength);
  void statuses(Frame& frame);
  void aftermath(Frame& frame);

  // resolve_shove.cpp
  bool relocate(Frame& frame);
  void answer_relocate(Frame& frame, Action action);
  void shove(Frame& frame, int direction, int hexes);
  void shoved(Frame& frame, HexId to, int collision, PieceId struck);
  bool mend(Frame& frame);
  void answer_mend(Frame& frame, Action action);

  // resolve_combine.cpp
  void combine(PieceSet robots, CardId card, HexId hex, int price);
  void gather(Frame& activation, Action action);
  bool landing(Frame& frame);
  void answer_landing(Frame& frame, Action action);
  bool combined(Frame& frame);
  void trigger(Frame& frame, int item);
  void end_combined();

  // resolve_effects.cpp
  Frame& start_effect(PieceId piece, CardId card, int line);
  bool start_series(PieceId piece, CardId card, When when);
  /// What a robot's card does at this moment; true if anything goes off.
  bool start_lines(PieceId piece, When when, PieceId target = no_piece) { return sets_off(piece, when) && start_own(piece, when, target); }
  /// Whether a robot on the board has lines of this moment; a Quelled one has no abilities (ruling 2).
  [[nodiscard]] bool sets_off(PieceId piece, When when) const {
    return (table_.moments & only(when)) != 0 && p.alive(piece) && (card_of(table_, p, piece).moments & only(when)) != 0 &&
           !status(p, piece, &Marks::quell);
  }
  bool start_own(PieceId piece, When when, PieceId target);
  void wound(PieceId piece, When when) {
    if (sets_off(piece, when)) note_wound(piece, when);
  }
  void note_wound(PieceId piece, When when);
  [[nodiscard]] bool reacting() const;
  void next_wound();
  void leave(PieceId piece);
  void forget(PieceId slot);
  bool effect_line(Frame& frame);
  void begin_line(Frame& frame);
  void apply_line(Frame& frame);
  void finish_line(Frame& frame);
  void answer_effect(Frame& frame, Action action);
  void lift(PieceId piece);
  void change_pool(const Frame& frame, const EffectLine& line);
  void relocate_by(const Frame& frame, const EffectLine& line);
  bool drones(Frame& frame);
  void put_drone(CardId card, HexId hex, Side side);
  void start_salvo(const Frame& frame, const EffectLine& line);
  bool salvo(Frame& frame);
  void answer_salvo(Frame& frame, Action action);

  // resolve_boss.cpp
  bool boss_turn(Frame& frame);
  void begin_boss_turn(Frame& frame);
  bool boss_setup(Frame& frame);
  bool boss_entries(Frame& frame);
  bool boss_minions(Frame& frame);
  void finish_boss_turn(Frame& frame);
  bool minion(Frame& frame);
  bool minion_act(Frame& frame);
  void minion_uses(Frame& frame, int action, int flags);
  bool minion_advance(Frame& frame);
  void answer_minion(Frame& frame, Action action);

  // resolve_summon.cpp
  bool summon(Frame& frame);
  void answer_summon(Frame& frame, Action action);
  void drawn(Frame& frame);
  bool drone_arrives(Frame& frame);
  void minion_enters(Frame& frame, HexId hex);
  void keep_out(Frame& frame);
  void consume(Frame& frame, int consumed, PieceId replaced);

  // resolve_command.cpp
  void muster();
  void stand_down(Frame& frame);
  void walk(Frame& activation, Action action);
  bool jetjump(PieceId piece, Action action);
  bool dig(Frame& use);
  void dug(Frame& use);
  bool afterwards(Frame& use);
  void raise_wind(Frame& use);
  void answer_minion_command(Frame& frame, Action action);

  const Table& table_;
  Position& p;
  const Narrator* narrator_;
};

}  // namespace rondo::aegis
