// Summoning: reveal from the minion deck, a die for the Starpoint, or a combined minion in place of its components
// (AEG-394 to AEG-420, ruling 19).
// summon: amount = summons left, spent = deck size when this one began, count = cards revealed for it, action = place of the
// card revealed, card = the Drone if no minion enters, dice = the placement die, flags = 1 once the skill window is closed.
#include <algorithm>

#include "rules/aegis/lists.h"

namespace rondo::aegis {

HexId starpoint_for(const Table& table, const Position& p, int face) {
  const HexSet taken = occupied(p);
  for (int i = 0; i < 6; ++i) {
    const HexId hex = table.starpoints[static_cast<std::size_t>((face - 1 + i) % 6 + 1)];
    if (hex != nowhere && !taken.contains(hex)) return hex;
  }
  return nowhere;
}

PieceId minion_slot(const Position& p) {
  for (PieceId piece = first_minion; piece < first_enemy_drone; ++piece)
    if (!p.alive(piece)) return piece;
  return no_piece;
}

ClassSet discarded_classes(const Table& table, const Position& p) {
  ClassSet set = 0;
  for (const std::uint8_t place : p.minions.discard) set |= table.card(table.minion_card(place)).classes;
  return set;
}

ClassSet uncovered(const Table& table, const Position& p, const Card& card) {
  if (card.level == 1) return 0;
  ClassSet letters = discarded_classes(table, p);
  each(components(table, p, card), [&](PieceId piece) { letters |= card_of(table, p, piece).classes; });
  return card.classes & ~letters;
}

/// Active minions of a lower Level that share a letter with the card.
PieceSet components(const Table& table, const Position& p, const Card& card) {
  PieceSet set = 0;
  for (PieceId piece = first_minion; piece < first_enemy_drone; ++piece)
    if (p.alive(piece) && level(table, p, piece) < card.level && (card_of(table, p, piece).classes & card.classes)) set |= only(piece);
  return set;
}

namespace {

void set_step(Frame& frame, SummonStep step) { frame.step = static_cast<std::uint8_t>(step); }

}  // namespace

bool Resolver::summon(Frame& frame) {
  switch (static_cast<SummonStep>(frame.step)) {
    case SummonStep::reveal:
      if (frame.amount == 0) {
        pop();
        return true;
      }
      if (frame.card != no_card) return drone_arrives(frame);
      if (frame.count == 0) frame.spent = static_cast<std::uint8_t>(p.minions.size());
      if (frame.count >= frame.spent) {  // nothing left, or every card was revealed once (AEG-415, AEG-418)
        say({.kind = EventKind::deck_empty, .n = frame.spent});
        pop();
        return true;
      }
      return wait(Seat::chance);
    case SummonStep::components: return wait(boss_seat);
    case SummonStep::die: return wait(Seat::chance);
    case SummonStep::skill: {
      OptionList options;
      list_summon(table_, p, frame, options);
      if (options.size() > 1) return wait(hero_seat);
      set_step(frame, SummonStep::place);
      return true;
    }
    case SummonStep::place: minion_enters(frame, starpoint_for(table_, p, shown(frame.dice))); return true;
  }
  return false;
}

void Resolver::answer_summon(Frame& frame, Action action) {
  switch (verb_of(action)) {
    case Verb::draw:
      p.minions.draw(static_cast<std::uint8_t>(action.a));
      frame.action = static_cast<std::uint8_t>(action.a);
      ++frame.count;
      say({.kind = EventKind::minion_drawn, .card = table_.minion_card(action.a)});
      drawn(frame);
      break;
    case Verb::die:
      frame.dice = {};
      frame.dice.open[static_cast<std::size_t>(action.a - 1)] = 1;
      frame.flags = 0;
      say({.kind = EventKind::die_rolled, .n = action.a});
      set_step(frame, SummonStep::skill);
      break;
    case Verb::six:
    case Verb::one: {
      const bool up = verb_of(action) == Verb::six;
      spend(up ? Skill::die_to_six : Skill::die_to_one);
      change_die(frame.dice, action.a, up ? 6 : 1);
      break;
    }
    case Verb::pass: frame.flags = 1; break;
    case Verb::consume: consume(frame, action.a, static_cast<PieceId>(action.b)); break;
    default: RONDO_ENSURE(false, "an answer that a summon does not offer");
  }
}

/// A Basic goes to a die; a combined minion needs its letters among active lower-level and discarded minions (AEG-404 to AEG-414).
void Resolver::drawn(Frame& frame) {
  const Card& card = table_.card(table_.minion_card(frame.action));
  if (card.level > 1) {
    const PieceSet active = components(table_, p, card);
    if (uncovered(table_, p, card) != 0) {
      p.minions.put_under(frame.action);
      say({.kind = EventKind::minion_unplayable, .card = table_.minion_card(frame.action)});
      set_step(frame, SummonStep::reveal);
      return;
    }
    if (active != 0) {
      OptionList options;
      set_step(frame, SummonStep::components);
      list_summon(table_, p, frame, options);
      if (options.size() == 1) consume(frame, options[0].action.a, static_cast<PieceId>(options[0].action.b));
      return;
    }
  }
  if (minion_slot(p) == no_piece || starpoint_for(table_, p, 1) == nowhere)
    keep_out(frame);
  else
    set_step(frame, SummonStep::die);
}

/// A minion that cannot enter goes to the bottom, and this summon ends (AEG-400, AEG-401, AEG-403).
void Resolver::keep_out(Frame& frame) {
  p.minions.put_under(frame.action);
  say({.kind = EventKind::minion_kept_out, .card = table_.minion_card(frame.action)});
  --frame.amount;
  frame.count = 0;
  set_step(frame, SummonStep::reveal);
}

/// An enemy Drone needs no deck, only a free slot and a free Starpoint (AEG-240, AEG-399).
bool Resolver::drone_arrives(Frame& frame) {
  if (drone_slot(p, Side::boss) != no_piece && starpoint_for(table_, p, 1) != nowhere) {
    set_step(frame, SummonStep::die);
    return true;
  }
  say({.kind = EventKind::drone_kept_out, .card = frame.card, .n = drone_slot(p, Side::boss) == no_piece ? 1 : 0});
  pop();
  return true;
}

void Resolver::minion_enters(Frame& frame, HexId hex) {
  if (frame.card != no_card) {
    put_drone(frame.card, hex, Side::boss);
    --frame.amount;
    set_step(frame, SummonStep::reveal);
    return;
  }
  const PieceId piece = minion_slot(p);
  forget(piece);
  p[piece] = {};
  p[piece].card = table_.minion_card(frame.action);
  p[piece].hex = hex;
  say({.kind = EventKind::minion_enters, .piece = piece, .hex = hex, .n = table_.board.hexes[hex].starpoint});
  --frame.amount;
  frame.count = 0;
  set_step(frame, SummonStep::reveal);
}

/// The components leave for the discard, not destroyed; the new minion takes the hex of the one it replaces (AEG-406 to AEG-411).
void Resolver::consume(Frame& frame, int consumed, PieceId replaced) {
  const HexId hex = p[replaced].hex;
  say({.kind = EventKind::minion_replaces, .piece = replaced, .card = table_.minion_card(frame.action), .hex = hex});
  for (int i = 0; i < minion_slots; ++i)
    if ((consumed >> i) & 1) {
      const auto piece = static_cast<PieceId>(first_minion + i);
      say({.kind = EventKind::minion_discarded, .piece = piece});
      p.minions.discard.push_back(static_cast<std::uint8_t>(table_.minion_place(p[piece].card)));
      leave(piece);
      p[piece] = {};
    }
  if (table_.commands(Side::boss)) muster();
  minion_enters(frame, hex);
}

}  // namespace rondo::aegis
