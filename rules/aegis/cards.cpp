#include "rules/aegis/cards.h"

#include <algorithm>

#include "decks/spelling.h"
#include "rules/aegis/roster.h"

namespace rondo::aegis {

namespace {

/// The item of `list` called `id`, or a fault with the nearest id.
template <class T>
Result<const T*> find(const std::vector<T>& list, const std::string& id, const std::string& kind) {
  std::vector<std::string> ids;
  for (const T& item : list) {
    if (item.id == id) return &item;
    ids.push_back(item.id);
  }
  return Fault{kind, "there is no '" + id + "'", "one of " + listed(ids), nearest(id, ids)};
}

}  // namespace

void add_effects(Card& card, const std::vector<EffectLine>& lines) {
  for (const EffectLine& line : lines) {
    card.effects.push_back(line);
    card.moments = static_cast<WhenSet>(card.moments | only(line.when));
  }
}

CardId Table::drone(const std::string& id) const {
  for (std::size_t card = 0; card < cards.size(); ++card)
    if (cards[card].drone && cards[card].id == id) return static_cast<CardId>(card);
  return no_card;
}

Card card_of(const RobotCard& from) {
  Card card{.classes = from.classes,
            .drone = from.drone,
            .abilities = from.abilities,
            .level = from.level(),
            .movement = from.movement,
            .energy = from.energy,
            .integrity = from.integrity,
            .actions = from.actions,
            .effects = {},
            .recipe = from.recipe,
            .id = from.id,
            .make = from.make,
            .model = from.model,
            .variant = from.variant,
            .commander = from.commander,
            .number = from.number};
  add_effects(card, from.effects);
  return card;
}

void attach(Card& card, const CommanderCard& commander) {
  card.commander = commander.name;
  for (std::size_t i = 0; i < commander.abilities.number.size(); ++i)
    card.abilities.number[i] = std::max(card.abilities.number[i], commander.abilities.number[i]);
}

namespace {

Card boss_sheet(const BossCard& from, std::vector<int>& entry_line) {
  Card card;
  card.id = from.id;
  card.make = from.name;
  card.level = 5;
  card.movement = from.movement;
  card.integrity = from.integrity;
  card.abilities = from.abilities;
  add_effects(card, from.effects);
  for (const BossEntry& entry : from.entries) {
    entry_line.push_back(static_cast<int>(entry.action ? card.actions.size() : card.effects.size()));
    if (entry.action)
      card.actions.push_back(*entry.action);
    else
      add_effects(card, {entry.line});
  }
  return card;
}

}  // namespace

void lay_board(Table& table, const Board& board) {
  table.board = board;
  std::vector<Hex> hexes;
  for (const BoardHex& hex : board.hexes) hexes.push_back({hex.q, hex.r});
  table.map = HexMap(std::move(hexes));
  table.starpoints.fill(nowhere);
  for (std::size_t i = 0; i < board.hexes.size(); ++i) {
    const BoardHex& hex = board.hexes[i];
    const auto id = static_cast<HexId>(i);
    if (hex.ground == Ground::wall) table.walls.insert(id);
    if (hex.ground == Ground::stop) table.stops.insert(id);
    if (hex.ground == Ground::jam) table.jams.insert(id);
    if (hex.start_zone != 0) table.zones.insert(id);
    if (hex.starpoint != 0) table.starpoints[static_cast<std::size_t>(hex.starpoint)] = id;
  }
}

namespace {

/// The hex a boss starts on: its card's, or the one nearest to the board's middle (AEG-289).
Result<HexId> boss_start(const Table& table, const std::string& label) {
  for (std::size_t i = 0; i < table.board.hexes.size(); ++i)
    if (!label.empty() && table.board.hexes[i].label == label) {
      if (table.walls.contains(static_cast<HexId>(i))) return Fault{"boss", "hex " + label + " is terrain", "a free hex of the board", {}};
      return static_cast<HexId>(i);
    }
  if (!label.empty()) return Fault{"boss", "the board has no hex " + label, "a label of the board such as " + table.board.hexes[0].label, {}};
  HexId best = nowhere;
  int least = 1 << 30;
  for (int i = 0; i < table.map.size(); ++i) {
    const auto id = static_cast<HexId>(i);
    if (table.walls.contains(id) || table.board.hexes[id].starpoint != 0) continue;
    int sum = 0;
    for (int k = 0; k < table.map.size(); ++k) {
      const int d = table.map.distance(id, static_cast<HexId>(k));
      sum += d * d;
    }
    if (sum < least) {
      least = sum;
      best = id;
    }
  }
  if (best == nowhere) return Fault{"boss", "the board has no free hex for the boss", {}, {}};
  return best;
}

void add_robots(Table& table, const std::vector<const RobotCard*>& robots, int& count) {
  for (const RobotCard* robot : robots) table.cards.push_back(card_of(*robot));
  count = static_cast<int>(robots.size());
}

/// The cards of these ids, or the fault of the first that there is none of.
std::optional<Fault> find_robots(const Box& box, const std::vector<std::string>& ids, const std::string& kind, std::vector<const RobotCard*>& robots) {
  for (const std::string& id : ids) {
    const auto card = find(box.robots, id, kind);
    if (!card) return card.fault();
    robots.push_back(*card);
  }
  return std::nullopt;
}

}  // namespace

namespace {

void note_cards(Table& table) {
  static_assert(max_cards <= 64);
  for (int id = 0; id < table.first_minion_card + table.minion_cards; ++id) {
    const Card& card = table.cards[static_cast<std::size_t>(id)];
    if (!card.commander.empty()) table.commanders |= std::uint64_t{1} << id;
    const bool lifts = std::any_of(card.effects.begin(), card.effects.end(), [](const EffectLine& line) { return line.verb == EffectVerb::lift; });
    if (id < table.team_size() && (lifts || card.abilities.has(Ability::combat_drop))) table.reserve = true;
    for (std::size_t i = 0; i < ability_names.size(); ++i)
      if (card.abilities.number[i] > 0) table.abilities[id < table.team_size() ? 0 : 1] |= std::uint64_t{1} << i;
  }
}

}  // namespace

std::optional<Fault> seat_boss(Table& table, const BossCard& boss) {
  note_cards(table);
  table.boss = static_cast<CardId>(table.cards.size());
  table.boss_card = boss;
  table.cards.push_back(boss_sheet(boss, table.entry_line));
  table.first_setup_line = static_cast<int>(table.cards.back().effects.size());
  add_effects(table.cards.back(), boss.setup);
  for (const Card& card : table.cards) table.moments = static_cast<WhenSet>(table.moments | card.moments);
  for (const Card& card : table.cards)
    for (const EffectLine& line : card.effects)
      if (!line.drone.empty() && table.drone(line.drone) == no_card) return Fault{card.id, "no Drone has the id '" + line.drone + "'", "the id of a loaded Drone", {}};
  if (table.cards.size() > max_cards) return Fault{"set-up", "more cards than a game holds", "at most " + std::to_string(max_cards), {}};
  const auto start = boss_start(table, boss.hex);
  if (!start) return start.fault();
  table.boss_start = *start;
  return std::nullopt;
}

Result<Table> lay_out(const Lineup& lineup, const Setup& setup, const Profile& profile) {
  Table table;
  table.setup = setup;
  table.profile = profile;
  if (setup.draft_combining) table.profile.draft_combining = true;
  lay_board(table, *lineup.board);
  add_robots(table, lineup.basics, table.basics);
  for (Card& card : table.cards)
    if (lineup.commander != nullptr && card.id == lineup.carrier) attach(card, *lineup.commander);
  add_robots(table, lineup.combined, table.combined);
  add_robots(table, lineup.sideboard, table.sideboard);
  table.first_minion_card = table.team_size();
  add_robots(table, lineup.minions, table.minion_cards);
  for (const RobotCard* drone : lineup.drones) table.cards.push_back(card_of(*drone));
  if (auto fault = seat_boss(table, *lineup.boss)) return *fault;
  return table;
}

Result<Table> lay_out(const Box& box, const Setup& setup) {
  const auto team = find(box.teams, setup.team, "team");
  if (!team) return team.fault();
  const auto minions = find(box.minion_decks, setup.minions, "minions");
  if (!minions) return minions.fault();
  const auto boss = find(box.bosses, setup.boss, "boss");
  if (!boss) return boss.fault();
  const auto board = find(box.boards, setup.board, "board");
  if (!board) return board.fault();
  if (const auto faults = check_solo(box, **team, **minions, **board); !faults.empty()) return faults.front();

  Lineup lineup;
  lineup.board = *board;
  lineup.boss = *boss;
  if (auto fault = find_robots(box, (*team)->basics, "team", lineup.basics)) return *fault;
  if (const auto& attached = (*team)->attach) {
    const auto commander = find(box.commanders, attached->commander, "team");
    if (!commander) return commander.fault();
    lineup.commander = *commander;
    lineup.carrier = attached->robot;
  }
  if (auto fault = find_robots(box, (*team)->combined, "team", lineup.combined)) return *fault;
  if (auto fault = find_robots(box, (*team)->sideboard, "team", lineup.sideboard)) return *fault;
  if (auto fault = find_robots(box, (*minions)->cards, "minions", lineup.minions)) return *fault;
  for (const RobotCard& card : box.robots)
    if (card.drone) lineup.drones.push_back(&card);
  return lay_out(lineup, setup);
}

}  // namespace rondo::aegis
