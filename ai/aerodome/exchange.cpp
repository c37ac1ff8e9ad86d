#include "ai/aerodome/exchange.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "ai/aerodome/goods.h"

namespace rondo::aerodome {

namespace {

constexpr double never = -1e9;

/// What a way, flown from `start`, does to a target there.
double hit(const Sizes& sizes, const Way* way, const Pose& start, const Pose& target) {
  if (way == nullptr || way->count == 0) return 0;
  const Bearing seen = bearing(start, target);
  double sum = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(way->count); ++i)
    if (reaches(sizes, way->aims[i], {seen.ahead, seen.left, 0})) sum += way->aims[i].damage;
  return sum;
}

/// Whether markers there would overlap.
bool overlap(const Sizes& sizes, const Pose& one, const Pose& other) {
  const double dx = other.x - one.x;
  const double dy = other.y - one.y;
  return dx * dx + dy * dy < 4 * sizes.body * sizes.body;
}

/// The chance that so much damage on average is enough: a straight line through what four dice of which a third succeed come to.
double kill_chance(double damage, double points) { return std::clamp(damage * (0.58 - 0.27 * (points - 1)), 0.0, 0.9); }

/// What is left on average: no roll takes more than there is. A hyperbola in place of the sum over all rolls.
double left(double points, double damage) {
  const double rest = points - damage;
  return (rest + std::sqrt(rest * rest + 0.3 * damage)) / 2;
}

/// The numbers of the highest, the lower number first where two are equal.
Exchange::Ranking best_of(std::span<const double> worths, std::size_t most) {
  Exchange::Ranking ranking;
  for (std::uint64_t taken = 0; ranking.size() < std::min(worths.size(), most);) {
    std::size_t best = worths.size();
    for (std::size_t i = 0; i < worths.size(); ++i)
      if (((taken >> i) & 1U) == 0 && (best == worths.size() || worths[i] > worths[best])) best = i;
    taken |= std::uint64_t{1} << best;
    ranking.push_back(static_cast<std::uint8_t>(best));
  }
  return ranking;
}

}  // namespace

Exchange::Exchange(const Evaluation& evaluation, const Stand& one, int card, const Stand& other, int answer)
    : Exchange(evaluation, one, card, other, answer, Open{}) {
  find_best();
}

Exchange::Exchange(const Evaluation& evaluation, const Stand& one, int card, const Stand& other, int answer, Open) : evaluation_(evaluation) {
  prepare(one_, one, card, other.at);
  prepare(other_, other, answer, one.at);
}

Exchange::Exchange(const Evaluation& evaluation, const Stand& one, const Stand& other, int answer, std::uint64_t without)
    : evaluation_(evaluation), without_(without) {
  one_.stand = one;
  one_.point = Evaluation::point(one.points);
  one_.ways[one_.size++] = {nullptr, one.at, 0, 0};
  prepare(other_, other, answer, one.at);
  find_best();
}

void Exchange::prepare(Side& side, const Stand& stand, int card, const Pose& target) const {
  const Sizes& sizes = evaluation_.repertoire().sizes();
  side.stand = stand;
  side.point = Evaluation::point(stand.points);
  for (const Way& way : evaluation_.repertoire().ways(stand.fighter, card)) {
    Flown& flown = side.ways[side.size++];
    flown = {&way, after(stand.at, way.end), hit(sizes, &way, stand.at, target), 0};
    flown.own = evaluation_.room(stand.fighter, stand.hand, flown.end);
    if (way.end.x == 0 && way.end.y == 0 && way.end.heading == 0) flown.own -= evaluation_.scales().idle;
    if (!inside(sizes, flown.end)) flown.own -= evaluation_.scales().outside;
  }
}

double Exchange::kill_chance_of(const Flown& mine) const { return mine.now > 0 ? kill_chance(mine.now, other_.stand.points) : 0; }

/// What a way of the first is worth to it before the other flies.
double Exchange::worth_of(const Flown& mine, double kill) const {
  const double base = mine.now * other_.point + kill * goods::kill + mine.own;
  return mine.way != nullptr && overlap(evaluation_.repertoire().sizes(), mine.end, other_.stand.at) ? base - 1 : base;
}

/// What comes to the first by a way of the other, once it has ended its turn at `here` and shot it down with that chance.
double Exchange::worth_after(const Flown& theirs, const Pose& here, double kill) const {
  const Sizes& sizes = evaluation_.repertoire().sizes();
  const double damage = hit(sizes, theirs.way, other_.stand.at, here);
  double worth = evaluation_.prospect(one_.stand, here, one_.point, other_.stand, theirs.end, other_.point) - theirs.own;
  if (damage > 0) worth -= (1 - kill) * (damage * one_.point + kill_chance(damage, one_.stand.points) * goods::kill);
  return overlap(sizes, theirs.end, here) ? worth + 1 : worth;
}

/// The best that the other can make of its card. Nothing is better than `enough`.
Exchange::Reply Exchange::best_reply(const Pose& here, double kill, double enough) const {
  Reply reply{0, -never};
  for (std::size_t j = 0; j < other_.size && reply.worth > enough; ++j) {
    if ((without_ >> j) & 1U) continue;
    const double worth = worth_after(other_.ways[j], here, kill);
    if (worth < reply.worth) reply = {j, worth};
  }
  return reply;
}

void Exchange::find_best() {
  worth_ = never;
  for (std::size_t i = 0; i < one_.size; ++i) {
    const Flown& mine = one_.ways[i];
    const double kill = kill_chance_of(mine);
    const double base = worth_of(mine, kill);
    const Reply reply = best_reply(mine.end, kill, worth_ - base);
    if (base + reply.worth <= worth_) continue;
    worth_ = base + reply.worth;
    choice_ = i;
    answer_ = reply.way;
  }
}

Exchange::Ranking Exchange::ranked(std::size_t most) const {
  std::array<double, most_ways> worths;
  for (std::size_t i = 0; i < one_.size; ++i) {
    const double kill = kill_chance_of(one_.ways[i]);
    worths[i] = worth_of(one_.ways[i], kill) + best_reply(one_.ways[i].end, kill, never).worth;
  }
  return best_of({worths.data(), one_.size}, most);
}

Exchange::Ranking Exchange::ranked_replies(std::size_t way, std::size_t most) const {
  const Flown& mine = one_.ways[way];
  const double kill = kill_chance_of(mine);
  std::array<double, most_ways> worths;
  for (std::size_t j = 0; j < other_.size; ++j) worths[j] = -worth_after(other_.ways[j], mine.end, kill);
  return best_of({worths.data(), other_.size}, most);
}

Landing Exchange::first() const {
  const Sizes& sizes = evaluation_.repertoire().sizes();
  const Flown& mine = one_.ways[choice_];
  double damage = (1 - kill_chance_of(mine)) * hit(sizes, other_.ways[answer_].way, other_.stand.at, mine.end);
  if (mine.way != nullptr && overlap(sizes, mine.end, other_.stand.at)) damage += 1;
  return {mine.end, left(one_.stand.points, damage)};
}

Landing Exchange::second() const {
  const Flown& theirs = other_.ways[answer_];
  const double damage = one_.ways[choice_].now + (overlap(evaluation_.repertoire().sizes(), theirs.end, one_.ways[choice_].end) ? 1 : 0);
  return {theirs.end, left(other_.stand.points, damage)};
}

}  // namespace rondo::aerodome
