// The map of a battle as text: exact at 60 and 80 columns, read back hex by hex at every width, and nothing of a ship's board left out.
#include <algorithm>

#include "decks/spelling.h"
#include "rules/akarios/words.h"
#include "tests/akarios/tables.h"
#include "tests/catch.h"

using namespace rondo;
using namespace rondo::akarios;

namespace {

const ShipId fighter_1 = enemy_ship(0, 1);
const ShipId fighter_2 = enemy_ship(0, 2);
const ShipId bomber_1 = enemy_ship(1, 1);

/// Round 3 of a fight with a bit of everything.
struct Fight {
  Table table = plain_table();
  Position p;

  Fight() {
    table.scenario.goal = Goal::reach;
    table.scenario.goal_spots = {{8, 0}};
    table.scenario.goal_round = 8;
    table.scenario.groups = {{"auto-fighter", 0, 1, 3, {{2, 2}, {5, 1}}}, {"auto-bomber", 4, 2, 3, {{7, 3}}}, {"auto-bomber", 5, 3, 3, {{7, 3}}}};
    table.changes = {{Rule::asteroid_damage, 1}};
    lay_map(table);
    p = plain_position(table);
    p.round = 3;
    take_drone(table, p, 0, 0);
    equip(table, p, 0, 1);
    equip(table, p, 1, 0);
    p.scenario_cards.push_back(0);
    p.cards[0] = 1;
    place(table, p, 0, "b2", 1, 1, 4);
    place(table, p, 1, "g5", 5, 0, 6);
    place(table, p, fighter_1, "c3", 4, 1, 5);
    place(table, p, fighter_2, "f2", 2, 2, 3);
    place(table, p, enemy_ship(0, 5), "h7", 0, 2, 5);
    p[1].conditions = only(Condition::radar_jam) | only(Condition::slow);
    p[fighter_1].conditions = only(Condition::hack);
    p.cockpits[0].stress = 4;
    p.cockpits[0].damaged = 1;
    p.cockpits[0].used = 1U << drone_advanced;
    p.cockpits[0].supply[drone_advanced] = 0;
    p.cockpits[1].ready_conditions = only(Condition::hack);
    p.cockpits[1].kinetic = 2;
    p.cockpits[1].guarded = only(bomber_1);
    p.marked = fighter_2;
    p.tokens.push_back({TokenKind::ignition, at(table, "c4"), 2, 0, 6, false, 0});
    p.tokens.push_back({TokenKind::missile, at(table, "c4"), 3, 2, 6, false, 0});
    p.tokens.push_back({TokenKind::flak, at(table, "h6"), 2, 0, 6, false, 1});
  }
  [[nodiscard]] std::string picture(int width) const { return akarios::Game(table).picture(p, width); }
};

}  // namespace

TEST_CASE("The picture at 80 columns", "[akarios][picture]") {
  CHECK("\n" + Fight().picture(80) == R"(
Round 3: Test Run, level 1. Every pilot must end a round on i1 by the end of
  round 8.
    a   b   c   d   e   f   g   h   i
 1  .       .       .       .       .
        .       .       .       .   =   1
 2  .       .       .       .       .
        A/      .      f2\      .       2
 3  .   ~  /f1     ###      .       .
        .       .  ###  .       .       3
 4  .       .       .       .       .
        .   *!  .       .      /b1      4
 5  .       .       .      \B       .
        .       .       .   o   .       5
 6  .       .       .       .       .
        .       .       .       .       6
 7  .       .       .       .   2   .
        .       .       .      f5^      7

    a   b   c   d   e   f   g   h   i
noses: X^ up, X/ up-right, X\ down-right, Xv down, /X down-left, \X up-left
### planet, o asteroid, ~ nebula, = goal, * Ignition token, ! Missile token,
  2 and 1 Flak Debris
   ship      at  facing     shields hull
A  ada       b2  up-right       1/2   4/6  dice move + attack + wild + stress,
  stress 4, drone spark, fuel 0/1 used, jet damaged, in a nebula
B  bea       g5  up-left        0/2   6/6  dice move + move + attack + attack,
  patch 2/2, 2 Kinetic tokens, next attack brings hack, covers against bomber-1,
  radar jam, slow, among asteroids
f1 fighter-1 c3  down-left      1/2   5/5  hack
f2 fighter-2 f2  down-right     2/2   3/5  marked
f5 fighter-5 h7  up             2/2   5/5
b1 bomber-1  h4  down-left      3/3   8/8
fighters: F2 Plan F2: move (forward forward, or forward); attack front 2, 3
  damage, slow
This scenario: asteroid-damage +1
Scenario cards: Dim Light (pilots have 1 shield less)
To come: 1 bomber at the end of round 4
)");
}

