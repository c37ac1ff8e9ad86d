#include "ai/aerodome/exchange.h"

#include <algorithm>
#include <cmath>

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

}  // namespace

Exchange::Exchange(const Evaluation& evaluation, const Stand& one, int card, const Stand& other, int answer) : evaluation_(evaluation) {
  prepare(one_, one, card, other.at);
  prepare(other_, other, answer, one.at);
  find_best();
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

/// The best that the other can make of its card once the first has ended its turn at `here` and shot it down with that chance; what it is
/// worth to the first. Nothing is better than `enough`.
Exchange::Reply Exchange::best_reply(const Pose& here, double kill, double enough) const {
  const Sizes& sizes = evaluation_.repertoire().sizes();
  Reply reply{0, -never};
  for (std::size_t j = 0; j < other_.size && reply.worth > enough; ++j) {
    if ((without_ >> j) & 1U) continue;
    const Flown& theirs = other_.ways[j];
    const double damage = hit(sizes, theirs.way, other_.stand.at, here);
    double worth = evaluation_.prospect(one_.stand, here, one_.point, other_.stand, theirs.end, other_.point) - theirs.own;
    if (damage > 0) worth -= (1 - kill) * (damage * one_.point + kill_chance(damage, one_.stand.points) * goods::kill);
    if (overlap(sizes, theirs.end, here)) worth += 1;
    if (worth < reply.worth) reply = {j, worth};
  }
  return reply;
}

void Exchange::find_best() {
  worth_ = never;
  for (std::size_t i = 0; i < one_.size; ++i) {
    const Flown& mine = one_.ways[i];
    const double kill = mine.now > 0 ? kill_chance(mine.now, other_.stand.points) : 0;
    double base = mine.now * other_.point + kill * goods::kill + mine.own;
    if (mine.way != nullptr && overlap(evaluation_.repertoire().sizes(), mine.end, other_.stand.at)) base -= 1;
    const Reply reply = best_reply(mine.end, kill, worth_ - base);
    if (base + reply.worth <= worth_) continue;
    worth_ = base + reply.worth;
    choice_ = i;
    answer_ = reply.way;
  }
}

Landing Exchange::first() const {
  const Sizes& sizes = evaluation_.repertoire().sizes();
  const Flown& mine = one_.ways[choice_];
  const double kill = mine.now > 0 ? kill_chance(mine.now, other_.stand.points) : 0;
  double damage = (1 - kill) * hit(sizes, other_.ways[answer_].way, other_.stand.at, mine.end);
  if (mine.way != nullptr && overlap(sizes, mine.end, other_.stand.at)) damage += 1;
  return {mine.end, left(one_.stand.points, damage)};
}

Landing Exchange::second() const {
  const Flown& theirs = other_.ways[answer_];
  const double damage = one_.ways[choice_].now + (overlap(evaluation_.repertoire().sizes(), theirs.end, one_.ways[choice_].end) ? 1 : 0);
  return {theirs.end, left(other_.stand.points, damage)};
}

}  // namespace rondo::aerodome
