#include "rules/core/dealer.h"

#include <Random123/philox.h>

namespace rondo {

namespace {

std::array<std::uint32_t, 4> block(std::uint64_t key, std::uint64_t occasion, std::uint32_t stream, std::uint32_t attempt) {
  const r123::Philox4x32::key_type philox_key = {{static_cast<std::uint32_t>(key), static_cast<std::uint32_t>(key >> 32U)}};
  const r123::Philox4x32::ctr_type counter = {{static_cast<std::uint32_t>(occasion), static_cast<std::uint32_t>(occasion >> 32U), stream, attempt}};
  const auto drawn = r123::Philox4x32{}(counter, philox_key);
  return {drawn[0], drawn[1], drawn[2], drawn[3]};
}

}  // namespace

std::uint32_t Dealer::below(std::uint32_t bound, std::uint32_t stream, std::uint64_t occasion) const {
  RONDO_ENSURE(bound > 0, "a draw below zero");
  for (std::uint32_t attempt = 0;; ++attempt)
    for (const std::uint32_t word : block(seed_, occasion, stream, attempt))
      if (const std::optional<std::uint32_t> number = fall(word, bound)) return *number;
}

std::size_t Dealer::pick(std::span<const Option> options, std::uint32_t stream, std::uint64_t occasion) const {
  std::uint64_t total = 0;
  for (const Option& option : options) total += option.weight;
  RONDO_ENSURE(total > 0 && total <= 0xffffffffULL, "weights of a chance ply do not fit");
  std::uint32_t ticket = below(static_cast<std::uint32_t>(total), stream, occasion);
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (ticket < options[i].weight) return i;
    ticket -= options[i].weight;
  }
  RONDO_ENSURE(false, "a drawn ticket had no option");
  return 0;
}

std::uint64_t Dealer::game_seed(std::uint64_t master, std::uint64_t index) {
  const auto words = block(master, index, 0xfffffffeU, 0);
  return (static_cast<std::uint64_t>(words[1]) << 32U) | words[0];
}

}  // namespace rondo
