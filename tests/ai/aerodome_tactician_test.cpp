// The planning pilot of Aerodome: legal at any budget, a function of what it sees, sensible where there is no doubt.
#include <cmath>

#include "ai/aerodome/tactician.h"
#include "ai/core/anyone.h"
#include "ai/core/planner.h"
#include "ai/core/playout.h"
#include "ai/core/random.h"
#include "rules/core/dealer.h"
#include "tests/ai/aerodome_tables.h"
#include "tests/decks/aerodome_box.h"

namespace rondo::aerodome {

namespace {

Game shipped(const std::string& red, const std::string& blue, const std::string& stadium = "open-sky") {
  Setup setup;
  setup.hands = {red, blue};
  setup.stadium = stadium;
  Result<Table> table = lay_out(tests::aerodome_box(), setup);
  REQUIRE(table);
  return Game(std::move(*table));
}

constexpr Level small{"small", 200, 1, 3, 60};

double sum_of(const ai::Plan& plan) {
  double sum = 0;
  for (const ai::PlanMove& move : plan.moves) sum += move.share;
  return sum;
}

/// Plays, and looks at every decision: the same answer to the same view, twice, with nothing changed; a mix over exactly the options.
struct Watched {
  const Tactician& tactician;
  int& decisions;
  [[nodiscard]] std::size_t choose(const Game& game, const Position& view, Seat seat, const OptionList& options, const ai::Moment& now) const {
    ++decisions;
    const Position before = view;
    const std::size_t choice = tactician.choose(view, seat, options, now);
    CHECK(choice < options.size());
    CHECK(tactician.choose(game.view(view, seat), seat, options, now) == choice);
    CHECK(view == before);
    if (view.frames.back().kind == FrameKind::turn) {  // told in full: no end is given up
      const ai::Plan told = tactician.advise(view, seat, ai::thought_seed(now, seat));
      CHECK(told.moves[choice].share == 1);
    }
    if (view.frames.back().kind != FrameKind::round) return choice;
    const ai::Plan plan = tactician.mix(view, seat, now.seed);
    REQUIRE(plan.moves.size() == options.size());
    for (std::size_t i = 0; i < options.size(); ++i) CHECK(plan.moves[i].action == options[i].action);
    CHECK(std::abs(sum_of(plan) - 1) < 1e-9);
    return choice;
  }
};

}  // namespace

TEST_CASE("a planning pilot plays whole games by the rules at any budget, and the same view gives the same answer", "[planner][aerodome]") {
  const std::vector<Game> games = {shipped("theodosia", "alice"), shipped("ash", "jax", "storm-front"), Game(plain_duel())};
  const std::vector<Level> tiny = {{"none", 0, 1, 2, 0}, {"one", 1, 1, 1, 1}, {"two", 2, 2, 2, 2, 2, 0.5}, {"some", 20, 2, 2, 10},
                                   {"ways", 30, 2, 4, 5, 3, 0, 3}};
  int decisions = 0;
  for (const Game& game : games)
    for (const Level& level : tiny) {
      INFO(level.name << " with " << game.table().pilot(0).fighter.word);
      const Tactician tactician(game, level);
      Position p = game.start();
      ai::playout(game, p, 3, {}, Watched{tactician, decisions});
      CHECK(p.outcome != Outcome::open);
    }
  CHECK(decisions > 500);
}

TEST_CASE("what the other has chosen face down does not matter", "[planner][aerodome]") {
  const Game game = shipped("theodosia", "alice");
  const Tactician tactician(game, small);
  Position p = facing(game);
  const ai::Plan plan = tactician.mix(p, Seat::seat0, 5);
  for (std::uint8_t card = 0; card < hand_cards; ++card) {
    p[1].active = card;
    CHECK(tactician.mix(p, Seat::seat0, 5) == plan);
    CHECK(tactician.mix(game.view(p, Seat::seat0), Seat::seat0, 5) == plan);
  }
}

TEST_CASE("there is nothing to plan where no card is owed or the game is over", "[planner][aerodome]") {
  const Game game(plain_duel());
  const Tactician tactician(game, small);
  Position p = game.start();
  CHECK(tactician.plan(p, Seat::seat0, 1).moves.empty());
  p = on_turn(game, facing(game), 4);
  CHECK(tactician.plan(p, Seat::seat0, 1).moves.empty());
  p = game.start();
  ai::playout(game, p, 1, {}, ai::Random{});
  for (const Seat seat : {Seat::seat0, Seat::seat1, Seat::chance}) CHECK(tactician.plan(p, seat, 1).moves.empty());
}

TEST_CASE("a single option is taken, a single card planned", "[planner][aerodome]") {
  const Game game(plain_duel());
  const Tactician tactician(game, small);
  Position p = facing(game);
  for (std::size_t card = 0; card < hand_cards; ++card) p[0].dazed[card] = card == 4 ? 0 : 1;
  const OptionList options = options_of(game, p);
  REQUIRE(options.size() == 1);
  CHECK(tactician.choose(p, Seat::seat0, options, {1, 1}) == 0);
  const ai::Plan plan = tactician.mix(p, Seat::seat0, 1);
  REQUIRE(plan.moves.size() == 1);
  CHECK(plan.moves[0].share == 1);
}

TEST_CASE("without a budget every card that stays inside is as good as any other", "[planner][aerodome]") {
  const Game game(plain_duel());
  const Tactician none(game, {"none", 0, 1, 0, 0});
  for (const ai::PlanMove& move : none.mix(facing(game), Seat::seat0, 1).moves) CHECK(std::abs(move.share - 1.0 / hand_cards) < 1e-9);
}

TEST_CASE("threads do not change the plan of several trees", "[planner][aerodome]") {
  const Game game = shipped("theodosia", "alice");
  Level level{"grove", 900, 2, 2, 60};
  level.trees = 4;
  const Tactician alone(game, level);
  level.threads = 2;
  const Tactician together(game, level);
  Position p = facing(game);
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    CHECK(alone.plan(p, Seat::seat0, seed) == together.plan(p, Seat::seat0, seed));
    CHECK(alone.plan(p, Seat::seat1, seed) == together.plan(p, Seat::seat1, seed));
  }
}

