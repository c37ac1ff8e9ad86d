// Tokens, dials and markers: how they are picked up, how many there are, and what a marker's points and flats are called.
#include <set>

#include "tests/aerodome/scene.h"
#include "tests/decks/aerodome_box.h"

using namespace rondo;
using namespace rondo::aerodome;

namespace {

using enum Maneuver;

/// Red flies this from (4, 7), heading east; tokens lie there.
Scene among(std::initializer_list<Point> tokens, ActionLine line, std::string_view how) {
  Scene s({line});
  for (const Point& token : tokens) s.p.tokens.push_back(token);
  s.turn().play(how);
  return s;
}

/// A Stadium's line that puts a token so many inches east of the centre.
Effect token_line(int tool) {
  Effect line = named("token " + std::to_string(tool), doing(When::selection_start, EffectVerb::elusive));
  line.verb = EffectVerb::token;
  line.path = {{static_cast<std::uint8_t>(tool), 0}};
  return line;
}

}  // namespace

TEST_CASE("a token is acquired by the marker that overlaps it, or by the tool alone", "[aerodome][ARD-065][ARD-066]") {
  Scene marker_only = among({at(10.5, 7.5)}, maneuver(straight, 5), "straight 5");
  CHECK(marker_only.asks(red));
  CHECK(marker_only.p.tokens.empty());
  Scene tool_only = among({at(6.5, 7.5)}, maneuver(straight, 5), "straight 5");
  CHECK(tool_only.asks(red));
  CHECK(tool_only.p.tokens.empty());
  Scene neither = among({at(6.5, 8.5)}, maneuver(straight, 5), "straight 5");
  CHECK(neither.selecting());
  CHECK(neither.p.tokens.size() == 1);
}

TEST_CASE("an acquired token lets its player draw, or not", "[aerodome][ARD-067]") {
  Scene s = among({at(6.5, 7)}, maneuver(straight, 5), "straight 5");
  CHECK(s.options() == std::vector<std::string>{"accept", "decline"});
  Scene declined = s;
  declined.play("decline");
  CHECK(declined.p.aux == s.p.aux);
  CHECK(declined.p.tokens.empty());
  CHECK(declined.selecting());
  s.play({"accept", "draw TA2"});
  CHECK(s.place("TA2") == in_hand_of(red));
}

TEST_CASE("after a collision the way that was travelled counts, each token gives a draw, after the damage", "[aerodome][ARD-068]") {
  Scene s({maneuver(straight, 5)});
  for (const Point& token : {at(5.5, 7.5), at(7, 6.5), at(9.25, 6.5)}) s.p.tokens.push_back(token);
  s.put(blue, 9.5, 7, 0).turn().play("straight 5");
  CHECK(s.stands(red, at(8, 7), 0));
  CHECK(s.p.tokens.size() == 1);
  CHECK(s.p.tokens[0] == at(9.25, 6.5));  // only the whole tool would have crossed it
  s.play({"accept", "draw TA2", "accept", "draw TA4"});
  CHECK(s.selecting());
  CHECK(s.when(EventKind::damaged) < s.when(EventKind::drew));
}

TEST_CASE("a token that an edge or a point just meets is not acquired", "[aerodome][ARD-069]") {
  const auto taken = [](Point token) { return among({token}, maneuver(straight, 3), "straight 3").p.tokens.empty(); };
  CHECK_FALSE(taken(at(9.625, 7)));  // 0.375 from the Front point
  CHECK(taken(at(9.625, 7) - Point{{1, 0}, {}}));
  CHECK_FALSE(taken(at(6, 7.75)));  // 0.375 from the tool's edge
  CHECK(taken(at(6, 7.75) - Point{{}, {1, 0}}));
}

TEST_CASE("a Rotate picks up by its marker, not by the marking tool", "[aerodome][ARD-234]") {
  CHECK(among({at(5.25, 7)}, maneuver(rotate, 1), "rotate left 1").p.tokens.size() == 1);  // a tool would lie on it
  const Point corner = along(at(4, 7), 1, {1024, 0});  // where the Front point comes to lie
  Scene s = among({corner}, maneuver(rotate, 1), "rotate left 1");
  CHECK(s.p.tokens.empty());
}

