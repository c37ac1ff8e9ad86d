// The planner: exact where its tree is proven, the same answer whoever computes it, legal at any budget, and blind to what is hidden.
#include "ai/core/planner.h"

#include <atomic>
#include <bit>
#include <cmath>
#include <set>

#include "ai/core/induction.h"
#include "ai/core/playout.h"
#include "ai/core/random.h"
#include "tests/catch.h"
#include "tests/reference/duel.h"
#include "tests/reference/exploiter.h"
#include "tests/reference/goofspiel.h"
#include "tests/reference/lottery.h"
#include "tests/reference/nim.h"
#include "tests/reference/oshi_zumo.h"
#include "tests/toy/vault.h"
#include "tests/toy/warden.h"

namespace rondo::ai {

namespace {

using reference::Duel;
using reference::Goofspiel;
using reference::Nim;
using Catch::Matchers::ContainsSubstring;

PlannerSettings with(std::uint32_t budget) {
  PlannerSettings settings;
  settings.budget = budget;
  settings.memory = std::size_t{16} << 20U;
  return settings;
}

template <Game G>
Plan planned(const G& game, const typename G::Position& position, Seat seat, const PlannerSettings& settings, std::uint64_t seed = 1,
             Payoff leaf = {}) {
  return Planner<G>(game, settings, leaf).plan(position, seat, seed);
}

void check_mix(const Plan& plan) {
  double sum = 0;
  for (const PlanMove& move : plan.moves) {
    CHECK(move.share >= 0);
    sum += move.share;
  }
  CHECK(std::abs(sum - 1) < 1e-12);
}

double exploited(int cards, std::uint32_t budget, int seeds, PlannerSettings settings = with(0)) {
  const Goofspiel game(cards);
  double sum = 0;
  settings.budget = budget;
  for (int seed = 1; seed <= seeds; ++seed) sum += reference::Exploiter(game, static_cast<std::uint64_t>(seed), settings).measure();
  return sum / seeds;
}

/// Three seats show 0 or 1 at once. The first is paid by how many of the others show what it shows, and one more for a 1; the others
/// want it to get little. With a captain the third chooses for the second.
struct Trio {
  struct Position {
    bool over = false;
    std::int16_t paid = 0;
    bool operator==(const Position&) const = default;
    template <class Archive>
    void serialize(Archive& archive) {
      archive(CEREAL_NVP(over), CEREAL_NVP(paid));
    }
  };
  struct Event {};
  bool captain = false;

