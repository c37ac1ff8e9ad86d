// The options within an Action and its answers: payment, targets, rerolls, Valor Skills on a die, GAMBIT, counter-attacks.
#include "rules/aegis/lists.h"

namespace rondo::aegis {

namespace {

/// What the dice are worth: anything a changed die could change.
int worth(const Table& table, const Position& p, const Frame& use, const Dice& dice, bool gamble) {
  const Shot s = shot(table, p, use);
  const int needed = accuracy(table, p, s, use.target);
  int hits = 0;
  if (s.line->effect == Effect::burst_star) {
    const int face = star_face(dice);
    hits = star_targets(table, p, s, face) != 0 ? face : 0;
  } else if (gamble) {
    int failed = dice.count(1);
    for (int face = 2; face < needed; ++face) failed += dice.count(face);
    hits = failed == 0 ? 1 : 0;
  } else {
    hits = successes(*s.line, dice, needed);
  }
  const bool recharges = s.side() == Side::hero && (s.has(Attribute::recharge) || (use.flags & use_flag::recharge));
  return hits * 1024 + (hits > 0 && s.has(Attribute::critical) ? dice.count(6) * 32 : 0) + (recharges ? dice.count(6) : 0);
}

}  // namespace

bool die_skills(const Table& table, const Position& p, const Frame& use, bool gamble, OptionList* options) {
  const bool six = can_use(p, Skill::die_to_six);
  const bool one = can_use(p, Skill::die_to_one);
  if (use.spent == window_closed || (!six && !one)) return false;
  const Dice& dice = gamble ? use.gamble : use.dice;
  const int now = worth(table, p, use, dice, gamble);
  bool any = false;
  const auto offer = [&](Verb verb, std::size_t to) {
    for (std::size_t face = 0; face < 6; ++face) {
      if (face == to || dice.open[face] == 0) continue;
      Dice changed = dice;
      --changed.open[face];
      ++changed.open[to];
      if (worth(table, p, use, changed, gamble) == now) continue;
      any = true;
      if (options) options->add(act(verb, static_cast<int>(face) + 1));
    }
  };
  if (six) offer(Verb::six, 5);
  if (one) offer(Verb::one, 0);
  return any;
}

namespace {

/// Targets, or for a Lanzer the lines on which somebody stands whom it means.
void list_targets(const Table& table, const Position& p, const Shot& shot, OptionList& options) {
  if (shot.line->effect != Effect::lanzer) return each(targets(table, p, shot), [&](PieceId piece) { options.add(act(Verb::target, piece)); });
  for (std::uint8_t line = 0; line < line_count; ++line) {
    Shot along = shot;
    along.axis = line;
    if (affected(table, p, along, no_piece) != 0) options.add(act(Verb::aim, line));
  }
}

}  // namespace

void list_use(const Table& table, const Position& p, const Frame& frame, OptionList& options) {
  const auto step = static_cast<UseStep>(frame.step);
  if (step >= UseStep::dig && step != UseStep::dig_die) return list_command(table, p, frame, options);  // the user may be gone by then
  const Shot s = shot(table, p, frame);
  const auto list_faces = [&](Verb verb, int allowed, std::size_t from, std::size_t to) {
    if (frame.spent >= allowed) return;
    bool eligible = false;
    for (std::size_t face = from; face <= to; ++face) {
      if (frame.dice.open[face] == 0) continue;
      eligible = true;
      if (p.energy > 0) options.add(act(verb, static_cast<int>(face) + 1));
    }
    if (eligible && p.energy == 0 && can_use(p, Skill::energy)) options.add(act(Verb::energy));
  };
  switch (step) {
    case UseStep::pay:
      for (int energy = 1; energy <= p.energy && energy <= max_dice; ++energy) options.add(act(Verb::pay, energy));
      return;
    case UseStep::target: return list_targets(table, p, s, options);
    case UseStep::star:
      return each(star_targets(table, p, s, star_face(frame.dice)), [&](PieceId piece) { options.add(act(Verb::target, piece)); });
    case UseStep::dice:
    case UseStep::dig_die:
    case UseStep::reroll_die:
    case UseStep::jam_die:
    case UseStep::gamble_dice: return list_die(options);
    case UseStep::reroll:  // the player's own dice (ruling 6); a 6 is never worth it
      if (s.side() == Side::hero) list_faces(Verb::reroll, rerolls(table, p, frame.piece), 0, 4);
      break;
    case UseStep::jam:  // the enemy's dice against a targeted robot (ruling 7); a 1 is never worth it
      if (s.side() == Side::boss && p.alive(frame.target) && side_of(frame.target) == Side::hero)
        list_faces(Verb::jam, jamming(table, p, frame.target), 1, 5);
      break;
    case UseStep::skill: die_skills(table, p, frame, false, &options); break;
    case UseStep::gamble_skill: die_skills(table, p, frame, true, &options); break;
    case UseStep::gamble:
      if (s.side() == Side::boss || !s.has(Attribute::gambit) || frame.hits == 0 || frame.spent == window_closed) break;
      for (int dice = 1; dice <= frame.amount && dice <= p.energy; ++dice) options.add(act(Verb::gamble, dice));
      if (p.energy == 0 && frame.amount > 0 && can_use(p, Skill::energy)) options.add(act(Verb::energy));
      break;
    default: break;
  }
  if (!options.empty()) options.add(act(Verb::pass));
}

bool may_strike(const Table& table, const Position& p, const Frame& counter, int action, bool long_arm) {
  const Shot s = shot(table, p, counter.piece, action, long_arm);
  if (long_arm && (s.longer == 0 || !commanded(table, p, counter.piece, Ability::long_arm))) return false;
  if (disarmed(table, p, counter.piece)) return false;
  if (s.side() == Side::hero && (s.line->x_cost ? 1 : s.line->cost) + (long_arm ? long_arm_price : 0) > p.energy) return false;
  if (s.side() == Side::boss && s.line->x_cost && p.energy == 0) return false;
  return has(s.line->range > 0 ? targets(table, p, s) : affected(table, p, s, no_piece), counter.target);
}

void list_counter(const Table& table, const Position& p, const Frame& frame, OptionList& options) {
  const int actions = static_cast<int>(actions_of(table, p, frame.piece).size());
  const bool reaches = side_of(frame.piece) == Side::hero && commanded(table, p, frame.piece, Ability::long_arm);
  for (int action = 0; action < actions; ++action)
    if (may_strike(table, p, frame, action)) options.add(act(Verb::strike, action));
  for (int action = 0; reaches && action < actions; ++action)
    if (may_strike(table, p, frame, action, true)) options.add(act(Verb::long_arm, action));
  if (side_of(frame.piece) == Side::hero && can_use(p, Skill::energy)) {  // worth asking only when the Energy would pay for one more answer
    Position richer = p;
    richer.energy = static_cast<std::uint16_t>(richer.energy + energy_skill_gain);
    for (int action = 0; action < actions; ++action)
      if (may_strike(table, richer, frame, action) && !options.contains(act(Verb::strike, action))) {
        options.add(act(Verb::energy));
        break;
      }
  }
  if (!options.empty()) options.add(act(Verb::pass));
}

}  // namespace rondo::aegis
