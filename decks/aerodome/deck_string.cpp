#include "decks/aerodome/deck_string.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "decks/spelling.h"

namespace rondo::aerodome {

namespace {

constexpr std::size_t text_limit = 2000;  // bytes
constexpr std::string_view where = "deck string";

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n";
  const std::size_t first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::vector<std::string> ids_of(std::string_view text) {
  std::vector<std::string> ids;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t to = std::min(text.find('\\', from), text.size());
    ids.emplace_back(trimmed(text.substr(from, to - from)));
    from = to + 1;
  }
  while (!ids.empty() && ids.back().empty()) ids.pop_back();
  return ids;
}

Fault wrong(std::string what, std::string expected = "", std::string near = "") {
  return {std::string(where), std::move(what), std::move(expected), std::move(near)};
}

/// The card with this id, or the fault that there is none.
template <class Card>
Result<const Card*> named(const std::vector<Card>& cards, const std::string& id, const std::string& noun) {
  const auto at = std::find_if(cards.begin(), cards.end(), [&](const Card& card) { return card.id == id; });
  if (at != cards.end()) return &*at;
  std::vector<std::string> known;
  for (const Card& card : cards) known.push_back(card.id);
  return wrong("no " + noun + " has the id " + quoted(id), "the id of a loaded " + noun, nearest(id.substr(0, 40), known));
}

std::optional<Fault> read_cards(const Box& box, const std::vector<std::string>& ids, Hand& hand) {
  for (int initiative = 1; initiative <= hand_size; ++initiative) {
    const std::string& id = ids[static_cast<std::size_t>(initiative)];
    const Result<const BattleCard*> card = named(box.cards, id, "card");
    if (!card) return card.fault();
    if ((*card)->initiative != initiative)
      return wrong("'" + id + "' in place " + std::to_string(initiative) + " has Initiative " + std::to_string((*card)->initiative),
                   "the nine cards in the order of Initiative 1 to 9");
    hand.cards.push_back(id);
  }
  return std::nullopt;
}

}  // namespace

Result<Hand> read_deck_string(const Box& box, std::string_view text) {
  constexpr std::string_view expected = "a fighter, nine cards, and three Auxiliaries or none, separated by a backslash and a blank";
  if (text.size() > text_limit) return wrong("it has " + std::to_string(text.size()) + " bytes", "at most " + std::to_string(text_limit));
  const std::vector<std::string> ids = ids_of(text);
  constexpr std::size_t without = 1 + hand_size;
  constexpr std::size_t chosen = 3;
  if (ids.empty()) return wrong("it is empty", std::string(expected));
  const Result<const Fighter*> fighter = named(box.fighters, ids[0], "fighter");
  if (!fighter) return fighter.fault();
  if (ids.size() != without && ids.size() != without + chosen)
    return wrong("it has " + std::to_string(ids.size()) + (ids.size() == 1 ? " id" : " ids"), std::string(expected));
  Hand hand;
  hand.word = hand.fighter = (*fighter)->word;
  if (std::optional<Fault> fault = read_cards(box, ids, hand)) return *std::move(fault);
  for (std::size_t i = without; i < ids.size(); ++i) {
    const Result<const AuxCard*> card = named(box.aux_cards, ids[i], "Auxiliary");
    if (!card) return card.fault();
    hand.aux.push_back(ids[i]);
  }
  return hand;
}

std::string deck_string(const Box& box, const Hand& hand) {
  const auto fighter = std::find_if(box.fighters.begin(), box.fighters.end(), [&](const Fighter& card) { return card.word == hand.fighter; });
  if (fighter == box.fighters.end()) return "";
  std::string text = fighter->id;
  for (const auto* ids : {&hand.cards, &hand.aux})
    for (const std::string& id : *ids) text += "\\ " + id;
  return text;
}

std::string hand_file(const Hand& hand) {
  const auto list = [](const std::vector<std::string>& ids) {
    std::string text;
    for (const std::string& id : ids) text += (text.empty() ? "\"" : ", \"") + id + "\"";
    return "[" + text + "]\n";
  };
  std::string text = "source = \"house\"\n\n[[hand]]\nword = \"" + hand.word + "\"\nfighter = \"" + hand.fighter + "\"\ncards = " + list(hand.cards);
  if (!hand.aux.empty()) text += "aux = " + list(hand.aux);
  return text;
}

}  // namespace rondo::aerodome
