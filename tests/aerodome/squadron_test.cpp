// Squadrons: an order of four slots in secret, one cycle a slot, one deck, and Victory Points.
#include <algorithm>

#include "tests/aerodome/scene.h"

using namespace rondo;
using namespace rondo::aerodome;

namespace {

using enum Maneuver;
using Lines = std::vector<std::string>;

/// Red's fighters are 0 to 3, blue's 4 to 7; all cards of all of them do nothing.
Scene squadrons() {
  Scene s(plain_squadrons());
  for (FighterId fighter = 0; fighter < 2 * team_size; ++fighter)
    for (int initiative = 1; initiative <= 9; ++initiative) s.card(fighter, initiative) = battle_card(initiative, "Nothing", {});
  return s;
}

/// Both choose their order: fighters 1 to 4 of each with a card of these Initiatives, slot after slot.
void choose_all(Scene& s, std::initializer_list<std::pair<int, int>> slots) {
  int number = 1;
  for (const auto& [reds, blues] : slots) {
    const std::string who = "-p" + std::to_string(number++) + " ";
    s.together({"slot red" + who + std::to_string(reds), "slot blue" + who + std::to_string(blues)});
  }
}

/// The same, up to the first question after the last choice.
Scene chosen(Scene s, std::initializer_list<std::pair<int, int>> slots) {
  s.select();
  choose_all(s, slots);
  return s;
}

}  // namespace

TEST_CASE("the area of a squadron game is 28 by 24 inches, with a token in the middle", "[aerodome][ARD-261][ARD-266]") {
  const Table table = plain_squadrons();
  CHECK(table.length() == Surd{28 * 1024, 0});
  CHECK(table.width() == Surd{24 * 1024, 0});
  CHECK(table.centre_token);
  CHECK(table.centre() == at(14, 12));
}

TEST_CASE("one player flies a squadron, each fighter with a hand of its own", "[aerodome][ARD-263]") {
  Scene s = squadrons();
  s.select();
  CHECK(s.p.owing.size() == 2);
  for (const Seat seat : {Seat::seat0, Seat::seat1}) CHECK(s.options(seat, "slot").size() == 4 * 9);
  s.p[2].dazed[0] = 1;
  CHECK(s.options(Seat::seat0, "slot red-p3").size() == 8);
  CHECK(s.options(Seat::seat0, "slot red-p4").size() == 9);
}

TEST_CASE("a squadron draws from one deck, and the card is the fighter's who drew it", "[aerodome][ARD-265]") {
  Scene s = squadrons();
  s.pilot(1).effects = {doing(When::turn_start, EffectVerb::draw)};
  s.turn(1).play("draw TA2");
  CHECK(s.place("TA2", 1) == in_hand_of(1));
  CHECK(s.place("TA2", 0) == in_hand_of(1));  // the deck of all four
  const auto left = std::count(s.p.aux[0].begin(), s.p.aux[0].end(), AuxPlace::deck);
  CHECK(left == 3);
  CHECK(std::count(s.p.aux[1].begin(), s.p.aux[1].end(), AuxPlace::deck) == 4);
}

TEST_CASE("who ends a maneuver Within Range 1 of the middle draws", "[aerodome][ARD-267]") {
  Scene s = squadrons();
  s.card(2).actions = {maneuver(turn, 1)};
  s.put(2, at(14, 12) - Point{{0, 1280}, {1280 + 1024, 0}}, 0).turn(2).play("turn left 1");
  CHECK(s.p.owing.is_chance());
  s.play("draw TA2");
  CHECK(s.place("TA2", 2) == in_hand_of(2));
}

