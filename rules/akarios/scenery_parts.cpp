#include "rules/akarios/scenery_parts.h"

#include <algorithm>

#include "rules/akarios/words.h"

namespace rondo::akarios {

namespace {

constexpr std::size_t most_items = 60;  // of one list

/// The abilities of a pilot by their words: board, drone, upgrades.
std::vector<std::pair<std::string, AbilityId>> abilities(const Flier& flier, const Box& box, int act) {
  std::vector<std::pair<std::string, AbilityId>> known;
  for (std::size_t id = 0; id < flier.pilot.board.size() && id < drone_basic; ++id)
    known.emplace_back(flier.pilot.board[id].word, static_cast<AbilityId>(id));
  if (flier.state.drone != no_card) {
    const Drone& drone = box.drones[flier.state.drone];
    known.emplace_back(drone.basic[static_cast<std::size_t>(act - 1)].word, drone_basic);
    known.emplace_back(drone.advanced[static_cast<std::size_t>(act - 1)].word, drone_advanced);
  }
  for (std::size_t i = 0; i < flier.state.upgrades.size(); ++i)
    known.emplace_back(box.upgrades[flier.state.upgrades[i]].word, static_cast<AbilityId>(first_upgrade + i));
  return known;
}

/// Reads what a pilot has besides a ship.
class FlierReader {
 public:
  FlierReader(const Reader& table, const Box& box, Flier& flier) : table_(table), box_(box), flier_(flier) {}
  void read(int act);

 private:
  void read_dice();
  void read_cards();
  void read_abilities(int act);
  void read_deck();
  [[nodiscard]] std::optional<AbilityId> ability(const std::string& word, Place place) const;
  [[nodiscard]] std::vector<Modifier> modifiers(std::string_view key) const;

