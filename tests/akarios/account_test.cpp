// What a finished battle comes to, for whoever plays thousands of them.
#include <set>

#include "tests/akarios/tables.h"
#include "tests/catch.h"

using namespace rondo;
using namespace rondo::akarios;

namespace {

/// The value of one measure by name.
int value_of(const akarios::Game& game, const Position& p, const std::string& name) {
  const std::vector<Measure> measures = game.measures();
  const Account account = game.account(p);
  REQUIRE(account.values.size() == measures.size());
  for (std::size_t i = 0; i < measures.size(); ++i)
    if (measures[i].name == name) return account.values[i];
  FAIL("no such measure: " << name);
  return 0;
}

}  // namespace

TEST_CASE("Each outcome of a battle is an ending of its own", "[akarios][account]") {
  const akarios::Game game(plain_table());
  Position p = plain_position(game.table());
  const std::vector<std::string> expected = {"every enemy destroyed", "survived", "goal reached", "squad destroyed", "Sparrow lost", "out of rounds"};
  CHECK(game.endings() == expected);
  const Outcome outcomes[] = {Outcome::destroyed,  Outcome::survived,     Outcome::reached,
                              Outcome::squad_lost, Outcome::sparrow_lost, Outcome::out_of_rounds};
  for (std::size_t i = 0; i < expected.size(); ++i) {
    p.outcome = outcomes[i];
    CHECK(game.account(p).ending == i);
    CHECK(value_of(game, p, "won") == (i < 3 ? 1 : 0));
  }
}

TEST_CASE("A battle's numbers are counted", "[akarios][account]") {
  const akarios::Game game(plain_table());
  Position p = plain_position(game.table());
  p.outcome = Outcome::destroyed;
  p.round = 7;
  p[0].hull = 4;
  p[0].shields = 1;
  p[1].hull = 6;
  p[1].shields = 2;
  p.cockpits[0].stress = 3;
  p.cockpits[1].stress = 4;
  p.tally = {31, 22, 14, 3, 5, 0, 6, 8};
  const std::pair<const char*, int> expected[] = {{"rounds", 7},  {"dealt", 31}, {"suffered", 22}, {"kills", 5},  {"lost", 0},      {"hull", 10},
                                                  {"shields", 3}, {"stress", 7}, {"attacks", 14},  {"misses", 3}, {"reactions", 6}, {"supply", 8}};
  for (const auto& [name, value] : expected) {
    INFO(name);
    CHECK(value_of(game, p, name) == value);
  }
}

TEST_CASE("A lost pilot leaves neither hull nor stress in the account", "[akarios][account]") {
  const akarios::Game game(plain_table());
  Position p = plain_position(game.table());
  p.outcome = Outcome::destroyed;
  p.cockpits[0].stress = 9;
  p.cockpits[1].stress = 2;
  p.tally.lost = 1;
  p[0] = {};
  CHECK(value_of(game, p, "hull") == 6);
  CHECK(value_of(game, p, "stress") == 2);
  CHECK(value_of(game, p, "lost") == 1);
}

TEST_CASE("The Sparrow is counted where there is one", "[akarios][account]") {
  Table table = plain_table();
  const auto names = [](const akarios::Game& game) {
    std::set<std::string> found;
    for (const Measure& measure : game.measures()) CHECK(found.insert(measure.name).second);
    return found;
  };
  CHECK_FALSE(names(akarios::Game(table)).contains("sparrow"));
  table.scenario.sparrow = Spot{4, 5};
  const akarios::Game game(table);
  CHECK(names(game).contains("sparrow"));
  Position p = plain_position(table);
  place(table, p, sparrow, "e6", 0, 0, 11);
  p.outcome = Outcome::survived;
  CHECK(value_of(game, p, "sparrow") == 11);
}
