#pragma once
// A game and the people and controllers around it: who sits where, whose dice are real, and what happens until a person has to be
// asked. Decides nothing itself; knows no words but those of the host.
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/table/session.h"
#include "tools/catalogue.h"

namespace rondo::tools {

/// How a game is to be started.
struct Opening {
  std::vector<std::string> setup;                            ///< words `name=value`
  std::optional<std::uint64_t> seed;                         ///< else one that nobody chose
  std::vector<std::pair<std::string, std::string>> sitters;  ///< chair, and who sits there
  std::vector<std::string> by_hand;                          ///< streams whose draws a person makes; `all`
};

class Sitting {
 public:
  /// `entry` outlives the sitting. Everybody is a person, every stream the dealer's, forced choices play themselves.
  Sitting(const Entry& entry, Session session, std::string preface = {})
      : entry_(&entry), session_(std::move(session)), preface_(std::move(preface)) {}

  [[nodiscard]] const Entry& entry() const { return *entry_; }
  [[nodiscard]] const Host& host() const { return session_.host(); }
  [[nodiscard]] Session& session() { return session_; }
  [[nodiscard]] const Session& session() const { return session_; }
  /// Of a game that begins, what a person does at the table first; may be empty.
  [[nodiscard]] const std::string& preface() const { return preface_; }

  // Around the table.
  /// Lets `who` (person, or one of the entry's sitters) choose for the chair of that name.
  std::optional<Fault> seat(std::string_view chair, std::string_view who);
  [[nodiscard]] std::string sitter(const Chair& chair) const;
  [[nodiscard]] std::vector<Chair> chairs() const { return chairs_at(*entry_, host()); }
  /// Whether any chair is a person's.
  [[nodiscard]] bool has_person() const { return !persons().empty(); }
  /// The chairs of persons.
  [[nodiscard]] SeatSet persons() const;
  /// Whether single choices of a person play themselves.
  void set_automatic(bool automatic) { automatic_ = automatic; }
  [[nodiscard]] bool automatic() const { return automatic_; }
  /// Who makes the draws of a stream, or of `all`.
  std::optional<Fault> set_source(std::string_view stream, Source source);
  /// Of an opening, who sits where and whose draws are real.
  std::optional<Fault> arrange(const Opening& opening);
  /// Who sits where, whose dice are real and what plays itself, as in another sitting of the same game.
  void sit_like(const Sitting& other);

  // Now.
  /// The seat that a person must answer for: an owing seat of theirs, an automaton's tie, or chance where the dice are real.
  [[nodiscard]] std::optional<Seat> question() const;
  /// What the person who is asked may know; at other times what the first person may.
  [[nodiscard]] Blob sight() const;
  /// Plays one answer that no person is asked for: false at a question and at the end. The fault is a loaded die that does not fit.
  Result<bool> step();
  /// Whether this answer to the question ends the game with a loss for whoever gives it.
  [[nodiscard]] bool loses(Seat seat, Action action) const;

  // History; each stops where a person is asked, as far as anything was played there.
  /// Back to the question before; false, changing nothing, if there was none.
  bool undo();
  bool redo();
  /// To a mark, or to the first question after that many plies.
  std::optional<Fault> go_to(const std::string& where);

 private:
  [[nodiscard]] bool is_person(Seat chooser) const { return !seating_[static_cast<std::size_t>(chooser)]; }
  [[nodiscard]] std::size_t choices(Seat seat) const;
  [[nodiscard]] bool asks(Seat seat) const;
  void forth_to_question();

  const Entry* entry_;
  Session session_;
  std::string preface_;
  Seating seating_;
  std::map<std::string, std::string> sitters_;  ///< by chair; a person where there is none
  bool automatic_ = true;
};

/// Everything set up for a game of `entry` over these files, before its first ply.
[[nodiscard]] Result<Sitting> open_sitting(const Entry& entry, Files files, const Opening& opening, std::uint64_t seed);

}  // namespace rondo::tools
