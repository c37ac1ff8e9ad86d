#pragma once
// Stars of Akarios as a `Game`: one squad against automatons on the immutable tables of one battle. Seat 0 is the squad (all pilots: they act
// in any order and hide nothing from each other), seat 1 the automaton, whose choices bosses/akarios narrows by the house's focus rules.
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include "rules/akarios/cards.h"
#include "rules/akarios/event.h"
#include "rules/core/account.h"
#include "rules/core/game.h"
#include "rules/core/shown.h"

namespace rondo::akarios {

class Game {
 public:
  using Position = akarios::Position;
  using Event = akarios::Event;

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
  /// 1 for a win, −1 for a loss, the opposite for the automaton.
  [[nodiscard]] int payoff(const Position& p, Seat seat) const;
  [[nodiscard]] Position view(const Position& p, Seat) const { return p; }
  [[nodiscard]] int stream(const Position& p) const;
  [[nodiscard]] Seat chooser(Seat seat) const { return seat; }

  // Words: show.cpp, show_events.cpp, show_map.cpp, prompts.cpp, questions.cpp.
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

/// The dealer's streams.
enum class Stream : std::uint8_t { dice, drone, modifier, combat, scenario };
inline constexpr int stream_count = 5;

}  // namespace rondo::akarios
