#pragma once
// Who plays in a person's place, written once for both worlds: a playout takes a chooser as it is, and `Seated` makes a Controller of
// it for sessions. A chooser is a pure function of what it is shown: asked again, it answers the same.
#include <concepts>
#include <cstdint>

#include "rules/core/game.h"

namespace rondo::ai {

/// What a choice may depend on besides the position.
struct Moment {
  std::uint64_t seed = 0;  ///< of the game
  std::uint64_t ply = 0;   ///< plies played so far
};

/// `view` is what the one who chooses may know. `seat` is whose decision it is: where that is an automaton's, its priorities have left
/// a tie to the chooser (`game.chooser(seat) != seat`), and a baseline takes the first option. The result is an index into `options`.
template <class C, class G>
concept Chooser = Game<G> &&
    requires(const C& chooser, const G& game, const typename G::Position& view, Seat seat, const OptionList& options, const Moment& now) {
  { chooser.choose(game, view, seat, options, now) } -> std::same_as<std::size_t>;
};

/// A chooser that says so (`static constexpr bool blind = true`) never looks at the position and is spared the view.
template <class C>
inline constexpr bool is_blind = [] {
  if constexpr (requires { C::blind; }) return C::blind;
  return false;
}();

}  // namespace rondo::ai