TEST_CASE("The picture at 60 columns", "[akarios][picture]") {
  CHECK("\n" + Fight().picture(60) == R"(
Round 3: Test Run, level 1. Every pilot must end a round on
  i1 by the end of round 8.
    a   b   c   d   e   f   g   h   i
 1  .       .       .       .       .
        .       .       .       .   =   1
 2  .       .       .       .       .
        A/      .      f2\      .       2
 3  .   ~  /f1     ###      .       .
        .       .  ###  .       .       3
 4  .       .       .       .       .
        .   *!  .       .      /b1      4
 5  .       .       .      \B       .
        .       .       .   o   .       5
 6  .       .       .       .       .
        .       .       .       .       6
 7  .       .       .       .   2   .
        .       .       .      f5^      7

    a   b   c   d   e   f   g   h   i
noses: X^ up, X/ up-right, X\ down-right, Xv down,
  /X down-left, \X up-left
### planet, o asteroid, ~ nebula, = goal, * Ignition token,
  ! Missile token, 2 and 1 Flak Debris
   ship      at  facing     shields hull
A  ada       b2  up-right       1/2   4/6
  dice move + attack + wild + stress, stress 4, drone spark,
  fuel 0/1 used, jet damaged, in a nebula
B  bea       g5  up-left        0/2   6/6
  dice move + move + attack + attack, patch 2/2,
  2 Kinetic tokens, next attack brings hack,
  covers against bomber-1, radar jam, slow, among asteroids
f1 fighter-1 c3  down-left      1/2   5/5  hack
f2 fighter-2 f2  down-right     2/2   3/5  marked
f5 fighter-5 h7  up             2/2   5/5
b1 bomber-1  h4  down-left      3/3   8/8
fighters: F2 Plan F2: move (forward forward, or forward);
  attack front 2, 3 damage, slow
This scenario: asteroid-damage +1
Scenario cards: Dim Light (pilots have 1 shield less)
To come: 1 bomber at the end of round 4
)");
}

TEST_CASE("The picture at 40 columns has the map in narrow cells", "[akarios][picture]") {
  CHECK("\n" + Fight().picture(40) == R"(
Round 3: Test Run, level 1. Every pilot
  must end a round on i1 by the end of
  round 8.
    a  b  c  d  e  f  g  h  i
 1  .     .     .     .     .
       .     .     .     .  =  1
 2  .     .     .     .     .
       A/    .    f2\    .     2
 3  .  ~ /f1   ###    .     .
       .     . ### .     .     3
 4  .     .     .     .     .
       .  *! .     .    /b1    4
 5  .     .     .    \B     .
       .     .     .  o  .     5
 6  .     .     .     .     .
       .     .     .     .     6
 7  .     .     .     .  2  .
       .     .     .    f5^    7

    a  b  c  d  e  f  g  h  i
noses: X^ up, X/ up-right,
  X\ down-right, Xv down, /X down-left,
  \X up-left
### planet, o asteroid, ~ nebula,
  = goal, * Ignition token,
  ! Missile token, 2 and 1 Flak Debris
   ship      at  shields hull
A  ada       b2      1/2   4/6
  dice move + attack + wild + stress,
  stress 4, drone spark, fuel 0/1 used,
  jet damaged, in a nebula
B  bea       g5      0/2   6/6
  dice move + move + attack + attack,
  patch 2/2, 2 Kinetic tokens,
  next attack brings hack,
  covers against bomber-1, radar jam,
  slow, among asteroids
f1 fighter-1 c3      1/2   5/5  hack
f2 fighter-2 f2      2/2   3/5  marked
f5 fighter-5 h7      2/2   5/5
b1 bomber-1  h4      3/3   8/8
fighters: F2 Plan F2: move (forward
  forward, or forward); attack front 2,
  3 damage, slow
This scenario: asteroid-damage +1
Scenario cards:
  Dim Light (pilots have 1 shield less)
To come: 1 bomber at the end of round 4
)");
}

namespace {

/// The lines of a map drawn with cells of so many columns.
struct Drawn {
  std::vector<std::string> lines;
  int cell;
  std::size_t top = 0;  ///< the line of letters above the map

  /// Three characters of a hex: its upper line, or the lower one.
  [[nodiscard]] std::string read(int column, int row, bool lower) const {
    const auto line = top + static_cast<std::size_t>(1 + 2 * row + (column & 1) + (lower ? 1 : 0));
    const auto from = static_cast<std::size_t>(3 + column * cell);
    return padded(lines[line], from + 3).substr(from, 3);
  }
};

Drawn drawn(const Table& table, const Position& p, int width, int cell) {
  Drawn map{{}, cell};
  const std::string text = akarios::Game(table).picture(p, width);
  for (const std::string_view line : lines(text)) map.lines.emplace_back(line);
  while (map.top + 1 < map.lines.size() && !map.lines[map.top].starts_with("    a")) ++map.top;
  return map;
}

}  // namespace