TEST_CASE("it plays the card that shoots the other down, and shoots", "[planner][aerodome]") {
  Table table = plain_duel();
  for (std::size_t card = 0; card < hand_cards; ++card) {
    table.pilots[0].hand[card] = battle_card(static_cast<int>(card) + 1, "Away", {locked(maneuver(Maneuver::immelmann, 2))});
    table.pilots[1].hand[card] = battle_card(1, "Slow", {locked(maneuver(Maneuver::turn, 2)), shot(4)});
  }
  table.pilots[0].hand[8] = battle_card(9, "Cannon", {reactive(maneuver(Maneuver::turn, 2)), shot(9)});
  const Game game(complete(std::move(table)));
  const Tactician tactician(game, small);
  Position p = facing(game);
  put(game.table(), p, 1, 11, 8, 6);
  p[1].hit_points = 1;
  const ai::Plan plan = tactician.mix(p, Seat::seat0, 1);
  CHECK(plan.moves[8].share > 0.99);
  const Position turn = on_turn(game, p, 8, 1, 0);
  const OptionList options = options_of(game, turn);
  CHECK(verb_of(options[tactician.choose(turn, Seat::seat0, options, {1, 1})].action) == Verb::shoot);
}

TEST_CASE("it flies no card over the edge while another stays inside, and no turn", "[planner][aerodome]") {
  const Game game(plain_duel());
  for (const Level& level : {small, Level{"careless", 50, 1, 2, 10, 3, 0.9}}) {
    const Tactician tactician(game, level);
    Position p = facing(game);
    put(game.table(), p, 0, 21.5, 7, 0);
    put(game.table(), p, 1, 12, 7, 0);
    const ai::Plan plan = tactician.mix(p, Seat::seat0, 1);
    for (std::size_t card = 0; card < hand_cards; ++card) {
      INFO(game.table().card(0, static_cast<int>(card)).name);
      if (!can_end_inside(game, TurnPlan::turn_with(p, 0, static_cast<int>(card), Seat::seat0), 0)) CHECK(plan.moves[card].share == 0);
    }
    CHECK(plan.moves[0].share == 0);
    CHECK(plan.moves[8].share == 0);
    for (int card = 0; card < hand_cards; ++card) {
      Position turn = on_turn(game, p, card);
      if (!can_end_inside(game, turn, 0)) continue;
      INFO(game.table().card(0, card).name);
      while (flying(turn, 0)) {
        const OptionList options = options_of(game, turn);
        go(game, turn, options[tactician.choose(turn, Seat::seat0, options, {1, 1})].action);
      }
      CHECK(outside(game.table(), turn[0].at, turn[0].heading) == 0);
    }
  }
}

TEST_CASE("the levels are ordered, a planner of the ace's number is the ace, and the tactician flies duels only", "[planner][aerodome]") {
  CHECK(Tactician::flies(Game(plain_duel())));
  CHECK_FALSE(Tactician::flies(Game(plain_melee(2))));
  CHECK_FALSE(Tactician::flies(Game(plain_squadrons())));
  for (std::size_t i = 1; i < levels.size(); ++i) {
    CHECK(levels[i].budget > levels[i - 1].budget);
    CHECK(levels[i].ends > levels[i - 1].ends);
  }
  const Level& ace = levels.back();
  CHECK(best_with(ace.budget).end_budget == ace.end_budget);
  CHECK(best_with(ace.budget / 4).end_budget == ace.end_budget / 4);
  CHECK(best_with(0).end_budget == 0);
  CHECK(best_with(1'000'000).end_budget > ace.end_budget);
}

TEST_CASE("even a rookie beats pilots who fly at random", "[planner][aerodome]") {
  const Game game = shipped("theodosia", "alice");
  const Tactician rookie(game, levels[0]);
  int won = 0;
  for (std::uint64_t i = 0; i < 10; ++i) {
    Position p = game.start();
    ai::playout(game, p, Dealer::game_seed(1, i), {}, rookie, ai::Random{});
    won += game.payoff(p, Seat::seat0) > 0;
    p = game.start();
    ai::playout(game, p, Dealer::game_seed(1, i), {}, ai::Random{}, rookie);
    won += game.payoff(p, Seat::seat1) > 0;
  }
  CHECK(won >= 18);
}

}  // namespace rondo::aerodome
