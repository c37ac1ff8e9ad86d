// What a finished game comes to: the way it ended, and the numbers that a simulation adds up, for the first seat and its opponent.
#include "rules/aerodome/game.h"
#include "rules/core/ensure.h"

namespace rondo::aerodome {

namespace {

/// Of all fighters of a seat.
int hit_points(const Table& table, const Position& p, Seat seat) {
  int sum = 0;
  for (FighterId fighter = 0; fighter < table.fighters(); ++fighter)
    if (table.seat_of(fighter) == seat) sum += p[fighter].hit_points;
  return sum;
}

}  // namespace

/// In the order of `Outcome`, from the first that ends a game.
std::vector<std::string> Game::endings() const {
  return {"shot down or wrecked", "all nine cards Dazed", "enough Victory Points", "out of rounds", "out of rounds, by the drawn card"};
}

std::vector<Measure> Game::measures() const {
  using enum Measure::Kind;
  std::vector<Measure> list = {{"rounds", "rounds begun", steps}};
  for (const std::string& seat : {std::string(colours[0]), std::string(colours[1])})
    for (const Measure& measure : std::vector<Measure>{{"hp", "Hit Points left", amount},
                                                       {"points", "Victory Points", steps},
                                                       {"damage", "damage dealt by attacks", amount},
                                                       {"shots", "attacks rolled", amount},
                                                       {"hits", "attacks that did damage", amount},
                                                       {"collisions", "collisions flown into", steps},
                                                       {"outside", "own turns ended outside the area", steps},
                                                       {"passes", "Clear Passes", steps},
                                                       {"cards", "Auxiliary cards drawn", steps}})
      list.push_back({seat + "-" + measure.name, seat + ": " + measure.meaning, measure.kind});
  return list;
}

Account Game::account(const Position& p) const {
  RONDO_ENSURE(p.outcome != Outcome::open, "an account of a game that is not over");
  Account account;
  account.ending = static_cast<std::uint8_t>(static_cast<int>(p.outcome) - 1);
  account.values.push_back(p.round);
  for (const Seat seat : {Seat::seat0, Seat::seat1}) {
    const Tally& tally = p.tallies[static_cast<std::size_t>(seat)];
    for (const int value : {hit_points(*table_, p, seat), int{p.points[static_cast<std::size_t>(seat)]}, int{tally.damage}, int{tally.shots},
                            int{tally.hits}, int{tally.collisions}, int{tally.outside}, int{tally.passes}, int{tally.cards}})
      account.values.push_back(static_cast<std::int16_t>(value));
  }
  return account;
}

}  // namespace rondo::aerodome
