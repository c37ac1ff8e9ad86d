// AEGIS keeps the contract of every game: on the frozen decks with bosses that choose anything and with the Solo Rondo, on boards with
// every kind of ground, and with cards that nobody would print. Undo to the start and back restores all that a round remembers (S5, S7),
// questions change nothing (D13), and what the Rondo leaves is always legal (A13, A25).
#include "tests/contract.h"
#include "tests/aegis/tables.h"

namespace rondo::aegis {

namespace {

constexpr std::size_t longest = 4000;  // plies; random games take some hundreds

ContractTerms terms(int games, int thorough, std::uint64_t master) {
  return {.games = games, .thorough = thorough, .samples = 3, .max_plies = longest, .master = master};
}

}  // namespace

TEST_CASE("AEGIS keeps the contract of every game", "[contract][aegis]") { check_contract(Game(frozen_table()), terms(150, 2, 1)); }

TEST_CASE("AEGIS with the Solo Rondo keeps the contract of every game", "[contract][aegis]") {
  check_contract(solo(Game(frozen_table())), terms(150, 3, 2));
}

TEST_CASE("every difficulty and board keeps the contract", "[contract][aegis]") {
  const Difficulty difficulty = GENERATE(Difficulty::easy, Difficulty::hard);
  const std::string board = GENERATE("ledge", "quarry", "corridor");
  check_contract(solo(Game(frozen_table(difficulty, board, difficulty == Difficulty::easy ? "fixtures" : "lamplighters"))), terms(15, 0, 3));
}

TEST_CASE("cards that nobody would print keep the contract", "[contract][aegis]") {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    INFO("wild " << seed);
    check_contract(solo(Game(Wild(tests::frozen_box(), seed).table())), terms(4, 0, seed));
  }
}

}  // namespace rondo::aegis
