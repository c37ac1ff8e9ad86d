// The parts of a solo battle that a person would call by a name.
#include "rules/aegis/game.h"

namespace rondo::aegis {

std::string Game::chapter(const Position& p) const {
  if (p.outcome != Outcome::open || p.frames.empty()) return "The end";
  if (p.round == 0) return "Set-up";
  const std::string round = "Round " + std::to_string(p.round);
  const auto step = static_cast<RoundStep>(p.frames[0].step);
  if (p.frames[0].kind != FrameKind::round || step < RoundStep::turn) return round + " begins";
  const bool boss = p.frames.size() > 1 && p.frames[1].kind == FrameKind::boss_turn;
  return round + (boss ? ", boss turn " + std::to_string(p.resolved) : ", your turn " + std::to_string(p.resolved + 1));
}

}  // namespace rondo::aegis
