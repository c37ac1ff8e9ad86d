#pragma once
// The immutable tables of one game: who sits where with which cards, how large everything is, and which rulings are in force.
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "decks/aerodome/cards.h"
#include "decks/fault.h"
#include "rules/aerodome/position.h"
#include "rules/core/shape.h"

namespace rondo::aerodome {

inline constexpr const char* profile_name = "aerodome-house-1";

enum class Mode : std::uint8_t { standard, free_for_all, squadron };

/// Switches of the profile, each a ruling (rules/aerodome/rulings.md).
struct Rulings {
  bool range_by_distance = false;  ///< Within Range X by the shortest distance instead of twelve spokes
  bool tie_by_roll = false;        ///< equal revealed Initiatives: a roll decides who modifies first, not the last holder
};

/// One place at the table.
struct Pilot {
  Fighter fighter;
  std::vector<BattleCard> hand;  ///< nine, by Initiative
  std::string tag;               ///< how options call it: the seat's colour, in squadrons with the fighter's word
  Seat seat = Seat::none;        ///< who flies it
};

struct Table {
  Mode mode = Mode::standard;
  Rulings rulings;
  Dimensions dimensions;
  Stadium stadium;
  std::vector<Pilot> pilots;                   ///< 2 to 8; of one seat they stand together
  std::vector<std::vector<AuxCard>> aux_decks; ///< one a seat, at most aux_slots cards each
  int seats = 2;
  int hit_points = 15;
  int points_to_win = 0;                       ///< squadrons 10, else 0
  int last_round = 100;                        ///< when it is out of time (ARD-168)
  bool centre_token = false;                   ///< stays, and is drawn from within Range 1
  WhenSet moments = 0;                         ///< of all effect lines in this game

  // The dimensions as numbers of the plane.
  Surd radius;
  Surd shot_radius;
  [[nodiscard]] Surd tool(int speed) const { return {dimensions.tools[static_cast<std::size_t>(speed - 1)], 0}; }
  [[nodiscard]] Surd length() const { return {mode == Mode::standard ? dimensions.length : dimensions.team_length, 0}; }
  [[nodiscard]] Surd width() const { return {mode == Mode::standard ? dimensions.width : dimensions.team_width, 0}; }
  [[nodiscard]] Point centre() const { return {{length().a / 2, 0}, {width().a / 2, 0}}; }

  [[nodiscard]] int fighters() const { return static_cast<int>(pilots.size()); }
  [[nodiscard]] const Pilot& pilot(FighterId fighter) const { return pilots[fighter]; }
  [[nodiscard]] Seat seat_of(FighterId fighter) const { return pilots[fighter].seat; }
  [[nodiscard]] int owner_of(FighterId fighter) const { return static_cast<int>(pilots[fighter].seat); }  ///< of the Auxiliary deck
  [[nodiscard]] const std::vector<AuxCard>& aux_deck(FighterId fighter) const { return aux_decks[static_cast<std::size_t>(owner_of(fighter))]; }
  [[nodiscard]] const AuxCard& aux_card(FighterId fighter, int slot) const { return aux_deck(fighter)[static_cast<std::size_t>(slot)]; }
  [[nodiscard]] const BattleCard& card(FighterId fighter, int card) const { return pilots[fighter].hand[static_cast<std::size_t>(card)]; }
  [[nodiscard]] bool enemies(FighterId one, FighterId other) const { return seat_of(one) != seat_of(other); }
};

/// What a game is laid out from; see `settings`.
struct Setup {
  Mode mode = Mode::standard;
  std::vector<std::string> hands;  ///< words of hands, one a seat; for squadrons of squadrons
  std::string stadium;
  int last_round = 100;
  Rulings rulings;
};

/// The tables of a set-up, or why it cannot be played.
[[nodiscard]] Result<Table> lay_out(const Box& box, const Setup& setup);

/// From complete pilots, decks and sizes: fills what follows from them.
[[nodiscard]] Table complete(Table table);

}  // namespace rondo::aerodome
