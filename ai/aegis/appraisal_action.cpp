// What Actions do to those they affect, rolled or still to be rolled.
#include <algorithm>

#include "ai/aegis/appraisal.h"
#include "ai/aegis/odds.h"
#include "rules/aegis/permits.h"

namespace rondo::aegis {

double Appraisal::harm(const Position& p, PieceId piece, int damage) const {
  if (damage <= 0) return 0;
  const int left = integrity_left(table_, p, piece);
  const int whole = card_of(table_, p, piece).integrity;
  if (piece == boss_piece) return weights_.boss_point * std::min(damage, left) + (damage >= left ? weights_.victory : 0);
  if (side_of(piece) == Side::hero) {
    const double worth = loss(p, piece) + valor(1);
    return damage >= left ? -worth * share_left(left, whole) : -worth * (share_left(left, whole) - share_left(left - damage, whole));
  }
  const int rank = level(table_, p, piece);
  const double worth = threat(p, piece) + weights_.boss_point * rank;
  if (damage < left) return worth * (share_left(left, whole) - share_left(left - damage, whole));
  return worth * share_left(left, whole) + (rank >= integrity_left(table_, p, boss_piece) ? weights_.victory : 0);
}

double Appraisal::drained(const Position& p, PieceId piece, int amount) const {
  const int left = output(table_, p, piece);
  if (piece == boss_piece || left == 0) return harm(p, piece, amount);
  if (side_of(piece) == Side::boss) {
    if (amount >= left) return harm(p, piece, 99);
    return (threat(p, piece) + weights_.boss_point * level(table_, p, piece)) * (1 - last_breath) * amount / left;
  }
  return -(weights_.output * rounds_after_ * std::min(amount, left) + (amount >= left ? valor(1) : 0));
}

/// Damage is mended before drain.
double Appraisal::mended(const Position& p, PieceId piece, int amount) const {
  const int damage = std::min<int>(amount, p[piece].damage);
  const int drain = std::min<int>(amount - damage, p[piece].drain);
  const int whole = card_of(table_, p, piece).integrity;
  const double share = (1 - last_breath) * damage / std::max(1, whole);
  if (side_of(piece) == Side::hero) return share * (loss(p, piece) + valor(1)) + drain * weights_.output * rounds_after_;
  if (piece == boss_piece) return -weights_.boss_point * damage;
  return -share * (threat(p, piece) + weights_.boss_point * level(table_, p, piece));
}

/// What helps one's own is good, what helps an enemy is bad; Power has the sign.
double Appraisal::buffed(const Position& p, PieceId by, PieceId piece, Effect effect, int amount) const {
  const bool own = side_of(piece) == Side::hero;
  const bool attacks = effect == Effect::dmg || effect == Effect::acc;
  double chances = 0;  // how often it may matter until it ends
  if (own == attacks) {
    if (own)
      chances = piece != by && ready(p, piece) ? 2 : 0;  // the user's own Action is this one
    else
      each(pieces(p, Side::hero), [&](PieceId robot) { chances += ready(p, robot) ? 0.5 : 0; });
  } else {
    chances = cards_left_ * (piece == boss_piece ? 1.0 : 0.5);
  }
  return (own ? 1 : -1) * amount * chances * weights_.buff;
}

/// Statuses, in shares of what they may bring about.
double Appraisal::marked(const Position& p, const Shot& shot, PieceId piece) const {
  const bool own = side_of(piece) == Side::hero;
  double value = 0;
  if (shot.has(Attribute::blaze) && piece != boss_piece) value += harm(p, piece, 1) * 0.4;
  if (shot.has(Attribute::rust)) {
    double actions = 0.3;
    if (piece == boss_piece && cards_left_ > 0) {
      actions = 0;
      for (const BossEntry& entry : table_.boss_card.entries)
        if (entry.action && (entry.icons & (1U << now_.revealed[now_.resolved]))) actions += 1;
    }
    value += harm(p, piece, 1) * actions;
  }
  if (cards_left_ == 0 || own) return value;
  if (shot.has(Attribute::quell)) value += weights_.buff;
  if (shot.has(Attribute::disarm) && level(table_, p, piece) < 3) value += threat(p, piece) * 0.5;
  return value;
}

double Appraisal::outcome(const Position& p, const Shot& shot, PieceSet affected, int hits, int sixes) const {
  if (hits == 0) return 0;
  const Strength power = strength(table_, p, shot, hits, sixes);
  const Effect kind = shot.line->effect;
  const bool mends = kind == Effect::repair || (kind == Effect::boost && shot.side() == Side::boss);
  double value = 0;
  each(affected, [&](PieceId piece) {
    const int sum = total(table_, p, power, piece);
    const int defended = std::max(0, sum - (shot.has(Attribute::aimed) ? 0 : mark(p, piece, &Marks::def)));
    if (mends)
      value += mended(p, piece, sum);
    else if (kind == Effect::damage || kind == Effect::lanzer)
      value += harm(p, piece, defended);
    else if (kind == Effect::drain)
      value += drained(p, piece, defended);
    else if (kind == Effect::boost)
      value += (side_of(piece) == Side::hero ? 1 : 0) * weights_.output * rounds_after_ * sum;
    else if (is_stat(kind))
      value += buffed(p, shot.user, piece, kind, sum);
    if (!(shot.side() == Side::boss && side_of(piece) == Side::boss)) value += marked(p, shot, piece);
  });
  return value;
}

double Appraisal::outcome(const Position& p, const Frame& use, const Dice& dice) const {
  const Shot s = shot(table_, p, use);
  const int hits = successes(*s.line, dice, accuracy(table_, p, s, use.target));
  return hits == 0 ? 0 : outcome(p, s, affected(table_, p, s, use.target), hits, dice.count(6));
}

/// What an enemy's Retaliate or Return Fire does on average: its first Action that reaches.
double Appraisal::answered(const Position& p, PieceId by, PieceId attacker) const {
  const Ability answer = apart(table_, p, by, attacker) == 1 ? Ability::retaliate : Ability::return_fire;
  if (side_of(by) != Side::boss || ability(table_, p, by, answer) == 0) return 0;
  Frame counter;
  counter.kind = FrameKind::counter;
  counter.piece = by;
  counter.target = attacker;
  for (int action = 0; action < static_cast<int>(actions_of(table_, p, by).size()); ++action) {
    if (!may_strike(table_, p, counter, action)) continue;
    const Shot s = shot(table_, p, by, action);
    const PieceId target = s.line->range > 0 ? attacker : no_piece;
    const DicePlan plan = dice_plan(table_, p, s, target, s.line->x_cost ? std::min<int>(p.energy, most_dice) : s.line->cost);
    const PieceSet reached = affected(table_, p, s, target);
    double value = 0;
    each_roll(plan.rolled, accuracy(table_, p, s, target), plan.drop_lowest, plan.drop_highest, [&](const Roll& roll) {
      const int hits = s.line->multi_hit ? roll.hits : (roll.misses == 0 && roll.hits > 0 ? 1 : 0);
      value += roll.chance * outcome(p, s, reached, hits, roll.sixes);
    });
    return value;
  }
  return 0;
}

double Appraisal::expected(const Position& p, const Shot& shot, PieceId target, int cost) const {
  const DicePlan plan = dice_plan(table_, p, shot, target, std::min(cost, most_dice));
  const PieceSet reached = affected(table_, p, shot, target);
  const bool critical = shot.has(Attribute::critical);
  const double answer = target == no_piece ? 0 : answered(p, target, shot.user);
  double value = 0;
  double survives = 0;
  int last_hits = -1;
  int last_sixes = -1;
  double last = 0;
  each_roll(plan.rolled, accuracy(table_, p, shot, target), plan.drop_lowest, plan.drop_highest, [&](const Roll& roll) {
    const int hits = shot.line->multi_hit ? roll.hits : (roll.misses == 0 && roll.hits > 0 ? 1 : 0);
    const int sixes = critical ? roll.sixes : 0;
    if (hits != last_hits || sixes != last_sixes) last = outcome(p, shot, reached, hits, sixes);
    last_hits = hits;
    last_sixes = sixes;
    value += roll.chance * last;
    if (answer == 0) return;
    const Strength power = strength(table_, p, shot, hits, sixes);
    const bool felled = shot.line->effect == Effect::damage && hits > 0 &&
                        total(table_, p, power, target) - mark(p, target, &Marks::def) >= integrity_left(table_, p, target);
    if (!felled) survives += roll.chance;
  });
  if (shot.has(Attribute::recharge)) value += weights_.energy * plan.rolled / 6.0;
  value += survives * answer;
  if (status(p, shot.user, &Marks::rust)) value += harm(p, shot.user, std::max(0, 1 - mark(p, shot.user, &Marks::def)));
  return value;
}

}  // namespace rondo::aegis
