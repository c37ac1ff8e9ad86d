// What may be answered within a turn and an attack.
#include <algorithm>

#include "rules/aerodome/lists.h"

namespace rondo::aerodome {

FighterSet targets_of(const Table& table, const Position& p, FighterId fighter, const ActionLine& line) {
  FighterSet targets = 0;
  for (FighterId other = 0; other < table.fighters(); ++other)
    if (other != fighter && p[other].aloft && table.enemies(fighter, other) && in_range(table, p, fighter, line, other))
      targets = static_cast<FighterSet>(targets | only(other));
  return targets;
}

FighterSet further_targets(const Table& table, const Position& p, const Frame& turn) {
  if (turn.items == 0 || !p[turn.fighter].aloft) return 0;
  const ActionLine* line = performed(table, p, turn);
  FighterSet targets = targets_of(table, p, turn.fighter, *line);
  if (turn.flags & turn_flag::armed) targets = static_cast<FighterSet>(targets & targets_of(table, p, turn.fighter, *next_line(table, p, turn)));
  return static_cast<FighterSet>(targets & ~turn.items);
}

namespace {

/// The whole attack on one defender, or where it may be divided any number of its dice (ARD-244).
void add_targets(const Table& table, Verb verb, FighterSet targets, int dice, OptionList& options) {
  for (FighterId target = 0; target < table.fighters(); ++target) {
    if (!has(targets, target)) continue;
    for (int n = table.mode == Mode::standard ? dice : 1; n <= dice; ++n) options.add(action(verb, target, n));
  }
}

void add_maneuver(Verb verb, Maneuver maneuver, int speed, OptionList& options) {
  const bool sided = maneuver == Maneuver::turn || maneuver == Maneuver::rotate || maneuver == Maneuver::roll;
  if (!sided) return options.add(action(verb, static_cast<int>(maneuver), static_cast<int>(Flank::none), speed));
  for (const Flank flank : {Flank::left, Flank::right}) options.add(action(verb, static_cast<int>(maneuver), static_cast<int>(flank), speed));
}

/// Auxiliary cards in hand that may be played now: with an Action icon in place of a line of the battle card, without one before any action.
void add_cards(const Table& table, const Position& p, const Frame& turn, OptionList& options) {
  if (turn.aux != Frame::no_aux) return;
  const auto& deck = p.aux[static_cast<std::size_t>(table.owner_of(turn.fighter))];
  const std::vector<AuxCard>& cards = table.aux_deck(turn.fighter);
  for (std::size_t slot = 0; slot < cards.size(); ++slot) {
    if (deck[slot] != in_hand_of(turn.fighter)) continue;
    const auto same = [&](std::size_t other) { return deck[other] == deck[slot] && cards[other].id == cards[slot].id; };
    bool copy = false;
    for (std::size_t other = 0; other < slot; ++other) copy = copy || same(other);
    if (!copy) options.add(action(Verb::play, static_cast<int>(slot)));
  }
}

void add_armament(const Table& table, const Position& p, const Frame& turn, FighterSet targets, OptionList& options) {
  const std::uint8_t slot = p[turn.fighter].ammo > 0 ? armament_of(table, p, turn.fighter) : Frame::no_aux;
  if (slot == Frame::no_aux) return;
  const ActionLine& line = armament_line(table.aux_card(turn.fighter, slot));
  const auto both = static_cast<FighterSet>(targets & targets_of(table, p, turn.fighter, line));  // ARD-052
  add_targets(table, Verb::fire, both, dice_of(table, p, turn.fighter, line, slot), options);
}

void add_attack(const Table& table, const Position& p, const Frame& turn, const ActionLine& line, OptionList& options) {
  const FighterSet targets = targets_of(table, p, turn.fighter, line);
  add_targets(table, Verb::shoot, targets, dice_of(table, p, turn.fighter, line, turn.aux), options);
  add_armament(table, p, turn, targets, options);
  if (targets == 0 && line.locked) options.add(action(Verb::attempt));
  if (line.family == Family::shot && p[turn.fighter].buff == Buff::nitro)
    for (int maneuver = 0; maneuver < maneuver_count; ++maneuver) add_maneuver(Verb::nitro, static_cast<Maneuver>(maneuver), 3, options);
}

/// Whether a line after the next one is still to come, and whether one of all those is Locked.
struct Rest {
  bool more = false;
  bool locked = false;
};
Rest rest_of(const Table& table, const Position& p, const Frame& turn) {
  Rest rest;
  const auto look = [&](const std::vector<ActionLine>& lines, std::size_t from, bool own) {
    for (std::size_t i = from; i < lines.size(); ++i) {
      rest.more = rest.more || !own || i > from;
      rest.locked = rest.locked || lines[i].locked;
    }
  };
  const BattleCard* card = face_up(table, p, turn.fighter);
  const bool aux = turn.aux != Frame::no_aux;
  if (aux) look(table.aux_card(turn.fighter, turn.aux).actions, turn.count, true);
  if (card) look(card->actions, turn.line + (aux ? 1U : 0U), !aux);
  return rest;
}

}  // namespace

void list_turn(const Table& table, const Position& p, const Frame& turn, OptionList& options) {
  if (turn.amount > 0) {  // dice left of a divided attack
    add_targets(table, Verb::shoot, further_targets(table, p, turn), turn.amount, options);
    options.add(action(Verb::done));
    return;
  }
  const ActionLine& line = *next_line(table, p, turn);
  if (line.family == Family::maneuver) {
    const Boosts available = boosts(table, p, turn);
    for (int speed = 1; speed <= highest_speed; ++speed)
      if (speed_use(line, available, speed)) add_maneuver(Verb::fly, line.maneuver, speed, options);
  } else {
    add_attack(table, p, turn, line, options);
  }
  add_cards(table, p, turn, options);
  const Rest rest = rest_of(table, p, turn);
  if (!line.locked) options.add(action(Verb::skip));
  if (rest.more && !rest.locked) options.add(action(Verb::end_turn));
}

void list_attack(const Table& table, const Position& p, const Frame& frame, OptionList& options) {
  switch (static_cast<AttackStep>(frame.step)) {
    case AttackStep::roll:
    case AttackStep::lucky_die: return list_faces(options, performed(table, p, *turn_of(p))->d3 ? 3 : 6);
    case AttackStep::lucky:
      for (int face = 1; face <= 6; ++face)
        if (p.dice.open[static_cast<std::size_t>(face - 1)] > 0) options.add(action(Verb::reroll, face));
      options.add(action(Verb::pass));
      return;
    case AttackStep::elusive:
      options.add(action(Verb::elusive));
      options.add(action(Verb::pass));
      return;
    default: return list_faces(options);
  }
}

}  // namespace rondo::aerodome
