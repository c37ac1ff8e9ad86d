#pragma once
// `rondo sim`: the same seeds over every combination of set-ups and players that was asked for. Game number N of master seed M has the seed
// `Dealer::game_seed(M, N - 1)` in every combination, so that combinations are compared game by game, and `rondo play` with that seed
// plays it again. Results stand in game order and are the same bytes for any number of threads.
#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tools/catalogue.h"
#include "tools/contest.h"

namespace rondo::tools {

/// Values to try, by the name of a setting or chair: one, several divided by commas, or `all` for every one there is. Of a setting that allows
/// several values at once `a+b` is one with both.
using Choices = std::map<std::string, std::vector<std::string>>;

struct SimRequest {
  const Entry* entry = nullptr;
  Choices settings;  ///< those not named have their usual value
  Choices sitters;   ///< those not named have the best player
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  unsigned threads = 1;
  std::string data;   ///< folder laid over the shipped files
  bool list = false;  ///< tell each game too
  bool json = false;
};

/// One combination, and its games in order.
struct Match {
  std::vector<std::string> setup;    ///< complete words `name=value`
  std::vector<std::string> sitters;  ///< one for each chair of the entry
  std::shared_ptr<const Contest> contest;
  std::vector<Finish> games;
};

struct Simulation {
  SimRequest request;
  std::string profile;            ///< of the rules
  std::vector<Setting> settings;  ///< of the entry, over the files of the request
  std::vector<Match> matches;     ///< by set-up, and for each set-up by sitters; the last setting and chair change fastest
  bool stopped = false;           ///< before all games were played; every match has as many as the others
};

/// All combinations, none played; at most ten million games in all.
[[nodiscard]] Result<Simulation> prepare(const SimRequest& request, Files files);

/// Plays the games, or as many as there is time for until `stop` is set. `watch` hears now and then how many are done.
void play(Simulation& simulation, const std::atomic<bool>& stop, const std::function<void(std::size_t)>& watch);

/// Matches of one set-up that differ in their players, the first beside each other one; none as long as nothing was played.
[[nodiscard]] std::vector<std::pair<const Match*, const Match*>> rivals(const Simulation& simulation);

/// The command that plays one game of a match again, by its number from 1.
[[nodiscard]] std::string again(const Simulation& simulation, const Match& match, std::uint64_t number);
/// The seed of that game.
[[nodiscard]] std::uint64_t seed_of(const Simulation& simulation, std::uint64_t number);

/// The report for a person, in `width` columns where names allow it; and as one JSON object, described in the README.
[[nodiscard]] std::string sim_page(const Simulation& simulation, int width);
[[nodiscard]] std::string sim_json(const Simulation& simulation);

}  // namespace rondo::tools
