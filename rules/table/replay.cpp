#include "rules/table/replay.h"

#include <algorithm>

#include "decks/spelling.h"
#include "rules/core/difference.h"
#include "rules/table/record.h"

namespace rondo {

namespace {

/// The lines of a record, with the place for faults. A line's bytes are as they are; `\n` alone divides.
class Reader {
 public:
  Reader(std::string_view text, const std::string& name) : text_(text), name_(name) {}

  [[nodiscard]] bool done() const { return at_ >= text_.size(); }
  /// Whether the next line is the last and has no line end.
  [[nodiscard]] bool torn() const { return !done() && text_.find('\n', at_) == std::string_view::npos; }
  [[nodiscard]] std::string_view raw() {
    const std::size_t end = std::min(text_.find('\n', at_), text_.size());
    const std::string_view line = text_.substr(at_, end - at_);
    at_ = end + 1;
    ++number_;
    return line;
  }
  [[nodiscard]] std::string_view line() {
    std::string_view read = raw();
    if (!read.empty() && read.back() == '\r') read.remove_suffix(1);
    return read;
  }
  [[nodiscard]] std::string where() const { return name_ + ":" + std::to_string(number_); }
  [[nodiscard]] Fault fault(std::string what, std::string expected = "", std::string near = "") const {
    return {where(), std::move(what), std::move(expected), std::move(near)};
  }

