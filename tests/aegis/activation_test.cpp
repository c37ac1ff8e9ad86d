// Abilities that change how a robot is activated: Accelerator and Arc Buster (AEG-503, AEG-504, AEG-507), and that minions never use
// what a player would have to activate (AEG-454).
#include <algorithm>

#include "tests/aegis/field.h"

namespace rondo::aegis {

namespace {

/// RUN-1 with these abilities and PAL-1, who form DUO-2 and ACE-2; the boss stands far off and does nothing.
Cast runners(std::vector<std::string> abilities, const std::string& map = three_rows) {
  return {.team = {{.id = "RUN-1", .classes = "A", .movement = 1, .energy = 3, .integrity = 6, .abilities = std::move(abilities)},
                   {.id = "PAL-1", .classes = "S", .movement = 1, .energy = 3, .integrity = 6},
                   {.id = "DUO-2", .classes = "AS"},
                   {.id = "ACE-2", .classes = "AS"}},
          .minions = {{.id = "MUD-1", .classes = "G", .integrity = 9}},
          .map = map,
          .boss_hex = map == three_rows ? "C12" : "A12"};
}

Scene running(const Cast& cast, const char* pal = "A6") {
  Scene s = quiet(cast);
  s.hero("RUN-1", "A1");
  s.hero("PAL-1", pal);
  if (cast.map == three_rows) s.minion("MUD-1", "C9");
  s.play("activate RUN-1");
  return s;
}

std::vector<std::string> hexes_within(const Scene& s, const char* from, int distance) {
  std::vector<std::string> lines;
  for (int id = 0; id < s.table().map.size(); ++id) {
    const auto hex = static_cast<HexId>(id);
    if (hex != s.hex(from) && s.table().map.distance(hex, s.hex(from)) <= distance && piece_on(s.p, hex) == no_piece)
      lines.push_back("accelerate " + s.table().label(hex));
  }
  return lines;
}

}  // namespace

TEST_CASE("Accelerator 3 costs 3 Energy for 1 to 3 hexes, whatever the robot's own movement, and is all it does", "[AEG-503]") {
  Scene s = running(runners({"Accelerator 3"}));
  CHECK(s.options("accelerate") == hexes_within(s, "A1", 3));
  CHECK(s.options("move").size() == 2);
  const auto [hex, where] = GENERATE(std::pair{"accelerate A2", "A2"}, std::pair{"accelerate A3", "A3"}, std::pair{"accelerate A4", "A4"});
  s.play(hex);
  CHECK(s.at(0) == where);
  CHECK(s.p.energy == 17);
  CHECK(s.story.back() == "  RUN-1 accelerates from A1 to " + std::string(where) + " for 3 Energy (17 left).");
  CHECK(s.offers("end round"));  // no partner beside it: nothing is left to do, and its activation is gone
  CHECK_FALSE(s.offers("activate RUN-1"));
  CHECK(s.offers("activate PAL-1"));
}

TEST_CASE("Accelerator takes the place of the activation: not once it has begun, not without all of X, not Quelled", "[AEG-503]") {
  SECTION("begun by a move") {
    Scene s = running(runners({"Accelerator 3"}));
    s.play("move A2");
    CHECK(s.options("accelerate").empty());
  }
  SECTION("begun by an Action that leaves the activation open") {
    Cast cast = runners({"Accelerator 3", "Overload"});
    cast.team[0].actions = {{.cost = 1, .accuracy = 6, .range = 12}};
    Scene s = running(cast);
    s.play({"use 1", "target MUD-1"}).roll({1});
    CHECK(s.offers("use 1 Shot"));
    CHECK(s.options("accelerate").empty());
  }
  SECTION("begun by a SWIFT Action") {
    Cast cast = runners({"Accelerator 3"});
    cast.team[0].actions = {{.cost = 1, .accuracy = 6, .range = 12, .attributes = {"SWIFT"}}};
    Scene s = running(cast);
    s.play({"use 1", "target MUD-1"}).roll({1});
    CHECK(s.options("move").size() == 2);
    CHECK(s.options("accelerate").empty());
  }
  SECTION("2 Energy for Accelerator 3") {
    Scene s = running(runners({"Accelerator 3"}));
    s.p.energy = 2;
    CHECK(s.options("accelerate").empty());
    s.p.energy = 3;
    CHECK(s.options("accelerate").size() == hexes_within(s, "A1", 3).size());
  }
  SECTION("Quelled") {
    Scene s = running(runners({"Accelerator 3"}));
    s.marks(0, Side::boss).quell = true;
    CHECK(s.options("accelerate").empty());
  }
  SECTION("without it") { CHECK(running(runners({})).options("accelerate").empty()); }
}

TEST_CASE("Accelerator moves as its robot does: walls, STOP, Flight and Blaze", "[AEG-503]") {
  SECTION("walls and STOP") {
    Scene s = running(runners({"Accelerator 4"}, ". . ! . . . # . . . . .\n"), "A11");
    CHECK(s.options("accelerate") == std::vector<std::string>{"accelerate A2", "accelerate A3"});
  }
  SECTION("Flight is halted by neither; Jet multiplies nothing") {
    Scene s = running(runners({"Accelerator 6", "Flight"}, ". . ! . . . # . . . . .\n"), "A11");
    CHECK(s.options("accelerate").size() == 5);  // A2 to A6; A7 is a wall
    Scene jet = running(runners({"Accelerator 2", "Jet 2"}, ". . ! . . . # . . . . .\n"), "A11");
    CHECK(jet.options("accelerate").size() == 2);
  }
  SECTION("Blaze burns it, and it may burn up before it combines") {
    Scene s = running(runners({"Accelerator 4"}));
    s.marks(0, Side::boss).blaze = 1;
    s.play("accelerate A5");
    CHECK(s.integrity(0) == 5);
    Scene burnt = running(runners({"Accelerator 4"}));
    burnt.marks(0, Side::boss).blaze = 6;
    burnt.play("accelerate A5");
    CHECK(burnt.on("A5") == no_piece);
    CHECK(burnt.offers("end round"));
  }
}

TEST_CASE("after Accelerator the robot may combine for free", "[AEG-504]") {
  Scene s = running(runners({"Accelerator 4"}));
  SECTION("even with an empty pool, and nothing but that") {
    s.p.energy = 4;
    s.play("accelerate A5");
    CHECK(s.options() == std::vector<std::string>{"combine PAL-1 into DUO-2 at A5", "combine PAL-1 into DUO-2 at A6",
                                                  "combine PAL-1 into ACE-2 at A5", "combine PAL-1 into ACE-2 at A6", "done"});
    CHECK_THAT(s.game().prompt(s.p, hero_seat), Catch::Matchers::ContainsSubstring("combine for free, or done?"));
    s.play("combine PAL-1 into DUO-2 at A6");
    CHECK(s.p.energy == 0);
    CHECK(says(s, "  RUN-1 and PAL-1 combine into DUO-2 (AS) on A6 for free."));
    CHECK(s.on("A5") == no_piece);
    CHECK(s.on("A6") != no_piece);
  }
  SECTION("or not") {
    s.play({"accelerate A5", "done"});
    CHECK(s.p.energy == 16);
    CHECK(s.at(0) == "A5");
  }
  SECTION("not beside anybody") {
    s.play("accelerate A4");
    CHECK(s.offers("end round"));
  }
}

TEST_CASE("an ordinary move before combining leaves its price", "[AEG-504]") {
  Scene s = running(runners({"Accelerator 4"}), "A3");
  s.play({"move A2", "combine PAL-1 into DUO-2 at A2"});
  CHECK(s.p.energy == 14);
}

TEST_CASE("Arc Buster: three activations a round, each in a turn of its own", "[AEG-507]") {
  const bool buster = GENERATE(true, false);
  Cast cast = runners(buster ? std::vector<std::string>{"Arc Buster"} : std::vector<std::string>{});
  Scene s(cast);
  s.hero("RUN-1", "A1");
  s.hero("PAL-1", "A6");
  s.minion("MUD-1", "C9");
  s.deck({});
  s.rondo("A A A A");
  for (int turn = 1; turn <= 4; ++turn) {
    INFO("turn " << turn);
    CHECK(s.offers("activate RUN-1") == (turn == 1 || (buster && turn <= 3)));
    CHECK(s.offers("recall RUN-1") == s.offers("activate RUN-1"));
    if (s.offers("activate RUN-1")) {
      s.play({"activate RUN-1", "done"});
      CHECK_FALSE(s.offers("activate RUN-1"));     // the turn has had its activation
      CHECK_FALSE(s.offers("valor again RUN-1"));  // and the Valor Skill means another robot (AEG-351)
      CHECK(s.offers("valor again PAL-1"));
    }
    s.play("pass");
  }
  if (buster) {
    CHECK_THAT(s.game().picture(s.p, 100), Catch::Matchers::ContainsSubstring("acted 3 of 3"));
    s.p.skills_used = 0xff;
    next_round(s);
    CHECK(s.offers("activate RUN-1"));
    CHECK(s.p[0].activated == 0);
  }
}

TEST_CASE("with the Rondo cards done, Arc Buster goes on among the others; Quelled it stops", "[AEG-507]") {
  Scene s = quiet(runners({"Arc Buster"}));
  s.hero("RUN-1", "A1");
  s.hero("PAL-1", "A6");
  s.play({"activate RUN-1", "done", "activate PAL-1", "done", "activate RUN-1", "done"});
  CHECK(s.offers("activate RUN-1"));
  SECTION("a third time") {
    s.play({"activate RUN-1", "done"});
    CHECK(s.count(EventKind::activated) == 4);
    CHECK(s.told(EventKind::round_begins));  // nothing is left to do in this one
  }
  SECTION("Quelled") {
    s.marks(0, Side::boss).quell = true;
    CHECK_FALSE(s.offers("activate RUN-1"));
  }
  SECTION("an empty pool") {
    s.p.energy = 0;
    CHECK_FALSE(s.offers("activate RUN-1"));
  }
}

TEST_CASE("a robot with Arc Buster that was formed this round waits like any other", "[AEG-507]") {
  Cast cast = runners({});
  cast.team[2].abilities = {"Arc Buster"};
  Scene s = running(cast, "A2");
  s.p.skills_used = 0;
  s.play("combine PAL-1 into DUO-2 at A1");
  CHECK_FALSE(s.offers("activate DUO-2"));
  s.play({"valor again DUO-2", "done"});  // bought, it has had the first of its three
  CHECK(s.p[s.on("A1")].activated == 1);
  CHECK(s.offers("activate DUO-2"));
}

TEST_CASE("minions never use what a player would have to activate", "[AEG-454]") {
  const bool able = GENERATE(true, false);
  Cast cast = runners({});
  cast.minions = {{.id = "MUD-1", .classes = "G", .movement = 1, .integrity = 9, .actions = {{.range = 1}}},
                  {.id = "MAW-2", .classes = "EG", .movement = 1, .integrity = 9}};
  if (able) {
    cast.minions[0].abilities = {"Accelerator 4", "Arc Buster", "Combat Drop"};
    cast.minions[1].abilities = {"Emerge", "Combat Drop", "Arc Buster"};
  }
  cast.map = "1 . . . . . . . . . . .\n a . . . . . . . . . . b\n. . . . . . . . . . . .\n";
  Scene s(cast);
  s.hero("RUN-1", "B2");
  s.hero("PAL-1", "C2");
  SECTION("on the board: one activation a card, by its own movement") {
    s.minion("MUD-1", "B8");
    s.deck({});
    s.boss_turn("G");
    s.play("send MUD-1");
    CHECK(s.options().size() == 7);  // the six hexes next to it, and its own
    s.play("advance B7");
    CHECK(s.owes() == hero_seat);
    CHECK(s.count(EventKind::minion_activated) == 1);
    CHECK(s.count(EventKind::minion_advances) == 1);
    CHECK_FALSE(s.told(EventKind::accelerated));
  }
  SECTION("entering: by die, never from a reserve or on a Start Zone") {
    s.deck({"MUD-1"});
    s.boss_turn("A").play({"draw MUD-1", "die 1"}).let_be();
    CHECK(s.at(first_minion) == "A1");
  }
  SECTION("combined: by the letters of the minions alone") {
    s.minion("MUD-1", "B8");
    s.deck({"MAW-2"});
    s.boss_turn("A").play("draw MAW-2");
    CHECK(s.told(EventKind::minion_unplayable));  // no E among the minions, with Emerge or without
    CHECK(s.at(first_minion) == "B8");
  }
}

}  // namespace rondo::aegis
