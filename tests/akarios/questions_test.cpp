// What a person may ask of the map: ranges against the rules themselves, flights against the resolver, and one clear line for every bad word.
#include <map>

#include "rules/akarios/questions.h"
#include "rules/akarios/resolve.h"
#include "tests/akarios/asking.h"

using namespace rondo;
using namespace rondo::akarios;

namespace {

constexpr ShipId ada = 0;
constexpr ShipId bea = 1;
const ShipId fighter_1 = enemy_ship(0, 1);

}  // namespace

TEST_CASE("What keeps a ship from hitting is told exactly where the rules say it cannot", "[akarios][questions]") {
  Table table = plain_table();
  Position p = plain_position(table);
  int clear = 0;
  for (const ConditionSet conditions : {ConditionSet{0}, only(Condition::radar_jam)})
    for (const ArcKind kind : {ArcKind::line, ArcKind::cone, ArcKind::front, ArcKind::all})
      for (int facing = 0; facing < 6; ++facing)
        for (int hex = 0; hex < table.map.size(); ++hex) {
          const auto id = static_cast<HexId>(hex);
          if (table.planets.contains(id) || (p.ship_at(id) != no_ship && p.ship_at(id) != fighter_1)) continue;
          p[fighter_1].at = id;
          p[ada].facing = static_cast<std::uint8_t>(facing);
          p[ada].conditions = conditions;
          const Arc arc{kind, 4};
          const std::vector<std::string> why = obstacles(table, p, ada, fighter_1, arc);
          CHECK(why.empty() == can_hit(table, p, ada, fighter_1, arc));
          for (const std::string& reason : why) CHECK(reason != "out of reach");  // always a reason of its own
          clear += why.empty();
        }
  CHECK(clear > 0);
}

TEST_CASE("Each thing in the way is named", "[akarios][questions]") {
  Table table = plain_table();
  Position p = plain_position(table);
  const auto why = [&](std::string_view from, std::string_view to, Arc arc) {
    p[ada].at = at(table, from);
    p[fighter_1].at = at(table, to);
    return joined(obstacles(table, p, ada, fighter_1, arc), "; ");
  };
  CHECK(why("b6", "b5", {ArcKind::line, 1}).empty());
  CHECK(why("b6", "b4", {ArcKind::line, 1}) == "2 hexes away");
  CHECK(why("b6", "b7", {ArcKind::front, 1}) == "out of the arc");
  CHECK(why("e6", "e1", {ArcKind::line, 5}) == "the planet in e3 lies between");
  CHECK(why("b5", "b2", {ArcKind::line, 5}) == "in a nebula, seen from 2 hexes at most");
  CHECK(why("b4", "b2", {ArcKind::line, 5}).empty());
  p[ada].conditions = only(Condition::radar_jam);
  CHECK(why("b7", "b4", {ArcKind::line, 5}) == "radar jam lets it reach 2 hexes");
  CHECK(why("b7", "b5", {ArcKind::line, 5}).empty());
  CHECK(why("b7", "c3", {ArcKind::line, 3}) == "out of the arc; 5 hexes away");
}

TEST_CASE("range tells both ways", "[akarios][questions]") {
  Table table = plain_table();
  Position p = plain_position(table);
  p.cards[0] = 1;
  place(table, p, fighter_1, "b4", 3, 2, 5);
  const std::string expected =
      "ada at b6 and fighter-1 at b4 are 2 hexes apart.\n"
      "  ada with cannons (cone 3, 2 damage) hits fighter-1.\n"
      "  ada with lance (line 5, 3 damage) hits fighter-1.\n"
      "  fighter-1 with F2 (front 2, 3 damage) hits ada.";
  CHECK(answer(table, p, "range ada fighter-1") == expected);
  CHECK(answer(table, p, "range f1") == expected);
  CHECK(says(answer(table, p, "range ada b1"), "bomber-1 has no attack on a revealed combat card."));
  CHECK(answer(table, p, "range ada bea") == "ada at b6 and bea at d6 are 2 hexes apart. They are on the same side.");
  CHECK(answer(table, p, "range") == "range: one or two ships are needed; expected range [SHIP] SHIP");
  CHECK(answer(table, p, "range ada ada") == "range: both are ada; expected two ships");
  CHECK(answer(table, p, "range ada fighter-3") == "range: fighter-3 is not in play; expected one of ada, bea, fighter-1, fighter-2, bomber-1");
  CHECK(says(answer(table, p, "range ada fihgter-1"), "did you mean 'fighter-1'?"));
}

