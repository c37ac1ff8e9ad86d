// Moving by oneself: how far, for what, over what (AEG-094, AEG-101 to AEG-107, AEG-110, AEG-112).
#include "tests/aegis/scene.h"

namespace rondo::aegis {

namespace {

/// One robot to move, an ally and a minion to stand in its way.
Cast runner(std::vector<std::string> abilities, int movement, std::string map = {}, std::string boss_hex = {}) {
  return {.team = {{.id = "AWE-1", .movement = movement, .actions = {{.cost = 1, .range = 9}}, .abilities = std::move(abilities)},
                   {.id = "EEL-1", .classes = "E"}},
          .minions = {{.id = "MUD-1", .classes = "G"}},
          .map = std::move(map),
          .boss_hex = std::move(boss_hex)};
}

using Moves = std::vector<std::string>;

}  // namespace

TEST_CASE("a robot moves up to its movement value, in one go or in parts", "[AEG-101]") {
  Scene s(runner({}, 5));
  s.hero("AWE-1", "E1");
  s.play("activate AWE-1");
  CHECK(s.offers("move E4"));
  CHECK(s.offers("move E6"));
  CHECK_FALSE(s.offers("move E7"));
  s.play("move E4");
  CHECK(s.offers("move E6"));
  CHECK_FALSE(s.offers("move E7"));
  s.play("move E6");
  CHECK(s.options("move ").empty());
}

TEST_CASE("each hex costs one Energy, by the shortest free way", "[AEG-102]") {
  Scene s(runner({}, 6));
  s.hero("AWE-1", "A1");
  s.p.energy = 5;
  SECTION("straight") {
    s.play({"activate AWE-1", "move A5"});
    CHECK(s.p.energy == 1);
    CHECK(s.options("move ") == Moves{"move A4", "move A6", "move B5", "move B6"});  // one hex more
  }
  SECTION("round an ally") {
    s.hero("EEL-1", "A3");
    s.play("activate AWE-1");
    CHECK_FALSE(s.offers("move A6"));  // six hexes by way of row B
    s.play("move A4");
    CHECK(s.p.energy == 1);  // four hexes, not three
  }
}

TEST_CASE("a Normal mover passes neither friend nor foe nor terrain; Flight and Jet pass all three and never end there",
          "[AEG-104][AEG-105][AEG-107]") {
  const std::string corridor = "# # # # # # #\n . . . . . . .\n# # # # # # #\n";
  const auto* in_the_way = GENERATE("ally", "minion", "wall");
  const auto* kind = GENERATE("", "Flight", "Jet 1");
  std::string map = corridor;
  if (std::string(in_the_way) == "wall") map[19] = '#';  // B3
  Scene s(runner(*kind == '\0' ? std::vector<std::string>{} : std::vector<std::string>{kind}, 3, map, "B7"));
  s.hero("AWE-1", "B1");
  if (std::string(in_the_way) == "ally") s.hero("EEL-1", "B3");
  if (std::string(in_the_way) == "minion") s.minion("MUD-1", "B3");
  s.play("activate AWE-1");
  INFO(in_the_way << " against '" << kind << "'");
  CHECK(s.options("move ") == (*kind == '\0' ? Moves{"move B2"} : Moves{"move B2", "move B4"}));
}

TEST_CASE("Jet X: X hexes for each Energy, over terrain, robots and STOP", "[AEG-106]") {
  const std::string row = ". . # ! . . . . . . .\n";
  SECTION("movement 4, Jet 2: eight hexes for four Energy, five for three") {
    Scene s(runner({"Jet 2"}, 4, row, "A11"));
    s.hero("AWE-1", "A1");
    s.hero("EEL-1", "A5");
    s.play("activate AWE-1");
    CHECK(s.offers("move A9"));
    CHECK_FALSE(s.offers("move A10"));
    const auto [line, price] = GENERATE(std::pair{"move A9", 4}, std::pair{"move A8", 4},
                                         std::pair{"move A6", 3}, std::pair{"move A4", 2}, std::pair{"move A2", 1});
    s.play(line);
    CHECK(s.p.energy == 20 - price);
  }
  SECTION("three Energy buy six") {
    Scene s(runner({"Jet 2"}, 4, row, "A11"));
    s.hero("AWE-1", "A1");
    s.p.energy = 3;
    s.play("activate AWE-1");
    CHECK(s.offers("move A7"));
    CHECK_FALSE(s.offers("move A8"));
  }
  SECTION("on a STOP hex it may go on with what is left") {
    Scene s(runner({"Jet 2"}, 4, row, "A11"));
    s.hero("AWE-1", "A1");
    s.play({"activate AWE-1", "move A4"});
    CHECK(s.offers("move A9"));
    CHECK_FALSE(s.offers("move A10"));
  }
  SECTION("read literally: four hexes for four Energy") {
    Cast cast = runner({"Jet 2"}, 4, row, "A11");
    cast.profile.jet_multiplies = false;
    Scene s(cast);
    s.hero("AWE-1", "A1");
    s.play("activate AWE-1");
    CHECK_FALSE(s.offers("move A6"));
    s.play("move A5");
    CHECK(s.p.energy == 16);
  }
  SECTION("ANTI-AIR applies to it") {
    Cast cast = runner({}, 4, row, "A11");
    cast.team[0].actions = {{.cost = 1, .range = 9, .attributes = {"ANTI-AIR 2", "ARCING"}}};
    cast.minions[0].abilities = {"Jet 1"};
    Scene s(cast);
    s.hero("AWE-1", "A1");
    const PieceId mud = s.minion("MUD-1", "A6");
    s.p.skills_used = 0xff;
    s.play({"activate AWE-1", "use 1", "target MUD-1"}).roll({5});
    CHECK(s.integrity(mud) == 2);
  }
}

TEST_CASE("no move after an Action", "[AEG-094]") {
  Scene s(runner({"Overload"}, 3));  // keeps the activation open for one more Action
  s.hero("AWE-1", "E3");
  s.minion("MUD-1", "E5");
  s.p.skills_used = 0xff;
  s.play("activate AWE-1");
  CHECK_FALSE(s.options("move ").empty());
  s.play({"use 1", "target MUD-1"}).roll({1});
  CHECK(s.offers("use 1 Shot"));
  CHECK(s.options("move ").empty());
}

TEST_CASE("a STOP hex ends the movement of whoever walks onto it", "[AEG-110]") {
  const std::string row = ". ! . . . . .\n";
  SECTION("walking") {
    Scene s(runner({}, 5, row, "A7"));
    s.hero("AWE-1", "A1");
    s.play("activate AWE-1");
    CHECK(s.options("move ") == Moves{"move A2"});
    s.play("move A2");
    CHECK(s.p.energy == 19);
    CHECK(s.options("move ").empty());  // with 4 hexes left
    CHECK(s.offers("use 1 Shot"));
  }
  SECTION("flying") {
    Scene s(runner({"Flight"}, 5, row, "A7"));
    s.hero("AWE-1", "A1");
    s.play("activate AWE-1");
    CHECK(s.offers("move A6"));
    s.play("move A2");
    CHECK(s.offers("move A6"));
  }
  SECTION("flying, but Quelled") {
    Scene s(runner({"Flight"}, 5, row, "A7"));
    s.marks(s.hero("AWE-1", "A1"), Side::boss).quell = true;
    s.play("activate AWE-1");
    CHECK(s.options("move ") == Moves{"move A2"});
  }
}

TEST_CASE("a robot that begins on STOP walks away freely, and back onto it to halt again", "[AEG-112]") {
  Scene s(runner({}, 4, ". ! . . . . .\n", "A7"));
  s.hero("AWE-1", "A2");
  s.play("activate AWE-1");
  CHECK(s.options("move ") == Moves{"move A1", "move A3", "move A4", "move A5", "move A6"});
  s.play({"move A3", "move A2"});
  CHECK(s.options("move ").empty());
}

}  // namespace rondo::aegis
