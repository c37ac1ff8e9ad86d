#include "ai/core/planner_moves.h"

#include <algorithm>

namespace rondo::ai {

std::size_t pick_by_weight(const OptionList& options, Draws& draws) {
  std::uint64_t total = 0;
  for (const Option& option : options) total += option.weight;
  RONDO_ENSURE(total > 0 && total <= 0xffffffffULL, "weights of a chance ply do not fit");
  std::uint32_t ticket = draws.below(static_cast<std::uint32_t>(total));
  std::size_t i = 0;
  while (ticket >= options[i].weight) ticket -= options[i++].weight;
  return i;
}

void Moves::begin() {
  count_ = 0;
  sampled_ = chance_ = false;
}

/// One combination out of every so many, which one of them by chance.
void Moves::thin(std::size_t side, std::size_t total, std::size_t most, Draws& draws) {
  counts_[side] = std::min(total, most);
  if (total == counts_[side] && seats(side) <= 1) return;  // each option, in its order
  sampled_ = sampled_ || total > most;
  for (std::size_t k = 0; k < counts_[side]; ++k) {
    const std::size_t from = k * total / counts_[side], to = (k + 1) * total / counts_[side];
    chosen_[side][k] = static_cast<std::uint32_t>(from + (to - from > 1 ? draws.below(static_cast<std::uint32_t>(to - from)) : 0));
  }
}

void Moves::draw_outcomes(std::uint16_t widest, Draws& draws) {
  std::array<std::uint32_t, OptionList::capacity> times{};
  for (std::uint16_t i = 0; i < widest; ++i) ++times[pick_by_weight(lists_[0], draws)];
  OptionList drawn;
  for (std::size_t i = 0; i < lists_[0].size(); ++i)
    if (times[i] > 0) drawn.add(lists_[0][i].action, times[i]);
  lists_[0] = drawn;
  counts_[0] = drawn.size();
  sampled_ = true;
}

std::size_t Moves::seats(std::size_t side) const {
  return static_cast<std::size_t>(std::count(sides_.begin(), sides_.begin() + static_cast<std::ptrdiff_t>(count_), side));
}

void Moves::write_moves(Action* to, std::size_t side) const {
  const auto only = static_cast<std::size_t>(std::find(sides_.begin(), sides_.end(), side) - sides_.begin());
  if (seats(side) == 1 && counts_[side] == lists_[only].size()) {
    for (const Option& option : lists_[only]) *to++ = option.action;
    return;
  }
  for (std::size_t k = 0; k < counts_[side]; ++k) {
    std::size_t rest = chosen_[side][k];
    for (std::size_t i = 0; i < count_; ++i) {
      if (sides_[i] != side) continue;
      *to++ = lists_[i][rest % lists_[i].size()].action;
      rest /= lists_[i].size();
    }
  }
}

Place Moves::store(Arena& arena, Node::Kind kind, bool uct, std::size_t position_bytes) const {
  Node made;
  made.kind = kind;
  made.uct = uct;
  made.rows = static_cast<std::uint16_t>(counts_[0]);
  made.columns = static_cast<std::uint16_t>(counts_[1]);
  made.row_seats = static_cast<std::uint8_t>(chance_ ? 1 : seats(0));
  made.column_seats = static_cast<std::uint8_t>(chance_ ? 0 : seats(1));
  made.sampled = sampled_;
  made.open = made.size();
  const std::size_t bytes = made.lay_out(position_bytes);
  if (!arena.has_room(bytes)) return nowhere;
  const Place place = arena.take(bytes);
  const Node& node = *new (arena.at<Node>(place)) Node(made);
  node.wipe();
  if (!chance_) {
    write_moves(node.row(0), 0);
    write_moves(node.column(0), 1);
    return place;
  }
  std::uint32_t* weights = node.weights();
  weights[counts_[0]] = 0;
  for (std::size_t i = 0; i < counts_[0]; ++i) {
    *node.row(static_cast<std::uint32_t>(i)) = lists_[0][i].action;
    weights[i] = lists_[0][i].weight;
    weights[counts_[0]] += weights[i];
  }
  return place;
}

}  // namespace rondo::ai
