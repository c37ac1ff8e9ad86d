#pragma once
// A game with a scripted seat is itself a game: the printed priorities of an automaton narrow its legal options, and what
// survives is all that may happen. Session, simulator and planner thus share one boss. Several automatons are several wrappers.
#include <optional>
#include <string>
#include <utility>

#include "rules/core/game.h"
#include "rules/core/trace.h"

namespace rondo {

/// What a scripted seat prefers. A policy is immutable, and knows no more of a position than its seat may see: the contract suite
/// holds its answer against the one it gives to its seat's view.
template <class P, class G>
concept Policy = requires(const P& policy, const G& game, const typename G::Position& position, OptionList& options, Trace* trace) {
  /// The automaton's seat.
  { policy.seat() } -> std::same_as<Seat>;
  /// Who is asked when the printed priorities leave several.
  { policy.tie_breaker() } -> std::same_as<Seat>;
  /// Filters the legal options in place to the surviving set: never empty, a subset, order kept. A trace is written only if asked
  /// for; then it is also asked about a single option, which must survive.
  {policy.narrow(game, position, options, trace)};
};

template <Game G, class P>
requires Policy<P, G>
class Ruled {
 public:
  using Position = typename G::Position;
  using Event = typename G::Event;

  Ruled(G game, P policy) : game_(std::move(game)), policy_(std::move(policy)) {}

  [[nodiscard]] const G& unruled() const { return game_; }
  [[nodiscard]] const P& policy() const { return policy_; }

  [[nodiscard]] Position start() const { return game_.start(); }
  [[nodiscard]] SeatSet to_act(const Position& position) const { return game_.to_act(position); }
  void options(const Position& position, Seat seat, OptionList& options) const {
    game_.options(position, seat, options);
    if (seat == policy_.seat() && options.size() > 1) narrow(position, options, nullptr);
  }
  template <class N>
  void apply(Position& position, std::span<const Action> answers, N& narrator) const {
    game_.apply(position, answers, narrator);
  }
  [[nodiscard]] int payoff(const Position& position, Seat seat) const { return game_.payoff(position, seat); }
  [[nodiscard]] Position view(const Position& position, Seat seat) const { return game_.view(position, seat); }
  [[nodiscard]] int stream(const Position& position) const { return game_.stream(position); }
  [[nodiscard]] Seat chooser(Seat seat) const { return seat == policy_.seat() ? policy_.tie_breaker() : game_.chooser(seat); }

  /// Why `seat` is left with the options it has; nothing when it is not a ruled seat that owes a decision.
  [[nodiscard]] std::optional<Trace> explain(const Position& position, Seat seat) const {
    if (seat != policy_.seat()) {
      if constexpr (requires { game_.explain(position, seat); }) return game_.explain(position, seat);
      return std::nullopt;
    }
    if (!to_act(position).contains(seat)) return std::nullopt;
    OptionList options;
    game_.options(position, seat, options);
    Trace trace;
    const OptionList legal = options;
    narrow(position, options, &trace);
    if (trace.candidates.empty()) trace.candidates = spelled(position, legal);
    if (trace.ties.empty() && options.size() > 1) trace.ties = spelled(position, options);
    return trace;
  }
  [[nodiscard]] std::optional<Trace> explain(const Position& position) const { return explain(position, policy_.seat()); }

  // The words of a game are those of the game within.
  [[nodiscard]] auto spell(const Position& position, Seat seat, Action action) const { return game_.spell(position, seat, action); }
  [[nodiscard]] auto tell(const Position& position, const Event& event) const { return game_.tell(position, event); }
  [[nodiscard]] auto picture(const Position& position, int width) const { return game_.picture(position, width); }
  [[nodiscard]] auto prompt(const Position& position, Seat seat) const { return game_.prompt(position, seat); }
  [[nodiscard]] auto result(const Position& position) const { return game_.result(position); }
  [[nodiscard]] auto seat_name(Seat seat) const { return game_.seat_name(seat); }
  [[nodiscard]] auto stream_name(int stream) const { return game_.stream_name(stream); }
  [[nodiscard]] auto questions() const { return game_.questions(); }
  [[nodiscard]] auto chapter(const Position& position) const requires requires(const G& game) { game.chapter(position); }
  { return game_.chapter(position); }

  // What it comes to, likewise.
  [[nodiscard]] auto endings() const { return game_.endings(); }
  [[nodiscard]] auto measures() const { return game_.measures(); }
  [[nodiscard]] auto account(const Position& position) const { return game_.account(position); }

 private:
  void narrow(const Position& position, OptionList& options, Trace* trace) const {
    policy_.narrow(game_, position, options, trace);
    RONDO_ENSURE(!options.empty(), "a policy left no option");
  }
  [[nodiscard]] std::vector<std::string> spelled(const Position& position, const OptionList& options) const {
    std::vector<std::string> texts;
    if constexpr (requires { game_.spell(position, policy_.seat(), Action{}); })
      for (const Option& option : options) texts.push_back(game_.spell(position, policy_.seat(), option.action));
    return texts;
  }

  G game_;
  P policy_;
};

}  // namespace rondo
