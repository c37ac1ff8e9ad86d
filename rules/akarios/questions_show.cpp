// `show`: everything that is printed on a ship's board or a card, and where it comes from.
#include "decks/spelling.h"
#include "rules/akarios/questions.h"

namespace rondo::akarios {

namespace {

std::string source(Source source) { return std::string(source_names[static_cast<std::size_t>(source)]); }

Lines entry(const std::string& text) { return wrapped("  " + text, answer_width); }

/// `2 / 3 / 4`, the level of this battle in brackets.
std::string by_level(const std::array<std::uint8_t, levels>& values, int level) {
  Lines items;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const std::string value = std::to_string(values[i]);
    items.push_back(static_cast<int>(i) + 1 == level ? "[" + value + "]" : value);
  }
  return joined(items, " / ");
}

std::string show_pilot(const Pilot& pilot) {
  Lines lines = wrapped(pilot.name + " (" + pilot.word + ") with " + pilot.ship + ", " + std::string(1, pilot.letter) + " on the map", answer_width);
  append(lines, entry("shields " + std::to_string(pilot.shields) + ", hull " + std::to_string(pilot.hull) + "; slots: " + slots_text(pilot.slots)));
  for (const Ability& ability : pilot.board) append(lines, entry(ability.word + ", " + ability_text(ability)));
  append(lines, flowed("  usual upgrades:", pilot.usual, answer_width));
  if (!pilot.unlocked_by.empty()) append(lines, entry("unlocked by " + pilot.unlocked_by));
  append(lines, entry("Source: name " + source(pilot.source) + ", board " + source(pilot.face_source) + "."));
  return joined(lines, "\n");
}

std::string show_upgrade(const Upgrade& card) {
  Lines lines = wrapped(card.ability.name + " (" + card.word + "), " + std::string(slot_names[static_cast<std::size_t>(card.slot)]) + ", " +
                            counted(card.count, "card") + " in the squad",
                        answer_width);
  append(lines, entry(ability_text(card.ability)));
  append(lines, entry("Source: name and text " + source(card.source) + ", dice and supply " + source(card.cost_source) + "."));
  return joined(lines, "\n");
}

std::string show_drone(const Table& table, const Drone& drone) {
  const auto level = static_cast<std::size_t>(table.level - 1);
  Lines lines = wrapped(drone.name + " (" + drone.word + "), a drone", answer_width);
  append(lines, entry("covers " + slots_text(drone.slots) + "; supply by level " + by_level(drone.supply, table.level) + "; its result counts as " +
                      std::string(icon_names[static_cast<std::size_t>(drone.icon)])));
  for (std::size_t i = 0; i < levels; ++i) {
    const std::string head = "level " + std::to_string(i + 1) + (i == level ? " (now), " : ", ");
    append(lines, entry(head + "basic " + drone.basic[i].word + ", " + ability_text(drone.basic[i])));
    append(lines, entry(head + "advanced " + drone.advanced[i].word + ", " + ability_text(drone.advanced[i])));
  }
  Lines tokens;
  const auto add = [&](int count, const char* name) {
    if (count > 0) tokens.push_back(std::to_string(count) + " " + name);
  };
  add(drone.ignition, "Ignition");
  add(drone.missiles, "Missile");
  add(drone.markers, "Target marker");
  add(drone.flak, "Flak Debris");
  add(drone.kinetic, "Kinetic damage");
  append(lines, flowed("  tokens:", tokens, answer_width));
  append(lines, entry("Source: " + source(drone.source) + "."));
  return joined(lines, "\n");
}

std::string show_type(const Table& table, const EnemyType& type) {
  Lines lines = wrapped(type.name + " (" + type.word + "), shown by the piece " + type.piece + ", " + std::string(1, type.letter) + " on the map",
                        answer_width);
  append(lines, entry("by level: shields " + by_level(type.shields, table.level) + ", hull " + by_level(type.hull, table.level) +
                      ", damage of attacks +" + by_level(type.bonus, table.level)));
  append(lines, entry(counted(type.ships, "enemy card") + "; combat cards: " + joined(type.deck, " ")));
  append(lines, entry("Source: name " + source(type.source) + ", numbers " + source(type.face_source) + "."));
  return joined(lines, "\n");
}

std::string show_combat(const CombatCard& card) {
  Lines lines = wrapped(card.id + " " + card.name + ", a combat card" + (card.initiative ? ", initiative " + std::to_string(*card.initiative) : ""),
                        answer_width);
  for (const Step& step : card.steps) append(lines, entry(step_text(step)));
  append(lines, entry("Source: " + source(card.source) + "."));
  return joined(lines, "\n");
}

std::string need_text(const Requirement& requirement) {
  switch (requirement.need) {
    case Need::squad_of: return counted(requirement.number, "pilot") + " or more";
    case Need::act: return "act " + std::to_string(requirement.number) + " or later";
    case Need::type: return requirement.type;
    case Need::sparrow: return "the Sparrow";
    default: return std::string(need_names[static_cast<std::size_t>(requirement.need)]);
  }
}

std::string show_scenario_card(const ScenarioCard& card) {
  Lines lines = wrapped(card.name + " (" + card.word + "), a scenario card, " + counted(card.count, "copy", "copies"), answer_width);
  append(lines, entry(card.line));
  Lines items;
  for (const Requirement& requirement : card.needs) items.push_back(need_text(requirement));
  append(lines, flowed("  needs:", items, answer_width));
  items.clear();
  for (const Change& change : card.changes) items.push_back(change_text(change));
  append(lines, flowed("  changes:", items, answer_width));
  append(lines, entry("Source: " + source(card.source) + "."));
  return joined(lines, "\n");
}

Lines spots(const Table& table, const std::vector<Spot>& spots) {
  Lines items;
  for (const Spot spot : spots) items.push_back(hex_text(table, table.map.find(hex_of(spot))));
  return items;
}

/// Where everybody comes in.
Lines who_starts(const Table& table) {
  const Scenario& scenario = table.scenario;
  Lines lines = flowed("  pilots start facing " + std::string(facing_words[scenario.facing]) + ":", spots(table, scenario.starts), answer_width);
  if (scenario.sparrow)
    append(lines, flowed("  the Sparrow, hull " + std::to_string(scenario.sparrow_hull) + ":", spots(table, {*scenario.sparrow}), answer_width));
  for (const Group& group : scenario.groups) {
    std::string head = "  " + group.type + (group.round == 0 ? std::string(" at the start") : " at the end of round " + std::to_string(group.round));
    if (group.squad > 1) head += ", for " + counted(group.squad, "pilot") + " or more";
    append(lines, flowed(head + ", facing " + std::string(facing_words[group.facing]) + ":", spots(table, group.spots), answer_width));
  }
  return lines;
}

std::string show_scenario(const Table& table) {
  const Scenario& scenario = table.scenario;
  Lines lines =
      wrapped(scenario.name + " (" + scenario.word + "), " + (scenario.act == 0 ? std::string("prologue") : "act " + std::to_string(scenario.act)) +
                  ", " + std::to_string(scenario.columns) + " by " + std::to_string(scenario.rows) + " hexes",
              answer_width);
  append(lines, entry(scenario.line));
  append(lines, entry(goal_text(table)));
  const auto hexes = [&](const std::string& head, const HexSet& set) {
    Lines items;
    set.each([&](HexId hex) { items.push_back(hex_text(table, hex)); });
    append(lines, flowed(head, items, answer_width));
  };
  hexes("  planets:", table.planets);
  hexes("  asteroids:", table.asteroids);
  hexes("  nebulae:", table.nebulae);
  append(lines, who_starts(table));
  Lines changes;
  for (const Change& change : table.changes) changes.push_back(change_text(change));
  append(lines, flowed("  changes:", changes, answer_width));
  append(lines, entry("Source: " + source(scenario.source) + "; rules profile " + profile_name + "."));
  return joined(lines, "\n");
}

/// Everything of the battle that has a name: the text of the first that is called so.
class Finder {
 public:
  Finder(const Table& table, std::string name) : name_(std::move(name)) {
    consider({"scenario", table.scenario.word, table.scenario.name}, [&] { return show_scenario(table); });
    for (const Pilot& pilot : table.pilots) consider({pilot.word, pilot.name, pilot.ship}, [&] { return show_pilot(pilot); });
    for (const Pilot& pilot : table.pilots)
      for (const Ability& ability : pilot.board) consider({ability.word, ability.name}, [&] { return show_pilot(pilot); });
    for (const EnemyType& type : table.types) consider({type.word, type.name}, [&] { return show_type(table, type); });
    for (const Drone& drone : table.drones) {
      consider({drone.word, drone.name}, [&] { return show_drone(table, drone); });
      for (const auto* actions : {&drone.basic, &drone.advanced}) {
        const Ability& action = (*actions)[static_cast<std::size_t>(table.level - 1)];
        consider({action.word, action.name}, [&] { return show_drone(table, drone); });
      }
    }
    for (const Upgrade& card : table.upgrades) consider({card.word, card.ability.name}, [&] { return show_upgrade(card); });
    for (const auto& deck : table.combat)
      for (const CombatCard& card : deck) consider({card.id, card.name}, [&] { return show_combat(card); });
    for (const ScenarioCard& card : table.scenario_cards) consider({card.word, card.name}, [&] { return show_scenario_card(card); });
  }
  [[nodiscard]] Result<std::string> found() const {
    if (!found_.empty()) return found_;
    return Fault{{}, "nothing is called " + quoted(name_), "a ship, drone, upgrade, combat or scenario card, or 'scenario'", nearest(name_, names_)};
  }

 private:
  template <class Show>
  void consider(const std::vector<std::string>& names, Show&& show) {
    for (const std::string& one : names) {
      if (one.empty()) continue;
      names_.push_back(one);
      if (found_.empty() && lower(one) == lower(name_)) found_ = show();
    }
  }
  std::string name_;
  std::string found_;
  std::vector<std::string> names_;
};

/// A ship of the battle: what is printed for it.
std::string show_ship(const Table& table, ShipId ship) {
  if (is_pilot(ship)) return show_pilot(table.pilots[ship]);
  if (is_enemy(ship)) return show_type(table, table.types[static_cast<std::size_t>(type_of(ship))]);
  return "The Sparrow, mother ship of the squad: hull " + std::to_string(table.scenario.sparrow_hull) + ", no shields; it neither moves nor attacks.";
}

}  // namespace

Result<std::string> answer_show(const Table& table, const Position&, Words words) {
  if (words.empty()) return Fault{{}, "a name is needed", "show NAME", {}};
  auto card = Finder(table, joined(words)).found();
  if (card || words.size() > 1) return card;
  if (const auto ship = ship_named(table, words[0])) return show_ship(table, *ship);
  return card;
}

}  // namespace rondo::akarios
