// Whole battles at random, with the invariants asked at every ply: the box's scenarios and boxes that nobody would print. RONDO_GAMES raises
// the number of games. Together they must meet every kind of frame, verb, event, step and ending.
#include <cstdlib>
#include <set>
#include <vector>

#include "decks/spelling.h"
#include "rules/akarios/setup.h"
#include "rules/akarios/verbs.h"
#include "rules/core/dealer.h"
#include "tests/akarios/invariants.h"
#include "tests/akarios/scene.h"
#include "tests/akarios/wild.h"
#include "tests/gambler.h"

namespace rondo::akarios {

namespace {

constexpr std::uint64_t longest = 30'000;  // plies
constexpr int enough = 1'000;              // games, to meet everything

/// What was met over the whole run.
struct Met {
  std::set<FrameKind> frames;
  std::set<Verb> verbs;
  std::set<EventKind> events;
  std::set<Outcome> outcomes;
  std::set<Do> steps;
};

/// A scenario of the box for a squad of one to four at any level, or a wild box.
Table table_of_game(int index, std::uint64_t seed) {
  if (index % 2 == 0) return wild_table(seed);
  const Box& box = tested_box();
  const auto at = static_cast<std::size_t>(index / 2);
  Setup setup;
  setup.scenario = box.scenarios[at % box.scenarios.size()].word;
  for (std::size_t i = 0; i <= at % max_pilots; ++i) setup.pilots.push_back(box.pilots[(at / 4 + i) % box.pilots.size()].word);
  setup.act = 1 + static_cast<int>(at % 3);
  setup.cards = static_cast<int>(at % 4);
  const Result<Table> table = lay_out(box, setup);
  REQUIRE(static_cast<bool>(table));
  return *table;
}

void note_step(const Table& table, const Position& p, Met& met) {
  if (p.frames.empty()) return;
  const Frame& frame = p.frames.back();
  const bool use = frame.kind == FrameKind::use && static_cast<UseStep>(frame.step) == UseStep::steps;
  if (!use && frame.kind != FrameKind::activation) return;
  if (const auto& steps = steps_of(table, p, frame); frame.line < steps.size()) met.steps.insert(steps[frame.line].what);
}

bool distinct(const OptionList& options) {
  std::set<Action> seen;
  return std::all_of(options.begin(), options.end(), [&](const Option& option) { return seen.insert(option.action).second; });
}

/// Plays one game to its end; what is broken in it, with the ply, or nothing.
std::string play(const Game& game, std::uint64_t seed, Met& met) {
  Occasions occasions;
  Ledger ledger;
  Position p = game.start();
  const bool extra_shields = gives_extra_shields(game.table());
  std::string told;
  const Narrator narrator = [&](const Position& now, const Event& event) {
    met.events.insert(event.kind);
    if (event.kind == EventKind::endures) met.steps.insert(Do::endure);  // tells of nothing while it is carried out
    for (const Frame& frame : now.frames) met.frames.insert(frame.kind);
    ledger.hear(event);
    note_step(game.table(), now, met);
    if (game.tell(now, event).find('\n') != std::string::npos) told = "more than a line";
  };
  for (std::uint64_t ply = 1;; ++ply) {
    const auto broken = [&](const std::string& text) { return "before ply " + std::to_string(ply) + ": " + text; };
    if (const std::string text = broken_rule(game.table(), p, ledger, extra_shields); !text.empty()) return broken(text);
    if (!told.empty()) return broken(told);
    for (const Frame& frame : p.frames) met.frames.insert(frame.kind);
    if (p.owing.empty()) break;
    if (ply > longest) return "the game does not end";
    if (p.owing.size() != 1) return broken("several seats owe");
    const Seat seat = p.owing.first();
    OptionList options;
    game.options(p, seat, options);
    if (options.empty()) return broken("no option");
    if (!distinct(options)) return broken("an option stands there twice");
    std::size_t index = 0;
    if (seat == Seat::chance) {
      const int stream = game.stream(p);
      index = Dealer(seed).pick({options.begin(), options.size()}, static_cast<std::uint32_t>(stream), occasions.next(stream));
    } else {
      index = Gambler::pick(options, seat, seed, ply);
    }
    const Action answer = options[index].action;
    met.verbs.insert(verb_of(answer));
    note_step(game.table(), p, met);
    game.apply(p, std::span(&answer, 1), narrator);
  }
  met.outcomes.insert(p.outcome);
  return p.outcome == Outcome::open ? "the game stops without an end" : "";
}

int games() {
  const char* text = std::getenv("RONDO_GAMES");
  const auto number = text ? whole_number(text) : std::nullopt;
  return number ? static_cast<int>(*number) : enough;
}

/// Kinds up to `last` that were not met, as numbers of their enumeration.
template <class Kind>
std::vector<int> missing(const std::set<Kind>& met, Kind first, Kind last) {
  std::vector<int> kinds;
  for (int kind = static_cast<int>(first); kind <= static_cast<int>(last); ++kind)
    if (met.count(static_cast<Kind>(kind)) == 0) kinds.push_back(kind);
  return kinds;
}

}  // namespace

TEST_CASE("no battle at random breaks a rule, and all of them meet everything there is", "[random][akarios]") {
  Met met;
  const int count = games();
  for (int index = 0; index < count; ++index) {
    const std::uint64_t seed = Dealer::game_seed(13, static_cast<std::uint64_t>(index));
    const std::string broken = play(Game(table_of_game(index, seed)), seed, met);
    if (!broken.empty()) FAIL_CHECK("game " << index << ", seed " << seed << ": " << broken);
  }
  if (count < enough) return;
  CHECK(missing(met.frames, FrameKind::opening, FrameKind::missile) == std::vector<int>{});
  CHECK(missing(met.verbs, Verb::die, Verb::focus) == std::vector<int>{});
  CHECK(missing(met.events, EventKind::card_dealt, EventKind::game_over) == std::vector<int>{});
  CHECK(missing(met.steps, Do::move, Do::remote) == std::vector<int>{});
  CHECK(missing(met.outcomes, Outcome::destroyed, Outcome::out_of_rounds) == std::vector<int>{});
}

}  // namespace rondo::akarios
