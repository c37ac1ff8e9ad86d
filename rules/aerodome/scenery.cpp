#include "rules/aerodome/scenery.h"

#include <algorithm>
#include <utility>

#include "decks/spelling.h"
#include "rules/aerodome/effects.h"
#include "rules/aerodome/inches.h"

namespace rondo::aerodome {

namespace {

constexpr std::array<std::string_view, 3> mode_names = {"standard", "free-for-all", "squadron"};                  // as Mode
constexpr std::array<std::string_view, 6> beginnings = {"setup", "round", "selection", "reveal", "turn", "end"};  // as Beginning
constexpr std::array<std::string_view, 3> buff_names = {"none", "elusive", "nitro"};                              // as Buff
constexpr std::array<std::string_view, 2> tie_names = {"holder", "roll"};
constexpr std::array<std::string_view, 2> range_names = {"spokes", "distance"};
constexpr std::array<std::string_view, 2> side_names = {"A", "B"};
constexpr std::array<std::string_view, 20> flier_keys = {"fighter", "hand",   "active",  "initiative", "at",      "heading", "hp",
                                                         "burn",    "frozen", "buff",    "dazed",      "charges", "aux",     "armament",
                                                         "ammo",    "deck",   "discard", "touches",    "acted",   "side"};

/// Reads the state of one fighter.
class FlierReader {
 public:
  FlierReader(const Reader& table, const Box& box) : table_(table), box_(box) {}
  [[nodiscard]] Flier read(Seat seat, const std::string& colour, int number, Mode mode);

 private:
  void read_marker(Flier& flier, Mode mode);
  void read_cards(Flier& flier);
  void read_active(Flier& flier);
  void read_tokens(std::string_view key, int most, std::array<std::uint8_t, hand_cards>& into);
  [[nodiscard]] std::vector<const AuxCard*> read_aux(std::string_view key);
  template <class T>
  const T* find(const std::vector<T>& list, const Node& id, std::string_view noun);
  [[nodiscard]] std::size_t choice_or(std::string_view key, std::span<const std::string_view> names) const {
    return table_.find(key) ? table_.choice(key, names).value_or(0) : 0;
  }

