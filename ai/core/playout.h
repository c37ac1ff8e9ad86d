#pragma once
// A whole game from any position to its end, with the dealer for chance: what a session would play with the same seed and the same
// players, without its history. No heap in the loop.
#include <array>
#include <type_traits>

#include "ai/core/chooser.h"
#include "rules/core/dealer.h"

namespace rondo::ai {

/// How a playout goes on: the draws that were made, and the plies that were played, before it begins.
struct Clock {
  std::uint64_t plies = 0;
  Occasions occasions;
};

/// Far above what any game takes: a game that goes on longer does not end, which is a fault of ours.
inline constexpr std::uint64_t most_plies = 1'000'000;

namespace detail {

template <class G, class C>
std::size_t ask(const G& game, const typename G::Position& position, Seat seat, Seat by, const OptionList& options, const Moment& now,
                const C& chooser) {
  if constexpr (is_blind<C>)
    return chooser.choose(game, position, seat, options, now);
  else
    return chooser.choose(game, game.view(position, by), seat, options, now);
}

/// The chooser on the chair of `by`; with a single one it sits everywhere.
template <class G, class First, class... Rest>
std::size_t ask_chair(int chair, const G& game, const typename G::Position& position, Seat seat, Seat by, const OptionList& options,
                      const Moment& now, const First& first, const Rest&... rest) {
  if constexpr (sizeof...(rest) > 0)
    if (chair > 0) return ask_chair(chair - 1, game, position, seat, by, options, now, rest...);
  return ask(game, position, seat, by, options, now, first);
}

}  // namespace detail

/// Plays one ply of `position`; `choosers` sit on seats 0, 1, … (the last one also on every later seat).
template <Game G, class... C>
requires(sizeof...(C) > 0 && (Chooser<C, G> && ...)) void play_ply(const G& game, typename G::Position& position, std::uint64_t seed, Clock& clock,
                                                                   const C&... choosers) {
  const SeatSet seats = game.to_act(position);
  std::array<Action, max_seats> answers;
  std::size_t count = 0;
  OptionList options;
  for (const Seat seat : seats) {
    game.options(position, seat, options);
    std::size_t choice = 0;
    if (seat == Seat::chance) {
      const int stream = game.stream(position);
      choice = Dealer(seed).pick({options.begin(), options.size()}, static_cast<std::uint32_t>(stream), clock.occasions.next(stream));
    } else {
      const Seat by = game.chooser(seat);
      choice = detail::ask_chair(static_cast<int>(by), game, position, seat, by, options, {seed, clock.plies}, choosers...);
      RONDO_ENSURE(choice < options.size(), "a chooser chose none of its options");
    }
    answers[count++] = options[choice].action;
  }
  Mute mute;
  game.apply(position, {answers.data(), count}, mute);
  ++clock.plies;
}

/// Plays `position` to its end and returns the plies that took.
template <Game G, class... C>
requires(sizeof...(C) > 0 && (Chooser<C, G> && ...)) std::uint64_t
    playout(const G& game, typename G::Position& position, std::uint64_t seed, Clock clock, const C&... choosers) {
  const std::uint64_t before = clock.plies;
  while (!over(game, position)) {
    play_ply(game, position, seed, clock, choosers...);
    RONDO_ENSURE(clock.plies - before < most_plies, "a game does not end");
  }
  return clock.plies - before;
}

}  // namespace rondo::ai
