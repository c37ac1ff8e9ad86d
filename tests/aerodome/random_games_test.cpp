// Whole games at random, with the invariants asked at every ply: crowded duels, free-for-alls, squadrons and cards that nobody would print.
// Markers never overlap, which polygons that know nothing of reaches are asked as well. RONDO_GAMES raises the number of games. Together
// they must meet every kind of frame, every verb, every event and every ending.
#include <array>
#include <cstdlib>
#include <set>
#include <thread>
#include <vector>

#include "decks/spelling.h"
#include "rules/core/dealer.h"
#include "tests/aerodome/invariants.h"
#include "tests/aerodome/wild.h"
#include "tests/catch.h"
#include "tests/core/plane_oracle.h"

namespace rondo::aerodome {

namespace {

constexpr std::uint64_t longest = 30'000;  // plies
constexpr int enough = 20'000;             // games, to meet everything

/// What was met over the whole run.
struct Met {
  std::set<FrameKind> frames;
  std::set<Verb> verbs;
  std::set<EventKind> events;
  std::set<Outcome> outcomes;
  std::uint64_t contacts = 0;  ///< plies at which markers touched

  Met& operator+=(const Met& more) {
    frames.insert(more.frames.begin(), more.frames.end());
    verbs.insert(more.verbs.begin(), more.verbs.end());
    events.insert(more.events.begin(), more.events.end());
    outcomes.insert(more.outcomes.begin(), more.outcomes.end());
    contacts += more.contacts;
    return *this;
  }
};

/// What polygons say of two markers: overlapping never, touching only where the stored fact says so.
std::string contradicted(const Table& table, const Position& p, Met& met) {
  for (FighterId one = 0; one < table.fighters(); ++one) {
    for (FighterId other = 0; other < one; ++other) {
      if (!p[one].aloft || !p[other].aloft) continue;
      const oracle::Polygon here = oracle::hexagon(p[one].at, p[one].heading, table.radius);
      const oracle::Polygon there = oracle::hexagon(p[other].at, p[other].heading, table.radius);
      const bool stored = has(p[one].touching, other);
      met.contacts += stored ? 1U : 0U;
      if (oracle::overlap(here, there)) return "polygons overlap";
      if (oracle::meet(here, there) && !stored) return "polygons meet without touching";
    }
  }
  return "";
}

/// A game on a sky so small that everybody meets everybody.
Table crowded(Table table) {
  table.dimensions.length = table.dimensions.team_length = 9216;
  table.dimensions.width = table.dimensions.team_width = 8192;
  return complete(std::move(table));
}

Table table_of_game(int index, std::uint64_t seed) {
  if (index % 40 == 0) return wild_table(seed);
  if (index % 400 == 1) return crowded(plain_melee(2 + index / 400 % 3, 4));
  if (index % 400 == 2) return plain_squadrons(4);
  return index % 3 == 0 ? plain_duel() : crowded(plain_duel());
}

/// Plays one game to its end; what is broken in it, with the ply, or nothing.
std::string play(const Game& game, std::uint64_t seed, Met& met) {
  Occasions occasions;
  Position p = game.start();
  std::array<Plane, max_fighters> seen{};
  std::string told;
  const Narrator narrator = [&](const Position& now, const Event& event) {
    met.events.insert(event.kind);
    const std::string line = game.tell(now, event);
    if (line.find('\n') != std::string::npos) told = "more than a line";
  };
  for (std::uint64_t ply = 1;; ++ply) {
    const auto broken = [&](const std::string& text) { return "before ply " + std::to_string(ply) + ": " + text; };
    if (const std::string text = broken_rule(game.table(), p); !text.empty()) return broken(text);
    if (p.planes != seen) {  // polygons are slow
      seen = p.planes;
      if (const std::string text = contradicted(game.table(), p, met); !text.empty()) return broken(text);
    }
    if (!told.empty()) return broken(told);
    for (const Frame& frame : p.frames) met.frames.insert(frame.kind);
    if (p.owing.empty()) break;
    if (ply > longest) return "the game does not end";
    std::vector<Action> answers;
    for (const Seat seat : p.owing) {
      OptionList options;
      game.options(p, seat, options);
      if (options.empty()) return broken("no option");
      const int stream = seat == Seat::chance ? game.stream(p) : 0;
      const std::size_t index = seat == Seat::chance
                                    ? Dealer(seed).pick({options.begin(), options.size()}, static_cast<std::uint32_t>(stream), occasions.next(stream))
                                    : Dealer(seed).below(static_cast<std::uint32_t>(options.size()), max_streams + static_cast<std::uint32_t>(seat), ply);
      answers.push_back(options[index].action);
      met.verbs.insert(verb_of(answers.back()));
    }
    game.apply(p, answers, narrator);
  }
  met.outcomes.insert(p.outcome);
  return {};
}

int games() {
  const char* text = std::getenv("RONDO_GAMES");
  const auto number = text ? whole_number(text) : std::nullopt;
  return number ? static_cast<int>(*number) : 1000;
}

/// Kinds from `first` to `last` that were not met, as numbers of their enumeration.
template <class Kind>
std::vector<int> missing(const std::set<Kind>& met, Kind first, Kind last) {
  std::vector<int> kinds;
  for (int kind = static_cast<int>(first); kind <= static_cast<int>(last); ++kind)
    if (met.count(static_cast<Kind>(kind)) == 0) kinds.push_back(kind);
  return kinds;
}

/// Plays every `step`-th game of `count` from `first` on; says what broke, or nothing.
std::string play_share(int first, int step, int count, Met& met) {
  for (int index = first; index < count; index += step) {
    const std::uint64_t seed = Dealer::game_seed(11, static_cast<std::uint64_t>(index));
    const std::string broken = play(Game(table_of_game(index, seed)), seed, met);
    if (!broken.empty()) return "game " + std::to_string(index) + ", seed " + std::to_string(seed) + ": " + broken;
  }
  return {};
}

}  // namespace

TEST_CASE("no game of Aerodome at random leaves two markers overlapping, and all of them meet everything there is", "[random][aerodome]") {
  constexpr int shares = 2;
  const int count = games();
  std::array<Met, shares> mets;
  std::array<std::string, shares> broken;
  {
    std::vector<std::jthread> threads;
    for (int share = 0; share < shares; ++share)
      threads.emplace_back([&, share, at = static_cast<std::size_t>(share)] { broken[at] = play_share(share, shares, count, mets[at]); });
  }
  for (const std::string& text : broken) CHECK(text == "");
  Met met;
  for (const Met& more : mets) met += more;
  CHECK(met.contacts > 0);
  if (count < enough) return;
  CHECK(missing(met.frames, FrameKind::opening, FrameKind::tiebreak) == std::vector<int>{});
  std::vector<int> unveil = {static_cast<int>(Verb::unveil)};  // only a view owes it
  CHECK(missing(met.verbs, Verb::die, Verb::hold) == unveil);
  CHECK(missing(met.events, EventKind::rolled_off, EventKind::game_over) == std::vector<int>{});
  for (const Outcome rare : {Outcome::points, Outcome::dazed_out}) met.outcomes.insert(rare);  // squadron_test and victory_test have them
  CHECK(missing(met.outcomes, Outcome::shot_down, Outcome::tiebreak) == std::vector<int>{});
}

}  // namespace rondo::aerodome
