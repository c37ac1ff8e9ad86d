#include "decks/toml.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#define TOML_EXCEPTIONS 0
#define TOML_HEADER_ONLY 1
#define TOML_ENABLE_FORMATTERS 0
#define TOML_MAX_NESTED_VALUES 16
#include <toml++/toml.h>

namespace rondo {

namespace {

/// Walks the text once, before the parser does, and stops at what the parser cannot stand: it bounds nested brackets only, so a
/// tree built from a long dotted key would be taken down by as many nested calls; and of a table header that does not go on with
/// a key, or of a list that goes on with a brace, it assumes otherwise (toml++ pull request 301), as it does of letters outside
/// ASCII wherever only blanks may stand.
class Scout {
 public:
  Scout(std::string_view text, std::string_view path) : text_(text), path_(path) {}

  [[nodiscard]] std::optional<Fault> look() {
    if (text_.size() > toml_byte_limit)
      return Fault{spell(path_, {}), "the file has " + std::to_string(text_.size()) + " bytes", "at most " + std::to_string(toml_byte_limit), ""};
    if (text_.substr(0, 3) == "\xef\xbb\xbf") at_ = line_start_ = 3;  // a byte order mark
    while (at_ < text_.size() && !fault_) step();
    if (at_ - line_start_ > toml_line_limit && !fault_)
      refuse("the line is too long", "at most " + std::to_string(toml_line_limit) + " bytes a line");
    return fault_;
  }

 private:
  void refuse(std::string what, std::string expected) {
    const std::size_t end = std::min(at_, line_start_ + toml_line_limit);
    int column = 1;
    for (std::size_t i = line_start_; i < end; ++i) column += (static_cast<unsigned char>(text_[i]) & 0xc0) != 0x80;
    fault_ = Fault{spell(path_, {line_, column}), std::move(what), std::move(expected), ""};
  }

  void newline() {
    if (at_ - line_start_ > toml_line_limit) refuse("the line is too long", "at most " + std::to_string(toml_line_limit) + " bytes a line");
    ++line_;
    line_start_ = at_ + 1;
  }

  void step() {
    const char c = text_[at_];
    if (c == '"' || c == '\'') {
      if (!may_open_string()) return refuse("a quote in the middle of a word", "a sign before it");
      return skip_string(c);
    }
    if (static_cast<unsigned char>(c) >= 0x80) return refuse("a character outside ASCII stands outside quotes and comments", "it within quotes");
    if (c == '#') {
      at_ = std::min(text_.find('\n', at_), text_.size());
      return;
    }
    if (c == '[' && depth_ == 0 && text_.substr(line_start_, at_ - line_start_).find_first_not_of(" \t") == std::string_view::npos) check_header();
    if (c == '[' || c == '{') open(c);
    if (c == ']' || c == '}') close(c);
    if (c == '.') ++dots_;
    if (std::string_view("=,[]{}\n").find(c) != std::string_view::npos) dots_ = 0;
    if (dots_ > toml_depth_limit) refuse("the key has too many dots", "at most " + std::to_string(toml_depth_limit));
    if (c == '=' || c == '}') in_value_ = true;
    if (c == '{' || (c == '\n' && depth_ == 0) || (c == ',' && depth_ > 0 && opened_[static_cast<std::size_t>(depth_ - 1)] == '{')) in_value_ = false;
    if (c == '\n') newline();
    ++at_;
  }

  /// Whether a quote here opens a text for the parser as well: after other words it does not, and what follows would be no text to it.
  [[nodiscard]] bool may_open_string() const {
    const std::size_t last = text_.substr(line_start_, at_ - line_start_).find_last_not_of(" \t");
    if (last == std::string_view::npos) return true;
    const char before = text_[line_start_ + last];
    return std::string_view("=[{,").find(before) != std::string_view::npos || (before == '.' && !in_value_);
  }

  void open(char bracket) {
    if (depth_ == toml_depth_limit) return refuse("brackets are nested too deeply", "at most " + std::to_string(toml_depth_limit) + " levels");
    opened_[static_cast<std::size_t>(depth_++)] = bracket;
  }

  void close(char bracket) {
    const char wanted = bracket == ']' ? '[' : '{';
    if (depth_ == 0 || opened_[static_cast<std::size_t>(--depth_)] != wanted)
      refuse("'" + std::string(1, bracket) + "' closes nothing", "a '" + std::string(1, wanted) + "' before it");
  }

