#include "rules/aerodome/game.h"

#include <algorithm>

#include "rules/aerodome/lists.h"

namespace rondo::aerodome {

Position Game::start() const {
  Position p;
  Resolver(*table_, p, nullptr).begin();
  return p;
}

void Game::options(const Position& p, Seat seat, OptionList& options) const {
  RONDO_ENSURE(p.owing.contains(seat), "options of a seat that owes nothing");
  list_options(*table_, p, seat, options);
}

void Game::resolve(Position& p, std::span<const Action> answers, const Narrator* narrator) const {
  RONDO_ENSURE(static_cast<int>(answers.size()) == p.owing.size() && !answers.empty(), "an answer of every seat that owes");
  Resolver(*table_, p, narrator).answer(answers);
}

int Game::payoff(const Position& p, Seat seat) const {
  if (p.winners == 0) return 0;
  return (p.winners >> static_cast<unsigned>(seat)) & 1U ? 1 : -1;
}

Position Game::view(const Position& p, Seat seat) const {
  Position seen = p;
  if (seat == Seat::chance || p.outcome != Outcome::open) return seen;
  const bool squadrons = table_->mode == Mode::squadron;
  for (FighterId fighter = 0; fighter < table_->fighters(); ++fighter) {
    Plane& plane = seen[fighter];
    if (table_->seat_of(fighter) == seat || plane.revealed || dazed_out(plane)) continue;
    const bool chosen = squadrons ? p.slots[static_cast<std::size_t>(table_->seat_of(fighter))][0] != no_card : plane.active != no_card;
    if (chosen) plane.active = unseen;
  }
  if (!squadrons) return seen;
  for (std::size_t team = 0; team < 2; ++team) {
    if (static_cast<std::size_t>(seat) == team) continue;
    for (std::uint8_t& slot : seen.slots[team])
      if (slot < max_fighters && !p[slot].revealed) slot = unseen;
  }
  return seen;
}

int Game::stream(const Position& p) const {
  const Frame& frame = p.frames.back();
  switch (frame.kind) {
    case FrameKind::opening:
    case FrameKind::compare: return static_cast<int>(Stream::order);
    case FrameKind::round: return static_cast<int>(Stream::unveil);
    case FrameKind::draw: return static_cast<int>(Stream::aux);
    case FrameKind::tiebreak: return static_cast<int>(Stream::tiebreak);
    case FrameKind::effects: return static_cast<int>(frame.line == static_cast<int>(Duty::burn) ? Stream::burn : Stream::outside);
    default: return static_cast<int>(static_cast<AttackStep>(frame.step) == AttackStep::elusive_dice ? Stream::elusive : Stream::attack);
  }
}

}  // namespace rondo::aerodome
