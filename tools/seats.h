#pragma once
// Puts the players of a game on the chairs of its entry, once for sessions and once for contests, from one list. Included by the
// catalogue and by tests.
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "ai/core/seated.h"
#include "tools/catalogue.h"
#include "tools/contest.h"

namespace rondo::tools {

/// A kind of player; `make` makes one for a game.
template <class G>
struct Player {
  std::string name;
  std::function<ai::Anyone<G>(const G&)> make;
};

/// The game of a host, which must be one of type G.
template <class G>
[[nodiscard]] std::shared_ptr<const G> game_of(const Host& host) {
  const auto* hosted = dynamic_cast<const Hosted<G>*>(&host);
  RONDO_ENSURE(hosted != nullptr, "a chooser at the table of another game");
  return std::make_shared<const G>(hosted->game());
}

/// Lets any of `players`, the best last, sit on the chairs that `entry` has.
template <class G>
void seat(Entry& entry, const std::vector<Player<G>>& players) {
  for (const Player<G>& player : players)
    entry.sitters.push_back({player.name, [make = player.make](const Host& host) -> std::shared_ptr<const Controller> {
                               std::shared_ptr<const G> game = game_of<G>(host);
                               ai::Anyone<G> who = make(*game);
                               return std::make_shared<ai::Seated<G, ai::Anyone<G>>>(std::move(game), std::move(who));
                             }});
  entry.contest = [players, chairs = entry.chairs](const Host& host, Words names) -> std::shared_ptr<const Contest> {
    RONDO_ENSURE(names.size() == chairs.size(), "a contest with empty chairs");
    std::shared_ptr<const G> game = game_of<G>(host);
    ai::Company<G> company;
    for (std::size_t i = 0; i < chairs.size(); ++i)
      for (const Player<G>& player : players)
        if (player.name == names[i]) company.sit(chairs[i].seat, player.make(*game));
    return std::make_shared<ContestOf<G>>(std::move(game), std::move(company), chairs.front().seat);
  };
}

}  // namespace rondo::tools
