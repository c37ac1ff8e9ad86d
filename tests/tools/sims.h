#pragma once
// What the tests of simulations play: the toy game with two players who think alike and apart, and every game of the catalogue.
#include <thread>

#include "ai/core/random.h"
#include "tests/tools/stage.h"
#include "tools/files.h"
#include "tools/seats.h"
#include "tools/sim.h"

namespace rondo::tools {

/// The vault, where first and random may sit on the chairs of red and blue.
inline Entry sim_toy() {
  Entry entry = toy_games().front();
  entry.sitters.clear();
  seat<toy::Guarded>(entry, {{"first", [](const toy::Guarded&) { return ai::Anyone<toy::Guarded>(ai::First{}); }},
                             {"random", [](const toy::Guarded&) { return ai::Anyone<toy::Guarded>(ai::Random{}); }}});
  return entry;
}

/// The vault, where first, random and a planner without any knowledge may sit down.
inline Entry thinking_toy() {
  Entry entry = sim_toy();
  entry.sitters.clear();
  using G = toy::Guarded;
  seat<G>(entry, {{"first", [](const G&) { return ai::Anyone<G>(ai::First{}); }}, {"random", [](const G&) { return ai::Anyone<G>(ai::Random{}); }}},
          planning<G>(40, [](const G&) { return Mind<ai::Payoff, ai::Evenly>{}; }));
  return entry;
}

inline const std::vector<Entry>& sim_games() {
  static const std::vector<Entry> games = [] {
    std::vector<Entry> all = {sim_toy()};
    all.insert(all.end(), catalogue().begin(), catalogue().end());
    return all;
  }();
  return games;
}

/// A few games, by every player on the first chair.
inline SimRequest small(const Entry& entry) {
  SimRequest request;
  request.entry = &entry;
  request.games = 12;
  request.seed = 7;
  request.sitters[entry.chairs.front().name] = {"all"};
  return request;
}

inline Simulation prepared(const SimRequest& request) {
  Result<Simulation> simulation = prepare(request, files_for(request.entry->name, shipped_files()));
  INFO((simulation ? "" : simulation.fault().text()));
  REQUIRE(simulation);
  return std::move(*simulation);
}

inline Simulation played(const SimRequest& request) {
  Simulation simulation = prepared(request);
  const std::atomic<bool> stop = false;
  play(simulation, stop, {});
  return simulation;
}

}  // namespace rondo::tools
