// What follows a maneuver: the damage of a collision, tokens, and the lines that it sets off.
#include "rules/aerodome/resolve.h"

namespace rondo::aerodome {

/// Puts a marker where a flight ends; touching is a fact of both.
void Resolver::land(FighterId fighter, const Flight& flight) {
  Plane& it = plane(fighter);
  it.at = flight.at;
  it.heading = flight.heading;
  it.touching = flight.touching;
  each_fighter([&](FighterId other) {
    if (other == fighter) return;
    FighterSet& touching = plane(other).touching;
    touching = static_cast<FighterSet>(has(flight.touching, other) ? touching | only(fighter) : touching & ~only(fighter));
  });
}

// `line` is the maneuver, `other` whom it struck, `count` the tokens picked up, `items` the fighters crossed; flag 1 says that it was a success.

bool Resolver::flight(Frame& frame) {
  const FighterId fighter = frame.fighter;
  const auto maneuver = static_cast<Maneuver>(frame.line);
  const auto step = static_cast<FlightStep>(frame.step);
  const bool success = frame.flags != 0;
  frame.step = static_cast<std::uint8_t>(frame.step + 1);
  switch (step) {
    case FlightStep::hurt:
      if (success) return true;
      ++tally(fighter).collisions;
      hurt(fighter, 1, Cause::collision, nobody);
      if (!over_) moment(fighter, When::collided, maneuver);
      return true;
    case FlightStep::tokens:
      if (table_.centre_token && token_within_range(table_, p[fighter], 1, table_.centre())) start_draw(fighter, 1, false);
      if (frame.count > 0) start_draw(fighter, frame.count, true);
      return true;
    case FlightStep::lines:
      if (success) moment(fighter, When::maneuver_done, maneuver);
      return true;
    case FlightStep::keywords:
      if (frame.items != 0) moment(fighter, When::clear_pass, maneuver);
      return true;
    case FlightStep::over: break;
  }
  pop();
  Frame& turn = top();
  if (success) turn.flags = static_cast<std::uint8_t>(turn.flags | turn_flag::success);
  return true;
}

}  // namespace rondo::aerodome
