// The loop of a solo game: placement, round start, the player's turn and one robot's activation (AEG-317 to AEG-347).
#include "rules/aegis/lists.h"

namespace rondo::aegis {

namespace {

void set_step(Frame& frame, RoundStep step) { frame.step = static_cast<std::uint8_t>(step); }
bool cards_done(const Position& p) { return p.resolved >= p.revealed.size(); }

}  // namespace

bool Resolver::placement(Frame& frame) {
  if (frame.count < table_.basics) return wait(hero_seat);
  pop();
  return true;
}

void Resolver::place(Frame& frame, Action action) {
  if (verb_of(action) == Verb::reserve) {
    ++frame.count;
    p.where[action.a] = Whereabouts::reserve;
    return say({.kind = EventKind::kept_in_reserve, .card = static_cast<CardId>(action.a)});
  }
  const PieceId piece = put_robot(static_cast<CardId>(action.a), static_cast<HexId>(action.b));
  ++frame.count;
  say({.kind = EventKind::robot_placed, .piece = piece, .hex = static_cast<HexId>(action.b)});
}

/// Puts a card of the player's team on the board, unhurt and unmarked, in the first free slot.
PieceId Resolver::put_robot(CardId card, HexId hex) {
  PieceId piece = 0;
  while (piece < hero_slots && p.alive(piece)) ++piece;
  RONDO_ENSURE(piece < hero_slots, "more robots than the player's slots");
  p[piece] = {};
  p[piece].card = card;
  p[piece].hex = hex;
  p.where[card] = Whereabouts::on_board;
  return piece;
}

void Resolver::round_start(Frame& frame) {
  ++p.round;
  say({.kind = EventKind::round_begins, .n = p.round});
  for (const std::uint8_t icon : p.revealed) p.rondo.discard.push_back(icon);
  p.revealed.clear();
  p.resolved = 0;
  frame.target = no_piece;
  frame.amount = 0;
  if (p.rondo.empty()) {
    p.outcome = Outcome::no_cards_left;  // AEG-304, AEG-322
    return;
  }
  frame.count = static_cast<std::uint8_t>(std::min(cards_per_round(table_.setup.difficulty), p.rondo.size()));  // AEG-315
  set_step(frame, RoundStep::reveal);
}

/// All buffs, debuffs and statuses of both sides end; Energy and Max Energy are the sum of Outputs (AEG-084, AEG-085, AEG-332).
void Resolver::recharge(Frame& frame) {
  for (PieceId piece = 0; piece < max_pieces; ++piece) {
    if (!p.alive(piece)) continue;
    p[piece].marks = {};
    p[piece].activated = 0;
    p[piece].fresh = false;
  }
  for (Whereabouts& where : p.where)
    if (where == Whereabouts::lifted) where = Whereabouts::reserve;  // AEG-579
  recount();
  p.energy = p.max_energy;
  say({.kind = EventKind::recharged, .n = p.energy});
  frame.count = (table_.moments & only(When::recharge)) != 0 ? 0 : max_pieces;
  set_step(frame, RoundStep::lines);
}

// round: count = cards to reveal, then the next slot whose lines of the Recharge go off, target = a robot that Ignition lets act in the turn in which it was formed, amount = activations that
// False Army grants this turn, pieces = the active Commander robot of each side.
bool Resolver::round(Frame& frame) {
  OptionList options;
  switch (static_cast<RoundStep>(frame.step)) {
    case RoundStep::start: round_start(frame); return true;
    case RoundStep::reveal:
      if (frame.count > 0) return wait(Seat::chance);
      set_step(frame, RoundStep::valor_check);
      return true;
    case RoundStep::valor_check:
      if (p.valor <= 4) p.outcome = Outcome::valor_too_low;  // AEG-305, AEG-323
      set_step(frame, RoundStep::comeback);
      return true;
    case RoundStep::comeback:
      list_round(table_, p, frame, options);
      if (options.size() > 1) return wait(hero_seat);
      set_step(frame, RoundStep::recharge);
      return true;
    case RoundStep::recharge: recharge(frame); return true;
    case RoundStep::lines:  // one robot after the other, by slot
      while (frame.count < max_pieces)
        if (start_lines(frame.count++, When::recharge)) return true;
      frame.count = 0;
      set_step(frame, RoundStep::turn);
      return true;
    case RoundStep::turn:
    case RoundStep::another:
      list_round(table_, p, frame, options);
      if (options.size() > 1) return wait(hero_seat);
      if (static_cast<RoundStep>(frame.step) == RoundStep::turn) say({.kind = EventKind::turn_passed});  // AEG-339, AEG-342
      set_step(frame, cards_done(p) ? RoundStep::start : RoundStep::boss);
      return true;
    case RoundStep::boss:
      set_step(frame, RoundStep::turn);
      frame.target = no_piece;
      frame.amount = 0;
      push(FrameKind::boss_turn);
      top().action = p.revealed[p.resolved];
      ++p.resolved;
      return true;
  }
  return false;
}

void Resolver::answer_round(Frame& frame, Action action) {
  switch (verb_of(action)) {
    case Verb::reveal:
      p.rondo.draw(static_cast<std::uint8_t>(action.a));
      p.revealed.push_back(static_cast<std::uint8_t>(action.a));
      --frame.count;
      say({.kind = EventKind::rondo_revealed, .n = action.a});
      break;
    case Verb::comeback: {
      const PieceId piece = put_robot(static_cast<CardId>(action.a), static_cast<HexId>(action.b));
      say({.kind = EventKind::comeback, .piece = piece, .hex = static_cast<HexId>(action.b)});
      break;
    }
    case Verb::ready: set_step(frame, RoundStep::recharge); break;
    case Verb::again: spend(Skill::activate_another); [[fallthrough]];
    case Verb::override:
    case Verb::activate: {
      const auto piece = static_cast<PieceId>(action.a);
      const bool called = static_cast<RoundStep>(frame.step) == RoundStep::another ? piece != frame.target : side_of(piece) == Side::boss;
      if (verb_of(action) != Verb::again && called && has(false_army(table_, p), piece)) --frame.amount;
      set_step(frame, cards_done(p) ? RoundStep::turn : RoundStep::another);
      activate(piece, verb_of(action) == Verb::override);
      break;
    }
    case Verb::recall:
      ++p.tally.recalls;
      say({.kind = EventKind::recalled, .piece = static_cast<PieceId>(action.a)});
      set_step(frame, cards_done(p) ? RoundStep::turn : RoundStep::another);
      destroy(static_cast<PieceId>(action.a));  // 1 Valor Point in total (AEG-345)
      break;
    case Verb::repair:
      spend(Skill::repair);
      push(FrameKind::valor_mend);
      top().amount = repair_skill_points;
      break;
    case Verb::pass:
    case Verb::end_round:
      if (static_cast<RoundStep>(frame.step) == RoundStep::turn) say({.kind = EventKind::turn_passed, .n = 1});
      set_step(frame, verb_of(action) == Verb::pass ? RoundStep::boss : RoundStep::start);
      break;
    default: RONDO_ENSURE(false, "an answer that a round does not offer");
  }
}

void Resolver::activate(PieceId piece, bool override) {
  p[piece].activated = static_cast<std::uint8_t>(p[piece].fresh ? 1 : p[piece].activated + 1);
  p[piece].fresh = false;
  const PieceId leader = override ? commander(table_, p, Side::hero) : no_piece;
  say({.kind = EventKind::activated, .piece = piece});
  push(FrameKind::activation, piece);
  if (override) {
    top().flags = activation_flag::overridden;
    top().amount = p[leader].card;
    say({.kind = EventKind::overridden, .piece = piece, .other = leader});
  }
  start_lines(piece, When::activated);
}

// activation: piece = the robot, spent = hexes moved, count = Actions used that are not SWIFT, amount = under Override the card it copies.
bool Resolver::activation(Frame& frame) {
  OptionList options;
  if (p.alive(frame.piece)) list_activation(table_, p, frame, options);
  if (options.size() > 1) return wait(hero_seat);
  stand_down(frame);
  return true;
}

void Resolver::answer_activation(Frame& frame, Action action) {
  switch (verb_of(action)) {
    case Verb::move:
    case Verb::waltz:
    case Verb::accelerate: walk(frame, action); break;
    case Verb::jetjump:
      frame.spent = 255;  // it stands for the whole movement (ruling 47)
      jetjump(frame.piece, action);
      break;
    case Verb::long_arm:
    case Verb::use: {
      const Shot s = shot(table_, p, frame.piece, action.a);
      if (s.has(Attribute::swift) && !(frame.flags & activation_flag::overridden))
        frame.flags |= static_cast<std::uint16_t>(activation_flag::swift_first << action.a);
      else
        ++frame.count;
      start_use(frame.piece, action.a, verb_of(action) == Verb::long_arm ? use_flag::long_arm : 0);
      break;
    }
    case Verb::combine:
      combine(only(frame.piece) | only(static_cast<PieceId>(action.a)), static_cast<CardId>(action.b), static_cast<HexId>(action.c),
              combine_price(frame, table_.profile.combine_cost));
      break;
    case Verb::merge:
    case Verb::emerge: gather(frame, action); break;
    case Verb::drop: {
      ++frame.count;
      const PieceId ally = frame.piece;
      const PieceId piece = put_robot(static_cast<CardId>(action.a), static_cast<HexId>(action.b));
      forget(piece);
      recount();
      say({.kind = EventKind::dropped, .piece = piece, .other = ally, .hex = static_cast<HexId>(action.b)});
      break;
    }
    case Verb::repair:
      spend(Skill::repair);
      push(FrameKind::valor_mend);
      top().amount = repair_skill_points;
      break;
    case Verb::done: stand_down(frame); break;
    default: RONDO_ENSURE(false, "an answer that an activation does not offer");
  }
}

bool Resolver::valor_mend(Frame& frame) {
  OptionList options;
  list_valor_mend(table_, p, frame, options);
  if (frame.amount > 0 && options.size() > 1) return wait(hero_seat);
  pop();
  return true;
}

void Resolver::answer_valor_mend(Frame& frame, Action action) {
  if (verb_of(action) == Verb::done) {
    pop();
    return;
  }
  repair(static_cast<PieceId>(action.a), action.b, action.c);
  frame.amount = static_cast<std::uint8_t>(frame.amount - action.b - action.c);
}

}  // namespace rondo::aegis
