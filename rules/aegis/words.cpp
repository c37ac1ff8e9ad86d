#include "rules/aegis/words.h"

#include "decks/spelling.h"

namespace rondo::aegis {

std::string piece_name(const Table& table, CardId card, PieceId piece) {
  const std::string& id = table.card(card).id;
  if (!is_drone(piece)) return id;
  const int number = piece < boss_piece ? piece - first_hero_drone + 1 : piece - first_enemy_drone + 1 + drone_slots;
  return id + "-" + std::to_string(number);
}

std::string piece_name(const Table& table, const Position& p, PieceId piece) { return piece_name(table, p[piece].card, piece); }

Result<PieceId> piece_named(const Table& table, const Position& p, std::string_view name) {
  const std::string wanted = lower(name);
  std::vector<std::string> names;
  std::vector<PieceId> beginning;
  PieceId exact = no_piece;
  each(pieces(p), [&](PieceId piece) {
    names.push_back(piece_name(table, p, piece));
    const std::string own = lower(names.back());
    if (own == wanted) exact = piece;
    if (own.starts_with(wanted)) beginning.push_back(piece);
  });
  if (exact != no_piece) return exact;
  if (beginning.size() == 1 && !wanted.empty()) return beginning.front();
  return Fault{{}, beginning.empty() ? "there is no '" + std::string(name) + "' on the board" : "'" + std::string(name) + "' fits several robots",
               listed(names), nearest(name, names)};
}

Result<HexId> hex_named(const Table& table, std::string_view label) {
  const std::string wanted = lower(label);
  for (int id = 0; id < table.map.size(); ++id)
    if (lower(table.label(static_cast<HexId>(id))) == wanted) return static_cast<HexId>(id);
  return Fault{{}, "the board has no hex '" + std::string(label) + "'",
               "a label from " + table.label(0) + " to " + table.label(static_cast<HexId>(table.map.size() - 1)), {}};
}

std::string class_text(const Card& card) {
  std::string text;
  for (std::size_t i = 0; i < class_letters.size(); ++i)
    if ((card.classes >> i) & 1) text += class_letters[i];
  if (text.empty()) text = card.drone ? "Drone" : "boss";
  return text;
}

std::string action_text(const ActionLine& line) {
  std::string text = line.x_cost ? "X dice" : std::to_string(line.cost) + (line.cost == 1 ? " die" : " dice");
  text += ", " + std::to_string(line.accuracy) + "+ " + (line.multi_hit ? "multi-hit" : "single-hit") + ", ";
  text += (is_stat(line.effect) && line.power > 0 ? "+" : "") + std::to_string(line.power) + " " + std::string(effect_words[static_cast<std::size_t>(line.effect)]);
  if (line.range > 0) text += ", range " + std::to_string(line.range);
  if (line.radius > 0) text += ", radius " + std::to_string(line.radius);
  std::string keywords;
  for (std::size_t i = 0; i < attribute_names.size(); ++i) {
    const int number = line.attributes.number[i];
    if (number == 0) continue;
    keywords += (keywords.empty() ? "; " : ", ") + std::string(attribute_names[i].name);
    if (attribute_names[i].takes_number && number > 1) keywords += " " + std::to_string(number);
  }
  return text + keywords;
}

}  // namespace rondo::aegis