TEST_CASE("each squadron arranges its fighters from first to last", "[aerodome][ARD-268]") {
  Scene s = squadrons();
  for (FighterId fighter = 0; fighter < 4; ++fighter) s.card(fighter).actions = {maneuver(rotate, 1)};
  s.select();
  s.together({"slot red-p3 5", "slot blue-p1 1"});
  CHECK(s.options(Seat::seat0, "slot red-p3").empty());  // it has its slot
  s.together({"slot red-p1 5", "slot blue-p2 1"}).together({"slot red-p4 5", "slot blue-p3 1"}).together({"slot red-p2 5", "slot blue-p4 1"});
  for (const int fighter : {2, 0, 3, 1}) {
    REQUIRE(turn_of(s.p) != nullptr);
    CHECK(turn_of(s.p)->fighter == fighter);
    s.play("skip");
  }
}

TEST_CASE("the order and its cards are secret until they are revealed", "[aerodome][ARD-268]") {
  Scene s = squadrons();
  s.select();
  s.together({"slot red-p3 5", "slot blue-p1 1"});
  const Position seen = s.game().view(s.p, Seat::seat1);
  CHECK(seen.slots[0][0] == unseen);
  CHECK(seen[2].active == unseen);
  CHECK(seen[0].active == unseen);  // nor is it known that red-p1 has none yet
  CHECK(seen.slots[1][0] == 4);
}

TEST_CASE("a pair of slots is revealed and completed before the next", "[aerodome][ARD-269]") {
  Scene s = squadrons();
  s.card(0).actions = {maneuver(rotate, 1)};
  s.card(4, 3).actions = {maneuver(rotate, 1)};
  s = chosen(s, {{5, 3}, {1, 2}, {1, 2}, {1, 2}});
  CHECK(s.count(EventKind::revealed) == 2);
  CHECK(turn_of(s.p)->fighter == 0);
  s.play("skip");
  CHECK(turn_of(s.p)->fighter == 4);
  CHECK_FALSE(s.p[1].revealed);
  CHECK(s.game().view(s.p, Seat::seat1)[1].active == unseen);
  s.play("skip");
  CHECK(s.count(EventKind::revealed) == 8);
}

TEST_CASE("the Action phase goes on until all eight cards are done", "[aerodome][ARD-270]") {
  Scene s = squadrons();
  s.pilot(0).effects = {named("end", may(doing(When::end_start, EffectVerb::nitro)))};
  s.card(7, 2).actions = {maneuver(rotate, 1)};
  s = chosen(s, {{1, 2}, {1, 2}, {1, 2}, {3, 2}});
  CHECK(s.count(EventKind::turn_begins) == 8);  // the last of them is asked
  CHECK(turn_of(s.p)->fighter == 7);
  s.play("skip");
  CHECK(s.options() == Lines{"use end", "pass"});
}

TEST_CASE("each pair has a Compare and a Sync of its own", "[aerodome][ARD-271]") {
  Scene s = chosen(squadrons(), {{1, 2}, {4, 4}, {5, 6}, {8, 7}});
  CHECK(s.count(EventKind::sync) == 1);
  CHECK(s.wants_dice());
  CHECK(s.p.cycle == 1);
  s.roll({2, 5}).play("take initiative");
  CHECK(s.count(EventKind::sync) == 1);
  CHECK(s.selecting());
  CHECK(s.count(EventKind::takes_initiative) == 4);
}

TEST_CASE("lines of the reveal and of Compare are for the pair that was revealed", "[aerodome][ARD-271]") {
  Scene s = squadrons();
  s.pilot(2).effects = {doing(When::compare_start, EffectVerb::freeze, 1), named("after", doing(When::reveal_end, EffectVerb::burn, 1))};
  s.card(2, 9).actions = {maneuver(rotate, 1)};
  s = chosen(s, {{1, 2}, {1, 2}, {9, 2}, {1, 2}});
  CHECK(turn_of(s.p)->fighter == 2);
  CHECK(s.p[2].frozen == 1);  // once in this round, not with each pair
  CHECK(s.p[2].burn == 1);
}

