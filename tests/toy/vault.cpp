#include "tests/toy/vault.h"

namespace rondo::toy {

namespace {

std::size_t index(Seat seat) { return static_cast<std::size_t>(seat); }
Seat opponent(Seat seat) { return seat == red ? blue : red; }

void begin_round(Position& position) {
  position.frames.push_back({Step::showing, Seat::none, 0});
  position.frames.push_back({Step::prowling, warden, 0});
  position.frames.push_back({Step::hiding, Seat::none, 0});
}

/// The thief whose dice lie on the table: the owner of the frame under the windows.
Seat roller(const Position& position) { return position.frames[0].seat; }

/// Whether paying to change a die that shows `face` does anything for `seat`.
bool changeable(const Position& position, Seat seat, std::size_t face) {
  return position.faces[face - 1] > 0 && (seat == roller(position) ? face < 6 : face >= 4);
}

bool window_useful(const Position& position, Seat seat) {
  if (position.tokens[index(seat)] == 0) return false;
  for (std::size_t face = 1; face <= 6; ++face)
    if (changeable(position, seat, face)) return true;
  return false;
}

template <class Narrator>
void show_stakes(Position& position, Narrator& narrator) {
  const auto [r, b] = position.stakes;
  narrator(position, Event{Event::Kind::showed, Seat::none, r, b});
  position.frames.pop_back();
  position.stakes = {};
  if (r == b) {
    narrator(position, Event{Event::Kind::tied, Seat::none, 0, 0});
    return;
  }
  const Seat winner = r > b ? red : blue;
  const std::uint8_t stake = std::max(r, b);
  if (stake == position.door)
    narrator(position, Event{Event::Kind::caught, winner, stake, 0});
  else
    position.frames.push_back({Step::rolling, winner, stake});
}

/// Goes on until somebody owes a decision or the game is over.
template <class Narrator>
void settle(Position& position, Narrator& narrator) {
  while (true) {
    if (position.frames.empty()) {
      if (++position.round == rounds) return;
      begin_round(position);
    }
    Frame& frame = position.frames.back();
    if (frame.step == Step::showing && position.stakes[0] != unseen && position.stakes[1] != unseen) {
      show_stakes(position, narrator);
    } else if (frame.step == Step::rolling && frame.left == 0) {
      frame = {Step::counting, frame.seat, 0};
      const Seat seat = frame.seat;
      position.frames.push_back({Step::window, opponent(seat), 0});
      position.frames.push_back({Step::window, seat, 0});
    } else if (frame.step == Step::window && !window_useful(position, frame.seat)) {
      position.frames.pop_back();
    } else if (frame.step == Step::counting) {
      frame = {Step::drawing, frame.seat, static_cast<std::uint8_t>(position.faces[3] + position.faces[4] + position.faces[5])};
      position.faces = {};
    } else if (frame.step == Step::drawing && frame.left == 0) {
      position.frames.pop_back();
    } else {
      return;
    }
  }
}

/// One answer; true when the curse ended the game.
template <class Narrator>
bool resolve(Position& position, Action action, Narrator& narrator) {
  Frame& frame = position.frames.back();
  switch (action.verb) {
    case prowl:
      position.door = static_cast<std::uint8_t>(action.a);
      ++position.visits[action.a - 1U];
      position.frames.pop_back();
      narrator(position, Event{Event::Kind::prowled, warden, action.a, 0});
      break;
    case show_stake: position.stakes[action.a] = static_cast<std::uint8_t>(action.b); break;
    case roll:
      ++position.faces[action.a - 1U];
      --frame.left;
      narrator(position, Event{Event::Kind::rolled, frame.seat, action.a, 0});
      break;
    case raise:
    case spoil: {
      --position.faces[action.a - 1U];
      ++position.faces[action.verb == raise ? 5 : 0];
      --position.tokens[index(frame.seat)];
      narrator(position, Event{Event::Kind::changed, frame.seat, action.a, action.verb == raise ? 6 : 1});
      break;
    }
    case pass: position.frames.pop_back(); break;
    case draw: {
      const auto kind = static_cast<std::uint8_t>(action.a);
      position.pile.draw(kind);
      position.pile.discard.push_back(kind);
      constexpr std::int16_t worth[] = {1, 3, -5};
      position.points[index(frame.seat)] = static_cast<std::int16_t>(position.points[index(frame.seat)] + worth[kind]);
      --frame.left;
      narrator(position, Event{Event::Kind::drew, frame.seat, kind, 0});
      if (static_cast<Card>(kind) == Card::curse) return true;
      break;
    }
    default: RONDO_ENSURE(false, "no such verb in the vault");
  }
  return false;
}

}  // namespace

Position Vault::start() const {
  Position position;
  position.tokens = {2, 2};
  position.pile.bag = {6, 3, 0};
  position.pile.put_under(static_cast<std::uint8_t>(Card::curse));
  begin_round(position);
  return position;
}

SeatSet Vault::to_act(const Position& position) const {
  if (position.frames.empty()) return {};
  const Frame& frame = position.frames.back();
  switch (frame.step) {
    case Step::hiding: {
      SeatSet both = red;
      both.insert(blue);
      return both;
    }
    case Step::prowling: return warden;
    case Step::window: return frame.seat;
    default: return Seat::chance;
  }
}

void Vault::options(const Position& position, Seat seat, OptionList& options) const {
  options.clear();
  switch (position.frames.back().step) {
    case Step::hiding:
      for (std::uint16_t stake = 1; stake <= 3; ++stake) options.add({hide, stake, 0, 0});
      break;
    case Step::prowling:
      for (std::uint16_t door = 1; door <= doors; ++door) options.add({prowl, door, 0, 0});
      break;
    case Step::showing:
      for (std::uint16_t stake = 1; stake <= 3; ++stake)
        options.add({show_stake, static_cast<std::uint16_t>(position.stakes[0] == unseen ? 0 : 1), stake, 0});
      break;
    case Step::rolling:
      for (std::uint16_t face = 1; face <= 6; ++face) options.add({roll, face, 0, 0});
      break;
    case Step::drawing:
      for (std::uint16_t kind = 0; kind < 3; ++kind)
        if (const std::uint32_t weight = position.pile.weight(static_cast<std::uint8_t>(kind)); weight > 0) options.add({draw, kind, 0, 0}, weight);
      break;
    case Step::window:
      for (std::uint16_t face = 1; face <= 6; ++face)
        if (changeable(position, seat, face)) options.add({seat == roller(position) ? raise : spoil, face, 0, 0});
      options.add({pass, 0, 0, 0});
      break;
    case Step::counting: break;
  }
}

template <class Narrator>
void Vault::apply(Position& position, std::span<const Action> answers, Narrator& narrator) const {
  if (position.frames.back().step == Step::hiding) {
    for (std::size_t i = 0; i < 2; ++i) position.stakes[i] = static_cast<std::uint8_t>(answers[i].a);
    position.frames.pop_back();
    narrator(position, Event{Event::Kind::hidden, Seat::none, 0, 0});
  } else if (resolve(position, answers[0], narrator)) {
    position.frames.clear();
    narrator(position, Event{Event::Kind::closed, Seat::none, 0, 0});
    return;
  }
  settle(position, narrator);
}

template void Vault::apply(Position&, std::span<const Action>, Mute&) const;
template void Vault::apply(Position&, std::span<const Action>, const Narrator<Position, Event>&) const;

int Vault::payoff(const Position& position, Seat seat) const {
  const int lead = position.points[0] - position.points[1];
  return seat == red ? lead : seat == blue ? -lead : 0;
}

Position Vault::view(const Position& position, Seat seat) const {
  Position seen = position;
  for (std::size_t i = 0; i < 2; ++i)
    if (i != index(seat) && seen.stakes[i] != 0) seen.stakes[i] = unseen;
  return seen;
}

int Vault::stream(const Position& position) const {
  switch (position.frames.back().step) {
    case Step::rolling: return static_cast<int>(Stream::dice);
    case Step::drawing: return static_cast<int>(Stream::deck);
    default: return static_cast<int>(Stream::reveal);
  }
}

std::vector<Measure> Vault::measures() const {
  return {{"rounds", "rounds begun", Measure::Kind::steps},
          {"red", "points of red", Measure::Kind::amount},
          {"blue", "points of blue", Measure::Kind::amount},
          {"thrift", "red kept its tokens", Measure::Kind::mark}};
}

Account Vault::account(const Position& position) const {
  const bool cursed = position.round < rounds;
  Account account{static_cast<std::uint8_t>(cursed ? 0 : 1), {}};
  account.values.push_back(static_cast<std::int16_t>(cursed ? position.round + 1 : rounds));
  for (const std::int16_t points : position.points) account.values.push_back(points);
  account.values.push_back(position.tokens[0] == 2 ? 1 : 0);
  return account;
}

}  // namespace rondo::toy
