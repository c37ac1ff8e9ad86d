#pragma once
// The record of a game: a text that stands alone and is its own proof. It holds the data that the game was built from, every
// answer, and a digest after each ply; `replay.h` reads it back.
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
#include <string>

#include "rules/table/session.h"

namespace rondo {

inline constexpr int record_version = 1;

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

}  // namespace rondo
