#pragma once
// A position of a Stars of Akarios battle: a plain value of fixed size. Ships keep their id for the whole scenario; everything that stands on
// boards and cards is in the game's immutable tables.
#include <array>
#include <cstdint>

#include "decks/akarios/cards.h"
#include "rules/akarios/frames.h"
#include "rules/core/fixed_vector.h"
#include "rules/core/pile.h"
#include "rules/core/seat.h"

namespace rondo::akarios {

inline constexpr Seat squad_seat = Seat::seat0;
inline constexpr Seat automaton_seat = Seat::seat1;
inline constexpr std::uint8_t no_card = 255;
inline constexpr int most_stress = 10;  ///< HOUSE-11

/// What any ship has. One that is not in play has no hull and is nowhere.
struct Craft {
  HexId at = nowhere;
  std::uint8_t facing = 0;       ///< 0–5, clockwise (HOUSE-13)
  std::uint8_t shields = 0;
  std::uint8_t hull = 0;
  ConditionSet conditions = 0;
  [[nodiscard]] bool in_play() const { return hull > 0; }
  bool operator==(const Craft&) const = default;
  template <class Archive>
  void serialize(Archive& archive) { archive(CEREAL_NVP(at), CEREAL_NVP(facing), CEREAL_NVP(shields), CEREAL_NVP(hull), CEREAL_NVP(conditions)); }
};

/// A pilot's modifier cards (HOUSE-10).
enum class Modifier : std::uint8_t { zero, plus_1, minus_1, plus_2, minus_2, miss, twice, bolster, strain /*the −1 of stress*/ };
inline constexpr std::size_t modifier_kinds = 9;
using ModifierDeck = Pile<modifier_kinds, 32>;

/// What a pilot has besides a ship.
struct Cockpit {
  std::array<std::uint8_t, face_count> dice{};            ///< results that are not spent, by Face
  std::uint8_t stress = 0;                                ///< 0–10
  std::uint8_t drone = no_card;                           ///< in Table::drones
  FixedVector<std::uint8_t, max_upgrades> upgrades;       ///< in Table::upgrades
  std::uint8_t damaged = 0;                               ///< of these, one bit each
  std::array<std::uint8_t, max_ability_ids> supply{};     ///< cubes left on each ability
  std::uint32_t used = 0;                                 ///< abilities used this round, one bit each
  FixedVector<HexId, 2 * longest_flight> passed;          ///< hexes that the last action entered, if it was a move
  std::uint8_t ready_push = 0, ready_pull = 0;            ///< riders of the next attack this round
  ConditionSet ready_conditions = 0;
  bool rotated = false;                                   ///< the last action was a rotate
  bool placed = false;                                    ///< a die has been spent since the roll
  bool locked = false;                                    ///< the target marker was moved in this phase
  std::uint8_t kinetic = 0;                               ///< Kinetic damage tokens
  ShipSet guarded = 0;                                    ///< enemies whose next attack on another ship this one suffers
  ModifierDeck deck;
  bool operator==(const Cockpit&) const = default;
  template <class Archive>
  void serialize(Archive& archive) {
    archive(CEREAL_NVP(dice), CEREAL_NVP(stress), CEREAL_NVP(drone), CEREAL_NVP(upgrades), CEREAL_NVP(damaged), CEREAL_NVP(supply), CEREAL_NVP(used),
            CEREAL_NVP(passed), CEREAL_NVP(ready_push), CEREAL_NVP(ready_pull), CEREAL_NVP(ready_conditions), CEREAL_NVP(rotated), CEREAL_NVP(placed),
            CEREAL_NVP(locked), CEREAL_NVP(kinetic), CEREAL_NVP(guarded), CEREAL_NVP(deck));
  }
};

/// A token on the map. They stand oldest first.
enum class TokenKind : std::uint8_t { none, ignition, missile, flak };
struct Token {
  TokenKind kind = TokenKind::none;
  HexId at = nowhere;
  std::uint8_t value = 0;   ///< damage; of flak the side that shows, 2 or 1
  std::uint8_t reach = 0;   ///< missile: hexes a round
  std::uint8_t came = 6;    ///< missile: facing of its last step, 6 before it
  bool flown = false;       ///< missile: in this end of round
  ShipId owner = no_ship;   ///< the pilot whose drone laid it
  bool operator==(const Token&) const = default;
  template <class Archive>
  void serialize(Archive& archive) {
    archive(CEREAL_NVP(kind), CEREAL_NVP(at), CEREAL_NVP(value), CEREAL_NVP(reach), CEREAL_NVP(came), CEREAL_NVP(flown), CEREAL_NVP(owner));
  }
};
inline constexpr int max_tokens = 18;  ///< 10 Ignition, 4 Missile, 4 Flak Debris

inline constexpr int max_scenario_kinds = 24;
inline constexpr int max_scenario_cards = 3;  ///< in one game

enum class Outcome : std::uint8_t { open, destroyed /*all enemies*/, survived, reached, squad_lost, sparrow_lost, out_of_rounds };
[[nodiscard]] constexpr bool won(Outcome outcome) { return outcome == Outcome::destroyed || outcome == Outcome::survived || outcome == Outcome::reached; }

/// What is counted for reports.
struct Tally {
  std::uint16_t dealt = 0;       ///< damage to enemies
  std::uint16_t suffered = 0;    ///< damage to friendly ships
  std::uint16_t attacks = 0;     ///< of pilots, one a target; a long battle has hundreds
  std::uint16_t misses = 0;
  std::uint16_t kills = 0;
  std::uint8_t lost = 0;         ///< pilots' ships
  std::uint16_t reactions = 0;
  std::uint16_t supply = 0;      ///< cubes spent
  bool operator==(const Tally&) const = default;
  template <class Archive>
  void serialize(Archive& archive) {
    archive(CEREAL_NVP(dealt), CEREAL_NVP(suffered), CEREAL_NVP(attacks), CEREAL_NVP(misses), CEREAL_NVP(kills), CEREAL_NVP(lost), CEREAL_NVP(reactions),
            CEREAL_NVP(supply));
  }
};

struct Position {
  std::array<Craft, max_ships> crafts{};
  std::array<Cockpit, max_pilots> cockpits{};
  std::array<Pile<10, 10>, max_types> decks{};         ///< combat cards by their place in EnemyType::deck
  std::array<std::uint8_t, max_types> cards{};         ///< revealed this round; no_card without one
  FixedVector<Token, max_tokens> tokens;
  ShipId marked = no_ship;                             ///< bears the target marker
  std::uint8_t round = 0;
  std::array<std::uint8_t, max_scenario_kinds> scenario_deck{};        ///< copies left of each scenario card
  FixedVector<std::uint8_t, max_scenario_cards> scenario_cards;        ///< in play
  std::uint8_t discarded = 0;                          ///< scenario cards whose requirements were not met
  ShipSet reached = 0;                                 ///< pilots that have ended a round on a goal hex
  Tally tally;
  Outcome outcome = Outcome::open;
  SeatSet owing;                                       ///< who answers next
  FixedVector<Frame, 16> frames;                       ///< what is in progress, innermost last

