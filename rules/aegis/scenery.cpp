#include "rules/aegis/scenery.h"

#include <algorithm>
#include <set>
#include <utility>

#include "decks/aegis/effect_line.h"
#include "decks/aegis/vocabulary.h"
#include "decks/spelling.h"
#include "rules/aegis/frames.h"
#include "rules/aegis/roster.h"

namespace rondo::aegis {

namespace {

constexpr std::array<std::string_view, 14> state_keys = {"hex", "damage", "drain", "boost", "dmg",    "def",     "acc",
                                                         "eva", "blaze",  "rust",  "quell", "disarm", "flicker", "activated"};
constexpr std::array<std::string_view, 3> difficulties = {"easy", "normal", "hard"};
constexpr std::array<std::string_view, 2> ways_of_combining = {"standard", "draft"};
constexpr std::array<std::string_view, 3> beginnings = {"turn", "boss", "round"};
constexpr std::array<std::string_view, 5> skill_names = {"six", "again", "repair", "one", "energy"};  // as Skill
constexpr std::array<std::string_view, 2> sides = {"hero", "boss"};
constexpr std::array<std::string_view, icon_count> icon_words = {"A", "E", "G", "I", "S", "phi", "omega"};

class SceneryReader {
 public:
  SceneryReader(const Reader& table, Sheet& sheet, const Box& box) : table_(table), sheet_(sheet), box_(box) {}
  [[nodiscard]] Scenery read();

 private:
  void read_board(Scenery& scenery);
  void read_boss(Scenery& scenery);
  void read_round(Scenery& scenery);
  [[nodiscard]] std::vector<Stander> read_standers(std::string_view key, Side side, bool drones);
  void read_state(const Reader& table, Side side, Piece& piece);
  [[nodiscard]] std::vector<Named> read_cards(std::string_view key, std::size_t limit);
  [[nodiscard]] std::vector<std::uint8_t> read_icons(std::string_view key, std::size_t limit, std::array<int, icon_count>& counts);
  void check_cards(const Scenery& scenery);
  template <class T>
  const T* find(const std::vector<T>& list, const Node& id, std::string_view noun, bool (*fits)(const T&));
  const RobotCard* robot(const Node& id, bool drone);
  template <std::size_t Count>
  std::size_t choice(const Node& value, const std::array<std::string_view, Count>& names);
  template <std::size_t Count>
  std::size_t choice_or(std::string_view key, const std::array<std::string_view, Count>& names, std::size_t fallback);