 private:
  std::string_view text_;
  std::string name_;
  std::size_t at_ = 0;
  std::size_t number_ = 0;
};

/// Cuts `line` at its first blank: the word before it, and the rest in `line`.
std::string_view cut_word(std::string_view& line) {
  const std::size_t blank = std::min(line.find(' '), line.size());
  const std::string_view word = line.substr(0, blank);
  line.remove_prefix(std::min(blank + 1, line.size()));
  return word;
}

/// `'…'` of a text from the file: printable, and not longer than a line can bear.
std::string quoted(std::string_view text) {
  std::string shown = "'";
  for (const char c : text.substr(0, 60)) shown += static_cast<unsigned char>(c) < 32 || c == 127 ? '?' : c;
  return shown + (text.size() > 60 ? "…'" : "'");
}

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

/// The first line: whether the text is a journal.
Result<bool> read_version(Reader& reader) {
  const std::string_view first = reader.done() ? std::string_view{} : reader.line();
  const std::vector<std::string> parts = words(first.substr(0, 60));
  const std::string version = std::to_string(record_version);
  if (parts.size() < 2 || parts[0] != "rondo" || !whole_number(parts[1])) return reader.fault("not a record of Rondo", "'rondo " + version + "' as its first line");
  if (parts[1] != version) return reader.fault("written in record format " + parts[1], "format " + version + ", the one this program reads");
  if (parts.size() == 2) return false;
  if (parts.size() == 3 && parts[2] == "journal") return true;
  return reader.fault("unknown kind of record " + quoted(first), "'rondo " + version + "' or 'rondo " + version + " journal'");
}

Result<DataFile> read_data_file(Reader& reader, std::string_view rest) {
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

/// The header; ends behind the `start` line, whose digest it gives back.
class HeaderReader {
 public:
  explicit HeaderReader(Reader& reader) : reader_(reader) {}

  Result<Header> read(std::string& start_digest) {
    while (!reader_.done()) {
      std::string_view rest = reader_.line();
      const std::string key(cut_word(rest));
      if (key == "start") {
        if (!is_short_digest(rest)) return reader_.fault("a broken digest " + quoted(rest), "'#' and eight digits 0-9a-f");
        start_digest = rest;
        return finished();
      }
      if (std::optional<Fault> fault = take(key, rest)) return *fault;
    }
    return reader_.fault("ends inside the header", "a line 'start #…'");
  }

 private:
  std::optional<Fault> take(const std::string& key, std::string_view rest) {
    static const std::vector<std::string> keys = {"engine", "game", "profile", "seed", "setup", "file", "start"};
    if (std::find(keys.begin(), keys.end(), key) == keys.end()) return reader_.fault("unknown header line " + quoted(key), listed(keys), nearest(key, keys));
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

  Result<Header> finished() {
    for (const char* key : {"engine", "game", "profile", "seed"})
      if (std::find(seen_.begin(), seen_.end(), key) == seen_.end()) return reader_.fault(std::string("the header has no line '") + key + "'");
    return std::move(header_);
  }

  Reader& reader_;
  Header header_;
  std::vector<std::string> seen_;
};

/// One line of play as it was written.
struct Written {
  std::vector<std::pair<std::string, std::string>> answers;  ///< seat, answer
  std::string digest;
};

/// `seat: answer`, or nothing.
std::optional<std::pair<std::string, std::string>> read_answer(std::string_view text) {
  const std::size_t colon = text.find(": ");
  if (colon == std::string_view::npos) return std::nullopt;
  return std::pair{std::string(text.substr(0, colon)), std::string(text.substr(colon + 2))};
}

std::optional<Written> read_written(std::string_view text) {
  Written written;
  const std::size_t hash = text.rfind(" #");
  if (hash == std::string_view::npos || !is_short_digest(text.substr(hash + 1))) return std::nullopt;
  written.digest = text.substr(hash + 1);
  std::string_view rest = text.substr(0, hash);
  while (true) {
    const std::size_t bar = rest.find(" | ");
    auto answer = read_answer(rest.substr(0, bar));
    if (!answer) return std::nullopt;
    written.answers.push_back(std::move(*answer));
    if (bar == std::string_view::npos) return written;
    rest.remove_prefix(bar + 3);
  }
}

/// Plays the lines behind the header.
class Player {
 public:
  Player(Reader& reader, Session& session, std::string recorded_engine)
      : reader_(reader), session_(session), host_(session.host()), recorded_engine_(std::move(recorded_engine)) {}

  [[nodiscard]] const std::vector<std::string>& difference() const { return difference_; }

  std::optional<Fault> start(const std::string& digest) const {
    const std::string reached = short_digest(host_.digest(session_.position()));
    if (reached == digest) return std::nullopt;
    return diverged("the first position has digest " + reached, digest + " as recorded: the data or the rules have changed");
  }

  std::optional<Fault> play(bool journal) {
    while (!reader_.done() && !(journal && reader_.torn())) {
      std::string_view line = reader_.line();
      const std::string key(cut_word(line));
      if (key == "end") return finish(line);
      if (std::optional<Fault> fault = take(key, line)) return fault;
    }
    if (!journal) return reader_.fault("the record is cut short", "a last line 'end " + std::to_string(session_.plies()) + "' or more plies");
    return std::nullopt;
  }

 private:
  std::optional<Fault> take(const std::string& key, std::string_view rest) {
    if (const std::optional<long long> number = whole_number(key)) return ply(*number, rest);
    if (key == "wait") return wait(rest);
    if (key == "undo" || key == "redo") {
      if (!(key == "undo" ? session_.undo() : session_.redo())) return reader_.fault("nothing to " + key);
      return std::nullopt;
    }
    if (key == "mark") {
      const std::optional<Fault> fault = session_.mark(std::string(rest));
      if (fault) return reader_.fault(fault->what, fault->expected);
      return std::nullopt;
    }
    static const std::vector<std::string> keys = {"mark", "wait", "undo", "redo", "end"};
    return reader_.fault("a broken line " + quoted(key), "ply " + std::to_string(session_.plies() + 1) + ", " + listed(keys), nearest(key, keys));
  }

  std::optional<Fault> finish(std::string_view rest) {
    const std::string plies = std::to_string(session_.plies());
    if (rest != plies) return reader_.fault("the record has " + plies + " plies", "'end " + plies + "' after them");
    while (!reader_.done())
      if (!reader_.line().empty()) return reader_.fault("something follows the end");
    return std::nullopt;
  }

  std::optional<Fault> ply(long long number, std::string_view rest) {
    if (number != static_cast<long long>(session_.plies()) + 1) return reader_.fault("ply " + std::to_string(number), "ply " + std::to_string(session_.plies() + 1));
    if (session_.plies() >= max_record_plies) return reader_.fault("more than " + std::to_string(max_record_plies) + " plies");
    const std::optional<Written> written = read_written(rest);
    if (!written) return reader_.fault("a broken ply " + quoted(rest), "'SEAT: ANSWER #digest'");
    const SeatSet seats = host_.to_act(session_.position());
    if (std::optional<Fault> fault = check_seats(*written, seats)) return fault;
    const std::vector<std::optional<Action>> answers = actions(*written, seats);
    if (std::optional<Fault> fault = check_legal(*written, seats, answers)) return fault;
    const std::size_t before = session_.plies();
    std::size_t i = 0;
    for (const Seat seat : seats)
      if (std::optional<Fault> fault = give(seat, *answers[i++])) return fault;
    const std::string reached = short_digest(host_.digest(session_.position()));
    if (reached == written->digest) return std::nullopt;
    return wrong_digest(*written, seats, answers, before, reached);
  }

  std::optional<Fault> check_seats(const Written& written, SeatSet seats) const {
    std::vector<std::string> owing;
    for (const Seat seat : seats) owing.push_back(host_.seat_name(seat));
    std::vector<std::string> answering;
    for (const auto& [seat, answer] : written.answers) answering.push_back(seat);
    if (owing == answering) return std::nullopt;
    return diverged("answered by " + quoted(listed(answering)), owing.empty() ? "the end: the game is over" : listed(owing));
  }

  /// The actions that are spelled exactly so; nothing where none is.
  [[nodiscard]] std::vector<std::optional<Action>> actions(const Written& written, SeatSet seats) const {
    std::vector<std::optional<Action>> found;
    for (const Seat seat : seats) found.push_back(action(seat, written.answers[found.size()].second));
    return found;
  }
  [[nodiscard]] std::optional<Action> action(Seat seat, const std::string& spelled) const {
    OptionList options;
    host_.options(session_.position(), seat, options);
    for (const Option& option : options)
      if (host_.spell(session_.position(), seat, option.action) == spelled) return option.action;
    return std::nullopt;
  }

  std::optional<Fault> check_legal(const Written& written, SeatSet seats, const std::vector<std::optional<Action>>& answers) {
    std::size_t i = 0;
    for (const Seat seat : seats) {
      if (!answers[i]) {
        const std::vector<std::string> spelled = spellings(host_, session_.position(), seat);
        const std::optional<Fit> fit = fitting(session_.position(), seats, answers, written.digest);
        if (fit) explain_fit(*fit, session_.position(), "before this ply");
        return diverged(quoted(written.answers[i].second) + " is not an option of " + host_.seat_name(seat) + " now", listed(spelled, 12),
                        fit ? fit->spelled : nearest(written.answers[i].second, spelled));
      }
      ++i;
    }
    return std::nullopt;
  }

  std::optional<Fault> wait(std::string_view rest) {
    const auto answer = read_answer(rest);
    if (!answer) return reader_.fault("a broken line " + quoted(rest), "'wait SEAT: ANSWER'");
    const Result<Seat> seat = seat_named(host_, answer->first);
    if (!seat) return reader_.fault(seat.fault().what, seat.fault().expected, seat.fault().nearest);
    if (!session_.owing().contains(*seat) || session_.owing().size() < 2) return reader_.fault(quoted(answer->first) + " cannot answer early now");
    const std::optional<Action> meant = action(*seat, answer->second);
    if (!meant) return reader_.fault(quoted(answer->second) + " is not an option of " + answer->first + " now");
    return give(*seat, *meant);
  }

  std::optional<Fault> give(Seat seat, Action action) {
    if (session_.waiting().contains(seat)) {
      if (session_.waiting_answer(seat) == action) return std::nullopt;
      return reader_.fault("not what " + host_.seat_name(seat) + " had answered early", quoted(host_.spell(session_.position(), seat, session_.waiting_answer(seat))));
    }
    const std::optional<Fault> fault = session_.answer(seat, action, hand(seat, action));
    return fault ? std::optional(reader_.fault(fault->what, fault->expected, fault->nearest)) : std::nullopt;
  }

  /// A record does not say who answered: the dealer where he would have dealt just this, a rule where it left nothing else, or a person.
  [[nodiscard]] Hand hand(Seat seat, Action action) const {
    if (seat == Seat::chance) return session_.dealt() == action ? Hand::dealer : Hand::person;
    if (host_.chooser(seat) == seat) return Hand::person;
    OptionList options;
    host_.options(session_.position(), seat, options);
    return options.size() == 1 ? Hand::rule : Hand::person;
  }

  /// A legal answer that leads to the recorded digest where the written one does not.
  struct Fit {
    std::string spelled;
    std::string seat;
    Blob reached;
  };

  [[nodiscard]] std::optional<Fit> fitting(const Blob& before, SeatSet seats, const std::vector<std::optional<Action>>& answers, const std::string& digest) const {
    const auto illegal = std::count(answers.begin(), answers.end(), std::nullopt);
    if (illegal > 1) return std::nullopt;
    std::size_t place = 0;
    for (const Seat seat : seats) {
      const std::size_t varied = place++;
      if (illegal == 1 && answers[varied]) continue;
      OptionList options;
      host_.options(before, seat, options);
      for (const Option& option : options) {
        std::vector<Action> tried;
        for (std::size_t k = 0; k < answers.size(); ++k) tried.push_back(k == varied ? option.action : *answers[k]);
        Blob reached = before;
        host_.apply(reached, tried, nullptr);
        if (short_digest(host_.digest(reached)) == digest) return Fit{host_.spell(before, seat, option.action), host_.seat_name(seat), std::move(reached)};
      }
    }
    return std::nullopt;
  }

  std::optional<Fault> wrong_digest(const Written& written, SeatSet seats, const std::vector<std::optional<Action>>& answers, std::size_t before,
                                    const std::string& reached) {
    const std::optional<Fit> fit = fitting(session_.position(before), seats, answers, written.digest);
    if (fit) {
      explain_fit(*fit, session_.position(), "as written");
    } else {
      difference_.push_back("no answer at this ply leads to " + written.digest + "; as written it changed these fields:");
      add_difference(session_.position(before + 1), session_.position(before), "before");
    }
    session_.undo();
    return diverged("the position reached has digest " + reached, written.digest + " as recorded", fit ? fit->spelled : "");
  }

  void explain_fit(const Fit& fit, const Blob& other, const char* word) {
    difference_.push_back("the recorded digest belongs to '" + fit.seat + ": " + fit.spelled + "'; there these fields are different:");
    add_difference(fit.reached, other, word);
  }
  void add_difference(const Blob& here, const Blob& there, const char* word) {
    for (std::string& line : rondo::difference(host_.fields(here), host_.fields(there), word)) difference_.push_back("  " + std::move(line));
  }

  /// The fault of a game that goes another way than it did.
  [[nodiscard]] Fault diverged(const std::string& what, std::string expected, std::string near = "") const {
    std::string text = "ply " + std::to_string(session_.plies() + 1) + ": " + what;
    if (recorded_engine_ != engine_version) text += " (recorded by engine " + recorded_engine_ + ", this is " + engine_version + ")";
    return reader_.fault(text, std::move(expected), std::move(near));
  }

  Reader& reader_;
  Session& session_;
  const Host& host_;
  std::string recorded_engine_;
  std::vector<std::string> difference_;
};

}  // namespace

Replayed replay(std::string_view text, const MakeHost& make_host, const std::string& name) {
  if (text.size() > max_record_bytes) return Fault{name, "larger than " + std::to_string(max_record_bytes >> 20U) + " MiB", "", ""};
  Reader reader(text, name);
  const Result<bool> journal = read_version(reader);
  if (!journal) return journal.fault();
  std::string start_digest;
  Result<Header> header = HeaderReader(reader).read(start_digest);
  if (!header) return header.fault();
  std::string recorded_engine = std::exchange(header->engine, engine_version);
  Result<std::shared_ptr<const Host>> host = make_host(*header);
  if (!host) return host.fault();
  Session session(*host, std::move(*header));
  Player player(reader, session, std::move(recorded_engine));
  std::optional<Fault> fault = player.start(start_digest);
  if (!fault) fault = player.play(*journal);
  if (fault) return {*fault, player.difference()};
  return session;
}

}  // namespace rondo
