// Who has the command, and what the player's Commander abilities do (AEG-202 to AEG-205, AEG-534 to AEG-558, rulings 40 to 49).
#include "tests/aegis/field.h"
#include "tests/aegis/tables.h"

namespace rondo::aegis {

namespace {

using Texts = std::vector<std::string>;

// A1 is a wall.
const std::string walled = "# . . . . . . . . . . .\n . . . . . . . . . . . .\n. . . . . . . . . . . .\n";

/// GUN-1 and PAL-1 under the command of LEAD-1; DUO-2 is nobody's, HEAD-2 another robot of the same Commander.
Cast led(std::vector<std::string> abilities, std::vector<std::string> gun = {}, Line line = {}) {
  Cast cast = gunner({std::move(line)}, std::move(gun));
  const Line ray = {.cost = 3, .accuracy = 2, .range = 9, .name = "Ray"};
  cast.team.push_back({.id = "LEAD-1", .classes = "G", .integrity = 8, .actions = {ray}, .abilities = std::move(abilities), .commander = "Ann"});
  cast.team.push_back({.id = "DUO-2", .classes = "AS", .integrity = 9});
  cast.team.push_back({.id = "HEAD-2", .classes = "AS", .integrity = 9, .abilities = {}, .commander = "Ann"});
  return cast;
}

/// GUN-1 on A1 (or where it is put), its Commander far off on C10, MUD-1 at a distance in the same row.
Scene afield(const Cast& cast, const std::string& mud = "A4", const std::string& gun = "A1") {
  Scene s = quiet(cast);
  s.hero("GUN-1", gun);
  s.hero("LEAD-1", "C10");
  s.minion("MUD-1", mud);
  return s;
}

}  // namespace

TEST_CASE("one Commander has the command: the first on the board, the next when it is gone", "[AEG-202][aegis]") {
  Cast cast = led({"Aether Waltz"});
  cast.team.back().abilities = {"Jetjump"};
  Scene s = quiet(cast);
  const PieceId gun = s.hero("GUN-1", "A1");
  s.hero("PAL-1", "A2");
  const PieceId lead = s.hero("LEAD-1", "C2");
  const PieceId head = gun;  // it takes the first free slot, before that of LEAD-1
  s.play({"activate GUN-1", "combine PAL-1 into HEAD-2 at A1"});
  REQUIRE(s.at(head) == "A1");
  CHECK(commander(s.table(), s.p, Side::hero) == lead);
  s.play("activate LEAD-1");
  CHECK_FALSE(s.options("waltz").empty());
  CHECK(s.options("jetjump").empty());
  s.play("done");
  next_round(s);
  s.p.resolved = static_cast<std::uint8_t>(s.p.revealed.size());
  s.p[lead].damage = 7;  // its next Waltz is its last
  s.play({"activate LEAD-1", "waltz C3"});
  CHECK(s.at(lead) == "gone");
  CHECK(commander(s.table(), s.p, Side::hero) == head);
  s.play("activate HEAD-2");
  CHECK(s.options("waltz").empty());
  CHECK_FALSE(s.options("jetjump").empty());
}

TEST_CASE("a Commander ability ends with its robot: destroyed, a component, or Quelled", "[AEG-203][aegis]") {
  Scene s = quiet(led({"Jetjump"}));
  s.hero("PAL-1", "A1");
  const PieceId lead = s.hero("LEAD-1", "A2");
  s.hero("GUN-1", "C9");
  SECTION("in force") {}
  SECTION("destroyed") {
    s.p[lead] = {};
    s.destroyed("LEAD-1");
  }
  SECTION("a component") {
    s.p[lead] = {};
    s.hero("DUO-2", "B5");
    s.beneath(s.on("B5"), {"LEAD-1"});
  }
  SECTION("combined away") {
    Cast cast = led({"Jetjump"});
    cast.team[3].classes = "GS";
    s = quiet(cast);
    s.hero("PAL-1", "A1");
    s.hero("LEAD-1", "A2");
    s.hero("GUN-1", "C9");
    s.play({"activate PAL-1", "combine LEAD-1 into DUO-2 at A1"});
  }
  SECTION("Quelled") { s.marks(lead, Side::boss).quell = true; }
  const bool in_force = s.p.alive(lead) && !status(s.p, lead, &Marks::quell) && s.p[lead].card == s.card("LEAD-1");
  s.play("activate GUN-1");
  CHECK(s.options("jetjump").empty() != in_force);
}

TEST_CASE("a Machineless Commander makes its Basic a Commander robot of the game", "[AEG-204][AEG-205][aegis]") {
  Box box = tests::frozen_box();
  CommanderCard moss{"moss", "Old Moss", {}, Source::house};
  moss.abilities.number[static_cast<std::size_t>(Ability::jetjump)] = 1;
  box.commanders.push_back(moss);
  Team team = box.teams.front();
  team.id = "led";
  team.basics.pop_back();  // its own Commander robot makes room for a Basic of the sideboard
  std::swap(team.sideboard.front(), team.basics.emplace_back());
  team.sideboard.clear();
  team.attach = Attachment{"moss", team.basics.front()};
  box.teams.push_back(team);
  const Result<Table> table = lay_out(box, {"led", "ebb-fleet", "ebb-colossus", "arena", Difficulty::normal});
  INFO((table ? "" : table.fault().text()));
  REQUIRE(static_cast<bool>(table));
  Scene s(*table);
  s.hero(team.basics[0], "A1");
  s.hero(team.basics[1], "C3");
  s.play("activate " + team.basics[1]);
  CHECK_FALSE(s.options("jetjump").empty());
  CHECK(commander(s.table(), s.p, Side::hero) == s.on("A1"));
}

TEST_CASE("Aether Wind: 3 Energy after an Action, hit or miss, for a free move", "[AEG-534][aegis]") {
  Scene s = afield(led({"Aether Wind"}));
  const PieceId gun = s.on("A1");
  const std::initializer_list<int> hit = {3, 1};
  const std::initializer_list<int> miss = {1, 1};
  fire(s, "MUD-1", GENERATE(true, false) ? hit : miss);
  CHECK(s.options() == Texts{"wind", "pass"});
  SECTION("paid") {
    s.play("wind");
    CHECK(s.p.energy == 20 - 2 - 3);
    CHECK(s.offers("move B4"));  // four hexes, its movement
    CHECK_FALSE(s.offers("move B5"));
    CHECK(s.options("use").empty());
    s.play({"move A3", "move B3"});
    CHECK(s.p.energy == 15);
    CHECK(s.at(gun) == "B3");
    s.play("done");
    CHECK(s.offers("end round"));
  }
  SECTION("declined") {
    s.play("pass");
    CHECK(s.p.energy == 18);
    CHECK(s.offers("end round"));
  }
}

TEST_CASE("Aether Wind needs its Energy, which the Energy skill may bring, and somewhere to go", "[AEG-534][aegis]") {
  Scene s = afield(led({"Aether Wind"}));
  s.p.energy = 4;
  SECTION("too little") {
    fire(s, "MUD-1", {1, 1});
    CHECK(s.offers("end round"));
  }
  SECTION("bought") {
    s.p.skills_used = 0;
    s.p.valor = 18;
    s.play({"activate GUN-1", "use 1", "target MUD-1"}).roll({6, 6}).play("pass");
    CHECK(s.options() == Texts{"valor energy", "pass"});
    s.play("valor energy");
    CHECK(s.options() == Texts{"wind", "pass"});
  }
  SECTION("no movement") {
    s.p.energy = 20;
    Cast cast = led({"Aether Wind"});
    cast.team[0].movement = 0;
    s = afield(cast);
    fire(s, "MUD-1", {1, 1});
    CHECK(s.offers("end round"));
  }
}

TEST_CASE("a robot that Aether Wind carried has moved: no second Action by Overload", "[AEG-534][AEG-530][aegis]") {
  Scene s = afield(led({"Aether Wind"}, {"Overload"}));
  fire(s, "MUD-1", {1, 1});
  const bool moves = GENERATE(true, false);
  s.play("wind");
  if (moves) s.play("move A2");
  s.play("done");
  CHECK(s.offers("use 1 Shot") != moves);
}

TEST_CASE("an enemy's answer comes before Aether Wind", "[AEG-535][aegis]") {
  Cast cast = led({"Aether Wind"});
  cast.minions[0].abilities = {"Retaliate"};
  Scene s = afield(cast, "A2");
  const PieceId gun = s.on("A1");
  fire(s, "MUD-1", {1, 1});
  CHECK(s.owes() == Seat::chance);  // MUD-1's dice
  CHECK(s.told(EventKind::counter));
  s.roll({3, 3});
  CHECK(s.integrity(gun) == 10);
  CHECK(s.options() == Texts{"wind", "pass"});
}

TEST_CASE("Aether Waltz: any way within the movement for no Energy and 1 damage in all", "[AEG-536][aegis]") {
  Cast cast = led({"Aether Waltz"});
  cast.team[0].movement = 5;
  Scene s = afield(cast, "A12");
  const PieceId gun = s.on("A1");
  s.play("activate GUN-1");
  CHECK_FALSE(s.offers("waltz A7"));
  SECTION("at once") { s.play("waltz A6"); }
  SECTION("in stretches, of which the first hurts") {
    s.play("waltz A3");
    CHECK(s.options("waltz").empty());
    s.play("move A6");
  }
  CHECK(s.at(gun) == "A6");
  CHECK(s.p.energy == 20);
  CHECK(s.integrity(gun) == 11);
  CHECK(s.options("move").empty());
}

TEST_CASE("a Waltz moves, sets off Blaze and may be the last", "[AEG-536][aegis]") {
  Scene s = afield(led({"Aether Waltz"}, {}, {.attributes = {"HEAVY"}}));
  const PieceId gun = s.on("A1");
  s.play("activate GUN-1");
  SECTION("HEAVY") {
    CHECK(s.offers("use 1 Shot"));
    s.play("waltz A2");
    CHECK(s.options("use").empty());
  }
  SECTION("Blaze") {
    s.marks(gun, Side::boss).blaze = 2;
    s.play("waltz A2");
    CHECK(s.integrity(gun) == 12 - 2 - 1);
  }
  SECTION("Integrity 1") {
    s.p[gun].damage = 11;
    s.play("waltz A2");
    CHECK(s.at(gun) == "gone");
    CHECK(s.p.valor == 17);
  }
  SECTION("paid for instead") {
    s.play("move A2");
    CHECK(s.integrity(gun) == 12);
    CHECK(s.p.energy == 19);
  }
}

TEST_CASE("Authority: Reroll 1 for combined robots, its own robot on the board or beneath one", "[AEG-537][aegis]") {
  Scene s = quiet(led({"Authority"}));
  const PieceId duo = s.hero("DUO-2", "A1");
  s.minion("MUD-1", "A4");
  bool rerolls = true;
  SECTION("on the board") { s.hero("LEAD-1", "C10"); }
  SECTION("beneath this robot") { s.beneath(duo, {"LEAD-1"}); }
  SECTION("nowhere") { rerolls = false; }
  SECTION("Quelled") {
    s.marks(s.hero("LEAD-1", "C10"), Side::boss).quell = true;
    rerolls = false;
  }
  SECTION("for a Quelled robot") {
    s.hero("LEAD-1", "C10");
    s.marks(duo, Side::boss).quell = true;
    rerolls = false;
  }
  s.play({"activate DUO-2", "use 1", "target MUD-1"}).roll({1, 1});
  CHECK(s.offers("reroll 1") == rerolls);
  if (!rerolls) return;
  s.play("reroll 1").roll({6});
  CHECK(s.p.energy == 20 - 2 - 1);
  CHECK(s.integrity(s.on("A4")) == 11);
  CHECK(s.options("reroll").empty());
}

TEST_CASE("Authority gives a Basic nothing", "[AEG-537][aegis]") {
  Scene s = afield(led({"Authority"}));
  fire(s, "MUD-1", {1, 1});
  CHECK(s.options("reroll").empty());
}

TEST_CASE("Authority and Authority+ together: Reroll 2", "[AEG-538][aegis]") {
  const bool plus = GENERATE(true, false);
  Cast cast = led({"Authority"});
  cast.team.back().abilities = {plus ? "Authority+" : "Authority"};  // the same once more is the same
  Scene s = quiet(cast);
  const PieceId head = s.hero("HEAD-2", "A1");
  s.beneath(head, {"LEAD-1"});
  const PieceId mud = s.minion("MUD-1", "A4");
  s.play({"activate HEAD-2", "use 1", "target MUD-1"}).roll({1, 1}).play("reroll 1").roll({6});
  CHECK(s.offers("reroll 1") == plus);
  if (plus) s.play("reroll 1").roll({6});
  CHECK(s.integrity(mud) == (plus ? 10 : 11));
  CHECK(s.options("reroll").empty());
}

TEST_CASE("Authority+ persists beneath a robot as well", "[AEG-538][aegis]") {
  Scene s = quiet(led({"Authority+"}));
  s.beneath(s.hero("DUO-2", "A1"), {"LEAD-1"});
  s.minion("MUD-1", "A4");
  s.play({"activate DUO-2", "use 1", "target MUD-1"}).roll({1, 1});
  CHECK(s.offers("reroll 1"));
}

namespace {

/// GUN-1 beside a wall, its Commander with Excavate; two dice at MUD-1.
Scene at_the_wall() {
  Cast cast = led({"Excavate"});
  cast.map = walled;
  Scene s = quiet(cast);
  s.hero("GUN-1", "A2");
  s.hero("LEAD-1", "C10");
  s.minion("MUD-1", "A5");
  return s;
}

/// Excavates with this face, then fires a 6 and a 1.
Scene excavated(Scene s, int face) {
  s.play({"activate GUN-1", "use 1", "excavate"}).roll({face});
  return s.play("target MUD-1").roll({6, 1});
}

}  // namespace

TEST_CASE("Excavate: 1 Energy and a die before an Action next to a wall", "[AEG-539][aegis]") {
  Scene s = at_the_wall();
  const PieceId gun = s.on("A2");
  SECTION("dug") {
    s.play({"activate GUN-1", "use 1"});
    CHECK(s.options() == Texts{"excavate", "pass"});
    s.play("excavate");
    CHECK(s.p.energy == 19);
    CHECK(s.owes() == Seat::chance);
    CHECK(s.options().size() == 6);
    CHECK(s.game().stream_name(s.game().stream(s.p)) == "hero-dice");
    s.roll({2});
    CHECK(s.p.energy == 17);
    CHECK(s.options("target").size() == 1);
  }
  SECTION("declined") {
    s.play({"activate GUN-1", "use 1", "pass"});
    CHECK(s.p.energy == 18);
    CHECK(s.options("target").size() == 1);
  }
  SECTION("not next to one: the edge is none") {
    s.p[gun].hex = s.hex("A4");
    s.play({"activate GUN-1", "use 1"});
    CHECK(s.options("excavate").empty());
  }
  SECTION("not with the Energy that the Action needs") {
    s.p.energy = 2;
    s.play({"activate GUN-1", "use 1"});
    CHECK(s.options("excavate").empty());
  }
}

TEST_CASE("Excavate 1-3: RECHARGE, and no shield", "[AEG-540][aegis]") {
  const Scene s = excavated(at_the_wall(), GENERATE(1, 2, 3));
  CHECK(s.p.energy == 20 - 1 - 2 + 1);
  CHECK(mark(s.p, s.on("A2"), &Marks::def) == 0);
  CHECK(s.p[s.on("A2")].boost == 0);
}

TEST_CASE("Excavate 4-5: +1 DEF, and no RECHARGE", "[AEG-541][aegis]") {
  Scene s = excavated(at_the_wall(), GENERATE(4, 5));
  CHECK(s.p.energy == 20 - 1 - 2);
  CHECK(mark(s.p, s.on("A2"), &Marks::def) == 1);
  CHECK(s.p[s.on("A2")].boost == 0);
  next_round(s);
  CHECK(mark(s.p, s.on("A2"), &Marks::def) == 0);  // a buff like others
}

TEST_CASE("Excavate 6: all three", "[AEG-542][aegis]") {
  const Scene s = excavated(at_the_wall(), 6);
  CHECK(s.p.energy == 20 - 1 - 2 + 1);
  CHECK(mark(s.p, s.on("A2"), &Marks::def) == 1);
  CHECK(s.p[s.on("A2")].boost == 1);
  CHECK(output(s.table(), s.p, s.on("A2")) == 4);
}

TEST_CASE("RECHARGE from Excavate holds for the whole activation and no longer", "[AEG-540][aegis]") {
  Cast cast = led({"Excavate"}, {"Overload"});
  cast.map = walled;
  Scene s = quiet(cast);
  s.hero("GUN-1", "A2");
  s.hero("LEAD-1", "C10");
  s.minion("MUD-1", "A5");
  s.play({"activate GUN-1", "use 1", "excavate"}).roll({1}).play("target MUD-1").roll({1, 1});
  s.play({"use 1", "pass", "target MUD-1"}).roll({6, 6});  // by Overload, without digging again
  CHECK(s.p.energy == 20 - 1 - 2 - 2 + 2);
  next_round(s);
  s.p.energy = 10;
  s.play({"activate GUN-1", "use 1", "pass", "target MUD-1"}).roll({6, 6});
  CHECK(s.p.energy == 8);
}

TEST_CASE("the Excavate die is a die: Valor Skills change it where that matters", "[AEG-540][AEG-360][aegis]") {
  Scene s = at_the_wall();
  s.p.skills_used = 0;
  s.play({"activate GUN-1", "use 1", "excavate"}).roll({2});
  CHECK(s.options() == Texts{"valor six 2", "pass"});
  s.play("valor six 2");
  CHECK(s.p[s.on("A2")].boost == 0);  // still open: the other skill could make it a 1
  CHECK(s.options() == Texts{"valor one 6", "pass"});
  s.play("pass");
  CHECK(s.p[s.on("A2")].boost == 1);
}

TEST_CASE("a robot that cannot use an Action cannot Excavate", "[AEG-543][aegis]") {
  Scene s = at_the_wall();
  s.marks(s.on("A2"), Side::boss).disarm = true;
  s.play("activate GUN-1");
  CHECK(s.options("use").empty());
  CHECK(s.options("excavate").empty());
}

TEST_CASE("a Quelled robot gets no RECHARGE from Excavate", "[AEG-544][aegis]") {
  Scene s = at_the_wall();
  s.marks(s.on("A2"), Side::boss).quell = true;
  SECTION("2") {
    s = excavated(s, 2);
    CHECK(s.p.energy == 20 - 1 - 2);
    CHECK(mark(s.p, s.on("A2"), &Marks::def) == 0);
  }
  SECTION("6") {
    s = excavated(s, 6);
    CHECK(s.p.energy == 20 - 1 - 2);
    CHECK(mark(s.p, s.on("A2"), &Marks::def) == 1);
    CHECK(s.p[s.on("A2")].boost == 1);
  }
}

namespace {

/// Two Rondo cards are still to come; Drones of both sides are about.
Scene army(const Cast& cast) {
  Scene s(cast);
  s.p.skills_used = 0xff;
  s.hero("GUN-1", "A1");
  s.hero("PAL-1", "C5");
  s.hero("LEAD-1", "C10");
  s.minion("MUD-1", cast.minions[0].abilities.empty() ? "A4" : "A2");
  s.drone("SAUR-Drone", "C1", Side::hero);
  s.drone("SAUR-Drone", "B6", Side::boss);
  return s;
}

}  // namespace

TEST_CASE("False Army: a complete miss lets the Commander or any Drone activate, even an enemy's", "[AEG-545][aegis]") {
  Scene s = army(led({"False Army"}));
  SECTION("missed") {
    fire(s, "MUD-1", {1, 2});
    CHECK(s.options() == Texts{"activate LEAD-1", "activate SAUR-Drone-1", "activate SAUR-Drone-5", "pass"});
    s.play({"activate SAUR-Drone-5", "use 1"});
    CHECK(s.offers("target PAL-1"));  // in the player's hands it is nobody's enemy
    s.play("target MUD-1");
    CHECK(s.game().stream_name(s.game().stream(s.p)) == "hero-dice");
    s.roll({2, 2});
    CHECK(s.p.energy == 20 - 2 - 2);
    CHECK(s.integrity(s.on("A4")) == 11);
    CHECK(s.options("activate").empty());  // one miss, one activation
  }
  SECTION("hit") {
    fire(s, "MUD-1", {1, 6});
    CHECK(s.options("activate").empty());
  }
  SECTION("unused, it lapses") {
    fire(s, "MUD-1", {1, 2});
    s.play("pass");
    while (s.owes() != hero_seat || !s.offers("activate PAL-1")) s.play(s.options().front());
    CHECK_FALSE(s.offers("activate SAUR-Drone-5"));
  }
  SECTION("an answer in the enemy's turn is not one's own turn") {
    Cast cast = led({"False Army"}, {"Return Fire"});
    s = army(cast);
    s.p.skills_used = 0xff;
    quiet_boss_turn(s, "G").play({"send MUD-1", "target GUN-1"}).roll({1, 1}).play("strike 1").roll({1, 1});
    CHECK_FALSE(s.told(EventKind::false_army));
  }
}

TEST_CASE("False Army comes after the enemy's answers", "[AEG-546][aegis]") {
  Cast cast = led({"False Army"});
  cast.minions[0].abilities = {"Retaliate"};
  Scene s = army(cast);
  fire(s, "MUD-1", {1, 2});
  CHECK(s.told(EventKind::counter));
  CHECK_FALSE(s.told(EventKind::false_army));
  s.roll({1, 1});
  CHECK(s.told(EventKind::false_army));
  CHECK(s.offers("activate LEAD-1"));
}

TEST_CASE("False Army calls nobody who was activated or made this round", "[AEG-547][aegis]") {
  Scene s = army(led({"False Army"}));
  SECTION("activated") {
    s.p[s.on("C1")].activated = true;
    s.p[s.on("C10")].activated = true;
    fire(s, "MUD-1", {1, 2});
    CHECK(s.options("activate") == Texts{"activate SAUR-Drone-5"});
  }
  SECTION("made this round") {
    s.p[s.on("C1")].fresh = true;
    fire(s, "MUD-1", {1, 2});
    CHECK(s.options("activate") == Texts{"activate LEAD-1", "activate SAUR-Drone-5"});
  }
  SECTION("an enemy Drone that acted in a boss turn") {
    s.rondo("Phi A");
    s.play("pass");
    while (s.owes() != hero_seat || !s.offers("activate PAL-1")) s.play(s.options().front());
    s.p.energy = 20;
    s.play({"activate PAL-1", "use 1"}).play(s.options().front()).roll({1, 1});
    CHECK(s.options("activate SAUR-Drone-5").empty());
  }
}

TEST_CASE("Jetjump in place of one's own move: exactly three hexes for a damage or a drain", "[AEG-548][aegis]") {
  Scene s = afield(led({"Jetjump"}), "A12");
  const PieceId gun = s.on("A1");
  s.play("activate GUN-1");
  CHECK(s.offers("jetjump A4 damage"));
  CHECK(s.offers("jetjump C3 drain"));
  CHECK(s.options("jetjump A3").empty());
  CHECK(s.options("jetjump A5").empty());
  SECTION("damage") {
    s.play("jetjump A4 damage");
    CHECK(s.integrity(gun) == 11);
  }
  SECTION("drain") {
    s.play("jetjump A4 drain");
    CHECK(output(s.table(), s.p, gun) == 2);
    CHECK(s.integrity(gun) == 12);
  }
  CHECK(s.at(gun) == "A4");
  CHECK(s.p.energy == 20);
  CHECK(s.options("move").empty());  // it stood for the whole movement
  CHECK(s.options("jetjump").empty());
}

TEST_CASE("Jetjump is not for a robot that has moved, nor onto robots or walls", "[AEG-548][aegis]") {
  Cast cast = led({"Jetjump"});
  cast.map = ". . . # . . . . . . . .\n . . . . . . . . . . . .\n. . . . . . . . . . . .\n";
  Scene s = afield(cast, "B3");
  s.play("activate GUN-1");
  CHECK(s.options("jetjump A4").empty());
  CHECK(s.options("jetjump B3").empty());
  CHECK_FALSE(s.options("jetjump C3").empty());  // over whatever lies between
  s.play("move A2");
  CHECK(s.options("jetjump").empty());
}

namespace {

/// MUD-1 pushes GUN-1, which stands on A4, three hexes at most.
Scene pushed(const std::vector<std::string>& abilities, std::vector<std::string> attributes = {}, Effect effect = Effect::push) {
  Cast cast = led(abilities);
  cast.minions[0].actions = {{.cost = 1, .accuracy = 2, .effect = effect, .power = 3, .range = 9, .attributes = std::move(attributes)}};
  Scene s(cast);
  s.hero("GUN-1", "A4");
  s.hero("LEAD-1", "C10");
  s.minion("MUD-1", "A2");
  quiet_boss_turn(s, "G").play({"send MUD-1", "target GUN-1"}).roll({6});
  return s;
}

}  // namespace

TEST_CASE("Jetjump in place of a forced move", "[AEG-548][aegis]") {
  Scene s = pushed({"Jetjump"});
  const PieceId gun = s.on("A4");
  CHECK(s.owes() == hero_seat);
  CHECK(s.offers("jetjump C6 drain"));
  CHECK(s.options("push").empty());
  SECTION("jumped") {
    s.play("jetjump A1 drain");
    CHECK(s.at(gun) == "A1");
    CHECK(output(s.table(), s.p, gun) == 2);
    CHECK_FALSE(s.told(EventKind::shoved));
  }
  SECTION("declined: pushed as ever") {
    s.play("pass");
    CHECK(s.owes() == boss_seat);
    s.play("push E 3");
    CHECK(s.at(gun) == "A7");
    CHECK(s.integrity(gun) == 12);
  }
}

TEST_CASE("FORCE's damage finds the robot where it jumped", "[AEG-548][AEG-488][aegis]") {
  Scene s = pushed({"Jetjump"}, {"FORCE"}, Effect::damage);
  const PieceId gun = s.on("A4");
  s.play("jetjump A1 damage");
  CHECK(s.at(gun) == "A1");
  CHECK(s.integrity(gun) == 12 - 1 - 3);
}

TEST_CASE("without Jetjump nobody is asked", "[AEG-548][aegis]") { CHECK(pushed({"Aether Wind"}).owes() == boss_seat); }

TEST_CASE("Jetjump does not set off Blaze", "[AEG-549][aegis]") {
  Scene s = afield(led({"Jetjump"}), "A12");
  const PieceId gun = s.on("A1");
  s.marks(gun, Side::boss).blaze = 2;
  s.play({"activate GUN-1", "jetjump A4 damage"});
  CHECK(s.integrity(gun) == 11);
  CHECK(blazes(s.p, gun) == 2);
}

TEST_CASE("a robot with Overload that only Jetjumped has not moved", "[AEG-550][AEG-530][aegis]") {
  Scene s = afield(led({"Jetjump"}, {"Overload"}), "A6");
  s.play({"activate GUN-1", "jetjump A4 damage"});
  fire(s, "MUD-1", {1, 1});
  CHECK(s.offers("use 1 Shot"));
}

TEST_CASE("movement 0 may Jetjump, without Energy too", "[AEG-551][aegis]") {
  Cast cast = led({"Jetjump"});
  cast.team[0].movement = 0;
  Scene s = afield(cast, "A12");
  s.play("activate GUN-1");
  CHECK(s.options("move").empty());
  s.play("jetjump A4 damage");
  CHECK(s.on("A4") != no_piece);
}

TEST_CASE("a robot that does not survive the price is not placed", "[AEG-548][aegis]") {
  Scene s = afield(led({"Jetjump"}), "A12");
  const PieceId gun = s.on("A1");
  s.p[gun].damage = 11;
  s.play({"activate GUN-1", "jetjump A4 damage"});
  CHECK(s.at(gun) == "gone");
  CHECK(s.on("A4") == no_piece);
  CHECK(s.offers("end round"));
}

TEST_CASE("Long Arm of the Law: 2 Energy more, 2 hexes more", "[AEG-552][aegis]") {
  Scene s = afield(led({"Long Arm of the Law"}), "A7");
  const PieceId mud = s.on("A7");
  s.play("activate GUN-1");
  CHECK(s.options("use").empty());  // six hexes away, range 4
  s.play("longarm 1");
  CHECK(s.options("target") == Texts{"target MUD-1"});
  s.play("target MUD-1").roll({6, 6});
  CHECK(s.p.energy == 20 - 2 - 2);
  CHECK(s.integrity(mud) == 10);
}

TEST_CASE("Long Arm reaches six hexes, not seven, and not on credit", "[AEG-552][aegis]") {
  SECTION("seven") {
    Scene s = afield(led({"Long Arm of the Law"}), "A8");
    CHECK(s.play("activate GUN-1").options("longarm").empty());
  }
  SECTION("Energy") {
    Scene s = afield(led({"Long Arm of the Law"}), "A7");
    s.p.energy = 3;
    CHECK(s.play("activate GUN-1").options("longarm").empty());
  }
  SECTION("without a range there is none to raise") {
    Scene s = afield(led({"Long Arm of the Law"}, {}, {.range = 0, .radius = 4}), "A4");
    s.play("activate GUN-1");
    CHECK(s.offers("use 1 Shot"));
    CHECK(s.options("longarm").empty());
  }
  SECTION("a counter-attack may have it") {
    Scene s(led({"Long Arm of the Law"}, {"Return Fire"}));
    s.hero("GUN-1", "A1");
    s.hero("LEAD-1", "C10");
    s.minion("MUD-1", "A7");
    quiet_boss_turn(s, "G").play({"send MUD-1", "target GUN-1"}).roll({1, 1});
    CHECK(s.options() == Texts{"longarm 1 Shot", "pass"});
    s.play("longarm 1").roll({6, 6});
    CHECK(s.p.energy == 16);
    CHECK(s.integrity(s.on("A7")) == 10);
  }
}

TEST_CASE("with Long Arm the raised range is the maximum range for PRECISE", "[AEG-553][aegis]") {
  const std::string mud = GENERATE("A5", "A7");
  Scene s = afield(led({"Long Arm of the Law"}, {}, {.attributes = {"PRECISE"}}), mud);
  s.play({"activate GUN-1", "longarm 1", "target MUD-1"});
  s.roll({1, 1});
  CHECK((s.owes() == Seat::chance) == (mud == "A7"));  // a third die at six hexes, none at four
}

TEST_CASE("Override: 5 hexes and one of the Commander's Actions, at their price", "[AEG-554][aegis]") {
  Scene s = afield(led({"Override"}), "A9");
  const PieceId gun = s.on("A1");
  CHECK(s.offers("override GUN-1"));
  CHECK_FALSE(s.offers("override LEAD-1"));
  s.play({"override GUN-1", "move A5"});
  CHECK(s.p.energy == 16);
  CHECK(s.options("use") == Texts{"use 1 Ray"});
  s.play({"use 1", "target MUD-1"}).roll({2, 2, 2});
  CHECK(s.p.energy == 20 - 4 - 3);
  CHECK(s.integrity(s.on("A9")) == 9);
  CHECK(s.integrity(gun) == 11);
  CHECK(s.offers("end round"));
  CHECK(s.options("activate GUN").empty());
}

TEST_CASE("under Override one Action is all: no Overload, no SWIFT besides", "[AEG-554][aegis]") {
  Cast cast = led({"Override"}, {"Overload"});
  cast.team[2].actions.push_back({.cost = 1, .range = 9, .attributes = {"SWIFT"}, .name = "Blink"});
  Scene s = afield(cast, "A9");
  const std::string action = GENERATE("use 1", "use 2");
  s.play({"override GUN-1", action, "target MUD-1"});
  while (s.owes() == Seat::chance) s.roll({1});
  CHECK(s.offers("end round"));
}

TEST_CASE("Override costs 1 damage in the end", "[AEG-555][aegis]") {
  Scene s = afield(led({"Override"}), "A9");
  const PieceId gun = s.on("A1");
  SECTION("acts, then is destroyed") {
    s.p[gun].damage = 11;
    s.play({"override GUN-1", "move A2", "use 1", "target MUD-1"}).roll({2, 2, 2});
    CHECK(s.integrity(s.on("A9")) == 9);
    CHECK(s.at(gun) == "gone");
    CHECK(s.p.valor == 17);
  }
  SECTION("whatever it did") {
    s.play({"override GUN-1", "done"});
    CHECK(s.integrity(gun) == 11);
  }
}

TEST_CASE("a robot under Override combines with nobody", "[AEG-556][aegis]") {
  Scene s = afield(led({"Override"}), "A9");
  s.hero("PAL-1", "A2");
  const bool normal = GENERATE(true, false);
  s.play(normal ? "activate GUN-1" : "override GUN-1");
  CHECK(s.options("combine").empty() != normal);
}

TEST_CASE("under Override a robot loses Flight and Jet", "[AEG-557][aegis]") {
  const std::string ability = GENERATE("Flight", "Jet 2");
  Cast cast = led({"Override"}, {ability});
  cast.map = ". . # . . . . . . . . .\n";
  cast.boss_hex = "A12";
  Scene s = quiet(cast);
  const PieceId gun = s.hero("GUN-1", "A1");
  s.hero("LEAD-1", "A8");
  SECTION("normally") {
    s.play("activate GUN-1");
    CHECK(s.offers("move A4"));
  }
  SECTION("overridden") {
    s.play("override GUN-1");
    CHECK(s.options("move") == Texts{"move A2"});
    CHECK_FALSE(airborne(s.table(), s.p, gun));
    s.play({"move A2", "done"});
    CHECK(s.p.energy == 19);
    CHECK(airborne(s.table(), s.p, gun));
  }
}

TEST_CASE("Override's 5 hexes stand in for a robot's own movement", "[AEG-558][aegis]") {
  Cast cast = led({"Override"});
  cast.team[0].movement = GENERATE(2, 9);
  Scene s = afield(cast, "A12");
  s.play("override GUN-1");
  CHECK(s.offers("move A6"));
  CHECK_FALSE(s.offers("move A7"));
}

}  // namespace rondo::aegis
