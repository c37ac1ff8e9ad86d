#pragma once
// A position of an Aerodome game: a plain value of fixed size. Fighters keep their place at the table for the whole game; everything that
// stands on cards is in the game's immutable tables. Places are exact (rules/core/shape.h), in units of 1/1024 inch.
#include <array>
#include <cstdint>

#include "rules/aerodome/frames.h"
#include "rules/core/fixed_vector.h"
#include "rules/core/seat.h"
#include "rules/core/shape.h"

namespace rondo::aerodome {

inline constexpr int hand_cards = 9;
inline constexpr int aux_slots = 16;  ///< of one Auxiliary deck: its chosen cards, then those of the Stadium
inline constexpr int max_tokens = 4;  ///< Auxiliary tokens (ARD-010, ARD-012)
inline constexpr std::uint8_t no_card = 255;
inline constexpr std::uint8_t unseen = 254;  ///< a card, or a fighter in an order, that lies face down before whoever views

enum class Buff : std::uint8_t { none, elusive, nitro };

/// One fighter: its marker, its dial and its tokens.
struct Plane {
  Point at;
  std::uint8_t heading = 0;      ///< 0–11
  bool aloft = false;            ///< its marker is on the table
  std::uint8_t hit_points = 0;
  Buff buff = Buff::none;
  std::uint8_t burn = 0;         ///< 0–6
  std::uint8_t frozen = 0;       ///< 0–6
  std::uint8_t active = no_card; ///< this round's battle card, 0–8, or `unseen`
  bool revealed = false;
  std::uint8_t initiative = 0;   ///< 0–9, once revealed
  bool acted = false;            ///< has had its turn
  FighterSet touching = 0;       ///< a stored fact: set where a move ends, cleared when either moves away
  std::uint8_t ammo = 0;         ///< Charge tokens on the attached Armament
  bool turned = false;           ///< shows its side B
  std::uint8_t sturdy = 0;       ///< damage still prevented this round
  std::uint8_t pending_daze = 0; ///< Dazed tokens that await the reveal of its card
  std::uint8_t burst = 0;        ///< further dice until the end of its turn
  std::uint8_t boost = 0;        ///< of an effect line, for the maneuver about to be flown
  std::uint16_t used = 0;        ///< lines that have been used this round (the items of an effects frame, effects.h)
  std::uint16_t lines = 0;       ///< lines whose keywords hold until the end of its turn, likewise
  std::uint32_t mods = 0;        ///< Auxiliary slots of Mods that hold until the end of its turn
  std::array<std::uint8_t, hand_cards> dazed{};    ///< tokens on each battle card, 0–6
  std::array<std::uint8_t, hand_cards> charges{};  ///< Charge tokens on each battle card
  bool operator==(const Plane&) const = default;
  template <class Archive>
  void serialize(Archive& archive) {
    archive(CEREAL_NVP(at), CEREAL_NVP(heading), CEREAL_NVP(aloft), CEREAL_NVP(hit_points), CEREAL_NVP(buff), CEREAL_NVP(burn), CEREAL_NVP(frozen),
            CEREAL_NVP(active), CEREAL_NVP(revealed), CEREAL_NVP(initiative), CEREAL_NVP(acted), CEREAL_NVP(touching), CEREAL_NVP(ammo), CEREAL_NVP(turned),
            CEREAL_NVP(sturdy), CEREAL_NVP(pending_daze), CEREAL_NVP(burst), CEREAL_NVP(boost), CEREAL_NVP(used), CEREAL_NVP(lines), CEREAL_NVP(mods),
            CEREAL_NVP(dazed), CEREAL_NVP(charges));
  }
};

/// Where a card of an Auxiliary deck is.
enum class AuxPlace : std::uint8_t { none, deck, discard, in_play /*an Action icon's or a Mod's, until it is discarded*/, hand /*+ fighter*/, attached = hand + max_fighters };
[[nodiscard]] constexpr AuxPlace in_hand_of(FighterId fighter) { return static_cast<AuxPlace>(static_cast<int>(AuxPlace::hand) + fighter); }
[[nodiscard]] constexpr AuxPlace attached_to(FighterId fighter) { return static_cast<AuxPlace>(static_cast<int>(AuxPlace::attached) + fighter); }

enum class Outcome : std::uint8_t { open, shot_down, dazed_out, points, out_of_rounds /*more Hit Points, or points*/, tiebreak };

/// What is counted for reports, one a seat.
struct Tally {
  std::uint16_t damage = 0;    ///< dealt by attacks
  std::uint8_t shots = 0;      ///< attacks rolled
  std::uint8_t hits = 0;       ///< successful ones
  std::uint8_t collisions = 0;
  std::uint8_t outside = 0;    ///< own turns that ended outside the area
  std::uint8_t passes = 0;     ///< Clear Passes
  std::uint8_t cards = 0;      ///< Auxiliary cards drawn
  bool operator==(const Tally&) const = default;
  template <class Archive>
  void serialize(Archive& archive) {
    archive(CEREAL_NVP(damage), CEREAL_NVP(shots), CEREAL_NVP(hits), CEREAL_NVP(collisions), CEREAL_NVP(outside), CEREAL_NVP(passes), CEREAL_NVP(cards));
  }
};

/// Dice as face counts: `open` may still be rerolled by the effect in progress, `settled` may not (ARD-209).
struct Dice {
  std::array<std::uint8_t, 6> open{};
  std::array<std::uint8_t, 6> settled{};
  [[nodiscard]] int count(int face) const { return open[static_cast<std::size_t>(face - 1)] + settled[static_cast<std::size_t>(face - 1)]; }
  [[nodiscard]] int at_least(int face) const {
    int all = 0;
    for (; face <= 6; ++face) all += count(face);
    return all;
  }
  bool operator==(const Dice&) const = default;
  template <class Archive>
  void serialize(Archive& archive) { archive(CEREAL_NVP(open), CEREAL_NVP(settled)); }
};

inline constexpr int team_size = 4;

struct Position {
  std::array<Plane, max_fighters> planes{};
  std::array<std::array<AuxPlace, aux_slots>, max_fighters> aux{};  ///< by owner of the deck (Table::owner_of)
  FixedVector<Point, max_tokens> tokens;             ///< Auxiliary tokens that are picked up; a centre token that stays is none of them
  std::uint8_t round = 0;
  FighterId holder = nobody;                         ///< who held Initiative last; before round 1 the first player (ARD-117)
  FixedVector<FighterId, max_fighters> order;        ///< who takes turns in this cycle, in order
  std::array<std::array<std::uint8_t, team_size>, 2> slots{};  ///< squadrons: each team's order, a fighter or `unseen`; no_card while empty
  std::uint8_t cycle = 0;                            ///< squadrons: the slot in play
  std::array<std::uint8_t, max_seats> points{};      ///< Victory Points
  std::array<Tally, max_seats> tallies{};
  std::array<std::uint8_t, max_fighters> rolls{};    ///< of roll-offs, 0 where none
  Dice dice;                                         ///< of the attack in progress
  Dice blocks;                                       ///< Elusive's
  Outcome outcome = Outcome::open;
  std::uint8_t winners = 0;                          ///< one bit per seat; several share, none is a draw
  SeatSet owing;                                     ///< who answers next
  FixedVector<Frame, 14> frames;                     ///< what is in progress, innermost last

  [[nodiscard]] Plane& operator[](FighterId fighter) { return planes[fighter]; }
  [[nodiscard]] const Plane& operator[](FighterId fighter) const { return planes[fighter]; }
  bool operator==(const Position&) const = default;
  template <class Archive>
  void serialize(Archive& archive) {
    archive(CEREAL_NVP(planes), CEREAL_NVP(aux), CEREAL_NVP(tokens), CEREAL_NVP(round), CEREAL_NVP(holder), CEREAL_NVP(order), CEREAL_NVP(slots),
            CEREAL_NVP(cycle), CEREAL_NVP(points), CEREAL_NVP(tallies), CEREAL_NVP(rolls), CEREAL_NVP(dice), CEREAL_NVP(blocks), CEREAL_NVP(outcome),
            CEREAL_NVP(winners), CEREAL_NVP(owing), CEREAL_NVP(frames));
  }
};

}  // namespace rondo::aerodome
