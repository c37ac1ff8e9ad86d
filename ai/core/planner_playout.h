#pragma once
// A playout of the planner: a position played on by its policy, chance by the planner's own randomness, to the end or to where the leaf
// calls it far enough. No heap, and the narrator stays mute.
#include <array>

#include "ai/core/planner_leaf.h"
#include "ai/core/planner_moves.h"

namespace rondo::ai {

/// What a playout has come to; exact where nobody had a choice on the way.
struct Outcome {
  double value = 0;
  bool exact = true;
};

/// Plays `position` on; the value is that of `me`.
template <Game G, Leaf<G> L, PlayoutPolicy<G> P>
[[gnu::noinline]] Outcome play_out(const G& game, const L& leaf, const P& policy, typename G::Position& position, Seat me, Draws& draws) {
  Outcome outcome;
  int plies = 0;
  Mute mute;
  OptionList options;
  std::array<Action, max_seats> answers;
  for (SeatSet seats = game.to_act(position); !seats.empty(); seats = game.to_act(position)) {
    if (leaf.stop(game, position, plies)) {
      outcome.exact = false;
      break;
    }
    std::size_t count = 0;
    for (const Seat seat : seats) {
      game.options(position, seat, options);
      std::size_t choice = 0;
      if (options.size() > 1) {
        outcome.exact = false;
        choice = seat == Seat::chance ? pick_by_weight(options, draws) : policy.choose(game, position, seat, options, draws);
      }
      answers[count++] = options[choice].action;
    }
    game.apply(position, {answers.data(), count}, mute);
    RONDO_ENSURE(++plies < 1'000'000, "a playout does not end");
  }
  outcome.value = leaf.value(game, position, me);
  return outcome;
}

}  // namespace rondo::ai
