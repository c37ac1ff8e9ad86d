// Combat Drop: a robot that starts off the board and is dropped beside an ally (AEG-510 to AEG-515, ruling 54).
#include <algorithm>

#include "tests/aegis/casts.h"
#include "tests/aegis/field.h"

namespace rondo::aegis {

namespace {

/// The five of `five()`; those named have Combat Drop.
Cast droppers(std::initializer_list<int> which) {
  Cast cast = five();
  cast.boss = {};
  for (const int robot : which) cast.team[static_cast<std::size_t>(robot)].abilities = {"Combat Drop"};
  return cast;
}

/// Set up from the start, with EEL-1 held back and the others on A1 to A4; round 1 has begun.
Scene held_back() {
  Scene s(droppers({1}));
  s.p = s.game().start();
  s.play({"place ANT-1 A1", "reserve EEL-1", "place GNU-1 A2", "place IBIS-1 A3", "place SOLE-1 A4"});
  s.play({"reveal A", "reveal A", "reveal E"});
  return s;
}

}  // namespace

TEST_CASE("a robot with Combat Drop may start off the board, another may not", "[AEG-510]") {
  Scene s(droppers({1}));
  s.p = s.game().start();
  CHECK(s.options("reserve").empty());
  s.play("place ANT-1 A1");
  CHECK(s.options("reserve") == std::vector<std::string>{"reserve EEL-1"});
  CHECK(s.options("place EEL-1").size() == s.options().size() - 1);
  CHECK_THAT(s.game().prompt(s.p, hero_seat), Catch::Matchers::ContainsSubstring("or does it wait in reserve to be dropped?"));
  s.play("reserve EEL-1");
  CHECK(s.story.back() == "EEL-1 (E) is kept in reserve.");
  for (const auto* line : {"place GNU-1 A2", "place IBIS-1 A3", "place SOLE-1 A4"}) s.play(line);
  CHECK(s.owes() == Seat::chance);  // set-up is over, with four on the board
  CHECK(std::popcount(pieces(s.p, Side::hero)) == 4);
  CHECK(s.p.where[s.card("EEL-1")] == Whereabouts::reserve);
  CHECK_THAT(s.game().picture(s.p, 100), Catch::Matchers::ContainsSubstring("In reserve: EEL-1"));
}

TEST_CASE("in reserve a robot gives no Energy", "[AEG-511]") {
  Scene s = held_back();
  CHECK(s.p.energy == 12);
  CHECK(s.p.max_energy == 12);
  s.p.resolved = 3;
  s.play({"activate ANT-1", "drop EEL-1 B1"});
  CHECK(s.p.energy == 12);  // the pool is filled by the Recharge only
  CHECK(s.p.max_energy == 15);
  next_round(s);
  CHECK(s.p.energy == 15);
}

TEST_CASE("an ally drops it on a free hex beside itself, in place of its Action", "[AEG-512]") {
  Cast cast = droppers({1});
  cast.map = three_rows;
  cast.boss_hex = "C12";
  Scene s = quiet(cast);
  s.reserve("EEL-1");
  s.hero("ANT-1", "B1");
  s.hero("GNU-1", "A2");
  s.minion("MUD-1", "B4");
  s.play("activate ANT-1");
  CHECK(s.options("drop") == std::vector<std::string>{"drop EEL-1 A1", "drop EEL-1 B2", "drop EEL-1 C1", "drop EEL-1 C2"});
  CHECK_THAT(s.game().prompt(s.p, hero_seat), Catch::Matchers::ContainsSubstring("drop a robot from the reserve"));
  SECTION("dropped, after a move: no Action and no combine any more") {
    s.play("move B2");
    CHECK(s.offers("use 1 Shot"));
    CHECK(s.offers("combine GNU-1 into DUO-2 at B2"));
    s.play("drop EEL-1 A3");
    CHECK(s.at(s.on("A3")) == "A3");
    CHECK(s.story.back() == "  EEL-1 (E) drops in on A3, beside ANT-1.");
    CHECK(s.offers("end round"));  // ANT-1's activation is over
    CHECK(s.p.energy == 19);       // for the move alone
  }
  SECTION("an Action first: no drop any more") {
    s.play({"use 1", "target MUD-1"}).roll({1, 1});
    CHECK(s.options("drop").empty());
    CHECK(s.p.where[s.card("EEL-1")] == Whereabouts::reserve);
  }
}

TEST_CASE("SWIFT leaves the Action to be replaced; Overload adds one to it", "[AEG-512]") {
  Cast cast = droppers({1});
  cast.map = three_rows;
  cast.boss_hex = "C12";
  const bool swift = GENERATE(true, false);
  cast.team[0].actions = {{.cost = 1, .accuracy = 6, .attributes = swift ? std::vector<std::string>{"SWIFT"} : std::vector<std::string>{}}};
  if (!swift) cast.team[0].abilities = {"Overload"};
  Scene s = quiet(cast);
  s.reserve("EEL-1");
  s.hero("ANT-1", "B1");
  s.minion("MUD-1", "B4");
  s.play("activate ANT-1");
  if (swift) s.play({"use 1", "target MUD-1"}).roll({1});
  CHECK(s.offers("drop EEL-1 A1"));
  s.play("drop EEL-1 A1");
  CHECK(s.offers("use 1 Shot") == !swift);
}

TEST_CASE("a dropped robot may activate in the same round, as if it had always been there", "[AEG-513]") {
  SECTION("with the Rondo cards done") {
    Scene s = held_back();
    s.p.skills_used = 0xff;
    s.p.resolved = 3;
    s.play({"activate ANT-1", "drop EEL-1 B1"});
    CHECK(s.offers("activate EEL-1"));
    s.play("activate EEL-1");
    CHECK(s.options("move").size() > 1);
    s.play("done");
    CHECK_FALSE(s.offers("activate EEL-1"));
  }
  SECTION("in the same turn, for the Valor Skill's price") {
    Scene s = held_back();
    s.play({"activate ANT-1", "drop EEL-1 B1"});
    CHECK(s.offers("valor again EEL-1"));
  }
}

TEST_CASE("no robot on the board, and none that could bring the reserve in: lost", "[AEG-514]") {
  SECTION("all five held back") {
    Scene s(droppers({0, 1, 2, 3, 4}));
    s.p = s.game().start();
    s.play({"reserve ANT-1", "reserve EEL-1", "reserve GNU-1", "reserve IBIS-1"});
    CHECK(s.p.outcome == Outcome::open);
    SECTION("lost at once") {
      s.play("reserve SOLE-1");
      CHECK(s.p.outcome == Outcome::stranded);
      CHECK(s.owes() == Seat::none);
      CHECK(s.game().payoff(s.p, hero_seat) == -1);
      CHECK_THAT(s.game().result(s.p), Catch::Matchers::StartsWith("Defeat in round 0: you have no robot on the board"));
    }
    SECTION("one on the board brings them in") {
      s.play("place SOLE-1 A1");
      CHECK(s.p.outcome == Outcome::open);
    }
  }
  SECTION("in solo the destroyed return, so they are a way") {
    Scene s = held_back();
    s.deck({});
    s.p.skills_used = 0xff;
    for (const auto* robot : {"ANT-1", "GNU-1", "IBIS-1", "SOLE-1"}) {
      s.play(std::string("recall ") + robot);
      if (s.offers("pass")) s.play("pass");
    }
    CHECK(pieces(s.p, Side::hero) == 0);
    CHECK(s.p.outcome == Outcome::open);
    if (s.offers("pass")) s.play("pass");
    if (s.offers("end round")) s.play("end round");
    while (s.owes() == Seat::chance) s.play(s.options().front());
    CHECK(s.options("return EEL-1").empty());  // it is not destroyed, and enters by a drop only
    CHECK(s.options("return ANT-1").size() > 1);
  }
  SECTION("a Drone of one's own is an ally") {
    Cast cast = droppers({0});
    Scene s = quiet(cast);
    s.reserve("ANT-1");
    for (const auto* robot : {"EEL-1", "GNU-1", "IBIS-1", "SOLE-1"}) s.p.where[s.card(robot)] = Whereabouts::beneath;  // nobody to return
    s.drone("GAN-Drone", "A1", Side::hero);
    SECTION("it brings the reserve in") {
      s.play("activate GAN-Drone-1");
      CHECK(s.p.outcome == Outcome::open);
      CHECK(s.options("drop ANT-1").size() == 3);
    }
    SECTION("destroyed, it was the last way") {
      s.play("recall GAN-Drone-1");
      CHECK(s.p.outcome == Outcome::stranded);
    }
  }
}

TEST_CASE("dropping stays optional all game", "[AEG-515]") {
  Scene s = held_back();
  s.deck({});
  s.p.skills_used = 0xff;
  for (int round = 1; round <= 4; ++round) {
    CHECK(s.p.energy == 12);
    CHECK(s.p.where[s.card("EEL-1")] == Whereabouts::reserve);
    CHECK(s.p.valor == 18);
    if (round < 4) next_round(s);
  }
  s.p.resolved = static_cast<std::uint8_t>(s.p.revealed.size());
  s.play("end round");
  CHECK(s.p.outcome == Outcome::no_cards_left);
}

TEST_CASE("a robot in reserve keeps its place among the five Levels; once destroyed it is like any other", "[AEG-510][AEG-328]") {
  Cast cast = droppers({1});
  cast.sideboard = {{.id = "SUB-1", .classes = "E"}};
  Scene s = quiet(cast);
  s.reserve("EEL-1");
  for (const auto& [robot, hex] : {std::pair{"ANT-1", "A1"}, std::pair{"GNU-1", "A2"}, std::pair{"IBIS-1", "A3"}}) s.hero(robot, hex);
  s.play("end round");
  while (s.owes() == Seat::chance) s.play(s.options().front());
  CHECK_THAT(s.game().prompt(s.p, hero_seat), Catch::Matchers::ContainsSubstring("4 of 5 Levels are in play or in reserve"));
  CHECK(s.options("return EEL-1").empty());
  CHECK(s.options("return SOLE-1").size() == s.options("return SUB-1").size());
  s.play(s.options("return SUB-1").front());
  CHECK(s.options("return").empty());
  CHECK(s.owes() == hero_seat);
  CHECK(s.p.energy == 12);
  s.p.resolved = 3;
  s.play("activate ANT-1");
  s.play(s.options("drop EEL-1").front());
  s.play("recall EEL-1");
  CHECK(s.p.valor == 17);
  CHECK(s.p.where[s.card("EEL-1")] == Whereabouts::off_board);
  s.play("end round");
  while (s.owes() == Seat::chance) s.play(s.options().front());
  CHECK(s.options("return EEL-1").size() > 1);
  CHECK(s.options("reserve").empty());
}

}  // namespace rondo::aegis
