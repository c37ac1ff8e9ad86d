#pragma once
// Seeds that nobody chose. This is the one place of the program that asks the clock for a game's sake; whoever takes such a seed
// shows it and records it.
#include <cstdint>
#include <optional>
#include <string_view>

namespace rondo::tools {

/// A seed of at most six digits, easy to note down.
[[nodiscard]] std::uint64_t fresh_seed();

/// A whole number below 2^64, or nothing.
[[nodiscard]] std::optional<std::uint64_t> seed_number(std::string_view text);

}  // namespace rondo::tools
