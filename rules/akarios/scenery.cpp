#include "rules/akarios/scenery.h"

#include <algorithm>

#include "decks/akarios/step_line.h"
#include "decks/akarios/vocabulary.h"
#include "rules/akarios/scenery_parts.h"
#include "rules/akarios/words.h"

namespace rondo::akarios {

namespace {

constexpr std::array<std::string_view, 5> beginnings = {"setup", "round", "act", "enemies", "end"};  // as Beginning
constexpr std::array<std::string_view, 3> token_names = {"ignition", "missile", "flak"};             // as TokenKind, without none
constexpr std::array<std::string_view, 6> map_keys = {"columns", "rows", "planets", "asteroids", "nebulae", "goals"};
constexpr std::array<std::string_view, 5> arrival_keys = {"type", "at", "round", "facing", "squad"};
constexpr std::array<std::string_view, 6> token_keys = {"kind", "at", "value", "reach", "came", "owner"};
constexpr int default_columns = 11, default_rows = 9;
constexpr std::size_t most_ships = 20;

/// Reads a whole situation.
class SceneryReader {
 public:
  SceneryReader(const Reader& table, const Box& box) : table_(table), box_(box) {}
  [[nodiscard]] Scenery read();

 private:
  void read_map(Scenario& map);
  void read_goal(Scenario& map);
  void read_arrivals(Scenery& scenery);
  void read_pilots(Scenery& scenery);
  void read_enemies(Scenery& scenery);
  void read_types(Scenery& scenery);
  void read_tokens(Scenery& scenery);
  void read_plans(Scenery& scenery);
  void read_revealed(const rondo::Entry& entry, int type, Plans& plans);
  void read_left(const rondo::Entry& entry, int type, Plans& plans);
  void read_round(Scenery& scenery);
  void check_places(const Scenery& scenery);
  [[nodiscard]] int type(const std::string& word, Place place) const;
  int muster(Scenery& scenery, int type, Place place) const;
  [[nodiscard]] std::optional<std::uint8_t> card(int type, const Node& id) const;
  [[nodiscard]] FaultLog& log() const { return table_.log(); }

