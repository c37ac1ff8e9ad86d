// The test program's main, the one place where Catch2 2.13 compiles itself. It takes the user's locale, as a program
// around ours might, so that a run under a comma-decimal locale finds every number that leans on the locale; and it
// closes with one plain line of counts, the same for both generations of Catch2. A filter that finds no test is a failure.
#if __has_include(<catch2/catch_session.hpp>)
#include <catch2/catch_session.hpp>
#include <catch2/catch_test_case_info.hpp>
#include <catch2/reporters/catch_reporter_event_listener.hpp>
#include <catch2/reporters/catch_reporter_registrars.hpp>
namespace Catch {
using Listener = EventListenerBase;
}
#else
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>
namespace Catch {
using Listener = TestEventListenerBase;
}
#endif

#include <clocale>
#include <cstdio>
#include <locale>
#include <optional>
#include <stdexcept>

namespace {

std::optional<Catch::Counts> counted;  // empty until the run has ended

class Counter : public Catch::Listener {
 public:
  using Catch::Listener::Listener;
  void testRunEnded(const Catch::TestRunStats& stats) override { counted = stats.totals.testCases; }
};

CATCH_REGISTER_LISTENER(Counter)

void take_locale_of_environment() {
  try {
    std::locale::global(std::locale(""));
  } catch (const std::runtime_error&) {
    std::fputs("rondo_tests: the environment's locale is not installed; running under C\n", stderr);
  }
}

}  // namespace

int main(int argc, char* argv[]) {
  take_locale_of_environment();
  Catch::Session session;
  if (session.applyCommandLine(argc, argv) != 0) return 2;
  const int failed = session.run();
  const auto& asked = session.configData();
  if (asked.showHelp || asked.listTests || asked.listTags) return 0;  // 2.13 answers with how many it listed
  if (!counted) return 1;
  std::printf("%zu passed, %zu failed\n", static_cast<std::size_t>(counted->passed), static_cast<std::size_t>(counted->failed));
  return failed == 0 && counted->total() > 0 ? 0 : 1;
}
