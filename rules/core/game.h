#pragma once
// The concept that every game fulfils, and the narrators that hear what its rules tell.
//
// A game is an immutable object that holds typed card tables; a position is a trivially copyable value. The rules say who owes
// a decision (`to_act`), what may be answered (`options`), what follows (`apply`), and what it was worth (`payoff`). They never
// sample: chance is a seat whose options carry integer weights.
#include <concepts>
#include <cstdint>
#include <functional>
#include <span>
#include <type_traits>

#include "rules/core/action.h"
#include "rules/core/seat.h"

namespace rondo {

/// The narrator of search and simulation: hears everything, says nothing.
struct Mute {
  template <class... Ts>
  constexpr void operator()(const Ts&...) const {}
};

/// The narrator of play. A game's `apply` is a template over its narrator, instantiated in its .cpp for exactly two of them:
/// `Mute` and `const Narrator<Position, Event>`.
template <class Position, class Event>
using Narrator = std::function<void(const Position&, const Event&)>;

template <class G>
concept Game = requires(const G& game, typename G::Position& position, const typename G::Position& seen, Seat seat, OptionList& options,
                        std::span<const Action> answers, Mute& mute) {
  typename G::Event;
  requires std::is_trivially_copyable_v<typename G::Position>;
  /// The position before the first decision. Everything random that follows is a chance ply.
  { game.start() } -> std::same_as<typename G::Position>;
  /// Who owes a decision now; empty exactly when the game is over. Chance never owes together with another seat.
  { game.to_act(seen) } -> std::same_as<SeatSet>;
  /// Replaces `options` with those of `seat`, which must be in `to_act`: ordered, unique, never empty.
  { game.options(seen, seat, options) };
  /// One ply: the answers of all seats that owe, in seat order, each one of its options. `narrator(position, event)` hears what happened.
  { game.apply(position, answers, mute) };
  /// What the finished game is worth to `seat`; larger is better. Defined when `to_act` is empty.
  { game.payoff(seen, seat) } -> std::same_as<int>;
  /// The same position as `seat` may know it: face-down choices of others are unknown, and chance reveals them when needed.
  { game.view(seen, seat) } -> std::same_as<typename G::Position>;
  /// The dealer's stream (0 to 15) of the chance ply that is owed; asked only when chance is to act.
  { game.stream(seen) } -> std::convertible_to<int>;
  /// Who chooses for `seat` when its decision is left open: itself, or for a ruled automaton the player.
  { game.chooser(seat) } -> std::same_as<Seat>;
};

/// What the rules ask a random or planning player to do next: a convenience over `to_act` and `options` for one-seat plies.
template <Game G>
[[nodiscard]] bool over(const G& game, const typename G::Position& position) {
  return game.to_act(position).empty();
}

}  // namespace rondo