  const Reader& table_;
  const Box& box_;
};

template <class T>
const std::string& key_of(const T& item) {
  if constexpr (requires { item.word; })
    return item.word;
  else
    return item.id;
}

/// The item of that id or word; a fault and nothing if there is none.
template <class T>
const T* found(const std::vector<T>& list, const Node& id, std::string_view noun, FaultLog& log) {
  std::vector<std::string> known;
  for (const T& item : list) {
    if (key_of(item) == id.text) return &item;
    known.push_back(key_of(item));
  }
  if (log.room())
    log.add(id.place, "no " + std::string(noun) + " is called " + quoted(id.text), "one of the decks or of this file",
            nearest(id.text.substr(0, 40), known));
  return nullptr;
}

template <class T>
const T* FlierReader::find(const std::vector<T>& list, const Node& id, std::string_view noun) {
  return found(list, id, noun, table_.log());
}

/// Two numbers of inches, whole ones as numbers and others as texts; a fault and nothing if they are none.
std::optional<Point> read_point(const Node& value, FaultLog& log) {
  std::vector<Surd> numbers;
  for (const Node& item : value.items) {
    const std::optional<Surd> units = item.kind == NodeKind::number ? units_of(std::to_string(item.number)) : units_of(item.text);
    if (units) numbers.push_back(*units);
  }
  if (value.kind == NodeKind::list && value.items.size() == 2 && numbers.size() == 2) return Point{numbers[0], numbers[1]};
  log.add(value.place, "this is no place", "x and y in inches, in whole 1/1024: [4, \"7.25\"] or [\"3+1.125r3\", 7]");
  return std::nullopt;
}

void FlierReader::read_tokens(std::string_view key, int most, std::array<std::uint8_t, hand_cards>& into) {
  const Node* node = table_.may(key, NodeKind::table, "numbers by battle card, { 4 = 1 }");
  if (!node) return;
  for (const rondo::Entry& entry : node->entries) {
    const std::optional<long long> card = whole_number(entry.key);
    if (!card || *card < 1 || *card > hand_cards || entry.value.kind != NodeKind::number || entry.value.number < 0 || entry.value.number > most)
      table_.log().add(entry.place, quoted(key) + " of battle card " + quoted(entry.key) + " is not within bounds",
                       "cards 1 to 9, each 0 to " + std::to_string(most));
    else
      into[static_cast<std::size_t>(*card - 1)] = static_cast<std::uint8_t>(entry.value.number);
  }
}

std::vector<const AuxCard*> FlierReader::read_aux(std::string_view key) {
  std::vector<const AuxCard*> cards;
  for (const Node* item : table_.texts(key, aux_slots))
    if (const AuxCard* card = find(box_.aux_cards, *item, "Auxiliary card")) cards.push_back(card);
  return cards;
}

void FlierReader::read_marker(Flier& flier, Mode mode) {
  Plane& state = flier.state;
  if (const Node* at = table_.may("at", NodeKind::list, "x and y in inches"))
    if (const std::optional<Point> point = read_point(*at, table_.log())) {
      state.at = *point;
      state.aloft = true;
    }
  const int degrees = table_.number_or("heading", 0, 330, 0);
  if (degrees % 30 != 0) table_.log().add(table_.find("heading")->place, "no marker heads at " + std::to_string(degrees) + " degrees", "steps of 30");
  state.heading = static_cast<std::uint8_t>(degrees / 30);
  state.hit_points = static_cast<std::uint8_t>(table_.number_or("hp", 1, mode == Mode::standard ? 15 : 5, mode == Mode::standard ? 15 : 5));
  state.burn = static_cast<std::uint8_t>(table_.number_or("burn", 0, 6, 0));
  state.frozen = static_cast<std::uint8_t>(table_.number_or("frozen", 0, 6, 0));
  state.buff = static_cast<Buff>(choice_or("buff", buff_names));
  state.acted = table_.flag_or("acted", false);
  state.turned = choice_or("side", side_names) == 1;
  read_tokens("dazed", 6, state.dazed);
  read_tokens("charges", 3, state.charges);
  if (state.aloft && dazed_out(state)) table_.log().add(table_.place(), table_.what() + " has no card left", "a card that is not Dazed");
  for (const Node* item : table_.texts("touches", max_fighters)) flier.touches.push_back(item->text);
}

/// A card of the hand by its Initiative, or any card by its id, which then is in the hand.
void FlierReader::read_active(Flier& flier) {
  const Node* active = table_.find("active");
  if (active && active->kind == NodeKind::text) {
    if (const BattleCard* card = find(box_.cards, *active, "battle card")) {
      flier.hand.push_back(card);
      flier.active = card->initiative - 1;
    }
  } else if (active) {
    flier.active = table_.number("active", 1, hand_cards) - 1;
  }
  if (table_.find("initiative")) flier.initiative = table_.number("initiative", 0, 9);
}

void FlierReader::read_cards(Flier& flier) {
  if (const Node* word = table_.may("fighter", NodeKind::text, "the word of a fighter")) flier.fighter = find(box_.fighters, *word, "fighter");
  for (const Node* item : table_.texts("hand", hand_cards))
    if (const BattleCard* card = find(box_.cards, *item, "battle card")) flier.hand.push_back(card);
  read_active(flier);
  std::array<bool, hand_cards> taken{};
  for (const BattleCard* card : flier.hand)
    if (std::exchange(taken[static_cast<std::size_t>(card->initiative - 1)], true))
      table_.log().add(table_.place(), table_.what() + " has two cards of Initiative " + std::to_string(card->initiative), "one of each");
  flier.aux = read_aux("aux");
  flier.deck = read_aux("deck");
  flier.discard = read_aux("discard");
  if (const Node* id = table_.may("armament", NodeKind::text, "the id of an Auxiliary card")) {
    flier.armament = find(box_.aux_cards, *id, "Auxiliary card");
    if (flier.armament && flier.armament->type != AuxType::armament) table_.log().add(id->place, quoted(id->text) + " is no Armament", "an Armament");
  }
  if (table_.find("ammo")) flier.ammo = table_.number("ammo", 0, 99);
}

Flier FlierReader::read(Seat seat, const std::string& colour, int number, Mode mode) {
  Flier flier;
  flier.place = table_.place();
  flier.seat = seat;
  read_cards(flier);
  read_marker(flier, mode);
  flier.tag = mode != Mode::squadron ? colour : colour + "-" + (flier.fighter ? flier.fighter->word : std::to_string(number));
  return flier;
}

/// Reads a whole situation.
class SceneryReader {
 public:
  SceneryReader(const Reader& table, const Box& box) : table_(table), box_(box) {}
  [[nodiscard]] Scenery read();

 private:
  void read_fliers(Scenery& scenery);
  void read_round(Scenery& scenery);
  void read_points(Scenery& scenery);
  void read_tokens(Scenery& scenery);
  void check_tags(const Scenery& scenery);
  [[nodiscard]] std::size_t choice_or(std::string_view key, std::span<const std::string_view> names, std::size_t fallback) const {
    return table_.find(key) ? table_.choice(key, names).value_or(fallback) : fallback;
  }

