#include "rules/akarios/aim.h"

#include <algorithm>
#include <cstdlib>

namespace rondo::akarios {

namespace {

/// `d` as a ship sees it that faces up.
Hex seen_from(Hex d, int facing) {
  for (int i = facing; i < 6; ++i)
    if (facing != 0) d = {-d.r, d.q + d.r};
  return d;
}

/// Hexes ahead and hexes along the nearer neighbouring direction that lead to `d`, seen by a ship that faces up; nothing behind it.
struct Bearing {
  int ahead = -1;
  int aside = -1;
};
Bearing bearing(Hex d) {
  if (d.q >= 0) return {-d.r - d.q, d.q};
  return {-d.r, -d.q};
}

bool inside(Hex from, int facing, Hex to, ArcKind kind) {
  if (from == to) return false;
  if (kind == ArcKind::all) return true;
  const auto [ahead, aside] = bearing(seen_from(to - from, facing));
  if (ahead < 0) return false;
  if (kind == ArcKind::line) return aside == 0;
  return kind == ArcKind::front || ahead >= aside;
}

/// Twice the area between two directions: positive where `b` lies clockwise of `a`.
int cross(Hex a, Hex b) { return a.q * b.r - a.r * b.q; }
int square(Hex a) { return a.q * a.q + a.q * a.r + a.r * a.r; }

/// Whether direction `b` is nearer to `line` than `a` is; of two alike, the clockwise one is.
bool straighter(Hex line, Hex a, Hex b) {
  const int off_a = cross(line, a);
  const int off_b = cross(line, b);
  const long long bend_a = 1LL * off_a * off_a * square(b);
  const long long bend_b = 1LL * off_b * off_b * square(a);
  return bend_b != bend_a ? bend_b < bend_a : off_b > off_a;
}

}  // namespace

bool in_arc(Hex from, int facing, Hex to, Arc arc) { return distance(from, to) <= arc.range && inside(from, facing, to, arc.kind); }
bool in_span(Hex from, int facing, Hex to, ArcKind kind) { return inside(from, facing, to, kind); }

int turns_to_face(Hex from, int facing, Hex to, ArcKind kind) {
  for (const ArcKind span : {kind, ArcKind::cone})  // no facing brings everything onto a line
    for (int sides = 0; sides <= 3; ++sides)
      for (const int way : {sides, -sides})
        if (in_span(from, turned(facing, way), to, span)) return way;
  return 0;
}

bool could_hit(const Table& table, const Position& p, ShipId ship, HexId at, int facing, ShipId target, Arc arc) {
  const Craft& it = p[target];
  if (ship == target || !p[ship].in_play() || !it.in_play()) return false;
  if (has(p[ship].conditions, Condition::radar_jam)) arc.range = std::min<std::uint8_t>(arc.range, 2);
  const int seen = 2 + change(table, p, Rule::nebula_range);
  if (table.nebulae.contains(it.at) && table.map.distance(at, it.at) > seen) return false;
  return in_arc(table.map.at(at), facing, table.map.at(it.at), arc) && table.map.clear(at, it.at, table.planets);
}

bool can_hit(const Table& table, const Position& p, ShipId ship, ShipId target, Arc arc) {
  return p[ship].in_play() && could_hit(table, p, ship, p[ship].at, p[ship].facing, target, arc);
}

ShipSet targets(const Table& table, const Position& p, ShipId ship, ShipSet among, Arc arc) {
  ShipSet found = 0;
  for (ShipId target = 0; target < max_ships; ++target)
    if (has(among, target) && can_hit(table, p, ship, target, arc)) found |= only(target);
  return found;
}

ShipSet friends(const Position& p) {
  ShipSet found = 0;
  for (ShipId ship = 0; ship < first_enemy; ++ship)
    if (p[ship].in_play()) found |= only(ship);
  return found;
}

ShipSet enemies(const Position& p) {
  ShipSet found = 0;
  for (ShipId ship = first_enemy; ship < max_ships; ++ship)
    if (p[ship].in_play()) found |= only(ship);
  return found;
}

bool present(const Position& p, int type) {
  for (int number = 1; number <= ships_of_type; ++number)
    if (p[enemy_ship(type, number)].in_play()) return true;
  return false;
}

int between(const Table& table, const Position& p, ShipId a, ShipId b) { return table.map.distance(p[a].at, p[b].at); }

ShipSet within(const Table& table, const Position& p, ShipId ship, ShipSet among, int range) {
  ShipSet found = 0;
  for (ShipId other = 0; other < max_ships; ++other)
    if (other != ship && has(among, other) && p[other].in_play() && between(table, p, ship, other) <= range) found |= only(other);
  return found;
}

bool free_to_enter(const Table& table, const Position& p, HexId hex) {
  return hex != nowhere && !table.planets.contains(hex) && p.ship_at(hex) == no_ship;
}

std::size_t glides(const Position& p, ShipId ship, const Pattern& pattern) {
  return pattern.size() - (has(p[ship].conditions, Condition::slow) && !pattern.empty());
}

Course course(const Table& table, const Position& p, ShipId ship, const Pattern& pattern) {
  Course way{p[ship].at, p[ship].facing, {}, false};
  for (std::size_t i = 0; i < glides(p, ship, pattern); ++i) {
    if (const int turn = side_of(pattern[i]); is_turn(pattern[i])) {
      way.facing = turned(way.facing, turn);
      continue;
    }
    const HexId next = table.map.neighbour(way.at, direction(turned(way.facing, side_of(pattern[i]))));
    way.blocked = !free_to_enter(table, p, next);
    if (way.blocked) break;
    way.at = next;
    way.entered.push_back(next);
    if (table.nebulae.contains(next)) break;
  }
  return way;
}

HexId shove_step(const Table& table, const Position& p, ShipId ship, HexId source, bool pull) {
  const HexId here = p[ship].at;
  if (here == source) return nowhere;
  const Hex from = table.map.at(source);
  const Hex line = table.map.at(here) - from;
  const int wanted = distance(from, table.map.at(here)) + (pull ? -1 : 1);
  std::optional<Hex> best;
  for (const Hex step : hex_steps) {
    const Hex to = line + step;
    if (distance({}, to) != wanted) continue;
    if (!best || (to != Hex{} && *best != Hex{} && straighter(line, *best, to))) best = to;
  }
  const HexId next = best ? table.map.find(from + *best) : nowhere;
  return free_to_enter(table, p, next) ? next : nowhere;
}

std::optional<int> missile_course(const Table& table, const Position& p, const Token& missile) {
  if (p.marked == no_ship || !p[p.marked].in_play() || p[p.marked].at == missile.at) return std::nullopt;
  const Hex here = table.map.at(missile.at);
  const Hex goal = table.map.at(p[p.marked].at);
  const auto bend = [&](int facing) {
    if (missile.came > 5) return 0;
    const int turn = turned(facing, -missile.came);
    return std::min(turn, 6 - turn);
  };
  std::optional<int> best;
  for (int facing = 0; facing < 6; ++facing) {
    if (distance(here + hex_steps[direction(facing)], goal) >= distance(here, goal)) continue;
    if (table.map.neighbour(missile.at, direction(facing)) == nowhere) continue;
    if (!best || bend(facing) < bend(*best)) best = facing;
    else if (bend(facing) == bend(*best) && turned(facing, -*best) == 1) best = facing;  // the clockwise one of two neighbours
  }
  return best;
}

HexId missile_step(const Table& table, const Position& p, const Token& missile) {
  const std::optional<int> facing = missile_course(table, p, missile);
  return facing ? table.map.neighbour(missile.at, direction(*facing)) : nowhere;
}

HexId flak_hex(const Table& table, const Position& p, ShipId ship, ShipId enemy) {
  const Hex here = table.map.at(p[ship].at);
  const Hex line = table.map.at(p[enemy].at) - here;
  std::optional<Hex> best;
  for (const Hex step : hex_steps) {
    const HexId hex = table.map.find(here + step);
    if (!free_to_enter(table, p, hex) || table.asteroids.contains(hex) || token_at(p, TokenKind::flak, hex)) continue;
    const int ahead = best ? distance(step, line) - distance(*best, line) : -1;
    if (ahead < 0 || (ahead == 0 && straighter(line, *best, step))) best = step;
  }
  return best ? table.map.find(here + *best) : nowhere;
}

}  // namespace rondo::akarios
