#pragma once
// A heap of counters from which two seats take one to three in turn; who takes the last one wins. Won exactly by leaving a multiple of
// four: the simplest game in which one seat decides at a time and every position is won or lost.
#include <algorithm>

#include "rules/core/fields.h"
#include "rules/core/game.h"

namespace rondo::reference {

class Nim {
 public:
  struct Position {
    std::uint16_t heap = 0;
    Seat next = Seat::seat0;
    bool operator==(const Position&) const = default;
    template <class Archive>
    void serialize(Archive& archive) {
      archive(CEREAL_NVP(heap), CEREAL_NVP(next));
    }
  };
  struct Event {};

  explicit Nim(int heap) : heap_(static_cast<std::uint16_t>(heap)) {}

  [[nodiscard]] Position start() const { return {heap_, Seat::seat0}; }
  [[nodiscard]] SeatSet to_act(const Position& position) const { return position.heap == 0 ? SeatSet() : SeatSet(position.next); }
  void options(const Position& position, Seat, OptionList& options) const {
    options.clear();
    for (int take = 1; take <= std::min<int>(3, position.heap); ++take) options.add({0, static_cast<std::uint16_t>(take), 0, 0});
  }
  template <class Narrator>
  void apply(Position& position, std::span<const Action> answers, Narrator&) const {
    position.heap = static_cast<std::uint16_t>(position.heap - answers.front().a);
    position.next = position.next == Seat::seat0 ? Seat::seat1 : Seat::seat0;
  }
  [[nodiscard]] int payoff(const Position& position, Seat seat) const { return seat == position.next ? -1 : 1; }
  [[nodiscard]] Position view(const Position& position, Seat) const { return position; }
  [[nodiscard]] int stream(const Position&) const { return 0; }
  [[nodiscard]] Seat chooser(Seat seat) const { return seat; }

 private:
  std::uint16_t heap_;
};

}  // namespace rondo::reference
