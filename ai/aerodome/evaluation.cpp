#include "ai/aerodome/evaluation.h"

#include <bit>
#include <cmath>

#include "ai/aerodome/goods.h"

namespace rondo::aerodome {

namespace {

/// Any number as one in −1 … 1.
double squeezed(double x) { return x / std::sqrt(1 + x * x); }

}  // namespace

Stand stand_of(const Table& table, const Position& p, FighterId fighter) {
  const Plane& plane = p[fighter];
  Stand stand{fighter, pose(plane), 0, static_cast<double>(plane.hit_points), 0};
  for (int card = 0; card < hand_cards; ++card)
    if (plane.dazed[static_cast<std::size_t>(card)] == 0)
      stand.hand = static_cast<CardSet>(stand.hand | (1U << card));
    else
      stand.goods -= goods::dazed;
  stand.share = share_of(stand.hand);
  stand.goods += plane.buff == Buff::elusive ? goods::elusive : plane.buff == Buff::nitro ? goods::nitro : 0;
  stand.goods -= goods::burn * std::min<int>(plane.burn, 2) + goods::frozen * plane.frozen;
  stand.goods += goods::charge * plane.ammo;
  for (const AuxPlace place : p.aux[static_cast<std::size_t>(table.owner_of(fighter))])
    if (place == in_hand_of(fighter) || place == attached_to(fighter)) stand.goods += goods::card;
  return stand;
}

Evaluation::Evaluation(const Table& table, const Repertoire& repertoire, Scales scales) : table_(table), repertoire_(repertoire), scales_(scales) {
  for (FighterId fighter = 0; fighter < 2; ++fighter) {
    Flown& flown = flown_[fighter];
    for (std::size_t cards = 0; cards < flown.strengths.size(); ++cards)
      for (int card = 0; card < hand_cards; ++card)
        if ((cards >> card) & 1U) flown.strengths[cards] += repertoire.strength(fighter, card);
    note_staying(flown, fighter);
  }
}

/// A card counts if it stays inside and does not end with the nose before an edge: from there it would only be rolled along it for ever.
void Evaluation::note_staying(Flown& flown, FighterId fighter) const {
  const Sizes& sizes = repertoire_.sizes();
  const double step = 2 * sizes.radius + sizes.tool(1);
  flown.inside.assign(static_cast<std::size_t>(columns * rows * directions), 0);
  CardSet* next = flown.inside.data();
  for (int column = 0; column < columns; ++column)
    for (int row = 0; row < rows; ++row)
      for (int heading = 0; heading < directions; ++heading, ++next) {
        const Pose at{(column + 0.5) * sizes.length / columns, (row + 0.5) * sizes.width / rows, heading};
        for (int card = 0; card < hand_cards; ++card)
          for (const Way& way : repertoire_.ways(fighter, card)) {
            const Pose end = after(at, way.end);
            if (!aerodome::inside(sizes, end) || !aerodome::inside(sizes, ahead(end, end.heading, step))) continue;
            *next = static_cast<CardSet>(*next | (1U << card));
            break;
          }
      }
}

CardSet Evaluation::staying(FighterId fighter, const Pose& at) const {
  const Sizes& sizes = repertoire_.sizes();
  const int column = std::clamp(static_cast<int>(at.x * columns / sizes.length), 0, columns - 1);
  const int row = std::clamp(static_cast<int>(at.y * rows / sizes.width), 0, rows - 1);
  return flown_[fighter].inside[static_cast<std::size_t>((column * rows + row) * directions + at.heading)];
}

double Evaluation::room(FighterId fighter, CardSet hand, const Pose& at) const {
  const int cards = std::popcount(static_cast<unsigned>(staying(fighter, at) & hand));
  if (cards == 0) return -scales_.trapped;
  return cards < 4 ? -scales_.narrow / cards : 0;
}

/// Of a target seen there, whose nose points `turned_by` steps to the left of one's own: where it is now, and where it would be a little later.
double Evaluation::threat(const Stand& stand, const Bearing& target, int turned_by) const {
  constexpr double little = 2.5;
  const std::array<double, 1U << hand_cards>& strengths = flown_[stand.fighter].strengths;
  const Bearing later{target.ahead + little * cosine(turned_by), target.left + little * sine(turned_by)};
  const CardSet now = repertoire_.threats(stand.fighter, target) & stand.hand;
  const CardSet then = repertoire_.threats(stand.fighter, later) & stand.hand;
  return (strengths[now] + strengths[then]) * stand.share;
}

double Evaluation::prospect(const Stand& one, const Pose& here, double point, const Stand& other, const Pose& there, double other_point) const {
  const Bearing ahead = bearing(here, there);
  const Bearing back = bearing(there, here);
  const int turn = there.heading - here.heading;
  const int left = turn < 0 ? turn + directions : turn;
  const double gain = threat(one, ahead, left) * other_point - threat(other, back, left == 0 ? 0 : directions - left) * point;
  const double aim = ahead.ahead - back.ahead;
  return scales_.threat * gain + scales_.aim * aim / (std::sqrt(ahead.ahead * ahead.ahead + ahead.left * ahead.left) + 1);
}

/// Of the value, by Hit Points ahead, where so many are left to both: a point counts more when few are.
double Evaluation::slope(double points) const { return scales_.steepness / std::sqrt(points + 1); }

double Evaluation::value(const Stand& one, const Stand& other) const {
  double ahead = one.points - other.points + one.goods - other.goods;
  ahead += prospect(one, one.at, point(one.points), other, other.at, point(other.points));
  ahead += room(one.fighter, one.hand, one.at) - room(other.fighter, other.hand, other.at);
  if (!aerodome::inside(repertoire_.sizes(), one.at)) ahead -= scales_.outside;
  if (!aerodome::inside(repertoire_.sizes(), other.at)) ahead += scales_.outside;
  return squeezed(ahead * slope(one.points + other.points));
}

double Evaluation::value(const Position& p, Seat seat) const {
  const FighterId own = table_.seat_of(0) == seat ? 0 : 1;
  return value(stand_of(table_, p, own), stand_of(table_, p, static_cast<FighterId>(1 - own)));
}

double Evaluation::value_of(double lead, const Position& p, Seat seat) const {
  const FighterId own = table_.seat_of(0) == seat ? 0 : 1;
  const Stand one = stand_of(table_, p, own);
  const Stand other = stand_of(table_, p, static_cast<FighterId>(1 - own));
  return squeezed((one.points + one.goods - other.points - other.goods + lead) * slope(one.points + other.points));
}

double Evaluation::lead(double value, const Position& p, Seat seat) const {
  const FighterId own = table_.seat_of(0) == seat ? 0 : 1;
  const Stand one = stand_of(table_, p, own);
  const Stand other = stand_of(table_, p, static_cast<FighterId>(1 - own));
  const double ahead = value / std::sqrt(std::max(1 - value * value, 1e-9)) / slope(one.points + other.points);
  return ahead - (one.points + one.goods - other.points - other.goods);
}

}  // namespace rondo::aerodome
