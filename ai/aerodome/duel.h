#pragma once
// The hidden choice between two pilots: what each pair of cards comes to when both fly them as well as they can, one after the other, in an
// open sky; and what to choose against a pilot who weighs the same.
#include <span>

#include "ai/aerodome/appraisal.h"

namespace rondo::aerodome {

class Duel {
 public:
  /// `one` chooses against `other`; cards in hand are those that are not Dazed.
  Duel(const Appraisal& appraisal, FighterId one, FighterId other);
  /// Only these two cards.
  struct Open {
    int card;
    int answer;
  };
  Duel(const Appraisal& appraisal, FighterId one, FighterId other, Open open);

  /// What a pair of cards comes to for `one`.
  [[nodiscard]] double value(int card, int answer) const;
  /// The same where the order of turns is known.
  [[nodiscard]] double value(int card, int answer, bool first) const;
  /// What each card of `one` is worth against what `other` may choose.
  [[nodiscard]] std::array<double, hand_cards> values() const;

 private:
  struct Flown {
    Pose end;
    std::array<Aim, most_aims> aims;
    int count;
    double now;  ///< what it does to the other where it is
    double own;  ///< room, nearness, and what being outside costs
  };
  struct Side {
    FighterId fighter = 0;
    std::array<std::size_t, hand_cards> hand{};
    std::size_t size = 0;  ///< of the hand
    std::array<std::size_t, hand_cards + 1> begin{};
    std::array<Flown, static_cast<std::size_t>(hand_cards * most_ways)> flown;
    [[nodiscard]] std::span<const std::size_t> cards() const { return std::span(hand).first(size); }
  };
  void prepare(Side& side, FighterId fighter, FighterId enemy, CardSet cards);
  [[nodiscard]] double lead(const Side& first, int card, const Side& second, int answer) const;
  [[nodiscard]] double hit(const Flown& way, const Pose& target) const;

  const Appraisal& appraisal_;
  Side one_;
  Side other_;
};

}  // namespace rondo::aerodome
