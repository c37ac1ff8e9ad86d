#include "tests/aegis/scene.h"

#include <algorithm>

#include "decks/aegis/effect_line.h"
#include "decks/aegis/load.h"
#include "decks/spelling.h"
#include "rules/aegis/lists.h"
#include "rules/aegis/stage.h"
#include "rules/table/host.h"
#include "tests/decks/frozen.h"

namespace rondo::aegis {

namespace {

template <class Set, class Names>
Set keywords(const std::vector<std::string>& texts, const Names& names) {
  Set set;
  for (const std::string& text : texts) {
    bool known = false;
    for (std::size_t i = 0; i < names.size(); ++i) {
      const std::string name(names[i].name);
      if (text != name && !(names[i].takes_number && text.starts_with(name + " "))) continue;
      set.number[i] = text == name ? std::uint8_t{1} : static_cast<std::uint8_t>(whole_number(text.substr(name.size() + 1)).value());
      known = true;
    }
    INFO(text);
    REQUIRE(known);
  }
  return set;
}

/// Ability keywords: those with numbers, and the effect lines of the others.
AbilitySet abilities_of(std::vector<std::string> texts, std::vector<EffectLine>& lines) {
  std::erase_if(texts, [&](const std::string& text) {
    const SpelledKeyword spelled = spelled_keyword(text);
    if (spelled.line) lines.push_back(*spelled.line);
    return spelled.line.has_value();
  });
  return keywords<AbilitySet>(texts, ability_names);
}

EffectLine effect_of(const Doing& from) {
  EffectLine line;
  static_cast<EffectShape&>(line) = from.line;
  line.name = from.name.empty() ? std::string(verb_words[static_cast<std::size_t>(line.verb)].name) : from.name;
  line.drone = from.drone;
  return line;
}

ActionLine action_of(const Line& from) {
  ActionLine line;
  line.name = from.name;
  line.cost = from.cost;
  line.x_cost = from.x;
  line.accuracy = from.accuracy;
  line.multi_hit = from.multi;
  line.effect = from.effect;
  line.power = from.power;
  line.range = from.range;
  line.radius = from.radius;
  line.attributes = keywords<AttributeSet>(from.attributes, attribute_names);
  return line;
}

ClassSet letters(std::string_view text) {
  ClassSet set = 0;
  for (const char c : text) {
    const auto at = class_letters.find(c);
    REQUIRE(at != std::string_view::npos);
    set = static_cast<ClassSet>(set | (1U << at));
  }
  return set;
}

Card card_from(const Bot& bot) {
  Card card;
  card.id = bot.id;
  const auto dash = bot.id.find('-');
  card.make = bot.id.substr(0, dash);
  card.model = dash == std::string::npos ? "" : bot.id.substr(dash + 1);
  card.classes = letters(bot.classes);
  card.drone = bot.classes.empty();
  card.level = card.drone ? 1 : static_cast<int>(bot.classes.size());
  card.movement = bot.movement;
  card.energy = bot.energy;
  card.integrity = bot.integrity;
  std::vector<EffectLine> lines;
  card.abilities = abilities_of(bot.abilities, lines);
  card.commander = bot.commander;
  for (const Doing& doing : bot.effects) lines.push_back(effect_of(doing));
  add_effects(card, lines);
  for (const Line& line : bot.actions) card.actions.push_back(action_of(line));
  if (const auto words = rondo::words(bot.recipe); words.size() == 2) card.recipe = {letters(words[0]), words[1]};
  return card;
}

int icon_of(std::string_view name) {
  for (int i = 0; i < icon_count; ++i)
    if (lower(icon_names[static_cast<std::size_t>(i)]) == lower(name)) return i;
  FAIL("no such icon: " << name);
  return 0;
}

EffectLine boss_line(const Entry& from, When when) {
  EffectLine line;
  const auto word = std::find_if(verb_words.begin(), verb_words.end(), [&](const EffectWord& known) { return known.name == from.verb; });
  REQUIRE(word != verb_words.end());
  line.when = when;
  line.verb = word->verb;
  line.whom = from.whom != Whom::nobody ? from.whom : word->whom;
  const bool harms = line.verb == EffectVerb::damage || line.verb == EffectVerb::drain || is_status(line.verb);
  if (line.whom == Whom::nobody && harms) line.whom = Whom::enemies;
  line.amount = from.amount;
  line.within = from.within;
  line.drone = from.drone;
  line.name = "Entry";
  return line;
}

BossEntry entry_of(const Entry& from) {
  BossEntry entry;
  for (const std::string& icon : rondo::words(from.icons)) entry.icons = static_cast<IconSet>(entry.icons | (1U << icon_of(icon)));
  if (from.action.empty())
    entry.line = boss_line(from, When::entry);
  else
    entry.action = action_of(from.action.front());
  return entry;
}

Board board_of(const Cast& cast) {
  if (cast.map.empty()) {
    for (const Board& board : tests::frozen_box().boards)
      if (board.id == "arena") return board;
    FAIL("the frozen box has no arena");
  }
  const std::string text = "source = \"house\"\n[[board]]\nid = \"scene\"\nname = \"Scene\"\nedge = \"" + std::string(cast.edge_is_wall ? "wall" : "drop") +
                           "\"\nmap = '''\n" + cast.map + "'''\n";
  const Loaded loaded = load(std::vector<SourceFile>{{"decks/aegis/boards/scene.toml", text}});
  for (const Fault& fault : loaded.faults) UNSCOPED_INFO(fault.text());
  REQUIRE(loaded.faults.empty());
  return loaded.box.boards.front();
}

}  // namespace

Table table_of(const Cast& cast) {
  Table table;
  table.profile = cast.profile;
  table.setup.difficulty = cast.difficulty;
  lay_board(table, board_of(cast));
  for (const Bot& bot : cast.team) {
    table.cards.push_back(card_from(bot));
    ++(bot.classes.size() == 1 ? table.basics : table.combined);
  }
  for (const Bot& bot : cast.sideboard) table.cards.push_back(card_from(bot));
  table.sideboard = static_cast<int>(cast.sideboard.size());
  table.first_minion_card = table.team_size();
  for (const Bot& bot : cast.minions) table.cards.push_back(card_from(bot));
  table.minion_cards = static_cast<int>(cast.minions.size());
  for (const RobotCard& drone : tests::frozen_box().robots)
    if (drone.drone) table.cards.push_back(card_of(drone));
  BossCard& boss = table.boss_card;
  boss.id = boss.name = "Boss";
  boss.integrity = cast.boss_integrity;
  boss.abilities = abilities_of(cast.boss_abilities, boss.effects);
  for (const Doing& doing : cast.boss_effects) boss.effects.push_back(effect_of(doing));
  boss.hex = cast.boss_hex;
  boss.trophies = cast.trophies;
  for (const Entry& entry : cast.boss) boss.entries.push_back(entry_of(entry));
  for (const Entry& entry : cast.setup) boss.setup.push_back(boss_line(entry, When::setup));
  REQUIRE_FALSE(seat_boss(table, boss).has_value());
  return table;
}

Scene::Scene(const Cast& cast) : Scene(table_of(cast), true) {}

Scene::Scene(Table table, bool) : game_(std::move(table)) {
  p = bare_position(this->table());
  rondo("A A A");
}

CardId Scene::card(std::string_view id) const {
  for (std::size_t i = 0; i < table().cards.size(); ++i)
    if (table().cards[i].id == id) return static_cast<CardId>(i);
  FAIL("no such card: " << id);
  return no_card;
}

HexId Scene::hex(std::string_view label) const {
  const auto found = hex_named(table(), label);
  INFO(label);
  REQUIRE(static_cast<bool>(found));
  return *found;
}

PieceId Scene::on(std::string_view label) const { return piece_on(p, hex(label)); }

namespace {

PieceId standing(PieceId piece) {
  REQUIRE(piece != no_piece);
  return piece;
}

}  // namespace

PieceId Scene::hero(std::string_view id, std::string_view label) {
  return standing(Stage(table(), p).robot(card(id), hex(label)));
}

PieceId Scene::minion(std::string_view id, std::string_view label) {
  return standing(Stage(table(), p).minion(card(id), hex(label)));
}

PieceId Scene::drone(std::string_view id, std::string_view label, Side side) {
  return standing(Stage(table(), p).drone(card(id), hex(label), side));
}

PieceId Scene::boss(std::string_view label) {
  p[boss_piece].hex = hex(label);
  return boss_piece;
}

void Scene::discard(std::string_view id) { Stage(table(), p).discard(card(id)); }

void Scene::destroyed(std::string_view id) { p.where[card(id)] = Whereabouts::off_board; }

void Scene::reserve(std::string_view id) { p.where[card(id)] = Whereabouts::reserve; }

void Scene::beneath(PieceId top, std::initializer_list<std::string_view> cards) {
  for (const std::string_view id : cards) Stage(table(), p).beneath(top, card(id));
}

void Scene::rondo(std::string_view icons) {
  std::vector<std::uint8_t> cards;
  for (const std::string& name : words(icons)) cards.push_back(static_cast<std::uint8_t>(icon_of(name)));
  Stage(table(), p).reveal(cards);
}

void Scene::deck(std::initializer_list<std::string_view> cards) {
  p.minions.bag = {};
  p.minions.bottom.clear();
  for (const std::string_view id : cards) Stage(table(), p).put_under(card(id));
}

std::vector<std::string> Scene::options() const {
  OptionList list;
  std::vector<std::string> texts;
  if (p.owing == Seat::none) return texts;
  game_.options(p, p.owing, list);
  for (const Option& option : list) texts.push_back(game_.spell(p, p.owing, option.action));
  return texts;
}

std::vector<std::string> Scene::options(std::string_view beginning) const {
  std::vector<std::string> texts;
  for (std::string& text : options())
    if (text.starts_with(beginning)) texts.push_back(std::move(text));
  return texts;
}

bool Scene::offers(std::string_view line) const {
  for (const std::string& text : options())
    if (text == line) return true;
  return false;
}

Scene& Scene::play(std::initializer_list<std::string_view> lines) {
  const Narrator narrator = [&](const Position& now, const Event& event) {
    events.push_back(event);
    if (std::string line = game_.tell(now, event); !line.empty()) story.push_back(std::move(line));
  };
  for (const std::string_view line : lines) {
    const std::vector<std::string> spelled = options();
    const auto index = parse(spelled, line);
    INFO(line << " — offered: " << listed(spelled));
    REQUIRE(static_cast<bool>(index));
    OptionList list;
    game_.options(p, p.owing, list);
    const Action answer = list[*index].action;
    game_.apply(p, {&answer, 1}, narrator);
  }
  return *this;
}

Scene& Scene::roll(std::initializer_list<int> faces) {
  for (const int face : faces) play("die " + std::to_string(face));
  return *this;
}

Scene& Scene::let_be() {
  while (p.owing == hero_seat && p.frames.back().kind != FrameKind::round && offers("pass")) play("pass");
  return *this;
}

Scene& Scene::boss_turn(std::string_view icon) {
  rondo(icon);
  return play("pass");
}

int Scene::count(EventKind kind) const {
  int n = 0;
  for (const Event& event : events) n += event.kind == kind;
  return n;
}

}  // namespace rondo::aegis
