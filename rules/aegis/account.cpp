// What a finished game comes to: trophies, and the numbers that a simulation adds up.
#include <algorithm>

#include "rules/aegis/game.h"
#include "rules/aegis/stats.h"
#include "rules/aegis/trophy.h"
#include "rules/aegis/words.h"

namespace rondo::aegis {

bool earned(const Position& p, const Trophy& trophy) {
  const Tally& tally = p.tally;
  switch (trophy.rule) {
    case TrophyRule::robots_lost_at_most: return tally.robots_lost <= trophy.amount;
    case TrophyRule::valor_at_least: return p.valor >= trophy.amount;
    case TrophyRule::rounds_at_most: return p.round <= trophy.amount;
    case TrophyRule::minions_destroyed_at_least: return tally.minions_destroyed >= trophy.amount;
    case TrophyRule::no_recall: return tally.recalls == 0;
    case TrophyRule::no_valor_skill: return tally.valor_skills == 0;
    case TrophyRule::no_combine: return tally.combines == 0;
    case TrophyRule::level_five_formed: return tally.level_fives > 0;
  }
  return false;
}

/// In the order of `Outcome`, from the first that ends a game.
std::vector<std::string> Game::endings() const {
  return {"boss defeated", "no Rondo card left", "Valor at most 4 at a round's start", "Valor gone", "nobody to bring in the reserve"};
}

std::vector<Measure> Game::measures() const {
  using enum Measure::Kind;
  std::vector<Measure> list = {
      {"rounds", "rounds begun", steps},          {"valor", "Valor Points left", amount},  {"integrity", "Integrity left to the boss", amount},
      {"minions", "minions destroyed", amount},   {"lost", "robots lost", amount},         {"combines", "combines", amount},
      {"fives", "Level 5 robots formed", amount}, {"skills", "Valor Skills used", amount}, {"recalls", "robots recalled", amount}};
  int number = 0;
  for (const Trophy& trophy : table_->boss_card.trophies)
    list.push_back({"trophy" + std::to_string(++number), "trophy " + trophy.name + " (" + trophy_text(trophy) + ")", mark});
  return list;
}

Account Game::account(const Position& p) const {
  RONDO_ENSURE(p.outcome != Outcome::open, "an account of a game that is not over");
  Account account;
  account.ending = static_cast<std::uint8_t>(static_cast<int>(p.outcome) - 1);
  for (const int value : {int{p.round}, int{p.valor}, std::max(0, integrity_left(*table_, p, boss_piece)), int{p.tally.minions_destroyed},
                          int{p.tally.robots_lost}, int{p.tally.combines}, int{p.tally.level_fives}, int{p.tally.valor_skills}, int{p.tally.recalls}})
    account.values.push_back(static_cast<std::int16_t>(value));
  for (const Trophy& trophy : table_->boss_card.trophies) account.values.push_back(p.outcome == Outcome::boss_defeated && earned(p, trophy) ? 1 : 0);
  return account;
}

}  // namespace rondo::aegis
