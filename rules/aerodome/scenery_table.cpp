// From what is written to tables and a position.
#include <algorithm>
#include <utility>

#include "decks/spelling.h"
#include "rules/aerodome/facts.h"
#include "rules/aerodome/flight.h"
#include "rules/aerodome/scenery.h"
#include "rules/aerodome/stage.h"

namespace rondo::aerodome {

namespace {

FighterId fighter_called(const Table& table, const std::string& tag) {
  const auto at = std::find_if(table.pilots.begin(), table.pilots.end(), [&](const Pilot& pilot) { return pilot.tag == tag; });
  return at == table.pilots.end() ? nobody : static_cast<FighterId>(at - table.pilots.begin());
}

void put_aux(const Flier& flier, FighterId fighter, Stage& stage, FaultLog& log) {
  const auto put = [&](const AuxCard* card, AuxPlace place) {
    if (!stage.aux(fighter, card->id, place))
      log.add(flier.place, quoted(card->id) + " has no place in the deck", "at most " + std::to_string(aux_slots) + " cards of a seat");
  };
  for (const AuxCard* card : flier.aux) put(card, in_hand_of(fighter));
  for (const AuxCard* card : flier.discard) put(card, AuxPlace::discard);
  if (flier.armament) put(flier.armament, attached_to(fighter));
}

/// No two markers lie in the same place, in any game.
void check_overlap(const Scenery& scenery, const Table& table, const Position& p, FaultLog& log) {
  for (FighterId fighter = 0; fighter < table.fighters(); ++fighter)
    for (FighterId other = 0; other < fighter; ++other)
      if (p[fighter].aloft && p[other].aloft && overlap(marker(table, p[fighter]), marker(table, p[other])))
        log.add(scenery.fliers[fighter].place, table.pilot(other).tag + " and " + table.pilot(fighter).tag + " overlap",
                "markers apart, or touching");
}

/// The state that is written over a fighter of a bare position.
void put_state(const Flier& flier, Plane& plane) {
  const Plane& state = flier.state;
  plane.hit_points = state.aloft ? state.hit_points : std::uint8_t{0};
  plane.burn = state.burn;
  plane.frozen = state.frozen;
  plane.buff = state.buff;
  plane.acted = state.acted;
  plane.turned = state.turned;
  plane.dazed = state.dazed;
  plane.charges = state.charges;
  if (flier.ammo) plane.ammo = static_cast<std::uint8_t>(*flier.ammo);
}

/// Who takes turns: those who have, then the one whose turn it is, then the others.
std::vector<FighterId> turn_order(const Scenery& scenery, const Table& table, const Position& p) {
  std::vector<FighterId> order;
  const FighterId first = fighter_called(table, scenery.turn);
  const auto add = [&](auto&& fits) {
    for (FighterId fighter = 0; fighter < table.fighters(); ++fighter)
      if (p[fighter].revealed && fits(fighter)) order.push_back(fighter);
  };
  add([&](FighterId fighter) { return fighter != first && p[fighter].acted; });
  add([&](FighterId fighter) { return fighter == first; });
  add([&](FighterId fighter) { return fighter != first && !p[fighter].acted; });
  return order;
}

/// The cards that lie before everybody, as the beginning asks for.
void put_active(const Scenery& scenery, Position& p, Stage& stage) {
  const bool chosen = scenery.begin >= Beginning::reveal;
  if (!chosen) return;
  for (FighterId fighter = 0; fighter < scenery.fliers.size(); ++fighter) {
    const Flier& flier = scenery.fliers[fighter];
    const bool in_play = flier.active || (scenery.mode != Mode::squadron && p[fighter].aloft);
    if (in_play) stage.activate(fighter, flier.active.value_or(0), scenery.begin != Beginning::reveal);
    if (flier.initiative) p[fighter].initiative = static_cast<std::uint8_t>(*flier.initiative);
  }
}

/// Each squadron's order is the one in which it is written.
void put_slots(const Scenery& scenery, Position& p) {
  std::array<std::size_t, 2> next{};
  for (FighterId fighter = 0; fighter < scenery.fliers.size(); ++fighter) {
    const auto team = static_cast<std::size_t>(scenery.fliers[fighter].seat);
    if (p[fighter].active != no_card) p.slots[team][next[team]++] = fighter;
  }
}

RoundStep step_of(Beginning beginning) {
  switch (beginning) {
    case Beginning::selection: return RoundStep::selection;
    case Beginning::reveal: return RoundStep::chosen;
    case Beginning::turn: return RoundStep::turns;
    case Beginning::end: return RoundStep::end;
    default: return RoundStep::start;
  }
}

}  // namespace

Table lay_table(const Scenery& scenery, int turns) {
  Table table = bare_table(scenery.mode, scenery.seats());
  for (std::size_t i = 0; i < scenery.fliers.size(); ++i) {
    const Flier& flier = scenery.fliers[i];
    Pilot& pilot = table.pilots[i];
    if (flier.fighter) pilot.fighter = *flier.fighter;
    for (const BattleCard* card : flier.hand) put_card(pilot, *card);
    std::vector<AuxCard>& deck = table.aux_decks[static_cast<std::size_t>(flier.seat)];
    for (const auto* list : {&flier.aux, &flier.discard, &flier.deck})
      for (const AuxCard* card : *list) deck.push_back(*card);
    if (flier.armament) deck.push_back(*flier.armament);
    if (deck.size() > aux_slots) deck.resize(aux_slots);  // the stage then has no place for them
  }
  if (scenery.stadium) table.stadium = *scenery.stadium;
  table.rulings = scenery.rulings;
  table.last_round = scenery.last_round;
  if (turns % 2 == 1) {
    std::swap(table.dimensions.length, table.dimensions.width);
    std::swap(table.dimensions.team_length, table.dimensions.team_width);
  }
  return complete(std::move(table));
}

Position lay_position(const Scenery& scenery, const Table& table, int turns, FaultLog& log) {
  Position p = bare_position(table);
  Stage stage(table, p);
  const bool swapped = turns % 2 == 1;
  const Surd length = swapped ? table.width() : table.length();
  const Surd width = swapped ? table.length() : table.width();
  for (FighterId fighter = 0; fighter < scenery.fliers.size(); ++fighter) {
    const Flier& flier = scenery.fliers[fighter];
    if (flier.state.aloft) stage.place(fighter, quarter_turned(flier.state.at, turns, length, width), flier.state.heading + 3 * turns);
    put_aux(flier, fighter, stage, log);
    put_state(flier, p[fighter]);
    for (const std::string& other : flier.touches) stage.touch(fighter, fighter_called(table, other));
  }
  check_overlap(scenery, table, p, log);
  put_active(scenery, p, stage);
  if (scenery.mode == Mode::squadron) put_slots(scenery, p);
  for (const Point& token : scenery.tokens) p.tokens.push_back(quarter_turned(token, turns, length, width));
  p.round = static_cast<std::uint8_t>(scenery.round);
  p.points = scenery.points;
  stage.begin(step_of(scenery.begin));
  if (scenery.begin == Beginning::turn) stage.turns(turn_order(scenery, table, p));
  p.holder = !scenery.holder.empty() ? fighter_called(table, scenery.holder) : p.order.empty() ? FighterId{0} : p.order[0];
  return p;
}

}  // namespace rondo::aerodome
