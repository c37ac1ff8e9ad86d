#include "tools/bench.h"

#include <ctime>

#include "rules/table/session.h"
#include "tools/files.h"
#include "tools/sitting.h"

namespace rondo::tools {

namespace {

constexpr std::uint64_t master_seed = 20;  // of the fixed matches; another one is another signature
constexpr int matches = 24;                // of each sitter
constexpr int paced_games = 400;

/// Folds one more number into a digest.
void fold(std::uint64_t& digest, std::uint64_t value) {
  digest = (digest ^ value) * 0x9e3779b97f4a7c15ULL;
  digest ^= digest >> 32U;
}

/// One match in which the same kind of sitter has every chair.
Result<std::uint64_t> match(const Entry& entry, Files files, const std::string& sitter, std::uint64_t seed) {
  Result<Sitting> sitting = open_sitting(entry, files, {}, seed);
  if (!sitting) return sitting.fault();
  for (const Chair& chair : sitting->chairs()) RONDO_ENSURE(!sitting->seat(chair.name, sitter), "a sitter of the bench is unknown");
  for (bool went = true; went;) {
    const Result<bool> step = sitting->step();
    if (!step) return step.fault();
    went = *step;
  }
  const Session& session = sitting->session();
  RONDO_ENSURE(session.over(), "a match without persons stopped to ask");
  std::uint64_t digest = session.plies();
  fold(digest, session.host().digest(session.position()));
  return digest;
}

Result<std::uint64_t> signature(const Entry& entry, Files files) {
  std::uint64_t digest = 0;
  for (const Sitter& sitter : entry.sitters)
    for (int i = 0; i < matches; ++i) {
      const Result<std::uint64_t> played = match(entry, files, sitter.name, Dealer::game_seed(master_seed, static_cast<std::uint64_t>(i)));
      if (!played) return played.fault();
      fold(digest, *played);
    }
  return digest;
}

std::string per(std::uint64_t amount, std::uint64_t divisor) { return std::to_string(divisor == 0 ? 0 : (amount + divisor / 2) / divisor); }

std::string pace_text(const Pace& pace, std::size_t bytes) {
  const std::uint64_t second = 1'000'000'000;
  return per(pace.games * second, pace.play_ns) + " games/s, " + per(pace.plies * second, pace.play_ns) + " plies/s, " +
         per(pace.play_ns, pace.plies) + " ns/ply, " + per(pace.plies, pace.games) + " plies/game; position " + std::to_string(bytes) +
         " bytes, copied in " + per(pace.copy_ns, pace.copies) + " ns";
}

std::optional<Fault> bench(const Entry& entry, Report& report) {
  const std::vector<SourceFile> files = frozen_files(entry.name);
  const Result<std::uint64_t> number = signature(entry, files);
  if (!number) return number.fault();
  report.out += entry.name + " " + std::to_string(*number >> 32U) + "\n";
  const Result<Pace> pace = entry.pace(files, paced_games);
  if (!pace) return pace.fault();
  const Result<Sitting> sitting = open_sitting(entry, files, {}, 0);
  if (!sitting) return sitting.fault();
  report.err += entry.name + " at random: " + pace_text(*pace, sitting->host().position_size()) + "\n";
  return std::nullopt;
}

}  // namespace

std::uint64_t processor_ns() {
  timespec now = {};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<std::uint64_t>(now.tv_sec) * 1'000'000'000U + static_cast<std::uint64_t>(now.tv_nsec);
}

Report bench(Catalogue games, const std::string& name) {
  Report report;
  const Result<const Entry*> one = name.empty() ? Result<const Entry*>(nullptr) : entry_named(games, name);
  if (!one) return refused(one.fault());
  for (const Entry& entry : games)
    if (*one == nullptr || *one == &entry)
      if (const std::optional<Fault> fault = bench(entry, report)) return refused(*fault);
  return report;
}

}  // namespace rondo::tools
