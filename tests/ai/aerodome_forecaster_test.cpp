// The pilot of free-for-alls and squadrons who looks ahead: legal at any budget, a function of what it sees, and better than without looking.
#include <algorithm>
#include <cmath>
#include <set>

#include "ai/aerodome/forecaster.h"
#include "ai/core/planner.h"
#include "ai/core/playout.h"
#include "ai/core/random.h"
#include "rules/core/dealer.h"
#include "tests/ai/aerodome_tables.h"

namespace rondo::aerodome {

namespace {

/// A level by the courses that it plays for an answer.
Level courses(std::uint32_t number, double carelessness = 0) { return {"some", number * rehearsals_a_course, 1, 0, 0, 1, carelessness}; }

/// Plays, and looks at every decision: the same answer to the same view, twice, with nothing changed; a plan over exactly the options.
struct Watched {
  const Forecaster& forecaster;
  int& looked;  ///< decisions that courses were played for
  [[nodiscard]] std::size_t choose(const Game& game, const Position& view, Seat seat, const OptionList& options, const ai::Moment& now) const {
    const Position before = view;
    const std::size_t choice = forecaster.choose(view, seat, options, now);
    REQUIRE(choice < options.size());
    CHECK(forecaster.choose(game.view(view, seat), seat, options, now) == choice);
    CHECK(view == before);
    const ai::Plan plan = forecaster.advise(view, seat, ai::thought_seed(now, seat));
    REQUIRE(plan.moves.size() == options.size());
    CHECK(plan.moves[choice].share == 1);
    for (std::size_t i = 0; i < options.size(); ++i) CHECK(plan.moves[i].action == options[i].action);
    looked += plan.simulations > 0;
    return choice;
  }
};

/// A free-for-all of three in its first round, all in the air and with cards to choose.
Position melee(const Game& game) {
  Position p = facing(game);
  put(game.table(), p, 2, 12, 20, 9);
  p.owing.insert(Seat::seat2);
  return p;
}

/// Squadrons before the first slot is filled, red along the west and blue along the east.
Position lined_up(const Game& game) {
  Position p = facing(game);
  for (FighterId i = 0; i < team_size; ++i) {
    put(game.table(), p, i, 6, 3 + 6.0 * i, 0);
    put(game.table(), p, static_cast<FighterId>(team_size + i), 16, 3 + 6.0 * i, 6);
  }
  return p;
}

}  // namespace

TEST_CASE("a pilot who looks ahead plays whole games of every mode by the rules at any budget, and the same view gives the same answer",
          "[planner][aerodome]") {
  Table brief = plain_duel();
  brief.last_round = 6;
  for (const Table& table : {brief, plain_melee(3, 3), plain_squadrons(1)}) {
    const Game game(table);
    for (const std::uint32_t number : {0U, 1U, 20U}) {
      if (number == 20 && table.mode == Mode::squadron) continue;  // much the same, and long
      INFO(table.fighters() << " fighters, " << number << " courses");
      int looked = 0;
      Position p = game.start();
      const Forecaster forecaster(game, courses(number));
      ai::playout(game, p, 3, {}, Watched{forecaster, looked}, ai::Random{});
      CHECK(p.outcome != Outcome::open);
      CHECK((looked > 0) == (number > 0));
    }
  }
}

TEST_CASE("where they look ahead, what lies face down does not matter", "[planner][aerodome]") {
  const Game game(plain_squadrons());
  const Forecaster forecaster(game, courses(12));
  Position p = lined_up(game);
  REQUIRE(p.owing.contains(Seat::seat1));
  Mute mute;
  const std::array<Action, 2> first = {options_of(game, p)[0].action, options_of(game, p, Seat::seat1)[0].action};
  game.apply(p, first, mute);
  const ai::Plan plan = forecaster.advise(game.view(p, Seat::seat0), Seat::seat0, 5);
  CHECK(plan.simulations > 12);
  int others = 0;
  for (const Option& option : options_of(game, lined_up(game), Seat::seat1)) {
    if (option.action.b != 2 + option.action.a - team_size) continue;  // a card of each of the four
    Position other = lined_up(game);
    const std::array<Action, 2> answers = {first[0], option.action};
    game.apply(other, answers, mute);
    CHECK(forecaster.advise(game.view(other, Seat::seat0), Seat::seat0, 5) == plan);
    ++others;
  }
  CHECK(others == team_size);
}

TEST_CASE("of a look ahead among many the courses are told: as many for each answer as it stayed in, and the best one is taken", "[planner][aerodome]") {
  const Game game(plain_melee(3));
  const ai::Plan plan = Forecaster(game, courses(90)).advise(melee(game), Seat::seat0, 1);
  std::set<double> visits;
  double sum = 0;
  double most = 0;
  for (const ai::PlanMove& move : plan.moves) {
    visits.insert(move.visits);
    sum += move.visits;
    most = std::max(most, move.visits);
    CHECK(std::abs(move.value) < 1);
    CHECK(move.margin >= 0);
  }
  CHECK(sum == plan.simulations);
  CHECK(visits.size() == 4);  // nine cards: nine, five, three, two are left
  double best = -1;
  for (const ai::PlanMove& move : plan.moves)
    if (move.visits == most) best = std::max(best, move.value);
  for (const ai::PlanMove& move : plan.moves)
    if (move.share == 1) CHECK((move.visits == most && move.value == best && move.value == plan.value));
}

TEST_CASE("how pilots stand: points ahead of the others' average, half a point for a whole dial, and the result when it is over", "[planner][aerodome]") {
  const Game game(plain_melee(3));
  const Forecaster forecaster(game, courses(1));
  Position p = melee(game);
  for (FighterId fighter = 0; fighter < 3; ++fighter) p[fighter].aloft = false;  // without places
  CHECK(forecaster.standing(p, Seat::seat0) == 0);
  p[1].hit_points = 1;  // four of five gone: 0.4, of which two rivals make an average of 0.2
  CHECK(std::abs(forecaster.standing(p, Seat::seat0) - 0.2 / 2.2) < 1e-9);
  CHECK(std::abs(forecaster.standing(p, Seat::seat1) + 0.4 / 2.4) < 1e-9);
  p[1].hit_points = 0;  // comes back with all of them
  CHECK(forecaster.standing(p, Seat::seat0) == 0);
  p.points[2] = 2;
  CHECK(std::abs(forecaster.standing(p, Seat::seat0) + 1.0 / 3) < 1e-9);
  CHECK(std::abs(forecaster.standing(p, Seat::seat2) - 0.5) < 1e-9);
  p.outcome = Outcome::points;
  p.winners = 1;
  CHECK(forecaster.standing(p, Seat::seat0) == 1);
  CHECK(forecaster.standing(p, Seat::seat2) == -1);
}

TEST_CASE("who sits behind another's tail stands the better for it, the other the worse, a third no better for an edge ahead", "[planner][aerodome]") {
  const Game game(plain_melee(3));
  const Forecaster forecaster(game, courses(1));
  Position p = melee(game);
  put(game.table(), p, 1, 10, 7, 0);  // flies ahead of red, the same way
  CHECK(forecaster.standing(p, Seat::seat0) > 0);
  CHECK(forecaster.standing(p, Seat::seat1) < 0);
  const double before = forecaster.standing(p, Seat::seat2);
  put(game.table(), p, 2, 12, 23, 3);
  CHECK(forecaster.standing(p, Seat::seat2) < before);
}

TEST_CASE("nothing is looked at where nothing is owed, nor where there is one answer, nor once it is stopped", "[planner][aerodome]") {
  const Game game(plain_melee(3));
  const Forecaster forecaster(game, courses(12));
  Position p = melee(game);
  CHECK(forecaster.advise(p, Seat::seat3, 1).moves.empty());
  CHECK(forecaster.advise(p, Seat::chance, 1).moves.empty());
  const std::atomic<bool> stop = true;
  const ai::Plan stopped = forecaster.advise(p, Seat::seat0, 1, &stop);
  CHECK(stopped.simulations == 0);
  const OptionList options = options_of(game, p);
  CHECK(stopped.moves[Greedy(game).choose(p, Seat::seat0, options, {1, 0})].share == 1);
  for (std::size_t card = 0; card < hand_cards; ++card) p[0].dazed[card] = card == 4 ? 0 : 1;
  const ai::Plan forced = forecaster.advise(p, Seat::seat0, 1);
  REQUIRE(forced.moves.size() == 1);
  CHECK(forced.moves[0].share == 1);
  CHECK(forced.simulations == 0);
  p = game.start();
  ai::playout(game, p, 1, {}, ai::Random{});
  CHECK(forecaster.advise(p, Seat::seat0, 1).moves.empty());
}

TEST_CASE("a careless pilot takes any card that stays inside, and no other", "[planner][aerodome]") {
  const Game game(plain_melee(3));
  const Forecaster careless(game, courses(0, 1));
  Position p = melee(game);
  put(game.table(), p, 0, 25, 12, 0);  // before the eastern edge
  const OptionList options = options_of(game, p);
  std::set<int> taken;
  for (std::uint64_t seed = 0; seed < 200; ++seed) taken.insert(options[careless.choose(p, Seat::seat0, options, {seed, 0})].action.a);
  std::set<int> staying;
  for (int card = 0; card < hand_cards; ++card)
    if (can_end_inside(game, TurnPlan::turn_with(p, 0, card, Seat::seat0), 0)) staying.insert(card);
  CHECK(taken == staying);
  CHECK(staying.size() < hand_cards);
}

TEST_CASE("who looks ahead scores more in free-for-alls and squadrons than greedy pilots do", "[planner][aerodome][strength]") {
  for (const Table& table : {plain_melee(3, 8), plain_squadrons(4)}) {
    const Game game(table);
    const Forecaster forecaster(game, courses(40));
    const Greedy greedy(game);
    const int seats = table.mode == Mode::squadron ? 2 : 3;
    double scored = 0;
    double average = 0;
    for (int i = 0; i < 4 * seats; ++i) {
      Position p = game.start();
      const auto seed = Dealer::game_seed(4, static_cast<std::uint64_t>(i / seats));
      switch (i % seats) {
        case 0: ai::playout(game, p, seed, {}, forecaster, greedy, greedy); break;
        case 1: ai::playout(game, p, seed, {}, greedy, forecaster, greedy); break;
        default: ai::playout(game, p, seed, {}, greedy, greedy, forecaster); break;
      }
      for (int seat = 0; seat < seats; ++seat)
        (seat == i % seats ? scored : average) += p.points[static_cast<std::size_t>(seat)] / (seat == i % seats ? 1.0 : seats - 1.0);
    }
    INFO(seats << " seats: " << scored << " points against " << average);
    CHECK(scored > 1.25 * average);
  }
}

}  // namespace rondo::aerodome
