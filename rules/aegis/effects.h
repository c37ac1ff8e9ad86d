#pragma once
// Effect lines in somebody's hands: which go off, whom they mean, and which Actions a salvo holds. Asked by the options, by
// resolution and by those who tell about it; each answer is a pure function of the position and the frame.
#include "rules/aegis/aim.h"

namespace rondo::aegis {

namespace effect_flag {
inline constexpr std::uint16_t by_boss = 1;
inline constexpr std::uint16_t series = 2;     ///< the other lines of its moment follow
inline constexpr std::uint16_t gone = 4;       ///< its robot is not on the board any more
inline constexpr std::uint16_t agreed = 8;     ///< an optional line that its player wants
inline constexpr std::uint16_t reaction = 16;  ///< `damaged` or `destroyed`: what it sets off waits until it is done
}  // namespace effect_flag
namespace salvo_flag {
inline constexpr std::uint16_t beneath = 1;    ///< COMBINE Actions of the cards beneath `piece`, not Actions of its own
}  // namespace salvo_flag

inline constexpr int longest_chain = 4;        ///< ruling 57: so many `damaged` and `destroyed` lines set each other off, and no more
inline constexpr int robot_actions = 3;        ///< Action lines of a robot (AEG-023)

/// The line that an effect frame is about.
[[nodiscard]] inline const EffectLine& line_of(const Table& table, const Frame& effect) { return table.card(effect.card).effects[effect.action]; }
[[nodiscard]] inline Side side_of(const Frame& effect) { return effect.flags & effect_flag::by_boss ? Side::boss : Side::hero; }
/// Where its robot stands, or stood when it went.
[[nodiscard]] HexId origin(const Position& p, const Frame& effect);

/// Everybody the line means now; of a line that picks one, everybody it may pick: Beacons of the other side first (ruling 58). Harmful lines
/// of enemies mean only the player's robots and helpful ones only their own side, as their Actions do (AEG-381 to AEG-383).
[[nodiscard]] PieceSet meant(const Table& table, const Position& p, const Frame& effect);
/// Whether the line would change nothing.
[[nodiscard]] bool idle(const Table& table, const Position& p, const Frame& effect);

/// The free hexes exactly so many away from `from`.
[[nodiscard]] HexSet free_ring(const Table& table, const Position& p, HexId from, int away);
/// The first free slot for a Drone of that side, or no_piece when it has four (AEG-240).
[[nodiscard]] PieceId drone_slot(const Position& p, Side side);

/// Calls `visit(item, card, line)` for each effect line that forming `top` sets off: its own Combine Abilities, then those of what it
/// was combined of. Items count from 0 and stay below first_combine_action.
template <class Visit>
void each_combine_line(const Table& table, const Position& p, CardId top, Visit&& visit) {
  int item = 0;
  const auto lines = [&](CardId card, When when) {
    const auto& effects = table.card(card).effects;
    for (int line = 0; line < static_cast<int>(effects.size()); ++line)
      if (effects[static_cast<std::size_t>(line)].when == when) visit(item++, card, line);
  };
  lines(top, When::formed);
  for (const CardId card : p.joined) lines(card, When::component);
}

/// Calls `visit(item, piece, action)` for each Action of a salvo, used or not.
template <class Visit>
void each_salvo(const Table& table, const Position& p, const Frame& salvo, Visit&& visit) {
  if (salvo.flags & salvo_flag::beneath) {
    if (!p.alive(salvo.piece)) return;
    int item = 0;
    for (int id = 0; id < table.team_size(); ++id) {
      const auto& actions = table.cards[static_cast<std::size_t>(id)].actions;
      if (p.under[static_cast<std::size_t>(id)] != p[salvo.piece].card) continue;
      for (int action = 0; action < std::min(robot_actions, static_cast<int>(actions.size())); ++action)
        if (actions[static_cast<std::size_t>(action)].attributes.has(Attribute::combine) && item < 32)
          visit(item++, salvo.piece, borrowed(static_cast<CardId>(id), action));
    }
    return;
  }
  for (PieceId piece = 0; piece < boss_piece; ++piece)
    if (p.alive(piece))
      for (int action = 0; action < std::min(robot_actions, static_cast<int>(card_of(table, p, piece).actions.size())); ++action)
        visit(piece * robot_actions + action, piece, action);
}
/// Whether the Action can be used for free now: a free X may be at most what the pool holds (AEG-569).
[[nodiscard]] bool may_salvo(const Table& table, const Position& p, PieceId piece, int action);

}  // namespace rondo::aegis
