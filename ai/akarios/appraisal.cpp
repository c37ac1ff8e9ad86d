#include "ai/akarios/appraisal.h"

#include <algorithm>
#include <cstdlib>

#include "rules/akarios/aim.h"
#include "rules/akarios/legal.h"

namespace rondo::akarios {

namespace {

constexpr double kill = 2.5;       // beyond the damage that it took
constexpr double own_kill = 6;     // of a pilot
constexpr double shield_point = 0.8;
constexpr double unused_supply = 0.25;
constexpr double stress_point = 0.35;
constexpr double goal_hex = 1.5;   // each hex nearer to a goal

/// What a result is worth unspent: enough that nothing is wasted, too little to keep it.
constexpr std::array<double, face_count> die_worth = {0.12, 0.2, 0.25, 0.08, 0.15, 0.15, 0, 0.1};

/// The damage that an attack does on average before shields: modifier cards add next to nothing, a Miss takes a twentieth.
double expected(const Step& step) { return 0.95 * step.amount + 0.1 * step.riders.push + 0.5 * (step.riders.conditions != 0); }

/// The best attack that dice and supply allow from here.
double firepower(const Table& table, const Position& p, ShipId pilot) {
  double best = 0;
  each_ability(table, p, pilot, [&](AbilityId id, const Ability& ability) {
    if (ability.trigger != Trigger::action || !affordable(table, p, pilot, id)) return;
    for (const Step& step : ability.steps) {
      if (step.what != Do::attack) continue;
      int met = 0;
      for (ShipId enemy = first_enemy; enemy < max_ships; ++enemy) met += p[enemy].in_play() && can_hit(table, p, pilot, enemy, step.arc);
      best = std::max(best, expected(step) * std::min<int>(met, step.targets));
    }
  });
  return best;
}

/// What the automatons may be expected to do to a ship this round: by how far they are and how much they must turn.
double exposure(const Table& table, const Position& p, ShipId ship) {
  double sum = 0;
  for (ShipId enemy = first_enemy; enemy < max_ships; ++enemy) {
    if (!p[enemy].in_play()) continue;
    const int gap = between(table, p, enemy, ship);
    double chance = gap <= 2 ? 0.75 : gap <= 4 ? 0.6 : gap <= 6 ? 0.3 : 0.05;
    const int sides = std::abs(turns_to_face(table.map.at(p[enemy].at), p[enemy].facing, table.map.at(p[ship].at), ArcKind::cone));
    if (sides > 1) chance *= sides == 2 ? 0.6 : 0.4;
    sum += 2.2 * chance;
  }
  return sum;
}

/// The nearest goal in hexes, and in hex sides to turn before flying there, each worth about a hex.
double to_goal(const Table& table, const Craft& craft) {
  double least = 99;
  table.goals.each([&](HexId goal) {
    const int sides = std::abs(turns_to_face(table.map.at(craft.at), craft.facing, table.map.at(goal), ArcKind::cone));
    least = std::min(least, table.map.distance(craft.at, goal) + 0.8 * sides);
  });
  return least;
}

/// How far it is to the nearest enemy beyond the reach of its guns.
double out_of_reach(const Table& table, const Position& p, ShipId pilot) {
  int least = 99;
  for (ShipId enemy = first_enemy; enemy < max_ships; ++enemy)
    if (p[enemy].in_play()) least = std::min(least, between(table, p, pilot, enemy));
  return least == 99 ? 0 : std::max(0, least - 2);
}

double pilot_worth(const Table& table, const Position& p, ShipId pilot) {
  const Craft& craft = p[pilot];
  const Cockpit& cockpit = p.cockpit(pilot);
  if (!craft.in_play()) return -own_kill;
  const int life = craft.hull + craft.shields;
  double sum = craft.hull + shield_point * craft.shields;
  double dice = 0;
  for (std::size_t face = 0; face < face_count; ++face) dice += die_worth[face] * cockpit.dice[face];
  sum += dice - stress_point * cockpit.stress + 0.8 * firepower(table, p, pilot);
  sum -= 0.4 * std::min<double>(exposure(table, p, pilot), life) * (life <= 4 ? 1.5 : 1);
  each_ability(table, p, pilot, [&](AbilityId id, const Ability&) { sum += unused_supply * cockpit.supply[id]; });
  sum += 0.3 * (cockpit.ready_conditions != 0) + 0.5 * cockpit.kinetic;
  if (table.scenario.goal == Goal::reach) return has(p.reached, pilot) ? sum + goal_hex : sum - goal_hex * to_goal(table, craft);
  return table.scenario.goal == Goal::survive ? sum : sum - 0.3 * out_of_reach(table, p, pilot);
}

double enemy_worth(const Table& table, const Position& p, ShipId enemy) {
  const Craft& craft = p[enemy];
  if (!craft.in_play()) return 0;
  double sum = kill + craft.hull + craft.shields;
  if (has(craft.conditions, Condition::hack)) sum -= 0.8;
  if (has(craft.conditions, Condition::radar_jam)) sum -= 0.6;
  if (has(craft.conditions, Condition::slow)) sum -= 0.3;
  if (p.marked == enemy) sum -= 0.2;
  for (const Token& token : p.tokens) {
    const int gap = table.map.distance(token.at, craft.at);
    if (token.kind == TokenKind::missile && p.marked == enemy) sum -= 0.8 * std::max(0.0, 1 - 0.1 * gap);
    if (token.kind == TokenKind::ignition) sum -= 0.25 * (gap <= 2);
  }
  return sum;
}

}  // namespace

double appraise(const Table& table, const Position& p) {
  if (p.outcome != Outcome::open) return won(p.outcome) ? 1000 : -1000;
  double sum = 0;
  for (ShipId pilot = 0; pilot < table.squad(); ++pilot) sum += pilot_worth(table, p, pilot);
  if (p[sparrow].in_play()) sum += 1.5 * p[sparrow].hull - 0.4 * exposure(table, p, sparrow);
  const double weight = table.scenario.goal == Goal::reach ? 0.5 : 1;
  for (ShipId enemy = first_enemy; enemy < max_ships; ++enemy) sum -= weight * enemy_worth(table, p, enemy);
  return sum;
}

}  // namespace rondo::akarios
