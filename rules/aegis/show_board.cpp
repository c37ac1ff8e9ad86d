// The table as text. Hexes stand in rows, doubled-width: the text column grows with 2q+r, so neighbours on the board are neighbours
// in the text. A free hex shows its number in its row; a piece its tag, which the list below explains. What does not fit the width
// is dropped in this order: the panel beside the board, numbers and long tags, the board.
#include <algorithm>

#include "rules/aegis/game.h"
#include "rules/aegis/resolve.h"
#include "rules/aegis/words.h"

namespace rondo::aegis {

namespace {

using Lines = std::vector<std::string>;

constexpr int rondo_cards = 12;  ///< in a full deck (AEG-020)
constexpr int panel_width = 24;  ///< the least that the panel beside the board needs

void append(Lines& lines, const Lines& more) { lines.insert(lines.end(), more.begin(), more.end()); }

std::string padded(std::string text, std::size_t width) {
  if (text.size() < width) text.append(width - text.size(), ' ');
  return text;
}

std::string right(const std::string& text, std::size_t width) { return text.size() < width ? std::string(width - text.size(), ' ') + text : text; }

/// Whether a Rondo card is being carried out.
bool in_boss_turn(const Position& p) {
  return std::any_of(p.frames.begin(), p.frames.end(),
                     [](const Frame& frame) { return frame.kind == FrameKind::boss_turn && frame.action != setup_icon; });
}

/// One letter for a piece where there is no room for its tag: A to E, V to Y for Drones, small ones for the enemy's, @ for the boss.
std::string letter(PieceId piece) {
  if (piece == boss_piece) return "@";
  const bool enemy = side_of(piece) == Side::boss;
  const int slot = piece - (is_drone(piece) ? (enemy ? first_enemy_drone : first_hero_drone) : (enemy ? first_minion : 0));
  return std::string(1, static_cast<char>((enemy ? 'a' : 'A') + slot + (is_drone(piece) ? 21 : 0)));
}

class Picture {
 public:
  Picture(const Table& table, const Position& p, int width) : table_(table), p_(p), width_(std::max(width, 1)) {}
  [[nodiscard]] std::string text();

 private:
  void measure();
  [[nodiscard]] Lines board() const;
  [[nodiscard]] std::string cell(HexId hex) const;
  [[nodiscard]] std::string tag(PieceId piece) const { return scale_ == 2 ? piece_tag(table_, p_, piece) : letter(piece); }
  [[nodiscard]] Lines key() const;
  [[nodiscard]] Lines status(int width) const;
  [[nodiscard]] Lines rondo(int width) const;
  [[nodiscard]] Lines piles(int width) const;
  [[nodiscard]] Lines legend() const;
  [[nodiscard]] std::string row(PieceId piece, std::size_t name_width) const;
  [[nodiscard]] Lines states(PieceId piece) const;
  [[nodiscard]] std::string standing(HexId hex) const;
  [[nodiscard]] Lines off_board() const;

