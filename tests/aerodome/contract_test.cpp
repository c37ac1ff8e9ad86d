// Aerodome keeps the contract of every game, in all three modes, and with cards that nobody would print.
#include "tests/contract.h"
#include "tests/aerodome/tables.h"
#include "tests/aerodome/wild.h"

namespace rondo::aerodome {

namespace {

ContractTerms terms(int games, int thorough, std::uint64_t master) {
  return {.games = games, .thorough = thorough, .samples = 3, .max_plies = 20000, .master = master};
}

}  // namespace

TEST_CASE("a duel keeps the contract of every game", "[contract][aerodome]") { check_contract(Game(plain_duel()), terms(80, 2, 1)); }

TEST_CASE("a free-for-all keeps the contract of every game", "[contract][aerodome]") {
  check_contract(Game(plain_melee(GENERATE(2, 3, 5, 8), 5)), terms(6, 1, 2));
}

TEST_CASE("squadrons keep the contract of every game", "[contract][aerodome]") { check_contract(Game(plain_squadrons(4)), terms(10, 1, 3)); }

TEST_CASE("Aerodome cards that nobody would print keep the contract", "[contract][aerodome]") {
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    INFO("wild " << seed);
    check_contract(Game(wild_table(seed)), terms(4, 0, seed));
  }
}

}  // namespace rondo::aerodome
