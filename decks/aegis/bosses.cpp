#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "decks/aegis/action_line.h"
#include "decks/aegis/sheet.h"
#include "decks/aegis/vocabulary.h"
#include "decks/spelling.h"

namespace rondo::aegis {

namespace {

constexpr std::array<std::string_view, 14> boss_keys = {"id",      "name",  "line",       "integrity",      "movement",     "hex",      "abilities",
                                                        "entries", "setup", "setup_text", "minion_classes", "minion_decks", "trophies", "source"};
constexpr std::array<std::string_view, 4> setup_keys = {"name", "verb", "amount", "within"};
constexpr std::array<std::string_view, 5> verb_keys = {"name", "verb", "amount", "within", "on"};
constexpr std::array<std::string_view, 3> trophy_keys = {"name", "rule", "amount"};
constexpr std::size_t entry_limit = 16;

struct Needs {
  bool amount = false;
  bool within = false;
};

Needs needs(BossVerb verb) {
  switch (verb) {
    case BossVerb::blaze:
    case BossVerb::scorch: return {true, true};
    case BossVerb::rust: return {false, true};
    case BossVerb::sap:
    case BossVerb::mend:
    case BossVerb::rally:
    case BossVerb::bulwark:
    case BossVerb::summon:
    case BossVerb::shift: break;
  }
  return {true, false};
}

/// The index of the name under `key`, or nothing with a fault that lists the names.
template <std::size_t Count>
std::optional<std::size_t> read_choice(const Reader& table, std::string_view key, const std::array<std::string_view, Count>& names) {
  const std::vector<std::string> known = strings(names);
  const Node* value = table.need(key, NodeKind::text, "one of " + listed(known));
  if (!value) return std::nullopt;
  const auto at = std::find(names.begin(), names.end(), value->text);
  if (at != names.end()) return static_cast<std::size_t>(at - names.begin());
  table.log().add(value->place, quoted(key) + " is " + quoted(value->text), "one of " + listed(known), nearest(value->text.substr(0, 40), known));
  return std::nullopt;
}

void refuse(const Reader& table, std::string_view key, std::string_view owner) {
  if (const Node* value = table.find(key)) table.log().add(value->place, quoted(owner) + " takes no '" + std::string(key) + "'");
}

void read_verb(const Reader& table, BossEntry& entry) {
  entry.name = table.text("name");
  const std::optional<std::size_t> verb = read_choice(table, "verb", boss_verb_names);
  if (!verb) return;
  entry.verb = static_cast<BossVerb>(*verb);
  const Needs operands = needs(entry.verb);
  if (operands.amount)
    entry.amount = table.number("amount", 1, 9);
  else
    refuse(table, "amount", boss_verb_names[*verb]);
  if (operands.within)
    entry.within = table.number_or("within", 1, 20, 0);
  else
    refuse(table, "within", boss_verb_names[*verb]);
}

bool has_key(const Node& table, std::string_view key) {
  return std::any_of(table.entries.begin(), table.entries.end(), [&](const Entry& entry) { return entry.key == key; });
}

/// A line of the card: with `verb` a special ability, otherwise an Action.
BossEntry read_entry(const Node& node, const Reader& boss, Source source) {
  BossEntry entry;
  if (has_key(node, "verb")) {
    const Reader table(node, title(node, "ability", "name") + " of " + boss.what(), verb_keys, boss.log());
    read_verb(table, entry);
    entry.icons = read_icons(table);
    constexpr auto letters = (1u << static_cast<unsigned>(Icon::phi)) - 1;
    if (entry.icons & letters)
      table.log().add(table.find("on")->place, "a special ability of " + boss.what() + " fires on a letter", "phi, omega or both");
    return entry;  // AEG-030
  }
  std::vector<std::string_view> keys(action_keys.begin(), action_keys.end());
  keys.push_back("on");
  const Reader table(node, action_title(node, boss.what()), keys, boss.log());
  entry.action = read_action_line(table, source);
  entry.name = entry.action->name;
  entry.icons = read_icons(table);
  return entry;
}

// No player robot stands on the board yet, so an Action would have no target: set-up lines are verbs.
BossEntry read_setup(const Node& node, const Reader& boss) {
  const Reader table(node, title(node, "set-up line", "name") + " of " + boss.what(), setup_keys, boss.log());
  BossEntry entry;
  read_verb(table, entry);
  return entry;
}

Trophy read_trophy(const Node& node, const Reader& boss) {
  const Reader table(node, title(node, "trophy", "name") + " of " + boss.what(), trophy_keys, boss.log());
  Trophy trophy;
  trophy.name = table.text("name");
  const std::optional<std::size_t> rule = read_choice(table, "rule", trophy_names);
  if (!rule) return trophy;
  trophy.rule = static_cast<TrophyRule>(*rule);
  if (trophy.rule <= TrophyRule::minions_destroyed_at_least)
    trophy.amount = table.number("amount", 0, 99);
  else
    refuse(table, "amount", trophy_names[*rule]);
  return trophy;
}

void count(const Reader& table, std::string_view key, std::size_t found, std::size_t wanted) {
  const Node* value = table.find(key);
  if (found != wanted && !(value && value->kind != NodeKind::list))
    table.log().add(value ? value->place : table.place(), table.what() + " has " + std::to_string(found) + " " + std::string(key),
                    std::to_string(wanted));
}

bool is_label(std::string_view text) {
  return text.size() >= 2 && text.size() <= 3 && text[0] >= 'A' && text[0] <= 'Z' && text[1] != '0' && whole_number(text.substr(1)).value_or(0) > 0;
}

void read_lines(const Reader& table, BossCard& card) {
  card.entries = read_entries(table, card.source);
  if (card.entries.empty()) table.log().add(table.place(), table.what() + " has no entries", "at least one");
  for (const Node* node : table.tables("setup", entry_limit)) card.setup.push_back(read_setup(*node, table));
  for (const Node* node : table.tables("trophies", 3)) card.trophies.push_back(read_trophy(*node, table));
  count(table, "trophies", card.trophies.size(), 3);  // AEG-297
}

void read_minions(const Reader& table, Sheet& sheet, BossCard& card) {
  constexpr std::size_t suggested = 10;  // AEG-293
  for (const Node* item : table.texts("minion_classes", suggested)) {
    const std::optional<ClassSet> classes = class_set(item->text);
    if (!classes) sheet.log.add(item->place, quoted(item->text) + " is not a Class", "letters out of AEGIS, each at most once");
    card.minion_classes.push_back(classes.value_or(0));
  }
  count(table, "minion_classes", card.minion_classes.size(), suggested);
  for (const Node* item : table.texts("minion_decks", 20)) {
    card.minion_decks.push_back(item->text);
    sheet.registry.refer(IdKind::minion_deck, item->text, item->place, sheet.log);
  }
}

}  // namespace

std::vector<BossEntry> read_entries(const Reader& boss, Source source) {
  std::vector<BossEntry> entries;
  for (const Node* node : boss.tables("entries", entry_limit)) entries.push_back(read_entry(*node, boss, source));
  return entries;
}

BossCard read_boss(const Node& node, Sheet& sheet) {
  const Reader table(node, title(node, "boss", "id"), boss_keys, sheet.log);
  BossCard card;
  card.id = table.id("id");
  if (!card.id.empty()) sheet.registry.define(IdKind::boss, card.id, table.find("id")->place, sheet.log);
  card.name = table.text("name");
  card.line = table.text_or("line", "", 80);
  card.source = read_source(table, sheet.source);
  card.integrity = table.number("integrity", 1, 99);
  card.movement = table.number_or("movement", 0, 9, 0);
  card.hex = table.text_or("hex", "");
  if (!card.hex.empty() && !is_label(card.hex))
    sheet.log.add(table.find("hex")->place, "'hex' is " + quoted(card.hex), "a board label such as \"G7\"");
  card.abilities = read_abilities(table);
  judge_commander_abilities(table, card.abilities, "", card.source, sheet);
  card.setup_text = table.text_or("setup_text", "", 900);
  read_lines(table, card);
  read_minions(table, sheet, card);
  return card;
}

}  // namespace rondo::aegis
