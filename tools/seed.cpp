#include "tools/seed.h"

#include <unistd.h>

#include <charconv>
#include <chrono>

#include "rules/core/dealer.h"

namespace rondo::tools {

std::uint64_t fresh_seed() {
  const auto now = static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count());
  return Dealer::game_seed(now, static_cast<std::uint64_t>(::getpid())) % 999'999 + 1;
}

std::optional<std::uint64_t> seed_number(std::string_view text) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

}  // namespace rondo::tools