  [[nodiscard]] Position start() const { return {}; }
  [[nodiscard]] SeatSet to_act(const Position& position) const {
    SeatSet seats;
    if (!position.over)
      for (const Seat seat : {Seat::seat0, Seat::seat1, Seat::seat2}) seats.insert(seat);
    return seats;
  }
  void options(const Position&, Seat, OptionList& options) const {
    options.clear();
    for (std::uint16_t shown = 0; shown < 2; ++shown) options.add({0, shown, 0, 0});
  }
  template <class Narrator>
  void apply(Position& position, std::span<const Action> answers, Narrator&) const {
    const auto paid = (answers[0].a == answers[1].a) + (answers[0].a == answers[2].a) + answers[0].a;
    position = {true, static_cast<std::int16_t>(paid)};
  }
  [[nodiscard]] int payoff(const Position& position, Seat seat) const { return seat == Seat::seat0 ? position.paid : -position.paid; }
  [[nodiscard]] Position view(const Position& position, Seat) const { return position; }
  [[nodiscard]] int stream(const Position&) const { return 0; }
  [[nodiscard]] Seat chooser(Seat seat) const { return captain && seat == Seat::seat1 ? Seat::seat2 : seat; }
};

}  // namespace

TEST_CASE("the planner's mixes in Goofspiel can hardly be exploited, and less with more simulations", "[ai][planner]") {
  CHECK(exploited(4, 100, 20) < 0.2);
  CHECK(exploited(4, 1000, 20) <= 0.02);
  CHECK(exploited(4, 10'000, 20) <= 0.002);
  CHECK(exploited(5, 1000, 20) <= 0.12);
  const double few = exploited(5, 100, 5), more = exploited(5, 1000, 5), many = exploited(5, 10'000, 5);
  CHECK(more <= 1.1 * few);
  CHECK(many <= 1.1 * more);
  CHECK(many <= 0.06);
  CHECK(exploited(5, 100'000, 1) <= 0.03);
}

TEST_CASE("without shared positions the planner still mixes, and better than by decoupled UCT", "[ai][planner]") {
  PlannerSettings alone = with(0), decoupled = with(0);
  alone.share = decoupled.share = false;
  decoupled.joint = PlannerSettings::Joint::uct;
  const double regret = exploited(5, 1000, 4, alone);
  CHECK(regret < 0.3);
  CHECK(regret < exploited(5, 1000, 4, decoupled));
}

TEST_CASE("matrix games are answered as the matrix solver does", "[ai][planner]") {
  const Duel biased({{3, -1}, {-2, 4}});
  const Plan row = planned(biased, biased.start(), Seat::seat0, with(400));
  REQUIRE(row.moves.size() == 2);
  CHECK(row.proven);
  CHECK(row.simulations < 400);  // what is proven needs no more
  CHECK(std::abs(row.value - 1) < 1e-9);
  CHECK(std::abs(row.moves[0].share - 0.6) < 1e-9);
  CHECK(std::abs(row.replies[0].share - 0.5) < 1e-9);
  const Plan column = planned(biased, biased.start(), Seat::seat1, with(400));  // the same from the other side
  CHECK(std::abs(column.value + 1) < 1e-9);
  CHECK(std::abs(column.moves[0].share - 0.5) < 1e-9);
  CHECK(std::abs(column.replies[0].share - 0.6) < 1e-9);
}

TEST_CASE("small games are proven to their exact values, chance and all, from both sides", "[ai][planner]") {
  const auto check = [](const auto& game, std::uint32_t budget) {
    using G = std::remove_cvref_t<decltype(game)>;
    const double value = Induction<G>(game).value(game.start());
    const Seat first = game.to_act(game.start()).first();
    for (const Seat seat : {Seat::seat0, Seat::seat1}) {
      if (first != Seat::chance && !game.to_act(game.start()).contains(seat)) continue;
      auto position = game.start();
      Mute mute;
      const Action turned{0, 1, 0, 0};
      if (first == Seat::chance) game.apply(position, {&turned, 1}, mute);
      const Plan plan = planned(game, position, seat, with(budget));
      CHECK(plan.proven);
      const double expected = first == Seat::chance ? Induction<G>(game).value(position) : value;
      CHECK(std::abs(plan.value - (seat == Seat::seat0 ? expected : -expected)) < 1e-9);
    }
  };
  check(Goofspiel(4), 5000);
  check(Goofspiel(4, Goofspiel::Prizes::descending, Goofspiel::Worth::points), 5000);
  check(Goofspiel(3, Goofspiel::Prizes::shuffled, Goofspiel::Worth::points), 5000);
  check(reference::OshiZumo(6, 1), 20'000);
  check(Nim(11), 5000);
  check(Nim(12), 5000);
}

TEST_CASE("who moves alone takes the winning move, and a proven win ends the search", "[ai][planner]") {
  for (int heap = 1; heap <= 20; ++heap) {
    if (heap % 4 == 0) continue;
    const Nim nim(heap);
    const Plan plan = planned(nim, nim.start(), Seat::seat0, with(20'000), 3, Payoff{Bounds{-1, 1}});
    INFO("heap " << heap);
    CHECK(plan.proven);
    CHECK(plan.value == 1);
    CHECK(plan.moves[static_cast<std::size_t>(heap % 4 - 1)].share == 1);
    CHECK(plan.simulations < 2000);
    CHECK(plan.nodes <= 2U * static_cast<unsigned>(heap));  // a solved position is not built twice
  }
}

TEST_CASE("any budget gives a legal mix, and a budget of none an even one", "[ai][planner]") {
  const Goofspiel game(6, Goofspiel::Prizes::shuffled);
  const auto turned = [&] {
    auto position = game.start();
    Clock clock;
    play_ply(game, position, 5, clock, Random{});
    return position;
  }();
  for (const std::uint32_t budget : {0U, 1U, 2U, 3U, 50U})
    for (const int trees : {1, 4})
      for (const auto joint : {PlannerSettings::Joint::regret, PlannerSettings::Joint::uct}) {
        PlannerSettings settings = with(budget);
        settings.trees = trees;
        settings.joint = joint;
        const Plan plan = planned(game, turned, Seat::seat1, settings);
        REQUIRE(plan.moves.size() == 6);
        CHECK(plan.simulations == budget);
        check_mix(plan);
        if (budget == 0)
          for (const PlanMove& move : plan.moves) CHECK(std::abs(move.share - 1.0 / 6) < 1e-12);
      }
  const Nim nim(9);
  for (const std::uint32_t budget : {0U, 1U, 2U}) check_mix(planned(nim, nim.start(), Seat::seat0, with(budget)));
}

TEST_CASE("one option, a finished game, and a seat that owes nothing are answered", "[ai][planner]") {
  const Nim one(1), done(0), five(5);
  const Plan single = planned(one, one.start(), Seat::seat0, with(100));
  REQUIRE(single.moves.size() == 1);
  CHECK(single.moves[0].share == 1);
  CHECK(planned(done, done.start(), Seat::seat0, with(100)).moves.empty());
  CHECK(planned(five, five.start(), Seat::seat1, with(100)).moves.empty());
  CHECK(planned(toy::Vault{}, toy::Vault{}.start(), Seat::chance, with(100)).moves.empty());
}

TEST_CASE("searching twice gives the same answer, another seed another, and the position stays as it was", "[ai][planner]") {
  const Goofspiel game(8);
  const Goofspiel::Position start = game.start();
  const std::uint64_t before = digest(start);
  Planner<Goofspiel> planner(game, with(500));
  const Plan first = planner.plan(start, Seat::seat0, 7);
  static_cast<void>(planner.plan(start, Seat::seat1, 8));
  CHECK(planner.plan(start, Seat::seat0, 7) == first);
  CHECK(planned(game, start, Seat::seat0, with(500), 7) == first);
  CHECK_FALSE(planner.plan(start, Seat::seat0, 9) == first);
  CHECK(digest(start) == before);
}

TEST_CASE("a cautious planner leaves what its playouts would do only for what is surely better", "[ai][planner]") {
  const auto plan_of = [](std::vector<PlanMove> moves, std::size_t usual, double caution) {
    Plan plan;
    plan.moves = std::move(moves);
    stay_with(plan, usual, caution);
    std::size_t choice = plan.moves.size();
    for (std::size_t i = 0; i < plan.moves.size(); ++i)
      if (plan.moves[i].share == 1) choice = i;
    check_mix(plan);
    return choice;
  };
  const std::vector<PlanMove> moves = {{{}, 0, 50, 0.0, 0.3}, {{}, 1, 80, 0.5, 0.4}, {{}, 0, 1, 0.9, 0}, {{}, 0, 50, 0.55, 0.4}};
  CHECK(plan_of(moves, 0, 0.5) == 3U);   // 0.55 is more than half of 0.5; a single visit says nothing
  CHECK(plan_of(moves, 0, 1.05) == 3U);
  CHECK(plan_of(moves, 0, 1.2) == 0U);
  CHECK(plan_of(moves, 2, 0.1) == 2U);
  CHECK(plan_of(moves, 1, 0) == 3U);

  const Nim nim(7);
  PlannerSettings settings = with(60);
  settings.depth = 0;  // playouts at random are all that it knows
  int differ = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const auto taken = [&](double caution_of_it) {
      settings.caution = caution_of_it;
      const Plan plan = planned(nim, nim.start(), Seat::seat0, settings, seed);
      return std::find_if(plan.moves.begin(), plan.moves.end(), [](const PlanMove& move) { return move.share == 1; }) - plan.moves.begin();
    };
    OptionList options;
    nim.options(nim.start(), Seat::seat0, options);
    Draws draws(seed);
    CHECK(taken(1000) == static_cast<std::ptrdiff_t>(Evenly{}.choose(nim, nim.start(), Seat::seat0, options, draws)));
    differ += taken(1000) != taken(0.001);
  }
  CHECK(differ > 0);
}

TEST_CASE("a tree as deep as allowed, and no deeper; told to stop, the planner answers with what it has", "[ai][planner]") {
  const Goofspiel game(6);
  const auto plan = [&](int depth, const std::atomic<bool>* stop) {
    PlannerSettings settings = with(300);
    settings.depth = depth;
    return Planner<Goofspiel>(game, settings).plan(game.start(), Seat::seat0, 1, stop);
  };
  CHECK(plan(0, nullptr).nodes == 1);
  CHECK(plan(0, nullptr).simulations == 300);
  CHECK(plan(1, nullptr).nodes == 1 + 36);  // one for each pair of cards
  std::atomic<bool> stop = false;
  CHECK(plan(500, &stop) == plan(500, nullptr));
  stop = true;
  const Plan stopped = plan(500, &stop);
  CHECK(stopped.simulations == 0);
  check_mix(stopped);
}

TEST_CASE("a plan is the same to the last bit, whichever compiler made the planner and however", "[ai][planner]") {
  const auto signature = [](const auto& game, PlannerSettings::Joint joint) {
    PlannerSettings settings = with(3000);
    settings.joint = joint;
    settings.trees = 2;
    const Plan plan = planned(game, game.start(), Seat::seat0, settings);
    std::uint64_t sum = plan.nodes;
    for (const std::vector<PlanMove>* moves : {&plan.moves, &plan.replies})
      for (const PlanMove& move : *moves)
        for (const double number : {move.share, move.visits, move.value, move.margin})
          sum = (sum ^ std::bit_cast<std::uint64_t>(number)) * 0x9e3779b97f4a7c15ULL;
    return sum >> 32U;
  };
  // What they are is no promise: a change of the planner may change them, another compiler may not.
  CHECK(signature(Goofspiel(9), PlannerSettings::Joint::regret) == 216415495);
  CHECK(signature(Goofspiel(9), PlannerSettings::Joint::uct) == 1438302150);
  CHECK(signature(reference::OshiZumo(20, 3), PlannerSettings::Joint::regret) == 2078053093);
  CHECK(signature(Nim(50), PlannerSettings::Joint::regret) == 3166339013);
}

TEST_CASE("threads never change the answer", "[ai][planner][batch]") {
  const Goofspiel game(8);
  PlannerSettings settings = with(2001);
  settings.trees = 4;
  const Plan one = planned(game, game.start(), Seat::seat0, settings);
  CHECK(one.simulations == 2001);
  for (const int threads : {2, 3, 4, 9}) {
    settings.threads = threads;
    CHECK(planned(game, game.start(), Seat::seat0, settings) == one);
  }
  settings.trees = 2;
  CHECK_FALSE(planned(game, game.start(), Seat::seat0, settings) == one);
}

TEST_CASE("the memory cap is honoured, down to no room for a tree at all", "[ai][planner]") {
  const Goofspiel game(9);
  for (const std::size_t memory : {std::size_t{4096}, std::size_t{20'000}, std::size_t{300'000}}) {
    PlannerSettings settings = with(5000);
    settings.memory = memory;
    for (const int trees : {1, 3}) {
      settings.trees = trees;
      const Plan plan = planned(game, game.start(), Seat::seat0, settings);
      CHECK(plan.bytes <= memory);
      check_mix(plan);
    }
  }
}

TEST_CASE("what lies face down before others does not change a plan", "[ai][planner]") {
  const toy::Vault vault;
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    toy::Position position = vault.start();
    for (Clock clock; !over(vault, position); play_ply(vault, position, seed, clock, Random{})) {
      const Seat seat = vault.to_act(position).first();
      if (seat == Seat::chance) continue;
      const Plan plan = planned(vault, position, seat, with(60), seed);
      REQUIRE(!plan.moves.empty());
      check_mix(plan);
      CHECK(planned(vault, vault.view(position, seat), seat, with(60), seed) == plan);
      compared += !(vault.view(position, seat) == position);
    }
  }
  CHECK(compared > 10);
}

TEST_CASE("a planner plays whole games on its chair, answers alike when asked again, and beats a random player", "[ai][planner]") {
  const Goofspiel game(5, Goofspiel::Prizes::shuffled);
  const Planned<Goofspiel> planner(with(200));
  int won = 0;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    Goofspiel::Position position = game.start(), again = game.start();
    playout(game, position, seed, {}, planner, Random{});
    playout(game, again, seed, {}, planner, Random{});
    CHECK(position == again);
    won += game.payoff(position, Seat::seat0);
  }
  CHECK(won > 40);  // wins less losses; even play would stay within 30
}

TEST_CASE("several seats on one side answer together, and whoever is not on the planner's side is against it", "[ai][planner]") {
  const Trio trio, captained{true};
  const Plan first = planned(trio, trio.start(), Seat::seat0, with(500));
  CHECK(first.proven);
  CHECK(std::abs(first.value - 1.5) < 1e-9);  // 2 1 1 0 over 1 2 2 3
  CHECK(std::abs(first.moves[0].share - 0.5) < 1e-9);
  CHECK(first.replies.empty());  // not of one seat

  const Plan third = planned(trio, trio.start(), Seat::seat2, with(500));  // the second might help the first against it
  CHECK(third.proven);
  CHECK(third.value == -2);
  CHECK(third.moves[0].share == 1);

  const Plan second = planned(captained, captained.start(), Seat::seat1, with(500));
  CHECK(second.proven);
  CHECK(std::abs(second.value + 1.5) < 1e-9);
  check_mix(second);
  CHECK(second.moves.size() == 2);
  REQUIRE(second.replies.size() == 2);
  CHECK(std::abs(second.replies[0].share - 0.5) < 1e-9);
}

TEST_CASE("every setting of a planner changes something, and one out of range is refused", "[ai][planner]") {
  const Goofspiel game(7, Goofspiel::Prizes::shuffled);
  auto position = game.start();
  Clock clock;
  play_ply(game, position, 5, clock, Random{});
  const PlannerSettings usual = with(700);
  const Plan plan = planned(game, position, Seat::seat0, usual);
  const auto differs = [&](auto&& change) {
    PlannerSettings settings = usual;
    change(settings);
    return !(planned(game, position, Seat::seat0, settings) == plan);
  };
  CHECK(differs([](auto& s) { s.budget = 701; }));
  CHECK(differs([](auto& s) { s.trees = 2; }));
  CHECK(differs([](auto& s) { s.joint = PlannerSettings::Joint::uct; }));
  CHECK(differs([](auto& s) { s.exploration = 0.2; }));
  CHECK(differs([](auto& s) { s.decay = 0.5; }));
  CHECK(differs([](auto& s) { s.share = false; }));
  CHECK(differs([](auto& s) { s.widest = 2; }));
  CHECK(differs([](auto& s) { s.memory = 40'000; }));
  CHECK(differs([](auto& s) { s.depth = 0; }));
  CHECK_FALSE(differs([](auto& s) { s.curiosity = 1.5; }));  // of one side alone, and of decoupled UCT:
  const auto curious = [&](double curiosity) {
    PlannerSettings settings = usual;
    settings.joint = PlannerSettings::Joint::uct;
    settings.curiosity = curiosity;
    return planned(game, position, Seat::seat0, settings);
  };
  CHECK_FALSE(curious(0.7) == curious(1.5));

  const auto refused = [&](auto&& change) {
    PlannerSettings settings = usual;
    change(settings);
    const std::optional<Fault> fault = fault_of(settings);
    return fault ? fault->text() : "";
  };
  CHECK(refused([](auto&) {}).empty());
  CHECK_THAT(refused([](auto& s) { s.budget = 100'000'001; }), ContainsSubstring("budget"));
  CHECK_THAT(refused([](auto& s) { s.trees = 0; }), ContainsSubstring("trees"));
  CHECK_THAT(refused([](auto& s) { s.threads = 257; }), ContainsSubstring("threads"));
  CHECK_THAT(refused([](auto& s) { s.exploration = 1.01; }), ContainsSubstring("exploration"));
  CHECK_THAT(refused([](auto& s) { s.decay = -1; }), ContainsSubstring("decay"));
  CHECK_THAT(refused([](auto& s) { s.curiosity = -0.1; }), ContainsSubstring("curiosity"));
  CHECK_THAT(refused([](auto& s) { s.memory = 4095; }), ContainsSubstring("memory"));
  CHECK_THAT(refused([](auto& s) { s.caution = -0.5; }), ContainsSubstring("caution"));
  CHECK_THAT(refused([](auto& s) { s.depth = 501; }), ContainsSubstring("depth"));
  CHECK_THAT(refused([](auto& s) { s.widest = 1; }), ContainsSubstring("widest"));
}

TEST_CASE("where the root is all of the tree, its moves meet the same luck in turn", "[ai][planner]") {
  const reference::Lottery game;
  PlannerSettings settings = with(10 * reference::Lottery::stalls);
  settings.depth = 0;
  settings.curiosity = 1000;  // each move as often as the others
  std::set<double> values;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Plan plan = planned(game, game.start(), Seat::seat0, settings, seed);
    REQUIRE(plan.moves.size() == reference::Lottery::stalls);
    for (std::size_t i = 1; i < plan.moves.size(); ++i) {
      CAPTURE(seed, i);
      CHECK(plan.moves[i].visits == plan.moves[0].visits);
      CHECK(std::abs(plan.moves[i].value - plan.moves[0].value - static_cast<double>(i)) < 1e-3);  // in spite of prizes of up to 998
    }
    values.insert(plan.moves[0].value);
  }
  CHECK(values.size() == 20);  // other seeds, other luck
}

}  // namespace rondo::ai
