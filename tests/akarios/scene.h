#pragma once
// A piece of sky set up in a few lines and played by the spellings a person would type. Ships stand where a test puts them on an open map of
// eleven by eleven hexes; drones and upgrades are the box's. Dice, cards and the automaton's choices are typed in like everything else.
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/akarios/aim.h"
#include "rules/akarios/legal.h"
#include "rules/akarios/resolve.h"
#include "tests/akarios/tables.h"
#include "tests/catch.h"

namespace rondo::akarios {

inline constexpr ShipId ada = 0;
inline constexpr ShipId bea = 1;
inline constexpr ShipId cyd = 2;
inline constexpr ShipId dot = 3;
inline constexpr ShipId fighter_1 = enemy_ship(0, 1);
inline constexpr ShipId fighter_2 = enemy_ship(0, 2);
inline constexpr ShipId bomber_1 = enemy_ship(1, 1);

/// The box that the tests of the rules play with.
[[nodiscard]] const Box& tested_box();
/// Two pilots called ada and bea on an open map that nothing wins; all six drones and all upgrades of the box.
[[nodiscard]] Table open_table(int level = 1, int pilots = 2);
[[nodiscard]] Step step_from(std::string_view line);

class Scene {
 public:
  /// Ada at f8 and Bea at b10 look up the map with 3 shields and 6 hull; there is no enemy.
  explicit Scene(int level = 1) : Scene(open_table(level)) {}
  explicit Scene(Table made);

  Table table;  ///< to be changed until play begins
  Position p;

  // Setting up.
  /// An enemy comes without shields and with 9 hull.
  Scene& put(ShipId ship, std::string_view hex, int facing = 0);
  Scene& strength(ShipId ship, int shields, int hull);
  Scene& dice(ShipId pilot, std::initializer_list<Face> faces);
  Scene& drone(ShipId pilot, std::string_view word);
  Scene& upgrade(ShipId pilot, std::string_view word);
  /// One more line of the pilot's board, for these dice.
  Scene& board(ShipId pilot, const std::string& word, std::initializer_list<std::string_view> lines, std::vector<Icon> cost = {Icon::wild});
  /// What every combat card of the type says.
  Scene& card(int type, std::initializer_list<std::string_view> lines);
  Scene& planets(std::initializer_list<std::string_view> hexes) { return terrain(table.scenario.planets, hexes); }
  Scene& asteroids(std::initializer_list<std::string_view> hexes) { return terrain(table.scenario.asteroids, hexes); }
  Scene& nebulae(std::initializer_list<std::string_view> hexes) { return terrain(table.scenario.nebulae, hexes); }
  Scene& token(TokenKind kind, std::string_view hex, int value, int reach = 0, ShipId owner = ada);
  Scene& known(ShipId pilot, std::initializer_list<Modifier> next);  ///< cards on top of the modifier deck, the next one first

  // Beginning.
  Scene& phase() { return begin(RoundStep::act); }            ///< the pilot action phase
  Scene& enemy_phase();                                       ///< with the first card of every type that is there
  Scene& round_end() { return begin(RoundStep::missiles); }
  Scene& next_round() { return begin(RoundStep::start); }
  Scene& open();                                              ///< the game from its start on

  // Playing.
  Scene& play(std::initializer_list<std::string_view> lines);
  Scene& play(std::string_view line) { return play({line}); }

  // Looking.
  [[nodiscard]] const Game& game();
  [[nodiscard]] std::vector<std::string> options(std::string_view beginning = "");
  [[nodiscard]] bool offers(std::string_view line);
  [[nodiscard]] bool asks_squad() const { return p.owing == SeatSet(squad_seat); }
  [[nodiscard]] bool asks_automaton() const { return p.owing == SeatSet(automaton_seat); }
  [[nodiscard]] bool rolling() { return p.owing.is_chance() && !options("die ").empty(); }  ///< the next round has begun
  [[nodiscard]] HexId hex(std::string_view label) const { return at(table, label); }
  [[nodiscard]] bool stands(ShipId ship, std::string_view label, int facing) const { return p[ship].at == hex(label) && p[ship].facing == facing; }
  [[nodiscard]] int hull(ShipId ship) const { return p[ship].hull; }
  [[nodiscard]] int shields(ShipId ship) const { return p[ship].shields; }
  [[nodiscard]] int supply(ShipId pilot, AbilityId id = drone_advanced) const { return p.cockpit(pilot).supply[id]; }
  [[nodiscard]] int count(TokenKind kind) const;
  /// How often the rules told of such an event.
  [[nodiscard]] int count(EventKind kind) const;
  [[nodiscard]] bool told(EventKind kind) const { return count(kind) > 0; }
  /// The place of the first such event about the ship, or −1.
  [[nodiscard]] int when(EventKind kind, ShipId ship = no_ship) const;
  std::vector<Event> events;

 private:
  Scene& begin(RoundStep step);
  Scene& terrain(std::vector<Spot>& spots, std::initializer_list<std::string_view> hexes);
  void answer(std::string_view line);
  [[nodiscard]] Narrator narrator();
  std::optional<Game> game_;
};

}  // namespace rondo::akarios
