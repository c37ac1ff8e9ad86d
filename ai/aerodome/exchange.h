#pragma once
// One round between two open cards, as a pilot foresees it: whoever has the first turn flies as well as it can against the best that the
// other makes of its card afterwards. An open sky, averages in place of dice; a marker that is met costs a point and stops nobody.
#include "ai/aerodome/evaluation.h"
#include "rules/core/fixed_vector.h"

namespace rondo::aerodome {

/// Where somebody ends its turn, and how many Hit Points the round leaves it on average.
struct Landing {
  Pose at;
  double points = 0;
};

class Exchange {
 public:
  /// Ways of a card by their numbers, the best of them first.
  using Ranking = FixedVector<std::uint8_t, most_ways>;

  /// `one` has its turn with `card`, then `other` with `answer`. Keeps a reference to the evaluation.
  Exchange(const Evaluation& evaluation, const Stand& one, int card, const Stand& other, int answer);
  /// The same with the ways to be given by `take`.
  struct Open {};
  Exchange(const Evaluation& evaluation, const Stand& one, int card, const Stand& other, int answer, Open);
  /// `one` has had its turn: only `other` flies, in none of the ways whose bit is set in `without`.
  Exchange(const Evaluation& evaluation, const Stand& one, const Stand& other, int answer, std::uint64_t without);

  /// What it comes to for `one`, in Hit Points, places included.
  [[nodiscard]] double worth() const { return worth_; }
  [[nodiscard]] Landing first() const;
  [[nodiscard]] Landing second() const;
  /// Which of its ways the other flies.
  [[nodiscard]] std::size_t answer() const { return answer_; }

  /// Of the first's ways the best, against the other's best reply to each; at most `most`.
  [[nodiscard]] Ranking ranked(std::size_t most) const;
  /// The other's best replies to that way of the first; at most `most`.
  [[nodiscard]] Ranking ranked_replies(std::size_t way, std::size_t most) const;
  /// These ways are flown.
  void take(std::size_t way, std::size_t reply) {
    choice_ = way;
    answer_ = reply;
  }

 private:
  /// One way to fly a card, with all that does not depend on the other's way.
  struct Flown {
    const Way* way;  ///< null for whoever stays where it is
    Pose end;
    double now;  ///< points done to the other where it is before it moves
    double own;  ///< room, and what idleness and being outside cost
  };
  struct Side {
    Stand stand;
    double point = 0;  ///< what a point of damage to it counts
    std::array<Flown, most_ways> ways;
    std::size_t size = 0;
  };
  struct Reply {
    std::size_t way = 0;
    double worth = 0;
  };
  void prepare(Side& side, const Stand& stand, int card, const Pose& target) const;
  [[nodiscard]] double kill_chance_of(const Flown& mine) const;
  [[nodiscard]] double worth_of(const Flown& mine, double kill) const;
  [[nodiscard]] double worth_after(const Flown& theirs, const Pose& here, double kill) const;
  [[nodiscard]] Reply best_reply(const Pose& here, double kill, double enough) const;
  void find_best();

  const Evaluation& evaluation_;
  Side one_, other_;
  std::uint64_t without_ = 0;  ///< ways of the other
  std::size_t choice_ = 0, answer_ = 0;
  double worth_ = 0;
};

}  // namespace rondo::aerodome
