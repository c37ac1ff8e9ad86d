#pragma once
// What a planner answers: its trees are gathered in order, and the final rule makes one mix of what they have learned.
//
// The rule: a joint decision that is proven, or whose every cell is well known, is solved as a matrix; otherwise the average strategy
// is played, which exploration had no part in (decoupled UCT: the visits). A decision of one side is the best of its moves where they
// are proven; otherwise the most visited, among equals the more valuable, then the first.
#include <cstdint>
#include <span>
#include <vector>

#include "ai/core/draws.h"
#include "ai/core/planner_settings.h"
#include "ai/core/planner_tally.h"
#include "ai/core/planner_tree.h"
#include "rules/core/action.h"

namespace rondo::ai {

/// One move that may be played, or that the others may reply with.
struct PlanMove {
  Action action;
  double share = 0;   ///< how often it should be played; all add up to 1
  double visits = 0;  ///< simulations that went through it
  double value = 0;   ///< for the planner, against the others' mix; of a reply, against the planner's
  double margin = 0;  ///< value ± margin is its 95 % interval, by the normal approximation from the spread of those simulations' results;
                      ///< 0 where all of its outcomes are proven, and all that was seen at the root where fewer than two went through it
  bool operator==(const PlanMove&) const = default;
};

struct Plan {
  std::vector<PlanMove> moves;    ///< one for each option, in the game's order; none when the seat owes nothing
  std::vector<PlanMove> replies;  ///< of the one other seat that decides at the same time
  double value = 0;
  bool proven = false;
  std::uint32_t simulations = 0;  ///< over all trees
  std::uint32_t nodes = 0;
  std::size_t bytes = 0;
  bool operator==(const Plan&) const = default;
};

/// The roots of all trees, which have the same moves, added up.
class Gathering {
 public:
  /// Once for each tree, in order, with the tallies of its rows and then of its columns. The first that is proven stands for all.
  void add(const Arena& arena, const Node& root, std::span<const Tally> tallies);
  [[nodiscard]] bool empty() const { return rows_ == 0; }

  /// The final rule. The mixes and values of rows and columns are good after it.
  void conclude(PlannerSettings::Joint joint);
  struct Side {
    explicit Side(std::size_t moves = 0) : mix(moves), visits(moves), values(moves), tallies(moves), proven(moves, true) {}
    std::vector<double> mix, visits, values;
    std::vector<Tally> tallies;
    std::vector<bool> proven;  ///< all cells of the move
  };
  [[nodiscard]] const Side& own() const { return own_; }
  [[nodiscard]] const Side& others() const { return others_; }
  [[nodiscard]] double value() const { return value_; }
  [[nodiscard]] bool proven() const { return proven_; }

 private:
  struct Cell {
    double value = 0;
    std::uint32_t visits = 0;
    bool known = false, proven = false;
  };

  void begin(const Node& root);
  void add_cell(Cell& sum, const Cell& one);
  [[nodiscard]] bool well_known() const;
  void conclude_alone();
  void conclude_joint(PlannerSettings::Joint joint);
  void appraise();

  std::size_t rows_ = 0, columns_ = 0;
  std::vector<Cell> cells_;
  double value_ = 0, trees_ = 0;
  bool joint_ = false, proven_ = false;
  Side own_, others_;
};

/// Plays the move `usual`, unless another is ahead by more than `caution` times what the intervals of both leave open: then the one that is
/// farthest ahead.
void stay_with(Plan& plan, std::size_t usual, double caution);

/// A move drawn by the plan's mix; the plan must have moves.
[[nodiscard]] std::size_t draw_from(const Plan& plan, Draws& draws);

}  // namespace rondo::ai
