// Where minions go that have nothing in range: whom they approach, where they stop, and when they stay. Hexes of a row count from 1;
// B1 lies between A1 and A2, and C2 below A2.
#include "bosses/aegis/approach.h"

#include "tests/bosses/narrowed.h"

namespace rondo::aegis {

namespace {

const std::string row = ". . . . . . . . . . . .\n";

struct Walker {
  int movement = 3;
  int range = 1;
  std::vector<std::string> abilities = {};
  std::vector<Line> more = {};  ///< Actions after the first
};

/// Robots of the player, and the minion MUD-1 on its way; the boss stands in the corner and has nothing to do.
Cast walking(const std::string& map, const Walker& walker, const std::string& boss_hex) {
  Cast cast;
  cast.team = {{.id = "ANT-1"}, {.id = "GNU-1", .classes = "G"}, {.id = "FOX-2", .classes = "AE"}};
  cast.minions = {{.id = "MUD-1", .classes = "G", .movement = walker.movement, .actions = {{.range = walker.range}}, .abilities = walker.abilities},
                  {.id = "MAX-3", .classes = "AES"}};
  for (const Line& line : walker.more) cast.minions[0].actions.push_back(line);
  cast.map = map;
  cast.boss_hex = boss_hex;
  return cast;
}

/// A G card turns up; where MUD-1 may end.
Lines ends(Scene& s) {
  s.boss_turn("G").play("send MUD-1");
  REQUIRE(s.p.frames.back().kind == FrameKind::minion);
  return left(s);
}

}  // namespace

TEST_CASE("with nothing in range it goes as far as it may toward the closest robot", "[AEG-376][bosses]") {
  Scene s(walking(row, {}, "A12"));
  s.minion("MUD-1", "A1");
  s.hero("ANT-1", "A10");
  s.boss_turn("G");
  ruled(s);
  CHECK(s.at(first_minion) == "A4");  // from 9 away to 6
}

TEST_CASE("it ends its activation after the move, in range or not", "[AEG-377][bosses]") {
  Scene s(walking(row, {.movement = 4, .range = 3}, "A12"));
  s.minion("MUD-1", "A1");
  const PieceId ant = s.hero("ANT-1", "A8");
  s.boss_turn("G");
  ruled(s);
  CHECK(s.at(first_minion) == "A5");
  CHECK(s.integrity(ant) == 5);
  CHECK_FALSE(s.told(EventKind::action_used));
}

TEST_CASE("it stops as soon as its first Action has something in range", "[AEG-380][bosses]") {
  Scene s(walking(row, {.movement = 6, .range = 3}, "A12"));
  s.minion("MUD-1", "A1");
  s.hero("ANT-1", "A6");
  s.boss_turn("G");
  ruled(s);
  CHECK(s.at(first_minion) == "A3");
}

TEST_CASE("only the first Action stops it", "[AEG-380][bosses]") {
  Scene s(walking(row, {.movement = 3, .range = 1, .more = {{.range = 4}}}, "A12"));
  s.minion("MUD-1", "A1");
  s.hero("ANT-1", "A7");
  s.boss_turn("G");
  ruled(s);
  CHECK(s.at(first_minion) == "A4");  // at A3 its second Action would reach
}

TEST_CASE("anybody in range stops it, not only the robot that it approaches", "[AEG-380][bosses]") {
  // ANT-1 is reached in 5 steps along the top; GNU-1 lies behind the wall, 7 steps off, and comes into range over it.
  const std::string map =
      ". . . . . . . . .\n"
      " # # # # # # # .\n"
      ". . . . . . . . .\n";
  Cast cast = walking(map, {.movement = 4, .range = 2}, "C9");
  cast.minions[0].actions[0].attributes = {"ARCING"};
  Scene s(cast);
  s.minion("MUD-1", "A1");
  s.hero("ANT-1", "A6");
  s.hero("GNU-1", "C4");
  s.boss_turn("G");
  ruled(s);
  CHECK(s.at(first_minion) == "A3");
}

TEST_CASE("of two robots equally near it approaches the one that comes first in the AI Decision Rules", "[AEG-380][bosses]") {
  Scene s(walking(row, {}, "A12"));
  s.minion("MUD-1", "A6");
  s.hero("GNU-1", "A1");
  s.hero("FOX-2", "A11");
  s.boss_turn("G");
  ruled(s);
  CHECK(s.at(first_minion) == "A9");
}

TEST_CASE("nearness is counted in steps, not as the crow flies", "[AEG-380][bosses]") {
  const std::string map =
      ". . . . # . . . .\n"
      " . . . . # . . . .\n"
      ". . . . . . . . .\n";
  Scene s(walking(map, {.movement = 1}, "C9"));
  s.minion("MUD-1", "A4");
  s.hero("ANT-1", "A6");  // 2 hexes away, but 5 steps round the wall
  s.hero("GNU-1", "A1");  // 3 steps
  s.boss_turn("G");
  ruled(s);
  CHECK(s.at(first_minion) == "A3");
}

TEST_CASE("a robot behind a wall within range is not in range: it walks on", "[AEG-379][bosses]") {
  const std::string map =
      ". . . . # . . . .\n"
      " . . . . # . . . .\n"
      ". . . . . . . . .\n";
  Scene s(walking(map, {.movement = 2, .range = 3}, "C9"));
  s.minion("MUD-1", "A4");
  s.hero("ANT-1", "A6");
  CHECK(ends(s) == Lines{"advance C5"});  // over B4; from there the robot is 2 away and in sight
}

TEST_CASE("a flier goes over walls and robots, and rests on neither", "[AEG-380][bosses]") {
  const std::string map =
      ". . . . # # . . .\n"
      " # # # # # # # #\n";
  const auto flown = [&](int movement, int range) {
    Scene s(walking(map, {.movement = movement, .range = range, .abilities = {"Flight"}}, "A9"));
    s.minion("MUD-1", "A4");
    s.hero("ANT-1", "A8");
    s.boss_turn("G");
    ruled(s);
    return s.at(first_minion);
  };
  CHECK(flown(4, 1) == "A7");
  CHECK(flown(2, 1) == "A4");  // two steps end on the wall, and no other hex is nearer
  CHECK(flown(3, 1) == "A7");
}

TEST_CASE("where no way leads to a robot straight distance decides", "[AEG-380][bosses]") {
  const std::string map =
      ". . . # . . . . .\n"
      " . . . # . . . .\n"
      ". . . # . . . . .\n";
  Scene s(walking(map, {.movement = 4}, "C9"));
  s.minion("MUD-1", "C1");
  s.hero("ANT-1", "A9");
  s.hero("GNU-1", "A6");
  CHECK(ends(s) == Lines{"advance A3", "advance B3"});  // both 3 from GNU-1, both 2 steps or 3 off: the nearer ones to go to
}

TEST_CASE("it stays only where no hex within its movement is nearer", "[AEG-376][bosses]") {
  const std::string map =
      ". . . # . . .\n"
      " . . # . . .\n";
  Scene s(walking(map, {}, "B6"));
  s.minion("MUD-1", "A3");
  s.hero("ANT-1", "A5");
  CHECK(ends(s) == Lines{"stay"});
}

TEST_CASE("a STOP hex ends the way; round it the minion may get nearer", "[AEG-110][bosses]") {
  const std::string map =
      ". . . . . . . . .\n"
      " # ! # # # # # #\n"
      ". . . . . . . . .\n"
      " . . . . . . . .\n";
  Scene s(walking(map, {.movement = 3}, "D8"));
  s.minion("MUD-1", "A2");
  s.hero("ANT-1", "C5");
  CHECK(ends(s) == Lines{"advance B2"});  // the only way leads over it, and ends there for now
}

TEST_CASE("a detour is taken where the shortest way is cut short by a STOP hex", "[bosses]") {
  // Straight on, the STOP hex A3 ends the move 5 steps from the robot; three steps along row B end 4 steps from it.
  const std::string map =
      ". . ! . . . . .\n"
      " . . . . . . .\n"
      ". . . . . . . .\n"
      " . . . . . . .\n";
  Scene s(walking(map, {.movement = 3}, "D7"));
  s.minion("MUD-1", "A2");
  s.hero("ANT-1", "A8");
  CHECK(ends(s) == Lines{"advance A4", "advance B4"});
}

TEST_CASE("robots equally near and alike are the player's choice, by the hex where it ends", "[AEG-380][AEG-427][bosses]") {
  Scene s(walking(row, {.movement = 2}, "A12"));
  s.minion("MUD-1", "A6");
  s.drone("SAUR-Drone", "A2", Side::hero);
  s.drone("SAUR-Drone", "A10", Side::hero);
  CHECK(ends(s) == Lines{"advance A4", "advance A8"});
}

TEST_CASE("the player chooses among the hexes where it may stop, never the way", "[AEG-380][bosses]") {
  const std::string map =
      ". . . . . . . . .\n"
      " . . . . . . . .\n"
      ". . . . . . . . .\n";
  Scene s(walking(map, {.movement = 2}, "C9"));
  s.minion("MUD-1", "A1");
  s.hero("ANT-1", "C6");
  // C6 is 6 steps off: two go down to the right and four to the right, in any order. Two steps of these lead to:
  CHECK(ends(s) == Lines{"advance A3", "advance B2", "advance C2"});
}

TEST_CASE("a minion whose first Action is no weapon walks on until it stands beside the robot", "[AEG-380][bosses]") {
  Cast cast = walking(row, {.movement = 9}, "A12");
  cast.minions[0].actions[0].effect = Effect::repair;
  Scene s(cast);
  s.minion("MUD-1", "A1");
  s.hero("ANT-1", "A8");
  s.boss_turn("G");
  ruled(s);
  CHECK(s.at(first_minion) == "A7");
}

TEST_CASE("a hurt ally in range of a first Action that repairs stops it", "[AEG-382][bosses]") {
  Cast cast = walking(row, {.movement = 9, .range = 2}, "A12");
  cast.minions[0].actions[0].effect = Effect::repair;
  Scene s(cast);
  s.minion("MUD-1", "A1");
  s.hero("ANT-1", "A9");
  const PieceId ally = s.minion("MAX-3", "A11");
  s.p[ally].damage = 1;
  s.boss_turn("G");
  ruled(s);
  CHECK(s.at(first_minion) == "A8");  // ANT-1 is in the way of going on, and the ally is never in sight
  Scene beside(cast);
  beside.minion("MUD-1", "A5");
  beside.hero("ANT-1", "A1");
  beside.p[beside.minion("MAX-3", "A8")].damage = 1;
  beside.boss_turn("G");
  ruled(beside);
  CHECK(beside.at(first_minion) == "A2");
}

TEST_CASE("enemy Moves bring their own side nearer to the player's robots", "[AEG-444][bosses]") {
  Cast cast = walking(row, {.range = 4, .more = {}}, "A12");
  cast.minions[0].actions[0] = {.cost = 1, .accuracy = 2, .effect = Effect::move, .power = 2, .range = 4};
  Scene s(cast);
  s.minion("MUD-1", "A10");
  const PieceId ally = s.minion("MAX-3", "A8");
  s.hero("ANT-1", "A1");
  s.boss_turn("G");
  s.p.skills_used = 0xff;
  ruled(s).roll({6});
  ruled(s);
  CHECK(s.at(ally) == "A6");
}

TEST_CASE("enemy Moves take the player's robots away from the boss", "[AEG-445][bosses]") {
  Cast cast = walking(row, {.range = 4}, "A12");
  cast.minions[0].actions[0] = {.cost = 1, .accuracy = 2, .effect = Effect::move, .power = 2, .range = 4};
  Scene s(cast);
  s.minion("MUD-1", "A10");
  const PieceId ant = s.hero("ANT-1", "A8");
  s.boss_turn("G");
  s.p.skills_used = 0xff;
  ruled(s).roll({6});
  CHECK(s.options("shift ").size() > 1);
  const Trace trace = why(s);
  CHECK(trace.rule == "The player's robots are moved away from the boss");
  CHECK(trace.notes == Lines{"The player's robots are moved away from the boss: straight distance from the boss 6 away; 1 of 4 left"});
  ruled(s);
  CHECK(s.at(ant) == "A6");
}

TEST_CASE("a boss that shifts is placed nearest to the nearest robot", "[bosses]") {
  Cast cast = walking(row, {}, "A12");
  cast.boss = {{.icons = "G", .verb = "shift", .amount = 3}};
  Scene s(cast);
  s.hero("ANT-1", "A3");
  s.hero("GNU-1", "A10");
  s.boss_turn("G");
  CHECK(left(s) == Lines{"shift A9", "shift A11"});  // over the robot or not: placed, not moved
  CHECK_THAT(why(s).step, Catch::Matchers::ContainsSubstring("Boss shifts"));
}

TEST_CASE("without any robot of the player a minion stays where it is", "[bosses]") {
  Scene s(walking(row, {}, "A12"));
  s.minion("MUD-1", "A6");
  CHECK(ends(s) == Lines{"stay"});
  CHECK_THAT(why(s).notes.front(), Catch::Matchers::ContainsSubstring("no robot on the board"));
}

TEST_CASE("the explanation of an approach shows steps and straight distance, whom, and why there", "[AEG-380][bosses]") {
  const std::string map =
      ". . . . # . . . .\n"
      " . . . . # . . . .\n"
      ". . . . . . . . .\n";
  Scene s(walking(map, {.movement = 1}, "C9"));
  s.minion("MUD-1", "A4");
  s.hero("ANT-1", "A6");
  s.hero("GNU-1", "A1");
  CHECK(ends(s) == Lines{"advance A3"});
  const Trace trace = why(s);
  CHECK(trace.step == "G card: minion MUD-1 has nothing in range and moves");
  CHECK(trace.candidates == Lines{"ANT-1 (5 steps, 2 straight, level 1, A, ANT, 1)", "GNU-1 (3 steps, 3 straight, level 1, G, GNU, 1)"});
  CHECK(trace.notes == Lines{"closest by steps: GNU-1, 3 steps", "A3: as near as its movement allows", "1 of 4 hexes left"});
}

}  // namespace rondo::aegis
