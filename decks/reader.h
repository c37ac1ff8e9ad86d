#pragma once
// Typed, checked reading of one TOML table, for every loader. A Reader knows the keys its table may hold, says so when it meets
// another, and hands out values that are within bounds; whatever is wrong goes to the file's FaultLog and reading goes on with a
// harmless value, so that one pass shows all the mistakes of a file.
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "decks/fault.h"
#include "decks/spelling.h"
#include "decks/toml.h"

namespace rondo {

/// The faults of one file, at most `limit` and then a last one that says so.
class FaultLog {
 public:
  explicit FaultLog(std::string path, std::size_t limit = 50) : path_(std::move(path)), limit_(limit) {}

  [[nodiscard]] const std::string& path() const { return path_; }
  /// Whether another fault will be kept; if not, the log remembers that there were more. Saves the work of a message nobody sees.
  [[nodiscard]] bool room();
  void add(Place place, std::string what, std::string expected = "", std::string nearest = "");
  /// A fault that already names its place; it comes first.
  void add(Fault fault);
  /// How many faults it holds.
  [[nodiscard]] std::size_t count() const { return faults_.size(); }
  /// The faults in the order of the file.
  [[nodiscard]] std::vector<Fault> in_order() const;

 private:
  struct Placed {
    Place place;
    Fault fault;
  };
  std::string path_;
  std::size_t limit_;
  std::vector<Placed> faults_;
  bool overflowed_ = false;
};

/// One table of a file. `what` names it in messages, e.g. `robot 'ARK-2500'`.
class Reader {
 public:
  /// Reports at once each key of `table` that is not among `keys`. All arguments must outlive the Reader.
  Reader(const Node& table, std::string what, std::span<const std::string_view> keys, FaultLog& log);

  [[nodiscard]] const std::string& what() const { return what_; }
  [[nodiscard]] Place place() const { return table_->place; }
  [[nodiscard]] FaultLog& log() const { return *log_; }

  /// The value of `key`, or nothing.
  [[nodiscard]] const Node* find(std::string_view key) const;
  /// The value of `key`; if there is none or it is of another kind, a fault and nothing. Where an unknown key looks like it, that
  /// fault is enough.
  [[nodiscard]] const Node* need(std::string_view key, NodeKind kind, std::string_view expected) const;
  /// The value of `key` if present and of this kind; present but of another kind is a fault.
  [[nodiscard]] const Node* may(std::string_view key, NodeKind kind, std::string_view expected) const;

  /// A line a person reads: not empty, at most `limit` bytes, no control characters.
  [[nodiscard]] std::string text(std::string_view key, std::size_t limit = 60) const;
  [[nodiscard]] std::string text_or(std::string_view key, std::string fallback, std::size_t limit = 60) const;
  /// A word that commands can name: letters, digits and `- _ + .`, at most 40 bytes.
  [[nodiscard]] std::string id(std::string_view key) const;
  /// A whole number within `low` … `high`.
  [[nodiscard]] int number(std::string_view key, int low, int high) const;
  [[nodiscard]] int number_or(std::string_view key, int low, int high, int fallback) const;
  [[nodiscard]] bool flag_or(std::string_view key, bool fallback) const;
  /// The place among `names` of the text under `key`; if it is none of them, a fault that lists them.
  [[nodiscard]] std::optional<std::size_t> choice(std::string_view key, std::span<const std::string_view> names) const;
  /// A fault if there is a `key`, which `owner` does not take.
  void refuse(std::string_view key, std::string_view owner) const;
  /// The tables of a list of tables (`[[key]]`); none when absent.
  [[nodiscard]] std::vector<const Node*> tables(std::string_view key, std::size_t limit) const;
  /// The texts of a list of texts; none when absent.
  [[nodiscard]] std::vector<const Node*> texts(std::string_view key, std::size_t limit) const;

 private:
  [[nodiscard]] std::vector<const Node*> list(std::string_view key, NodeKind kind, std::string_view expected, std::size_t limit) const;
  [[nodiscard]] std::string checked_line(const Node& value, std::string_view key, std::size_t limit) const;
  [[nodiscard]] int checked_number(const Node& value, std::string_view key, int low, int high) const;

  const Node* table_;
  std::string what_;
  FaultLog* log_;
  std::vector<std::string> mistyped_;  ///< keys that an unknown one was taken for
};

/// Is `text` free of control characters, so that it can stand in one line of a transcript and never steers a terminal?
[[nodiscard]] bool printable(std::string_view text);

/// Does `text` consist of what ids may hold?
[[nodiscard]] bool is_id(std::string_view text);

/// `noun 'text'` with the text under `key`, or just the noun: how messages call a table.
[[nodiscard]] std::string title(const Node& table, std::string_view noun, std::string_view key);

/// The names as strings, for `nearest` and `listed`.
[[nodiscard]] std::vector<std::string> strings(std::span<const std::string_view> names);

}  // namespace rondo
