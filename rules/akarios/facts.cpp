#include "rules/akarios/facts.h"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "decks/reader.h"
#include "decks/spelling.h"
#include "rules/akarios/fact_forms.h"
#include "rules/akarios/words.h"

namespace rondo::akarios {

namespace {

template <class Items>
std::vector<std::string> words_of(const Items& items) {
  std::vector<std::string> known;
  for (const auto& item : items) {
    if constexpr (requires { item.word; })
      known.push_back(item.word);
    else
      known.push_back(item.id);
  }
  return known;
}

/// Reads one fact against one pattern.
class Match {
 public:
  Match(const Table& table, const std::vector<std::string>& text) : table_(table), text_(text) {}

  /// Whether the words fit, but for operands: `fault` then holds what the first wrong one should have been.
  bool fits(const Form& form);
  Operands operands;
  std::optional<Fault> fault;

 private:
  void operand(char kind, const std::string& word);
  void card(char kind, const std::string& word);
  int index(const std::vector<std::string>& names, std::string_view noun, const std::string& word);
  int index(std::span<const std::string_view> names, std::string_view noun, const std::string& word) { return index(strings(names), noun, word); }
  void ship(const std::string& word, ShipSet among);
  void refuse(Fault wrong) {
    if (!fault) fault = std::move(wrong);
  }
  [[nodiscard]] std::vector<std::string> abilities() const;
  [[nodiscard]] std::vector<std::string> types() const;

  const Table& table_;
  const std::vector<std::string>& text_;
};

int Match::index(const std::vector<std::string>& names, std::string_view noun, const std::string& word) {
  const auto at = std::find(names.begin(), names.end(), word);
  if (at != names.end()) return static_cast<int>(at - names.begin());
  refuse({{}, "no " + std::string(noun) + " is called " + quoted(word), "one of " + listed(names), nearest(word, names)});
  return 0;
}

void Match::ship(const std::string& word, ShipSet among) {
  const std::vector<std::string> names = ship_names(table_, all_ships(table_) & among);
  index(names, among == ~ShipSet{0} ? "ship" : "pilot", word);
  for (ShipId ship = 0; ship < max_ships; ++ship)
    if (ship_name(table_, ship) == word) operands.ship = ship;
  if (operands.ship == no_ship) operands.ship = 0;
}

/// What any pilot of this battle could use.
std::vector<std::string> Match::abilities() const {
  std::vector<std::string> known;
  for (const Pilot& pilot : table_.pilots)
    for (const Ability& ability : pilot.board) known.push_back(ability.word);
  for (const Drone& drone : table_.drones) {
    known.push_back(drone.basic[0].word);
    known.push_back(drone.advanced[0].word);
  }
  for (const Upgrade& upgrade : table_.upgrades) known.push_back(upgrade.word);
  return known;
}

std::vector<std::string> Match::types() const {
  std::vector<std::string> known;
  for (std::size_t type = 0; type < table_.types.size(); ++type) known.push_back(type_name(table_, static_cast<int>(type)));
  return known;
}

void Match::operand(char kind, const std::string& word) {
  switch (kind) {
    case 'S': return ship(word, ~ShipSet{0});
    case 'P': return ship(word, (ShipSet{1} << max_pilots) - 1);
    case 'D': index(facing_words, "facing", word); return;
    case 'K': operands.token = static_cast<TokenKind>(index(token_words, "kind of tokens", word) + 1); return;
    case 'F': operands.face = static_cast<Face>(index(face_names, "face", word)); return;
    case 'X': operands.stat = index(ship_numbers, "number of a ship", word); return;
    case 'Y': operands.stat = index(pilot_numbers, "number of a pilot", word); return;
    case 'Z': operands.stat = index(battle_numbers, "number", word); return;
    case 'T': operands.type = index(types(), "enemy type", word); return;
    case 'O': index(outcome_words, "outcome", word); return;
    case 'H': {
      const Result<HexId> hex = hex_named(table_, word);
      if (hex)
        operands.hex = *hex;
      else
        refuse(hex.fault());
      return;
    }
    case 'N': {
      const std::optional<long long> number = whole_number(word);
      if (!number || *number < 0 || *number > 1000) refuse({{}, quoted(word) + " is no number", "0 to 1000", {}});
      return;
    }
    default: return card(kind, word);
  }
}

void Match::card(char kind, const std::string& word) {
  operands.word = word;
  switch (kind) {
    case 'A': index(abilities(), "ability", word); return;
    case 'U': index(words_of(table_.upgrades), "upgrade", word); return;
    case 'V': index(words_of(table_.drones), "drone", word); return;
    case 'W': index(words_of(table_.scenario_cards), "scenario card", word); return;
    case 'M': index(modifier_words, "modifier card", word); return;
    default: index(words_of(table_.combat[static_cast<std::size_t>(operands.type)]), "combat card", word); return;
  }
}

bool Match::fits(const Form& form) {
  const std::vector<std::string> pattern = words(form.pattern);
  if (pattern.size() != text_.size()) return false;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const std::string& word = pattern[i];
    if (word.size() == 1 && operand_letters.find(word[0]) != std::string_view::npos)
      operand(word[0], text_[i]);
    else if (word != text_[i])
      return false;
  }
  return true;
}

struct Parsed {
  const Form* form;
  Operands operands;
};

/// How much of a form the text has in common with it, so that the fault is about the nearest one.
int likeness(const Form& form, const std::vector<std::string>& text) {
  const std::vector<std::string> pattern = words(form.pattern);
  int alike = 0;
  for (std::size_t i = 0; i < pattern.size() && i < text.size(); ++i) alike += pattern[i] == text[i];
  return alike;
}

Result<Parsed> parsed(const Table& table, std::string_view text) {
  const std::vector<std::string> all = words(text);
  std::optional<Fault> nearly;
  int nearness = -1;
  std::vector<std::string> patterns;
  for (const Form& form : fact_forms()) {
    Match match(table, all);
    patterns.emplace_back(form.pattern);
    if (!match.fits(form)) continue;
    if (!match.fault) return Parsed{&form, std::move(match.operands)};
    if (const int alike = likeness(form, all); alike > nearness) {
      nearly = std::move(match.fault);
      nearness = alike;
    }
  }
  if (nearly) return *nearly;
  return Fault{{}, quoted(text) + " is no fact", listed(patterns, patterns.size()), nearest(text.substr(0, 40), patterns)};
}

}  // namespace

std::optional<Fault> fact_fault(const Table& table, std::string_view fact) {
  const Result<Parsed> form = parsed(table, fact);
  return form ? std::nullopt : std::optional<Fault>(form.fault());
}

Seen look(const Table& table, const Position& p, std::string_view fact, int sides) {
  const Result<Parsed> form = parsed(table, fact);
  if (!form) return {false, form.fault().text()};
  std::string now = form->form->now(Scene{table, p, sides}, form->operands);
  return {now == joined(words(fact)), std::move(now)};
}

}  // namespace rondo::akarios
