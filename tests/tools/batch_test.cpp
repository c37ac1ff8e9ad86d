// Batches: every job once, the first ones when stopped, and games that are the same whoever plays them. Those tagged [batch] also run
// under the thread sanitizer.
#include "tools/batch.h"

#include <numeric>

#include "tests/tools/sims.h"

namespace rondo::tools {

TEST_CASE("each job of a batch is done once, whatever the number of threads", "[tools][batch]") {
  for (const unsigned threads : {1U, 2U, 4U, 9U})
    for (const std::size_t jobs : {0UL, 1UL, 3UL, 1000UL}) {
      std::vector<int> done(jobs);
      CHECK(run({jobs, threads, nullptr, {}}, [&](std::size_t job) { ++done[job]; }) == jobs);
      CHECK(done == std::vector<int>(jobs, 1));
    }
}

TEST_CASE("a batch that is stopped has done its first jobs and no other", "[tools][batch]") {
  for (const unsigned threads : {1U, 2U, 4U}) {
    std::atomic<bool> stop = false;
    std::vector<int> done(10'000);
    const std::size_t count = run({done.size(), threads, &stop, {}}, [&](std::size_t job) {
      ++done[job];
      if (job == 100) stop = true;
      while (job > 100 && !stop) std::this_thread::yield();
    });
    CHECK(count > 100);
    CHECK(count <= 100 + threads);  // each other thread may be at one more
    std::vector<int> expected(done.size());
    std::fill_n(expected.begin(), count, 1);
    CHECK(done == expected);
  }
  const std::atomic<bool> stopped = true;
  CHECK(run({5, 2, &stopped, {}}, [](std::size_t) { FAIL("a job was begun"); }) == 0);
}

TEST_CASE("whoever waits for a long batch hears how far it is", "[tools][batch]") {
  std::atomic<bool> heard = false;
  std::size_t most = 0;
  run({2, 2, nullptr,
       [&](std::size_t done) {
         most = std::max(most, done);
         heard = true;
       }},
      [&](std::size_t) {
        while (!heard) std::this_thread::yield();
      });
  CHECK(heard);
  CHECK(most <= 2);
}

TEST_CASE("a simulation is the same for one, two and four threads", "[tools][sim][batch]") {
  for (const Entry& entry : sim_games()) {
    SimRequest request = small(entry);
    request.list = true;
    const std::string one = sim_json(played(request));
    for (const unsigned threads : {2U, 4U}) {
      request.threads = threads;
      CHECK(sim_json(played(request)) == one);
    }
  }
}

}  // namespace rondo::tools