  const Reader& table_;
  const Box& box_;
  Flier& flier_;
  std::vector<std::pair<std::string, AbilityId>> known_;
};

void FlierReader::read_dice() {
  for (const std::size_t face : read_names(table_, "dice", face_names)) ++flier_.state.dice[face];
  flier_.state.placed = table_.flag_or("placed", false);
  flier_.state.stress = static_cast<std::uint8_t>(table_.number_or("stress", 0, most_stress, 0));
  flier_.state.kinetic = static_cast<std::uint8_t>(table_.number_or("kinetic", 0, 4, 0));
  for (const std::size_t condition : read_names(table_, "ready", condition_names))
    flier_.state.ready_conditions |= only(static_cast<Condition>(condition));
}

void FlierReader::read_cards() {
  if (const Node* word = table_.may("drone", NodeKind::text, "the word of a drone"))
    if (const auto drone = found(box_.drones, *word, "drone", table_.log()); drone && *drone < no_card)
      flier_.state.drone = static_cast<std::uint8_t>(*drone);
  for (const Node* word : table_.texts("upgrades", max_upgrades))
    if (const auto card = found(box_.upgrades, *word, "upgrade", table_.log()); card && *card < no_card)
      flier_.state.upgrades.push_back(static_cast<std::uint8_t>(*card));
}

std::optional<AbilityId> FlierReader::ability(const std::string& word, Place place) const {
  std::vector<std::string> names;
  for (const auto& [name, id] : known_) {
    if (name == word) return id;
    names.push_back(name);
  }
  table_.log().add(place, table_.what() + " has no ability " + quoted(word), "one of " + listed(names), nearest(word.substr(0, 40), names));
  return std::nullopt;
}

void FlierReader::read_abilities(int act) {
  known_ = abilities(flier_, box_, act);
  for (const Node* word : table_.texts("used", max_ability_ids))
    if (const auto id = ability(word->text, word->place)) flier_.state.used |= 1U << *id;
  for (const Node* word : table_.texts("damaged", max_upgrades)) {
    const auto id = ability(word->text, word->place);
    if (id && *id < first_upgrade) table_.log().add(word->place, quoted(word->text) + " is no upgrade", "an upgrade of this ship");
    if (id && *id >= first_upgrade) flier_.state.damaged = static_cast<std::uint8_t>(flier_.state.damaged | (1U << (*id - first_upgrade)));
  }
  const Node* supply = table_.may("supply", NodeKind::table, "cubes by ability, { quick-patch = 0 }");
  if (!supply) return;
  for (const rondo::Entry& entry : supply->entries) {
    const auto id = ability(entry.key, entry.place);
    const bool cubes = entry.value.kind == NodeKind::number && entry.value.number >= 0 && entry.value.number <= 9;
    if (!cubes) table_.log().add(entry.value.place, "'supply' of " + quoted(entry.key) + " is no number of cubes", "0 to 9");
    if (id && cubes) flier_.supply.emplace_back(*id, static_cast<int>(entry.value.number));
  }
}

std::vector<Modifier> FlierReader::modifiers(std::string_view key) const {
  std::vector<Modifier> cards;
  for (const std::size_t kind : read_names(table_, key, modifier_words)) cards.push_back(static_cast<Modifier>(kind));
  constexpr std::size_t most = 6;
  if (cards.size() <= most) return cards;
  table_.log().add(table_.find(key)->place, quoted(key) + " has " + std::to_string(cards.size()) + " cards", "at most " + std::to_string(most));
  cards.resize(most);
  return cards;
}

void FlierReader::read_deck() {
  flier_.next = modifiers("next");
  flier_.discard = modifiers("discard");
  const Node* node = table_.may("deck", NodeKind::table, "numbers by modifier card, { zero = 2, miss = 1 }");
  if (!node) return;
  const Reader deck(*node, "'deck' of " + table_.what(), modifier_words, table_.log());
  flier_.bag.emplace();
  int cards = 0;
  for (std::size_t kind = 0; kind < modifier_kinds; ++kind) cards += (*flier_.bag)[kind] = deck.number_or(modifier_words[kind], 0, 20, 0);
  if (cards > 20) table_.log().add(node->place, deck.what() + " has " + std::to_string(cards) + " cards", "at most 20");
}

void FlierReader::read(int act) {
  read_dice();
  read_cards();
  read_abilities(act);
  read_deck();
}

}  // namespace

std::optional<Spot> read_spot(const Node& item, const Scenario& map, FaultLog& log) {
  const std::string word = lower(item.text);
  const long long row = whole_number(word.empty() ? word : word.substr(1)).value_or(0);
  const Spot spot{word.empty() ? -1 : word[0] - 'a', row <= map.rows ? static_cast<int>(row) - 1 : -1};
  if (item.kind == NodeKind::text && spot.column >= 0 && spot.column < map.columns && spot.row >= 0) return spot;
  log.add(item.place, item.kind == NodeKind::text ? "no hex is called " + quoted(item.text) : "this is no hex",
          "a column and a row, from a1 to " + std::string(1, static_cast<char>('a' + map.columns - 1)) + std::to_string(map.rows));
  return std::nullopt;
}

std::vector<Spot> read_spots(const Reader& table, std::string_view key, const Scenario& map) {
  std::vector<Spot> spots;
  for (const Node* item : table.texts(key, most_items))
    if (const std::optional<Spot> spot = read_spot(*item, map, table.log())) spots.push_back(*spot);
  return spots;
}

std::vector<std::size_t> read_names(const Reader& table, std::string_view key, std::span<const std::string_view> names) {
  std::vector<std::size_t> places;
  for (const Node* item : table.texts(key, most_items)) {
    const auto at = std::find(names.begin(), names.end(), item->text);
    if (at != names.end())
      places.push_back(static_cast<std::size_t>(at - names.begin()));
    else
      table.log().add(item->place, "an item of " + quoted(key) + " is " + quoted(item->text), "one of " + listed(strings(names)),
                      nearest(item->text.substr(0, 40), strings(names)));
  }
  return places;
}

Hulk read_hulk(const Reader& table, const Scenario& map, int facing) {
  Hulk hulk;
  hulk.place = table.place();
  if (const Node* at = table.find("at")) hulk.at = read_spot(*at, map, table.log());
  hulk.facing = static_cast<std::uint8_t>(facing);
  if (table.find("facing")) hulk.facing = static_cast<std::uint8_t>(table.choice("facing", facing_words).value_or(0));
  if (table.find("shields")) hulk.shields = table.number("shields", 0, 40);
  if (table.find("hull")) hulk.hull = table.number("hull", 1, 40);
  for (const std::size_t condition : read_names(table, "conditions", condition_names)) hulk.conditions |= only(static_cast<Condition>(condition));
  return hulk;
}

Flier read_flier(const Reader& table, const Box& box, const Scenario& map, int act, std::size_t place) {
  Flier flier;
  flier.hulk = read_hulk(table, map, map.facing);
  flier.reached = table.flag_or("reached", false);
  flier.state.drone = no_card;
  flier.pilot = plain_pilot(place);
  if (const Node* word = table.may("pilot", NodeKind::text, "the word of a pilot"))
    if (const auto pilot = found(box.pilots, *word, "pilot", table.log())) flier.pilot = box.pilots[*pilot];
  FlierReader(table, box, flier).read(act);
  return flier;
}

}  // namespace rondo::akarios
