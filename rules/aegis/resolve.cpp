#include "rules/aegis/resolve.h"

namespace rondo::aegis {

void Resolver::begin() {
  p = {};
  p.under.fill(no_card);
  p.valor = static_cast<std::uint8_t>(table_.profile.starting_valor);
  for (int icon = 0; icon < icon_count; ++icon)  // two of each letter, one of each Special Attack (AEG-020, AEG-021)
    p.rondo.bag[static_cast<std::size_t>(icon)] = icon < static_cast<int>(Icon::phi) ? 2 : 1;
  for (int place = 0; place < table_.minion_cards; ++place) p.minions.bag[static_cast<std::size_t>(place)] = 1;
  p[boss_piece].card = table_.boss;
  p[boss_piece].hex = table_.boss_start;
  say({.kind = EventKind::boss_placed, .piece = boss_piece, .hex = table_.boss_start});
  push(FrameKind::round);
  push(FrameKind::placement);
  push(FrameKind::boss_turn);
  top().action = setup_icon;
  top().step = static_cast<std::uint8_t>(BossStep::entries);
  run();
}

void Resolver::push(FrameKind kind, PieceId piece) {
  Frame frame;
  frame.kind = kind;
  frame.piece = piece;
  p.frames.push_back(frame);
}

void Resolver::run() {
  p.owing = Seat::none;
  do settle();
  while (p.outcome == Outcome::open && step());
  if (p.outcome == Outcome::open) return;
  p.owing = Seat::none;
  say({.kind = EventKind::game_over});
}

/// The boss falling wins even when the same effect takes the last Valor Point (AEG-316).
void Resolver::settle() {
  if (table_.commands(Side::hero) || table_.commands(Side::boss)) muster();
  if (p.outcome != Outcome::open) return;
  if (integrity_left(table_, p, boss_piece) <= 0)
    p.outcome = Outcome::boss_defeated;
  else if (p.valor == 0)
    p.outcome = Outcome::valor_gone;
  else if (table_.reserve && pieces(p, Side::hero) == 0 && stranded(table_, p))
    p.outcome = Outcome::stranded;
}

bool Resolver::step() {
  if (!p.wounds.empty() && !reacting()) {
    next_wound();
    return true;
  }
  Frame& frame = top();
  switch (frame.kind) {
    case FrameKind::placement: return placement(frame);
    case FrameKind::round: return round(frame);
    case FrameKind::activation: return activation(frame);
    case FrameKind::boss_turn: return boss_turn(frame);
    case FrameKind::minion: return minion(frame);
    case FrameKind::use: return use(frame);
    case FrameKind::relocate: return relocate(frame);
    case FrameKind::mend: return mend(frame);
    case FrameKind::valor_mend: return valor_mend(frame);
    case FrameKind::combined: return combined(frame);
    case FrameKind::effect: return effect_line(frame);
    case FrameKind::salvo: return salvo(frame);
    case FrameKind::summon: return summon(frame);
    case FrameKind::counter: return counter(frame);
    case FrameKind::landing: return landing(frame);
    case FrameKind::none: break;
  }
  RONDO_ENSURE(false, "a frame of no kind");
  return false;
}

void Resolver::answer(Action action) {
  Frame& frame = top();
  if (verb_of(action) == Verb::energy) {
    spend(Skill::energy);
    gain_energy(energy_skill_gain);
    return run();
  }
  switch (frame.kind) {
    case FrameKind::placement: place(frame, action); break;
    case FrameKind::round: answer_round(frame, action); break;
    case FrameKind::activation: answer_activation(frame, action); break;
    case FrameKind::boss_turn: {
      const auto minion = static_cast<PieceId>(action.a);
      frame.pieces &= ~only(minion);
      if (knows(table_, Side::boss, Ability::false_army)) frame.flags |= static_cast<std::uint16_t>(1U << (minion - first_minion));
      ++frame.count;
      push(FrameKind::minion, minion);
      break;
    }
    case FrameKind::minion: answer_minion(frame, action); break;
    case FrameKind::use: answer_use(frame, action); break;
    case FrameKind::relocate: answer_relocate(frame, action); break;
    case FrameKind::mend: answer_mend(frame, action); break;
    case FrameKind::valor_mend: answer_valor_mend(frame, action); break;
    case FrameKind::combined:
      if (verb_of(action) == Verb::trigger)
        trigger(frame, action.a);
      else
        end_combined();
      break;
    case FrameKind::effect: answer_effect(frame, action); break;
    case FrameKind::salvo: answer_salvo(frame, action); break;
    case FrameKind::summon: answer_summon(frame, action); break;
    case FrameKind::counter: answer_counter(frame, action); break;
    case FrameKind::landing: answer_landing(frame, action); break;
    case FrameKind::none: break;
  }
  run();
}

}  // namespace rondo::aegis
