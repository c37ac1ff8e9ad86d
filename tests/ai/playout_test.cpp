// Playouts are what sessions play; the random player is fair, repeats itself, and leaves the game's own streams alone.
#include "ai/core/playout.h"

#include <cmath>
#include <map>

#include "ai/core/random.h"
#include "ai/core/seated.h"
#include "tests/aegis/tables.h"
#include "tests/catch.h"
#include "tests/toy/table.h"

namespace rondo {

namespace {

/// Chooses by what it sees, so that a wrong view shows; keeps a tally of whom it was asked for.
struct Watcher {
  std::map<std::pair<Seat, Seat>, int>* asked;
  Seat own;

  [[nodiscard]] std::size_t choose(const toy::Guarded& game, const toy::Position& view, Seat seat, const OptionList& options,
                                   const ai::Moment& now) const {
    ++(*asked)[{own, seat}];
    CHECK(view == game.view(view, own));  // it sees no more than its own chair may
    return static_cast<std::size_t>((digest(view) + now.ply) % options.size());
  }
};

template <class G, class C>
void check_like_session(const G& game, const C& chooser, std::uint64_t seed) {
  const auto shared = std::make_shared<const G>(game);
  Session session(std::make_shared<Hosted<G>>(shared), toy::header(seed));
  Seating seating;
  seating.fill(std::make_shared<ai::Seated<G, C>>(shared, chooser));
  while (*session.proceed(seating)) {
  }
  auto position = game.start();
  const std::uint64_t plies = ai::playout(game, position, seed, {}, chooser);
  INFO("seed " << seed);
  CHECK(plies == session.plies());
  CHECK(position == Hosted<G>::unpack(session.position()));
}

}  // namespace

TEST_CASE("a playout is the game that a session plays with the same seed and players", "[ai]") {
  const toy::Guarded vault(toy::Vault{}, toy::Warden{});
  const aegis::SoloGame solo = aegis::solo(aegis::Game(aegis::frozen_table()));
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    check_like_session(vault, ai::Random{}, seed);
    check_like_session(vault, ai::First{}, seed);
    check_like_session(solo, ai::Random{}, seed);
  }
}

TEST_CASE("a playout goes on from the middle as it would have from the start", "[ai]") {
  const toy::Guarded vault(toy::Vault{}, toy::Warden{});
  toy::Position whole = vault.start();
  const std::uint64_t plies = ai::playout(vault, whole, 7, {}, ai::Random{});
  for (std::uint64_t stop = 0; stop < plies; ++stop) {
    toy::Position position = vault.start();
    ai::Clock clock;
    while (clock.plies < stop) ai::play_ply(vault, position, 7, clock, ai::Random{});
    CHECK(ai::playout(vault, position, 7, clock, ai::Random{}) == plies - stop);
    CHECK(position == whole);
  }
}

TEST_CASE("each chooser sits on its own chair, sees through its own eyes, and answers for the automaton that asks it", "[ai]") {
  const toy::Guarded vault(toy::Vault{}, toy::Warden{});
  std::map<std::pair<Seat, Seat>, int> asked;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    toy::Position position = vault.start();
    ai::playout(vault, position, seed, {}, Watcher{&asked, toy::red}, Watcher{&asked, toy::blue});
  }
  CHECK(asked[{toy::red, toy::red}] > 0);
  CHECK(asked[{toy::blue, toy::blue}] > 0);
  CHECK(asked[{toy::red, toy::warden}] > 0);  // red breaks the warden's ties
  CHECK(asked.size() == 3);
}

TEST_CASE("the random player takes every option equally often and the same one when asked again", "[ai]") {
  const toy::Guarded vault(toy::Vault{}, toy::Warden{});
  const toy::Position start = vault.start();
  OptionList options;
  for (std::uint16_t i = 0; i < 5; ++i) options.add({i, 0, 0, 0});
  std::array<int, 5> taken{};
  for (std::uint64_t ply = 0; ply < 20000; ++ply) {
    const std::size_t choice = ai::Random{}.choose(vault, start, toy::red, options, {3, ply});
    REQUIRE(choice == ai::Random{}.choose(vault, start, toy::red, options, {3, ply}));
    ++taken.at(choice);
  }
  for (const int n : taken) CHECK(std::abs(n - 4000) < 250);  // four and a half standard deviations
  int differ = 0;
  for (std::uint64_t ply = 0; ply < 100; ++ply)
    differ += ai::Random{}.choose(vault, start, toy::red, options, {3, ply}) != ai::Random{}.choose(vault, start, toy::blue, options, {3, ply});
  CHECK(differ > 50);  // seats draw apart
}

TEST_CASE("baselines take the first of what an automaton leaves open", "[ai]") {
  const toy::Guarded vault(toy::Vault{}, toy::Warden{});
  OptionList options;
  for (std::uint16_t i = 0; i < 5; ++i) options.add({i, 0, 0, 0});
  for (std::uint64_t ply = 0; ply < 50; ++ply) CHECK(ai::Random{}.choose(vault, vault.start(), toy::warden, options, {3, ply}) == 0);
}

TEST_CASE("another player changes no die and no card that falls at the same occasion", "[ai]") {
  const aegis::SoloGame solo = aegis::solo(aegis::Game(aegis::frozen_table()));
  const auto first_cards = [&](const auto& chooser) {
    aegis::Position position = solo.start();
    ai::Clock clock;
    while (position.revealed.size() < 3) ai::play_ply(solo, position, 11, clock, chooser);
    return position.revealed;
  };
  CHECK(first_cards(ai::Random{}) == first_cards(ai::First{}));
}

}  // namespace rondo
