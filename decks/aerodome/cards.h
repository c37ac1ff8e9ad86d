#pragma once
// What stands on Aerodome's fighters, cards and stadiums, and how large its pieces are, as plain structs. Nothing here is computed from
// rules; the loader in `decks/aerodome/load.h` fills these from TOML and refuses whatever it does not know.
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "decks/aerodome/effects.h"

namespace rondo::aerodome {

/// Where a card or number comes from: a rulebook or publisher's page, a conclusion from one, or ours.
enum class Source : std::uint8_t { printed, inferred, house };
inline constexpr std::array<std::string_view, 3> source_names = {"printed", "inferred", "house"};

enum class Archetype : std::uint8_t { basic, daredevil, gearhead, sharpshooter, speedster };  ///< basic: cards only
inline constexpr std::array<std::string_view, 5> archetype_names = {"Basic", "Daredevil", "Gearhead", "Sharpshooter", "Speedster"};
enum class World : std::uint8_t { ace, futuria, martaga, star_lancer };
inline constexpr std::array<std::string_view, 4> world_names = {"Ace", "Futuria", "Martaga", "Star Lancer"};

inline constexpr int hand_size = 9;      ///< ARD-103
inline constexpr int highest_speed = 5;  ///< ARD-014

enum class Family : std::uint8_t { maneuver, shot, attack };  ///< `attack`: another than Shot, measured by a tool (ARD-034)

/// One line of an action bar, written `Turn 3 reactive recover`, `Shot 4 locked`, `Attack 4 range 2 on 5`, `Attack 2d3 range 1 on 3`.
struct ActionLine {
  Family family = Family::maneuver;
  Maneuver maneuver = Maneuver::straight;
  std::uint8_t number = 1;   ///< speed, or dice
  bool d3 = false;           ///< attack: its dice show 1 to 3
  std::uint8_t range = 0;    ///< attack: the tool that measures it
  std::uint8_t success = 5;  ///< attacks: the lowest die that succeeds
  bool locked = false;
  bool reactive = false;     ///< maneuvers only (ARD-147)
  bool aux = false;          ///< Auxiliary symbol: a success draws a card
  bool recover = false;      ///< Recover symbol
  bool dazed = false;        ///< Dazed symbol
  bool operator==(const ActionLine&) const = default;
};
inline constexpr int max_actions = 6;  ///< lines of one card

struct Restriction {
  std::string pilot;  ///< name of the only fighters who may use it, empty for all
  std::optional<World> world;
  std::string type;   ///< of fighter, empty for all
};

struct BattleCard {
  std::string id;  ///< `RH1012`, the key
  std::string name;
  int initiative = 1;
  std::optional<int> printed_row;  ///< where the rulebook's table has it, if elsewhere
  Maneuver type = Maneuver::straight;
  Archetype archetype = Archetype::basic;
  bool signature = false;
  Restriction only_for;
  std::vector<ActionLine> actions;
  Keywords keywords;
  Keywords aux_bar;  ///< keywords of the Auxiliary cards used in the same turn
  std::vector<Effect> effects;
  Source source = Source::house;             ///< name and id
  Source initiative_source = Source::house;
  Source face_source = Source::house;        ///< type, actions, keywords and effects
};

enum class AuxType : std::uint8_t { armament, skill, instant, mod };
inline constexpr std::array<std::string_view, 4> aux_type_names = {"Armament", "Skill", "Instant", "Mod"};

struct AuxCard {
  std::string id;  ///< `AUX1007`
  std::string name;
  AuxType type = AuxType::instant;
  bool replaces = false;  ///< has an Action icon: its actions stand in for one of the active card
  std::vector<ActionLine> actions;
  Keywords keywords;
  std::vector<Effect> effects;
  Archetype archetype = Archetype::basic;
  Restriction only_for;
  std::string stadium;  ///< name of the Stadium whose deck it belongs to, else empty
  Source source = Source::house;       ///< name and id
  Source face_source = Source::house;  ///< type, actions, keywords and effects
};

struct Fighter {
  std::string word;  ///< `theodosia`: how set-ups call it
  std::string id;    ///< `AEF001`
  std::string rank;  ///< `Capt.`, may be empty
  std::string name;  ///< without the rank; several fighters may share it (ARD-022)
  std::string call_sign;  ///< may be empty
  Archetype archetype = Archetype::daredevil;
  World world = World::ace;
  std::string type;  ///< of aircraft; `Any` where unknown
  std::array<std::uint8_t, maneuver_count> bar{};  ///< most cards of each type (ARD-025)
  std::vector<Effect> effects;
  std::string side_b;  ///< name of its other side, empty for a single-sided one
  std::vector<Effect> side_b_effects;
  Source source = Source::house;           ///< identity
  Source ability_source = Source::house;
  Source bar_source = Source::house;
};

/// A Maneuver Hand and the Auxiliary cards chosen with it.
struct Hand {
  std::string word;     ///< how set-ups call it; a fighter's first hand bears the fighter's word
  std::string fighter;  ///< word
  std::string line;
  std::vector<std::string> cards;  ///< nine ids in Initiative order
  std::vector<std::string> aux;    ///< three ids
  Source source = Source::house;
};

struct Squadron {
  std::string word;
  std::string name;
  std::string line;
  std::vector<std::string> hands;  ///< four words
  std::vector<std::string> aux;    ///< ten ids
  Source source = Source::house;
};

struct Stadium {
  std::string word;
  std::string id;
  std::string name;
  std::string line;
  bool centre = false;           ///< a token at the centre for the whole game that is drawn from within Range 1 (ARD-241)
  std::vector<Effect> effects;   ///< `token` at selection start, and whatever its ability does to every fighter
  std::vector<std::string> aux;  ///< ids of its Auxiliary deck
  Source source = Source::house;
};

/// Sizes in 1/1024 inch, all even.
struct Dimensions {
  int radius = 768;       ///< of a marker, from centre to point
  std::array<int, highest_speed> tools = {1024, 2048, 3072, 4096, 5120};
  int tool_width = 768;
  int shot_radius = 6144;
  int shot_half_steps = 1;  ///< times 30 degrees to each side
  int token_radius = 384;
  int length = 24576;       ///< of the area, along x
  int width = 14336;        ///< along y
  int team_length = 28672;  ///< of the area of Free For All and Squadron
  int team_width = 24576;
  int spot_step = 256;      ///< between starting spots along an edge
  Source source = Source::house;
};

/// What the box holds, for whoever counts (ARD-001 to ARD-012).
struct Component {
  std::string name;
  int count = 0;
  Source source = Source::printed;
};

struct Box {
  std::vector<Fighter> fighters;
  std::vector<BattleCard> cards;
  std::vector<AuxCard> aux_cards;
  std::vector<Hand> hands;
  std::vector<Squadron> squadrons;
  std::vector<Stadium> stadiums;
  std::vector<Component> components;
  std::optional<Dimensions> dimensions;
};

}  // namespace rondo::aerodome
