// Steps of an ability that help a friend or prepare something: repairs, cards of the modifier deck, tokens, and what reactions do to the
// attack that they answer.
#include <algorithm>

#include "rules/akarios/lists.h"
#include "rules/akarios/resolve.h"

namespace rondo::akarios {

bool Resolver::help(Frame& frame, const Step& step) {
  Cockpit& it = cockpit(frame.ship);
  switch (step.what) {
    case Do::repair:
      if (step.arc.range > 0) break;
      repair(frame.ship, step.amount);
      return next_line(frame);
    case Do::clear:
      if (step.condition == If::still_attacked) return react_step(frame, step);
      if (step.arc.range > 0 && frame.other == no_ship) break;
      clear_effects(frame.other == no_ship ? frame.ship : frame.other);
      return next_line(frame);
    case Do::shield:
      shield(frame.ship, step.amount, step.condition == If::still_attacked ? 255 : most_shields(table_, p, frame.ship));
      return next_line(frame);
    case Do::calm: add_stress(frame.ship, -step.amount); return next_line(frame);
    case Do::resupply:
      if (it.drone != no_card) {
        it.supply[drone_advanced] = ability_of(table_, p, frame.ship, drone_advanced)->cubes;
        say({EventKind::resupplied, frame.ship});
      }
      return next_line(frame);
    case Do::restock:
      each_ability(table_, p, frame.ship, [&](AbilityId id, const Ability& ability) {
        if (!restocked(p, frame.ship, id, ability)) return;
        it.supply[id] = ability.cubes;
        say({EventKind::restocked, frame.ship, no_ship, id, ability.cubes});
      });
      return next_line(frame);
    case Do::bolster:
      for (ShipId ally = 0; ally < max_pilots; ++ally)
        if (has(friendly_targets(table_, p, frame.ship, step), ally)) {
          cockpit(ally).deck.put_on_top(static_cast<std::uint8_t>(Modifier::bolster));
          say({EventKind::bolstered, ally});
        }
      return next_line(frame);
    case Do::ready:
      it.ready_push = std::max(it.ready_push, step.riders.push);
      it.ready_pull = std::max(it.ready_pull, step.riders.pull);
      it.ready_conditions |= step.riders.conditions;
      say({EventKind::readied, frame.ship, no_ship, step.riders.conditions});
      return next_line(frame);
    case Do::foresee: return foresee(frame, step);
    case Do::purge:
      if (frame.count > 0) return wait_squad();
      break;
    case Do::ignite:
    case Do::missile: {
      const int most = step.what == Do::missile ? 1 : step.amount;
      return frame.count >= most || !useful(table_, p, frame.ship, step, false) ? next_line(frame) : wait_squad();
    }
    case Do::flak:
    case Do::redirect: return react_step(frame, step);
    case Do::endure: p.frames[p.frames.size() - 2].step = static_cast<std::uint8_t>(HarmStep::endured); return next_line(frame);
    default: break;
  }
  if (friendly_targets(table_, p, frame.ship, step) == 0) return next_line(frame);
  return wait_squad();
}

void Resolver::aid(Frame& frame, const Step& step, ShipId ship) {
  frame.other = ship;
  switch (step.what) {
    case Do::repair: repair(ship, step.amount); break;
    case Do::clear: clear_effects(ship); break;
    case Do::purge: frame.count = 1; return;
    case Do::again:
      next_line(frame);
      say({EventKind::another_phase, ship});
      cockpit(ship).locked = false;
      push(FrameKind::phase, ship);
      push(FrameKind::roll, ship);
      return;
    default: break;
  }
  next_line(frame);
}

void Resolver::repair(ShipId ship, int amount) {
  Craft& craft = p[ship];
  const int gained = std::min(amount, most_hull(table_, p, ship) - craft.hull);
  if (gained <= 0) return;
  craft.hull = static_cast<std::uint8_t>(craft.hull + gained);
  say({EventKind::repaired, ship, no_ship, gained});
}

void Resolver::shield(ShipId ship, int amount, int most) {
  Craft& craft = p[ship];
  const int gained = std::min(amount, most - craft.shields);
  if (gained <= 0) return;
  craft.shields = static_cast<std::uint8_t>(craft.shields + gained);
  say({EventKind::shielded, ship, no_ship, gained});
}

void Resolver::clear_effects(ShipId ship) {
  if (!p[ship].in_play() || p[ship].conditions == 0) return;
  say({EventKind::conditions_end, ship, no_ship, p[ship].conditions});
  p[ship].conditions = 0;
}

/// First the cards are seen, which chance decides as far as nobody knew them; then they are put back. `amount`: how many, `count`: put back.
bool Resolver::foresee(Frame& frame, const Step& step) {
  ModifierDeck& deck = cockpit(frame.ship).deck;
  if (frame.amount == 0) frame.amount = static_cast<std::uint8_t>(std::min<int>(step.amount, deck.size()));
  if (deck.top.size() < frame.amount) return wait_chance();
  if (frame.count == 0 && frame.amount > 0) say({EventKind::foreseen, frame.ship, no_ship, frame.amount});
  if (frame.count + 1 < frame.amount) return wait_squad();
  say({EventKind::ordered, frame.ship});
  return next_line(frame);
}

void Resolver::answer_foresee(Frame& frame, Action action) {
  ModifierDeck& deck = cockpit(frame.ship).deck;
  const auto kind = static_cast<std::uint8_t>(action.a);
  if (verb_of(action) == Verb::modifier) {  // seen below those that are known
    --deck.bag[kind];
    deck.top.push_back(kind);
    std::rotate(deck.top.begin(), deck.top.end() - 1, deck.top.end());
    return;
  }
  auto* const last = deck.top.end() - 1 - frame.count;  // the place of the next card to put back
  for (auto* card = last; card >= deck.top.begin(); --card)
    if (*card == kind) {
      std::rotate(card, card + 1, last + 1);
      break;
    }
  ++frame.count;
}

/// The deck is shuffled after somebody has looked through it (AKA-201).
void Resolver::remove_modifier(ShipId ally, Modifier kind) {
  ModifierDeck& deck = cockpit(ally).deck;
  for (const std::uint8_t card : deck.top) ++deck.bag[card];
  deck.top.clear();
  --deck.bag[static_cast<std::size_t>(kind)];
  say({EventKind::purged, ally, no_ship, static_cast<int>(kind)});
  say({EventKind::deck_shuffled, ally});
}

void Resolver::lay(Frame& frame, const Step& step, HexId hex) {
  ++frame.count;
  const bool missile = step.what == Do::missile;
  const ShipId under = p.ship_at(hex);
  say({missile ? EventKind::missile_laid : EventKind::ignition_laid, frame.ship, no_ship, hex});
  if (!missile && under != no_ship) {  // goes off at once (AKA-080)
    say({EventKind::ignited, under, frame.ship, step.damage});
    return hurt(under, step.damage, frame.ship);
  }
  Token token;
  token.kind = missile ? TokenKind::missile : TokenKind::ignition;
  token.at = hex;
  token.value = step.damage;
  token.reach = missile ? step.amount : std::uint8_t{0};
  token.owner = frame.ship;
  p.tokens.push_back(token);
}

/// The enemy attack that a reaction answers.
Frame& Resolver::attack_below() {
  Frame& below = p.frames[p.frames.size() - 2];
  RONDO_ENSURE(below.kind == FrameKind::attack, "a reaction without an attack");
  return below;
}

bool Resolver::react_step(Frame& frame, const Step& step) {
  Frame& attack = attack_below();
  if (step.what == Do::clear) {
    attack.flags |= attack_flag::no_effects;
    return next_line(frame);
  }
  if (step.what == Do::flak) {
    attack.flags |= attack_flag::halved | attack_flag::no_effects;
    const HexId hex = tokens_left(table_, p, frame.ship, TokenKind::flak) > 0 ? flak_hex(table_, p, frame.ship, attack.ship) : nowhere;
    if (hex != nowhere) {
      Token token;
      token.kind = TokenKind::flak;
      token.at = hex;
      token.value = 2;
      token.owner = frame.ship;
      p.tokens.push_back(token);
    }
    say({hex != nowhere ? EventKind::flak_laid : EventKind::no_flak, frame.ship, no_ship, hex});
    return next_line(frame);
  }
  if (attack.pattern != frame.ship) {
    attack.pattern = frame.ship;
    Cockpit& it = cockpit(frame.ship);
    if (it.drone != no_card && it.kinetic < table_.drones[it.drone].kinetic) {
      ++it.kinetic;
      say({EventKind::kinetic_gained, frame.ship, no_ship, it.kinetic});
    }
  }
  OptionList list;
  list_use(table_, p, frame, list);
  return list.size() > 1 ? wait_squad() : next_line(frame);
}

}  // namespace rondo::akarios
