#include "rules/aegis/commander.h"

#include "rules/aegis/aim.h"
#include "rules/aegis/permits.h"

namespace rondo::aegis {

namespace {

bool is_commander(const Table& table, const Position& p, PieceId piece) {
  return p.alive(piece) && ((table.commanders >> p[piece].card) & 1U) != 0;
}

/// A component of one of the player's robots has the ability, which persists there (AEG-537).
bool beneath(const Table& table, const Position& p, Ability which) {
  for (int id = 0; id < table.team_size(); ++id)
    if (p.under[static_cast<std::size_t>(id)] != no_card && table.card(static_cast<CardId>(id)).abilities.has(which)) return true;
  return false;
}

}  // namespace

PieceId commander(const Table& table, const Position& p, Side side) {
  if (!table.commands(side)) return no_piece;
  const bool hero = side == Side::hero;  // no Drone is a Commander, nor is the boss
  const PieceId first = hero ? 0 : first_minion;
  const PieceId end = hero ? hero_slots : first_enemy_drone;
  const PieceSet noted = p.frames.empty() ? 0 : p.frames[0].pieces & ((PieceSet{1} << end) - (PieceSet{1} << first));
  if (noted != 0)
    if (const auto leader = static_cast<PieceId>(std::countr_zero(noted)); is_commander(table, p, leader)) return leader;
  PieceId leader = no_piece;
  for (PieceId piece = first; piece < end; ++piece)
    if (is_commander(table, p, piece) && (leader == no_piece || card_of(table, p, piece).id < card_of(table, p, leader).id)) leader = piece;
  return leader;
}

bool serves(const Table& table, const Position& p, PieceId piece, Ability which) {
  const Side side = side_of(piece);
  if (piece == boss_piece || hand_on(table, p, piece) != side) return false;
  const PieceId leader = commander(table, p, side);
  return leader != no_piece && ability(table, p, leader, which) > 0;
}

bool activated_by_hero(const Position& p, PieceId piece) {
  for (const Frame& frame : p.frames)
    if (frame.kind == FrameKind::activation && frame.piece == piece) return true;
  return false;
}

int authority(const Table& table, const Position& p, PieceId piece) {
  const Side side = side_of(piece);
  if (piece == boss_piece || level(table, p, piece) < 2 || status(p, piece, &Marks::quell)) return 0;
  int instances = 0;
  for (const Ability which : {Ability::authority, Ability::authority_plus})
    if (commanded(table, p, piece, which) || (side == Side::hero && beneath(table, p, which))) ++instances;
  return instances;
}

HexSet jetjump_ends(const Table& table, const Position& p, PieceId piece) {
  HexSet set;
  for (int id = 0; id < table.map.size(); ++id)
    if (table.map.distance(static_cast<HexId>(id), p[piece].hex) == jetjump_hexes) set.insert(static_cast<HexId>(id));
  set -= table.walls;
  set -= occupied(p);
  return set;
}

bool may_excavate(const Table& table, const Position& p, const Frame& use) {
  if (!commanded(table, p, use.piece, Ability::excavate)) return false;
  HexSet beside = table.map.around(p[use.piece].hex);
  beside &= table.walls;
  return !beside.empty();
}

PieceSet called_up(const Table& table, const Position& p) {
  const PieceId leader = commander(table, p, Side::hero);
  if (leader == no_piece || ability(table, p, leader, Ability::false_army) == 0) return 0;
  PieceSet set = 0;
  each(pieces(p), [&](PieceId piece) {
    if ((piece == leader || is_drone(piece)) && !p[piece].activated && !p[piece].fresh) set |= only(piece);
  });
  return set;
}

PieceSet false_army(const Table& table, const Position& p, const Frame& boss_turn) {
  const PieceId leader = commander(table, p, Side::boss);
  PieceSet set = 0;
  each(pieces(p, Side::boss) & ~only(boss_piece), [&](PieceId piece) {
    const bool sent = ((boss_turn.flags >> static_cast<unsigned>(piece - first_minion)) & 1U) != 0;
    if ((piece == leader || is_drone(piece)) && !sent && !p[piece].fresh && !has(boss_turn.pieces, piece)) set |= only(piece);
  });
  return set;
}

bool may_override(const Table& table, const Position& p, PieceId piece) {
  return commanded(table, p, piece, Ability::override) && piece != commander(table, p, side_of(piece));
}

bool wind_carries(const Table& table, const Position& p, PieceId piece) {
  if (!p.alive(piece) || !commanded(table, p, piece, Ability::aether_wind)) return false;
  if (side_of(piece) == Side::boss)
    for (int action = 0; action < static_cast<int>(actions_of(table, p, piece).size()); ++action)
      if (has_use(table, p, shot(table, p, piece, action))) return false;
  if (commanded(table, p, piece, Ability::jetjump) && !jetjump_ends(table, p, piece).empty()) return true;
  return !Reach(table, p, piece, movement_left(table, p, piece, 0, 99), airborne(table, p, piece)).empty();
}

}  // namespace rondo::aegis