  const Reader& table_;
  const Box& box_;
};

void SceneryReader::read_map(Scenario& map) {
  map.word = map.name = "plain";
  map.columns = default_columns;
  map.rows = default_rows;
  if (const Node* word = table_.may("scenario", NodeKind::text, "the word of a scenario"))
    if (const auto at = found(box_.scenarios, *word, "scenario", log())) map = box_.scenarios[*at];
  const Node* node = table_.may("map", NodeKind::table, "a map, { planets = [\"e5\"] }");
  if (!node) return;
  if (table_.find("scenario")) log().add(node->place, table_.what() + " has a 'map' besides 'scenario'", "one of them");
  const Reader reader(*node, "'map' of " + table_.what(), map_keys, log());
  map.columns = static_cast<std::uint8_t>(reader.number_or("columns", 1, 15, default_columns));
  map.rows = static_cast<std::uint8_t>(reader.number_or("rows", 1, 15, default_rows));
  map.planets = read_spots(reader, "planets", map);
  map.asteroids = read_spots(reader, "asteroids", map);
  map.nebulae = read_spots(reader, "nebulae", map);
  map.goal_spots = read_spots(reader, "goals", map);
}

void SceneryReader::read_goal(Scenario& map) {
  if (table_.find("goal")) map.goal = static_cast<Goal>(table_.choice("goal", goal_names).value_or(0));
  if (table_.find("goal_round")) map.goal_round = static_cast<std::uint8_t>(table_.number("goal_round", 1, 100));
  const std::vector<Change> changes = read_changes(table_, false);
  map.changes.insert(map.changes.end(), changes.begin(), changes.end());
}

int SceneryReader::type(const std::string& word, Place place) const {
  if (const int at = type_called(box_, word); at >= 0) return at;
  std::vector<std::string> known;
  for (const EnemyType& each : box_.enemy_types) known.push_back(each.word);
  log().add(place, "no enemy type is called " + quoted(word), "one of " + listed(known), nearest(word.substr(0, 40), known));
  return -1;
}

/// The place of a type of the box among those of the battle, to which it is added.
int SceneryReader::muster(Scenery& scenery, int type, Place place) const {
  const auto at = std::find(scenery.types.begin(), scenery.types.end(), type);
  if (at != scenery.types.end()) return static_cast<int>(at - scenery.types.begin());
  if (scenery.types.size() == max_types) {
    log().add(place, table_.what() + " has more than " + std::to_string(max_types) + " enemy types", "three at most");
    return 0;
  }
  scenery.types.push_back(type);
  return static_cast<int>(scenery.types.size()) - 1;
}

void SceneryReader::read_types(Scenery& scenery) {
  for (const Node* word : table_.texts("types", max_types))
    if (const int it = type(word->text, word->place); it >= 0) muster(scenery, it, word->place);
  if (!table_.find("types"))
    for (const Group& group : scenery.scenario.groups)
      if (const int it = type_called(box_, group.type); it >= 0) muster(scenery, it, table_.place());
}

void SceneryReader::read_arrivals(Scenery& scenery) {
  for (const Node* node : table_.tables("arrivals", most_ships)) {
    const Reader table(*node, "an arrival of " + table_.what(), arrival_keys, log());
    Group group;
    const int it = type(table.id("type"), table.place());
    if (it < 0) continue;
    muster(scenery, it, table.place());
    group.type = box_.enemy_types[static_cast<std::size_t>(it)].word;
    group.round = static_cast<std::uint8_t>(table.number("round", 1, 100));
    group.squad = static_cast<std::uint8_t>(table.number_or("squad", 1, max_pilots, 1));
    group.facing = 3;
    if (table.find("facing")) group.facing = static_cast<std::uint8_t>(table.choice("facing", facing_words).value_or(0));
    if (const Node* at = table.need("at", NodeKind::text, "a hex, c5"))
      if (const auto spot = read_spot(*at, scenery.scenario, log())) group.spots.push_back(*spot);
    scenery.scenario.groups.push_back(group);
  }
}

void SceneryReader::read_pilots(Scenery& scenery) {
  for (const Node* node : table_.tables("pilots", max_pilots)) {
    const std::size_t place = scenery.fliers.size();
    const Reader table(*node, "pilot " + std::to_string(place + 1) + " of " + table_.what(), flier_keys, log());
    Flier flier = read_flier(table, box_, scenery.scenario, scenery.act, place);
    if (!flier.hulk.at && scenery.begin == Beginning::setup && place < scenery.scenario.starts.size()) flier.hulk.at = scenery.scenario.starts[place];
    if (std::any_of(scenery.fliers.begin(), scenery.fliers.end(), [&](const Flier& other) { return other.pilot.word == flier.pilot.word; }))
      log().add(node->place, quoted(flier.pilot.word) + " flies twice", "different pilots");
    scenery.fliers.push_back(std::move(flier));
  }
  if (scenery.fliers.empty()) log().add(table_.place(), table_.what() + " has no pilots", "pilots = [{ at = \"c5\" }]");
  const Node* node = table_.may("sparrow", NodeKind::table, "a ship, { at = \"c5\" }");
  if (!node) return;
  const Reader table(*node, "the Sparrow of " + table_.what(), hulk_keys, log());
  scenery.mother = read_hulk(table, scenery.scenario, 0);
  scenery.scenario.sparrow = scenery.mother->at;
  scenery.scenario.sparrow_hull = static_cast<std::uint8_t>(std::max(scenery.mother->hull.value_or(12), 12));
  if (!scenery.mother->at) log().add(node->place, table.what() + " is nowhere", "at = \"c5\"");
}

void SceneryReader::read_enemies(Scenery& scenery) {
  constexpr std::array<std::string_view, 6> keys = {"ship", "at", "facing", "shields", "hull", "conditions"};
  for (const Node* node : table_.tables("enemies", most_ships)) {
    const Reader table(*node, title(*node, "enemy", "ship") + " of " + table_.what(), keys, log());
    Foe foe;
    foe.hulk = read_hulk(table, scenery.scenario, 3);
    if (!foe.hulk.at) log().add(node->place, table.what() + " is nowhere", "at = \"c5\"");
    const std::string name = table.id("ship");
    const std::size_t dash = name.rfind('-');
    const auto number = dash == std::string::npos ? std::nullopt : whole_number(std::string_view(name).substr(dash + 1));
    if (!number || *number < 1 || *number > ships_of_type) {
      if (!name.empty()) log().add(table.find("ship")->place, quoted(name) + " is no enemy ship", "a type and a number from 1 to 5, fighter-1");
      continue;
    }
    const int it = type(name.substr(0, dash), table.find("ship")->place);
    if (it < 0) continue;
    foe.type = muster(scenery, it, node->place);
    foe.number = static_cast<int>(*number);
    if (std::any_of(scenery.foes.begin(), scenery.foes.end(), [&](const Foe& other) { return other.type == foe.type && other.number == foe.number; }))
      log().add(node->place, quoted(name) + " is there twice", "each ship once");
    scenery.foes.push_back(foe);
  }
}

void SceneryReader::read_tokens(Scenery& scenery) {
  for (const Node* node : table_.tables("tokens", max_tokens)) {
    const Reader table(*node, "a token of " + table_.what(), token_keys, log());
    Token token;
    const auto kind = table.choice("kind", token_names);
    const Node* at = table.need("at", NodeKind::text, "a hex, c5");
    const auto spot = at ? read_spot(*at, scenery.scenario, log()) : std::nullopt;
    if (!kind || !spot) continue;
    token.kind = static_cast<TokenKind>(*kind + 1);
    const bool missile = token.kind == TokenKind::missile;
    token.value = static_cast<std::uint8_t>(table.number_or("value", 1, token.kind == TokenKind::flak ? 2 : 9, missile ? 3 : 2));
    token.reach = static_cast<std::uint8_t>(table.number_or("reach", 0, 9, missile ? 2 : 0));
    if (table.find("came")) token.came = static_cast<std::uint8_t>(table.choice("came", facing_words).value_or(0));
    token.owner = static_cast<ShipId>(table.number_or("owner", 1, static_cast<int>(std::max<std::size_t>(1, scenery.fliers.size())), 1) - 1);
    if (std::any_of(scenery.tokens.begin(), scenery.tokens.end(),
                    [&](const auto& other) { return other.first.kind == token.kind && other.second == *spot; }))
      log().add(node->place, "two " + std::string(token_names[*kind]) + " tokens lie in one hex", "one of each kind");
    scenery.tokens.emplace_back(token, *spot);
  }
}

std::optional<std::uint8_t> SceneryReader::card(int type, const Node& id) const {
  const std::vector<std::string>& deck = box_.enemy_types[static_cast<std::size_t>(type)].deck;
  const auto at = std::find(deck.begin(), deck.end(), id.text);
  if (at != deck.end()) return static_cast<std::uint8_t>(at - deck.begin());
  log().add(id.place, "no combat card of its deck is called " + quoted(id.text), "one of " + listed(deck), nearest(id.text.substr(0, 40), deck));
  return std::nullopt;
}

/// The id of a card of the deck, or the steps of one that takes the place of its first.
void SceneryReader::read_revealed(const rondo::Entry& entry, int type, Plans& plans) {
  if (entry.value.kind == NodeKind::text) {
    if (const auto place = card(type, entry.value)) plans.revealed = *place;
    return;
  }
  if (entry.value.kind != NodeKind::list || entry.value.items.empty() || entry.value.items.size() > max_steps)
    return log().add(entry.value.place, "this is no combat card", "the id of one, or a list of one to eight steps");
  for (const Node& item : entry.value.items) {
    Result<Step> step = read_step(item.text);
    if (step)
      plans.steps.push_back(*step);
    else
      log().add(item.place, step.fault().what, step.fault().expected, step.fault().nearest);
  }
  plans.revealed = 0;
}

void SceneryReader::read_left(const rondo::Entry& entry, int type, Plans& plans) {
  plans.left.emplace();
  if (entry.value.kind != NodeKind::list) return log().add(entry.value.place, "these are no combat cards", "a list of ids");
  for (const Node& item : entry.value.items)
    if (const auto place = card(type, item)) plans.left->push_back(*place);
}

void SceneryReader::read_plans(Scenery& scenery) {
  for (const std::string_view key : {"cards", "left"}) {
    const Node* node = table_.may(key, NodeKind::table, "combat cards by enemy type, { fighter = \"F1\" }");
    if (!node) continue;
    for (const rondo::Entry& entry : node->entries) {
      const int it = type(entry.key, entry.place);
      if (it < 0) continue;
      Plans& plans = scenery.plans[static_cast<std::size_t>(muster(scenery, it, entry.place))];
      key == "left" ? read_left(entry, it, plans) : read_revealed(entry, it, plans);
    }
  }
}

void SceneryReader::read_round(Scenery& scenery) {
  scenery.round = table_.number_or("round", 1, 100, 1);
  scenery.last_round = table_.number_or("last_round", 1, 100, 40);
  scenery.draw = table_.number_or("draw", 0, max_scenario_cards, 0);
  scenery.marked = table_.text_or("marked", "");
  for (const Node* word : table_.texts("scenario_cards", max_scenario_cards))
    if (const auto card = found(box_.scenario_cards, *word, "scenario card", log()))
      scenery.scenario_cards.push_back(static_cast<std::uint8_t>(*card));
  if (box_.scenario_cards.size() > max_scenario_kinds)
    log().add(table_.place(), "there are " + std::to_string(box_.scenario_cards.size()) + " scenario cards", "at most 24 different ones");
}

/// No two ships stand in one hex, and none on a planet.
void SceneryReader::check_places(const Scenery& scenery) {
  std::vector<Spot> taken = scenery.scenario.planets;
  const auto check = [&](const Hulk& hulk) {
    if (!hulk.at) return;
    if (std::find(taken.begin(), taken.end(), *hulk.at) != taken.end())
      log().add(hulk.place, "a ship stands where another or a planet is", "a free hex");
    taken.push_back(*hulk.at);
  };
  for (const Flier& flier : scenery.fliers) check(flier.hulk);
  for (const Foe& foe : scenery.foes) check(foe.hulk);
  if (scenery.mother) check(*scenery.mother);
}

Scenery SceneryReader::read() {
  Scenery scenery;
  scenery.place = table_.place();
  scenery.begin = table_.find("begin") ? static_cast<Beginning>(table_.choice("begin", beginnings).value_or(0)) : Beginning::act;
  scenery.act = table_.number_or("act", 1, levels, 1);
  read_map(scenery.scenario);
  read_goal(scenery.scenario);
  read_types(scenery);
  read_pilots(scenery);
  read_enemies(scenery);
  read_arrivals(scenery);
  read_plans(scenery);
  read_tokens(scenery);
  read_round(scenery);
  check_places(scenery);
  return scenery;
}

}  // namespace

int type_called(const Box& box, std::string_view word) {
  for (std::size_t type = 0; type < box.enemy_types.size(); ++type) {
    const std::string& each = box.enemy_types[type].word;
    if (each == word || each == "auto-" + std::string(word)) return static_cast<int>(type);
  }
  return -1;
}

Scenery read_scenery(const Reader& table, const Box& box) { return SceneryReader(table, box).read(); }

}  // namespace rondo::akarios
