// Free For All: the larger sky, the token in its middle, divided attacks, and fighters that come back.
#include <algorithm>

#include "tests/aerodome/scene.h"

using namespace rondo;
using namespace rondo::aerodome;

namespace {

using enum Maneuver;
using Lines = std::vector<std::string>;

/// So many fighters, red's card having these lines, everybody's others none.
Scene melee(int pilots, std::vector<ActionLine> lines = {}) {
  Scene s(plain_melee(pilots));
  for (FighterId fighter = 0; fighter < pilots; ++fighter)
    for (int initiative = 1; initiative <= 9; ++initiative) s.card(fighter, initiative) = battle_card(initiative, "Nothing", {});
  s.card().actions = std::move(lines);
  return s;
}

/// Red at (4, 7), heading east, blue and green in its Shot sector.
Scene divided(int dice) {
  Scene s = melee(3, {shot(dice)});
  s.put(red, 4, 7, 0).put(blue, 8, 8, 6).put(green, 8, 6, 6);
  return s;
}

/// Red is destroyed in this round, which goes on to the next, where red is to come back.
Scene shot_down(int pilots = 2) {
  Scene s = melee(pilots);
  s.p[red].aloft = false;
  s.p[red].hit_points = 0;
  s.turns({blue});
  return s;
}

}  // namespace

TEST_CASE("the area of a free-for-all is 28 by 24 inches", "[aerodome][ARD-239]") {
  const Table table = plain_melee(3);
  CHECK(table.length() == Surd{28 * 1024, 0});
  CHECK(table.width() == Surd{24 * 1024, 0});
  Scene s = melee(3);
  s.put(red, 27.25, 23.25, 0).turn();
  CHECK(s.selecting());
}

TEST_CASE("a token lies in the middle", "[aerodome][ARD-240]") {
  Scene s = melee(3, {maneuver(rotate, 1)});
  CHECK(s.table.centre_token);
  CHECK(s.table.centre() == at(14, 12));
  s.put(red, 14, 13.5, 0).turn().play("rotate left 1");
  CHECK(s.p.owing.is_chance());
}

TEST_CASE("who ends a maneuver Within Range 1 of it draws; passing by is nothing", "[aerodome][ARD-241]") {
  Scene near = melee(3, {maneuver(straight, 1)});
  near.put(red, 9.25, 12, 0).turn().play("straight 1");  // its Front point is then 1.5 inches off the middle
  CHECK(near.stands(red, at(11.75, 12), 0));
  CHECK_FALSE(near.p.owing.is_chance());
  Scene nearer = melee(3, {maneuver(straight, 1)});
  nearer.put(red, 9.5, 12, 0).turn().play("straight 1").play("draw TA2");  // 1.25: the tool of 1 inch meets the token's rim
  CHECK(nearer.place("TA2") == in_hand_of(red));
  Scene passing = melee(3, {maneuver(straight, 5)});
  passing.put(red, 10.75, 12, 0).turn().play("straight 5");
  CHECK_FALSE(passing.told(EventKind::drew));
  CHECK(passing.stands(red, at(17.25, 12), 0));
}

TEST_CASE("the token in the middle stays, however many draw from it", "[aerodome][ARD-242]") {
  Scene s = melee(3, {maneuver(straight, 1)});
  s.card(blue).actions = {maneuver(straight, 1)};
  s.put(red, 10.5, 12, 0).put(blue, 17.5, 12, 6).turns({red, blue});
  s.play({"straight 1", "draw TA2"});  // no question whether, and the tool lies on the token
  s.play({"straight 1", "draw TA4"});
  CHECK(s.count(EventKind::drew) == 2);
  CHECK_FALSE(s.told(EventKind::token_taken));
}

TEST_CASE("a Stadium with a token in the middle does the same in a duel", "[aerodome][ARD-242]") {
  Scene s({maneuver(straight, 1)});
  s.table.stadium.centre = true;
  s.put(red, 8.5, 7, 0).turn().play({"straight 1", "draw TA2"});
  CHECK(s.place("TA2") == in_hand_of(red));
}

