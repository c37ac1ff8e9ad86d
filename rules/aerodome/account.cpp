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

/// Points are counted where there are any.
std::vector<Measure> Game::measures() const {
  using enum Measure::Kind;
  std::vector<Measure> list = {{"rounds", "rounds begun", steps}};
  for (const std::string_view colour : {colours[0], colours[1]}) {
    const std::string seat(colour);
    const auto add = [&](const std::string& name, const std::string& meaning, Measure::Kind kind) {
      list.push_back({seat + "-" + name, seat + ": " + meaning, kind});
    };
    add("hp", "Hit Points left", amount);
    if (table_->mode != Mode::standard) add("points", "Victory Points", steps);
    add("damage", "damage dealt by attacks", amount);
    add("shots", "attacks rolled", amount);
    add("hits", "attacks that did damage", amount);
    add("collisions", "collisions flown into", amount);
    add("outside", "own turns ended outside the area", amount);
    add("passes", "Clear Passes", amount);
    add("cards", "Auxiliary cards drawn", amount);
  }
  return list;
}

Account Game::account(const Position& p) const {
  RONDO_ENSURE(p.outcome != Outcome::open, "an account of a game that is not over");
  Account account;
  account.ending = static_cast<std::uint8_t>(static_cast<int>(p.outcome) - 1);
  const auto add = [&](int value) { account.values.push_back(static_cast<std::int16_t>(value)); };
  add(p.round);
  for (const Seat seat : {Seat::seat0, Seat::seat1}) {
    const Tally& tally = p.tallies[static_cast<std::size_t>(seat)];
    add(hit_points(*table_, p, seat));
    if (table_->mode != Mode::standard) add(p.points[static_cast<std::size_t>(seat)]);
    for (const int value :
         {int{tally.damage}, int{tally.shots}, int{tally.hits}, int{tally.collisions}, int{tally.outside}, int{tally.passes}, int{tally.cards}})
      add(value);
  }
  return account;
}

}  // namespace rondo::aerodome
