#pragma once
// Puts the players of a game on the chairs of its entry, once for sessions and once for contests, from one list. Included by the
// catalogue and by tests.
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "ai/core/planner.h"
#include "ai/core/seated.h"
#include "tools/catalogue.h"
#include "tools/contest.h"
#include "tools/sitters.h"

namespace rondo::tools {

/// A kind of player; `make` makes one for a game.
template <class G>
struct Player {
  using Make = std::function<ai::Anyone<G>(const G&)>;

  Player(std::string its_name, Make its_make, bool is_level = false) : name(std::move(its_name)), make(std::move(its_make)), level(is_level) {}

  std::string name;
  Make make;
  bool level;  ///< sits only where it is named
};

/// The game of a host, which must be one of type G.
template <class G>
[[nodiscard]] std::shared_ptr<const G> game_of(const Host& host) {
  const auto* hosted = dynamic_cast<const Hosted<G>*>(&host);
  RONDO_ENSURE(hosted != nullptr, "a chooser at the table of another game");
  return std::make_shared<const G>(hosted->game());
}

/// How a planner thinks about one game: what a position is worth, who plays where its tree ends, and the settings, whose budget is the
/// usual one.
template <class L, class P>
struct Mind {
  L leaf;
  P policy;
  ai::PlannerSettings settings;
};

/// The planner of games of type G; without a player there is none.
template <class G>
struct Planning {
  std::uint32_t usual = 0;  ///< simulations where nothing is said
  std::function<ai::Anyone<G>(const G&, std::uint32_t simulations)> player = {};
  std::function<ai::Plan(const G&, const typename G::Position&, Seat, const Thought&)> plan = {};
};

/// `make(game)` makes the mind for a game; `usual` is the number of simulations where nothing is said.
template <class G, class MakeMind>
[[nodiscard]] Planning<G> planning(std::uint32_t usual, MakeMind make) {
  Planning<G> planning{usual};
  planning.player = [make](const G& game, std::uint32_t simulations) {
    auto mind = make(game);
    mind.settings.budget = simulations;
    return ai::Anyone<G>(ai::Planned<G, decltype(mind.leaf), decltype(mind.policy)>(mind.settings, mind.leaf, mind.policy));
  };
  planning.plan = [make](const G& game, const typename G::Position& position, Seat seat, const Thought& thought) {
    auto mind = make(game);
    mind.settings.budget = thought.simulations;
    ai::Planner<G, decltype(mind.leaf), decltype(mind.policy)> planner(game, mind.settings, mind.leaf, mind.policy);
    return planner.plan(position, seat, thought.seed, thought.stop);
  };
  return planning;
}

/// Lets any of `players`, the best last, the levels among them, and the planner sit on the chairs that `entry` has.
template <class G>
void seat(Entry& entry, const std::vector<Player<G>>& players, const Planning<G>& planning = {}) {
  const auto seated = [](const Host& host, const auto& make) -> std::shared_ptr<const Controller> {
    std::shared_ptr<const G> game = game_of<G>(host);
    ai::Anyone<G> who = make(*game);
    return std::make_shared<ai::Seated<G, ai::Anyone<G>>>(std::move(game), std::move(who));
  };
  for (const Player<G>& player : players) {
    Sitter sitter{player.name, [seated, make = player.make](const Host& host) { return seated(host, make); }};
    (player.level ? entry.levels : entry.sitters).push_back(std::move(sitter));
  }
  if (planning.player) {
    Thinker thinker;
    thinker.usual = planning.usual;
    thinker.make = [seated, planning](const Host& host, std::uint32_t simulations) {
      return seated(host, [&](const G& game) { return planning.player(game, simulations); });
    };
    thinker.plan = [planning](const Host& host, const Blob& position, Seat seat, const Thought& thought) {
      return planning.plan(*game_of<G>(host), Hosted<G>::unpack(position), seat, thought);
    };
    entry.planner = std::move(thinker);
  }
  entry.contest = [players, planning, chairs = entry.chairs](const Host& host, Words words) -> std::shared_ptr<const Contest> {
    RONDO_ENSURE(words.size() == chairs.size(), "a contest with empty chairs");
    std::shared_ptr<const G> game = game_of<G>(host);
    ai::Company<G> company;
    for (std::size_t i = 0; i < chairs.size(); ++i) {
      for (const Player<G>& player : players)
        if (player.name == words[i]) company.sit(chairs[i].seat, player.make(*game));
      if (const std::optional<std::uint32_t> simulations = simulations_of(words[i], planning.usual))
        company.sit(chairs[i].seat, planning.player(*game, *simulations));
    }
    return std::make_shared<ContestOf<G>>(std::move(game), std::move(company), chairs.front().seat);
  };
}

}  // namespace rondo::tools
