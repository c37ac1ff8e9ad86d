// Battles keep the contract of every game: with a free automaton, with the ruled one, and with boxes that nobody would print.
#include "bosses/akarios/automaton.h"
#include "tests/akarios/wild.h"
#include "tests/contract.h"

namespace rondo::akarios {

namespace {

ContractTerms terms(int games, int thorough, std::uint64_t master) {
  return {.games = games, .thorough = thorough, .samples = 3, .max_plies = 20000, .master = master};
}

/// With ships at the start, and a goal.
Table small_battle() {
  Table table = plain_table(2);
  Group group;
  group.type = "auto-fighter";
  group.spots = {{2, 0}, {6, 0}};
  table.scenario.groups = {group};
  group.type = "auto-bomber";
  group.round = 2;
  group.spots = {{4, 0}};
  table.scenario.groups.push_back(group);
  table.last_round = 12;
  return complete(std::move(table));
}

}  // namespace

TEST_CASE("a battle keeps the contract of every game", "[contract][akarios]") { check_contract(Game(small_battle()), terms(20, 1, 1)); }

TEST_CASE("a battle against ruled automatons keeps the contract of every game", "[contract][akarios]") {
  check_contract(battle(Game(small_battle())), terms(20, 1, 2));
}

TEST_CASE("Akarios boxes that nobody would print keep the contract", "[contract][akarios]") {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    INFO("wild " << seed);
    check_contract(battle(Game(wild_table(seed))), terms(2, 0, seed));
  }
}

}  // namespace rondo::akarios
