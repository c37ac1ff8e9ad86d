// How a dogfight is valued and rehearsed: antisymmetric, the same from either end of the area, and as the guns lie.
#include <algorithm>
#include <cmath>

#include "ai/aerodome/rehearsal.h"
#include "ai/core/playout.h"
#include "ai/core/random.h"
#include "rules/core/dealer.h"
#include "tests/ai/aerodome_tables.h"

namespace rondo::aerodome {

namespace {

/// What looks at one duel.
struct Observer {
  explicit Observer(Table laid_out) : game(std::move(laid_out)), repertoire(game.table()), evaluation(game.table(), repertoire, {}) {}
  Game game;
  Repertoire repertoire;
  Evaluation evaluation;
  [[nodiscard]] double value(const Position& p, Seat seat = Seat::seat0) const { return evaluation.value(p, seat); }
};

/// Somewhere in the area, with all that an evaluation looks at.
Position strewn(const Game& game, std::uint64_t seed) {
  const Dealer dealer(seed);
  std::uint64_t occasion = 0;
  const auto below = [&](int bound) { return static_cast<int>(dealer.below(static_cast<std::uint32_t>(bound), 0, occasion++)); };
  Position p = facing(game);
  for (FighterId fighter = 0; fighter < 2; ++fighter) {
    put(game.table(), p, fighter, below(24 * 64) / 64.0, below(14 * 64) / 64.0, below(directions));
    p[fighter].hit_points = static_cast<std::uint8_t>(1 + below(15));
    p[fighter].buff = static_cast<Buff>(below(3));
    p[fighter].burn = static_cast<std::uint8_t>(below(3));
    p[fighter].frozen = static_cast<std::uint8_t>(below(3));
    for (std::uint8_t& tokens : p[fighter].dazed) tokens = below(4) == 0 ? 1 : 0;
    p.aux[fighter][0] = below(2) == 0 ? AuxPlace::deck : in_hand_of(fighter);
  }
  return p;
}

/// As it looks from the opposite end of the table.
Position turned_round(const Table& table, Position p) {
  for (FighterId fighter = 0; fighter < 2; ++fighter) {
    Plane& plane = p[fighter];
    plane.at = {{table.length().a - plane.at.x.a, -plane.at.x.b}, {table.width().a - plane.at.y.a, -plane.at.y.b}};
    plane.heading = static_cast<std::uint8_t>((plane.heading + 6) % directions);
  }
  return p;
}

bool same(const Landing& one, const Landing& other) {
  return one.at.x == other.at.x && one.at.y == other.at.y && one.at.heading == other.at.heading && one.points == other.points;
}

/// Red and blue in each other's place.
Position exchanged(Position p) {
  std::swap(p[0], p[1]);
  std::swap(p.aux[0], p.aux[1]);
  for (FighterId fighter = 0; fighter < 2; ++fighter)
    for (AuxPlace& place : p.aux[fighter])
      if (place == in_hand_of(static_cast<FighterId>(1 - fighter))) place = in_hand_of(fighter);
  return p;
}

}  // namespace

TEST_CASE("a duel is worth to one pilot what it costs the other, and as much from the other end of the table or with seats exchanged",
          "[planner][aerodome]") {
  const Observer observer(plain_duel());
  double least = 1;
  double most = -1;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    INFO("seed " << seed);
    const Position p = strewn(observer.game, seed);
    const double value = observer.value(p);
    CHECK(std::abs(observer.value(p, Seat::seat1) + value) < 1e-9);
    CHECK(std::abs(observer.value(turned_round(observer.game.table(), p)) - value) < 1e-9);
    CHECK(std::abs(observer.value(exchanged(p)) + value) < 1e-9);
    CHECK(std::abs(value) < 1);
    least = std::min(least, value);
    most = std::max(most, value);
  }
  CHECK(least < -0.5);
  CHECK(most > 0.5);
}

