#include "ai/aerodome/duel.h"

#include <algorithm>

namespace rondo::aerodome {

namespace {

constexpr double never = -1e9;
constexpr double outside_cost = 6;

/// The Initiative that a card comes to, as far as it can be foreseen: the least and the most that its owner can make of it.
struct Rank {
  int least = 0;
  int most = 0;
};

Rank rank_of(const Table& table, const Position& p, FighterId fighter, int card, FighterId enemy, int answer) {
  const BattleCard& own = table.card(fighter, card);
  const BattleCard& theirs = table.card(enemy, answer);
  const bool psych = ((own.keywords.psych >> theirs.initiative) & 1U) != 0;
  const int base = std::max(0, (psych ? theirs.initiative : own.initiative) - p[fighter].frozen);
  Rank rank{base, base};
  const auto change = [&](const Effect& line, Whom whom) {
    if (line.verb != EffectVerb::initiative || line.whom != whom) return;
    const int by = line.minus ? -line.amount.number : line.amount.number;
    if (!line.may || by > 0) rank.most += by;
    if (!line.may || by < 0) rank.least += by;
  };
  for (const Effect& line : own.effects) change(line, Whom::self);
  for (const Effect& line : theirs.effects) change(line, Whom::opponent);
  return rank;
}

}  // namespace

Duel::Duel(const Appraisal& appraisal, FighterId one, FighterId other) : appraisal_(appraisal) {
  const auto hand = [&](FighterId fighter) {
    CardSet cards = 0;
    for (int card = 0; card < hand_cards; ++card)
      if (appraisal.position()[fighter].dazed[static_cast<std::size_t>(card)] == 0) cards = static_cast<CardSet>(cards | (1U << card));
    return cards;
  };
  prepare(one_, one, other, hand(one));
  prepare(other_, other, one, hand(other));
}

Duel::Duel(const Appraisal& appraisal, FighterId one, FighterId other, Open open) : appraisal_(appraisal) {
  prepare(one_, one, other, static_cast<CardSet>(1U << open.card));
  prepare(other_, other, one, static_cast<CardSet>(1U << open.answer));
}

void Duel::prepare(Side& side, FighterId fighter, FighterId enemy, CardSet cards) {
  const Repertoire& repertoire = appraisal_.repertoire();
  const Position& p = appraisal_.position();
  const Pose start = pose(p[fighter]);
  const Pose target = pose(p[enemy]);
  side.fighter = fighter;
  std::size_t ways = 0;
  for (int card = 0; card < hand_cards; ++card) {
    side.begin[static_cast<std::size_t>(card)] = ways;
    if (((cards >> card) & 1U) == 0) continue;
    side.hand[side.size++] = static_cast<std::size_t>(card);
    for (const Way& way : repertoire.ways(fighter, card)) {
      Flown& flown = side.flown[ways++];
      flown.end = after(start, way.end);
      flown.count = way.count;
      for (std::size_t i = 0; i < static_cast<std::size_t>(way.count); ++i)
        flown.aims[i] = {after(start, way.aims[i].from), way.aims[i].damage * appraisal_.point(enemy), way.aims[i].reach};
      flown.now = hit(flown, target);
      const bool idle = way.end.x == 0 && way.end.y == 0 && way.end.heading == 0;
      flown.own = repertoire.bonus(fighter, card) + appraisal_.nearness(flown.end, target) + (idle ? appraisal_.idleness() : 0) +
                  (inside(repertoire.sizes(), flown.end) ? appraisal_.room(fighter, flown.end) : -outside_cost);
    }
  }
  side.begin[hand_cards] = ways;
}

double Duel::hit(const Flown& way, const Pose& target) const {
  double sum = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(way.count); ++i)
    if (reaches(appraisal_.repertoire().sizes(), way.aims[i], target)) sum += way.aims[i].damage;
  return sum;
}

/// `first` flies as well as it can against the best that `second` can make of its card.
double Duel::lead(const Side& first, int card, const Side& second, int answer) const {
  const auto of = [](const Side& side, int c) {
    const auto i = static_cast<std::size_t>(c);
    return std::span(side.flown).subspan(side.begin[i], side.begin[i + 1] - side.begin[i]);
  };
  double best = never;
  for (const Flown& mine : of(first, card)) {
    double least = -never;
    const double base = mine.now + mine.own;
    for (const Flown& theirs : of(second, answer)) {
      const double reply = appraisal_.prospect(first.fighter, mine.end, second.fighter, theirs.end) - hit(theirs, mine.end) - theirs.own;
      least = std::min(least, reply);
      if (base + least <= best) break;
    }
    best = std::max(best, base + least);
  }
  return best;
}

double Duel::value(int card, int answer, bool first) const {
  return first ? lead(one_, card, other_, answer) : -lead(other_, answer, one_, card);
}

double Duel::value(int card, int answer) const {
  const Table& table = appraisal_.table();
  const Position& p = appraisal_.position();
  const Rank mine = rank_of(table, p, one_.fighter, card, other_.fighter, answer);
  const Rank theirs = rank_of(table, p, other_.fighter, answer, one_.fighter, card);
  if (mine.least > theirs.most) return value(card, answer, true);
  if (mine.most < theirs.least) return value(card, answer, false);
  const double leading = value(card, answer, true);
  const double following = value(card, answer, false);
  if (mine.most > theirs.most && mine.least < theirs.least) return std::max(leading, following);
  if (theirs.most > mine.most && theirs.least < mine.least) return std::min(leading, following);
  return (leading + following) / 2;
}

/// Both learn from what the other has chosen so far, which to begin with is every card once.
std::array<double, hand_cards> Duel::values() const {
  constexpr int rounds = 100;
  std::array<std::array<double, hand_cards>, hand_cards> pairs{};
  std::array<double, hand_cards> mine{};
  std::array<double, hand_cards> theirs{};
  for (const std::size_t i : one_.cards())
    for (const std::size_t j : other_.cards()) {
      pairs[i][j] = value(static_cast<int>(i), static_cast<int>(j));
      mine[i] += pairs[i][j];
      theirs[j] -= pairs[i][j];
    }
  const auto best = [](const Side& side, const std::array<double, hand_cards>& sums) {
    std::size_t found = side.cards()[0];
    for (const std::size_t card : side.cards())
      if (sums[card] > sums[found]) found = card;
    return found;
  };
  if (one_.size == 0 || other_.size == 0) return mine;
  for (int round = 0; round < rounds; ++round) {
    const std::size_t choice = best(one_, mine);
    const std::size_t answer = best(other_, theirs);
    for (const std::size_t i : one_.cards()) mine[i] += pairs[i][answer];
    for (const std::size_t j : other_.cards()) theirs[j] -= pairs[choice][j];
  }
  for (double& sum : mine) sum /= rounds + static_cast<double>(other_.size);
  return mine;
}

}  // namespace rondo::aerodome
