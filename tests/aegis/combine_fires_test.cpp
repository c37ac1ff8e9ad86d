// What fires when a robot has just been formed: COMBINE Actions and Combine Abilities (AEG-196, AEG-198, AEG-200, AEG-207, AEG-209 to
// AEG-211, AEG-562 to AEG-564, AEG-570, AEG-572).
#include "tests/aegis/forming.h"

namespace rondo::aegis {

namespace {

/// ANT-1 on A1 and GNU-1 on A2 form NEW-2; EEL-1 and SOLE-1 are other allies.
Cast forming(std::vector<std::string> abilities, std::vector<Line> actions = {}, std::vector<std::string> component_abilities = {}) {
  return on_the_field({{.id = "ANT-1", .classes = "A", .abilities = std::move(component_abilities)},
                      {.id = "GNU-1", .classes = "G"},
                      {.id = "EEL-1", .classes = "E"},
                      {.id = "SOLE-1", .classes = "S"},
                      {.id = "NEW-2",
                       .classes = "AG",
                       .movement = 4,
                       .energy = 4,
                       .integrity = 9,
                       .actions = std::move(actions),
                       .abilities = std::move(abilities)}});
}
Scene board(const Cast& cast) { return side_by_side(cast, {{"EEL-1", "C9"}}); }
Line combines(int cost, int accuracy, int range, std::vector<std::string> more = {}) {
  more.push_back("COMBINE");
  return {.cost = cost, .accuracy = accuracy, .range = range, .attributes = std::move(more)};
}

}  // namespace

TEST_CASE("Refuel adds the new robot's Output when it is formed, and only then", "[AEG-564][AEG-196]") {
  Scene s = board(forming({"Refuel"}));
  s.p.energy = 7;
  form(s);
  CHECK(s.p.energy == 7 - 5 + 4);
  next_round(s);
  CHECK(s.p.energy == 4 + 3);
}

TEST_CASE("a Combine Ability of an ingredient does not fire for the robot formed over it", "[AEG-196]") {
  Scene s = board(forming({}, {}, {"Refuel"}));
  s.p.energy = 7;
  form(s);
  CHECK(s.p.energy == 2);
}

TEST_CASE("of several combine abilities the player picks the order, and declines none", "[AEG-198][AEG-200]") {
  Scene s = board(forming({"Hardshield", "Refuel"}, {combines(1, 6, 9)}));
  s.minion("MUD-1", "A6");
  form(s);
  CHECK(s.options() == std::vector<std::string>{"trigger Hardshield", "trigger Refuel", "trigger 1 Shot"});
  SECTION("Refuel first") {
    s.play("trigger Refuel");
    CHECK(s.p.energy == 19);
    CHECK(s.marks(s.on("A2"), Side::hero).def == 0);
    CHECK(s.options() == std::vector<std::string>{"trigger Hardshield", "trigger 1 Shot"});
    s.play("trigger Hardshield");
  }
  SECTION("Hardshield first") { s.play({"trigger Hardshield", "trigger Refuel"}); }
  CHECK(s.options() == std::vector<std::string>{"trigger 1 Shot", "done"});  // a COMBINE Action may be declined
  CHECK(s.p.energy == 19);
  CHECK(s.marks(s.on("A2"), Side::hero).def == 1);
}

TEST_CASE("Hardshield: +1 DEF for the new robot and its neighbours, unasked", "[AEG-562][AEG-200]") {
  Scene s = board(forming({"Hardshield"}));
  s.p[s.on("C9")].hex = s.hex("A3");
  const PieceId sole = s.hero("SOLE-1", "A4");
  const PieceId mud = s.minion("MUD-1", "B1");
  form(s);
  CHECK(s.marks(s.on("A2"), Side::hero).def == 1);
  CHECK(s.marks(s.on("A3"), Side::hero).def == 1);
  CHECK(s.marks(sole, Side::hero).def == 0);
  CHECK(s.marks(mud, Side::hero).def == 0);
  next_round(s);
  CHECK(s.marks(s.on("A2"), Side::hero).def == 0);
}

TEST_CASE("Ignition: the new robot may act in the same turn", "[AEG-563][AEG-200]") {
  const bool ignition = GENERATE(true, false);
  Cast cast = forming(ignition ? std::vector<std::string>{"Ignition"} : std::vector<std::string>{}, {{.cost = 1, .accuracy = 3, .range = 9}});
  Scene s(cast);
  s.p.skills_used = 0xff;
  s.hero("ANT-1", "A1");
  s.hero("GNU-1", "A2");
  s.hero("EEL-1", "C9");
  const PieceId mud = s.minion("MUD-1", "A6");
  s.minion("KITE-1", "C1");
  s.rondo("S S");
  form(s);
  CHECK(s.p.resolved == (ignition ? 0 : 1));
  if (!ignition) {
    CHECK_FALSE(s.offers("activate NEW-2"));
    CHECK(s.offers("activate EEL-1"));
    return;
  }
  CHECK(s.options() == std::vector<std::string>{"activate NEW-2", "pass"});  // EEL-1 waits for a turn of its own
  SECTION("moves and acts, once") {
    s.play({"activate NEW-2", "move A3", "use 1", "target MUD-1"}).roll({3});
    CHECK(s.integrity(mud) == 8);
    CHECK(s.p.resolved == 1);
    CHECK_FALSE(s.offers("activate NEW-2"));
  }
  SECTION("declined: it is as any robot that has not acted") {
    s.play("pass");
    CHECK(s.p.resolved == 1);
    CHECK(s.offers("activate NEW-2"));
    s.p.skills_used = 0xff;
    s.play({"activate EEL-1", "done"});
    CHECK(s.p.resolved == 2);  // no second activation in the later turn
  }
}

TEST_CASE("Ignition without Energy: the Valor Skill pays for it", "[AEG-563]") {
  Scene s = board(forming({"Ignition"}));
  s.p.resolved = 1;
  s.p.skills_used = static_cast<std::uint8_t>(0xff & ~skill_bit(Skill::energy));
  s.p.energy = 5;
  form(s);
  CHECK(s.options() == std::vector<std::string>{"valor energy", "pass"});
  s.play("valor energy");
  CHECK(s.offers("activate NEW-2"));
}

TEST_CASE("Tidemaker Rusts, Worldfire Blazes all enemies wherever they are, and no one else", "[AEG-570][AEG-572][AEG-207]") {
  const bool tide = GENERATE(true, false);
  Scene s = board(forming({tide ? "Tidemaker" : "Worldfire"}));
  s.drone("SAUR-Drone", "B1", Side::hero);
  s.minion("MUD-1", "A3");
  s.minion("KITE-1", "C11");
  s.drone("GAN-Drone", "A12", Side::boss);
  s.p.resolved = 3;
  form(s);
  for (const char* hex : {"A3", "C11", "A12", "C12"}) {
    CHECK(s.marks(s.on(hex), Side::hero).rust == tide);
    CHECK(s.marks(s.on(hex), Side::hero).blaze == (tide ? 0 : 1));
  }
  for (const char* hex : {"A2", "C9", "B1"}) CHECK(s.marks(s.on(hex), Side::hero) == Marks{});
}

TEST_CASE("a COMBINE Action succeeds by itself, without dice or Energy", "[AEG-209][AEG-210]") {
  Scene s = board(forming({}, {combines(1, 6, 9)}));
  const PieceId mud = s.minion("MUD-1", "A6");
  s.p.energy = 5;
  form(s);
  CHECK(s.p.energy == 0);
  SECTION("used") {
    s.play({"trigger 1", "target MUD-1"});
    CHECK_FALSE(s.told(EventKind::die_rolled));
    CHECK(s.integrity(mud) == 8);
    CHECK(s.p.energy == 0);
    CHECK(s.options("trigger").empty());  // once
  }
  SECTION("declined: nothing changes") {
    const auto before = s.p.pieces;
    s.play("done");
    CHECK(s.p.pieces == before);
    CHECK(s.p.energy == 0);
    CHECK_FALSE(s.told(EventKind::action_used));
  }
}

TEST_CASE("a COMBINE Action without a legal target is not offered", "[AEG-209]") {
  Scene s = board(forming({}, {combines(1, 6, 2)}));
  s.minion("MUD-1", "A6");
  form(s);
  CHECK(s.options("trigger").empty());
  CHECK(s.offers("activate EEL-1"));
}

TEST_CASE("an Action without COMBINE does not fire", "[AEG-209]") {
  Scene s = board(forming({}, {{.cost = 1, .accuracy = 1, .range = 9}}));
  s.minion("MUD-1", "A6");
  form(s);
  CHECK(s.options("trigger").empty());
}

TEST_CASE("a COMBINE Action has one success for each die of its cost if multi-hit, else one", "[AEG-211]") {
  Line line = combines(2, 6, 9, {"CRITICAL"});  // no dice, so no 6 either
  line.multi = GENERATE(true, false);
  Scene s = board(forming({}, {line}));
  const PieceId mud = s.minion("MUD-1", "A6");
  form(s);
  s.play({"trigger 1", "target MUD-1"});
  CHECK(s.integrity(mud) == 9 - (line.multi ? 2 : 1));
}

TEST_CASE("used in an ordinary activation a COMBINE Action pays and rolls", "[AEG-210]") {
  Scene s = board(forming({}, {combines(1, 6, 9)}));
  const PieceId mud = s.minion("MUD-1", "A6");
  form(s);
  s.play("done");
  next_round(s);
  const int pool = s.p.energy;
  s.play({"activate NEW-2", "use 1", "target MUD-1"}).roll({5});
  CHECK(s.p.energy == pool - 1);
  CHECK(s.integrity(mud) == 9);
}

}  // namespace rondo::aegis
