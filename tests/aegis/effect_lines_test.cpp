// Effect lines by their moments, in the hands of the player, of minions and of the boss; what they set off, and who picks.
#include "tests/aegis/field.h"
#include "tests/bosses/narrowed.h"

namespace rondo::aegis {

namespace {

using Texts = std::vector<std::string>;

/// GUN-1 on A1 and PAL-1 on C2 against MUD-1 on A6 and KITE-1 on A8, the boss on C12.
Cast lined(std::vector<Doing> gun, std::vector<Doing> mud = {}, std::vector<Doing> boss = {}) {
  Cast cast = gunner({{.cost = 1, .accuracy = 3, .range = 12}});
  cast.team[0].effects = std::move(gun);
  cast.minions[0].effects = std::move(mud);
  cast.minions[0].actions = {{.cost = 1, .range = 12}};
  cast.minions[1].actions = {{.cost = 1, .range = 12}};
  cast.boss_effects = std::move(boss);
  cast.boss = {{.icons = "A", .action = {{.cost = 1, .range = 20, .name = "Fist"}}}};
  return cast;
}
Scene field(const Cast& cast) {
  Scene s = quiet(cast);
  s.hero("GUN-1", "A1");
  s.hero("PAL-1", "C2");
  s.minion("MUD-1", "A6");
  s.minion("KITE-1", "A8");
  return s;
}
/// A boss turn in which MUD-1 shoots GUN-1, with that die.
Scene& shot_by_mud(Scene& s, int die) {
  s.boss_turn("G");
  s.p.skills_used = 0xff;
  return s.play({"send MUD-1", "target GUN-1"}).roll({die});
}
EffectShape line(When when, EffectVerb verb, Whom whom = Whom::nobody, int amount = 0, int within = 0) {
  return {.when = when, .verb = verb, .whom = whom, .amount = amount, .within = within};
}

}  // namespace

TEST_CASE("hit and missed: after an Action of its own, and none of another's", "[effects]") {
  Scene s = field(lined({{line(When::hit, EffectVerb::rust, Whom::target)}, {line(When::missed, EffectVerb::acc, Whom::self, 1)}}));
  const PieceId mud = s.on("A6");
  SECTION("a hit") {
    fire(s, "MUD-1", {3});
    CHECK(s.marks(mud, Side::hero).rust);
    CHECK(s.marks(s.on("A1"), Side::hero).acc == 0);
  }
  SECTION("a miss") {
    fire(s, "MUD-1", {2});
    CHECK_FALSE(s.marks(mud, Side::hero).rust);
    CHECK(s.marks(s.on("A1"), Side::hero).acc == 1);
  }
  SECTION("another robot's Action") {
    s.play({"activate PAL-1", "use 1", "target GUN-1"}).roll({6, 6});
    CHECK_FALSE(s.told(EventKind::effect_fires));
  }
}

TEST_CASE("hit: only after the answers to the Action", "[effects]") {
  Cast cast = lined({{line(When::hit, EffectVerb::disarm, Whom::target)}});
  cast.minions[0].abilities = {"Return Fire"};
  Scene s = field(cast);
  fire(s, "MUD-1", {3});
  CHECK(s.owes() == Seat::chance);  // MUD-1 answers, Disarmed only afterwards
  s.roll({6});
  CHECK(s.integrity(s.on("A1")) == 11);
  CHECK(s.marks(s.on("A6"), Side::hero).disarm);
}

TEST_CASE("damaged: whatever the cause, once for each time, and not by a miss", "[effects]") {
  Scene s = field(lined({{line(When::damaged, EffectVerb::dmg, Whom::self, 1)}}));
  const PieceId gun = s.on("A1");
  SECTION("an enemy's Action") {
    shot_by_mud(s, 6);
    CHECK(s.marks(gun, Side::hero).dmg == 1);
  }
  SECTION("a miss") {
    shot_by_mud(s, 1);
    CHECK(s.marks(gun, Side::hero).dmg == 0);
  }
  SECTION("damage that DEF takes away") {
    s.marks(gun, Side::hero).def = 3;
    shot_by_mud(s, 6);
    CHECK(s.marks(gun, Side::hero).dmg == 0);
  }
  SECTION("BLAZE and RUST are two causes") {
    s.marks(gun, Side::boss).blaze = 2;
    s.marks(gun, Side::boss).rust = true;
    s.play({"activate GUN-1", "move B1"});
    CHECK(s.marks(gun, Side::hero).dmg == 1);
    s.play({"use 1", "target MUD-1"}).roll({1});
    CHECK(s.marks(gun, Side::hero).dmg == 2);
  }
}

TEST_CASE("a Quelled robot's lines do not go off", "[effects][AEG-500]") {
  Scene s = field(lined({{line(When::damaged, EffectVerb::dmg, Whom::self, 1)}, {line(When::activated, EffectVerb::def, Whom::self, 1)}}));
  const PieceId gun = s.on("A1");
  s.marks(gun, Side::boss).quell = true;
  s.play({"activate GUN-1", "done"});
  CHECK(s.marks(gun, Side::hero).def == 0);
  s.rondo("G");
  s.p.resolved = 0;
  shot_by_mud(s, 6);
  CHECK(s.integrity(gun) == 11);
  CHECK(s.marks(gun, Side::hero).dmg == 0);
}

TEST_CASE("destroyed: from where it stood, the damage that destroys it included", "[effects]") {
  Scene s = field(lined({}, {{line(When::destroyed, EffectVerb::damage, Whom::all, 2, 2)}, {line(When::damaged, EffectVerb::blaze, Whom::enemies, 1)}}));
  const PieceId mud = s.on("A6");
  s.p[mud].damage = 11;
  const PieceId kite = s.on("A8");
  const PieceId pal = s.on("C2");
  s.p[pal].hex = s.hex("B5");
  fire(s, "MUD-1", {3});
  CHECK(s.at(mud) == "gone");
  CHECK(s.integrity(pal) == 10);
  CHECK(s.integrity(kite) == 12);  // its own side is spared (AEG-381)
  CHECK(s.integrity(s.on("A1")) == 12);
  CHECK(blazes(s.p, pal) == 1);
  CHECK(blazes(s.p, s.on("A1")) == 1);
}

TEST_CASE("activated: before anything else of the activation", "[effects]") {
  Scene s = field(lined({{line(When::activated, EffectVerb::energy, Whom::nobody, 3)}}, {{line(When::activated, EffectVerb::sap, Whom::nobody, 2)}},
                        {{line(When::activated, EffectVerb::def, Whom::self, 1)}}));
  s.play("activate GUN-1");
  CHECK(s.p.energy == 23);
  s.play("done");
  s.boss_turn("G").play("send MUD-1");
  CHECK(s.p.energy == 21);
  CHECK(s.marks(boss_piece, Side::boss).def == 1);
  CHECK(s.count(EventKind::effect_fires) == 3);
}

TEST_CASE("recharge: after the Recharge, robot by robot", "[effects]") {
  Scene s = field(lined({{line(When::recharge, EffectVerb::energy, Whom::nobody, 2)}, {line(When::recharge, EffectVerb::def, Whom::allies, 1)}},
                        {{line(When::recharge, EffectVerb::sap, Whom::nobody, 1)}}, {{line(When::recharge, EffectVerb::eva, Whom::allies, 1)}}));
  next_round(s);
  CHECK(s.p.energy == 3 + 3 + 2 - 1);
  for (const char* hex : {"A1", "C2"}) CHECK(s.marks(s.on(hex), Side::hero).def == 1);
  for (const char* hex : {"A6", "A8", "C12"}) CHECK(s.marks(s.on(hex), Side::boss).eva == 1);
  next_round(s);
  CHECK(s.marks(s.on("A1"), Side::hero).def == 1);  // the old one ended with the Recharge
}

TEST_CASE("an optional line is the player's to use or not, and no enemy's", "[effects][AEG-454]") {
  const Doing maybe = {{.when = When::activated, .verb = EffectVerb::def, .whom = Whom::self, .amount = 1, .optional = true}, "Brace"};
  Scene s = field(lined({maybe}, {maybe}));
  s.play("activate GUN-1");
  CHECK(s.options() == Texts{"trigger Brace", "pass"});
  CHECK(s.game().prompt(s.p, hero_seat) == "Does GUN-1 use Brace (+1 DEF on it)?");
  SECTION("used") {
    s.play("trigger Brace");
    CHECK(s.marks(s.on("A1"), Side::hero).def == 1);
    CHECK(s.offers("use 1 Shot"));
  }
  SECTION("declined") {
    s.play("pass");
    CHECK(s.marks(s.on("A1"), Side::hero).def == 0);
    CHECK(s.offers("use 1 Shot"));
  }
  SECTION("a minion") {
    s.play({"pass", "done"}).boss_turn("G").play("send MUD-1");
    CHECK(s.marks(s.on("A6"), Side::boss).def == 0);
    CHECK(s.told(EventKind::minion_activated));
  }
}

TEST_CASE("the player picks one of several, within the distance, seen or not", "[effects]") {
  Scene s = field(lined({{line(When::activated, EffectVerb::damage, Whom::one_enemy, 2, 7), "Spit"}}));
  s.play("activate GUN-1");
  CHECK(s.options() == Texts{"target MUD-1", "target KITE-1"});  // the boss is farther off
  CHECK(s.game().prompt(s.p, hero_seat) == "Whom does GUN-1's Spit (2 damage to one enemy within 7 hexes) mean?");
  s.play("target KITE-1");
  CHECK(s.integrity(s.on("A8")) == 10);
}

TEST_CASE("for enemies the AI Decision Rules pick, closest to where the line comes from", "[effects][AEG-421]") {
  Cast cast = lined({}, {{line(When::activated, EffectVerb::rust, Whom::one_enemy), "Spew"}});
  SECTION("by Class") {
    Scene s = field(cast);
    s.boss_turn("G").play("send MUD-1");
    CHECK(left(s) == Lines{"target GUN-1"});
    CHECK(why(s).step == "G card: MUD-1's 'Spew', whom it means");
    CHECK(why(s).rule == "AI Decision Rules 2: Class in alphabetical order");
    ruled(s);
    CHECK(s.marks(s.on("A1"), Side::boss).rust);
  }
  SECTION("by distance") {
    for (Bot& bot : cast.team) {
      bot.classes = "A";
      bot.id = "GUN-1" == bot.id ? "GUN-1" : "GUN-01";
    }
    Scene s = quiet(cast);
    s.hero("GUN-1", "A1");
    s.hero("GUN-01", "A2");
    s.minion("MUD-1", "A6");
    s.boss_turn("G").play("send MUD-1");
    CHECK(left(s) == Lines{"target GUN-01"});
  }
}

TEST_CASE("helpful lines of enemies mean only their own side, and a Repair only the hurt", "[effects][AEG-382]") {
  Scene s = field(lined({}, {{line(When::activated, EffectVerb::repair, Whom::all, 2)}, {line(When::activated, EffectVerb::dmg, Whom::all, 1)}}));
  for (const char* hex : {"A1", "A8"}) s.p[s.on(hex)].damage = 5;
  s.boss_turn("G").play("send MUD-1");
  CHECK(s.integrity(s.on("A8")) == 9);
  CHECK(s.integrity(s.on("A1")) == 7);
  CHECK(s.count(EventKind::repaired) == 1);
  CHECK(s.marks(s.on("A8"), Side::boss).dmg == 1);
  CHECK(s.marks(s.on("A1"), Side::boss).dmg == 0);
}

TEST_CASE("a Repair of damage and drain is split by its side's player", "[effects]") {
  Scene s = field(lined({{line(When::activated, EffectVerb::repair, Whom::self, 2)}}));
  const PieceId gun = s.on("A1");
  s.p[gun].damage = 2;
  s.p[gun].drain = 2;
  s.play("activate GUN-1");
  CHECK(s.options().size() == 3);
  s.play("mend GUN-1 1 damage 1 drain");
  CHECK(s.p[gun].damage == 1);
  CHECK(s.p[gun].drain == 1);
}

TEST_CASE("drain and damage meet DEF; an empty robot takes drain as damage", "[effects][AEG-131]") {
  Scene s = field(lined({{line(When::activated, EffectVerb::drain, Whom::one_enemy, 2)}}));
  const PieceId mud = s.on("A6");
  s.marks(mud, Side::boss).def = 1;
  s.play({"activate GUN-1", "target MUD-1"});
  CHECK(s.p[mud].drain == 1);
  CHECK(s.integrity(mud) == 12);
}

TEST_CASE("Disarm by a line spares Level 3 and higher, a Move the boss", "[effects][AEG-485]") {
  Cast cast = lined({{line(When::activated, EffectVerb::disarm, Whom::all)}, {line(When::activated, EffectVerb::move, Whom::enemies, 1)}});
  cast.minions.push_back({.id = "MAX-3", .classes = "AEG"});
  Scene s = field(cast);
  const PieceId max = s.minion("MAX-3", "C1");
  s.play("activate GUN-1");
  CHECK(s.marks(s.on("A6"), Side::hero).disarm);
  CHECK_FALSE(s.marks(max, Side::hero).disarm);
  CHECK(s.options("take") == Texts{"take MUD-1", "take KITE-1", "take MAX-3"});
}

TEST_CASE("what a damaged line sets off waits until it is done, and a chain ends after four", "[effects]") {
  // Each hurts everybody else: the chain would never end of itself while there is Integrity.
  const Doing thorns = {line(When::damaged, EffectVerb::damage, Whom::enemies, 1), "Thorns"};
  Cast cast = lined({thorns}, {thorns});
  for (auto* bots : {&cast.team, &cast.minions})
    for (Bot& bot : *bots) bot.integrity = 20;
  cast.boss_integrity = 99;
  Scene s = field(cast);
  s.p[s.on("A8")] = {};
  const PieceId gun = s.on("A1");
  const PieceId mud = s.on("A6");
  shot_by_mud(s, 6);
  // GUN-1 is shot; its Thorns hurt MUD-1, whose Thorns hurt GUN-1, whose Thorns hurt MUD-1, whose Thorns hurt GUN-1.
  CHECK(s.integrity(gun) == 20 - 3);
  CHECK(s.integrity(mud) == 20 - 2);
  CHECK(s.count(EventKind::effect_fires) == 4);
  CHECK(s.p.wounds.empty());
}

TEST_CASE("one who is hurt while lines go off has its turn after them", "[effects]") {
  Scene s = field(lined({{line(When::damaged, EffectVerb::damage, Whom::enemies, 1), "Thorns"}, {line(When::damaged, EffectVerb::def, Whom::self, 2), "Shell"}},
                        {{line(When::damaged, EffectVerb::damage, Whom::enemies, 2), "Spines"}}));
  shot_by_mud(s, 6);
  Texts names;
  for (const Event& event : s.events)
    if (event.kind == EventKind::effect_fires) names.push_back(s.table().card(event.card).effects[static_cast<std::size_t>(event.n)].name);
  CHECK(names == Texts{"Thorns", "Shell", "Spines"});
  CHECK(s.integrity(s.on("A1")) == 11);  // the Shell was up in time
}

TEST_CASE("the boss's own lines go off as a robot's do, and not while it is Quelled", "[effects]") {
  const bool quelled = GENERATE(false, true);
  Scene s = field(lined({}, {}, {{line(When::damaged, EffectVerb::blaze, Whom::enemies, 1, 20), "Sparks"}, {line(When::hit, EffectVerb::rust, Whom::target), "Bile"}}));
  s.marks(boss_piece, Side::hero).quell = quelled;
  fire(s, "Boss", {6});
  CHECK(blazes(s.p, s.on("A1")) == (quelled ? 0 : 1));
  s.boss_turn("A");
  s.p.skills_used = 0xff;
  s.play("target GUN-1").roll({6});
  CHECK(s.marks(s.on("A1"), Side::boss).rust == !quelled);
}

TEST_CASE("new verbs on a boss's card", "[effects][AEG-389]") {
  Cast cast = lined({});
  cast.boss = {{.icons = "phi", .verb = "drain", .amount = 1, .within = 12},
               {.icons = "phi", .verb = "quell", .whom = Whom::one_enemy},
               {.icons = "phi", .verb = "eva", .amount = -1, .whom = Whom::enemies},
               {.icons = "phi", .verb = "scorch", .amount = 1}};
  Scene s = field(cast);
  s.boss_turn("phi");
  s.play("target PAL-1");
  CHECK(s.p[s.on("A1")].drain == 1);
  CHECK_FALSE(s.marks(s.on("A1"), Side::boss).quell);
  CHECK(s.marks(s.on("C2"), Side::boss).quell);
  CHECK(s.marks(s.on("C2"), Side::boss).eva == -1);
  CHECK(s.integrity(s.on("C2")) == 11);
}

TEST_CASE("a card's lines are shown in words", "[effects][show]") {
  Scene s = field(lined({{line(When::hit, EffectVerb::rust, Whom::target)},
                         {{.when = When::activated, .verb = EffectVerb::def, .whom = Whom::self, .amount = 1, .optional = true}, "Brace"}},
                        {}, {{line(When::damaged, EffectVerb::blaze, Whom::enemies, 1, 3), "Sparks"}}));
  const auto shown = [&](std::vector<std::string> words) {
    for (const auto& inquiry : s.game().questions())
      if (inquiry.name == "show") return *inquiry.answer(s.p, words);
    return std::string();
  };
  CHECK(shown({"GUN-1"}).find("  rust, after an Action that hits: RUST on its target\n  Brace, when it activates: +1 DEF on it (may be declined)\n") !=
        std::string::npos);
  CHECK(shown({"boss"}).find("  Sparks, when damaged: 1 BLAZE on your robots within 3 hexes\n") != std::string::npos);
}

}  // namespace rondo::aegis
