#pragma once
// Who decides in a person's place. A controller is a pure function of what it is shown: asked again, it answers the same.
#include <array>
#include <cstdint>
#include <memory>
#include <optional>

#include "rules/table/host.h"

namespace rondo {

class Controller {
 public:
  Controller() = default;
  Controller(const Controller&) = delete;
  Controller& operator=(const Controller&) = delete;
  virtual ~Controller() = default;

  /// The index of the option to take for `seat`, or nothing: then a person decides. `view` is what the chooser may know; `seat` is
  /// an automaton's when its priorities leave a tie to the chooser. `ply` is the number of plies played so far.
  [[nodiscard]] virtual std::optional<std::size_t> choose(const Host& host, const Blob& view, Seat seat, const OptionList& options,
                                                          std::uint64_t seed, std::uint64_t ply) const = 0;
};

/// Who sits where, by chooser; an empty chair is a person's.
using Seating = std::array<std::shared_ptr<const Controller>, max_seats>;

}  // namespace rondo
