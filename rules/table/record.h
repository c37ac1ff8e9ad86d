#pragma once
// The record of a game: a text that stands alone and is its own proof. Replaying it needs no generator and no installed data, and
// stops at the first ply whose digest is not the recorded one. Reading is all or nothing.
//
//   rondo 1                            first line; `rondo 1 journal` where the game is still being written
//   engine 0.1.0
//   game aegis
//   profile aegis-house-1
//   seed 7
//   setup normal                       any number of these
//   file 3 decks/aegis/house.toml      any number of these, each followed by its lines, each behind a `|`
//   start #89abcdef                    digest of the first position
//   1 chance: 4 #89abcdef              number, seat, answer, digest of the position after it
//   2 red: left | blue: loop #89abcdef several at once, in seat order
//   mark NAME                          a named point
//   wait blue: loop                    an early answer, still hidden from the others
//   undo                               in journals, and `redo`
//   end 2                              how many plies; a journal has none
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "decks/fault.h"
#include "rules/table/session.h"

namespace rondo {

inline constexpr int record_version = 1;
inline constexpr std::size_t max_record_bytes = 64U << 20U;
inline constexpr std::size_t max_record_plies = 1'000'000;

/// The whole record of a game as it stands; what was undone is left out.
[[nodiscard]] std::string record(const Session& session);
/// The same, open at the end: what a journal starts with.
[[nodiscard]] std::string journal_start(const Session& session);
/// `#` and the eight digits that a record gives of a digest.
[[nodiscard]] std::string short_digest(std::uint64_t digest);
/// The line of ply i (from 0), without a line end.
[[nodiscard]] std::string ply_line(const Session& session, std::size_t i);
/// The line of an early answer.
[[nodiscard]] std::string wait_line(const Session& session, Seat seat, Action action);

/// Builds the game that a header describes, from nothing but the header and its files.
using MakeHost = std::function<Result<std::shared_ptr<const Host>>(const Header&)>;

/// The session that a record leads to; or the one-line fault, and for a game that went another way the lines of the difference.
class Replayed {
 public:
  Replayed(Session session) : session_(std::move(session)) {}
  Replayed(Fault fault, std::vector<std::string> difference = {}) : fault_(std::move(fault)), difference_(std::move(difference)) {}

  [[nodiscard]] explicit operator bool() const { return session_.has_value(); }
  [[nodiscard]] Session& operator*() { return *session_; }
  [[nodiscard]] Session* operator->() { return &*session_; }
  [[nodiscard]] const Fault& fault() const { return fault_; }
  [[nodiscard]] const std::vector<std::string>& difference() const { return difference_; }

 private:
  std::optional<Session> session_;
  Fault fault_;
  std::vector<std::string> difference_;
};

/// Reads a record or a journal (whose last line may be torn), plays it and checks every digest. `name` is what faults call the text.
[[nodiscard]] Replayed replay(std::string_view text, const MakeHost& make_host, const std::string& name = "record");

}  // namespace rondo