TEST_CASE("of equal revealed Initiatives the team that held it last modifies first", "[aerodome][ARD-271]") {
  for (const bool blues : {true, false}) {
    Scene s = squadrons();
    const Effect nudge = may(doing(When::compare, EffectVerb::initiative));
    for (const int fighter : {1, 5}) s.card(static_cast<FighterId>(fighter)).effects = {nudge};
    s = chosen(s, {blues ? std::pair{1, 2} : std::pair{2, 1}, {5, 5}, {1, 2}, {1, 2}});
    CHECK(s.p.owing == SeatSet(blues ? Seat::seat1 : Seat::seat0));  // ruling 8
  }
}

TEST_CASE("the opponent is who was revealed in the same slot, for the rest of the round", "[aerodome][ARD-272]") {
  Scene s = squadrons();
  for (const int fighter : {2, 6}) s.card(static_cast<FighterId>(fighter)).effects = {doing(When::turn_end, EffectVerb::freeze, 1, Whom::opponent)};
  s.pilot(2).effects = {doing(When::end_start, EffectVerb::burn, 1, Whom::opponent)};
  s = chosen(s, {{1, 2}, {1, 2}, {5, 5}, {1, 2}});
  s.roll({6, 1}).play("take initiative");
  for (FighterId fighter = 0; fighter < 8; ++fighter) CHECK(s.p[fighter].frozen == (fighter == 2 || fighter == 6 ? 1 : 0));
  CHECK(s.p[6].burn == 1);  // in the End phase still
  Scene before = squadrons();  // and nobody is before the reveal
  for (FighterId fighter = 0; fighter < 8; ++fighter)
    before.pilot(fighter).effects = {doing(When::selection_end, EffectVerb::freeze, 1, Whom::opponent)};
  before = chosen(before, {{1, 2}, {1, 2}, {1, 2}, {1, 2}});
  REQUIRE(before.p.round == 2);
  for (const Plane& plane : before.p.planes) CHECK(plane.frozen == 0);
}

TEST_CASE("dice may be divided over fighters, teammates are no targets", "[aerodome][ARD-273][ARD-274]") {
  Scene s = squadrons();
  s.card().actions = {shot(3)};
  s.put(0, 4, 7, 0).put(1, 7, 7, 6).put(4, 8, 8.5, 6).put(5, 8, 5.5, 6).turn(0);
  CHECK(s.options("shoot blue-p1") == Lines{"shoot blue-p1 1", "shoot blue-p1 2", "shoot blue-p1 3"});
  CHECK(s.options("shoot").size() == 6);  // and as many for blue-p2, but none for red-p2
  s.play("shoot blue-p1 2").roll({1, 1});
  CHECK(s.options() == Lines{"shoot blue-p2 1", "done"});
  Scene alone = squadrons();
  alone.card().actions = {locked(shot(3))};
  alone.put(0, 4, 7, 0).put(1, 8, 7, 6).turn(0);
  CHECK(alone.options() == Lines{"attempt"});
}

TEST_CASE("a fighter of a squadron has 5 Hit Points", "[aerodome][ARD-275]") {
  Scene s = squadrons();
  s.open();
  for (FighterId fighter = 0; fighter < 8; ++fighter) CHECK(s.hit_points(fighter) == 5);
}

TEST_CASE("a destroyed fighter comes back at an edge when the next round starts, away from enemies", "[aerodome][ARD-276][ARD-277]") {
  Scene s = squadrons();
  s.card(4).actions = {shot(1)};
  s.p[1].hit_points = 1;
  s.put(1, 8, 7, 0).put(4, 4, 7, 0).turn(4).play("shoot red-p2 1").roll({6});
  CHECK(s.p.round == 2);
  CHECK(s.p.frames.back().kind == FrameKind::entry);
  CHECK(s.p.frames.back().fighter == 1);
  s.play("face 0");
  CHECK_FALSE(s.offers("spot west 7.00"));  // Within Range 5 of blue-p1
  CHECK(s.options().size() > 10);
  bool near_a_friend = false;
  for (const std::string& line : s.options()) {
    Scene placed = s;
    placed.play(line);
    CHECK(outside(s.table, placed.p[1].at, 0) == 0);
    for (const int friendly : {0, 2, 3})
      near_a_friend = near_a_friend || within_range(s.table, placed.p[1].at, 0, 5, placed.p[static_cast<FighterId>(friendly)]);
    for (FighterId enemy = 4; enemy < 8; ++enemy) CHECK_FALSE(within_range(s.table, placed.p[1].at, 0, 5, placed.p[enemy]));
  }
  CHECK(near_a_friend);
}

