// `range` and `arc`: who can hit whom from where they are, and what is in the way. The verdict is the rules' own (`can_hit`).
#include <algorithm>

#include "decks/spelling.h"
#include "rules/akarios/questions.h"

namespace rondo::akarios {

std::vector<Weapon> weapons_of(const Table& table, const Position& p, ShipId ship) {
  std::vector<Weapon> weapons;
  const auto add = [&](const std::string& name, const std::vector<Step>& steps, AbilityId id) {
    for (const Step& step : steps)
      if (step.what == Do::attack) weapons.push_back({name, &step, id});
  };
  if (is_pilot(ship))
    for (const AbilityId id : abilities_of(table, p, ship)) {
      const Ability& ability = *ability_of(table, p, ship, id);
      add(ability.word + (is_damaged(p, ship, id) ? " (damaged)" : ""), ability.steps, id);
    }
  if (is_enemy(ship))
    if (const CombatCard* card = revealed_card(table, p, type_of(ship))) add(card->id, card->steps, no_ability);
  return weapons;
}

std::vector<std::string> obstacles(const Table& table, const Position& p, ShipId ship, ShipId target, Arc arc) {
  if (can_hit(table, p, ship, target, arc)) return {};
  std::vector<std::string> found;
  const Craft& a = p[ship];
  const Craft& b = p[target];
  const int away = between(table, p, ship, target);
  const bool jammed = has(a.conditions, Condition::radar_jam);
  if (!in_span(table.map.at(a.at), a.facing, table.map.at(b.at), arc.kind)) found.emplace_back("out of the arc");
  if (away > arc.range) found.push_back(counted(away, "hex", "hexes") + " away");
  const int seen = 2 + change(table, p, Rule::nebula_range);
  if (table.nebulae.contains(b.at) && away > seen) found.push_back("in a nebula, seen from " + counted(seen, "hex", "hexes") + " at most");
  if (jammed && away > 2 && away <= arc.range) found.emplace_back("radar jam lets it reach 2 hexes");
  for (const HexId planet : table.map.blocking(a.at, b.at, table.planets))
    found.push_back("the planet in " + hex_text(table, planet) + " lies between");
  if (found.empty()) found.emplace_back("out of reach");
  return found;
}

namespace {

/// Whom a ship fights.
ShipSet opponents(const Position& p, ShipId ship) { return is_enemy(ship) ? friends(p) : enemies(p); }

std::string weapon_text(const Table& table, const Position& p, ShipId ship, const Weapon& weapon) {
  return weapon.name + " (" + arc_text(weapon.step->arc) + ", " + std::to_string(weapon.step->amount + damage_bonus(table, p, ship)) + " damage)";
}

/// What one ship's attacks do to another, a line each.
void one_way(Lines& lines, const Table& table, const Position& p, ShipId from, ShipId to) {
  const std::vector<Weapon> weapons = weapons_of(table, p, from);
  if (from == sparrow) return lines.push_back("  The Sparrow does not attack.");
  if (weapons.empty())
    lines.push_back("  " + ship_name(table, from) + (is_enemy(from) ? " has no attack on a revealed combat card." : " has no attack."));
  for (const Weapon& weapon : weapons) {
    const std::vector<std::string> why = obstacles(table, p, from, to, weapon.step->arc);
    const std::string head = "  " + ship_name(table, from) + " with " + weapon_text(table, p, from, weapon);
    const std::string verdict = why.empty() ? " hits " + ship_name(table, to) : " cannot hit " + ship_name(table, to) + ": " + joined(why, "; ");
    append(lines, wrapped(head + verdict + ".", answer_width));
  }
}

}  // namespace

Lines weapon_lines(const Table& table, const Position& p, ShipId ship, const std::string& indent, bool reasons) {
  Lines lines;
  for (const Weapon& weapon : weapons_of(table, p, ship)) {
    Lines hits;
    Lines others;
    for (ShipId target = 0; target < max_ships; ++target) {
      if (!has(opponents(p, ship), target)) continue;
      const std::vector<std::string> why = obstacles(table, p, ship, target, weapon.step->arc);
      if (why.empty())
        hits.push_back(ship_name(table, target) + " at " + std::to_string(between(table, p, ship, target)));
      else
        others.push_back(ship_name(table, target) + ": " + joined(why, "; "));
    }
    append(lines, wrapped(indent + weapon_text(table, p, ship, weapon) + ": " + (hits.empty() ? "nobody" : joined(hits, ", ")) + ".", answer_width));
    if (reasons)
      for (const std::string& other : others) append(lines, wrapped(indent + "  not " + other + ".", answer_width));
  }
  return lines;
}

Result<std::string> answer_range(const Table& table, const Position& p, Words words) {
  if (words.empty() || words.size() > 2) return Fault{{}, "one or two ships are needed", "range [SHIP] SHIP", {}};
  const auto to = ship_in_play(table, p, words.back());
  if (!to) return to.fault();
  const Result<ShipId> from = words.size() == 2 ? ship_in_play(table, p, words[0]) : subject(table, p);
  if (!from) return from.fault();
  if (*from == *to) return Fault{{}, "both are " + ship_name(table, *to), "two ships", {}};
  Lines lines = {ship_name(table, *from) + " at " + hex_text(table, p[*from].at) + " and " + ship_name(table, *to) + " at " +
                 hex_text(table, p[*to].at) + " are " + counted(between(table, p, *from, *to), "hex", "hexes") + " apart."};
  const bool friendly = is_enemy(*from) == is_enemy(*to);
  if (friendly) return lines[0] + " They are on the same side.";
  one_way(lines, table, p, *from, *to);
  one_way(lines, table, p, *to, *from);
  return joined(lines, "\n");
}

Result<std::string> answer_arc(const Table& table, const Position& p, Words words) {
  if (words.size() > 1) return Fault{{}, quoted(words[1]) + " is one word too many", "arc [SHIP]", {}};
  const Result<ShipId> ship = words.empty() ? Result<ShipId>(subject(table, p)) : ship_in_play(table, p, words[0]);
  if (!ship) return ship.fault();
  Lines lines = {ship_name(table, *ship) + " is at " + stance(table, p[*ship]) + "."};
  const Lines weapons = weapon_lines(table, p, *ship, "  ", true);
  if (weapons.empty()) lines.emplace_back(is_enemy(*ship) ? "  No attack is on a combat card revealed for it." : "  It has no attack.");
  append(lines, weapons);
  return joined(lines, "\n");
}

}  // namespace rondo::akarios
