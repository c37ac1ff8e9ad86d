#pragma once
// What holds in every position of every Aerodome game.
#include <string>

#include "rules/aerodome/effects.h"
#include "rules/aerodome/flight.h"

namespace rondo::aerodome {

/// What is broken, or nothing.
inline std::string broken_rule(const Table& table, const Position& p) {
  for (FighterId one = 0; one < table.fighters(); ++one) {
    const Plane& plane = p[one];
    const std::string& tag = table.pilot(one).tag;
    if (plane.hit_points > table.hit_points) return tag + " has too many Hit Points";
    if (plane.burn > 6 || plane.frozen > 6) return tag + " has a Debuff above 6";
    for (const std::uint8_t tokens : plane.dazed)
      if (tokens > 6) return tag + " has a card Dazed above 6";
    if (plane.initiative > 9) return tag + " has an Initiative above 9";
    if (!plane.aloft && plane.touching != 0) return tag + " touches from off the table";
    int attached = 0;
    for (const AuxPlace place : p.aux[static_cast<std::size_t>(table.owner_of(one))]) attached += place == attached_to(one) ? 1 : 0;
    if (attached > 1) return tag + " has two Armaments";
    for (FighterId other = 0; other < one; ++other) {
      if (!plane.aloft || !p[other].aloft) continue;
      const Shape here = marker(table, plane);
      const Shape there = marker(table, p[other]);
      if (overlap(here, there)) return tag + " overlaps " + table.pilot(other).tag;
      if (has(plane.touching, other) != has(p[other].touching, one)) return tag + " touches " + table.pilot(other).tag + ", but not the other way round";
      if (touch(here, there) && !has(plane.touching, other)) return tag + " rests against " + table.pilot(other).tag + " without touching";
      // A stored touch that is no exact one is a slide's stop, at most 2/1024 inch short of contact along the way (ruling 12).
      const Surd slack{4, 0};
      if (has(plane.touching, other))
        for (int direction = 0; direction < directions; ++direction)
          if (doubled_depth(here, there, direction) + slack < Surd{}) return tag + " is said to touch " + table.pilot(other).tag + " from afar";
    }
  }
  if (p.tokens.size() > max_tokens) return "too many Auxiliary tokens";
  return "";
}

}  // namespace rondo::aerodome