TEST_CASE("the opponent is who sits to the left", "[aerodome][ARD-243]") {
  Scene s = melee(3);
  for (const FighterId fighter : {red, blue, green}) s.pilot(fighter).effects = {doing(When::turn_end, EffectVerb::freeze, 1, Whom::opponent)};
  s.turns({red, green});
  CHECK(s.p[blue].frozen == 1);  // by red
  CHECK(s.p[red].frozen == 1);   // by green
  CHECK(s.p[green].frozen == 0);
  Scene next = melee(3);
  next.pilot().effects = {doing(When::turn_end, EffectVerb::freeze, 1, Whom::opponent)};
  next.p[blue].dazed.fill(1);  // out for good
  next.p[blue].aloft = false;
  next.turn();
  CHECK(next.p[green].frozen == 1);
}

TEST_CASE("the dice of an attack may be divided", "[aerodome][ARD-244]") {
  Scene s = divided(4);
  s.turn();
  CHECK(s.options("shoot blue") == Lines{"shoot blue 1", "shoot blue 2", "shoot blue 3", "shoot blue 4"});
  s.play("shoot blue 3").roll({1, 1, 1});
  CHECK(s.options() == Lines{"shoot green 1", "done"});  // never more than four in all
  s.play("shoot green 1").roll({1});
  CHECK(s.selecting());
  Scene kept = divided(4);
  kept.turn().play("shoot blue 3").roll({1, 1, 1}).play("done");
  CHECK(kept.selecting());
}

TEST_CASE("each target of a divided Armament is in range of the action too", "[aerodome][ARD-052][ARD-244]") {
  Scene s = melee(3, {strike(1, 1, 5)});
  s.hold("TA1").put(red, 4, 7, 0).put(blue, 6, 8, 6).put(green, 8.5, 7, 6).turn();
  CHECK(s.options("fire") == Lines{"fire blue 1", "fire blue 2", "fire blue 3", "fire blue 4", "fire blue 5"});
  s.play("fire blue 2").roll({1, 1});
  CHECK(s.selecting());  // green is before its guns, but not Within Range 1
}

TEST_CASE("each target of a divided attack is an attack of its own", "[aerodome][ARD-245]") {
  Scene s = divided(4);
  s.give(Keyword::pierce).give(Keyword::freeze);
  s.turn().play("shoot blue 2").roll({5, 1}).play("shoot green 2").roll({4, 1});
  CHECK(s.hit_points(blue) == 3);
  CHECK(s.p[blue].frozen == 1);
  CHECK(s.hit_points(green) == 5);
  CHECK(s.p[green].frozen == 0);
}

TEST_CASE("a fighter has 5 Hit Points", "[aerodome][ARD-246]") {
  Scene s(plain_melee(3));
  s.open();
  for (const FighterId fighter : {red, blue, green}) CHECK(s.hit_points(fighter) == 5);
}

TEST_CASE("a destroyed fighter comes back when the next round starts", "[aerodome][ARD-247]") {
  Scene s = divided(5);
  s.p[blue].hit_points = 1;
  s.turn().play("shoot blue 1").roll({6}).play("done");
  CHECK(s.p.round == 2);
  CHECK(s.asks(blue));
  CHECK(s.options("face").size() == 12);
}

TEST_CASE("it comes back at an edge, outside Range 5 of every enemy", "[aerodome][ARD-248][ARD-249]") {
  Scene s = shot_down();
  s.p[blue].at = at(4, 4);
  REQUIRE(s.asks(red));
  s.play("face 0");
  int west = 0;
  for (const std::string& spot : s.options()) {
    Scene placed = s;
    placed.play(spot);
    const Shape shape = marker(s.table, placed.p[red]);
    INFO(spot);
    CHECK((shape.reach[6] == Surd{} || shape.reach[9] == Surd{} || shape.reach[0] == s.table.length() * 2 || shape.reach[3] == s.table.width() * 2));
    CHECK_FALSE(within_range(s.table, placed.p[red].at, 0, 5, placed.p[blue]));
    west += spot.starts_with("spot west") ? 1 : 0;
  }
  CHECK(west > 0);
  CHECK(west < spots(s.table, 0, 0));  // some of them are too near
  CHECK_FALSE(s.offers("spot west 4.00"));
}