TEST_CASE("Every hex can be read off the map", "[akarios][picture]") {
  Table table = plain_table();
  Position p = plain_position(table);
  for (const auto& [width, cell] : {std::pair{80, 4}, std::pair{42, 4}, std::pair{41, 3}, std::pair{33, 3}}) {
    INFO("width " << width);
    for (int facing = 0; facing < 6; ++facing)
      for (int hex = 0; hex < table.map.size(); ++hex) {
        const auto id = static_cast<HexId>(hex);
        if (table.planets.contains(id) || (p.ship_at(id) != no_ship && p.ship_at(id) != bomber_1)) continue;
        p[bomber_1].at = id;
        p[bomber_1].facing = static_cast<std::uint8_t>(facing);
        const Drawn map = drawn(table, p, width, cell);
        const Spot spot = spot_of(table.map.at(id));
        static const std::vector<std::string> signs = {"b1^", "b1/", "b1\\", "b1v", "/b1", "\\b1"};
        REQUIRE(map.read(spot.column, spot.row, false) == signs[static_cast<std::size_t>(facing)]);
        REQUIRE(map.read(spot.column, spot.row, true) == (table.asteroids.contains(id) ? " o " : table.nebulae.contains(id) ? " ~ " : "   "));
      }
    const Drawn map = drawn(table, p, width, cell);
    CHECK(map.read(4, 2, false) == "###");
    CHECK(map.read(4, 2, true) == "###");
    CHECK(map.read(1, 5, false) == " A^");
    CHECK(map.read(0, 0, false) == " . ");
    for (int column = 0; column < 9; ++column)
      for (const std::size_t line : {map.top, map.top + 16})
        CHECK(map.lines[line][static_cast<std::size_t>(4 + column * cell)] == static_cast<char>('a' + column));
    for (int row = 0; row < 7; ++row) {
      CHECK(map.lines[map.top + static_cast<std::size_t>(1 + 2 * row)].starts_with(right_aligned(std::to_string(row + 1), 2)));
      CHECK(map.lines[map.top + static_cast<std::size_t>(2 + 2 * row)].ends_with(right_aligned(std::to_string(row + 1), 2)));
    }
  }
}

TEST_CASE("No line of a picture is wider than asked for, and a map that does not fit says so", "[akarios][picture]") {
  const Fight fight;
  for (int width = 1; width <= 100; ++width) {
    const std::string text = fight.picture(width);
    for (const std::string_view line : lines(text)) CHECK(static_cast<int>(line.size()) <= width);
    CHECK((text.find("(the map needs 33 columns)") != std::string::npos) == (width < 33 && width >= 26));
  }
}

TEST_CASE("A map of fifteen columns fits into 60 columns", "[akarios][picture]") {
  Table table = plain_table();
  table.scenario.columns = 15;
  table.scenario.rows = 15;
  lay_map(table);
  const Position p = plain_position(table);
  const Drawn narrow = drawn(table, p, 60, 3);
  CHECK(narrow.read(7, 3, false) == "/b1");
  CHECK(narrow.lines[narrow.top].back() == 'o');
  const Drawn wide = drawn(table, p, 80, 4);
  CHECK(wide.read(7, 3, false) == "/b1");
  CHECK(wide.lines[wide.top].back() == 'o');
}

TEST_CASE("The Sparrow and lost pilots stand beneath the map", "[akarios][picture]") {
  Table table = plain_table();
  table.scenario.sparrow = Spot{4, 5};
  table.scenario.sparrow_hull = 12;
  Position p = plain_position(table);
  place(table, p, sparrow, "e6", 0, 0, 9);
  p[1] = {};
  const std::string text = akarios::Game(table).picture(p, 80);
  CHECK(text.find("\nSp sparrow   e6                 0/0  9/12\n") != std::string::npos);
  CHECK(text.find("\nB  bea       lost\n") != std::string::npos);
  CHECK(drawn(table, p, 80, 4).read(4, 5, false) == " Sp");
  CHECK(drawn(table, p, 80, 4).read(3, 5, false) == " . ");
}

TEST_CASE("Who acts and who has acted is marked in the enemies' phase", "[akarios][picture]") {
  Fight fight;
  fight.p.frames.clear();
  Frame round;
  round.kind = FrameKind::round;
  round.step = static_cast<std::uint8_t>(RoundStep::enemies);
  round.ships = only(fighter_1) | only(fighter_2);
  Frame activation;
  activation.kind = FrameKind::activation;
  activation.ship = fighter_2;
  fight.p.frames.push_back(round);
  fight.p.frames.push_back(activation);
  const std::string text = fight.picture(80);
  CHECK(text.find("f1 fighter-1 c3  down-left      1/2   5/5  has acted, hack\n") != std::string::npos);
  CHECK(text.find("f2 fighter-2 f2  down-right     2/2   3/5  acting, marked\n") != std::string::npos);
}

TEST_CASE("Before the battle begins, shields are shown as scenario cards leave them", "[akarios][picture]") {
  Table table = plain_table();
  Position p = plain_position(table);
  p.round = 0;
  p.scenario_cards.push_back(0);
  CHECK(akarios::Game(table).picture(p, 80).find("A  ada       b6  up             2/2   6/6") != std::string::npos);
  p.round = 1;  // later nobody has lost what a drone added
  CHECK(akarios::Game(table).picture(p, 80).find("A  ada       b6  up             3/2   6/6") != std::string::npos);
}
