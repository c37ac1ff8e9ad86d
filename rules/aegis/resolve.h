#pragma once
// Everything that happens: takes one answer to the frame that waits, then goes on until somebody owes the next one. Rules pause on
// the frame stack; nothing here calls out, samples or prefers. Private to rules/aegis: the world uses `Game`.
#include "rules/aegis/aim.h"
#include "rules/aegis/event.h"
#include "rules/aegis/valor.h"
#include "rules/aegis/verbs.h"

namespace rondo::aegis {

// Flags of frames.
namespace activation_flag {
inline constexpr std::uint16_t moved = 1;           ///< moved itself (HEAVY, Overload)
inline constexpr std::uint16_t swift_first = 1U << 4U;  ///< bit of Action 0, used as SWIFT; two more for Actions 1 and 2
}  // namespace activation_flag
namespace use_flag {
inline constexpr std::uint16_t free = 1;            ///< costs no Energy
inline constexpr std::uint16_t combine = 2;         ///< triggered by combining: succeeds without dice
inline constexpr std::uint16_t counter = 4;         ///< Retaliate or Return Fire: never answered by another
inline constexpr std::uint16_t adjacent = 8;        ///< the target stood next to the user when it was chosen
inline constexpr std::uint16_t rusted = 16;         ///< the user was Rusted when it began
inline constexpr std::uint16_t gambled_away = 32;   ///< GAMBIT failed
inline constexpr std::uint16_t by_boss = 64;
inline constexpr std::uint16_t blaze = 1U << 8U;    ///< attributes that outlive the user
inline constexpr std::uint16_t rust = 1U << 9U;
inline constexpr std::uint16_t quell = 1U << 10U;
inline constexpr std::uint16_t disarm = 1U << 11U;
inline constexpr std::uint16_t flicker = 1U << 12U;
inline constexpr std::uint16_t recharge = 1U << 13U;
}  // namespace use_flag
namespace minion_flag {
inline constexpr std::uint16_t in_range = 1;        ///< some Action had a target
inline constexpr std::uint16_t waiting = 2;         ///< an Action of it is being resolved
inline constexpr std::uint16_t swift = 4;           ///< and that Action is SWIFT
inline constexpr std::uint16_t swift_first = 1U << 4U;
}  // namespace minion_flag
namespace shove_flag {
inline constexpr std::uint16_t by_boss = 1;
inline constexpr std::uint16_t force = 2;           ///< damage and collision together (AEG-488)
inline constexpr std::uint16_t ignores_def = 4;     ///< AIMED
inline constexpr std::uint16_t placed = 8;          ///< the boss is placed, not moved: distance alone counts
}  // namespace shove_flag

inline constexpr int first_combine_action = 24;     ///< items of a combined frame: COMBINE Actions come after the abilities
inline constexpr int max_dice = 30;                 ///< dice an X cost can roll: far above any pool met in play
inline constexpr std::uint8_t window_closed = 255;  ///< `spent` of a use frame whose window has been passed
inline constexpr std::uint8_t setup_icon = 255;     ///< a boss_turn frame that runs the boss's set-up lines

// What the options and the resolver both need to know.

/// Whether the activated robot may use the Action now (Energy, DISARM, HEAVY, SWIFT, Overload, targets).
[[nodiscard]] bool may_use(const Table& table, const Position& p, const Frame& activation, int action);
/// Whether the robot may still move in this activation.
[[nodiscard]] bool may_move(const Frame& activation);
/// Whether it may still combine: an activation holds an Action or a combine (AEG-093).
[[nodiscard]] bool may_combine(const Table& table, const Position& p, const Frame& activation);
/// Whether two of the player's robots may form `card` now (AEG-214 to AEG-225).
[[nodiscard]] bool may_form(const Table& table, const Position& p, PieceId one, PieceId two, CardId card);
/// Class letters of a card and everything beneath it (AEG-220, AEG-225).
[[nodiscard]] ClassSet all_classes(const Table& table, const Position& p, CardId top);
/// Whether some die change by the two die skills would change what the dice are worth; options are appended when given.
bool die_skills(const Table& table, const Position& p, const Frame& use, bool gamble, OptionList* options);
/// Whether the robot may answer the attacker with this Action (ruling 8).
[[nodiscard]] bool may_strike(const Table& table, const Position& p, const Frame& counter, int action);
/// Starpoint a die leads to: the rolled one, else the next higher free one, wrapping (AEG-395 to AEG-398); `nowhere` if all are taken.
[[nodiscard]] HexId starpoint_for(const Table& table, const Position& p, int face);
/// Class letters in the minion discard, and the active minions that may serve as components of a card: of a lower Level and with a
/// letter in common (ruling 20).
[[nodiscard]] ClassSet discarded_classes(const Table& table, const Position& p);
[[nodiscard]] PieceSet components(const Table& table, const Position& p, const Card& card);
/// The first free minion slot, or no_piece when five are active (AEG-400).
[[nodiscard]] PieceId minion_slot(const Position& p);

class Resolver {
 public:
  /// `narrator` may be null.
  Resolver(const Table& table, Position& position, const Narrator* narrator) : table_(table), p(position), narrator_(narrator) {}

  /// Sets the opening position up to its first decision.
  void begin();
  /// One answer of the seat that owes, then on to the next decision.
  void answer(Action action);

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
  void spend(Skill skill);
  void clear_statuses(PieceId piece);

  // resolve_round.cpp
  bool placement(Frame& frame);
  void place(Frame& frame, Action action);
  bool round(Frame& frame);
  void round_start(Frame& frame);
  void recharge(Frame& frame);
  void answer_round(Frame& frame, Action action);
  bool activation(Frame& frame);
  void answer_activation(Frame& frame, Action action);
  void activate(PieceId piece);
  PieceId put_robot(CardId card, HexId hex);
  bool valor_mend(Frame& frame);
  void answer_valor_mend(Frame& frame, Action action);

  // resolve_use.cpp
  Frame& start_use(PieceId user, int action, int flags);
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
  void count_gamble(Frame& frame);
  void change_die(Dice& dice, int from, int to);
  bool counter(Frame& frame);
  void answer_counter(Frame& frame, Action action);

  // resolve_effect.cpp
  bool effect(Frame& frame);
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
  void combine(Frame& activation, PieceId partner, CardId card, HexId hex);
  bool combined(Frame& frame);
  void trigger(Frame& frame, int item);

  // resolve_boss.cpp
  bool boss_turn(Frame& frame);
  void begin_boss_turn(Frame& frame);
  bool boss_entries(Frame& frame);
  void boss_ability(const BossEntry& entry);
  bool boss_minions(Frame& frame);
  void finish_boss_turn(Frame& frame);
  bool minion(Frame& frame);
  bool minion_act(Frame& frame);
  bool minion_advance(Frame& frame);

  // resolve_summon.cpp
  bool summon(Frame& frame);
  void answer_summon(Frame& frame, Action action);
  void drawn(Frame& frame);
  void minion_enters(Frame& frame, HexId hex);
  void keep_out(Frame& frame);
  void consume(Frame& frame, int consumed, PieceId replaced);

  const Table& table_;
  Position& p;
  const Narrator* narrator_;
};

}  // namespace rondo::aegis
