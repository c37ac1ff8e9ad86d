#pragma once
// A matrix game as a game: both seats choose at once, the matrix says what the first one gets from the other, and that is all.
#include <utility>
#include <vector>

#include "rules/core/fields.h"
#include "rules/core/game.h"

namespace rondo::reference {

class Duel {
 public:
  struct Position {
    bool over = false;
    std::int16_t payoff = 0;
    bool operator==(const Position&) const = default;
    template <class Archive>
    void serialize(Archive& archive) {
      archive(CEREAL_NVP(over), CEREAL_NVP(payoff));
    }
  };
  struct Event {};

  explicit Duel(std::vector<std::vector<std::int16_t>> matrix) : matrix_(std::move(matrix)) {}

  [[nodiscard]] Position start() const { return {}; }
  [[nodiscard]] SeatSet to_act(const Position& position) const {
    SeatSet seats;
    if (position.over) return seats;
    seats.insert(Seat::seat0);
    seats.insert(Seat::seat1);
    return seats;
  }
  void options(const Position&, Seat seat, OptionList& options) const {
    options.clear();
    const std::size_t moves = seat == Seat::seat0 ? matrix_.size() : matrix_.front().size();
    for (std::size_t i = 0; i < moves; ++i) options.add({0, static_cast<std::uint16_t>(i), 0, 0});
  }
  template <class Narrator>
  void apply(Position& position, std::span<const Action> answers, Narrator&) const {
    position = {true, matrix_[answers.front().a][answers.back().a]};
  }
  [[nodiscard]] int payoff(const Position& position, Seat seat) const { return seat == Seat::seat0 ? position.payoff : -position.payoff; }
  [[nodiscard]] Position view(const Position& position, Seat) const { return position; }
  [[nodiscard]] int stream(const Position&) const { return 0; }
  [[nodiscard]] Seat chooser(Seat seat) const { return seat; }

 private:
  std::vector<std::vector<std::int16_t>> matrix_;
};

}  // namespace rondo::reference
