#pragma once
// Ctrl-C as a wish to come to an end with what there is: for work that can stop in the middle and still has something to tell.
#include <atomic>
#include <csignal>

namespace rondo::tools {

/// While it lives the first Ctrl-C asks for the end, and a second one does not ask. One at a time.
class Interrupt {
 public:
  Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;
  ~Interrupt();

  /// Set once the end was asked for.
  [[nodiscard]] const std::atomic<bool>& asked() const;

 private:
  struct sigaction before_ = {};
};

}  // namespace rondo::tools
