#pragma once
// What stands on the boards, cards and scenario sheets of Stars of Akarios, as plain structs. Nothing here is computed from rules; the loader
// in `decks/akarios/load.h` fills these from TOML and refuses whatever it does not know. The expansion's own cards are `printed`; everything
// of the core game is a stand-in of the house, meant to be replaced by the owner's real cards.
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "decks/akarios/steps.h"

namespace rondo::akarios {

enum class Source : std::uint8_t { printed, inferred, house };
inline constexpr std::array<std::string_view, 3> source_names = {"printed", "inferred", "house"};

inline constexpr int levels = 3;  ///< acts of a campaign; a drone and an enemy have one level for each

/// What a die shows, on the pilots' dice and on the drone die.
enum class Face : std::uint8_t { move, attack, wild, stress, drone, drone_wild, blank, drone_stress };
inline constexpr std::size_t face_count = 8;
inline constexpr std::array<std::string_view, face_count> face_names = {"move", "attack", "wild", "stress", "drone", "drone-wild", "blank", "drone-stress"};

/// What must be laid on a slot of an action.
enum class Icon : std::uint8_t { move, attack, wild, stress, drone };  ///< wild: any result but a blank
inline constexpr std::array<std::string_view, 5> icon_names = {"move", "attack", "any", "stress", "drone"};

enum class Slot : std::uint8_t { weapon, engine, tech, ship_ability, pilot_ability, co_pilot };
inline constexpr std::size_t slot_kinds = 6;
inline constexpr std::array<std::string_view, slot_kinds> slot_names = {"weapon", "engine", "tech", "ship ability", "pilot ability", "co-pilot"};
using Slots = std::array<std::uint8_t, slot_kinds>;  ///< how many of each

/// When an ability can be used.
enum class Trigger : std::uint8_t {
  action,         ///< in the pilot action phase
  after_move,     ///< there, once its ship has moved and before it does anything else
  targeted,       ///< an enemy attack targets its ship
  ally_targeted,  ///< an enemy attack targets another friendly ship
  doomed          ///< damage would bring its ship's hull to 0 or less
};
inline constexpr std::array<std::string_view, 5> trigger_names = {"action", "after move", "targeted", "ally targeted", "doomed"};

/// One thing that a pilot can do: a line of the ship's board, an upgrade, or one of the two actions of a drone.
struct Ability {
  std::string word;                  ///< `cannons`: how options call it, unique on one ship
  std::string name;
  Trigger trigger = Trigger::action;
  std::vector<Icon> cost;            ///< dice
  std::uint8_t supply = 0;           ///< cubes that one use takes
  std::uint8_t cubes = 0;            ///< at the start of a scenario
  bool once = false;                 ///< a round
  bool resupplied = true;            ///< whether anything brings its cubes back
  std::string only_for;              ///< word of the only pilot who has use of it, empty for all
  std::vector<Step> steps;
};
inline constexpr std::size_t max_abilities = 16;  ///< of one ship
inline constexpr std::size_t max_steps = 8;       ///< of one ability or combat card

/// A pilot with the ship flown.
struct Pilot {
  std::string word;                  ///< `chull-ray`
  std::string name;
  std::string ship;                  ///< name of the ship
  char letter = '?';                 ///< on the map, a capital
  std::uint8_t shields = 0;
  std::uint8_t hull = 1;
  Slots slots{};
  std::vector<Ability> board;        ///< what the ship can do without upgrades
  std::vector<std::string> usual;    ///< words of the upgrades that `equip usual` takes
  std::string unlocked_by;           ///< empty: there from the start; else what a campaign must have unlocked
  Source source = Source::house;     ///< name
  Source face_source = Source::house;
};

/// A card for an upgrade slot. In one squad there are `count` of it.
struct Upgrade {
  std::string word;
  Slot slot = Slot::tech;
  std::uint8_t count = 1;
  Ability ability;                   ///< under the same word
  Source source = Source::house;     ///< name and text
  Source cost_source = Source::house;///< dice and supply
};

/// One of the six, at all of its levels.
struct Drone {
  std::string word;                  ///< `ram-bo`
  std::string name;
  Slots slots{};                     ///< two, which it covers
  std::array<std::uint8_t, levels> supply{};
  Icon icon = Icon::move;            ///< what its result counts as elsewhere
  std::array<Ability, levels> basic;     ///< complete at each level: what lower levels say is in it
  std::array<Ability, levels> advanced;
  std::uint8_t ignition = 0, missiles = 0, markers = 0, flak = 0, kinetic = 0;  ///< tokens that come with it
  Source source = Source::printed;
};

/// What the automatons of one type do this round.
struct CombatCard {
  std::string id;                    ///< `F1`
  std::string name;
  std::optional<int> initiative;     ///< lower first; types without one in the order of the scenario
  std::vector<Step> steps;
  Source source = Source::house;
};

struct EnemyType {
  std::string word;                  ///< `auto-fighter`
  std::string name;
  std::string piece;                 ///< of the core game that stands for it
  char letter = '?';                 ///< on the map, a small one
  std::array<std::uint8_t, levels> shields{};
  std::array<std::uint8_t, levels> hull{};
  std::array<std::uint8_t, levels> bonus{};  ///< added to the damage of every attack
  std::uint8_t ships = 5;            ///< enemy cards, and so most ships at once
  std::vector<std::string> deck;     ///< ids, ten
  Source source = Source::printed;   ///< name
  Source face_source = Source::house;
};

/// A hex of a map by column and row, as files write it: `[3, 5]`. Columns run to the right, rows down; odd columns lie half a hex lower.
struct Spot {
  int column = 0;
  int row = 0;
  constexpr bool operator==(const Spot&) const = default;
};

/// Ships that a scenario places, at the start or as reinforcement.
struct Group {
  std::string type;                  ///< word of an enemy type
  std::uint8_t round = 0;            ///< at whose end they come; 0: there at the start
  std::uint8_t squad = 1;            ///< only in squads of at least so many pilots
  std::uint8_t facing = 3;
  std::vector<Spot> spots;
};

/// What wins; a squad without ships loses always.
enum class Goal : std::uint8_t { destroy, survive, reach };
inline constexpr std::array<std::string_view, 3> goal_names = {"destroy", "survive", "reach"};

/// What a scenario or a scenario card changes, and by how much: `pilot-stress 2`.
enum class Rule : std::uint8_t { enemy_shields, enemy_damage, enemy_hull, asteroid_damage, pilot_stress, pilot_shields, nebula_range, fewer_dice, extra_enemies,
  engines_damaged };
inline constexpr std::array<std::string_view, 10> rule_names = {"enemy-shields", "enemy-damage", "enemy-hull", "asteroid-damage", "pilot-stress",
                                                                "pilot-shields", "nebula-range", "fewer-dice", "extra-enemies", "engines-damaged"};
struct Change {
  Rule rule = Rule::enemy_shields;
  int amount = 1;                    ///< added; may be negative where that means something
};

/// What a scenario must have for a scenario card to be used.
enum class Need : std::uint8_t { asteroids, nebulae, planets, squad_of, act, type, sparrow };
inline constexpr std::array<std::string_view, 7> need_names = {"asteroids", "nebulae", "planets", "squad", "act", "type", "sparrow"};
struct Requirement {
  Need need = Need::asteroids;
  int number = 0;                    ///< squad and act: at least
  std::string type;                  ///< word of an enemy type
};

struct ScenarioCard {
  std::string word;
  std::string name;
  std::string line;                  ///< what it does, for people
  std::uint8_t count = 1;            ///< copies in the scenario deck
  std::vector<Requirement> needs;
  std::vector<Change> changes;
  Source source = Source::house;
};

struct Scenario {
  std::string word;
  std::string name;
  std::string line;
  std::uint8_t act = 1;              ///< 0 for the prologue, which has level 1
  std::uint8_t columns = 11, rows = 11;
  std::vector<Spot> planets, asteroids, nebulae;
  std::vector<Spot> starts;          ///< four, for pilots in order
  std::uint8_t facing = 0;           ///< of the pilots
  std::optional<Spot> sparrow;       ///< where the squad's mother ship lies
  std::uint8_t sparrow_hull = 0;
  std::vector<Group> groups;         ///< enemy types act in the order in which they first stand here
  Goal goal = Goal::destroy;
  std::uint8_t goal_round = 0;       ///< survive: to the end of this round; else by its end at the latest, 0 for no limit
  std::vector<Spot> goal_spots;      ///< reach: every pilot left must end a round on one of them, or have done so
  std::vector<Change> changes;
  Source source = Source::house;
};

/// A card that a campaign draws between scenarios.
struct StoryCard {
  std::string word;
  std::string name;
  std::string deck;                  ///< `trauma`, or the core's event deck that it belongs to
  bool core = false;                 ///< in that deck before anything of the expansion is shuffled in
  std::string line;
  std::vector<Change> changes;       ///< for the next scenario
  Source source = Source::house;
};

/// One place of a campaign: which scenario is played, and where results lead.
struct Chapter {
  std::string word;                  ///< `11.1`
  std::string name;
  std::string scenario;
  std::optional<std::uint8_t> act;   ///< 0 for the prologue; the scenario's where it says nothing
  bool alone = false;                ///< left out where the campaign is played inside another
  std::string line;
  std::string won, lost;             ///< next chapters; empty: the campaign is over
  std::vector<std::string> unlocks;  ///< by a victory: `johtee`, `drones`
  Source source = Source::house;
};
struct Campaign {
  std::string word;
  std::string name;
  std::string line;
  std::string aside;                 ///< word of a campaign that may be played inside this one
  std::string aside_before;          ///< the chapter before which that is proposed; later chapters allow it as well
  std::vector<std::string> options;  ///< what may be unlocked from the start instead: `drones`
  std::vector<Chapter> chapters;     ///< the first one begins
  Source source = Source::house;
};

/// What the box holds, for whoever counts.
struct Component {
  std::string name;
  int count = 0;
  bool stateless = false;            ///< pads and books: nothing of them is in a game
  Source source = Source::printed;
};

struct Box {
  std::vector<Pilot> pilots;
  std::vector<Upgrade> upgrades;
  std::vector<Drone> drones;
  std::vector<CombatCard> combat_cards;
  std::vector<EnemyType> enemy_types;
  std::vector<ScenarioCard> scenario_cards;
  std::vector<Scenario> scenarios;
  std::vector<StoryCard> story_cards;
  std::vector<Campaign> campaigns;
  std::vector<Component> components;
};

}  // namespace rondo::akarios
