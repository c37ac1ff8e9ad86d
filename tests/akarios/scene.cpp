#include "tests/akarios/scene.h"

#include <algorithm>

#include "decks/akarios/load.h"
#include "decks/akarios/step_line.h"
#include "decks/spelling.h"
#include "rules/table/host.h"
#include "tests/decks/frozen.h"

namespace rondo::akarios {

const Box& tested_box() {
  static const Box box = load(tests::read_folder("tests/decks/akarios")).box;
  return box;
}

Step step_from(std::string_view line) {
  const Result<Step> step = read_step(line);
  INFO(line);
  REQUIRE(static_cast<bool>(step));
  return *step;
}

Table open_table(int level, int pilots) {
  Table table = plain_table(level);
  Scenario& scenario = table.scenario;
  scenario.columns = scenario.rows = 11;
  scenario.planets = scenario.asteroids = scenario.nebulae = {};
  scenario.starts = {{5, 7}, {1, 9}, {7, 9}, {9, 9}};
  scenario.goal = Goal::reach;
  table.pilots = {plain_pilot("ada", 'A'), plain_pilot("bea", 'B'), plain_pilot("cyd", 'C'), plain_pilot("dot", 'D')};
  table.pilots.resize(static_cast<std::size_t>(pilots));
  table.drones = tested_box().drones;
  table.upgrades = tested_box().upgrades;
  table.scenario_cards.clear();
  table.cards_to_draw = 0;
  return complete(std::move(table));
}

Scene::Scene(Table made) : table(complete(std::move(made))) {
  p.round = 1;
  p.cards.fill(no_card);
  for (std::size_t type = 0; type < table.types.size(); ++type) p.decks[type].bag.fill(1);
  for (ShipId pilot = 0; pilot < max_pilots; ++pilot) p.cockpit(pilot).drone = no_card;
  for (ShipId pilot = 0; pilot < table.squad(); ++pilot) {
    p.cockpit(pilot).deck = plain_modifiers();
    p.cockpit(pilot).placed = true;  // no reroll is offered
    const HexId start = table.hex(table.scenario.starts[pilot]);
    p[pilot] = {start, 0, 3, 6, 0};
  }
}

Scene& Scene::put(ShipId ship, std::string_view label, int facing) {
  if (!p[ship].in_play()) p[ship].hull = 9;
  p[ship].at = hex(label);
  p[ship].facing = static_cast<std::uint8_t>(facing);
  return *this;
}

Scene& Scene::strength(ShipId ship, int shields, int hull) {
  p[ship].shields = static_cast<std::uint8_t>(shields);
  p[ship].hull = static_cast<std::uint8_t>(hull);
  return *this;
}

Scene& Scene::dice(ShipId pilot, std::initializer_list<Face> faces) {
  give_dice(p, pilot, faces);
  return *this;
}

Scene& Scene::drone(ShipId pilot, std::string_view word) {
  const auto found = std::find_if(table.drones.begin(), table.drones.end(), [&](const Drone& drone) { return drone.word == word; });
  INFO(word);
  REQUIRE(found != table.drones.end());
  take_drone(table, p, pilot, static_cast<int>(found - table.drones.begin()));
  return *this;
}

Scene& Scene::upgrade(ShipId pilot, std::string_view word) {
  const auto found = std::find_if(table.upgrades.begin(), table.upgrades.end(), [&](const Upgrade& card) { return card.ability.word == word; });
  INFO(word);
  REQUIRE(found != table.upgrades.end());
  equip(table, p, pilot, static_cast<int>(found - table.upgrades.begin()));
  return *this;
}

Scene& Scene::board(ShipId pilot, const std::string& word, std::initializer_list<std::string_view> lines, std::vector<Icon> cost) {
  std::vector<Step> steps;
  for (const std::string_view line : lines) steps.push_back(step_from(line));
  table.pilots[pilot].board.push_back(ability(word, std::move(cost), std::move(steps)));
  REQUIRE(table.pilots[pilot].board.size() <= drone_basic);
  return *this;
}

Scene& Scene::card(int type, std::initializer_list<std::string_view> lines) {
  std::vector<Step> steps;
  for (const std::string_view line : lines) steps.push_back(step_from(line));
  for (CombatCard& each : table.combat[static_cast<std::size_t>(type)]) each.steps = steps;
  return *this;
}

Scene& Scene::terrain(std::vector<Spot>& spots, std::initializer_list<std::string_view> hexes) {
  for (const std::string_view label : hexes) spots.push_back(table.spot(hex(label)));
  table = complete(std::move(table));
  return *this;
}

Scene& Scene::token(TokenKind kind, std::string_view label, int value, int reach, ShipId owner) {
  Token token;
  token.kind = kind;
  token.at = hex(label);
  token.value = static_cast<std::uint8_t>(value);
  token.reach = static_cast<std::uint8_t>(reach);
  token.owner = owner;
  p.tokens.push_back(token);
  return *this;
}

Scene& Scene::known(ShipId pilot, std::initializer_list<Modifier> next) {
  ModifierDeck& deck = p.cockpit(pilot).deck;
  for (const auto* kind = next.end(); kind != next.begin();) {
    const auto card = static_cast<std::uint8_t>(*--kind);
    REQUIRE(deck.bag[card] > 0);
    --deck.bag[card];
    deck.put_on_top(card);
  }
  return *this;
}

const Game& Scene::game() {
  if (!game_) game_.emplace(table);
  return *game_;
}

Narrator Scene::narrator() {
  return [this](const Position& now, const Event& event) {
    events.push_back(event);
    (void)game_->tell(now, event);  // every event can be told
  };
}

Scene& Scene::begin(RoundStep step) {
  (void)game();
  Frame round;
  round.kind = FrameKind::round;
  round.step = static_cast<std::uint8_t>(step);
  p.frames.clear();
  p.frames.push_back(round);
  p.owing = {};
  const Narrator hears = narrator();
  Resolver(game_->table(), p, &hears).go_on();
  return *this;
}

Scene& Scene::enemy_phase() {
  for (std::size_t type = 0; type < table.types.size(); ++type) {
    if (!present(p, static_cast<int>(type))) continue;
    p.cards[type] = 0;
    p.decks[type].bag[0] = 0;
  }
  return begin(RoundStep::enemies);
}

Scene& Scene::open() {
  p = game().start();
  return *this;
}

std::vector<std::string> Scene::options(std::string_view beginning) {
  std::vector<std::string> texts;
  if (p.owing.empty()) return texts;
  OptionList list;
  game().options(p, p.owing.first(), list);
  for (const Option& option : list)
    if (std::string text = game().spell(p, p.owing.first(), option.action); text.starts_with(beginning)) texts.push_back(std::move(text));
  return texts;
}

bool Scene::offers(std::string_view line) {
  const std::vector<std::string> texts = options();
  return std::find(texts.begin(), texts.end(), line) != texts.end();
}

void Scene::answer(std::string_view line) {
  const std::vector<std::string> spelled = options();
  const auto index = parse(spelled, line);
  INFO(line << " - offered: " << listed(spelled));
  REQUIRE(static_cast<bool>(index));
  OptionList list;
  game().options(p, p.owing.first(), list);
  const Action chosen = list[*index].action;
  const Narrator hears = narrator();
  game().apply(p, std::span(&chosen, 1), hears);
}

Scene& Scene::play(std::initializer_list<std::string_view> lines) {
  for (const std::string_view line : lines) answer(line);
  return *this;
}

int Scene::count(TokenKind kind) const {
  return static_cast<int>(std::count_if(p.tokens.begin(), p.tokens.end(), [&](const Token& token) { return token.kind == kind; }));
}

int Scene::count(EventKind kind) const {
  return static_cast<int>(std::count_if(events.begin(), events.end(), [&](const Event& event) { return event.kind == kind; }));
}

int Scene::when(EventKind kind, ShipId ship) const {
  for (std::size_t i = 0; i < events.size(); ++i)
    if (events[i].kind == kind && (ship == no_ship || events[i].ship == ship)) return static_cast<int>(i);
  return -1;
}

}  // namespace rondo::akarios
