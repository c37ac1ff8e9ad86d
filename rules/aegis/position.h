#pragma once
// A position of an AEGIS game: a plain value of fixed size. Piece slots are fixed by role, so a slot number means the same robot
// for as long as it is on the board. Everything else about a card stands in the game's immutable tables.
#include <array>
#include <cstdint>

#include "rules/aegis/frames.h"
#include "rules/core/fixed_vector.h"
#include "rules/core/hex_map.h"
#include "rules/core/pile.h"
#include "rules/core/seat.h"

namespace rondo::aegis {

enum class Side : std::uint8_t { hero, boss };
inline constexpr Seat hero_seat = Seat::seat0;
inline constexpr Seat boss_seat = Seat::seat1;
[[nodiscard]] constexpr Side other(Side side) { return side == Side::hero ? Side::boss : Side::hero; }

using CardId = std::uint8_t;
inline constexpr CardId no_card = 255;

// Slots: the player's robots, the player's Drones, the boss, minions, enemy Drones.
inline constexpr int hero_slots = 5;
inline constexpr int drone_slots = 4;  ///< for each side (AEG-240)
inline constexpr int minion_slots = 5;  ///< AEG-400
inline constexpr PieceId first_hero_drone = hero_slots;
inline constexpr PieceId boss_piece = hero_slots + drone_slots;
inline constexpr PieceId first_minion = boss_piece + 1;
inline constexpr PieceId first_enemy_drone = first_minion + minion_slots;
inline constexpr int max_pieces = first_enemy_drone + drone_slots;
inline constexpr int max_cards = 48;  ///< cards of one game, the boss included

[[nodiscard]] constexpr Side side_of(PieceId piece) { return piece < boss_piece ? Side::hero : Side::boss; }
[[nodiscard]] constexpr bool is_minion(PieceId piece) { return piece >= first_minion && piece < first_enemy_drone; }
[[nodiscard]] constexpr bool is_drone(PieceId piece) { return (piece >= first_hero_drone && piece < boss_piece) || piece >= first_enemy_drone; }

/// Buffs, debuffs and statuses that one side has put on a piece; they end together (AEG-153, AEG-332, AEG-435).
struct Marks {
  std::int8_t dmg = 0;
  std::int8_t def = 0;
  std::int8_t acc = 0;  ///< positive: its Actions hit more easily
  std::int8_t eva = 0;  ///< positive: harder to hit
  std::uint8_t blaze = 0;
  bool rust = false;
  bool quell = false;
  bool disarm = false;
  bool flicker = false;
  bool operator==(const Marks&) const = default;
  template <class Archive>
  void serialize(Archive& archive) {
    archive(CEREAL_NVP(dmg), CEREAL_NVP(def), CEREAL_NVP(acc), CEREAL_NVP(eva), CEREAL_NVP(blaze), CEREAL_NVP(rust), CEREAL_NVP(quell),
            CEREAL_NVP(disarm), CEREAL_NVP(flicker));
  }
};

/// One piece on the board; an unused slot has `card == no_card`.
struct Piece {
  CardId card = no_card;
  HexId hex = nowhere;
  std::uint8_t damage = 0;  ///< damage counters
  std::uint8_t drain = 0;   ///< drain counters
  std::uint8_t boost = 0;   ///< boost counters
  std::uint8_t activated = 0;  ///< activations had this round
  bool fresh = false;       ///< formed or created this round: may not activate in the ordinary way (AEG-228, AEG-241)
  std::array<Marks, 2> marks{};  ///< by the side that applied them
  bool operator==(const Piece&) const = default;
  template <class Archive>
  void serialize(Archive& archive) {
    archive(CEREAL_NVP(card), CEREAL_NVP(hex), CEREAL_NVP(damage), CEREAL_NVP(drain), CEREAL_NVP(boost), CEREAL_NVP(activated), CEREAL_NVP(fresh),
            CEREAL_NVP(marks));
  }
};

/// Where a card of the player's team is. `off_board` is destroyed, not yet formed or in the sideboard. In `reserve` it waits to be dropped
/// with its components still beneath it; one that was `lifted` is in reserve from the next Recharge on (ruling 54).
enum class Whereabouts : std::uint8_t { off_board, on_board, beneath, reserve, lifted };

enum class Outcome : std::uint8_t { open, boss_defeated, no_cards_left, valor_too_low, valor_gone, stranded };

/// What is counted for trophies and reports.
struct Tally {
  std::uint8_t robots_lost = 0;
  std::uint8_t minions_destroyed = 0;
  std::uint8_t recalls = 0;
  std::uint8_t valor_skills = 0;
  std::uint8_t combines = 0;
  std::uint8_t level_fives = 0;
  bool operator==(const Tally&) const = default;
  template <class Archive>
  void serialize(Archive& archive) {
    archive(CEREAL_NVP(robots_lost), CEREAL_NVP(minions_destroyed), CEREAL_NVP(recalls), CEREAL_NVP(valor_skills), CEREAL_NVP(combines),
            CEREAL_NVP(level_fives));
  }
};

/// The five Valor Skills (AEG-348 to AEG-356).
enum class Skill : std::uint8_t { die_to_six, activate_another, repair, die_to_one, energy };

/// A robot whose `damaged` or `destroyed` lines are still to go off.
struct Wound {
  CardId card = no_card;
  PieceId piece = no_piece;
  HexId hex = nowhere;          ///< where it stands or stood
  std::uint8_t times = 0;       ///< how often it was damaged
  bool destroyed = false;
  bool gone = false;            ///< it stands no longer; its slot may be another's
  std::uint8_t chain = 0;       ///< how many lines set each other off before it
  bool operator==(const Wound&) const = default;
  template <class Archive>
  void serialize(Archive& archive) {
    archive(CEREAL_NVP(card), CEREAL_NVP(piece), CEREAL_NVP(hex), CEREAL_NVP(times), CEREAL_NVP(destroyed), CEREAL_NVP(gone), CEREAL_NVP(chain));
  }
};

inline constexpr int max_components = 5;  ///< robots that one combine can take

struct Position {
  std::array<Piece, max_pieces> pieces{};
  std::array<Whereabouts, max_cards> where{};      ///< player's cards only
  std::array<CardId, max_cards> under{};           ///< the top card a component lies beneath, else no_card
  Pile<7, 12> rondo;                               ///< Solo Rondo deck, by Icon
  FixedVector<std::uint8_t, 4> revealed;           ///< this round's Rondo cards in the order revealed (AEG-336)
  std::uint8_t resolved = 0;                       ///< how many of them are done
  Pile<10, 10> minions;                            ///< minion deck, by place in the deck list
  std::uint8_t round = 0;
  std::uint16_t energy = 0;
  std::uint16_t max_energy = 0;
  std::uint8_t valor = 0;
  std::uint8_t skills_used = 0;                    ///< bit per Skill, since the last boss turn began (AEG-357, AEG-359)
  bool hit = false;                                ///< whether the latest finished Action scored a success
  Outcome outcome = Outcome::open;
  Seat owing = Seat::none;                         ///< who answers next
  Tally tally;
  FixedVector<CardId, max_components> joined;      ///< what the latest new robot was combined of, while its abilities fire (AEG-199)
  FixedVector<Wound, 24> wounds;                   ///< in the order in which they came about
  FixedVector<Frame, 12> frames;                   ///< what is in progress, innermost last

  [[nodiscard]] Piece& operator[](PieceId piece) { return pieces[piece]; }
  [[nodiscard]] const Piece& operator[](PieceId piece) const { return pieces[piece]; }
  [[nodiscard]] bool alive(PieceId piece) const { return piece != no_piece && pieces[piece].card != no_card; }

  bool operator==(const Position&) const = default;
  template <class Archive>
  void serialize(Archive& archive) {
    archive(CEREAL_NVP(pieces), CEREAL_NVP(where), CEREAL_NVP(under), CEREAL_NVP(rondo), CEREAL_NVP(revealed), CEREAL_NVP(resolved),
            CEREAL_NVP(minions), CEREAL_NVP(round), CEREAL_NVP(energy), CEREAL_NVP(max_energy), CEREAL_NVP(valor), CEREAL_NVP(skills_used),
            CEREAL_NVP(hit), CEREAL_NVP(outcome), CEREAL_NVP(owing), CEREAL_NVP(tally), CEREAL_NVP(joined), CEREAL_NVP(wounds), CEREAL_NVP(frames));
  }
};
static_assert(sizeof(Position) < 4096, "a position stays small enough to copy in the search");

}  // namespace rondo::aegis
