// How little the mixes of Aerodome's levels can be exploited, at positions met in play: one line a level, and one for each position where a
// best answer gains more than 0.05 of the range of values. `--help` explains.
#include <CLI/CLI.hpp>
#include <cstdio>

#include "decks/aerodome/load.h"
#include "tests/ai/aerodome_mixes.h"
#include "tools/files.h"

namespace rondo::aerodome {

namespace {

constexpr double most = 0.05;

struct Request {
  std::size_t positions = 50;
  Looking looking;
  int earnest = 0;
  std::uint64_t seed = 1;
};

struct Spread {
  double sum = 0, worst = 0;
  int count = 0, above = 0;
  void add(double value) {
    sum += value;
    worst = std::max(worst, value);
    ++count;
    above += value > most;
  }
  [[nodiscard]] std::string text() const {
    std::array<char, 80> text{};
    std::snprintf(text.data(), text.size(), "mean %.4f, worst %.4f, above %.2f %d of %d", count > 0 ? sum / count : 0, worst, most, above, count);
    return text.data();
  }
};

/// Whether no mix of the level is above at any position.
bool measure(const std::vector<Met>& met, const Level& level, const Request& request) {
  Spread again, earnest;
  for (std::size_t i = 0; i < met.size(); ++i) {
    const Tactician pilot(met[i].game, level);
    const std::uint64_t seed = request.seed * 1'000'000'000 + i * 10'000'000;
    const Estimate estimate = rehearsed(met[i], level, request.looking, seed);
    Estimate found, tried;
    if (request.earnest > 0) {
      found = played(met[i], level, request.earnest, seed + 3'000'000);
      tried = played(met[i], level, request.earnest, seed + 6'000'000);
    }
    for (const Seat seat : {Seat::seat0, Seat::seat1}) {
      const ai::Plan mix = pilot.mix(met[i].position, seat, i);
      const double gain = exploited(estimate, mix, seat);
      again.add(gain);
      if (request.earnest > 0) earnest.add(exploited(found, tried, mix, seat));
      if (gain > most) std::printf("position %zu, %s: %.4f\n", i + 1, seat == Seat::seat0 ? "red" : "blue", gain);
    }
  }
  std::printf("%s: %s\n", std::string(level.name).c_str(), again.text().c_str());
  if (request.earnest > 0) std::printf("%s in earnest: %s\n", std::string(level.name).c_str(), earnest.text().c_str());
  std::fflush(stdout);
  return again.above == 0;
}

}  // namespace

}  // namespace rondo::aerodome

int main(int argc, char* argv[]) {
  using namespace rondo::aerodome;
  Request request;
  CLI::App app("Measures how much a best answer gains against veteran and ace, as a share of the range of values.", "mix_bench");
  app.footer("Example: mix_bench --positions 50 --earnest 16\n"
             "Positions are met in games of two veterans, one in five hidden choices, by five pairs of pilots; the mixes of both seats count.\n"
             "Exit code 1 where a best answer gains more than 0.05 in the matrix that is rehearsed anew.");
  app.add_option("--positions", request.positions, "met in play (50)")->check(CLI::Range(1, 10'000))->type_name("N");
  app.add_option("--horizon", request.looking.horizon, "rounds that the matrix is rehearsed for (2)")->check(CLI::Range(1, 4))->type_name("N");
  app.add_option("--budget", request.looking.budget, "rehearsals behind each pair of cards (300)")->check(CLI::Range(1, 1'000'000))->type_name("N");
  app.add_option("--earnest", request.earnest, "rounds played for each pair of cards, twice (0: none)")->check(CLI::Range(0, 10'000))->type_name("N");
  app.add_option("--seed", request.seed, "of the matrices (1)")->check(CLI::Range(0, 1'000'000))->type_name("N");
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& asked) {
    return app.exit(asked);
  } catch (const CLI::ParseError& error) {
    std::fprintf(stderr, "mix_bench: %s (--help explains)\n", error.what());
    return 2;
  }
  const std::vector<rondo::SourceFile> files = rondo::tools::files_for("aerodome", rondo::tools::shipped_files());
  const std::vector<Met> met = met_in_play(load(files).box, request.positions);
  bool fine = true;
  for (std::size_t level = 1; level < levels.size(); ++level) fine = measure(met, levels[level], request) && fine;
  return fine ? 0 : 1;
}
