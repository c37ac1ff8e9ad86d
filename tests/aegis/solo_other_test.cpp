// What the boss's side does otherwise than the player's: how long marks last, drain and boosts, X costs, Drones, Moves, and whom its
// own areas spare (AEG-435 to AEG-438, AEG-444 to AEG-453, AEG-206, AEG-207, AEG-381). What its keywords do: solo_keywords_test.cpp.
#include "bosses/aegis/rondo.h"
#include "tests/aegis/field.h"

namespace rondo::aegis {

namespace {

Line shot(Effect effect, int power, int range = 9) { return {.cost = 1, .accuracy = 3, .effect = effect, .power = power, .range = range}; }
Line area(Effect effect, int power, int radius) { return {.cost = 1, .accuracy = 3, .effect = effect, .power = power, .range = 0, .radius = radius}; }

/// GUN-1 on A1, PAL-1 on C1, MUD-1 on A5, the boss on C12.
Scene facing(const Cast& cast) {
  Scene s = quiet(cast);
  s.hero("GUN-1", "A1");
  s.hero("PAL-1", "C1");
  s.minion("MUD-1", "A5");
  return s;
}
Cast minion_with(std::vector<Line> actions) {
  Cast cast = gunner({shot(Effect::damage, 1)});
  cast.minions[0].actions = std::move(actions);
  return cast;
}

/// A boss turn in which MUD-1 acts.
Scene& send_mud(Scene& s) {
  if (!s.p.alive(s.on("C7"))) s.minion("KITE-1", "C7");  // somebody has an E, so that nobody is summoned
  return quiet_boss_turn(s, "G").play("send MUD-1");
}

/// What the Solo Rondo leaves of the boss's options.
std::vector<std::string> left(const Scene& s) {
  OptionList options;
  solo(s.game()).options(s.p, boss_seat, options);
  std::vector<std::string> texts;
  for (const Option& option : options) texts.push_back(s.game().spell(s.p, boss_seat, option.action));
  return texts;
}

Marks spoiled() {
  Marks marks;
  marks.dmg = marks.def = marks.acc = marks.eva = -1;
  marks.blaze = 2;
  marks.rust = marks.quell = marks.disarm = marks.flicker = true;
  return marks;
}

}  // namespace

TEST_CASE("a boss sheds statuses and debuffs at the end of its next turn, whatever the card shows, and keeps its buffs", "[AEG-435][AEG-436]") {
  const std::string icon = GENERATE("A", "E", "Phi");
  Cast cast = minion_with({shot(Effect::damage, 1)});
  cast.boss = {{.icons = "A", .action = {shot(Effect::damage, 1, 20)}}};
  Scene s = facing(cast);
  s.minion("KITE-1", "C7");
  s.marks(boss_piece, Side::hero) = spoiled();
  s.marks(boss_piece, Side::hero).def = 2;  // the player's good will is no debuff
  s.marks(boss_piece, Side::boss).dmg = 2;
  quiet_boss_turn(s, icon);
  CHECK(status(s.p, boss_piece, &Marks::rust));  // until the turn is over
  if (icon == "A") {
    s.play("target GUN-1").roll({1});
    CHECK(s.boss_integrity() == 20);  // RUST's 1 damage against +2 DEF
    CHECK(s.told(EventKind::rust_bites));
  } else {
    while (s.p.frames.back().kind != FrameKind::round) s.play(s.options().front());
  }
  REQUIRE(s.p.frames.back().kind == FrameKind::round);
  CHECK(s.marks(boss_piece, Side::hero) == Marks{.def = 2});
  CHECK(s.marks(boss_piece, Side::boss) == Marks{.dmg = 2});
}

TEST_CASE("what is put on a boss after its turn lasts through the next one", "[AEG-435]") {
  Scene s = facing(minion_with({}));
  s.minion("KITE-1", "C7");
  s.rondo("G G");
  const auto boss_turn = [&] {
    s.play("pass");
    s.p.skills_used = 0xff;
    const bool rusted = status(s.p, boss_piece, &Marks::rust);
    while (s.p.frames.back().kind != FrameKind::round) s.play(s.options().front());
    return rusted;
  };
  CHECK_FALSE(boss_turn());
  s.marks(boss_piece, Side::hero).rust = true;
  CHECK(boss_turn());
  CHECK_FALSE(status(s.p, boss_piece, &Marks::rust));
}

TEST_CASE("what is put on a minion lasts until the player's next Recharge, through its own activation", "[AEG-437]") {
  Scene s = facing(minion_with({shot(Effect::damage, 1)}));
  const PieceId mud = s.on("A5");
  s.marks(mud, Side::hero) = spoiled();
  s.marks(mud, Side::hero).disarm = false;
  s.marks(mud, Side::hero).blaze = 1;
  const Marks before = s.marks(mud, Side::hero);
  send_mud(s).play("target GUN-1").roll({1});
  CHECK(s.told(EventKind::rust_bites));
  CHECK(s.marks(mud, Side::hero) == before);
  next_round(s);
  CHECK(s.marks(mud, Side::hero) == Marks{});
}

TEST_CASE("FLICKER lies on a robot, changes nothing, and goes as the others do", "[AEG-438]") {
  Cast cast = gunner({{.cost = 1, .accuracy = 3, .range = 9, .attributes = {"FLICKER"}}});
  cast.minions[0].actions = {shot(Effect::damage, 1)};
  cast.minions[0].abilities = {"Evade 1", "Jamming 1"};
  Scene s = facing(cast);
  const PieceId mud = s.on("A5");
  fire(s, "MUD-1", {6, 6});
  CHECK(s.marks(mud, Side::hero) == Marks{.flicker = true});
  SECTION("the same game with and without it") {
    Scene without = s;
    without.marks(mud, Side::hero).flicker = false;
    for (Scene* game : {&s, &without}) send_mud(*game).play("target PAL-1").roll({3});
    s.marks(mud, Side::hero).flicker = false;
    CHECK(s.p == without.p);
  }
  SECTION("until the Recharge") {
    next_round(s);
    CHECK(s.marks(mud, Side::hero) == Marks{});
  }
}

TEST_CASE("a minion's Move brings its own side toward the player's robots, never the boss", "[AEG-444]") {
  Scene s = facing(minion_with({{.cost = 1, .accuracy = 3, .effect = Effect::move, .power = 2, .range = 9, .radius = 1}}));
  const PieceId kite = s.minion("KITE-1", "C9");
  s.boss("C10");  // next to it, and so within the radius
  quiet_boss_turn(s, "G").play("send MUD-1");
  CHECK(s.options() == std::vector<std::string>{"target GUN-1", "target PAL-1", "target KITE-1"});
  s.play("target KITE-1").roll({3});
  REQUIRE(s.owes() == boss_seat);
  CHECK(s.offers("shift C11") == false);  // two steps around the boss, three in a straight line
  CHECK(s.offers("shift A9"));
  CHECK(left(s) == std::vector<std::string>{"shift C7"});  // PAL-1 on C1 is the nearest
  s.play("shift C7");
  CHECK(s.at(kite) == "C7");
  CHECK(s.at(boss_piece) == "C10");
  CHECK(s.p.frames.back().kind == FrameKind::round);
}

TEST_CASE("a minion's Move takes the player's robots away from the boss", "[AEG-445]") {
  Scene s = facing(minion_with({{.cost = 1, .accuracy = 3, .effect = Effect::move, .power = 2, .range = 9}}));
  const PieceId gun = s.on("A1");
  s.p[gun].hex = s.hex("C6");
  send_mud(s).play("target GUN-1").roll({3});
  const int before = apart(s.table(), s.p, gun, boss_piece);
  REQUIRE(s.options("shift").size() > 6);
  const auto ways = left(s);
  for (const std::string& way : ways) {
    Scene tried = s;
    tried.play(way);
    CHECK(apart(s.table(), tried.p, gun, boss_piece) == before + 2);
  }
  CHECK(std::count(ways.begin(), ways.end(), "shift C4") == 1);
}

TEST_CASE("Energy Drain on a boss is damage", "[AEG-446]") {
  Scene s = facing(gunner({shot(Effect::drain, 2, 20)}));
  fire(s, "Boss", {3});
  CHECK(s.boss_integrity() == 18);
  CHECK(s.p[boss_piece].drain == 0);
}

TEST_CASE("a minion drained to nothing is destroyed; short of that it stays", "[AEG-447]") {
  const int output = GENERATE(2, 3);
  Cast cast = gunner({shot(Effect::drain, 2)});
  cast.minions[0].energy = output;
  Scene s = facing(cast);
  const PieceId mud = s.on("A5");
  fire(s, "MUD-1", {3});
  CHECK(s.at(mud) == (output == 2 ? "gone" : "A5"));
  CHECK(s.p[mud].drain == (output == 2 ? 0 : 2));
  CHECK(s.boss_integrity() == (output == 2 ? 19 : 20));
}

TEST_CASE("an Energy Boost on an enemy is a Repair, whoever gives it", "[AEG-448]") {
  SECTION("a minion's on the boss") {
    Scene s = facing(minion_with({shot(Effect::boost, 2, 20)}));
    s.p[boss_piece].damage = 5;
    send_mud(s);
    CHECK(s.options() == std::vector<std::string>{"target Boss"});
    s.play("target Boss").roll({3});
    CHECK(s.p[boss_piece].damage == 3);
    CHECK(s.p[boss_piece].boost == 0);
  }
  SECTION("on a minion it may lift drain instead") {
    Scene s = facing(minion_with({shot(Effect::boost, 2, 20)}));
    const PieceId kite = s.minion("KITE-1", "C7");
    s.p[kite].damage = 1;
    s.p[kite].drain = 2;
    send_mud(s).play("target KITE-1").roll({3});
    CHECK(s.options() == std::vector<std::string>{"mend KITE-1 1 damage 1 drain", "mend KITE-1 2 drain"});
    s.play("mend KITE-1 2 drain");
    CHECK(output(s.table(), s.p, kite) == 9);
    CHECK(s.p[kite].damage == 1);
  }
  SECTION("an unhurt enemy is no target for one") {
    Scene s = facing(minion_with({shot(Effect::boost, 2, 20)}));
    send_mud(s);
    CHECK_FALSE(s.told(EventKind::action_used));
  }
  SECTION("the player's reaches friend and enemy alike, each in its way") {
    Scene s = facing(gunner({area(Effect::boost, 2, 4)}));
    const PieceId mud = s.on("A5");
    const PieceId pal = s.on("C1");
    s.p[mud].damage = 3;
    s.p[pal].damage = 3;
    fire(s, "", {3});
    CHECK(s.p[mud].damage == 1);
    CHECK(s.p[mud].boost == 0);
    CHECK(s.p[pal].damage == 3);
    CHECK(s.p[pal].boost == 2);
  }
}

TEST_CASE("an enemy's X is the player's pool, which stays as it is", "[AEG-449]") {
  Line x = shot(Effect::damage, 1, 20);
  x.x = true;
  SECTION("a minion's") {
    Scene s = facing(minion_with({x}));
    s.p.energy = 4;
    send_mud(s).play("target GUN-1").roll({6, 6, 6, 6});
    CHECK(s.integrity(s.on("A1")) == 8);
    CHECK(s.p.energy == 4);
    CHECK(s.p.frames.back().kind == FrameKind::round);
  }
  SECTION("a boss's") {
    Cast cast = minion_with({});
    cast.boss = {{.icons = "E", .action = {x}}};
    Scene s = facing(cast);
    s.minion("KITE-1", "C7");
    s.p.energy = 3;
    quiet_boss_turn(s, "E").play("target GUN-1").roll({6, 1, 6});
    CHECK(s.integrity(s.on("A1")) == 10);
    CHECK(s.p.energy == 3);
    CHECK(s.offers("send KITE-1"));
  }
}

TEST_CASE("an enemy's X Action at pool 0 does nothing, and the next is tried", "[AEG-450]") {
  Line x = shot(Effect::damage, 1, 20);
  x.x = true;
  SECTION("a minion with another Action") {
    Scene s = facing(minion_with({x, {.cost = 2, .range = 9, .name = "Other"}}));
    s.p.energy = 0;
    send_mud(s).play("target GUN-1");
    CHECK(s.p.frames.back().action == 1);
    s.roll({6, 6});
    CHECK(s.integrity(s.on("A1")) == 10);
  }
  SECTION("a minion with nothing else stays where it is") {
    Scene s = facing(minion_with({x}));
    s.p.energy = 0;
    send_mud(s);
    CHECK(s.p.frames.back().kind == FrameKind::round);
    CHECK_FALSE(s.told(EventKind::action_used));
    CHECK(s.on("A5") != no_piece);
  }
  SECTION("a boss goes on to its next Action") {
    Cast cast = minion_with({});
    cast.boss = {{.icons = "G", .action = {x}}, {.icons = "G", .action = {{.cost = 1, .range = 20}}}};
    Scene s = facing(cast);
    s.p.energy = 0;
    quiet_boss_turn(s, "G").play("target GUN-1");
    CHECK(s.p.frames.back().action == 1);
  }
}

TEST_CASE("a destroyed enemy Drone costs the boss 1, by damage or by drain", "[AEG-451]") {
  const Effect effect = GENERATE(Effect::damage, Effect::drain);
  Scene s = facing(gunner({shot(effect, 1)}));
  const PieceId drone = s.drone("SAUR-Drone", "A3", Side::boss);
  fire(s, "SAUR-Drone-5", {3});
  CHECK(s.at(drone) == "gone");
  CHECK(s.boss_integrity() == 19);
  CHECK(s.p.valor == 18);
  CHECK(s.p.minions.discard.empty());  // no card of the minion deck
}

TEST_CASE("a destroyed Drone of the player costs 1 Valor Point", "[AEG-452]") {
  Scene s = facing(minion_with({shot(Effect::damage, 1)}));
  const PieceId drone = s.drone("GAN-Drone", "A3", Side::hero);
  send_mud(s);
  CHECK(s.options() == std::vector<std::string>{"target GAN-Drone-1"});  // a Beacon
  s.play("target GAN-Drone-1").roll({3});
  CHECK(s.at(drone) == "gone");
  CHECK(s.p.valor == 17);
  CHECK(s.boss_integrity() == 20);
  CHECK(s.p.tally.robots_lost == 0);
}

TEST_CASE("enemy Drones act on Special Attack cards only", "[AEG-453]") {
  Scene s = facing(minion_with({}));
  s.drone("SAUR-Drone", "A7", Side::boss);
  SECTION("a letter leaves it idle") {
    quiet_boss_turn(s, "G");
    CHECK(s.options() == std::vector<std::string>{"send MUD-1"});
  }
  SECTION("and does not keep a minion from being summoned") {
    s.deck({"KITE-1"});
    quiet_boss_turn(s, "S");
    CHECK(s.told(EventKind::no_minion));
    CHECK(s.offers("draw KITE-1"));
  }
  SECTION("a Special Attack does not") {
    const std::string icon = GENERATE("Phi", "Omega");
    s.p[s.on("A5")].hex = s.hex("B9");
    s.p.energy = 0;
    quiet_boss_turn(s, icon);
    CHECK(s.options() == std::vector<std::string>{"send MUD-1", "send SAUR-Drone-5"});
    s.play({"send SAUR-Drone-5", "target GUN-1"}).roll({2, 2});
    CHECK(s.integrity(s.on("A1")) == 11);
  }
}

TEST_CASE("statuses, debuffs and pushes of an enemy area spare its own side", "[AEG-381]") {
  const Line line = GENERATE(Line{.cost = 1, .accuracy = 3, .range = 9, .radius = 2, .attributes = {"RUST", "QUELL", "BLAZE", "DISARM", "FLICKER"}},
                             area(Effect::acc, -1, 5), area(Effect::drain, 2, 5), area(Effect::push, 2, 5));
  Scene s = facing(minion_with({line}));
  const PieceId gun = s.on("A1");
  s.p[gun].hex = s.hex("A4");
  const PieceId kite = s.minion("KITE-1", "B3");
  s.boss("B5");
  const Piece before[] = {s.p[kite], s.p[boss_piece], s.p[s.on("A5")]};
  const Piece gun_before = s.p[gun];
  quiet_boss_turn(s, "G").play("send MUD-1");
  if (s.offers("target GUN-1")) s.play("target GUN-1");
  s.roll({3});
  while (s.p.frames.back().kind != FrameKind::round) s.play(s.options().front());
  CHECK_FALSE(s.p[gun] == gun_before);
  CHECK(s.p[kite] == before[0]);
  CHECK(s.p[boss_piece] == before[1]);
  CHECK(s.p[s.on("A5")] == before[2]);
}

TEST_CASE("an enemy's push into its own side hurts only the pushed robot; into a friend, both", "[AEG-381]") {
  const bool into_friend = GENERATE(true, false);
  Scene s = facing(minion_with({shot(Effect::push, 5)}));
  const PieceId gun = s.on("A1");
  s.p[gun].hex = s.hex("A4");
  const PieceId pal = s.on("C1");
  const PieceId kite = s.minion("KITE-1", into_friend ? "C7" : "A3");
  if (into_friend) s.p[pal].hex = s.hex("A3");
  quiet_boss_turn(s, "G").play({"send MUD-1", "target GUN-1"}).roll({3});
  s.play("push W 5");
  CHECK(s.at(gun) == "A4");
  CHECK(s.integrity(gun) == 10);
  CHECK(s.integrity(kite) == 12);
  CHECK(s.integrity(pal) == (into_friend ? 10 : 12));
}

namespace {

/// Two robots side by side that form HUB-2, whose ability fires at once.
Scene about_to_form(const std::string& ability) {
  Cast cast = gunner({shot(Effect::damage, 1)});
  cast.team.push_back({.id = "SUB-1", .classes = "I", .integrity = 12});
  cast.team.push_back({.id = "HUB-2", .classes = "AI", .integrity = 12, .abilities = {ability}});
  Scene s = facing(cast);
  s.hero("SUB-1", "A2");
  s.p[s.on("C1")].hex = s.hex("B1");  // PAL-1 next to both
  s.drone("GAN-Drone", "C1", Side::hero);
  s.drone("SAUR-Drone", "B2", Side::boss);
  return s;
}

}  // namespace

TEST_CASE("an ally is any robot of one's own, the acting one included", "[AEG-206]") {
  Scene s = about_to_form("Hardshield");
  s.p[s.on("A5")].hex = s.hex("A3");  // MUD-1 beside it, for the ability means allies
  s.play({"activate GUN-1", "combine SUB-1 into HUB-2 at A2"});
  CHECK(mark(s.p, s.on("A2"), &Marks::def) == 1);
  CHECK(mark(s.p, s.on("B1"), &Marks::def) == 1);
  for (const char* other : {"A3", "B2", "C1"}) CHECK(mark(s.p, s.on(other), &Marks::def) == 0);  // two enemies, and a Drone too far off
}

TEST_CASE("an enemy is any robot of the other side, boss and Drones included, and none of one's own", "[AEG-207]") {
  const bool rust = GENERATE(true, false);
  Scene s = about_to_form(rust ? "Tidemaker" : "Worldfire");
  s.play({"activate GUN-1", "combine SUB-1 into HUB-2 at A2"});
  const auto struck = [&](PieceId piece) { return rust ? status(s.p, piece, &Marks::rust) : blazes(s.p, piece) == 1; };
  each(pieces(s.p), [&](PieceId piece) {
    INFO(s.at(piece));
    CHECK(struck(piece) == (side_of(piece) == Side::boss));
  });
  CHECK(pieces(s.p, Side::boss) == (only(boss_piece) | only(s.on("A5")) | only(s.on("B2"))));
}

}  // namespace rondo::aegis
