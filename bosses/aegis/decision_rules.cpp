#include "bosses/aegis/decision_rules.h"

#include <algorithm>
#include <vector>

#include "decks/spelling.h"
#include "rules/aegis/words.h"

namespace rondo::aegis {

namespace {

constexpr std::array<CardKey, card_keys> keys = {CardKey::level, CardKey::letters, CardKey::make, CardKey::model};

/// Class letters in printed order, so that comparing the strings is comparing alphabetically (AEG-423).
std::string letters(const Card& card) { return card.classes == 0 ? std::string() : class_text(card); }

bool letters_before(const std::string& a, const std::string& b) {
  if (a.empty() || b.empty()) return !a.empty() && b.empty();
  return a < b;
}

struct Model {
  std::string number;  // without leading zeros; empty for a word
  bool numeric = false;
  std::string rest;
  std::string variant;
};

Model parsed(const Card& card) {
  const std::string model = lower(card.model);
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  std::size_t end = 0;
  while (end < model.size() && digit(model[end])) ++end;
  std::size_t begin = 0;
  while (begin + 1 < end && model[begin] == '0') ++begin;
  return {model.substr(begin, end - begin), end > 0, model.substr(end), lower(card.variant)};
}

bool model_before(const Card& one, const Card& two) {
  const Model a = parsed(one);
  const Model b = parsed(two);
  if (a.numeric != b.numeric) return a.numeric;
  if (a.number.size() != b.number.size()) return a.number.size() > b.number.size();
  if (a.number != b.number) return a.number > b.number;
  if (a.rest != b.rest) return a.rest < b.rest;
  return a.variant < b.variant;
}

/// Dense ranks by an order: equal cards share one.
template <class Before>
void rank_all(const std::vector<Card>& cards, std::array<std::uint8_t, max_cards>& ranks, Before&& comes_before) {
  std::vector<std::size_t> order(cards.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return comes_before(cards[a], cards[b]); });
  std::uint8_t rank = 0;
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (i > 0 && comes_before(cards[order[i - 1]], cards[order[i]])) ++rank;
    ranks[order[i]] = rank;
  }
}

}  // namespace

bool before(const Card& a, const Card& b, CardKey key) {
  switch (key) {
    case CardKey::level: return a.level > b.level;
    case CardKey::letters: return letters_before(letters(a), letters(b));
    case CardKey::make: return lower(a.make) < lower(b.make);
    case CardKey::model: return model_before(a, b);
  }
  return false;
}

DecisionRules::DecisionRules(const Table& table) {
  RONDO_ENSURE(table.cards.size() <= max_cards, "more cards than a game holds");
  for (const CardKey key : keys)
    rank_all(table.cards, single_[static_cast<std::size_t>(key)], [&](const Card& a, const Card& b) { return before(a, b, key); });
  rank_all(table.cards, all_, [](const Card& a, const Card& b) {
    for (const CardKey key : keys) {
      if (before(a, b, key)) return true;
      if (before(b, a, key)) return false;
    }
    return false;
  });
}

std::string rule_text(CardKey key) {
  switch (key) {
    case CardKey::level: return "AI Decision Rules 1: highest Level";
    case CardKey::letters: return "AI Decision Rules 2: Class in alphabetical order";
    case CardKey::make: return "AI Decision Rules 3: Make in alphabetical order";
    case CardKey::model: return "AI Decision Rules 4: highest Model Number";
  }
  return {};
}

std::string value_text(const Card& card, CardKey key) {
  switch (key) {
    case CardKey::level: return "level " + std::to_string(card.level);
    case CardKey::letters: return card.classes == 0 ? "no Class" : class_text(card);
    case CardKey::make: return card.make;
    case CardKey::model: return card.model + (card.variant.empty() ? "" : " " + card.variant);
  }
  return {};
}

std::string values_text(const Card& card) {
  std::string text;
  for (const CardKey key : keys)
    if (const std::string value = value_text(card, key); !value.empty()) text += (text.empty() ? "" : ", ") + value;
  return text;
}

}  // namespace rondo::aegis
