#pragma once
// The one vocabulary of what a card of Stars of Akarios can make a ship do: pilots' boards, upgrades, drones and the automatons' combat
// cards are all lists of these steps. A step is one line of text in a deck file; `decks/akarios/step_line.h` reads and writes it.
#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace rondo::akarios {

/// One hex of a flight, or one hex side of a turn in the middle of it (HOUSE-7).
enum class Glide : std::uint8_t { forward, slip_left, slip_right, turn_left, turn_right };
inline constexpr std::array<std::string_view, 5> glide_names = {"forward", "slip-left", "slip-right", "turn-left", "turn-right"};
inline constexpr std::size_t longest_flight = 6;  ///< glides of one pattern
using Pattern = std::vector<Glide>;
inline constexpr std::size_t max_patterns = 8;    ///< alternatives of one move

/// Which hexes an attack reaches from a ship, by its facing; range 0 never (HOUSE-13).
enum class ArcKind : std::uint8_t { line, cone, front, all };
inline constexpr std::array<std::string_view, 4> arc_names = {"line", "cone", "front", "all"};
struct Arc {
  ArcKind kind = ArcKind::all;
  std::uint8_t range = 1;  ///< hexes, 1 to 9
  bool operator==(const Arc&) const = default;
};

enum class Condition : std::uint8_t { radar_jam, hack, slow };
inline constexpr std::array<std::string_view, 3> condition_names = {"radar jam", "hack", "slow"};
using ConditionSet = std::uint8_t;  ///< one bit each
[[nodiscard]] constexpr ConditionSet only(Condition condition) { return static_cast<ConditionSet>(1U << static_cast<unsigned>(condition)); }
[[nodiscard]] constexpr bool has(ConditionSet set, Condition condition) { return (set & only(condition)) != 0; }

/// What an attack does besides damage, in this order.
struct Riders {
  std::uint8_t push = 0;  ///< hexes straight away from the source
  std::uint8_t pull = 0;  ///< hexes straight toward it
  ConditionSet conditions = 0;
  [[nodiscard]] bool any() const { return push != 0 || pull != 0 || conditions != 0; }
  bool operator==(const Riders&) const = default;
};

enum class Do : std::uint8_t {
  move,       ///< `move forward forward | slip-left forward`: one of the patterns, or none
  rotate,     ///< `rotate 1`: so many hex sides, each to the left, to the right, or not at all
  swing,      ///< `swing forward forward | …`: a move, and one rotate before or after it
  attack,     ///< `attack cone 3 damage 2 targets 2 push 1 radar jam`
  shove,      ///< `pull 2 within 3 targets 1`, `push 2 within 5`: no attack, no modifier card
  repair,     ///< `repair 2`: hull of the ship itself; `repair 8 ship within 5`: of one friendly ship
  shield,     ///< `shield 1`: shields of the ship itself
  clear,      ///< `cancel effects`, `cancel effects ship within 5`; after a repair of `ship` it means the same ship
  calm,       ///< `calm 1`: stress
  resupply,   ///< `resupply drone`: all supply of the ship's own drone
  restock,    ///< `restock cards`: all cubes of its other abilities, but of those that cannot be resupplied
  mend,       ///< `mend engine ally within 2`: one damaged engine upgrade
  foresee,    ///< `foresee 3`: look at that many cards of the own modifier deck and order them
  purge,      ///< `purge ally within 2`: one card out of its modifier deck
  again,      ///< `another phase ally within 5`
  bolster,    ///< `bolster allies within 2`: one bolster card on top of every one's modifier deck
  ready,      ///< `ready hack`: rides on the next attack of this ship this round
  ignite,     ///< `ignite 2 damage 2`: so many Ignition tokens on hexes of the last move
  missile,    ///< `missile 2 damage 3`: a Missile token beside the ship; every round it flies that many hexes
  flak,       ///< `flak`: half of the damage, no effects, a Flak Debris token
  redirect,   ///< `redirect within 3 targets 1`: damage meant for another friendly ship is suffered by this one
  endure,     ///< `endure`: hull 1 instead of 0 or less
  remote      ///< `remote within 5 rotate 1`, `remote move forward forward`: of one enemy ship, the same throughout an ability
};
inline constexpr std::array<std::string_view, 23> do_names = {"move", "rotate", "swing", "attack", "shove", "repair", "shield", "cancel",
                                                              "calm", "resupply", "restock", "mend", "foresee", "purge", "another", "bolster", "ready",
                                                              "ignite", "missile", "flak", "redirect", "endure", "remote"};

/// When a step is carried out: `if in arc: attack …`. In arc: whether the focus lies in the arc of the card's next attack.
enum class If : std::uint8_t { always, in_arc, not_in_arc, shields_gone, still_attacked };
inline constexpr std::array<std::string_view, 5> if_names = {"always", "in arc", "not in arc", "shields gone", "still attacked"};

struct Step {
  Do what = Do::move;
  If condition = If::always;
  std::vector<Pattern> patterns;  ///< move, swing and remote: in printed order
  Arc arc;                        ///< of an attack; elsewhere its range is how far the step reaches, 0 for the ship itself
  std::uint8_t amount = 1;        ///< damage, points, hex sides, tokens, hexes of a missile's flight
  std::uint8_t damage = 0;        ///< of a token
  std::uint8_t targets = 1;       ///< at most so many, all different
  Riders riders;                  ///< of an attack, a shove or `ready`
  bool operator==(const Step&) const = default;
};

}  // namespace rondo::akarios
