#include "decks/reader.h"

#include <algorithm>
#include <utility>

#include "decks/spelling.h"

namespace rondo {

namespace {

std::string bounds(int low, int high) { return "a whole number from " + std::to_string(low) + " to " + std::to_string(high); }

}  // namespace

bool FaultLog::room() {
  overflowed_ = overflowed_ || faults_.size() >= limit_;
  return !overflowed_;
}

void FaultLog::add(Place place, std::string what, std::string expected, std::string nearest) {
  if (!room()) return;
  faults_.push_back({place, Fault{spell(path_, place), std::move(what), std::move(expected), std::move(nearest)}});
}

void FaultLog::add(Fault fault) { faults_.push_back({Place{0, 0}, std::move(fault)}); }

std::vector<Fault> FaultLog::in_order() const {
  std::vector<Placed> sorted = faults_;
  std::stable_sort(sorted.begin(), sorted.end(), [](const Placed& a, const Placed& b) { return a.place < b.place; });
  std::vector<Fault> faults;
  for (Placed& placed : sorted) faults.push_back(std::move(placed.fault));
  if (overflowed_) faults.push_back({path_, "more faults than the " + std::to_string(limit_) + " shown", "", ""});
  return faults;
}

Reader::Reader(const Node& table, std::string what, std::span<const std::string_view> keys, FaultLog& log)
    : table_(&table), what_(std::move(what)), log_(&log) {
  for (const Entry& entry : table.entries) {
    if (std::find(keys.begin(), keys.end(), entry.key) != keys.end() || !log.room()) continue;
    const std::vector<std::string> known = strings(keys);
    mistyped_.push_back(nearest(entry.key, known));
    log.add(entry.place, what_ + " has an unknown key " + quoted(entry.key), "one of " + listed(known), mistyped_.back());
  }
}

const Node* Reader::find(std::string_view key) const {
  for (const Entry& entry : table_->entries)
    if (entry.key == key) return &entry.value;
  return nullptr;
}

const Node* Reader::need(std::string_view key, NodeKind kind, std::string_view expected) const {
  if (!find(key) && std::find(mistyped_.begin(), mistyped_.end(), key) == mistyped_.end())
    log_->add(place(), what_ + " lacks " + quoted(key), std::string(expected));
  return may(key, kind, expected);
}

const Node* Reader::may(std::string_view key, NodeKind kind, std::string_view expected) const {
  const Node* value = find(key);
  if (!value || value->kind == kind) return value;
  log_->add(value->place, quoted(key) + " is " + std::string(kind_name(value->kind)), std::string(expected));
  return nullptr;
}

std::string Reader::checked_line(const Node& value, std::string_view key, std::size_t limit) const {
  if (value.text.empty() || value.text.size() > limit || !printable(value.text)) {
    log_->add(value.place,
              quoted(key) + (value.text.empty()          ? " is empty"
                             : value.text.size() > limit ? " is too long"
                                                         : " holds a control character"),
              "a text of 1 to " + std::to_string(limit) + " bytes in one line");
    return "?";
  }
  return value.text;
}

std::string Reader::text(std::string_view key, std::size_t limit) const {
  const Node* value = need(key, NodeKind::text, "a text");
  return value ? checked_line(*value, key, limit) : "?";
}

std::string Reader::text_or(std::string_view key, std::string fallback, std::size_t limit) const {
  const Node* value = may(key, NodeKind::text, "a text");
  return value ? checked_line(*value, key, limit) : std::move(fallback);
}

std::string Reader::id(std::string_view key) const {
  const Node* value = need(key, NodeKind::text, "a word of letters, digits and - _ + .");
  if (!value) return "";
  if (is_id(value->text)) return value->text;
  log_->add(value->place, quoted(key) + " is " + quoted(value->text), "a word of 1 to 40 letters, digits and - _ + .");
  return "";
}

int Reader::checked_number(const Node& value, std::string_view key, int low, int high) const {
  if (value.number >= low && value.number <= high) return static_cast<int>(value.number);
  log_->add(value.place, quoted(key) + " is " + std::to_string(value.number), bounds(low, high));
  return low;
}

int Reader::number(std::string_view key, int low, int high) const {
  const Node* value = need(key, NodeKind::number, bounds(low, high));
  return value ? checked_number(*value, key, low, high) : low;
}

int Reader::number_or(std::string_view key, int low, int high, int fallback) const {
  const Node* value = may(key, NodeKind::number, bounds(low, high));
  return value ? checked_number(*value, key, low, high) : fallback;
}

bool Reader::flag_or(std::string_view key, bool fallback) const {
  const Node* value = may(key, NodeKind::flag, "true or false");
  return value ? value->flag : fallback;
}

std::optional<std::size_t> Reader::choice(std::string_view key, std::span<const std::string_view> names) const {
  const std::vector<std::string> known = strings(names);
  const Node* value = need(key, NodeKind::text, "one of " + listed(known));
  if (!value) return std::nullopt;
  const auto at = std::find(names.begin(), names.end(), value->text);
  if (at != names.end()) return static_cast<std::size_t>(at - names.begin());
  log_->add(value->place, quoted(key) + " is " + quoted(value->text), "one of " + listed(known), nearest(value->text.substr(0, 40), known));
  return std::nullopt;
}

void Reader::refuse(std::string_view key, std::string_view owner) const {
  if (const Node* value = find(key)) log_->add(value->place, quoted(owner) + " takes no '" + std::string(key) + "'");
}

std::vector<const Node*> Reader::list(std::string_view key, NodeKind kind, std::string_view expected, std::size_t limit) const {
  std::vector<const Node*> items;
  const Node* value = may(key, NodeKind::list, expected);
  if (!value) return items;
  if (value->items.size() > limit)
    log_->add(value->place, quoted(key) + " has " + std::to_string(value->items.size()) + " items", "at most " + std::to_string(limit));
  for (const Node& item : value->items) {
    if (items.size() == limit) break;
    if (item.kind == kind)
      items.push_back(&item);
    else
      log_->add(item.place, "an item of " + quoted(key) + " is " + std::string(kind_name(item.kind)), std::string(expected));
  }
  return items;
}

std::vector<const Node*> Reader::tables(std::string_view key, std::size_t limit) const {
  return list(key, NodeKind::table, "a list of tables", limit);
}

std::vector<const Node*> Reader::texts(std::string_view key, std::size_t limit) const { return list(key, NodeKind::text, "a list of texts", limit); }

bool printable(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if (byte < ' ' || byte == 0x7f) return false;
    // U+0080 to U+009F, the second set of control characters
    if (byte == 0xc2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xa0) return false;
  }
  return true;
}

bool is_id(std::string_view text) {
  const auto allowed = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '+' || c == '.';
  };
  return !text.empty() && text.size() <= 40 && std::all_of(text.begin(), text.end(), allowed);
}

std::string title(const Node& table, std::string_view noun, std::string_view key) {
  for (const Entry& entry : table.entries)
    if (entry.key == key && entry.value.kind == NodeKind::text) return std::string(noun) + " " + quoted(entry.value.text);
  return std::string(noun);
}

std::vector<std::string> strings(std::span<const std::string_view> names) {
  std::vector<std::string> all;
  for (const std::string_view name : names) all.emplace_back(name);
  return all;
}

}  // namespace rondo
