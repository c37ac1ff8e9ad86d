// Line of Sight, asked as a player meets it: which targets an Action offers (AEG-178 to AEG-184).
#include <algorithm>
#include <set>

#include "rules/core/hex.h"
#include "tests/aegis/scene.h"

namespace rondo::aegis {

namespace {

//   A1  A2  A3  A4  A5  A6  A7
//     B1  B2  B3  B4  B5  B6  B7
//   C1  C2  C3  C4  C5  C6  C7
//     D1  D2  D3  D4  D5  D6  D7
//   E1  E2  E3  E4  E5  E6  E7
using Labels = std::vector<std::string>;

Cast field(const Labels& walls, bool arcing = false) {
  std::string map;
  for (int row = 0; row < 5; ++row) {
    map += row % 2 ? " " : "";
    for (int i = 1; i <= 7; ++i) {
      const std::string label = std::string(1, static_cast<char>('A' + row)) + std::to_string(i);
      map += std::string(std::count(walls.begin(), walls.end(), label) ? "#" : ".") + (i < 7 ? " " : "\n");
    }
  }
  Line bolt = {.range = 6, .name = "Bolt"};
  if (arcing) bolt.attributes = {"ARCING"};
  return {.team = {{.id = "AWE-1", .actions = {bolt}}, {.id = "EEL-1", .classes = "E"}},
          .minions = {{.id = "MUD-1", .classes = "G"}, {.id = "MUM-1", .classes = "G"}},
          .map = map,
          .boss_hex = "E7"};
}

/// Whether AWE on `from` may aim at MUD on `to`; an ally and another minion may stand somewhere.
bool aims(const std::string& from, const std::string& to, const Labels& walls, const std::string& ally = {}, const std::string& foe = {},
          bool arcing = false) {
  Scene s(field(walls, arcing));
  s.hero("AWE-1", from);
  const PieceId mud = s.minion("MUD-1", to);
  if (!ally.empty()) s.hero("EEL-1", ally);
  if (!foe.empty()) s.minion("MUM-1", foe);
  const bool listed = has(targets(s.table(), s.p, shot(s.table(), s.p, 0, 0)), mud);
  s.play("activate AWE-1");
  if (!s.offers("use 1 Bolt")) return false;
  s.play("use 1");
  CHECK(s.offers("target MUD-1") == listed);
  return s.offers("target MUD-1");
}

}  // namespace

TEST_CASE("neighbours always see each other", "[AEG-178]") {
  const Labels walls = {"B2", "B4", "C2", "D2", "D3"};
  CHECK(aims("C3", "B3", walls));
  CHECK(aims("C3", "C4", walls));
  CHECK(aims("C3", "B3", walls, "C4"));
  CHECK_FALSE(aims("C3", "C1", walls));
}

TEST_CASE("sight goes from centre to centre: what the line does not meet does not block", "[AEG-178]") {
  CHECK(aims("C1", "C5", {"B1", "B2", "B3", "B4", "D1", "D2", "D3", "D4"}));  // a trench of walls on both sides
  CHECK(aims("C2", "C4", {"C1", "C5"}));                                      // before and behind
}

TEST_CASE("terrain or any robot between the two blocks", "[AEG-179]") {
  CHECK(aims("C1", "C5", {}));
  CHECK_FALSE(aims("C1", "C5", {"C3"}));
  CHECK_FALSE(aims("C1", "C5", {}, "C3"));     // an ally exactly between
  CHECK_FALSE(aims("C1", "C5", {}, {}, "C2"));  // another enemy
  CHECK(aims("C2", "C5", {}, "C1", "C6"));      // neither stands between
}

TEST_CASE("the boss stands in the line like a robot", "[AEG-179]") {
  Cast cast = field({});
  cast.boss_hex = "C3";
  Scene s(cast);
  s.hero("AWE-1", "C1");
  s.minion("MUD-1", "C5");
  s.play({"activate AWE-1", "use 1"});
  CHECK(s.options("target ") == Labels{"target Boss"});
}

TEST_CASE("a line exactly along sides: one flanking hex does not block, both do", "[AEG-180][AEG-181]") {
  // From A2 straight down to C2, between B1 and B2.
  CHECK(aims("A2", "C2", {}));
  CHECK(aims("A2", "C2", {"B1"}));
  CHECK(aims("A2", "C2", {"B2"}));
  CHECK(aims("C2", "A2", {"B2"}));
  CHECK(aims("A2", "C2", {}, "B1"));
  CHECK_FALSE(aims("A2", "C2", {"B1", "B2"}));
  CHECK_FALSE(aims("C2", "A2", {"B1", "B2"}));
  CHECK_FALSE(aims("A2", "C2", {"B1"}, "B2"));       // a wall and a robot
  CHECK_FALSE(aims("A2", "C2", {}, "B1", "B2"));     // two robots
}

TEST_CASE("over four hexes: each pair along the line for itself, the hex between them as ever", "[AEG-180][AEG-181]") {
  // From A2 straight down to E2: B1 | B2, then C2, then D1 | D2.
  CHECK(aims("A2", "E2", {"B1", "D2"}));
  CHECK(aims("A2", "E2", {"B1", "D1"}));
  CHECK_FALSE(aims("A2", "E2", {"D1", "D2"}));
  CHECK_FALSE(aims("A2", "E2", {"C2"}));
}

TEST_CASE("whatever the line clips blocks, by however little", "[AEG-182]") {
  // From A2 to D4 a quarter of the line lies in B2, another in C4, and only a tenth each in the corners of B3 and C3.
  CHECK(aims("A2", "D4", {}));
  for (const auto* clipped : {"B2", "B3", "C3", "C4"}) {
    INFO(clipped);
    CHECK_FALSE(aims("A2", "D4", {clipped}));
    CHECK_FALSE(aims("D4", "A2", {clipped}));
  }
  for (const auto* missed : {"B1", "C2", "B4", "D3", "A3", "C5"}) {
    INFO(missed);
    CHECK(aims("A2", "D4", {missed}));
    CHECK(aims("D4", "A2", {missed}));
  }
}

TEST_CASE("twelve axes: six through sides, six through points", "[AEG-183]") {
  CHECK(axis({0, 0}, {2, 0}) == 0);
  CHECK(axis({0, 0}, {1, 1}).has_value());
  CHECK(axis({0, 0}, {-3, 6}).has_value());
  CHECK_FALSE(axis({0, 0}, {2, 1}).has_value());
  CHECK_FALSE(axis({0, 0}, {-1, 3}).has_value());
  std::set<int> axes;
  int on_axis = 0;
  for (const Hex hex : ring({0, 0}, 2))
    if (const auto found = axis({0, 0}, hex)) {
      axes.insert(*found);
      ++on_axis;
    }
  CHECK(axes.size() == 12);
  CHECK(on_axis == 12);  // all of the second ring, each on an axis of its own
  int third = 0;
  for (const Hex hex : ring({0, 0}, 3)) third += axis({0, 0}, hex).has_value();
  CHECK(third == 6);
}

TEST_CASE("an Action needs sight unless ARCING", "[AEG-184]") {
  CHECK_FALSE(aims("C1", "C7", {"C4"}));
  CHECK(aims("C1", "C7", {"C4"}, {}, {}, true));
  CHECK(aims("C1", "C7", {"C4"}, "C3", "C2", true));
  CHECK(aims("C1", "C7", {}));
}

}  // namespace rondo::aegis
