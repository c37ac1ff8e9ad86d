// Where things lie and lead, asked of plain angles: centres of hexes in the plane, and nothing of the steps that the rules count with.
#include <algorithm>
#include <cmath>

#include "tests/akarios/scene.h"

namespace rondo::akarios {

namespace {

constexpr double turn = 1.0471975511965976;  // 60 degrees

/// Degrees in steps of 60, clockwise from straight up, in [0, 6).
double bearing(Hex d) {
  const double x = 1.5 * d.q;
  const double y = std::sqrt(3.0) * (d.r + d.q / 2.0);
  double sides = std::atan2(x, -y) / turn;
  if (sides < -1e-9) sides += 6;
  return sides;
}
/// How far `b` lies clockwise of `a`, in (−3, 3].
double clockwise(double a, double b) {
  double sides = b - a;
  while (sides > 3 + 1e-9) sides -= 6;
  while (sides <= -3 + 1e-9) sides += 6;
  return sides;
}

/// Facing sets up to how many sides off they see: line, cone, front, all.
constexpr std::array<double, 4> seen = {0, 0.5, 1, 3};
bool in_plain_arc(int facing, Hex d, Arc arc) {
  if (d == Hex{} || distance({}, d) > arc.range) return false;
  return std::abs(clockwise(facing, bearing(d))) <= seen[static_cast<std::size_t>(arc.kind)] + 1e-9;
}

std::vector<Hex> disc(int radius) {
  std::vector<Hex> hexes;
  for (int q = -radius; q <= radius; ++q)
    for (int r = -radius; r <= radius; ++r)
      if (distance({}, {q, r}) <= radius) hexes.push_back({q, r});
  return hexes;
}

/// Of `candidates`, directions from a hex, the one nearest to the bearing `line`, of two the clockwise one.
std::optional<Hex> straightest(double line, const std::vector<Hex>& candidates) {
  std::optional<Hex> best;
  for (const Hex hex : candidates) {
    if (!best) {
      best = hex;
      continue;
    }
    const double off = clockwise(line, bearing(hex));
    const double best_off = clockwise(line, bearing(*best));
    if (std::abs(off) < std::abs(best_off) - 1e-9 || (std::abs(std::abs(off) - std::abs(best_off)) < 1e-9 && off > best_off)) best = hex;
  }
  return best;
}

}  // namespace

TEST_CASE("facings go clockwise from straight up", "[akarios][geometry]") {
  constexpr std::array<Hex, 6> steps = {{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}};
  for (int facing = 0; facing < 6; ++facing) {
    CHECK(hex_steps[direction(facing)] == steps[static_cast<std::size_t>(facing)]);
    CHECK(std::abs(bearing(hex_steps[direction(facing)]) - facing) < 1e-9);
    for (int sides = -5; sides <= 5; ++sides) CHECK(turned(facing, sides) == ((facing + sides) % 6 + 6) % 6);
  }
}

TEST_CASE("every arc sees exactly the hexes within its angle, in every facing", "[akarios][geometry]") {
  for (int kind = 0; kind < 4; ++kind)
    for (int facing = 0; facing < 6; ++facing)
      for (int range = 1; range <= 5; ++range)
        for (const Hex hex : disc(6)) {
          const Arc arc{static_cast<ArcKind>(kind), static_cast<std::uint8_t>(range)};
          const Hex from{3, -2};
          const bool wanted = in_plain_arc(facing, hex, arc);
          if (in_arc(from, facing, from + hex, arc) == wanted) continue;
          FAIL_CHECK(arc_names[static_cast<std::size_t>(kind)] << " " << range << ", facing " << facing << ", " << hex.q << ' ' << hex.r);
        }
}

TEST_CASE("arcs hold as many hexes as they should, both edges among them", "[akarios][geometry]") {
  const auto count = [](ArcKind kind, std::uint8_t range) {
    const std::vector<Hex> hexes = disc(range);
    return std::count_if(hexes.begin(), hexes.end(), [&](Hex hex) { return in_arc({}, 0, hex, {kind, range}); });
  };
  CHECK(count(ArcKind::line, 5) == 5);
  CHECK(count(ArcKind::cone, 2) == 4);
  CHECK(count(ArcKind::cone, 3) == 7);
  CHECK(count(ArcKind::front, 2) == 8);
  CHECK(count(ArcKind::front, 3) == 15);
  CHECK(count(ArcKind::all, 2) == 18);
  for (const Hex edge : {Hex{1, -2}, Hex{-1, -1}}) {  // one ahead and one aside
    CHECK(in_arc({}, 0, edge, {ArcKind::cone, 2}));
    CHECK_FALSE(in_arc({}, 0, edge, {ArcKind::cone, 1}));
  }
  for (const Hex edge : {Hex{2, -2}, Hex{-2, 0}}) {
    CHECK(in_arc({}, 0, edge, {ArcKind::front, 2}));
    CHECK_FALSE(in_arc({}, 0, edge, {ArcKind::cone, 2}));
  }
}

TEST_CASE("the span of an arc is the arc without its range", "[akarios][geometry]") {
  for (int kind = 0; kind < 4; ++kind)
    for (int facing = 0; facing < 6; ++facing)
      for (const Hex hex : disc(4))
        CHECK(in_span({}, facing, hex, static_cast<ArcKind>(kind)) == in_plain_arc(facing, hex, {static_cast<ArcKind>(kind), 9}));
}

TEST_CASE("a shove goes to the straightest hex that changes the distance, of two to the clockwise one", "[akarios][geometry]") {
  Scene scene;
  scene.put(ada, "f6").put(bea, "k11");
  const Hex centre = scene.table.map.at(scene.hex("f6"));
  for (const Hex line : disc(4))
    for (const bool pull : {false, true}) {
      if (line == Hex{}) continue;
      scene.p[fighter_1].at = scene.table.map.find(centre + line);
      scene.p[fighter_1].hull = 1;
      std::vector<Hex> candidates;
      for (const Hex step : hex_steps)
        if (const Hex to = line + step; to != Hex{} && distance({}, to) == distance({}, line) + (pull ? -1 : 1)) candidates.push_back(to);
      const std::optional<Hex> wanted = straightest(bearing(line), candidates);
      const HexId hex = wanted ? scene.table.map.find(centre + *wanted) : nowhere;
      INFO("from " << line.q << ' ' << line.r << (pull ? " pulled" : " pushed"));
      CHECK(shove_step(scene.table, scene.p, fighter_1, scene.hex("f6"), pull) == hex);
    }
  scene.put(fighter_1, "f6");
  CHECK(shove_step(scene.table, scene.p, fighter_1, scene.hex("f6"), false) == nowhere);  // there is no away
}

TEST_CASE("a missile takes the nearer neighbour with the smallest turn, of two alike the clockwise one", "[akarios][geometry]") {
  Scene scene;
  scene.p.marked = fighter_1;
  Token missile;
  missile.kind = TokenKind::missile;
  for (int from = 0; from < scene.table.map.size(); from += 5)
    for (int to = 0; to < scene.table.map.size(); ++to)
      for (std::uint8_t came = 0; came <= 6; ++came) {
        if (from == to) continue;
        missile.at = static_cast<HexId>(from);
        missile.came = came;
        const auto goal = static_cast<HexId>(to);
        scene.p[fighter_1] = {goal, 0, 0, 1, 0};
        std::vector<int> nearer;
        for (int facing = 0; facing < 6; ++facing)
          if (const HexId next = scene.table.map.neighbour(missile.at, direction(facing));
              next != nowhere && scene.table.map.distance(next, goal) < scene.table.map.distance(missile.at, goal))
            nearer.push_back(facing);
        REQUIRE(!nearer.empty());
        REQUIRE(nearer.size() <= 2);
        int wanted = nearer[0];
        if (nearer.size() == 2) {
          const int other = clockwise(nearer[0], nearer[1]) > 0 ? nearer[1] : nearer[0];  // the clockwise one
          const int first = other == nearer[0] ? nearer[1] : nearer[0];
          const auto bend = [&](int facing) { return came == 6 ? 0.0 : std::abs(clockwise(came, facing)); };
          wanted = bend(first) < bend(other) ? first : other;
        }
        if (missile_course(scene.table, scene.p, missile) != wanted) FAIL_CHECK("from " << from << " to " << to << ", came " << int{came});
      }
}

TEST_CASE("flak lies on the free hex nearest to the attacker and to the line", "[akarios][geometry]") {
  Scene scene;
  scene.put(ada, "f6").put(bea, "a1");
  const Hex centre = scene.table.map.at(scene.hex("f6"));
  for (const Hex line : disc(4)) {
    if (distance({}, line) < 2) continue;
    scene.p[fighter_1] = {scene.table.map.find(centre + line), 0, 0, 1, 0};
    std::vector<Hex> steps(std::begin(hex_steps), std::end(hex_steps));
    std::vector<Hex> nearest;
    for (const Hex step : steps)
      if (std::all_of(steps.begin(), steps.end(), [&](Hex other) { return distance(step, line) <= distance(other, line); })) nearest.push_back(step);
    const Hex wanted = *straightest(bearing(line), nearest);
    INFO(line.q << ' ' << line.r);
    CHECK(flak_hex(scene.table, scene.p, ada, fighter_1) == scene.table.map.find(centre + wanted));
  }
}

namespace {

struct Way {
  const char* line;
  const char* end;
  int facing;
  std::size_t entered;
  bool blocked;
};

}  // namespace

TEST_CASE("patterns lead where their glides say", "[akarios][geometry]") {
  Scene scene;
  for (const auto& [line, end, facing, entered, blocked] :
       {Way{"move forward forward", "f6", 0, 2, false}, {"move slip-left forward", "e7", 0, 2, false}, {"move slip-right forward", "g7", 0, 2, false},
        {"move forward turn-left forward", "e7", 5, 2, false}, {"move turn-right forward", "g8", 1, 1, false},
        {"move turn-right turn-right turn-right forward", "f9", 3, 1, false}, {"move forward turn-right", "f7", 1, 1, false}}) {
    const Course way = course(scene.table, scene.p, ada, step_from(line).patterns[0]);
    INFO(line);
    CHECK(way.at == scene.hex(end));
    CHECK(way.facing == facing);
    CHECK(way.entered.size() == entered);
    CHECK(way.blocked == blocked);
  }
}

TEST_CASE("a move ends before what is in the way and in a nebula, and keeps its facing", "[akarios][geometry]") {
  Scene scene;
  scene.planets({"f6"}).nebulae({"e7"}).put(fighter_1, "g7");
  for (const auto& [line, end, facing, entered, blocked] :
       {Way{"move forward forward forward", "f7", 0, 1, true}, {"move slip-left forward forward", "e7", 0, 2, false},
        {"move slip-right forward turn-left", "g8", 0, 1, true}, {"move turn-left forward turn-left", "e8", 4, 1, false}}) {
    const Course way = course(scene.table, scene.p, ada, step_from(line).patterns[0]);
    INFO(line);
    CHECK(way.at == scene.hex(end));
    CHECK(way.facing == facing);
    CHECK(way.entered.size() == entered);
    CHECK(way.blocked == blocked);
    Scene flown = scene;  // and the flight itself agrees
    flown.board(ada, "try", {line}).dice(ada, {Face::move}).dice(bea, {Face::move}).phase().play("use ada try").play(flown.options("fly").front());
    CHECK(flown.stands(ada, end, facing));
  }
  scene.p[ada].conditions = only(Condition::slow);
  const Course slowed = course(scene.table, scene.p, ada, step_from("move turn-left forward turn-left").patterns[0]);
  CHECK(slowed.facing == 5);
  CHECK(slowed.at == scene.hex("e8"));
}

TEST_CASE("planets stop fire, asteroids and ships do not, and nebulae hide from afar", "[akarios][geometry]") {
  Scene scene;
  scene.put(fighter_1, "f5", 3).put(bea, "f7").asteroids({"f6"});
  CHECK(can_hit(scene.table, scene.p, ada, fighter_1, {ArcKind::line, 3}));
  Scene planet;
  planet.put(fighter_1, "f5", 3).planets({"f6"});
  CHECK_FALSE(can_hit(planet.table, planet.p, ada, fighter_1, {ArcKind::line, 3}));
  Scene nebula;
  nebula.put(fighter_1, "f5", 3).nebulae({"f5", "f8"});
  CHECK_FALSE(can_hit(nebula.table, nebula.p, ada, fighter_1, {ArcKind::line, 3}));
  nebula.put(ada, "f7");
  CHECK(can_hit(nebula.table, nebula.p, ada, fighter_1, {ArcKind::line, 3}));  // from two hexes away
  nebula.put(fighter_1, "f4");
  CHECK(can_hit(nebula.table, nebula.p, ada, fighter_1, {ArcKind::line, 3}));
}

}  // namespace rondo::akarios
