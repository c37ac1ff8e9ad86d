#include "rules/akarios/show_map.h"

#include <algorithm>

#include "rules/akarios/game.h"

namespace rondo::akarios {

namespace {

constexpr int margin = 3;  ///< columns for row numbers, on either side

/// A ship's sign with its nose on the side where it points: `f1^`, `f1/`, `f1\`, `f1v`, `/f1`, `\f1`.
std::string nose(const std::string& sign, int facing) {
  static constexpr std::string_view after[] = {"^", "/", "\\", "v"};
  if (facing > 3) return (facing == 4 ? "/" : "\\") + sign;
  return sign + std::string(after[facing]);
}

class Map {
 public:
  Map(const Table& table, const Position& p, int width) : table_(table), p_(p), width_(width) {}
  [[nodiscard]] Lines lines();

 private:
  [[nodiscard]] int columns() const { return table_.scenario.columns; }
  [[nodiscard]] int rows() const { return table_.scenario.rows; }
  [[nodiscard]] int needed(int cell) const { return 2 * margin + columns() * cell; }
  void write(int line, int column, const std::string& text);
  void edges();
  void draw(int column, int row);
  [[nodiscard]] std::string ship_in(HexId hex) const;
  [[nodiscard]] std::string ground(HexId hex) const;
  [[nodiscard]] Lines key() const;
  [[nodiscard]] bool any_token(TokenKind kind) const {
    return std::any_of(p_.tokens.begin(), p_.tokens.end(), [&](const Token& token) { return token.kind == kind; });
  }

  const Table& table_;
  const Position& p_;
  int width_;
  int cell_ = 4;  ///< columns of a hex
  Lines drawn_;
};

Lines Map::lines() {
  if (needed(cell_) > width_) cell_ = 3;
  if (needed(cell_) > width_) return {"(the map needs " + std::to_string(needed(cell_)) + " columns)"};
  drawn_.assign(static_cast<std::size_t>(2 * rows() + 3), "");
  edges();
  for (int row = 0; row < rows(); ++row)
    for (int column = 0; column < columns(); ++column) draw(column, row);
  for (std::string& line : key()) drawn_.push_back(std::move(line));
  return drawn_;
}

void Map::write(int line, int column, const std::string& text) {
  std::string& all = drawn_[static_cast<std::size_t>(line)];
  const auto from = static_cast<std::size_t>(column);
  all = padded(std::move(all), from + text.size());
  all.replace(from, text.size(), text);
}

/// Letters above and below; row numbers at the left for even columns, at the right for odd ones.
void Map::edges() {
  for (int column = 0; column < columns(); ++column)
    for (const int line : {0, 2 * rows() + 2}) write(line, margin + column * cell_ + 1, std::string(1, static_cast<char>('a' + column)));
  for (int row = 0; row < rows(); ++row) {
    write(1 + 2 * row, 0, right_aligned(std::to_string(row + 1), 2));
    if (columns() > 1) write(2 + 2 * row, margin + columns() * cell_, right_aligned(std::to_string(row + 1), 2));
  }
}

void Map::draw(int column, int row) {
  const HexId hex = table_.map.find(hex_of({column, row}));
  if (hex == nowhere) return;
  const int line = 1 + 2 * row + (column & 1);
  const int from = margin + column * cell_;
  if (table_.planets.contains(hex)) {
    write(line, from, "###");
    write(line + 1, from, "###");
    return;
  }
  const std::string ship = ship_in(hex);
  write(line, from, ship.empty() ? " . " : ship.size() < 3 && ship.back() != '\\' && ship[0] != '/' && ship[0] != '\\' ? " " + ship : ship);
  if (const std::string signs = ground(hex); !signs.empty()) write(line + 1, from + (signs.size() < 3 ? 1 : 0), signs);
}

/// Empty without one. The Sparrow never turns.
std::string Map::ship_in(HexId hex) const {
  const ShipId ship = p_.ship_at(hex);
  if (ship == no_ship) return "";
  return ship == sparrow ? sign(table_, ship) : nose(sign(table_, ship), p_[ship].facing);
}

/// What lies in the hex, a character each.
std::string Map::ground(HexId hex) const {
  std::string signs;
  if (table_.goals.contains(hex)) signs += '=';
  if (table_.asteroids.contains(hex)) signs += 'o';
  if (table_.nebulae.contains(hex)) signs += '~';
  for (const Token& token : p_.tokens)
    if (token.at == hex)
      signs += token.kind == TokenKind::ignition ? '*' : token.kind == TokenKind::missile ? '!' : static_cast<char>('0' + token.value);
  return signs;
}

Lines Map::key() const {
  Lines items = {"noses: X^ up", "X/ up-right", "X\\ down-right", "Xv down", "/X down-left", "\\X up-left"};
  Lines lines = flowed("", items, width_);
  items.clear();
  if (!table_.planets.empty()) items.emplace_back("### planet");
  if (!table_.asteroids.empty()) items.emplace_back("o asteroid");
  if (!table_.nebulae.empty()) items.emplace_back("~ nebula");
  if (!table_.goals.empty()) items.emplace_back("= goal");
  if (any_token(TokenKind::ignition)) items.emplace_back("* Ignition token");
  if (any_token(TokenKind::missile)) items.emplace_back("! Missile token");
  if (any_token(TokenKind::flak)) items.emplace_back("2 and 1 Flak Debris");
  for (std::string& line : flowed("", items, width_)) lines.push_back(std::move(line));
  return lines;
}

}  // namespace

Lines map_lines(const Table& table, const Position& p, int width) { return Map(table, p, width).lines(); }

std::string Game::picture(const Position& p, int width) const {
  const std::string head = (p.round == 0 ? std::string("Set-up") : "Round " + std::to_string(p.round)) + ": " + table_->scenario.name + ", level " +
                           std::to_string(table_->level) + ". " + goal_text(*table_);
  Lines lines = wrapped(head, width);
  for (std::string& line : map_lines(*table_, p, width)) lines.push_back(std::move(line));
  for (std::string& line : status_lines(*table_, p, width)) lines.push_back(std::move(line));
  std::string text;
  for (std::string& line : lines) {
    line.resize(std::min(line.size(), static_cast<std::size_t>(std::max(width, 1))));
    line.resize(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

}  // namespace rondo::akarios
