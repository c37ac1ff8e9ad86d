#pragma once
// What a planner may be told of a game: how good a position is, when a playout has gone far enough, and who plays there. Without being
// told it plays to the end, at random, and asks the payoff.
#include <concepts>
#include <optional>

#include "ai/core/draws.h"
#include "rules/core/game.h"

namespace rondo::ai {

/// The least and the most that a position can be worth: whoever has it need not look further.
struct Bounds {
  double least = 0;
  double most = 0;
};

template <class L, class G>
concept Leaf = Game<G> && requires(const L& leaf, const G& game, const typename G::Position& position, Seat seat, int plies) {
  /// Whether a playout ends here, before the game does; `plies` were played since it began.
  { leaf.stop(game, position, plies) } -> std::same_as<bool>;
  /// What a position at which a playout ends is worth to `seat`.
  { leaf.value(game, position, seat) } -> std::same_as<double>;
  { leaf.bounds() } -> std::same_as<std::optional<Bounds>>;
};

/// Chooses in playouts: an index into `options`, of which there are at least two. It may look at everything but what its seat may not.
template <class P, class G>
concept PlayoutPolicy = Game<G> &&
    requires(const P& policy, const G& game, const typename G::Position& position, Seat seat, const OptionList& options, Draws& draws) {
  { policy.choose(game, position, seat, options, draws) } -> std::same_as<std::size_t>;
};

/// To the end of the game.
struct Payoff {
  std::optional<Bounds> known;  ///< of payoffs, where they are known

  template <Game G>
  [[nodiscard]] bool stop(const G&, const typename G::Position&, int) const {
    return false;
  }
  template <Game G>
  [[nodiscard]] double value(const G& game, const typename G::Position& position, Seat seat) const {
    return game.payoff(position, seat);
  }
  [[nodiscard]] std::optional<Bounds> bounds() const { return known; }
};

struct Evenly {
  template <Game G>
  [[nodiscard]] std::size_t choose(const G&, const typename G::Position&, Seat, const OptionList& options, Draws& draws) const {
    return draws.below(static_cast<std::uint32_t>(options.size()));
  }
};

}  // namespace rondo::ai