  const Table& table_;
  const Position& p_;
  int width_;
  int left_ = 0;   ///< least 2q+r of the board
  int span_ = 0;   ///< doubled columns from the first hex to the last
  int scale_ = 2;  ///< characters for one doubled column: 2, 1, or 0 when the board does not fit
};

std::string Picture::text() {
  measure();
  Lines lines;
  const int columns = 2 + span_ * scale_ + 2 * scale_ - 1;
  if (scale_ == 2 && width_ >= columns + 2 + panel_width) {
    lines = board();
    const Lines beside = status(width_ - columns - 2);
    lines.resize(std::max(lines.size(), beside.size()));
    for (std::size_t i = 0; i < beside.size(); ++i)
      if (!beside[i].empty()) lines[i] = padded(lines[i], static_cast<std::size_t>(columns + 2)) + beside[i];
  } else {
    lines = status(width_);
    if (scale_ > 0)
      append(lines, board());
    else
      lines.push_back("(the board needs " + std::to_string(2 + span_ + 1) + " columns)");
  }
  append(lines, key());
  append(lines, legend());
  append(lines, off_board());
  std::string text;
  for (std::string& line : lines) {
    line.resize(std::min(line.size(), static_cast<std::size_t>(width_)));
    line.resize(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

void Picture::measure() {
  int end = 0;
  for (int id = 0; id < table_.map.size(); ++id) {
    const Hex hex = table_.map.at(static_cast<HexId>(id));
    const int column = 2 * hex.q + hex.r;
    left_ = id == 0 ? column : std::min(left_, column);
    end = id == 0 ? column : std::max(end, column);
  }
  span_ = end - left_;
  while (scale_ > 0 && 2 + span_ * scale_ + 2 * scale_ - 1 > width_) --scale_;
}

Lines Picture::board() const {
  Lines lines;
  int drawn = 0;
  for (int id = 0; id < table_.map.size(); ++id) {
    const auto hex = static_cast<HexId>(id);
    const Hex at = table_.map.at(hex);
    const auto column = static_cast<std::size_t>(2 + (2 * at.q + at.r - left_) * scale_);
    if (lines.empty() || at.r != drawn) {
      lines.push_back(padded("", column - 2) + table_.label(hex).substr(0, 1));
      drawn = at.r;
    }
    lines.back() = padded(lines.back(), column) + cell(hex);
  }
  return lines;
}

/// Three characters, or one on a narrow board. A wall and a Starpoint hide the hex's number; their neighbours show theirs.
std::string Picture::cell(HexId hex) const {
  const BoardHex& ground = table_.board.hexes[hex];
  if (const PieceId piece = piece_on(p_, hex); piece != no_piece) return tag(piece);
  const bool wide = scale_ == 2;
  if (ground.ground == Ground::wall) return wide ? "###" : "#";
  if (ground.starpoint != 0) return (wide ? "*" : "") + std::to_string(ground.starpoint);
  const char mark = ground.start_zone != 0 ? '=' : ground.ground == Ground::stop ? '!' : ground.ground == Ground::jam ? '~' : wide ? ' ' : '.';
  return (wide ? right(ground.label.substr(1), 2) : "") + mark;
}

/// What the signs on this board mean.
Lines Picture::key() const {
  if (scale_ == 0) return {};
  Lines items = scale_ == 2 ? Lines{"numbers count hexes along their row", "*1 Starpoint"} : Lines{"1-6 Starpoints"};
  if (!table_.zones.empty()) items.emplace_back("= Start Zone");
  if (!table_.walls.empty()) items.emplace_back("# wall");
  if (!table_.stops.empty()) items.emplace_back("! STOP");
  if (!table_.jams.empty()) items.emplace_back("~ JAM");
  return flowed("", items, width_);
}

Lines Picture::status(int width) const {
  static constexpr std::string_view difficulties[] = {"easy", "normal", "hard"};
  static constexpr std::string_view skills[] = {"six", "again", "repair", "one", "energy"};
  const int cards = cards_per_round(table_.setup.difficulty);
  Lines lines;
  const std::string rounds = std::to_string((rondo_cards + cards - 1) / cards);
  lines.push_back((p_.round == 0 ? "Set-up, " + rounds + " rounds, " : "Round " + std::to_string(p_.round) + " of " + rounds + ", ") +
                  std::string(difficulties[static_cast<std::size_t>(table_.setup.difficulty)]));
  append(lines, rondo(width));
  lines.push_back("Energy " + std::to_string(p_.energy) + " of " + std::to_string(p_.max_energy) + ", Valor " + std::to_string(p_.valor));
  Lines left;
  for (std::size_t i = 0; i < 5; ++i)
    if ((p_.skills_used & skill_bit(static_cast<Skill>(i))) == 0) left.emplace_back(skills[i]);
  if (left.empty()) left.emplace_back("none");
  append(lines, flowed("Skills left:", left, width));
  lines.push_back("Boss Integrity " + std::to_string(std::max(0, integrity_left(table_, p_, boss_piece))) + " of " +
                  std::to_string(table_.card(table_.boss).integrity));
  append(lines, piles(width));
  return lines;
}

Lines Picture::rondo(int width) const {
  Lines revealed;
  for (std::size_t i = 0; i < p_.revealed.size(); ++i) {
    const bool now = i + 1 == p_.resolved && in_boss_turn(p_);
    revealed.push_back(std::string(icon_names[p_.revealed[i]]) + (now ? " now" : i < p_.resolved ? " done" : i == p_.resolved ? " next" : ""));
  }
  if (revealed.empty()) revealed.emplace_back("none revealed");
  Lines lines = flowed("Rondo:", revealed, width);
  Lines deck;
  for (std::size_t icon = 0; icon < icon_count; ++icon) {
    int count = 0;
    for (std::uint8_t in_order : p_.rondo.top) count += in_order == icon;
    for (std::uint8_t in_order : p_.rondo.bottom) count += in_order == icon;
    count += p_.rondo.bag[icon];
    if (count > 0) deck.push_back(std::string(icon_names[icon]) + " x" + std::to_string(count));
  }
  if (deck.empty()) deck.emplace_back("empty");
  append(lines, flowed("Rondo deck:", deck, width));
  return lines;
}

Lines Picture::piles(int width) const {
  const auto name = [&](int place) { return table_.card(table_.minion_card(place)).id; };
  Lines deck;
  for (std::size_t i = p_.minions.top.size(); i-- > 0;) deck.push_back(name(p_.minions.top[i]));
  for (int place = 0; place < table_.minion_cards; ++place)
    if (p_.minions.bag[static_cast<std::size_t>(place)] > 0) deck.push_back(name(place));
  Lines lines = flowed("Minion deck:", deck, width);
  Lines under;
  for (const std::uint8_t place : p_.minions.bottom) under.push_back(name(place));
  append(lines, flowed(deck.empty() ? "Minion deck, in order:" : "Beneath, in order:", under, width));
  Lines gone;
  for (const std::uint8_t place : p_.minions.discard) gone.push_back(name(place));
  append(lines, flowed("Discarded:", gone, width));
  if (p_.minions.empty()) lines.emplace_back("Minion deck: empty");
  return lines;
}

Lines Picture::legend() const {
  std::size_t name_width = 4;
  each(pieces(p_), [&](PieceId piece) { name_width = std::max(name_width, piece_name(table_, p_, piece).size()); });
  Lines lines = {padded("", scale_ == 2 ? 4 : 2) + padded("name", name_width) + " Class Lv   Int Out Mov At"};
  each(pieces(p_), [&](PieceId piece) {
    const std::string head = row(piece, name_width);
    const Lines words = states(piece);
    if (words.empty())
      lines.push_back(head);
    else
      append(lines, flowed(head, words, width_));
  });
  return lines;
}

std::string Picture::row(PieceId piece, std::size_t name_width) const {
  const Card& card = card_of(table_, p_, piece);
  std::string text = (scale_ == 0 ? padded("", 1) : tag(piece)) + " " + padded(piece_name(table_, p_, piece), name_width) + " ";
  text += padded(class_text(card), 5) + " " + right(std::to_string(card.level), 2) + " ";
  text += right(std::to_string(std::max(0, integrity_left(table_, p_, piece))) + "/" + std::to_string(card.integrity), 5) + " ";
  text +=
      piece == boss_piece ? "  -   - " : right(std::to_string(output(table_, p_, piece)), 3) + " " + right(movement_text(table_, p_, piece), 3) + " ";
  return text + padded(table_.label(p_[piece].hex), 3);
}

/// What a person must know of a piece besides its numbers.
Lines Picture::states(PieceId piece) const {
  Lines words;
  bool acting = false;
  for (const Frame& frame : p_.frames)
    acting = acting || ((frame.kind == FrameKind::activation || frame.kind == FrameKind::minion) && frame.piece == piece);
  if (acting)
    words.emplace_back("acting");
  else if (p_[piece].fresh)
    words.emplace_back("new");
  else if (p_[piece].activated)
    words.push_back(ability(table_, p_, piece, Ability::arc_buster) == 0
                        ? "acted"
                        : "acted " + std::to_string(p_[piece].activated) + " of " + std::to_string(arc_buster_activations));
  if (piece == commander(table_, p_, side_of(piece))) words.emplace_back("commands");
  append(words, mark_words(table_, p_, piece));
  if (const std::string ground = standing(p_[piece].hex); !ground.empty()) words.push_back(ground);
  return words;
}

/// The ground that a piece hides.
std::string Picture::standing(HexId hex) const {
  const BoardHex& ground = table_.board.hexes[hex];
  if (ground.starpoint != 0) return "on *" + std::to_string(ground.starpoint);
  return ground.ground == Ground::stop ? "on STOP" : ground.ground == Ground::jam ? "on JAM" : "";
}

/// Cards of the team that are neither on the board nor beneath another.
Lines Picture::off_board() const {
  Lines basics;
  Lines combined;
  Lines reserve;
  Lines lifted;
  for (int id = 0; id < table_.team_size(); ++id) {
    const auto card = static_cast<CardId>(id);
    switch (p_.where[card]) {
      case Whereabouts::off_board: (table_.is_basic(card) ? basics : combined).push_back(table_.card(card).id); break;
      case Whereabouts::reserve: reserve.push_back(table_.card(card).id); break;
      case Whereabouts::lifted: lifted.push_back(table_.card(card).id); break;
      default: break;
    }
  }
  Lines lines = flowed("In reserve:", reserve, width_);
  append(lines, flowed("In reserve from the next Recharge:", lifted, width_));
  append(lines, flowed("Off the board:", basics, width_));
  append(lines, flowed("Combine pool:", combined, width_));
  return lines;
}

}  // namespace

std::string Game::picture(const Position& p, int width) const { return Picture(*table_, p, width).text(); }

}  // namespace rondo::aegis
