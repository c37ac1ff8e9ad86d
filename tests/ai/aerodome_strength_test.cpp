// How good the mixes of Aerodome's levels are, at a few positions met in play: how much a best answer gains against them in matrices that
// are rehearsed anew with fresh seeds. tests/bench/mix_bench.cpp measures it at fifty, and in rounds played in earnest.
#include "tests/ai/aerodome_mixes.h"
#include "tests/catch.h"
#include "tests/decks/aerodome_box.h"

namespace rondo::aerodome {

TEST_CASE("a best answer gains little against a mix of veteran or ace, at each of ten positions met in play", "[planner][aerodome][strength]") {
  const std::vector<Met> met = met_in_play(tests::aerodome_box(), 10);
  REQUIRE(met.size() == 10);
  for (std::size_t level = 1; level < levels.size(); ++level)
    for (std::size_t i = 0; i < met.size(); ++i) {
      const Estimate again = rehearsed(met[i], levels[level], {}, 1'000'000 * (i + 1));
      for (const Seat seat : {Seat::seat0, Seat::seat1}) {
        INFO(levels[level].name << ", position " << i + 1 << ", seat " << static_cast<int>(seat));
        CHECK(exploited(again, Tactician(met[i].game, levels[level]).mix(met[i].position, seat, i), seat) <= 0.05);
      }
    }
}

TEST_CASE("the measure of mixes finds what can be exploited", "[planner][aerodome][strength]") {
  const std::vector<Met> met = met_in_play(tests::aerodome_box(), 5);
  double most = 0;
  for (std::size_t i = 0; i < met.size(); ++i) {
    const Estimate again = rehearsed(met[i], levels[1], {}, 1'000'000 * (i + 1));
    const Level none{"none", 0, 1};  // plays every card that stays inside evenly
    for (const Seat seat : {Seat::seat0, Seat::seat1})
      most = std::max(most, exploited(again, Tactician(met[i].game, none).mix(met[i].position, seat, i), seat));
  }
  CHECK(most > 0.05);
}

TEST_CASE("cards that cannot stay inside have no share in the mix and no reply, and nothing else is changed by them", "[planner][aerodome]") {
  const std::vector<Met> met = met_in_play(tests::aerodome_box(), 10);
  int shunned = 0;
  for (const Met& at : met) {
    const Tactician pilot(at.game, {"some", 500, 2, 0, 0});
    const std::array<CardSet, 2> astray = pilot.astray(at.position);
    const ai::Plan plan = pilot.plan(at.position, Seat::seat0, 1);
    const ai::Plan mix = pilot.mix(at.position, Seat::seat0, 1);
    REQUIRE(plan.replies.size() == mix.replies.size());
    for (std::size_t i = 0; i < plan.moves.size(); ++i) {
      CHECK(mix.moves[i].share == plan.moves[i].share);
      if (((astray[0] >> plan.moves[i].action.a) & 1U) == 0) continue;
      ++shunned;
      CHECK(plan.moves[i].share == 0);
      CHECK(plan.moves[i].visits == 0);
    }
    for (const ai::PlanMove& reply : plan.replies)
      if ((astray[1] >> reply.action.a) & 1U) CHECK(reply.share == 0);
  }
  CHECK(shunned > 0);
}

}  // namespace rondo::aerodome
