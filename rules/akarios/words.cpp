#include "rules/akarios/words.h"

#include <algorithm>

#include "decks/spelling.h"

namespace rondo::akarios {

// Ships.

namespace {

std::string stem(const std::string& word) {
  constexpr std::string_view family = "auto-";
  return word.starts_with(family) && word.size() > family.size() ? word.substr(family.size()) : word;
}

}  // namespace

std::string type_name(const Table& table, int type) {
  const auto place = static_cast<std::size_t>(type);
  const std::string& word = table.types[place].word;
  for (std::size_t other = 0; other < table.types.size(); ++other)
    if (other != place && stem(table.types[other].word) == stem(word)) return word;
  return stem(word);
}

std::string ship_name(const Table& table, ShipId ship) {
  if (ship < table.squad()) return table.pilots[ship].word;
  if (ship == sparrow) return "sparrow";
  if (is_enemy(ship) && type_of(ship) < static_cast<int>(table.types.size()))
    return type_name(table, type_of(ship)) + "-" + std::to_string(number_of(ship));
  return "nobody";
}

std::string sign(const Table& table, ShipId ship) {
  if (ship < table.squad()) return std::string(1, table.pilots[ship].letter);
  if (ship == sparrow) return "Sp";
  return table.types[static_cast<std::size_t>(type_of(ship))].letter + std::to_string(number_of(ship));
}

std::vector<std::string> ship_names(const Table& table, ShipSet ships) {
  std::vector<std::string> names;
  for (ShipId ship = 0; ship < max_ships; ++ship)
    if (has(ships, ship)) names.push_back(ship_name(table, ship));
  return names;
}

ShipSet all_ships(const Table& table) {
  ShipSet ships = table.scenario.sparrow ? only(sparrow) : 0;
  for (int pilot = 0; pilot < table.squad(); ++pilot) ships |= only(static_cast<ShipId>(pilot));
  for (int type = 0; type < static_cast<int>(table.types.size()); ++type)
    for (int number = 1; number <= ships_of_type; ++number) ships |= only(enemy_ship(type, number));
  return ships;
}

Result<ShipId> ship_named(const Table& table, std::string_view word) {
  const std::string wanted = lower(word);
  const ShipSet all = all_ships(table);
  std::vector<ShipId> beginning;
  for (ShipId ship = 0; ship < max_ships; ++ship) {
    if (!has(all, ship)) continue;
    const std::string name = lower(ship_name(table, ship));
    if (wanted == name) return ship;
    if (!wanted.empty() && name.starts_with(wanted)) beginning.push_back(ship);
  }
  for (ShipId ship = 0; ship < max_ships; ++ship)
    if (has(all, ship) && word == sign(table, ship)) return ship;
  if (beginning.size() == 1) return beginning.front();
  const std::vector<std::string> names = ship_names(table, all);
  return Fault{
      {}, (beginning.empty() ? "no ship is called " : "several ships are called ") + quoted(word), "one of " + listed(names), nearest(word, names)};
}

// Hexes.

std::string hex_text(const Table& table, HexId hex) {
  if (hex == nowhere) return "the edge";
  const Spot spot = spot_of(table.map.at(hex));
  return static_cast<char>('a' + spot.column) + std::to_string(spot.row + 1);
}

Result<HexId> hex_named(const Table& table, std::string_view word) {
  const std::string wanted = lower(word);
  const auto row = wanted.size() > 1 ? whole_number(std::string_view(wanted).substr(1)) : std::nullopt;
  const int column = wanted.empty() ? -1 : wanted[0] - 'a';
  if (row && *row >= 1 && *row <= 250 && column >= 0 && column < 26)
    if (const HexId hex = table.map.find(hex_of({column, static_cast<int>(*row) - 1})); hex != nowhere) return hex;
  return Fault{{},
               "no hex is called " + quoted(word),
               "a column and a row, from a1 to " + hex_text(table, table.map.find(hex_of({table.scenario.columns - 1, table.scenario.rows - 1}))),
               {}};
}

std::string stance(const Table& table, const Craft& craft) {
  return hex_text(table, craft.at) + ", facing " + std::string(facing_words[craft.facing % 6U]);
}

// Dice and cards.

std::string dice_text(const std::array<std::uint8_t, face_count>& dice) {
  std::vector<std::string> parts;
  for (std::size_t face = 0; face < face_count; ++face)
    if (dice[face] > 0) parts.push_back(std::to_string(dice[face]) + " " + std::string(face_names[face]));
  return parts.empty() ? "no dice" : joined(parts, ", ");
}

std::vector<std::string> condition_words(ConditionSet set) {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < condition_names.size(); ++i)
    if (has(set, static_cast<Condition>(i))) words.emplace_back(condition_names[i]);
  return words;
}

