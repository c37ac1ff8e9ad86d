// The options that Commander abilities give, each a question to the player; what enemies do by them costs no Energy (ruling 50).
#include "rules/aegis/lists.h"

namespace rondo::aegis {

namespace {

/// The answer where its price can be paid, else the Energy skill that would pay it; at no price where an enemy uses it.
void offer(const Position& p, Side side, Verb verb, int price, OptionList& options) {
  if (side == Side::boss || p.energy >= price)
    options.add(act(verb));
  else if (can_use(p, Skill::energy) && p.energy + energy_skill_gain >= price)
    options.add(act(Verb::energy));
}

/// Excavate comes before the Action's own price, for which enough must be left.
void list_dig(const Table& table, const Position& p, const Frame& use, OptionList& options) {
  const Shot s = shot(table, p, use);
  const bool unpaid = (use.flags & (use_flag::combine | use_flag::free)) != 0;
  const int due = use.flags & use_flag::combine ? 0 : s.line->x_cost ? 1 : unpaid ? 0 : s.line->cost;  // a free X needs a pool too (AEG-569)
  offer(p, s.side(), Verb::excavate, excavate_price + due, options);
}

void list_dig_skills(const Position& p, const Frame& use, OptionList& options) {
  const int face = shown(use.gamble);
  if (can_use(p, Skill::die_to_six) && found(face) != found(6)) options.add(act(Verb::six, face));
  if (can_use(p, Skill::die_to_one) && found(face) != found(1)) options.add(act(Verb::one, face));
}

void list_afterwards(const Table& table, const Position& p, const Frame& use, OptionList& options) {
  const Side side = hand_of(use);
  if (!(use.spent & command_spent::wind) && wind_carries(table, p, use.piece)) offer(p, side, Verb::wind, wind_price, options);
  if (side == Side::boss && !(use.spent & command_spent::army) && failed_on_own_turn(table, p, use))
    each(false_army(table, p, *boss_turn_of(p)), [&](PieceId piece) { options.add(act(Verb::activate, piece)); });
}

}  // namespace

const Frame* boss_turn_of(const Position& p) {
  for (const Frame& frame : p.frames)
    if (frame.kind == FrameKind::boss_turn) return &frame;
  return nullptr;
}

bool failed_on_own_turn(const Table& table, const Position& p, const Frame& use) {
  if (use.hits > 0 || (use.flags & use_flag::combine)) return false;
  const Side side = hand_of(use);
  if ((boss_turn_of(p) == nullptr) != (side == Side::hero)) return false;
  const PieceId leader = commander(table, p, side);
  return use.piece != boss_piece && leader != no_piece && ability(table, p, leader, Ability::false_army) > 0;
}

bool may_waltz(const Table& table, const Position& p, const Frame& activation) {
  return may_move(activation) && !moves_free(activation) && commanded(table, p, activation.piece, Ability::aether_waltz);
}

void list_jetjump(const Table& table, const Position& p, PieceId piece, OptionList& options) {
  const bool drains = output(table, p, piece) > 0;  // at 0 a drain is a damage (AEG-132)
  jetjump_ends(table, p, piece).each([&](HexId hex) {
    options.add(act(Verb::jetjump, hex, 0));
    if (drains) options.add(act(Verb::jetjump, hex, 1));
  });
}

bool may_dodge(const Table& table, const Position& p, const Frame& relocate) {
  const PieceId piece = relocate.target;
  if ((relocate.flags & (shove_flag::stays | shove_flag::placed)) || !p.alive(piece) || !commanded(table, p, piece, Ability::jetjump)) return false;
  OptionList ways;
  list_forced(table, p, relocate, ways);
  return !ways.empty() && !jetjump_ends(table, p, piece).empty();
}

void list_command(const Table& table, const Position& p, const Frame& use, OptionList& options) {
  if (use.spent == window_closed) return;
  switch (static_cast<UseStep>(use.step)) {
    case UseStep::dig: list_dig(table, p, use, options); break;
    case UseStep::dig_skill: list_dig_skills(p, use, options); break;
    default: list_afterwards(table, p, use, options); break;
  }
  if (!options.empty()) options.add(act(Verb::pass));
}

void list_minion_command(const Table& table, const Position& p, const Frame& minion, OptionList& options) {
  switch (static_cast<MinionStep>(minion.step)) {
    case MinionStep::override: options.add(act(Verb::override, minion.piece)); break;
    case MinionStep::long_arm: options.add(act(Verb::long_arm, minion.action - 1)); break;
    default: list_jetjump(table, p, minion.piece, options); break;
  }
  options.add(act(Verb::pass));
}

}  // namespace rondo::aegis
