#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "decks/aegis/action_line.h"
#include "decks/aegis/effect_line.h"
#include "decks/aegis/vocabulary.h"
#include "decks/spelling.h"

namespace rondo::aegis {

namespace {

constexpr std::array<std::string_view, 15> boss_keys = {"id",      "name",    "line",  "integrity",  "movement",       "hex",          "abilities",
                                                        "effects", "entries", "setup", "setup_text", "minion_classes", "minion_decks", "trophies",
                                                        "source"};
constexpr std::array<std::string_view, 3> trophy_keys = {"name", "rule", "amount"};
constexpr std::size_t entry_limit = 16;

bool has_key(const Node& table, std::string_view key) {
  return std::any_of(table.entries.begin(), table.entries.end(), [&](const Entry& entry) { return entry.key == key; });
}

/// `keys` and `on`.
template <std::size_t Count>
std::vector<std::string_view> with_icons(const std::array<std::string_view, Count>& keys) {
  std::vector<std::string_view> all(keys.begin(), keys.end());
  all.push_back("on");
  return all;
}

/// A line of the card: with `verb` a special ability, otherwise an Action.
BossEntry read_entry(const Node& node, const Reader& boss, Sheet& sheet, Source source) {
  BossEntry entry;
  if (has_key(node, "verb")) {
    const std::vector<std::string_view> keys = with_icons(boss_line_keys);
    const Reader table(node, title(node, "ability", "name") + " of " + boss.what(), keys, boss.log());
    entry.line = read_boss_line(table, sheet, When::entry);
    entry.icons = read_icons(table);
    constexpr auto letters = (1u << static_cast<unsigned>(Icon::phi)) - 1;
    if (entry.icons & letters)
      table.log().add(table.find("on")->place, "a special ability of " + boss.what() + " fires on a letter", "phi, omega or both");
    return entry;  // AEG-030
  }
  const std::vector<std::string_view> keys = with_icons(action_keys);
  const Reader table(node, action_title(node, boss.what()), keys, boss.log());
  entry.action = read_action_line(table, source);
  entry.icons = read_icons(table);
  return entry;
}

// No player robot stands on the board yet, so an Action would have no target: set-up lines are verbs.
EffectLine read_setup(const Node& node, const Reader& boss, Sheet& sheet) {
  const Reader table(node, title(node, "set-up line", "name") + " of " + boss.what(), boss_line_keys, boss.log());
  return read_boss_line(table, sheet, When::setup);
}

Trophy read_trophy(const Node& node, const Reader& boss) {
  const Reader table(node, title(node, "trophy", "name") + " of " + boss.what(), trophy_keys, boss.log());
  Trophy trophy;
  trophy.name = table.text("name");
  const std::optional<std::size_t> rule = table.choice("rule", trophy_names);
  if (!rule) return trophy;
  trophy.rule = static_cast<TrophyRule>(*rule);
  if (trophy.rule <= TrophyRule::minions_destroyed_at_least)
    trophy.amount = table.number("amount", 0, 99);
  else
    table.refuse("amount", trophy_names[*rule]);
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

void read_lines(const Reader& table, Sheet& sheet, BossCard& card) {
  card.entries = read_entries(table, sheet, card.source);
  if (card.entries.empty()) table.log().add(table.place(), table.what() + " has no entries", "at least one");
  for (const Node* node : table.tables("setup", entry_limit)) card.setup.push_back(read_setup(*node, table, sheet));
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

std::vector<BossEntry> read_entries(const Reader& boss, Sheet& sheet, Source source) {
  std::vector<BossEntry> entries;
  for (const Node* node : boss.tables("entries", entry_limit)) entries.push_back(read_entry(*node, boss, sheet, source));
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
  card.abilities = read_abilities(table, sheet, card.effects);
  judge_commander_abilities(table, card.abilities, "", card.source, sheet);
  read_effects(table, sheet, Bearer::boss, card.effects);
  card.setup_text = table.text_or("setup_text", "", 900);
  read_lines(table, sheet, card);
  read_minions(table, sheet, card);
  return card;
}

}  // namespace rondo::aegis