  [[nodiscard]] Craft& operator[](ShipId ship) { return crafts[ship]; }
  [[nodiscard]] const Craft& operator[](ShipId ship) const { return crafts[ship]; }
  [[nodiscard]] Cockpit& cockpit(ShipId pilot) { return cockpits[pilot]; }
  [[nodiscard]] const Cockpit& cockpit(ShipId pilot) const { return cockpits[pilot]; }
  /// Who is in that hex, or no_ship.
  [[nodiscard]] ShipId ship_at(HexId hex) const {
    for (ShipId ship = 0; ship < max_ships; ++ship)
      if (crafts[ship].at == hex && crafts[ship].in_play()) return ship;
    return no_ship;
  }
  bool operator==(const Position&) const = default;
  template <class Archive>
  void serialize(Archive& archive) {
    archive(CEREAL_NVP(crafts), CEREAL_NVP(cockpits), CEREAL_NVP(decks), CEREAL_NVP(cards), CEREAL_NVP(tokens), CEREAL_NVP(marked), CEREAL_NVP(round),
            CEREAL_NVP(scenario_deck), CEREAL_NVP(scenario_cards), CEREAL_NVP(discarded), CEREAL_NVP(reached), CEREAL_NVP(tally), CEREAL_NVP(outcome),
            CEREAL_NVP(owing), CEREAL_NVP(frames));
  }
};

static_assert(sizeof(Position) <= 1408, "a position stays small enough to copy in the search");

/// The token of that kind in that hex, or null.
[[nodiscard]] inline const Token* token_at(const Position& p, TokenKind kind, HexId hex) {
  for (const Token& token : p.tokens)
    if (token.kind == kind && token.at == hex) return &token;
  return nullptr;
}

}  // namespace rondo::akarios
