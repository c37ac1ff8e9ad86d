#pragma once
// What holds in every AEGIS position, whatever was played: asked at every ply of thousands of random games.
#include <string>

#include "rules/aegis/resolve.h"

namespace rondo::aegis {

/// The first promise that the position breaks, or an empty text.
[[nodiscard]] inline std::string broken_invariant(const Table& table, const Position& p) {
  HexSet taken;
  int minions_seen = static_cast<int>(p.minions.discard.size()) + p.minions.size();
  for (PieceId piece = 0; piece < max_pieces; ++piece) {
    if (!p.alive(piece)) {
      if (!(p[piece] == Piece{})) return "an empty slot is not blank";
      continue;
    }
    const Piece& it = p[piece];
    if (it.hex == nowhere || it.hex >= table.map.size()) return "a piece off the board";
    if (table.walls.contains(it.hex)) return "a piece on terrain";
    if (taken.contains(it.hex)) return "two pieces on one hex";
    taken.insert(it.hex);
    if (piece != boss_piece && integrity_left(table, p, piece) <= 0) return "a destroyed robot on the board";
    if (card_of(table, p, piece).energy + it.boost < it.drain) return "Output below 0";
    if (is_minion(piece)) ++minions_seen;
    if (piece < hero_slots && p.where[it.card] != Whereabouts::on_board) return "a robot's card is not on the board";
  }
  for (const Frame& frame : p.frames) minions_seen += frame.kind == FrameKind::summon && frame.card == no_card && static_cast<SummonStep>(frame.step) != SummonStep::reveal;
  if (minions_seen != table.minion_cards) return "minion cards are not conserved";
  int rondo = p.rondo.size() + static_cast<int>(p.rondo.discard.size() + p.revealed.size());
  if (rondo != 12) return "Rondo cards are not conserved";
  if (p.resolved > p.revealed.size()) return "more Rondo cards resolved than revealed";
  for (int id = 0; id < table.team_size(); ++id) {
    const CardId top = p.under[static_cast<std::size_t>(id)];
    const bool beneath = p.where[static_cast<std::size_t>(id)] == Whereabouts::beneath;
    if (beneath != (top != no_card)) return "a component without a robot above it";
    if (beneath && (p.where[top] == Whereabouts::off_board || p.where[top] == Whereabouts::beneath))
      return "a component beneath a card that is neither on the board nor in reserve";
  }
  if (p.outcome == Outcome::open && p.owing == Seat::none) return "nobody owes in an open game";
  if (p.outcome != Outcome::open && p.owing != Seat::none) return "somebody owes in a finished game";
  if (p.outcome == Outcome::open && integrity_left(table, p, boss_piece) <= 0) return "a beaten boss plays on";
  if (p.outcome == Outcome::open && p.valor == 0) return "no Valor, and the game goes on";
  return {};
}

}  // namespace rondo::aegis
