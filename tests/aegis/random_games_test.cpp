// Whole games at random, with the invariants asked at every ply: frozen decks, shipped decks, cards that nobody would
// print; bosses that choose anything and bosses that follow the Solo Rondo; players who dither, fight, build and hide. RONDO_GAMES raises
// their number. Together they must meet every kind of frame, every verb and every event.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>
#include <thread>
#include <vector>

#include "decks/spelling.h"
#include "tests/aegis/invariants.h"
#include "tests/aegis/tables.h"
#include "tests/catch.h"

namespace rondo::aegis {

namespace {

constexpr std::uint64_t longest = 4000;  // plies
constexpr int enough = 500;              // games, to meet everything

/// What was met over the whole run.
struct Met {
  std::set<FrameKind> frames;
  std::set<Verb> verbs;
  std::set<EventKind> events;
  std::set<Outcome> outcomes;
  int combines = 0;
  int level_fives = 0;

  Met& operator+=(const Met& more) {
    frames.insert(more.frames.begin(), more.frames.end());
    verbs.insert(more.verbs.begin(), more.verbs.end());
    events.insert(more.events.begin(), more.events.end());
    outcomes.insert(more.outcomes.begin(), more.outcomes.end());
    combines += more.combines;
    level_fives += more.level_fives;
    return *this;
  }
};

/// What a game is watched for beyond the invariants of its positions. Hears every event.
class Watch {
 public:
  Watch(const Game& game, Met& met) : game_(game), met_(met) {}

  void begin(const Position& p) {
    present_ = count(p);
    told_.clear();
  }
  void hear(const Position& p, const Event& event);
  /// After each ply: a piece comes and goes only by an event that says so (A28).
  void finish(const Position& p) {
    if (count(p) != present_) fault("a piece came or went without a word");
    if (p.outcome == Outcome::open &&
        std::none_of(p.frames.begin(), p.frames.end(), [](const Frame& frame) { return frame.kind == FrameKind::boss_turn; }))
      end_turn();
  }
  [[nodiscard]] const std::string& broken() const { return broken_; }
  /// What was told in this ply.
  [[nodiscard]] const std::string& told() const { return told_; }

 private:
  static int count(const Position& p) { return std::popcount(pieces(p)); }
  /// A boss turn in which nothing can be done says why (A11).
  void end_turn() {
    if (turn_ && said_ == 0) fault("a boss turn passes without a word");
    turn_ = false;
  }
  void fault(const std::string& text) {
    if (broken_.empty()) broken_ = text;
  }

