#pragma once
// A small battle for the tests of Akarios, built by hand so that no tuned number of a shipped card matters: two pilots, two types of
// automatons and a map of nine by seven hexes with one planet, one asteroid and one nebula. Spots count from 0; `at("c5")` reads edges.
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/akarios/cards.h"
#include "rules/akarios/game.h"

namespace rondo::akarios {

// Steps and abilities.

inline Pattern ahead(int hexes) { return Pattern(static_cast<std::size_t>(hexes), Glide::forward); }

inline Step move_step(std::vector<Pattern> patterns) {
  Step step;
  step.patterns = std::move(patterns);
  return step;
}

inline Step attack_step(ArcKind kind, int range, int damage, int targets = 1) {
  Step step;
  step.what = Do::attack;
  step.arc = {kind, static_cast<std::uint8_t>(range)};
  step.amount = static_cast<std::uint8_t>(damage);
  step.targets = static_cast<std::uint8_t>(targets);
  return step;
}

/// A step of which nothing but how much and how far matters; range 0 for the ship itself.
inline Step step_of(Do what, int amount = 1, int range = 0) {
  Step step;
  step.what = what;
  step.arc = {ArcKind::all, static_cast<std::uint8_t>(range)};
  step.amount = static_cast<std::uint8_t>(amount);
  return step;
}

inline Ability ability(const std::string& word, std::vector<Icon> cost, std::vector<Step> steps) {
  Ability ability;
  ability.word = word;
  ability.name = "Test " + word;
  ability.cost = std::move(cost);
  ability.steps = std::move(steps);
  return ability;
}

/// The same with so many cubes, one of which each use takes.
inline Ability supplied(Ability ability, int cubes, Trigger trigger = Trigger::action) {
  ability.cubes = static_cast<std::uint8_t>(cubes);
  ability.supply = 1;
  ability.trigger = trigger;
  return ability;
}

inline Upgrade upgrade(Slot slot, Ability ability) {
  Upgrade card;
  card.word = ability.word;
  card.slot = slot;
  card.ability = std::move(ability);
  return card;
}

// Who flies.

/// Board: 0 glide, 1 turn, 2 cannons, 3 lance, 4 repair.
inline Pilot plain_pilot(const std::string& word, char letter) {
  Pilot pilot;
  pilot.word = word;
  pilot.name = "Pilot " + word;
  pilot.ship = "Ship of " + word;
  pilot.letter = letter;
  pilot.shields = 3;
  pilot.hull = 6;
  pilot.slots = {1, 1, 1, 1, 1, 1};
  const Pattern slip = {Glide::slip_left, Glide::forward};
  pilot.board = {ability("glide", {Icon::move}, {move_step({ahead(2), slip, {Glide::forward, Glide::turn_right}})}),
                 ability("turn", {Icon::move}, {step_of(Do::rotate)}),
                 ability("cannons", {Icon::attack}, {attack_step(ArcKind::cone, 3, 2)}),
                 ability("lance", {Icon::attack, Icon::attack}, {attack_step(ArcKind::line, 5, 3, 2)}),
                 ability("repair", {Icon::wild, Icon::wild, Icon::wild}, {step_of(Do::repair, 2)})};
  return pilot;
}

/// `spark` lays Ignition tokens after a move; `puffer` answers attacks with flak.
inline std::vector<Drone> plain_drones() {
  Drone spark;
  spark.word = "spark";
  spark.name = "Spark";
  spark.slots = {1, 1, 0, 0, 0, 0};
  spark.supply = {1, 2, 3};
  spark.icon = Icon::move;
  spark.ignition = 10;
  Step ignite = step_of(Do::ignite, 2);
  ignite.damage = 2;
  Drone puffer;
  puffer.word = "puffer";
  puffer.name = "Puffer";
  puffer.slots = {0, 1, 0, 1, 0, 0};
  puffer.supply = {2, 3, 4};
  puffer.icon = Icon::attack;
  puffer.flak = 4;
  for (int level = 0; level < levels; ++level) {
    const auto i = static_cast<std::size_t>(level);
    spark.basic[i] = ability("ram", {Icon::drone}, {attack_step(ArcKind::all, 1, 2 + level)});
    spark.advanced[i] = supplied(ability("fuel", {Icon::drone}, {ignite}), 1 + level, Trigger::after_move);
    puffer.basic[i] = ability("spin", {Icon::drone}, {step_of(Do::rotate), step_of(Do::rotate)});
    puffer.advanced[i] = supplied(ability("chaff", {}, {step_of(Do::flak)}), 2 + level, Trigger::targeted);
    spark.advanced[i].once = puffer.advanced[i].once = true;
  }
  return {spark, puffer};
}

/// 0 patch, 1 jet, 2 last-wish.
inline std::vector<Upgrade> plain_upgrades() {
  Ability wish = supplied(ability("last-wish", {}, {step_of(Do::endure)}), 1, Trigger::doomed);
  wish.only_for = "bea";
  wish.resupplied = false;
  return {upgrade(Slot::pilot_ability, supplied(ability("patch", {}, {step_of(Do::repair)}), 2)),
          upgrade(Slot::engine, ability("jet", {Icon::move}, {move_step({ahead(3), ahead(4)})})),
          upgrade(Slot::co_pilot, std::move(wish))};
}

inline EnemyType plain_type(const std::string& word, char letter, int shields, int hull) {
  EnemyType type;
  type.word = word;
  type.name = "Type " + word;
  type.piece = "Piece of " + word;
  type.letter = letter;
  for (std::size_t level = 0; level < levels; ++level) {
    type.shields[level] = static_cast<std::uint8_t>(shields + static_cast<int>(level));
    type.hull[level] = static_cast<std::uint8_t>(hull + 2 * static_cast<int>(level));
  }
  return type;
}

/// Ten cards `F1` … `F10`, of four kinds: rotate and attack, move and attack with slow, attack two targets, repair.
inline std::vector<CombatCard> plain_deck(char letter) {
  std::vector<CombatCard> deck;
  Step slowing = attack_step(ArcKind::front, 2, 3);
  slowing.riders.conditions = only(Condition::slow);
  const std::vector<std::vector<Step>> kinds = {{step_of(Do::rotate), attack_step(ArcKind::cone, 3, 2)},
                                                {move_step({ahead(2), ahead(1)}), slowing},
                                                {attack_step(ArcKind::all, 3, 1, 2)},
                                                {step_of(Do::repair, 2), move_step({ahead(1)})}};
  for (int i = 0; i < 10; ++i) {
    CombatCard card;
    card.id = letter + std::to_string(i + 1);
    card.name = "Plan " + card.id;
    card.steps = kinds[static_cast<std::size_t>(i) % kinds.size()];
    deck.push_back(std::move(card));
  }
  return deck;
}

/// `dim` takes one shield of every pilot; `haze` needs two nebulae and never comes into play here.
inline std::vector<ScenarioCard> plain_scenario_cards() {
  ScenarioCard dim;
  dim.word = "dim";
  dim.name = "Dim Light";
  dim.line = "pilots have 1 shield less";
  dim.changes = {{Rule::pilot_shields, -1}};
  ScenarioCard haze;
  haze.word = "haze";
  haze.name = "Haze";
  haze.line = "shots carry less far into a nebula";
  haze.needs = {{Need::nebulae, 2, ""}};
  haze.changes = {{Rule::nebula_range, -1}};
  return {dim, haze};
}

// The table.

/// The map of `scenario`: columns, rows, obstacles and goals.
inline void lay_map(Table& table) {
  std::vector<Hex> hexes;
  for (int row = 0; row < table.scenario.rows; ++row)
    for (int column = 0; column < table.scenario.columns; ++column) hexes.push_back(hex_of({column, row}));
  table.map = HexMap(std::move(hexes));
  const auto lay = [&](HexSet& set, const std::vector<Spot>& spots) {
    set = {};
    for (const Spot spot : spots) set.insert(table.map.find(hex_of(spot)));
  };
  lay(table.planets, table.scenario.planets);
  lay(table.asteroids, table.scenario.asteroids);
  lay(table.nebulae, table.scenario.nebulae);
  lay(table.goals, table.scenario.goal_spots);
}

/// Planet e3, asteroid g5, nebula b2; destroy everything.
inline Table plain_table(int level = 1) {
  Table table;
  table.scenario.word = "test-run";
  table.scenario.name = "Test Run";
  table.scenario.line = "a small fight";
  table.scenario.columns = 9;
  table.scenario.rows = 7;
  table.scenario.planets = {{4, 2}};
  table.scenario.asteroids = {{6, 4}};
  table.scenario.nebulae = {{1, 1}};
  table.scenario.starts = {{1, 5}, {3, 5}, {5, 5}, {7, 5}};
  table.level = level;
  lay_map(table);
  table.pilots = {plain_pilot("ada", 'A'), plain_pilot("bea", 'B')};
  table.drones = plain_drones();
  table.upgrades = plain_upgrades();
  table.types = {plain_type("auto-fighter", 'f', 2, 5), plain_type("auto-bomber", 'b', 3, 8)};
  table.combat[0] = plain_deck('F');
  table.combat[1] = plain_deck('B');
  for (std::size_t type = 0; type < table.types.size(); ++type)
    for (const CombatCard& card : table.combat[type]) table.types[type].deck.push_back(card.id);
  table.scenario_cards = plain_scenario_cards();
  return table;
}

/// `c5` as it stands at the map's edges.
inline HexId at(const Table& table, std::string_view label) {
  int row = 0;
  for (const char digit : label.substr(1)) row = row * 10 + (digit - '0');
  return table.map.find(hex_of({label[0] - 'a', row - 1}));
}

// The position.

inline ModifierDeck plain_modifiers() {
  ModifierDeck deck;
  deck.bag = {6, 5, 5, 1, 1, 1, 1, 0, 0};
  return deck;
}

inline void place(const Table& table, Position& p, ShipId ship, std::string_view hex, int facing, int shields, int hull) {
  p[ship].at = at(table, hex);
  p[ship].facing = static_cast<std::uint8_t>(facing);
  p[ship].shields = static_cast<std::uint8_t>(shields);
  p[ship].hull = static_cast<std::uint8_t>(hull);
}

inline void give_dice(Position& p, ShipId pilot, std::initializer_list<Face> faces) {
  p.cockpit(pilot).dice = {};
  for (const Face face : faces) ++p.cockpit(pilot).dice[static_cast<std::size_t>(face)];
}

/// Equips an upgrade with all of its cubes.
inline void equip(const Table& table, Position& p, ShipId pilot, int card) {
  Cockpit& cockpit = p.cockpit(pilot);
  cockpit.supply[first_upgrade + cockpit.upgrades.size()] = table.upgrades[static_cast<std::size_t>(card)].ability.cubes;
  cockpit.upgrades.push_back(static_cast<std::uint8_t>(card));
}

/// Equips a drone with all of its cubes.
inline void take_drone(const Table& table, Position& p, ShipId pilot, int drone) {
  Cockpit& cockpit = p.cockpit(pilot);
  cockpit.drone = static_cast<std::uint8_t>(drone);
  cockpit.supply[drone_advanced] = table.drones[static_cast<std::size_t>(drone)].supply[static_cast<std::size_t>(table.level - 1)];
}

/// Round 1, pilot action phase. Ada at b6 and Bea at d6 look up the map; fighter-1 at c3 and fighter-2 at f2 look down it, bomber-1 at h4
/// down and to the left. Ada has rolled move, attack, wild and stress, Bea twice move and twice attack. Nobody has upgrades or a drone.
inline Position plain_position(const Table& table) {
  Position p;
  p.round = 1;
  p.cards.fill(no_card);
  for (std::size_t type = 0; type < table.types.size(); ++type) p.decks[type].bag.fill(1);
  for (std::size_t i = 0; i < table.scenario_cards.size(); ++i) p.scenario_deck[i] = table.scenario_cards[i].count;
  place(table, p, 0, "b6", 0, 3, 6);
  place(table, p, 1, "d6", 0, 3, 6);
  place(table, p, enemy_ship(0, 1), "c3", 3, 2, 5);
  place(table, p, enemy_ship(0, 2), "f2", 3, 2, 5);
  place(table, p, enemy_ship(1, 1), "h4", 4, 3, 8);
  give_dice(p, 0, {Face::move, Face::attack, Face::wild, Face::stress});
  give_dice(p, 1, {Face::move, Face::move, Face::attack, Face::attack});
  p.cockpits[0].deck = p.cockpits[1].deck = plain_modifiers();
  Frame round;
  round.kind = FrameKind::round;
  round.step = static_cast<std::uint8_t>(RoundStep::update);  // what comes after the phase
  Frame phase;
  phase.kind = FrameKind::phase;
  p.frames.push_back(round);
  p.frames.push_back(phase);
  p.owing = squad_seat;
  return p;
}

}  // namespace rondo::akarios
