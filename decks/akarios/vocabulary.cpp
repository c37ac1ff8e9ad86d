#include "decks/akarios/vocabulary.h"

#include <algorithm>

#include "decks/spelling.h"

namespace rondo::akarios {

namespace {

constexpr std::string_view source_values = "\"printed\", \"inferred\" or \"house\"";

Source source_of(const Reader& table, std::string_view key, const Node& value, Source otherwise) {
  const auto at = std::find(source_names.begin(), source_names.end(), value.text);
  if (at != source_names.end()) return static_cast<Source>(at - source_names.begin());
  const std::vector<std::string> known = strings(source_names);
  table.log().add(value.place, quoted(key) + " is " + quoted(value.text), "one of " + listed(known), nearest(value.text.substr(0, 40), known));
  return otherwise;
}

/// Whether less of it than usual means something.
bool can_fall(Rule rule) {
  switch (rule) {
    case Rule::pilot_stress:
    case Rule::fewer_dice:
    case Rule::extra_enemies:
    case Rule::engines_damaged: return false;
    default: return true;
  }
}

std::optional<Change> read_change(const Reader& table, const Node& item) {
  const std::size_t blank = item.text.find(' ');
  const std::string_view name = std::string_view(item.text).substr(0, blank);
  const auto at = std::find(rule_names.begin(), rule_names.end(), name);
  if (at == rule_names.end()) {
    const std::vector<std::string> known = strings(rule_names);
    table.log().add(item.place, table.what() + " has an unknown change " + quoted(item.text), "one of " + listed(known) + ", and a number",
                    nearest(name.substr(0, 40), known));
    return std::nullopt;
  }
  Change change;
  change.rule = static_cast<Rule>(at - rule_names.begin());
  const std::optional<long long> number = blank == std::string::npos ? std::nullopt : whole_number(std::string_view(item.text).substr(blank + 1));
  const int low = can_fall(change.rule) ? -9 : 1;
  if (!number || *number < low || *number > 9 || *number == 0) {
    table.log().add(item.place, table.what() + " has the change " + quoted(item.text),
                    std::string(name) + " and a number from " + (low < 0 ? "-9 to 9, not 0" : "1 to 9"));
    return std::nullopt;
  }
  change.amount = static_cast<int>(*number);
  return change;
}

/// The highest number behind a need, 0 if it has none.
int most_of(Need need) {
  if (need == Need::squad_of) return 4;
  return need == Need::act ? levels : 0;
}

std::optional<Requirement> read_need(const Reader& table, const Node& item, Sheet& sheet) {
  const std::size_t blank = item.text.find(' ');
  const std::string name = item.text.substr(0, blank);
  const std::string tail = blank == std::string::npos ? "" : item.text.substr(blank + 1);
  const auto at = std::find(need_names.begin(), need_names.end(), name);
  if (at == need_names.end()) {
    const std::vector<std::string> known = strings(need_names);
    table.log().add(item.place, table.what() + " has an unknown need " + quoted(item.text), "one of " + listed(known),
                    nearest(std::string_view(name).substr(0, 40), known));
    return std::nullopt;
  }
  Requirement requirement;
  requirement.need = static_cast<Need>(at - need_names.begin());
  const std::string shown = table.what() + " has the need " + quoted(item.text);
  if (requirement.need == Need::type) {
    requirement.type = tail;
    sheet.registry.refer(kind::enemy, tail, item.place, sheet.log);
    return requirement;
  }
  const int most = most_of(requirement.need);
  const std::optional<long long> number = whole_number(tail);
  if (most == 0 && blank != std::string::npos) table.log().add(item.place, shown, name + " alone");
  if (most > 0 && (!number || *number < 1 || *number > most))
    table.log().add(item.place, shown, name + " and a number from 1 to " + std::to_string(most));
  else if (most > 0)
    requirement.number = static_cast<int>(*number);
  return requirement;
}

}  // namespace

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

std::optional<std::size_t> known_word(const Reader& table, const Node& item, std::string_view noun, std::span<const std::string_view> names) {
  const auto at = std::find(names.begin(), names.end(), item.text);
  if (at != names.end()) return static_cast<std::size_t>(at - names.begin());
  const std::vector<std::string> known = strings(names);
  table.log().add(item.place, table.what() + " has an unknown " + std::string(noun) + " " + quoted(item.text), "one of " + listed(known),
                  nearest(item.text.substr(0, 40), known));
  return std::nullopt;
}

std::vector<std::size_t> read_words(const Reader& table, std::string_view key, std::string_view noun, std::span<const std::string_view> names,
                                    std::size_t limit) {
  std::vector<std::size_t> found;
  for (const Node* item : table.texts(key, limit))
    if (const std::optional<std::size_t> at = known_word(table, *item, noun, names)) found.push_back(*at);
  return found;
}

Slots read_slots(const Reader& table, std::size_t limit) {
  Slots slots{};
  if (!table.need("slots", NodeKind::list, "a list of slots, one text each")) return slots;
  for (const std::size_t at : read_words(table, "slots", "slot", slot_names, limit)) ++slots[at];
  return slots;
}

char read_letter(const Reader& table, char from, char to, IdKind kind, Sheet& sheet) {
  const std::string expected = std::string("one letter from ") + from + " to " + to;
  const Node* value = table.need("letter", NodeKind::text, expected);
  if (!value) return from;
  if (value->text.size() != 1 || value->text[0] < from || value->text[0] > to) {
    table.log().add(value->place, "'letter' is " + quoted(value->text), expected);
    return from;
  }
  sheet.registry.define(kind, value->text, value->place, sheet.log);
  return value->text[0];
}

std::array<std::uint8_t, levels> read_levels(const Reader& table, std::string_view key, int low, int high) {
  std::array<std::uint8_t, levels> found{};
  found.fill(static_cast<std::uint8_t>(low));
  const std::string expected = "three whole numbers from " + std::to_string(low) + " to " + std::to_string(high) + ", for levels 1, 2 and 3";
  const Node* list = table.need(key, NodeKind::list, expected);
  if (!list) return found;
  if (list->items.size() != found.size()) {
    table.log().add(list->place, quoted(key) + " of " + table.what() + " has " + std::to_string(list->items.size()) + " items", expected);
    return found;
  }
  for (std::size_t i = 0; i < found.size(); ++i) {
    const Node& item = list->items[i];
    if (item.kind == NodeKind::number && item.number >= low && item.number <= high)
      found[i] = static_cast<std::uint8_t>(item.number);
    else
      table.log().add(
          item.place,
          "an item of " + quoted(key) + " is " + (item.kind == NodeKind::number ? std::to_string(item.number) : std::string(kind_name(item.kind))),
          expected);
  }
  return found;
}

std::vector<Change> read_changes(const Reader& table, bool compulsory) {
  std::vector<Change> changes;
  if (compulsory) static_cast<void>(table.need("changes", NodeKind::list, "what it changes, e.g. [\"pilot-stress 1\"]"));
  for (const Node* item : table.texts("changes", rule_names.size()))
    if (const std::optional<Change> change = read_change(table, *item)) {
      if (std::any_of(changes.begin(), changes.end(), [&](const Change& other) { return other.rule == change->rule; }))
        table.log().add(item->place, table.what() + " has the change " + quoted(item->text) + " besides another of the kind", "each once");
      changes.push_back(*change);
    }
  return changes;
}

std::vector<Requirement> read_needs(const Reader& table, Sheet& sheet) {
  std::vector<Requirement> needs;
  for (const Node* item : table.texts("needs", 8))
    if (const std::optional<Requirement> requirement = read_need(table, *item, sheet)) needs.push_back(*requirement);
  return needs;
}

}  // namespace rondo::akarios