TEST_CASE("the value turns back into Hit Points", "[planner][aerodome]") {
  const Observer observer(plain_duel());
  Position p = facing(observer.game);
  const double even = observer.evaluation.lead(observer.value(p), p, Seat::seat0);
  CHECK(std::abs(even) < 1e-9);  // nose to nose with the same cards
  p[1].hit_points = 12;
  CHECK(observer.value(p) > 0.2);
  put(observer.game.table(), p, 1, 10, 7, 0);  // its back before red's guns
  const double behind = observer.evaluation.lead(observer.value(p), p, Seat::seat0);
  CHECK(behind > 0.5);
  CHECK(std::abs(observer.evaluation.lead(observer.value(p, Seat::seat1), p, Seat::seat1) + behind) < 1e-9);
}

TEST_CASE("points count more when few are left, and so does what may be done to them", "[planner][aerodome]") {
  const Observer observer(plain_duel());
  Position p = facing(observer.game);
  p[1].hit_points = 14;
  const double early = observer.value(p);
  p[0].hit_points = 2;
  p[1].hit_points = 1;
  CHECK(observer.value(p) > 2 * early);
}

TEST_CASE("whoever has the other before its guns is ahead, and whoever has the edge before its nose is behind", "[planner][aerodome]") {
  const Observer observer(plain_duel());
  Position p = facing(observer.game);
  put(observer.game.table(), p, 0, 8, 7, 0);
  put(observer.game.table(), p, 1, 12, 7, 0);
  CHECK(observer.value(p) > 0.1);
  put(observer.game.table(), p, 0, 12, 7, 0);
  put(observer.game.table(), p, 1, 8, 7, 0);
  CHECK(observer.value(p) < -0.1);
  put(observer.game.table(), p, 0, 23, 7, 0);
  put(observer.game.table(), p, 1, 4, 7, 0);
  const double cornered = observer.value(p);
  put(observer.game.table(), p, 0, 16, 7, 0);
  CHECK(observer.value(p) > cornered + 0.1);
}

TEST_CASE("in an exchange the first shoots, and the second, if there is a way, gets out of the gun's reach or shoots back", "[planner][aerodome]") {
  const BattleCard cannon = battle_card(5, "Cannon", {shot(6)});
  const BattleCard away = battle_card(1, "Away", {locked(maneuver(Maneuver::straight, 4))});
  const Observer observer(duel_of(cannon, away).table());
  const CardSet all = (1U << hand_cards) - 1;
  const Stand red{0, {4, 7, 0}, all, 15, 0, share_of(all)};
  const Stand blue{1, {9, 7, 0}, all, 15, 0, share_of(all)};
  const Exchange shoots(observer.evaluation, red, 0, blue, 0);
  CHECK(shoots.second().points < 13.5);
  CHECK(shoots.first().points > 14.9);
  CHECK(shoots.second().at.x > 13);
  const Exchange late(observer.evaluation, blue, 0, red, 0);  // blue is gone before the gun fires
  CHECK(late.first().points > 14.9);
  const Stand last{1, {9, 7, 0}, all, 1, 0, share_of(all)};
  CHECK(Exchange(observer.evaluation, red, 0, last, 0).worth() > shoots.worth() + 3);
}

TEST_CASE("a rehearsal begins where the duel stands, takes the cards in hand, and ends after its rounds", "[planner][aerodome]") {
  const Observer observer(plain_duel());
  Position p = facing(observer.game);
  p[0].dazed[3] = 1;
  const Rehearsal rehearsal(observer.game.table(), observer.evaluation, 2);
  static_assert(rondo::Game<Rehearsal> && ai::Leaf<Lookout, Rehearsal>);
  Rehearsed at = rehearsal.from(p);
  CHECK(std::abs(Lookout().value(rehearsal, at, Seat::seat0) - observer.value(p)) < 1e-3);  // places are rounded
  for (const Seat seat : {Seat::seat0, Seat::seat1}) {
    OptionList rehearsed;
    rehearsal.options(at, seat, rehearsed);
    const OptionList real = options_of(observer.game, p, seat);
    REQUIRE(rehearsed.size() == real.size());
    for (std::size_t i = 0; i < real.size(); ++i) CHECK(rehearsed[i].action == real[i].action);
  }
  CHECK(ai::playout(rehearsal, at, 1, {}, ai::Random{}) <= 4);
  CHECK(at.rounds == 2);
  CHECK(rehearsal.to_act(at).empty());
}

