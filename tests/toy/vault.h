#pragma once
// A small game that has what the real ones need: a simultaneous face-down choice, a deck with a known bottom, dice one at a time, a
// window in which a die may be changed, a scripted seat whose priorities leave ties, and a stack of frames for what is in progress.
//
// Two thieves, red and blue, hide a stake of 1 to 3; a warden prowls to one of four doors; the stakes are shown. The higher stake
// plays unless the warden stands at the door of that number: its owner rolls that many dice, may pay tokens to raise dice to 6, the
// other may pay to spoil good ones, and each die of 4 or more draws a card. Six rounds, or until the curse at the bottom is drawn.
#include <cereal/types/array.hpp>

#include <array>
#include <string>
#include <vector>

#include "rules/core/account.h"
#include "rules/core/game.h"
#include "rules/core/pile.h"
#include "rules/core/shown.h"

namespace rondo::toy {

inline constexpr Seat red = Seat::seat0;
inline constexpr Seat blue = Seat::seat1;
inline constexpr Seat warden = Seat::seat2;
inline constexpr int rounds = 6;
inline constexpr int doors = 4;
inline constexpr std::uint8_t unseen = 255;  ///< a stake that lies face down before whoever views

enum class Stream { dice, deck, reveal };
enum class Card : std::uint8_t { gem, gold, curse };
enum Verb : std::uint16_t { hide, prowl, show_stake, roll, draw, raise, spoil, pass };
enum class Step : std::uint8_t { hiding, prowling, showing, rolling, window, counting, drawing };

/// Something in progress: whose, and how much of it is left.
struct Frame {
  Step step = Step::hiding;
  Seat seat = Seat::none;
  std::uint8_t left = 0;
  bool operator==(const Frame&) const = default;
  template <class Archive>
  void serialize(Archive& archive) {
    archive(CEREAL_NVP(step), CEREAL_NVP(seat), CEREAL_NVP(left));
  }
};

struct Position {
  FixedVector<Frame, 6> frames;          ///< what comes next is last; empty when the game is over
  std::array<std::uint8_t, 2> stakes{};  ///< face down; 0 none
  std::array<std::uint8_t, 2> tokens{};
  std::array<std::int16_t, 2> points{};
  std::array<std::uint8_t, 6> faces{};       ///< how many dice show each face
  std::array<std::uint8_t, doors> visits{};  ///< of the warden
  std::uint8_t door = 0;                     ///< where the warden stands, from 1; 0 nowhere yet
  std::uint8_t round = 0;
  Pile<3, 12> pile;
  bool operator==(const Position&) const = default;
  template <class Archive>
  void serialize(Archive& archive) {
    archive(CEREAL_NVP(frames), CEREAL_NVP(stakes), CEREAL_NVP(tokens), CEREAL_NVP(points), CEREAL_NVP(faces), CEREAL_NVP(visits), CEREAL_NVP(door),
            CEREAL_NVP(round), CEREAL_NVP(pile));
  }
};

struct Event {
  enum class Kind : std::uint8_t { hidden, prowled, showed, caught, tied, rolled, changed, drew, closed } kind;
  Seat seat = Seat::none;
  int value = 0;
  int other = 0;
};

class Vault {
 public:
  using Position = toy::Position;
  using Event = toy::Event;

  [[nodiscard]] Position start() const;
  [[nodiscard]] SeatSet to_act(const Position& position) const;
  void options(const Position& position, Seat seat, OptionList& options) const;
  template <class Narrator>
  void apply(Position& position, std::span<const Action> answers, Narrator& narrator) const;
  [[nodiscard]] int payoff(const Position& position, Seat seat) const;
  [[nodiscard]] Position view(const Position& position, Seat seat) const;
  [[nodiscard]] int stream(const Position& position) const;
  [[nodiscard]] Seat chooser(Seat seat) const { return seat; }

  [[nodiscard]] std::string spell(const Position& position, Seat seat, Action action) const;
  [[nodiscard]] std::string tell(const Position& position, const Event& event) const;
  [[nodiscard]] std::string picture(const Position& position, int width) const;
  [[nodiscard]] std::string prompt(const Position& position, Seat seat) const;
  [[nodiscard]] std::string result(const Position& position) const;
  [[nodiscard]] std::string seat_name(Seat seat) const;
  [[nodiscard]] std::string stream_name(int stream) const;
  [[nodiscard]] std::vector<Inquiry<Position>> questions() const;

  [[nodiscard]] std::vector<std::string> endings() const { return {"the curse", "after six rounds"}; }
  [[nodiscard]] std::vector<Measure> measures() const;
  [[nodiscard]] Account account(const Position& position) const;
};

}  // namespace rondo::toy