std::vector<std::string> rider_words(const Riders& riders) {
  std::vector<std::string> words;
  if (riders.push > 0) words.push_back("push " + std::to_string(riders.push));
  if (riders.pull > 0) words.push_back("pull " + std::to_string(riders.pull));
  for (std::string& word : condition_words(riders.conditions)) words.push_back(std::move(word));
  return words;
}

std::string pattern_text(const Pattern& pattern) {
  std::string text;
  for (const Glide glide : pattern) text.append(text.empty() ? "" : " ").append(glide_names[static_cast<std::size_t>(glide)]);
  return text;
}

std::string arc_text(Arc arc) { return std::string(arc_names[static_cast<std::size_t>(arc.kind)]) + " " + std::to_string(arc.range); }

std::string slots_text(const Slots& slots) {
  static constexpr std::array<std::string_view, 5> numbers = {"", "", "two ", "three ", "four "};
  std::vector<std::string> parts;
  for (std::size_t slot = 0; slot < slot_kinds; ++slot)
    if (slots[slot] > 0)
      parts.push_back((slots[slot] < numbers.size() ? std::string(numbers[slots[slot]]) : std::to_string(slots[slot]) + " ") +
                      std::string(slot_names[slot]));
  return parts.empty() ? "none" : in_a_row(parts);
}

std::string change_text(const Change& change) {
  return std::string(rule_names[static_cast<std::size_t>(change.rule)]) + " " + (change.amount > 0 ? "+" : "") + std::to_string(change.amount);
}

std::string goal_text(const Table& table) {
  const int round = table.scenario.goal_round;
  const std::string limit = round > 0 ? " by the end of round " + std::to_string(round) : "";
  switch (table.scenario.goal) {
    case Goal::destroy: return "Destroy every enemy" + limit + ".";
    case Goal::survive: return "Survive to the end of round " + std::to_string(round) + ".";
    case Goal::reach: {
      std::vector<std::string> hexes;
      table.goals.each([&](HexId hex) { hexes.push_back(hex_text(table, hex)); });
      return "Every pilot must end a round on " + (hexes.empty() ? "a goal hex" : joined(hexes, " or ")) + limit + ".";
    }
  }
  return "";
}

// What a ship can do.

std::vector<AbilityId> abilities_of(const Table& table, const Position& p, ShipId pilot) {
  std::vector<AbilityId> ids;
  for (AbilityId id = 0; id < max_ability_ids; ++id)
    if (ability_of(table, p, pilot, id)) ids.push_back(id);
  return ids;
}

std::string ability_word(const Table& table, const Position& p, ShipId pilot, AbilityId id) {
  const Ability* ability = ability_of(table, p, pilot, id);
  return ability ? ability->word : "nothing";
}

bool is_damaged(const Position& p, ShipId pilot, AbilityId id) {
  return id >= first_upgrade && id < max_ability_ids && ((p.cockpit(pilot).damaged >> (id - first_upgrade)) & 1) != 0;
}

int damage_bonus(const Table& table, const Position& p, ShipId ship) {
  if (!is_enemy(ship)) return 0;
  const EnemyType& type = table.types[static_cast<std::size_t>(type_of(ship))];
  return type.bonus[static_cast<std::size_t>(table.level - 1)] + change(table, p, Rule::enemy_damage);
}

const CombatCard* revealed_card(const Table& table, const Position& p, int type) {
  const auto i = static_cast<std::size_t>(type);
  return i < table.types.size() && p.cards[i] < table.combat[i].size() ? &table.combat[i][p.cards[i]] : nullptr;
}

}  // namespace rondo::akarios
