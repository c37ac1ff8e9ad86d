#pragma once
// AEGIS as a `Game`: solo boss battles on the immutable tables of one set-up. Seat 0 is the player ("hero"), seat 1 the boss; the
// boss's seat owes every choice that the rules give to an enemy, and a controller in bosses/ narrows those by the printed
// priorities. Nothing in a solo game is hidden, so every seat's view is the position itself.
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "rules/aegis/cards.h"
#include "rules/aegis/event.h"
#include "rules/core/account.h"
#include "rules/core/game.h"
#include "rules/core/shown.h"

namespace rondo::aegis {

class Game {
 public:
  using Position = aegis::Position;
  using Event = aegis::Event;

  explicit Game(Table table) : table_(std::make_shared<const Table>(std::move(table))) {}
  [[nodiscard]] const Table& table() const { return *table_; }

  [[nodiscard]] Position start() const;
  [[nodiscard]] SeatSet to_act(const Position& p) const { return p.owing; }
  void options(const Position& p, Seat seat, OptionList& options) const;
  template <class N>
  void apply(Position& p, std::span<const Action> answers, N& narrator) const {
    if constexpr (std::is_same_v<N, Mute>)
      resolve(p, answers, nullptr);
    else
      resolve(p, answers, &narrator);
  }
  /// 1 for a win, −1 for a loss, the opposite for the boss.
  [[nodiscard]] int payoff(const Position& p, Seat seat) const;
  [[nodiscard]] Position view(const Position& p, Seat) const { return p; }
  [[nodiscard]] int stream(const Position& p) const;
  [[nodiscard]] Seat chooser(Seat seat) const { return seat; }

  // Words: show.cpp, show_events.cpp, show_board.cpp, questions.cpp.
  [[nodiscard]] std::string spell(const Position& p, Seat seat, Action action) const;
  [[nodiscard]] std::string tell(const Position& p, const Event& event) const;
  [[nodiscard]] std::string picture(const Position& p, int width) const;
  [[nodiscard]] std::string prompt(const Position& p, Seat seat) const;
  [[nodiscard]] std::string result(const Position& p) const;
  [[nodiscard]] std::string chapter(const Position& p) const;
  [[nodiscard]] std::string seat_name(Seat seat) const;
  [[nodiscard]] std::string stream_name(int stream) const;
  [[nodiscard]] std::vector<Inquiry<Position>> questions() const;

  // Numbers: account.cpp.
  [[nodiscard]] std::vector<std::string> endings() const;
  [[nodiscard]] std::vector<Measure> measures() const;
  [[nodiscard]] Account account(const Position& p) const;

 private:
  void resolve(Position& p, std::span<const Action> answers, const Narrator* narrator) const;
  std::shared_ptr<const Table> table_;
};

}  // namespace rondo::aegis
