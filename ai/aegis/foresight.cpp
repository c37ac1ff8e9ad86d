#include "ai/aegis/foresight.h"

#include <algorithm>

#include "rules/aegis/stats.h"
#include "rules/aegis/verbs.h"

namespace rondo::aegis {

namespace {

/// How far its harmful Actions reach; −1 if it has none.
int harmful_reach(const Card& card) {
  int reach = -1;
  for (const ActionLine& line : card.actions)
    if (offensive(line.effect)) reach = std::max(reach, line.range > 0 ? line.range + line.radius : line.radius);
  return reach;
}

/// What the board says, where a round is over, about how the battle will end.
struct Outlook {
  double boss = 0;     ///< Integrity left
  double cards = 0;    ///< Rondo cards still to come
  double rounds = 0;   ///< still to come
  double margin = 0;   ///< Valor Points above those with which the battle is lost
  double energy = 0;   ///< the Outputs of all rounds to come
  double steps = 0;    ///< hexes that the player's robots lack until their Actions reach the boss
  double minions = 0;  ///< Levels of the boss's minions
};

Outlook outlook(const Table& table, const Position& p) {
  Outlook seen;
  const int a_round = cards_per_round(table.setup.difficulty);
  const int rounds = (p.rondo.size() + a_round - 1) / a_round;
  int outputs = 0;
  each(pieces(p, Side::hero), [&](PieceId piece) {
    if (is_drone(piece)) return;
    const Card& card = card_of(table, p, piece);
    const int reach = harmful_reach(card), away = table.map.distance(p[piece].hex, p[boss_piece].hex);
    outputs += card.energy;
    seen.steps += reach >= 0 ? std::max(0, away - reach) : 0.5 * std::max(0, away - 5);
  });
  each(pieces(p, Side::boss) & ~only(boss_piece), [&](PieceId piece) { seen.minions += is_drone(piece) ? 1 : level(table, p, piece); });
  seen.boss = integrity_left(table, p, boss_piece);
  seen.cards = p.rondo.size();
  seen.rounds = rounds;
  seen.margin = p.valor - (rounds > 0 ? 4 : 0);  // AEG-305, AEG-306
  seen.energy = outputs * rounds;
  return seen;
}

/// From −1 to 1: close to what a logistic curve makes of log-odds, without its exponential.
double share(double odds) { return odds / (2 + (odds < 0 ? -odds : odds)); }

}  // namespace

bool Foresight::stop(const Position& p) const {
  const Frame& frame = p.frames.back();
  return frame.kind == FrameKind::round && static_cast<RoundStep>(frame.step) == RoundStep::reveal && p.revealed.empty() && p.round > 1;
}

/// The numbers are a logistic regression over 46,000 positions of greedy battles (all teams, bosses and difficulties, one answer in fifty at
/// random) against how they ended; those whose sign made no sense were left out.
double Foresight::value(const Position& p) const {
  if (p.outcome != Outcome::open) return p.outcome == Outcome::boss_defeated ? 1 : -1;
  const Outlook seen = outlook(game_.table(), p);
  const double time = 3.63 - 0.52 * seen.cards + 1.015 * seen.rounds;
  const double work = -0.02 * seen.boss - 1.1 * seen.boss / (seen.cards + 1) - 5.6 * seen.boss / (seen.energy + 5);
  const double valor = 0.185 * seen.margin + 0.29 * std::min(seen.margin, 4.0);
  return share(time + work + valor - 0.17 * seen.minions - 0.076 * seen.steps);
}

std::size_t Habit::choose(const Position& p, Seat seat, const OptionList& options) const {
  if (seat != hero_seat || p.frames.back().kind != FrameKind::round) return greedy_.choose(p, seat, options);
  OptionList plain = options;
  plain.filter([](const Option& option) {
    const Verb verb = verb_of(option.action);
    return verb != Verb::again && verb != Verb::recall && verb != Verb::energy && verb != Verb::repair;
  });
  if (plain.empty()) return greedy_.choose(p, seat, options);
  const Action choice = plain[greedy_.choose(p, seat, plain)].action;
  return static_cast<std::size_t>(std::find_if(options.begin(), options.end(), [&](const Option& option) { return option.action == choice; }) -
                                  options.begin());
}

}  // namespace rondo::aegis
