// The sky as text, read back: every character is checked against the plane in plain fractions of an inch, at every width.
#include <algorithm>
#include <cmath>
#include <map>

#include "decks/spelling.h"
#include "rules/aerodome/flight.h"
#include "tests/aerodome/skies.h"
#include "tests/catch.h"

using namespace rondo;
using namespace rondo::aerodome;

namespace {

constexpr double root3 = 1.7320508075688772;
double in_inches(Surd x) { return (x.a + x.b * root3) / 1024; }

/// A place or a difference of two.
struct Spot {
  double x = 0;
  double y = 0;
};
Spot spot_of(const Point& point) { return {in_inches(point.x), in_inches(point.y)}; }

/// How far beyond the marker's nearest side a spot lies; below 0 inside.
double beyond(const Plane& plane, const Spot& at) {
  const Spot centre = spot_of(plane.at);
  double most = -9;
  for (int side = 0; side < 6; ++side) {
    const double angle = (plane.heading + 1 + 2 * side) * M_PI / 6;
    most = std::max(most, (at.x - centre.x) * std::cos(angle) + (at.y - centre.y) * std::sin(angle) - 0.75 * root3 / 2);
  }
  return most;
}

/// How clearly a spot lies in the plane's Shot sector: above 0 inside.
double within_shot(const Plane& plane, const Spot& at) {
  const double angle = plane.heading * M_PI / 6;
  const Spot centre = spot_of(plane.at);
  const double x = at.x - centre.x - 0.75 * std::cos(angle);
  const double y = at.y - centre.y - 0.75 * std::sin(angle);
  const double ahead = x * std::cos(angle) + y * std::sin(angle);
  const double aside = std::fabs(y * std::cos(angle) - x * std::sin(angle));
  return std::min(6 - std::hypot(x, y), (ahead / root3 - aside) * root3 / 2);
}

struct Fixture {
  Table table = house_table();
  Position p;

  explicit Fixture(Mode mode = Mode::standard, int pilots = 2) : table(house_table(mode, pilots)) { p.round = 1; }
  void place(FighterId fighter, Point at, int heading) {
    Plane& plane = p[fighter];
    plane.at = at;
    plane.heading = static_cast<std::uint8_t>(heading);
    plane.aloft = true;
    plane.hit_points = 15;
  }
  [[nodiscard]] std::vector<std::string> picture(int width) const {
    std::vector<std::string> all;
    const std::string text = aerodome::Game(table).picture(p, width);
    for (const std::string_view line : lines(text)) all.emplace_back(line);
    return all;
  }
};

/// The sky as a person measures it: the area between its borders is 24 by 14 inches, whatever that is in characters.
struct Drawn {
  std::vector<std::string> rows;  ///< from the top, without margin; the borders taken out
  double cell = 1;                ///< inches a column; a row is two columns high
  double left = 0;                ///< inches of the first column's edge
  double top = 0;                 ///< of the first row's upper edge

  [[nodiscard]] Spot middle(std::size_t row, std::size_t column) const {
    return {left + (static_cast<double>(column) + 0.5) * cell, top - (static_cast<double>(row) + 0.5) * 2 * cell};
  }
  [[nodiscard]] char at(const Spot& spot) const {
    const auto column = static_cast<std::size_t>(std::floor((spot.x - left) / cell));
    const auto row = static_cast<std::size_t>(std::floor((top - spot.y) / (2 * cell)));
    return row < rows.size() && column < rows[row].size() ? rows[row][column] : ' ';
  }
};

Drawn drawn(const std::vector<std::string>& all, double length) {
  Drawn sky;
  const auto border = [](const std::string& line) { return line.find("+-") != std::string::npos; };
  const auto first = std::find_if(all.begin(), all.end(), border);
  const auto last = std::find_if(first + 1, all.end(), border);
  REQUIRE(last != all.end());
  const std::size_t west = first->find('+');
  const std::size_t east = first->rfind('+');
  sky.cell = length / static_cast<double>(east - west - 1);
  sky.left = -static_cast<double>(west - 4) * sky.cell;
  for (auto line = all.begin(); line != all.end() && line->find("inches") == std::string::npos; ++line) {
    if (line == first || line == last) continue;
    std::string row = *line;
    row.resize(std::max(row.size(), east + 1), ' ');
    row.erase(east, 1);
    row.erase(west, 1);
    sky.rows.push_back(row.substr(4));
  }
  sky.rows.pop_back();  // the scale
  const double inside = static_cast<double>(last - first - 1) * 2 * sky.cell;
  sky.top = inside + static_cast<double>(first - all.begin()) * 2 * sky.cell;
  return sky;
}

/// Every character against the two planes; what lies within a thousandth of an inch of an edge may be either.
void check_sky(const Fixture& f, int width) {
  const Drawn sky = drawn(f.picture(width), 24);
  constexpr double close = 0.001;
  for (std::size_t row = 0; row < sky.rows.size(); ++row)
    for (std::size_t column = 0; column < sky.rows[row].size(); ++column) {
      const Spot at = sky.middle(row, column);
      const char seen = sky.rows[row][column];
      INFO("width " << width << ", row " << row << ", column " << column << ": " << at.x << ", " << at.y << " shows '" << seen << "'");
      const double red = beyond(f.p[0], at);
      const double blue = beyond(f.p[1], at);
      const bool nose = std::string("><^v/\\").find(seen) != std::string::npos;
      if (nose || seen == 'R' || seen == 'B') {  // the cells of a centre or a Front point may be only partly covered
        CHECK((seen == 'R' ? red : seen == 'B' ? blue : std::min(red, blue)) < 1.2 * sky.cell);
        continue;
      }
      CHECK(std::min(red, blue) > -close);
      const double first = within_shot(f.p[0], at);
      const double second = within_shot(f.p[1], at);
      if (std::min(std::fabs(first), std::fabs(second)) < close) continue;
      CHECK(seen == (first > 0 && second > 0 ? ':' : first > 0 ? '.' : second > 0 ? '\'' : ' '));
    }
}

std::size_t widest(const std::vector<std::string>& all) {
  std::size_t columns = 0;
  for (const std::string& line : all) columns = std::max(columns, line.size());
  return columns;
}

}  // namespace

