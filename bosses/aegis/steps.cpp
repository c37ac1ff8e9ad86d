#include "bosses/aegis/steps.h"

#include "rules/aegis/effects.h"
#include "rules/aegis/words.h"

namespace rondo::aegis {

namespace {

/// The innermost frame of that kind, or nothing.
const Frame* innermost(const Position& p, FrameKind kind) {
  for (std::size_t i = p.frames.size(); i-- > 0;)
    if (p.frames[i].kind == kind) return &p.frames[i];
  return nullptr;
}

std::string card_text(const Position& p) {
  const Frame* turn = innermost(p, FrameKind::boss_turn);
  if (turn == nullptr) return "the player's turn: ";
  return turn->action < icon_count ? std::string(icon_names[turn->action]) + " card: " : "set-up: ";
}

std::string who(const Table& table, const Position& p, PieceId piece) {
  if (piece == boss_piece) return table.boss_card.name;
  return (is_minion(piece) ? "minion " : "Drone ") + piece_name(table, p, piece);
}

std::string action_text(const Table& table, const Position& p, const Frame& use) {
  return who(table, p, use.piece) + "'s Action " + std::to_string(use.action + 1) + " '" + action_line(table, p, use.piece, use.action).name + "'";
}

}  // namespace

std::string step_text(const Table& table, const Position& p) {
  const Frame& frame = p.frames.back();
  const std::string card = card_text(p);
  const Frame* use = innermost(p, FrameKind::use);
  const Frame* effect = innermost(p, FrameKind::effect);
  const std::string line = effect == nullptr ? "" : piece_name(table, effect->card, effect->piece) + "'s '" + line_of(table, *effect).name + "'";
  const bool acts = use != nullptr && p.alive(use->piece);
  switch (frame.kind) {
    case FrameKind::boss_turn: return card + "which minion activates next";
    case FrameKind::minion: return card + who(table, p, frame.piece) + " has nothing in range and moves";
    case FrameKind::use: return card + action_text(table, p, frame) + ", target";
    case FrameKind::relocate:
      if (frame.target == boss_piece) return card + table.boss_card.name + " shifts";
      if (effect != nullptr) return card + line + (frame.target == no_piece ? ", whom to move next" : ", moving " + piece_name(table, p, frame.target));
      if (!acts) return card + "robots are moved";
      return card + action_text(table, p, *use) +
             (frame.target == no_piece ? ", whom to move next" : ", moving " + piece_name(table, p, frame.target));
    case FrameKind::effect: return card + line + ", whom it means";
    case FrameKind::mend:
      if (effect != nullptr) return card + line + ", what to repair";
      return card + (acts ? action_text(table, p, *use) + ", what to repair" : "what to repair");
    case FrameKind::summon: return card + "summoning " + table.card(table.minion_card(frame.action)).id + ", which minions it is formed of";
    default: return card + "a decision of the boss";
  }
}

}  // namespace rondo::aegis
