#pragma once
// One seat chooses one of four stalls, then luck draws a prize of 0 to 999 and the game is over. Stalls hardly matter beside the prize:
// a game in which only equal luck tells moves apart.
#include "rules/core/fields.h"
#include "rules/core/game.h"

namespace rondo::reference {

class Lottery {
 public:
  static constexpr int stalls = 4;
  struct Position {
    std::uint8_t stall = 0;  ///< from 1; 0 before the choice
    bool drawn = false;
    std::uint16_t prize = 0;
    bool operator==(const Position&) const = default;
    template <class Archive>
    void serialize(Archive& archive) {
      archive(CEREAL_NVP(stall), CEREAL_NVP(drawn), CEREAL_NVP(prize));
    }
  };
  struct Event {};

  [[nodiscard]] Position start() const { return {}; }
  [[nodiscard]] SeatSet to_act(const Position& p) const {
    return p.stall == 0 ? SeatSet(Seat::seat0) : p.drawn ? SeatSet() : SeatSet(Seat::chance);
  }
  void options(const Position&, Seat seat, OptionList& options) const {
    options.clear();
    for (int i = 0; i < (seat == Seat::chance ? 500 : stalls); ++i) options.add({0, static_cast<std::uint16_t>(i), 0, 0});
  }
  template <class Narrator>
  void apply(Position& p, std::span<const Action> answers, Narrator&) const {
    const std::uint16_t number = answers.front().a;
    if (p.stall == 0) {
      p.stall = static_cast<std::uint8_t>(number + 1);
    } else {
      p.drawn = true;
      p.prize = static_cast<std::uint16_t>(2 * number);
    }
  }
  [[nodiscard]] int payoff(const Position& p, Seat) const { return p.prize + p.stall; }
  [[nodiscard]] Position view(const Position& p, Seat) const { return p; }
  [[nodiscard]] int stream(const Position&) const { return 0; }
  [[nodiscard]] Seat chooser(Seat seat) const { return seat; }
};

}  // namespace rondo::reference
