#pragma once
// The text of a record taken apart: lines with their places, the header, and lines of play as they were written. Knows the grammar of
// `record.h` and nothing of any game; every fault names its line.
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "decks/fault.h"
#include "rules/table/header.h"

namespace rondo {

/// The lines of a record. A line's bytes are as they are; `\n` alone divides.
class RecordReader {
 public:
  RecordReader(std::string_view text, std::string name) : text_(text), name_(std::move(name)) {}

  [[nodiscard]] bool done() const { return at_ >= text_.size(); }
  /// Whether the next line is the last and has no line end.
  [[nodiscard]] bool torn() const { return !done() && text_.find('\n', at_) == std::string_view::npos; }
  /// The next line byte for byte, and without a carriage return at its end.
  [[nodiscard]] std::string_view raw();
  [[nodiscard]] std::string_view line();
  /// A fault of the line read last.
  [[nodiscard]] Fault fault(std::string what, std::string expected = "", std::string near = "") const;

 private:
  std::string_view text_;
  std::string name_;
  std::size_t at_ = 0;
  std::size_t number_ = 0;
};

/// Cuts `line` at its first blank: the word before it; the rest stays in `line`.
std::string_view cut_word(std::string_view& line);

/// Reads the first line: whether the text is a journal.
[[nodiscard]] Result<bool> read_version(RecordReader& reader);

struct ReadHeader {
  Header header;
  std::string start_digest;
};

/// Reads up to and with the line `start`.
[[nodiscard]] Result<ReadHeader> read_header(RecordReader& reader);

/// An answer as it was written: `seat: spelling`.
struct WrittenAnswer {
  std::string seat;
  std::string answer;
};

/// One ply as it was written, behind its number.
struct WrittenPly {
  std::vector<WrittenAnswer> answers;
  std::string digest;
};

[[nodiscard]] std::optional<WrittenAnswer> read_answer(std::string_view text);
[[nodiscard]] std::optional<WrittenPly> read_ply(std::string_view text);

}  // namespace rondo