  const Game& game_;
  Met& met_;
  std::string broken_;
  std::string told_;
  int present_ = 0;
  bool turn_ = false;       ///< a boss turn has begun
  int said_ = 0;            ///< lines told in it since
  PieceSet sent_ = 0;       ///< minions that had their activation in it
  PieceSet activated_ = 0;  ///< the player's robots that had theirs this round
};

void Watch::hear(const Position& p, const Event& event) {
  met_.events.insert(event.kind);
  const std::string line = game_.tell(p, event);
  if (line.find('\n') != std::string::npos) fault("what is told is more than a line");
  said_ += !line.empty();
  if (!line.empty()) told_ += "\n" + line;
  switch (event.kind) {
    case EventKind::boss_turn_begins:
      end_turn();
      turn_ = true;
      said_ = 0;
      sent_ = 0;
      break;
    case EventKind::round_begins: activated_ = 0; break;
    case EventKind::activated:  // once a round, or again as a new robot (A19)
      if (has(activated_, event.piece) && ability(game_.table(), p, event.piece, Ability::arc_buster) == 0)
        fault("a robot activates twice in one round");
      if (p[event.piece].activated > arc_buster_activations) fault("a robot activates too often in one round");
      activated_ |= only(event.piece);
      break;
    case EventKind::minion_activated:  // once a boss turn, and alive (A17, A19)
      if (has(sent_, event.piece)) fault("a minion activates twice in one boss turn");
      sent_ |= only(event.piece);
      [[fallthrough]];
    case EventKind::moved:
    case EventKind::action_used:
    case EventKind::minion_advances:
      if (!p.alive(event.piece)) fault("a robot that is gone acts");
      break;
    case EventKind::pushed_off:
      if (game_.table().board.edge_is_wall) fault("pushed off a board with walls");
      break;
    case EventKind::robot_placed:
    case EventKind::comeback:
    case EventKind::dropped: activated_ &= ~only(event.piece); [[fallthrough]];
    case EventKind::drone_enters:
    case EventKind::minion_enters: ++present_; break;
    case EventKind::combined:
      activated_ &= ~only(event.piece);
      present_ -= event.n - 1;
      break;
    case EventKind::destroyed:
    case EventKind::lifted:
    case EventKind::minion_discarded: --present_; break;
    default: break;
  }
}

/// How a player chooses: anything; half the time what fights; only what builds; or nothing at all, to see the deck run out.
enum class Temper { gambler, fighter, builder, hermit };

bool fights(const Table& table, const Position& p, Action action) {
  switch (verb_of(action)) {
    case Verb::activate:
    case Verb::again:
    case Verb::use:
    case Verb::trigger:
    case Verb::salvo:
    case Verb::strike:
    case Verb::pay:
    case Verb::gamble:
    case Verb::comeback: return true;
    case Verb::target: {
      const Frame& top = p.frames.back();
      const bool helping = top.kind == FrameKind::effect ? helps(line_of(table, top)) : helpful(*shot(table, p, top.piece, top.action).line);
      return side_of(static_cast<PieceId>(action.a)) == (helping ? Side::hero : Side::boss);
    }
    default: return false;
  }
}

bool rests(Action action) {
  const Verb verb = verb_of(action);
  return verb == Verb::pass || verb == Verb::end_round || verb == Verb::done || verb == Verb::comeback;
}

/// Whether a robot that moves so stands beside one of its own.
bool joins(const Table& table, const Position& p, Action action) {
  if (verb_of(action) != Verb::move) return false;
  bool beside = false;
  each(pieces(p, Side::hero) & ~only(p.frames.back().piece),
       [&](PieceId ally) { beside = beside || table.map.distance(static_cast<HexId>(action.a), p[ally].hex) == 1; });
  return beside;
}

/// The options that the temper takes to, some of the time; perhaps none.
OptionList preferred(const Table& table, const Position& p, const OptionList& options, Temper temper, bool now) {
  const auto those = [&](auto&& keep) {
    OptionList some = options;
    some.filter([&](const Option& option) { return keep(option.action); });
    return some;
  };
  if (temper == Temper::hermit) return those(rests);
  if (temper == Temper::builder)
    for (const Verb verb : {Verb::merge, Verb::emerge, Verb::combine, Verb::trigger, Verb::comeback, Verb::move, Verb::activate, Verb::done, Verb::pass})
      if (OptionList some = those([&](Action action) { return verb_of(action) == verb && (verb != Verb::move || joins(table, p, action)); });
          !some.empty())
        return some;
  return those([&](Action action) { return now && temper != Temper::gambler && fights(table, p, action); });
}

std::size_t chosen(const Table& table, const Position& p, const OptionList& options, Temper temper, std::uint64_t seed, std::uint64_t ply) {
  const Dealer dealer(seed);
  const auto draw = [&](std::size_t bound, std::uint32_t stream) {
    return dealer.below(static_cast<std::uint32_t>(bound), max_streams + stream, ply);
  };
  if (p.owing == hero_seat)
    if (const OptionList some = preferred(table, p, options, temper, draw(2, 0) == 0); !some.empty()) {
      const Option one = some[draw(some.size(), 1)];
      return static_cast<std::size_t>(std::find(options.begin(), options.end(), one) - options.begin());
    }
  return draw(options.size(), 2);
}

/// Whoever is seen sees (G1).
bool sight_is_mutual(const Table& table, const Position& p) {
  bool mutual = true;
  each(pieces(p), [&](PieceId one) {
    each(pieces(p),
         [&](PieceId two) { mutual = mutual && (one == two || sees(table, p, p[one].hex, p[two].hex) == sees(table, p, p[two].hex, p[one].hex)); });
  });
  return mutual;
}

/// Plays one game to its end; what is broken in it, with the ply, or nothing.
template <class G>
std::string play(const G& whole, const Game& game, Temper temper, std::uint64_t seed, Met& met) {
  Occasions occasions;
  Watch watch(game, met);
  Position p = whole.start();
  const Narrator narrator = [&](const Position& now, const Event& event) { watch.hear(now, event); };
  for (std::uint64_t ply = 1;; ++ply) {
    const auto broken = [&](const std::string& text) { return "before ply " + std::to_string(ply) + ": " + text + watch.told(); };
    if (const std::string text = broken_invariant(game.table(), p); !text.empty()) return broken(text);
    if (ply % 16 == 0 && !sight_is_mutual(game.table(), p)) return broken("one sees the other, and not the other way round");
    for (const Frame& frame : p.frames) met.frames.insert(frame.kind);
    if (p.owing == Seat::none) break;
    if (ply > longest) return "the game does not end";
    OptionList options;
    whole.options(p, p.owing, options);
    if (options.empty()) return broken("no option");
    const std::size_t index =
        p.owing == Seat::chance
            ? Dealer(seed).pick({options.begin(), options.size()}, static_cast<std::uint32_t>(whole.stream(p)), occasions.next(whole.stream(p)))
            : chosen(game.table(), p, options, temper, seed, ply);
    const Action answer = options[index].action;
    met.verbs.insert(verb_of(answer));
    watch.begin(p);
    whole.apply(p, {&answer, 1}, narrator);
    watch.finish(p);
    if (!watch.broken().empty()) return broken(watch.broken());
  }
  met.outcomes.insert(p.outcome);
  met.combines += p.tally.combines;
  met.level_fives += p.tally.level_fives;
  return {};
}

int games() {
  const char* text = std::getenv("RONDO_GAMES");
  const auto number = text ? whole_number(text) : std::nullopt;
  return number ? static_cast<int>(*number) : enough;
}

/// Kinds from 0 (or `first`) to `last` that were not met, as numbers of their enumeration.
template <class Kind>
std::vector<int> missing(const std::set<Kind>& met, Kind first, Kind last) {
  std::vector<int> kinds;
  for (int kind = static_cast<int>(first); kind <= static_cast<int>(last); ++kind)
    if (met.count(static_cast<Kind>(kind)) == 0) kinds.push_back(kind);
  return kinds;
}

Table table_of_game(int index, std::uint64_t seed) {
  const Difficulty difficulty = all_difficulties[index % 3];
  static constexpr const char* boards[] = {"arena", "ledge", "quarry", "corridor"};
  switch (index % 4) {
    case 0: return frozen_table(difficulty, boards[index / 12 % 4]);
    case 1: return laid_out(shipped_box(), {"lamplighters", "ebb-fleet", "ebb-colossus", "arena", difficulty});
    default: return Wild(tests::frozen_box(), seed).table();
  }
}

/// Plays every `step`-th game of `count` from `first` on; says what broke, or nothing.
std::string play_share(int first, int step, int count, Met& met) {
  for (int index = first; index < count; index += step) {
    const std::uint64_t seed = Dealer::game_seed(7, static_cast<std::uint64_t>(index));
    const Game game(table_of_game(index, seed));
    constexpr Temper tempers[] = {Temper::gambler, Temper::fighter, Temper::builder, Temper::fighter, Temper::hermit};
    const Temper temper = tempers[index / 4 % 5];
    const bool ruled = index / 3 % 2 == 0;
    const std::string broken = ruled ? play(solo(game), game, temper, seed, met) : play(game, game, temper, seed, met);
    if (!broken.empty()) return "game " + std::to_string(index) + ", seed " + std::to_string(seed) + (ruled ? ", ruled: " : ": ") + broken;
  }
  return {};
}

}  // namespace

TEST_CASE("whole games at random keep the invariants at every ply and meet everything there is", "[random][aegis]") {
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
  if (count < enough) return;
  CHECK(missing(met.frames, FrameKind::placement, FrameKind::landing) == std::vector<int>{});
  CHECK(missing(met.verbs, Verb::reveal, Verb::drop) == std::vector<int>{});
  CHECK(missing(met.events, EventKind::robot_placed, EventKind::game_over) == std::vector<int>{});
  CHECK(missing(met.outcomes, Outcome::boss_defeated, Outcome::valor_gone) == std::vector<int>{});
  CHECK(met.combines > 0);
  CHECK(met.level_fives > 0);
}

}  // namespace rondo::aegis
