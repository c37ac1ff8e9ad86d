#include "ai/aerodome/appraisal.h"

#include <bit>
#include <cmath>

namespace rondo::aerodome {

Appraisal::Appraisal(const Table& table, const Repertoire& repertoire, const Weights& weights, const Position& p)
    : table_(table), repertoire_(repertoire), weights_(weights), p_(p) {
  for (FighterId fighter = 0; fighter < table.fighters(); ++fighter) {
    const Plane& plane = p[fighter];
    for (int card = 0; card < hand_cards; ++card)
      if (plane.dazed[static_cast<std::size_t>(card)] == 0) hands_[fighter] = static_cast<CardSet>(hands_[fighter] | (1U << card));
    const int size = std::max(std::popcount(hands_[fighter]), 1);
    for (int card = 0; card < hand_cards; ++card) strengths_[fighter][static_cast<std::size_t>(card)] = repertoire.strength(fighter, card) / size;
    points_[fighter] = 1 + 2.0 / std::max<int>(plane.hit_points, 1);
  }
}

/// Where the target is now, and where it would be a little later.
double Appraisal::threat(FighterId fighter, const Pose& at, const Pose& target) const {
  constexpr double little = 2.5;
  double sum = 0;
  for (const Pose& there : {target, ahead(target, target.heading, little)})
    for (auto cards = static_cast<unsigned>(repertoire_.threats(fighter, bearing(at, there)) & hands_[fighter]); cards != 0; cards &= cards - 1)
      sum += strengths_[fighter][static_cast<std::size_t>(std::countr_zero(cards))];
  return sum / 2;
}

double Appraisal::prospect(FighterId one, const Pose& here, FighterId other, const Pose& there) const {
  const double gain = threat(one, here, there) * points_[other] - threat(other, there, here) * points_[one];
  const double dx = there.x - here.x;
  const double dy = there.y - here.y;
  const double far = std::sqrt(dx * dx + dy * dy) + 1;
  const double aim = dx * (cosine(here.heading) + cosine(there.heading)) + dy * (sine(here.heading) + sine(there.heading));
  return weights_.threat * gain + weights_.aim * aim / far;
}

/// A card counts if it stays inside and does not end with the nose before an edge: from there it would only be rolled along it for ever.
double Appraisal::room(FighterId fighter, const Pose& at) const {
  const Sizes& sizes = repertoire_.sizes();
  const double step = 2 * sizes.radius + sizes.tool(1);
  int cards = 0;
  for (int card = 0; card < hand_cards && cards < 4; ++card) {
    if (((hands_[fighter] >> card) & 1U) == 0) continue;
    for (const Way& way : repertoire_.ways(fighter, card)) {
      const Pose end = after(at, way.end);
      if (!inside(sizes, end) || !inside(sizes, ahead(end, end.heading, step))) continue;
      ++cards;
      break;
    }
  }
  if (cards == 0) return -weights_.trapped;
  return cards < 4 ? -weights_.narrow / cards : 0;
}

double Appraisal::nearness(const Pose& at, const Pose& other) const {
  const double dx = other.x - at.x;
  const double dy = other.y - at.y;
  return -weights_.near * std::max(0.0, std::sqrt(dx * dx + dy * dy) - weights_.reach);
}

FighterId Appraisal::nearest(FighterId fighter) const {
  FighterId found = nobody;
  for (FighterId other = 0; other < table_.fighters(); ++other) {
    if (!p_[other].aloft || !table_.enemies(fighter, other)) continue;
    if (found == nobody || compare_distances(p_[fighter].at, p_[other].at, p_[fighter].at, p_[found].at) < 0) found = other;
  }
  return found;
}

}  // namespace rondo::aerodome
