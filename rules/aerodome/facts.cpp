#include "rules/aerodome/facts.h"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "decks/spelling.h"
#include "rules/aerodome/fact_forms.h"
#include "rules/aerodome/inches.h"

namespace rondo::aerodome {

namespace {

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
  std::size_t index(const std::vector<std::string>& names, std::string_view noun, const std::string& word);
  void fighter(const std::string& word);
  int number(const std::string& word, long long low, long long high, std::string_view noun);
  void point(const std::string& word);
  void refuse(Fault wrong) {
    if (!fault) fault = std::move(wrong);
  }

  const Table& table_;
  const std::vector<std::string>& text_;
  bool second_number_ = false;  ///< of a place
};

std::size_t Match::index(const std::vector<std::string>& names, std::string_view noun, const std::string& word) {
  const auto at = std::find(names.begin(), names.end(), word);
  if (at != names.end()) return static_cast<std::size_t>(at - names.begin());
  refuse({{}, "no " + std::string(noun) + " is called " + quoted(word), "one of " + listed(names), nearest(word, names)});
  return 0;
}

void Match::fighter(const std::string& word) {
  std::vector<std::string> tags;
  for (const Pilot& pilot : table_.pilots) tags.push_back(pilot.tag);
  const auto id = static_cast<FighterId>(index(tags, "fighter", word));
  (operands.one == nobody ? operands.one : operands.other) = id;
}

int Match::number(const std::string& word, long long low, long long high, std::string_view noun) {
  const std::optional<long long> value = whole_number(word);
  if (value && *value >= low && *value <= high) return static_cast<int>(*value);
  refuse({{}, quoted(word) + " is no " + std::string(noun), std::to_string(low) + " to " + std::to_string(high), {}});
  return static_cast<int>(low);
}

void Match::point(const std::string& word) {
  const std::optional<Surd> units = units_of(word);
  if (!units) refuse({{}, quoted(word) + " is no place", "inches in whole 1/1024, '4.5' or '3+1.125r3'", {}});
  (std::exchange(second_number_, true) ? operands.point.y : operands.point.x) = units.value_or(Surd{});
}

void Match::operand(char kind, const std::string& word) {
  switch (kind) {
    case 'P':
    case 'L': return fighter(word);
    case 'N': operands.number = number(word, 0, 1000, "number"); return;
    case 'R': operands.number = number(word, 1, highest_speed, "range"); return;
    case 'C': operands.card = number(word, 1, hand_cards, "battle card") - 1; return;
    case 'T': operands.seat = static_cast<int>(index({colours.begin(), colours.begin() + table_.seats}, "seat", word)); return;
    case 'S': operands.stat = index(stat_names(), "stat", word); return;
    case 'X': return point(word);
    default: break;
  }
  std::vector<std::string> ids;
  for (const std::vector<AuxCard>& deck : table_.aux_decks)
    for (const AuxCard& card : deck) ids.push_back(card.id);
  operands.aux = word;
  index(ids, "Auxiliary card", word);
}

bool Match::fits(const Form& form) {
  constexpr std::string_view kinds = "PLTNRCSXI";
  std::vector<std::string> pattern = words(form.pattern);
  if (pattern.back() == "X") pattern.emplace_back("X");
  if (pattern.back() == "L") pattern.resize(std::max(pattern.size(), text_.size()), "L");
  if (pattern.size() != text_.size()) return false;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const std::string& word = pattern[i];
    if (word.size() == 1 && kinds.find(word[0]) != std::string_view::npos)
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

Result<Parsed> parsed(const Table& table, std::string_view text) {
  const std::vector<std::string> all = words(text);
  std::optional<Fault> nearly;
  std::string expected;
  for (const Form& form : fact_forms()) {
    Match match(table, all);
    expected += (expected.empty() ? "" : ", ") + std::string(form.pattern);
    if (!match.fits(form)) continue;
    if (!match.fault) return Parsed{&form, std::move(match.operands)};
    if (!nearly) nearly = std::move(match.fault);
  }
  if (nearly) return *nearly;
  return Fault{{}, quoted(text) + " is no fact", std::move(expected), {}};
}

/// The fact in the one spelling that what is so is compared with.
std::string respelled(std::string_view text) {
  std::string plain;
  for (const std::string& word : words(text)) {
    const std::optional<Surd> units = units_of(word);
    plain += (plain.empty() ? "" : " ") + (units ? inches(*units) : word);
  }
  return plain;
}

}  // namespace

std::optional<Fault> fact_fault(const Table& table, std::string_view fact) {
  const Result<Parsed> form = parsed(table, fact);
  return form ? std::nullopt : std::optional<Fault>(form.fault());
}

Seen look(const Table& table, const Position& p, std::string_view fact, int turns) {
  const Result<Parsed> form = parsed(table, fact);
  if (!form) return {false, form.fault().text()};
  std::string now = form->form->now(Sky{table, p, turns}, form->operands);
  return {now == respelled(fact), std::move(now)};
}

Point quarter_turned(const Point& point, int turns, Surd length, Surd width) {
  switch (turned(0, turns) % 4) {
    case 0: return point;
    case 1: return {width - point.y, point.x};
    case 2: return {length - point.x, width - point.y};
    default: return {point.y, length - point.x};
  }
}

}  // namespace rondo::aerodome
