// The Energy pool: what a Recharge makes it, what leaves it and what it can never pay (AEG-017, AEG-018, AEG-084 to AEG-089, AEG-100).
#include "tests/aegis/scene.h"

namespace rondo::aegis {

namespace {

/// Outputs 3, 2, 2, 1, 1, an AG that EEL and GUM do not make, and a minion that hits anything three hexes away.
Cast squad() {
  return {.team = {{.id = "AWE-1", .energy = 3, .actions = {{.cost = 2, .range = 2, .name = "Bolt"}}, .abilities = {"Jamming 1"}},
                   {.id = "EEL-1", .classes = "E", .energy = 2, .integrity = 1},
                   {.id = "GUM-1", .classes = "G", .energy = 2},
                   {.id = "ICE-1", .classes = "I", .energy = 1},
                   {.id = "SUN-1", .classes = "S", .energy = 1},
                   {.id = "DUO-2", .classes = "AG", .energy = 4}},
          .minions = {{.id = "MUD-1", .classes = "G", .actions = {{.cost = 2, .accuracy = 2, .range = 3, .name = "Fist"}}}}};
}

Scene placed() {
  Scene s(squad());
  s.hero("AWE-1", "A1");
  s.hero("EEL-1", "A2");
  s.hero("GUM-1", "A3");
  s.hero("ICE-1", "A4");
  s.hero("SUN-1", "A5");
  return s;
}

/// The cards are done: the player ends the round and the next one has come to the player's turn.
void next_round(Scene& s) {
  s.p.resolved = static_cast<std::uint8_t>(s.p.revealed.size());
  s.play({"end round", "reveal E", "reveal G", "reveal I"});
  if (s.offers("ready")) s.play("ready");
  REQUIRE(s.owes() == hero_seat);
}

}  // namespace

TEST_CASE("a Recharge forgets the leftover and sets pool and Max to the sum of Outputs", "[AEG-084][AEG-085]") {
  Scene s = placed();
  s.p.energy = 4;
  s.p.max_energy = 7;
  next_round(s);
  CHECK(s.p.energy == 9);  // neither 13 nor 7
  CHECK(s.p.max_energy == 9);
}

TEST_CASE("drain and boost count in the Recharge's sum", "[AEG-085]") {
  Scene s = placed();
  s.p[s.on("A1")].drain = 2;
  s.p[s.on("A5")].boost = 4;
  next_round(s);
  CHECK(s.p.energy == 3 - 2 + 2 + 2 + 1 + 1 + 4);
}

TEST_CASE("Energy, Max Energy and Valor are three values", "[AEG-017]") {
  Scene s = placed();
  next_round(s);
  s.play({"activate AWE-1", "move B1"});
  CHECK(s.p.energy == 8);
  CHECK(s.p.max_energy == 9);
  CHECK(s.p.valor == 18);
  s.play({"done", "valor again EEL-1"});
  CHECK(s.p.energy == 8);
  CHECK(s.p.max_energy == 9);
  CHECK(s.p.valor == 16);
}

TEST_CASE("losing a robot lowers Max Energy at once and the next Recharge, never the pool", "[AEG-086][AEG-087]") {
  Scene s = placed();
  next_round(s);
  s.minion("MUD-1", "C3");
  SECTION("an ally of Output 2 falls by an own Action") {
    s.p.skills_used = 0xff;
    s.p.energy = 8;
    s.play({"activate AWE-1", "use 1", "target EEL-1"}).roll({3, 1});
    CHECK(s.at(1) == "gone");
    CHECK(s.p.energy == 6);  // 8 less the cost, and no more
    CHECK(s.p.max_energy == 7);
  }
  SECTION("a robot of Output 3 falls in the boss's turn") {
    s.p[s.on("A1")].damage = 4;
    s.p.energy = 6;
    s.p.skills_used = 0xff;
    s.boss_turn("G").play({"send MUD-1", "target AWE-1"}).roll({6, 1});
    while (s.offers("pass") && s.p.alive(0)) s.play("pass");
    CHECK_FALSE(s.p.alive(0));
    CHECK(s.p.energy == 6);
    CHECK(s.p.max_energy == 6);
    next_round(s);
    CHECK(s.p.energy == 6);  // nine less three
  }
}

TEST_CASE("combining recounts Max Energy: the Output of the new robot for those of its parts", "[AEG-086][AEG-087]") {
  Scene s = placed();
  s.p[s.on("A2")].hex = s.hex("B5");  // GUM stands next to AWE
  s.p[s.on("A3")].hex = s.hex("A2");
  s.p.energy = 9;
  s.p.max_energy = 9;
  s.play({"activate AWE-1", "combine GUM-1 into DUO-2 at A1"});
  CHECK(s.p.energy == 4);
  CHECK(s.p.max_energy == 2 + 1 + 1 + 4);
}

TEST_CASE("unspent Energy still pays for reactions in the boss's turn", "[AEG-088]") {
  Scene s = placed();
  s.minion("MUD-1", "C1");
  const auto energy = GENERATE(2, 0);
  s.p.energy = static_cast<std::uint16_t>(energy);
  s.p.valor = 1;  // no five more
  s.boss_turn("G").play({"send MUD-1", "target AWE-1"}).roll({6, 4});
  CHECK(s.offers("jam 6") == (energy == 2));
  if (energy == 0) return;
  s.play("jam 6");
  CHECK(s.p.energy == 1);
  CHECK(s.owes() == Seat::chance);
}

TEST_CASE("a pool may grow above Max Energy, without end", "[AEG-089][AEG-018]") {
  Scene s = placed();
  const auto [before, after] = GENERATE(std::pair{9, 14}, std::pair{38, 43});
  s.p.energy = static_cast<std::uint16_t>(before);
  s.p.max_energy = 9;
  s.play("valor energy");
  CHECK(s.p.energy == after);
  CHECK(s.p.max_energy == 9);
}

TEST_CASE("what the pool cannot pay is not offered", "[AEG-100]") {
  Scene s = placed();
  s.minion("MUD-1", "C1");
  s.p[s.on("A2")].hex = s.hex("B5");
  s.p[s.on("A3")].hex = s.hex("A2");
  s.p.skills_used = 0xff;
  const auto energy = GENERATE(1, 2, 5);
  s.p.energy = static_cast<std::uint16_t>(energy);
  s.play("activate AWE-1");
  CHECK(s.offers("use 1 Bolt") == (energy >= 2));
  CHECK(s.offers("combine GUM-1 into DUO-2 at A1") == (energy >= 5));
  CHECK(s.offers("move B1"));
  CHECK(s.offers("move D2") == (energy >= 3));
}

TEST_CASE("an Action that takes the last Energy leaves none for extra dice or rerolls", "[AEG-100]") {
  Cast cast = squad();
  cast.team[0].abilities = {"Reroll 1"};
  cast.team[0].actions[0].attributes = {"GAMBIT"};
  Scene s(cast);
  s.hero("AWE-1", "E3");
  s.minion("MUD-1", "E5");
  s.p.skills_used = 0xff;
  const auto spare = GENERATE(0, 1);
  s.p.energy = static_cast<std::uint16_t>(2 + spare);
  s.play({"activate AWE-1", "use 1", "target MUD-1"}).roll({3, 2});
  CHECK(s.offers("reroll 2") == (spare == 1));
  if (spare == 1) s.play("pass");
  CHECK(s.offers("gamble 1") == (spare == 1));
  CHECK_FALSE(s.offers("gamble 2"));
  CHECK(s.p.energy == spare);
}

}  // namespace rondo::aegis
