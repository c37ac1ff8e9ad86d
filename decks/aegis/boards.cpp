#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "decks/aegis/sheet.h"
#include "decks/aegis/vocabulary.h"
#include "decks/spelling.h"

namespace rondo::aegis {

namespace {

constexpr std::array<std::string_view, 6> board_keys = {"id", "name", "line", "edge", "map", "source"};
constexpr std::size_t row_limit = 26;   // a letter each
constexpr std::size_t hex_limit = 250;  // AEG-049 leaves the size open; a position numbers hexes in one byte

/// What a glyph of the map stands for, or nothing.
std::optional<BoardHex> hex_of(char glyph) {
  BoardHex hex;
  switch (glyph) {
    case '.': return hex;
    case '#': hex.ground = Ground::wall; return hex;
    case '!': hex.ground = Ground::stop; return hex;
    case '~': hex.ground = Ground::jam; return hex;
    case 'a': hex.start_zone = 1; return hex;
    case 'b': hex.start_zone = 2; return hex;
    default: break;
  }
  if (glyph < '1' || glyph > '6') return std::nullopt;
  hex.starpoint = glyph - '0';
  return hex;
}

/// Reads a map in doubled-width columns: one glyph a hex with a blank between, odd rows shifted by one, so that the character
/// column is 2q + r up to a constant and neighbours in the text are neighbours on the board.
class MapReader {
 public:
  MapReader(Place first, FaultLog& log) : first_(first), log_(log) {}

  [[nodiscard]] std::vector<BoardHex> read(std::string_view map) {
    const std::vector<std::string_view> rows = lines(map);
    if (rows.empty()) log_.add(first_, "the map has no rows", "at least one");
    if (rows.size() > row_limit)
      log_.add(at(row_limit, 0), "the map has " + std::to_string(rows.size()) + " rows", "at most " + std::to_string(row_limit));
    for (std::size_t row = 0; row < rows.size() && row < row_limit; ++row) read_row(static_cast<int>(row), rows[row]);
    return std::move(hexes_);
  }

 private:
  [[nodiscard]] Place at(std::size_t row, int column) const { return {first_.line + static_cast<int>(row), first_.column + column}; }

  void read_row(int row, std::string_view text) {
    int column = 0;
    int number = 0;
    bool shifted = false;
    for (const char glyph : text) {
      if ((static_cast<unsigned char>(glyph) & 0xc0) == 0x80) continue;  // the rest of a character already reported
      if (glyph != ' ') {
        if (number == 0 && row == 0) origin_ = column;
        add(row, column, ++number, glyph, shifted);
      }
      ++column;
    }
    if (number == 0) log_.add(at(static_cast<std::size_t>(row), 0), "the map row is empty", "at least one hex a row");
  }

  void add(int row, int column, int number, char glyph, bool& shifted) {
    const Place place = at(static_cast<std::size_t>(row), column);
    std::optional<BoardHex> hex = hex_of(glyph);
    if (!hex) return log_.add(place, "the map has an unknown glyph " + glyph_text(glyph), "one of . # ! ~ a b 1 2 3 4 5 6");
    if ((column - origin_ - row) % 2 != 0) {
      if (!shifted) log_.add(place, "the hex stands between two columns of its row", "one blank between hexes, every other row shifted by one");
      shifted = true;  // one fault a row: what follows is shifted as well
    }
    if (hexes_.size() == hex_limit) {
      if (!full_) log_.add(place, "the map has more than " + std::to_string(hex_limit) + " hexes", "at most " + std::to_string(hex_limit));
      full_ = true;
      return;
    }
    if (hex->starpoint != 0) {
      Place& earlier = starpoints_[static_cast<std::size_t>(hex->starpoint)];
      if (earlier != Place{})
        log_.add(place, "Starpoint " + std::string(1, glyph) + " is given twice, first at " + spell(log_.path(), earlier), "each number once");
      earlier = place;
    }
    hex->r = row;
    hex->q = (column - origin_ - row) / 2;
    hex->label = std::string(1, static_cast<char>('A' + row)) + std::to_string(number);
    hexes_.push_back(*std::move(hex));
  }

  static std::string glyph_text(char glyph) {
    if (static_cast<unsigned char>(glyph) >= 0x80) return "outside ASCII";
    return glyph == '\t' ? "tab" : quoted(std::string(1, glyph));
  }

  Place first_;
  FaultLog& log_;
  int origin_ = 0;  ///< column of the first hex of the first row
  bool full_ = false;
  std::array<Place, 7> starpoints_{};
  std::vector<BoardHex> hexes_;
};

/// Where the map's first row stands; nothing unless the text opens with ''' at the end of its line, since only then do its lines
/// and columns stand as such in the file.
std::optional<Place> first_row(const Node& map, std::string_view file) {
  const std::vector<std::string_view> file_lines = lines(file);
  const auto line = static_cast<std::size_t>(map.place.line);
  const auto column = static_cast<std::size_t>(map.place.column);
  if (line > file_lines.size() || column > file_lines[line - 1].size()) return std::nullopt;
  const std::string_view opening = file_lines[line - 1].substr(column - 1);
  if (opening != "'''") return std::nullopt;
  return Place{map.place.line + 1, 1};
}

bool read_edge(const Reader& table) {
  const Node* value = table.may("edge", NodeKind::text, "\"wall\" or \"drop\"");
  if (!value || value->text == "wall") return true;
  if (value->text != "drop") table.log().add(value->place, "'edge' is " + quoted(value->text), "\"wall\" or \"drop\"");
  return false;
}

}  // namespace

void read_map(const Reader& table, Sheet& sheet, Board& board) {
  board.edge_is_wall = read_edge(table);
  const Node* map = table.need("map", NodeKind::text, "rows of hexes between lines of '''");
  if (!map) return;
  if (const std::optional<Place> first = first_row(*map, sheet.text))
    board.hexes = MapReader(*first, sheet.log).read(map->text);
  else
    sheet.log.add(map->place, "the map does not begin on a line of its own", "''' at the end of this line and the first row below it");
}

Board read_board(const Node& node, Sheet& sheet) {
  const Reader table(node, title(node, "board", "id"), board_keys, sheet.log);
  Board board;
  board.id = table.id("id");
  if (!board.id.empty()) sheet.registry.define(IdKind::board, board.id, table.find("id")->place, sheet.log);
  board.name = table.text("name");
  board.line = table.text_or("line", "", 80);
  board.source = read_source(table, sheet.source);
  read_map(table, sheet, board);
  return board;
}

}  // namespace rondo::aegis
