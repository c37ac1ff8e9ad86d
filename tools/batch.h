#pragma once
// Many jobs on several threads. Jobs are taken in order and each writes only what is its own, so what a batch leaves behind is the same
// whatever the number of threads.
#include <atomic>
#include <cstddef>
#include <functional>

namespace rondo::tools {

struct Batch {
  std::size_t jobs = 0;
  unsigned threads = 1;                         ///< at least 1
  const std::atomic<bool>* stop = nullptr;      ///< once true, no further job is begun; may be null
  std::function<void(std::size_t done)> watch;  ///< called now and then by the caller's thread; may be empty
};

/// Does `job(0)`, `job(1)`, … Returns how many from the first on are done: all, unless it was stopped.
std::size_t run(const Batch& batch, const std::function<void(std::size_t)>& job);

}  // namespace rondo::tools