TEST_CASE("arc lists whom each attack hits, and why not the others", "[akarios][questions]") {
  Table table = plain_table();
  Position p = plain_position(table);
  place(table, p, fighter_1, "b4", 3, 2, 5);
  CHECK(answer(table, p, "arc") ==
        "ada is at b6, facing up.\n"
        "  cannons (cone 3, 2 damage): fighter-1 at 2.\n"
        "    not fighter-2: out of the arc; 6 hexes away; the planet in e3 lies\n"
        "      between.\n"
        "    not bomber-1: out of the arc; 6 hexes away.\n"
        "  lance (line 5, 3 damage): fighter-1 at 2.\n"
        "    not fighter-2: out of the arc; 6 hexes away; the planet in e3 lies\n"
        "      between.\n"
        "    not bomber-1: out of the arc; 6 hexes away.");
  CHECK(answer(table, p, "arc f1") == "fighter-1 is at b4, facing down.\n  No attack is on a combat card revealed for it.");
  p.cards[0] = 0;
  CHECK(says(answer(table, p, "arc f1"), "  F1 (cone 3, 2 damage): ada at 2.\n"));
  table.types[0].bonus = {1, 1, 1};
  CHECK(says(answer(table, p, "arc f1"), "  F1 (cone 3, 3 damage): ada at 2.\n"));
  equip(table, p, ada, 1);
  CHECK(says(answer(table, p, "arc ada bea"), "one word too many"));
}

TEST_CASE("try flies as the resolver does", "[akarios][questions]") {
  Table table = plain_table();
  table.pilots[ada].board[0].steps[0].patterns = {ahead(1),
                                                  ahead(4),
                                                  {Glide::slip_left, Glide::forward},
                                                  {Glide::slip_right, Glide::turn_right, Glide::forward},
                                                  {Glide::turn_left, Glide::forward, Glide::forward, Glide::turn_left}};
  const std::vector<Pattern>& patterns = table.pilots[ada].board[0].steps[0].patterns;
  for (const ConditionSet conditions : {ConditionSet{0}, only(Condition::slow)})
    for (int facing = 0; facing < 6; ++facing)
      for (const char* start : {"b6", "a1", "i7", "e4", "c4", "f5"})
        for (std::size_t i = 0; i < patterns.size(); ++i) {
          Position p = plain_position(table);
          place(table, p, ada, start, facing, 3, 6);
          p[fighter_1].at = at(table, "c3");
          p[ada].conditions = conditions;
          const std::string told = answer(table, p, "try ada " + pattern_text(patterns[i]));
          Resolver resolver(table, p, nullptr);
          resolver.go_on();
          resolver.answer(action(Verb::use, ada, 0));
          if (p.frames.back().kind == FrameKind::use && static_cast<UseStep>(p.frames.back().step) == UseStep::pay)
            resolver.answer(action(Verb::pay, static_cast<int>(Face::move)));
          resolver.answer(action(Verb::fly, static_cast<int>(i)));
          INFO(start << " facing " << facing << " pattern " << i << "\n" << told);
          CHECK(told.starts_with("ada would be at " + stance(table, p[ada]) + ".\n"));
          const int lost = 9 - p[ada].shields - p[ada].hull;
          CHECK(says(told, " damage in all") == (lost > 0));
          if (lost > 0) CHECK(says(told, "  " + std::to_string(lost) + " damage in all"));
        }
}

