#include "rules/aerodome/cards.h"

#include <algorithm>

#include "rules/aerodome/game.h"
#include "rules/core/ensure.h"

namespace rondo::aerodome {

namespace {

WhenSet moments_of(const std::vector<Effect>& lines) {
  WhenSet moments = 0;
  for (const Effect& line : lines) moments |= only(line.when);
  return moments;
}

}  // namespace

Table complete(Table table) {
  RONDO_ENSURE(table.pilots.size() >= 2 && table.pilots.size() <= max_fighters, "a table of two to eight fighters");
  table.radius = {table.dimensions.radius, 0};
  table.shot_radius = {table.dimensions.shot_radius, 0};
  table.hit_points = table.mode == Mode::standard ? 15 : 5;                 // ARD-122, ARD-246, ARD-275
  table.points_to_win = table.mode == Mode::squadron ? 10 : 0;              // ARD-280
  table.centre_token = table.mode != Mode::standard || table.stadium.centre;  // ARD-240, ARD-266
  table.seats = table.mode == Mode::squadron ? 2 : static_cast<int>(table.pilots.size());
  const std::size_t team = table.pilots.size() / static_cast<std::size_t>(table.seats);
  table.moments = moments_of(table.stadium.effects);
  for (std::size_t i = 0; i < table.pilots.size(); ++i) {
    Pilot& pilot = table.pilots[i];
    pilot.seat = static_cast<Seat>(i / team);
    pilot.tag = std::string(colours[i / team]) + (team > 1 ? "-" + pilot.fighter.word : "");
    table.moments |= moments_of(pilot.fighter.effects) | moments_of(pilot.fighter.side_b_effects);
    for (const BattleCard& card : pilot.hand) table.moments |= moments_of(card.effects);
  }
  table.aux_decks.resize(static_cast<std::size_t>(table.seats));
  return table;
}

}  // namespace rondo::aerodome
