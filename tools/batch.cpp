#include "tools/batch.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace rondo::tools {

std::size_t run(const Batch& batch, const std::function<void(std::size_t)>& job) {
  std::atomic<std::size_t> next = 0;
  std::atomic<std::size_t> done = 0;
  const std::size_t threads = std::min<std::size_t>(batch.threads, batch.jobs);
  std::size_t working = threads;
  std::mutex door;
  std::condition_variable left;
  const auto work = [&] {
    while (batch.stop == nullptr || !*batch.stop) {
      const std::size_t mine = next++;  // whoever takes a job does it: the jobs done are always the first ones
      if (mine >= batch.jobs) break;
      job(mine);
      ++done;
    }
    const std::lock_guard lock(door);
    --working;
    left.notify_one();
  };
  std::vector<std::jthread> crew;
  for (std::size_t i = 0; i < threads; ++i) crew.emplace_back(work);
  std::unique_lock lock(door);
  while (!left.wait_for(lock, std::chrono::milliseconds(200), [&] { return working == 0; }))
    if (batch.watch) batch.watch(done);
  lock.unlock();
  crew.clear();
  return done;
}

}  // namespace rondo::tools