TEST_CASE("in a rehearsal the higher Initiative flies first, frost counts, and equal ones are for chance", "[planner][aerodome]") {
  const Observer observer(plain_duel());
  const Rehearsal rehearsal(observer.game.table(), observer.evaluation, 1);
  Position p = facing(observer.game);
  Mute mute;
  const auto step_after = [&](int card, int answer) {
    Rehearsed at = rehearsal.from(p);
    const std::array<Action, 2> answers = {action(Verb::choose, card), action(Verb::choose, answer)};
    rehearsal.apply(at, answers, mute);
    return at.step;
  };
  CHECK(step_after(4, 4) == Rehearsed::Step::order);
  CHECK(step_after(5, 4) == Rehearsed::Step::choose);
  p[0].frozen = 1;
  CHECK(step_after(5, 4) == Rehearsed::Step::order);
  CHECK(step_after(4, 4) == Rehearsed::Step::choose);
}

TEST_CASE("the best ways of an exchange, and the best replies to each, are those that it is solved by", "[planner][aerodome]") {
  const Observer observer(plain_duel());
  int several = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Position p = strewn(observer.game, seed);
    const Stand red = stand_of(observer.game.table(), p, 0);
    const Stand blue = stand_of(observer.game.table(), p, 1);
    const int card = static_cast<int>(seed % hand_cards);
    const int answer = static_cast<int>(seed / hand_cards % hand_cards);
    const Exchange solved(observer.evaluation, red, card, blue, answer);
    Exchange open(observer.evaluation, red, card, blue, answer, Exchange::Open{});
    const Exchange::Ranking all = open.ranked(most_ways);
    CHECK(all.size() == observer.repertoire.ways(0, card).size());
    const Exchange::Ranking few = open.ranked(3);
    CHECK(few.size() == std::min<std::size_t>(3, all.size()));
    CHECK(std::equal(few.begin(), few.end(), all.begin()));
    open.take(all[0], open.ranked_replies(all[0], 1)[0]);
    CHECK(same(open.first(), solved.first()));
    CHECK(same(open.second(), solved.second()));
    several += all.size() > 1 ? 1 : 0;
  }
  CHECK(several > 20);
}

TEST_CASE("where ways are told apart the first to fly chooses one, then the other, and the first of each is how it is flown otherwise",
          "[planner][aerodome]") {
  const Observer observer(plain_duel());
  const Rehearsal plain(observer.game.table(), observer.evaluation, 2);
  const Rehearsal branching(observer.game.table(), observer.evaluation, 2, 3);
  Mute mute;
  OptionList options;
  int branched = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Rehearsed at = branching.from(strewn(observer.game, seed));
    std::array<Action, 2> cards;
    for (int i = 0; i < 2; ++i) {
      branching.options(at, static_cast<Seat>(i), options);
      cards[static_cast<std::size_t>(i)] = options[seed % options.size()].action;
    }
    Rehearsed otherwise = at;
    plain.apply(otherwise, cards, mute);
    branching.apply(at, cards, mute);
    if (at.step == Rehearsed::Step::order) continue;
    const Seat leader = static_cast<Seat>(at.leader);
    for (const Seat seat : {leader, static_cast<Seat>(1 - at.leader)}) {
      REQUIRE(branching.to_act(at) == SeatSet(seat));
      CHECK(std::abs(Lookout().value(branching, at, Seat::seat0) - Lookout().value(plain, otherwise, Seat::seat0)) < 1e-12);
      branching.options(at, seat, options);
      CHECK((options.size() >= 1 && options.size() <= 3));
      branched += options.size() > 1 ? 1 : 0;
      branching.apply(at, std::array{options[0].action}, mute);
    }
    CHECK(at == otherwise);
    CHECK(at.rounds == 1);
    if (branching.to_act(at).empty()) continue;  // a hand is empty
    for (std::size_t i = 0; i < 2; ++i) {
      branching.options(at, static_cast<Seat>(i), options);
      cards[i] = options[0].action;
    }
    branching.apply(at, cards, mute);
    CHECK((at.step == Rehearsed::Step::choose || at.step == Rehearsed::Step::order));  // later rounds are flown as is best at first sight
  }
  CHECK(branched > 20);
}

}  // namespace rondo::aerodome