TEST_CASE("who comes back is as new but for its cards", "[aerodome][ARD-250]") {
  Scene s = melee(2);
  s.p[red].aloft = false;
  s.p[red].hit_points = 0;
  s.p[red].burn = 3;
  s.p[red].frozen = 2;
  s.p[red].buff = Buff::nitro;
  s.p[red].dazed[8] = 2;
  s.hold("TA1").hold("TA4");
  s.turns({blue}).play("face 0").play(s.options("spot").front());
  CHECK(s.hit_points(red) == 5);
  CHECK(s.p[red].burn == 0);
  CHECK(s.p[red].frozen == 0);
  CHECK(s.p[red].buff == Buff::none);
  CHECK(s.dazed(red, 9) == 2);
  CHECK(s.place("TA1") == attached_to(red));
  CHECK(s.p[red].ammo == 2);
  CHECK(s.place("TA4") == in_hand_of(red));
}

TEST_CASE("where every edge is too near an enemy the farthest spot is taken", "[aerodome][ARD-251]") {
  Scene s = melee(2);
  s.table.dimensions.team_length = s.table.dimensions.team_width = 6 * 1024;
  s.put(blue, 2.75, 3, 0);
  s.p[red].aloft = false;
  s.p[red].hit_points = 0;
  s.turns({blue}).play("face 0");
  REQUIRE(s.options().size() == 1);
  for (int edge = 0; edge < edges; ++edge)
    for (int i = 0; i < spots(s.table, edge, 0); ++i) REQUIRE_FALSE(may_enter(s.table, s.p, red, edge, i, 0));
  s.play(s.options().front());
  const Point taken = s.p[red].at;
  for (int edge = 0; edge < edges; ++edge)
    for (int i = 0; i < spots(s.table, edge, 0); ++i) CHECK(compare_distances(spot(s.table, edge, i, 0), at(2.75, 3), taken, at(2.75, 3)) <= 0);
}

TEST_CASE("with a fighter destroyed the round goes on", "[aerodome][ARD-252]") {
  Scene s = divided(5);
  s.card(green).actions = {maneuver(rotate, 1)};
  s.card(blue).actions = {maneuver(rotate, 1)};
  s.p[blue].hit_points = 1;
  s.turns({red, blue, green}).play("shoot blue 5").roll({6, 1, 1, 1, 1});
  CHECK_FALSE(s.p[blue].aloft);
  CHECK(s.asks(green));  // blue's own turn is not taken
}

TEST_CASE("who destroys an enemy has a Victory Point", "[aerodome][ARD-254]") {
  Scene s = divided(1);
  s.p[blue].hit_points = 1;
  s.turn().play("shoot blue 1").roll({6});
  CHECK(s.p.points[red] == 1);
  CHECK(s.p.points[blue] == 0);
  Scene line = melee(3);  // by an effect line as well
  line.pilot().effects = {doing(When::turn_start, EffectVerb::damage, 1, Whom::opponent)};
  line.p[blue].hit_points = 1;
  line.turn();
  CHECK(line.p.points[red] == 1);
}

