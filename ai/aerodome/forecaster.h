#pragma once
// The pilot who looks ahead where more than two fly: it plays every answer on to the end of the round, again and again, with the greedy
// pilot on every chair and dice of its own, and takes the answer that comes out best. A one-seat search by rollouts (Tesauro and Galperin
// 1997) whose number is halved with the answers (sequential halving, Karnin, Koren and Somekh 2013). What lies face down is dealt anew each
// time. Flies every mode, a duel too. A pure function of what it sees: asked again, it answers the same.
#include <atomic>
#include <memory>
#include <vector>

#include "ai/aerodome/greedy.h"
#include "ai/aerodome/levels.h"
#include "ai/core/planner_answer.h"

namespace rondo::aerodome {

class Forecaster {
 public:
  /// Of the level's budget one course is played for `rehearsals_a_course`. Copies share what is reckoned here.
  Forecaster(Game game, const Level& level);

  /// The index of the option that `seat` takes; `view` is what it may know.
  [[nodiscard]] std::size_t choose(const Position& view, Seat seat, const OptionList& options, const ai::Moment& now) const;
  template <class G>
  [[nodiscard]] std::size_t choose(const G&, const Position& view, Seat seat, const OptionList& options, const ai::Moment& now) const {
    return choose(view, seat, options, now);
  }

  /// Any decision, as it makes it with `ai::thought_seed`, before carelessness: as visits the courses played of each answer, and what they
  /// came to on average, in −1 … 1. Cards that cannot stay inside are not played where others can; places to enter at are the greedy
  /// pilot's. Who sets `stop` gets what was found until then.
  [[nodiscard]] ai::Plan advise(const Position& view, Seat seat, std::uint64_t seed, const std::atomic<bool>* stop = nullptr) const;

  /// How the pilots of `seat` stand, in −1 … 1: by how many Victory Points they are ahead of the others' average, where a whole dial of Hit
  /// Points counts as half a point, and their places as the Hit Points that these promise.
  [[nodiscard]] double standing(const Position& p, Seat seat) const;

 private:
  struct Study;  ///< what is reckoned once a game
  struct Question {
    const Position& view;
    Seat seat;
    const OptionList& options;
    std::uint64_t seed;
  };
  [[nodiscard]] std::vector<std::size_t> candidates(const Position& view, Seat seat, const OptionList& options) const;
  [[nodiscard]] double course(Position p, Seat seat, Action answer, std::uint64_t seed) const;
  void halve(std::vector<std::size_t>& left, std::vector<ai::Tally>& tallies, const Question& asked, const std::atomic<bool>* stop) const;

  std::shared_ptr<const Study> study_;
};

}  // namespace rondo::aerodome
