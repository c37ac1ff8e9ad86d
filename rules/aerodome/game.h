#pragma once
// Aerodome as a `Game`: dogfights of two pilots, free-for-alls of up to eight and squadrons of four against four over one kind of position.
// Each seat is a colour; in squadrons red and blue fly four fighters each. Only the card of this round is ever hidden.
#include <memory>
#include <string>
#include <vector>

#include "rules/aerodome/cards.h"
#include "rules/aerodome/event.h"
#include "rules/core/account.h"
#include "rules/core/game.h"
#include "rules/core/shown.h"

namespace rondo::aerodome {

class Game {
 public:
  using Position = aerodome::Position;
  using Event = aerodome::Event;

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
  /// 1 for a win, shared or not, −1 for a loss, 0 for a draw.
  [[nodiscard]] int payoff(const Position& p, Seat seat) const;
  /// Cards chosen by others that lie face down are `unseen`, and so is their order.
  [[nodiscard]] Position view(const Position& p, Seat seat) const;
  [[nodiscard]] int stream(const Position& p) const;
  [[nodiscard]] Seat chooser(Seat seat) const { return seat; }

  // Words: show.cpp, show_events.cpp, show_sky.cpp, questions.cpp.
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
enum class Stream : std::uint8_t { order, aux, attack, elusive, burn, outside, tiebreak, unveil };
inline constexpr int stream_count = 8;
inline constexpr std::array<std::string_view, max_seats> colours = {"red", "blue", "green", "yellow", "white", "black", "orange", "violet"};

}  // namespace rondo::aerodome
