// `odds`: exact chances of each attack of one ship on another, out of what is left in its pilot's modifier deck.
#include "decks/spelling.h"
#include "rules/akarios/odds.h"
#include "rules/akarios/questions.h"

namespace rondo::akarios {

namespace {

/// `Miss 5%`, `1: 25%`, `2: 30%`, `on average 2.05`.
Lines odds_items(const Odds& chances) {
  Lines items;
  if (chances.missed > 0) items.push_back("Miss " + percent_text(chances.missed, chances.all));
  for (std::size_t points = 0; points < chances.damage.size(); ++points) {
    const Ways ways = chances.damage[points] - (points == 0 ? chances.missed : 0);
    if (ways > 0) items.push_back(std::to_string(points) + ": " + percent_text(ways, chances.all));
  }
  items.push_back("on average " + mean_text(chances.sum(), chances.all));
  return items;
}

void weapon_odds(Lines& lines, const Table& table, const Position& p, ShipId from, ShipId to, const Weapon& weapon) {
  const int base = weapon.step->amount + damage_bonus(table, p, from);
  const std::string head = "  " + weapon.name + " (" + arc_text(weapon.step->arc) + ", " + std::to_string(base) + " damage)";
  if (const auto why = obstacles(table, p, from, to, weapon.step->arc); !why.empty())
    return append(lines, wrapped(head + " cannot hit: " + joined(why, "; ") + ".", answer_width));
  const Odds chances = is_pilot(from) ? odds(p.cockpit(from).deck, base) : certain(base);
  const Craft& target = p[to];
  Lines items = odds_items(chances);
  items.push_back("through the shields " + percent_text(chances.at_least(target.shields + 1), chances.all));
  items.push_back("destroys " + percent_text(chances.at_least(target.shields + target.hull), chances.all));
  append(lines, flowed(head + ":", items, answer_width));
}

}  // namespace

Result<std::string> answer_odds(const Table& table, const Position& p, Words words) {
  if (words.empty() || words.size() > 2) return Fault{{}, "one or two ships are needed", "odds [SHIP] SHIP", {}};
  const auto to = ship_in_play(table, p, words.back());
  if (!to) return to.fault();
  const Result<ShipId> from = words.size() == 2 ? ship_in_play(table, p, words[0]) : subject(table, p);
  if (!from) return from.fault();
  if (is_enemy(*from) == is_enemy(*to))
    return Fault{{}, ship_name(table, *from) + " does not attack " + ship_name(table, *to), "two ships of different sides", {}};
  const std::vector<Weapon> weapons = weapons_of(table, p, *from);
  if (weapons.empty()) return Fault{{}, ship_name(table, *from) + (is_enemy(*from) ? " has no attack on a revealed card" : " has no attack"), {}, {}};
  Lines lines = wrapped(ship_name(table, *from) + "'s attacks on " + ship_name(table, *to) + " (shields " + std::to_string(p[*to].shields) +
                            ", hull " + std::to_string(p[*to].hull) + "), reactions and tokens not counted:",
                        answer_width);
  for (const Weapon& weapon : weapons) weapon_odds(lines, table, p, *from, *to, weapon);
  return joined(lines, "\n");
}

}  // namespace rondo::akarios
