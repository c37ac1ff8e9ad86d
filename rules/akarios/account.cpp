// What a finished battle comes to: the way it ended, and the numbers that a simulation adds up.
#include "rules/akarios/game.h"
#include "rules/core/ensure.h"

namespace rondo::akarios {

/// In the order of `Outcome`, from the first that ends a battle.
std::vector<std::string> Game::endings() const {
  return {"every enemy destroyed", "survived", "goal reached", "squad destroyed", "Sparrow lost", "out of rounds"};
}

std::vector<Measure> Game::measures() const {
  using enum Measure::Kind;
  std::vector<Measure> list = {{"won", "won by the squad", mark},
                               {"rounds", "rounds begun", steps},
                               {"dealt", "damage to enemies", amount},
                               {"suffered", "damage to friendly ships", amount},
                               {"kills", "enemies destroyed", steps},
                               {"lost", "pilots' ships lost", steps},
                               {"hull", "hull left, all pilots together", amount},
                               {"shields", "shields left, all pilots together", amount},
                               {"stress", "stress left, all pilots together", amount},
                               {"attacks", "pilots' attacks, one a target", amount},
                               {"misses", "of these, missed", amount},
                               {"reactions", "reactions used", amount},
                               {"supply", "supply cubes spent", amount}};
  if (table_->scenario.sparrow) list.push_back({"sparrow", "hull left of the Sparrow", amount});
  return list;
}

Account Game::account(const Position& p) const {
  RONDO_ENSURE(p.outcome != Outcome::open, "an account of a battle that is not over");
  Account account;
  account.ending = static_cast<std::uint8_t>(static_cast<int>(p.outcome) - 1);
  const auto add = [&](int value) { account.values.push_back(static_cast<std::int16_t>(value)); };
  int hull = 0;
  int shields = 0;
  int stress = 0;
  for (ShipId pilot = 0; pilot < table_->squad(); ++pilot) {
    if (!p[pilot].in_play()) continue;
    hull += p[pilot].hull;
    shields += p[pilot].shields;
    stress += p.cockpit(pilot).stress;
  }
  const Tally& tally = p.tally;
  for (const int value : {won(p.outcome) ? 1 : 0, int{p.round}, int{tally.dealt}, int{tally.suffered}, int{tally.kills}, int{tally.lost}, hull,
                          shields, stress, int{tally.attacks}, int{tally.misses}, int{tally.reactions}, int{tally.supply}})
    add(value);
  if (table_->scenario.sparrow) add(p[sparrow].hull);
  return account;
}

}  // namespace rondo::akarios
