#include <algorithm>

#include "rules/akarios/lists.h"
#include "rules/akarios/pay.h"

namespace rondo::akarios {

namespace {

void add_ships(ShipSet ships, Verb verb, OptionList& list) {
  for (ShipId ship = 0; ship < max_ships; ++ship)
    if (has(ships, ship)) list.add(action(verb, ship));
}

void add_turns(OptionList& list) {
  list.add(action(Verb::turn_left));
  list.add(action(Verb::turn_right));
}

void add_flights(const Step& step, OptionList& list) {
  for (std::size_t pattern = 0; pattern < step.patterns.size(); ++pattern) list.add(action(Verb::fly, static_cast<int>(pattern)));
}

void add_kinds(const ModifierDeck& deck, Verb verb, OptionList& list) {
  for (std::size_t kind = 0; kind < modifier_kinds; ++kind) {
    const bool known = std::find(deck.top.begin(), deck.top.end(), kind) != deck.top.end();
    if (known || deck.bag[kind] > 0) list.add(action(verb, static_cast<int>(kind)));
  }
}

/// Whether a step that needs a target may be left out.
bool optional(const Ability& ability, const Frame& frame) { return frame.count > 0 || ability.steps.size() > 1; }

void list_remote(const Table& table, const Position& p, const Frame& frame, const Step& step, OptionList& list) {
  if (frame.other == no_ship) return add_ships(enemy_targets(table, p, frame.ship, step), Verb::strike, list);
  if (step.patterns.empty()) {
    add_turns(list);
    list.add(action(Verb::hold));
    return;
  }
  add_flights(step, list);
  list.add(action(Verb::stay));
}

void list_tokens(const Table& table, const Position& p, const Frame& frame, const Step& step, OptionList& list) {
  for (int hex = 0; hex < table.map.size(); ++hex) {
    const auto id = static_cast<HexId>(hex);
    if (step.what == Do::ignite ? can_ignite(p, frame.ship, id) : can_launch(table, p, frame.ship, id)) list.add(action(Verb::lay, hex));
  }
  if (step.what == Do::ignite && frame.count > 0) list.add(action(Verb::done));
}

void list_mend(const Table& table, const Position& p, const Frame& frame, const Step& step, OptionList& list) {
  const ShipSet ships = friendly_targets(table, p, frame.ship, step);
  for (ShipId ship = 0; ship < max_pilots; ++ship)
    for (int place = 0; has(ships, ship) && place < max_upgrades; ++place)
      if (damaged_engine(table, p, ship, place)) list.add(action(Verb::mend, ship, place));
}

/// The kinds among the known cards that are not put back yet.
void list_order(const ModifierDeck& deck, const Frame& frame, OptionList& list) {
  for (std::size_t kind = 0; kind < modifier_kinds; ++kind)
    for (std::size_t i = deck.top.size() - frame.amount; i + frame.count < deck.top.size(); ++i)
      if (deck.top[i] == kind) {
        list.add(action(Verb::order, static_cast<int>(kind)));
        break;
      }
}

}  // namespace

void list_modifiers(const ModifierDeck& deck, OptionList& list) {
  for (std::size_t kind = 0; kind < modifier_kinds; ++kind)
    if (const std::uint32_t weight = deck.weight(static_cast<std::uint8_t>(kind)); weight > 0)
      list.add(action(Verb::modifier, static_cast<int>(kind)), weight);
}

void list_use(const Table& table, const Position& p, const Frame& frame, OptionList& list) {
  const Ability& ability = *ability_of(table, p, frame.ship, frame.ability);
  const Cockpit& cockpit = p.cockpit(frame.ship);
  if (static_cast<UseStep>(frame.step) == UseStep::pay) {
    for (std::size_t face = 0; face < face_count; ++face)
      if (pays(table, p, frame, static_cast<Face>(face))) list.add(action(Verb::pay, static_cast<int>(face)));
    return;
  }
  const Step& step = ability.steps[frame.line];
  switch (step.what) {
    case Do::move:
      add_flights(step, list);
      list.add(action(Verb::stay));
      return;
    case Do::rotate:
      add_turns(list);
      list.add(action(Verb::hold));
      return;
    case Do::swing:
      if ((frame.flags & use_flag::flown) == 0) add_flights(step, list);
      if ((frame.flags & use_flag::swung) == 0 && (frame.flags & use_flag::rotated) == 0) add_turns(list);
      list.add(action(Verb::done));
      return;
    case Do::attack:
    case Do::shove:
      add_ships(enemy_targets(table, p, frame.ship, step) & ~frame.ships, Verb::strike, list);
      if (optional(ability, frame)) list.add(action(Verb::done));
      return;
    case Do::remote: return list_remote(table, p, frame, step, list);
    case Do::mend: return list_mend(table, p, frame, step, list);
    case Do::ignite:
    case Do::missile: return list_tokens(table, p, frame, step, list);
    case Do::foresee:
      if (cockpit.deck.top.size() < frame.amount) {
        for (std::size_t kind = 0; kind < modifier_kinds; ++kind)
          if (cockpit.deck.bag[kind] > 0) list.add(action(Verb::modifier, static_cast<int>(kind)), cockpit.deck.bag[kind]);
        return;
      }
      return list_order(cockpit.deck, frame, list);
    case Do::purge:
      if (frame.count > 0) return add_kinds(p.cockpit(frame.other).deck, Verb::remove, list);
      break;
    case Do::redirect: {
      const Frame& attack = p.frames[p.frames.size() - 2];
      if (step.targets > 1) add_ships(within(table, p, frame.ship, enemies(p) & ~only(attack.ship) & ~cockpit.guarded, step.arc.range), Verb::cover, list);
      list.add(action(Verb::done));
      return;
    }
    default: break;
  }
  add_ships(friendly_targets(table, p, frame.ship, step), Verb::aid, list);
  if (ability.steps.size() > 1) list.add(action(Verb::done));
}

bool pays(const Table& table, const Position& p, const Frame& frame, Face face) {
  const Ability& ability = *ability_of(table, p, frame.ship, frame.ability);
  const Cockpit& cockpit = p.cockpit(frame.ship);
  const std::optional<Icon> drone = drone_icon(table, p, frame.ship);
  if (cockpit.dice[static_cast<std::size_t>(face)] == 0) return false;
  const std::optional<int> stress = price(face, ability.cost[frame.count], drone);
  if (!stress || cockpit.stress + *stress > most_stress) return false;
  Dice rest = cockpit.dice;
  --rest[static_cast<std::size_t>(face)];
  return payable(rest, std::span(ability.cost).subspan(frame.count + 1U), drone, most_stress - cockpit.stress - *stress);
}

std::optional<Face> single_payment(const Table& table, const Position& p, const Frame& frame) {
  std::optional<Face> found;
  for (std::size_t face = 0; face < face_count; ++face) {
    if (!pays(table, p, frame, static_cast<Face>(face))) continue;
    if (found) return std::nullopt;
    found = static_cast<Face>(face);
  }
  return found;
}

void list_activation(const Table& table, const Position& p, const Frame& frame, OptionList& list) {
  if (frame.other == no_ship && friends(p) != 0) return add_ships(friends(p), Verb::focus, list);
  const Step& step = steps_of(table, p, frame)[frame.line];
  switch (step.what) {
    case Do::move: return add_flights(step, list);
    case Do::rotate:
      add_turns(list);
      list.add(action(Verb::hold));
      return;
    case Do::attack: return add_ships(targets(table, p, frame.ship, friends(p) & ~frame.ships, step.arc), Verb::strike, list);
    case Do::shove: return add_ships(within(table, p, frame.ship, friends(p) & ~frame.ships & ~only(sparrow), step.arc.range), Verb::strike, list);
    default: return;
  }
}

void list_attack(const Table& table, const Position& p, const Frame& frame, OptionList& list) {
  const auto step = static_cast<AttackStep>(frame.step);
  if (step == AttackStep::modifier) return list_modifiers(p.cockpit(frame.ship).deck, list);
  if (step == AttackStep::kinetic) {
    for (int tokens = 0; tokens <= p.cockpit(frame.ship).kinetic; ++tokens) list.add(action(Verb::spend, tokens));
    return;
  }
  for (ShipId pilot = 0; pilot < table.squad(); ++pilot)
    for (AbilityId id = 0; id < max_ability_ids; ++id)
      if (can_react(table, p, frame, pilot, id)) list.add(action(Verb::react, pilot, id));
  for (ShipId pilot = 0; pilot < table.squad(); ++pilot)
    if (can_absorb(table, p, frame, pilot)) list.add(action(Verb::absorb, pilot));
  list.add(action(Verb::pass));
}

void list_harm(const Table&, const Position&, const Frame& frame, OptionList& list) {
  list.add(action(Verb::react, frame.ship, frame.ability));
  list.add(action(Verb::pass));
}

}  // namespace rondo::akarios
