#include <array>

#include "decks/aerodome/sheet.h"
#include "decks/aerodome/vocabulary.h"

namespace rondo::aerodome {

namespace {

constexpr std::array<std::string_view, 6> hand_keys = {"word", "fighter", "line", "cards", "aux", "source"};
constexpr std::array<std::string_view, 6> squadron_keys = {"word", "name", "line", "hands", "aux", "source"};
constexpr std::size_t line_bytes = 80;

}  // namespace

Hand read_hand(const Node& node, Sheet& sheet) {
  const Reader table(node, title(node, "hand", "word"), hand_keys, sheet.log);
  Hand hand;
  hand.source = read_source(table, sheet.source);
  hand.word = read_own(table, kind::hand, sheet);
  hand.fighter = table.id("fighter");
  if (!hand.fighter.empty()) sheet.registry.refer(kind::fighter, hand.fighter, table.find("fighter")->place, sheet.log);
  hand.line = table.text_or("line", "", line_bytes);
  hand.cards = read_references(table, "cards", kind::card, true, sheet);
  hand.aux = read_references(table, "aux", kind::aux, false, sheet);
  return hand;
}

Squadron read_squadron(const Node& node, Sheet& sheet) {
  const Reader table(node, title(node, "squadron", "word"), squadron_keys, sheet.log);
  Squadron squadron;
  squadron.source = read_source(table, sheet.source);
  squadron.word = read_own(table, kind::squadron, sheet);
  squadron.name = table.text("name");
  squadron.line = table.text_or("line", "", line_bytes);
  squadron.hands = read_references(table, "hands", kind::hand, true, sheet);
  squadron.aux = read_references(table, "aux", kind::aux, true, sheet);
  return squadron;
}

}  // namespace rondo::aerodome
