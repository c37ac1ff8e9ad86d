#pragma once
// Which die results pay for which icons of an action, and what that costs in stress.
#include <optional>
#include <span>

#include "rules/akarios/position.h"

namespace rondo::akarios {

using Dice = std::array<std::uint8_t, face_count>;

/// The stress (0 or 1) of laying `face` on `icon`; nothing where it does not fit. `drone` is what the ship's drone results count as. A stress
/// result counts as any result and costs 1; on the drone die it is free where the drone result fits (S:147).
[[nodiscard]] std::optional<int> price(Face face, Icon icon, std::optional<Icon> drone);

/// Whether all `icons` can be paid with different dice, with at most `stress` more of it.
[[nodiscard]] bool payable(const Dice& dice, std::span<const Icon> icons, std::optional<Icon> drone, int stress);

}  // namespace rondo::akarios
