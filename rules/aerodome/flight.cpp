#include "rules/aerodome/flight.h"

#include <algorithm>

namespace rondo::aerodome {

namespace {

/// One marker on its way among the others.
class Course {
 public:
  Course(const Table& table, const Position& p, FighterId fighter) : table_(table), p_(p), fighter_(fighter), flight_{p[fighter].at, p[fighter].heading} {
    for (FighterId other = 0; other < table.fighters(); ++other) {
      if (other == fighter || !p[other].aloft) continue;
      others_[count_] = other;
      shapes_[count_++] = marker(table, p[other]);
    }
  }

  Flight straight(int speed, Flank flank, int end_turns) {
    const int bent = flight_.heading + steps_of(flank);
    if (flank != Flank::none && blocked(flight_.at, turned(bent, 0))) return stays();  // the first step of a Turn (ruling 14)
    flight_.heading = static_cast<std::uint8_t>(turned(bent, 0));
    const int whole = 2 * table_.radius.a + table_.tool(speed).a;
    const Point start = flight_.at;
    const Point end = along(start, flight_.heading, {whole, 0});
    tool_ = bar(start, flight_.heading, table_.radius, table_.tool(speed), {table_.dimensions.tool_width, 0});
    has_tool_ = true;
    if (blocked(end, flight_.heading)) return slides(start, whole);
    flight_.at = end;
    const int last = turned(flight_.heading, end_turns);
    if (flank != Flank::none && blocked(end, last)) {  // only the last step of a Turn meets something: it is left out (G3)
      flight_.success = false;
      return rests();
    }
    flight_.heading = static_cast<std::uint8_t>(last);
    return rests();
  }

  Flight roll(int speed, Flank flank) {
    const int side = turned(flight_.heading, 3 * steps_of(flank));
    const Surd flat = apothem(table_.radius);
    const Point end = along(flight_.at, side, flat * 2 + table_.tool(speed));
    if (blocked(end, flight_.heading)) return stays();
    tool_ = bar(flight_.at, side, flat, table_.tool(speed), {table_.dimensions.tool_width, 0});
    has_tool_ = true;
    flight_.at = end;
    return rests();
  }

  Flight rotate(int steps, Flank flank) {
    int heading = flight_.heading;
    for (int i = 0; i < steps; ++i) {
      heading = turned(heading, steps_of(flank));
      if (blocked(flight_.at, heading)) return stays();
    }
    flight_.heading = static_cast<std::uint8_t>(heading);
    return rests();
  }

