#include "rules/akarios/game.h"

#include "rules/akarios/lists.h"
#include "rules/akarios/resolve.h"

namespace rondo::akarios {

Position Game::start() const {
  Position p;
  Resolver(*table_, p, nullptr).begin();
  return p;
}

void Game::options(const Position& p, Seat, OptionList& list) const {
  list.clear();
  const Frame& frame = p.frames.back();
  switch (frame.kind) {
    case FrameKind::opening: return list_opening(*table_, p, frame, list);
    case FrameKind::round: return list_reveal(*table_, p, list);
    case FrameKind::roll: return list_roll(frame, list);
    case FrameKind::phase: return list_phase(*table_, p, frame, list);
    case FrameKind::use: return list_use(*table_, p, frame, list);
    case FrameKind::activation: return list_activation(*table_, p, frame, list);
    case FrameKind::attack: return list_attack(*table_, p, frame, list);
    case FrameKind::harm: return list_harm(*table_, p, frame, list);
    case FrameKind::flight:
    case FrameKind::shove:
    case FrameKind::missile:
    case FrameKind::none: break;
  }
  RONDO_ENSURE(false, "options of a frame that asks nothing");
}

void Game::resolve(Position& p, std::span<const Action> answers, const Narrator* narrator) const {
  Resolver(*table_, p, narrator).answer(answers[0]);
}

int Game::payoff(const Position& p, Seat seat) const {
  const int squad = won(p.outcome) ? 1 : -1;
  return seat == squad_seat ? squad : -squad;
}

int Game::stream(const Position& p) const {
  const Frame& frame = p.frames.back();
  switch (frame.kind) {
    case FrameKind::opening: return static_cast<int>(Stream::scenario);
    case FrameKind::round: return static_cast<int>(Stream::combat);
    case FrameKind::roll: return static_cast<int>(frame.amount > 0 ? Stream::dice : Stream::drone);
    default: return static_cast<int>(Stream::modifier);
  }
}

}  // namespace rondo::akarios
