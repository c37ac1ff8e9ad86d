#pragma once
// The one vocabulary of what a card does besides its Actions: effect lines of a moment (when), a verb, those it means (whom) and
// operands. Robots write them under `effects`, bosses under `effects`, `entries` and `setup`, and most ability keywords are rows of
// a table over them. Plain data: the loader refuses what makes no sense, `rules/aegis/resolve_effects.cpp` does the rest.
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace rondo::aegis {

/// The moment of an effect line. The last two are lines of a boss's card, which are written without a `when`.
enum class When : std::uint8_t {
  formed,     ///< the robot enters by combining (Combine Abilities)
  component,  ///< the robot has been combined with: it lies just beneath the new robot (Component Combine Abilities)
  damaged,    ///< it takes 1 or more damage, whatever the cause
  destroyed,  ///< it is destroyed
  hit,        ///< an Action of its own is over, its answers included, and scored a success
  missed,     ///< the same without a success
  activated,  ///< its activation begins; for a boss each of its turns
  recharge,   ///< the Recharge is done
  entry,      ///< its Rondo card is resolved
  setup       ///< the boss has been placed
};
inline constexpr std::array<std::string_view, 8> when_names = {"formed", "component", "damaged", "destroyed", "hit", "missed", "activated", "recharge"};
using WhenSet = std::uint16_t;  ///< one bit per When
[[nodiscard]] constexpr WhenSet only(When when) { return static_cast<WhenSet>(1U << static_cast<unsigned>(when)); }

enum class EffectVerb : std::uint8_t {
  damage,          ///< takes that much damage, less its DEF
  drain,           ///< loses that much Energy Output, less its DEF
  repair,          ///< that many points, split between damage and drain
  energy,          ///< the player's pool gains that much
  sap,             ///< an enemy takes that much from the player's pool
  dmg,             ///< buff or debuff until the Recharge, as the next three
  def,
  acc,
  eva,
  blaze,           ///< gains that much BLAZE
  rust,
  quell,
  disarm,
  flicker,
  move,            ///< is moved up to so many hexes; `movement`: moves by its own means
  shift,           ///< the boss is placed nearer to the nearest robot, up to so many hexes away
  summon,          ///< so many summons
  drone,           ///< so many Drones appear `away` hexes from it; an enemy's on Starpoints
  activate,        ///< it may activate although it is new
  use_actions,     ///< may use each of its Actions once for free
  combine_actions, ///< may use each COMBINE Action of all cards beneath it once for free
  lift             ///< it is taken off the board into reserve, from the next Recharge on
};

/// Whom a verb means, as seen from the robot of the line. One of several is picked when the line goes off.
enum class Whom : std::uint8_t {
  nobody,        ///< the verb says it all
  self,
  new_robot,     ///< on a component line: the robot just formed
  allies,        ///< its side, itself included
  other_allies,  ///< its side without it (on a component line: without the new robot)
  enemies,
  all,
  one_ally,
  other_ally,
  one_enemy,
  one_robot,
  other_robot,
  target         ///< on hit and missed lines: the target of the Action
};
inline constexpr std::array<std::string_view, 13> whom_names = {"nobody", "self", "new_robot", "allies", "other_allies", "enemies", "all",
                                                                "one_ally", "other_ally", "one_enemy", "one_robot", "other_robot", "target"};
[[nodiscard]] constexpr bool picks_one(Whom whom) { return whom >= Whom::one_ally && whom <= Whom::other_robot; }
/// Whether the line's own robot is left out.
[[nodiscard]] constexpr bool leaves_out_self(Whom whom) {
  return whom == Whom::other_allies || whom == Whom::other_ally || whom == Whom::other_robot;
}

/// What the amount is: the number written, or one of the card's own.
enum class Amount : std::uint8_t {
  number,
  output,   ///< the Energy Output of the line's robot; of a component its printed one
  movement  ///< the movement value of whoever moves
};

/// A line but for its words.
struct EffectShape {
  When when = When::formed;
  EffectVerb verb = EffectVerb::damage;
  Whom whom = Whom::nobody;
  int amount = 0;  ///< 1–9, for the four stats also −9 … −1; 0 where the verb takes none
  Amount measure = Amount::number;
  int within = 0;         ///< only those so near, 1–20; 0 means everywhere
  int away = 0;           ///< Drones: exactly so many hexes off, 1–20
  bool optional = false;  ///< its side's player may decline; enemies never use it
  bool straight = false;  ///< a move along one of the six directions
};

struct EffectLine : EffectShape {
  std::string name;      ///< a keyword as printed, or what a card calls the line
  std::string drone;     ///< id of the Drone that appears
  bool keyword = false;  ///< written among the abilities
};

inline constexpr int effect_limit = 8;     ///< lines of one card, keywords included
inline constexpr int component_limit = 4;  ///< of which so many may be component lines

/// A word of the verb list. The short words of boss cards mean a verb together with whom.
struct EffectWord {
  std::string_view name;
  EffectVerb verb;
  Whom whom = Whom::nobody;  ///< implied by the word
};
/// The verbs in the order of EffectVerb, then the short words.
inline constexpr std::array<EffectWord, 26> verb_words = {{
  {"damage", EffectVerb::damage}, {"drain", EffectVerb::drain}, {"repair", EffectVerb::repair}, {"energy", EffectVerb::energy},
  {"sap", EffectVerb::sap}, {"dmg", EffectVerb::dmg}, {"def", EffectVerb::def}, {"acc", EffectVerb::acc}, {"eva", EffectVerb::eva},
  {"blaze", EffectVerb::blaze}, {"rust", EffectVerb::rust}, {"quell", EffectVerb::quell}, {"disarm", EffectVerb::disarm},
  {"flicker", EffectVerb::flicker}, {"move", EffectVerb::move}, {"shift", EffectVerb::shift}, {"summon", EffectVerb::summon},
  {"drone", EffectVerb::drone}, {"activate", EffectVerb::activate}, {"use_actions", EffectVerb::use_actions},
  {"combine_actions", EffectVerb::combine_actions}, {"lift", EffectVerb::lift},
  {"scorch", EffectVerb::damage, Whom::enemies}, {"mend", EffectVerb::repair, Whom::allies}, {"rally", EffectVerb::dmg, Whom::allies},
  {"bulwark", EffectVerb::def, Whom::self}}};
inline constexpr std::size_t short_words = 4;

[[nodiscard]] constexpr bool is_stat(EffectVerb verb) { return verb >= EffectVerb::dmg && verb <= EffectVerb::eva; }
/// Statuses that a keyword may name: `Combine[Rust]`.
[[nodiscard]] constexpr bool is_status(EffectVerb verb) { return verb >= EffectVerb::blaze && verb <= EffectVerb::flicker; }
/// Whether a line does good to those it means; a Move is neither.
[[nodiscard]] constexpr bool helps(const EffectShape& line) {
  return line.verb == EffectVerb::repair || (is_stat(line.verb) && line.amount > 0);
}

/// What stands behind or within a keyword's name: `Deploy GAN-Drone`, `Combine[Rust]`, `Combine[GAN-Drone, 2]`.
enum class KeywordOperand : std::uint8_t { none, drone, status, drone_away };

/// Ability keywords that are effect lines.
struct EffectKeyword {
  std::string_view name;
  EffectShape line;
  KeywordOperand operand = KeywordOperand::none;
};
// clang-format off
inline constexpr std::array<EffectKeyword, 21> effect_keywords = {{
  {"Blitz", {.when = When::formed, .verb = EffectVerb::move, .whom = Whom::self, .measure = Amount::movement, .straight = true}},
  {"Combine", {.when = When::component, .whom = Whom::other_robot}, KeywordOperand::status},
  {"Combine", {.when = When::component, .verb = EffectVerb::drone, .amount = 1}, KeywordOperand::drone_away},
  {"Combine Assault", {.when = When::component, .verb = EffectVerb::dmg, .whom = Whom::other_ally, .amount = 1}},
  {"Combine Drop", {.when = When::component, .verb = EffectVerb::lift, .whom = Whom::new_robot, .optional = true}},
  {"Combine Fuel", {.when = When::component, .verb = EffectVerb::energy, .measure = Amount::output}},
  {"Combine Shield", {.when = When::component, .verb = EffectVerb::def, .whom = Whom::other_ally, .amount = 1}},
  {"Combine Shift", {.when = When::component, .verb = EffectVerb::move, .whom = Whom::one_ally, .amount = 2}},
  {"Deploy", {.when = When::damaged, .verb = EffectVerb::drone, .amount = 1, .away = 1}, KeywordOperand::drone},
  {"Hardshield", {.when = When::formed, .verb = EffectVerb::def, .whom = Whom::allies, .amount = 1, .within = 1}},
  {"Ignition", {.when = When::formed, .verb = EffectVerb::activate, .whom = Whom::self}},
  {"Refuel", {.when = When::formed, .verb = EffectVerb::energy, .measure = Amount::output}},
  {"Resonate", {.when = When::formed, .verb = EffectVerb::quell, .whom = Whom::one_robot}},
  {"Salvo", {.when = When::formed, .verb = EffectVerb::use_actions, .whom = Whom::self}},
  {"Superblitz", {.when = When::formed, .verb = EffectVerb::move, .whom = Whom::other_ally, .measure = Amount::movement}},
  {"Supersalvo", {.when = When::formed, .verb = EffectVerb::use_actions, .whom = Whom::other_ally}},
  {"Tidemaker", {.when = When::formed, .verb = EffectVerb::rust, .whom = Whom::enemies}},
  {"Ultrablitz", {.when = When::formed, .verb = EffectVerb::move, .whom = Whom::other_allies, .measure = Amount::movement}},
  {"Ultracombine", {.when = When::formed, .verb = EffectVerb::combine_actions}},
  {"Ultrasalvo", {.when = When::formed, .verb = EffectVerb::use_actions, .whom = Whom::other_allies}},
  {"Worldfire", {.when = When::formed, .verb = EffectVerb::blaze, .whom = Whom::enemies, .amount = 1}}}};
// clang-format on

}  // namespace rondo::aegis
