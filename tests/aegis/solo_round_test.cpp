// Set-up and the round of a solo game, in the order of the book (AEG-284 to AEG-297, AEG-317 to AEG-340).
#include "tests/aegis/casts.h"

namespace rondo::aegis {

namespace {

/// Ends what is left of the player's turn without doing anything.
void end_activation(Scene& s) {
  if (s.offers("done")) s.play("done");
  if (s.offers("pass") && s.p.frames.back().kind == FrameKind::round && s.p.frames.back().step == static_cast<std::uint8_t>(RoundStep::another)) s.play("pass");
}

}  // namespace

TEST_CASE("a new solo game: 18 Valor, 12 Rondo cards", "[AEG-286][AEG-020][AEG-021]") {
  const Position p = Scene(five()).game().start();
  CHECK(p.valor == 18);
  CHECK(p.rondo.size() == 12);
  for (std::size_t icon = 0; icon < 5; ++icon) CHECK(p.rondo.bag[icon] == 2);
  CHECK(p.rondo.bag[static_cast<std::size_t>(Icon::phi)] == 1);
  CHECK(p.rondo.bag[static_cast<std::size_t>(Icon::omega)] == 1);
}

TEST_CASE("the boss's own set-up runs before the player's robots are placed", "[AEG-288]") {
  Cast cast = five();
  cast.setup = {{.icons = "", .verb = "summon", .amount = 1}};
  Scene s(cast);
  s.p = s.game().start();
  CHECK(s.owes() == Seat::chance);
  CHECK(s.offers("draw MAR-1"));
  s.play({"draw MAR-1", "die 4"}).let_be();
  CHECK(s.on(s.table().label(s.table().starpoints[4])) != no_piece);
  CHECK_FALSE(s.options("place ANT-1").empty());
}

TEST_CASE("robots start on either Start Zone, freely split, and nowhere else", "[AEG-291][AEG-109]") {
  Scene s(five());
  s.p = s.game().start();
  CHECK(s.offers("place ANT-1 A1"));
  CHECK(s.offers("place ANT-1 M7"));
  CHECK_FALSE(s.offers("place ANT-1 B1"));
  s.play({"place ANT-1 A1", "place EEL-1 A2", "place GNU-1 A3", "place IBIS-1 M1"});
  CHECK_FALSE(s.offers("place SOLE-1 A1"));
  s.play("place SOLE-1 M2");
  CHECK(s.owes() == Seat::chance);  // round 1 reveals
}

TEST_CASE("combined robots are neither placed at set-up nor brought back at a round start", "[AEG-004]") {
  Scene s(five());
  s.p = s.game().start();
  for (const char* hex : {"A1", "A2", "A3", "A4", "A5"}) {
    for (const std::string& option : s.options()) CHECK(option.find("-1 ") != std::string::npos);  // Basics only
    s.play(s.options().front().substr(0, s.options().front().rfind(' ') + 1) + hex);
  }
  Scene t(five());
  t.hero("ANT-1", "A1");
  t.destroyed("GNU-1");
  t.p.resolved = 3;
  t.play({"end round", "reveal E", "reveal G", "reveal S"});
  CHECK_FALSE(t.options("return GNU-1").empty());
  CHECK(t.options("return DUO-2").empty());
  CHECK(t.options("return WHOLE-5").empty());
}

TEST_CASE("the boss is hit by DISARM in vain: it counts as Level 5", "[AEG-290]") {
  Cast cast = five();
  cast.team[0].actions = {{.cost = 1, .accuracy = 2, .range = 9, .attributes = {"DISARM"}}};
  cast.boss[0].action[0].range = 9;
  Scene s(cast);
  s.hero("ANT-1", "G4");
  s.p.valor = 1;
  s.rondo("A A A");
  s.p.skills_used = 0xff;
  s.play({"activate ANT-1", "use 1", "target Boss"}).roll({4}).let_be();
  CHECK_FALSE(disarmed(s.table(), s.p, boss_piece));
  CHECK_FALSE(s.marks(boss_piece, Side::hero).disarm);
  CHECK(s.owes() == boss_seat);  // and it aims its Fist
  CHECK(s.offers("target ANT-1"));
}

TEST_CASE("Rondo and minion decks have no order until drawn, so the game's seed alone decides", "[AEG-295]") {
  Scene s = opened(five());
  CHECK(s.options("reveal ").size() == 7);
  OptionList list;
  s.game().options(s.p, Seat::chance, list);
  std::uint32_t weights = 0;
  for (const Option& option : list) weights += option.weight;
  CHECK(weights == 12);
}

TEST_CASE("Normal reveals three cards, Easy two, Hard four", "[AEG-320][AEG-321][AEG-337]") {
  const auto [difficulty, cards] = GENERATE(std::pair{Difficulty::easy, 2}, std::pair{Difficulty::normal, 3}, std::pair{Difficulty::hard, 4});
  Cast cast = five();
  cast.difficulty = difficulty;
  Scene s = opened(cast);
  for (int i = 0; i < cards; ++i) {
    REQUIRE(s.owes() == Seat::chance);
    s.play(s.options("reveal ").at(static_cast<std::size_t>(i)));
  }
  CHECK(s.owes() == hero_seat);
  CHECK(s.p.rondo.size() == 12 - cards);
  CHECK(s.p.energy == 15);  // and round 1 recharges too
  CHECK(s.p.max_energy == 15);
}

TEST_CASE("old Rondo cards are discarded before new ones come, and never return", "[AEG-319][AEG-338][AEG-314]") {
  Cast cast = five();
  cast.boss = {};
  cast.minions = {};
  Scene s = opened(cast);
  for (int round = 1; round <= 4; ++round) {
    INFO(round);
    CHECK(s.p.rondo.discard.size() == static_cast<std::size_t>(3 * (round - 1)));
    for (int i = 0; i < 3; ++i) s.play(s.options("reveal ").back());
    for (int i = 0; i < 3; ++i) s.play("pass");
    s.play("end round");
  }
  CHECK(s.p.outcome == Outcome::no_cards_left);  // the fifth round cannot begin
  CHECK(s.p.round == 5);
  CHECK(s.p.rondo.size() == 0);
}

TEST_CASE("the last cards are revealed even if they are too few", "[AEG-315]") {
  Scene s(five());
  s.hero("ANT-1", "A1");
  s.p.rondo.bag = {};
  s.p.rondo.bag[2] = 1;
  s.p.resolved = 3;
  s.play("end round");
  CHECK(s.options() == std::vector<std::string>{"reveal G"});
  s.play("reveal G");
  CHECK(s.p.outcome == Outcome::open);
  CHECK(s.owes() == hero_seat);
}

TEST_CASE("an empty deck loses before robots return", "[AEG-304][AEG-322]") {
  Scene s(five());
  s.hero("ANT-1", "A1");
  s.destroyed("GNU-1");
  s.p.rondo.bag = {};
  s.p.resolved = 3;
  s.play("end round");
  CHECK(s.p.outcome == Outcome::no_cards_left);
  CHECK(s.owes() == Seat::none);
}

TEST_CASE("four Valor at the start of a round lose before robots return; five play on", "[AEG-305][AEG-323]") {
  const int valor = GENERATE(3, 4, 5);
  Scene s(five());
  s.hero("ANT-1", "A1");
  s.destroyed("GNU-1");
  s.p.valor = static_cast<std::uint8_t>(valor);
  s.p.resolved = 3;
  s.play({"end round", "reveal E", "reveal G", "reveal S"});
  CHECK(s.p.outcome == (valor <= 4 ? Outcome::valor_too_low : Outcome::open));
  CHECK(s.offers("return GNU-1 M1") == (valor > 4));
}

TEST_CASE("destroyed Basics return to either zone, unhurt, if the player wants", "[AEG-324][AEG-325][AEG-330][AEG-331]") {
  Scene s(five());
  const PieceId ant = s.hero("ANT-1", "A1");
  const PieceId gnu = s.hero("GNU-1", "A3");
  s.p[gnu].drain = 1;
  s.p[gnu].damage = 4;
  s.marks(gnu, Side::boss).rust = true;
  s.p.resolved = 2;
  s.rondo("A");
  s.p.resolved = 1;
  s.p.energy = 9;
  s.play({"recall GNU-1", "end round", "reveal E", "reveal G", "reveal S"});
  CHECK(s.offers("return GNU-1 M7"));
  CHECK_FALSE(s.offers("return GNU-1 A1"));  // taken
  CHECK_FALSE(s.offers("return GNU-1 G3"));
  CHECK(s.offers("return EEL-1 A2"));
  SECTION("it returns and gives Energy this very round") {
    s.play({"return GNU-1 M7", "ready"});
    const PieceId back = s.on("M7");
    REQUIRE(back != no_piece);
    CHECK(s.integrity(back) == 5);
    CHECK(s.p[back].drain == 0);
    CHECK(s.p[back].marks == std::array<Marks, 2>{});
    CHECK(s.p.energy == 6);
    CHECK(s.offers("activate GNU-1"));
  }
  SECTION("or it is left out") {
    s.play("ready");
    CHECK(s.p.energy == 3);
    CHECK(s.p.where[s.card("GNU-1")] == Whereabouts::off_board);
  }
  CHECK(s.p.alive(ant));
}

TEST_CASE("a destroyed combined robot comes back as the Basics it was made of", "[AEG-326][AEG-347][AEG-346][AEG-345]") {
  Scene s(five());
  const PieceId duo = s.hero("DUO-2", "G4");
  s.beneath(duo, {"ANT-1", "GNU-1"});
  s.p.valor = 10;
  s.p.resolved = 3;
  s.play("recall DUO-2");
  CHECK(s.p.valor == 9);  // one in total, whatever its Level
  s.play({"end round", "reveal E", "reveal G", "reveal S"});
  CHECK(s.offers("return ANT-1 A1"));
  CHECK(s.offers("return GNU-1 A1"));
  CHECK(s.options("return DUO-2").empty());
}

TEST_CASE("sideboard robots may come instead, at most five Levels in play", "[AEG-327][AEG-328][AEG-329]") {
  Cast cast = five();
  cast.sideboard = {{.id = "SPARE-1", .classes = "S"}};
  Scene s(cast);
  const PieceId trio = s.hero("TRIO-3", "G4");
  s.beneath(trio, {"ANT-1", "EEL-1", "GNU-1"});
  s.hero("IBIS-1", "A1");
  s.drone("GAN-Drone", "G9", Side::hero);
  s.drone("GAN-Drone", "G10", Side::hero);
  s.p.resolved = 3;
  s.play({"end round", "reveal E", "reveal G", "reveal S"});
  CHECK(s.offers("return SPARE-1 A2"));  // Drones do not count: 3 + 1 Levels
  CHECK(s.offers("return SOLE-1 A2"));
  s.play("return SPARE-1 A2");
  CHECK(s.options("return ").empty());  // five Levels
  CHECK(s.owes() == hero_seat);
  CHECK_FALSE(s.options("activate ").empty());
}

TEST_CASE("buffs and debuffs of both sides end at the round-start Recharge", "[AEG-332][AEG-437]") {
  Scene s(five());
  const PieceId ant = s.hero("ANT-1", "A1");
  const PieceId mud = s.minion("MUD-1", "G9");
  s.marks(ant, Side::boss).acc = -2;
  s.marks(mud, Side::hero).rust = true;
  s.marks(mud, Side::boss).def = 1;
  s.p.resolved = 3;
  s.play({"end round", "reveal E", "reveal G", "reveal S", "ready"});
  CHECK(s.p[ant].marks == std::array<Marks, 2>{});
  CHECK(s.p[mud].marks == std::array<Marks, 2>{});
}

TEST_CASE("player and boss alternate, the player first, one whole card each", "[AEG-317][AEG-333][AEG-364]") {
  Cast cast = five();
  cast.boss = {};
  cast.minions = {};
  Scene s(cast);
  for (const auto& [id, hex] : {std::pair{"ANT-1", "A1"}, std::pair{"EEL-1", "A3"}, std::pair{"GNU-1", "A5"}, std::pair{"IBIS-1", "A7"}}) s.hero(id, hex);
  s.rondo("A G Phi");
  for (const auto& [id, done] : {std::pair{"ANT-1", 1}, std::pair{"EEL-1", 2}, std::pair{"GNU-1", 3}}) {
    REQUIRE(s.owes() == hero_seat);
    s.play("activate " + std::string(id));
    end_activation(s);
    CHECK(s.p.resolved == done);
    CHECK(s.count(EventKind::boss_turn_begins) == done);
  }
}

TEST_CASE("cards resolve in the order revealed", "[AEG-336]") {
  Cast cast = five();
  cast.boss = {};
  cast.minions = {};
  Scene s(cast);
  s.hero("ANT-1", "A1");
  s.rondo("A G Phi");
  s.play({"pass", "pass", "pass"});
  std::vector<int> icons;
  for (const Event& event : s.events)
    if (event.kind == EventKind::boss_turn_begins) icons.push_back(event.n);
  CHECK(icons == std::vector<int>{0, 2, 5});
}

TEST_CASE("a round cannot end before its last card; then the player goes on alone", "[AEG-334][AEG-335]") {
  Cast cast = five();
  cast.boss = {};
  cast.minions = {};
  Scene s(cast);
  s.hero("ANT-1", "A1");
  s.hero("EEL-1", "A4");
  s.rondo("A G S");
  s.play({"pass", "pass"});
  CHECK_FALSE(s.offers("end round"));
  s.play("pass");
  CHECK(s.offers("end round"));
  s.play({"activate ANT-1", "done"});
  CHECK(s.owes() == hero_seat);
  s.play({"activate EEL-1", "done"});
  CHECK(s.count(EventKind::boss_turn_begins) == 3);
}

TEST_CASE("with nobody left to activate the boss resolves its next card", "[AEG-339]") {
  Cast cast = five();
  cast.boss = {};
  cast.minions = {};
  Scene s(cast);
  s.hero("ANT-1", "A1");
  s.p.skills_used = 0;
  s.p.valor = 1;  // nothing can be bought
  s.rondo("A G S");
  s.play({"activate ANT-1", "done"});
  CHECK(s.count(EventKind::boss_turn_begins) == 3);  // one after the activation, two more without one
  SECTION("passing with robots left is allowed too") {
    Scene t(cast);
    t.hero("ANT-1", "A1");
    t.play("pass");
    CHECK(t.count(EventKind::boss_turn_begins) == 1);
  }
}

TEST_CASE("the worked round: bot, A, bot, G, bot, Phi, the rest, then the next round", "[AEG-340]") {
  Cast cast = five();
  cast.boss = {};
  cast.minions = {};
  Scene s(cast);
  for (const auto& [id, hex] : {std::pair{"ANT-1", "A1"}, std::pair{"EEL-1", "A3"}, std::pair{"GNU-1", "A5"}, std::pair{"IBIS-1", "A7"}}) s.hero(id, hex);
  s.destroyed("SOLE-1");
  s.rondo("A G Phi");
  for (const char* id : {"ANT-1", "EEL-1", "GNU-1", "IBIS-1"}) {
    s.play("activate " + std::string(id));
    end_activation(s);
  }
  if (s.offers("end round")) s.play("end round");
  s.play({"reveal A", "reveal E", "reveal I", "return SOLE-1 M1"});
  std::string order;
  for (const Event& event : s.events) switch (event.kind) {
      case EventKind::activated: order += "b"; break;
      case EventKind::boss_turn_begins: order += "AEGISPO"[event.n]; break;
      case EventKind::round_begins: order += "|"; break;
      case EventKind::rondo_revealed: order += "r"; break;
      case EventKind::comeback: order += "c"; break;
      case EventKind::recharged: order += "R"; break;
      default: break;
    }
  CHECK(order == "bAbGbPb|rrrcR");
}

TEST_CASE("the first round protects nobody", "[AEG-318]") {
  Scene s(five());
  s.hero("ANT-1", "G5");
  s.boss_turn("A");
  CHECK(s.options() == std::vector<std::string>{"target ANT-1"});  // not yet activated, round 1
}

TEST_CASE("a trophy not met leaves a win a win", "[AEG-297]") {
  Cast cast = five();
  cast.boss_integrity = 1;
  cast.trophies = {{"Untouched", TrophyRule::robots_lost_at_most, 0}, {"Swift", TrophyRule::rounds_at_most, 0}, {"Proud", TrophyRule::no_valor_skill, 0}};
  Scene s(cast);
  s.hero("ANT-1", "G5");
  s.p.tally.robots_lost = 3;
  s.p.tally.valor_skills = 1;
  s.play({"activate ANT-1", "use 1", "target Boss"}).roll({6, 6}).let_be();
  CHECK(s.p.outcome == Outcome::boss_defeated);
  CHECK(s.game().payoff(s.p, hero_seat) == 1);
}

}  // namespace rondo::aegis