  void check_header() {
    constexpr std::string_view starters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-\"'";
    std::size_t key = text_.substr(at_, 2) == "[[" ? at_ + 2 : at_ + 1;
    while (key < text_.size() && (text_[key] == ' ' || text_[key] == '\t')) ++key;
    if (key == text_.size() || starters.find(text_[key]) == std::string_view::npos) refuse("the table header has no name", "[name] or [[name]]");
  }

  void skip_string(char quote) {
    const std::string_view triple = quote == '"' ? std::string_view(R"(""")") : std::string_view("'''");
    const bool multi = text_.substr(at_, 3) == triple;
    at_ += multi ? 3 : 1;
    while (at_ < text_.size() && !fault_) {
      if (text_[at_] == '\n') {
        if (!multi) return;  // broken TOML; the parser will say so
        newline();
      }
      if (quote == '"' && text_[at_] == '\\' && at_ + 1 < text_.size()) {
        if (std::string_view("btnfr\"\\uU").find(text_[at_ + 1]) == std::string_view::npos)
          refuse("unknown escape in a text", R"(one of \b \t \n \f \r \" \\ \u \U)");
        at_ += 2;
      } else if (multi ? text_.substr(at_, 3) == triple : text_[at_] == quote) {
        at_ += multi ? 3 : 1;
        for (int extra = 0; multi && extra < 2 && at_ < text_.size() && text_[at_] == quote; ++extra) ++at_;
        return;
      } else {
        ++at_;
      }
    }
  }

  std::string_view text_;
  std::string_view path_;
  std::size_t at_ = 0;
  std::size_t line_start_ = 0;
  int line_ = 1;
  int depth_ = 0;
  std::array<char, toml_depth_limit> opened_{};
  int dots_ = 0;
  bool in_value_ = false;  ///< behind a `=`, not in a key
  std::optional<Fault> fault_;
};

Place place_of(const toml::source_region& region) {
  return {std::max(1, static_cast<int>(region.begin.line)), std::max(1, static_cast<int>(region.begin.column))};
}

// Depth is bounded by the scout: brackets times dots.
Node convert(const toml::node& from) {
  Node to;
  to.place = place_of(from.source());
  if (const auto* text = from.as_string()) {
    to.kind = NodeKind::text;
    to.text = text->get();
  } else if (const auto* number = from.as_integer()) {
    to.kind = NodeKind::number;
    to.number = number->get();
  } else if (const auto* flag = from.as_boolean()) {
    to.kind = NodeKind::flag;
    to.flag = flag->get();
  } else if (const auto* list = from.as_array()) {
    to.kind = NodeKind::list;
    for (const toml::node& item : *list) to.items.push_back(convert(item));
  } else if (const auto* table = from.as_table()) {
    to.kind = NodeKind::table;
    for (const auto& [key, value] : *table) to.entries.push_back({std::string(key.str()), place_of(key.source()), convert(value)});
    std::stable_sort(to.entries.begin(), to.entries.end(), [](const Entry& a, const Entry& b) { return a.place < b.place; });
  } else {
    to.kind = NodeKind::other;
  }
  return to;
}

}  // namespace

std::string spell(std::string_view path, Place place) {
  return std::string(path) + ":" + std::to_string(place.line) + ":" + std::to_string(place.column);
}

std::string_view kind_name(NodeKind kind) {
  switch (kind) {
    case NodeKind::text: return "a text";
    case NodeKind::number: return "a number";
    case NodeKind::flag: return "true or false";
    case NodeKind::list: return "a list";
    case NodeKind::table: return "a table";
    case NodeKind::other: break;
  }
  return "a decimal number or date";
}

Result<Node> parse_toml(std::string_view text, std::string_view path) {
  if (std::optional<Fault> fault = Scout(text, path).look()) return *std::move(fault);
  const toml::parse_result parsed = toml::parse(text);
  if (!parsed) {
    const toml::parse_error& error = parsed.error();
    std::string what(error.description());
    for (char& c : what)
      if (static_cast<unsigned char>(c) < ' ') c = ' ';  // one fault is one line
    return Fault{spell(path, place_of(error.source())), std::move(what), "valid TOML", ""};
  }
  return convert(parsed.table());
}

}  // namespace rondo
