#pragma once
// One game being played: its history, whose turn it is, undo without limit, the dealer and the dice a person types. Nothing that is
// refused changes anything; nothing that was played is lost until a different answer is given in its place.
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "rules/core/dealer.h"
#include "rules/table/controller.h"
#include "rules/table/header.h"
#include "rules/table/host.h"

namespace rondo {

/// Who gave an answer.
enum class Hand : std::uint8_t {
  person,      ///< typed, or a die that was rolled on a real table
  controller,  ///< one that sits on a chair
  rule,        ///< the only thing that an automaton's priorities left
  dealer,      ///< the dealer, or a loaded die
};

/// Where the chance plies of one stream come from.
enum class Source : std::uint8_t { dealer, person, loaded };

/// One decision of one seat, or of several at once.
struct Ply {
  SeatSet seats;
  std::vector<Action> answers;    ///< in seat order
  Hand by = Hand::person;         ///< person if any of the answers was a person's
  int stream = -1;                ///< of a chance ply
  std::vector<std::string> told;  ///< what the rules said to everybody
};

/// Why one seat did what it did at a ply.
struct Reason {
  Seat seat = Seat::none;
  std::string answer;  ///< as spelled
  Trace trace;
};

class Session {
 public:
  /// Gets every change as one line of a record, in order; a fault is kept until asked for and never stops the game.
  using Scribe = std::function<std::optional<Fault>(const std::string& line)>;

  Session(std::shared_ptr<const Host> host, Header header);
  Session(Session&&) = default;
  Session& operator=(Session&&) = default;

  [[nodiscard]] const Host& host() const { return *host_; }
  [[nodiscard]] const Header& header() const { return header_; }

  // Now.
  [[nodiscard]] const Blob& position() const { return now_; }
  [[nodiscard]] bool over() const { return host_->to_act(now_).empty(); }
  /// Who still has to answer: without those whose early answer waits.
  [[nodiscard]] SeatSet owing() const;
  /// Those whose early answer waits for the others.
  [[nodiscard]] SeatSet waiting() const;
  /// The answer of `seat` that waits; it must be in `waiting`. Not for the eyes of other seats.
  [[nodiscard]] Action waiting_answer(Seat seat) const;

  // Playing. What is refused leaves everything as it was.
  /// Answers for an owing seat, chance included (a die rolled on a real table). When nobody owes any more, the ply is played.
  std::optional<Fault> answer(Seat seat, Action action, Hand by = Hand::person);
  /// The same with a typed line (see `parse`).
  std::optional<Fault> answer(Seat seat, std::string_view line);
  /// Plays one ply in which no person has to be asked: true if it did, false if a person is awaited or the game is over.
  /// The fault is a loaded die that does not fit or is missing.
  Result<bool> proceed(const Seating& seating);

  // Chance.
  /// What the dealer deals for the chance ply that is owed.
  [[nodiscard]] Action dealt() const;
  [[nodiscard]] Source source(int stream) const { return sources_[static_cast<std::size_t>(stream)].kind; }
  void set_source(int stream, Source kind);
  /// From now on the stream's draws are these, in order, each as it is spelled when it is due.
  void load(int stream, std::vector<std::string> draws);
  /// Loaded draws that have not been used: a test ends with none.
  [[nodiscard]] std::size_t left_over() const;

  // History. Ply i (from 0) led from position(i) to position(i + 1).
  [[nodiscard]] std::size_t plies() const { return history_.size(); }
  [[nodiscard]] const Ply& ply(std::size_t i) const { return history_[i].ply; }
  [[nodiscard]] const Blob& position(std::size_t i) const { return i < history_.size() ? history_[i].before : now_; }
  /// The explanations of every ruled seat that answered at ply i, recomputed where it was decided.
  [[nodiscard]] std::vector<Reason> why(std::size_t i) const;
  /// Takes back the last early answer, or else the last ply; false at the start.
  bool undo();
  /// Plays again what was taken back last; false if nothing was, or something else was played since.
  bool redo();
  /// Undo up to and including the last answer that a person gave; false, changing nothing, if there is none.
  bool undo_decision();
  /// Redo a person's answer and all that followed without asking; false if there is nothing to redo.
  bool redo_decision();
  /// Names this point of the game (one word); a name used again moves.
  std::optional<Fault> mark(const std::string& name);
  /// Undoes or redoes until that point; early answers are taken back.
  std::optional<Fault> go_to(const std::string& name);
  [[nodiscard]] const std::map<std::string, std::size_t>& marks() const { return marks_; }

  // Journal.
  void set_scribe(Scribe scribe) { scribe_ = std::move(scribe); }
  /// What the scribe could not write since this was last asked.
  [[nodiscard]] std::optional<Fault> scribe_fault();

 private:
  struct Past {
    Blob before;
    Ply ply;
  };
  struct Early {
    Seat seat = Seat::none;
    Action action;
    Hand by = Hand::person;
  };
  struct Stream {
    Source kind = Source::dealer;
    std::vector<std::string> loaded;
    std::uint64_t since = 0;  ///< occasion of the first loaded draw
  };

  [[nodiscard]] std::uint64_t occasion(int stream) const;
  [[nodiscard]] std::optional<Fault> refusal(Seat seat, Action action) const;
  [[nodiscard]] std::optional<Early> decide(const Seating& seating, Seat seat) const;
  [[nodiscard]] Result<bool> deal();
  [[nodiscard]] Result<Action> loaded_draw(int stream) const;
  void accept(Early early);
  void play();
  void forget_undone();
  void write(const std::string& line);

  std::shared_ptr<const Host> host_;
  Header header_;
  Blob now_;
  std::vector<Past> history_;
  std::vector<Early> waiting_;                    ///< in the order they came
  std::vector<std::variant<Ply, Early>> undone_;  ///< last undone last
  std::map<std::string, std::size_t> marks_;      ///< name to number of plies played
  std::array<Stream, max_streams> sources_;
  Scribe scribe_;
  std::optional<Fault> scribe_fault_;
};

}  // namespace rondo
