#pragma once
// What was played, in words: what each ply told, who answered what, and why an automaton did what it did. The words are the host's; only
// their arrangement is made here.
#include <cstddef>
#include <string>
#include <vector>

#include "tools/sitting.h"

namespace rondo::tools {

/// The answers of ply i (from 0) by seat: `hero: pass`, several divided by ` | `. What lay face down before any of `viewers` is not told.
[[nodiscard]] std::string answers(const Session& session, std::size_t i, SeatSet viewers);

/// What ply i told, preceded by the answers that no person at the table has seen given: a controller's, or a forced one.
[[nodiscard]] std::string told(const Sitting& sitting, std::size_t i, int width);

/// The automated decisions of ply i: step, candidates, the rule that decided, notes, ties. Empty if there are none.
[[nodiscard]] std::string reasons(const Session& session, std::size_t i, int width);

/// The same for automatons that owe a decision which their priorities leave open: all that may happen, and what headless play takes.
[[nodiscard]] std::string open_reasons(const Session& session, int width);

/// Where the stretch that `why` explains begins: the first ply of the latest chapter in which an automaton decided anything; for a game
/// without chapters, the ply after the last own decision before that. `plies()` if no automaton decided yet.
[[nodiscard]] std::size_t latest_turn(const Session& session);

/// The last `n` lines `ply  answers`.
[[nodiscard]] std::string history(const Sitting& sitting, std::size_t n, int width);

/// What the last `n` plies told, by ply and chapter.
[[nodiscard]] std::string chronicle(const Sitting& sitting, std::size_t n, int width);

}  // namespace rondo::tools
