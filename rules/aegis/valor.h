#pragma once
// Valor Skills: what they cost and whether one may be used now (AEG-348 to AEG-362).
#include "rules/aegis/position.h"

namespace rondo::aegis {

[[nodiscard]] constexpr int skill_price(Skill skill) { return skill == Skill::activate_another || skill == Skill::energy ? 2 : 1; }
[[nodiscard]] constexpr std::uint8_t skill_bit(Skill skill) { return static_cast<std::uint8_t>(1U << static_cast<unsigned>(skill)); }
/// Unused since the last boss turn began, and affordable. Spending the last Valor Point is allowed and loses at once (AEG-362).
[[nodiscard]] constexpr bool can_use(const Position& p, Skill skill) { return (p.skills_used & skill_bit(skill)) == 0 && p.valor >= skill_price(skill); }
inline constexpr int energy_skill_gain = 5;
inline constexpr int repair_skill_points = 3;

}  // namespace rondo::aegis
