#pragma once
// What stands on AEGIS cards, boards and boss sheets, as plain structs. Nothing here is computed from rules; the loader in
// `decks/aegis/load.h` fills these from TOML and refuses whatever it does not know.
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "decks/aegis/effects.h"

namespace rondo::aegis {

/// Where a card or number comes from: a rulebook or publisher's page, a conclusion from one, or ours.
enum class Source : std::uint8_t { printed, inferred, house };

/// Class letters as bits in the printed order A, E, G, I, S (AEG-001).
using ClassSet = std::uint8_t;
inline constexpr std::string_view class_letters = "AEGIS";

/// What shows on a Solo Rondo card: five letters and the two Special Attacks (AEG-020, AEG-021).
enum class Icon : std::uint8_t { a, e, g, i, s, phi, omega };
inline constexpr int icon_count = 7;
using IconSet = std::uint8_t;  ///< one bit per Icon

/// What an Action does (AEG-127 to AEG-165). The four stats are buffs when Power is positive, debuffs when negative.
/// Then the unique Actions (AEG-582 to AEG-598): the user pushes itself; damage along a whole axis; a Star Die; a swap of cards.
enum class Effect : std::uint8_t { damage, drain, repair, boost, push, pull, move, dmg, def, acc, eva, self_push, lanzer, burst_star, true_form };
inline constexpr std::array<std::string_view, 15> effect_names = {"damage", "drain", "repair", "boost", "push", "pull", "move", "dmg", "def", "acc",
  "eva", "self_push", "lanzer", "burst_star",
  "true_form"};
[[nodiscard]] constexpr bool is_stat(Effect effect) { return effect >= Effect::dmg && effect <= Effect::eva; }
/// Unique Actions say themselves whom they reach: neither range nor radius.
[[nodiscard]] constexpr bool is_unique(Effect effect) { return effect >= Effect::self_push; }

/// Attribute keywords of Actions. ANTI-AIR carries a number; the others none.
enum class Attribute : std::uint8_t {
  aimed, anti_air, arcing, blaze, combine, critical, disarm, flicker, force, gambit, heavy, piercing, precise, quell, recharge, rust, self, swift
};

/// Ability keywords of robots and bosses that the rules ask for by name; those marked X carry a number. Keywords that are effect lines
/// stand in effects.h.
enum class Ability : std::uint8_t {
  accelerator /*X*/, arc_buster, beacon, combat_drop, emerge, evade /*X*/, flight, jamming /*X*/, jet /*X*/, melee_evade /*X*/, overload,
  range_evade /*X*/, reroll /*X*/, retaliate, return_fire,
  // Commander abilities (flag icon), always last: only on a Commander's robots and cards (AEG-201)
  aether_waltz, aether_wind, authority, authority_plus, excavate, false_army, jetjump, long_arm, override
};
[[nodiscard]] constexpr bool is_commander_ability(Ability ability) { return ability >= Ability::aether_waltz; }

/// The spelling of a keyword and whether it takes a number.
struct KeywordName {
  std::string_view name;
  bool takes_number = false;
};
/// Indexed by Attribute and Ability: the vocabulary the loader accepts and the rules implement.
// clang-format off
inline constexpr std::array<KeywordName, 18> attribute_names = {{
  {"AIMED"}, {"ANTI-AIR", true}, {"ARCING"}, {"BLAZE"}, {"COMBINE"}, {"CRITICAL"}, {"DISARM"}, {"FLICKER"}, {"FORCE"}, {"GAMBIT"}, {"HEAVY"},
  {"PIERCING"}, {"PRECISE"}, {"QUELL"}, {"RECHARGE"}, {"RUST"}, {"SELF"}, {"SWIFT"}}};
inline constexpr std::array<KeywordName, 24> ability_names = {{
  {"Accelerator", true}, {"Arc Buster"}, {"Beacon"}, {"Combat Drop"}, {"Emerge"}, {"Evade", true}, {"Flight"}, {"Jamming", true}, {"Jet", true},
  {"Melee Evade", true}, {"Overload"}, {"Range Evade", true}, {"Reroll", true}, {"Retaliate"}, {"Return Fire"},
  {"Aether Waltz"}, {"Aether Wind"}, {"Authority"}, {"Authority+"}, {"Excavate"}, {"False Army"}, {"Jetjump"}, {"Long Arm of the Law"},
  {"Override"}}};
// clang-format on

/// A set of keywords with their numbers (0 where a keyword is absent, 1 where it takes no number).
template <class Keyword, std::size_t Count>
struct KeywordSet {
  std::array<std::uint8_t, Count> number{};
  [[nodiscard]] constexpr int operator[](Keyword keyword) const { return number[static_cast<std::size_t>(keyword)]; }
  [[nodiscard]] constexpr bool has(Keyword keyword) const { return (*this)[keyword] != 0; }
  bool operator==(const KeywordSet&) const = default;
};
using AttributeSet = KeywordSet<Attribute, attribute_names.size()>;
using AbilitySet = KeywordSet<Ability, ability_names.size()>;

/// One Action line of a card, read left to right (AEG-117 to AEG-124, AEG-166 to AEG-177).
struct ActionLine {
  std::string name;
  int cost = 0;            ///< Energy and dice, 1–9; ignored when `x_cost`
  bool x_cost = false;     ///< pay any amount of at least 1
  int accuracy = 1;        ///< 1–6
  bool multi_hit = false;  ///< each die counts, or all dice must succeed for one success
  Effect effect = Effect::damage;
  int power = 0;           ///< 1–9; for the four stats also −9 … −1
  int range = 0;           ///< hexes to the target; 0 means no target: a pure Radius Action
  int radius = 0;          ///< hexes around the target, or around the user when range is 0
  AttributeSet attributes;
  Source source = Source::house;  ///< of this line; the card's own unless the line says otherwise
};

enum class MovementKind : std::uint8_t { normal, flight, jet };

/// What a combine into this card asks of its two ingredients: one Class letter tied to a Make, the other letters free (AEG-224).
struct Recipe {
  ClassSet letter = 0;  ///< one letter of the card's own Class; 0 when no Make is asked for
  std::string make;
};

/// A robot card (AEG-023, AEG-024). Drones are robot cards without a Class.
struct RobotCard {
  std::string id;        ///< unique spelling used in games, logs and decks: Make-Model, no blanks
  std::string make;
  std::string model;     ///< model number or word after the Make, e.g. "2500" or "X"
  std::string variant;   ///< name of a variant of the same robot; usually empty
  ClassSet classes = 0;
  int movement = 0;      ///< hexes, 0–9
  int energy = 0;        ///< Energy Output, 0–9
  int integrity = 1;     ///< 1–20
  bool drone = false;
  std::string commander; ///< the Commander character this robot belongs to, or empty
  std::string faction;   ///< or empty
  int number = 0;        ///< printed card number, 0 when none
  Recipe recipe;
  AbilitySet abilities;
  std::vector<EffectLine> effects;  ///< keywords in the order of the abilities, then the lines under `effects`
  std::vector<ActionLine> actions;
  Source source = Source::house;
  [[nodiscard]] int level() const { return drone ? 1 : __builtin_popcount(classes); }  ///< AEG-002, AEG-246
  [[nodiscard]] MovementKind movement_kind() const {                                  ///< AEG-103
    return abilities.has(Ability::flight) ? MovementKind::flight : abilities.has(Ability::jet) ? MovementKind::jet : MovementKind::normal;
  }
};

/// One line of a boss card, top to bottom: an Action, or a special ability.
struct BossEntry {
  IconSet icons = 0;                  ///< the Rondo cards on which it fires
  std::optional<ActionLine> action;
  EffectLine line;                    ///< when there is no action
  [[nodiscard]] const std::string& name() const { return action ? action->name : line.name; }
};

/// What a trophy asks for; checked when the game is won (AEG-297).
enum class TrophyRule : std::uint8_t {
  robots_lost_at_most, valor_at_least, rounds_at_most, minions_destroyed_at_least, no_recall, no_valor_skill, no_combine, level_five_formed
};
inline constexpr std::array<std::string_view, 8> trophy_names = {
  "robots_lost_at_most", "valor_at_least", "rounds_at_most", "minions_destroyed_at_least", "no_recall", "no_valor_skill", "no_combine",
  "level_five_formed"};
struct Trophy {
  std::string name;
  TrophyRule rule = TrophyRule::no_recall;
  int amount = 0;
};

/// A Solo boss (AEG-029, AEG-030, AEG-287 to AEG-290).
struct BossCard {
  std::string id;
  std::string name;
  std::string line;                     ///< what it is like, for whoever chooses one; may be empty
  int integrity = 1;
  int movement = 0;                     ///< only used by its own entries
  std::string hex;                      ///< where it starts, as a board label; empty means the board's centre
  AbilitySet abilities;
  std::vector<EffectLine> effects;      ///< as a robot's
  std::vector<BossEntry> entries;
  std::vector<EffectLine> setup;        ///< fired once, after the boss is placed and before the player's robots
  std::string setup_text;               ///< what a person does at the table
  std::vector<ClassSet> minion_classes; ///< the ten suggested Classes
  std::vector<std::string> minion_decks;
  std::vector<Trophy> trophies;         ///< exactly three
  Source source = Source::house;
};

/// A Machineless Commander: a card without a robot, attached to a Basic before the game (AEG-204).
struct CommanderCard {
  std::string id;
  std::string name;  ///< the Commander character
  AbilitySet abilities;
  Source source = Source::house;
};

/// Which Machineless Commander goes on which Basic; ids.
struct Attachment {
  std::string commander;
  std::string robot;
};

/// A player's team: ids of robot cards (AEG-031, AEG-032).
struct Team {
  std::string id;
  std::string name;
  std::string line;  ///< as a boss's
  std::vector<std::string> basics;
  std::vector<std::string> combined;
  std::vector<std::string> sideboard;
  std::optional<Attachment> attach;
  Source source = Source::house;
};

/// A minion deck: 9 or 10 ids of robot cards (AEG-292).
struct MinionDeck {
  std::string id;
  std::string name;
  std::string line;  ///< as a boss's
  std::vector<std::string> cards;
  Source source = Source::house;
};

enum class Ground : std::uint8_t { floor, wall, stop, jam };

/// One hex of a board. Labels are a row letter and a number along the row: "A1" is the first hex of the top row.
struct BoardHex {
  int q = 0;
  int r = 0;
  std::string label;
  Ground ground = Ground::floor;
  int start_zone = 0;  ///< 1 or 2, 0 for none
  int starpoint = 0;   ///< 1–6, 0 for none
};

/// A board (AEG-049): hexes in row order, at most 250.
struct Board {
  std::string id;
  std::string name;
  std::string line;          ///< as a boss's
  bool edge_is_wall = true;  ///< AEG-046, AEG-143
  std::vector<BoardHex> hexes;
  Source source = Source::house;
};

/// Everything the loaded files hold. Ids are unique within each list.
struct Box {
  std::vector<RobotCard> robots;
  std::vector<CommanderCard> commanders;
  std::vector<BossCard> bosses;
  std::vector<Team> teams;
  std::vector<MinionDeck> minion_decks;
  std::vector<Board> boards;
};

}  // namespace rondo::aegis
