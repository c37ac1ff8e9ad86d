#include "decks/aegis/vocabulary.h"

#include <algorithm>
#include <array>
#include <vector>

#include "decks/aegis/effect_line.h"
#include "decks/spelling.h"

namespace rondo::aegis {

namespace {

constexpr std::array<std::string_view, 3> source_names = {"printed", "inferred", "house"};
constexpr std::array<std::string_view, icon_count> icon_names = {"A", "E", "G", "I", "S", "phi", "omega"};

/// Words that other boxes or older printings use, and what an owner of such a card should write (rulings: AEGIS keywords).
struct Retired {
  std::string_view word;
  std::string_view advice;
  std::string_view instead;
};
constexpr std::array<Retired, 6> retired_words = {{{"LASER", "the word PIERCING in its place", "PIERCING"},
                                                   {"MELEE", "the Action's range written as range = 1", ""},
                                                   {"STUN", "a keyword of this box, as STUN is a word of the first box only", ""},
                                                   {"LIGHT", "a keyword of this box, as LIGHT is a word of the first box only", ""},
                                                   {"Splash Damage", "the Action's range and radius: the words are a label without a rule of its own", ""},
                                                   {"Drain", "the Action's drain: the word is a label without a rule of its own", ""}}};

template <std::size_t Count>
std::string spelled(const std::array<KeywordName, Count>& names, std::size_t index, int number) {
  const KeywordName& keyword = names[index];
  return std::string(keyword.name) + (keyword.takes_number ? " " + std::to_string(number) : "");
}

template <std::size_t Count>
std::vector<std::string> spellings(const std::array<KeywordName, Count>& names) {
  std::vector<std::string> all;
  for (const KeywordName& keyword : names) all.push_back(std::string(keyword.name) + (keyword.takes_number ? " X" : ""));
  return all;
}

void report_unknown(const Reader& table, const Node& item, std::string_view noun, std::string_view word, const std::vector<std::string>& known) {
  if (!table.log().room()) return;
  const std::string what = table.what() + " has an unknown " + std::string(noun) + " " + quoted(word);
  for (const Retired& retired : retired_words)
    if (lower(retired.word) == lower(word)) return table.log().add(item.place, what, std::string(retired.advice), std::string(retired.instead));
  std::string near = nearest(word.substr(0, 40), known);
  if (near.empty()) near = nearest(std::string(word.substr(0, 40)) + " X", known);  // the number is not what was mistyped
  table.log().add(item.place, what, "one of " + listed(known, known.size()), std::move(near));
}

/// One item of a keyword list, e.g. `ANTI-AIR 2`: its number goes into `found`. `bare` is the number of a keyword that takes one but is written
/// without.
template <class Set, std::size_t Count>
void read_keyword(const Reader& table, const Node& item, std::string_view noun, const std::array<KeywordName, Count>& names,
                  const std::vector<std::string>& known, int bare, Set& found) {
  std::string_view word = item.text;
  std::optional<long long> number;
  if (const std::size_t blank = word.rfind(' '); blank != std::string_view::npos)
    if ((number = whole_number(word.substr(blank + 1)))) word = word.substr(0, blank);
  const auto at = std::find_if(names.begin(), names.end(), [&](const KeywordName& keyword) { return keyword.name == word; });
  if (at == names.end()) return report_unknown(table, item, noun, word, known);
  const std::string shown = table.what() + " has the " + std::string(noun) + " " + quoted(item.text);
  std::uint8_t& slot = found.number[static_cast<std::size_t>(at - names.begin())];
  if (slot != 0) return table.log().add(item.place, table.what() + " has " + std::string(at->name) + " twice", "each " + std::string(noun) + " once");
  if (number && !at->takes_number) return table.log().add(item.place, shown, std::string(at->name) + " without a number");
  if (!number && at->takes_number && bare > 0) number = bare;
  if (at->takes_number && (!number || *number < 1 || *number > 9))
    return table.log().add(item.place, shown, std::string(at->name) + " X, X from 1 to 9");
  slot = static_cast<std::uint8_t>(number.value_or(1));
}

std::optional<Source> source_of(const Reader& table, const Node& value) {
  const auto at = std::find(source_names.begin(), source_names.end(), value.text);
  if (at != source_names.end()) return static_cast<Source>(at - source_names.begin());
  const std::vector<std::string> known = strings(source_names);
  table.log().add(value.place, "'source' is " + quoted(value.text), "one of " + listed(known), nearest(value.text.substr(0, 40), known));
  return std::nullopt;
}

}  // namespace

std::string class_text(ClassSet classes) {
  std::string text;
  for (std::size_t i = 0; i < class_letters.size(); ++i)
    if (classes >> i & 1) text += class_letters[i];
  return text;
}

std::optional<ClassSet> class_set(std::string_view text) {
  unsigned set = 0;
  for (const char c : text) {
    const std::size_t letter = class_letters.find(c);
    if (letter == std::string_view::npos || (set >> letter & 1)) return std::nullopt;
    set |= 1u << letter;
  }
  if (set == 0) return std::nullopt;
  return static_cast<ClassSet>(set);
}

std::string_view source_text(Source source) { return source_names[static_cast<std::size_t>(source)]; }

std::string keyword_text(Attribute attribute, int number) { return spelled(attribute_names, static_cast<std::size_t>(attribute), number); }

std::string keyword_text(Ability ability, int number) { return spelled(ability_names, static_cast<std::size_t>(ability), number); }

ClassSet read_class(const Reader& table, std::string_view key) {
  const Node* value = table.need(key, NodeKind::text, "letters out of AEGIS");
  if (!value) return 0;
  if (const std::optional<ClassSet> classes = class_set(value->text)) return *classes;
  table.log().add(value->place, quoted(key) + " is " + quoted(value->text), "a Class: letters out of AEGIS, each at most once");
  return 0;
}

Source read_source(const Reader& table, std::optional<Source> file_source) {
  constexpr std::string_view expected = "source = \"printed\", \"inferred\" or \"house\" here or at the top of the file";
  const Node* value = file_source ? table.may("source", NodeKind::text, expected) : table.need("source", NodeKind::text, expected);
  const std::optional<Source> own = value ? source_of(table, *value) : std::nullopt;
  return own.value_or(file_source.value_or(Source::house));
}

std::optional<Source> read_file_source(const Reader& file) {
  const Node* value = file.may("source", NodeKind::text, "\"printed\", \"inferred\" or \"house\"");
  if (!file.find("source")) return std::nullopt;
  return value ? source_of(file, *value).value_or(Source::house) : Source::house;  // one fault is enough
}

AttributeSet read_attributes(const Reader& table) {
  AttributeSet found;
  // ANTI-AIR without a number adds 1 [AEG-473]
  for (const Node* item : table.texts("attributes", attribute_names.size()))
    read_keyword(table, *item, "attribute", attribute_names, spellings(attribute_names), 1, found);
  return found;
}

namespace {

/// All ability keywords as they are written, in alphabetical order.
std::vector<std::string> ability_spellings() {
  std::vector<std::string> all = spellings(ability_names);
  for (std::string& form : keyword_forms()) all.push_back(std::move(form));
  std::sort(all.begin(), all.end());
  return all;
}

/// Whether the item is one of the keywords that are effect lines; then it is added, or at fault.
bool read_effect_keyword(const Reader& table, const Node& item, Sheet& sheet, std::vector<EffectLine>& lines) {
  const SpelledKeyword spelled = spelled_keyword(item.text);
  if (!spelled.line && spelled.expected.empty()) return false;
  if (!spelled.line) {
    table.log().add(item.place, table.what() + " has the ability " + quoted(item.text), spelled.expected);
    return true;
  }
  if (std::any_of(lines.begin(), lines.end(), [&](const EffectLine& line) { return line.name == spelled.line->name; })) {
    table.log().add(item.place, table.what() + " has " + spelled.line->name + " twice", "each ability once");
    return true;
  }
  if (!spelled.line->drone.empty()) sheet.registry.refer(IdKind::drone, spelled.line->drone, item.place, sheet.log);
  lines.push_back(*spelled.line);
  return true;
}

}  // namespace

AbilitySet read_abilities(const Reader& table, Sheet& sheet, std::vector<EffectLine>& lines) {
  AbilitySet found;
  constexpr std::size_t limit = ability_names.size() + effect_keywords.size();
  for (const Node* item : table.texts("abilities", limit))
    if (!read_effect_keyword(table, *item, sheet, lines)) read_keyword(table, *item, "ability", ability_names, ability_spellings(), 0, found);
  return found;
}

IconSet read_icons(const Reader& table) {
  const Node* value = table.need("on", NodeKind::text, "icons, e.g. \"A G\" or \"phi\"");
  if (!value) return 0;
  unsigned set = 0;
  for (const std::string& word : words(value->text.substr(0, 80))) {
    const std::string_view name = word == "Φ" ? "phi" : word == "Ω" ? "omega" : std::string_view(word);
    const auto at = std::find(icon_names.begin(), icon_names.end(), name);
    if (at != icon_names.end())
      set |= 1u << (at - icon_names.begin());
    else
      report_unknown(table, *value, "icon", word, strings(icon_names));
  }
  if (words(value->text).empty()) table.log().add(value->place, "'on' is empty", "icons out of A E G I S phi omega");
  return static_cast<IconSet>(set);
}

}  // namespace rondo::aegis
