// The table as text. Each character of the sky stands for one place in it, and shows what the rules find there: a marker, an Auxiliary
// token, a Shot sector or nothing, asked of the very shapes that decide collisions and shots. The sky is as fine as the width allows,
// and grows beyond the area's border where a marker hangs over it. Below it stand the fighters (show_ledger.cpp).
#include <algorithm>
#include <array>

#include "rules/aerodome/flight.h"
#include "rules/aerodome/game.h"
#include "rules/aerodome/ledger.h"
#include "rules/aerodome/words.h"

namespace rondo::aerodome {

namespace {

constexpr int inch = 1024;
constexpr int margin = 4;      ///< columns for the inches at the left
constexpr int most_rows = 48;  ///< of sky

/// The width of a character in inches is `inches`/`columns`; its height is twice that.
struct Scale {
  int columns = 1;
  int inches = 1;
};
constexpr std::array<Scale, 9> scales = {{{4, 1}, {3, 1}, {2, 1}, {1, 1}, {1, 2}, {1, 4}, {1, 8}, {1, 16}, {1, 32}}};

/// Cells along one axis, the area's among them, from `first` to below `end`; cell 0 begins at the area's edge.
struct Axis {
  int unit_over = 1;  ///< a cell is unit_over/unit_under long, in 1/1024 inch
  int unit_under = 1;
  int first = 0;
  int end = 0;
  int inside = 0;  ///< cells of the area

  [[nodiscard]] int middle(int cell) const { return (2 * cell + 1) * unit_over / (2 * unit_under); }
  [[nodiscard]] int cell_of(std::int64_t at) const {
    const std::int64_t over = at * unit_under;
    return static_cast<int>(over >= 0 ? over / unit_over : -((-over + unit_over - 1) / unit_over));
  }
};

Axis axis(int over, int under, int length, std::int64_t low, std::int64_t high) {
  Axis made{over, under};
  made.inside = made.cell_of(length - 1) + 1;
  made.first = std::min(0, made.cell_of(low));
  made.end = std::max(made.inside, made.cell_of(high) + 1);
  return made;
}

/// The least multiple of `step` inches on an axis.
int first_mark(const Axis& axis, int step) {
  int inches = 0;
  while (axis.cell_of((inches - step) * inch) >= axis.first) inches -= step;
  return inches;
}

/// Seen from above: which character stands where.
class Sky {
 public:
  Sky(const Table& table, const Position& p, int width);
  [[nodiscard]] Lines lines() const;

 private:
  void measure(int width);
  [[nodiscard]] std::string row(int y) const;
  [[nodiscard]] char at(int x, int y) const;
  [[nodiscard]] char mark(FighterId fighter, int x, int y) const;
  [[nodiscard]] char token(const Point& point, int x, int y) const;
  [[nodiscard]] char shot(const Point& point) const;
  [[nodiscard]] bool lies_in(const Point& point, int x, int y) const { return x_.cell_of(floor(point.x)) == x && y_.cell_of(floor(point.y)) == y; }
  [[nodiscard]] std::string border() const;
  [[nodiscard]] std::string scale() const;

  /// A marker's shapes.
  struct Seen {
    Shape shape{};
    Sector shot{};
    Point nose{};
  };

