#include "ai/aegis/plan.h"

#include <algorithm>

#include "ai/aegis/odds.h"
#include "rules/aegis/permits.h"

namespace rondo::aegis {

namespace {

constexpr double nothing = -1e18;

/// All plans for one robot.
class Planner {
 public:
  Planner(const Appraisal& appraisal, const Position& p, const Frame& activation)
      : appraisal_(appraisal),
        table_(appraisal.table()),
        p_(p),
        activation_(activation),
        piece_(activation.piece),
        home_(p[piece_].hex),
        pool_(p.energy),
        here_(appraisal.ground(p, piece_, home_) + appraisal.danger(p)) {}

  Plan best() {
    best_ = {0, home_, -1, no_piece, 0};
    from(home_, 0, 0);
    if (may_move(activation_))
      if (const int steps = movement_left(table_, p_, piece_, activation_.spent, moves_free(activation_) ? 99 : pool_); steps > 0)
        for (const Step& step : Reach(table_, p_, piece_, steps, airborne(table_, p_, piece_))) from(step.hex, step.steps, burnt());
    each(pieces(p_, Side::hero) & ~only(piece_), [&](PieceId partner) { beside(partner); });
    return best_;
  }

 private:
  void from(HexId hex, int steps, double burns);
  void beside(PieceId partner);
  void offer(const Plan& plan) {
    if (plan.gain > best_.gain + 1e-9) best_ = plan;
  }
  /// What Blaze does to it when it moves.
  [[nodiscard]] double burnt() const {
    const int stacks = blazes(p_, piece_);
    return stacks == 0 ? 0 : appraisal_.harm(p_, piece_, std::max(0, stacks - mark(p_, piece_, &Marks::def)));
  }

