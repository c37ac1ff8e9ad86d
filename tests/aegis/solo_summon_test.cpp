// Summoning minions (AEG-394 to AEG-420).
#include "tests/aegis/casts.h"

namespace rondo::aegis {

namespace {

/// Minions of many Classes; the boss has no Actions, so an E card without an E minion summons at once.
Cast horde() {
  Cast cast = five();
  cast.boss = {};
  cast.minions = {{.id = "MAR-1", .classes = "A"}, {.id = "MUR-1", .classes = "A"},  {.id = "MUD-1", .classes = "G"},  {.id = "MIG-1", .classes = "I"},
                  {.id = "MOP-1", .classes = "S"}, {.id = "MAG-2", .classes = "AG"}, {.id = "MAE-2", .classes = "AE"}, {.id = "MAX-3", .classes = "AEG"},
                  {.id = "MEX-3", .classes = "EGS"}, {.id = "MOST-5", .classes = "AEGIS"}};
  return cast;
}

std::string starpoint(const Scene& s, int number) { return s.table().label(s.table().starpoints[static_cast<std::size_t>(number)]); }

Scene& summon(Scene& s) { return s.boss_turn("E"); }

}  // namespace

TEST_CASE("the top card is revealed", "[AEG-394]") {
  Scene s(horde());
  s.hero("ANT-1", "A1");
  s.deck({"MUD-1", "MAR-1"});
  summon(s);
  CHECK(s.options() == std::vector<std::string>{"draw MUD-1"});
}

TEST_CASE("a Basic goes to the Starpoint of a die, else to the next free one, wrapping", "[AEG-395][AEG-396][AEG-397][AEG-398]") {
  const auto [taken, die, end] = GENERATE(table<std::vector<int>, int, int>({{{}, 4, 4}, {{4, 5}, 4, 6}, {{6}, 6, 1}, {{3}, 3, 4}, {{5, 6, 1}, 5, 2}}));
  Scene s(horde());
  const char* robots[] = {"ANT-1", "EEL-1", "GNU-1"};  // the player's robots occupy as well
  std::size_t next = 0;
  for (const int number : taken) s.hero(robots[next++], starpoint(s, number));
  s.deck({"MUD-1"});
  summon(s).play("draw MUD-1").roll({die}).let_be();
  const PieceId mud = s.on(starpoint(s, end));
  REQUIRE(mud != no_piece);
  CHECK(card_of(s.table(), s.p, mud).id == "MUD-1");
}

TEST_CASE("five minions: a Basic does not enter, goes to the bottom, and the summon ends", "[AEG-400][AEG-403]") {
  Scene s(horde());
  s.hero("ANT-1", "A1");
  for (const auto& [id, hex] : {std::pair{"MAR-1", "M1"}, std::pair{"MUR-1", "M2"}, std::pair{"MIG-1", "M3"}, std::pair{"MOP-1", "M4"}, std::pair{"MAG-2", "M5"}}) s.minion(id, hex);
  s.deck({"MUD-1", "MAX-3"});
  summon(s).play("draw MUD-1");
  CHECK(s.p.frames.back().kind == FrameKind::round);
  CHECK(s.p.minions.bottom.size() == 2);
  CHECK(s.p.minions.bottom[1] == s.table().minion_place(s.card("MUD-1")));
  CHECK(s.count(EventKind::minion_drawn) == 1);
  CHECK_FALSE(s.told(EventKind::minion_enters));
}

TEST_CASE("all Starpoints occupied: nobody enters by a die", "[AEG-401][AEG-403]") {
  Cast cast = horde();
  Scene s(cast);
  const char* robots[] = {"ANT-1", "EEL-1", "GNU-1", "IBIS-1", "SOLE-1"};
  for (int i = 0; i < 5; ++i) s.hero(robots[i], starpoint(s, i + 1));
  s.drone("GAN-Drone", starpoint(s, 6), Side::hero);
  s.deck({"MUD-1", "MAR-1"});
  summon(s).play("draw MUD-1");
  CHECK(s.p.frames.back().kind == FrameKind::round);
  CHECK(s.p.minions.bottom.size() == 2);
  CHECK_FALSE(s.told(EventKind::minion_enters));
}

TEST_CASE("enemy Drones do not count toward five minions", "[AEG-402]") {
  Scene s(horde());
  s.hero("ANT-1", "A1");
  for (const char* hex : {"M1", "M2", "M3", "M4"}) s.drone("GAN-Drone", hex, Side::boss);
  s.minion("MAR-1", "M5");
  s.deck({"MUD-1"});
  summon(s).play("draw MUD-1").roll({2}).let_be();
  CHECK(s.count(EventKind::minion_enters) == 1);
}

TEST_CASE("a combined minion is compared by Class alone, Makes ignored", "[AEG-404]") {
  Cast cast = horde();
  cast.minions[6].recipe = "A OTHER";
  Scene s(cast);
  s.hero("ANT-1", "A1");
  s.minion("MAR-1", "M1");
  s.discard("MEX-3");
  s.deck({"MAE-2"});
  summon(s).play("draw MAE-2");
  CHECK(s.count(EventKind::minion_enters) == 1);
}

TEST_CASE("every letter must be found among active and discarded minions together", "[AEG-405][AEG-414]") {
  Scene s(horde());
  s.hero("ANT-1", "A1");
  s.minion("MAR-1", "M1");
  SECTION("A active and EGS discarded make AEG") {
    s.discard("MEX-3");
    s.deck({"MAX-3", "MUD-1"});
    summon(s).play("draw MAX-3");
    CHECK(s.at(s.on("M1")) == "M1");
    CHECK(card_of(s.table(), s.p, s.on("M1")).id == "MAX-3");
  }
  SECTION("A alone does not: to the bottom, and on to the next card") {
    s.deck({"MAX-3", "MUD-1"});
    summon(s).play("draw MAX-3");
    CHECK(s.told(EventKind::minion_unplayable));
    CHECK(s.options() == std::vector<std::string>{"draw MUD-1"});
    s.play("draw MUD-1").roll({2}).let_be();
    CHECK(s.on(starpoint(s, 2)) != no_piece);
    CHECK(s.p.minions.bottom.size() == 1);
  }
}

TEST_CASE("the worked example: AEG replaces the active A, whose card is discarded beside EGS", "[AEG-416][AEG-406][AEG-408][AEG-411][AEG-419]") {
  Scene s(horde());
  s.hero("ANT-1", "A1");
  const PieceId mar = s.minion("MAR-1", "K4");
  s.p[mar].damage = 4;
  s.marks(mar, Side::hero).blaze = 2;
  s.discard("MEX-3");
  s.deck({"MAX-3"});
  summon(s).play("draw MAX-3");
  const PieceId max = s.on("K4");
  REQUIRE(max != no_piece);
  CHECK(card_of(s.table(), s.p, max).id == "MAX-3");
  CHECK(s.integrity(max) == 5);
  CHECK(s.p[max].marks == std::array<Marks, 2>{});
  REQUIRE(s.p.minions.discard.size() == 2);
  CHECK(s.p.minions.discard[0] == s.table().minion_place(s.card("MEX-3")));
  CHECK(s.p.minions.discard[1] == s.table().minion_place(s.card("MAR-1")));
  CHECK(s.boss_integrity() == 20);  // discarded, not destroyed
}

TEST_CASE("the lowest-level component is replaced; all active components leave", "[AEG-407][AEG-408]") {
  Cast cast = horde();
  cast.minions[9].classes = "AEGI";
  Scene t(cast);
  t.hero("ANT-1", "A1");
  t.minion("MIG-1", "M1");
  t.minion("MAG-2", "M3");
  t.discard("MEX-3");
  t.deck({"MOST-5"});
  summon(t).play("draw MOST-5");  // I from MIG, A from MAG, E and G from the discard
  CHECK(card_of(t.table(), t.p, t.on("M1")).id == "MOST-5");
  CHECK(t.on("M3") == no_piece);
  CHECK(t.p.minions.discard.size() == 3);
}

TEST_CASE("the player picks among covering sets without a superfluous member", "[AEG-409]") {
  Scene s(horde());
  s.hero("ANT-1", "A1");
  s.minion("MAR-1", "M1");
  s.minion("MUR-1", "M3");
  s.discard("MEX-3");
  s.deck({"MAE-2"});
  summon(s).play("draw MAE-2");
  CHECK(s.owes() == boss_seat);
  CHECK(s.options() == std::vector<std::string>{"consume MAR-1 replacing MAR-1", "consume MUR-1 replacing MUR-1"});
  s.play("consume MUR-1 replacing MUR-1");
  CHECK(card_of(s.table(), s.p, s.on("M3")).id == "MAE-2");
  CHECK(card_of(s.table(), s.p, s.on("M1")).id == "MAR-1");  // only one A leaves
}

TEST_CASE("an active lower-level minion with a letter is used even when the discard covers the Class", "[AEG-410]") {
  Scene s(horde());
  s.hero("ANT-1", "A1");
  s.minion("MAR-1", "M1");
  s.discard("MAX-3");
  s.deck({"MAE-2"});
  summon(s).play("draw MAE-2");
  CHECK(card_of(s.table(), s.p, s.on("M1")).id == "MAE-2");
}

TEST_CASE("no active component: a die places the combined minion", "[AEG-412]") {
  Scene s(horde());
  s.hero("ANT-1", "A1");
  s.discard("MAX-3");
  s.minion("MIG-1", "M1");
  s.deck({"MAE-2"});
  summon(s).play("draw MAE-2");
  CHECK(s.owes() == Seat::chance);
  s.roll({3}).let_be();
  CHECK(card_of(s.table(), s.p, s.on(starpoint(s, 3))).id == "MAE-2");
}

TEST_CASE("active minions of the same or a higher Level are no components", "[AEG-412]") {
  Scene s(horde());
  s.hero("ANT-1", "A1");
  s.minion("MAG-2", "M1");
  s.discard("MAX-3");
  s.deck({"MAE-2"});
  summon(s).play("draw MAE-2");
  CHECK(s.owes() == Seat::chance);
  s.roll({3}).let_be();
  CHECK(card_of(s.table(), s.p, s.on("M1")).id == "MAG-2");
}

TEST_CASE("a combined minion enters without its combine abilities and COMBINE Actions", "[AEG-413]") {
  Cast cast = horde();
  cast.minions[6].abilities = {"Worldfire"};
  cast.minions[6].actions = {{.cost = 1, .range = 9, .attributes = {"COMBINE"}}};
  Scene s(cast);
  const PieceId ant = s.hero("ANT-1", "K3");
  s.minion("MAR-1", "K4");
  s.discard("MEX-3");
  s.deck({"MAE-2"});
  summon(s).play("draw MAE-2");
  CHECK(s.p.frames.back().kind == FrameKind::round);
  CHECK(blazes(s.p, ant) == 0);
  CHECK(s.integrity(ant) == 5);
}

TEST_CASE("a deck of unplayable cards: each is revealed once and nobody comes", "[AEG-415]") {
  Scene s(horde());
  s.hero("ANT-1", "A1");
  s.deck({"MAX-3", "MEX-3", "MOST-5"});
  summon(s).play({"draw MAX-3", "draw MEX-3", "draw MOST-5"});
  CHECK(s.p.frames.back().kind == FrameKind::round);
  CHECK(s.count(EventKind::minion_drawn) == 3);
  CHECK_FALSE(s.told(EventKind::minion_enters));
  CHECK(s.p.minions.bottom.size() == 3);
}

TEST_CASE("destroyed minions lie in the discard and count for later matches", "[AEG-417]") {
  Cast cast = horde();
  cast.team[0].actions = {{.cost = 1, .accuracy = 2, .power = 9, .range = 9}};
  Scene s(cast);
  s.hero("ANT-1", "M5");
  s.minion("MEX-3", "M7");
  s.minion("MAR-1", "K4");
  s.deck({"MAX-3"});
  s.rondo("E");
  s.play({"activate ANT-1", "use 1", "target MEX-3"}).roll({6}).let_be();
  if (s.offers("pass")) s.play("pass");
  CHECK(s.offers("draw MAX-3"));
  s.play("draw MAX-3");
  CHECK(card_of(s.table(), s.p, s.on("K4")).id == "MAX-3");
}

TEST_CASE("an empty minion deck summons nobody and is not refilled", "[AEG-418]") {
  Scene s(horde());
  s.hero("ANT-1", "A1");
  s.deck({});
  s.discard("MAR-1");
  summon(s);
  CHECK(s.p.frames.back().kind == FrameKind::round);
  CHECK(s.p.minions.size() == 0);
  CHECK(s.p.minions.discard.size() == 1);
}

TEST_CASE("a replacing combined minion enters although five are active", "[AEG-420]") {
  Scene s(horde());
  s.hero("ANT-1", "A1");
  for (const auto& [id, hex] : {std::pair{"MAR-1", "M1"}, std::pair{"MUD-1", "M2"}, std::pair{"MIG-1", "M3"}, std::pair{"MOP-1", "M4"}, std::pair{"MAG-2", "M5"}}) s.minion(id, hex);
  s.discard("MEX-3");
  s.deck({"MAE-2"});
  summon(s).play("draw MAE-2");
  CHECK(card_of(s.table(), s.p, s.on("M1")).id == "MAE-2");
}

}  // namespace rondo::aegis