TEST_CASE("each character of the sky shows what is there", "[picture][aerodome]") {
  Fixture f;
  const int heading = GENERATE(range(0, 12));
  f.place(0, {{6000, 200}, {7168, -300}}, heading);
  f.place(1, {{15000, 0}, {5000, 400}}, (heading * 5 + 3) % 12);
  for (const int width : {40, 60, 80, 100, 160}) check_sky(f, width);
}

TEST_CASE("the sky grows around whoever is outside", "[picture][aerodome]") {
  Fixture f;
  f.place(0, {{-3000, 0}, {16000, 0}}, 7);
  f.place(1, {{26000, 100}, {-1200, 0}}, 4);
  for (const int width : {40, 60, 80, 100, 160}) {
    check_sky(f, width);
    const std::vector<std::string> all = f.picture(width);
    const auto tells = [&](const std::string& part) {
      return std::any_of(all.begin(), all.end(), [&](const std::string& line) { return line.find(part) != std::string::npos; });
    };
    CHECK(tells("6 corners outside"));
  }
}

TEST_CASE("a marker's own cell and its Front point are always seen", "[picture][aerodome]") {
  Fixture f;
  const int heading = GENERATE(range(0, 12));
  const std::string noses = ">//^\\\\<//v\\\\";
  for (int i = 0; i < 20; ++i) {
    f.place(0, {{5000 + 137 * i, 61 * i}, {6000 - 89 * i, 97 * i}}, heading);
    f.place(1, {{20000, 0}, {7000, 0}}, 0);
    for (const int width : {30, 60, 80, 130}) {
      const Drawn sky = drawn(f.picture(width), 24);
      const double angle = heading * M_PI / 6;
      const Spot centre = spot_of(f.p[0].at);
      const Spot nose = {centre.x + 0.75 * std::cos(angle), centre.y + 0.75 * std::sin(angle)};
      CHECK(sky.at(nose) == noses[static_cast<std::size_t>(heading)]);
      const bool one = std::floor((nose.x - sky.left) / sky.cell) == std::floor((centre.x - sky.left) / sky.cell) &&
                       std::floor((sky.top - nose.y) / (2 * sky.cell)) == std::floor((sky.top - centre.y) / (2 * sky.cell));
      if (!one) CHECK(sky.at(centre) == 'R');
    }
  }
}

TEST_CASE("tokens lie where they are", "[picture][aerodome]") {
  Fixture f;
  f.p.tokens.push_back({{8200, 0}, {10300, 0}});
  f.p.tokens.push_back({{20000, 100}, {2000, 0}});
  for (const int width : {40, 60, 80, 160}) {
    const Drawn sky = drawn(f.picture(width), 24);
    for (std::size_t row = 0; row < sky.rows.size(); ++row)
      for (std::size_t column = 0; column < sky.rows[row].size(); ++column) {
        const Spot at = sky.middle(row, column);
        double nearest = 99;
        for (const Point& token : f.p.tokens) nearest = std::min(nearest, std::hypot(at.x - spot_of(token).x, at.y - spot_of(token).y));
        if (sky.rows[row][column] == 'o')
          CHECK(nearest < std::max(0.376, 1.2 * sky.cell));
        else
          CHECK(nearest > 0.374);
      }
    for (const Point& token : f.p.tokens) CHECK(sky.at(spot_of(token)) == 'o');
  }
}

