#include "rules/aegis/game.h"

#include "rules/aegis/lists.h"

namespace rondo::aegis {

Position Game::start() const {
  Position p;
  Resolver(*table_, p, nullptr).begin();
  return p;
}

void Game::options(const Position& p, Seat seat, OptionList& options) const {
  RONDO_ENSURE(seat == p.owing, "options of a seat that owes nothing");
  list_options(*table_, p, options);
}

void Game::resolve(Position& p, std::span<const Action> answers, const Narrator* narrator) const {
  RONDO_ENSURE(answers.size() == 1 && p.owing != Seat::none, "one answer to one decision");
  Resolver(*table_, p, narrator).answer(answers[0]);
}

int Game::payoff(const Position& p, Seat seat) const {
  const int won = p.outcome == Outcome::boss_defeated ? 1 : -1;
  return seat == hero_seat ? won : -won;
}

int Game::stream(const Position& p) const {
  const Frame& frame = p.frames.back();
  switch (frame.kind) {
    case FrameKind::round: return static_cast<int>(Stream::rondo);
    case FrameKind::summon: return static_cast<int>(static_cast<SummonStep>(frame.step) == SummonStep::die ? Stream::summon_die : Stream::minions);
    default: return static_cast<int>(hand_on(*table_, p, frame.piece) == Side::hero ? Stream::hero_dice : Stream::boss_dice);
  }
}

}  // namespace rondo::aegis
