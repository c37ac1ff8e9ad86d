// libFuzzer: bytes as the answers of everybody, in a game of any kind on shipped or on wild cards, and the rest as lines that somebody types. The
// rules must keep their invariants whatever is answered; a typed line is an option or a fault of one line, and never a crash.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bosses/aegis/rondo.h"
#include "bosses/akarios/automaton.h"
#include "decks/aegis/load.h"
#include "decks/akarios/load.h"
#include "rules/akarios/setup.h"
#include "rules/core/ensure.h"
#include "rules/table/hosted.h"
#include "tests/aegis/invariants.h"
#include "tests/aegis/wild.h"
#include "tests/aerodome/invariants.h"
#include "tests/aerodome/wild.h"
#include "tests/akarios/invariants.h"
#include "tests/akarios/wild.h"
#include "tools/files.h"

using namespace rondo;

namespace {

constexpr int most_plies = 3000;
constexpr int typed_every = 16;  // plies

const aegis::Box& box() {
  static const aegis::Box shipped = [] {
    aegis::Loaded loaded = aegis::load(tools::files_for("aegis", tools::shipped_files()));
    RONDO_ENSURE(loaded.faults.empty(), "the shipped files are without fault");
    return std::move(loaded.box);
  }();
  return shipped;
}

constexpr std::size_t house_games = 3;  // one for each difficulty
constexpr std::size_t wild_games = 29;

/// Laid out once: what is to be tried is what happens on a table.
const aegis::Game& game_of(std::size_t which) {
  static const std::vector<aegis::Game> games = [] {
    std::vector<aegis::Game> list;
    for (std::size_t i = 0; i < house_games; ++i) {
      Result<aegis::Table> table = aegis::lay_out(box(), {"lamplighters", "ebb-fleet", "ebb-colossus", "arena", static_cast<aegis::Difficulty>(i)});
      RONDO_ENSURE(static_cast<bool>(table), "the house battle can be laid out");
      list.emplace_back(std::move(*table));
    }
    for (std::size_t i = 0; i < wild_games; ++i) list.emplace_back(aegis::Wild(box(), i).table());
    return list;
  }();
  return games[which % games.size()];
}

/// Bytes in their order; 0 when there are none left.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
  [[nodiscard]] bool empty() const { return size_ == 0; }
  std::uint8_t next() {
    if (empty()) return 0;
    --size_;
    return *data_++;
  }
  /// One of so many; a second byte where one does not reach them all.
  std::size_t below(std::size_t bound) {
    std::size_t number = bound > 1 ? next() : 0;
    if (bound > 256) number = number * 256 + next();
    return number % bound;
  }
  /// What is left, as somebody may type it.
  [[nodiscard]] std::string_view line() const {
    const std::string_view rest(reinterpret_cast<const char*>(data_), std::min<std::size_t>(size_, 80));
    return rest.substr(0, rest.find('\n'));
  }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
};

/// Whatever is typed: an option of this position, or one line that says why not.
void type(const std::vector<std::string>& spelled, std::string_view line) {
  const Result<std::size_t> meant = parse(spelled, line);
  if (meant)
    RONDO_ENSURE(*meant < spelled.size(), "a typed line means an option");
  else
    RONDO_ENSURE(meant.fault().text().find('\n') == std::string::npos, "a fault is one line");
}

constexpr std::size_t dogfights = 32;

const aerodome::Game& dogfight_of(std::size_t which) {
  static const std::vector<aerodome::Game> games = [] {
    std::vector<aerodome::Game> list = {aerodome::Game(aerodome::plain_duel()), aerodome::Game(aerodome::plain_melee(3)), aerodome::Game(aerodome::plain_squadrons())};
    while (list.size() < dogfights) list.emplace_back(aerodome::wild_table(list.size()));
    return list;
  }();
  return games[which % games.size()];
}

constexpr std::size_t battles = 64;

