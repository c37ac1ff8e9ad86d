// Things that go hex by hex: a ship's move, a push or a pull, a missile. Whatever lies in an entered hex happens before the next.
#include "rules/akarios/resolve.h"

namespace rondo::akarios {

/// `count`: glides so far, `amount`: hexes entered.
bool Resolver::flight(Frame& frame) {
  Craft& craft = p[frame.ship];
  if (!craft.in_play()) return pop();
  if (static_cast<FlightStep>(frame.step) != FlightStep::glide) return hazard(frame);
  const Pattern& pattern = steps_of(table_, p, frame)[frame.line].patterns[frame.pattern];
  const bool stopped = frame.amount > 0 && table_.nebulae.contains(craft.at);
  if (stopped && frame.count < glides(p, frame.ship, pattern)) say({EventKind::nebula_stops, frame.ship});
  if (stopped || frame.count >= glides(p, frame.ship, pattern)) {
    say({EventKind::moved, frame.ship, no_ship, frame.amount, craft.facing});
    return pop();
  }
  const Glide glide = pattern[frame.count++];
  const int aside = turned(craft.facing, side_of(glide));
  if (is_turn(glide)) {
    craft.facing = static_cast<std::uint8_t>(aside);
    return true;
  }
  const HexId next = table_.map.neighbour(craft.at, direction(aside));
  if (!free_to_enter(table_, p, next)) {
    say({EventKind::move_blocked, frame.ship, no_ship, next});
    frame.count = 255;
    return true;
  }
  craft.at = next;
  ++frame.amount;
  if (is_pilot(frame.ship) && frame.other == no_ship) cockpit(frame.ship).passed.push_back(next);
  frame.step = static_cast<std::uint8_t>(FlightStep::asteroid);
  return true;
}

/// A push, a pull, and what rides on it. The Sparrow is never moved (ruling 14).
void Resolver::start_shove(ShipId by, ShipId target, const Riders& riders, HexId source) {
  afflict(target, by, riders.conditions);
  const auto start = [&](std::uint8_t hexes, bool pull) {
    if (hexes == 0 || target == sparrow) return;
    Frame& frame = push(FrameKind::shove, target, by);
    frame.hex = source;
    frame.amount = hexes;
    frame.flags = pull;
  };
  start(riders.pull, true);
  start(riders.push, false);  // on top: the push comes first
}

/// `hex`: the source, `amount`: hexes still to go, `count`: hexes gone, `flags`: 1 for a pull.
bool Resolver::shove(Frame& frame) {
  Craft& craft = p[frame.ship];
  if (!craft.in_play()) return pop();
  if (static_cast<FlightStep>(frame.step) != FlightStep::glide) return hazard(frame);
  const HexId next = frame.amount > 0 ? shove_step(table_, p, frame.ship, frame.hex, frame.flags != 0) : nowhere;
  if (next == nowhere) {
    if (frame.count > 0) say({EventKind::shoved, frame.ship, frame.other, frame.count, frame.flags});
    if (frame.amount > 0) say({EventKind::shove_blocked, frame.ship, frame.other});
    return pop();
  }
  craft.at = next;
  --frame.amount;
  ++frame.count;
  frame.step = static_cast<std::uint8_t>(FlightStep::asteroid);
  return true;
}

/// What waits in the hex that a ship has just entered: an asteroid or flak, an Ignition token, a missile.
bool Resolver::hazard(Frame& frame) {
  const HexId hex = p[frame.ship].at;
  const ShipId ship = frame.ship;
  switch (static_cast<FlightStep>(frame.step)) {
    case FlightStep::asteroid:
      frame.step = static_cast<std::uint8_t>(FlightStep::ignition);
      if (table_.asteroids.contains(hex) || token_at(p, TokenKind::flak, hex)) {
        const int damage = std::max(0, 1 + change(table_, p, Rule::asteroid_damage));
        say({EventKind::asteroid_hit, ship, no_ship, damage});
        hurt(ship, damage, no_ship);
      }
      return true;
    case FlightStep::ignition:
      frame.step = static_cast<std::uint8_t>(FlightStep::missile);
      if (const Token* token = token_at(p, TokenKind::ignition, hex)) {
        const Token it = *token;
        remove_token(TokenKind::ignition, hex);
        say({EventKind::ignited, ship, it.owner, it.value});
        hurt(ship, it.value, it.owner);
      }
      return true;
    case FlightStep::missile:
      frame.step = static_cast<std::uint8_t>(FlightStep::glide);
      for (std::size_t i = 0; i < p.tokens.size(); ++i)
        if (p.tokens[i].kind == TokenKind::missile && p.tokens[i].at == hex) {
          detonate(i, ship);
          break;
        }
      return true;
    case FlightStep::glide: break;
  }
  return true;
}

/// `hex`: where it is, `amount`: hexes it still flies.
bool Resolver::missile(Frame& frame) {
  std::size_t index = 0;
  while (p.tokens[index].kind != TokenKind::missile || p.tokens[index].at != frame.hex) ++index;
  Token& token = p.tokens[index];
  if (frame.amount == 0) return pop();
  const std::optional<int> facing = missile_course(table_, p, token);
  const HexId next = missile_step(table_, p, token);
  if (next == nowhere || token_at(p, TokenKind::missile, next)) {
    say({EventKind::missile_waits, frame.ship, no_ship, token.at});
    return pop();
  }
  if (table_.planets.contains(next)) {
    say({EventKind::missile_lost, frame.ship, no_ship, next});
    p.tokens.erase_at(index);
    return pop();
  }
  say({EventKind::missile_moves, frame.ship, no_ship, token.at, next});
  token.at = frame.hex = next;
  token.came = static_cast<std::uint8_t>(*facing);
  --frame.amount;
  const ShipId met = p.ship_at(next);
  if (met == no_ship) return true;
  pop();
  detonate(index, met);
  return true;
}

/// An attack of the token's base damage with a modifier card of its owner (AKA-105, AKA-106); the token is gone.
void Resolver::detonate(std::size_t index, ShipId victim) {
  const Token token = p.tokens[index];
  p.tokens.erase_at(index);
  say({EventKind::missile_hits, victim, token.owner});
  Frame source;
  source.hex = token.at;
  start_attack(token.owner, victim, source, token.value).flags |= attack_flag::missile;
}

void Resolver::remove_token(TokenKind kind, HexId hex) {
  for (std::size_t i = 0; i < p.tokens.size(); ++i)
    if (p.tokens[i].kind == kind && p.tokens[i].at == hex) return p.tokens.erase_at(i);
}

}  // namespace rondo::akarios
