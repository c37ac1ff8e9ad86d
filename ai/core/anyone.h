#pragma once
// Choosers of any kind behind one type: who sits on which chair is decided at run time, and a game still plays at full speed.
#include <array>
#include <functional>
#include <optional>
#include <utility>

#include "ai/core/playout.h"

namespace rondo::ai {

/// Any chooser: one indirect call, no heap. It is handed the whole position and shows its chooser no more than the view.
template <Game G>
class Anyone {
 public:
  static constexpr bool blind = true;

  template <Chooser<G> C>
  explicit Anyone(C chooser)
      : choose_([chooser = std::move(chooser)](const G& game, const typename G::Position& position, Seat seat, const OptionList& options,
                                               const Moment& now) {
          return detail::ask(game, position, seat, game.chooser(seat), options, now, chooser);
        }) {}

  [[nodiscard]] std::size_t choose(const G& game, const typename G::Position& position, Seat seat, const OptionList& options,
                                   const Moment& now) const {
    return choose_(game, position, seat, options, now);
  }

 private:
  std::function<std::size_t(const G&, const typename G::Position&, Seat, const OptionList&, const Moment&)> choose_;
};

/// Everybody around a table, as one chooser: the one on the chair answers, also for the automaton whose ties that chair breaks.
template <Game G>
class Company {
 public:
  static constexpr bool blind = true;

  void sit(Seat chair, Anyone<G> who) { chairs_[static_cast<std::size_t>(chair)] = std::move(who); }
  [[nodiscard]] std::size_t choose(const G& game, const typename G::Position& position, Seat seat, const OptionList& options,
                                   const Moment& now) const {
    const std::optional<Anyone<G>>& who = chairs_[static_cast<std::size_t>(game.chooser(seat))];
    RONDO_ENSURE(who.has_value(), "a decision of a seat where nobody sits");
    return who->choose(game, position, seat, options, now);
  }

 private:
  std::array<std::optional<Anyone<G>>, max_seats> chairs_;
};

}  // namespace rondo::ai
