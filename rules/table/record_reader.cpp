#include "rules/table/record_reader.h"

#include <algorithm>
#include <cstdint>

#include "decks/spelling.h"
#include "rules/table/record.h"

namespace rondo {

std::string_view RecordReader::raw() {
  const std::size_t end = std::min(text_.find('\n', at_), text_.size());
  const std::string_view read = text_.substr(at_, end - at_);
  at_ = end + 1;
  ++number_;
  return read;
}

std::string_view RecordReader::line() {
  std::string_view read = raw();
  if (!read.empty() && read.back() == '\r') read.remove_suffix(1);
  return read;
}

Fault RecordReader::fault(std::string what, std::string expected, std::string near) const {
  return {name_ + ":" + std::to_string(number_), std::move(what), std::move(expected), std::move(near)};
}

std::string_view cut_word(std::string_view& line) {
  const std::size_t blank = std::min(line.find(' '), line.size());
  const std::string_view word = line.substr(0, blank);
  line.remove_prefix(std::min(blank + 1, line.size()));
  return word;
}

namespace {

std::optional<std::string> unescaped(std::string_view line) {
  std::string text;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] != '\\') {
      text += line[i];
      continue;
    }
    if (++i == line.size()) return std::nullopt;
    if (line[i] == 'n')
      text += '\n';
    else if (line[i] == 'r')
      text += '\r';
    else if (line[i] == '\\')
      text += '\\';
    else
      return std::nullopt;
  }
  return text;
}

std::optional<std::uint64_t> seed_number(std::string_view text) {
  if (text.empty() || text.size() > 20) return std::nullopt;
  std::uint64_t value = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    const auto digit = static_cast<std::uint64_t>(c - '0');
    if (value > (~std::uint64_t{0} - digit) / 10) return std::nullopt;
    value = value * 10 + digit;
  }
  return value;
}

bool is_short_digest(std::string_view text) {
  return text.size() == 9 && text[0] == '#' && text.find_first_not_of("0123456789abcdef", 1) == std::string_view::npos;
}

Result<DataFile> read_data_file(RecordReader& reader, std::string_view rest) {
  const std::optional<long long> count = whole_number(cut_word(rest));
  const std::optional<std::string> path = unescaped(rest);
  if (!count || *count < 1 || !path || path->empty()) return reader.fault("a broken file line", "'file LINES PATH'");
  DataFile file{*path, ""};
  for (long long i = 0; i < *count; ++i) {
    if (reader.done()) return reader.fault("ends inside the file " + quoted(*path), std::to_string(*count) + " lines of it");
    const std::string_view line = reader.raw();
    if (line.empty() || line[0] != '|') return reader.fault("a line of the file " + quoted(*path) + " is missing", "'|' before each of its lines");
    if (i > 0) file.text += '\n';
    file.text += line.substr(1);
  }
  return file;
}

/// The header, line by line; ends behind the line `start`.
class HeaderReader {
 public:
  explicit HeaderReader(RecordReader& reader) : reader_(reader) {}

  Result<ReadHeader> read() {
    while (!reader_.done()) {
      std::string_view rest = reader_.line();
      const std::string key(cut_word(rest));
      if (key == "start") {
        if (!is_short_digest(rest)) return reader_.fault("a broken digest " + quoted(rest), "'#' and eight digits 0-9a-f");
        return finished(std::string(rest));
      }
      if (std::optional<Fault> fault = take(key, rest)) return *fault;
    }
    return reader_.fault("ends inside the header", "a line 'start #…'");
  }

 private:
  std::optional<Fault> take(const std::string& key, std::string_view rest) {
    static const std::vector<std::string> keys = {"engine", "game", "profile", "seed", "setup", "file", "start"};
    if (std::find(keys.begin(), keys.end(), key) == keys.end())
      return reader_.fault("unknown header line " + quoted(key), listed(keys), nearest(key, keys));
    if (key == "file") {
      Result<DataFile> file = read_data_file(reader_, rest);
      if (!file) return file.fault();
      header_.files.push_back(std::move(*file));
      return std::nullopt;
    }
    const std::optional<std::string> value = unescaped(rest);
    if (!value) return reader_.fault("a broken escape in " + quoted(rest), "\\\\, \\n or \\r");
    if (key == "setup") {
      header_.setup.push_back(*value);
      return std::nullopt;
    }
    if (std::find(seen_.begin(), seen_.end(), key) != seen_.end()) return reader_.fault("a second line '" + key + "'");
    seen_.push_back(key);
    if (key == "seed") {
      const std::optional<std::uint64_t> seed = seed_number(*value);
      if (!seed) return reader_.fault("a broken seed " + quoted(*value), "a whole number below 2^64");
      header_.seed = *seed;
    } else {
      (key == "engine" ? header_.engine : key == "game" ? header_.game : header_.profile) = *value;
    }
    return std::nullopt;
  }

  Result<ReadHeader> finished(std::string start_digest) {
    for (const char* key : {"engine", "game", "profile", "seed"})
      if (std::find(seen_.begin(), seen_.end(), key) == seen_.end()) return reader_.fault(std::string("the header has no line '") + key + "'");
    return ReadHeader{std::move(header_), std::move(start_digest)};
  }

  RecordReader& reader_;
  Header header_;
  std::vector<std::string> seen_;
};

}  // namespace

Result<bool> read_version(RecordReader& reader) {
  const std::string_view first = reader.done() ? std::string_view{} : reader.line();
  const std::vector<std::string> parts = words(first.substr(0, 60));
  const std::string version = std::to_string(record_version);
  if (parts.size() < 2 || parts[0] != "rondo" || !whole_number(parts[1]))
    return reader.fault("not a record of Rondo", "'rondo " + version + "' as its first line");
  if (parts[1] != version) return reader.fault("written in record format " + parts[1], "format " + version + ", the one this program reads");
  if (parts.size() == 2) return false;
  if (parts.size() == 3 && parts[2] == "journal") return true;
  return reader.fault("unknown kind of record " + quoted(first), "'rondo " + version + "' or 'rondo " + version + " journal'");
}

Result<ReadHeader> read_header(RecordReader& reader) { return HeaderReader(reader).read(); }

std::optional<WrittenAnswer> read_answer(std::string_view text) {
  const std::size_t colon = text.find(": ");
  if (colon == std::string_view::npos) return std::nullopt;
  return WrittenAnswer{std::string(text.substr(0, colon)), std::string(text.substr(colon + 2))};
}

std::optional<WrittenPly> read_ply(std::string_view text) {
  WrittenPly written;
  const std::size_t hash = text.rfind(" #");
  if (hash == std::string_view::npos || !is_short_digest(text.substr(hash + 1))) return std::nullopt;
  written.digest = text.substr(hash + 1);
  std::string_view rest = text.substr(0, hash);
  while (true) {
    const std::size_t bar = rest.find(" | ");
    std::optional<WrittenAnswer> answer = read_answer(rest.substr(0, bar));
    if (!answer) return std::nullopt;
    written.answers.push_back(std::move(*answer));
    if (bar == std::string_view::npos) return written;
    rest.remove_prefix(bar + 3);
  }
}

}  // namespace rondo
