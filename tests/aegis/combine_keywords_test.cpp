// Combine Abilities that move robots, quell one, or use Actions for free (AEG-118, AEG-559 to AEG-571).
#include "tests/aegis/forming.h"

namespace rondo::aegis {

namespace {

using Texts = std::vector<std::string>;

/// ANT-1 on A1 and GNU-1 on A2 form NEW-2; EEL-1 on C9 and SOLE-1 on A10 are other allies.
Cast forming(std::vector<std::string> abilities, std::vector<Line> actions = {}) {
  return on_the_field({{.id = "ANT-1", .classes = "A", .actions = {{.cost = 1, .range = 9, .attributes = {"COMBINE"}, .name = "Bite"}}},
                      {.id = "GNU-1", .classes = "G", .actions = {{.range = 1, .name = "Kick"}, {.cost = 3, .range = 9, .attributes = {"COMBINE"}, .name = "Horn"}}},
                      {.id = "EEL-1", .classes = "E", .movement = 2, .actions = {{.cost = 1, .range = 12, .name = "Zap"}, {.cost = 2, .range = 12, .name = "Arc"}}},
                      {.id = "SOLE-1", .classes = "S", .movement = 1, .actions = {{.cost = 1, .range = 12, .name = "Slap"}}},
                      {.id = "NEW-2", .classes = "AG", .movement = 4, .energy = 4, .integrity = 9, .actions = std::move(actions), .abilities = std::move(abilities)}},
                      {"Evade 2"});
}
Scene board(const Cast& cast) { return side_by_side(cast, {{"EEL-1", "C9"}, {"SOLE-1", "A10"}}, 9); }
Line shot(std::string name, int cost = 1) { return {.cost = cost, .range = 12, .name = std::move(name)}; }

}  // namespace

TEST_CASE("Blitz: along one row of hexes, as far as the robot moves, for nothing", "[AEG-559]") {
  Scene s = board(forming({"Blitz"}));
  SECTION("up to its movement, no bend") {
    form(s);
    CHECK(s.options() == Texts{"shift A1", "shift A2", "shift A3", "shift A4", "shift A5", "shift A6", "shift B1", "shift B2", "shift C1", "shift C3"});
    s.play("shift A6");
    CHECK(s.at(s.on("A6")) == "A6");
    CHECK(s.p.energy == 4);
    CHECK_FALSE(s.offers("activate NEW-2"));
  }
  SECTION("it may stay") {
    form(s).play("shift A2");
    CHECK(card_of(s.table(), s.p, s.on("A2")).id == "NEW-2");
    CHECK_FALSE(s.told(EventKind::shoved));
  }
  SECTION("not past a robot in its way") {
    s.minion("MUD-1", "A5");
    form(s);
    CHECK(s.options("shift A") == Texts{"shift A1", "shift A2", "shift A3", "shift A4"});
  }
  SECTION("Flight passes it") {
    Scene flying = board(forming({"Blitz", "Flight"}));
    flying.minion("MUD-1", "A5");
    form(flying);
    CHECK(flying.options("shift A") == Texts{"shift A1", "shift A2", "shift A3", "shift A4", "shift A6"});
  }
  SECTION("without it nobody moves") {
    Scene still = board(forming({}));
    form(still);
    CHECK(still.options("shift").empty());
  }
}

TEST_CASE("Superblitz: one other ally goes any way, as far as it moves", "[AEG-560]") {
  Scene s = board(forming({"Superblitz"}));
  s.minion("MUD-1", "C8");
  form(s);
  CHECK(s.options() == Texts{"target EEL-1", "target SOLE-1"});
  s.play("target EEL-1");
  CHECK(s.offers("shift B7"));  // around MUD-1, which a row of hexes would not do
  CHECK_FALSE(s.offers("shift C7"));
  CHECK_FALSE(s.offers("shift A7"));
  s.play("shift B7");
  CHECK(s.on("C9") == no_piece);
  CHECK(s.p.energy == 4);
  CHECK_FALSE(s.p[s.on("B7")].activated);  // it was no activation
}

TEST_CASE("Superblitz without another ally does nothing", "[AEG-560]") {
  Scene s = board(forming({"Superblitz"}));
  s.p[s.on("C9")] = {};
  s.p[s.on("A10")] = {};
  form(s);
  CHECK(s.p.frames.back().kind == FrameKind::round);
}

TEST_CASE("Ultrablitz: each other robot of the player moves once", "[AEG-561]") {
  Scene s = board(forming({"Ultrablitz"}));
  s.drone("GAN-Drone", "C1", Side::hero);
  s.minion("MUD-1", "B6");
  form(s);
  CHECK(s.options() == Texts{"take EEL-1", "take SOLE-1", "take GAN-Drone-1"});
  s.play({"take SOLE-1", "shift A11"});
  CHECK(s.options() == Texts{"take EEL-1", "take GAN-Drone-1"});
  s.play({"take GAN-Drone-1", "shift C3"});
  CHECK(s.offers("shift C7"));
  s.play("shift C8");
  for (const char* hex : {"A11", "C3", "C8"}) CHECK(s.on(hex) != no_piece);
  CHECK(s.p.energy == 4);
  CHECK(s.options("take").empty());
}

TEST_CASE("a free move burns and halts like any other", "[AEG-560]") {
  Cast cast = forming({"Superblitz"});
  cast.map = ". . . . . . . . . . . .\n . . . . . . . . . . . .\n. . . . . . . . . ! . .\n";
  Scene s = board(cast);
  const PieceId eel = s.on("C9");
  s.marks(eel, Side::boss).blaze = 1;
  form(s).play("target EEL-1");
  CHECK(s.offers("shift C10"));
  CHECK_FALSE(s.offers("shift C11"));  // beyond the STOP
  s.play("shift C10");
  CHECK(s.integrity(eel) == 4);
}

TEST_CASE("Resonate quells one robot, whoever it is, until the next Recharge", "[AEG-565]") {
  Scene s = board(forming({"Resonate"}));
  const PieceId kite = s.minion("KITE-1", "A8");
  form(s);
  CHECK(s.options() == Texts{"target NEW-2", "target EEL-1", "target SOLE-1", "target Boss", "target KITE-1"});
  s.play("target KITE-1");
  CHECK(s.marks(kite, Side::hero).quell);
  CHECK(ability(s.table(), s.p, kite, Ability::evade) == 0);
  s.play({"activate EEL-1", "use 1", "target KITE-1"}).roll({3});
  CHECK(s.integrity(kite) == 8);
  next_round(s);
  CHECK(ability(s.table(), s.p, kite, Ability::evade) == 2);
}

TEST_CASE("a Beacon among the enemies draws what picks one robot", "[AEG-565][AEG-508][AEG-509]") {
  Scene s = board(forming({"Resonate"}));
  s.minion("MUD-1", "A8");
  s.drone("GAN-Drone", "B1", Side::hero);  // one's own Beacon draws nothing
  SECTION("one") {
    const PieceId gan = s.drone("GAN-Drone", "A12", Side::boss);
    form(s);
    CHECK(s.marks(gan, Side::hero).quell);
  }
  SECTION("two: the player's choice between them") {
    s.drone("GAN-Drone", "A12", Side::boss);
    s.drone("GAN-Drone", "A11", Side::boss);
    form(s);
    CHECK(s.options() == Texts{"target GAN-Drone-5", "target GAN-Drone-6"});
  }
}

TEST_CASE("Salvo: each Action once, free, in any order, with dice", "[AEG-566][AEG-118]") {
  Scene s = board(forming({"Salvo"}, {shot("One"), shot("Two", 2), {.cost = 3, .range = 1, .name = "Three"}}));
  const PieceId mud = s.minion("MUD-1", "A6");
  form(s);
  CHECK(s.options() == Texts{"salvo NEW-2 1 One", "salvo NEW-2 2 Two", "done"});  // nobody is in range of the third
  s.play({"salvo NEW-2 2", "target MUD-1"});
  CHECK(s.owes() == Seat::chance);
  s.roll({3, 1});
  CHECK(s.integrity(mud) == 8);
  CHECK(s.options() == Texts{"salvo NEW-2 1 One", "done"});
  s.play({"salvo NEW-2 1", "target MUD-1"}).roll({2});
  CHECK(s.integrity(mud) == 8);
  CHECK(s.p.energy == 4);
  CHECK(s.p.frames.back().kind == FrameKind::round);
}

TEST_CASE("a Salvo may be left unused", "[AEG-566]") {
  Scene s = board(forming({"Salvo"}, {shot("One")}));
  s.minion("MUD-1", "A6");
  form(s).play("done");
  CHECK_FALSE(s.told(EventKind::action_used));
  CHECK(s.p.frames.back().kind == FrameKind::round);
}

TEST_CASE("a free X rolls up to what the pool holds and takes nothing from it", "[AEG-569]") {
  Scene s = board(forming({"Salvo"}, {{.range = 12, .x = true, .name = "Flood"}}));
  const PieceId mud = s.minion("MUD-1", "A6");
  SECTION("three in the pool") {
    s.p.energy = 8;
    form(s).play("salvo NEW-2 1");
    CHECK(s.options() == Texts{"pay 1", "pay 2", "pay 3"});
    s.play({"pay 3", "target MUD-1"}).roll({3, 4, 5});
    CHECK(s.integrity(mud) == 6);
    CHECK(s.p.energy == 3);
  }
  SECTION("an empty pool") {
    s.p.energy = 5;
    form(s);
    CHECK(s.options("salvo").empty());
  }
}

TEST_CASE("Supersalvo: one other ally uses its Actions", "[AEG-567]") {
  Scene s = board(forming({"Supersalvo"}, {shot("One")}));
  const PieceId mud = s.minion("MUD-1", "A6");
  form(s);
  CHECK(s.options() == Texts{"target EEL-1", "target SOLE-1"});
  s.play("target EEL-1");
  CHECK(s.options() == Texts{"salvo EEL-1 1 Zap", "salvo EEL-1 2 Arc", "done"});
  s.play({"salvo EEL-1 1", "target MUD-1"}).roll({3}).play({"salvo EEL-1 2", "target MUD-1"}).roll({3, 3});
  CHECK(s.integrity(mud) == 6);
  CHECK(s.p.energy == 4);
  CHECK(s.offers("activate EEL-1"));  // its activation is still to come
}

TEST_CASE("a Disarmed ally has no Action to use", "[AEG-567]") {
  Scene s = board(forming({"Supersalvo"}));
  s.minion("MUD-1", "A6");
  s.marks(s.on("C9"), Side::boss).disarm = true;
  form(s).play("target EEL-1");
  CHECK(s.p.frames.back().kind == FrameKind::round);
}

TEST_CASE("Ultrasalvo: all other robots of the player, each Action once, in any order", "[AEG-568]") {
  Scene s = board(forming({"Ultrasalvo"}, {shot("One")}));
  s.drone("SAUR-Drone", "C1", Side::hero);
  const PieceId mud = s.minion("MUD-1", "A6");
  form(s);
  CHECK(s.options() == Texts{"salvo EEL-1 1 Zap", "salvo EEL-1 2 Arc", "salvo SOLE-1 1 Slap", "salvo SAUR-Drone-1 1 SAUR Shot", "done"});
  s.play({"salvo SOLE-1", "target MUD-1"}).roll({3});
  s.play({"salvo SAUR-Drone-1", "target MUD-1"}).roll({2, 2});
  s.play({"salvo EEL-1 2", "target MUD-1"}).roll({3, 3});
  CHECK(s.options() == Texts{"salvo EEL-1 1 Zap", "done"});
  s.play("done");
  CHECK(s.integrity(mud) == 5);
  CHECK(s.p.energy == 4);
}

TEST_CASE("Ultracombine: the COMBINE Actions of all cards beneath, free, rolled, in any order", "[AEG-571][AEG-118]") {
  Cast cast = forming({"Ultracombine"}, {{.cost = 2, .range = 9, .attributes = {"COMBINE"}, .name = "Own"}});
  cast.team.insert(cast.team.begin() + 4, {.id = "OLD-1", .classes = "A", .actions = {{.cost = 2, .range = 9, .attributes = {"COMBINE"}, .name = "Deep"}}});
  Scene s = board(cast);
  s.beneath(s.on("A1"), {"OLD-1"});
  const PieceId mud = s.minion("MUD-1", "A6");
  form(s).play("trigger Ultracombine");
  CHECK(s.options() == Texts{"salvo NEW-2 1 Bite of ANT-1", "salvo NEW-2 2 Horn of GNU-1", "salvo NEW-2 1 Deep of OLD-1", "done"});
  s.play({"salvo NEW-2 2 Horn of GNU-1", "target MUD-1"});
  CHECK(s.owes() == Seat::chance);
  s.roll({3, 1, 1});
  CHECK(s.integrity(mud) == 8);
  s.play({"salvo NEW-2 1 Bite of ANT-1", "target MUD-1"}).roll({1});
  CHECK(s.integrity(mud) == 8);
  CHECK(s.options() == Texts{"salvo NEW-2 1 Deep of OLD-1", "done"});
  s.play("done");
  CHECK(s.p.energy == 4);
  CHECK(s.options() == Texts{"trigger 1 Own", "done"});
}

TEST_CASE("Ultracombine says whose Actions they are", "[AEG-571][show]") {
  Scene s = board(forming({"Ultracombine"}));
  s.minion("MUD-1", "A6");
  form(s);
  CHECK(s.game().prompt(s.p, hero_seat) == "Which free Action comes next, or done? 2 are left, and 4 Energy for free X costs.");
  s.play({"salvo NEW-2 1 Bite of ANT-1", "target MUD-1"});
  CHECK(s.story.back() == "  NEW-2 uses Bite (1 die, 3+) on MUD-1 at distance 4.");
  CHECK(s.game().prompt(s.p, Seat::chance) == "What does die 1 of 1 for NEW-2's Bite show?");
}

}  // namespace rondo::aegis