TEST_CASE("numbers along the sky stand where that many inches begin", "[picture][aerodome]") {
  Fixture f;
  f.place(0, {{-3000, 0}, {7000, 0}}, 6);
  f.place(1, {{16000, 0}, {7000, 0}}, 6);
  for (const int width : {60, 80, 100, 160}) {
    const std::vector<std::string> all = f.picture(width);
    const Drawn sky = drawn(all, 24);
    const auto below = std::find_if(all.begin(), all.end(), [](const std::string& line) { return line.find("inches") != std::string::npos; }) - 1;
    const std::size_t west =
        std::find_if(all.begin(), all.end(), [](const std::string& line) { return line.find("+-") != std::string::npos; })->find('+');
    int numbers = 0;
    for (const std::string& word : words(*below)) {
      const double number = std::stod(word);
      const std::size_t found = (" " + *below + " ").find(" " + word + " ");
      const auto column = static_cast<double>(found) - 4 - (found > west ? 1 : 0);
      CHECK(std::fabs(sky.left + column * sky.cell - number) < sky.cell + 0.01);
      ++numbers;
    }
    CHECK(numbers >= 6);
    for (std::size_t row = 0; row < sky.rows.size(); ++row) {
      const std::string label = all[row + 1].substr(0, 4);  // below the border
      if (all[row + 1].find("+-") != std::string::npos) break;
      if (const auto number = whole_number(label.substr(std::min(label.find_first_not_of(' '), std::size_t{3}), 2)))
        CHECK(std::fabs(sky.top - static_cast<double>(row + 1) * 2 * sky.cell - static_cast<double>(*number)) < 2 * sky.cell + 0.01);
    }
  }
}

TEST_CASE("no line is wider than asked for, in any game", "[picture][aerodome]") {
  const int width = GENERATE(20, 30, 41, 60, 80, 97, 120, 200);
  for (const auto& [mode, pilots] : std::map<Mode, int>{{Mode::standard, 2}, {Mode::free_for_all, 8}, {Mode::squadron, 8}}) {
    Fixture f(mode, pilots);
    for (FighterId fighter = 0; fighter < pilots; ++fighter) {
      f.place(fighter, {{3000 * fighter - 2000, 0}, {2500 * fighter, 0}}, fighter);
      Plane& plane = f.p[fighter];
      plane.active = static_cast<std::uint8_t>(fighter);
      plane.revealed = true;
      plane.initiative = 1;
      plane.dazed.fill(3);
      plane.charges.fill(2);
      plane.burn = plane.frozen = 2;
      plane.buff = Buff::nitro;
      plane.touching = 0xff;
    }
    for (std::size_t owner = 0; owner < f.table.aux_decks.size(); ++owner) f.p.aux[owner].fill(in_hand_of(0));
    CHECK(widest(f.picture(width)) <= static_cast<std::size_t>(width));
  }
}

TEST_CASE("below the sky stands all that is known of each fighter", "[picture][aerodome]") {
  Fixture f;
  f.place(0, {{4198, 0}, {7424, 0}}, 2);
  f.place(1, {{12000, 0}, {7000, 0}}, 6);
  f.p.holder = 0;
  Plane& red = f.p[0];
  red.hit_points = 11;
  red.buff = Buff::elusive;
  red.burn = 2;
  red.frozen = 1;
  red.ammo = 2;
  red.touching = only(FighterId{1});
  red.active = 3;
  red.revealed = true;
  red.initiative = 6;
  red.dazed[4] = 1;
  f.p[1].active = unseen;
  f.p.aux[0] = {attached_to(0), in_hand_of(0)};
  f.p.frames.push_back({});
  f.p.frames.push_back({});
  f.p.frames.back().kind = FrameKind::turn;
  f.p.frames.back().fighter = 0;
  f.p.frames.back().line = 1;
  const std::vector<std::string> all = f.picture(100);
  const auto at = std::find(all.begin(), all.end(), "Round 1 of 100, Open Sky, Initiative: red");
  REQUIRE(all.end() - at == 9);
  CHECK(at[1] == "R red, Pilot ann \"Sign ann\": 11 HP, at (4.10, 7.25) heading 60, touching blue, Elusive, Burn 2,");
  CHECK(at[2] == "  Frozen 1");
  CHECK(at[3] == "  hand 1 2 3 (4 active) (5 d1) 6 7 8 9");
  CHECK(at[4] == "  4 Lucky Split (Initiative 6): Straight 1 locked (done), > Roll 3 reactive, Shot 4, LUCKY 2");
  CHECK(at[5] == "  Auxiliary: AUX1 Wing Guns (Ammo 2), AUX2 Snap Turn");
  CHECK(at[6] == "B blue, Pilot bob: 15 HP, at (11.72, 6.84) heading 180");
  CHECK(at[7] == "  hand 1 2 3 4 5 6 7 8 9");
  CHECK(at[8] == "  a card face down");
}

TEST_CASE("squadrons show their order, what is face down as such", "[picture][aerodome]") {
  Fixture f(Mode::squadron, 8);
  f.p.slots[0] = {2, 0, 1, 3};
  f.p.slots[1] = {4, unseen, unseen, no_card};
  f.p.cycle = 1;
  const std::vector<std::string> all = f.picture(100);
  const auto has_line = [&](const std::string& line) { return std::find(all.begin(), all.end(), line) != all.end(); };
  CHECK(has_line("Order of red: red-cid, > red-ann, red-bob, red-dot"));
  CHECK(has_line("Order of blue: blue-ann, > face down, face down"));
}