  const Appraisal& appraisal_;
  const Table& table_;
  Position p_;  // with the robot wherever the plan takes it
  const Frame& activation_;
  PieceId piece_;
  HexId home_;
  int pool_;
  double here_;  ///< the ground it stands on, and the danger there
  Plan best_;
};

void Planner::from(HexId hex, int steps, double burns) {
  const int price = moves_free(activation_) ? 0 : movement_price(table_, p_, piece_, steps);
  p_[piece_].hex = hex;
  const double ground = appraisal_.ground(p_, piece_, hex) + appraisal_.danger(p_) - here_ + burns;
  if (hex != home_) offer({ground - appraisal_.energy(price, pool_, piece_), hex, -1, no_piece, price});
  p_.energy = static_cast<std::uint16_t>(pool_ - price);
  Frame there = activation_;
  if (hex != home_) there.flags |= activation_flag::moved;
  for (int action = 0; action < static_cast<int>(actions_of(table_, p_, piece_).size()); ++action) {
    if (!may_use(table_, p_, there, action)) continue;
    const Use use = best_use(appraisal_, p_, piece_, action);
    if (use.gain == nothing) continue;
    // The Action's own price was reckoned on what the move leaves; together they are reckoned on the whole pool.
    const double priced = appraisal_.energy(price + use.cost, pool_, piece_) - appraisal_.energy(use.cost, p_.energy, piece_);
    offer({ground + use.gain - priced, hex, action, use.target, price + use.cost});
  }
  p_[piece_].hex = home_;
  p_.energy = static_cast<std::uint16_t>(pool_);
}

/// Combining with `partner`, from the nearest hex next to it.
void Planner::beside(PieceId partner) {
  constexpr std::uint16_t barred = activation_flag::stride | activation_flag::overridden;
  if (is_drone(piece_) || is_drone(partner) || activation_.count > 0 || (activation_.flags & barred)) return;
  Step nearest{home_, 0};
  if (apart(table_, p_, piece_, partner) > 1) {
    if (!may_move(activation_)) return;
    const int steps = movement_left(table_, p_, piece_, activation_.spent, pool_ - table_.profile.combine_cost);
    nearest.steps = 255;
    for (const Step& step : Reach(table_, p_, piece_, std::max(0, steps), airborne(table_, p_, piece_)))
      if (step.steps < nearest.steps && table_.map.distance(step.hex, p_[partner].hex) == 1) nearest = step;
    if (nearest.steps == 255) return;
  }
  const int price = movement_price(table_, p_, piece_, nearest.steps);
  const double moving = (nearest.hex == home_ ? 0 : burnt()) - appraisal_.energy(price, pool_, piece_);
  p_.energy = static_cast<std::uint16_t>(pool_ - price);
  if (may_combine(table_, p_, activation_))
    for (int id = table_.basics; id < table_.basics + table_.combined; ++id)
      if (const auto card = static_cast<CardId>(id); may_form(table_, p_, only(piece_) | only(partner), card))
        for (const HexId hex : {nearest.hex, p_[partner].hex}) {
          const int cost = combine_price(activation_, table_.profile.combine_cost);
          offer({moving + combine_gain(appraisal_, p_, piece_, only(partner), card, hex, cost), nearest.hex, -1, no_piece, price + cost, card});
        }
  p_.energy = static_cast<std::uint16_t>(pool_);
}

}  // namespace

Frame before_activation(PieceId piece) {
  Frame frame;
  frame.kind = FrameKind::activation;
  frame.piece = piece;
  return frame;
}

Plan best_plan(const Appraisal& appraisal, const Position& p, const Frame& activation) { return Planner(appraisal, p, activation).best(); }

Use best_use(const Appraisal& appraisal, const Position& p, PieceId user, int action, bool long_arm) {
  const Table& table = appraisal.table();
  const Shot s = shot(table, p, user, action, long_arm);
  Use best{nothing, no_piece, 0};
  const int least = s.line->x_cost ? 1 : s.line->cost;
  const int most = s.line->x_cost ? std::min<int>(p.energy, most_dice) : s.line->cost;
  each_aim(table, p, s, [&](const Shot& aimed, PieceId target) {
    for (int cost = least; cost <= most; ++cost) {
      const double gain = appraisal.expected(p, aimed, target, cost) - appraisal.energy(cost, p.energy, user);
      if (gain > best.gain + 1e-9) best = {gain, target, cost};
    }
  });
  return best;
}

namespace {

/// What the effect lines that fire at once are worth, those of `card` formed and those of the cards it is formed of.
double fires(const Appraisal& appraisal, const Position& p, PieceId piece, CardId card, When when) {
  const Card& bearer = appraisal.table().card(card);
  if ((bearer.moments & only(when)) == 0) return 0;
  double gain = 0;
  for (const EffectLine& line : bearer.effects) {
    if (line.when != when) continue;
    if (line.verb == EffectVerb::energy) gain += appraisal.energy(line.measure == Amount::output ? bearer.energy : line.amount, p.energy, piece);
    if (line.whom != Whom::enemies) continue;
    each(pieces(p, Side::boss), [&](PieceId enemy) {
      if (line.verb == EffectVerb::blaze && enemy != boss_piece) gain += 0.4 * appraisal.harm(p, enemy, line.amount);
      if (line.verb == EffectVerb::rust) gain += 0.5 * appraisal.harm(p, enemy, 1);
      if (line.verb == EffectVerb::damage) gain += appraisal.harm(p, enemy, line.amount);
    });
  }
  return gain;
}

bool ready_at_once(const Card& card) {
  return std::any_of(card.effects.begin(), card.effects.end(),
                     [](const EffectLine& line) { return line.when == When::formed && line.verb == EffectVerb::activate; });
}

}  // namespace

double combine_gain(const Appraisal& appraisal, const Position& p, PieceId piece, PieceSet partners, CardId card, HexId hex, int price) {
  const Table& table = appraisal.table();
  Position after = p;
  const PieceSet robots = partners | only(piece);
  each(robots, [&](PieceId robot) { after[robot] = {}; });
  const auto slot = static_cast<PieceId>(std::countr_zero(robots));
  after[slot].card = card;
  after[slot].hex = hex;
  const bool ready = ready_at_once(table.card(card));
  after[slot].activated = !ready;
  after[slot].fresh = !ready;
  double gain = appraisal.standing(after) - appraisal.standing(p) - appraisal.energy(price, p.energy, piece);
  gain += appraisal.weights().combine * (table.card(card).level - 1) * appraisal.rounds_after();
  gain += fires(appraisal, p, piece, card, When::formed);
  each(robots, [&](PieceId component) { gain += fires(appraisal, p, piece, p[component].card, When::component); });
  return gain;
}

}  // namespace rondo::aegis