  const Table& table_;
  const Position& p_;
  std::array<Seen, max_fighters> seen_{};
  Axis x_;
  Axis y_;
  bool fits_ = false;
};

Sky::Sky(const Table& table, const Position& p, int width) : table_(table), p_(p) {
  for (FighterId fighter = 0; fighter < table.fighters(); ++fighter) {
    const Plane& plane = p[fighter];
    if (plane.aloft)
      seen_[fighter] = {marker(table, plane), shot_tool(table, plane.at, plane.heading), corners(plane.at, plane.heading, table.radius)[0]};
  }
  measure(width);
}

/// The finest scale at which the area and all markers fit.
void Sky::measure(int width) {
  std::int64_t left = 0;
  std::int64_t bottom = 0;
  std::int64_t right = table_.length().a - 1;
  std::int64_t top = table_.width().a - 1;
  for (FighterId fighter = 0; fighter < table_.fighters(); ++fighter) {
    if (!p_[fighter].aloft) continue;
    for (const Point& corner : corners(p_[fighter].at, p_[fighter].heading, table_.radius)) {
      left = std::min(left, floor(corner.x));
      right = std::max(right, floor(corner.x));
      bottom = std::min(bottom, floor(corner.y));
      top = std::max(top, floor(corner.y));
    }
  }
  for (const Scale& scale : scales) {
    x_ = axis(inch * scale.inches, scale.columns, table_.length().a, left, right);
    y_ = axis(2 * inch * scale.inches, scale.columns, table_.width().a, bottom, top);
    fits_ = margin + x_.end - x_.first + 2 <= width && y_.end - y_.first <= most_rows;
    if (fits_) return;
  }
}

/// A marker's own cell shows its sign, the cell of its Front point where it points, all others its letter.
char Sky::mark(FighterId fighter, int x, int y) const {
  static constexpr std::string_view noses = ">//^\\\\<//v\\\\";
  const Plane& plane = p_[fighter];
  if (!plane.aloft) return 0;
  const std::string name = sign(table_, fighter);
  if (lies_in(seen_[fighter].nose, x, y)) return noses[plane.heading];
  if (lies_in(plane.at, x, y)) return name.back();
  const Point middle = {{x_.middle(x), 0}, {y_.middle(y), 0}};
  return holds(seen_[fighter].shape, middle) ? name.front() : '\0';
}

char Sky::token(const Point& point, int x, int y) const {
  const Point middle = {{x_.middle(x), 0}, {y_.middle(y), 0}};
  const Point edge = point + Point{{table_.dimensions.token_radius, 0}, {}};
  return lies_in(point, x, y) || compare_distances(point, middle, point, edge) <= 0 ? 'o' : '\0';
}

/// Which seats' Shot sectors lie over a place: one dot for the first, another for the other, both for several.
char Sky::shot(const Point& point) const {
  static constexpr std::string_view dots = ".'";
  char found = 0;
  for (FighterId fighter = 0; fighter < table_.fighters(); ++fighter) {
    if (!p_[fighter].aloft || !holds(seen_[fighter].shot, point)) continue;
    const char dot = table_.seats == 2 ? dots[static_cast<std::size_t>(table_.seat_of(fighter))] : '.';
    found = found == 0 || (found == dot && table_.seats == 2) ? dot : ':';
  }
  return found;
}

char Sky::at(int x, int y) const {
  for (FighterId fighter = 0; fighter < table_.fighters(); ++fighter)
    if (const char found = mark(fighter, x, y)) return found;
  for (const Point& point : p_.tokens)
    if (const char found = token(point, x, y)) return found;
  if (table_.centre_token && token(table_.centre(), x, y)) return '@';
  const char dot = shot({{x_.middle(x), 0}, {y_.middle(y), 0}});
  return dot ? dot : ' ';
}

/// Behind the inches that begin in it.
std::string Sky::row(int y) const {
  const int step = std::max(2, y_.unit_over / (inch * y_.unit_under));
  std::string text = std::string(margin, ' ');
  for (int inches = first_mark(y_, step); y_.cell_of(inches * inch) <= y; inches += step)
    if (y_.cell_of(inches * inch) == y) text = right_aligned(std::to_string(inches), margin - 1) + " ";
  const bool within = y >= 0 && y < y_.inside;
  for (int x = x_.first; x < x_.end; ++x) {
    if (x == 0 || x == x_.inside) text += within ? '|' : ' ';
    text += at(x, y);
  }
  if (x_.end == x_.inside) text += within ? '|' : ' ';
  return text;
}

std::string Sky::border() const {
  return std::string(static_cast<std::size_t>(margin - x_.first), ' ') + "+" + std::string(static_cast<std::size_t>(x_.inside), '-') + "+";
}

/// The inches along x, each below the column that begins there, the area's end below the border.
std::string Sky::scale() const {
  const int step = std::max(2, 4 * x_.unit_over / (inch * x_.unit_under));
  std::string text;
  for (int inches = first_mark(x_, step); x_.cell_of(inches * inch) <= x_.end; inches += step) {
    const int cell = x_.cell_of(inches * inch);
    const int column = margin + cell - x_.first + (cell >= 0 ? 1 : 0) + (cell > x_.inside ? 1 : 0);
    text = padded(text, static_cast<std::size_t>(column)) + std::to_string(inches);
  }
  return text;
}

Lines Sky::lines() const {
  if (!fits_) return {"(the sky needs more columns)"};
  Lines all;
  for (int y = y_.end; y-- > y_.first;) {
    if (y == y_.inside - 1) all.push_back(border());
    all.push_back(row(y));
    if (y == 0) all.push_back(border());
  }
  all.push_back(scale());
  return all;
}

}  // namespace

std::string Game::picture(const Position& p, int width) const {
  Lines all = Sky(*table_, p, width).lines();
  const Lines below = ledger_lines(*table_, p, std::max(width, 1));
  all.insert(all.end(), below.begin(), below.end());
  std::string text;
  for (std::string& line : all) {
    line.resize(std::min(line.size(), static_cast<std::size_t>(std::max(width, 1))));
    line.resize(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

}  // namespace rondo::aerodome
