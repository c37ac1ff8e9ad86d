#pragma once
// What things are worth to the player of an AEGIS solo game, in thousandths of a point of the boss's Integrity: robots, damage, Valor,
// Energy, ground. A pure function of the position, built anew for each decision; it knows the Rondo cards that lie face up, never
// those to come, and counts dice by their odds.
#include <array>

#include "rules/aegis/aim.h"
#include "rules/core/fixed_vector.h"

namespace rondo::aegis {

/// The tastes of a player; the defaults are those that won most games in trials.
struct Weights {
  double boss_point = 1000;   ///< a point of the boss's Integrity
  double victory = 100000;    ///< the last one
  double threat = 100;        ///< a minion on the board, whatever its Level
  double threat_level = 170;  ///< and for each of its Levels
  double body = 300;          ///< a robot of one's own, for each Level
  double output = 85;         ///< a point of Energy Output, for each round to come
  double potency = 0.7;       ///< share of a robot's best Action that it is expected to use in each round to come
  double rate = 500;          ///< what a point of Energy brings about in other hands
  double energy = 220;        ///< a point of Energy that another robot could use this round
  double fuel = 550;          ///< a point of Energy that the robots still to act are short of
  double pace = 5;            ///< where the boss has so much Integrity left for each round; more where more, less where less
  double approach = 90;       ///< a hex nearer to where one's Actions reach
  double danger = 0.15;       ///< of what the face-up cards may do to a robot where it stands
  double combine = 280;       ///< forming a robot, for each of its Levels beyond the first and each round to come
  double buff = 70;           ///< a point of a stat, on one robot, while it may matter
  double valor_ample = 320;   ///< a Valor Point beyond what the rounds to come are likely to cost
  double valor_needed = 900;  ///< one within it
  double valor_last = 3000;   ///< one of the last before the game is lost
  double comeback = 0.9;      ///< share of a robot's worth while it waits off the board for the next round
  double losses_a_round = 4;  ///< Valor Points that a round is likely to cost
};

/// A hurt robot is worth this share of an unhurt one, just before it falls.
inline constexpr double last_breath = 0.5;
/// What a robot with so much of its Integrity left is worth, as a share.
[[nodiscard]] constexpr double share_left(int left, int whole) {
  return last_breath + (1 - last_breath) * (left > 0 ? left : 0) / (whole > 1 ? whole : 1);
}

class Appraisal {
 public:
  Appraisal(const Table& table, const Position& p, const Weights& weights);

  /// The whole position, for comparing what different answers lead to.
  [[nodiscard]] double standing(const Position& p) const;
  /// What `spent` Valor Points are worth now.
  [[nodiscard]] double valor(int spent) const { return spent == 1 ? valor_ : valor_worth(now_.valor) - valor_worth(now_.valor - spent); }
  /// What it costs to spend Energy now: nothing while enough is left for what the other robots may want to do.
  [[nodiscard]] double energy(int spent, int pool, PieceId spender) const;
  /// The ground on `hex` for one of the player's robots: how far its Actions are from the boss.
  [[nodiscard]] double ground(const Position& p, PieceId piece, HexId hex) const;
  /// What the face-up cards may do to the player's robots where they stand, at the hands of the boss and minions as they stand now.
  [[nodiscard]] double danger(const Position& p) const;
  /// A robot of the player with this card, unhurt.
  [[nodiscard]] double body(CardId card, bool ready) const;

  /// What an Action's success does to those it affects.
  [[nodiscard]] double outcome(const Position& p, const Shot& shot, PieceSet affected, int hits, int sixes) const;
  /// The same with dice as they lie.
  [[nodiscard]] double outcome(const Position& p, const Frame& use, const Dice& dice) const;
  /// An Action before its dice are rolled, with the counter-attack it may bring about. `cost` is printed or the chosen X.
  [[nodiscard]] double expected(const Position& p, const Shot& shot, PieceId target, int cost) const;
  /// Damage on a piece; negative when it is the player's.
  [[nodiscard]] double harm(const Position& p, PieceId piece, int damage) const;

  /// A point of Energy that the robots still to act are short of: the more, the more is left to do in each round.
  [[nodiscard]] double fuel() const;
  /// The Energy that all robots still to act could use this round.
  [[nodiscard]] int wanted() const { return wanted_by_all_; }
  [[nodiscard]] int rounds_after() const { return rounds_after_; }
  [[nodiscard]] const Weights& weights() const { return weights_; }
  [[nodiscard]] const Table& table() const { return table_; }

 private:
  /// Something on a face-up card that may hurt the player's robots: the first of those in range by the printed priorities and whoever
  /// stands by, or without a range everybody in the radius.
  struct Threat {
    HexId from = nowhere;
    int range = 0;
    int radius = 0;
    double damage = 0;
  };

  void look_ahead();
  void threaten(PieceId piece, const ActionLine& line);
  [[nodiscard]] PieceId prey(const Position& p, const Threat& threat) const;
  [[nodiscard]] double hurt(const Position& p, PieceId piece, double damage) const;
  [[nodiscard]] double valor_worth(int valor) const;
  [[nodiscard]] bool ready(const Position& p, PieceId piece) const;
  [[nodiscard]] double loss(const Position& p, PieceId piece) const;
  [[nodiscard]] double threat(const Position& p, PieceId piece) const;
  [[nodiscard]] double drained(const Position& p, PieceId piece, int amount) const;
  [[nodiscard]] double mended(const Position& p, PieceId piece, int amount) const;
  [[nodiscard]] double buffed(const Position& p, PieceId by, PieceId piece, Effect effect, int amount) const;
  [[nodiscard]] double marked(const Position& p, const Shot& shot, PieceId piece) const;
  [[nodiscard]] double answered(const Position& p, PieceId by, PieceId attacker) const;
  [[nodiscard]] double potency(CardId card) const;
  [[nodiscard]] int wanted(PieceId piece) const;

  const Table& table_;
  const Position& now_;
  const Weights& weights_;
  int rounds_after_ = 0;
  int cards_left_ = 0;
  double valor_ = 0;                             ///< what one Valor Point is worth
  int wanted_by_all_ = 0;                        ///< the sum of `wants_`
  PieceId active_ = no_piece;                    ///< in the middle of its activation
  std::array<double, max_pieces> loss_{};        ///< of the player's robots as they stand, without the Valor Point
  std::array<std::int8_t, max_pieces> wants_{};  ///< Energy that each robot still to be activated could use
  std::array<std::int8_t, max_pieces> reach_{};  ///< of each robot's harmful Actions, −1 for none
  FixedVector<Threat, 64> threats_;
};

}  // namespace rondo::aegis
