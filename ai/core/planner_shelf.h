#pragma once
// Arenas that nobody uses at the moment: whoever plans takes one, or has one made, and puts it back. What lies in an arena from before
// is never read, so a plan is the same whichever it gets. Several threads may take and put back at once.
#include <mutex>
#include <utility>
#include <vector>

#include "ai/core/planner_tree.h"

namespace rondo::ai {

class ArenaShelf {
 public:
  /// One of exactly so many bytes.
  [[nodiscard]] Arena take(std::size_t bytes) {
    const std::lock_guard<std::mutex> lock(mutex_);
    for (std::size_t i = arenas_.size(); i-- > 0;) {
      if (arenas_[i].asked() != bytes) continue;
      Arena found = std::move(arenas_[i]);
      arenas_.erase(arenas_.begin() + static_cast<std::ptrdiff_t>(i));
      return found;
    }
    return Arena(bytes);
  }
  void put_back(Arena arena) {
    const std::lock_guard<std::mutex> lock(mutex_);
    arenas_.push_back(std::move(arena));
  }

 private:
  std::mutex mutex_;
  std::vector<Arena> arenas_;
};

}  // namespace rondo::ai
