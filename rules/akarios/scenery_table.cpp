// From what is written to tables and a position.
#include <algorithm>
#include <limits>

#include "rules/akarios/aim.h"
#include "rules/akarios/resolve.h"
#include "rules/akarios/scenery.h"
#include "rules/akarios/words.h"

namespace rondo::akarios {

namespace {

Ability plain(std::string word, std::vector<Icon> cost, Do what) {
  Ability ability;
  ability.name = "Plain " + word;
  ability.word = std::move(word);
  ability.cost = std::move(cost);
  ability.steps.emplace_back().what = what;
  return ability;
}

/// A hex turned clockwise about the origin (HOUSE-13).
Hex turned_hex(Hex hex, int sides) {
  for (int i = 0; i < sides; ++i) hex = {-hex.r, hex.q + hex.r};
  return hex;
}

EnemyType enemy_type(const Scenery& scenery, const Box& box, std::size_t type) {
  return box.enemy_types[static_cast<std::size_t>(scenery.types[type])];
}

std::vector<CombatCard> combat_deck(const EnemyType& type, const Box& box, const Plans& plans) {
  std::vector<CombatCard> deck;
  for (const std::string& id : type.deck)
    for (const CombatCard& card : box.combat_cards)
      if (card.id == id) deck.push_back(card);
  if (!plans.steps.empty() && !deck.empty()) {
    deck[0].name = "Written Here";
    deck[0].initiative.reset();
    deck[0].steps = plans.steps;
  }
  return deck;
}

/// What a set-up finds in the scenario: where ships start.
void lay_start(const Scenery& scenery, Table& table) {
  Scenario& scenario = table.scenario;
  scenario.starts.clear();
  for (const Flier& flier : scenery.fliers) scenario.starts.push_back(flier.hulk.at.value_or(Spot{}));
  if (!scenery.fliers.empty()) scenario.facing = scenery.fliers[0].hulk.facing;
  for (const Foe& foe : scenery.foes) {
    Group group;
    group.type = table.types[static_cast<std::size_t>(foe.type)].word;
    group.facing = foe.hulk.facing;
    group.spots.push_back(foe.hulk.at.value_or(Spot{}));
    scenario.groups.push_back(std::move(group));
  }
}

void put_decks(const Scenery& scenery, const Table& table, Position& p) {
  p.cards.fill(no_card);
  for (std::size_t type = 0; type < table.types.size(); ++type) {
    const Plans& plans = scenery.plans[type];
    for (std::size_t card = 0; card < table.combat[type].size(); ++card) {
      const auto id = static_cast<std::uint8_t>(card);
      if (plans.revealed == id)
        p.cards[type] = id;
      else if (!plans.left || std::find(plans.left->begin(), plans.left->end(), id) != plans.left->end())
        p.decks[type].bag[card] = 1;
      else
        p.decks[type].discard.push_back(id);
    }
  }
  for (std::size_t card = 0; card < table.scenario_cards.size(); ++card) p.scenario_deck[card] = table.scenario_cards[card].count;
  for (const std::uint8_t card : scenery.scenario_cards) {
    p.scenario_cards.push_back(card);
    if (p.scenario_deck[card] > 0) --p.scenario_deck[card];
  }
}

void put_modifiers(const Flier& flier, Cockpit& cockpit) {
  constexpr std::array<int, 3> thresholds = {4, 7, 10};  // HOUSE-11
  ModifierDeck& deck = cockpit.deck;
  const auto strain = static_cast<std::size_t>(Modifier::strain);
  for (const int threshold : thresholds)
    if (cockpit.stress >= threshold) ++deck.bag[strain];
  if (flier.bag)
    for (std::size_t kind = 0; kind < modifier_kinds; ++kind) deck.bag[kind] = static_cast<std::uint8_t>((*flier.bag)[kind]);
  const auto take = [&](Modifier kind) {
    if (deck.bag[static_cast<std::size_t>(kind)] > 0) --deck.bag[static_cast<std::size_t>(kind)];
  };
  for (const Modifier kind : flier.discard) {
    take(kind);
    deck.discard.push_back(static_cast<std::uint8_t>(kind));
  }
  for (std::size_t i = flier.next.size(); i-- > 0;) {
    take(flier.next[i]);
    deck.put_on_top(static_cast<std::uint8_t>(flier.next[i]));
  }
}

void put_craft(const Hulk& hulk, const Table& table, Position& p, ShipId ship) {
  if (!hulk.at) return;
  Craft& craft = p[ship];
  craft.at = table.hex(*hulk.at);
  craft.facing = hulk.facing;
  craft.shields = static_cast<std::uint8_t>(hulk.shields.value_or(most_shields(table, p, ship)));
  craft.hull = static_cast<std::uint8_t>(hulk.hull.value_or(most_hull(table, p, ship)));
  craft.conditions = hulk.conditions;
}

void put_pilots(const Scenery& scenery, const Table& table, Position& p) {
  for (Cockpit& cockpit : p.cockpits) cockpit.drone = no_card;
  for (std::size_t i = 0; i < scenery.fliers.size(); ++i) {
    const Flier& flier = scenery.fliers[i];
    const auto pilot = static_cast<ShipId>(i);
    p.cockpit(pilot) = flier.state;
    Resolver(table, p, nullptr).ready_pilot(pilot);
    for (const auto& [id, cubes] : flier.supply) p.cockpit(pilot).supply[id] = static_cast<std::uint8_t>(cubes);
    put_modifiers(flier, p.cockpit(pilot));
    put_craft(flier.hulk, table, p, pilot);
    if (!flier.hulk.at) p[pilot] = {};
    if (flier.reached) p.reached |= only(pilot);
  }
}

RoundStep step_of(Beginning beginning) {
  switch (beginning) {
    case Beginning::round: return RoundStep::start;
    case Beginning::enemies: return RoundStep::reveal;
    case Beginning::end: return RoundStep::missiles;
    default: return RoundStep::update;
  }
}

}  // namespace

Pilot plain_pilot(std::size_t place) {
  constexpr std::array<std::string_view, max_pilots> words = {"ada", "bea", "cid", "dot"};
  Pilot pilot;
  pilot.word = words[place];
  pilot.name = "Plain " + pilot.word;
  pilot.ship = "Ship of " + pilot.word;
  pilot.letter = static_cast<char>('A' + place);
  pilot.shields = 3;
  pilot.hull = 6;
  pilot.slots.fill(2);
  constexpr Glide forward = Glide::forward;
  pilot.board = {plain("glide", {Icon::move}, Do::move), plain("turn", {Icon::move}, Do::rotate), plain("cannons", {Icon::attack}, Do::attack),
                 plain("lance", {Icon::attack, Icon::attack}, Do::attack), plain("repair", {Icon::wild, Icon::wild, Icon::wild}, Do::repair)};
  pilot.board[0].steps[0].patterns = {{forward},
                                      {forward, forward},
                                      {forward, forward, forward},
                                      {Glide::slip_left, forward},
                                      {Glide::slip_right, forward},
                                      {forward, Glide::turn_left, forward},
                                      {forward, Glide::turn_right, forward}};
  pilot.board[2].steps[0].arc = {ArcKind::cone, 3};
  pilot.board[3].steps[0].arc = {ArcKind::line, 5};
  pilot.board[3].steps[0].targets = 2;
  for (const std::size_t place_of : {2U, 4U}) pilot.board[place_of].steps[0].amount = 2;
  pilot.board[3].steps[0].amount = 3;
  pilot.board[4].steps[0].arc.range = 0;
  return pilot;
}

Table lay_table(const Scenery& scenery, const Box& box) {
  Table table;
  table.scenario = scenery.scenario;
  table.level = scenery.act;
  for (const Flier& flier : scenery.fliers) table.pilots.push_back(flier.pilot);
  table.drones = box.drones;
  table.upgrades = box.upgrades;
  table.scenario_cards = box.scenario_cards;
  for (std::size_t type = 0; type < scenery.types.size(); ++type) {
    table.types.push_back(enemy_type(scenery, box, type));
    table.combat[type] = combat_deck(table.types[type], box, scenery.plans[type]);
  }
  table.cards_to_draw = scenery.draw;
  table.last_round = scenery.last_round;
  table.changes = scenery.scenario.changes;
  if (scenery.begin == Beginning::setup) lay_start(scenery, table);
  return complete(std::move(table));
}

Table turned_table(Table table, int sides) {
  std::vector<Hex> hexes;
  Hex least{std::numeric_limits<int>::max(), std::numeric_limits<int>::max()};
  for (int id = 0; id < table.map.size(); ++id) {
    hexes.push_back(turned_hex(table.map.at(static_cast<HexId>(id)), sides));
    least.q = std::min(least.q, hexes.back().q);
  }
  for (Hex& hex : hexes) {
    hex.q -= least.q;
    least.r = std::min(least.r, spot_of(hex).row);
  }
  for (Hex& hex : hexes) hex.r -= least.r;
  table.map = HexMap(std::move(hexes));
  return table;
}

Position lay_position(const Scenery& scenery, const Table& table, FaultLog& log) {
  Position p;
  p.round = static_cast<std::uint8_t>(scenery.begin == Beginning::round ? scenery.round - 1 : scenery.round);
  put_decks(scenery, table, p);
  put_pilots(scenery, table, p);
  for (const Foe& foe : scenery.foes) put_craft(foe.hulk, table, p, enemy_ship(foe.type, foe.number));
  if (scenery.mother) put_craft(*scenery.mother, table, p, sparrow);
  for (const auto& [token, spot] : scenery.tokens) {
    p.tokens.push_back(token);
    p.tokens[p.tokens.size() - 1].at = table.hex(spot);
  }
  if (!scenery.marked.empty()) {
    const Result<ShipId> ship = ship_named(table, scenery.marked);
    if (ship)
      p.marked = *ship;
    else
      log.add(scenery.place, ship.fault().what, ship.fault().expected, ship.fault().nearest);
  }
  Frame round;
  round.kind = FrameKind::round;
  round.step = static_cast<std::uint8_t>(step_of(scenery.begin));
  p.frames.push_back(round);
  if (scenery.begin != Beginning::act) return p;
  Frame phase;
  phase.kind = FrameKind::phase;
  p.frames.push_back(phase);
  return p;
}

Position turned_position(Position p, int sides) {
  for (Craft& craft : p.crafts)
    if (craft.in_play()) craft.facing = static_cast<std::uint8_t>(turned(craft.facing, sides));
  for (Token& token : p.tokens)
    if (token.came < 6) token.came = static_cast<std::uint8_t>(turned(token.came, sides));
  return p;
}

}  // namespace rondo::akarios
