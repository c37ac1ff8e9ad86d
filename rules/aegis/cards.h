#pragma once
// The immutable tables of one AEGIS game: every card that can appear in it under a small number, the board, and the profile's
// switches. Built once from loaded decks and a set-up; refuses set-ups that the rules do not allow.
#include <array>
#include <span>
#include <string>
#include <vector>

#include "decks/aegis/cards.h"
#include "decks/fault.h"
#include "rules/aegis/position.h"
#include "rules/core/hex_map.h"

namespace rondo::aegis {

enum class Difficulty : std::uint8_t { easy, normal, hard };
[[nodiscard]] constexpr int cards_per_round(Difficulty difficulty) { return 2 + static_cast<int>(difficulty); }  ///< AEG-320, AEG-321

/// What a solo game is set up with; ids as in the decks.
struct Setup {
  std::string team;
  std::string minions;
  std::string boss;
  std::string board;
  Difficulty difficulty = Difficulty::normal;
  bool draft_combining = false;  ///< AEG-469 to AEG-472
};

/// The switches of the rule profile `aegis-house-1`; numbers refer to rulings.md.
struct Profile {
  int combine_cost = 5;            ///< ruling 12
  int merge_cost = 10;             ///< three or more robots at once, in Draft combining (AEG-469)
  int emerge_cost = 10;            ///< AEG-519
  int starting_valor = 18;         ///< AEG-286
  int levels_in_play = 5;          ///< AEG-328
  bool jet_multiplies = true;      ///< ruling 1
  bool first_usable_only = false;  ///< ruling 16: a minion stops after its first usable Action even on a miss
  bool draft_combining = false;    ///< the set-up's: Makes do not matter, three or more robots may combine at once
};
inline constexpr std::string_view profile_name = "aegis-house-1";

/// A card in play: a robot, a Drone or the boss. A boss has no Class and counts as Level 5 (AEG-290).
struct Card {
  ClassSet classes = 0;  // first what play reads all the time
  bool drone = false;
  WhenSet moments = 0;              ///< those at which some effect line of it goes off
  AbilitySet abilities;
  int level = 1;
  int movement = 0;
  int energy = 0;
  int integrity = 1;
  std::vector<ActionLine> actions;  ///< for the boss, its Action entries from the top
  std::vector<EffectLine> effects;  ///< of the boss also its entries and set-up lines
  Recipe recipe;
  std::string id;
  std::string make;
  std::string model;
  std::string variant;
  std::string commander;            ///< the Commander character, of a Commander robot; with an attached card, that card's
  int number = 0;                   ///< printed card number, 0 when none
};
/// Adds effect lines to a card.
void add_effects(Card& card, const std::vector<EffectLine>& lines);

struct Table {
  Setup setup;
  Profile profile;
  std::vector<Card> cards;          ///< the team's Basics, its combined robots, its sideboard, the minion deck, Drones, the boss
  int basics = 0;                   ///< cards[0 … basics) start on the board
  int combined = 0;                 ///< then so many combined cards
  int sideboard = 0;
  int first_minion_card = 0;        ///< then the minion deck
  int minion_cards = 0;
  std::array<std::uint64_t, 2> abilities{};  ///< by side: a bit for each Ability that some robot card of it has
  std::uint64_t commanders = 0;     ///< a bit for each card of a Commander robot
  bool reserve = false;             ///< whether some card lets a robot of the player's wait off the board
  CardId boss = no_card;
  BossCard boss_card;
  WhenSet moments = 0;              ///< of all cards: at any other moment nothing is looked for
  std::vector<int> entry_line;      ///< for each boss entry, the index of its line in cards[boss].actions or cards[boss].effects
  int first_setup_line = 0;         ///< index of the first set-up line in cards[boss].effects

  Board board;
  HexMap map;
  HexSet walls;
  HexSet stops;
  HexSet jams;
  HexSet zones;                     ///< both Start Zones (AEG-291)
  std::array<HexId, 7> starpoints{};  ///< by number 1–6
  HexId boss_start = nowhere;

  /// Whether some card of that side has a Commander ability.
  [[nodiscard]] bool commands(Side side) const {
    return (abilities[static_cast<std::size_t>(side)] >> static_cast<unsigned>(Ability::aether_waltz)) != 0;
  }
  [[nodiscard]] const Card& card(CardId id) const { return cards[id]; }
  [[nodiscard]] const std::string& label(HexId hex) const { return board.hexes[hex].label; }
  [[nodiscard]] int team_size() const { return basics + combined + sideboard; }
  [[nodiscard]] bool is_basic(CardId id) const { return cards[id].level == 1 && id < team_size(); }
  [[nodiscard]] CardId minion_card(int place) const { return static_cast<CardId>(first_minion_card + place); }
  [[nodiscard]] int minion_place(CardId id) const { return id - first_minion_card; }
  /// The Drone of that id, or no_card; on a finished table every line's Drone is there.
  [[nodiscard]] CardId drone(const std::string& id) const;
};

/// The parts that `lay_out` is made of; tests build tables of their own with them.
[[nodiscard]] Card card_of(const RobotCard& card);
/// The card as a Commander robot, a Machineless Commander's card attached to it (AEG-204).
void attach(Card& card, const CommanderCard& commander);
void lay_board(Table& table, const Board& board);
/// Adds the boss as the last card and finds its start hex: its card's, or the middle of the board (AEG-289). Notes which
/// Commander robots and abilities each side has.
[[nodiscard]] std::optional<Fault> seat_boss(Table& table, const BossCard& boss);

/// The board and the cards of one game.
struct Lineup {
  const Board* board = nullptr;
  std::vector<const RobotCard*> basics;
  std::vector<const RobotCard*> combined;
  std::vector<const RobotCard*> sideboard;
  std::vector<const RobotCard*> minions;  ///< the minion deck
  std::vector<const RobotCard*> drones;
  const BossCard* boss = nullptr;
  const CommanderCard* commander = nullptr;  ///< a Machineless one, if any
  std::string carrier;                       ///< the id of the Basic it is attached to
};

/// Builds the tables of these cards, whether or not the rules allow them together, or says what is too much or where the boss cannot be.
[[nodiscard]] Result<Table> lay_out(const Lineup& lineup, const Setup& setup, const Profile& profile = {});

/// Builds the tables of a battle, or says which part of the set-up is wrong.
[[nodiscard]] Result<Table> lay_out(const Box& box, const Setup& setup);

}  // namespace rondo::aegis