  const Reader& table_;
  const Box& box_;
};

void SceneryReader::read_fliers(Scenery& scenery) {
  for (int seat = 0; seat < max_seats; ++seat) {
    const std::string colour(colours[static_cast<std::size_t>(seat)]);
    const Node* node = table_.find(colour);
    if (!node) continue;
    if (seat > 0 && !table_.find(colours[static_cast<std::size_t>(seat - 1)]))
      table_.log().add(node->place, table_.what() + " leaves a colour out", "red, blue, green, yellow, white, black, orange, violet, from the left");
    std::vector<const Node*> tables = {node};
    if (scenery.mode == Mode::squadron)
      tables = table_.tables(colour, team_size);
    else if (!table_.may(colour, NodeKind::table, "a fighter, { at = [4, 7], heading = 0 }"))
      continue;
    int number = 0;
    for (const Node* one : tables) {
      const Reader reader(*one, colour + " of " + table_.what(), flier_keys, table_.log());
      scenery.fliers.push_back(FlierReader(reader, box_).read(static_cast<Seat>(seat), colour, ++number, scenery.mode));
    }
    if (scenery.mode == Mode::squadron && tables.size() != team_size)
      table_.log().add(node->place, "a squadron of " + std::to_string(tables.size()) + " fighters", "four");
  }
  const int seats = scenery.seats();
  if (seats < 2 || (seats > 2 && scenery.mode != Mode::free_for_all))
    table_.log().add(table_.place(), table_.what() + " has " + std::to_string(seats) + " seats",
                     scenery.mode == Mode::free_for_all ? "2 to 8" : "red and blue");
}

void SceneryReader::read_points(Scenery& scenery) {
  const Node* node = table_.may("points", NodeKind::table, "numbers by colour, { red = 9 }");
  if (!node) return;
  const Reader points(*node, "'points' of " + table_.what(), colours, table_.log());
  for (std::size_t seat = 0; seat < colours.size(); ++seat)
    scenery.points[seat] = static_cast<std::uint8_t>(points.number_or(colours[seat], 0, 99, 0));
}

void SceneryReader::read_round(Scenery& scenery) {
  scenery.begin = static_cast<Beginning>(choice_or("begin", beginnings, static_cast<std::size_t>(Beginning::turn)));
  scenery.round = table_.number_or("round", 0, 100, 1);
  scenery.last_round = table_.number_or("last_round", 1, 100, 100);
  scenery.turn = table_.text_or("turn", "");
  scenery.holder = table_.text_or("holder", "");
  scenery.rulings.tie_by_roll = choice_or("ties", tie_names, 0) == 1;
  scenery.rulings.range_by_distance = choice_or("ranges", range_names, 0) == 1;
  read_tokens(scenery);
  if (scenery.begin == Beginning::turn && scenery.turn.empty())
    table_.log().add(table_.place(), table_.what() + " does not say whose turn it is", "turn = \"red\", or another 'begin'");
}

void SceneryReader::read_tokens(Scenery& scenery) {
  const Node* tokens = table_.may("tokens", NodeKind::list, "places, [[12, 7]]");
  if (!tokens) return;
  if (tokens->items.size() > max_tokens)
    table_.log().add(tokens->place, "there are not so many Auxiliary tokens", std::to_string(max_tokens) + " at most");
  for (const Node& item : tokens->items)
    if (const std::optional<Point> point = read_point(item, table_.log()); point && scenery.tokens.size() < max_tokens)
      scenery.tokens.push_back(*point);
}

/// Every name of a fighter is one.
void SceneryReader::check_tags(const Scenery& scenery) {
  std::vector<std::string> tags;
  for (const Flier& flier : scenery.fliers) tags.push_back(flier.tag);
  const auto check = [&](const std::string& tag, Place place) {
    if (tag.empty() || std::find(tags.begin(), tags.end(), tag) != tags.end()) return;
    table_.log().add(place, "no fighter is called " + quoted(tag), "one of " + listed(tags), nearest(tag, tags));
  };
  if (const Node* turn = table_.find("turn")) check(scenery.turn, turn->place);
  if (const Node* holder = table_.find("holder")) check(scenery.holder, holder->place);
  for (const Flier& flier : scenery.fliers)
    for (const std::string& tag : flier.touches) check(tag, flier.place);
}

Scenery SceneryReader::read() {
  Scenery scenery;
  scenery.place = table_.place();
  scenery.mode = static_cast<Mode>(choice_or("mode", mode_names, 0));
  if (const Node* word = table_.may("stadium", NodeKind::text, "the word of a Stadium"))
    scenery.stadium = found(box_.stadiums, *word, "Stadium", table_.log());
  read_fliers(scenery);
  read_round(scenery);
  read_points(scenery);
  check_tags(scenery);
  return scenery;
}

}  // namespace

int Scenery::seats() const { return fliers.empty() ? 0 : static_cast<int>(fliers.back().seat) + 1; }

Scenery read_scenery(const Reader& table, const Box& box) { return SceneryReader(table, box).read(); }

}  // namespace rondo::aerodome
