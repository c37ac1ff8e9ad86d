#pragma once
// The pilot who plans: it chooses its card by a planner's search over a rehearsal of the next rounds and plays the mix that comes of it, and
// of the places where its turn can end it rehearses the next round from those that look best. What is left it does as the greedy pilot
// does. For duels only. A pure function of what it sees: asked again, it answers the same.
#include <atomic>
#include <memory>

#include "ai/aerodome/greedy.h"
#include "ai/aerodome/levels.h"
#include "ai/aerodome/rehearsal.h"
#include "ai/aerodome/turn_plan.h"
#include "ai/core/planner_answer.h"

namespace rondo::aerodome {

class Tactician {
 public:
  /// `game` must be a duel. Copies share what is reckoned here.
  Tactician(Game game, const Level& level);
  /// Whether there are levels for such a game.
  [[nodiscard]] static bool flies(const Game& game) { return game.table().mode == Mode::standard; }

  /// The index of the option that `seat` takes; `view` is what it may know.
  [[nodiscard]] std::size_t choose(const Position& view, Seat seat, const OptionList& options, const ai::Moment& now) const;
  template <class G>
  [[nodiscard]] std::size_t choose(const G&, const Position& view, Seat seat, const OptionList& options, const ai::Moment& now) const {
    return choose(view, seat, options, now);
  }

  /// The plan for a hidden choice of a card that `seat` owes, before carelessness; else one without moves. Cards that cannot stay inside
  /// are not planned with, for neither pilot, where others can. Who sets `stop` gets what was found until then.
  [[nodiscard]] ai::Plan plan(const Position& view, Seat seat, std::uint64_t seed, const std::atomic<bool>* stop = nullptr) const;
  /// The mix that it plays, the moves in the order of the options; only their shares differ from the plan's.
  [[nodiscard]] ai::Plan mix(const Position& view, Seat seat, std::uint64_t seed, const std::atomic<bool>* stop = nullptr) const;
  /// Any decision, as it makes it with `ai::thought_seed`: of a card the mix; of its own turn what each answer comes to, with averages in
  /// place of dice, and as visits the positions seen behind it; of anything else the greedy pilot's answer, without a look ahead.
  [[nodiscard]] ai::Plan advise(const Position& view, Seat seat, std::uint64_t seed, const std::atomic<bool>* stop = nullptr) const;
  /// The cards of both that cannot stay inside, as everybody stands now.
  [[nodiscard]] std::array<CardSet, 2> astray(const Position& view) const;

 private:
  struct Study;  ///< what is reckoned once a game
  class Closer;
  using Followed = std::vector<TurnPlan::Followed>;
  [[nodiscard]] bool looks_closer(const Position& view) const;
  [[nodiscard]] std::size_t flown(const Position& view, Seat seat, const OptionList& options, std::uint64_t seed, Followed* followed) const;

  std::shared_ptr<const Study> study_;
};

}  // namespace rondo::aerodome
