#include "rules/table/replay.h"

#include <algorithm>

#include "decks/spelling.h"
#include "rules/core/difference.h"
#include "rules/table/record.h"
#include "rules/table/record_reader.h"

namespace rondo {

namespace {

/// Plays the lines behind the header.
class Player {
 public:
  Player(RecordReader& reader, Session& session, std::string recorded_engine)
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
    if (number != static_cast<long long>(session_.plies()) + 1)
      return reader_.fault("ply " + std::to_string(number), "ply " + std::to_string(session_.plies() + 1));
    if (session_.plies() >= max_record_plies) return reader_.fault("more than " + std::to_string(max_record_plies) + " plies");
    const std::optional<WrittenPly> written = read_ply(rest);
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

  std::optional<Fault> check_seats(const WrittenPly& written, SeatSet seats) const {
    std::vector<std::string> owing;
    for (const Seat seat : seats) owing.push_back(host_.seat_name(seat));
    std::vector<std::string> answering;
    for (const WrittenAnswer& answer : written.answers) answering.push_back(answer.seat);
    if (owing == answering) return std::nullopt;
    return diverged("answered by " + quoted(listed(answering)), owing.empty() ? "the end: the game is over" : listed(owing));
  }

  /// The actions that are spelled exactly so; nothing where none is.
  [[nodiscard]] std::vector<std::optional<Action>> actions(const WrittenPly& written, SeatSet seats) const {
    std::vector<std::optional<Action>> found;
    for (const Seat seat : seats) found.push_back(action(seat, written.answers[found.size()].answer));
    return found;
  }
  [[nodiscard]] std::optional<Action> action(Seat seat, const std::string& spelled) const {
    OptionList options;
    host_.options(session_.position(), seat, options);
    for (const Option& option : options)
      if (host_.spell(session_.position(), seat, option.action) == spelled) return option.action;
    return std::nullopt;
  }

  std::optional<Fault> check_legal(const WrittenPly& written, SeatSet seats, const std::vector<std::optional<Action>>& answers) {
    std::size_t i = 0;
    for (const Seat seat : seats) {
      if (!answers[i]) {
        const std::vector<std::string> spelled = spellings(host_, session_.position(), seat);
        const std::optional<Fit> fit = fitting(session_.position(), seats, answers, written.digest);
        if (fit) explain_fit(*fit, session_.position(), "before this ply");
        return diverged(quoted(written.answers[i].answer) + " is not an option of " + host_.seat_name(seat) + " now", listed(spelled, 12),
                        fit ? fit->spelled : nearest(written.answers[i].answer, spelled));
      }
      ++i;
    }
    return std::nullopt;
  }

  std::optional<Fault> wait(std::string_view rest) {
    const std::optional<WrittenAnswer> answer = read_answer(rest);
    if (!answer) return reader_.fault("a broken line " + quoted(rest), "'wait SEAT: ANSWER'");
    const Result<Seat> seat = seat_named(host_, answer->seat);
    if (!seat) return reader_.fault(seat.fault().what, seat.fault().expected, seat.fault().nearest);
    if (!session_.owing().contains(*seat) || session_.owing().size() < 2) return reader_.fault(quoted(answer->seat) + " cannot answer early now");
    const std::optional<Action> meant = action(*seat, answer->answer);
    if (!meant) return reader_.fault(quoted(answer->answer) + " is not an option of " + answer->seat + " now");
    return give(*seat, *meant);
  }

  std::optional<Fault> give(Seat seat, Action action) {
    if (session_.waiting().contains(seat)) {
      if (session_.waiting_answer(seat) == action) return std::nullopt;
      return reader_.fault("not what " + host_.seat_name(seat) + " had answered early",
                           quoted(host_.spell(session_.position(), seat, session_.waiting_answer(seat))));
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

  [[nodiscard]] std::optional<Fit> fitting(const Blob& before, SeatSet seats, const std::vector<std::optional<Action>>& answers,
                                           const std::string& digest) const {
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
        if (short_digest(host_.digest(reached)) == digest)
          return Fit{host_.spell(before, seat, option.action), host_.seat_name(seat), std::move(reached)};
      }
    }
    return std::nullopt;
  }

  std::optional<Fault> wrong_digest(const WrittenPly& written, SeatSet seats, const std::vector<std::optional<Action>>& answers, std::size_t before,
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

  RecordReader& reader_;
  Session& session_;
  const Host& host_;
  std::string recorded_engine_;
  std::vector<std::string> difference_;
};

}  // namespace

Replayed replay(std::string_view text, const MakeHost& make_host, const std::string& name) {
  if (text.size() > max_record_bytes) return Fault{name, "larger than " + std::to_string(max_record_bytes >> 20U) + " MiB", "", ""};
  RecordReader reader(text, name);
  const Result<bool> journal = read_version(reader);
  if (!journal) return journal.fault();
  Result<ReadHeader> read = read_header(reader);
  if (!read) return read.fault();
  std::string recorded_engine = std::exchange(read->header.engine, engine_version);
  Result<std::shared_ptr<const Host>> host = make_host(read->header);
  if (!host) return host.fault();
  Session session(*host, std::move(read->header));
  Player player(reader, session, std::move(recorded_engine));
  std::optional<Fault> fault = player.start(read->start_digest);
  if (!fault) fault = player.play(*journal);
  if (fault) return {*fault, player.difference()};
  return session;
}

}  // namespace rondo
