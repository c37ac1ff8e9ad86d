#pragma once
// The warden's printed priorities: never the same door twice running, then the doors visited least; red breaks ties.
#include <algorithm>

#include "rules/core/ruled.h"
#include "tests/toy/vault.h"

namespace rondo::toy {

class Warden {
 public:
  [[nodiscard]] Seat seat() const { return warden; }
  [[nodiscard]] Seat tie_breaker() const { return red; }
  void narrow(const Vault&, const Position& position, OptionList& options, Trace* trace) const {
    if (trace) trace->step = "prowl";
    const std::size_t legal = options.size();
    options.filter([&](const Option& option) { return option.action.a != position.door; });
    if (trace && options.size() < legal) trace->rule = "never the same door twice running";
    std::uint8_t least = 255;
    for (const Option& option : options) least = std::min(least, position.visits[option.action.a - 1U]);
    const std::size_t elsewhere = options.size();
    options.filter([&](const Option& option) { return position.visits[option.action.a - 1U] == least; });
    if (trace && options.size() < elsewhere) trace->rule = "the doors visited least";
    if (trace) trace->notes.push_back("fewest visits: " + std::to_string(least));
  }
};

using Guarded = Ruled<Vault, Warden>;

}  // namespace rondo::toy
