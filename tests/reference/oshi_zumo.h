#pragma once
// Oshi-Zumo: a wrestler stands in the middle of 2·size + 1 squares; both seats bid coins face down, the higher bid pushes him one
// square, and both bids are paid. Who has less than the least bid bids what is left; it ends off the board, or without coins.
#include <cereal/types/array.hpp>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "rules/core/fields.h"
#include "rules/core/game.h"

namespace rondo::reference {

class OshiZumo {
 public:
  struct Position {
    std::array<std::uint16_t, 2> coins{};
    std::int16_t square = 0;  ///< 0 the middle; more than 0 is good for the first seat
    bool operator==(const Position&) const = default;
    template <class Archive>
    void serialize(Archive& archive) {
      archive(CEREAL_NVP(coins), CEREAL_NVP(square));
    }
  };
  struct Event {};

  OshiZumo(int coins, int size, int least = 1) : coins_(static_cast<std::uint16_t>(coins)), size_(size), least_(static_cast<std::uint16_t>(least)) {}

  [[nodiscard]] Position start() const { return {{coins_, coins_}, 0}; }
  [[nodiscard]] SeatSet to_act(const Position& position) const {
    SeatSet seats;
    if (std::abs(position.square) > size_ || (position.coins[0] == 0 && position.coins[1] == 0)) return seats;
    seats.insert(Seat::seat0);
    seats.insert(Seat::seat1);
    return seats;
  }
  void options(const Position& position, Seat seat, OptionList& options) const {
    options.clear();
    const std::uint16_t purse = position.coins[static_cast<std::size_t>(seat)];
    for (int bid = std::min(least_, purse); bid <= purse; ++bid) options.add({0, static_cast<std::uint16_t>(bid), 0, 0});
  }
  template <class Narrator>
  void apply(Position& position, std::span<const Action> answers, Narrator&) const {
    const std::uint16_t first = answers.front().a, second = answers.back().a;
    position.coins[0] = static_cast<std::uint16_t>(position.coins[0] - first);
    position.coins[1] = static_cast<std::uint16_t>(position.coins[1] - second);
    position.square = static_cast<std::int16_t>(position.square + (first > second) - (first < second));
  }
  [[nodiscard]] int payoff(const Position& position, Seat seat) const {
    const int result = (position.square > 0) - (position.square < 0);
    return seat == Seat::seat0 ? result : -result;
  }
  [[nodiscard]] Position view(const Position& position, Seat) const { return position; }
  [[nodiscard]] int stream(const Position&) const { return 0; }
  [[nodiscard]] Seat chooser(Seat seat) const { return seat; }

 private:
  std::uint16_t coins_;
  int size_;
  std::uint16_t least_;
};

}  // namespace rondo::reference