TEST_CASE("nobody has a point for a fighter that destroyed itself", "[aerodome][ARD-255]") {
  Scene crash = melee(3, {maneuver(straight, 3)});
  crash.p[red].hit_points = 1;
  crash.put(red, 4, 7, 0).put(blue, 8, 7, 0).turn().play("straight 3");
  CHECK_FALSE(crash.p[red].aloft);
  Scene burnt = melee(3);
  burnt.p[red].hit_points = burnt.p[red].burn = 1;
  burnt.turn().roll({6});
  CHECK_FALSE(burnt.p[red].aloft);
  Scene lost = melee(3);
  lost.p[red].hit_points = 1;
  lost.put(red, 28, 7, 0).turn().roll({6, 1, 1});
  CHECK_FALSE(lost.p[red].aloft);
  Scene reckless = melee(3);
  reckless.pilot().effects = {doing(When::turn_start, EffectVerb::damage)};
  reckless.p[red].hit_points = 1;
  reckless.turn();
  CHECK_FALSE(reckless.p[red].aloft);
  for (const Scene* s : {&crash, &burnt, &lost, &reckless})
    for (const std::uint8_t points : s->p.points) CHECK(points == 0);
}

TEST_CASE("who has all cards Dazed is out for good, keeping its points", "[aerodome][ARD-256]") {
  Scene s = melee(3, {with_dazed(maneuver(rotate, 1))});
  s.p[red].dazed.fill(1);
  s.p[red].dazed[4] = 0;
  s.p.points[red] = 1;
  s.turn().play("rotate left 1");
  CHECK_FALSE(s.p[red].aloft);
  CHECK(s.p.outcome == Outcome::open);
  CHECK(s.p.round == 2);
  CHECK(s.selecting());  // red does not come back
  CHECK(s.p.owing.size() == 2);
  CHECK(s.p.points[red] == 1);
}

TEST_CASE("when time is up most Victory Points win, and equal ones share", "[aerodome][ARD-257][ARD-258]") {
  const auto ended = [](std::initializer_list<int> points) {
    Scene s = melee(3);
    s.table.last_round = 1;
    std::copy(points.begin(), points.end(), s.p.points.begin());
    s.turn();
    CHECK(s.told(EventKind::out_of_time));
    return s.p.winners;
  };
  CHECK(ended({3, 2, 1}) == 1);
  CHECK(ended({1, 2, 2}) == 0b110);
}

TEST_CASE("markers are placed in the order of a roll-off, away from each other", "[aerodome][ARD-258]") {
  Scene s = melee(3);
  s.open().roll({2, 6, 4});
  CHECK(s.asks(blue));
  s.play({"face 0", "spot west 12.00"});
  CHECK(s.asks(green));
  s.play("face 0");
  CHECK_FALSE(s.offers("spot west 12.00"));
  CHECK_FALSE(s.offers("spot west 8.00"));  // Within Range 5
  s.play("spot south 14.00");
  CHECK(s.asks(red));
}

TEST_CASE("equal Initiatives of several players are rolled off, equal rolls again", "[aerodome][ARD-259]") {
  Scene s = melee(3);
  for (const FighterId fighter : {red, blue, green}) s.card(fighter).actions = {maneuver(rotate, 1)};
  Scene tied = s;
  s.select().choose({5, 5, 5}).roll({6, 3, 1});
  CHECK(Lines{s.table.pilot(s.p.order[0]).tag, s.table.pilot(s.p.order[1]).tag, s.table.pilot(s.p.order[2]).tag} == Lines{"red", "blue", "green"});
  CHECK(s.asks(red));
  tied.select().choose({5, 5, 5}).roll({2, 4, 4, 1, 3});
  CHECK(tied.p.order[0] == green);
  CHECK(tied.p.order[1] == blue);
  CHECK(tied.p.order[2] == red);
}

TEST_CASE("of several players the highest modifies first", "[aerodome][ARD-259]") {
  Scene s = melee(3);
  for (const auto& [fighter, initiative] : {std::pair{red, 2}, std::pair{blue, 8}, std::pair{green, 6}})
    s.card(fighter, initiative).effects = {named("nudge", may(doing(When::compare, EffectVerb::initiative)))};
  s.select().choose({2, 8, 6});
  for (const FighterId fighter : {blue, green, red}) {
    CHECK(s.asks(fighter));
    s.play("pass");
  }
}
