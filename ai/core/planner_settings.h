#pragma once
// How a planner thinks. Every number is part of the answer: the same settings, position and seed give the same answer on any machine,
// whatever the number of threads.
#include <cstddef>
#include <cstdint>
#include <optional>

#include "decks/fault.h"

namespace rondo::ai {

struct PlannerSettings {
  static constexpr int deepest = 500;  ///< that `depth` may be
  enum class Joint : std::uint8_t { regret, uct };  ///< how a simultaneous decision learns: by regret matching, or each side by UCT

  std::uint32_t budget = 1000;  ///< simulations, over all trees; with none the answer is even among the options
  int trees = 1;                ///< independent ones, merged in order
  int threads = 1;              ///< who compute them; never changes the answer
  Joint joint = Joint::regret;
  double exploration = 0.4;  ///< the share of simulations that look elsewhere in a joint decision, at first …
  double decay = 0.05;       ///< … and after n visits the root of 1 / (decay · n), if that is less
  double curiosity = 0.7;    ///< of UCT, in units of the range of values seen
  double caution = 0;        ///< one side's decision stays with what the playout policy would do unless another move is ahead by more than
                             ///< so many times both intervals; with 0 the policy is not asked
  std::size_t memory = std::size_t{256} << 20U;  ///< bytes, over all trees
  bool share = true;                             ///< equal positions are one node
  int depth = deepest;                           ///< decisions and draws that the tree may hold one after the other; with 0 only the
                                 ///< root's, whose moves then meet the same luck in turn
  std::uint16_t widest = 64;                     ///< outcomes of one chance node; of more, so many are drawn and stand for all
};

/// What is wrong with the settings, if anything.
[[nodiscard]] std::optional<Fault> fault_of(const PlannerSettings& settings);

}  // namespace rondo::ai
