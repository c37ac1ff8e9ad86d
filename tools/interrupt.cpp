#include "tools/interrupt.h"

namespace rondo::tools {

namespace {

std::atomic<bool> stop = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal may set it");

}  // namespace

Interrupt::Interrupt() {
  stop = false;
  struct sigaction ours = {};
  ours.sa_handler = [](int) { stop = true; };
  ours.sa_flags = static_cast<int>(SA_RESETHAND);
  ::sigaction(SIGINT, &ours, &before_);
}

Interrupt::~Interrupt() { ::sigaction(SIGINT, &before_, nullptr); }

const std::atomic<bool>& Interrupt::asked() const { return stop; }

}  // namespace rondo::tools
