#pragma once
// What everything beside damage and place is worth, in Hit Points: tokens, cards, Debuffs, keywords and effect lines. Rough numbers, all
// in one place.
#include "rules/aerodome/cards.h"

namespace rondo::aerodome {

namespace goods {
inline constexpr double elusive = 0.6;
inline constexpr double nitro = 0.3;
inline constexpr double card = 0.35;      ///< an Auxiliary
inline constexpr double burn = 0.7;       ///< one more Burn token
inline constexpr double frozen = 0.15;
inline constexpr double dazed = 0.4;
inline constexpr double charge = 0.2;
inline constexpr double die = 1.0 / 3;    ///< one more die of an attack
inline constexpr double kill = 4;         ///< beyond the points that it takes
}  // namespace goods

/// To the one who has the line: what it does once, `n` being its amount.
[[nodiscard]] double worth(const Effect& line, int n);
/// What a battle card brings by being played, its actions apart.
[[nodiscard]] double bonus(const BattleCard& card);
/// What a successful attack brings beside damage.
[[nodiscard]] double marks(const Keywords& keywords);
/// Of an amount, where no position says what X is.
[[nodiscard]] int usual(const Amount& amount);

}  // namespace rondo::aerodome
