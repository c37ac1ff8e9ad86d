#include <array>
#include <string>
#include <vector>

#include "decks/aegis/sheet.h"
#include "decks/aegis/vocabulary.h"

namespace rondo::aegis {

namespace {

constexpr std::array<std::string_view, 8> team_keys = {"id", "name", "line", "basics", "combined", "sideboard", "attach", "source"};
constexpr std::array<std::string_view, 2> attach_keys = {"commander", "robot"};
constexpr std::array<std::string_view, 5> deck_keys = {"id", "name", "line", "cards", "source"};
constexpr std::size_t list_limit = 40;  // how many are allowed is a rule, in rules/aegis/roster.h; this only bounds the reading

std::vector<std::string> read_ids(const Reader& table, std::string_view key, bool compulsory, Sheet& sheet) {
  std::vector<std::string> ids;
  if (compulsory && !table.need(key, NodeKind::list, "a list of robot ids")) return ids;
  for (const Node* item : table.texts(key, list_limit)) {
    ids.push_back(item->text);
    sheet.registry.refer(IdKind::robot, item->text, item->place, sheet.log);
  }
  return ids;
}

std::optional<Attachment> read_attachment(const Reader& team, Sheet& sheet) {
  const Node* node = team.may("attach", NodeKind::table, "{ commander = \"ID\", robot = \"ID\" }");
  if (!node) return std::nullopt;
  const Reader table(*node, "'attach' of " + team.what(), attach_keys, sheet.log);
  Attachment attach{table.id("commander"), table.id("robot")};
  if (!attach.commander.empty()) sheet.registry.refer(IdKind::commander, attach.commander, table.find("commander")->place, sheet.log);
  if (!attach.robot.empty()) sheet.registry.refer(IdKind::robot, attach.robot, table.find("robot")->place, sheet.log);
  return attach;
}

template <class Card>
void read_heading(const Reader& table, Sheet& sheet, IdKind kind, Card& card) {
  card.id = table.id("id");
  if (!card.id.empty()) sheet.registry.define(kind, card.id, table.find("id")->place, sheet.log);
  card.name = table.text("name");
  card.line = table.text_or("line", "", 80);
  card.source = read_source(table, sheet.source);
}

}  // namespace

Team read_team(const Node& node, Sheet& sheet) {
  const Reader table(node, title(node, "team", "id"), team_keys, sheet.log);
  Team team;
  read_heading(table, sheet, IdKind::team, team);
  team.basics = read_ids(table, "basics", true, sheet);
  team.combined = read_ids(table, "combined", false, sheet);
  team.sideboard = read_ids(table, "sideboard", false, sheet);
  team.attach = read_attachment(table, sheet);
  return team;
}

MinionDeck read_minion_deck(const Node& node, Sheet& sheet) {
  const Reader table(node, title(node, "minion deck", "id"), deck_keys, sheet.log);
  MinionDeck deck;
  read_heading(table, sheet, IdKind::minion_deck, deck);
  deck.cards = read_ids(table, "cards", true, sheet);
  return deck;
}

}  // namespace rondo::aegis
