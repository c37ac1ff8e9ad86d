#include "rules/akarios/resolve.h"

#include <algorithm>

namespace rondo::akarios {

namespace {

constexpr std::array<int, 3> thresholds = {4, 7, 10};  // HOUSE-11

int strains(int stress) {
  return static_cast<int>(std::count_if(thresholds.begin(), thresholds.end(), [&](int threshold) { return stress >= threshold; }));
}

/// Takes one card of that kind out of the deck, wherever it is.
void take_out(ModifierDeck& deck, std::uint8_t kind) {
  const auto erase = [&](auto& cards) {
    for (std::size_t i = 0; i < cards.size(); ++i)
      if (cards[i] == kind) return cards.erase_at(i), true;
    return false;
  };
  if (deck.bag[kind] > 0)
    --deck.bag[kind];
  else if (!erase(deck.discard))
    erase(deck.top);
}

}  // namespace

void Resolver::begin() {
  for (std::size_t card = 0; card < table_.scenario_cards.size(); ++card) p.scenario_deck[card] = table_.scenario_cards[card].count;
  p.cards.fill(no_card);
  for (std::size_t type = 0; type < table_.types.size(); ++type)
    for (std::size_t card = 0; card < table_.combat[type].size(); ++card) p.decks[type].bag[card] = 1;
  place_ships();
  push(FrameKind::round);
  push(FrameKind::opening);
  run();
}

void Resolver::answer(Action action) {
  p.owing = {};
  give(top(), action);
  run();
}

void Resolver::give(Frame& frame, Action action) {
  switch (frame.kind) {
    case FrameKind::opening: return answer_opening(frame, action);
    case FrameKind::round: return answer_reveal(action);
    case FrameKind::roll: return answer_roll(frame, action);
    case FrameKind::phase: return answer_phase(frame, action);
    case FrameKind::use: return answer_use(frame, action);
    case FrameKind::activation: return answer_activation(frame, action);
    case FrameKind::attack: return answer_attack(frame, action);
    case FrameKind::harm: return answer_harm(frame, action);
    case FrameKind::flight:
    case FrameKind::shove:
    case FrameKind::missile:
    case FrameKind::none: break;
  }
  RONDO_ENSURE(false, "an answer to a frame that asks nothing");
}

void Resolver::run() {
  while (!p.frames.empty() && p.outcome == Outcome::open && step(top())) {
  }
  if (p.outcome != Outcome::open) {
    p.frames.clear();
    p.owing = {};
  }
}

bool Resolver::step(Frame& frame) {
  switch (frame.kind) {
    case FrameKind::opening: return opening(frame);
    case FrameKind::round: return round(frame);
    case FrameKind::roll: return roll(frame);
    case FrameKind::phase: return phase(frame);
    case FrameKind::use: return use(frame);
    case FrameKind::activation: return activation(frame);
    case FrameKind::flight: return flight(frame);
    case FrameKind::shove: return shove(frame);
    case FrameKind::attack: return attack(frame);
    case FrameKind::harm: return harm(frame);
    case FrameKind::missile: return missile(frame);
    case FrameKind::none: break;
  }
  RONDO_ENSURE(false, "a frame of no kind");
  return false;
}

Frame& Resolver::push(FrameKind kind, ShipId ship, ShipId other) {
  Frame frame;
  frame.kind = kind;
  frame.ship = ship;
  frame.other = other;
  p.frames.push_back(frame);
  return top();
}

/// Stress stays within 0 to 10; each threshold that is reached puts a −1 into the deck until stress falls below it (HOUSE-11).
void Resolver::add_stress(ShipId pilot, int change) {
  const int before = cockpit(pilot).stress;
  const int now = std::clamp(before + change, 0, most_stress);
  if (now == before) return;
  cockpit(pilot).stress = static_cast<std::uint8_t>(now);
  say({EventKind::stress_changed, pilot, no_ship, now, before});
  strain(pilot, before, now);
}

void Resolver::strain(ShipId pilot, int before, int now) {
  ModifierDeck& deck = cockpit(pilot).deck;
  constexpr auto kind = static_cast<std::uint8_t>(Modifier::strain);
  for (int n = strains(before); n < strains(now); ++n) {
    ++deck.bag[kind];
    say({EventKind::strain_added, pilot});
  }
  for (int n = strains(now); n < strains(before); ++n) {
    take_out(deck, kind);
    say({EventKind::strain_removed, pilot});
  }
}

void Resolver::shuffle_in(ModifierDeck& deck) {
  for (const std::uint8_t kind : deck.discard) ++deck.bag[kind];
  deck.discard.clear();
}

/// Whether a modifier card can be drawn, after shuffling the discards if the deck is empty.
bool Resolver::refill(ShipId pilot) {
  ModifierDeck& deck = cockpit(pilot).deck;
  if (deck.empty() && !deck.discard.empty()) {
    shuffle_in(deck);
    say({EventKind::deck_shuffled, pilot});
  }
  return !deck.empty();
}

void Resolver::finish(Outcome outcome) {
  p.outcome = outcome;
  say({EventKind::game_over});
}

}  // namespace rondo::akarios
