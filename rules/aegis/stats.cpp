#include "rules/aegis/stats.h"

#include <algorithm>

namespace rondo::aegis {

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
  const HexSet taken = occupied(p);
  const bool halts = !airborne(table, p, piece);  // a Move Action lets even those walk, but STOP is nothing to them
  std::array<std::uint8_t, 250> found;
  std::fill_n(found.begin(), table.map.size(), std::uint8_t{255});
  std::array<HexId, 250> queue;
  std::size_t head = 0;
  std::size_t tail = 0;
  queue[tail++] = p[piece].hex;
  found[p[piece].hex] = 0;
  while (head < tail) {
    const HexId at = queue[head++];
    if (found[at] >= steps) break;
    if (halts && head > 1 && table.stops.contains(at)) continue;
    for (const HexId next : table.map.neighbours(at)) {
      if (next == nowhere || found[next] != 255) continue;
      if (!flies && (table.walls.contains(next) || taken.contains(next))) continue;
      found[next] = static_cast<std::uint8_t>(found[at] + 1);
      queue[tail++] = next;
    }
  }
  for (int id = 0; id < table.map.size(); ++id) {
    const auto hex = static_cast<HexId>(id);
    if (found[hex] == 255 || found[hex] == 0 || table.walls.contains(hex) || taken.contains(hex)) continue;
    steps_[size_++] = {hex, found[hex]};
  }
}

int Reach::steps_to(HexId hex) const {
  for (const Step& step : *this)
    if (step.hex == hex) return step.steps;
  return -1;
}

namespace {

int jet(const Table& table, const Position& p, PieceId piece) {
  return table.profile.jet_multiplies ? std::max(1, ability(table, p, piece, Ability::jet)) : 1;
}

}  // namespace

int movement_price(const Table& table, const Position& p, PieceId piece, int steps) {
  const int per_energy = jet(table, p, piece);
  return (steps + per_energy - 1) / per_energy;
}

int movement_left(const Table& table, const Position& p, PieceId piece, int moved, int energy) {
  const int per_energy = jet(table, p, piece);
  return std::max(0, std::min(card_of(table, p, piece).movement * per_energy - moved, energy * per_energy));
}

}  // namespace rondo::aegis
