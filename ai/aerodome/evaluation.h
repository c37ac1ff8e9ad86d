#pragma once
// How a duel stands before a hidden choice, as one number in −1 … 1 for either pilot: Hit Points, who will have whom before the guns in the
// next round, and room before the edges. Antisymmetric: what one pilot gains by it the other loses. All numbers are ours; none is a rule's.
#include <bit>

#include "ai/aerodome/repertoire.h"

namespace rondo::aerodome {

/// What everything is weighed with, in Hit Points.
struct Scales {
  double threat = 1;      ///< a point that the next round's cards could do on average
  double aim = 0.15;      ///< the nose on the other, or the other's on one's own tail
  double trapped = 4;     ///< no card stays inside in the next round
  double narrow = 1.2;    ///< a single one does; two cost half of it, three a third
  double outside = 5;     ///< to be outside
  double idle = 0.3;      ///< to stay where one is
  double steepness = 1;   ///< of the value, by Hit Points ahead over the root of all that are left
};

/// One of the two, before the round.
struct Stand {
  FighterId fighter = 0;
  Pose at;
  CardSet hand = 0;
  double points = 0;  ///< Hit Points left, and may be no whole number
  double goods = 0;   ///< what else it has, in Hit Points
  double share = 0;   ///< of a card in what the hand threatens with: 1 / (2 · cards)
};

[[nodiscard]] constexpr double share_of(CardSet hand) { return hand == 0 ? 0 : 0.5 / std::popcount(hand); }

/// How `fighter` stands in a position of the game: tokens, Buffs and Auxiliary cards are its goods.
[[nodiscard]] Stand stand_of(const Table& table, const Position& p, FighterId fighter);

class Evaluation {
 public:
  /// Of a duel. Keeps references to both.
  Evaluation(const Table& table, const Repertoire& repertoire, Scales scales);

  [[nodiscard]] const Repertoire& repertoire() const { return repertoire_; }
  [[nodiscard]] const Scales& scales() const { return scales_; }

  /// As it stands for `one`, in −1 … 1.
  [[nodiscard]] double value(const Stand& one, const Stand& other) const;
  /// The same for the pilot of `seat`, of a position of the game in which both markers are in the air.
  [[nodiscard]] double value(const Position& p, Seat seat) const;
  /// Such a position with so many Hit Points more for the pilot of `seat` than its places promise.
  [[nodiscard]] double value_of(double lead, const Position& p, Seat seat) const;
  /// The other way round: how many Hit Points more than now such a value means to the pilot of `seat`.
  [[nodiscard]] double lead(double value, const Position& p, Seat seat) const;
  /// What the next round promises `one` more than `other` from these places, in Hit Points; `point` is what a point of damage counts.
  [[nodiscard]] double prospect(const Stand& one, const Pose& here, double point, const Stand& other, const Pose& there, double other_point) const;
  /// What it costs to be too close to an edge for the cards of the next round; 0 or less.
  [[nodiscard]] double room(FighterId fighter, CardSet hand, const Pose& at) const;
  /// What a point of damage counts to somebody who has so many left: more when few are.
  [[nodiscard]] static double point(double points) { return 1 + 2 / (points > 1 ? points : 1); }

 private:
  [[nodiscard]] double slope(double points) const;
  static constexpr int columns = 47;  ///< of the area, in which it is looked up who stays inside; of no round width, so that hardly a place
  static constexpr int rows = 27;     ///< lies on the border between two
  struct Flown {
    std::vector<CardSet> inside;  ///< by place and heading: the cards with a way that stays inside
    std::array<double, 1U << hand_cards> strengths{};  ///< of cards together
  };
  [[nodiscard]] double threat(const Stand& stand, const Bearing& target, int turned_by) const;
  [[nodiscard]] CardSet staying(FighterId fighter, const Pose& at) const;
  void note_staying(Flown& flown, FighterId fighter) const;

  const Table& table_;
  const Repertoire& repertoire_;
  Scales scales_;
  std::array<Flown, 2> flown_;
};

}  // namespace rondo::aerodome
