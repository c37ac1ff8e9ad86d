// What Aerodome's pilots weigh with: averages of attacks against exact odds, the ways of a card against the rules' own flights, and places.
#include <algorithm>
#include <cmath>

#include "ai/aerodome/duel.h"
#include "ai/aerodome/volley.h"
#include "rules/aerodome/odds.h"
#include "tests/ai/aerodome_tables.h"

namespace rondo::aerodome {

namespace {

bool near(double one, double other) { return std::abs(one - other) < 1e-9; }

}  // namespace

TEST_CASE("the averages of attacks are those of the exact odds", "[ai][aerodome]") {
  for (const int dice : {0, 1, 3, 5, 8})
    for (const int need : {2, 4, 5, 6})
      for (const int lucky : {0, 2})
        for (const bool pierce : {false, true})
          for (const bool elusive : {false, true}) {
            INFO(dice << " dice on " << need << ", LUCKY " << lucky << ", PIERCE " << pierce << ", Elusive " << elusive);
            const Odds exact = odds({dice, need, 6, lucky, pierce, elusive});
            const Harm harm = harm_of({dice, need, 6, lucky, elusive, pierce});
            const auto share = [&](Ways ways) { return static_cast<double>(ways) / static_cast<double>(exact.all); };
            CHECK(near(harm.mean(), share(exact.sum())));
            for (int points = 0; points <= dice + 1; ++points) CHECK(near(harm.at_least(points), share(exact.at_least(points))));
          }
  CHECK(near(harm_of({2, 2, 3, 0, false, false}).mean(), 4.0 / 3));
  CHECK(near(harm_of({5, 5, 6, 0, false, false}).mean(1), harm_of({5, 5, 6, 0, false, false}).any()));
}

TEST_CASE("the ways of a card lead where the rules fly it", "[ai][aerodome]") {
  const Game game(plain_duel());
  const Repertoire repertoire(game.table());
  Position p = facing(game);
  put(game.table(), p, 0, 12, 7, 1);
  put(game.table(), p, 1, 12, -30, 6);  // out of the way
  for (int card = 0; card < hand_cards; ++card) {
    const auto ways = repertoire.ways(0, card);
    const auto leads_to = [&](const Pose& end) {
      return std::any_of(ways.begin(), ways.end(), [&](const Way& way) {
        const Pose there = after(pose(p[0]), way.end);
        return near(there.x, end.x) && near(there.y, end.y) && there.heading == end.heading;
      });
    };
    std::size_t ends = 0;
    each_end(game, on_turn(game, p, card), 0, [&](const Position& end) {
      ++ends;
      CHECK(leads_to(pose(end[0])));
      return false;
    });
    CHECK(ends >= ways.size());
  }
  CHECK(repertoire.ways(0, 0).size() == 5);  // Straight 3 locked, Turn 2 reactive: both sides at two speeds, or none
}

TEST_CASE("a pilot threatens what a way of a card brings before its gun, and nothing else", "[ai][aerodome]") {
  const Game game = duel_of(battle_card(5, "Turner", {locked(maneuver(Maneuver::turn, 2)), shot(4)}), battle_card(5, "Turner", {shot(4)}));
  const Repertoire repertoire(game.table());
  CHECK(repertoire.threats(0, {4.5, 4.5}) != 0);
  CHECK(repertoire.threats(0, {4.5, -4.5}) != 0);
  CHECK(repertoire.threats(0, {9, 0}) == 0);
  CHECK(repertoire.threats(0, {-3, 0}) == 0);
  CHECK(repertoire.threats(1, {5, 0}) != 0);
  CHECK(repertoire.threats(1, {5, 5}) == 0);
  CHECK(near(repertoire.strength(0, 0), 4.0 / 3));
}

TEST_CASE("behind the other's tail is the better place, by as much as it is the worse for the other", "[ai][aerodome]") {
  const Game game(plain_duel());
  const Repertoire repertoire(game.table());
  const Weights weights;
  Position p = facing(game);
  put(game.table(), p, 0, 8, 7, 0);
  put(game.table(), p, 1, 13, 7, 0);
  const Appraisal appraisal(game.table(), repertoire, weights, p);
  const double here = appraisal.prospect(0, pose(p[0]), 1, pose(p[1]));
  CHECK(here > 0);
  CHECK(near(here, -appraisal.prospect(1, pose(p[1]), 0, pose(p[0]))));
  CHECK(appraisal.room(0, {12, 7, 0}) == 0);
  CHECK(appraisal.room(0, {23.2, 7, 0}) < 0);
  CHECK(appraisal.room(0, {23.2, 0.8, 0}) <= appraisal.room(0, {23.2, 7, 0}));
  CHECK(appraisal.room(0, {12, 1, 9}) < appraisal.room(0, {12, 1, 0}));  // the nose before the edge
  CHECK(appraisal.nearest(0) == 1);
}

TEST_CASE("the pair of cards that shoots first is worth more", "[ai][aerodome]") {
  const Game game = duel_of(battle_card(5, "Cannon", {shot(6)}), battle_card(5, "Away", {locked(maneuver(Maneuver::straight, 4))}));
  const Repertoire repertoire(game.table());
  const Weights weights;
  Position p = facing(game);
  put(game.table(), p, 0, 4, 7, 0);
  put(game.table(), p, 1, 10, 7, 0);
  const Appraisal appraisal(game.table(), repertoire, weights, p);
  const Duel duel(appraisal, 0, 1);
  CHECK(duel.value(0, 0, true) > duel.value(0, 0, false) + 1);
  CHECK(duel.value(0, 0) == (duel.value(0, 0, true) + duel.value(0, 0, false)) / 2);  // equal Initiative
  CHECK(near(duel.value(0, 0, true), -Duel(appraisal, 1, 0).value(0, 0, false)));
}

}  // namespace rondo::aerodome
