// The table as text, read back: a person who counts along a row finds on each hex what is there, at every width that shows the board.
#include <algorithm>
#include <map>

#include "decks/spelling.h"
#include "tests/aegis/casts.h"
#include "tests/decks/frozen.h"
#include "tests/gambler.h"

using namespace rondo;
using namespace rondo::aegis;

namespace {

std::vector<std::string> picture(const aegis::Game& game, const Position& p, int width) {
  std::vector<std::string> all;
  const std::string text = game.picture(p, width);
  for (const std::string_view line : lines(text)) all.emplace_back(line);
  return all;
}

/// The rows of the board, by letter: the line, and where its letter stands.
struct Row {
  std::string line;
  std::size_t letter = 0;
};
std::map<char, Row> rows(const std::vector<std::string>& all, const Table& table) {
  std::map<char, Row> found;
  char next = 'A';
  const char last = table.board.hexes.back().label[0];
  for (const std::string& line : all) {
    const std::size_t at = line.find_first_not_of(' ');
    if (next > last || at == std::string::npos || line[at] != next || line[at + 1] != ' ') continue;
    if (line.find("name") != std::string::npos) continue;
    found[next++] = {line, at};
  }
  return found;
}

/// What stands on each hex, found as a person finds it: from the row's letter, one cell after the other.
std::map<std::string, std::string> cells(const std::vector<std::string>& all, const Table& table) {
  const std::map<char, Row> board = rows(all, table);
  std::map<std::string, std::string> found;
  for (const BoardHex& hex : table.board.hexes) {
    const auto row = board.find(hex.label[0]);
    REQUIRE(row != board.end());
    const auto number = static_cast<std::size_t>(std::stoi(hex.label.substr(1)));
    const std::size_t at = row->second.letter + 2 + 4 * (number - 1);
    found[hex.label] = at < row->second.line.size() ? row->second.line.substr(at, 3) : "   ";
  }
  return found;
}

std::string trimmed(const std::string& text) {
  const std::size_t first = text.find_first_not_of(' ');
  return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

std::string ground(const BoardHex& hex) {
  if (hex.ground == Ground::wall) return "###";
  if (hex.starpoint != 0) return "*" + std::to_string(hex.starpoint);
  const std::string mark = hex.start_zone != 0 ? "=" : hex.ground == Ground::stop ? "!" : hex.ground == Ground::jam ? "~" : "";
  return hex.label.substr(1) + mark;
}

/// The legend's line for a piece's name, as words.
std::vector<std::string> legend(const std::vector<std::string>& all, const std::string& name) {
  for (const std::string& line : all)
    if (const auto parts = words(line); parts.size() > 6 && parts[1] == name) return parts;
  return {};
}

/// The first thing that the picture gets wrong, or an empty text.
std::string mistake(const aegis::Game& game, const Position& p, int width) {
  const Table& table = game.table();
  const auto all = picture(game, p, width);
  for (const std::string& line : all)
    if (static_cast<int>(line.size()) > width) return "too wide: " + line;
  const auto shown_cells = cells(all, table);
  std::map<std::string, int> tags;
  std::string wrong;
  for (std::size_t i = 0; i < table.board.hexes.size(); ++i) {
    const BoardHex& hex = table.board.hexes[i];
    const PieceId piece = piece_on(p, static_cast<HexId>(i));
    const std::string cell = trimmed(shown_cells.at(hex.label));
    if (piece == no_piece) {
      if (cell != ground(hex)) wrong += hex.label + " shows '" + cell + "'; ";
      continue;
    }
    if (++tags[cell] > 1) wrong += "tag '" + cell + "' stands twice; ";
    const auto parts = legend(all, piece_name(table, p, piece));
    if (parts.empty() || parts[0] != cell) {
      wrong += piece_name(table, p, piece) + " is not explained as '" + cell + "'; ";
      continue;
    }
    if (std::find(parts.begin(), parts.end(), hex.label) == parts.end())
      wrong += piece_name(table, p, piece) + " is not said to be on " + hex.label + "; ";
    const std::string integrity =
        std::to_string(std::max(0, integrity_left(table, p, piece))) + "/" + std::to_string(card_of(table, p, piece).integrity);
    if (parts[4] != integrity) wrong += piece_name(table, p, piece) + " has not " + integrity + "; ";
  }
  return wrong;
}

aegis::Game frozen_game(const std::string& board) {
  const auto table = lay_out(tests::frozen_box(), {"lamplighters", "ebb-fleet", "ebb-colossus", board, Difficulty::normal});
  REQUIRE(static_cast<bool>(table));
  return aegis::Game(*table);
}

/// Visits the positions of one game of a player who takes anything.
template <class Visit>
void wander(const aegis::Game& game, std::uint64_t seed, Visit&& visit) {
  Position p = game.start();
  Mute mute;
  for (std::uint64_t ply = 0; p.owing != Seat::none; ++ply) {
    if (ply % 25 == 0) visit(p);
    OptionList options;
    game.options(p, p.owing, options);
    const Action answer = options[Gambler::pick(options, p.owing, seed, ply)].action;
    game.apply(p, {&answer, 1}, mute);
  }
  visit(p);
}

}  // namespace

TEST_CASE("a picture shows each hex and each piece once, in its place", "[show][picture][aegis]") {
  for (const std::string board : {"arena", "quarry"}) {
    const aegis::Game game = frozen_game(board);
    for (std::uint64_t seed = 1; seed <= 6; ++seed)
      wander(game, seed, [&](const Position& p) {
        for (const int width : {80, 60}) {
          INFO(game.picture(p, width));
          CHECK(mistake(game, p, width) == "");
        }
      });
  }
}

TEST_CASE("neighbours on the board are neighbours in the text", "[show][picture][aegis]") {
  const aegis::Game game = frozen_game("quarry");
  const Table& table = game.table();
  const auto board = rows(picture(game, game.start(), 60), table);
  const auto column = [&](HexId hex) {
    const std::string& label = table.label(hex);
    return static_cast<int>(board.at(label[0]).letter) + 4 * std::stoi(label.substr(1));
  };
  for (int id = 0; id < table.map.size(); ++id) {
    const auto hex = static_cast<HexId>(id);
    if (const HexId east = table.map.neighbour(hex, 0); east != nowhere) CHECK(column(east) == column(hex) + 4);
    if (const HexId below = table.map.neighbour(hex, 5); below != nowhere) CHECK(column(below) == column(hex) + 2);
  }
}

TEST_CASE("no picture is wider than it may be, and all are ASCII", "[show][picture][aegis]") {
  const aegis::Game game = frozen_game("arena");
  wander(game, 3, [&](const Position& p) {
    for (const int width : {200, 80, 79, 60, 53, 52, 40, 28, 27, 20, 5, 1, 0, -3}) {
      const auto all = picture(game, p, width);
      CHECK_FALSE(all.empty());
      for (const std::string& line : all) {
        if (static_cast<int>(line.size()) > std::max(width, 1)) FAIL_CHECK("wider than " << width << ": " << line);
        if (!std::all_of(line.begin(), line.end(), [](char c) { return c >= ' ' && c <= '~'; })) FAIL_CHECK("not ASCII: " << line);
      }
    }
  });
}

TEST_CASE("a narrow picture keeps the board as long as it fits, one letter a piece", "[show][picture][aegis]") {
  Scene s(five());
  s.hero("ANT-1", "A2");
  s.minion("MAR-1", "M7");
  const auto narrow = picture(s.game(), s.p, 40);
  const auto has = [](const std::vector<std::string>& all, const std::string& line) { return std::find(all.begin(), all.end(), line) != all.end(); };
  CHECK(has(narrow, "      A = A = = = = ="));
  CHECK(has(narrow, "G . . 6 . . . @ . . . 3 . ."));
  CHECK(has(narrow, "      M = = = = = = a"));
  const auto none = picture(s.game(), s.p, 26);
  CHECK(has(none, "(the board needs 27 column"));
}

TEST_CASE("the panel tells round, cards, Energy, Valor, skills and piles", "[show][picture][aegis]") {
  Scene s(five());
  s.rondo("A G Phi");
  s.p.rondo.bag[0] = 1;
  s.p.resolved = 1;
  s.p.skills_used = 1;
  s.discard("MUD-1");
  s.hero("ANT-1", "A2");
  const PieceId eel = s.hero("EEL-1", "C3");
  s.p[eel].activated = true;
  s.p[eel].damage = 2;
  s.p[eel].boost = 1;
  s.marks(eel, Side::boss).blaze = 2;
  s.marks(eel, Side::boss).rust = true;
  s.marks(eel, Side::hero).dmg = 1;
  s.marks(eel, Side::boss).acc = -1;
  s.p[boss_piece].damage = 4;
  const auto all = picture(s.game(), s.p, 60);
  const std::vector<std::string> panel(all.begin(), all.begin() + 8);
  CHECK(panel == std::vector<std::string>{"Round 1 of 4, normal", "Rondo: A done, G next, Phi", "Rondo deck: A x1, E x2, G x1, I x2, S x2, Omega x1",
                                          "Energy 20 of 20, Valor 18", "Skills left: again, repair, one, energy", "Boss Integrity 16 of 20",
                                          "Minion deck: MAR-1, MER-1, MIX-2, MAX-3, MOP-1", "Discarded: MUD-1"});
  const auto at = std::find_if(all.begin(), all.end(), [](const std::string& line) { return line.starts_with("EE1 "); });
  REQUIRE(at != all.end());
  CHECK(*at == "EE1 EEL-1 E      1   3/5   4   3 C3  acted, DMG+1, ACC-1,");
  CHECK(*(at + 1) == "  BLAZE 2, RUST, boosted 1, on *1");
  const auto wide = picture(s.game(), s.p, 80);
  CHECK(picture(s.game(), s.game().start(), 60)[0] == "Set-up, 4 rounds, normal");
  CHECK(wide[1] == "          B  1   2   3   4   5   6   7   8             Rondo: A done, G next,");
  CHECK(wide[2] == "        C  1   2  EE1  4   5   6  *2   8   9             Phi");
}
