// The three phases of a round: pilots roll and act, automatons activate, the round ends.
#include <algorithm>

#include "rules/akarios/resolve.h"

namespace rondo::akarios {

bool Resolver::round(Frame& frame) {
  const auto next = [&](RoundStep step) {
    frame.step = static_cast<std::uint8_t>(step);
    frame.count = 0;
    frame.ships = 0;
    return true;
  };
  switch (static_cast<RoundStep>(frame.step)) {
    case RoundStep::start: round_start(); return next(RoundStep::roll);
    case RoundStep::roll:
      if (rolls(frame)) return true;
      return next(RoundStep::act);
    case RoundStep::act:
      next(RoundStep::update);
      push(FrameKind::phase);
      return true;
    case RoundStep::update: update(); return next(RoundStep::reveal);
    case RoundStep::reveal:
      if (reveal()) return wait_chance();
      return next(RoundStep::enemies);
    case RoundStep::enemies:
      if (next_enemy(frame)) return true;
      return next(RoundStep::missiles);
    case RoundStep::missiles:
      if (next_missile()) return true;
      return next(RoundStep::flak);
    case RoundStep::flak: age_flak(); return next(RoundStep::waves);
    case RoundStep::waves: waves(); return next(RoundStep::check);
    case RoundStep::check: check(frame); return true;
  }
  return false;
}

void Resolver::round_start() {
  ++p.round;
  for (Cockpit& it : p.cockpits) {
    it.used = 0;
    it.rotated = false;
    it.locked = false;
    it.passed.clear();
  }
  say({EventKind::round_begins, no_ship, no_ship, p.round});
}

/// The next pilot's dice; false when all have rolled.
bool Resolver::rolls(Frame& frame) {
  while (frame.count < table_.squad()) {
    const auto pilot = static_cast<ShipId>(frame.count++);
    if (!p[pilot].in_play()) continue;
    push(FrameKind::roll, pilot);
    return true;
  }
  return false;
}

/// Effects on pilots are over once they have acted (WGF p. 13).
void Resolver::update() {
  for (ShipId ship = 0; ship < first_enemy; ++ship) clear_effects(ship);
}

/// Whether a type that is present still lacks its combat card. One is drawn for each, before anything moves (HOUSE-2).
bool Resolver::reveal() {
  for (std::size_t type = 0; type < table_.types.size(); ++type) {
    if (p.cards[type] != no_card) continue;
    if (!present(p, static_cast<int>(type))) continue;
    if (p.decks[type].empty()) {
      for (const std::uint8_t card : p.decks[type].discard) ++p.decks[type].bag[card];
      p.decks[type].discard.clear();
      say({EventKind::combat_deck_shuffled, no_ship, no_ship, static_cast<int>(type)});
    }
    return true;
  }
  return false;
}

void Resolver::answer_reveal(Action action) {
  p.decks[action.a].draw(static_cast<std::uint8_t>(action.b));
  p.cards[action.a] = static_cast<std::uint8_t>(action.b);
  say({EventKind::combat_card, no_ship, no_ship, action.a, action.b});
}

/// Types by initiative, then as the scenario lists them; ships of a type by number, all of one type before the next (HOUSE-1).
bool Resolver::next_enemy(Frame& frame) {
  std::array<int, max_types> order{};
  const std::size_t types = table_.types.size();
  for (std::size_t type = 0; type < types; ++type) order[type] = static_cast<int>(type);
  const auto rank = [&](int type) {
    const std::uint8_t card = p.cards[static_cast<std::size_t>(type)];
    return card == no_card ? 1000 : table_.combat[static_cast<std::size_t>(type)][card].initiative.value_or(100);
  };
  for (std::size_t i = 1; i < types; ++i)
    for (std::size_t k = i; k > 0 && rank(order[k]) < rank(order[k - 1]); --k) std::swap(order[k], order[k - 1]);
  for (std::size_t i = 0; i < types; ++i)
    for (int number = 1; number <= ships_of_type; ++number) {
      const ShipId ship = enemy_ship(order[i], number);
      if (!p[ship].in_play() || has(frame.ships, ship) || p.cards[static_cast<std::size_t>(order[i])] == no_card) continue;
      frame.ships |= only(ship);
      push(FrameKind::activation, ship);
      return true;
    }
  for (std::size_t type = 0; type < types; ++type) {
    if (p.cards[type] != no_card) p.decks[type].discard.push_back(p.cards[type]);
    p.cards[type] = no_card;
  }
  return false;
}

/// Missiles fly oldest first, each once (AKA-100).
bool Resolver::next_missile() {
  for (Token& token : p.tokens) {
    if (token.kind != TokenKind::missile || token.flown) continue;
    token.flown = true;
    Frame flight;
    flight.kind = FrameKind::missile;
    flight.ship = token.owner;
    flight.hex = token.at;
    flight.amount = token.reach;
    p.frames.push_back(flight);
    return true;
  }
  for (Token& token : p.tokens) token.flown = false;
  return false;
}

void Resolver::age_flak() {
  for (std::size_t i = 0; i < p.tokens.size();) {
    Token& token = p.tokens[i];
    if (token.kind != TokenKind::flak) {
      ++i;
      continue;
    }
    --token.value;
    const Event event{EventKind::flak_ages, no_ship, no_ship, token.at, token.value};
    if (token.value == 0)
      p.tokens.erase_at(i);
    else
      ++i;
    say(event);
  }
}

void Resolver::waves() {
  for (const Group& group : table_.scenario.groups)
    if (group.round == p.round && group.squad <= table_.squad())
      for (const Spot& spot : group.spots) place_enemy(type_index(table_, group.type), table_.hex(spot), group.facing);
}

void Resolver::check(Frame& frame) {
  const Scenario& scenario = table_.scenario;
  bool all_there = true;
  for (ShipId pilot = 0; pilot < table_.squad(); ++pilot) {
    unready(pilot);
    cockpit(pilot).guarded = 0;
    if (!p[pilot].in_play()) continue;
    if (scenario.goal == Goal::reach && table_.goals.contains(p[pilot].at) && !has(p.reached, pilot)) {
      p.reached |= only(pilot);
      say({EventKind::goal_reached, pilot});
    }
    all_there = all_there && has(p.reached, pilot);
  }
  if (scenario.goal == Goal::destroy && enemies(p) == 0) return finish(Outcome::destroyed);
  if (scenario.goal == Goal::reach && all_there) return finish(Outcome::reached);
  if (scenario.goal == Goal::survive && p.round >= scenario.goal_round) return finish(Outcome::survived);
  if ((scenario.goal_round > 0 && p.round >= scenario.goal_round) || p.round >= table_.last_round) return finish(Outcome::out_of_rounds);
  frame.step = static_cast<std::uint8_t>(RoundStep::start);
}

/// Four dice and the drone's; a hacked pilot rolls one less (HOUSE-12). `amount`: dice of the pilot still to roll, `count`: of the drone.
bool Resolver::roll(Frame& frame) {
  if (frame.step == 0) {
    frame.step = 1;
    const bool hacked = has(p[frame.ship].conditions, Condition::hack);
    if (hacked) say({EventKind::hack_costs_die, frame.ship});
    frame.amount = static_cast<std::uint8_t>(std::max(1, 4 - (hacked ? 1 : 0) - change(table_, p, Rule::fewer_dice)));
    frame.count = cockpit(frame.ship).drone != no_card;
    cockpit(frame.ship).dice = {};
    cockpit(frame.ship).placed = false;
  }
  if (frame.amount > 0 || frame.count > 0) return wait_chance();
  say({EventKind::rolled, frame.ship});
  return pop();
}

void Resolver::answer_roll(Frame& frame, Action action) {
  ++cockpit(frame.ship).dice[action.a];
  if (frame.amount > 0)
    --frame.amount;
  else
    --frame.count;
}

bool Resolver::phase(Frame& frame) {
  const bool out = frame.ship != no_ship && !p[frame.ship].in_play();
  if (!out && anything_to_do(table_, p, frame.ship)) return wait_squad();
  say({EventKind::phase_ends, frame.ship});
  return pop();
}

void Resolver::answer_phase(Frame& frame, Action action) {
  const auto pilot = static_cast<ShipId>(action.a);
  switch (verb_of(action)) {
    case Verb::use: return start_use(pilot, static_cast<AbilityId>(action.b));
    case Verb::reroll:
      say({EventKind::rerolled, pilot});
      add_stress(pilot, 1);
      push(FrameKind::roll, pilot);
      return;
    case Verb::mark:
      p.marked = static_cast<ShipId>(action.b);
      cockpit(pilot).locked = true;
      say({EventKind::marked, p.marked, pilot});
      return;
    default: break;
  }
  say({EventKind::phase_ends, frame.ship});
  pop();
}

}  // namespace rondo::akarios
