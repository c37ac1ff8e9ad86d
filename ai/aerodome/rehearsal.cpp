#include "ai/aerodome/rehearsal.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "rules/aerodome/verbs.h"

namespace rondo::aerodome {

namespace {

constexpr double unit = 1024;

std::int32_t whole(double number) { return static_cast<std::int32_t>(std::floor(number * unit + 0.5)); }
Pose pose(const Rehearsed::Flyer& flyer) { return {flyer.x / unit, flyer.y / unit, flyer.heading}; }
Stand stand(const Rehearsed& p, FighterId fighter) {
  const Rehearsed::Flyer& flyer = p.flyers[fighter];
  return {fighter, pose(flyer), flyer.hand, flyer.points / unit, flyer.goods / unit, share_of(flyer.hand)};
}

/// Of the open cards, with the turn of `first` first.
template <class... Open>
Exchange exchange(const Evaluation& evaluation, const Rehearsed& p, FighterId first, Open... open) {
  const auto second = static_cast<FighterId>(1 - first);
  return {evaluation, stand(p, first), p.cards[first], stand(p, second), p.cards[second], open...};
}

/// Who flies first if `chooser` may say so.
FighterId better_order(const Evaluation& evaluation, const Rehearsed& p, FighterId chooser) {
  const auto other = static_cast<FighterId>(1 - chooser);
  return exchange(evaluation, p, chooser).worth() >= -exchange(evaluation, p, other).worth() ? chooser : other;
}

}  // namespace

Rehearsal::Rehearsal(const Table& table, const Evaluation& evaluation, int horizon, int ways)
    : table_(table), evaluation_(evaluation), horizon_(horizon), ways_(ways) {
  note_ranks(table);
  for (FighterId fighter = 0; fighter < 2; ++fighter)
    for (int card = 0; card < hand_cards; ++card) {
      const BattleCard& it = table.card(fighter, card);
      const auto& actions = it.actions;
      const bool dazes = it.keywords.has(Keyword::dazed) || std::any_of(actions.begin(), actions.end(), [](const auto& line) { return line.dazed; });
      if (dazes) dazing_[fighter] = static_cast<CardSet>(dazing_[fighter] | (1U << card));
    }
}

/// The Initiatives that cards come to against each other, as far as they can be foreseen.
void Rehearsal::note_ranks(const Table& table) {
  for (FighterId fighter = 0; fighter < 2; ++fighter)
    for (int card = 0; card < hand_cards; ++card)
      for (int answer = 0; answer < hand_cards; ++answer) {
        const BattleCard& own = table.card(fighter, card);
        const BattleCard& theirs = table.card(static_cast<FighterId>(1 - fighter), answer);
        const bool psych = ((own.keywords.psych >> theirs.initiative) & 1U) != 0;
        Rank& rank = ranks_[fighter][static_cast<std::size_t>(card)][static_cast<std::size_t>(answer)];
        rank.base = psych ? theirs.initiative : own.initiative;
        const auto change = [&](const Effect& line, Whom whom) {
          if (line.verb != EffectVerb::initiative || line.whom != whom) return;
          const int by = line.minus ? -line.amount.number : line.amount.number;
          if (!line.may || by > 0) rank.more += by;
          if (!line.may || by < 0) rank.less += by;
        };
        for (const Effect& line : own.effects) change(line, Whom::self);
        for (const Effect& line : theirs.effects) change(line, Whom::opponent);
      }
}

Rehearsed Rehearsal::from(const aerodome::Position& p, const std::array<CardSet, 2>& shunned) const {
  Rehearsed rehearsed;
  for (FighterId fighter = 0; fighter < 2; ++fighter) {
    const Stand it = stand_of(table_, p, fighter);
    const bool others = (it.hand & ~shunned[fighter]) != 0;
    rehearsed.flyers[fighter] = {whole(it.at.x), whole(it.at.y), whole(it.points), whole(it.goods), it.hand, others ? shunned[fighter] : CardSet{0},
                                 p[fighter].heading, p[fighter].frozen};
  }
  return rehearsed;
}

/// Nose to nose, a quarter of the area from either end.
Rehearsed Rehearsal::start() const {
  const Sizes& sizes = evaluation_.repertoire().sizes();
  Rehearsed p;
  for (std::size_t i = 0; i < 2; ++i) {
    const double x = i == 0 ? sizes.length / 4 : 3 * sizes.length / 4;
    p.flyers[i] = {whole(x), whole(sizes.width / 2), whole(table_.hit_points), 0, (1U << hand_cards) - 1, 0, static_cast<std::uint8_t>(6 * i), 0};
  }
  return p;
}

SeatSet Rehearsal::to_act(const Rehearsed& p) const {
  if (p.step == Rehearsed::Step::order) return Seat::chance;
  if (p.step == Rehearsed::Step::lead) return static_cast<Seat>(p.leader);
  if (p.step == Rehearsed::Step::reply) return static_cast<Seat>(1 - p.leader);
  SeatSet seats;
  if (p.rounds >= horizon_ || p.flyers[0].hand == 0 || p.flyers[1].hand == 0) return seats;
  seats.insert(Seat::seat0);
  seats.insert(Seat::seat1);
  return seats;
}

void Rehearsal::options(const Rehearsed& p, Seat seat, OptionList& options) const {
  options.clear();
  if (seat == Seat::chance) {
    for (int first = 0; first < 2; ++first) options.add(action(first == 0 ? Verb::first : Verb::second));
    return;
  }
  if (p.step != Rehearsed::Step::choose) {
    for (const std::uint8_t way : ways_of(p, ways_)) options.add(action(Verb::spot, way));
    return;
  }
  const Rehearsed::Flyer& flyer = p.flyers[static_cast<std::size_t>(seat)];
  for (int card = 0; card < hand_cards; ++card)
    if (((flyer.hand & ~flyer.shunned) >> card) & 1U) options.add(action(Verb::choose, card));
}

void Rehearsal::apply(Rehearsed& p, std::span<const Action> answers, Mute&) const {
  if (p.step == Rehearsed::Step::order) return fly(p, verb_of(answers[0]) == Verb::first ? 0 : 1);
  if (p.step == Rehearsed::Step::lead) {
    p.way = static_cast<std::uint8_t>(answers[0].a);
    p.step = Rehearsed::Step::reply;
    return;
  }
  if (p.step == Rehearsed::Step::reply) return reply(p, answers[0].a);
  std::array<int, 2> least{}, most{};
  for (std::size_t i = 0; i < 2; ++i) p.cards[i] = static_cast<std::uint8_t>(answers[i].a);
  for (std::size_t i = 0; i < 2; ++i) {
    const Rank& rank = ranks_[i][p.cards[i]][p.cards[1 - i]];
    const int base = std::max(0, rank.base - p.flyers[i].frozen);
    least[i] = base + rank.less;
    most[i] = base + rank.more;
  }
  if (least[0] > most[1]) return fly(p, 0);
  if (least[1] > most[0]) return fly(p, 1);
  for (std::size_t i = 0; i < 2; ++i)
    if (most[i] > most[1 - i] && least[i] < least[1 - i]) return fly(p, better_order(evaluation_, p, static_cast<FighterId>(i)));
  p.step = Rehearsed::Step::order;
}

int Rehearsal::payoff(const Rehearsed& p, Seat seat) const {
  const std::int32_t lead = p.flyers[0].points - p.flyers[1].points;
  const int sign = lead > 0 ? 1 : lead < 0 ? -1 : 0;
  return seat == Seat::seat0 ? sign : -sign;
}

void Rehearsal::fly(Rehearsed& p, FighterId first) const {
  p.leader = first;
  p.step = Rehearsed::Step::lead;
  if (ways_ == 1 || p.rounds > 0) settle(p);
}

Exchange::Ranking Rehearsal::ways_of(const Rehearsed& p, int most) const {
  const Exchange open = exchange(evaluation_, p, p.leader, Exchange::Open{});
  const auto count = static_cast<std::size_t>(most);
  return p.step == Rehearsed::Step::lead ? open.ranked(count) : open.ranked_replies(p.way, count);
}

void Rehearsal::settle(Rehearsed& p) const {
  if (p.step == Rehearsed::Step::lead) return finish(p, exchange(evaluation_, p, p.leader));
  reply(p, ways_of(p, 1)[0]);
}

void Rehearsal::reply(Rehearsed& p, std::size_t way) const {
  Exchange flown = exchange(evaluation_, p, p.leader, Exchange::Open{});
  flown.take(p.way, way);
  finish(p, flown);
}

void Rehearsal::finish(Rehearsed& p, const Exchange& flown) const {
  const FighterId first = p.leader;
  const auto second = static_cast<FighterId>(1 - first);
  land(p.flyers[first], first, flown.first(), p.cards[first]);
  land(p.flyers[second], second, flown.second(), p.cards[second]);
  p.step = Rehearsed::Step::choose;
  p.way = 0;
  ++p.rounds;
}

bool Rehearsal::finish_round(Rehearsed& p, FighterId fighter, int card, std::uint64_t& flown) const {
  if (static_cast<std::size_t>(std::popcount(flown)) >= evaluation_.repertoire().ways(fighter, card).size()) return false;
  const auto other = static_cast<FighterId>(1 - fighter);
  const Exchange round(evaluation_, stand(p, other), stand(p, fighter), card, flown);
  flown |= std::uint64_t{1} << round.answer();
  p.flyers[other].points = whole(round.first().points);
  land(p.flyers[fighter], fighter, round.second(), card);
  return true;
}

void Rehearsal::land(Rehearsed::Flyer& flyer, FighterId fighter, const Landing& landing, int card) const {
  flyer.x = whole(landing.at.x);
  flyer.y = whole(landing.at.y);
  flyer.heading = static_cast<std::uint8_t>(landing.at.heading);
  flyer.points = whole(landing.points);
  flyer.shunned = 0;
  flyer.goods += whole(evaluation_.repertoire().bonus(fighter, card));
  if (!inside(evaluation_.repertoire().sizes(), landing.at)) flyer.goods -= whole(1);
  if ((dazing_[fighter] >> card) & 1U) flyer.hand = static_cast<CardSet>(flyer.hand & ~(1U << card));
}

double Lookout::value(const Rehearsal& game, const Rehearsed& p, Seat seat) const {
  const auto own = static_cast<FighterId>(seat);
  Rehearsed end = p;
  if (end.step != Rehearsed::Step::choose) game.settle(end);
  return game.evaluation().value(stand(end, own), stand(end, static_cast<FighterId>(1 - own)));
}

}  // namespace rondo::aerodome
