#pragma once
// What a piece can do and take right now: printed numbers with counters, marks, statuses and the ground it stands on.
#include "rules/aegis/cards.h"
#include "rules/aegis/position.h"

namespace rondo::aegis {

[[nodiscard]] inline const Card& card_of(const Table& table, const Position& p, PieceId piece) { return table.cards[p[piece].card]; }

/// The sum of one stat's marks from both sides (AEG-152).
[[nodiscard]] inline int mark(const Position& p, PieceId piece, std::int8_t Marks::*stat) { return p[piece].marks[0].*stat + p[piece].marks[1].*stat; }
[[nodiscard]] inline bool status(const Position& p, PieceId piece, bool Marks::*flag) { return p[piece].marks[0].*flag || p[piece].marks[1].*flag; }
[[nodiscard]] inline int blazes(const Position& p, PieceId piece) { return p[piece].marks[0].blaze + p[piece].marks[1].blaze; }

/// The number of an ability, 0 when absent or Quelled (ruling 2).
[[nodiscard]] inline int ability(const Table& table, const Position& p, PieceId piece, Ability which) {
  return status(p, piece, &Marks::quell) ? 0 : card_of(table, p, piece).abilities[which];
}
/// Whether some robot card of that side has the ability: the cheap question before all others about it.
[[nodiscard]] inline bool knows(const Table& table, Side side, Ability which) {
  return ((table.abilities[static_cast<std::size_t>(side)] >> static_cast<unsigned>(which)) & 1U) != 0;
}
/// The attributes of an Action in the hands of `piece`: none while Quelled.
[[nodiscard]] const AttributeSet& attributes(const Table& table, const Position& p, PieceId piece, const ActionLine& line);
/// Jamming, with 1 more on a JAM hex (AEG-113, AEG-115).
[[nodiscard]] int jamming(const Table& table, const Position& p, PieceId piece);
[[nodiscard]] CardId find_copied(const Position& p, PieceId piece);
/// Under Override the card of the Commander robot that the piece copies; else no_card (AEG-554, AEG-557).
[[nodiscard]] inline CardId copied(const Table& table, const Position& p, PieceId piece) {
  return knows(table, side_of(piece), Ability::override) ? find_copied(p, piece) : no_card;
}
/// The Actions that the piece uses now: its own, or under Override its Commander's.
[[nodiscard]] inline const std::vector<ActionLine>& actions_of(const Table& table, const Position& p, PieceId piece) {
  const CardId copy = copied(table, p, piece);
  return table.cards[copy == no_card ? p[piece].card : copy].actions;
}
/// Action lines go by their place on the card of whoever uses them; from first_borrowed on they are another card's, in its hands.
inline constexpr int first_borrowed = 32;
[[nodiscard]] constexpr int borrowed(CardId card, int action) { return first_borrowed + 3 * card + action; }
[[nodiscard]] inline const ActionLine& action_line(const Table& table, const Position& p, PieceId user, int action) {
  if (action < first_borrowed) return actions_of(table, p, user)[static_cast<std::size_t>(action)];
  return table.cards[static_cast<std::size_t>((action - first_borrowed) / 3)].actions[static_cast<std::size_t>((action - first_borrowed) % 3)];
}

[[nodiscard]] inline bool airborne(const Table& table, const Position& p, PieceId piece) {
  return (ability(table, p, piece, Ability::flight) > 0 || ability(table, p, piece, Ability::jet) > 0) && copied(table, p, piece) == no_card;
}
/// Hexes that the piece moves at most, before Jet: its card's, or Override's (AEG-558).
[[nodiscard]] inline int movement(const Table& table, const Position& p, PieceId piece) {
  constexpr int override_hexes = 5;
  return copied(table, p, piece) == no_card ? card_of(table, p, piece).movement : override_hexes;
}

[[nodiscard]] inline int integrity_left(const Table& table, const Position& p, PieceId piece) { return card_of(table, p, piece).integrity - p[piece].damage; }
/// Energy Output after drain and boost, never below 0 (AEG-130, AEG-135).
[[nodiscard]] int output(const Table& table, const Position& p, PieceId piece);
[[nodiscard]] inline int level(const Table& table, const Position& p, PieceId piece) { return card_of(table, p, piece).level; }

/// All pieces on the board, and those of one side.
[[nodiscard]] PieceSet pieces(const Position& p);
[[nodiscard]] PieceSet pieces(const Position& p, Side side);
[[nodiscard]] HexSet occupied(const Position& p);
/// The piece on a hex, or no_piece.
[[nodiscard]] PieceId piece_on(const Position& p, HexId hex);
/// Steps between two pieces on the open board.
[[nodiscard]] inline int apart(const Table& table, const Position& p, PieceId a, PieceId b) { return table.map.distance(p[a].hex, p[b].hex); }

/// Calls `visit(piece)` for each member in slot order.
template <class Visit>
void each(PieceSet set, Visit&& visit) {
  for (; set != 0; set &= set - 1) visit(static_cast<PieceId>(__builtin_ctz(set)));
}

/// A hex within reach and the steps to it.
struct Step {
  HexId hex = nowhere;
  std::uint8_t steps = 0;
};
/// The free hexes `piece` can end on within `steps` hexes, by the shortest way, in ascending order of id; its own hex is not one
/// of them. `flies` crosses terrain and robots; whatever has Flight or Jet is not halted by STOP (AEG-104 to AEG-112, AEG-528).
/// Paths never cross the board's edge.
class Reach {
 public:
  Reach(const Table& table, const Position& p, PieceId piece, int steps, bool flies);
  [[nodiscard]] const Step* begin() const { return list_.data(); }
  [[nodiscard]] const Step* end() const { return list_.data() + size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] const HexSet& ends() const { return ends_; }
  [[nodiscard]] int steps_to(HexId hex) const { return ends_.contains(hex) ? steps_[hex] : -1; }  ///< −1 when out of reach

 private:
  HexSet ends_;
  std::array<std::uint8_t, 256> steps_;  ///< set for the ends only
  std::array<Step, 250> list_;           ///< the first size_ are set
  std::size_t size_ = 0;
};

/// The Energy that `steps` hexes cost: one each, with Jet X one for every X (ruling 1).
[[nodiscard]] int movement_price(const Table& table, const Position& p, PieceId piece, int steps);
/// How many hexes the piece may still move for `energy`, having moved `moved` in this activation.
[[nodiscard]] int movement_left(const Table& table, const Position& p, PieceId piece, int moved, int energy);

}  // namespace rondo::aegis
