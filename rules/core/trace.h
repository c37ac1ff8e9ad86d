#pragma once
// Why an automaton did what it did: the answer to `why`. Written by a policy while it narrows, and only when somebody asks;
// a trace never changes the decision it explains.
#include <string>
#include <vector>

namespace rondo {

/// One automated decision. `candidates` and `ties` are filled in by `Ruled` (spelled options before and after) where left empty.
struct Trace {
  std::string step;                     ///< the step of the card that is being carried out
  std::vector<std::string> candidates;  ///< what the rules allowed, in option order
  std::string rule;                     ///< the printed line that decided; where several are left, the last that removed one
  std::vector<std::string> notes;       ///< how each line of the priorities cut the field, with the numbers it compared
  std::vector<std::string> ties;        ///< what the priorities leave to the player; empty when one candidate survived
  bool operator==(const Trace&) const = default;
};

}  // namespace rondo
