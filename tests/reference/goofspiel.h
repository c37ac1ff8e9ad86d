#pragma once
// Goofspiel: both seats hold the cards 1 to N; a prize is turned, both answer with a card face down, the higher card wins the prize, and
// equal cards win nobody anything. A small game of hidden simultaneous choices whose exact values are known.
#include <cereal/types/array.hpp>

#include <array>
#include <bit>

#include "rules/core/fields.h"
#include "rules/core/game.h"

namespace rondo::reference {

class Goofspiel {
 public:
  enum class Prizes { descending, shuffled };
  enum class Worth { result, points };  ///< who has more prizes (−1, 0, 1), or by how much

  struct Position {
    std::array<std::uint16_t, 2> hands{};  ///< bit c: the card c + 1 is held
    std::uint16_t prizes = 0;              ///< still to be turned, by the same bits
    std::uint16_t prize = 0;               ///< that lies open; 0 before it is turned
    std::int16_t lead = 0;                 ///< points of the first seat over the other's
    bool operator==(const Position&) const = default;
    template <class Archive>
    void serialize(Archive& archive) {
      archive(CEREAL_NVP(hands), CEREAL_NVP(prizes), CEREAL_NVP(prize), CEREAL_NVP(lead));
    }
  };
  struct Event {};

  explicit Goofspiel(int cards, Prizes prizes = Prizes::descending, Worth worth = Worth::result)
      : all_(static_cast<std::uint16_t>((1U << static_cast<unsigned>(cards)) - 1U)), prizes_(prizes), worth_(worth) {}

  [[nodiscard]] Position start() const {
    Position position{{all_, all_}, all_, 0, 0};
    turn_highest(position);
    return position;
  }
  [[nodiscard]] SeatSet to_act(const Position& position) const {
    SeatSet seats;
    if (position.prize != 0) {
      seats.insert(Seat::seat0);
      seats.insert(Seat::seat1);
    } else if (position.prizes != 0) {
      seats.insert(Seat::chance);
    }
    return seats;
  }
  void options(const Position& position, Seat seat, OptionList& options) const {
    options.clear();
    unsigned bits = seat == Seat::chance ? position.prizes : position.hands[static_cast<std::size_t>(seat)];
    for (; bits != 0; bits &= bits - 1) options.add({0, static_cast<std::uint16_t>(std::countr_zero(bits) + 1), 0, 0});
  }
  template <class Narrator>
  void apply(Position& position, std::span<const Action> answers, Narrator&) const {
    if (answers.size() == 1) {
      turn(position, answers[0].a);
      return;
    }
    for (std::size_t i = 0; i < 2; ++i) position.hands[i] = without(position.hands[i], answers[i].a);
    const int difference = int{answers[0].a} - int{answers[1].a};
    position.lead = static_cast<std::int16_t>(position.lead + ((difference > 0) - (difference < 0)) * position.prize);
    position.prize = 0;
    turn_highest(position);
  }
  [[nodiscard]] int payoff(const Position& position, Seat seat) const {
    const int lead = seat == Seat::seat0 ? position.lead : -position.lead;
    return worth_ == Worth::points ? lead : (lead > 0) - (lead < 0);
  }
  [[nodiscard]] Position view(const Position& position, Seat) const { return position; }
  [[nodiscard]] int stream(const Position&) const { return 0; }
  [[nodiscard]] Seat chooser(Seat seat) const { return seat; }

 private:
  static std::uint16_t without(std::uint16_t cards, std::uint16_t card) { return static_cast<std::uint16_t>(cards & ~(1U << (card - 1U))); }
  static void turn(Position& position, std::uint16_t card) {
    position.prizes = without(position.prizes, card);
    position.prize = card;
  }
  void turn_highest(Position& position) const {
    if (prizes_ == Prizes::descending && position.prizes != 0) turn(position, static_cast<std::uint16_t>(std::bit_width(position.prizes)));
  }

  std::uint16_t all_;
  Prizes prizes_;
  Worth worth_;
};

}  // namespace rondo::reference
