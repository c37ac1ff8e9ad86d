#pragma once
// The baseline below which nothing falls: any option, each as likely as the other. Its draws come from streams of their own, one a
// seat, so that a random player never changes a die or a card of the game.
#include "ai/core/chooser.h"
#include "rules/core/dealer.h"

namespace rondo::ai {

struct Random {
  static constexpr bool blind = true;

  template <Game G>
  [[nodiscard]] std::size_t choose(const G& game, const typename G::Position&, Seat seat, const OptionList& options, const Moment& now) const {
    if (options.size() == 1 || game.chooser(seat) != seat) return 0;
    return Dealer(now.seed).below(static_cast<std::uint32_t>(options.size()), max_streams + static_cast<std::uint32_t>(seat), now.ply);
  }
};

/// Always the first option: the other end of doing without thought, and the one that a test can foresee.
struct First {
  static constexpr bool blind = true;

  template <Game G>
  [[nodiscard]] std::size_t choose(const G&, const typename G::Position&, Seat, const OptionList&, const Moment&) const {
    return 0;
  }
};

}  // namespace rondo::ai
