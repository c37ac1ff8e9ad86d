#include "rules/akarios/legal.h"

#include <algorithm>

#include "rules/akarios/pay.h"

namespace rondo::akarios {

namespace {

/// Whether somebody has another pilot action phase already: there is none within it (ruling 25).
bool extra_phase(const Position& p) {
  return std::any_of(p.frames.begin(), p.frames.end(), [](const Frame& frame) { return frame.kind == FrameKind::phase && frame.ship != no_ship; });
}

/// Whether the ship has hull to gain.
bool dented(const Table& table, const Position& p, ShipId ship) { return p[ship].hull < most_hull(table, p, ship); }

template <class Holds>
bool any_ship(ShipSet among, Holds&& holds) {
  for (ShipId ship = 0; ship < max_ships; ++ship)
    if (has(among, ship) && holds(ship)) return true;
  return false;
}

template <class Holds>
bool any_hex(const Table& table, Holds&& holds) {
  for (int hex = 0; hex < table.map.size(); ++hex)
    if (holds(static_cast<HexId>(hex))) return true;
  return false;
}

/// Whether a step of a reaction can do anything to the ship or to the attack (rulings 8 and 37).
bool answers(const Table& table, const Position& p, const Frame& attack, ShipId pilot, const Step& step) {
  if (step.what == Do::flak || step.condition == If::still_attacked) return true;
  if (step.what == Do::redirect) return (attack.flags & attack_flag::absorbed) == 0 && between(table, p, pilot, attack.ship) <= step.arc.range;
  return holds(p, pilot, step) && useful(table, p, pilot, step, false);
}

}  // namespace

std::optional<Icon> drone_icon(const Table& table, const Position& p, ShipId pilot) {
  const std::uint8_t drone = p.cockpit(pilot).drone;
  return drone == no_card ? std::nullopt : std::optional(table.drones[drone].icon);
}

bool affordable(const Table& table, const Position& p, ShipId pilot, AbilityId id) {
  const Ability& ability = *ability_of(table, p, pilot, id);
  const Cockpit& cockpit = p.cockpit(pilot);
  if (id >= first_upgrade && ((cockpit.damaged >> (id - first_upgrade)) & 1U) != 0) return false;
  if (!ability.only_for.empty() && ability.only_for != table.pilots[pilot].word) return false;
  if (ability.once && ((cockpit.used >> id) & 1U) != 0) return false;
  if (cockpit.supply[id] < ability.supply) return false;
  return payable(cockpit.dice, ability.cost, drone_icon(table, p, pilot), most_stress - cockpit.stress);
}

bool restocked(const Position& p, ShipId pilot, AbilityId id, const Ability& ability) {
  const bool itself = std::any_of(ability.steps.begin(), ability.steps.end(), [](const Step& step) { return step.what == Do::restock; });
  return id != drone_advanced && ability.resupplied && !itself && p.cockpit(pilot).supply[id] < ability.cubes;
}

bool useful(const Table& table, const Position& p, ShipId pilot, const Step& step, bool rotated) {
  const Cockpit& cockpit = p.cockpit(pilot);
  switch (step.what) {
    case Do::move:
    case Do::swing:
    case Do::ready: return true;
    case Do::rotate: return !rotated;
    case Do::attack:
    case Do::shove:
    case Do::remote: return enemy_targets(table, p, pilot, step) != 0;
    case Do::repair: return friendly_targets(table, p, pilot, step) != 0;
    case Do::shield: return p[pilot].shields < most_shields(table, p, pilot);
    case Do::clear: return friendly_targets(table, p, pilot, step) != 0;
    case Do::calm: return cockpit.stress > 0;
    case Do::resupply:
      return cockpit.drone != no_card && cockpit.supply[drone_advanced] < ability_of(table, p, pilot, drone_advanced)->cubes;
    case Do::restock: {
      bool any = false;
      each_ability(table, p, pilot, [&](AbilityId id, const Ability& ability) { any = any || restocked(p, pilot, id, ability); });
      return any;
    }
    case Do::mend:
    case Do::purge:
    case Do::again:
    case Do::bolster: return friendly_targets(table, p, pilot, step) != 0;
    case Do::foresee: return !cockpit.deck.empty();
    case Do::ignite:
      return tokens_left(table, p, pilot, TokenKind::ignition) > 0 &&
             any_hex(table, [&](HexId hex) { return can_ignite(p, pilot, hex); });
    case Do::missile:
      return tokens_left(table, p, pilot, TokenKind::missile) > 0 &&
             any_hex(table, [&](HexId hex) { return can_launch(table, p, pilot, hex); });
    case Do::flak:
    case Do::redirect:
    case Do::endure: break;
  }
  return false;
}

bool usable(const Table& table, const Position& p, ShipId pilot, AbilityId id) {
  const Ability& ability = *ability_of(table, p, pilot, id);
  const Cockpit& cockpit = p.cockpit(pilot);
  if (ability.trigger != Trigger::action && (ability.trigger != Trigger::after_move || cockpit.passed.empty())) return false;
  if (!affordable(table, p, pilot, id)) return false;
  return std::any_of(ability.steps.begin(), ability.steps.end(),
                     [&](const Step& step) { return holds(p, pilot, step) && useful(table, p, pilot, step, cockpit.rotated); });
}

bool can_reroll(const Position& p, ShipId pilot) {
  const Cockpit& cockpit = p.cockpit(pilot);
  const bool rolled = std::any_of(cockpit.dice.begin(), cockpit.dice.end(), [](std::uint8_t count) { return count > 0; });
  return rolled && !cockpit.placed && cockpit.stress < most_stress;
}

bool can_mark(const Table& table, const Position& p, ShipId pilot) {
  const Cockpit& cockpit = p.cockpit(pilot);
  return cockpit.drone != no_card && table.drones[cockpit.drone].markers > 0 && !cockpit.locked;
}

bool anything_to_do(const Table& table, const Position& p, ShipId only_pilot) {
  for (ShipId pilot = 0; pilot < table.squad(); ++pilot) {
    if (!p[pilot].in_play() || (only_pilot != no_ship && pilot != only_pilot)) continue;
    if (can_reroll(p, pilot) || can_mark(table, p, pilot)) return true;
    for (AbilityId id = 0; id < max_ability_ids; ++id)
      if (ability_of(table, p, pilot, id) && usable(table, p, pilot, id)) return true;
  }
  return false;
}

int tokens_left(const Table& table, const Position& p, ShipId pilot, TokenKind kind) {
  const std::uint8_t drone = p.cockpit(pilot).drone;
  if (drone == no_card) return 0;
  const Drone& it = table.drones[drone];
  int left = kind == TokenKind::ignition ? it.ignition : kind == TokenKind::missile ? it.missiles : it.flak;
  for (const Token& token : p.tokens) left -= token.kind == kind && token.owner == pilot;
  return std::min(left, max_tokens - static_cast<int>(p.tokens.size()));
}

bool can_ignite(const Position& p, ShipId pilot, HexId hex) {
  const auto& passed = p.cockpit(pilot).passed;
  return std::find(passed.begin(), passed.end(), hex) != passed.end() && !token_at(p, TokenKind::ignition, hex);
}

bool can_launch(const Table& table, const Position& p, ShipId pilot, HexId hex) {
  return table.map.distance(p[pilot].at, hex) == 1 && free_to_enter(table, p, hex) && !token_at(p, TokenKind::missile, hex);
}

ShipSet enemy_targets(const Table& table, const Position& p, ShipId pilot, const Step& step) {
  if (step.what == Do::attack) return targets(table, p, pilot, enemies(p), step.arc);
  return within(table, p, pilot, enemies(p), step.arc.range);
}

ShipSet friendly_targets(const Table& table, const Position& p, ShipId pilot, const Step& step) {
  ShipSet near = within(table, p, pilot, friends(p), step.arc.range);
  if (step.what == Do::repair || step.what == Do::clear) near |= only(pilot);
  ShipSet found = 0;
  for (ShipId ship = 0; ship < first_enemy; ++ship) {
    if (!has(near, ship)) continue;
    bool helps = false;
    switch (step.what) {
      case Do::repair: helps = dented(table, p, ship); break;
      case Do::clear: helps = p[ship].conditions != 0; break;
      case Do::mend:
        for (int place = 0; is_pilot(ship) && place < max_upgrades; ++place) helps |= damaged_engine(table, p, ship, place);
        break;
      case Do::purge: helps = is_pilot(ship) && !p.cockpit(ship).deck.empty(); break;
      case Do::again: helps = is_pilot(ship) && !extra_phase(p); break;
      case Do::bolster: helps = is_pilot(ship) && !p.cockpit(ship).deck.top.full(); break;
      default: break;
    }
    if (helps) found |= only(ship);
  }
  return found;
}

bool damaged_engine(const Table& table, const Position& p, ShipId ship, int place) {
  const Cockpit& cockpit = p.cockpit(ship);
  return place < static_cast<int>(cockpit.upgrades.size()) && ((cockpit.damaged >> place) & 1) != 0 &&
         table.upgrades[cockpit.upgrades[static_cast<std::size_t>(place)]].slot == Slot::engine;
}

bool can_react(const Table& table, const Position& p, const Frame& attack, ShipId pilot, AbilityId id) {
  if (!is_pilot(pilot) || !p[pilot].in_play() || attack.pattern != no_ship) return false;
  const Ability* ability = ability_of(table, p, pilot, id);
  if (!ability || !affordable(table, p, pilot, id)) return false;
  if (ability->trigger != (attack.other == pilot ? Trigger::targeted : Trigger::ally_targeted)) return false;
  const auto can = [&](const Step& step) { return answers(table, p, attack, pilot, step); };
  const auto field = std::find_if(ability->steps.begin(), ability->steps.end(), [](const Step& step) { return step.what == Do::redirect; });
  return field == ability->steps.end() ? std::any_of(ability->steps.begin(), ability->steps.end(), can) : can(*field);
}

bool can_absorb(const Table& table, const Position& p, const Frame& attack, ShipId pilot) {
  if (attack.other != sparrow || attack.pattern != no_ship || (attack.flags & attack_flag::absorbed) != 0) return false;
  if (!is_pilot(pilot) || !p[pilot].in_play()) return false;
  const Cockpit& cockpit = p.cockpit(pilot);
  for (std::size_t place = 0; place < cockpit.upgrades.size(); ++place)
    if (table.upgrades[cockpit.upgrades[place]].slot == Slot::ship_ability && ((cockpit.damaged >> place) & 1U) == 0) return true;
  return false;
}

bool window(const Table& table, const Position& p, const Frame& attack) {
  for (ShipId pilot = 0; pilot < table.squad(); ++pilot) {
    if (can_absorb(table, p, attack, pilot)) return true;
    for (AbilityId id = 0; id < max_ability_ids; ++id)
      if (can_react(table, p, attack, pilot, id)) return true;
  }
  return false;
}

AbilityId endurance(const Table& table, const Position& p, ShipId victim) {
  if (!is_pilot(victim)) return no_ability;
  for (AbilityId id = 0; id < max_ability_ids; ++id) {
    const Ability* ability = ability_of(table, p, victim, id);
    if (ability && ability->trigger == Trigger::doomed && affordable(table, p, victim, id)) return id;
  }
  return no_ability;
}

}  // namespace rondo::akarios
