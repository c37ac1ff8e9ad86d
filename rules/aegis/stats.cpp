#include "rules/aegis/stats.h"

#include <algorithm>

#include "rules/aegis/permits.h"

namespace rondo::aegis {

CardId find_copied(const Position& p, PieceId piece) {
  for (const Frame& frame : p.frames) {
    if (frame.piece != piece) continue;
    const bool activation = frame.kind == FrameKind::activation && (frame.flags & activation_flag::overridden);
    if (activation || (frame.kind == FrameKind::minion && (frame.flags & minion_flag::overridden))) return frame.amount;
  }
  return no_card;
}

const AttributeSet& attributes(const Table&, const Position& p, PieceId piece, const ActionLine& line) {
  static constexpr AttributeSet none{};
  return status(p, piece, &Marks::quell) ? none : line.attributes;
}

int jamming(const Table& table, const Position& p, PieceId piece) {
  return ability(table, p, piece, Ability::jamming) + (table.jams.contains(p[piece].hex) ? 1 : 0);
}

int output(const Table& table, const Position& p, PieceId piece) {
  return std::max(0, card_of(table, p, piece).energy + p[piece].boost - p[piece].drain);
}

PieceSet pieces(const Position& p) {
  PieceSet set = 0;
  for (PieceId piece = 0; piece < max_pieces; ++piece)
    if (p.alive(piece)) set |= only(piece);
  return set;
}

PieceSet pieces(const Position& p, Side side) {
  constexpr PieceSet heroes = (PieceSet{1} << boss_piece) - 1;
  return pieces(p) & (side == Side::hero ? heroes : ~heroes);
}

HexSet occupied(const Position& p) {
  HexSet hexes;
  for (const Piece& piece : p.pieces)
    if (piece.card != no_card) hexes.insert(piece.hex);
  return hexes;
}

PieceId piece_on(const Position& p, HexId hex) {
  for (PieceId piece = 0; piece < max_pieces; ++piece)
    if (p.alive(piece) && p[piece].hex == hex) return piece;
  return no_piece;
}

Reach::Reach(const Table& table, const Position& p, PieceId piece, int steps, bool flies) {
  const bool halts = !airborne(table, p, piece);  // a Move Action lets even those walk, but STOP is nothing to them (AEG-112)
  HexSet taken = occupied(p);
  taken |= table.walls;
  const HexSet barred = flies ? HexSet{} : taken;
  HexSet seen;
  HexSet edge;
  seen.insert(p[piece].hex);
  edge.insert(p[piece].hex);
  for (int step = 1; step <= steps && !edge.empty(); ++step) {
    HexSet next;
    edge.each([&](HexId at) { next |= table.map.around(at); });
    next -= seen;
    next -= barred;
    seen |= next;
    next.each([&](HexId hex) { steps_[hex] = static_cast<std::uint8_t>(step); });
    edge = next;
    if (halts) edge -= table.stops;
  }
  ends_ = seen;
  ends_ -= taken;
  ends_.each([&](HexId hex) { list_[size_++] = {hex, steps_[hex]}; });
}

namespace {

int jet(const Table& table, const Position& p, PieceId piece) {
  return table.profile.jet_multiplies && copied(table, p, piece) == no_card ? std::max(1, ability(table, p, piece, Ability::jet)) : 1;
}

}  // namespace

int movement_price(const Table& table, const Position& p, PieceId piece, int steps) {
  const int per_energy = jet(table, p, piece);
  return (steps + per_energy - 1) / per_energy;
}

int movement_left(const Table& table, const Position& p, PieceId piece, int moved, int energy) {
  const int per_energy = jet(table, p, piece);
  return std::max(0, std::min(movement(table, p, piece) * per_energy - moved, energy * per_energy));
}

}  // namespace rondo::aegis
