#include "rules/aegis/words.h"

#include <algorithm>

#include "decks/spelling.h"

namespace rondo::aegis {

namespace {

int drone_number(PieceId piece) { return piece < boss_piece ? piece - first_hero_drone + 1 : piece - first_enemy_drone + 1 + drone_slots; }

}  // namespace

std::string piece_name(const Table& table, CardId card, PieceId piece) {
  const std::string& id = table.card(card).id;
  return is_drone(piece) ? id + "-" + std::to_string(drone_number(piece)) : id;
}

std::string piece_name(const Table& table, const Position& p, PieceId piece) { return piece_name(table, p[piece].card, piece); }

std::string called(const Table& table, const Position& p, PieceId piece) {
  return piece == boss_piece ? table.boss_card.name : piece_name(table, p, piece);
}

std::vector<std::string> piece_names(const Table& table, const Position& p, PieceSet set) {
  std::vector<std::string> names;
  each(set, [&](PieceId piece) { names.push_back(piece_name(table, p, piece)); });
  std::sort(names.begin(), names.end());
  return names;
}

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

std::string movement_words(const Table& table, const Position& p, PieceId piece) {
  const std::string hexes = std::to_string(movement(table, p, piece));
  if (copied(table, p, piece) != no_card) return "movement " + hexes + " under Override";
  const int jet = ability(table, p, piece, Ability::jet);
  return "movement " + hexes + (ability(table, p, piece, Ability::flight) > 0 ? " with Flight" : jet > 0 ? " with Jet " + std::to_string(jet) : "");
}

std::string movement_text(const Table& table, const Position& p, PieceId piece) {
  std::string text = std::to_string(movement(table, p, piece));
  if (copied(table, p, piece) != no_card) return text;
  if (ability(table, p, piece, Ability::flight) > 0) return text + "f";
  const int jet = ability(table, p, piece, Ability::jet);
  return jet > 0 ? text + "j" + std::to_string(jet) : text;
}

std::vector<std::string> mark_words(const Table& table, const Position& p, PieceId piece) {
  std::vector<std::string> words;
  const auto signed_word = [&](std::string_view name, int n) {
    if (n != 0) words.push_back(std::string(name) + (n > 0 ? "+" : "") + std::to_string(n));
  };
  const auto counter_word = [&](std::string_view name, int n) {
    if (n > 0) words.push_back(std::string(name) + " " + std::to_string(n));
  };
  const auto flag_word = [&](std::string_view name, bool set) {
    if (set) words.emplace_back(name);
  };
  signed_word("DMG", mark(p, piece, &Marks::dmg));
  signed_word("DEF", mark(p, piece, &Marks::def));
  signed_word("ACC", mark(p, piece, &Marks::acc));
  signed_word("EVA", mark(p, piece, &Marks::eva));
  counter_word("BLAZE", blazes(p, piece));
  flag_word("RUST", status(p, piece, &Marks::rust));
  flag_word("QUELL", status(p, piece, &Marks::quell));
  flag_word("DISARM", disarmed(table, p, piece));
  flag_word("FLICKER", status(p, piece, &Marks::flicker));
  counter_word("drained", p[piece].drain);
  counter_word("boosted", p[piece].boost);
  return words;
}

std::string class_text(const Card& card) {
  std::string text;
  for (std::size_t i = 0; i < class_letters.size(); ++i)
    if ((card.classes >> i) & 1) text += class_letters[i];
  if (text.empty()) text = card.drone ? "Drone" : "boss";
  return text;
}

std::string roll_text(const ActionLine& line) {
  if (line.effect == Effect::burst_star) return "1 die";
  return (line.x_cost ? "X dice" : counted(line.cost, "die", "dice")) + ", " + std::to_string(line.accuracy) + "+";
}

std::string action_text(const ActionLine& line) {
  std::string text = roll_text(line) + " ";
  text += std::string(line.multi_hit ? "multi-hit" : "single-hit") + ", ";
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

std::string command_text(Ability ability) {
  switch (ability) {
    case Ability::aether_waltz: return "moves free of Energy, for 1 damage an activation";
    case Ability::aether_wind: return "3 Energy after an Action: one more move, free";
    case Ability::authority: return "combined robots have Reroll 1, also while this is beneath one";
    case Ability::authority_plus: return "one more Reroll 1, also while this is beneath one";
    case Ability::excavate: return "next to a wall, 1 Energy and a die before an Action";
    case Ability::false_army: return "a complete miss in your turn lets it or a Drone activate";
    case Ability::jetjump: return "1 damage or drain instead of any move: placed 3 hexes away";
    case Ability::long_arm: return "2 Energy more, 2 hexes more range";
    case Ability::override: return "others may act as this one: 5 hexes, 1 Action, 1 damage";
    default: return "";
  }
}

std::string trophy_text(const Trophy& trophy) {
  const std::string n = std::to_string(trophy.amount);
  switch (trophy.rule) {
    case TrophyRule::robots_lost_at_most: return "at most " + counted(trophy.amount, "robot") + " lost";
    case TrophyRule::valor_at_least: return n + " Valor or more";
    case TrophyRule::rounds_at_most: return "won in " + counted(trophy.amount, "round") + " or fewer";
    case TrophyRule::minions_destroyed_at_least: return counted(trophy.amount, "minion") + " or more destroyed";
    case TrophyRule::no_recall: return "no Recall";
    case TrophyRule::no_valor_skill: return "no Valor Skill";
    case TrophyRule::no_combine: return "no combine";
    case TrophyRule::level_five_formed: return "a Level 5 robot formed";
  }
  return "";
}

std::string faces(const Dice& dice) {
  std::string text;
  for (int face = 1; face <= 6; ++face)
    for (int i = 0; i < dice.count(face); ++i) text += (text.empty() ? "" : " ") + std::to_string(face);
  return text;
}

namespace {

std::string plain(std::string_view text) {
  std::string kept;
  for (const char c : lower(text))
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) kept += c;
  return kept;
}

/// Two letters of the Make and one of the model; where another card of the side has these, the next letter or digit that is free.
std::vector<std::string> card_tags(const Table& table, int first, int end) {
  std::vector<std::string> tags;
  for (int id = first; id < end; ++id) {
    const Card& card = table.card(static_cast<CardId>(id));
    const std::string make = plain(card.make) + "--";
    for (const char last : plain(card.model) + "0123456789abcdefghijklmnopqrstuvwxyz") {
      std::string tag = make.substr(0, 2) + last;
      if (std::find(tags.begin(), tags.end(), tag) != tags.end()) continue;
      tags.push_back(std::move(tag));
      break;
    }
  }
  return tags;
}

}  // namespace

std::string piece_tag(const Table& table, const Position& p, PieceId piece) {
  if (piece == boss_piece) return "(B)";
  if (is_drone(piece)) return (side_of(piece) == Side::hero ? "+D" : "+d") + std::to_string(drone_number(piece));
  if (side_of(piece) == Side::boss) return card_tags(table, table.first_minion_card, p[piece].card + 1).back();
  std::string tag = card_tags(table, 0, p[piece].card + 1).back();
  for (char& c : tag)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return tag;
}

}  // namespace rondo::aegis
