#pragma once
// The one vocabulary of what Aerodome cards, fighters and stadiums do besides their actions: keywords with a number, and effect lines of a
// moment (when), a verb and operands. Plain data: the loader refuses what makes no sense, `rules/aerodome` does the rest.
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace rondo::aerodome {

enum class Maneuver : std::uint8_t { straight, turn, rotate, roll, immelmann };
inline constexpr int maneuver_count = 5;
inline constexpr std::array<std::string_view, maneuver_count> maneuver_names = {"Straight", "Turn", "Rotate", "Roll", "Immelmann"};

/// Keywords (ARD-307 to ARD-332); those marked X carry a number. BURN and all from `elusive` on have house text (facts: unknown to any source).
enum class Keyword : std::uint8_t {
  ammo /*X*/, boost /*X*/, burst /*X*/, charge, dazed /*X*/, disorient, freeze /*X*/, inefficient, lucky /*X*/, pierce, proficient, psych /*set*/,
  burn /*X*/, elusive, helpful, nitro, recover /*X*/, rend /*X*/, sturdy /*X*/
};
inline constexpr int keyword_count = 19;
struct KeywordName {
  std::string_view name;
  bool takes_number = false;
};
/// Indexed by Keyword; PSYCH takes a number or a range, `PSYCH 5-7`.
inline constexpr std::array<KeywordName, keyword_count> keyword_names = {{
    {"AMMO", true}, {"BOOST", true}, {"BURST", true}, {"CHARGE"}, {"DAZED", true}, {"DISORIENT"}, {"FREEZE", true}, {"INEFFICIENT"}, {"LUCKY", true},
    {"PIERCE"}, {"PROFICIENT"}, {"PSYCH", true}, {"BURN", true}, {"ELUSIVE"}, {"HELPFUL"}, {"NITRO"}, {"RECOVER", true}, {"REND", true}, {"STURDY", true}}};

/// What X is on a card that defines it so (ARD-196).
enum class Measured : std::uint8_t { number, own_burn, own_frozen, opponent_burn, opponent_frozen, charges, dazed_cards };
inline constexpr std::array<std::string_view, 7> measured_names = {"number", "own burn", "own frozen", "opponent burn", "opponent frozen", "charges", "dazed cards"};

struct Amount {
  std::uint8_t number = 0;  ///< 0 where the keyword is not there
  Measured of = Measured::number;
  bool operator==(const Amount&) const = default;
};

/// The keywords of one card, added up by name.
struct Keywords {
  std::array<Amount, keyword_count> amounts{};
  std::uint16_t psych = 0;  ///< a bit for each Initiative that PSYCH answers
  [[nodiscard]] const Amount& operator[](Keyword keyword) const { return amounts[static_cast<std::size_t>(keyword)]; }
  [[nodiscard]] bool has(Keyword keyword) const { return (*this)[keyword].number > 0 || (*this)[keyword].of != Measured::number; }
};

/// The moment of an effect line.
enum class When : std::uint8_t {
  selection_start, selection_end, reveal_start, reveal_end,
  compare_start,     ///< before any modification
  compare,           ///< its owner's one pass of modifying Initiative
  turn_start, turn_end,
  maneuver_chosen,   ///< an own maneuver is about to be performed
  maneuver_done,     ///< an own maneuver was successful; `maneuver` narrows it
  clear_pass,        ///< an own Clear Pass
  collided,          ///< an own maneuver met another marker
  enemy_maneuver,    ///< a maneuver of an opponent is over
  enemy_attack,      ///< an attack of an opponent is over
  attack_rolled,     ///< own attack dice lie there to be modified
  hit,               ///< an own attack was successful
  attached,          ///< an Armament is attached
  own_turn,          ///< played by hand before any own action (Skill and Mod cards without an action icon)
  drawn,             ///< the card is drawn (Instants)
  end_start          ///< the End phase begins
};
inline constexpr std::array<std::string_view, 20> when_names = {
    "selection start", "selection end", "reveal start", "reveal end", "compare start", "compare", "turn start", "turn end", "maneuver chosen", "maneuver done",
    "clear pass", "collided", "enemy maneuver", "enemy attack", "attack rolled", "hit", "attached", "own turn", "drawn", "end start"};
using WhenSet = std::uint32_t;
[[nodiscard]] constexpr WhenSet only(When when) { return WhenSet{1} << static_cast<unsigned>(when); }

enum class EffectVerb : std::uint8_t {
  elusive, nitro,   ///< gains that Buff
  boost,            ///< the maneuver about to be performed is so much faster, at most 5 (when: maneuver chosen)
  reroll,           ///< up to so many attack dice, each once (when: attack rolled)
  burst,            ///< every Attack action of this turn has so many more dice
  initiative,       ///< up by the amount, down where the effect is `minus` (when: compare, compare start)
  draw,             ///< so many Auxiliary cards
  recover,          ///< so many Debuff points, chosen among Burn, Frozen and own Dazed cards
  burn, freeze,     ///< the Debuff goes up by so much
  daze,             ///< so many Dazed tokens on the active card
  damage, repair,
  charge,           ///< so many Charge tokens on this card
  ammo,             ///< so many Charge tokens on the attached Armament (when: attached)
  keywords,         ///< the line's keywords hold until the end of the turn (when: turn start)
  flip,             ///< a two-sided fighter turns to its other side
  token             ///< an Auxiliary token is placed (stadiums)
};
inline constexpr std::array<std::string_view, 17> verb_names = {"elusive", "nitro", "boost", "reroll", "burst", "initiative", "draw", "recover", "burn", "freeze",
                                                               "daze", "damage", "repair", "charge", "ammo", "keywords", "flip"};  // `token` is a stadium's alone

enum class Whom : std::uint8_t { self, opponent };

/// One step of a stadium's printed layout: tool `tool` laid along a direction from where the last one ended, the first from the centre.
struct Step {
  std::uint8_t tool = 1;       ///< 1 to 5
  std::uint8_t direction = 0;  ///< 0 to 11
  bool operator==(const Step&) const = default;
};

inline constexpr int max_effects = 4;  ///< lines of one card, or of one side of it

struct Effect {
  std::string name;  ///< as options and lines call it
  When when = When::turn_start;
  EffectVerb verb = EffectVerb::elusive;
  Amount amount{1, Measured::number};
  Whom whom = Whom::self;
  bool minus = false;
  bool may = false;            ///< its owner may decline
  bool once = false;           ///< once a round
  std::uint8_t cost = 0;       ///< Charge tokens of this card it takes
  std::uint8_t every = 1;      ///< verb token: in each so-manieth round
  std::uint8_t maneuvers = 0;  ///< a bit for each Maneuver that counts; 0 for any
  Keywords keywords;           ///< verb keywords
  std::vector<Step> path;      ///< verb token
};

}  // namespace rondo::aerodome
