// Component Combine Abilities: what a robot does when it has been combined with (AEG-197 to AEG-199, AEG-573 to AEG-581).
#include "tests/aegis/forming.h"

namespace rondo::aegis {

namespace {

using Texts = std::vector<std::string>;

/// ANT-1 (with these abilities) on A1 and GNU-1 on A2 form NEW-2, from which and EEL-1 BIG-3 may be formed; SOLE-1 stands by.
Cast forming(std::vector<std::string> ant, std::vector<std::string> gnu = {}, std::vector<std::string> duo = {}) {
  return on_the_field({{.id = "ANT-1", .classes = "A", .energy = 2, .abilities = std::move(ant)},
                      {.id = "GNU-1", .classes = "G", .energy = 3, .abilities = std::move(gnu)},
                      {.id = "EEL-1", .classes = "E", .movement = 2},
                      {.id = "SOLE-1", .classes = "S"},
                      {.id = "NEW-2", .classes = "AG", .energy = 5, .integrity = 9, .abilities = std::move(duo)},
                      {.id = "BIG-3", .classes = "AEG", .energy = 6, .integrity = 12}});
}
Scene board(const Cast& cast) { return side_by_side(cast, {{"EEL-1", "A3"}, {"SOLE-1", "C10"}}); }

}  // namespace

TEST_CASE("Combine Fuel: the component's own Output, once", "[AEG-580][AEG-197]") {
  Scene s = board(forming({"Combine Fuel"}));
  s.p[s.on("A1")].drain = 1;  // its counters go as it is combined with
  form(s);
  CHECK(s.p.energy == 20 - 5 + 2);
  CHECK(s.options("trigger").empty());
  next_round(s);
  CHECK(s.p.energy == 5 + 3 + 3);  // no more of it
}

TEST_CASE("a component ability fires whichever of the two robots started it", "[AEG-197]") {
  Scene s = board(forming({"Combine Fuel"}));
  s.play({"activate GNU-1", "combine ANT-1 into NEW-2 at A1"});
  CHECK(s.p.energy == 20 - 5 + 2);
}

TEST_CASE("abilities of cards deeper in the stack stay silent", "[AEG-199]") {
  SECTION("beneath one of the two") {
    Scene s = board(forming({"Combine Fuel"}));
    form(s);
    REQUIRE(s.p.energy == 17);
    next_round(s);
    s.p.energy = 20;
    s.play({"activate EEL-1", "combine NEW-2 into BIG-3 at A2"});
    CHECK(s.p.energy == 15);
  }
  SECTION("one of the two itself") {
    Scene s = board(forming({}, {}, {"Combine Fuel"}));
    form(s);
    CHECK(s.p.energy == 15);
    next_round(s);
    s.p.energy = 20;
    s.play({"activate EEL-1", "combine NEW-2 into BIG-3 at A2"});
    CHECK(s.p.energy == 15 + 5);
  }
}

TEST_CASE("abilities of both components and of the new robot come in the order the player likes", "[AEG-198][AEG-197]") {
  Scene s = board(forming({"Combine Fuel"}, {"Combine Fuel"}, {"Refuel"}));
  form(s);
  CHECK(s.options() == Texts{"trigger Refuel", "trigger Combine Fuel of ANT-1", "trigger Combine Fuel of GNU-1"});
  s.play("trigger Combine Fuel of GNU-1");
  CHECK(s.p.energy == 18);
  CHECK(s.options() == Texts{"trigger Refuel", "trigger Combine Fuel of ANT-1"});
  s.play("trigger Refuel");
  CHECK(s.p.energy == 18 + 5 + 2);
}

TEST_CASE("a Quelled component has no ability to fire", "[AEG-197][AEG-500]") {
  Scene s = board(forming({"Combine Fuel"}, {"Combine Fuel"}));
  s.marks(s.on("A2"), Side::boss).quell = true;
  form(s);
  CHECK(s.p.energy == 15 + 2);
}

TEST_CASE("Combine Assault and Combine Shield: another ally, never the robot just formed", "[AEG-573]") {
  const bool assault = GENERATE(true, false);
  Scene s = board(forming({assault ? "Combine Assault" : "Combine Shield"}));
  const PieceId gan = s.drone("GAN-Drone", "C1", Side::hero);
  form(s);
  CHECK(s.options() == Texts{"target EEL-1", "target SOLE-1", "target GAN-Drone-1"});
  s.play("target GAN-Drone-1");
  CHECK(s.marks(gan, Side::hero).dmg == (assault ? 1 : 0));
  CHECK(s.marks(gan, Side::hero).def == (assault ? 0 : 1));
  CHECK(s.marks(s.on("A2"), Side::hero) == Marks{});
}

TEST_CASE("Combine Assault without another ally does nothing", "[AEG-573]") {
  Scene s = board(forming({"Combine Assault"}));
  s.p[s.on("A3")] = {};
  s.p[s.on("C10")] = {};
  form(s);
  CHECK(s.marks(s.on("A2"), Side::hero) == Marks{});
  CHECK(s.p.frames.back().kind == FrameKind::round);
}

TEST_CASE("Combine[status]: any other robot, however far and hidden", "[AEG-574][AEG-577]") {
  Cast cast = forming({"Combine[Rust]"});
  cast.map = ". . . . # . . . . . . .\n . . . . # . . . . . . .\n. . . . # . . . . . . .\n";
  Scene s = board(cast);
  const PieceId mud = s.minion("MUD-1", "A12");
  REQUIRE_FALSE(sees(s.table(), s.p, s.hex("A2"), s.hex("A12")));
  form(s);
  CHECK(s.options() == Texts{"target EEL-1", "target SOLE-1", "target Boss", "target MUD-1"});  // not NEW-2
  s.play("target MUD-1");
  CHECK(s.marks(mud, Side::hero).rust);
  CHECK(s.marks(s.on("A3"), Side::hero) == Marks{});
}

TEST_CASE("Combine[status] with each status", "[AEG-574]") {
  const std::string status = GENERATE("Blaze", "Quell", "Disarm", "Flicker");
  Scene s = board(forming({"Combine[" + status + "]"}));
  const PieceId mud = s.minion("MUD-1", "A12");
  form(s).play("target MUD-1");
  const Marks& marks = s.marks(mud, Side::hero);
  CHECK(marks.blaze == (status == "Blaze" ? 1 : 0));
  CHECK(marks.quell == (status == "Quell"));
  CHECK(marks.disarm == (status == "Disarm"));
  CHECK(marks.flicker == (status == "Flicker"));
  CHECK_FALSE(marks.rust);
}

TEST_CASE("Combine[Drone, distance]: exactly so far from the new robot", "[AEG-575][AEG-576]") {
  Scene s = board(forming({"Combine[SAUR-Drone, 2]"}));
  s.minion("MUD-1", "B3");
  form(s);
  // around A2, two hexes off: A4, B3 (taken), C1, C2, C3
  CHECK(s.options() == Texts{"place SAUR-Drone A4", "place SAUR-Drone C1", "place SAUR-Drone C2", "place SAUR-Drone C3"});
  s.play("place SAUR-Drone C2");
  const PieceId drone = s.on("C2");
  CHECK(drone == first_hero_drone);
  CHECK(card_of(s.table(), s.p, drone).id == "SAUR-Drone");
  CHECK(s.p.max_energy == 5 + 3 + 3 + 1);
}

TEST_CASE("Combine Shift: any ally, the new robot included, up to 2 hexes", "[AEG-581]") {
  Scene s = board(forming({"Combine Shift"}));
  const PieceId sole = s.on("C10");
  s.p[sole].activated = true;
  form(s);
  CHECK(s.options() == Texts{"target NEW-2", "target EEL-1", "target SOLE-1"});
  s.play("target SOLE-1");
  CHECK(s.offers("shift C10"));
  CHECK(s.offers("shift B8"));
  CHECK(s.offers("shift C8"));
  CHECK_FALSE(s.offers("shift C7"));
  s.play("shift C8");
  CHECK(s.at(sole) == "C8");
}

TEST_CASE("a component line of a card's own may mean the new robot", "[AEG-197]") {
  Cast cast = forming({});
  cast.team[0].effects = {{.line = {.when = When::component, .verb = EffectVerb::activate, .whom = Whom::new_robot, .optional = true}, .name = "Wake"}};
  Scene s = board(cast);
  s.p.resolved = 0;
  SECTION("wanted") {
    form(s).play("trigger Wake of ANT-1");
    CHECK(s.offers("activate NEW-2"));
  }
  SECTION("declined") {
    form(s).play("done");
    CHECK(s.p.frames.back().kind != FrameKind::combined);
    CHECK_FALSE(s.offers("activate NEW-2"));
  }
}

TEST_CASE("minions never fire what combining fires", "[AEG-413][AEG-197]") {
  Cast cast = forming({});
  cast.minions = {{.id = "MAR-1", .classes = "A", .abilities = {"Combine[Rust]", "Combine[GAN-Drone, 1]"}},
                  {.id = "MER-1", .classes = "E"},
                  {.id = "MIX-2", .classes = "AE", .actions = {{.range = 9, .attributes = {"COMBINE"}}}, .abilities = {"Worldfire", "Salvo", "Ultracombine"}}};
  cast.boss = {{.icons = "phi", .verb = "summon", .amount = 1}};
  Scene s(cast);
  s.p.skills_used = 0xff;
  s.hero("ANT-1", "A1");
  s.minion("MAR-1", "A6");
  s.minion("MER-1", "A7");
  s.deck({"MIX-2"});
  s.boss_turn("phi").play("draw MIX-2");
  if (s.offers("consume MAR-1 MER-1 replacing MAR-1")) s.play("consume MAR-1 MER-1 replacing MAR-1");
  CHECK(card_of(s.table(), s.p, s.on("A6")).id == "MIX-2");
  CHECK(s.count(EventKind::effect_fires) == 1);  // the boss's summon
  CHECK(s.marks(s.on("A1"), Side::boss) == Marks{});
  CHECK(std::popcount(pieces(s.p, Side::boss)) == 2);
}

TEST_CASE("Combine Drop: the new robot may go off the board, with all that lies beneath it, and gives no Energy there", "[AEG-578]") {
  Scene s = board(forming({"Combine Drop"}));
  form(s);
  CHECK(s.options() == Texts{"trigger Combine Drop of ANT-1", "done"});
  SECTION("taken") {
    s.p[s.on("A2")].damage = 3;
    s.play("trigger Combine Drop");
    CHECK(s.on("A2") == no_piece);
    CHECK(s.p.where[s.card("NEW-2")] == Whereabouts::lifted);
    for (const auto* component : {"ANT-1", "GNU-1"}) CHECK(s.p.under[s.card(component)] == s.card("NEW-2"));
    CHECK(s.p.valor == 18);  // not destroyed
    CHECK(s.p.max_energy == 6);
    CHECK(says(s, "    NEW-2 (AG) goes off the board, to be dropped from the next Recharge on."));
    CHECK_THAT(s.game().picture(s.p, 100), Catch::Matchers::ContainsSubstring("In reserve from the next Recharge: NEW-2"));
    next_round(s);
    CHECK(s.p.energy == 6);
  }
  SECTION("left") {
    s.play("done");
    CHECK(s.on("A2") != no_piece);
  }
}

TEST_CASE("Combine Drop: from the next Recharge on an ally drops it in place of an Action, and it may activate", "[AEG-579]") {
  Scene s = board(forming({"Combine Drop"}));
  form(s).play("trigger Combine Drop");
  s.play("activate EEL-1");
  CHECK(s.options("drop").empty());  // not in the round in which it was formed
  s.play("done");
  next_round(s);
  CHECK(s.p.where[s.card("NEW-2")] == Whereabouts::reserve);
  CHECK(s.options("return").empty());
  s.p.resolved = static_cast<std::uint8_t>(s.p.revealed.size());
  s.play("activate EEL-1");
  CHECK(s.options("drop NEW-2") == Texts{"drop NEW-2 A2", "drop NEW-2 A4", "drop NEW-2 B2", "drop NEW-2 B3"});
  s.play("drop NEW-2 B2");
  const PieceId back = s.on("B2");
  REQUIRE(back != no_piece);
  CHECK(s.integrity(back) == 9);
  CHECK(s.p.under[s.card("ANT-1")] == s.card("NEW-2"));
  CHECK(s.offers("activate NEW-2"));
}

TEST_CASE("Combine Drop: a robot off the board fires nothing any more; alone, it is lost with the game", "[AEG-578][AEG-514]") {
  SECTION("what it had not fired") {
    Scene s = board(forming({"Combine Drop"}, {}, {"Refuel"}));
    form(s).play("trigger Combine Drop");
    CHECK(s.p.energy == 15);
  }
  SECTION("what it had") {
    Scene s = board(forming({"Combine Drop"}, {}, {"Refuel"}));
    form(s).play({"trigger Refuel", "trigger Combine Drop"});
    CHECK(s.p.energy == 20);
  }
  SECTION("nobody could drop it, nobody could return") {
    Scene s = board(forming({"Combine Drop"}));
    for (const auto* other : {"EEL-1", "SOLE-1"}) {
      s.p[s.on(other == std::string_view("EEL-1") ? "A3" : "C10")] = {};
      s.p.where[s.card(other)] = Whereabouts::beneath;
    }
    form(s).play("trigger Combine Drop");
    CHECK(s.p.outcome == Outcome::stranded);
  }
}

}  // namespace rondo::aegis