 private:
  /// Whether a marker at rest there would overlap another; remembers the first.
  bool blocked(const Point& at, int heading) {
    const Shape shape = marker(table_, at, heading);
    for (std::size_t i = 0; i < count_; ++i) {
      if (!overlap(shape, shapes_[i])) continue;
      flight_.struck = others_[i];
      return true;
    }
    return false;
  }
  /// A maneuver that leaves the marker where it was.
  Flight stays() {
    flight_.at = p_[fighter_].at;
    flight_.heading = p_[fighter_].heading;
    flight_.success = false;
    has_tool_ = false;
    return rests();
  }
  /// Back from the failed pose until nothing overlaps (`facts` 4.5); each stop is rounded down so that it stays exact (ruling 12).
  Flight slides(const Point& start, int whole) {
    const Shape moving = marker(table_, start, flight_.heading);
    std::array<std::optional<Passage>, max_fighters> met;
    for (std::size_t i = 0; i < count_; ++i) met[i] = passage(moving, flight_.heading, shapes_[i]);
    std::int32_t way = whole;
    Surd contact;  // six times as far, and not rounded
    for (bool again = true; again && way > 0;) {  // a new stop may lie within another marker
      again = false;
      for (std::size_t i = 0; i < count_; ++i) {
        if (!met[i] || met[i]->six_from >= Surd{6 * way, 0} || met[i]->six_to <= Surd{6 * way, 0}) continue;
        contact = met[i]->six_from;
        way = std::max(0, even_floor_of_sixth(contact));
        flight_.struck = others_[i];
        again = true;
      }
    }
    for (std::size_t i = 0; i < count_; ++i)
      if (met[i] && met[i]->six_from == contact) flight_.touching = static_cast<FighterSet>(flight_.touching | only(others_[i]));
    flight_.at = along(start, flight_.heading, {way, 0});
    flight_.success = false;
    const int travelled = way - 2 * table_.radius.a;
    has_tool_ = travelled > 0;
    if (has_tool_) tool_ = bar(start, flight_.heading, table_.radius, {travelled, 0}, {table_.dimensions.tool_width, 0});
    return rests();
  }
  /// What holds at its end.
  Flight rests() {
    const Plane& before = p_[fighter_];
    const bool moved = flight_.at != before.at || flight_.heading != before.heading;
    if (!moved) flight_.touching = static_cast<FighterSet>(flight_.touching | before.touching);
    const Shape shape = marker(table_, flight_.at, flight_.heading);
    for (std::size_t i = 0; i < count_; ++i) {
      if (touch(shape, shapes_[i])) flight_.touching = static_cast<FighterSet>(flight_.touching | only(others_[i]));
      if (flight_.success && has_tool_ && overlap(tool_, shapes_[i])) flight_.passed = static_cast<FighterSet>(flight_.passed | only(others_[i]));
    }
    if (flight_.success) flight_.struck = nobody;
    for (std::size_t i = 0; i < p_.tokens.size(); ++i)
      if (overlap(shape, p_.tokens[i], token_radius()) || (has_tool_ && overlap(tool_, p_.tokens[i], token_radius())))
        flight_.tokens = static_cast<std::uint8_t>(flight_.tokens | (1U << i));
    return flight_;
  }
  [[nodiscard]] Surd token_radius() const { return {table_.dimensions.token_radius, 0}; }

