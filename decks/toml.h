#pragma once
// TOML text as a small tree of our own in which every key and value knows its line and column. The parser behind it is seen by
// `toml.cpp` alone. Promises: no exception, no unbounded recursion, no partial tree; text that is too large, too deep, not UTF-8
// or not TOML is one fault that names its place.
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "decks/fault.h"

namespace rondo {

/// A place in a file, both counted from 1; columns are characters, not bytes.
struct Place {
  int line = 1;
  int column = 1;
  auto operator<=>(const Place&) const = default;
};

/// `path:line:column`, the form in which every fault names a place.
[[nodiscard]] std::string spell(std::string_view path, Place place);

enum class NodeKind : std::uint8_t { text, number, flag, list, table, other };

struct Entry;

/// One value. `other` is what our data never holds: decimal numbers, dates and times.
struct Node {
  NodeKind kind = NodeKind::table;
  Place place;
  std::string text;            ///< of a text
  long long number = 0;        ///< of a number
  bool flag = false;           ///< of a flag
  std::vector<Node> items;     ///< of a list
  std::vector<Entry> entries;  ///< of a table, in the order of the file
};

/// One key of a table with its value; `place` is the key's.
struct Entry {
  std::string key;
  Place place;
  Node value;
};

/// `a text`, `a number` … for messages.
[[nodiscard]] std::string_view kind_name(NodeKind kind);

inline constexpr std::size_t toml_byte_limit = std::size_t{1} << 20;  ///< bytes a file
inline constexpr int toml_depth_limit = 8;                            ///< brackets within brackets, and dots in one key
inline constexpr std::size_t toml_line_limit = 1000;                  ///< bytes a line

/// The whole text as a table, or the first thing wrong with it; `path` only serves the message.
[[nodiscard]] Result<Node> parse_toml(std::string_view text, std::string_view path);

}  // namespace rondo
