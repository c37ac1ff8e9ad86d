// The greedy squad of Akarios and its planner: what they do where the right answer is plain, that they change nothing, and that one is better
// than chance and the other than the first.
#include "ai/akarios/foresight.h"
#include "ai/core/planner.h"
#include "ai/core/playout.h"
#include "ai/core/random.h"
#include "bosses/akarios/automaton.h"
#include "rules/akarios/verbs.h"
#include "tests/akarios/tables.h"
#include "tests/catch.h"
#include "tests/decks/akarios_box.h"

namespace rondo::akarios {

namespace {

Battle shipped_battle(const std::string& scenario, int act) {
  Setup setup;
  setup.scenario = scenario;
  setup.pilots = {"chull-ray", "maren-oast"};
  setup.act = act;
  Result<Table> table = lay_out(tests::akarios_box(), setup);
  REQUIRE(table);
  return battle(akarios::Game(std::move(*table)));
}

/// What the greedy squad answers, in words.
std::string answer(const akarios::Game& game, const Position& p) {
  OptionList options;
  game.options(p, squad_seat, options);
  return game.spell(p, squad_seat, options[Greedy(game).choose(game, p, squad_seat, options, {})].action);
}

template <class Squad>
bool wins(const Battle& battle, std::uint64_t game, const Squad& squad) {
  Position p = battle.start();
  ai::playout(battle, p, Dealer::game_seed(5, game), {}, squad);
  return battle.payoff(p, squad_seat) > 0;
}

}  // namespace

TEST_CASE("the greedy squad shoots at whom it can destroy, and ends its phase when nothing helps", "[ai][akarios]") {
  const Table table = plain_table();
  const akarios::Game game(table);
  Position p = plain_position(table);
  place(table, p, enemy_ship(0, 1), "b4", 3, 0, 2);
  give_dice(p, 0, {Face::attack});
  give_dice(p, 1, {});
  CHECK(answer(game, p) == "use ada cannons");
  give_dice(p, 0, {});
  give_dice(p, 1, {Face::blank});
  p.cockpits[0].placed = p.cockpits[1].placed = true;
  CHECK(answer(game, p) == "end phase");
}

TEST_CASE("the greedy squad answers alike from equal positions and changes none", "[ai][akarios]") {
  const Battle battle = shipped_battle("first-patrol", 1);
  const Greedy greedy(battle.unruled());
  Position p = battle.start();
  ai::Clock clock;
  for (int ply = 0; ply < 150 && !over(battle, p); ++ply) {
    if (p.owing.contains(squad_seat)) {
      OptionList options;
      battle.options(p, squad_seat, options);
      const Position before = p;
      const std::size_t first = greedy.choose(battle, p, squad_seat, options, {1, 0});
      CHECK(first == greedy.choose(battle, before, squad_seat, options, {2, 77}));
      CHECK(p == before);
    }
    ai::play_ply(battle, p, 7, clock, greedy);
  }
}

TEST_CASE("the greedy squad beats chance, and its planner beats it", "[ai][akarios]") {
  const Battle battle = shipped_battle("heart-of-the-works", 3);
  ai::PlannerSettings settings;
  settings.budget = 12;
  settings.depth = 0;
  const ai::Planned<Battle, Foresight, Habit> planner(settings, Foresight(battle.unruled()), Habit(battle.unruled()));
  const Greedy greedy(battle.unruled());
  int random_wins = 0, greedy_losses = 0, planner_wins = 0;  // the last of the games that greedy loses
  for (std::uint64_t game = 0; game < 30; ++game) {
    random_wins += wins(battle, game, ai::Random{});
    if (wins(battle, game, greedy)) continue;
    ++greedy_losses;
    planner_wins += wins(battle, game, planner);
  }
  CHECK(random_wins <= 2);
  CHECK(30 - greedy_losses >= random_wins + 8);
  REQUIRE(greedy_losses >= 4);
  CHECK(2 * planner_wins > greedy_losses);
}

TEST_CASE("foresight stops before the dice of a round, and is worth between lost and won", "[ai][akarios]") {
  const Battle battle = shipped_battle("quiet-belt", 1);
  const Foresight foresight(battle.unruled());
  Position p = battle.start();
  ai::Clock clock;
  int stops = 0;
  while (!over(battle, p)) {
    const double value = foresight.value(battle, p, squad_seat);
    CHECK(value > -1);
    CHECK(value < 1);
    CHECK(foresight.value(battle.unruled(), p, automaton_seat) == -value);
    const bool dice = p.frames.back().kind == FrameKind::roll && p.cockpits[0].dice == Position().cockpits[0].dice && p.frames[0].count == 1;
    if (foresight.stop(battle, p, 3)) {
      ++stops;
      CHECK(p.owing.is_chance());
    } else if (dice && p.frames.size() == 2) {
      FAIL("missed the beginning of a round");
    }
    CHECK_FALSE(foresight.stop(battle, p, 0));
    ai::play_ply(battle, p, 11, clock, Greedy(battle.unruled()));
  }
  CHECK(stops >= p.round);
  CHECK(foresight.value(battle, p, squad_seat) == battle.payoff(p, squad_seat));
}

}  // namespace rondo::akarios
