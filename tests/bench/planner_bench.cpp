// The planner's benchmark: how fast it thinks, beside random playouts of the same games; how little its mixes can be exploited; what a node
// takes of memory; and that a search which has warmed up takes nothing from the heap. Prints one JSON object; `--help` explains.
#include <time.h>

#include <CLI/CLI.hpp>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <nlohmann/json.hpp>

#include "ai/core/planner.h"
#include "ai/core/playout.h"
#include "ai/core/random.h"
#include "tests/reference/exploiter.h"
#include "tests/reference/oshi_zumo.h"

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

namespace rondo::ai {

namespace {

using namespace nlohmann::literals;
using reference::Goofspiel;
using Json = nlohmann::ordered_json;

struct Request {
  std::uint64_t seed = 1;
  std::uint32_t simulations = 10'000;
  int games = 20;
  int threads = 2;
  std::uint32_t exploitability = 1000;
};

/// Seconds since some moment: of the processor for one thread, of the wall for several.
double seconds(clockid_t clock) {
  timespec now = {};
  ::clock_gettime(clock, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

double rate(double amount, double time) { return time > 0 ? std::round(amount / time) : 0; }

PlannerSettings settings_of(const Request& request, PlannerSettings::Joint joint) {
  PlannerSettings settings;
  settings.budget = request.simulations;
  settings.joint = joint;
  return settings;
}

/// As many playouts as a planner with the same request has simulations.
template <Game G>
Json playouts(const G& game, const Request& request) {
  const std::uint64_t count = std::uint64_t{request.simulations} * static_cast<std::uint64_t>(request.games);
  double payoff = 0;
  const double begun = seconds(CLOCK_THREAD_CPUTIME_ID);
  Draws draws(request.seed);
  const Payoff leaf;
  const Evenly policy;
  for (std::uint64_t i = 0; i < count; ++i) {
    typename G::Position position = game.start();
    payoff += play_out(game, leaf, policy, position, Seat::seat0, draws).value;
  }
  const double time = seconds(CLOCK_THREAD_CPUTIME_ID) - begun;
  return {{"playouts_per_second", rate(static_cast<double>(count), time)}, {"mean_payoff", payoff / static_cast<double>(count)}};
}

/// The opening, planned as often as the request has games, each with a seed of its own.
template <Game G>
Json plans(const G& game, const Request& request, PlannerSettings::Joint joint) {
  Planner<G> planner(game, settings_of(request, joint));
  static_cast<void>(planner.plan(game.start(), Seat::seat0, request.seed));  // the memory is there afterwards
  double simulations = 0, value = 0, nodes = 0, bytes = 0;
  const double begun = seconds(CLOCK_THREAD_CPUTIME_ID);
  for (int i = 0; i < request.games; ++i) {
    const Plan plan = planner.plan(game.start(), Seat::seat0, Dealer::game_seed(request.seed, static_cast<std::uint64_t>(i)));
    simulations += plan.simulations;
    value += plan.value;
    nodes += plan.nodes;
    bytes += static_cast<double>(plan.bytes);
  }
  const double time = seconds(CLOCK_THREAD_CPUTIME_ID) - begun;
  return {{"simulations_per_second", rate(simulations, time)},
          {"simulations", simulations},
          {"mean_value", value / request.games},
          {"nodes_per_decision", std::round(nodes / request.games)},
          {"bytes_per_node", std::round(bytes / nodes)}};
}

template <Game G>
Json speed(const char* name, const G& game, const Request& request) {
  Json entry = {{"game", name}};
  entry.update(playouts(game, request));
  entry["regret"] = plans(game, request, PlannerSettings::Joint::regret);
  entry["uct"] = plans(game, request, PlannerSettings::Joint::uct);
  return entry;
}

/// What a simulation takes from the heap, once the same search was made before.
double allocated(const Request& request, PlannerSettings::Joint joint) {
  const Goofspiel game(9);
  const PlannerSettings settings = settings_of(request, joint);
  const Payoff leaf;
  const Evenly policy;
  Search<Goofspiel, Payoff, Evenly> search(game, leaf, policy, settings, Arena(settings.memory));
  search.run(game.start(), Seat::seat0, request.simulations, {request.seed, request.seed});
  const std::uint64_t before = allocations;
  search.run(game.start(), Seat::seat0, request.simulations, {request.seed, request.seed});
  const std::uint64_t after = allocations;
  return static_cast<double>(after - before) / search.simulations();
}

/// Without the position, of a joint decision of 9 × 9 moves and of one seat's among 30.
Json bytes() {
  Node joint, alone;
  joint.kind = Node::Kind::joint;
  joint.rows = joint.columns = 9;
  joint.row_seats = joint.column_seats = 1;
  alone.rows = 30;
  alone.columns = alone.row_seats = 1;
  const std::size_t of_joint = joint.lay_out(0), of_alone = alone.lay_out(0);
  return {{"head", sizeof(Node)},
          {"joint_9_by_9", of_joint},
          {"per_cell", static_cast<double>(of_joint) / joint.size()},
          {"alone_30", of_alone},
          {"per_move", static_cast<double>(of_alone) / alone.size()}};
}

/// The same trees on one thread and on several: wall time, and whether the answers are the same.
Json threads(const Request& request) {
  const Goofspiel game(9);
  Json entry = Json::object();
  std::vector<double> times;
  std::vector<Plan> answers;
  for (const int crew : {1, request.threads}) {
    PlannerSettings settings = settings_of(request, PlannerSettings::Joint::regret);
    settings.trees = request.threads;
    settings.threads = crew;
    Planner<Goofspiel> planner(game, settings);
    static_cast<void>(planner.plan(game.start(), Seat::seat0, request.seed));
    const double begun = seconds(CLOCK_MONOTONIC);
    for (int i = 0; i < request.games; ++i)
      answers.push_back(planner.plan(game.start(), Seat::seat0, Dealer::game_seed(request.seed, static_cast<std::uint64_t>(i))));
    times.push_back(seconds(CLOCK_MONOTONIC) - begun);
    entry[std::to_string(crew)] = rate(static_cast<double>(request.simulations) * request.games, times.back());
  }
  const auto half = answers.begin() + request.games;
  entry["ratio"] = times.back() > 0 ? times.front() / times.back() : 0;
  entry["same_answers"] = std::equal(answers.begin(), half, half);
  return entry;
}

Json exploited(int cards, std::uint32_t budget, const Request& request) {
  constexpr int seeds = 20;
  const Goofspiel game(cards);
  PlannerSettings settings;
  settings.budget = budget;
  settings.memory = std::size_t{64} << 20U;
  double sum = 0, squares = 0;
  for (int i = 0; i < seeds; ++i) {
    const double lost = reference::Exploiter(game, request.seed + static_cast<std::uint64_t>(i), settings).measure();
    sum += lost;
    squares += lost * lost;
  }
  const double mean = sum / seeds, variance = std::max(squares / seeds - mean * mean, 0.0) * seeds / (seeds - 1);
  return {{"game", "goofspiel " + std::to_string(cards)},
          {"simulations", budget},
          {"seeds", seeds},
          {"mean", mean},
          {"standard_error", std::sqrt(variance / seeds)}};
}

Json measured(const Request& request) {
  Json result = {{"seed", request.seed}, {"simulations", request.simulations}, {"games", request.games}};
  for (const int cards : {5, 9, 13})
    result["speed"].push_back(speed(("goofspiel " + std::to_string(cards)).c_str(), Goofspiel(cards), request));
  result["speed"].push_back(speed("oshi-zumo 50 3 1", reference::OshiZumo(50, 3, 1), request));
  result["bytes"] = bytes();
  result["allocations_per_simulation"] = {{"regret", allocated(request, PlannerSettings::Joint::regret)},
                                          {"uct", allocated(request, PlannerSettings::Joint::uct)}};
  if (request.threads > 1) result["threads"] = threads(request);
  for (const int cards : {4, 5})
    for (std::uint32_t budget = 1000; budget <= request.exploitability; budget *= 10)
      result["exploitability"].push_back(exploited(cards, budget, request));
  return result;
}

/// What may never be otherwise, however fast it is.
bool sound(const Json& result) {
  const Json& allocated = result["allocations_per_simulation"];
  return allocated["regret"] == 0 && allocated["uct"] == 0 && result.value("/threads/same_answers"_json_pointer, true);
}

}  // namespace

}  // namespace rondo::ai

int main(int argc, char* argv[]) {
  rondo::ai::Request request;
  CLI::App app("Measures the planner and prints one JSON object.", "planner_bench");
  app.footer("Example: planner_bench --simulations 10000 --games 50 --exploitability 10000\n"
             "Exit code 1 where a warm search took from the heap, or threads changed an answer.");
  app.add_option("--seed", request.seed, "of everything random (1)")->type_name("N");
  app.add_option("--simulations", request.simulations, "of one decision (10000)")->check(CLI::Range(1U, 10'000'000U))->type_name("N");
  app.add_option("--games", request.games, "decisions planned for each measure (20)")->check(CLI::Range(1, 1'000'000))->type_name("N");
  app.add_option("--threads", request.threads, "compared with one (2); 1 compares nothing")->check(CLI::Range(1, 256))->type_name("N");
  app.add_option("--exploitability", request.exploitability, "up to 1000, 10000 or 100000 simulations a state (1000); 0 for none")
      ->check(CLI::Range(0U, 100'000U))
      ->type_name("N");
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& asked) {
    return app.exit(asked);
  } catch (const CLI::ParseError& error) {
    std::fprintf(stderr, "planner_bench: %s (--help explains)\n", error.what());
    return 2;
  }
  const rondo::ai::Json result = rondo::ai::measured(request);
  std::puts(result.dump(2).c_str());
  return rondo::ai::sound(result) ? 0 : 1;
}
