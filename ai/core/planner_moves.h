#pragma once
// The moves of both sides of a decision: where several seats of one side owe, a move is an answer of each. Too many are thinned out to
// an even sample of them, drawn with the planner's own randomness; so are the outcomes of a wide roll, by their weights.
#include <array>
#include <new>

#include "ai/core/draws.h"
#include "ai/core/planner_tree.h"
#include "rules/core/game.h"

namespace rondo::ai {

/// The index of an option, drawn by weight.
[[nodiscard]] std::size_t pick_by_weight(const OptionList& options, Draws& draws);

class Moves {
 public:
  [[nodiscard]] std::size_t rows() const { return counts_[0]; }
  [[nodiscard]] std::size_t columns() const { return counts_[1]; }

  template <Game G>
  void gather(const G& game, const typename G::Position& position, SeatSet seats, Seat me, Draws& draws) {
    std::array<std::size_t, 2> totals = {1, 1};
    begin();
    for (const Seat seat : seats) {
      const std::size_t side = game.chooser(seat) == me ? 0 : 1;
      game.options(position, seat, lists_[count_]);
      sides_[count_++] = static_cast<std::uint8_t>(side);
      totals[side] = std::min(totals[side] * lists_[count_ - 1].size(), overflow);
    }
    thin(0, totals[0], OptionList::capacity, draws);
    thin(1, totals[1], std::min(OptionList::capacity, std::max(most_cells / counts_[0], std::size_t{1})), draws);
  }
  template <Game G>
  void gather_chance(const G& game, const typename G::Position& position, std::uint16_t widest, Draws& draws) {
    begin();
    game.options(position, Seat::chance, lists_[0]);
    count_ = 1;
    counts_ = {lists_[0].size(), 1};
    chance_ = true;
    if (counts_[0] > widest) draw_outcomes(widest, draws);
  }

  /// Stores the node of `position` with its cells, its lessons, which are those of UCT or of regret matching, and what was gathered;
  /// nowhere if there is no room for all of it.
  template <class Position>
  Place store(Arena& arena, Node::Kind kind, bool uct, const Position& position) const {
    static_assert(std::is_trivially_copyable_v<Position>);
    const Place place = store(arena, kind, uct, sizeof(Position));
    if (place != nowhere) new (arena.at<Node>(place)->stands_for<Position>()) Position(position);
    return place;
  }

 private:
  static constexpr std::size_t most_cells = 1U << 15U;
  static constexpr std::size_t overflow = std::size_t{1} << 32U;  ///< combinations beyond it are not told apart

  void begin();
  void thin(std::size_t side, std::size_t total, std::size_t most, Draws& draws);
  void draw_outcomes(std::uint16_t widest, Draws& draws);
  Place store(Arena& arena, Node::Kind kind, bool uct, std::size_t position_bytes) const;
  void write_moves(Action* to, std::size_t side) const;
  [[nodiscard]] std::size_t seats(std::size_t side) const;

  std::array<OptionList, max_seats> lists_;      ///< of each seat that owes
  std::array<std::uint8_t, max_seats> sides_{};  ///< 0 the planner's, 1 the others'
  std::size_t count_ = 0;
  std::array<std::size_t, 2> counts_{};                                      ///< moves of each side
  std::array<std::array<std::uint32_t, OptionList::capacity>, 2> chosen_{};  ///< of each side, which combinations
  bool sampled_ = false, chance_ = false;
};

}  // namespace rondo::ai