TEST_CASE("try tells what a flight meets, and who could hit whom then", "[akarios][questions]") {
  Table table = plain_table();
  Position p = plain_position(table);
  p.cards[0] = 1;
  p.tokens.push_back({TokenKind::ignition, at(table, "b5"), 2, 0, 6, false, bea});
  p.tokens.push_back({TokenKind::missile, at(table, "b4"), 3, 2, 6, false, bea});
  p.tokens.push_back({TokenKind::flak, at(table, "b3"), 2, 0, 6, false, bea});
  CHECK(answer(table, p, "try ada forward forward forward then turn-left") ==
        "ada would be at b3, facing up-left.\n"
        "  forward forward forward: b5 b4 b3; no ability of ada has this.\n"
        "    The Ignition token in b5 does 2 damage.\n"
        "    The Missile token in b4 does 3 damage and a modifier card.\n"
        "    The Flak Debris in b3 does 1 damage.\n"
        "  turn-left: no hex; by turn.\n"
        "  6 damage in all, against shields 3, hull 6.\n"
        "  From there cannons (cone 3, 2 damage): nobody.\n"
        "  From there lance (line 5, 3 damage): nobody.\n"
        "  fighter-1 could hit it with F2.");
  CHECK(says(answer(table, p, "try fly forward forward"), "  forward forward: b5 b4; by glide.\n"));
  p[ada].hull = 1;
  p[ada].shields = 1;
  CHECK(says(answer(table, p, "try ada forward"), "  2 damage in all, against shields 1, hull 1: it would be destroyed."));
  place(table, p, bea, "e5", 0, 3, 6);
  CHECK(says(answer(table, p, "try bea forward forward"), "    At e4 the way on is blocked."));
  place(table, p, bea, "b3", 0, 3, 6);
  CHECK(says(answer(table, p, "try bea forward forward"), "    At b2 a nebula ends the flight."));
  p[bea].conditions = only(Condition::slow);
  CHECK(says(answer(table, p, "try bea turn right slip left"), "    Slow takes its last glide."));
  place(table, p, bea, "f5", 2, 3, 6);
  p[bea].conditions = 0;
  table.changes = {{Rule::asteroid_damage, 1}};
  place(table, p, bea, "f4", 2, 3, 6);
  CHECK(says(answer(table, p, "try bea forward"), "    The asteroid in g5 does 2 damage."));
}

TEST_CASE("Flights that nobody can fly are refused in one line", "[akarios][questions]") {
  Table table = plain_table();
  const Position p = plain_position(table);
  CHECK(says(answer(table, p, "try ada forwrd"), "nothing is known of 'forwrd'; expected one of then, forward"));
  CHECK(says(answer(table, p, "try ada forwrd"), "did you mean 'forward'?"));
  CHECK(says(answer(table, p, "try adda forward"), "did you mean 'ada'?"));
  CHECK(answer(table, p, "try") == "try: a flight is missing; expected try [SHIP] GLIDES [then GLIDES]");
  CHECK(answer(table, p, "try ada forward then") == "try: a flight is missing; expected try [SHIP] GLIDES [then GLIDES]");
  CHECK(says(answer(table, p, "try ada forward forward forward forward forward forward forward"), "a flight of more than 6 glides"));
  CHECK(says(answer(table, p, "try fighter-4 forward"), "fighter-4 is not in play"));
}

TEST_CASE("Every question has a name of its own and an example", "[akarios][questions]") {
  std::map<std::string, int> names;
  for (const auto& question : akarios::Game(plain_table()).questions()) {
    CHECK(++names[question.name] == 1);
    CHECK(question.syntax.starts_with(question.name));
    CHECK((question.name == "tokens" || says(question.help, ": " + question.name)));
  }
  CHECK(names.size() == 8);
}
