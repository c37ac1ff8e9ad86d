#include "rules/aegis/effects.h"

namespace rondo::aegis {

HexId origin(const Position& p, const Frame& effect) {
  return (effect.flags & effect_flag::gone) || !p.alive(effect.piece) ? effect.hex : p[effect.piece].hex;
}

namespace {

bool hurt(const Position& p, PieceId piece) { return p[piece].damage > 0 || p[piece].drain > 0; }

PieceSet those(const Position& p, const Frame& effect, Whom whom) {
  const PieceId own = effect.flags & effect_flag::gone ? no_piece : effect.piece;
  const Side side = side_of(effect);
  PieceSet set = 0;
  switch (whom) {
    case Whom::nobody: break;
    case Whom::self:
    case Whom::new_robot: set = only(own); break;
    case Whom::target: set = only(effect.target); break;
    case Whom::allies:
    case Whom::other_allies:
    case Whom::one_ally:
    case Whom::other_ally: set = pieces(p, side); break;
    case Whom::enemies:
    case Whom::one_enemy: set = pieces(p, other(side)); break;
    case Whom::all:
    case Whom::one_robot:
    case Whom::other_robot: set = pieces(p); break;
  }
  return (leaves_out_self(whom) ? set & ~only(own) : set) & pieces(p);
}

/// Whether the line means this one: near enough, and such as its verb and its side are meant for.
bool concerns(const Table& table, const Position& p, const Frame& effect, PieceId piece) {
  const EffectLine& line = line_of(table, effect);
  if (line.within > 0 && table.map.distance(origin(p, effect), p[piece].hex) > line.within) return false;
  if (line.verb == EffectVerb::move) return piece != boss_piece;  // ruling 18
  if (line.verb == EffectVerb::repair && !hurt(p, piece)) return false;
  if (side_of(effect) == Side::hero) return true;
  return side_of(piece) == (helps(line) ? Side::boss : Side::hero);
}

}  // namespace

PieceSet meant(const Table& table, const Position& p, const Frame& effect) {
  const Whom whom = line_of(table, effect).whom;
  PieceSet set = 0;
  PieceSet beacons = 0;
  each(those(p, effect, whom), [&](PieceId piece) {
    if (!concerns(table, p, effect, piece)) return;
    set |= only(piece);
    if (side_of(piece) != side_of(effect) && ability(table, p, piece, Ability::beacon) > 0) beacons |= only(piece);
  });
  return picks_one(whom) && beacons != 0 ? beacons : set;
}

bool idle(const Table& table, const Position& p, const Frame& effect) {
  const EffectLine& line = line_of(table, effect);
  if (line.whom != Whom::nobody) return meant(table, p, effect) == 0;
  const bool hero = side_of(effect) == Side::hero;
  return (line.verb == EffectVerb::sap && (hero || p.energy == 0)) || (line.verb == EffectVerb::energy && !hero);
}

HexSet free_ring(const Table& table, const Position& p, HexId from, int away) {
  HexSet set;
  for (int id = 0; id < table.map.size(); ++id)
    if (table.map.distance(static_cast<HexId>(id), from) == away) set.insert(static_cast<HexId>(id));
  set -= table.walls;
  set -= occupied(p);
  return set;
}

PieceId drone_slot(const Position& p, Side side) {
  const PieceId first = side == Side::hero ? first_hero_drone : first_enemy_drone;
  for (PieceId piece = first; piece < first + drone_slots; ++piece)
    if (!p.alive(piece)) return piece;
  return no_piece;
}

bool may_salvo(const Table& table, const Position& p, PieceId piece, int action) {
  const Shot s = shot(table, p, piece, action);
  return !disarmed(table, p, piece) && !(s.line->x_cost && p.energy == 0) && has_use(table, p, s);
}

}  // namespace rondo::aegis
