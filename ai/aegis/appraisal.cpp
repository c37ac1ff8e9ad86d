#include "ai/aegis/appraisal.h"

#include <algorithm>

#include "ai/aegis/odds.h"
#include "rules/aegis/permits.h"

namespace rondo::aegis {

namespace {

int reach_of(const ActionLine& line) { return line.range > 0 ? line.range + line.radius : line.radius; }

/// How far its harmful Actions reach, −1 if it has none.
int harmful_reach(const Card& card) {
  int reach = -1;
  for (const ActionLine& line : card.actions)
    if (offensive(line.effect)) reach = std::max(reach, reach_of(line));
  return reach;
}

/// Damage that an Action does on average, at its printed accuracy.
double average(const ActionLine& line, int dice) {
  const double hit = (7 - line.accuracy) / 6.0;
  if (line.multi_hit) return dice * hit * std::abs(line.power);
  double all = 1;
  for (int i = 0; i < dice; ++i) all *= hit;
  return all * std::abs(line.power);
}

}  // namespace

Appraisal::Appraisal(const Table& table, const Position& p, const Weights& weights) : table_(table), now_(p), weights_(weights) {
  const int a_round = cards_per_round(table.setup.difficulty);
  rounds_after_ = (p.rondo.size() + a_round - 1) / a_round;
  cards_left_ = static_cast<int>(p.revealed.size()) - p.resolved;
  valor_ = valor_worth(p.valor) - valor_worth(p.valor - 1);
  for (const Frame& frame : p.frames)
    if (frame.kind == FrameKind::activation) active_ = frame.piece;
  each(pieces(p, Side::hero), [&](PieceId piece) {
    reach_[piece] = static_cast<std::int8_t>(harmful_reach(card_of(table, p, piece)));
    loss_[piece] = body(p[piece].card, ready(p, piece));
    wants_[piece] = static_cast<std::int8_t>(!p[piece].activated && !p[piece].fresh ? wanted(piece) : 0);
    wanted_by_all_ += wants_[piece];
  });
  look_ahead();
}

/// Whether the robot may still do something this round; the one that is acting counts to the end of its activation, so that it goes
/// on to value what it valued when it began.
bool Appraisal::ready(const Position& p, PieceId piece) const {
  return (!p[piece].activated && !p[piece].fresh) || (piece == active_ && p[piece].card == now_[piece].card);
}

/// The Energy of its cheapest harmful Action and of the steps that bring it within reach of an enemy; 0 if it cannot get there.
int Appraisal::wanted(PieceId piece) const {
  int least = 99;
  for (const ActionLine& line : card_of(table_, now_, piece).actions) {
    if (!offensive(line.effect)) continue;
    each(pieces(now_, Side::boss), [&](PieceId enemy) {
      const int steps = std::max(0, apart(table_, now_, piece, enemy) - reach_of(line));
      if (steps > movement_left(table_, now_, piece, 0, 99)) return;
      least = std::min(least, (line.x_cost ? 3 : line.cost) + movement_price(table_, now_, piece, steps));
    });
  }
  return least == 99 ? 0 : least;
}

/// What the cards that lie face up will do, as far as it does not depend on dice.
void Appraisal::look_ahead() {
  for (std::size_t i = now_.resolved; i < now_.revealed.size(); ++i) {
    const std::uint8_t icon = now_.revealed[i];
    for (std::size_t e = 0; e < table_.boss_card.entries.size(); ++e) {
      const BossEntry& entry = table_.boss_card.entries[e];
      if ((entry.icons & (1U << icon)) == 0) continue;
      if (entry.action)
        threaten(boss_piece, *entry.action);
      else if (entry.line.verb == EffectVerb::damage && entry.line.whom == Whom::enemies && !threats_.full())
        threats_.push_back({now_[boss_piece].hex, 0, entry.line.within == 0 ? 99 : entry.line.within, static_cast<double>(entry.line.amount)});
    }
    const bool special = icon >= static_cast<std::uint8_t>(Icon::phi);
    each(pieces(now_, Side::boss) & ~only(boss_piece), [&](PieceId piece) {
      const Card& card = card_of(table_, now_, piece);
      if (!special && (card.classes & (1U << icon)) == 0) return;
      for (const ActionLine& line : card.actions)
        if (offensive(line.effect)) {
          threaten(piece, line);
          break;
        }
    });
  }
}

void Appraisal::threaten(PieceId piece, const ActionLine& line) {
  if (!offensive(line.effect) || threats_.full()) return;
  const double damage = average(line, line.x_cost ? 3 : line.cost);
  threats_.push_back({now_[piece].hex, line.range, line.radius, damage});
}

double Appraisal::valor_worth(int valor) const {
  const int lost_at = rounds_after_ > 0 ? 4 : 0;  // AEG-305, AEG-306
  const double margin = valor - lost_at;
  if (valor <= 0) return -2 * weights_.victory;  // lost at once, whatever else happens
  if (margin <= 0) return -weights_.victory / 2;
  if (rounds_after_ == 0 && cards_left_ == 0) return margin;  // nothing can cost any more, and what is left over buys nothing
  const double expected = weights_.losses_a_round * (rounds_after_ + (cards_left_ > 0 ? 0.5 : 0));
  const double last = std::min(margin, 2.0);
  const double needed = std::clamp(margin - 2, 0.0, expected);
  const double ample = std::max(0.0, margin - 2 - expected);
  const double spare = rounds_after_ > 0 ? weights_.valor_ample : 0.6 * weights_.valor_ample;  // the last round is for spending
  return last * weights_.valor_last + needed * weights_.valor_needed + ample * spare;
}

double Appraisal::energy(int spent, int pool, PieceId spender) const {
  const int reserve = wanted_by_all_ - (spender == no_piece ? 0 : wants_[spender]);
  const int spare = std::max(0, pool - reserve);
  return weights_.energy * std::max(0, spent - spare) + 4.0 * spent;
}

double Appraisal::fuel() const {
  const double a_round = static_cast<double>(integrity_left(table_, now_, boss_piece)) / (rounds_after_ + 1);
  return weights_.fuel * std::clamp(a_round / weights_.pace, 0.5, 1.5);
}

/// What its best harmful Action brings about beyond what its Energy would do in other hands.
double Appraisal::potency(CardId id) const {
  double best = 0;
  for (const ActionLine& line : table_.card(id).actions) {
    if (!offensive(line.effect)) continue;
    const int cost = line.x_cost ? 4 : line.cost;
    best = std::max(best, average(line, cost) * (line.radius > 0 ? 1.3 : 1.0) * weights_.boss_point - cost * weights_.rate);
  }
  return best;
}

double Appraisal::body(CardId id, bool ready) const {
  const Card& card = table_.card(id);
  const double rounds = rounds_after_;
  return weights_.body * card.level + rounds * card.energy * weights_.output + (rounds + (ready ? 1 : 0)) * weights_.potency * potency(id);
}

double Appraisal::loss(const Position& p, PieceId piece) const {
  const bool known = now_[piece].card == p[piece].card;
  return known ? loss_[piece] : body(p[piece].card, ready(p, piece));
}

double Appraisal::threat(const Position& p, PieceId piece) const {
  if (rounds_after_ == 0 && cards_left_ == 0) return 0;
  return weights_.threat + weights_.threat_level * level(table_, p, piece);
}

double Appraisal::ground(const Position& p, PieceId piece, HexId hex) const {
  if (rounds_after_ == 0 && !ready(p, piece)) return 0;
  const int boss_away = table_.map.distance(hex, now_[boss_piece].hex);
  const int reach = p[piece].card == now_[piece].card ? reach_[piece] : harmful_reach(card_of(table_, p, piece));
  return -weights_.approach * (reach >= 0 ? std::max(0, boss_away - reach) : 0.5 * std::max(0, boss_away - 5));
}

/// Whom an enemy would pick of those in its range: Beacons first, then the highest Level, then Class and Make in alphabetical order
/// (AEG-434, AEG-422 to AEG-424). Sight is left out of account.
PieceId Appraisal::prey(const Position& p, const Threat& threat) const {
  PieceId first = no_piece;
  const auto before = [&](PieceId one, PieceId other) {
    const int beacon = ability(table_, p, one, Ability::beacon) - ability(table_, p, other, Ability::beacon);
    if (beacon != 0) return beacon > 0;
    const Card& a = card_of(table_, p, one);
    const Card& b = card_of(table_, p, other);
    if (a.level != b.level) return a.level > b.level;
    if (a.classes == b.classes) return a.make < b.make;
    if (a.classes == 0 || b.classes == 0) return b.classes == 0;
    const unsigned apart = a.classes ^ b.classes;  // the first letter that only one of them has: it comes first unless the other's string ends
    const unsigned letter = apart & (~apart + 1);
    return (a.classes & letter) != 0 ? (b.classes & ~(letter | (letter - 1))) != 0 : (a.classes & ~(letter | (letter - 1))) == 0;
  };
  each(pieces(p, Side::hero), [&](PieceId piece) {
    if (table_.map.distance(threat.from, p[piece].hex) <= threat.range && (first == no_piece || before(piece, first))) first = piece;
  });
  return first;
}

/// An average that is no whole number: so much of it as either neighbour.
double Appraisal::hurt(const Position& p, PieceId piece, double damage) const {
  const int left = integrity_left(table_, p, piece);
  const int whole = static_cast<int>(damage);
  const double rest = damage - whole;
  return harm(p, piece, std::min(whole, left)) * (1 - rest) + harm(p, piece, std::min(whole + 1, left)) * rest;
}

double Appraisal::danger(const Position& p) const {
  double value = 0;
  for (const Threat& threat : threats_) {
    HexId centre = threat.from;
    const PieceId target = threat.range > 0 ? prey(p, threat) : no_piece;
    if (threat.range > 0) {
      if (target == no_piece) continue;
      value += hurt(p, target, threat.damage);
      centre = p[target].hex;
    }
    if (threat.range > 0 && threat.radius == 0) continue;
    each(pieces(p, Side::hero) & ~only(target), [&](PieceId piece) {
      if (table_.map.distance(centre, p[piece].hex) <= threat.radius) value += hurt(p, piece, threat.damage);
    });
  }
  return weights_.danger * value;
}

double Appraisal::standing(const Position& p) const {
  double value = -weights_.boss_point * integrity_left(table_, p, boss_piece) + valor_worth(p.valor) + danger(p);
  if (p.outcome != Outcome::open) value += p.outcome == Outcome::boss_defeated ? weights_.victory : -weights_.victory;
  each(pieces(p) & ~only(boss_piece), [&](PieceId piece) {
    const int left = integrity_left(table_, p, piece);
    const int whole = card_of(table_, p, piece).integrity;
    const double share = share_left(left, whole);
    if (side_of(piece) == Side::hero)
      value += loss(p, piece) * share - valor(1) * (1 - share) - p[piece].drain * weights_.output * rounds_after_ + ground(p, piece, p[piece].hex);
    else
      value += -threat(p, piece) * share + weights_.boss_point * level(table_, p, piece) * (1 - share);
  });
  return value;
}

}  // namespace rondo::aegis
