#pragma once
// How good places are once the cards have been flown, as one pilot sees them in one position: who will have whom before the guns, how near
// they are, and whether there is room to stay inside. In Hit Points.
#include "ai/aerodome/repertoire.h"

namespace rondo::aerodome {

/// What everything is weighed with.
struct Weights {
  double threat = 1;     ///< of the damage that the next round's cards could do
  double aim = 0.15;     ///< the nose on the other, or the other's on one's own tail
  double near = 0.12;    ///< an inch too far away
  double reach = 7;      ///< what is not too far
  double trapped = 4;    ///< no card stays inside in the next round
  double narrow = 1.2;   ///< a single one does; two cost half of it, and so on
  double collision = 1;
  double idle = 0.75;    ///< to stay where one is
  double loose = 0.15;   ///< cards that fall short of the best by less are chosen too, the seldomer the more they do
};

class Appraisal {
 public:
  Appraisal(const Table& table, const Repertoire& repertoire, const Weights& weights, const Position& p);

  [[nodiscard]] const Table& table() const { return table_; }
  [[nodiscard]] const Repertoire& repertoire() const { return repertoire_; }
  [[nodiscard]] const Weights& weights() const { return weights_; }
  [[nodiscard]] const Position& position() const { return p_; }

  /// What the next round promises `one` more than `other` from these places.
  [[nodiscard]] double prospect(FighterId one, const Pose& here, FighterId other, const Pose& there) const;
  /// What it costs to be too close to an edge for the cards of the next round; 0 or less.
  [[nodiscard]] double room(FighterId fighter, const Pose& at) const;
  /// What it costs to be far from there; 0 or less.
  [[nodiscard]] double nearness(const Pose& at, const Pose& other) const;
  /// What it costs to stay where one is; 0 or less.
  [[nodiscard]] double idleness() const { return -weights_.idle * restlessness(); }
  /// 1, and more the longer a game lasts.
  [[nodiscard]] double restlessness() const { return 1 + std::max(0, p_.round - 20) / 5.0; }
  /// What a point of damage to a fighter is worth to its enemies: more when few are left.
  [[nodiscard]] double point(FighterId fighter) const { return points_[fighter]; }
  /// The enemy aloft that is nearest, or nobody.
  [[nodiscard]] FighterId nearest(FighterId fighter) const;

 private:
  [[nodiscard]] double threat(FighterId fighter, const Pose& at, const Pose& target) const;

  const Table& table_;
  const Repertoire& repertoire_;
  const Weights& weights_;
  const Position& p_;
  std::array<std::array<double, hand_cards>, max_fighters> strengths_{};  ///< the card's share in a fighter's threat
  std::array<double, max_fighters> points_{};
  std::array<CardSet, max_fighters> hands_{};  ///< of the next round
};

}  // namespace rondo::aerodome
