#pragma once
// Judges situations: plays a position to its question by the same rules, spellings and automatons as any game, and compares what the
// rules allow with what was expected. Bounded in steps and branches; whatever does not fit is a fault of the situation.
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "rules/core/situation.h"
#include "rules/table/host.h"

namespace rondo {

/// A position in which a situation begins, laid out in one of several ways that must make no difference.
struct Layout {
  std::shared_ptr<const Host> host;
  Blob start;
  std::vector<std::string> told;                              ///< what happened before it begins
  std::function<Seen(const Blob&, const std::string&)> look;  ///< the facts of the game
  std::function<bool(const Blob&)> rests;                     ///< whether it ends at this draw if none is given for it; may be empty
  std::string note;                                           ///< what is peculiar to it; empty for nothing
};

/// What came of a situation. It passed if there is neither a fault nor a difference.
struct Verdict {
  std::optional<Fault> fault;        ///< why it could not be judged
  std::vector<std::string> missing;  ///< expected and not so, sorted
  std::vector<std::string> surplus;  ///< so and not expected, sorted
  std::string note;                  ///< of the layout that differed
  [[nodiscard]] bool passed() const { return !fault && missing.empty() && surplus.empty(); }
};

/// The verdict on the first layout that does not pass, or a passed one. A fact that nobody knows was refused by its reader.
[[nodiscard]] Verdict judge(const Situation& situation, std::span<const Layout> layouts);

}  // namespace rondo