TEST_CASE("the farthest spot, where no other will do, is one that no teammate stands on", "[aerodome][ARD-251]") {
  Scene s = squadrons();
  s.table.dimensions.team_length = s.table.dimensions.team_width = 6 * 1024;
  for (FighterId fighter = 0; fighter < 8; ++fighter) s.p[fighter].aloft = fighter == 4;
  s.put(4, 3, 3, 0);
  Scene taken = s;
  s.turn(4).play("face 0");
  REQUIRE(s.options().size() == 1);
  s.play(s.options().front());
  const Point farthest = s.p[0].at;
  taken.p[1].aloft = true;
  taken.put(1, farthest, 0).turn(4).play("face 0");
  REQUIRE(taken.options().size() == 1);
  taken.play(taken.options().front());
  CHECK_FALSE(overlap(marker(taken.table, taken.p[0]), marker(taken.table, taken.p[1])));
  CHECK(compare_distances(taken.p[0].at, at(3, 3), farthest, at(3, 3)) == 0);  // another corner
}

TEST_CASE("a fighter destroyed before its slot is passed over, and its partner acts alone", "[aerodome][ARD-278]") {
  Scene s = squadrons();
  s.card(0).actions = {shot(1)};
  s.card(6, 3).actions = {maneuver(rotate, 1)};
  s.card(5, 3).actions = {maneuver(rotate, 1)};
  s.p[6].hit_points = 1;
  s.card(2, 8).actions = {maneuver(rotate, 1)};
  s.put(0, 4, 7, 0).put(6, 8, 7, 6);
  s = chosen(s, {{5, 1}, {1, 3}, {8, 3}, {1, 2}});
  s.play("shoot blue-p3 1").roll({6});
  CHECK(turn_of(s.p)->fighter == 5);
  s.play("skip");
  CHECK(turn_of(s.p)->fighter == 2);
  CHECK(s.p.order.size() == 1);
  s.play("skip");
  CHECK_FALSE(s.p[6].revealed);
  CHECK(s.when(EventKind::turn_begins, 6) == -1);
}

TEST_CASE("a squadron has a Victory Point for each enemy it destroys", "[aerodome][ARD-279]") {
  Scene s = squadrons();
  s.card(0).actions = {shot(2)};
  s.p[4].hit_points = s.p[5].hit_points = 1;
  s.put(0, 4, 7, 0).put(4, 8, 8.5, 6).put(5, 8, 5.5, 6).turn(0);
  s.play("shoot blue-p1 1").roll({6}).play("shoot blue-p2 1").roll({6});
  CHECK(s.p.points[0] == 2);
  CHECK(s.p.points[1] == 0);
}

TEST_CASE("the first squadron with 10 Victory Points wins at once", "[aerodome][ARD-280]") {
  Scene s = squadrons();
  s.card(0).actions = {shot(1), maneuver(straight, 1)};
  s.p[4].hit_points = 1;
  s.p.points[0] = 9;
  s.put(0, 4, 7, 0).put(4, 8, 7, 6).turn(0).play("shoot blue-p1 1").roll({6});
  CHECK(s.p.outcome == Outcome::points);
  CHECK(s.p.winners == 1);
  CHECK(s.p.owing.empty());
}
