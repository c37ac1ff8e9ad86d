#pragma once
// What one robot could do with an activation: every hex it can end on, every Action it could use there, every target, each with its
// exact odds, and every robot it could form with another, against what that costs. Recomputed at each step of the activation, it goes
// on to the same end.
#include "ai/aegis/appraisal.h"

namespace rondo::aegis {

struct Plan {
  double gain = 0;      ///< over doing nothing; 0 for the plan to do nothing
  HexId hex = nowhere;  ///< where to go first; its own hex for no move
  int action = -1;      ///< what to use there, −1 for nothing
  PieceId target = no_piece;
  int energy = 0;          ///< of the move and the Action together
  CardId forms = no_card;  ///< or what to combine into there
};

/// The best plan for the robot of an activation in progress, or of one that has not begun (`before_activation`). `p` may be richer
/// than the position of the appraisal.
[[nodiscard]] Plan best_plan(const Appraisal& appraisal, const Position& p, const Frame& activation);
[[nodiscard]] Frame before_activation(PieceId piece);

/// Every way to aim an Action from where its user stands: each legal target, each line of a Lanzer, or once where it takes neither.
template <class Visit>
void each_aim(const Table& table, const Position& p, Shot shot, Visit&& visit) {
  if (shot.line->effect == Effect::lanzer)
    for (shot.axis = 0; shot.axis < line_count; ++shot.axis) {
      if (affected(table, p, shot, no_piece) != 0) visit(shot, no_piece);
    }
  else if (shot.line->range > 0)
    each(targets(table, p, shot), [&](PieceId target) { visit(shot, target); });
  else
    visit(shot, no_piece);
}

/// The best way to use one Action from where the user stands: its target, and its X where the cost is one.
struct Use {
  double gain = 0;  ///< Energy counted
  PieceId target = no_piece;
  int cost = 0;
};
[[nodiscard]] Use best_use(const Appraisal& appraisal, const Position& p, PieceId user, int action, bool long_arm = false);

/// What combining with the partners into `card` on `hex` for `price` gains, Energy counted.
[[nodiscard]] double combine_gain(const Appraisal& appraisal, const Position& p, PieceId piece, PieceSet partners, CardId card, HexId hex, int price);

}  // namespace rondo::aegis
