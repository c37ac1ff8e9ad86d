// libFuzzer: a record that somebody has been at. Bytes are taken as a whole record, or as edits of a good one. Reading must neither crash
// nor hang; a fault is one line that names a place, and what is accepted is proven again by its own record.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "rules/core/ensure.h"
#include "rules/table/record.h"
#include "rules/table/replay.h"
#include "tools/catalogue.h"
#include "tools/files.h"

using namespace rondo;

namespace {

constexpr std::size_t plies = 40;

/// The first game that there is, set up as it is when nothing is said.
tools::Made standard() {
  const tools::Entry& entry = tools::catalogue().front();
  const std::vector<SourceFile> files = tools::files_for(entry.name, tools::shipped_files());
  const Result<std::vector<std::string>> setup = complete_setup(entry.settings(files), {});
  RONDO_ENSURE(setup, "the standard set-up is complete");
  Result<tools::Made> made = entry.make(*setup, files);
  RONDO_ENSURE(made, "the shipped game can be made");
  made->header.game = entry.name;
  made->header.seed = 7;
  made->header.files = {{"decks/x.toml", "# a file that is quickly read\n"}};
  return *made;
}

/// The record of its first plies, played at random.
std::string first_plies(const tools::Made& made) {
  Session session(made.host, made.header);
  Seating seating;
  seating.fill(tools::catalogue().front().sitters.front().make(session.host()));
  while (session.plies() < plies && *session.proceed(seating)) {
  }
  return record(session);
}

/// A good record, cut where the game starts.
struct Good {
  tools::Made made = standard();
  std::string header;
  std::vector<std::string> lines;

  Good() {
    const std::string text = first_plies(made);
    const std::size_t start = text.find('\n', text.find("\nstart ") + 1) + 1;
    header = text.substr(0, start);
    for (std::size_t at = start; at < text.size();) {
      const std::size_t end = text.find('\n', at);
      lines.push_back(text.substr(at, end - at));
      at = end + 1;
    }
  }

  /// The same host for the same header, whatever its file says: a hundred thousand bytes of cards a run would be the loader's fuzzing.
  [[nodiscard]] Result<std::shared_ptr<const Host>> make_host(const Header& wanted) const {
    Header same = wanted;
    same.seed = made.header.seed;
    if (same == made.header) return made.host;
    return tools::make_host(tools::catalogue())(wanted);
  }
};

/// Bytes as a row of small decisions; zeros when they have run out.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
  [[nodiscard]] bool empty() const { return size_ == 0; }
  std::uint8_t next() {
    if (size_ == 0) return 0;
    --size_;
    return *data_++;
  }
  std::size_t below(std::size_t bound) { return bound == 0 ? 0 : (next() * 256U + next()) % bound; }
  std::string rest() {
    std::string text(reinterpret_cast<const char*>(data_), size_);
    size_ = 0;
    return text;
  }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
};

const char* const written[] = {
    "undo", "redo", "mark here", "mark", "wait hero: pass", "wait boss: pass", "end 0", "end 40", "", "41 hero: pass #00000000"};

void edit(std::vector<std::string>& lines, Bytes& bytes) {
  const std::size_t at = bytes.below(lines.size());
  const auto line = lines.begin() + static_cast<std::ptrdiff_t>(at);
  switch (bytes.next() % 8) {
    case 0: lines.erase(line); break;
    case 1: lines.insert(line, std::string(*line)); break;
    case 2: std::swap(lines[at], lines[bytes.below(lines.size())]); break;
    case 3:
      if (!line->empty()) (*line)[bytes.below(line->size())] = static_cast<char>(bytes.next());
      break;
    case 4: line->resize(bytes.below(line->size() + 1)); break;
    case 5: lines.insert(line, written[bytes.next() % std::size(written)]); break;
    case 6: lines.resize(at); break;
    default: lines.insert(line, bytes.rest()); break;
  }
}

std::string edited(const Good& good, Bytes bytes) {
  std::string header = good.header;
  const std::uint8_t kind = bytes.next();
  if (kind & 1U) header.insert(header.find('\n'), " journal");
  if (kind & 2U) {
    const std::size_t at = bytes.below(header.size());
    header[at] = static_cast<char>(header[at] ^ (1 << (bytes.next() % 8)));
  }
  std::vector<std::string> lines = good.lines;
  while (!bytes.empty() && !lines.empty()) edit(lines, bytes);
  std::string text = header;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const Good good;
  if (size == 0) return 0;
  const MakeHost make_host = [](const Header& header) { return good.make_host(header); };
  Bytes bytes(data, size);
  const std::string text = bytes.next() % 4 == 0 ? bytes.rest() : edited(good, bytes);
  Replayed read = replay(text, make_host, "fuzz");
  if (!read) {
    RONDO_ENSURE(read.fault().text().find('\n') == std::string::npos, "a fault is one line");
    RONDO_ENSURE(!read.fault().what.empty(), "a fault says what");
    return 0;
  }
  const std::string again = record(*read);
  Replayed proven = replay(again, make_host, "fuzz");
  RONDO_ENSURE(proven, "an accepted game has a good record");
  RONDO_ENSURE(record(*proven) == again, "and the record is its own");
  return 0;
}
