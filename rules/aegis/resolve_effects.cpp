// Effect lines of robots, minions and bosses, whatever sets them off; and the salvos of free Actions that some of them give.
// effect: piece = whose line, card = the card it stands on, action = the line's index there, hex = where its robot stood when it went off,
// target = the target of the Action of a hit or miss, pieces = whom it means, count = Drones still to appear, spent = length of the chain.
// salvo: pieces = items not used yet, piece = whose cards beneath.
#include <algorithm>

#include "rules/aegis/lists.h"

namespace rondo::aegis {

namespace {

void set_step(Frame& frame, EffectStep step) { frame.step = static_cast<std::uint8_t>(step); }
Seat seat_of(const Frame& effect) { return side_of(effect) == Side::hero ? hero_seat : boss_seat; }

Effect stat_of(EffectVerb verb) {
  return static_cast<Effect>(static_cast<int>(Effect::dmg) + static_cast<int>(verb) - static_cast<int>(EffectVerb::dmg));
}

}  // namespace

Frame& Resolver::start_effect(PieceId piece, CardId card, int line) {
  push(FrameKind::effect, piece);
  Frame& frame = top();
  frame.card = card;
  frame.action = static_cast<std::uint8_t>(line);
  if (p.alive(piece)) frame.hex = p[piece].hex;
  if (hand_on(table_, p, piece) == Side::boss) frame.flags = effect_flag::by_boss;
  return frame;
}

/// All lines of one moment on a card, from the first that has it; false if there is none.
bool Resolver::start_series(PieceId piece, CardId card, When when) {
  const auto& effects = table_.card(card).effects;
  const auto at = std::find_if(effects.begin(), effects.end(), [&](const EffectLine& line) { return line.when == when; });
  if (at == effects.end()) return false;
  start_effect(piece, card, static_cast<int>(at - effects.begin())).flags |= effect_flag::series;
  return true;
}

bool Resolver::start_own(PieceId piece, When when, PieceId target) {
  if (!start_series(piece, p[piece].card, when)) return false;
  top().target = target;
  return true;
}

/// Notes that the robot's lines of `damaged` or `destroyed` are to go off, unless a chain of them has grown too long (ruling 57).
void Resolver::note_wound(PieceId piece, When when) {
  const CardId card = p[piece].card;
  int chain = 1;
  for (const Frame& frame : p.frames)
    if (frame.kind == FrameKind::effect && (frame.flags & effect_flag::reaction)) chain = frame.spent + 1;
  if (chain > longest_chain) return;
  auto at = std::find_if(p.wounds.begin(), p.wounds.end(), [&](const Wound& wound) { return wound.piece == piece && !wound.gone; });
  if (at == p.wounds.end()) {
    if (p.wounds.full()) return;
    p.wounds.push_back({});
    at = p.wounds.end() - 1;
    at->card = card;
    at->piece = piece;
  }
  at->hex = p[piece].hex;
  at->chain = std::max(at->chain, static_cast<std::uint8_t>(chain));
  if (when == When::damaged)
    at->times = static_cast<std::uint8_t>(std::min(255, at->times + 1));
  else
    at->destroyed = true;
}

/// Whether some `damaged` or `destroyed` line is being resolved: what it sets off goes off after it.
bool Resolver::reacting() const {
  return std::any_of(p.frames.begin(), p.frames.end(),
                     [](const Frame& frame) { return frame.kind == FrameKind::effect && (frame.flags & effect_flag::reaction); });
}

void Resolver::next_wound() {
  Wound& wound = p.wounds[0];
  const bool damaged = wound.times > 0;
  if (damaged)
    --wound.times;
  else
    wound.destroyed = false;
  if (start_series(wound.piece, wound.card, damaged ? When::damaged : When::destroyed)) {
    Frame& frame = top();
    frame.hex = wound.hex;
    frame.spent = wound.chain;
    frame.flags = static_cast<std::uint16_t>(effect_flag::series | effect_flag::reaction | (side_of(wound.piece) == Side::boss ? effect_flag::by_boss : 0));
    if (wound.gone) frame.flags |= effect_flag::gone;
  }
  if (wound.times == 0 && !wound.destroyed) p.wounds.erase_at(0);
}

/// A robot leaves the board: what its lines still do, they do from where it stood.
void Resolver::leave(PieceId piece) {
  for (Wound& wound : p.wounds)
    if (wound.piece == piece && !wound.gone) {
      wound.gone = true;
      wound.hex = p[piece].hex;
    }
  for (Frame& frame : p.frames)
    if (frame.kind == FrameKind::effect && frame.piece == piece && !(frame.flags & effect_flag::gone)) {
      frame.flags |= effect_flag::gone;
      frame.hex = p[piece].hex;
    }
}

/// A slot is taken again while something is in progress: nothing that meant the robot before means the new one.
void Resolver::forget(PieceId slot) {
  for (Frame& frame : p.frames) {
    switch (frame.kind) {
      case FrameKind::activation:
      case FrameKind::minion:
      case FrameKind::counter:
      case FrameKind::use:
      case FrameKind::relocate:
        if (frame.piece == slot) frame.piece = no_piece;
        [[fallthrough]];
      case FrameKind::mend:
      case FrameKind::effect:
      case FrameKind::boss_turn:
        frame.pieces &= ~only(slot);
        if (frame.target == slot) frame.target = no_piece;
        break;
      case FrameKind::round:
        frame.pieces &= ~only(slot);
        if (frame.target == slot) frame.target = no_piece;
        break;
      case FrameKind::salvo:
        if (!(frame.flags & salvo_flag::beneath))
          for (int action = 0; action < robot_actions; ++action)
            if (slot < boss_piece) frame.pieces &= ~(PieceSet{1} << static_cast<unsigned>(slot * robot_actions + action));
        break;
      default: break;
    }
  }
}

bool Resolver::effect_line(Frame& frame) {
  switch (static_cast<EffectStep>(frame.step)) {
    case EffectStep::begin: begin_line(frame); return true;
    case EffectStep::consent: return wait(hero_seat);
    case EffectStep::choose:
      if (std::popcount(frame.pieces) > 1) return wait(seat_of(frame));
      set_step(frame, EffectStep::apply);
      return true;
    case EffectStep::apply: apply_line(frame); return true;
    case EffectStep::drones: return drones(frame);
    case EffectStep::finish: finish_line(frame); return true;
  }
  return false;
}

void Resolver::begin_line(Frame& frame) {
  const EffectLine& line = line_of(table_, frame);
  if (line.optional && !(frame.flags & effect_flag::agreed)) {  // enemies use nothing that has to be wanted (AEG-454)
    set_step(frame, side_of(frame) == Side::hero ? EffectStep::consent : EffectStep::finish);
    return;
  }
  say({.kind = EventKind::effect_fires, .piece = frame.piece, .card = frame.card, .n = frame.action, .m = idle(table_, p, frame) ? 1 : 0});
  frame.pieces = meant(table_, p, frame);
  set_step(frame, picks_one(line.whom) ? EffectStep::choose : EffectStep::apply);
}

/// On to the next line of the same moment, if the frame is about all of them.
void Resolver::finish_line(Frame& frame) {
  const auto& effects = table_.card(frame.card).effects;
  const When when = effects[frame.action].when;
  std::size_t next = effects.size();
  if (frame.flags & effect_flag::series)
    for (next = frame.action + 1U; next < effects.size() && effects[next].when != when;) ++next;
  if (next == effects.size()) return pop();
  frame.action = static_cast<std::uint8_t>(next);
  frame.flags &= static_cast<std::uint16_t>(~effect_flag::agreed);
  set_step(frame, EffectStep::begin);
}

void Resolver::apply_line(Frame& frame) {
  const EffectLine& line = line_of(table_, frame);
  const Side by = side_of(frame);
  const int amount = line.amount;
  set_step(frame, EffectStep::finish);
  switch (line.verb) {
    case EffectVerb::damage: each(frame.pieces, [&](PieceId piece) { hurt(piece, amount, EventKind::damaged); }); break;
    case EffectVerb::drain:
      each(frame.pieces, [&](PieceId piece) {
        if (p.alive(piece)) drain(piece, std::max(0, amount - mark(p, piece, &Marks::def)));
      });
      break;
    case EffectVerb::repair: {
      const PieceSet mended = frame.pieces;
      push(FrameKind::mend);
      top().amount = static_cast<std::uint8_t>(amount);
      top().pieces = mended;
      if (by == Side::boss) top().flags = shove_flag::by_boss;
      break;
    }
    case EffectVerb::energy:
    case EffectVerb::sap: change_pool(frame, line); break;
    case EffectVerb::dmg:
    case EffectVerb::def:
    case EffectVerb::acc:
    case EffectVerb::eva: each(frame.pieces, [&](PieceId piece) { change_stat(piece, by, stat_of(line.verb), amount); }); break;
    case EffectVerb::blaze: each(frame.pieces, [&](PieceId piece) { blaze(piece, by, amount); }); break;
    case EffectVerb::rust: each(frame.pieces, [&](PieceId piece) { afflict(piece, by, &Marks::rust); }); break;
    case EffectVerb::quell: each(frame.pieces, [&](PieceId piece) { afflict(piece, by, &Marks::quell); }); break;
    case EffectVerb::disarm: each(frame.pieces, [&](PieceId piece) { afflict(piece, by, &Marks::disarm); }); break;
    case EffectVerb::flicker: each(frame.pieces, [&](PieceId piece) { afflict(piece, by, &Marks::flicker); }); break;
    case EffectVerb::move:
    case EffectVerb::shift: relocate_by(frame, line); break;
    case EffectVerb::summon:
      push(FrameKind::summon);
      top().amount = static_cast<std::uint8_t>(amount);
      break;
    case EffectVerb::drone:
      if (by == Side::hero) {
        frame.count = static_cast<std::uint8_t>(amount);
        set_step(frame, EffectStep::drones);
      } else {  // enemy Drones appear as minions do (AEG-399)
        push(FrameKind::summon);
        top().amount = static_cast<std::uint8_t>(amount);
        top().card = table_.drone(line.drone);
      }
      break;
    case EffectVerb::activate:
      each(frame.pieces, [&](PieceId piece) {
        p[piece].activated = 0;
        p[piece].fresh = false;
        p.frames[0].target = piece;
      });
      break;
    case EffectVerb::use_actions:
    case EffectVerb::combine_actions: start_salvo(frame, line); break;
    case EffectVerb::lift: each(frame.pieces, [&](PieceId piece) { lift(piece); }); break;
  }
}

/// Off the board with what lies beneath it, and unhurt when it comes back (AEG-578); in reserve from the next Recharge on.
void Resolver::lift(PieceId piece) {
  const CardId card = p[piece].card;
  leave(piece);
  p.where[card] = Whereabouts::lifted;
  p[piece] = {};
  recount();
  say({.kind = EventKind::lifted, .piece = piece, .card = card});
}

/// Only the player has a pool (AEG-369).
void Resolver::change_pool(const Frame& frame, const EffectLine& line) {
  if (line.verb == EffectVerb::sap) {
    if (side_of(frame) == Side::hero) return;
    const int lost = std::min<int>(line.amount, p.energy);
    gain_energy(-lost);
    say({.kind = EventKind::energy_lost, .n = lost});
    return;
  }
  if (side_of(frame) == Side::boss) return;
  const bool stands = line.when != When::component && !(frame.flags & effect_flag::gone);  // a component has no counters any more (AEG-217)
  const int own = stands ? output(table_, p, frame.piece) : table_.card(frame.card).energy;
  const int gained = line.measure == Amount::output ? own : line.amount;
  gain_energy(gained);
  say({.kind = EventKind::energy_gained, .n = gained});
}

void Resolver::relocate_by(const Frame& frame, const EffectLine& line) {
  const bool shift = line.verb == EffectVerb::shift;
  const PieceSet moved = shift ? only(boss_piece) : frame.pieces;
  const HexId from = origin(p, frame);
  std::uint16_t flags = side_of(frame) == Side::boss ? shove_flag::by_boss : std::uint16_t{0};
  if (shift) flags |= shove_flag::placed;
  if (line.measure == Amount::movement) flags |= shove_flag::own;
  if (line.straight) flags |= shove_flag::straight;
  push(FrameKind::relocate, frame.piece);
  top().pieces = moved;
  top().action = static_cast<std::uint8_t>(Effect::move);
  top().amount = static_cast<std::uint8_t>(line.amount);
  top().hex = from;
  top().flags = flags;
}

// The player's Drones.

bool Resolver::drones(Frame& frame) {
  const EffectLine& line = line_of(table_, frame);
  OptionList options;
  list_effect(table_, p, frame, options);
  if (frame.count > 0 && options.size() > 1) return wait(hero_seat);
  if (frame.count > 0 && options.size() == 1) {
    answer_effect(frame, options[0].action);
    return true;
  }
  if (frame.count > 0) say({.kind = EventKind::drone_kept_out, .card = table_.drone(line.drone), .n = drone_slot(p, Side::hero) == no_piece ? 1 : 0});
  set_step(frame, EffectStep::finish);
  return true;
}

/// A new Drone waits for the next round (AEG-241).
void Resolver::put_drone(CardId card, HexId hex, Side side) {
  const PieceId piece = drone_slot(p, side);
  forget(piece);
  p[piece] = {};
  p[piece].card = card;
  p[piece].hex = hex;
  p[piece].fresh = true;
  recount();
  say({.kind = EventKind::drone_enters, .piece = piece, .hex = hex, .n = table_.board.hexes[hex].starpoint});
}

void Resolver::answer_effect(Frame& frame, Action action) {
  switch (verb_of(action)) {
    case Verb::trigger:
      frame.flags |= effect_flag::agreed;
      set_step(frame, EffectStep::begin);
      break;
    case Verb::pass: set_step(frame, EffectStep::finish); break;
    case Verb::target:
      frame.pieces = only(static_cast<PieceId>(action.a));
      set_step(frame, EffectStep::apply);
      break;
    case Verb::place:
      --frame.count;
      put_drone(static_cast<CardId>(action.a), static_cast<HexId>(action.b), Side::hero);
      break;
    default: RONDO_ENSURE(false, "an answer that an effect does not offer");
  }
}

// Salvos.

void Resolver::start_salvo(const Frame& frame, const EffectLine& line) {
  const PieceSet users = frame.pieces;
  const bool beneath = line.verb == EffectVerb::combine_actions;
  push(FrameKind::salvo, frame.piece);
  Frame& salvo = top();
  if (beneath) salvo.flags = salvo_flag::beneath;
  each_salvo(table_, p, salvo, [&](int item, PieceId piece, int) {
    if (beneath || has(users, piece)) salvo.pieces |= PieceSet{1} << static_cast<unsigned>(item);
  });
}

bool Resolver::salvo(Frame& frame) {
  OptionList options;
  list_salvo(table_, p, frame, options);
  if (options.size() > 1) return wait(hero_seat);
  pop();
  return true;
}

/// Free, but the dice are rolled (AEG-118, AEG-566).
void Resolver::answer_salvo(Frame& frame, Action action) {
  if (verb_of(action) == Verb::done) return pop();
  each_salvo(table_, p, frame, [&](int item, PieceId piece, int number) {
    if (piece == action.a && number == action.b) frame.pieces &= ~(PieceSet{1} << static_cast<unsigned>(item));
  });
  start_use(static_cast<PieceId>(action.a), action.b, use_flag::free);
}

}  // namespace rondo::aegis
