// How the planner looks at an AEGIS solo battle.
#include "ai/aegis/foresight.h"

#include "ai/core/playout.h"
#include "bosses/aegis/rondo.h"
#include "tests/aegis/tables.h"
#include "tests/catch.h"
#include "tests/decks/frozen.h"

namespace rondo::aegis {

TEST_CASE("foresight looks to the end of the round, and has it worth between lost and won", "[ai][aegis]") {
  const SoloGame game = solo(Game(frozen_table()));
  const Foresight foresight(game.unruled());
  const Greedy greedy(game.unruled());
  Position p = game.start();
  ai::Clock clock;
  int stops = 0;
  while (!over(game, p)) {
    const double value = foresight.value(game, p, hero_seat);
    CHECK(value > -1);
    CHECK(value < 1);
    CHECK(foresight.value(game.unruled(), p, boss_seat) == -value);
    const bool stop = foresight.stop(game, p, 9);
    CHECK(foresight.stop(game, p, 0) == stop);
    if (stop) CHECK((p.owing == Seat::chance && p.revealed.empty()));
    stops += stop;
    ai::play_ply(game, p, 11, clock, greedy);
  }
  REQUIRE(p.round > 2);
  CHECK(stops >= p.round - 1);
  CHECK(foresight.value(game, p, hero_seat) == game.payoff(p, hero_seat));
}

}  // namespace rondo::aegis
