// The hot loop never allocates: playouts of any baseline, searches that have warmed up, and every narrowing of the Solo Rondo that nobody asks to explain. Counted
// by standing in for the global allocator; where a sanitizer does that itself, there is nothing to count with.
#include <atomic>
#include <cstdlib>
#include <new>

#include "ai/aegis/greedy.h"
#include "ai/core/planner.h"
#include "ai/core/playout.h"
#include "ai/core/random.h"
#include "bosses/akarios/automaton.h"
#include "tests/aegis/tables.h"
#include "tests/akarios/wild.h"
#include "tests/catch.h"
#include "tests/reference/goofspiel.h"
#include "tools/contest.h"

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define RONDO_COUNTS_HEAP 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define RONDO_COUNTS_HEAP 0
#endif
#endif
#ifndef RONDO_COUNTS_HEAP
#define RONDO_COUNTS_HEAP 1
#endif

#if RONDO_COUNTS_HEAP

namespace {

std::atomic<std::uint64_t> allocations = 0;

}  // namespace

// Not inlined: a compiler that sees into both takes them for a mismatch.
[[gnu::noinline]] void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace rondo::aegis {

namespace {

template <class C>
std::uint64_t allocated(const SoloGame& game, std::uint64_t seed, const C& chooser) {
  Position p = game.start();
  const std::uint64_t before = allocations;
  ai::playout(game, p, seed, {}, chooser);
  return allocations - before;
}

}  // namespace

TEST_CASE("playouts never touch the heap", "[ai][bosses]") {
  const SoloGame game = solo(Game(frozen_table()));
  const Greedy greedy(game.unruled());
  const std::uint64_t before = allocations;
  ::operator delete(::operator new(1));
  REQUIRE(allocations == before + 1);  // the count counts
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    CHECK(allocated(game, seed, ai::Random{}) == 0);
    CHECK(allocated(game, seed, ai::First{}) == 0);
    CHECK(allocated(game, seed, greedy) == 0);
  }
}

TEST_CASE("contests never touch the heap", "[ai][sim]") {
  const auto game = std::make_shared<const SoloGame>(solo(Game(frozen_table())));
  ai::Company<SoloGame> company;
  company.sit(hero_seat, ai::Anyone<SoloGame>(Greedy(game->unruled())));
  const tools::ContestOf<SoloGame> contest(game, company, hero_seat);
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const std::uint64_t before = allocations;
    const tools::Finish finish = contest.play(seed);
    const std::uint64_t after = allocations;
    CHECK(after == before);
    CHECK(finish.account.values.size() == contest.measures().size());
  }
}

/// What a search of so many simulations takes from the heap, once it has done the same before.
template <rondo::Game G>
std::uint64_t searched(const G& game, const typename G::Position& position, Seat seat, ai::PlannerSettings settings, std::uint32_t budget) {
  const ai::Payoff leaf;
  const ai::Evenly policy;
  settings.memory = std::size_t{32} << 20U;
  ai::Search<G, ai::Payoff, ai::Evenly> search(game, leaf, policy, settings, ai::Arena(settings.memory));
  search.run(position, seat, budget, {1, 2});
  const std::uint64_t before = allocations;
  search.run(position, seat, budget, {1, 2});
  const std::uint64_t after = allocations;
  CHECK(search.simulations() > budget / 2);
  return after - before;
}

TEST_CASE("a search that has warmed up never touches the heap", "[ai][planner]") {
  using reference::Goofspiel;
  const Goofspiel seven(7), shuffled(6, Goofspiel::Prizes::shuffled);
  const SoloGame game = solo(Game(frozen_table()));
  Position p = game.start();
  for (ai::Clock clock; !game.to_act(p).contains(hero_seat);) ai::play_ply(game, p, 3, clock, ai::Random{});
  for (const auto joint : {ai::PlannerSettings::Joint::regret, ai::PlannerSettings::Joint::uct}) {
    ai::PlannerSettings settings;
    settings.joint = joint;
    CHECK(searched(seven, seven.start(), Seat::seat0, settings, 5000) == 0);
    CHECK(searched(shuffled, shuffled.start(), Seat::chance, settings, 5000) == 0);
    CHECK(searched(game, p, hero_seat, settings, 200) == 0);
  }
}

}  // namespace rondo::aegis

namespace rondo::akarios {

TEST_CASE("battles of Akarios never touch the heap", "[ai][bosses][akarios]") {
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    const Battle game = battle(Game(wild_table(seed)));
    Position p = game.start();
    const std::uint64_t before = allocations;
    ai::playout(game, p, seed, {}, ai::Random{});
    const std::uint64_t after = allocations;
    INFO("wild " << seed);
    CHECK(after == before);
    CHECK(p.outcome != Outcome::open);
  }
}

}  // namespace rondo::akarios

#endif
