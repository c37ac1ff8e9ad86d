// What stands beneath the map: each ship with everything on its board that changes, the cards in play, and what is still to come.
#include <algorithm>

#include "rules/akarios/show_map.h"

namespace rondo::akarios {

namespace {

class Status {
 public:
  Status(const Table& table, const Position& p, int width) : table_(table), p_(p), width_(width) {}
  [[nodiscard]] Lines lines();

 private:
  void ships();
  [[nodiscard]] std::string row(ShipId ship, std::size_t names) const;
  [[nodiscard]] Lines states(ShipId ship) const;
  void pilot_states(Lines& words, ShipId pilot) const;
  void supplies(Lines& words, ShipId pilot) const;
  void enemy_states(Lines& words, ShipId enemy) const;
  void combat_cards();
  void scenario_cards();
  void waves();
  void add(Lines more) {
    for (std::string& line : more) lines_.push_back(std::move(line));
  }

  const Table& table_;
  const Position& p_;
  int width_;
  bool faces_ = true;  ///< whether there is room for facings in words
  Lines lines_;
};

Lines Status::lines() {
  ships();
  combat_cards();
  scenario_cards();
  waves();
  return lines_;
}

/// Those in play, and pilots who are lost.
void Status::ships() {
  std::size_t names = 4;
  std::vector<ShipId> shown;
  for (ShipId ship = 0; ship < max_ships; ++ship) {
    if (!p_[ship].in_play() && !has(all_ships(table_), ship)) continue;
    if (!p_[ship].in_play() && ship >= first_enemy) continue;
    shown.push_back(ship);
    names = std::max(names, ship_name(table_, ship).size());
  }
  faces_ = static_cast<int>(names) + 32 <= width_;
  lines_.push_back("   " + padded("ship", names) + " at " + (faces_ ? " facing    " : "") + " shields hull");
  for (const ShipId ship : shown) {
    const Lines words = states(ship);
    if (words.empty())
      lines_.push_back(row(ship, names));
    else
      add(flowed(row(ship, names) + " ", words, width_));
  }
}

std::string Status::row(ShipId ship, std::size_t names) const {
  const Craft& craft = p_[ship];
  const std::string head = padded(sign(table_, ship), 3) + padded(ship_name(table_, ship), names) + " ";
  if (!craft.in_play()) return head + "lost";
  const auto of = [](int now, int most) { return std::to_string(now) + "/" + std::to_string(most); };
  std::string text = head + padded(hex_text(table_, craft.at), 3);
  if (faces_) text += " " + padded(ship == sparrow ? "" : std::string(facing_words[craft.facing]), 10);
  const int most = most_shields(table_, p_, ship);
  const int shields = p_.round == 0 ? std::min<int>(craft.shields, most) : craft.shields;  // what cards take is taken when the battle begins
  return text + right_aligned(of(shields, most), 8) + right_aligned(of(craft.hull, most_hull(table_, p_, ship)), 6);
}

/// What a person must know of a ship besides its numbers.
Lines Status::states(ShipId ship) const {
  const Craft& craft = p_[ship];
  if (!craft.in_play()) return {};
  Lines words;
  if (is_pilot(ship)) pilot_states(words, ship);
  if (is_enemy(ship)) enemy_states(words, ship);
  for (std::string& word : condition_words(craft.conditions)) words.push_back(std::move(word));
  if (p_.marked == ship) words.emplace_back("marked");
  if (table_.nebulae.contains(craft.at)) words.emplace_back("in a nebula");
  if (table_.asteroids.contains(craft.at)) words.emplace_back("among asteroids");
  if (has(p_.reached, ship)) words.emplace_back("has reached the goal");
  return words;
}

void Status::pilot_states(Lines& words, ShipId pilot) const {
  const Cockpit& cockpit = p_.cockpit(pilot);
  std::string dice;
  for (std::size_t face = 0; face < face_count; ++face)
    for (int i = 0; i < cockpit.dice[face]; ++i) dice += (dice.empty() ? "" : " + ") + std::string(face_names[face]);
  if (!dice.empty()) words.push_back("dice " + dice);
  if (cockpit.stress > 0) words.push_back("stress " + std::to_string(cockpit.stress));
  if (cockpit.drone != no_card) words.push_back("drone " + table_.drones[cockpit.drone].word);
  supplies(words, pilot);
  if (cockpit.kinetic > 0) words.push_back(counted(cockpit.kinetic, "Kinetic token"));
  const Riders ready{cockpit.ready_push, cockpit.ready_pull, cockpit.ready_conditions};
  if (ready.any()) words.push_back("next attack brings " + joined(rider_words(ready), " + "));
  if (cockpit.guarded != 0) words.push_back("covers against " + joined(ship_names(table_, cockpit.guarded), " + "));
}

/// Cubes, what is used up for this round, and what is damaged.
void Status::supplies(Lines& words, ShipId pilot) const {
  const Cockpit& cockpit = p_.cockpit(pilot);
  for (const AbilityId id : abilities_of(table_, p_, pilot)) {
    const Ability& ability = *ability_of(table_, p_, pilot, id);
    const bool used = ability.once && ((cockpit.used >> id) & 1U) != 0;
    std::string state;
    if (ability.cubes > 0) state += " " + std::to_string(cockpit.supply[id]) + "/" + std::to_string(ability.cubes);
    if (used) state += " used";
    if (is_damaged(p_, pilot, id)) state += " damaged";
    if (!state.empty()) words.push_back(ability.word + state);
  }
}

void Status::enemy_states(Lines& words, ShipId enemy) const {
  const auto active = [&](const Frame& frame) { return frame.kind == FrameKind::activation && frame.ship == enemy; };
  if (std::any_of(p_.frames.begin(), p_.frames.end(), active))
    words.emplace_back("acting");
  else if (!p_.frames.empty() && static_cast<RoundStep>(p_.frames[0].step) == RoundStep::enemies && has(p_.frames[0].ships, enemy))
    words.emplace_back("has acted");
}

void Status::combat_cards() {
  for (int type = 0; type < static_cast<int>(table_.types.size()); ++type)
    if (const CombatCard* card = revealed_card(table_, p_, type))
      add(wrapped(type_name(table_, type) + "s: " + card->id + " " + card->name + ": " +
                      steps_text(card->steps, damage_bonus(table_, p_, enemy_ship(type, 1))),
                  width_));
}

void Status::scenario_cards() {
  Lines items;
  for (const Change& change : table_.changes) items.push_back(change_text(change));
  add(flowed("This scenario:", items, width_));
  items.clear();
  for (const std::uint8_t card : p_.scenario_cards) items.push_back(table_.scenario_cards[card].name + " (" + table_.scenario_cards[card].line + ")");
  add(flowed("Scenario cards:", items, width_));
}

/// Reinforcements that this squad will still meet.
void Status::waves() {
  Lines items;
  for (const Group& group : table_.scenario.groups) {
    if (group.round == 0 || group.round < p_.round || group.squad > table_.squad()) continue;
    for (int type = 0; type < static_cast<int>(table_.types.size()); ++type)
      if (table_.types[static_cast<std::size_t>(type)].word == group.type)
        items.push_back(counted(static_cast<int>(group.spots.size()), type_name(table_, type)) + " at the end of round " +
                        std::to_string(group.round));
  }
  add(flowed("To come:", items, width_));
}

}  // namespace

Lines status_lines(const Table& table, const Position& p, int width) { return Status(table, p, width).lines(); }

}  // namespace rondo::akarios
