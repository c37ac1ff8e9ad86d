#include "rules/aegis/aim.h"

#include <algorithm>

#include "rules/aegis/permits.h"

namespace rondo::aegis {

Shot shot(const Table& table, const Position& p, PieceId user, int action, bool long_arm) {
  const ActionLine& line = action_line(table, p, user, action);
  const auto longer = static_cast<std::uint8_t>(long_arm && line.range > 0 ? long_arm_hexes : 0);
  return {user, &line, &attributes(table, p, user, line), hand_on(table, p, user), no_axis, longer};
}

Shot shot(const Table& table, const Position& p, const Frame& use) {
  Shot held = shot(table, p, use.piece, use.action, (use.flags & use_flag::long_arm) != 0);
  held.axis = use.axis;
  return held;
}

bool sees(const Table& table, const Position& p, HexId from, HexId to) {
  HexSet blockers = table.walls;
  blockers |= occupied(p);
  return table.map.clear(from, to, blockers);
}

bool open_ground(const Table& table, HexId from, HexId to) { return table.map.clear(from, to, table.walls); }

namespace {

bool needs_repair(const Position& p, PieceId piece) { return p[piece].damage > 0 || p[piece].drain > 0; }

/// Whether the piece stands within range and sight of the user.
bool in_sights(const Table& table, const Position& p, const Shot& shot, PieceId piece, const HexSet& blockers) {
  const HexId from = p[shot.user].hex;
  const HexId to = p[piece].hex;
  if (piece == shot.user || table.map.distance(from, to) > shot.range()) return false;
  return shot.has(Attribute::arcing) || table.map.clear(from, to, blockers);
}

/// Robots behind the target on the axis that user and target share, up to the range or the first terrain.
PieceSet pierced(const Table& table, const Position& p, const Shot& shot, PieceId target) {
  const Hex from = table.map.at(p[shot.user].hex);
  const Hex to = table.map.at(p[target].hex);
  const auto line = axis(from, to);
  if (!line) return 0;
  PieceSet set = 0;
  each(pieces(p) & ~only(shot.user) & ~only(target), [&](PieceId piece) {
    const Hex at = table.map.at(p[piece].hex);
    const int far = distance(from, at);
    if (axis(from, at) == line && far > distance(from, to) && far <= shot.range() &&
        open_ground(table, p[shot.user].hex, p[piece].hex))
      set |= only(piece);
  });
  return set;
}

/// Everybody on the chosen line through the user, or on any of the six; terrain does not stop it (AEG-587, AEG-588).
PieceSet on_lines(const Table& table, const Position& p, const Shot& shot) {
  PieceSet set = 0;
  each(pieces(p) & ~only(shot.user), [&](PieceId piece) {
    const std::uint8_t line = line_between(table, p[shot.user].hex, p[piece].hex);
    if (line != no_axis && (shot.axis == no_axis || shot.axis == line)) set |= only(piece);
  });
  return set;
}

PieceSet around(const Table& table, const Position& p, const Shot& shot, HexId centre) {
  PieceSet set = 0;
  each(pieces(p), [&](PieceId piece) {
    if (table.map.distance(centre, p[piece].hex) <= shot.line->radius && (shot.has(Attribute::arcing) || open_ground(table, centre, p[piece].hex)))
      set |= only(piece);
  });
  return set;
}

}  // namespace

std::uint8_t line_between(const Table& table, HexId a, HexId b) {
  const auto direction = axis(table.map.at(a), table.map.at(b));
  if (!direction) return no_axis;
  return static_cast<std::uint8_t>(*direction < 6 ? *direction % 3 : 3 + *direction % 3);
}

bool concerns(const Position& p, const Shot& shot, PieceId piece) {
  if (shot.line->effect == Effect::self_push) return piece == shot.user;
  if (shot.line->effect == Effect::true_form) return false;  // nothing in solo (AEG-586)
  if (shot.side() == Side::hero) return true;
  if (shot.line->effect == Effect::move) return piece != boss_piece;
  if (!helpful(*shot.line)) return side_of(piece) == Side::hero;
  if (side_of(piece) == Side::hero) return false;
  return is_stat(shot.line->effect) || needs_repair(p, piece);  // an enemy's Energy Boost is a Repair (AEG-448)
}

PieceSet targets(const Table& table, const Position& p, const Shot& shot) {
  if (shot.line->range == 0) return 0;
  HexSet blockers = table.walls;
  blockers |= occupied(p);
  PieceSet set = 0;
  PieceSet beacons = 0;
  each(pieces(p) & ~only(shot.user), [&](PieceId piece) {
    if (!concerns(p, shot, piece) || !in_sights(table, p, shot, piece, blockers)) return;
    set |= only(piece);
    if (side_of(piece) != shot.side() && ability(table, p, piece, Ability::beacon) > 0) beacons |= only(piece);
  });
  return beacons != 0 ? beacons : set;
}

PieceSet star_targets(const Table& table, const Position& p, const Shot& shot, int face) {
  PieceSet set = 0;
  PieceSet beacons = 0;
  if (face != 3 && face != 4) return 0;  // nothing else works in solo (AEG-594, AEG-595)
  each(pieces(p) & ~only(shot.user), [&](PieceId piece) {
    if (apart(table, p, shot.user, piece) != 1) return;
    if (face == 4 ? piece == boss_piece : !concerns(p, shot, piece)) return;
    set |= only(piece);
    if (side_of(piece) != shot.side() && ability(table, p, piece, Ability::beacon) > 0) beacons |= only(piece);
  });
  return beacons != 0 ? beacons : set;
}

PieceSet affected(const Table& table, const Position& p, const Shot& shot, PieceId target) {
  PieceSet set = 0;
  if (shot.line->effect == Effect::self_push) {
    set = only(shot.user);
  } else if (shot.line->effect == Effect::lanzer) {
    set = on_lines(table, p, shot);
  } else if (shot.line->effect == Effect::burst_star) {
    set = target != no_piece ? only(target) : star_targets(table, p, shot, 3) | star_targets(table, p, shot, 4);
    return set;
  } else if (shot.line->range == 0) {
    set = around(table, p, shot, p[shot.user].hex) & ~only(shot.user);
  } else {
    set = only(target);
    if (shot.line->radius > 0) set |= around(table, p, shot, p[target].hex);
    if (shot.has(Attribute::piercing)) set |= pierced(table, p, shot, target);
  }
  if (shot.has(Attribute::self)) set |= only(shot.user);
  PieceSet meant = 0;
  each(set, [&](PieceId piece) {
    if (concerns(p, shot, piece)) meant |= only(piece);
  });
  return meant;
}

int accuracy(const Table& table, const Position& p, const Shot& shot, PieceId target) {
  int needed = shot.line->accuracy;
  if (!shot.has(Attribute::aimed)) {
    needed -= mark(p, shot.user, &Marks::acc);
    if (target != no_piece && side_of(target) != shot.side()) {
      needed += mark(p, target, &Marks::eva) + ability(table, p, target, Ability::evade);
      needed += ability(table, p, target, apart(table, p, shot.user, target) == 1 ? Ability::melee_evade : Ability::range_evade);
    } else if (target != no_piece) {  // allies ignore each other's EVA buffs, not debuffs (AEG-159, AEG-163)
      for (const Marks& marks : p[target].marks) needed += std::min<int>(marks.eva, 0);
    }
  }
  return std::clamp(needed, 1, 6);
}

bool has_use(const Table& table, const Position& p, const Shot& shot) {
  return shot.line->range > 0 ? targets(table, p, shot) != 0 : affected(table, p, shot, no_piece) != 0;
}

bool disarmed(const Table& table, const Position& p, PieceId piece) { return status(p, piece, &Marks::disarm) && level(table, p, piece) < 3; }

DicePlan dice_plan(const Table& table, const Position& p, const Shot& shot, PieceId target, int cost) {
  DicePlan plan{shot.line->effect == Effect::burst_star ? 1 : cost, 0, 0};  // a Burst Star rolls a single die
  if (target != no_piece && shot.has(Attribute::precise) && apart(table, p, shot.user, target) == shot.range()) ++plan.drop_lowest;
  if (shot.side() == Side::boss) plan.drop_lowest += rerolls(table, p, shot.user);
  if (shot.side() == Side::hero && target != no_piece && side_of(target) == Side::boss) plan.drop_highest += jamming(table, p, target);
  plan.rolled += plan.drop_lowest + plan.drop_highest;
  return plan;
}

int successes(const ActionLine& line, const Dice& dice, int accuracy) {
  int hits = 0;
  for (int face = accuracy; face <= 6; ++face) hits += dice.count(face);
  if (line.multi_hit) return hits;
  return hits == dice.size() && hits > 0 ? 1 : 0;
}

Strength strength(const Table&, const Position& p, const Shot& shot, int successes, int sixes) {
  Strength strength;
  if (successes == 0) return strength;
  strength.negative = shot.line->power < 0;
  strength.base = std::abs(shot.line->power) * successes;
  if (shot.has(Attribute::critical)) strength.base += sixes;
  if (offensive(shot.line->effect) && !shot.has(Attribute::aimed)) strength.base += mark(p, shot.user, &Marks::dmg);
  strength.anti_air = (*shot.attributes)[Attribute::anti_air];
  return strength;
}

int total(const Table& table, const Position& p, const Strength& strength, PieceId on) {
  const int sum = std::max(0, strength.base + (airborne(table, p, on) ? strength.anti_air : 0));
  return strength.negative ? -sum : sum;
}

}  // namespace rondo::aegis
