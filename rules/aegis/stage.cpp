#include "rules/aegis/stage.h"

#include "rules/aegis/stats.h"

namespace rondo::aegis {

Position bare_position(const Table& table) {
  Position p;
  p.under.fill(no_card);
  p.valor = static_cast<std::uint8_t>(table.profile.starting_valor);
  p.energy = p.max_energy = 20;
  p.round = 1;
  for (std::size_t icon = 0; icon < icon_count; ++icon)  // two of each letter, one of each Special Attack (AEG-020, AEG-021)
    p.rondo.bag[icon] = icon < static_cast<std::size_t>(Icon::phi) ? 2 : 1;
  for (int place = 0; place < table.minion_cards; ++place) p.minions.bag[static_cast<std::size_t>(place)] = 1;
  p[boss_piece].card = table.boss;
  p[boss_piece].hex = table.boss_start;
  Frame frame;
  frame.kind = FrameKind::round;
  frame.step = static_cast<std::uint8_t>(RoundStep::turn);
  p.frames.push_back(frame);
  p.owing = hero_seat;
  return p;
}

PieceId Stage::put(PieceId first, int slots, CardId card, HexId hex) {
  if (table_.walls.contains(hex) || piece_on(p_, hex) != no_piece) return no_piece;
  for (PieceId piece = first; piece < first + slots; ++piece) {
    if (p_.alive(piece)) continue;
    p_[piece] = {};
    p_[piece].card = card;
    p_[piece].hex = hex;
    return piece;
  }
  return no_piece;
}

PieceId Stage::robot(CardId card, HexId hex) {
  const PieceId piece = put(0, hero_slots, card, hex);
  if (piece != no_piece) p_.where[card] = Whereabouts::on_board;
  return piece;
}

PieceId Stage::minion(CardId card, HexId hex) {
  const PieceId piece = put(first_minion, minion_slots, card, hex);
  if (piece != no_piece) p_.minions.bag[place(card)] = 0;
  return piece;
}

PieceId Stage::drone(CardId card, HexId hex, Side side) {
  return put(side == Side::hero ? first_hero_drone : first_enemy_drone, drone_slots, card, hex);
}

void Stage::beneath(PieceId robot, CardId card) {
  p_.where[card] = Whereabouts::beneath;
  p_.under[card] = p_[robot].card;
}

void Stage::discard(CardId card) {
  p_.minions.bag[place(card)] = 0;
  p_.minions.discard.push_back(place(card));
}

void Stage::put_under(CardId card) {
  p_.minions.bag[place(card)] = 0;
  p_.minions.put_under(place(card));
}

void Stage::take(std::uint8_t icon) {
  if (p_.rondo.bag[icon] > 0) --p_.rondo.bag[icon];
}

void Stage::reveal(std::span<const std::uint8_t> icons) {
  for (const std::uint8_t icon : p_.revealed) ++p_.rondo.bag[icon];
  p_.revealed.clear();
  p_.resolved = 0;
  for (const std::uint8_t icon : icons) {
    p_.revealed.push_back(icon);
    take(icon);
  }
}

void Stage::spent(std::span<const std::uint8_t> icons) {
  for (const std::uint8_t icon : icons) {
    p_.rondo.discard.push_back(icon);
    take(icon);
  }
}

}  // namespace rondo::aegis