TEST_CASE("the supply of four Auxiliary tokens is a limit, that of other tokens is none", "[aerodome][ARD-012]") {
  Scene s;
  s.table.stadium.effects = {token_line(1), token_line(2), token_line(3), token_line(4)};
  s.table.stadium.effects.push_back(token_line(5));
  s.select();
  CHECK(s.p.tokens.size() == 4);
  Scene ring(plain_melee(2));
  ring.table.stadium.effects = {token_line(1), token_line(2), token_line(3), token_line(4)};
  ring.select();
  CHECK(ring.p.tokens.size() == 3);  // the one in the middle is the fourth

  Scene charged;
  for (std::size_t card = 0; card < 4; ++card) charged.p[blue].charges[card] = 3;
  charged.pilot().effects = {doing(When::turn_start, EffectVerb::draw)};
  charged.turn().play("draw TA1");
  CHECK(charged.p[red].ammo == 2);
}

TEST_CASE("Charge tokens keep a number on a card", "[aerodome][ARD-070]") {
  Scene s;
  give(s.table.aux_decks[0][0].keywords, Keyword::ammo, 3);
  s.pilot().effects = {doing(When::turn_start, EffectVerb::draw)};
  s.turn().play("draw TA1");
  CHECK(s.p[red].ammo == 3);
  Scene card;
  card.give(Keyword::charge);
  card.card().effects = {doing(When::turn_start, EffectVerb::charge, 2), named("spent", doing(When::turn_end, EffectVerb::elusive))};
  card.card().effects[1].cost = 2;
  card.turn();
  CHECK(card.p[red].buff == Buff::elusive);
  CHECK(card.p[red].charges[4] == 0);
}

TEST_CASE("a marker's six points and six flats", "[aerodome][ARD-071][ARD-072][ARD-073]") {
  const Table table = plain_duel();
  for (int heading = 0; heading < directions; ++heading) {
    const std::array<Point, 6> points = corners(at(4, 7), heading, table.radius);
    for (std::size_t i = 0; i < 6; ++i)  // the Front point first
      CHECK(points[i] == along(at(4, 7), turned(heading, 2 * static_cast<int>(i)), table.radius));
  }
  const Shape shape = marker(table, {}, 0);
  const auto reach = [&](int direction) { return shape.reach[static_cast<std::size_t>(direction)]; };
  for (const int point : {0, 2, 4, 6, 8, 10}) CHECK(reach(point) == Surd{2 * 768, 0});  // Front, left Front, left Back, Back, right Back, right Front
  for (const int flat : {1, 3, 5, 7, 9, 11}) CHECK(reach(flat) == Surd{0, 768});        // the Side flats at 90 and 270 degrees
}

TEST_CASE("two markers whose points meet 1.5 inches apart touch", "[aerodome][ARD-074]") {
  const Table table = plain_duel();
  const Shape here = marker(table, at(4, 7), 0);
  CHECK(touch(here, marker(table, at(5.5, 7), 0)));
  CHECK_FALSE(overlap(here, marker(table, at(5.5, 7), 0)));
  CHECK(overlap(here, marker(table, at(5.5, 7) - Point{{1, 0}, {}}, 0)));
  CHECK(touch(here, marker(table, at(4, 7) + Point{{}, {0, 768}}, 0)));  // flat to flat, twice 0.6495
}

TEST_CASE("a duel has two dials", "[aerodome][ARD-006]") {
  Scene s;
  s.open();
  int dials = 0;
  for (const Plane& plane : s.p.planes) dials += plane.hit_points > 0 ? 1 : 0;
  CHECK(dials == 2);
}

TEST_CASE("eight players have eight markers", "[aerodome][ARD-007]") {
  Scene s(plain_melee(8));
  s.open();
  for (int die = 0; s.p.round == 0; ++die) s.play(s.wants_dice() ? "die " + std::to_string(1 + die % 6) : s.options().front());
  std::set<std::string> names;
  for (FighterId fighter = 0; fighter < 8; ++fighter) {
    CHECK(s.p[fighter].aloft);
    names.insert(s.table.pilot(fighter).tag);
  }
  CHECK(names.size() == 8);
}

TEST_CASE("a Buff token has two faces, and shows one", "[aerodome][ARD-008]") {
  CHECK(tests::named(tests::aerodome_box().components, &Component::name, "Elusive and Nitro tokens").count == 2);
  Scene s;
  s.p[red].buff = Buff::elusive;
  s.pilot().effects = {doing(When::turn_start, EffectVerb::nitro)};
  s.turn().play("hold nitro");
  CHECK(s.p[red].buff == Buff::nitro);
}