/// Every scenario that ships, for squads of one to four at all levels, and boxes that nobody would print.
const akarios::Game& battle_of(std::size_t which) {
  static const std::vector<akarios::Game> games = [] {
    akarios::Loaded loaded = akarios::load(tools::files_for("akarios", tools::shipped_files()));
    RONDO_ENSURE(loaded.faults.empty(), "the shipped files are without fault");
    const akarios::Box& house = loaded.box;
    std::vector<akarios::Game> list;
    for (std::size_t i = 0; i < battles / 2; ++i) {
      akarios::Setup setup;
      setup.scenario = house.scenarios[i % house.scenarios.size()].word;
      for (std::size_t k = 0; k <= i % akarios::max_pilots; ++k) setup.pilots.push_back(house.pilots[(i + k) % house.pilots.size()].word);
      setup.act = 1 + static_cast<int>(i % 3);
      setup.cards = static_cast<int>(i % 4);
      Result<akarios::Table> table = akarios::lay_out(house, setup);
      RONDO_ENSURE(static_cast<bool>(table), "a battle of the house can be laid out");
      list.emplace_back(std::move(*table));
    }
    while (list.size() < battles) list.emplace_back(akarios::wild_table(list.size()));
    return list;
  }();
  return games[which % games.size()];
}

/// What a game that keeps no ledger of its own hears.
constexpr auto unheard = [](const auto&) {};

template <class G, class Broken, class Hear>
void play(const G& game, Bytes bytes, const Broken& broken, const Hear& hear) {
  typename G::Position p = game.start();
  const Narrator<typename G::Position, typename G::Event> narrator = [&](const typename G::Position& now, const typename G::Event& event) {
    hear(event);
    RONDO_ENSURE(game.tell(now, event).find('\n') == std::string::npos, "what is told is one line");
  };
  for (int ply = 0; !over(game, p) && ply < most_plies; ++ply) {
    std::vector<Action> answers;
    for (const Seat seat : game.to_act(p)) {
      OptionList options;
      game.options(p, seat, options);
      RONDO_ENSURE(!options.empty(), "no option before the end");
      if (ply % typed_every == 0) {
        std::vector<std::string> spelled;
        for (const Option& option : options) spelled.push_back(game.spell(p, seat, option.action));
        type(spelled, bytes.line());
      }
      answers.push_back(options[bytes.below(options.size())].action);
    }
    game.apply(p, answers, narrator);
    const std::string text = broken(p);
    RONDO_ENSURE(text.empty(), text.c_str());
    if (bytes.empty()) return;
  }
}

void play_aegis(const aegis::Game& game, bool ruled, Bytes bytes) {
  const auto broken = [&](const aegis::Position& p) { return aegis::broken_invariant(game.table(), p); };
  if (ruled)
    play(aegis::solo(game), bytes, broken, unheard);
  else
    play(game, bytes, broken, unheard);
}

void play_akarios(const akarios::Game& game, bool ruled, Bytes bytes) {
  akarios::Ledger ledger;
  const bool extra = akarios::gives_extra_shields(game.table());
  const auto broken = [&](const akarios::Position& p) { return akarios::broken_rule(game.table(), p, ledger, extra); };
  const auto hear = [&](const akarios::Event& event) { ledger.hear(event); };
  if (ruled)
    play(akarios::battle(game), bytes, broken, hear);
  else
    play(game, bytes, broken, hear);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 2) return 0;
  Bytes bytes(data, size);
  const std::size_t which = bytes.next();
  const std::uint8_t kind = bytes.next() % 5;  // 0 and 2: the boss and the automatons decide for themselves
  if (kind == 4) {
    const aerodome::Game& game = dogfight_of(which);
    play(game, bytes, [&](const aerodome::Position& p) { return aerodome::broken_rule(game.table(), p); }, unheard);
  } else if (kind < 2) {
    play_aegis(game_of(which), kind == 0, bytes);
  } else {
    play_akarios(battle_of(which), kind == 2, bytes);
  }
  return 0;
}
