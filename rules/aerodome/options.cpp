// What may be answered before and between turns, and by chance.
#include "rules/aerodome/lists.h"

namespace rondo::aerodome {

void list_faces(OptionList& options, int faces) {
  for (int face = 1; face <= faces; ++face) options.add(action(Verb::die, face));
}

void list_entry(const Table& table, const Position& p, const Frame& frame, OptionList& options) {
  if (static_cast<EntryStep>(frame.step) == EntryStep::heading) {
    for (int heading = 0; heading < directions; ++heading) options.add(action(Verb::face, heading));
    return;
  }
  const bool opening = table.mode == Mode::standard;
  const FighterId other = frame.fighter == 0 ? FighterId{1} : FighterId{0};
  for (int edge = 0; edge < (opening ? 2 : edges); ++edge) {  // a duel begins on the short edges, opposite each other (ARD-118, ARD-119)
    if (opening && p[other].aloft && (p[other].at.x < table.centre().x) == (edge == 0)) continue;
    for (int i = 0; i < spots(table, edge, frame.amount); ++i)
      if (may_enter(table, p, frame.fighter, edge, i, frame.amount)) options.add(action(Verb::spot, edge, i));
  }
  if (options.empty()) list_farthest(table, p, frame, options);
}

/// Where every spot is too close to an enemy, that which is farthest from the nearest one (ARD-251).
void list_farthest(const Table& table, const Position& p, const Frame& frame, OptionList& options) {
  Action best{};
  Point best_at{};
  Point best_enemy{};
  for (int edge = 0; edge < edges; ++edge) {
    for (int i = 0; i < spots(table, edge, frame.amount); ++i) {
      const Point at = spot(table, edge, i, frame.amount);
      const Shape shape = marker(table, at, frame.amount);
      const Point* nearest = nullptr;
      bool free = true;
      for (FighterId other = 0; other < table.fighters(); ++other) {
        if (other == frame.fighter || !p[other].aloft) continue;
        free = free && !overlap(shape, marker(table, p[other]));
        if (table.enemies(frame.fighter, other) && (!nearest || compare_distances(at, p[other].at, at, *nearest) < 0)) nearest = &p[other].at;
      }
      if (!free || !nearest) continue;
      if (best.verb != 0 && compare_distances(at, *nearest, best_at, best_enemy) <= 0) continue;
      best = action(Verb::spot, edge, i);
      best_at = at;
      best_enemy = *nearest;
    }
  }
  RONDO_ENSURE(best.verb != 0, "no free place along the edges");
  options.add(best);
}

FighterId hidden_now(const Table& table, const Position& p) {
  if (table.mode == Mode::squadron) {
    for (std::size_t team = 0; team < 2; ++team)
      if (p.slots[team][p.cycle] == unseen) return static_cast<FighterId>(team * team_size);
    return nobody;
  }
  for (FighterId fighter = 0; fighter < table.fighters(); ++fighter)
    if (p[fighter].active == unseen) return fighter;
  return nobody;
}

bool in_cycle(const Table& table, const Position& p, FighterId fighter) {
  if (!p[fighter].aloft || p[fighter].active == no_card) return false;
  if (table.mode != Mode::squadron) return true;
  return p.slots[static_cast<std::size_t>(table.seat_of(fighter))][p.cycle] == fighter;
}

int next_slot(const Table& table, const Position& p, int team) {
  int able = 0;
  for (FighterId fighter = 0; fighter < table.fighters(); ++fighter)
    if (static_cast<int>(table.seat_of(fighter)) == team && p[fighter].aloft) ++able;
  int filled = 0;
  while (filled < team_size && p.slots[static_cast<std::size_t>(team)][static_cast<std::size_t>(filled)] != no_card) ++filled;
  return filled < able ? filled : team_size;
}

int hand_of(const Position& p, FighterId fighter) {
  int count = 0;
  for (int card = 0; card < hand_cards; ++card)
    if (in_hand(p, fighter, card)) ++count;
  return count;
}

namespace {

/// Whether a fighter stands in a slot of its team's order that is known.
bool ordered(const Table& table, const Position& p, FighterId fighter) {
  for (const std::uint8_t slot : p.slots[static_cast<std::size_t>(table.seat_of(fighter))])
    if (slot == fighter) return true;
  return false;
}

void list_opening(const Position& p, const Frame& frame, OptionList& options) {
  if (roll_off_of(p, frame).next != nobody) return list_faces(options);
  options.add(action(Verb::first));
  options.add(action(Verb::second));
}

void list_compare(const Frame& frame, OptionList& options) {
  switch (static_cast<CompareStep>(frame.step)) {
    case CompareStep::frozen:
      options.add(action(Verb::clear_frozen));
      options.add(action(Verb::keep_frozen));
      return;
    case CompareStep::sync:
      options.add(action(Verb::take));
      options.add(action(Verb::leave));
      return;
    default: list_faces(options);
  }
}

void list_tiebreak(const Position& p, const Frame& frame, OptionList& options) {
  FighterId fighter = 0;
  while (has(static_cast<FighterSet>(frame.items), fighter)) ++fighter;
  for (int card = 0; card < hand_cards; ++card)
    if (in_hand(p, fighter, card)) options.add(action(Verb::pick, card));
}

}  // namespace

void list_choices(const Table& table, const Position& p, Seat seat, OptionList& options) {
  for (FighterId fighter = 0; fighter < table.fighters(); ++fighter) {
    if (table.seat_of(fighter) != seat || !p[fighter].aloft) continue;
    if (table.mode == Mode::squadron && (ordered(table, p, fighter) || p[fighter].active < hand_cards)) continue;
    for (int card = 0; card < hand_cards; ++card)
      if (p[fighter].dazed[static_cast<std::size_t>(card)] == 0)
        options.add(table.mode == Mode::squadron ? action(Verb::slot, fighter, card) : action(Verb::choose, card));
  }
}

void list_unveil(const Table& table, const Position& p, OptionList& options) {
  const FighterId hidden = hidden_now(table, p);
  for (FighterId fighter = 0; fighter < table.fighters(); ++fighter) {
    const bool meant = table.mode == Mode::squadron ? table.seat_of(fighter) == table.seat_of(hidden) && p[fighter].active == unseen && !ordered(table, p, fighter)
                                                    : fighter == hidden;
    if (!meant) continue;
    for (int card = 0; card < hand_cards; ++card)
      if (p[fighter].dazed[static_cast<std::size_t>(card)] == 0) options.add(action(Verb::unveil, fighter, card));
  }
}

void list_draw(const Table& table, const Position& p, const Frame& frame, OptionList& options) {
  const auto& deck = p.aux[static_cast<std::size_t>(table.owner_of(frame.fighter))];
  switch (static_cast<DrawStep>(frame.step)) {
    case DrawStep::ask:
      options.add(action(Verb::accept));
      options.add(action(Verb::decline));
      return;
    case DrawStep::settle:
      options.add(action(Verb::keep, armament_of(table, p, frame.fighter)));
      options.add(action(Verb::keep, frame.aux));
      return;
    default: break;
  }
  const std::vector<AuxCard>& cards = table.aux_deck(frame.fighter);
  for (std::size_t slot = 0; slot < cards.size(); ++slot) {  // copies of a card are one option
    if (deck[slot] != AuxPlace::deck) continue;
    std::uint32_t copies = 0;
    bool first = true;
    for (std::size_t other = 0; other < cards.size(); ++other) {
      if (deck[other] != AuxPlace::deck || cards[other].id != cards[slot].id) continue;
      if (other < slot) first = false;
      ++copies;
    }
    if (first) options.add(action(Verb::draw, static_cast<int>(slot)), copies);
  }
}

bool deck_empty(const Table& table, const Position& p, FighterId fighter) {
  for (const AuxPlace place : p.aux[static_cast<std::size_t>(table.owner_of(fighter))])
    if (place == AuxPlace::deck) return false;
  return true;
}

void list_recover(const Table&, const Position& p, const Frame& frame, OptionList& options) {
  const Plane& plane = p[frame.fighter];
  if ((frame.flags & recover_flag::cards_only) == 0) {
    if (plane.burn > 0) options.add(action(Verb::recover_burn));
    if (plane.frozen > 0) options.add(action(Verb::recover_frozen));
  }
  for (int card = 0; card < hand_cards; ++card)
    if (plane.dazed[static_cast<std::size_t>(card)] > 0) options.add(action(Verb::recover_card, card));
  options.add(action(Verb::pass));
}

void list_effects(const Table& table, const Position& p, const Frame& frame, OptionList& options) {
  if (frame.line != 0) return list_faces(options);
  bool optional = frame.fighter != nobody;
  for (int item = 0; item < item_count; ++item) {
    if (((frame.items >> item) & 1U) == 0) continue;
    options.add(action(Verb::trigger, item));
    optional = optional && item < static_cast<int>(Duty::burn) && line_of(table, p, frame, item).may;
  }
  if (optional) options.add(action(Verb::pass));
}

void list_options(const Table& table, const Position& p, Seat seat, OptionList& options) {
  options.clear();
  const Frame& frame = p.frames.back();
  switch (frame.kind) {
    case FrameKind::opening: return list_opening(p, frame, options);
    case FrameKind::round: return seat == Seat::chance ? list_unveil(table, p, options) : list_choices(table, p, seat, options);
    case FrameKind::entry: return list_entry(table, p, frame, options);
    case FrameKind::compare: return list_compare(frame, options);
    case FrameKind::turn: return list_turn(table, p, frame, options);
    case FrameKind::attack: return list_attack(table, p, frame, options);
    case FrameKind::effects: return list_effects(table, p, frame, options);
    case FrameKind::draw: return list_draw(table, p, frame, options);
    case FrameKind::recover: return list_recover(table, p, frame, options);
    case FrameKind::tiebreak: return list_tiebreak(p, frame, options);
    case FrameKind::buff:
      options.add(action(Verb::hold, static_cast<int>(p[frame.fighter].buff)));
      options.add(action(Verb::hold, frame.amount));
      return;
    case FrameKind::flight:
    case FrameKind::none: break;
  }
  RONDO_ENSURE(false, "options of a frame that asks nothing");
}

}  // namespace rondo::aerodome
