#pragma once
// A player who takes any option, each as likely as the other, the same for a bare game and for a session.
#include <memory>

#include "rules/core/dealer.h"
#include "rules/table/controller.h"

namespace rondo {

class Gambler final : public Controller {
 public:
  [[nodiscard]] static std::size_t pick(const OptionList& options, Seat seat, std::uint64_t seed, std::uint64_t ply) {
    return Dealer(seed).below(static_cast<std::uint32_t>(options.size()), max_streams + static_cast<std::uint32_t>(seat), ply);
  }
  [[nodiscard]] std::optional<std::size_t> choose(const Host&, const Blob&, Seat seat, const OptionList& options, std::uint64_t seed,
                                                  std::uint64_t ply) const override {
    return pick(options, seat, seed, ply);
  }
  [[nodiscard]] static Seating everywhere() {
    Seating seating;
    seating.fill(std::make_shared<Gambler>());
    return seating;
  }
};

}  // namespace rondo
