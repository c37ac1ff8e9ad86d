#include "decks/aerodome/vocabulary.h"

#include <algorithm>
#include <array>
#include <vector>

#include "decks/spelling.h"

namespace rondo::aerodome {

namespace {

constexpr std::string_view source_values = "\"printed\", \"inferred\" or \"house\"";

Source source_of(const Reader& table, std::string_view key, const Node& value, Source otherwise) {
  const auto at = std::find(source_names.begin(), source_names.end(), value.text);
  if (at != source_names.end()) return static_cast<Source>(at - source_names.begin());
  const std::vector<std::string> known = strings(source_names);
  table.log().add(value.place, quoted(key) + " is " + quoted(value.text), "one of " + listed(known), nearest(value.text.substr(0, 40), known));
  return otherwise;
}

/// Each keyword as it is written, in alphabetical order.
std::vector<std::string> keyword_forms() {
  std::vector<std::string> forms;
  for (const KeywordName& keyword : keyword_names) forms.push_back(std::string(keyword.name) + (keyword.takes_number ? " X" : ""));
  std::sort(forms.begin(), forms.end());
  return forms;
}

void report_unknown(const Reader& table, const Node& item, std::string_view word) {
  if (!table.log().room()) return;
  const std::vector<std::string> known = keyword_forms();
  std::string near = nearest(word.substr(0, 40), known);
  if (near.empty()) near = nearest(std::string(word.substr(0, 40)) + " X", known);  // the number is not what was mistyped
  table.log().add(item.place, table.what() + " has an unknown keyword " + quoted(item.text), "one of " + listed(known, known.size()),
                  std::move(near));
}

bool fits(Keyword keyword, KeywordPlace where) {
  switch (keyword) {
    case Keyword::ammo: return where == KeywordPlace::armament;
    case Keyword::charge: return where == KeywordPlace::battle_card || where == KeywordPlace::armament;
    case Keyword::psych: return where == KeywordPlace::battle_card;
    default: return true;
  }
}

std::string_view where_fits(Keyword keyword) {
  if (keyword == Keyword::ammo) return "AMMO on Armaments";
  return keyword == Keyword::charge ? "CHARGE on Battle cards and Armaments" : "PSYCH on Battle cards";
}

/// `7` or `5-7` as a set of Initiatives, empty if it is neither.
std::uint16_t initiatives(std::string_view text) {
  const std::size_t dash = text.find('-');
  const std::optional<long long> low = whole_number(text.substr(0, dash));
  const std::optional<long long> high = dash == std::string_view::npos ? low : whole_number(text.substr(dash + 1));
  if (!low || !high || *low < 1 || *high > 9 || *low > *high) return 0;
  unsigned set = 0;
  for (long long i = *low; i <= *high; ++i) set |= 1u << i;
  return static_cast<std::uint16_t>(set);
}

void read_psych(const Reader& table, const Node& item, std::string_view tail, Keywords& found) {
  const std::uint16_t set = initiatives(tail);
  if (set == 0) return table.log().add(item.place, table.what() + " has the keyword " + quoted(item.text), "PSYCH 7 or PSYCH 5-7, from 1 to 9");
  if ((found.psych & set) != 0) return table.log().add(item.place, table.what() + " has " + quoted(item.text) + " twice", "each Initiative once");
  found.psych = static_cast<std::uint16_t>(found.psych | set);
  found.amounts[static_cast<std::size_t>(Keyword::psych)].number = 1;
}

/// One item of a keyword list, e.g. `BURST 2`.
void read_keyword(const Reader& table, const Node& item, KeywordPlace where, CardX& x, Keywords& found) {
  const std::string_view text = item.text;
  const std::size_t blank = text.find(' ');
  const std::string_view word = text.substr(0, blank);
  const std::string_view tail = blank == std::string_view::npos ? "" : text.substr(blank + 1);
  const auto at = std::find_if(keyword_names.begin(), keyword_names.end(), [&](const KeywordName& keyword) { return keyword.name == word; });
  if (at == keyword_names.end()) return report_unknown(table, item, word);
  const auto keyword = static_cast<Keyword>(at - keyword_names.begin());
  const std::string shown = table.what() + " has the keyword " + quoted(text);
  if (!fits(keyword, where)) return table.log().add(item.place, shown, std::string(where_fits(keyword)));
  if (keyword == Keyword::psych) return read_psych(table, item, tail, found);
  if (found.has(keyword)) return table.log().add(item.place, table.what() + " has " + std::string(word) + " twice", "each keyword once");
  Amount& amount = found.amounts[static_cast<std::size_t>(keyword)];
  if (!at->takes_number) {
    if (blank != std::string_view::npos) return table.log().add(item.place, shown, std::string(word) + " without a number");
    amount.number = 1;
  } else if (tail == "X" && keyword != Keyword::ammo) {
    amount = x.use(table, item.place);
  } else {
    const std::optional<long long> number = whole_number(tail);
    if (!number || *number < 1 || *number > 9) return table.log().add(item.place, shown, std::string(word) + " and a number from 1 to 9");
    amount.number = static_cast<std::uint8_t>(*number);
  }
}

}  // namespace

bool any(const Keywords& keywords) {
  for (int i = 0; i < keyword_count; ++i)
    if (keywords.has(static_cast<Keyword>(i))) return true;
  return false;
}

Source read_source(const Reader& table, std::optional<Source> file_source) {
  const std::string expected = "source = " + std::string(source_values) + " here or at the top of the file";
  const Node* value = file_source ? table.may("source", NodeKind::text, expected) : table.need("source", NodeKind::text, expected);
  const Source otherwise = file_source.value_or(Source::house);
  return value ? source_of(table, "source", *value, otherwise) : otherwise;
}

Source read_source(const Reader& table, std::string_view key, Source otherwise) {
  const Node* value = table.may(key, NodeKind::text, source_values);
  return value ? source_of(table, key, *value, otherwise) : otherwise;
}

std::optional<Source> read_file_source(const Reader& file) {
  if (!file.find("source")) return std::nullopt;
  return read_source(file, "source", Source::house);  // one fault is enough
}

Archetype read_card_archetype(const Reader& table) {
  if (!table.find("archetype")) return Archetype::basic;
  return static_cast<Archetype>(table.choice("archetype", archetype_names).value_or(0));
}

Restriction read_restriction(const Reader& table, Sheet& sheet) {
  static constexpr std::array<std::string_view, 3> keys = {"pilot", "world", "type"};
  const Node* value = table.may("only_for", NodeKind::table, "{ pilot = \"…\", world = \"…\", type = \"…\" }, at least one of them");
  Restriction found;
  if (!value) return found;
  const Reader only(*value, "'only_for' of " + table.what(), keys, table.log());
  if (value->entries.empty()) table.log().add(value->place, only.what() + " is empty", "pilot, world or type");
  found.pilot = only.text_or("pilot", "");
  if (!found.pilot.empty() && found.pilot != "?") sheet.registry.refer(kind::pilot, found.pilot, only.find("pilot")->place, sheet.log);
  if (only.find("world"))
    if (const auto world = only.choice("world", world_names)) found.world = static_cast<World>(*world);
  found.type = only.text_or("type", "");
  return found;
}

CardX::CardX(const Reader& table) : defined_(table.find("x") != nullptr), faults_(table.log().count()) {
  const auto names = std::span(measured_names).subspan(1);
  if (defined_) of_ = static_cast<Measured>(table.choice("x", names).value_or(0) + 1);
}

Amount CardX::use(const Reader& table, Place place) {
  used_ = true;
  if (!defined_) table.log().add(place, table.what() + " says X, which nothing defines", "x = \"own burn\" or the like on the card");
  return {0, defined_ ? of_ : Measured::own_burn};
}

void CardX::settle(const Reader& table, bool charges) const {
  if (!defined_) return;
  const Place place = table.find("x")->place;
  if (!used_ && table.log().count() == faults_)
    table.log().add(place, table.what() + " defines an X that nothing uses", "X in a keyword or an amount");
  if (of_ == Measured::charges && !charges)
    table.log().add(place, "'x' is 'charges' on " + table.what() + ", which never holds any", "a Battle card with CHARGE, or another x");
}

Keywords read_keywords(const Reader& table, std::string_view key, KeywordPlace where, CardX& x) {
  Keywords found;
  for (const Node* item : table.texts(key, keyword_count)) read_keyword(table, *item, where, x, found);
  return found;
}

std::string read_own(const Reader& table, IdKind kind, Sheet& sheet) {
  std::string id = table.id(kind.key);
  if (!id.empty()) sheet.registry.define(kind, id, table.find(kind.key)->place, sheet.log);
  return id;
}

std::vector<std::string> read_references(const Reader& table, std::string_view key, IdKind kind, bool compulsory, Sheet& sheet) {
  constexpr std::size_t limit = 40;  // how many are allowed is a rule, in rules/aerodome/roster.h; this only bounds the reading
  std::vector<std::string> ids;
  if (compulsory && !table.need(key, NodeKind::list, "a list of ids")) return ids;
  for (const Node* item : table.texts(key, limit)) {
    ids.push_back(item->text);
    sheet.registry.refer(kind, item->text, item->place, sheet.log);
  }
  return ids;
}

}  // namespace rondo::aerodome
