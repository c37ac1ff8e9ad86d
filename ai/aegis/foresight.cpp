#include "ai/aegis/foresight.h"

#include <algorithm>

#include "rules/aegis/stats.h"

namespace rondo::aegis {

namespace {

/// What the board says about how the battle will end.
struct Outlook {
  double boss = 0;      ///< Integrity left
  double cards = 0;     ///< Rondo cards still to come, of this round and later ones
  double rounds = 0;    ///< after this one
  double margin = 0;    ///< Valor Points above those with which the battle is lost
  double energy = 0;    ///< in the pool
  double outputs = 0;   ///< of the player's robots together
  double robots = 0;    ///< the player's, Drones aside
  double levels = 0;    ///< of those
  double ready = 0;     ///< those that may still activate
  double wounds = 0;    ///< shares of their Integrity that they have lost
  double minions = 0;   ///< Levels of the boss's minions
};

Outlook outlook(const Table& table, const Position& p) {
  Outlook seen;
  const int a_round = cards_per_round(table.setup.difficulty);
  const int rounds = (p.rondo.size() + a_round - 1) / a_round;
  seen.boss = integrity_left(table, p, boss_piece);
  seen.cards = p.rondo.size() + static_cast<int>(p.revealed.size()) - p.resolved;
  seen.rounds = rounds;
  seen.margin = p.valor - (rounds > 0 ? 4 : 0);  // AEG-305, AEG-306
  seen.energy = p.energy;
  each(pieces(p, Side::hero), [&](PieceId piece) {
    if (is_drone(piece)) return;
    const Card& card = card_of(table, p, piece);
    seen.outputs += card.energy;
    seen.robots += 1;
    seen.levels += level(table, p, piece);
    seen.ready += !p[piece].activated && !p[piece].fresh;
    seen.wounds += 1 - static_cast<double>(integrity_left(table, p, piece)) / card.integrity;
  });
  each(pieces(p, Side::boss) & ~only(boss_piece), [&](PieceId piece) { seen.minions += is_drone(piece) ? 1 : level(table, p, piece); });
  return seen;
}

/// From −1 to 1: close to what a logistic curve makes of log-odds, without its exponential.
double share(double odds) { return odds / (2 + (odds < 0 ? -odds : odds)); }

}  // namespace

bool Foresight::stop(const Position& p, int plies) const {
  if (p.frames.size() != 1 || p.frames[0].kind != FrameKind::round) return false;
  const auto step = static_cast<RoundStep>(p.frames[0].step);
  if (step == RoundStep::reveal) return p.revealed.empty();
  return step == RoundStep::turn && plies > 0 && p.resolved > 0 && p.resolved < p.revealed.size();
}

/// The numbers are a logistic regression over 12,000 positions of greedy games, all teams, bosses and difficulties, against how they ended.
double Foresight::value(const Position& p) const {
  if (p.outcome != Outcome::open) return p.outcome == Outcome::boss_defeated ? 1 : -1;
  const Outlook seen = outlook(game_.table(), p);
  const double work = 0.047 * seen.boss - 0.684 * seen.cards - 2.067 * seen.boss / (seen.cards + 1) -
                      3.978 * seen.boss / (seen.energy + seen.outputs * seen.rounds + 5);
  const double valor = 0.406 * seen.margin + 0.749 * std::min(seen.margin, 4.0) - 1.005 * std::min(seen.margin / (seen.rounds + 1), 6.0);
  const double team = 0.049 * seen.outputs * seen.rounds + 0.094 * seen.energy - 0.195 * seen.levels - 0.243 * seen.robots - 0.066 * seen.ready +
                      0.089 * seen.wounds - 0.151 * seen.minions;
  return share(6.41 + work + valor + team);
}

}  // namespace rondo::aegis
