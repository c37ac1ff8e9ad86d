#include "tests/core/plane_oracle.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rondo::oracle {

namespace {

Exact cross(Spot p, Spot q) { return p.x * q.y - p.y * q.x; }
Exact dot(Spot p, Spot q) { return p.x * q.x + p.y * q.y; }
Exact square(Exact x) { return x * x; }
bool same(Spot p, Spot q) { return sign(p.x - q.x) == 0 && sign(p.y - q.y) == 0; }

/// 1 where `p` lies left of the way from `from` to `to`, −1 to the right.
int side(Spot from, Spot to, Spot p) { return sign(cross(to - from, p - from)); }

/// For a point of the line through both: whether it lies from one to the other.
bool between(Spot from, Spot to, Spot p) { return sign(dot(from - p, to - p)) <= 0; }

bool on_segment(Spot from, Spot to, Spot p) { return side(from, to, p) == 0 && between(from, to, p); }

bool segments_meet(Spot a, Spot b, Spot c, Spot d) {
  if (on_segment(a, b, c) || on_segment(a, b, d) || on_segment(c, d, a) || on_segment(c, d, b)) return true;
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

template <class Question>
bool any_edge(const Polygon& polygon, Question question) {
  for (std::size_t i = 0; i < polygon.size(); ++i)
    if (question(polygon[i], polygon[(i + 1) % polygon.size()])) return true;
  return false;
}

template <class Question>
bool every_corner(const Polygon& polygon, Question question) {
  return std::all_of(polygon.begin(), polygon.end(), question);
}

bool has_area(const Polygon& polygon) {
  return any_edge(polygon, [&](Spot from, Spot to) { return !every_corner(polygon, [&](Spot p) { return side(from, to, p) == 0; }); });
}

bool parted_by_edge_of(const Polygon& one, const Polygon& other) {
  return any_edge(one, [&](Spot from, Spot to) { return !same(from, to) && every_corner(other, [&](Spot p) { return side(from, to, p) <= 0; }); });
}

/// Whether the direction of `way` lies in the sector's angle, its edges included.
bool in_angle(const Sector& sector, Spot way) {
  return sign(cross(doubled_way(sector.heading - sector.half_steps), way)) >= 0 &&
         sign(cross(way, doubled_way(sector.heading + sector.half_steps))) >= 0;
}

}  // namespace

Exact operator+(Exact x, Exact y) { return {x.a + y.a, x.b + y.b}; }
Exact operator-(Exact x, Exact y) { return {x.a - y.a, x.b - y.b}; }
Exact operator*(Exact x, Exact y) { return {x.a * y.a + 3 * x.b * y.b, x.a * y.b + x.b * y.a}; }

int sign(Exact x) {
  const long double a = static_cast<long double>(x.a);
  const long double b = static_cast<long double>(x.b) * 1.7320508075688772935274463415058723669L;
  const long double doubt = (std::abs(a) + std::abs(b)) * 1e-15L;  // far above the rounding errors, even where long double is double
  if (a + b > doubt) return 1;
  if (a + b < -doubt) return -1;
  return sign_by_fractions(x);
}

int sign_by_fractions(Exact x) {
  if (x.a >= 0 && x.b >= 0) return x.a > 0 || x.b > 0 ? 1 : 0;
  if (x.a <= 0 && x.b <= 0) return -1;
  // |a|/|b| and √3 = [1; 1, 2, 1, 2, …] term by term. Where the quotient is the greater, |a| wins; each term turns the comparison round.
  __int128 over = x.a > 0 ? x.a : -x.a;
  __int128 under = x.b > 0 ? x.b : -x.b;
  int greater = x.a > 0 ? 1 : -1;
  for (int i = 0; under != 0; ++i) {
    const int term = i > 0 && i % 2 == 0 ? 2 : 1;
    const __int128 quotient = over / under;
    if (quotient != term) return quotient > term ? greater : -greater;
    const __int128 rest = over % under;
    over = under;
    under = rest;
    greater = -greater;
  }
  return greater;
}

Spot operator+(Spot p, Spot q) { return {p.x + q.x, p.y + q.y}; }
Spot operator-(Spot p, Spot q) { return {p.x - q.x, p.y - q.y}; }
Spot operator*(Spot p, Exact n) { return {p.x * n, p.y * n}; }

Spot spot(const Point& p) { return Spot{p.x, p.y} * scale; }

Spot doubled_way(int direction) {
  static const std::array<Spot, 12> ways = [] {
    const auto half = [](Exact x) { return Exact{x.a / 2, x.b / 2}; };
    const Exact root3 = {0, 1};
    std::array<Spot, 12> turned = {Spot{2, 0}};
    for (std::size_t i = 1; i < turned.size(); ++i) {
      const Spot way = turned[i - 1];
      turned[i] = {half(way.x * root3 - way.y), half(way.x + way.y * root3)};
    }
    return turned;
  }();
  return ways[static_cast<std::size_t>((direction + 24) % 12)];
}

Polygon hexagon(const Point& centre, int heading, Surd radius) {
  Polygon corners;
  for (int i = 0; i < 6; ++i) corners.push_back(spot(centre) + doubled_way(heading + 2 * i) * (Exact{radius} * (scale / 2)));
  return corners;
}

Polygon bar(const Point& from, int direction, Surd distance, Surd length, Surd width) {
  const Spot way = doubled_way(direction);
  const Spot left = doubled_way(direction + 3) * (Exact{width} * (scale / 4));
  const Spot near = spot(from) + way * (Exact{distance} * (scale / 2));
  const Spot far = near + way * (Exact{length} * (scale / 2));
  return {near - left, far - left, far + left, near + left};
}

Polygon moved(const Polygon& polygon, int direction, Exact twelfths) {
  Polygon there = polygon;
  const Spot step = doubled_way(direction) * twelfths;
  for (Spot& corner : there) corner = corner + step;
  return there;
}

bool meet(const Polygon& one, const Polygon& other) {
  if (holds(one, other.front()) || holds(other, one.front())) return true;
  return any_edge(one, [&](Spot a, Spot b) { return any_edge(other, [&](Spot c, Spot d) { return segments_meet(a, b, c, d); }); });
}

bool overlap(const Polygon& one, const Polygon& other) { return !parted_by_edge_of(one, other) && !parted_by_edge_of(other, one); }

bool in_the_way(const Polygon& one, const Polygon& other, int direction) {
  const Spot way = doubled_way(direction);
  const auto wholly = [&](int wanted, const Polygon& of, const Polygon& against) {  // on one side of every parallel through the other
    return every_corner(of, [&](Spot p) { return every_corner(against, [&](Spot q) { return sign(cross(way, p - q)) * wanted >= 0; }); });
  };
  return !wholly(1, one, other) && !wholly(-1, one, other);
}

bool holds(const Polygon& polygon, Spot p) {
  if (!has_area(polygon)) return any_edge(polygon, [&](Spot from, Spot to) { return on_segment(from, to, p); });
  return !any_edge(polygon, [&](Spot from, Spot to) { return side(from, to, p) < 0; });
}

int compare_distance(const Polygon& polygon, Spot p, Surd radius) {
  if (holds(polygon, p)) return rondo::sign(radius) > 0 ? -1 : 0;
  const Exact limit = square(Exact{radius} * scale);
  int least = 1;
  const auto weigh = [&](Exact squared, Exact against) { least = std::min(least, sign(squared - against)); };
  any_edge(polygon, [&](Spot from, Spot to) {
    const Spot edge = to - from;
    weigh(dot(p - from, p - from), limit);
    if (sign(dot(edge, p - from)) >= 0 && sign(dot(edge, p - to)) <= 0 && !same(from, to))
      weigh(square(cross(edge, p - from)), limit * dot(edge, edge));
    return false;
  });
  return least;
}

bool holds(const Sector& sector, Spot p) {
  const Spot way = p - spot(sector.apex);
  return in_angle(sector, way) && sign(dot(way, way) - square(Exact{sector.radius} * scale)) <= 0;
}

bool meet(const Sector& sector, const Polygon& polygon) {
  const Spot apex = spot(sector.apex);
  if (holds(polygon, apex)) return true;
  const Exact radius = Exact{sector.radius} * (scale / 2);
  const Spot right = apex + doubled_way(sector.heading - sector.half_steps) * radius;
  const Spot left = apex + doubled_way(sector.heading + sector.half_steps) * radius;
  return any_edge(polygon, [&](Spot from, Spot to) {
    if (holds(sector, from) || segments_meet(apex, right, from, to) || segments_meet(apex, left, from, to)) return true;
    const Spot edge = to - from;
    if (same(from, to) || sign(dot(edge, apex - from)) < 0 || sign(dot(edge, apex - to)) > 0) return false;
    const Exact off = cross(edge, apex - from);  // from the foot of the perpendicular to the apex, times the edge
    const Spot to_foot = Spot{edge.y, Exact{} - edge.x} * off;
    return in_angle(sector, to_foot) && sign(square(off) - square(radius * 2) * dot(edge, edge)) <= 0;
  });
}

}  // namespace rondo::oracle