  const Reader& table_;
  Sheet& sheet_;
  const Box& box_;
};

template <std::size_t Count>
std::size_t SceneryReader::choice(const Node& value, const std::array<std::string_view, Count>& names) {
  const auto at = std::find(names.begin(), names.end(), value.text);
  if (at != names.end()) return static_cast<std::size_t>(at - names.begin());
  const std::vector<std::string> known = strings(names);
  if (sheet_.log.room())
    sheet_.log.add(value.place, quoted(value.text) + " is none of the words for it", "one of " + listed(known),
                   nearest(value.text.substr(0, 40), known));
  return 0;
}

template <std::size_t Count>
std::size_t SceneryReader::choice_or(std::string_view key, const std::array<std::string_view, Count>& names, std::size_t fallback) {
  const Node* value = table_.may(key, NodeKind::text, "a word");
  return value ? choice(*value, names) : fallback;
}

/// The item of that id among those that fit; a fault and nothing if there is none.
template <class T>
const T* SceneryReader::find(const std::vector<T>& list, const Node& id, std::string_view noun, bool (*fits)(const T&)) {
  std::vector<std::string> known;
  for (const T& item : list) {
    if (!fits(item)) continue;
    if (item.id == id.text) return &item;
    known.push_back(item.id);
  }
  if (sheet_.log.room())
    sheet_.log.add(id.place, "no " + std::string(noun) + " has the id " + quoted(id.text), "the id of one of the decks or of this file",
                   nearest(id.text.substr(0, 40), known));
  return nullptr;
}

const RobotCard* SceneryReader::robot(const Node& id, bool drone) {
  return drone ? find<RobotCard>(box_.robots, id, "Drone", [](const RobotCard& card) { return card.drone; })
               : find<RobotCard>(box_.robots, id, "robot", [](const RobotCard& card) { return !card.drone; });
}

std::vector<Named> SceneryReader::read_cards(std::string_view key, std::size_t limit) {
  std::vector<Named> cards;
  for (const Node* item : table_.texts(key, limit))
    if (const RobotCard* card = robot(*item, false)) cards.push_back({card, item->place});
  return cards;
}

/// Counters, statuses and stats. Whatever helps was given by the piece's own side, whatever harms by the other.
void SceneryReader::read_state(const Reader& table, Side side, Piece& piece) {
  Marks& own = piece.marks[static_cast<std::size_t>(side)];
  Marks& others = piece.marks[static_cast<std::size_t>(other(side))];
  piece.damage = static_cast<std::uint8_t>(table.number_or("damage", 0, 98, 0));
  piece.drain = static_cast<std::uint8_t>(table.number_or("drain", 0, 20, 0));
  piece.boost = static_cast<std::uint8_t>(table.number_or("boost", 0, 20, 0));
  const auto stat = [&](std::string_view key, std::int8_t Marks::*which) {
    const int number = table.number_or(key, -20, 20, 0);
    Marks& marks = number > 0 ? own : others;  // apart, as g++ 12 would assign to a copy
    marks.*which = static_cast<std::int8_t>(number);
  };
  stat("dmg", &Marks::dmg);
  stat("def", &Marks::def);
  stat("acc", &Marks::acc);
  stat("eva", &Marks::eva);
  others.blaze = static_cast<std::uint8_t>(table.number_or("blaze", 0, 20, 0));
  others.rust = table.flag_or("rust", false);
  others.quell = table.flag_or("quell", false);
  others.disarm = table.flag_or("disarm", false);
  others.flicker = table.flag_or("flicker", false);
  piece.activated = table.flag_or("activated", false);
}

std::vector<Stander> SceneryReader::read_standers(std::string_view key, Side side, bool drones) {
  std::vector<std::string_view> keys(state_keys.begin(), state_keys.end());
  keys.push_back("card");
  if (drones)
    keys.push_back("side");
  else if (side == Side::hero)
    keys.insert(keys.end(), {"beneath", "fresh"});
  std::vector<Stander> list;
  const std::size_t limit = drones ? 2 * drone_slots : side == Side::hero ? hero_slots : minion_slots;
  for (const Node* node : table_.tables(key, limit)) {
    const Reader table(*node, title(*node, "piece", "card"), keys, sheet_.log);
    Stander stander;
    const Node* card = table.need("card", NodeKind::text, "the id of a card");
    if (card) stander.card = robot(*card, drones);
    stander.hex = table.text("hex");
    stander.place = table.find("hex") ? table.find("hex")->place : table.place();
    stander.side = side;
    if (const Node* whose = table.may("side", NodeKind::text, "hero or boss")) stander.side = static_cast<Side>(choice(*whose, sides));
    read_state(table, stander.side, stander.state);
    stander.state.fresh = table.flag_or("fresh", false);
    for (const Node* item : table.texts("beneath", 5))
      if (const RobotCard* under = robot(*item, false)) stander.beneath.push_back(under);
    if (!stander.card) continue;
    if (stander.state.damage >= stander.card->integrity)
      sheet_.log.add(table.place(), table.what() + " has no Integrity left", "damage below " + std::to_string(stander.card->integrity));
    if (stander.state.drain > stander.card->energy + stander.state.boost)
      sheet_.log.add(table.place(), table.what() + " is drained below 0", "drain up to its Energy Output");
    list.push_back(std::move(stander));
  }
  return list;
}

void SceneryReader::read_board(Scenery& scenery) {
  const Node* board = table_.may("board", NodeKind::text, "the id of a board");
  if (table_.find("map") || !table_.find("board")) {
    if (board) sheet_.log.add(board->place, table_.what() + " has a board and a map", "one of them");
    return read_map(table_, sheet_, scenery.board);
  }
  if (const Node* edge = table_.find("edge")) sheet_.log.add(edge->place, "'edge' belongs to a map", "a board or a map");
  if (!board) return;
  if (const Board* found = find<Board>(box_.boards, *board, "board", [](const Board&) { return true; })) scenery.board = *found;
}

/// The boss: a card of the decks, or 20 Integrity with what is written here.
void SceneryReader::read_boss(Scenery& scenery) {
  BossCard& boss = scenery.boss;
  boss.id = "boss";
  boss.name = "Boss";
  boss.integrity = 20;
  const Node* node = table_.may("boss", NodeKind::table, "a table");
  if (!node) return;
  const bool has_card = std::any_of(node->entries.begin(), node->entries.end(), [](const Entry& entry) { return entry.key == "card"; });
  std::vector<std::string_view> keys(state_keys.begin(), state_keys.end());
  if (has_card)
    keys.push_back("card");
  else
    keys.insert(keys.end(), {"integrity", "abilities", "effects", "entries", "card"});
  const Reader table(*node, "the boss of " + table_.what(), keys, sheet_.log);
  if (const Node* card = table.may("card", NodeKind::text, "the id of a boss"))
    if (const BossCard* found = find<BossCard>(box_.bosses, *card, "boss", [](const BossCard&) { return true; })) boss = *found;
  if (!has_card) {
    boss.integrity = table.number_or("integrity", 1, 99, boss.integrity);
    boss.abilities = read_abilities(table, sheet_, boss.effects);
    read_effects(table, sheet_, Bearer::boss, boss.effects);
    boss.entries = read_entries(table, sheet_, Source::house);
  }
  boss.hex = table.text_or("hex", boss.hex);
  read_state(table, Side::boss, scenery.boss_state);
  if (scenery.boss_state.damage >= boss.integrity)
    sheet_.log.add(table.place(), table.what() + " has no Integrity left", "damage below " + std::to_string(boss.integrity));
}

/// Rondo cards, added to those that are counted already.
std::vector<std::uint8_t> SceneryReader::read_icons(std::string_view key, std::size_t limit, std::array<int, icon_count>& counts) {
  std::vector<std::uint8_t> icons;
  for (const Node* item : table_.texts(key, limit)) {
    const std::size_t icon = choice(*item, icon_words);
    if (++counts[icon] > (icon < static_cast<std::size_t>(Icon::phi) ? 2 : 1))
      sheet_.log.add(item->place, "there are not so many Rondo cards " + quoted(item->text), "two of each letter, one phi and one omega");
    icons.push_back(static_cast<std::uint8_t>(icon));
  }
  return icons;
}

void SceneryReader::read_round(Scenery& scenery) {
  scenery.setup.difficulty = static_cast<Difficulty>(choice_or("difficulty", difficulties, 1));
  scenery.setup.draft_combining = choice_or("combining", ways_of_combining, 0) == 1;
  scenery.round = static_cast<std::uint8_t>(table_.number_or("round", 1, 12, 1));
  scenery.energy = static_cast<std::uint16_t>(table_.number_or("energy", 0, 99, 20));
  scenery.valor = static_cast<std::uint8_t>(table_.number_or("valor", 1, 99, 18));
  std::array<int, icon_count> counts{};
  scenery.rondo = read_icons("rondo", 4, counts);
  scenery.rondo_discard = read_icons("rondo_discard", 12, counts);
  const auto revealed = static_cast<int>(scenery.rondo.size());
  scenery.resolved = static_cast<std::uint8_t>(table_.number_or("resolved", 0, revealed, 0));
  constexpr std::array<RoundStep, 3> steps = {RoundStep::turn, RoundStep::boss, RoundStep::start};
  scenery.begin = steps[choice_or("begin", beginnings, 0)];
  if (scenery.begin == RoundStep::boss && scenery.resolved >= revealed)
    sheet_.log.add(table_.place(), table_.what() + " begins with a Rondo card, and none is left", "a card in 'rondo' that is not resolved");
  for (const Node* item : table_.texts("skills", skill_names.size()))
    scenery.skills_used = static_cast<std::uint8_t>(scenery.skills_used & ~(1U << choice(*item, skill_names)));
}

/// Each card once, and no more than there are places for.
void SceneryReader::check_cards(const Scenery& scenery) {
  std::set<const RobotCard*> used;
  const auto once = [&](const RobotCard* card, Place place) {
    if (!used.insert(card).second) sheet_.log.add(place, "the card " + quoted(card->id) + " is used twice", "each card once");
  };
  std::size_t own = scenery.team.size() + scenery.sideboard.size() + scenery.reserve.size();
  for (const Stander& stander : scenery.robots) own += 1 + stander.beneath.size();
  std::size_t minions = scenery.minions.size();
  for (const auto* list : {&scenery.robots, &scenery.minions})
    for (const Stander& stander : *list) {
      once(stander.card, stander.place);
      for (const RobotCard* under : stander.beneath) once(under, stander.place);
    }
  for (const auto* list : {&scenery.team, &scenery.sideboard, &scenery.reserve, &scenery.deck, &scenery.bottom, &scenery.discard})
    for (const Named& named : *list) once(named.card, named.place);
  for (const auto* list : {&scenery.deck, &scenery.bottom, &scenery.discard}) minions += list->size();
  for (const Fault& fault : check_start_zones(scenery.board, own))
    sheet_.log.add(table_.place(), table_.what() + " has " + fault.what, fault.expected);
  constexpr std::size_t most = 10;
  if (minions > most)
    sheet_.log.add(table_.place(), table_.what() + " has " + std::to_string(minions) + " minion cards", "at most " + std::to_string(most));
}

Scenery SceneryReader::read() {
  Scenery scenery;
  read_board(scenery);
  read_boss(scenery);
  scenery.robots = read_standers("robots", Side::hero, false);
  scenery.minions = read_standers("minions", Side::boss, false);
  scenery.drones = read_standers("drones", Side::boss, true);
  scenery.team = read_cards("team", 13);
  scenery.sideboard = read_cards("sideboard", 8);
  scenery.reserve = read_cards("reserve", 5);
  scenery.deck = read_cards("deck", 10);
  scenery.bottom = read_cards("bottom", 10);
  scenery.discard = read_cards("discard", 10);
  read_round(scenery);
  check_cards(scenery);
  return scenery;
}

}  // namespace

Scenery read_scenery(const Reader& table, Sheet& sheet, const Box& box) { return SceneryReader(table, sheet, box).read(); }

}  // namespace rondo::aegis