  const Table& table_;
  const Position& p_;
  FighterId fighter_;
  Flight flight_;
  std::array<FighterId, max_fighters> others_{};
  std::array<Shape, max_fighters> shapes_{};
  std::size_t count_ = 0;
  Shape tool_{};
  bool has_tool_ = false;
};

/// The reach of a marker from its centre towards a direction.
Surd extent(const Table& table, int direction, int heading) { return (direction - heading) % 2 == 0 ? table.radius : apothem(table.radius); }

struct Edge {
  int outwards;   ///< direction
  bool upright;   ///< runs along y
};
constexpr std::array<Edge, edges> edge_table = {{{6, true}, {0, true}, {9, false}, {3, false}}};

/// The first and last multiples of the spot step at which a marker lies inside along that edge.
std::pair<int, int> spot_range(const Table& table, int edge, int heading) {
  const Edge& it = edge_table[static_cast<std::size_t>(edge)];
  const int step = table.dimensions.spot_step;
  const Surd half = extent(table, it.upright ? 3 : 0, heading);
  const Surd end = (it.upright ? table.width() : table.length()) - half;
  const auto first = (step - 1 - floor(-half)) / step;  // −floor(−x) is the least integer not below x
  return {static_cast<int>(first), static_cast<int>(floor(end) / step)};
}

}  // namespace

Flight fly(const Table& table, const Position& p, FighterId fighter, Maneuver maneuver, Flank flank, int speed) {
  Course course(table, p, fighter);
  switch (maneuver) {
    case Maneuver::straight: return course.straight(speed, Flank::none, 0);
    case Maneuver::turn: return course.straight(speed, flank, steps_of(flank));
    case Maneuver::immelmann: return course.straight(speed, Flank::none, 6);
    case Maneuver::roll: return course.roll(speed, flank);
    case Maneuver::rotate: break;
  }
  return course.rotate(speed, flank);
}

FighterSet touching_at(const Table& table, const Position& p, FighterId fighter, const Point& at, int heading) {
  const Shape shape = marker(table, at, heading);
  FighterSet touching = 0;
  for (FighterId other = 0; other < table.fighters(); ++other)
    if (other != fighter && p[other].aloft && touch(shape, marker(table, p[other]))) touching = static_cast<FighterSet>(touching | only(other));
  return touching;
}

Shape marker(const Table& table, const Point& at, int heading) { return hexagon(at, heading, table.radius); }

Sector shot_tool(const Table& table, const Point& at, int heading) {
  return {along(at, heading, table.radius), heading, table.dimensions.shot_half_steps, table.shot_radius};
}

bool in_shot(const Table& table, const Point& at, int heading, const Plane& target) {
  return meet(shot_tool(table, at, heading), marker(table, target));
}

namespace {

/// A shape around all that a marker's spokes reach, for a quick no.
Shape surroundings(const Table& table, const Point& at, int tool) {
  const Surd reach = {2 * (table.dimensions.radius + table.tool(tool).a + table.dimensions.tool_width), 0};
  Shape shape;
  for (int k = 0; k < directions; ++k) shape.reach[static_cast<std::size_t>(k)] = doubled_dot(at, k) + reach;
  return shape;
}

template <class Met>
bool any_spoke(const Table& table, const Point& at, int heading, int tool, Met&& met) {
  for (int k = 0; k < directions; ++k) {
    const int direction = turned(heading, k);
    if (met(bar(at, direction, extent(table, direction, heading), table.tool(tool), {table.dimensions.tool_width, 0}))) return true;
  }
  return false;
}

}  // namespace

bool within_range(const Table& table, const Point& at, int heading, int tool, const Plane& target) {
  const Shape there = marker(table, target);
  if (!meet(surroundings(table, at, tool), there)) return false;
  const Shape here = marker(table, at, heading);
  if (meet(here, there)) return true;
  if (!table.rulings.range_by_distance) return any_spoke(table, at, heading, tool, [&](const Shape& spoke) { return meet(spoke, there); });
  const auto near = [&](const std::array<Point, 6>& points, const Shape& shape) {
    return std::any_of(points.begin(), points.end(), [&](const Point& point) { return meet(shape, point, table.tool(tool)); });
  };
  return near(corners(at, heading, table.radius), there) || near(corners(target.at, target.heading, table.radius), here);
}

bool token_within_range(const Table& table, const Plane& plane, int tool, const Point& token) {
  const Surd radius = {table.dimensions.token_radius, 0};
  const Shape here = marker(table, plane);
  if (meet(here, token, radius)) return true;
  if (table.rulings.range_by_distance) return meet(here, token, radius + table.tool(tool));
  return any_spoke(table, plane.at, plane.heading, tool, [&](const Shape& spoke) { return meet(spoke, token, radius); });
}

bool in_range(const Table& table, const Position& p, FighterId fighter, const ActionLine& line, FighterId target) {
  const Plane& plane = p[fighter];
  if (line.family == Family::shot) return in_shot(table, plane.at, plane.heading, p[target]);
  return has(plane.touching, target) || within_range(table, plane.at, plane.heading, line.range, p[target]);
}

int outside(const Table& table, const Point& at, int heading) { return corners_outside(at, heading, table.radius, table.length(), table.width()); }

int spots(const Table& table, int edge, int heading) {
  const auto [first, last] = spot_range(table, edge, heading);
  return last - first + 1;
}

int spot_distance(const Table& table, int edge, int index, int heading) {
  return (spot_range(table, edge, heading).first + index) * table.dimensions.spot_step;
}

Point spot(const Table& table, int edge, int index, int heading) {
  const Edge& it = edge_table[static_cast<std::size_t>(edge)];
  const Surd along_edge = {spot_distance(table, edge, index, heading), 0};
  const Surd in = extent(table, it.outwards, heading);
  const bool low = edge == 0 || edge == 2;
  if (it.upright) return {low ? in : table.length() - in, along_edge};
  return {along_edge, low ? in : table.width() - in};
}

bool may_enter(const Table& table, const Position& p, FighterId fighter, int edge, int index, int heading) {
  const Point at = spot(table, edge, index, heading);
  const Shape shape = marker(table, at, heading);
  for (FighterId other = 0; other < table.fighters(); ++other) {
    if (other == fighter || !p[other].aloft) continue;
    if (overlap(shape, marker(table, p[other]))) return false;
    if (table.mode != Mode::standard && table.enemies(fighter, other) && within_range(table, at, heading, highest_speed, p[other])) return false;
  }
  return true;
}

}  // namespace rondo::aerodome
